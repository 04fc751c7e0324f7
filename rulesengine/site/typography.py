"""Typography of the prose: what belongs together stays on one line."""

import re

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

_NO_BREAK = "\N{NO-BREAK SPACE}"
# A per cent sign stays with its number, a dash with the word before it.
_HELD = re.compile(r" (?=[—–](?:\s|$))|(?<=\d) (?=%)")


class HeldTogether(SphinxPostTransform):
    """Hold per cent signs and dashes to what stands before them; code stays as it is typed."""

    default_priority = 900
    """After references have got their texts."""

    def run(self, **_options: object) -> None:
        """Put spaces that do not break into the text of the page."""
        for text in list(self.document.findall(nodes.Text)):
            if not isinstance(text.parent, nodes.literal | nodes.literal_block | nodes.raw | nodes.comment):
                text.parent.replace(text, nodes.Text(_HELD.sub(_NO_BREAK, text)))
