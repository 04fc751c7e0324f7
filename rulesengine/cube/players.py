"""The two players of a match, and a score written by both."""

from rulesengine.core.errors import InputError, Problem, problem
from rulesengine.cube import rules

PLAYERS = ("A", "B")

Score = tuple[int, int]
"""Points of A and of B."""


def other(player: str) -> str:
    """Return the opponent.

    >>> other("A"), other("B")
    ('B', 'A')
    """
    return PLAYERS[player == PLAYERS[0]]


def seat(player: str) -> int:
    """Return the place of a player in a score.

    >>> seat("B")
    1
    """
    return int(player != PLAYERS[0])


def away(player: str, score: Score, length: int) -> int:
    """Return the points that a player still needs.

    >>> away("A", (3, 2), 7), away("B", (3, 2), 7)
    (4, 5)
    """
    return length - score[seat(player)]


def plus(score: Score, player: str, points: int) -> Score:
    """Return the score with points added to one player.

    >>> plus((3, 2), "B", 4)
    (3, 6)
    """
    return (score[0] + points, score[1]) if player == PLAYERS[0] else (score[0], score[1] + points)


def unknown(came: str, path: str) -> Problem:
    """Return the problem of a name that is neither player's.

    >>> unknown("C", "owner").rule.id
    'cube-unknown-player'
    """
    return problem(rules.UNKNOWN_PLAYER, path, came=came, players=PLAYERS)


def require_player(came: str, path: str) -> None:
    """Raise `InputError` for a name that is neither player's.

    >>> require_player("A", "turn")
    """
    if came not in PLAYERS:
        raise InputError(unknown(came, path))
