"""The kinds of question that preferans answers, each with what is given and what comes out."""

from collections.abc import Callable, Mapping
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Parameter, Question, Say
from rulesengine.core.rulebook import Overrides
from rulesengine.core.tables import Listed
from rulesengine.preferans import inputs
from rulesengine.preferans.audit import Audit, audit_settlement
from rulesengine.preferans.choices import Choices, rounding_choices
from rulesengine.preferans.closing import Closed, close_pool
from rulesengine.preferans.compare import Comparison, compare_conventions
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.finish import Finished, Terms, finish
from rulesengine.preferans.inputs import recorded_of, sheet_of
from rulesengine.preferans.party import AnyDeal, Correction, Party, Played, correct, play_party
from rulesengine.preferans.raspasy import Raspasy, write_raspasy
from rulesengine.preferans.record import DEALS, OneDeal, history_text, write_text
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.rulebook import ACTIVE, PRESETS, PreferansRulebook
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.settle import Route
from rulesengine.preferans.sheet import Field, Row, Writing
from rulesengine.preferans.worth import Worth, trick_value, worth_of_deal


def _out(read: Callable[[Any], object]) -> Callable[[Derived[Any], Say], object]:
    """Return an output that needs the value alone."""
    return lambda derived, _say: read(derived.value)


def _named(players: tuple[str, ...], row: Row) -> dict[str, object]:
    return dict(zip(players, row, strict=True))


def _named_rows(players: tuple[str, ...], rows: tuple[Row, ...]) -> dict[str, dict[str, object]]:
    return {player: _named(players, row) for player, row in zip(players, rows, strict=True)}


_WRITTEN: Mapping[str, Callable[[Derived[Any], Say], object]] = {
    "pool": _out(lambda writing: writing.table(Field.POOL)),
    "mountain": _out(lambda writing: writing.table(Field.MOUNTAIN)),
    "whists": _out(lambda writing: writing.whists()),
}

_WRITTEN_IN_WORTH: Mapping[str, Callable[[Derived[Any], Say], object]] = {
    "pool": _out(lambda found: found.writing.table(Field.POOL)),
    "mountain": _out(lambda found: found.writing.table(Field.MOUNTAIN)),
    "whists": _out(lambda found: found.writing.whists()),
}


def _deal(rulebook: PreferansRulebook, **told: Any) -> Derived[Writing]:  # noqa: ANN401  # as Deal declares them
    return write_deal(Deal(**told), rulebook)


DEAL = Question(
    kind="preferans.deal",
    main="level",
    parameters=(
        Parameter("level", inputs.LEVEL),
        Parameter("declarer", inputs.PLAYER, "A"),
        Parameter("dealer", inputs.NOBODY_OR_PLAYER, ""),
        Parameter("tricks", inputs.TAKEN, ()),
        Parameter("answers", inputs.ANSWERS, ()),
        Parameter("given_up", inputs.GIVEN_UP, False),
    ),
    answer=_deal,
    outputs=_WRITTEN,
)


def _raspasy(rulebook: PreferansRulebook, **told: Any) -> Derived[Writing]:  # noqa: ANN401  # as Raspasy declares
    return write_raspasy(Raspasy(**told), rulebook)


RASPASY = Question(
    kind="preferans.raspasy",
    main="tricks",
    parameters=(
        Parameter("tricks", inputs.TAKEN),
        Parameter("step", inputs.STEP, 0),
        Parameter("price", inputs.PRICE, None),
        Parameter("dealer", inputs.NOBODY_OR_PLAYER, ""),
    ),
    answer=_raspasy,
    outputs=_WRITTEN,
)


def _close(rulebook: PreferansRulebook, **told: Any) -> Derived[Closed]:  # noqa: ANN401  # as its parameters
    sheet = sheet_of(told["players"], told["pool"], told["mountain"])
    return close_pool(sheet, told["target"], told["who"], told["points"], rulebook)


_PLAYERS = Parameter("players", inputs.Names(), ())
_POOL = Parameter("pool", inputs.POOLS, inputs.NO_ROW)
_MOUNTAIN = Parameter("mountain", inputs.POINTS_OF_PLAYERS, inputs.NO_ROW)

CLOSE = Question(
    kind="preferans.close",
    main="pool",
    parameters=(
        _PLAYERS,
        _POOL,
        _MOUNTAIN,
        Parameter("target", inputs.TARGET),
        Parameter("who", inputs.PLAYER, "A"),
        Parameter("points", inputs.NEW_POINTS),
    ),
    answer=_close,
    outputs={
        "pool": _out(lambda end: _named(end.sheet.players, end.sheet.pool)),
        "mountain": _out(lambda end: _named(end.sheet.players, end.sheet.mountain)),
        "whists": _out(lambda end: _named_rows(end.sheet.players, end.sheet.whists)),
        "closed": _out(lambda end: end.closed),
        "game_over": _out(lambda end: end.game_over),
    },
    unordered=frozenset({"closed"}),
)


