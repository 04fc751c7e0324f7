"""Known good numbers, worked out by hand or published, as files of data."""

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from rulesengine.core.balance import in_digits
from rulesengine.cube.chain import match_grid, turn_chain
from rulesengine.cube.compare import compare_policies
from rulesengine.cube.counts import all_states, count_wrong
from rulesengine.cube.mistakes import Simplification
from rulesengine.cube.model import Model
from rulesengine.cube.rulebook import CubeUse, EquityModel
from rulesengine.cube.state import CubeState

VECTORS = Path(__file__).parent / "vectors"
Row = dict[str, str]


def rows(name: str) -> list[Row]:
    """Return the rows of a file of vectors."""
    with (VECTORS / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("row", rows("turns"), ids=lambda row: ",".join(row.values()))
def test_chain_has_its_known_length(row: Row) -> None:
    """So many turns are possible from this score, and the cube ends at this value."""
    score = (int(row["first"]), int(row["second"]))
    chain = turn_chain(CubeState(length=int(row["length"]), score=score, turn=row["starter"])).value
    assert (len(chain.turns), chain.last_cube) == (int(row["turns"]), int(row["last_cube"]))


@pytest.mark.parametrize("row", rows("splits"), ids=lambda row: ",".join(row.values()))
def test_board_has_its_known_split_scores(row: Row) -> None:
    """At so many scores the answer depends on the owner."""
    assert match_grid(int(row["length"]), int(row["cube"])).value.split == int(row["split"])


@pytest.mark.parametrize("row", rows("chances"), ids=lambda row: ",".join(row.values()))
def test_model_comes_to_published_chances(row: Row) -> None:
    """Without a cube exactly; with a cube as near as tables of other makers are to each other."""
    numbers = EquityModel(gammon_rate=Fraction(row["gammon_rate"]), cube_use=CubeUse(row["cube_use"]))
    found, published = (
        Model(numbers).before(int(row["need"]), int(row["their_need"])),
        Fraction(row["published"]),
    )
    places = int(row["places"])
    assert in_digits(found, places) == in_digits(published, places)


@pytest.mark.parametrize(
    ("simplification", "wrong"),
    [
        (Simplification.LARGER_SCORE, 775),
        (Simplification.ONE_AWAY, 1225),
        (Simplification.DEAD_FOR_BOTH, 775),
        (Simplification.CUBE_FITS, 1120),
    ],
)
def test_each_simplification_is_wrong_so_often(simplification: Simplification, wrong: int) -> None:
    """Counted over 4960 states of the matches to 1–15."""
    found = count_wrong(simplification).value
    assert (found.states, found.wrong) == (4960, wrong)


def test_owner_rule_and_both_players_rule_part_775_times() -> None:
    """The two policies that forbid anything at all, over the same states."""
    reasons = [dict(compare_policies(state).value.reasons) for state in all_states(range(1, 16))]
    assert sum(one["owner-rule"] is not one["both-players-rule"] for one in reasons) == 775


SERIES = ("0.5", "0.485", "0.3125", "0.302875", "0.1796875", "0.174203", "0.106445")


@pytest.mark.parametrize(("need", "published"), tuple(enumerate(SERIES, 1)))
def test_post_crawford_chances_of_a_quarter_mars(need: int, published: str) -> None:
    """The published series for a mars rate of 25 %, as far as each is printed."""
    found = Model(EquityModel(gammon_rate=Fraction(1, 4))).after(need)
    assert in_digits(found, len(published) - 2) == published


@pytest.mark.parametrize("rate", [Fraction(0), Fraction(1, 5), Fraction(13, 50)])
def test_three_to_go_after_crawford_is_two_to_go_in_it(rate: Fraction) -> None:
    """A game doubled at once from three counts as the Crawford game from two."""
    model = Model(EquityModel(gammon_rate=rate))
    assert model.after(3) == model.crawford(2)


def test_chances_fall_with_my_need_and_grow_with_theirs() -> None:
    """Every table is monotone, and both chances make one."""
    model = Model()
    for mine in range(1, 16):
        for theirs in range(1, 16):
            assert model.before(mine, theirs) > model.before(mine + 1, theirs)
            assert model.before(mine, theirs) < model.before(mine, theirs + 1)
            assert model.before(mine, theirs) + model.before(theirs, mine) == 1


def test_trailer_falls_behind_with_every_point() -> None:
    """The free drop makes a step smaller, never negative."""
    model = Model()
    assert all(model.after(need) > model.after(need + 1) for need in range(1, 30))
