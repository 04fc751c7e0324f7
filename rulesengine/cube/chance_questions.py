"""The kinds of question about chances: the take point, what a mars adds, the chance to win a match."""

from rulesengine.core.balance import Number
from rulesengine.core.derivation import Derived
from rulesengine.core.outputs import InDigits
from rulesengine.core.question import Group, Parameter, Question, of_value
from rulesengine.cube import inputs, parameters
from rulesengine.cube.chances import win_chance
from rulesengine.cube.equity import Chances, Table
from rulesengine.cube.gammon import GammonValue, gammon_value
from rulesengine.cube.model import Model
from rulesengine.cube.rulebook import MODEL, CubeRulebook, EquityModel
from rulesengine.cube.state import CubeState
from rulesengine.cube.takepoint import TakeModel, TakePoint, take_point
from rulesengine.cube.terms import Terms

PLACES = 5


def _chances(table: Table | None, equity: EquityModel) -> Chances:
    return table or Model(equity)


_CHANCES = Group(
    "chances", (Parameter("table", inputs.TABLE, None), Parameter("equity", inputs.EQUITY, MODEL)), _chances
)


def _digits(number: Number) -> InDigits:
    return InDigits.of(number, PLACES)


def _takepoint(
    state: CubeState,
    model: TakeModel,
    gammons: tuple[Number, Number],
    chances: Chances,
    rulebook: CubeRulebook,
) -> Derived[TakePoint]:
    terms = Terms(chances=chances, gammons=gammons, mars=rulebook.mars)
    return take_point(state, model, terms, rulebook)


TAKEPOINT = Question(
    kind="cube.takepoint",
    main="score",
    parameters=(
        *parameters.POSITION,
        Parameter("gammons", inputs.RATES, (0, 0)),
        Parameter("model", inputs.TAKE_MODEL, TakeModel.DEAD),
        *_CHANCES.parameters,
    ),
    groups=(parameters.IN_POSITION, _CHANCES),
    answer=_takepoint,
    outputs={
        "take_point": of_value(lambda found: _digits(found.point)),
        "taker": of_value(lambda found: found.taker),
        "passed": of_value(lambda found: _digits(found.passed)),
        "won": of_value(lambda found: _digits(found.won)),
        "lost": of_value(lambda found: _digits(found.lost)),
    },
)


def _gammon(state: CubeState, chances: Chances, rulebook: CubeRulebook) -> Derived[GammonValue]:
    return gammon_value(state, Terms(chances=chances, mars=rulebook.mars))


GAMMON = Question(
    kind="cube.gammon",
    main="score",
    parameters=(*parameters.POSITION, *_CHANCES.parameters),
    groups=(parameters.IN_POSITION, _CHANCES),
    answer=_gammon,
    outputs={
        "gammon_value": of_value(lambda found: _digits(found.worth)),
        "dead": of_value(lambda found: found.dead),
    },
)


CHANCE = Question(
    kind="cube.chance",
    main="score",
    parameters=(
        parameters.LENGTH,
        parameters.SCORE,
        parameters.CRAWFORD_PLAYED,
        *_CHANCES.parameters,
    ),
    groups=(_CHANCES,),
    answer=win_chance,
    houses=False,
    outputs={
        "chance": of_value(lambda found: _digits(found.mine)),
        "theirs": of_value(lambda found: _digits(found.theirs)),
    },
)

CHANCE_QUESTIONS = (TAKEPOINT, GAMMON, CHANCE)
