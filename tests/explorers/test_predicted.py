"""A prediction is read alike on the page and in a notebook, however it is typed."""

import json
import subprocess
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.explorers.predicted import met
from rulesengine.site.assets import STATIC
from rulesengine.site.node import find_node
from tests.harness.hostile import hostile

VECTORS = Path(__file__).parents[1] / "vectors" / "predictions.toml"
CASES = [
    (one["values"], typed, value)
    for one in tomllib.loads(VECTORS.read_text("utf-8"))["case"]
    for typed, value in one["meets"].items()
]
ON_THE_PAGE = """
import { met } from "./predictor.mjs";
import { stdin, stdout } from "node:process";
let text = "";
for await (const part of stdin) text += part;
stdout.write(JSON.stringify(JSON.parse(text).map(([values, typed]) => met(typed, values) ?? "")));
"""


@pytest.mark.parametrize(("values", "typed", "value"), CASES)
def test_notebook_reads_a_prediction(values: list[str], typed: str, value: str) -> None:
    """Scores, losses, fractions, mixed numbers and decimals meet the value that they mean."""
    assert (met(typed, values) or "") == value


def test_page_reads_every_prediction_so_too(tmp_path: Path) -> None:
    """The page's own reader gives the same for every case."""
    (tmp_path / "predictor.mjs").write_text((STATIC / "predictor.js").read_text("utf-8"), "utf-8")
    (tmp_path / "ask.mjs").write_text(ON_THE_PAGE, "utf-8")
    answer = subprocess.run(
        [find_node(), str(tmp_path / "ask.mjs")],
        input=json.dumps([(values, typed) for values, typed, _ in CASES]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert json.loads(answer.stdout) == [value for _, _, value in CASES]


@given(st.one_of(hostile, st.from_regex(r"[-−]?\d{0,30}[., /]?\d{0,30}")))
def test_whatever_is_typed_is_read_or_met_by_nothing(typed: str) -> None:
    """No text is an error."""
    assert met(typed, ["4:3", "61⅓", "−310"]) in {"4:3", "61⅓", "−310", None}
