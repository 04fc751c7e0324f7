"""The kinds of question about parties, conventions and the worth of deals."""

from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.core.question import Parameter, Question
from rulesengine.core.rulebook import Overrides
from rulesengine.preferans import inputs
from rulesengine.preferans.axes import ACTIVE
from rulesengine.preferans.compare import Comparison, compare_conventions
from rulesengine.preferans.parameters import DEAL, PLAYERS, named, named_rows, out, written_outputs
from rulesengine.preferans.party import AnyDeal, Correction, Party, Played, correct, play_party
from rulesengine.preferans.record import DEALS, OneDeal, history_text, write_text
from rulesengine.preferans.rulebook import PRESETS, PreferansRulebook
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.sheet import Field
from rulesengine.preferans.worth import Worth, trick_value, worth_of_deal


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
        "pool": out(lambda played: named(played.sheet.players, played.sheet.pool)),
        "mountain": out(lambda played: named(played.sheet.players, played.sheet.mountain)),
        "whists": out(lambda played: named_rows(played.sheet.players, played.sheet.whists)),
        "differences": out(
            lambda played: [named(played.sheet.players, one.difference) for one in played.deals]
        ),
        "pool_history": out(lambda played: _history(played, Field.POOL)),
        "mountain_history": out(lambda played: _history(played, Field.MOUNTAIN)),
        "game_over": out(lambda played: played.finished),
        "record": out(lambda played: write_text(played.party)),
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
        "changed": out(lambda found: found.changed),
        "pool": out(lambda found: named(found.after.sheet.players, found.after.sheet.pool)),
        "mountain": out(lambda found: named(found.after.sheet.players, found.after.sheet.mountain)),
        "whists": out(lambda found: named_rows(found.after.sheet.players, found.after.sheet.whists)),
    },
)


def _compare(
    deal: AnyDeal, against: PreferansRulebook, against_preset: str, rulebook: PreferansRulebook
) -> Derived[Comparison]:
    theirs = PRESETS[against_preset] if against_preset else against
    try:
        return compare_conventions(deal, rulebook, theirs)
    except RulesError as error:
        raise error.inside("deal") from error


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
        "pool": out(lambda both: both.first.table(Field.POOL)),
        "mountain": out(lambda both: both.first.table(Field.MOUNTAIN)),
        "whists": out(lambda both: both.first.whists()),
        "worth": out(lambda both: both.worth[0]),
        "against_pool": out(lambda both: both.second.table(Field.POOL)),
        "against_mountain": out(lambda both: both.second.table(Field.MOUNTAIN)),
        "against_whists": out(lambda both: both.second.whists()),
        "against_worth": out(lambda both: both.worth[1]),
        "axes": out(lambda both: both.matter),
        "differ": out(lambda both: both.differ),
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
        "worth": out(lambda found: named(found.players, found.whists)),
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
        "values": out(lambda found: found.values),
        "steps": out(lambda found: found.steps),
    },
)

PARTY_QUESTIONS = (PARTY, CORRECT, COMPARE, WORTH, TRICK_VALUE)
