"""Players write a match in the words of their own language; a record keeps one word for each."""

import re
from collections.abc import Callable
from fractions import Fraction

import pytest

from rulesengine.core.errors import InputError
from rulesengine.core.rulebook import Axis, axes
from rulesengine.cube import inputs
from rulesengine.cube.actions import CubeAction
from rulesengine.cube.counts import count_wrong
from rulesengine.cube.mistakes import Simplification
from rulesengine.cube.record import read_action, read_game, write_game
from rulesengine.cube.rulebook import MODEL
from rulesengine.cube.scoring import Result
from rulesengine.text.catalogue import LANGUAGES, messages, say
from rulesengine.text.narration import verdict


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_reads_its_own_words(lang: str) -> None:
    """Whatever the catalogue calls an action or a result may be written, with a capital letter too."""
    for action in CubeAction:
        word = say(f"word-cube-action-{action.value}", lang)
        for written in (word, word.capitalize(), word.upper()):
            assert read_action(f"B {written}", "actions[0]").what is action
    for result in (Result.OYN, Result.MARS, Result.KOKS):
        word = say(f"word-cube-result-{result.value}", lang)
        assert read_game(f"→ A {word}", "games[0]").result is result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hint_shows_a_line_that_can_be_read(lang: str) -> None:
    """What the form says can be typed is typed in the words of that language."""
    line = say("cube-hint-games", lang).partition("`")[2].partition("`")[0]
    assert write_game(read_game(line, "games[0]")) == "A double, B take → A mars"


SHARES = {
    "cube-hint-gammons": inputs.RATES,
    **{f"cube-axis-{one.name}.hint": one.read for one in axes(MODEL) if isinstance(one.default, Fraction)},
}
"""The hints of all fields for a share, each with the reader of its field."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("hint", "read"), SHARES.items())
def test_the_hint_of_a_share_shows_what_its_field_takes(
    hint: str, read: Callable[[object, str], object], lang: str
) -> None:
    """One number where it is one, two where it may be two; each can be typed as it stands there."""
    shown = [one.rstrip(".,") for one in re.findall(r"\d[\d.,:/]*", say(hint, lang))]
    assert len(shown) >= 2
    for typed in shown:
        read(typed, "share")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("axis", [one for one in axes(MODEL) if isinstance(one.default, Fraction)])
def test_the_hint_of_a_share_ends_with_what_the_model_has(axis: Axis, lang: str) -> None:
    """Whoever has changed a field finds the way back."""
    last = re.findall(r"\d[\d.,/]*\d", say(f"cube-axis-{axis.name}.hint", lang))[-1]
    assert axis.read(last, "share") == axis.default


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("А дабл, В тейк → А марс", "A double, B take → A mars"),
        ("A подвоює, B приймає → A марс", "A double, B take → A mars"),
        ("A აორმაგებს, B იღებს → A ოინი", "A double, B take → A oyn"),
        ("A doubles, B passes", "A double, B pass"),
        ("A удваивает, B пасует → A пас", "A double, B pass → A passed"),
        ("A double, B take, A mars", "A double, B take → A mars"),
        ("2. b марс", "→ B mars"),
        ("A double, B пас", "A double, B pass"),
        ("A бросает, B кидає → B кокс", "A roll, B roll → B koks"),
    ],
)
def test_a_line_may_be_in_any_language(line: str, kept: str) -> None:
    """It is written back in the one notation that everybody's program reads."""
    assert write_game(read_game(line, "games[0]")) == kept


@pytest.mark.parametrize("raw", ["foo", "<script>", "A jump", "double", "x" * 500, ""])
def test_what_cannot_be_read_is_quoted_whole(raw: str) -> None:
    """Nothing of it is lost, a missing name of a player neither."""
    with pytest.raises(InputError) as caught:
        read_action(raw, "actions[0]")
    (fault,) = caught.value.problems
    assert str(fault.fact("came")).rstrip("…") == raw[: len(str(fault.fact("came")).rstrip("…"))]
    assert bool(fault.fact("came")) is bool(raw)


@pytest.mark.parametrize(
    ("lang", "ending"), [("en", "1 to 1 point."), ("ru", "от 1 до 1 очка."), ("uk", "від 1 до 1 очка.")]
)
def test_a_match_to_one_has_one_point(lang: str, ending: str) -> None:
    """The noun agrees with its number: one point is a length as well."""
    assert verdict(count_wrong(Simplification.ONE_AWAY, longest=1), lang).endswith(ending)


def test_a_georgian_number_is_no_ordinal_by_its_ending() -> None:
    """The first is 1-ლი and the second მე-2: no ending fits every number, so the noun stands before it."""
    told = (text for forms in messages("ka").values() for text in forms)
    assert not [text for text in told if re.search(r"\}-(ე|ლი)\b", text)]
