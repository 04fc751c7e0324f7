"""What the shipped examples prove, and what is said when one of them or a rule is left alone."""

from pathlib import Path

import pytest

from rulesengine.core.derivation import Rule
from rulesengine.core.question import Game
from rulesengine.examples.format import read_text
from rulesengine.games import GAMES
from rulesengine.kozel.rulebook import BIG_WIN, RANKS, TIE, TRICKS
from rulesengine.site.prose_proof import Proof, survey
from tests.site.tiny import EXAMPLES

HERE = Path("somewhere.toml")


def surveyed(text: str = EXAMPLES, *rules: Rule) -> Proof:
    """Survey examples against a game that has these rules."""
    read = read_text(text, str(HERE))
    games = [Game(name="kozel", rules=rules, presets={}, questions=(), sources=())]
    return survey(read.examples, read.problems, games)


def test_examples_are_known_for_each_rule() -> None:
    """Those come first whose answer the rule decides."""
    proof = surveyed()
    assert proof.faults == ()
    assert set(proof.by_rule["kozel-tie"]) == {"tie-then-win", "misprinted"}
    assert proof.by_rule["kozel-total-short"] == ("short-total",)


def test_rule_without_an_example_is_named_where_it_is_declared() -> None:
    """File and line lead to the rulebook."""
    lonely = surveyed(EXAMPLES.partition('id = "misprinted"')[0].rpartition("[[")[0], TIE, BIG_WIN).faults
    assert [fault.message for fault in lonely] == ["no shipped example proves the rule kozel-big-win"]
    file, _, line = lonely[0].location.rpartition(":")
    assert 'Rule("kozel-big-win"' in Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def test_rule_that_is_only_ever_rejected_is_proved_by_that() -> None:
    """Tricks never decide, and an example that says so proves it."""
    banks = [[f"{rank}{suit}" for suit in suits for rank in RANKS] for suits in ("♠♥", "♦♣")]
    text = (
        'schema = 1\n[[example]]\nid = "tricks"\nkind = "kozel.count"\n'
        f"given = {{ banks = {banks} }}\nexpect = {{ points = [60, 60] }}"
    )
    proof = surveyed(text, TRICKS)
    assert [fault.message for fault in proof.faults] == []
    assert proof.by_rule[TRICKS.id] == ("tricks",)


def test_examples_of_one_id_are_told_apart() -> None:
    """Two files may not give one name to two examples."""
    read = read_text(EXAMPLES, str(HERE))
    faults = survey((*read.examples, *read.examples[:1]), (), ()).faults
    assert [fault.message for fault in faults] == ["two shipped examples have the id tie-then-win"]


def test_unreadable_file_is_a_fault() -> None:
    """Its problems are said in English."""
    (fault,) = surveyed("schema = 2\n").faults
    assert fault.location == str(HERE)
    assert "schema" in fault.message


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("carry = 0", "carry = 1", "tie-then-win does not hold: carry: expected 1, the engine computes 0"),
        ("printed = { pairs = [2, 0] }", "printed = { pairs = [3, 0] }", "the source’s own pairs"),
        ("points = [60, 58]", "points = [60, 60]", "short-total does not hold: error"),
    ],
)
def test_example_that_does_not_hold_is_a_fault(right: str, wrong: str, message: str) -> None:
    """Expected and computed numbers are said."""
    (fault,) = surveyed(EXAMPLES.replace(right, wrong)).faults
    assert message in fault.message


def test_all_games_are_surveyed() -> None:
    """Every rule without an example would be named, not the first alone."""
    proof = survey((), (), GAMES)
    assert len(proof.faults) == sum(len(game.rules) for game in GAMES)
