"""Write small notebooks for tests."""

import json
from pathlib import Path
from typing import Any

METADATA = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}


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
