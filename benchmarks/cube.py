"""What an answer about the cube takes on this machine's own Python, with its derivation."""

import random
from collections.abc import Callable
from typing import TypeVar

from benchmarks.figures import MICRO, Figure, table, typical
from rulesengine.cube.counts import all_states
from rulesengine.cube.model import Model
from rulesengine.cube.state import CubeState
from rulesengine.cube.status import cube_status
from rulesengine.cube.takepoint import take_point
from rulesengine.cube.terms import Terms
from rulesengine.text.narration import narrate

BAR = 50
"""Microseconds for the status of a cube."""
STATES = 2000
ROUNDS = 9
T = TypeVar("T")


def measure() -> list[Figure]:
    """Ask for the status of many states, tell some, and find take points."""
    everywhere = list(all_states(range(1, 16)))
    asked = random.Random(STATES).sample(everywhere, STATES)
    told = [cube_status(state) for state in asked]
    model = Model()
    model.before(15, 15)
    doubled = [one.value.state for one in told if one.value.reason is None]
    return [
        Figure(name="status with its derivation", value=per_item(cube_status, asked), unit="µs", bar=BAR),
        Figure(
            name="status told in Russian", value=per_item(lambda one: narrate(one, "ru"), told), unit="µs"
        ),
        Figure(name="take point from the model", value=per_item(taking(model), doubled), unit="µs"),
    ]


def taking(model: Model) -> Callable[[CubeState], object]:
    """Return what finds a take point."""
    terms = Terms(chances=model)
    return lambda state: take_point(state, terms=terms)


def per_item(work: Callable[[T], object], items: list[T]) -> float:
    """Return the median microseconds for one item."""
    return MICRO * typical(work, items, ROUNDS)


if __name__ == "__main__":
    print(table("The cube", measure()))
