"""A measured figure, the bar it is held against, and the table that shows both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

MICRO = 1_000_000
"""Microseconds in a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measured number; without a bar it only tells where the time goes."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    at_least: bool = False

    @property
    def met(self) -> bool:
        """Whether the bar is reached; a figure without a bar always is."""
        if self.bar is None:
            return True
        return self.value >= self.bar if self.at_least else self.value <= self.bar

    @property
    def share(self) -> float:
        """The measured value as a multiple of the bar; 0 without one."""
        return self.value / self.bar if self.bar else 0


def table(title: str, figures: Sequence[Figure]) -> str:
    """Return the figures as lines of a table under its title."""
    heads = f"{'':46} {'measured':>12} {'bar':>14} {'share of bar':>13}"
    return "\n".join((title, heads, *(_line(figure) for figure in figures), ""))


def typical(work: Callable[[T], object], inputs: Sequence[T], rounds: int = 1) -> float:
    """Return the median seconds for one input; each is worked on once in each round."""
    times = []
    for _ in range(rounds):
        for one in inputs:
            begun = perf_counter()
            work(one)
            times.append(perf_counter() - begun)
    return median(times)


def almost_all(values: Sequence[float]) -> float:
    """Return the 95th percentile: of a hundred different values four are above it."""
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))]


def _line(figure: Figure) -> str:
    measured = f"{_number(figure.value)} {figure.unit}"
    if figure.bar is None:
        return f"  {figure.name:44} {measured:>12}"
    bar = f"{'≥' if figure.at_least else '≤'} {_number(figure.bar)} {figure.unit}"
    word = "met" if figure.met else "NOT MET"
    return f"  {figure.name:44} {measured:>12} {bar:>14} {figure.share:>13.2f}  {word}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.1f}"
