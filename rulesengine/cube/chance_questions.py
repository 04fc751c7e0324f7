"""The kinds of question about chances: the take point, what a mars adds, the chance to win a match."""

from typing import Any

from rulesengine.core.balance import Number
from rulesengine.core.derivation import Derived
from rulesengine.core.question import InDigits, Parameter, Question, of_value
from rulesengine.cube import inputs, parameters
from rulesengine.cube.chances import Chance, win_chance
from rulesengine.cube.equity import Chances, Table
from rulesengine.cube.gammon import GammonValue, gammon_value
from rulesengine.cube.model import Model
from rulesengine.cube.parameters import state_of
from rulesengine.cube.rulebook import MODEL, CubeRulebook, EquityModel
from rulesengine.cube.takepoint import TakeModel, TakePoint, take_point
from rulesengine.cube.terms import Terms

PLACES = 5
_TABLE = Parameter("table", inputs.TABLE, None)
_EQUITY = Parameter("equity", inputs.EQUITY, MODEL)


def _chances(table: Table | None, equity: EquityModel) -> Chances:
    return table or Model(equity)


def _digits(number: Number) -> InDigits:
    return InDigits.of(number, PLACES)


def _takepoint(
    rulebook: CubeRulebook,
    gammons: tuple[Number, Number],
    model: TakeModel,
    table: Table | None,
    equity: EquityModel,
    **told: Any,  # noqa: ANN401  # as its parameters
) -> Derived[TakePoint]:
    terms = Terms(chances=_chances(table, equity), gammons=gammons, mars=rulebook.mars)
    return take_point(state_of(told), model, terms, rulebook)


TAKEPOINT = Question(
    kind="cube.takepoint",
    main="score",
    parameters=(
        *parameters.POSITION,
        Parameter("gammons", inputs.RATES, (0, 0)),
        Parameter("model", inputs.TAKE_MODEL, TakeModel.DEAD),
        _TABLE,
        _EQUITY,
    ),
    answer=_takepoint,
    outputs={
        "take_point": of_value(lambda found: _digits(found.point)),
        "taker": of_value(lambda found: found.taker),
        "passed": of_value(lambda found: _digits(found.passed)),
        "won": of_value(lambda found: _digits(found.won)),
        "lost": of_value(lambda found: _digits(found.lost)),
    },
)


def _gammon(
    rulebook: CubeRulebook,
    table: Table | None,
    equity: EquityModel,
    **told: Any,  # noqa: ANN401  # as its parameters
) -> Derived[GammonValue]:
    return gammon_value(state_of(told), Terms(chances=_chances(table, equity), mars=rulebook.mars))


GAMMON = Question(
    kind="cube.gammon",
    main="score",
    parameters=(*parameters.POSITION, _TABLE, _EQUITY),
    answer=_gammon,
    outputs={
        "gammon_value": of_value(lambda found: _digits(found.worth)),
        "dead": of_value(lambda found: found.dead),
    },
)


def _chance(
    table: Table | None,
    equity: EquityModel,
    **told: Any,  # noqa: ANN401  # as its parameters
) -> Derived[Chance]:
    return win_chance(chances=_chances(table, equity), **told)


CHANCE = Question(
    kind="cube.chance",
    main="score",
    parameters=(
        parameters.LENGTH,
        parameters.SCORE,
        Parameter("crawford_played", inputs.YES_OR_NO, False),
        _TABLE,
        _EQUITY,
    ),
    answer=_chance,
    houses=False,
    outputs={
        "chance": of_value(lambda found: _digits(found.mine)),
        "theirs": of_value(lambda found: _digits(found.theirs)),
    },
)

CHANCE_QUESTIONS = (TAKEPOINT, GAMMON, CHANCE)
