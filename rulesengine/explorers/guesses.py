"""What may be predicted of an answer: the right value and those of known mistakes, with a reply to each."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulesengine.core.derivation import FactValue
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import pair, plain
from rulesengine.views.answer import Guess


@dataclass(frozen=True, slots=True)
class Reply:
    """A value as it is typed, and the message that is said to it, with its facts."""

    value: str
    message: str
    facts: Mapping[str, FactValue]


def reply(value: FactValue, message: str, **facts: FactValue) -> Reply:
    """Return what is said to a value: a number, a score, or a word as it stands.

    >>> reply((3, 2), "kozel-guess-right").value, reply(-12, "spades-guess-score").value
    ('3:2', '−12')
    """
    return Reply(pair(value) if isinstance(value, tuple) else plain(value), message, facts)


def guesses(lang: str, right: Reply, wrong: Iterable[Reply]) -> tuple[Guess, ...]:
    """Return all that may be predicted, the right value first.

    Where a mistake happens to give the right value, the value is right; of mistakes that give the same
    one, the first is named.

    >>> known = (reply(7, "ui-yes"), reply(4, "ui-yes"), reply(4, "ui-no"))
    >>> [(one.text, one.reply, one.right) for one in guesses("en", reply(7, "ui-no"), known)]
    [('7', 'no', True), ('4', 'yes', False)]
    """
    say = speaker(lang)
    named = {right.value: right}
    for one in wrong:
        named.setdefault(one.value, one)
    return tuple(
        Guess(one.value, say(one.message, **one.facts), right=one is right) for one in named.values()
    )
