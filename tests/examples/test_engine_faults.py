"""A fault of the engine itself costs one worked example, not the whole check."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulesengine.cli import main
from rulesengine.core.derivation import Derived
from rulesengine.games import QUESTIONS
from rulesengine.text.catalogue import LANGUAGES, say

EXAMPLES = """schema = 1
[[example]]
id = "friday-count"
kind = "kozel.count"
given = { banks = ["A=4 10=4"] }
expect = {}
[[example]]
id = "friday-tie"
kind = "kozel.match"
given = { pairs = [2, 3], hands = ["60:60", "74:46"] }
expect = { pairs = [4, 3] }
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_goes_on_after_a_fault_of_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """The example that met it fails, a sentence names it and what happened, and the next is checked."""
    game, question = QUESTIONS["kozel.count"]
    monkeypatch.setitem(QUESTIONS, "kozel.count", (game, replace(question, answer=_broken)))
    file = tmp_path / "friday.toml"
    file.write_text(EXAMPLES, "utf-8")
    answer = CliRunner().invoke(main, ["verify", str(file), "--lang", lang])
    assert answer.exit_code == 1
    first, told, second, count = answer.output.splitlines()
    assert (first, second) == ("✗ friday-count", "✓ friday-tie")
    assert count == say("ui-verify-summary", lang, holds=1, fails=1, unread=0)
    place = f"test_engine_faults.py:{_broken.__code__.co_firstlineno + 2}"
    facts = {"where": f"{file}: friday-count", "came": "KeyError: 'no such card'", "place": place}
    assert told == f"    {say('ui-verify-fault', lang, **facts)}"


def _broken(**_given: object) -> Derived[int]:
    """Break off as an engine with a fault does."""
    raise KeyError("no such card")
