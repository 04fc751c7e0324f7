"""Score sheets to draw: settled ones, empty ones, ones too full for their paper."""

import random
from itertools import accumulate

from rulesengine.views.scoresheet import Field, Form, ScoreSheet, Sector, Written, closed

SHOUTING = ("<b>Маргарита</b> & Константинопольская", "👨‍👩‍👧‍👦 Семья", "שחקן ראשון ארוך", "ვახტანგ წერეთელი")


def plain(*values: object) -> Field:
    """Give values written deal by deal."""
    return tuple(Written(str(value), f"deal-{number}") for number, value in enumerate(values, 1))


def empty(players: int) -> ScoreSheet:
    """Give a sheet before the first deal."""
    names = ("Аня", "Борис", "Вера", "Глеб")[:players]
    return ScoreSheet(
        target="10", sectors=tuple(Sector(name=name, whists=((),) * (players - 1)) for name in names)
    )


def piter() -> ScoreSheet:
    """Give the pool of four to 21, settled: equal pools, amnesty, mean mountain, results."""
    columns = (
        (("A", "B", "C", "D")),
        ((20, 36, 56), (4, 12), (6,), (6, 16)),
        ((16, 36, 76), (20, 40), (12, 52), (40, 80)),
        (("6", "0", "+530"), ("58", "52", "+10"), ("82", "76", "−230"), ("90", "84", "−310")),
    )
    return ScoreSheet(target="21", sectors=tuple(_settled(*row) for row in zip(*columns, strict=True)))


def _settled(name: str, pool: tuple[int, ...], hill: tuple[int, ...], end: tuple[str, str, str]) -> Sector:
    equal, forgiven, result = end
    return Sector(
        name=name,
        deals=name == "A",
        pool=(*plain(*pool), closed("deal-3"), Written(result, "result", Form.LOZENGE)),
        mountain=(
            *plain(*hill),
            Written(equal, "equal", read=("amnesty",)),
            Written(forgiven, "amnesty"),
            Written(result, "mean", Form.BOX),
        ),
        whists=tuple((*plain(0), Written("0", "balance", Form.OVAL)) for _ in range(3)),
    )


def west_east_south() -> ScoreSheet:
    """Give the settlement of three whose mountains went into whists: −1484, +652, +832."""
    rows = (
        ("W", (322, 240, 0), ((120, 260), (96,)), ("−780", "−704"), "−1484"),
        ("E", (124, 42, 0), ((240, 1040), (12,)), ("+780", "−128"), "+652"),
        ("S", (82, 0), ((0, 800), (0, 140)), ("+704", "+128"), "+832"),
    )
    return ScoreSheet(sectors=tuple(_third(*row) for row in rows), target="20")


def _third(
    name: str, hill: tuple[int, ...], whists: tuple[tuple[int, ...], ...], pairs: tuple[str, str], end: str
) -> Sector:
    fields = [
        (*plain(*written), Written(pair, "balance", Form.OVAL))
        for written, pair in zip(whists, pairs, strict=True)
    ]
    both = (Written(end, "total", Form.SUM), Written(end, "result", Form.LOZENGE))
    pool = (*plain(20), closed("deal-1"), *both)
    return Sector(name=name, pool=pool, mountain=plain(*hill), whists=tuple(fields))


def overfull(players: int) -> ScoreSheet:
    """Give a sheet with everything too long: names, histories, fractions, a billion."""
    whists = (
        *plain(*range(4, 1400, 16)),
        Written("−1000000000", "balance", Form.OVAL),
        Written("+1284", "total", Form.BOX),
    )
    return ScoreSheet(
        target="1000",
        sectors=tuple(
            Sector(
                name=name,
                deals=name == SHOUTING[1],
                pool=(*plain(*range(2, 80, 2)), closed("deal-39"), Written("−302/3", "result", Form.LOZENGE)),
                mountain=(*plain(*range(2, 200, 6)), Written("−1065/2", "mean", Form.BOX)),
                whists=(whists,) * (players - 1),
            )
            for name in SHOUTING[:players]
        ),
    )


def dealt(players: int, seed: int) -> ScoreSheet:
    """Give a sheet in the middle of a party, with names, values and rings as chance has them."""
    rng = random.Random(seed)

    def field(form: Form | None = None) -> Field:
        steps = [rng.choice((2, 4, 6, 8, 20, 100)) for _ in range(rng.randrange(12))]
        ring = (Written(f"−{rng.randrange(1, 4000)}", "end", form),) if form else ()
        return (*plain(*accumulate(steps)), *ring)

    sectors = [
        Sector(
            name="".join(rng.choices("ЩЖШабвгд WMil", k=rng.randrange(1, 20))),
            pool=(*field(), closed(), *field(Form.LOZENGE)[-1:]),
            mountain=field(rng.choice((Form.BOX, None))),
            whists=tuple(field(Form.OVAL) for _ in range(players - 1)),
        )
        for _ in range(players)
    ]
    return ScoreSheet(sectors=tuple(sectors), target=str(rng.choice((10, 21, 500))))


SHEETS = {
    "empty for three": empty(3),
    "empty for four": empty(4),
    "settled for three": west_east_south(),
    "settled for four": piter(),
    "overfull for three": overfull(3),
    "overfull for four": overfull(4),
    **{f"party {seed}": dealt(3 + seed % 2, seed) for seed in range(6)},
}