def _settle(
    players: tuple[str, ...],
    pool: Listed[int],
    mountain: Listed[int],
    whists: Listed[Listed[int]],
    **terms: Any,  # noqa: ANN401  # as Terms declares them
) -> Derived[Finished]:
    rulebook = terms.pop("rulebook")
    return finish(sheet_of(players, pool, mountain, whists), Terms(**terms), rulebook)


def _row_out(read: Callable[[Finished], Row]) -> Callable[[Derived[Any], Say], object]:
    return _out(lambda end: _named(end.settlement.players, read(end)))


_SHEET = (
    _PLAYERS,
    _POOL,
    _MOUNTAIN,
    Parameter("whists", inputs.WHISTS, inputs.NO_WHISTS),
    Parameter("target", inputs.TARGET, None),
    Parameter("rounding", inputs.ROUNDING, Rounding.EXACT),
    Parameter("adjust", inputs.NOBODY_OR_PLAYER, ""),
    Parameter("stake", inputs.STAKE, None),
)

SETTLE = Question(
    kind="preferans.settle",
    main="pool",
    parameters=(*_SHEET, Parameter("route", inputs.ROUTE, Route.LONG)),
    answer=_settle,
    outputs={
        "result": _row_out(lambda end: end.settlement.result),
        "equalised": _row_out(lambda end: end.settlement.equalised),
        "amnestied": _row_out(lambda end: end.settlement.amnestied),
        "adjusted": _row_out(lambda end: end.settlement.adjusted),
        "mean": _out(lambda end: end.settlement.mean),
        "amnisters": _out(lambda end: end.settlement.amnisters),
        "mountain_whists": _row_out(lambda end: end.settlement.mountain_whists),
        "pair_balances": _out(lambda end: _named_rows(end.settlement.players, end.settlement.pair_balances)),
        "pair_results": _out(lambda end: _named_rows(end.settlement.players, end.settlement.pair_results)),
        "whist_balance": _row_out(lambda end: end.settlement.whist_balance),
        "residue": _out(lambda end: end.settlement.residue),
        "money": _row_out(lambda end: end.paid.money),
        "payments": _out(lambda end: end.paid.payments),
    },
    unordered=frozenset({"payments", "amnisters"}),
)


def _rounding(rulebook: PreferansRulebook, **told: Any) -> Derived[Choices]:  # noqa: ANN401  # as its parameters
    return rounding_choices(sheet_of(**told), rulebook)


ROUNDING = Question(
    kind="preferans.rounding",
    main="pool",
    parameters=_SHEET[:4],
    answer=_rounding,
    outputs={
        "exact": _out(lambda found: _named(found.exact.players, found.exact.result)),
        "truncate": _out(lambda found: _named(found.exact.players, found.truncated.result)),
        "residue": _out(lambda found: found.truncated.residue),
        "divisible": _out(
            lambda found: {
                player: _named(found.exact.players, one.result)
                for player, one in zip(found.exact.players, found.divisible, strict=True)
            }
        ),
    },
)


def _audit(
    players: tuple[str, ...],
    pool: Listed[int],
    mountain: Listed[int],
    whists: Listed[Listed[int]],
    **terms: Any,  # noqa: ANN401  # as Terms declares them
) -> Derived[Audit]:
    rulebook, recorded = terms.pop("rulebook"), terms.pop("recorded")
    sheet = sheet_of(players, pool, mountain, whists)
    return audit_settlement(sheet, recorded_of(recorded, sheet.players), Terms(**terms), rulebook)


AUDIT = Question(
    kind="preferans.audit",
    main="pool",
    parameters=(*_SHEET, Parameter("recorded", inputs.RECORDED)),
    answer=_audit,
    outputs={
        "correct": _out(lambda audit: audit.correct),
        "mistake": _out(lambda audit: audit.mistakes[0].value if audit.mistakes else ""),
        "mistakes": _out(lambda audit: [one.value for one in audit.mistakes]),
        "result": _out(lambda audit: _row_of(audit.finished)),
    },
    unordered=frozenset({"mistakes"}),
)


def _row_of(end: Finished) -> dict[str, object]:
    return _named(end.settlement.players, end.settlement.result)


