"""What is counted over all states of many matches: where policies part, and where a shortcut errs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from rulesengine.core.derivation import Derived, FactValue, derive, derive_known
from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.cube import rules
from rulesengine.cube.mistakes import WRONG_RULES, Simplification
from rulesengine.cube.players import PLAYERS, other
from rulesengine.cube.rulebook import CUBES
from rulesengine.cube.state import CENTRE, CubeState, check_match, one_is_one_away
from rulesengine.cube.status import cube_status, is_dead_for

COUNTED = CUBES[:4]
"""The cubes that are counted."""
LONGEST_COUNTED = 25
USUAL = 15
"""Points of the longest match that is counted unless another is named."""


@dataclass(frozen=True, slots=True)
class Count:
    """How often a simplification is wrong, and the first state that refutes it."""

    simplification: Simplification
    states: int
    wrong: int
    first: CubeState | None

    @property
    def right(self) -> int:
        """In how many states it says what is so."""
        return self.states - self.wrong


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """States of one cube by what the policies say of the turn.

    All three allow it; only the owner rule forbids it; only "allowed but useless" allows it.
    """

    cube: int
    all_allow: int
    owner_forbids: int
    useless_allows: int

    @property
    def states(self) -> int:
        """All states of this cube."""
        return self.all_allow + self.owner_forbids + self.useless_allows


@dataclass(frozen=True, slots=True)
class PolicyCount:
    """What the policies say in all states, cube by cube."""

    cubes: tuple[Parts, ...]

    @property
    def together(self) -> Parts:
        """The sum over all cubes; its own cube is 0."""
        return Parts(
            cube=0,
            all_allow=sum(one.all_allow for one in self.cubes),
            owner_forbids=sum(one.owner_forbids for one in self.cubes),
            useless_allows=sum(one.useless_allows for one in self.cubes),
        )


def count_wrong(simplification: Simplification, shortest: int = 1, longest: int = USUAL) -> Derived[Count]:
    """Return in how many states of all matches from `shortest` to `longest` a simplification errs.

    A state is a score and a cube of 1, 2, 4 or 8 that is A's to turn.

    >>> count_wrong(Simplification.ONE_AWAY).value.wrong
    1225
    """
    says = WRONG_RULES[simplification]
    states = _checked_states(shortest, longest)
    wrong = tuple(one for one in states if says(one, PLAYERS[0]) is is_dead_for(one, PLAYERS[0]))
    found = Count(simplification, len(states), len(wrong), wrong[0] if wrong else None)
    known: dict[str, FactValue] = {
        "simplification": simplification,
        "states": len(states),
        "wrong": len(wrong),
        "shortest": shortest,
        "longest": longest,
    }
    if not wrong:
        return derive_known(rules.NEVER_WRONG, found, known)
    return derive_known(rules.COUNTED, found, known, _refutation(wrong[0]))


def count_policies(shortest: int = 1, longest: int = USUAL) -> Derived[PolicyCount]:
    """Return in how many states of all matches from `shortest` to `longest` the policies part, and how.

    >>> parts = count_policies().value.together
    >>> parts.states, parts.all_allow, parts.owner_forbids, parts.useless_allows
    (4960, 3255, 775, 930)
    """
    states = _checked_states(shortest, longest)
    found = PolicyCount(tuple(_parts(cube, states) for cube in COUNTED))
    steps = tuple(
        derive(
            rules.POLICIES_AT_CUBE,
            one,
            cube=one.cube,
            states=one.states,
            all_allow=one.all_allow,
            owner_forbids=one.owner_forbids,
            useless_allows=one.useless_allows,
        )
        for one in found.cubes
    )
    whole = found.together
    return derive(
        rules.POLICIES_COUNTED,
        found,
        *steps,
        states=whole.states,
        shortest=shortest,
        longest=longest,
        all_allow=whole.all_allow,
        owner_forbids=whole.owner_forbids,
        useless_allows=whole.useless_allows,
    )


def all_states(
    lengths: Iterable[int],
    cubes: tuple[int, ...] = COUNTED,
    players: tuple[str, ...] = PLAYERS[:1],
    *,
    crawford: bool = False,
) -> Iterator[CubeState]:
    """Give every state of matches to these lengths: all scores, the players on turn and owning the cube.

    A cube at one lies in the middle; with `crawford` its Crawford game is a state of its own.

    >>> sum(1 for _ in all_states(range(1, 16)))
    4960
    >>> [state.cube for state in all_states([1], COUNTED, PLAYERS, crawford=True) if state.turn == "A"]
    [1, 2, 2, 4, 4, 8, 8]
    """
    for length, turn in product(lengths, players):
        for score in product(range(length), range(length)):
            now = CubeState(length=length, score=score, turn=turn)
            for cube in cubes:
                owners = players if cube > 1 else (CENTRE,)
                yield from (replace(now, cube=cube, owner=owner) for owner in owners)
            if crawford and one_is_one_away(score, length):
                yield replace(now, crawford=True)


def _checked_states(shortest: int, longest: int) -> tuple[CubeState, ...]:
    for length in (shortest, longest):
        check_match(length, (0, 0))
    if shortest > longest:
        raise InconsistentRecord(
            problem(rules.LENGTHS_REVERSED, "longest", shortest=shortest, longest=longest)
        )
    return tuple(all_states(range(shortest, longest + 1)))


def _parts(cube: int, states: tuple[CubeState, ...]) -> Parts:
    """Return the states of a cube, parted by for whom it is dead: nobody, its owner alone, both."""
    dead = [
        tuple(is_dead_for(one, player) for player in (PLAYERS[0], other(PLAYERS[0])))
        for one in states
        if one.cube == cube
    ]
    return Parts(
        cube=cube,
        all_allow=sum(not mine for mine, _ in dead),
        owner_forbids=dead.count((True, False)),
        useless_allows=dead.count((True, True)),
    )


def _refutation(state: CubeState) -> Derived[CubeState]:
    """Return the state that refutes a shortcut: it says the opposite of what the sum says."""
    words = ("live", "dead")
    dead = is_dead_for(state, PLAYERS[0])
    return derive(
        rules.REFUTED,
        state,
        cube_status(state),
        score=state.score,
        length=state.length,
        cube=state.cube,
        said=words[not dead],
        right=words[dead],
    )
