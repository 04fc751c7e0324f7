"""Words: the message catalogues and the one renderer from reasons to sentences."""

from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import Depth, narrate, verdict
from rulesengine.text.plain import render, render_error
from rulesengine.text.trace import dumps, trace

__all__ = [
    "LANGUAGES",
    "Depth",
    "dumps",
    "narrate",
    "render",
    "render_error",
    "say",
    "trace",
    "verdict",
]
