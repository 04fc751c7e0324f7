"""A change in the form to the new result on the page: a short match, a long one, a score sheet."""

import random
from dataclasses import dataclass
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks.figures import Figure, almost_all, table
from benchmarks.first_touch import LESSON, SITE, fresh_page, serving

CHANGES = 120
LENGTHS = (2, 40)
TARGET = "999"
BARS = (30, 60)
SETTLEMENT = "en/notebooks/preferans_settlement.html"
SHEET = {"pool": 4, "mountain": 4, "whists": 12}
"""The numbers of a score sheet of four."""
Form = dict[str, list[str]]
"""What stands in a form: the texts of each name."""
# Notes when the worker is asked and when it has answered, to tell Python's part from the page's.
WATCH = """
window.Worker = class extends Worker {
    constructor(...words) {
        super(...words);
        this.addEventListener("message", () => (window.heard = performance.now()));
    }
    postMessage(...words) {
        window.asked = performance.now();
        super.postMessage(...words);
    }
};
"""
CHANGE = """async ([kind, forms]) => {
    const explorer = document.querySelector(`rules-explorer[name="${kind}"]`);
    const fields = (name) => explorer.querySelectorAll(`[name="${name}"]`);
    const result = explorer.querySelector("[data-result]");
    const painted = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
    }));
    const seen = [];
    for (const form of forms) {
        const put = new Promise((done) => {
            const observer = new MutationObserver(() => (observer.disconnect(), done()));
            observer.observe(result, { childList: true });
        });
        // a frame has just been shown, as when a reader types into a page at rest
        await painted();
        const begun = performance.now();
        for (const [name, texts] of Object.entries(form)) {
            texts.forEach((text, index) => (fields(name)[index].value = text));
        }
        fields(Object.keys(form)[0])[0].dispatchEvent(new Event("input", { bubbles: true }));
        await put;
        const answered = performance.now();
        result.getBoundingClientRect();
        const laid = performance.now();
        await painted();
        const shown = performance.now();
        seen.push({ python: heard - asked, put: answered - begun, page: laid - heard, shown: shown - begun });
        await new Promise((done) => setTimeout(done, 20));
    }
    if (explorer.dataset.state !== "live" || explorer.hasAttribute("data-stale")) throw new Error("not live");
    return [seen, result.innerHTML.length];
}"""


@dataclass(frozen=True, slots=True)
class Seen:
    """What was measured of one form: milliseconds by part, and the size of the last result."""

    name: str
    times: dict[str, list[float]]
    size: int


def measure() -> list[Figure]:
    """Change one number of a form again and again, each time so that it was never seen before."""
    with serving(SITE) as book, sync_playwright() as playwright, fresh_page(playwright) as page:
        page.add_init_script(WATCH)
        page.goto(book + LESSON, wait_until="networkidle")
        page.evaluate(CHANGE, ["kozel.match", [{"hands": ["60:60"]}]])
        measured = [
            _change(page, f"{hands} hands", "kozel.match", matches(hands, random.Random(hands)))
            for hands in LENGTHS
        ]
        page.goto(book + SETTLEMENT, wait_until="networkidle")
        page.evaluate(CHANGE, ["preferans.settle", [{"mountain": ["1"]}]])
        measured.append(_change(page, "score sheet", "preferans.settle", sheets(random.Random(4))))
    return [figure for seen in measured for figure in _figures(seen)]


def sheets(rng: random.Random) -> list[Form]:
    """Return a sheet of four after each change: another number in any one of its fields."""
    form = {name: [str(rng.randint(0, 90)) for _ in range(count)] for name, count in SHEET.items()}
    found: list[Form] = []
    while len(found) < CHANGES:
        name = rng.choice(list(SHEET))
        form[name][rng.randrange(SHEET[name])] = str(rng.randint(100, 9999))
        found.append({one: list(texts) for one, texts in form.items()})
    return found


def matches(hands: int, rng: random.Random) -> list[Form]:
    """Return the form as it stands after each change: another result for any one of the hands."""
    lines = [_line(hand) for hand in hands_of(hands, rng)]
    found: list[Form] = []
    before: set[str] = set()
    while len(found) < CHANGES:
        lines[rng.randrange(hands)] = _line(*hands_of(1, rng))
        text = "\n".join(lines)
        if text not in before:
            before.add(text)
            found.append({"hands": [text], "rules.target": [TARGET]})
    return found


def hands_of(count: int, rng: random.Random) -> list[tuple[int, int]]:
    """Return hands of a match, one in five of them a tie."""
    points = [60 if rng.random() < 0.2 else rng.randint(0, 120) for _ in range(count)]
    return [(mine, 120 - mine) for mine in points]


def _line(hand: tuple[int, int]) -> str:
    return f"{hand[0]}:{hand[1]}"


def _change(page: Page, name: str, kind: str, forms: list[Form]) -> Seen:
    seen: list[dict[str, Any]]
    seen, size = page.evaluate(CHANGE, [kind, forms])
    return Seen(name, {part: [each[part] for each in seen] for part in seen[0]}, size)


def _figures(seen: Seen) -> list[Figure]:
    name, times = seen.name, seen.times
    return [
        Figure(name=f"{name}: shown, median", value=median(times["shown"]), unit="ms", bar=BARS[0]),
        Figure(name=f"{name}: shown, 95 %", value=almost_all(times["shown"]), unit="ms", bar=BARS[1]),
        Figure(name=f"{name}: in the page's tree, median", value=median(times["put"]), unit="ms"),
        Figure(name=f"{name}: in the page's tree, 95 %", value=almost_all(times["put"]), unit="ms"),
        Figure(name=f"{name}: of it the engine, median", value=median(times["python"]), unit="ms"),
        Figure(name=f"{name}: of it the page with layout, median", value=median(times["page"]), unit="ms"),
        Figure(name=f"{name}: size of the result", value=seen.size / 1000, unit="kB"),
    ]


if __name__ == "__main__":
    print(table("A change in the form → the new result", measure()))
