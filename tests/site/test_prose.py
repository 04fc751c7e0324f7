"""Checked prose on pages: rules, worked examples and numbers, and what happens to a wrong one."""

import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesengine.core.question import REQUIRED, Game
from rulesengine.core.rulebook import axes
from rulesengine.games import GAMES
from rulesengine.site import prose_proof
from rulesengine.text.catalogue import LANGUAGES, say
from tests.site.tiny import CONF, EXAMPLES, SOURCES, Book

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")

MODULES = ("core", "text", "examples", "bots", *(game.name for game in GAMES))
"""What a developer imports."""
NO_BREAK = "\N{NO-BREAK SPACE}"
"""Holds a dash or a sign to what stands before it."""
PAGE = """# A tie

```{toctree}
sources
```

The score is {check}`4:3 <tie-then-win pairs>`, see {rule}`kozel-tie`.

```{rule} kozel-tie
```
"""


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Book]:
    """Give a book with one good page and its own examples, held against no game's list of rules."""
    made = Book(tmp_path)
    made.write("conf.py", CONF)
    made.write("sources.md", SOURCES)
    made.write("index.md", PAGE)
    made.write("examples/kozel.toml", EXAMPLES)
    monkeypatch.setattr(prose_proof, "FOLDER", tmp_path / "examples")
    monkeypatch.setattr(prose_proof, "GAMES", ())
    prose_proof.proof.cache_clear()
    yield made
    prose_proof.proof.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_is_printed_in_the_pages_language(book: Book, lang: str) -> None:
    """Anchor, number, title, statement, sources and proofs are there, with no warning."""
    built = book.build(lang)
    assert built.warnings == ()
    page = built.page().replace(NO_BREAK, " ")
    assert 'id="kozel-tie"' in page
    assert '<span class="rx-rule-number">1.</span>' in page
    assert say("kozel-tie.title", lang) in page
    assert say("kozel-tie.statement", lang) in page
    assert 'href="sources.html#source-kozel-ai-60-60"' in page
    assert say("place-kozel-ai-60-60-why-60-60", lang) in page
    assert say("ui-prose-proof", lang, count=2) in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_example_is_printed_in_the_pages_language(book: Book, lang: str) -> None:
    """What is given, the steps, the answer, who checked it and the source are there."""
    book.write("index.md", PAGE + "\n```{worked-example} tie-then-win\n```\n")
    built = book.build(lang)
    assert built.warnings == ()
    page = built.page()
    assert 'id="example-tie-then-win"' in page
    assert 'class="rx-steps"' in page
    assert '<a href="#kozel-tie"><code>kozel-tie</code></a>' in page
    assert "<code>kozel-win</code>" in page
    assert '<a class="reference internal" href="#example-tie-then-win">' in page
    assert say("kozel-field-hands", lang) in page
    assert say("ui-prose-checked", lang, version="X").partition("X")[0] in page
    assert say("place-kozel-ai-60-60-example-ordinary", lang) in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refused_example_shows_the_sentence_of_the_refusal(book: Book, lang: str) -> None:
    """The impossible total is explained, and its rule named."""
    book.write("index.md", PAGE + "\n```{worked-example} short-total\n```\n")
    built = book.build(lang)
    assert built.warnings == ()
    assert 'class="rx-refused"' in built.page()
    assert say("unit-rank-J", lang, n=1) in built.page()
    assert "kozel-total-short" in built.page()


def test_misprint_of_the_source_stands_beside_the_computed_number(book: Book) -> None:
    """Both are shown, the printed one marked."""
    book.write("index.md", PAGE + "\n```{worked-example} misprinted\n```\n")
    page = book.build().page()
    assert '<span class="rx-value">3:0</span>' in page
    assert '<span class="rx-differs">2:0 (differs)</span>' in page


def test_rules_of_a_game_are_numbered_in_order(book: Book) -> None:
    """`only` and `except` choose among them."""
    book.write("all.md", "# All\n\n```{rules} kozel\n:except: kozel-tie\n```\n")
    book.write("two.md", "# Two\n\n```{rules} kozel\n:only: kozel-tie kozel-win\n```\n")
    book.write(
        "index.md", "# Home\n\n```{toctree}\nsources\nall\n```\n\n{rule}`the carry <kozel-carry-goes>`\n"
    )
    built = book.build()
    assert [line for line in built.warnings if "toctree" not in line] == [
        "two.md:3: WARNING: the rule kozel-win is already printed at all.md:3"
    ]
    assert '<a class="reference internal" href="all.html#kozel-carry-goes">' in built.page()
    assert built.page("all").index('id="kozel-win"') < built.page("all").index('id="kozel-tie-carries"')
    assert '<span class="rx-rule-number">2.</span>' in built.page("two")


