"""The one-line record of a match, written in words and read back without loss.

`60:60 → carry; 74:46 → A gets 1+1`: what was counted, and what came of it. Reading keeps the points
and holds the words against the replay, so that a record which contradicts itself is refused.
"""

import re
from collections.abc import Iterable

from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.core.letters import latin
from rulesengine.core.question import Say
from rulesengine.core.reading import shown
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Hand, Result
from rulesengine.kozel.match import Match, PlayedHand
from rulesengine.kozel.ties import tie_award

ARROW = " → "
_ARROWS = re.compile(r"→|⇒|->|=>")


def write_record(match: Match, say: Say) -> str:
    """Return the match as its one-line record, in the words of `say`.

    >>> from rulesengine.kozel.match import play_match
    >>> match = play_match((Hand((60, 60)), Hand((74, 46)))).value
    >>> write_record(match, lambda message, **_facts: message)
    '60:60 → kozel-record-carry; 74:46 → kozel-record-gets'
    """
    return "; ".join(f"{_points(hand)}{ARROW}{outcome(hand, match, say)}" for hand in match.hands)


def outcome(hand: PlayedHand, match: Match, say: Say) -> str:
    """Return what came of one hand, as the record says it.

    >>> from rulesengine.kozel.match import play_match
    >>> match = play_match((Hand((95, 25)),)).value
    >>> outcome(match.hands[0], match, lambda _message, **facts: str(facts))
    "{'winner': 'A', 'parts': (2,)}"
    """
    if hand.result is not Result.TIE:
        return say("kozel-record-gets", winner=hand.winner, parts=hand.paid)
    return say(f"kozel-record-{match.rulebook.tie.value}", pairs=tie_award(match.rulebook))


def split_record(text: str) -> list[str]:
    """Cut a record, or hands simply written one after the other, into its hands.

    >>> split_record("60:60 → carry; 74 : 46 → A gets 1+1")
    ['60:60 → carry', '74:46 → A gets 1+1']
    >>> split_record("60:60, 74:46")
    ['60:60', '74:46']
    """
    single = re.sub(r"\s+", lambda blank: "\n" if "\n" in blank[0] else " ", text)
    close = re.sub(r"\s?[:∶：]\s?", ":", single)
    cut = r"[;\n]" if _ARROWS.search(close) else r"[;,\s]+"
    return [part.strip() for part in re.split(cut, close) if part.strip()]


def split_claim(text: str) -> tuple[str, str]:
    """Cut one hand of a record into its points and what is said to have come of them.

    >>> split_claim("74:46 → A gets 1+1")
    ('74:46', 'A gets 1+1')
    """
    points, *claim = _ARROWS.split(text, maxsplit=1)
    return points.strip(), "".join(claim).strip()


def check_claims(match: Match, hands: tuple[Hand, ...], voices: Iterable[Say]) -> None:
    """Raise `InconsistentRecord` for every hand whose words are not what came of it.

    `voices` are the languages in which the record may be written; a hand without words says nothing.

    >>> from rulesengine.kozel.match import play_match
    >>> hands = (Hand((60, 60), claim="A gets 1"),)
    >>> check_claims(play_match(hands).value, hands, [lambda _message, **_facts: "carry"])
    Traceback (most recent call last):
    rulesengine.core.errors.InconsistentRecord: hands[0]: kozel-record-line-wrong
    """
    voices = tuple(voices)
    wrong: list[Problem] = []
    for hand, played in zip(hands, match.hands, strict=True):
        if not hand.claim:
            continue
        expected = [outcome(played, match, say) for say in voices]
        if _bare(hand.claim) not in map(_bare, expected):
            wrong.append(
                problem(
                    kozel.CLAIM_WRONG,
                    f"hands[{played.number - 1}]",
                    number=played.number,
                    came=shown(hand.claim),
                    expected=expected[0],
                )
            )
    if wrong:
        raise InconsistentRecord(*wrong)


def _points(hand: PlayedHand) -> str:
    return f"{hand.points[0]}:{hand.points[1]}"


def _bare(text: str) -> str:
    return latin(re.sub(r"\s+", "", text)).casefold()
