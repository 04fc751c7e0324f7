"""Players write a record in the words of their own language; the game keeps one word for each."""

import re

import pytest

from rulesengine.core.errors import InputError
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.inputs import ANSWERS, LEVEL
from rulesengine.preferans.record import OneDeal, from_json, read_deal_line, read_text, write_deal_line
from rulesengine.preferans.seating import Answer, Call
from rulesengine.text.catalogue import LANGUAGES, say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_reads_its_own_words(lang: str) -> None:
    """Whatever the catalogue calls an answer or a game may be written, with a capital letter too."""
    for call in Call:
        word = say(f"word-preferans-call-{call.value}", lang)
        for written in (word, word.capitalize(), word.upper()):
            assert ANSWERS(f"B {written}", "answers") == (Answer("B", call),)
    for contract in Contract:
        word = say(f"word-preferans-level-{contract.value}", lang)
        assert LEVEL(word, "level") is LEVEL(word.capitalize(), "level") is contract
    raspasy = say("word-preferans-level-raspasy", lang)
    assert write_deal_line(read_deal_line(f"{raspasy}: A=3, B=2, C=5")) == "raspasy: A=3, B=2, C=5"
    assert OneDeal()({"level": raspasy, "tricks": {"A": 10}}, "deal") == read_deal_line("raspasy: A=10")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hint_shows_lines_that_can_be_read(lang: str) -> None:
    """What the form says can be typed is typed in the words of that language, and tells the same deals."""
    shown = re.findall("`([^`]+)`", say("preferans-hint-deals", lang))
    assert [write_deal_line(read_deal_line(line)) for line in shown] == [
        "6 A: A=6, B=2, C=2; B whist, C pass",
        "misere B / D: B=0",
        "raspasy: A=3, B=2, C=5",
        "7 A: give-up",
    ]


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("6 A: A=6, B=2, C=2; B вист, C пас", "6 A: A=6, B=2, C=2; B whist, C pass"),
        ("6 А: А=6, В=2, С=2; В пас, С полвиста", "6 A: A=6, B=2, C=2; B pass, C half"),
        ("7 A: A=7, B=2, C=1; B віст, C піввіста", "7 A: A=7, B=2, C=1; B whist, C half"),
        ("6 A: A=6, B=2, C=2; B ვისტი, C ნახევარი", "6 A: A=6, B=2, C=2; B whist, C half"),
        ("Мизер В / D: В=0", "misere B / D: B=0"),
        ("misère B: B=0", "misere B: B=0"),
        ("мізер B: B=0", "misere B: B=0"),
        ("მიზერი B: B=0", "misere B: B=0"),
        ("7 A: отказ", "7 A: give-up"),
        ("7 A: відмова", "7 A: give-up"),
        ("7 A: დანებება", "7 A: give-up"),
        ("Распасы х2 / D: A=3, B=2, C=5", "raspasy x2 / D: A=3, B=2, C=5"),
        ("розпаси: A=3, B=2, C=5", "raspasy: A=3, B=2, C=5"),
    ],
)
def test_a_line_may_be_in_any_language(line: str, kept: str) -> None:
    """It is written back in the one notation that everybody's program reads."""
    assert write_deal_line(read_deal_line(line)) == kept


@pytest.mark.parametrize("line", ["6 A: A=6, B=2, C=2; B виcт, C пас", "мизерь A: A=0", "7 A: отказы"])
def test_a_word_that_nobody_says_is_refused(line: str) -> None:
    """No word is guessed."""
    with pytest.raises(InputError):
        read_deal_line(line)


def test_seats_typed_in_cyrillic_are_the_seats() -> None:
    """А, В, С, Е of a Russian keyboard sit where A, B, C, E do; a whole name stays as it is."""
    party = read_text("А, В, С; 20\n6 А: А=6, В=2, С=2; В вист, С пас")
    assert party.players == ("A", "B", "C")
    assert party == read_text("A, B, C; 20\n6 A: A=6, B=2, C=2; B whist, C pass")
    assert from_json({"players": ["Анна", "Вера", "Е"], "target": 9}).players == ("Анна", "Вера", "E")


@pytest.mark.parametrize(
    "text", ["B whist, C pass", "B whist; C pass", "B whist C pass", "B вист С пас", "B  whist\tC pass"]
)
def test_answers_need_no_sign_between_them(text: str) -> None:
    """As with tricks, blanks alone may part what two players said."""
    assert ANSWERS(text, "answers") == (Answer("B", Call.WHIST), Answer("C", Call.PASS))


@pytest.mark.parametrize(("text", "came"), [("B whist C", "C"), ("B C pass whist", ""), ("whist", "")])
def test_answer_that_is_left_over_is_refused(text: str, came: str) -> None:
    """Nothing behind the last word is thrown away, and no word of an answer is taken for a name."""
    with pytest.raises(InputError) as caught:
        ANSWERS(text, "answers")
    assert caught.value.problems[0].fact("came") == came
