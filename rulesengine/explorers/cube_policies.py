"""Drawings that hold rules beside each other: three policies on one state, and a shortcut on very many."""

from rulesengine.core.derivation import Derived
from rulesengine.cube.compare import Policies
from rulesengine.cube.counts import Count, PolicyCount
from rulesengine.explorers.cube_status import edge_of
from rulesengine.explorers.marks import by_index
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import verdict
from rulesengine.views.answer import Drawn
from rulesengine.views.bars import Bar, Bars, bars_html
from rulesengine.views.comparison import Row, comparison_html
from rulesengine.views.cube_edge import edge_html


def draw_policies(derived: Derived[Policies], lang: str) -> Drawn:
    """Draw the state and what each policy says of the turn; marked is who differs from the first."""
    found, say = derived.value, speaker(lang)
    first = found.reasons[0][1] is None
    marks = {place: f"policy-{node.value}" for place, node in enumerate(derived.because)}
    rows = tuple(
        Row(
            cells=(verdict(node.because[-1], lang),),
            name=say(f"word-cube-policy-{name}"),
            mark=marks[place],
            differs=(reason is None) is not first,
        )
        for place, (node, (name, reason)) in enumerate(zip(derived.because, found.reasons, strict=True))
    )
    heads = (say("cube-head-policy"), say("cube-head-turn"))
    return Drawn(
        picture=edge_html(edge_of(found.state, lang), lang)
        + comparison_html(say("cube-table-policies"), heads, rows, lang, words=True),
        mark=by_index(marks),
    )


def draw_policy_counts(derived: Derived[PolicyCount], lang: str) -> Drawn:
    """Draw, cube by cube, in how many states all allow the turn, one forbids it, and only one allows it."""
    count, say = derived.value, speaker(lang)
    marks = {place: f"cube-{one.cube}" for place, one in enumerate(count.cubes)}
    named = [(one, str(one.cube), marks[place]) for place, one in enumerate(count.cubes)]
    rows = tuple(
        Row(
            cells=tuple(map(str, (one.all_allow, one.owner_forbids, one.useless_allows))),
            name=name,
            mark=mark,
        )
        for one, name, mark in (*named, (count.together, say("cube-head-all"), ""))
    )
    heads = ("cube", "all-allow", "owner-forbids", "useless-allows")
    table = comparison_html(
        say("cube-table-parts"), tuple(say(f"cube-head-{head}") for head in heads), rows, lang
    )
    return Drawn(picture=table, mark=by_index(marks))


def draw_counts(derived: Derived[Count], lang: str) -> Drawn:
    """Draw in how many states a shortcut is right and wrong, and the first state that refutes it."""
    count, say = derived.value, speaker(lang)
    chart = Bars(
        title=say("cube-counts-title", simplification=count.simplification),
        heads=(say("cube-head-states"), str(count.states)),
        bars=(
            Bar(say("cube-bar-right"), str(count.right), count.right),
            Bar(say("cube-bar-wrong"), str(count.wrong), count.wrong),
        ),
        below=True,
        whole=count.states,
    )
    picture = bars_html(chart, lang)
    if count.first is None:
        return Drawn(picture=picture)
    notes = (verdict(derived.because[0], lang),)
    return Drawn(picture=picture + edge_html(edge_of(count.first, lang), lang), notes=notes)
