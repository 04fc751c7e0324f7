"""The kinds of question about many states: turns in a row, the board of all scores, policies, counts."""

from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.cube import inputs, parameters
from rulesengine.cube.chain import match_grid, turn_chain
from rulesengine.cube.compare import compare_policies
from rulesengine.cube.counts import USUAL, count_policies, count_wrong
from rulesengine.cube.players import PLAYERS

CHAIN = Question(
    kind="cube.chain",
    main="score",
    parameters=parameters.POSITION,
    groups=(parameters.IN_POSITION,),
    answer=turn_chain,
    houses=False,
    outputs={
        "turns": of_value(lambda chain: [list(turn) for turn in chain.turns]),
        "last_cube": of_value(lambda chain: chain.last_cube),
        "dead_for": of_value(lambda chain: chain.dead_for),
        "largest": of_value(lambda chain: chain.largest),
    },
)


GRID = Question(
    kind="cube.grid",
    main="length",
    parameters=(parameters.LENGTH, parameters.CUBE, Parameter("owner", inputs.PLAYER, PLAYERS[0])),
    answer=match_grid,
    houses=False,
    outputs={
        "rows": of_value(lambda grid: grid.live_for),
        "split": of_value(lambda grid: grid.split),
    },
)


POLICIES = Question(
    kind="cube.policies",
    main="score",
    parameters=parameters.STATE,
    groups=(parameters.IN_STATE,),
    answer=compare_policies,
    houses=False,
    outputs={
        "may_double": of_value(lambda found: {name: why is None for name, why in found.reasons}),
        "reasons": of_value(lambda found: {name: why.value if why else "" for name, why in found.reasons}),
        "agree": of_value(lambda found: not (found.allowing and found.forbidding)),
    },
)


_LENGTHS = (Parameter("shortest", inputs.COUNTED, 1), Parameter("longest", inputs.COUNTED, USUAL))

COUNTS = Question(
    kind="cube.counts",
    main="simplification",
    parameters=(
        Parameter("simplification", inputs.SIMPLIFICATION),
        *_LENGTHS,
    ),
    answer=count_wrong,
    houses=False,
    outputs={
        "states": of_value(lambda count: count.states),
        "wrong": of_value(lambda count: count.wrong),
        "first_score": of_value(lambda count: count.first.score if count.first else []),
        "first_cube": of_value(lambda count: count.first.cube if count.first else 0),
        "first_length": of_value(lambda count: count.first.length if count.first else 0),
    },
)

POLICY_COUNTS = Question(
    kind="cube.policy_counts",
    main="longest",
    parameters=_LENGTHS,
    answer=count_policies,
    houses=False,
    outputs={
        "states": of_value(lambda count: count.together.states),
        "all_allow": of_value(lambda count: count.together.all_allow),
        "owner_forbids": of_value(lambda count: count.together.owner_forbids),
        "useless_allows": of_value(lambda count: count.together.useless_allows),
        "by_cube": of_value(
            lambda count: {
                str(one.cube): [one.all_allow, one.owner_forbids, one.useless_allows] for one in count.cubes
            }
        ),
    },
)

BOARD_QUESTIONS = (CHAIN, GRID, POLICIES, COUNTS, POLICY_COUNTS)
