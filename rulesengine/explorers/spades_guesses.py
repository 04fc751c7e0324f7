"""Predictions of Spades: the right points and those of known mistakes, each with what is said to it."""

from rulesengine.explorers.guesses import Reply, guesses, reply
from rulesengine.spades.hand import ScoredHand
from rulesengine.spades.mistakes import LIKELIEST, wrong_points
from rulesengine.views.answer import Guess

FIRST = 0
"""The side whose points are asked for: North and South."""


def hand_guesses(hand: ScoredHand, lang: str) -> tuple[Guess, ...]:
    """Return a reply to each number that North and South may be thought to write for a hand.

    Of mistakes that give the same number the likeliest is named; the new score is no mistake in the
    counting, but not what was asked.

    >>> from rulesengine.spades.hand import Hand, score_hand
    >>> tenth = score_hand(Hand((3, 4, 2, 2), (4, 4, 3, 2)), (210, 180), (9, 3)).value
    >>> [guess.text for guess in hand_guesses(tenth, "en")]
    ['−48', '52', '−50', '162']
    """
    wrong = ((mistake.value, wrong_points(mistake, hand, FIRST)) for mistake in LIKELIEST)
    others = (*wrong, ("score", hand.scores[FIRST]))
    return guesses(lang, _reply("right", hand.points[FIRST]), (_reply(*one) for one in others))


def _reply(kind: str, points: int) -> Reply:
    return reply(points, f"spades-guess-{kind}", points=points)
