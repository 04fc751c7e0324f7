"""The four questions to settle before a match, with a house's answers."""

from rulesengine.core.derivation import Derived, derive
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.rulebook import ARTICLE, KozelRulebook, Tie
from rulesengine.kozel.state import MatchState
from rulesengine.kozel.ties import after_tie


def agree_before_play(rulebook: KozelRulebook = ARTICLE) -> Derived[KozelRulebook]:
    """Return the four questions to settle before the deal, with this house's answers.

    >>> [step.rule.id for step in agree_before_play(ARTICLE).because]
    ['kozel-agree-tie', 'kozel-agree-carry', 'kozel-agree-repeat', 'kozel-agree-finish']
    """
    finish = "yes" if rulebook.carry_may_finish else "no"
    return derive(
        kozel.AGREED,
        rulebook,
        derive(kozel.AGREE_TIE, rulebook.tie, tie=rulebook.tie),
        _worth(rulebook),
        _repeated(rulebook),
        derive(kozel.AGREE_FINISH, rulebook.carry_may_finish, may_finish=finish),
    )


def _worth(rulebook: KozelRulebook) -> Derived[object]:
    """Return what one tie is worth: pairs that are carried, or what the house has in their place."""
    if rulebook.tie is Tie.CARRY:
        return derive(kozel.AGREE_CARRY, rulebook.carry_pairs, carry=rulebook.carry_pairs)
    return after_tie(MatchState((0, 0)), rulebook)


def _repeated(rulebook: KozelRulebook) -> Derived[int]:
    """Return whether repeated ties add up: a pair to both sides is written each time, a redeal never."""
    waits = rulebook.tie in (Tie.CARRY, Tie.MULTIPLY)
    if rulebook.tie is Tie.BOTH or (waits and not rulebook.carry_cap):
        return derive(kozel.AGREE_REPEAT_FREE, 0)
    cap = rulebook.carry_cap if waits else 0
    return derive(kozel.AGREE_REPEAT, cap, cap=cap)
