"""The kinds of question that preferans answers, each with what is given and what comes out."""

from collections.abc import Callable
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.outputs import Likeliest
from rulesengine.core.question import Output, Parameter, Question, of_value
from rulesengine.preferans import inputs, parameters
from rulesengine.preferans.audit import Audit, audit_settlement
from rulesengine.preferans.choices import Choices, rounding_choices
from rulesengine.preferans.closing import Closed, close_pool
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.finish import Finished, Terms, finish
from rulesengine.preferans.inputs import recorded_of, sheet_of
from rulesengine.preferans.parameters import named, named_rows, sheet_outputs, written_outputs
from rulesengine.preferans.party_questions import PARTY_QUESTIONS
from rulesengine.preferans.raspasy import Raspasy, write_raspasy
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.settle import Route
from rulesengine.preferans.sheet import Row, Sheet, Writing

_WRITTEN = written_outputs(lambda writing: writing)


def _deal(rulebook: PreferansRulebook, **told: Any) -> Derived[Writing]:  # noqa: ANN401  # as Deal declares them
    return write_deal(Deal(**told), rulebook)


DEAL = Question(
    kind="preferans.deal",
    main="level",
    parameters=parameters.DEAL,
    answer=_deal,
    outputs=_WRITTEN,
)


def _raspasy(rulebook: PreferansRulebook, **told: Any) -> Derived[Writing]:  # noqa: ANN401  # as Raspasy declares
    return write_raspasy(Raspasy(**told), rulebook)


RASPASY = Question(
    kind="preferans.raspasy",
    main="tricks",
    parameters=parameters.RASPASY,
    answer=_raspasy,
    outputs=_WRITTEN,
)


def _close(rulebook: PreferansRulebook, **told: Any) -> Derived[Closed]:  # noqa: ANN401  # as its parameters
    sheet = sheet_of(told["players"], told["pool"], told["mountain"])
    return close_pool(sheet, told["target"], told["who"], told["points"], rulebook)


CLOSE = Question(
    kind="preferans.close",
    main="pool",
    parameters=(
        parameters.PLAYERS,
        parameters.POOL,
        parameters.MOUNTAIN,
        Parameter("target", inputs.TARGET),
        Parameter("who", inputs.PLAYER, "A"),
        Parameter("points", inputs.NEW_POINTS),
    ),
    answer=_close,
    outputs={
        **sheet_outputs(lambda end: end.sheet),
        "closed": of_value(lambda end: end.closed),
        "game_over": of_value(lambda end: end.game_over),
    },
    unordered=frozenset({"closed"}),
    beside=inputs.sheet_contradictions,
)


def _settle(rulebook: PreferansRulebook, **told: Any) -> Derived[Finished]:  # noqa: ANN401  # as its parameters
    return finish(_sheet(told), Terms(**told), rulebook)


def _sheet(told: dict[str, Any]) -> Sheet:
    """Take the sheet out of what was told; the terms are left."""
    return sheet_of(**{one.name: told.pop(one.name) for one in parameters.SHEET})


def _row_out(read: Callable[[Finished], Row]) -> Output:
    return of_value(lambda end: named(end.settlement.players, read(end)))


SETTLE = Question(
    kind="preferans.settle",
    main="pool",
    parameters=(*parameters.SHEET, *parameters.TERMS, Parameter("route", inputs.ROUTE, Route.LONG)),
    answer=_settle,
    outputs={
        "result": _row_out(lambda end: end.settlement.result),
        "equalised": _row_out(lambda end: end.settlement.equalised),
        "amnestied": _row_out(lambda end: end.settlement.amnestied),
        "adjusted": _row_out(lambda end: end.settlement.adjusted),
        "mean": of_value(lambda end: end.settlement.mean),
        "amnisters": of_value(lambda end: end.settlement.amnisters),
        "mountain_whists": _row_out(lambda end: end.settlement.mountain_whists),
        "pair_balances": of_value(
            lambda end: named_rows(end.settlement.players, end.settlement.pair_balances)
        ),
        "pair_results": of_value(lambda end: named_rows(end.settlement.players, end.settlement.pair_results)),
        "whist_balance": _row_out(lambda end: end.settlement.whist_balance),
        "residue": of_value(lambda end: end.settlement.residue),
        "money": _row_out(lambda end: end.paid.money),
        "payments": of_value(lambda end: end.paid.payments),
    },
    unordered=frozenset({"payments", "amnisters"}),
    beside=inputs.sheet_contradictions,
)


def _rounding(rulebook: PreferansRulebook, **told: Any) -> Derived[Choices]:  # noqa: ANN401  # as its parameters
    return rounding_choices(sheet_of(**told), rulebook)


ROUNDING = Question(
    kind="preferans.rounding",
    main="pool",
    parameters=parameters.SHEET,
    answer=_rounding,
    outputs={
        "exact": of_value(lambda found: named(found.exact.players, found.exact.result)),
        "truncate": of_value(lambda found: named(found.exact.players, found.truncated.result)),
        "residue": of_value(lambda found: found.truncated.residue),
        "divisible": of_value(
            lambda found: {
                player: named(found.exact.players, one.result)
                for player, one in zip(found.exact.players, found.divisible, strict=True)
            }
        ),
    },
    beside=inputs.sheet_contradictions,
)


def _audit(rulebook: PreferansRulebook, **told: Any) -> Derived[Audit]:  # noqa: ANN401  # as its parameters
    sheet = _sheet(told)
    recorded = recorded_of(told.pop("recorded"), sheet.players)
    return audit_settlement(sheet, recorded, Terms(**told), rulebook)


AUDIT = Question(
    kind="preferans.audit",
    main="pool",
    parameters=(*parameters.SHEET, *parameters.TERMS, Parameter("recorded", inputs.RECORDED)),
    answer=_audit,
    outputs={
        "correct": of_value(lambda audit: audit.correct),
        "mistake": of_value(lambda audit: Likeliest(tuple(one.value for one in audit.mistakes))),
        "mistakes": of_value(lambda audit: [one.value for one in audit.mistakes]),
        "result": of_value(lambda audit: _row_of(audit.finished)),
    },
    unordered=frozenset({"mistakes"}),
    beside=inputs.sheet_contradictions,
)


def _row_of(end: Finished) -> dict[str, object]:
    return named(end.settlement.players, end.settlement.result)


QUESTIONS = (DEAL, RASPASY, CLOSE, SETTLE, ROUNDING, AUDIT, *PARTY_QUESTIONS)
