"""Players write bids in the words of their own language; the game knows them all."""

import pytest

from rulesengine.core.errors import InputError
from rulesengine.spades import rules
from rulesengine.spades.inputs import BIDS, CARD
from rulesengine.text.catalogue import LANGUAGES, say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_word_on_the_button_is_the_word_that_is_read(lang: str) -> None:
    """What a page calls a bid of nothing can be typed."""
    assert BIDS(f"{say('spades-bid-nil-word', lang)} 4 2 3".lower(), "bids") == (0, 4, 2, 3)


@pytest.mark.parametrize("joker", ["Joker", "🃏", "джокер", "Джокери", "ჯოკერი"])
def test_joker_is_known_by_its_name(joker: str) -> None:
    """Refused by its rule, not as a card that cannot be read."""
    with pytest.raises(InputError) as caught:
        CARD(joker, "card")
    assert [one.rule for one in caught.value.problems] == [rules.JOKERS_OFF]
