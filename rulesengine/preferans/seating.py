"""Who is who in a deal: declarer, the two defenders and what they answered, the sitting dealer."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.preferans import rules
from rulesengine.preferans.axes import ACTIVE, MOST_PLAYERS, TRICKS, Contract, Ten
from rulesengine.preferans.rulebook import PreferansRulebook

SEATS = ("A", "B", "C", "D")
"""The names that stand for seats where players have none of their own."""


class Call(Enum):
    """What a defender answers when the game is named."""

    WHIST = "whist"
    PASS = "pass"
    HALF = "half"


@dataclass(frozen=True, slots=True)
class Answer:
    """One defender's answer."""

    player: str
    call: Call


Tricks = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """One deal as it is told: who played what, who took how much, who answered what in which order."""

    level: Contract
    declarer: str
    tricks: Tricks = ()
    answers: tuple[Answer, ...] = ()
    dealer: str = ""
    given_up: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Roles:
    """A deal with every player in one role; defenders stand in the order in which they spoke."""

    declarer: str
    defenders: tuple[str, ...]
    whisters: tuple[str, ...]
    half: str
    dealer: str
    taken: dict[str, int]
    told: tuple[Derived[object], ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody in the order in which tricks were told, the dealer last."""
        return tuple(self.taken)

    @property
    def passers(self) -> tuple[str, ...]:
        """Defenders who neither whist nor take half."""
        return tuple(one for one in self.defenders if one not in self.whisters and one != self.half)

    @property
    def side(self) -> int:
        """The tricks of both defenders."""
        return sum(self.taken[one] for one in self.defenders)


def is_played(deal: Deal, rulebook: PreferansRulebook) -> bool:
    """Tell whether cards are played: not when the declarer gives up, nor when nobody whists.

    >>> from rulesengine.preferans.record import read_deal_line
    >>> lines = ("6 A: ; B pass, C half", "6 A: A=6, B=3, C=1; B pass, C whist", "6 A: give-up")
    >>> [is_played(read_deal_line(line), PreferansRulebook()) for line in lines]
    [False, True, False]
    """
    if deal.given_up:
        return False
    if deal.level is Contract.MISERE or _always_played(deal, rulebook):
        return True
    return any(call is Call.WHIST for call in _last_calls(deal).values())


def roles_of(deal: Deal, rulebook: PreferansRulebook) -> Roles:
    """Return who is who; raises `InconsistentRecord` with everything that cannot be a deal.

    >>> from rulesengine.preferans.record import read_deal_line
    >>> roles = roles_of(read_deal_line("6 A / D: A=5, B=5, C=0; B whist, C pass"), PreferansRulebook())
    >>> roles.whisters, roles.passers, roles.side, roles.dealer
    (('B',), ('C',), 5, 'D')
    """
    faults = (*_who(deal), *_how(deal, rulebook), *_how_many(deal, rulebook))
    if faults:
        raise InconsistentRecord(*dict.fromkeys(faults))
    calls = _last_calls(deal)
    active = _active(deal)
    defenders = (*calls, *(one for one in active if one != deal.declarer and one not in calls))
    whisters = tuple(one for one in defenders if calls.get(one) is Call.WHIST)
    if _always_played(deal, rulebook) and not calls:
        whisters = defenders
    tricks = dict(deal.tricks)
    everybody = (*active, *((deal.dealer,) if deal.dealer else ()))
    return Roles(
        declarer=deal.declarer,
        defenders=defenders,
        whisters=whisters,
        half="".join(one for one, call in calls.items() if call is Call.HALF),
        dealer=deal.dealer,
        taken={one: tricks.get(one, 0) for one in everybody},
        told=tuple(_taken_back(deal)),
    )


def three(names: Iterable[str], dealer: str = "") -> tuple[str, ...]:
    """Return the players who hold cards; seats are in order, and those left out are put in.

    >>> three(("C", "A")), three(("A", "C", "B")), three(("Bob", "Ann"))
    (('A', 'B', 'C'), ('A', 'B', 'C'), ('Bob', 'Ann'))
    >>> three(("C", "D"), dealer="A")
    ('B', 'C', 'D')
    """
    known = tuple(dict.fromkeys(names))
    seats = tuple(seat for seat in SEATS if seat != dealer)[:ACTIVE]
    if len(known) <= ACTIVE and set(known) <= set(seats):
        return seats
    return known


def tricks_fault(tricks: Tricks) -> Problem:
    """Return the problem with tricks that do not make ten.

    >>> tricks_fault((("A", 6), ("B", 2), ("C", 3))).fact("total")
    11
    """
    parts = tuple(taken for _, taken in tricks) or (0,)
    return problem(rules.TRICKS_WRONG, "tricks", parts=parts, total=sum(parts), tricks=TRICKS)


def _active(deal: Deal) -> tuple[str, ...]:
    names = [name for name, _ in deal.tricks if name != deal.dealer]
    return three((*names, deal.declarer, *(answer.player for answer in deal.answers)), deal.dealer)


def _always_played(deal: Deal, rulebook: PreferansRulebook) -> bool:
    return deal.level is Contract.TEN and rulebook.ten is not Ten.WHISTED


def _last_calls(deal: Deal) -> dict[str, Call]:
    """Return each defender's last word: who passed may take the whist back from a half-whist."""
    calls: dict[str, Call] = {answer.player: answer.call for answer in deal.answers}
    if _takes_back(deal):
        calls = {one: call if call is Call.WHIST else Call.PASS for one, call in calls.items()}
    return calls


def _takes_back(deal: Deal) -> bool:
    said = [answer.call for answer in deal.answers]
    who = [answer.player for answer in deal.answers]
    return said == [Call.PASS, Call.HALF, Call.WHIST] and who[0] == who[2] != who[1]


def _taken_back(deal: Deal) -> Iterator[Derived[object]]:
    if _takes_back(deal):
        first, second = deal.answers[0].player, deal.answers[1].player
        yield derive(rules.WHIST_TAKEN_BACK, first, player=first, opponent=second)


def _who(deal: Deal) -> Iterator[Problem]:
    """Yield what is wrong with the players."""
    active, tricks = _active(deal), dict(deal.tricks)
    if len(active) > ACTIVE or len({*active, deal.dealer} - {""}) > MOST_PLAYERS:
        yield problem(rules.TOO_MANY_PLAYERS, "tricks", players=active, most=ACTIVE)
    if deal.dealer and (deal.dealer in active or tricks.get(deal.dealer)):
        yield problem(rules.DEALER_SITS, "dealer", player=deal.dealer)


def _how(deal: Deal, rulebook: PreferansRulebook) -> Iterator[Problem]:
    """Yield what is wrong with the answers."""
    if deal.given_up:
        yield from _given_up(deal)
    seen: set[str] = set()
    for index, answer in enumerate(deal.answers):
        where = f"answers[{index}]"
        if answer.player == deal.declarer:
            yield problem(rules.DECLARER_ANSWERS, where, player=answer.player)
        if answer.player in seen and not _takes_back(deal):
            yield problem(rules.ANSWERS_TWICE, where, player=answer.player)
        if deal.level is Contract.MISERE and answer.call is not Call.PASS:
            yield problem(rules.MISERE_ANSWERED, where, player=answer.player, answer=answer.call)
        elif answer.call is Call.HALF:
            yield from _half(deal, rulebook, index, answer)
        seen.add(answer.player)
    yield from _silent(deal, rulebook)


def _given_up(deal: Deal) -> Iterator[Problem]:
    """Yield what is told of play or of answers although the declarer gave up before either."""
    if deal.level is Contract.MISERE:
        yield problem(rules.MISERE_NOT_GIVEN_UP, "given_up", player=deal.declarer)
    for where, told in (("tricks", any(taken for _, taken in deal.tricks)), ("answers", bool(deal.answers))):
        if told:
            yield problem(rules.GIVEN_UP_AND_PLAYED, where, player=deal.declarer)


def _half(deal: Deal, rulebook: PreferansRulebook, index: int, answer: Answer) -> Iterator[Problem]:
    where = f"answers[{index}]"
    if rulebook.owed(deal.level) < 2:
        yield problem(rules.HALF_ON_HIGH, where, player=answer.player, level=deal.level)
    if index == 0 or deal.answers[index - 1].call is not Call.PASS:
        yield problem(rules.HALF_BEFORE_PASS, where, player=answer.player)


def _silent(deal: Deal, rulebook: PreferansRulebook) -> Iterator[Problem]:
    """Yield the defenders whose answer is missing, where one is needed."""
    if deal.given_up or deal.level is Contract.MISERE:
        return
    if _always_played(deal, rulebook) and not deal.answers:
        return
    answered = {answer.player for answer in deal.answers} - {deal.declarer}
    silent = tuple(one for one in _active(deal) if one != deal.declarer and one not in answered)
    if len(answered) < ACTIVE - 1:
        yield problem(rules.ANSWER_MISSING, "answers", players=silent)


def _how_many(deal: Deal, rulebook: PreferansRulebook) -> Iterator[Problem]:
    """Yield what is wrong with the tricks: they make ten, unless the cards were not played."""
    if deal.given_up:
        return
    together = sum(taken for _, taken in deal.tricks)
    defenders = [taken for name, taken in deal.tricks if name != deal.declarer]
    untold = not any(defenders) and (deal.level is Contract.MISERE or not is_played(deal, rulebook))
    if together != TRICKS and not (untold and together <= TRICKS):
        yield tricks_fault(deal.tricks)
    yield from _without_play(deal, rulebook)


def _without_play(deal: Deal, rulebook: PreferansRulebook) -> Iterator[Problem]:
    """Yield tricks that do not make the game, where everybody has answered and nobody whists."""
    if any(_silent(deal, rulebook)):
        return
    taken = dict(deal.tricks).get(deal.declarer, 0)
    told = any(tricks for _, tricks in deal.tricks)
    if told and not is_played(deal, rulebook) and taken < int(deal.level.value):
        yield problem(
            rules.TRICKS_WITHOUT_PLAY, "tricks", player=deal.declarer, level=deal.level, taken=taken
        )