def test_example_may_stand_on_several_pages(book: Book) -> None:
    """A link leads to the one on the same page, else to the first."""
    example = "\n```{worked-example} short-total\n```\n"
    book.write("more.md", f"# More\n{example}")
    book.write(
        "index.md",
        PAGE.replace("sources\n", "sources\nmore\n") + example + "\n```{rule} kozel-total-short\n```\n",
    )
    built = book.build()
    assert built.warnings == ()
    assert 'href="#example-short-total"' in built.page()
    assert 'href="index.html#kozel-total-short"' in built.page("more")


def test_plain_link_finds_the_anchor_of_a_rule(book: Book) -> None:
    """Markdown's own links work too."""
    book.write("more.md", "# More\n\n[what a tie is](#kozel-tie)\n")
    book.write("index.md", PAGE.replace("sources\n", "sources\nmore\n"))
    built = book.build()
    assert built.warnings == ()
    assert 'href="index.html#kozel-tie"' in built.page("more")


def test_number_is_marked_as_checked(book: Book) -> None:
    """The page says where the number comes from."""
    page = book.build().page()
    assert '<data class="rx-check" value="4:3" title="' in page
    assert "prose.css" in page


FAULTS = {
    "{check}`3:3 <tie-then-win pairs>`": "the page prints “3:3” for pairs of tie-then-win, "
    "the engine computes “4:3”",
    '{check}`85 <kozel.count banks=["A=4 10=4"] points.0>`': "the engine computes “84”",
    "{check}`1 <nowhere pairs>`": "unknown example nowhere: no shipped example has this id",
    "{check}`1 <tie-then-win pears>`": "unknown output pears of tie-then-win; kozel.match has pairs, carry",
    "{check}`1 <short-total award>`": "short-total is refused (points: ",
    "{rule}`kozel-ty`": "unknown rule kozel-ty: no rulebook declares this id",
    "{rule}`kozel-win`": "no page prints the rule kozel-win: expected an anchor kozel-win",
    "```{rule} kozel-ty\n```": "unknown rule kozel-ty: no rulebook declares this id",
    "```{rules} bridge\n```": "unknown game bridge; there are kozel",
    "```{worked-example} nowhere\n```": "unknown example nowhere: no shipped example has this id",
    "[there](nowhere.md)": "nowhere.md",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_found_with_file_and_line(book: Book, fault: str) -> None:
    """The reader of the build's output learns where to look and what was expected."""
    book.write("index.md", f"{PAGE}\nOne line.\nAnother line.\n\n{fault}\n")
    line = PAGE.count("\n") + 5
    built = book.build()
    warnings = built.warnings
    assert built.failed
    assert len(warnings) == 1
    assert warnings[0].startswith(f"index.md:{line}: WARNING: ")
    assert FAULTS[fault] in warnings[0]


def test_fault_inside_a_paragraph_and_a_table_is_found_on_its_line(book: Book) -> None:
    """Not on the line where the paragraph starts."""
    wrong = "{check}`3:3 <tie-then-win pairs>`"
    book.write(
        "index.md", f"{PAGE}\nOne line,\nand {wrong}.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | {wrong} |\n"
    )
    line = PAGE.count("\n") + 3
    places = [warning.partition(" ")[0] for warning in book.build().warnings]
    assert places == [f"index.md:{line}:", f"index.md:{line + 5}:"]


def test_fault_in_a_notebook_is_found_in_its_cell(book: Book) -> None:
    """A notebook is named with cell and line."""
    cells = ["# Lesson", "First\n\n{check}`4:3 <tie-then-win pairs>`, {check}`9 <tie-then-win pairs.0>`"]
    notebook = {
        "cells": [
            {"cell_type": "markdown", "id": f"c{n}", "metadata": {}, "source": cell}
            for n, cell in enumerate(cells)
        ],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    book.write("lesson.ipynb", json.dumps(notebook))
    book.write("index.md", PAGE.replace("sources\n", "sources\nlesson\n"))
    built = book.build()
    assert built.warnings == (
        "lesson.ipynb:cell 2, line 3: WARNING: the page prints “9” for pairs.0 of tie-then-win, "
        "the engine computes “4”",
    )
    assert '<data class="rx-check" value="4:3"' in built.page("lesson")


SENTENCE = "The score is {check}`4:3 <tie-then-win pairs>`, see {rule}`kozel-tie`."


def test_translated_paragraph_is_checked_too(book: Book) -> None:
    """Number and link work in the translation."""
    said = "Счёт {check}`4:3 <tie-then-win pairs>`, правило {rule}`о ничьей <kozel-tie>`."
    book.translate("index", "ru", {SENTENCE: said})
    built = book.build("ru")
    assert built.warnings == ()
    assert 'Счёт <data class="rx-check" value="4:3"' in built.page()
    assert (
        '<a class="reference internal" href="#kozel-tie"><span class="rx-rule-link">о ничьей</span></a>'
        in built.page()
    )


def test_table_inside_a_directive_is_translated(book: Book) -> None:
    """Its cells have no place of their own, and would else stay English without a word."""
    book.write(
        "index.md", f"{PAGE}\n:::{{note}}\n| Cards | Points |\n|:--|--:|\n| all of them | 120 |\n:::\n"
    )
    book.translate("index", "ru", {"all of them": "все карты"})
    assert "все карты" in book.build("ru").page()


def test_wrong_number_in_a_translation_is_found(book: Book) -> None:
    """The paragraph is named by the line of the original."""
    book.translate(
        "index", "ka", {SENTENCE: "ანგარიში {check}`3:4 <tie-then-win pairs>`, {rule}`kozel-tie`."}
    )
    warnings = book.build("ka").warnings
    assert len(warnings) == 1
    assert warnings[0].startswith("index.md:7:<translated>:1: WARNING: the page prints “3:4”")


def test_nothing_of_the_engines_words_is_given_to_translators(book: Book) -> None:
    """They stand in the catalogues already."""
    book.write(
        "index.md", PAGE + "\n```{worked-example} tie-then-win\n```\n\n```{worked-example} short-total\n```\n"
    )
    template = (book.build(builder="gettext").output / "index.pot").read_text(encoding="utf-8")
    assert template.count('msgid "') == 3  # the header, the heading and the one sentence
    assert say("kozel-tie.statement", "en") not in template


def test_fault_is_reported_until_it_is_mended(book: Book) -> None:
    """A second build of an unchanged page does not forget what was wrong."""
    wrong = PAGE.replace("4:3", "3:3") + "\n{rule}`kozel-win`\n"
    book.write("index.md", wrong)
    first, second = book.build().warnings, book.build().warnings
    assert len(first) == 2
    assert sorted(first) == sorted(second)
    book.write("index.md", PAGE)
    assert book.build().warnings == ()


def test_link_follows_a_rule_to_another_page(book: Book) -> None:
    """A page that was not touched is written again when the rule that it links to has moved."""
    book.write("index.md", "# Home\n\n```{toctree}\nsources\none\ntwo\n```\n\n{rule}`kozel-tie`\n")
    book.write("one.md", "# One\n\n```{rule} kozel-tie\n```\n")
    book.write("two.md", "# Two\n")
    assert 'href="one.html#kozel-tie"' in book.build().page()
    book.write("one.md", "# One\n")
    book.write("two.md", "# Two\n\n```{rule} kozel-tie\n```\n")
    built = book.build()
    assert built.warnings == ()
    assert 'href="two.html#kozel-tie"' in built.page()


def test_pages_may_be_read_side_by_side(book: Book) -> None:
    """Two processes find the same as one."""
    names = [f"page{number}" for number in range(12)]
    for name in names:
        book.write(f"{name}.md", f"# {name}\n\n{{rule}}`kozel-tie`, {{check}}`3:3 <tie-then-win pairs>`\n")
    book.write("index.md", PAGE.replace("sources\n", "\n".join(["sources", *names, ""])))
    built = book.build(parallel=2)
    assert len(built.warnings) == len(names)
    assert all('href="index.html#kozel-tie"' in built.page(name) for name in names)


def test_examples_that_do_not_hold_fail_the_build(book: Book) -> None:
    """They are named with the line of their file."""
    book.write("examples/kozel.toml", EXAMPLES.replace("pairs = [4, 3]", "pairs = [3, 3]"))
    warnings = book.build().warnings
    assert warnings[0] == (
        "examples/kozel.toml:5: WARNING: the example tie-then-win does not hold: "
        "pairs: expected [3, 3], the engine computes (4, 3)"
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_can_be_asked_and_settled_stands_in_the_tables(book: Book, game: Game) -> None:
    """Every kind with what goes in and comes out, every field with its value, every rulebook by name."""
    tables = f"```{{kinds}} {game.name}\n```\n\n```{{fields}} {game.name}\n```\n"
    book.write("index.md", f"{PAGE}\n## Reference\n\n{tables}")
    built = book.build("uk")
    assert built.warnings == ()
    reference = built.page().partition("Reference")[2]
    named = set(re.findall(r'<span class="pre">([^<]+)</span>', reference))
    for question in game.questions:
        asked = [one.name for one in question.parameters]
        assert {question.kind, *asked, *question.outputs} <= named
    strong = re.findall(r'<strong><code[^>]*><span class="pre">([^<]+)</span></code></strong>', reference)
    required = [
        one.name for question in game.questions for one in question.parameters if one.default is REQUIRED
    ]
    assert strong == required
    fields = axes(next(iter(game.presets.values())))
    assert {*game.presets, *(one.name for one in fields)} <= named
    assert all(say(f"{game.name}-axis-{one.name}", "uk") in reference for one in fields)


@pytest.mark.parametrize("module", MODULES)
def test_whatever_can_be_imported_stands_once_on_the_page_on_python(book: Book, module: str) -> None:
    """Each public name in a row of its own, in a table that the page prints once."""
    table = f"```{{names}} {module}\n```\n"
    assert Path("book/python.md").read_text("utf-8").count(table) == 1
    book.write("index.md", f"{PAGE}\n## Reference\n\n{table}")
    built = book.build("ka")
    assert built.warnings == ()
    rows = built.page().partition("Reference")[2].split("<tr")[2:]
    told = [re.findall(r'<span class="pre">([^<]+)</span>', row)[0] for row in rows]
    assert told == importlib.import_module(f"rulesengine.{module}").__all__


def test_names_of_an_unknown_module_are_refused(book: Book) -> None:
    """With its name."""
    book.write("index.md", PAGE + "\n```{names} whist\n```\n")
    (warning,) = book.build().warnings
    assert "unknown module rulesengine.whist" in warning


def test_table_of_an_unknown_game_is_refused(book: Book) -> None:
    """The build says which games there are."""
    book.write("index.md", PAGE + "\n```{kinds} whist\n```\n")
    (warning,) = book.build().warnings
    assert "index.md:12" in warning
    assert "unknown game whist; there are kozel, " in warning


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_of_a_game_can_be_reached_from_a_rule(book: Book, lang: str) -> None:
    """Its id is a link to a line with its numbers, or to the whole example where that is printed."""
    cases = "\n```{cases} kozel\n```\n\n```{worked-example} misprinted\n```\n"
    book.write("index.md", PAGE + cases)
    built = book.build(lang)
    page = built.page()
    assert built.warnings == ()
    assert say("ui-prose-cases", lang, count=3) in page
    assert 'href="#case-tie-then-win"' in page
    assert 'href="#example-misprinted"' in page
    line = page[page.index('id="case-tie-then-win"') :].partition("</p>")[0]
    told = re.sub("<[^>]+>", "", line).replace(NO_BREAK, " ")
    assert "60:60, 74:46" in told
    assert "4:3" in told
    assert say("place-kozel-ai-60-60-example-ordinary", lang) in told
    refused = page[page.index('id="case-short-total"') :].partition("</p>")[0]
    assert "118" in refused


def test_cases_of_an_unknown_game_are_reported(book: Book) -> None:
    """With the games that there are."""
    book.write("index.md", PAGE + "\n```{cases} whist\n```\n")
    (warning,) = book.build("en").warnings
    assert "unknown game whist" in warning


def test_signs_stay_with_what_they_belong_to(book: Book) -> None:
    """No line begins with a dash or a per cent sign; what is typed keeps its spaces."""
    book.write("index.md", PAGE + "\nWith 26 % of all wins — or *fewer* — it ends; `26 % — 1` is code.\n")
    page = book.build("en").page()
    assert f"26{NO_BREAK}% of all wins{NO_BREAK}— or" in page
    assert f"</em>{NO_BREAK}— it ends" in page
    assert '<span class="pre">26</span> <span class="pre">%</span>' in page
