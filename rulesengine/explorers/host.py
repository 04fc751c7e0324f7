"""The engine as the browser asks it: a request in JSON in, a finished piece of the page out."""

import json
from functools import lru_cache
from typing import Any

from rulesengine import __version__
from rulesengine.core.errors import InputError, RulesError, problem
from rulesengine.core.problems import TOO_MANY
from rulesengine.explorers import page
from rulesengine.explorers.declaration import Explorer
from rulesengine.explorers.forms import Texts, field_of, form_of, given_of
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.text.catalogue import LANGUAGES, SOURCE_LANGUAGE, messages
from rulesengine.views.answer import problems_html

LONGEST_TEXT = 100_000
"""How many characters a form may hold in all; longer ones are refused before they are read."""


@lru_cache(maxsize=64)
def answer(request: str) -> str:
    """Return the answer to a request as JSON; a refusal is an answer too, so nothing is raised for it.

    The request names `explorer` and `lang` and gives the form's fields as text in `given`. The answer
    has `ok`, `html` and what is `standing` in the fields of house rules that were left empty, or
    `problems`, each with the field it belongs to.
    """
    try:
        asked = json.loads(request)
        explorer, lang, texts = EXPLORERS[asked["explorer"]], asked["lang"], asked["given"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return _failure("bad-request")
    if lang not in LANGUAGES or not _is_form(texts):
        return _failure("bad-request")
    try:
        _hold_short(texts)
        given = given_of(texts, explorer)
        derived = page.answer(explorer, given, lang)
    except RulesError as error:
        return _dumps({"ok": False, "problems": _problems(error, explorer, lang)})
    form = form_of(explorer, given, lang)
    html = page.result_html(explorer, derived, form, lang)
    return _dumps({"ok": True, "html": str(html), "standing": form.standing})


def warm() -> None:
    """Read every template and catalogue and run one explorer, so that no file is needed later.

    All others are imported with the registry; what they would keep only makes the memory image larger.
    """
    for lang in LANGUAGES:
        messages(lang)
    page.show(next(iter(EXPLORERS)), SOURCE_LANGUAGE)


def _is_form(texts: object) -> bool:
    return isinstance(texts, dict) and all(
        isinstance(text, str)
        or (isinstance(text, list) and bool(text) and all(isinstance(one, str) for one in text))
        for text in texts.values()
    )


def _hold_short(texts: Texts) -> None:
    lengths = {name: len("".join(text)) for name, text in texts.items()}
    if sum(lengths.values()) > LONGEST_TEXT:
        longest = max(lengths, key=lengths.__getitem__)
        raise InputError(problem(TOO_MANY, longest, most=LONGEST_TEXT, came=lengths[longest]))


def _problems(error: RulesError, explorer: Explorer, lang: str) -> list[dict[str, str]]:
    return [
        {"field": field_of(path, explorer.fields), "path": path, "html": str(sentence)}
        for path, sentence in problems_html(error, lang)
    ]


def _failure(reason: str) -> str:
    return _dumps({"ok": False, "failed": reason, "problems": []})


def _dumps(response: dict[str, Any]) -> str:
    return json.dumps({**response, "engine": __version__}, ensure_ascii=False)
