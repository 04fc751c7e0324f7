"""The score sheet: everything written stands on it, belongs to its step, and is told in words."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.views.scoresheet import CLOSED, Form, ScoreSheet, Sector, Written, closed, scoresheet_html
from rulesengine.views.sheet_letters import shortened
from tests.views.sheets import SHEETS, empty, overfull, piter, plain, west_east_south

EVERY_SHEET = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)


def drawing(sheet: ScoreSheet, lang: str = "en") -> ElementTree.Element:
    """Give the SVG as a tree; it must be well-formed for that."""
    html = scoresheet_html(sheet, lang)
    return ElementTree.fromstring(html[: html.index("</svg>") + len("</svg>")])


def texts(svg: ElementTree.Element, kind: str = "") -> list[str]:
    """Give what is written, all of it or one kind."""
    groups = svg.iter("g")
    found = [group for group in groups if not kind or group.get("class") == f"rx-{kind}"]
    return [text.text or "" for group in found for text in group.iter("text")]


def with_pool(*values: Written) -> ScoreSheet:
    """Give an otherwise empty sheet of three with one pool written."""
    first, *others = empty(3).sectors
    return ScoreSheet(sectors=(replace(first, pool=values), *others))


@EVERY_SHEET
@pytest.mark.parametrize("lang", LANGUAGES)
def test_title_and_words_are_in_the_page_language(sheet: ScoreSheet, lang: str) -> None:
    """A drawing has a title and a description, and names its fields, in each language."""
    svg = drawing(sheet, lang)
    title = svg.findtext("title")
    assert title == svg.get("aria-label") == say("preferans-sheet-title-to", lang, target=sheet.target)
    assert {say("preferans-sheet-pool", lang), say("preferans-sheet-mountain", lang)} <= set(
        texts(svg, "word")
    )
    assert say("preferans-sheet-order", lang) in scoresheet_html(sheet, lang)


@EVERY_SHEET
def test_drawing_twice_gives_the_same(sheet: ScoreSheet) -> None:
    """The output depends on nothing but the sheet and the language."""
    assert scoresheet_html(sheet, "uk") == scoresheet_html(replace(sheet), "uk")


def test_every_value_of_four_players_is_written() -> None:
    """Pools, mountains, results and the target of the Piter pool are all to be read."""
    svg = drawing(piter())
    assert {"56", "12", "6", "16", "76", "40", "52", "80", "58", "82", "90", "84"} <= set(texts(svg, "plain"))
    assert texts(svg, "lozenge") == texts(svg, "box") == ["+530", "+10", "−230", "−310"]
    assert texts(svg, "target") == ["21"]
    assert texts(svg, "closed") == [CLOSED] * 4
    assert len(texts(svg, "oval")) == 12


def test_every_value_of_three_players_is_written() -> None:
    """Balances stand in ovals, totals in boxes, results in lozenges."""
    svg = drawing(west_east_south())
    assert texts(svg, "oval") == ["−780", "−704", "+780", "−128", "+704", "+128"]
    assert texts(svg, "lozenge") == ["−1484", "+652", "+832"]
    assert texts(svg, "sum") == ["∑ −1484", "∑ +652", "∑ +832"]
    rings = [group for group in svg.iter("g") if group.find("path") is not None]
    assert len(rings) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sheet", [piter(), west_east_south()], ids=["four", "three"])
def test_every_field_has_its_word(sheet: ScoreSheet, lang: str) -> None:
    """On a sheet that is not overfull nobody has to guess which field is which."""
    words, players = texts(drawing(sheet, lang), "word"), len(sheet.sectors)
    for word in ("preferans-sheet-pool", "preferans-sheet-mountain"):
        assert words.count(say(word, lang)) == players
    for sector in sheet.sectors:
        assert words.count(f"→{sector.name}") == players - 1


def test_shapes_are_explained_only_where_there_are_any() -> None:
    """A sheet in play has no line about ovals and lozenges."""
    assert say("preferans-sheet-shapes", "en") in scoresheet_html(piter(), "en")
    assert say("preferans-sheet-shapes", "en") not in scoresheet_html(empty(4), "en")
    assert say("preferans-sheet-dot", "en") in scoresheet_html(piter(), "en")
    assert say("preferans-sheet-dot", "en") not in scoresheet_html(west_east_south(), "en")


def test_only_the_last_plain_value_stands() -> None:
    """Each older value is struck out, by a stroke that belongs to the step of the next one."""
    svg = drawing(with_pool(*plain(6, 10), Written("16", "deal-9"), Written("4", "end", Form.LOZENGE)))
    strokes = [path.get("data-mark") for path in svg.iter("path") if path.get("class") == "rx-strike"]
    assert strokes == ["deal-2", "deal-9"]


def test_cells_bear_the_marks_of_their_steps() -> None:
    """A step finds what it writes and what it looks at; the one appears, the other is framed."""
    svg = drawing(with_pool(Written("6", "deal-1", read=("equal", "check"))))
    assert [group.get("data-mark") for group in svg.iter("g") if group.get("data-mark")] == ["deal-1"]
    assert [look.get("data-mark") for look in svg.iter("rect")] == ["deal-1", "equal", "check"]


def test_a_value_without_a_step_is_never_hidden() -> None:
    """What has no mark bears no attribute that a walk could take hold of."""
    assert "data-mark" not in scoresheet_html(with_pool(Written("6"), Written("10")), "en")


@pytest.mark.parametrize(
    "names",
    [
        ("Александр", "Алексей", "Аня", "Борис"),
        ("Андрей", "Антон", "Анна", "Анатолий"),
        ("Мария", "Марина", "Марта", "Маша"),
        ("player1", "player2", "player3", "player4"),
        ("Ann", "Anna", "Annabel", "Annie"),
    ],
)
def test_players_are_told_apart_in_the_narrowest_field(names: tuple[str, ...]) -> None:
    """However alike names are, each is shortened to what no other one is."""
    shortest = [forms[-1] for forms in shortened(names)]
    assert len(set(shortest)) == len(names)
    assert all(len(one) <= 3 or one == name for one, name in zip(shortest, names, strict=True))
    sheet = ScoreSheet(sectors=tuple(Sector(name=name, whists=((),) * 3) for name in names))
    written = texts(drawing(sheet), "word")
    forms = dict(zip(names, shortened(names), strict=True))
    for said in (one[1:] for one in written if one.startswith("→")):
        assert [said in own for own in forms.values()].count(True) == 1, said


def test_names_and_values_are_escaped() -> None:
    """Nothing that a reader types becomes markup, in text, attribute or description."""
    nasty = '"><script>alert(1)</script>&amp;'
    first, *others = with_pool(Written(nasty, nasty, read=(nasty,))).sectors
    sheet = ScoreSheet(sectors=(replace(first, name=nasty), *others), target=nasty)
    assert "<script" not in scoresheet_html(sheet, "en")
    assert nasty in (drawing(sheet).findtext("desc") or "")


@pytest.mark.parametrize("players", [3, 4])
def test_long_histories_are_shortened_but_told_in_full(players: int) -> None:
    """Only the last values are drawn, behind "…"; the description has all of them."""
    sheet = overfull(players)
    svg, told = drawing(sheet), drawing(sheet).findtext("desc") or ""
    assert "…" in texts(svg, "word")
    assert "2, 4, 6, 8" in told
    assert "−1000000000" in told
    for standing in ("78", "194", "1396", CLOSED, "+1284", "−302/3", "−1065/2"):
        assert standing in texts(svg), standing
    assert len(texts(svg, "oval")) == players * (players - 1)


def test_what_stands_is_drawn_however_full_a_field_is() -> None:
    """The last value and all ringed ones stay, even if they have to be cut."""
    billions = (*plain(*[10**9] * 30), closed("x"), *(Written("−1000000000", "r", form) for form in Form))
    whole = Sector(name="", pool=billions, mountain=billions[:31], whists=(billions[:31],) * 3)
    assert len(texts(drawing(ScoreSheet(sectors=(whole,) * 4)), "lozenge")) == 4


def test_signs_that_turn_text_around_are_left_out() -> None:
    """A mark of direction in a name cannot turn its neighbours around."""
    first, *others = empty(3).sectors
    sheet = ScoreSheet(sectors=(replace(first, name="A\u202eB\u0000C\nD"), *others))
    assert "ABC D" in texts(drawing(sheet), "name")
    assert not re.search("[\u202a-\u202e\u2066-\u2069\x00]", scoresheet_html(sheet, "en"))


@pytest.mark.parametrize("players", [0, 1, 2, 5])
def test_other_numbers_of_players_have_no_sheet(players: int) -> None:
    """A developer learns at once that no sheet is ruled for so many."""
    sheet = ScoreSheet(sectors=tuple(Sector(name="A", whists=()) for _ in range(players)))
    with pytest.raises(KeyError):
        scoresheet_html(sheet, "en")


def test_a_missing_field_is_noticed() -> None:
    """Each player has a field for each other one."""
    with pytest.raises(ValueError, match="zip"):
        scoresheet_html(ScoreSheet(sectors=(Sector(name="A", whists=((),)),) * 3), "en")


def test_what_is_new_is_underlined_and_said() -> None:
    """The sign stands in the drawing, in the description and in the legend, and only where it is used."""
    sheet = with_pool(Written("6"), Written("10", new=True))
    assert texts(drawing(sheet), "plain rx-new") == ["10"]
    assert "6, new 10" in (drawing(sheet).findtext("desc") or "")
    assert say("preferans-sheet-underlined", "en") in scoresheet_html(sheet, "en")
    assert say("preferans-sheet-underlined", "en") not in scoresheet_html(piter(), "en")


def test_short_history_is_whole_and_left_out_steps_are_found() -> None:
    """Four values rather stand without their word than be shortened; at "…" a step still finds its value."""
    hill = tuple(Written(f"{number}999/2", f"step-{number}") for number in range(1, 4))
    first, *others = empty(4).sectors
    sheet = ScoreSheet(sectors=(replace(first, mountain=hill), *others))
    svg = drawing(sheet)
    marks = {part.get("data-mark") for part in svg.iter() if part.get("data-mark")}
    assert marks == {"step-1", "step-2", "step-3"}
