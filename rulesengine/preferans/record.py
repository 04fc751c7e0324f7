"""The record of a party as text and as JSON, read back without loss.

One line a deal: `6 A: A=6, B=2, C=2; B whist, C pass`, `misere B / D: B=0`, `7 A: give-up`,
`8 B: C pass, A pass`, `raspasy: A=3, B=2, C=5`. The player behind a slash is the dealer who sits. The
words may be those of any language; they are written as here.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulesengine.core import problems as why
from rulesengine.core.errors import InputError, Problems, RulesError, problem
from rulesengine.core.reading import Many, Reader, shown, unknown_key
from rulesengine.preferans import inputs, parameters, rules
from rulesengine.preferans.closing import closed_pools
from rulesengine.preferans.party import AnyDeal, Party, Played, Unread
from rulesengine.preferans.raspasy import Raspasy
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.sheet import Field
from rulesengine.preferans.words import CALLS, GIVING_UP, LEVELS, kept

RASPASY = "raspasy"
GIVE_UP = "give-up"
CLOSED = ">>"
_LINE = re.compile(r"(?P<what>\S+)(?: (?P<who>[^/:]*[^/:\s]))?\s*(?:/(?P<dealer>[^:]+))?:(?P<rest>.*)")
_PRICE = re.compile(r" *[xX×хХ](?P<price>\d+)")
MOST_DEALS = 500
"""Deals that a record may have: more than any evening, and read at once."""
Keys = Mapping[str, Reader[Any]]
"""What may stand in the table of a deal, each with its reader."""


def write_deal_line(deal: AnyDeal) -> str:
    """Return one deal as a line.

    >>> write_deal_line(Raspasy(tricks=(("A", 3), ("B", 2), ("C", 5)), dealer="D"))
    'raspasy / D: A=3, B=2, C=5'
    """
    dealer = f" / {deal.dealer}" if deal.dealer else ""
    tricks = ", ".join(f"{name}={taken}" for name, taken in deal.tricks)
    if isinstance(deal, Raspasy):
        price = "" if deal.price is None else f" x{deal.price}"
        return f"{RASPASY}{price}{dealer}: {tricks}"
    what = GIVE_UP if deal.given_up else tricks
    said = ", ".join(f"{answer.player} {answer.call.value}" for answer in deal.answers)
    told = "; ".join(part for part in (what, said) if part)
    return f"{deal.level.value} {deal.declarer}{dealer}: {told}"


def read_deal_line(line: str) -> AnyDeal:
    """Return the deal that a line tells; raises `InputError` when it cannot be read.

    >>> read_deal_line("6 A: A=5, B=5, C=0; B whist, C pass").tricks
    (('A', 5), ('B', 5), ('C', 0))
    >>> read_deal_line("8 B: C pass, A pass") == read_deal_line("8 B: ; C pass, A pass")
    True
    """
    return OneDeal()(line, "deal")


def write_text(party: Party) -> str:
    """Return a party as text: players and pool on the first line, then a line for each deal.

    >>> print(write_text(Party(("A", "B", "C"), 20, (read_deal_line("7 B: give-up"),))))
    A, B, C; 20
    7 B: give-up
    """
    head = f"{', '.join(party.players)}; {party.target}"
    return "\n".join((head, *map(write_deal_line, party.deals)))


def read_text(text: str) -> Party:
    r"""Return the party that a text tells; raises `InputError` with every line that cannot be read.

    >>> party = read_text("A, B, C; 20\nraspasy: A=3, B=2, C=5")
    >>> party.target, party.deals[0].tricks
    (20, (('A', 3), ('B', 2), ('C', 5)))
    """
    head, *lines = [line for line in text.splitlines() if line.strip()] or [""]
    names, _, target = head.rpartition(";")
    return _party(names, target, lines)


def to_json(party: Party) -> dict[str, object]:
    """Return a party as plain lists and tables.

    >>> to_json(Party(("A", "B", "C"), 20, (read_deal_line("7 B: give-up"),)))["deals"]
    [{'level': 7, 'declarer': 'B', 'given_up': True}]
    """
    return {
        "players": list(party.players),
        "target": party.target,
        "deals": [deal_to_json(deal) for deal in party.deals],
    }


def deal_to_json(deal: AnyDeal) -> dict[str, object]:
    """Return one deal as plain lists and tables.

    >>> deal_to_json(Raspasy(tricks=(("A", 3), ("B", 2), ("C", 5)), price=2))
    {'level': 'raspasy', 'tricks': {'A': 3, 'B': 2, 'C': 5}, 'price': 2}
    """
    told: dict[str, object] = {"dealer": deal.dealer} if deal.dealer else {}
    if deal.tricks:
        told["tricks"] = dict(deal.tricks)
    if isinstance(deal, Raspasy):
        price = {} if deal.price is None else {"price": deal.price}
        return {"level": RASPASY, **told, **price}
    if deal.answers:
        told["answers"] = [f"{answer.player} {answer.call.value}" for answer in deal.answers]
    if deal.given_up:
        told["given_up"] = True
    return {"level": deal.level.value, "declarer": deal.declarer, **told}


def from_json(raw: Mapping[str, object]) -> Party:
    r"""Return the party that JSON tells; raises `InputError` with every problem.

    >>> told = {"level": "raspasy", "tricks": {"A": 3, "B": 2, "C": 5}}
    >>> write_text(from_json({"players": ["A", "B", "C"], "target": 20, "deals": [told]}))
    'A, B, C; 20\nraspasy: A=3, B=2, C=5'
    """
    return _party(raw.get("players"), raw.get("target"), raw.get("deals", []))


def history_text(played: Played, player: str, field: Field, on: str = "") -> str:
    """Return what stood in one place of the sheet: `2.4.6`, with `>>` behind a closed pool.

    >>> from rulesengine.preferans.party import play_party
    >>> deals = (read_deal_line(f"{level} A: ; B pass, C pass") for level in (6, 7, 6))
    >>> history_text(play_party(Party(("A", "B", "C"), 8, tuple(deals))).value, "A", Field.POOL)
    '2.6.8>>'
    """
    values = ".".join(str(number) for number in played.history(player, field, on))
    closed = closed_pools(played.sheet, played.party.target, played.rulebook)
    return values + CLOSED if field is Field.POOL and player in closed else values


@dataclass(frozen=True, slots=True)
class OneDeal:
    """Reads a deal: a line of text, or a table with the same keys as a question about one deal."""

    def __call__(self, raw: object, path: str) -> AnyDeal:
        """Return the deal."""
        if isinstance(raw, Deal | Raspasy):
            return raw
        table = _cut(raw, path) if isinstance(raw, str) else raw
        if not isinstance(table, Mapping):
            raise InputError(problem(why.NOT_A_TABLE, path, came=shown(raw)))
        return _raspasy(table, path) if kept(table.get("level"), LEVELS) == RASPASY else _deal(table, path)


@dataclass(frozen=True, slots=True)
class DealOrUnread:
    """Reads a deal, or keeps why it cannot be read."""

    def __call__(self, raw: object, path: str) -> AnyDeal | Unread:
        """Return the deal, or what is wrong with it."""
        try:
            return OneDeal()(raw, path)
        except RulesError as error:
            return Unread(error)


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


DEALS = Many(OneDeal(), most=MOST_DEALS, split=_lines)
TOLD_DEALS = Many(DealOrUnread(), most=MOST_DEALS, split=_lines)
"""The same, with those in it that cannot be read."""
DEAL_KEYS: Keys = {one.name: one.read for one in parameters.DEAL}
RASPASY_KEYS: Keys = {one.name: one.read for one in parameters.RASPASY if one.name != "step"}
"""A party counts for itself how many raspasy were played in a row."""


def _party(players: object, target: object, deals: object) -> Party:
    found = Problems()
    names = found.attempt(inputs.Names(), players, "players") or ()
    pool = found.attempt(inputs.TARGET, target, "target") or 1
    told = found.attempt(DEALS, deals, "deals") or ()
    found.raise_any()
    return Party(names, pool, told)


def _cut(text: str, path: str) -> dict[str, object]:
    """Cut a line into the table that it stands for."""
    match = _LINE.fullmatch(text.strip())
    if match is None:
        raise InputError(problem(rules.NOT_A_DEAL, path, came=shown(text)))
    tricks, answers = _parts(match["rest"])
    table: dict[str, object] = {"level": match["what"], "dealer": (match["dealer"] or "").strip()}
    if kept(match["what"], LEVELS) == RASPASY:
        price = _PRICE.fullmatch(match["who"] or "")
        if answers.strip() or (match["who"] and not price):
            raise InputError(problem(rules.NOT_A_DEAL, path, came=shown(text)))
        return {**table, **(price.groupdict() if price else {}), "tricks": tricks}
    given_up = kept(tricks, GIVING_UP) == GIVE_UP
    told = {"tricks": "" if given_up else tricks, "answers": answers, "given_up": given_up}
    return {**table, "declarer": (match["who"] or "").strip(), **told}


def _parts(rest: str) -> tuple[str, str]:
    """Return tricks and answers; a game that nobody whisted has answers alone."""
    tricks, parted, answers = rest.partition(";")
    last = tricks.split()[-1:]
    alone = not parted and "=" not in tricks and bool(last) and kept(last[0], CALLS) in CALLS.values()
    return ("", tricks) if alone else (tricks, answers)


def _read(table: Mapping[str, object], keys: Keys, path: str) -> dict[str, Any]:
    found = Problems()
    values: dict[str, Any] = {}
    for key, raw in table.items():
        if key not in keys:
            found.add(InputError(unknown_key(key, path, tuple(keys))))
        else:
            values[key] = found.attempt(keys[key], raw, f"{path}.{key}")
    found.raise_any()
    return values


def _deal(table: Mapping[str, object], path: str) -> Deal:
    for key in ("level", "declarer"):
        if key not in table:
            raise InputError(problem(why.MISSING_KEY, f"{path}.{key}", key=f"preferans-field-{key}"))
    return Deal(**_read(table, DEAL_KEYS, path))


def _raspasy(table: Mapping[str, object], path: str) -> Raspasy:
    told = {key: value for key, value in table.items() if key != "level"}
    return Raspasy(**_read(told, RASPASY_KEYS, path))
