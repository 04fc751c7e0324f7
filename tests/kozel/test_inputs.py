"""What people type, paste, send or put in a file is read, or refused in a sentence."""

import pytest
from hypothesis import given

from rulesengine.core import problems as why
from rulesengine.core.derivation import Rule
from rulesengine.core.errors import RulesError
from rulesengine.core.question import ask
from rulesengine.core.reading import LONGEST_SHOWN
from rulesengine.kozel import GAME
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.inputs import BANKS, HANDS, MOST_HANDS
from rulesengine.text.catalogue import LANGUAGES, speaker
from tests.strategies import hostile

BY_KIND = {question.kind: question for question in GAME.questions}
VOICES = tuple(speaker(lang) for lang in LANGUAGES)
TIE = ["60:60"]
NAMES = sorted({one.name for question in GAME.questions for one in question.parameters} | {"rules", "preset"})


def refusals(kind: str, **given: object) -> list[tuple[str, Rule]]:
    """Return path and rule of every problem of a question."""
    with pytest.raises(RulesError) as caught:
        ask(GAME, BY_KIND[kind], given, VOICES)
    return [(one.value, one.rule) for one in caught.value.problems]


@pytest.mark.parametrize("field", ["pairs", "carry", "hands"])
@given(text=hostile)
def test_hostile_text_comes_back_as_short_text(field: str, text: str) -> None:
    """Markup and fields of messages in the input are quoted, never filled in, and never long."""
    given_ = {"hands": "60:60", field: text}
    try:
        ask(GAME, BY_KIND["kozel.match"], given_, VOICES)
    except RulesError as error:
        for one in error.problems:
            facts = dict(one.facts)
            if "came" in facts:
                assert len(str(facts["came"])) <= LONGEST_SHOWN


def test_all_problems_of_an_input_are_reported_at_once() -> None:
    """Score, carry, hands, house and an unknown name each get their own problem and path."""
    found = refusals(
        "kozel.match",
        pairs="2",
        carry="many",
        hands=["60:60", "x:y", "60:58"],
        rules={"tie": "sulk", "target": 0, "colour": 1},
        score=1,
    )
    assert found == [
        ("pairs", why.NOT_A_PAIR),
        ("carry", why.NOT_WHOLE),
        ("hands[1][0]", why.NOT_WHOLE),
        ("hands[1][1]", why.NOT_WHOLE),
        ("hands[2]", kozel.TOTAL_SHORT),
        ("rules.tie", why.NOT_A_CHOICE),
        ("rules.target", why.OUT_OF_RANGE),
        ("rules.colour", why.UNKNOWN_KEY),
        ("score", why.UNKNOWN_KEY),
    ]


@pytest.mark.parametrize(
    ("kind", "given_", "path", "rule"),
    [
        ("kozel.match", {}, "hands", why.MISSING_KEY),
        ("kozel.match", {"hands": 60}, "hands", why.NOT_A_LIST),
        ("kozel.match", {"hands": [60]}, "hands[0]", why.NOT_A_PAIR),
        ("kozel.match", {"hands": ["60:60"] * (MOST_HANDS + 1)}, "hands", why.TOO_MANY),
        ("kozel.match", {"hands": "60:60 " * (MOST_HANDS + 1)}, "hands", why.TOO_MANY),
        ("kozel.match", {"hands": [[10**9, 0]]}, "hands[0]", kozel.TOTAL_OVER),
        ("kozel.match", {"hands": TIE, "carry": 10**9}, "carry", why.OUT_OF_RANGE),
        ("kozel.match", {"hands": TIE, "pairs": [10**9, 0]}, "pairs[0]", why.OUT_OF_RANGE),
        ("kozel.match", {"hands": TIE, "pairs": [-1, 0]}, "pairs[0]", why.OUT_OF_RANGE),
        ("kozel.match", {"hands": TIE, "rules": {"target": 10**9}}, "rules.target", why.OUT_OF_RANGE),
        (
            "kozel.match",
            {"hands": TIE, "rules": {"big_win_from": 60}},
            "rules.big_win_from",
            why.OUT_OF_RANGE,
        ),
        (
            "kozel.match",
            {"hands": TIE, "rules": {"carry_may_finish": 1}},
            "rules.carry_may_finish",
            why.NOT_YES_OR_NO,
        ),
        ("kozel.match", {"hands": TIE, "preset": "OTHER"}, "preset", why.NOT_A_CHOICE),
        ("kozel.hand", {"points": "60:58"}, "points", kozel.TOTAL_SHORT),
        ("kozel.hand", {"points": "60"}, "points", why.NOT_A_PAIR),
        ("kozel.hand", {"points": "61:59", "pairs": [6, 0]}, "pairs", kozel.AFTER_END),
        ("kozel.hand", {"points": "61:59", "pairs": [6, 6]}, "pairs", kozel.BOTH_AT_TARGET),
        ("kozel.hand", {"points": "61:59", "carry": 2}, "carry", kozel.CARRY_TOO_LARGE),
        ("kozel.count", {"banks": [["A♠"], ["6♠"]]}, "banks[1][0]", why.NOT_A_CARD),
        ("kozel.count", {"banks": [["A♠"] * 65]}, "banks[0]", why.TOO_MANY),
        ("kozel.count", {"banks": [{"A": 9}]}, "banks[0].A", why.OUT_OF_RANGE),
        ("kozel.count", {"banks": [{"6": 1}]}, "banks[0].6", why.UNKNOWN_KEY),
        ("kozel.count", {"banks": ["A=2 A=1"]}, "banks[0].A", why.SAME_NAME),
        ("kozel.count", {"banks": ["A=2=3"]}, "banks[0]", why.NOT_A_CARD),
        ("kozel.count", {"banks": [{}, {}, {}]}, "banks", why.TOO_MANY),
        ("kozel.clinch", {"confirmed": [121, 0]}, "confirmed[0]", why.OUT_OF_RANGE),
        ("kozel.clinch", {"confirmed": [61, 60]}, "confirmed", kozel.TOO_MANY_POINTS),
        ("kozel.audit", {"hands": TIE, "recorded": [[0, 0], [1, 1]]}, "recorded", kozel.RECORD_LENGTH),
        ("kozel.audit", {"hands": TIE, "recorded": ["0"]}, "recorded[0]", why.NOT_A_PAIR),
        ("kozel.compare", {"hands": TIE, "against": 5}, "against", why.NOT_A_TABLE),
        ("kozel.compare", {"hands": TIE, "against": {"tie": 5}}, "against.tie", why.NOT_A_CHOICE),
    ],
)
def test_each_problem_is_named_with_its_path(
    kind: str, given_: dict[str, object], path: str, rule: Rule
) -> None:
    """The path is the field in which the input stands."""
    assert refusals(kind, **given_) == [(path, rule)]


def test_five_hundred_hands_are_read() -> None:
    """The edge of what is allowed."""
    assert len(HANDS("60:60 " * MOST_HANDS, "hands")) == MOST_HANDS


@pytest.mark.parametrize(
    "text",
    [
        "A=2 10=1|J=4",
        "A=2, 10=1\nJ=4",
        "a=2;10=1|j=4",
        "A × 2 10×1 | J × 4",
        "А=2 10=1|J=4",
        "A♠ A♥ 10♦|J♠ J♥ J♦ J♣",
        "AS,AH,TD|js jh JD JC",
    ],
)
def test_banks_are_read_in_every_way_of_writing_them(text: str) -> None:
    """Cards or numbers of ranks, a bank a line or cut by a bar."""
    first, second = BANKS(text, "banks")
    assert (first.count("A"), first.count("10"), second.count("J")) == (2, 1, 4)
