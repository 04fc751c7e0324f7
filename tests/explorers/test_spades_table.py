"""The table on a page: what may be pressed is what may be played, and every press is answered."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesengine.bots import Level, Sitting, sit
from rulesengine.explorers import EXPLORERS
from rulesengine.explorers.host import answer
from rulesengine.explorers.spades_table import draw_table
from rulesengine.text.catalogue import LANGUAGES, say
from tests.explorers.drawings import picture_marks, step_marks
from tests.explorers.pressing import cards_to_press, parts_of, writes
from tests.explorers.test_forms import texts_of

Form = dict[str, str | list[str]]
OPEN = Sitting(deal=1, bid=4)


def asked(form: Form) -> dict[str, Any]:
    """Ask as a page does."""
    request = json.dumps({"explorer": "spades.table", "lang": "en", "given": form})
    response: dict[str, Any] = json.loads(answer(request))
    return response


def pressed(form: Form, writes: dict[str, str]) -> Form:
    """Give the form after a press, as the page's script fills it."""
    changed = {
        name: said.split(":") if isinstance(form[name], list) else said for name, said in writes.items()
    }
    return {**form, **changed}


@given(st.integers(1, 500), st.sampled_from(Level), st.integers(0, 13), st.integers(0, 99))
@settings(max_examples=20)
def test_cards_to_press_are_the_legal_ones(deal: int, level: Level, bid: int, seed: int) -> None:
    """From the first card to the last; the refused ones are there too and say why."""
    told = Sitting(deal=deal, levels=(level,) * 4, bid=bid)
    rng = Random(seed)
    while (found := sit(told).value.legality) is not None:
        drawn = draw_table(sit(told), "en")
        assert sorted(cards_to_press(drawn)) == sorted(
            [str(card) for card in found.legal] + ([str(told.cards[-2])] if len(told.cards) > 1 else [])
        )
        assert len(parts_of(drawn).summaries) == len(found.refused)
        told = replace(told, cards=(*told.cards, rng.choice(found.legal)))


def test_refused_card_says_why() -> None:
    """A spade while diamonds were led."""
    drawn = draw_table(sit(OPEN), "en")
    assert "ace of spades: may not be played" in parts_of(drawn).summaries
    assert "A♠ may not be played: ♦ was led, and you hold it." in drawn.picture


def test_a_whole_hand_is_played_by_pressing() -> None:
    """Bid, thirteen cards, next hand: what each button writes is answered, and the score goes along."""
    form = texts_of("spades.table", {"deal": 5})
    drawn = draw_table(sit(Sitting(deal=5)), "en")
    form = pressed(form, {"bid": "3"})
    assert {"bid": "3"} in writes(drawn)
    cards: list[str] = []
    for _ in range(13):
        assert asked(form)["ok"], form
        at = sit(Sitting(deal=5, bid=3, cards=_read(cards)))
        cards.append(cards_to_press(draw_table(at, "en"))[0])
        form = pressed(form, {"cards": " ".join(cards)})
    over = sit(Sitting(deal=5, bid=3, cards=_read(cards)))
    assert over.value.score is not None
    onward = writes(draw_table(over, "en"))[-1]
    assert onward["deal"] == "6"
    assert onward["scores"] == ":".join(map(str, over.value.score.value.scores))
    response = asked(pressed(form, onward))
    assert response["ok"], response
    assert "to bid" in response["html"]


def _read(cards: list[str]) -> Any:
    return EXPLORERS["spades.table"].question.parameter("cards").read(cards, "cards")


def test_taking_back_leads_to_the_state_before() -> None:
    """The card first, then the bid."""
    card = str(sit(OPEN).value.legality.legal[0])  # type: ignore[union-attr]  # South is on turn
    one = draw_table(sit(replace(OPEN, cards=_read([card]))), "en")
    assert {"cards": ""} in writes(one)
    assert {"bid": "", "cards": ""} in writes(draw_table(sit(OPEN), "en"))


def test_finished_game_starts_anew() -> None:
    """At 500 the button deals a new game at nought."""
    told = Sitting(deal=1, bid=1, scores=(499, 0))
    while (found := sit(told).value.legality) is not None:
        told = replace(told, cards=(*told.cards, found.legal[0]))
    over = sit(told).value
    assert over.ending is not None
    onward = writes(draw_table(sit(told), "en"))[-1]
    assert (onward.get("scores") == "0:0") is over.ending.finished


def test_last_number_deals_the_first_again() -> None:
    """Behind the highest number of a deal stands the first one, which the field can hold."""
    assert writes(draw_table(sit(Sitting(deal=999_999)), "en"))[-1]["deal"] == "1"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", [0, 1, 5, 13])
def test_marks_lead_to_the_picture(lang: str, cards: int) -> None:
    """A step lights up the trick, the hand or a line of the score that is really there."""
    told = OPEN
    for _ in range(cards):
        found = sit(told).value.legality
        assert found is not None
        told = replace(told, cards=(*told.cards, found.legal[-1]))
    derived = sit(told)
    drawn = draw_table(derived, lang)
    assert set(step_marks(derived, drawn)) - {""} <= picture_marks(drawn)
    assert say("ui-card-name", lang, rank="A", suit="spades") in parts_of(drawn).faces or cards


def test_reasons_of_the_others_stand_at_the_table() -> None:
    """What they have done since South's last action, with their names."""
    at = sit(OPEN)
    picture = draw_table(at, "en").picture
    assert all(f"<li>{name}: " in picture or f"<li>{name}, " in picture for name in ("West", "North", "East"))
