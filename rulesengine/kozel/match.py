"""The match: hands in order, its state always their replay."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive, total
from rulesengine.core.errors import IllegalMove, InconsistentRecord, Problems, problem
from rulesengine.core.reading import ANY_WHOLE, LARGEST_READ, Whole, require_wholes
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Hand, Result, base_award, check_points, result_of, winner_of
from rulesengine.kozel.points import SIDES, Score, plus, to_side
from rulesengine.kozel.rulebook import ARTICLE, KozelRulebook, Tie
from rulesengine.kozel.state import CarryResolved, MatchState, Ordinary, TiePending, state_of
from rulesengine.kozel.ties import DOUBLE, after_tie, carried_award, most_pending, tie_award

PAIRS = Whole(0, LARGEST_READ)
"""Any score of a match, and whatever is pending."""


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

    @property
    def paid(self) -> tuple[int, ...]:
        """What a winner is paid: the base award and, where something was pending, that too."""
        return (self.base, self.carried) if self.carried else (self.base,)


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
    """Tell whether a side has reached the target.

    >>> is_over(MatchState((5, 4)), ARTICLE), is_over(MatchState((6, 4)), ARTICLE)
    (False, True)
    """
    return max(state.pairs) >= rulebook.target


def play_match(
    hands: tuple[Hand, ...], pairs: Score = (0, 0), carry: int = 0, rulebook: KozelRulebook = ARTICLE
) -> Derived[Match]:
    """Return the match that these hands make, from a score and what is pending.

    Raises `InconsistentRecord` for totals that no deal can give and for a start that cannot arise,
    `IllegalMove` for a hand after the end. Nothing is added to the score then.

    >>> match = play_match((Hand((60, 60)), Hand((74, 46))), pairs=(2, 3)).value
    >>> match.state.pairs, match.state.carry
    ((4, 3), 0)
    """
    check_input(hands, pairs, carry, rulebook)
    start = state_of(pairs, carry)
    return standing(start, tuple(replay(hands, start, rulebook)), rulebook)


def replay(
    hands: Iterable[Hand], start: MatchState, rulebook: KozelRulebook
) -> Iterator[Derived[PlayedHand]]:
    """Yield the hands one by one as they are written, starting from a state.

    >>> played = replay((Hand((60, 60)), Hand((74, 46))), MatchState((2, 3)), ARTICLE)
    >>> [one.value.after.pairs for one in played]
    [(2, 3), (4, 3)]
    """
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

    >>> play_hand(MatchState((2, 3)), (25, 95), ARTICLE).value.awards
    (0, 2)
    """
    if is_over(state, rulebook):
        raise after_the_end(state, rulebook, number, f"hands[{number - 1}]")
    if result_of(points, rulebook) is Result.TIE:
        return _play_tie(state, points, rulebook, number)
    return _play_win(state, points, rulebook, number)


def after_the_end(state: MatchState, rulebook: KozelRulebook, number: int, path: str) -> IllegalMove:
    """Return the refusal of a hand for which the match is over already.

    >>> str(after_the_end(MatchState((7, 3)), ARTICLE, 4, "hands[3]"))
    'hands[3]: kozel-after-the-end'
    """
    return IllegalMove(
        problem(kozel.AFTER_END, path, number=number, pairs=state.pairs, target=rulebook.target)
    )


def check_input(hands: tuple[Hand, ...], pairs: Score, carry: int, *rulebooks: KozelRulebook) -> None:
    """Raise `InconsistentRecord` with every hand and every start that cannot arise in these houses.

    >>> check_input((Hand((60, 58)),), (6, 6), 0, ARTICLE)
    Traceback (most recent call last):
    rulesengine.core.errors.InconsistentRecord: pairs: kozel-both-at-target; hands[0]: kozel-total-short
    """
    found = Problems()
    found.attempt(require_wholes, pairs, "pairs", PAIRS, len(SIDES))
    found.attempt(require_wholes, (carry,), "carry", PAIRS, 1)
    for index, hand in enumerate(hands):
        found.attempt(require_wholes, hand.points, f"hands[{index}]", ANY_WHOLE, len(SIDES))
    found.raise_any()
    for rulebook in rulebooks:
        found.attempt(check_start, pairs, carry, rulebook)
    for index, hand in enumerate(hands):
        found.attempt(check_points, hand.points, f"hands[{index}]")
    found.raise_any()


def check_start(pairs: Score, carry: int, rulebook: KozelRulebook) -> None:
    """Raise `InconsistentRecord` for a score or something pending that cannot arise in this house.

    >>> check_start((2, 3), 2, ARTICLE)
    Traceback (most recent call last):
    rulesengine.core.errors.InconsistentRecord: carry: kozel-carry-too-large
    """
    found = Problems()
    if min(pairs) >= rulebook.target and rulebook.tie is not Tie.BOTH:
        both = problem(kozel.BOTH_AT_TARGET, "pairs", pairs=pairs, target=rulebook.target)
        found.add(InconsistentRecord(both))
    most = most_pending(rulebook)
    if most is not None and carry > most:
        found.add(InconsistentRecord(problem(kozel.CARRY_TOO_LARGE, "carry", carry=carry, most=most)))
    found.raise_any()


def standing(
    start: MatchState, played: tuple[Derived[PlayedHand], ...], rulebook: KozelRulebook
) -> Derived[Match]:
    """Return the match that these hands make, with the rule that says where it stands.

    >>> standing(MatchState((6, 4)), (), ARTICLE).rule.id
    'kozel-match-over'
    """
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


def _play_tie(state: MatchState, points: Score, rulebook: KozelRulebook, number: int) -> Derived[PlayedHand]:
    base = base_award(points, rulebook)
    phase = after_tie(state, rulebook)
    each = tie_award(rulebook)
    after = MatchState(plus(state.pairs, (each, each)), phase.value)
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
            plus(state.pairs, to_side(winner, award.value)),
            CarryResolved(winner, extra) if state.carry else Ordinary(),
        ),
    )
    return _scored(hand, award)


def _award(winner: str, base: Derived[int], carried: Derived[int] | None) -> Derived[int]:
    if carried is None:
        return derive(kozel.AWARD_BASE, base.value, base, winner=winner, total=base.value)
    return total(kozel.AWARD, base, carried, winner=winner)


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
