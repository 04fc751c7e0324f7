"""How far the cube can go: the turns until it dies, the largest cube of a match, the board of all scores."""

from dataclasses import dataclass, replace
from itertools import compress

from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.players import PLAYERS, Score, other, require_player, seat
from rulesengine.cube.state import CENTRE, DOUBLE, CubeState, check_match, check_state
from rulesengine.cube.status import is_dead_for, liveness


@dataclass(frozen=True, slots=True)
class Chain:
    """The turns of the cube from one state on, each with its player and the new value."""

    turns: tuple[tuple[str, int], ...]
    last_cube: int
    dead_for: str
    largest: int


@dataclass(frozen=True, slots=True)
class Grid:
    """For every score of a match, whether the cube is live for A and for B when it is theirs.

    `owner` is the player whom a reader asks about.
    """

    length: int
    cube: int
    live: tuple[tuple[tuple[bool, bool], ...], ...]
    owner: str = PLAYERS[0]

    @property
    def split(self) -> int:
        """Scores at which the cube is live for one player and dead for the other."""
        return sum(one != another for row in self.live for one, another in row)

    @property
    def live_for(self) -> list[list[str]]:
        """The players for whom the cube is live at each score, such as `AB`, `B` or nobody.

        >>> match_grid(2, 1).value.live_for
        [['AB', 'A'], ['B', '']]
        """
        return [["".join(compress(PLAYERS, cell)) for cell in row] for row in self.live]

    @property
    def live_for_owner(self) -> int:
        """Scores at which the cube is live for its owner."""
        return sum(cell[seat(self.owner)] for row in self.live for cell in row)

    def state_at(self, score: Score) -> CubeState:
        """Return the state of one score: the owner is on turn, and an unturned cube is nobody's.

        >>> match_grid(7, 4, "B").value.state_at((3, 2)).turn
        'B'
        """
        owner = self.owner if self.cube > 1 else CENTRE
        return CubeState(length=self.length, score=score, cube=self.cube, owner=owner, turn=self.owner)


def turn_chain(state: CubeState) -> Derived[Chain]:
    """Return the longest chain of turns from a state: the player on turn first, then turn about.

    An owned cube is turned by its owner first. Raises what `check_state` raises.

    >>> turn_chain(CubeState(length=7, score=(3, 2))).value.turns
    (('A', 2), ('B', 4))
    """
    check_state(state)
    player = state.turn if state.owner == CENTRE else state.owner
    turns: list[Derived[tuple[str, int]]] = []
    now = state
    while not is_dead_for(now, player):
        turns.append(_turn(now, player))
        now = replace(now, cube=now.next_cube, owner=other(player))
        player = other(player)
    largest = largest_cube(state.length)
    chain = Chain(tuple(one.value for one in turns), now.cube, player, largest.value)
    steps = (*turns, liveness(now, player), largest)
    return derive(rules.CHAIN, chain, *steps, turns=len(turns), cube=now.cube, player=player)


def largest_cube(length: int) -> Derived[int]:
    """Return the largest cube that legal turns can reach in a match of this length.

    >>> [largest_cube(length).value for length in (1, 3, 5, 7, 9, 17, 64)]
    [1, 4, 8, 8, 16, 32, 64]
    """
    check_match(length, (0, 0))
    cube = 1
    while cube < length:
        cube *= DOUBLE
    return derive(rules.LARGEST, cube, length=length, cube=cube)


def dead_from(player: str, length: int, cube: int) -> Derived[int]:
    """Return the points from which a cube is dead for its owner.

    >>> dead_from("A", 7, 4).value, dead_from("A", 7, 8).value
    (3, 0)
    """
    low = max(0, length - cube)
    return derive(rules.DEAD_FROM, low, player=player, length=length, cube=cube, low=low)


def match_grid(length: int, cube: int, owner: str = PLAYERS[0]) -> Derived[Grid]:
    """Return for every score of a match for whom a cube is live when it is theirs.

    Raises `InconsistentRecord` for a length that no match has and a cube that is no power of two, and
    `InputError` for an owner who is no player.

    >>> match_grid(7, 4).value.split, match_grid(7, 4).value.live[3][2]
    (24, (False, True))
    """
    check_state(CubeState(length=length, score=(0, 0), cube=cube))
    require_player(owner, "owner")
    edges = tuple(dead_from(player, length, cube) for player in PLAYERS)
    live = tuple(
        tuple((mine < edges[0].value, theirs < edges[1].value) for theirs in range(length))
        for mine in range(length)
    )
    grid = Grid(length, cube, live, owner)
    return derive(rules.GRID, grid, *edges, length=length, cube=cube, split=grid.split)


def _turn(state: CubeState, player: str) -> Derived[tuple[str, int]]:
    cube = state.next_cube
    return derive(
        rules.TURN,
        (player, cube),
        player=player,
        cube=state.cube,
        next_cube=cube,
        total=state.total(player),
        length=state.length,
    )
