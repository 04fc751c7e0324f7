"""The sources that rules and examples cite, each known by its key."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """A document that rules are taken from.

    Its title is the message `source-KEY`, the title of a place in it `place-KEY-PLACE`.
    """

    key: str
    language: str


SOURCES = (
    Source("kozel-ai-60-60", "ru"),
    Source("preferans-guide", "uk"),
    Source("spades-rules-1-0-0", "ka"),
    Source("cube-book", "ru"),
    Source("external", "en"),
    Source("this-book", "en"),
)
"""`external` is any published practice outside the four documents; `this-book` is a decision of ours."""

SOURCE_KEYS = frozenset(source.key for source in SOURCES)
