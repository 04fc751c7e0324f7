"""Run benchmarks and end with what is met and what is not: python -m benchmarks [NAME…].

Without a name, all but `cube_oracles`, which asks two programs that only `make oracles` installs. Those of
Spades race a program and play whole games for a long while: `make duels` runs them alone.
"""

import os
import sys
from importlib import import_module
from types import ModuleType

from benchmarks.figures import Figure, table

ALL = (
    "engine",
    "settlement",
    "cube",
    "spades_speed",
    "spades_players",
    "command_line",
    "page_weight",
    "page_change",
    "table_move",
    "first_touch",
    "build_time",
)


def main(names: tuple[str, ...]) -> None:
    """Print each table as it is done, then all figures that have a bar."""
    held: list[Figure] = []
    for name in names:
        module = import_module(f"benchmarks.{name}")
        figures = module.measure()
        print(table(_title(module), figures), flush=True)
        held += [figure for figure in figures if figure.bar is not None]
    missed = sum(not figure.met for figure in held)
    print(table(f"Summary: {len(held) - missed} of {len(held)} bars are met", held))
    if hasattr(os, "getloadavg"):  # Windows tells no load
        print(f"Load of the machine at the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


def _title(module: ModuleType) -> str:
    return str(module.__doc__).splitlines()[0]


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or ALL)
