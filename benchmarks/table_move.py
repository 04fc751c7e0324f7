"""A card played at the table of Spades to the others' answer on the page, at each strength of the others."""

from statistics import median

from playwright.sync_api import Page, sync_playwright

from benchmarks.figures import Figure, almost_all, table
from benchmarks.first_touch import SITE, fresh_page, serving

LESSON = "en/notebooks/spades_play.html"
DEALS = ("1", "2", "3", "4")
BARS = {"simple": 150, "normal": 150, "hard": 1500}
"""Milliseconds within which the others have answered."""
PLAY = """async ([level, deals]) => {
    const explorer = document.querySelector('rules-explorer[name="spades.table"]');
    const fields = (name) => [...explorer.querySelectorAll(`.rx-form [name="${name}"]`)];
    const result = explorer.querySelector("[data-result]");
    const changed = (act) => new Promise((done) => {
        new MutationObserver((_, watch) => (watch.disconnect(), done())).observe(result, { childList: true });
        act();
    });
    const type = (deal) => changed(() => {
        const start = { deal, bid: "4", cards: "" };
        for (const [name, text] of Object.entries(start)) fields(name)[0].value = text;
        for (const field of fields("levels")) field.value = level;
        // of the form itself: a change of the deal's own field would leave the bid behind
        explorer.querySelector(".rx-form").dispatchEvent(new Event("input", { bubbles: true }));
    });
    const times = [];
    for (const deal of deals) {
        await type(deal);
        for (let press; (press = result.querySelector("button.rx-held")); ) {
            const start = performance.now();
            await changed(() => press.click());
            result.getBoundingClientRect();
            times.push(performance.now() - start);
        }
    }
    return times;
}"""


def measure() -> list[Figure]:
    """Play whole deals against three players of each strength, always the first card that may be played."""
    with serving(SITE) as book, sync_playwright() as playwright, fresh_page(playwright) as page:
        page.goto(book + LESSON, wait_until="networkidle")
        page.evaluate(PLAY, ["simple", DEALS[:1]])
        return [figure for level in BARS for figure in _figures(page, level)]


def _figures(page: Page, level: str) -> list[Figure]:
    times: list[float] = page.evaluate(PLAY, [level, DEALS])
    return [
        Figure(name=f"{level}: move answered, median", value=median(times), unit="ms"),
        Figure(name=f"{level}: move answered, 95 %", value=almost_all(times), unit="ms", bar=BARS[level]),
    ]


if __name__ == "__main__":
    print(table("A card played → the others' answer", measure()))
