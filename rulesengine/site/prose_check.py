"""`{check}`: a number in prose that the engine computes too, or the build fails."""

import re

from docutils import nodes
from sphinx.util.docutils import SphinxRole

from rulesengine.site.prose_domain import domain_of
from rulesengine.site.prose_nodes import checked_number, exact_location, language_of
from rulesengine.site.prose_number import Claim, ProseFault, check_number
from rulesengine.text.catalogue import say, speaker
from rulesengine.text.phrase import PERCENT, decimal

_NUMBER = re.compile(r"-?\d+\.\d+")


class CheckRole(SphinxRole):
    """Print a number after the engine has computed the same."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return the number, marked as checked; as plain text and with a warning when it is wrong."""
        lang = language_of(self.config)
        try:
            claim = check_number(self.text, lang)
        except ProseFault as fault:
            location = exact_location(*self.get_source_info(), self.text)
            domain_of(self.env).report(str(fault), location)
            return [nodes.Text(self.text.partition("<")[0].strip())], []
        title = _origin(claim, lang)
        shown = _NUMBER.sub(lambda number: decimal(number[0], speaker(lang)), claim.printed)
        return [checked_number("", shown.replace(" %", PERCENT), value=claim.printed, title=title)], []


def _origin(claim: Claim, lang: str) -> str:
    if claim.given is None:
        return say("ui-prose-check-example", lang, example=claim.subject)
    return say("ui-prose-check-engine", lang, kind=claim.subject)
