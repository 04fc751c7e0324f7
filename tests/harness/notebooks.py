"""Read what the lessons show, and write small notebooks for tests."""

import json
import re
from pathlib import Path
from typing import Any

LESSONS = Path(__file__).parents[2] / "notebooks"
METADATA = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}


def lessons() -> dict[str, tuple[str, ...]]:
    """Give the page of each lesson with the kinds of interactive on it, each once, in their order."""
    return {
        f"notebooks/{file.stem}.html": tuple(dict.fromkeys(_explored(file)))
        for file in sorted(LESSONS.glob("*.ipynb"))
    }


def _explored(file: Path) -> list[str]:
    cells = json.loads(file.read_text("utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    return re.findall(r"explore\(\s*\"([\w.]+)\"", code)


def write_notebook(target: Path, *cells: str) -> None:
    """Write a notebook of code cells that were not run yet."""
    written = [_cell(number, source) for number, source in enumerate(cells)]
    notebook = {"cells": written, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    target.write_text(json.dumps(notebook), "utf-8")


def _cell(number: int, source: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "id": f"cell-{number}",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": source,
    }
