"""Ask axe what on a page shuts readers out."""

from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
Rules = Mapping[str, object]
RULES: Rules = {"type": "tag", "values": TAGS}
RULES_OF_COLOUR: Rules = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}


def axe(page: Page, rules: Rules = RULES) -> list[str]:
    """Give axe's violations, one line for each place: rule, what is wrong, the element's selector."""
    # Put in as an expression, since a page's own policy may forbid script elements.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8") + "; 0")
    # Told that nothing else is wanted, axe spares itself the search for selectors of all that is well.
    options = {"runOnly": {**rules}, "resultTypes": ["violations"], "elementRef": False}
    answer = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {violation['help']} at {' '.join(map(str, node['target']))}"
        for violation in answer["violations"]
        for node in violation["nodes"]
    ]


def axe_in_light_and_dark(page: Page) -> list[str]:
    """Give axe's violations in both schemes; the dark one changes colours alone, and is asked for those."""
    page.emulate_media(color_scheme="light")
    found = axe(page)
    page.emulate_media(color_scheme="dark")
    return [*found, *axe(page, RULES_OF_COLOUR)]