def _party(
    players: tuple[str, ...], target: int, deals: tuple[AnyDeal, ...], rulebook: PreferansRulebook
) -> Derived[Played]:
    return play_party(Party(players, target, deals), rulebook)


def _history(played: Played, field: Field) -> dict[str, object]:
    return {player: history_text(played, player, field) for player in played.party.players}


PARTY = Question(
    kind="preferans.party",
    main="deals",
    parameters=(
        Parameter("players", inputs.Names()),
        Parameter("target", inputs.TARGET),
        Parameter("deals", DEALS),
    ),
    answer=_party,
    outputs={
        "pool": _out(lambda played: _named(played.sheet.players, played.sheet.pool)),
        "mountain": _out(lambda played: _named(played.sheet.players, played.sheet.mountain)),
        "whists": _out(lambda played: _named_rows(played.sheet.players, played.sheet.whists)),
        "differences": _out(
            lambda played: [_named(played.sheet.players, one.difference) for one in played.deals]
        ),
        "pool_history": _out(lambda played: _history(played, Field.POOL)),
        "mountain_history": _out(lambda played: _history(played, Field.MOUNTAIN)),
        "game_over": _out(lambda played: played.finished),
        "record": _out(lambda played: write_text(played.party)),
    },
)


def _correct(rulebook: PreferansRulebook, **told: Any) -> Derived[Correction]:  # noqa: ANN401  # as its parameters
    party = Party(told["players"], told["target"], told["deals"])
    return correct(party, told["number"], told["deal"], rulebook)


CORRECT = Question(
    kind="preferans.correct",
    main="deals",
    parameters=(
        *PARTY.parameters,
        Parameter("number", inputs.STEP),
        Parameter("deal", OneDeal()),
    ),
    answer=_correct,
    outputs={
        "changed": _out(lambda found: found.changed),
        "pool": _out(lambda found: _named(found.after.sheet.players, found.after.sheet.pool)),
        "mountain": _out(lambda found: _named(found.after.sheet.players, found.after.sheet.mountain)),
        "whists": _out(lambda found: _named_rows(found.after.sheet.players, found.after.sheet.whists)),
    },
)


def _compare(
    deal: AnyDeal, against: PreferansRulebook, against_preset: str, rulebook: PreferansRulebook
) -> Derived[Comparison]:
    theirs = PRESETS[against_preset] if against_preset else against
    return compare_conventions(deal, rulebook, theirs)


COMPARE = Question(
    kind="preferans.compare",
    main="deal",
    parameters=(
        Parameter("deal", OneDeal()),
        Parameter("against", Overrides(PreferansRulebook()), PreferansRulebook()),
        Parameter("against_preset", inputs.Preset(tuple(PRESETS)), ""),
    ),
    answer=_compare,
    outputs={
        "pool": _out(lambda both: both.first.table(Field.POOL)),
        "mountain": _out(lambda both: both.first.table(Field.MOUNTAIN)),
        "whists": _out(lambda both: both.first.whists()),
        "worth": _out(lambda both: both.worth[0]),
        "against_pool": _out(lambda both: both.second.table(Field.POOL)),
        "against_mountain": _out(lambda both: both.second.table(Field.MOUNTAIN)),
        "against_whists": _out(lambda both: both.second.whists()),
        "against_worth": _out(lambda both: both.worth[1]),
        "axes": _out(lambda both: both.matter),
        "differ": _out(lambda both: both.differ),
    },
    unordered=frozenset({"axes", "differ"}),
)


def _worth(players: tuple[str, ...], rulebook: PreferansRulebook, **told: Any) -> Derived[Worth]:  # noqa: ANN401  # as Deal declares them
    return worth_of_deal(Deal(**told), players, rulebook)


WORTH = Question(
    kind="preferans.worth",
    main="level",
    parameters=(*DEAL.parameters, _PLAYERS),
    answer=_worth,
    outputs={"worth": _out(lambda found: _named(found.players, found.whists)), **_WRITTEN_IN_WORTH},
)

TRICK_VALUE = Question(
    kind="preferans.trick_value",
    main="level",
    parameters=(
        Parameter("level", inputs.LEVEL),
        Parameter("whisters", inputs.WHISTERS, 2),
        Parameter("count", inputs.COUNT, ACTIVE),
    ),
    answer=trick_value,
    outputs={
        "values": _out(lambda found: found.values),
        "steps": _out(lambda found: found.steps),
    },
)

QUESTIONS = (DEAL, RASPASY, CLOSE, SETTLE, ROUNDING, AUDIT, PARTY, CORRECT, COMPARE, WORTH, TRICK_VALUE)
