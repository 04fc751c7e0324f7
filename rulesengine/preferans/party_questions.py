"""The kinds of question about parties, conventions and the worth of deals."""

from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.core.reading import OneOf, Whole
from rulesengine.core.rulebook import Changes, changed
from rulesengine.preferans import inputs
from rulesengine.preferans.axes import ACTIVE
from rulesengine.preferans.compare import WritingComparison, compare_conventions
from rulesengine.preferans.finish import as_it_stands
from rulesengine.preferans.parameters import DEAL, PLAYERS, named, sheet_outputs, written_outputs
from rulesengine.preferans.party import (
    AnyDeal,
    Correction,
    Party,
    Played,
    Unread,
    correct,
    play_party,
    readable,
)
from rulesengine.preferans.record import MOST_DEALS, TOLD_DEALS, OneDeal, history_text, write_text
from rulesengine.preferans.rulebook import PRESETS, SOCHI, PreferansRulebook
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.sheet import Field
from rulesengine.preferans.worth import Worth, trick_value, worth_of_deal


def _party(
    players: tuple[str, ...], target: int, deals: tuple[AnyDeal | Unread, ...], rulebook: PreferansRulebook
) -> Derived[Played]:
    return play_party(_told(players, target, deals, rulebook), rulebook)


def _told(
    players: tuple[str, ...], target: int, deals: tuple[AnyDeal | Unread, ...], rulebook: PreferansRulebook
) -> Party:
    """Return the party as it was told; a deal that cannot be read is refused together with all others."""
    read = tuple(one for one in deals if not isinstance(one, Unread))
    return Party(players, target, read if len(read) == len(deals) else readable(players, deals, rulebook))


def _history(played: Played, field: Field) -> dict[str, object]:
    return {player: history_text(played, player, field) for player in played.party.players}


PARTY = Question(
    kind="preferans.party",
    main="deals",
    parameters=(
        Parameter("players", inputs.Names()),
        Parameter("target", inputs.TARGET),
        Parameter("deals", TOLD_DEALS),
    ),
    answer=_party,
    outputs={
        **sheet_outputs(lambda played: played.sheet),
        "differences": of_value(
            lambda played: [named(played.sheet.players, one.difference) for one in played.deals]
        ),
        "pool_history": of_value(lambda played: _history(played, Field.POOL)),
        "mountain_history": of_value(lambda played: _history(played, Field.MOUNTAIN)),
        "game_over": of_value(lambda played: played.finished),
        "result": of_value(
            lambda played: named(played.sheet.players, as_it_stands(played).value.settlement.result)
        ),
        "payments": of_value(lambda played: as_it_stands(played).value.paid.payments),
        "record": of_value(lambda played: write_text(played.party)),
    },
    unordered=frozenset({"payments"}),
)


def _correct(rulebook: PreferansRulebook, **told: Any) -> Derived[Correction]:  # noqa: ANN401  # as its parameters
    party = _told(told["players"], told["target"], told["deals"], rulebook)
    return correct(party, told["number"], told["deal"], rulebook)


CORRECT = Question(
    kind="preferans.correct",
    main="deals",
    parameters=(
        *PARTY.parameters,
        Parameter("number", Whole(0, MOST_DEALS)),
        Parameter("deal", OneDeal()),
    ),
    answer=_correct,
    outputs={
        "changed": of_value(lambda found: found.changed),
        **sheet_outputs(lambda found: found.after.sheet),
    },
)


def _compare(
    deal: AnyDeal, against: dict[str, Any], against_preset: str, rulebook: PreferansRulebook
) -> Derived[WritingComparison]:
    theirs = changed(PRESETS[against_preset], against, "against")
    try:
        return compare_conventions(deal, rulebook, theirs)
    except RulesError as error:
        raise error.inside("deal") from error


COMPARE = Question(
    kind="preferans.compare",
    main="deal",
    parameters=(
        Parameter("deal", OneDeal()),
        Parameter("against", Changes(SOCHI), {}),
        Parameter("against_preset", OneOf(tuple(PRESETS)), next(iter(PRESETS))),
    ),
    answer=_compare,
    outputs={
        "pool": of_value(lambda both: both.first.table(Field.POOL)),
        "mountain": of_value(lambda both: both.first.table(Field.MOUNTAIN)),
        "whists": of_value(lambda both: both.first.whists()),
        "worth": of_value(lambda both: named(both.first.players, both.worth[0])),
        "against_pool": of_value(lambda both: both.second.table(Field.POOL)),
        "against_mountain": of_value(lambda both: both.second.table(Field.MOUNTAIN)),
        "against_whists": of_value(lambda both: both.second.whists()),
        "against_worth": of_value(lambda both: named(both.second.players, both.worth[1])),
        "axes": of_value(lambda both: both.matter),
        "differ": of_value(lambda both: both.differ),
    },
    unordered=frozenset({"axes", "differ"}),
)


def _worth(players: tuple[str, ...], rulebook: PreferansRulebook, **told: Any) -> Derived[Worth]:  # noqa: ANN401  # as Deal declares them
    return worth_of_deal(Deal(**told), players, rulebook)


WORTH = Question(
    kind="preferans.worth",
    main="level",
    parameters=(*DEAL, PLAYERS),
    answer=_worth,
    outputs={
        "worth": of_value(lambda found: named(found.players, found.whists)),
        **written_outputs(lambda found: found.writing),
    },
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
        "values": of_value(lambda found: found.values),
        "steps": of_value(lambda found: found.steps),
    },
)

PARTY_QUESTIONS = (PARTY, CORRECT, COMPARE, WORTH, TRICK_VALUE)
