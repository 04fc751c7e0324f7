"""Numbers in prose: how they are written, and what the engine is asked for them."""

from dataclasses import replace
from fractions import Fraction

import pytest

from rulesengine.site.prose_number import Claim, ProseFault, check_number, read_claim, same_number, written
from rulesengine.text.catalogue import LANGUAGES

CLAIM = Claim(printed="", subject="kozel.match", path=("points",), given={})


def test_claim_names_an_example_and_an_output() -> None:
    """The last word is the output, with places in it."""
    claim = read_claim("2:0 <kozel-tie-then-74-46 awards.1>")
    assert (claim.printed, claim.subject, claim.path) == ("2:0", "kozel-tie-then-74-46", ("awards", "1"))
    assert claim.given is None


def test_claim_asks_a_question_of_its_own() -> None:
    """What is given is TOML; spaces in quotes and brackets are part of it."""
    claim = read_claim('4 <kozel.match hands=["60:60", \'74:46\'] rules.tie="multiply" pairs.0>')
    assert claim.given == {"hands": ["60:60", "74:46"], "rules": {"tie": "multiply"}}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        '84 <kozel.count banks=["A=4 10=4"] points.0>',
        '84:36 <kozel.count banks=["A=4 10=4"] points>',
        '2:0 <kozel.match hands=["60:60", "74:46"] pairs>',
        '2 : 0 <kozel.match hands=["60:60", "74:46"] pairs>',
        '0:0, 2:0 <kozel.match hands=["60:60", "74:46"] awards>',
        '0 <kozel.match hands=["60:60", "74:46"] awards.1.1>',
        'A <kozel.match hands=["74:46"] rules.target=1 winner>',
        "J <kozel.hand points=[60, 58] missing.0>",
        "K, J <kozel.hand points=[60, 54] missing.0>",
        "1 <kozel.agree carry_pairs>",
        "credited-both <kozel-audit-credited-both mistake>",
        "0.595 <cube-chance-2-away-3-away chance>",
        "59.53\u00a0% <cube-chance-2-away-3-away chance>",
        "60 % <cube-chance-2-away-3-away chance>",
    ],
)
def test_right_number_is_found_right(text: str, lang: str) -> None:
    """In every language, as the page prints it."""
    assert check_number(text, lang).printed == text.partition(" <")[0]


FAULTS = {
    '85 <kozel.count banks=["A=4 10=4"] points.0>': "prints “85” .* computes “84”",
    '2:1 <kozel.match hands=["60:60", "74:46"] pairs>': "computes “2:0”",
    '20 <kozel.match hands=["60:60", "74:46"] pairs>': "computes “2:0”",
    '1 <kozel.match hands=["74:46"] finished>': "is a yes or no",
    "0.59 <cube-chance-2-away-3-away chance>": "computes “0.59530”",
    "59.6 % <cube-chance-2-away-3-away chance>": "computes “0.59530”",
    '1 <kozel.match hands=["74:46"] pairs.2>': r"nothing stands at 2 \(places 0 to 1\)",
    '1 <kozel.match hands=["74:46"] pairs.x>': "nothing stands at x",
    '1 <kozel.match hands=["74:47"] pairs>': r"kozel\.match is refused \(hands\[0\]",
    "1 <kozel.match pairs>": "kozel.match is refused .*hands",
    '1 <kozel.match hand=["74:46"] pairs>': "is refused .*hand",
    '1 <kozel.match hands = ["74:46"] pairs>': "without spaces around “=”",
    "1 <bridge.score x=1 pairs>": "unknown kind of question bridge.score; there are kozel.match",
    "1 <no-such-example pairs>": "unknown example no-such-example",
    "1 <kozel.match>": "a check is written",
    "4:3": "a check is written",
}


@pytest.mark.parametrize("text", FAULTS)
def test_what_cannot_be_confirmed_is_said(text: str) -> None:
    """The message says what is wrong and what would be right."""
    with pytest.raises(ProseFault, match=FAULTS[text]):
        check_number(text, "en")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (-3, "−3"),
        (Fraction(-184, 3), "−61⅓"),
        ((4, 3), "4:3"),
        (((0, 0), (2, 0)), "0:0, 2:0"),
        ((1, 2, 3), "1, 2, 3"),
        (["A", "B"], "A, B"),
    ],
)
def test_values_are_written_as_pages_print_them(value: object, text: str) -> None:
    """Two numbers are a score, where two sides play."""
    assert written(value, CLAIM) == text


def test_two_numbers_are_a_list_where_more_than_two_play() -> None:
    """Two whisters' tricks are no score."""
    assert written((4, 3), replace(CLAIM, subject="preferans.settle")) == "4, 3"


def test_table_needs_the_name_of_an_entry() -> None:
    """The entries are offered."""
    with pytest.raises(ProseFault, match=r"name one of its entries \(A, B\)"):
        written({"A": 1, "B": 2}, CLAIM)


@pytest.mark.parametrize("printed", ["-1\u2009000", "−1\u00a0000", "–1000"])
def test_minus_signs_and_thin_spaces_do_not_matter(printed: str) -> None:
    """Typography is not arithmetic."""
    assert same_number(printed, "−1000")
    assert not same_number(printed, "1000")
