"""What a tie does in a house, and how the next winner is paid what was pending."""

from rulesengine.core.derivation import Derived, derive
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.points import SIDES
from rulesengine.kozel.rulebook import ARTICLE, KozelRulebook, Tie
from rulesengine.kozel.state import MatchState, Ordinary, Phase, TiePending

DOUBLE = 2


def after_tie(state: MatchState, rulebook: KozelRulebook = ARTICLE) -> Derived[Phase]:
    """Return the phase in which a 60:60 leaves the match.

    >>> after_tie(MatchState((2, 3))).value
    TiePending(carry=1)
    """
    if rulebook.tie is Tie.CARRY:
        return _carry(state, rulebook)
    if rulebook.tie is Tie.MULTIPLY:
        doublings = pending_after(state.carry, 1, rulebook.carry_cap)
        return derive(kozel.TIE_MULTIPLIES, TiePending(doublings), factor=DOUBLE**doublings)
    if rulebook.tie is Tie.BOTH:
        return derive(kozel.TIE_BOTH, Ordinary(), pairs=rulebook.carry_pairs)
    if rulebook.tie is Tie.REDEAL:
        return derive(kozel.TIE_REDEAL, state.phase)
    return derive(kozel.TIE_NOTHING, Ordinary())


def pending_after(before: int, step: int, cap: int) -> int:
    """Return what is pending after one more tie: a cap of 0 adds up, otherwise `cap` ties count.

    >>> pending_after(1, 1, 1), pending_after(1, 1, 0)
    (1, 2)
    """
    return before + step if cap == 0 else max(before, min(before + step, cap * step))


def most_pending(rulebook: KozelRulebook) -> int | None:
    """Return the most that can be pending in this house; None where ties add up without limit.

    A hand dealt again leaves what was pending before the house took up that rule.

    >>> most_pending(ARTICLE), most_pending(KozelRulebook(carry_cap=0))
    (1, None)
    """
    carried = {Tie.CARRY: rulebook.carry_pairs, Tie.REDEAL: rulebook.carry_pairs, Tie.MULTIPLY: 1}
    step = carried.get(rulebook.tie, 0)
    return None if step and rulebook.carry_cap == 0 else step * rulebook.carry_cap


def tie_award(rulebook: KozelRulebook) -> int:
    """Return the pairs that a tie writes to each side at once: none but in one kind of house.

    >>> tie_award(ARTICLE), tie_award(KozelRulebook(tie=Tie.BOTH))
    (0, 1)
    """
    return rulebook.carry_pairs if rulebook.tie is Tie.BOTH else 0


def carried_award(state: MatchState, winner: str, base: int, rulebook: KozelRulebook) -> Derived[int] | None:
    """Return what the winner is paid on top of the base award, or None when nothing is pending.

    >>> pending = MatchState((2, 3), TiePending(1))
    >>> carried_award(pending, "A", base=1, rulebook=ARTICLE).value
    1
    """
    if not state.carry:
        return None
    extra = _extra(state.carry, winner, base, rulebook)
    pairs = state.pairs[SIDES.index(winner)]
    if rulebook.carry_may_finish or pairs + base >= rulebook.target:
        return extra
    allowed = min(extra.value, max(0, rulebook.target - 1 - pairs - base))
    if allowed == extra.value:
        return extra
    return derive(
        kozel.CARRY_STOPS,
        allowed,
        extra,
        winner=winner,
        carry=extra.value,
        allowed=allowed,
        target=rulebook.target,
    )


def _carry(state: MatchState, rulebook: KozelRulebook) -> Derived[Phase]:
    carry = pending_after(state.carry, rulebook.carry_pairs, rulebook.carry_cap)
    phase: Phase = TiePending(carry) if carry else Ordinary()
    if not state.carry:
        return derive(kozel.TIE_CARRIES, phase, carry=carry)
    if carry == state.carry:
        return derive(kozel.TIE_HELD, phase, carry=carry)
    return derive(kozel.TIE_ADDS_UP, phase, before=state.carry, carry=carry)


def _extra(pending: int, winner: str, base: int, rulebook: KozelRulebook) -> Derived[int]:
    if rulebook.tie is not Tie.MULTIPLY:
        return derive(kozel.CARRY_GOES, pending, winner=winner, carry=pending)
    factor = DOUBLE**pending
    extra = base * (factor - 1)
    return derive(kozel.CARRY_DOUBLES, extra, winner=winner, base=base, factor=factor, extra=extra)
