"""How the form of one deal is cut: what each seat took and answered, and who sits there."""

from collections.abc import Mapping
from typing import Any

from rulesengine.core.reading import OneOf
from rulesengine.explorers.declaration import PLAYERS, Given, Shape
from rulesengine.explorers.preferans_forms import attempt, named, padded
from rulesengine.preferans.axes import ACTIVE
from rulesengine.preferans.inputs import ANSWERS, TAKEN, Names
from rulesengine.preferans.record import RASPASY, OneDeal, deal_to_json
from rulesengine.preferans.seating import SEATS, Call, Deal

FIRST = "first"
"""Who answered first, where that was not the next after the declarer."""
TAKEN_BACK = "back"
"""What a defender says who passed and takes the whist back from a half-whist."""
Answers = list[tuple[str, str]]
"""Who said what, in the order of speaking."""


def spread_deal(given: Mapping[str, Any]) -> Given:
    """Lay out a deal seat by seat; whoever is not said to declare sits in the first seat."""
    return spread_raspasy({"declarer": SEATS[0], **given})


def spread_raspasy(given: Mapping[str, Any]) -> Given:
    """Lay out tricks seat by seat; players who are no letters get the seats in which they are told."""
    taken, said = _taken(given.get("tricks", {})), _said(given.get("answers", []))
    dealer, declarer = str(given.get("dealer", "")), str(given.get("declarer", ""))
    told = (*taken, declarer, *(player for player, _ in said))
    names = _names(given.get(PLAYERS), tuple(one for one in told if one not in ("", dealer)), dealer)
    seat_of = dict(zip(names or SEATS, SEATS, strict=False))
    calls = _calls(said)
    return {
        **given,
        PLAYERS: list(names),
        "tricks": [str(taken.get(player, "")) for player in seat_of],
        "answers": [calls.get(player, "") for player in seat_of],
        "declarer": seat_of.get(declarer, declarer),
        "dealer": seat_of.get(dealer, dealer),
        "given_up": given.get("given_up", False),
        FIRST: _first(seat_of.get(declarer, ""), [seat_of[one] for one in calls if one in seat_of]),
    }


def gather_raspasy(given: Mapping[str, Any]) -> Given:
    """Give each trick to the player of its seat."""
    told = {key: value for key, value in given.items() if key != PLAYERS}
    player_at = _players(given)
    if isinstance(given.get("tricks"), list):
        told["tricks"] = _by_player(given, player_at)
    for role in ("dealer", "declarer"):
        if given.get(role) in player_at:
            told[role] = player_at[given[role]]
    return told


def gather_deal(given: Mapping[str, Any]) -> Given:
    """Give tricks and answers to the players; the defenders answer in the order of the seats."""
    told = gather_raspasy({"declarer": SEATS[0], **given})
    first = OneOf(SEATS)(told.pop(FIRST), FIRST) if FIRST in given else ""
    if isinstance(given.get("answers"), list):
        player_at, calls = _players(given), dict(zip(SEATS, padded(given["answers"]), strict=True))
        order = _from(first or _after(str(given.get("declarer", SEATS[0]))))
        said = [(player_at[seat], calls[seat]) for seat in order if calls[seat]]
        told["answers"] = [_answer(player, call) for player, call in _in_turn(said)]
    return told


def gather_worth(given: Mapping[str, Any]) -> Given:
    """Put the deal together; whoever is named is at the table, whether the deal tells of them or not."""
    named_here = {PLAYERS: list(_players(given).values())} if given.get(PLAYERS) else {}
    return gather_deal(given) | named_here


def spread_compared(given: Mapping[str, Any]) -> Given:
    """Lay out the deal that is compared; it may be written as a line."""
    deal = attempt(OneDeal(), given.get("deal", {}))
    spread = spread_deal if isinstance(deal, Deal) else spread_raspasy
    laid = spread(deal_to_json(deal)) if deal else {}
    return {**given, PLAYERS: laid.pop(PLAYERS, []), FIRST: laid.pop(FIRST, ""), "deal": laid}


def gather_compared(given: Mapping[str, Any]) -> Given:
    """Put the deal together as a table; nobody declares or answers where everybody passed."""
    deal = given.get("deal")
    if not isinstance(deal, Mapping):
        return dict(given)
    beside = {key: given[key] for key in (PLAYERS, FIRST) if key in given}
    whole = {**deal, **beside}
    if deal.get("level") == RASPASY:
        shown = {key: one for key, one in whole.items() if key not in OF_A_GAME}
        told = gather_raspasy(shown)
    else:
        told = gather_deal(whole)
    return {**{key: one for key, one in given.items() if key not in beside}, "deal": told}


