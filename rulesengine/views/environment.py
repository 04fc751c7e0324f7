"""The templates of all pieces of a page, read once, with the words of one language at hand."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import DictLoader, Environment, StrictUndefined
from markupsafe import Markup

from rulesengine.text.catalogue import speaker
from rulesengine.views.marked import marked

TEMPLATES = Path(__file__).parent / "templates"


def render(template: str, lang: str, **context: Any) -> Markup:  # noqa: ANN401  # templates take any value
    """Return a template filled in; every value is escaped, `say` writes messages in `lang`."""
    return Markup(environment().get_template(template).render(say=speaker(lang), lang=lang, **context))


def number(value: float) -> str:
    """Return a length or a place in a drawing, as short as it can be drawn.

    >>> number(12.0), number(24 * 0.17), number(1 / 3)
    ('12', '4.08', '0.33')
    """
    return f"{round(value, 2):g}"


def as_mark(mark: str) -> Markup:
    """Return the attribute of what a step points at; nothing for what no step does.

    >>> as_mark("hand-3"), as_mark("")
    (Markup(' data-mark="hand-3"'), Markup(''))
    """
    return Markup(' data-mark="{}"').format(mark) if mark else Markup("")


@cache
def environment() -> Environment:
    """Return the environment with every template in memory, so that no file is needed later."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(TEMPLATES.iterdir())}
    made = Environment(
        loader=DictLoader(texts),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.filters |= {"marked": marked, "n": number, "as_mark": as_mark}
    for name in texts:
        made.get_template(name)
    return made
