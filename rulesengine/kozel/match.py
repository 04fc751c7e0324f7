"""The match: hands in order, its state always their replay."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive, total
from rulesengine.core.errors import IllegalMove, InconsistentRecord, Problems, problem
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import SIDES, Hand, Result, base_award, check_points, result_of, winner_of
from rulesengine.kozel.points import Score
from rulesengine.kozel.rulebook import KozelRulebook, Tie
from rulesengine.kozel.state import CarryResolved, MatchState, Ordinary, TiePending, state_of
from rulesengine.kozel.ties import DOUBLE, after_tie, carried_award, most_pending, tie_award


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedHand:
    """One hand as it was written into the match."""

    number: int
    points: Score
    result: Result
    winner: str
    base: int
    carried: int
    before: MatchState
    after: MatchState

    @property
    def awards(self) -> Score:
        """The pairs that this hand gave to each side."""
        return (self.after.pairs[0] - self.before.pairs[0], self.after.pairs[1] - self.before.pairs[1])


@dataclass(frozen=True, slots=True)
class Match:
    """A match as far as it has been played."""

    start: MatchState
    hands: tuple[PlayedHand, ...]
    rulebook: KozelRulebook

    @property
    def state(self) -> MatchState:
        """Where the match stands now."""
        return self.hands[-1].after if self.hands else self.start

    @property
    def finished(self) -> bool:
        """Whether a side has the pairs that end the match."""
        return is_over(self.state, self.rulebook)

    @property
    def winner(self) -> str:
        """The side that won the match, or ""."""
        return winner_of(self.state.pairs) if self.finished else ""


def is_over(state: MatchState, rulebook: KozelRulebook) -> bool:
    """Tell whether a side has reached the target."""
    return max(state.pairs) >= rulebook.target


def play_match(
    hands: tuple[Hand, ...], pairs: Score = (0, 0), carry: int = 0, rulebook: KozelRulebook | None = None
) -> Derived[Match]:
    """Return the match that these hands make, from a score and what is pending.

    Raises `InconsistentRecord` for totals that no deal can give and for a start that cannot arise,
    `IllegalMove` for a hand after the end. Nothing is added to the score then.

    >>> match = play_match((Hand((60, 60)), Hand((74, 46))), pairs=(2, 3)).value
    >>> match.state.pairs, match.state.carry
    ((4, 3), 0)
    """
    rules = rulebook or KozelRulebook()
    check_input(hands, pairs, carry, rules)
    played = tuple(replay(hands, state_of(pairs, carry), rules))
    return standing(state_of(pairs, carry), played, rules)


def replay(
    hands: Iterable[Hand], start: MatchState, rulebook: KozelRulebook
) -> Iterator[Derived[PlayedHand]]:
    """Yield the hands one by one as they are written, starting from a state."""
    state = start
    for number, hand in enumerate(hands, 1):
        played = play_hand(state, hand.points, rulebook, number)
        yield played
        state = played.value.after


def play_hand(
    state: MatchState, points: Score, rulebook: KozelRulebook, number: int = 1
) -> Derived[PlayedHand]:
    """Return one hand written into the match; its points have been checked.

    Raises `IllegalMove` when the match was over before it.
    """
    if is_over(state, rulebook):
        raise after_the_end(state, rulebook, number, f"hands[{number - 1}]")
    if result_of(points, rulebook) is Result.TIE:
        return _play_tie(state, points, rulebook, number)
    return _play_win(state, points, rulebook, number)


def after_the_end(state: MatchState, rulebook: KozelRulebook, number: int, path: str) -> IllegalMove:
    """Return the refusal of a hand for which the match is over already."""
    return IllegalMove(
        problem(kozel.AFTER_END, path, number=number, pairs=state.pairs, target=rulebook.target)
    )


def check_input(hands: tuple[Hand, ...], pairs: Score, carry: int, *rulebooks: KozelRulebook) -> None:
    """Raise `InconsistentRecord` with every hand and every start that cannot arise in these houses."""
    found = Problems()
    for rulebook in rulebooks:
        found.attempt(check_start, pairs, carry, rulebook)
    for index, hand in enumerate(hands):
        found.attempt(check_points, hand.points, f"hands[{index}]")
    found.raise_any()


def check_start(pairs: Score, carry: int, rulebook: KozelRulebook) -> None:
    """Raise `InconsistentRecord` for a score or something pending that cannot arise in this house."""
    found = Problems()
    if min(pairs) >= rulebook.target and rulebook.tie is not Tie.BOTH:
        both = problem(kozel.BOTH_AT_TARGET, "pairs", pairs=pairs, target=rulebook.target)
        found.add(InconsistentRecord(both))
    most = most_pending(rulebook)
    if most is not None and carry > most:
        found.add(InconsistentRecord(problem(kozel.CARRY_TOO_LARGE, "carry", carry=carry, most=most)))
    found.raise_any()


def _play_tie(state: MatchState, points: Score, rulebook: KozelRulebook, number: int) -> Derived[PlayedHand]:
    base = base_award(points, rulebook)
    phase = after_tie(state, rulebook)
    each = tie_award(rulebook)
    after = MatchState((state.pairs[0] + each, state.pairs[1] + each), phase.value)
    hand = PlayedHand(
        number=number,
        points=points,
        result=Result.TIE,
        winner="",
        base=0,
        carried=0,
        before=state,
        after=after,
    )
    if each:
        return _scored(hand, base, phase)
    return derive(kozel.SCORE_STAYS, hand, base, phase, number=number, points=points, after=after.pairs)


def _play_win(state: MatchState, points: Score, rulebook: KozelRulebook, number: int) -> Derived[PlayedHand]:
    winner = winner_of(points)
    base = base_award(points, rulebook)
    carried = carried_award(state, winner, base.value, rulebook)
    award = _award(winner, base, carried)
    extra = carried.value if carried else 0
    hand = PlayedHand(
        number=number,
        points=points,
        result=result_of(points, rulebook),
        winner=winner,
        base=base.value,
        carried=extra,
        before=state,
        after=MatchState(
            _added(state.pairs, winner, award.value),
            CarryResolved(winner, extra) if state.carry else Ordinary(),
        ),
    )
    return _scored(hand, award)


def _award(winner: str, base: Derived[int], carried: Derived[int] | None) -> Derived[int]:
    if carried is None:
        return derive(kozel.AWARD_BASE, base.value, base, winner=winner, total=base.value)
    return total(kozel.AWARD, base, carried, winner=winner)


def _added(pairs: Score, winner: str, award: int) -> Score:
    to_a, to_b = (award * (side == winner) for side in SIDES)
    return (pairs[0] + to_a, pairs[1] + to_b)


def _scored(hand: PlayedHand, *because: Derived[object]) -> Derived[PlayedHand]:
    return derive(
        kozel.SCORE,
        hand,
        *because,
        number=hand.number,
        points=hand.points,
        before=hand.before.pairs,
        after=hand.after.pairs,
    )


def standing(
    start: MatchState, played: tuple[Derived[PlayedHand], ...], rulebook: KozelRulebook
) -> Derived[Match]:
    """Return the match that these hands make, with the sentence that says where it stands."""
    match = Match(start, tuple(one.value for one in played), rulebook)
    pairs, target = match.state.pairs, match.rulebook.target
    if match.finished and match.winner:
        return derive(kozel.MATCH_OVER, match, *played, pairs=pairs, winner=match.winner, target=target)
    if match.finished:
        return derive(kozel.MATCH_LEVEL, match, *played, pairs=pairs, target=target)
    if not isinstance(match.state.phase, TiePending):
        return derive(kozel.MATCH_OPEN, match, *played, pairs=pairs, target=target)
    if match.rulebook.tie is Tie.MULTIPLY:
        factor = DOUBLE**match.state.carry
        return derive(kozel.MATCH_DOUBLED, match, *played, pairs=pairs, factor=factor, target=target)
    return derive(kozel.MATCH_PENDING, match, *played, pairs=pairs, carry=match.state.carry, target=target)