OF_A_GAME = frozenset(("declarer", "answers", "given_up", FIRST))
"""What only a deal has in which somebody plays."""
DEAL = Shape(spread_deal, gather_deal)
PASSED_OUT = Shape(spread_raspasy, gather_raspasy)
WORTH = Shape(spread_deal, gather_worth)
COMPARED = Shape(spread_compared, gather_compared)


def _taken(raw: object) -> dict[str, object]:
    """Return the tricks by player, also those that will be refused."""
    read = attempt(TAKEN, raw)
    if read is None:
        return {str(name): taken for name, taken in raw.items()} if isinstance(raw, Mapping) else {}
    return dict(read)


def _said(raw: object) -> Answers:
    """Return the answers, also those that will be refused."""
    read = attempt(ANSWERS, raw)
    if read is not None:
        return [(one.player, one.call.value) for one in read]
    texts = [one.strip() for one in raw if isinstance(one, str)] if isinstance(raw, list | tuple) else []
    return [(name or call, call) for name, _, call in (text.rpartition(" ") for text in texts)]


def _calls(said: Answers) -> dict[str, str]:
    """Return what each player answers, in the order of speaking; a whist taken back is one answer."""
    calls = dict(said)
    if [call for _, call in said] == [Call.PASS.value, Call.HALF.value, Call.WHIST.value]:
        (first, _), (_, half), (again, _) = said
        calls = {first: TAKEN_BACK, said[1][0]: half} if first == again else calls
    return calls


def _in_turn(said: Answers) -> Answers:
    """Return the answers one by one: who takes the whist back speaks a second time at the end."""
    turn = [(player, Call.PASS.value if call == TAKEN_BACK else call) for player, call in said]
    again = [(player, Call.WHIST.value) for player, call in said if call == TAKEN_BACK]
    return turn + again


def _names(players: object, told: tuple[str, ...], dealer: str) -> tuple[str, ...]:
    """Return who sits in which seat, nobody where the letters of the seats are told themselves."""
    given = players if isinstance(players, list | tuple) else attempt(Names(), players)
    if given:
        return tuple(map(str, given))
    holding = tuple(dict.fromkeys(told))
    everybody = (*holding, dealer) if dealer else holding
    if set(everybody) <= set(SEATS):
        return ()
    free = tuple(seat for seat in SEATS if seat not in everybody)
    silent = free[: max(0, ACTIVE - len(holding))] if dealer else ()
    return (*holding, *silent, *everybody[len(holding) :])[: len(SEATS)]


def _first(declarer: str, speakers: list[str]) -> str:
    """Return who answered first, if that was not the next after the declarer."""
    expected = [seat for seat in _from(_after(declarer)) if seat in speakers]
    return speakers[0] if speakers and speakers != expected else ""


def _players(given: Mapping[str, Any]) -> dict[str, str]:
    """Return the player in each seat; raises what is wrong with the names that were typed."""
    typed = given.get(PLAYERS) or []
    told = (given.get("tricks"), given.get("answers"))
    rows = [padded(row) for row in told if isinstance(row, list)]
    roles = [given.get(role) for role in ("declarer", "dealer", FIRST)]
    fourth = any(row[ACTIVE].strip() for row in (*rows, padded(typed))) or SEATS[ACTIVE] in roles
    seats = zip(named(typed)[: len(SEATS) if fourth else ACTIVE], SEATS, strict=False)
    names = [name or letter for name, letter in seats]
    if typed:
        names = list(Names()(names, PLAYERS))
    return dict(zip(SEATS, names, strict=False))


def _by_player(given: Mapping[str, Any], player_at: Mapping[str, str]) -> dict[str, str]:
    """Return what each player took; a named one without a number among others took none."""
    rows = dict(zip(SEATS, padded(given["tricks"]), strict=True))
    typed = dict(zip(SEATS, padded(given.get(PLAYERS) or ()), strict=True))
    told = [seat for seat in SEATS if rows[seat].strip()]
    named_too = [seat for seat in SEATS if typed[seat].strip() and seat != given.get("dealer")]
    shown = {*told, *named_too} if told else set()
    return {player_at[seat]: rows[seat].strip() or "0" for seat in SEATS if seat in shown}


def _after(seat: str) -> str:
    return SEATS[(SEATS.index(seat) + 1) % len(SEATS)] if seat in SEATS else SEATS[1]


def _from(first: str) -> tuple[str, ...]:
    """Return the seats in turn, beginning with one."""
    start = SEATS.index(first)
    return SEATS[start:] + SEATS[:start]


def _answer(player: str, call: str) -> str:
    return call if " " in call else f"{player} {call}"
