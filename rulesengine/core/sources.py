"""The sources that rules and examples cite, each known by its key."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """A document that rules are taken from.

    Its title is the message `source-KEY`, the title of a place in it `place-KEY-PLACE`.
    """

    key: str
    language: str


COMMON = (Source("external", "en"), Source("this-book", "en"))
"""What any game may cite: practice published outside its own documents, and a decision of ours."""
