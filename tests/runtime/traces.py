"""What every shipped example comes to, one line each; runs here and, as text, in Pyodide."""

from rulesengine.core.errors import RulesError
from rulesengine.examples.check import answer, outputs
from rulesengine.examples.format import Example
from rulesengine.examples.shipped import shipped
from rulesengine.games import QUESTIONS
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.plain import render, render_error
from rulesengine.text.trace import dumps


def all_traces() -> str:
    """Return a line for each example: its id, its trace, its outputs and its words in all languages."""
    return "\n".join(one_line(example) for example in shipped().values())


def one_line(example: Example) -> str:
    """Return what one example comes to, be it an answer or a refusal."""
    try:
        derived = answer(example)
    except RulesError as error:
        told = [str(error), *(render_error(error, lang) for lang in LANGUAGES)]
    else:
        told = [dumps(derived), str(outputs(QUESTIONS[example.kind][1], derived))]
        told += [render(derived, lang) for lang in LANGUAGES]
    return f"{example.id} {told!r}"
