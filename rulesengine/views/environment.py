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
    made.filters["marked"] = marked
    for name in texts:
        made.get_template(name)
    return made
