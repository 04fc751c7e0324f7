"""Drive an explorer on a published page as a reader does, and ask the engine what it should show."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from rulesengine.explorers.forms import given_of
from rulesengine.explorers.host import answer
from rulesengine.explorers.page import answer as ask_engine
from rulesengine.explorers.registry import EXPLORERS
from tests.harness.notebooks import lessons

LESSONS = lessons()
"""The pages of the lessons, each with the kinds of interactive on it."""
LESSON = "notebooks/kozel_ties.html"
ONE_EACH = (
    LESSON,
    "notebooks/preferans_settlement.html",
    "notebooks/spades_play.html",
    "notebooks/cube_live_dead.html",
)
"""One lesson of each game, where a look at every one would tell nothing more."""
KINDS = tuple(EXPLORERS)
SORTS = (
    *(kind for kind in KINDS if kind.startswith("kozel.")),
    *("preferans.settle", "preferans.deal", "preferans.party"),
    *("spades.table", "spades.legal", "cube.status", "cube.grid", "cube.mat"),
)
"""One of each sort: every control of a form, and every drawing that can be pressed."""
LESSON_OF = {kind: page for page, kinds in LESSONS.items() for kind in kinds}
"""A page for each kind of interactive."""
PATIENCE = 30_000
"""Milliseconds until something is taken to never happen; a busy machine starts the engine slowly."""

_FIELDS = """element => {
    const given = {};
    for (const field of element.querySelector('.rx-form').elements) {
        if (field.name) (given[field.name] ??= []).push(field.value);
    }
    return given;
}"""
_TEXT = "html => { const all = document.createElement('div'); all.innerHTML = html; return all.textContent; }"


class Explorer:
    """One explorer of an open page, found by its kind; `nth` tells those of a kind apart."""

    def __init__(self, page: Page, kind: str, nth: int = 0) -> None:
        self.page = page
        self.kind = kind
        self.root = page.locator(f"rules-explorer[name='{kind}']").nth(nth)
        self.result = self.root.locator("[data-result]")
        self.verdict = self.root.locator("[data-verdict]")
        self.steps = self.root.locator(".rx-steps > li")
        self.depth = self.root.locator("[data-depth-choice]")
        self.status = self.root.locator("[data-status]")
        self.guess = self.root.locator("[data-guess-input]")
        self.reply = self.root.locator("[data-reply]")
        self.quick = self.root.locator("[data-quick-input]")

    @property
    def key(self) -> str:
        """The name that the address calls it by."""
        return str(self.root.get_attribute("id"))

    def field(self, name: str, index: int = 0) -> Locator:
        """Give the control of a parameter."""
        return self.root.locator(f".rx-form [name='{name}']").nth(index)

    def problem(self, name: str) -> Locator:
        """Give the place of the sentence that refuses a parameter."""
        return self.root.locator(f"[data-problem-for='{name}']")

    def press(self, what: str) -> None:
        """Press the button of that name."""
        self.root.locator(f"[data-do='{what}']").click()

    def uncover(self) -> "Explorer":
        """Look at the answer, if a prediction is asked for first."""
        if self.root.get_attribute("data-covered") is not None:
            expect(self.root).to_have_attribute("data-predicting", "")
            self.press("reveal")
        return self

    def set(self, name: str, *texts: str) -> None:
        """Type into the controls of a parameter, or choose; what is folded away is unfolded first."""
        first = self.field(name)
        folded = first.locator("xpath=ancestor::details[not(@open)]/summary")
        if folded.count():
            folded.click()
        for index, text in enumerate(texts):
            control = self.field(name, index)
            if control.evaluate("field => field.tagName") == "SELECT":
                control.select_option(text)
            else:
                control.fill(text)

    def predict(self, text: str) -> None:
        """Type a prediction and confirm it; where there are answers to choose among, choose a wrong one."""
        if self.guess.evaluate("input => input.tagName") == "SELECT":
            wrong = self.root.locator("[data-guess]:not([data-right])").first
            self.guess.select_option(wrong.get_attribute("data-guess"))
            self.root.locator(".rx-predict-form [type='submit']").click()
        else:
            self.guess.fill(text)
            self.guess.press("Enter")

    def leave(self) -> None:
        """Go out of the field, which is when the address is written."""
        self.page.evaluate("document.activeElement.blur()")

    @property
    def address(self) -> str:
        """Return the address that the page itself has now; the driver hears of a change a little later."""
        found: str = self.page.evaluate("location.href")
        return found

    def fields(self) -> dict[str, Any]:
        """Return what stands in the form, as the page would ask it."""
        found: dict[str, list[str]] = self.root.evaluate(_FIELDS)
        return {name: texts if len(texts) > 1 else texts[0] for name, texts in found.items()}

    def engine(self) -> dict[str, Any]:
        """Return what the engine on the desk answers to what stands in the form."""
        request = {
            "explorer": self.kind,
            "lang": self.root.get_attribute("lang"),
            "given": self.fields(),
        }
        response: dict[str, Any] = json.loads(answer(json.dumps(request)))
        return response

    def rejected(self) -> int:
        """Return how many rules the engine rejects in its answer to what stands in the form."""
        explorer = EXPLORERS[self.kind]
        derived = ask_engine(explorer, given_of(self.fields(), explorer), "en")
        return sum(len(step.instead_of) for step in derived.steps())

    def expect_answered(self) -> None:
        """Hold the result, seen or covered, to the engine's answer to what stands in the form."""
        response = self.engine()
        assert response["ok"], response
        expect(self.result).to_have_text(self.page.evaluate(_TEXT, response["html"]), timeout=PATIENCE)

    def expect_live(self) -> None:
        """Hold the page to the engine's answer, without any sign that it is an older one."""
        self.expect_answered()
        expect(self.root).to_have_attribute("data-state", "live", timeout=PATIENCE)
        expect(self.root).not_to_have_attribute("data-stale", "")

    def expect_refused(self, name: str) -> None:
        """Hold the page to the engine's sentences beside the field of a parameter."""
        response = self.engine()
        sentences = "".join(one["html"] for one in response["problems"] if one["field"] == name)
        assert sentences, response
        said = self.page.evaluate(_TEXT, sentences)
        expect(self.problem(name)).to_have_text(said, timeout=PATIENCE)
        expect(self.problem(name)).to_be_visible()
        expect(self.field(name)).to_have_attribute("aria-invalid", "true")
        expect(self.root).to_have_attribute("data-stale", "")
