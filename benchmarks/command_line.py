"""What somebody waits for at a prompt: whole processes, from start to end."""

import os
import subprocess
import sys
from statistics import median
from time import perf_counter

from benchmarks.figures import Figure, table

ROUNDS = 15
COMMAND = "from rulesengine.cli import main; main()"
PYTHON = {
    "bare": ["-c", "pass"],
    "import": ["-c", "import rulesengine"],
    "engine": ["-c", "import rulesengine.kozel.match"],
    "verify": ["-c", COMMAND, "verify"],
    "explain": ["-c", COMMAND, "explain", "kozel", "60:60 74:46", "--pairs", "2:3", "--lang", "ru"],
    "help": ["-c", COMMAND, "--help"],
}


def measure() -> list[Figure]:
    """Run the commands in turn, so that a busy moment of the machine meets all of them."""
    times: dict[str, list[float]] = {name: [] for name in PYTHON}
    for _ in range(ROUNDS):
        for name, arguments in PYTHON.items():
            times[name].append(seconds(arguments))
    took = {name: median(values) for name, values in times.items()}
    over = 1000 * median([one - bare for one, bare in zip(times["import"], times["bare"], strict=True)])
    return [
        Figure(name="rulesengine verify, all shipped examples", value=took["verify"], unit="s", bar=1),
        Figure(name="import rulesengine, over bare Python", value=over, unit="ms", bar=60),
        Figure(name="bare Python", value=1000 * took["bare"], unit="ms"),
        Figure(name="import rulesengine.kozel.match", value=1000 * took["engine"], unit="ms"),
        Figure(name="rulesengine explain kozel …", value=1000 * took["explain"], unit="ms"),
        Figure(name="rulesengine --help", value=1000 * took["help"], unit="ms"),
        Figure(name="verify ÷ bare Python", value=took["verify"] / took["bare"], unit="×"),
    ]


def seconds(arguments: list[str]) -> float:
    """Return how long one process took; it must end well."""
    begun = perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONUTF8": "1"},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return perf_counter() - begun


if __name__ == "__main__":
    print(table("At the prompt", measure()))
