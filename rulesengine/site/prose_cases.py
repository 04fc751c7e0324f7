"""`{cases}`: every shipped example of a game in short, so that whoever meets its id finds its numbers."""

from docutils import nodes

from rulesengine.examples.check import Checked
from rulesengine.games import GAMES
from rulesengine.site.prose_domain import IN_SHORT, Key, domain_of, reference
from rulesengine.site.prose_given import given_lines
from rulesengine.site.prose_nodes import ProseDirective, folded, language_of, paragraph
from rulesengine.site.prose_proof import proof
from rulesengine.site.prose_rule import with_source
from rulesengine.site.prose_typed import typed_in, typed_words, with_typed
from rulesengine.text.catalogue import say
from rulesengine.text.narration import Depth, complaints
from rulesengine.text.plain import render


class CasesDirective(ProseDirective):
    """Print the examples of a game, folded: id, what is given, the answer, where it is printed."""

    def run(self) -> list[nodes.Node]:
        """Return the folded list."""
        name = self.arguments[0]
        if name not in {game.name for game in GAMES}:
            return self.report(f"unknown game {name}; there are {', '.join(game.name for game in GAMES)}")
        lang = language_of(self.config)
        cases = [one for one in proof().checked.values() if one.example.kind.partition(".")[0] == name]
        lines = [self.line(one, lang) for one in cases]
        return [folded("", *lines, summary=say("ui-prose-cases", lang, count=len(lines)))]

    def line(self, checked: Checked, lang: str) -> nodes.paragraph:
        """Return one example as a paragraph with an anchor of its own."""
        key = Key(IN_SHORT, checked.example.id)
        domain_of(self.env).note_printed(key, self.location)
        whole = Key("example", key.id)
        domain_of(self.env).note_used(whole)
        node = paragraph("rx-case", reference(whole, nodes.literal("", key.id), self.env.docname))
        node["ids"] = [key.anchor]
        typed = typed_words(checked.example.given).union(*map(typed_in, checked.stories))
        for index, (label, value, is_typed) in enumerate(given_lines(checked, lang)):
            node += [nodes.Text("; " if index else " "), *with_typed(label, typed), nodes.Text(": ")]
            node += (nodes.literal if is_typed else nodes.inline)("", value)
        node += [nodes.Text(". "), nodes.strong("", "", *with_typed(_verdict(checked, lang), typed))]
        return with_source(self, node, checked.example.source, lang)


def _verdict(checked: Checked, lang: str) -> str:
    """Return the answer, or the sentences of the refusal."""
    if checked.error is not None:
        return " ".join(one.sentence for one in complaints(checked.error, lang))
    return render(checked.derived, lang, Depth.VERDICT) if checked.derived is not None else "–"
