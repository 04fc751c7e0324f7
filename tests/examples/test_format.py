"""Files of worked examples are read to the end, and every problem is reported with its place."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core import problems as why
from rulesengine.core.derivation import Rule
from rulesengine.core.errors import InputError
from rulesengine.examples.format import LARGEST_FILE, ReadFile, read_file, read_text, require
from rulesengine.examples.shipped import read_all
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.plain import render_error
from tests.harness.hostile import hostile

GOOD = """
schema = 1
[[example]]
id = "one"
kind = "kozel.match"
given = { hands = ["60:60"] }
expect = { carry = 1 }
"""

CARRIES = {"expect": "{ carry = 1 }"}


def problems(read: ReadFile) -> list[tuple[str, str]]:
    """Return path and rule of every problem."""
    return [(one.value, one.rule.id) for one in read.problems]


def faults(text: str) -> list[tuple[str, str]]:
    """Return path and rule of every problem of a text."""
    return problems(read_text(text, "f.toml"))


def example(**lines: str) -> str:
    """Return a file of one example with some of its lines replaced; an empty one is left out."""
    fields = {
        "id": '"one"',
        "kind": '"kozel.match"',
        "given": '{ hands = ["60:60"] }',
        "expect": "{ carry = 1 }",
    }
    body = "\n".join(f"{key} = {value}" for key, value in (fields | lines).items() if value)
    return f"schema = 1\n[[example]]\n{body}\n"


def test_example_is_read() -> None:
    """A good file gives its examples and no problem."""
    read = read_text(GOOD, "f.toml")
    assert not read.problems
    assert [(one.id, one.kind, one.file) for one in read.examples] == [("one", "kozel.match", "f.toml")]


def test_all_problems_of_a_file_are_reported_at_once() -> None:
    """Wrong ids, keys, kinds and types in several examples come out together, each with its path."""
    text = """
colour = 1
[[example]]
id = "Bad Id"
kind = "kozel.match"
expects = {}
[[example]]
id = "two"
kind = "kozel.dance"
given = 5
expect = {}
[[example]]
id = "two"
kind = "kozel.hand"
given = { point = [60, 60] }
expect = { bases = 1 }
"""
    assert faults(text) == [
        ("f.toml: colour", why.UNKNOWN_KEY.id),
        ("f.toml: schema", why.MISSING_KEY.id),
        ("f.toml: Bad Id: expects", why.UNKNOWN_KEY.id),
        ("f.toml: Bad Id: expect", why.MISSING_KEY.id),
        ("f.toml: Bad Id: id", why.BAD_ID.id),
        ("f.toml: Bad Id: given.hands", why.MISSING_KEY.id),
        ("f.toml: two: given", why.NOT_A_TABLE.id),
        ("f.toml: two: kind", why.UNKNOWN_KIND.id),
        ("f.toml: two: given.point", why.UNKNOWN_KEY.id),
        ("f.toml: two: expect.bases", why.UNKNOWN_KEY.id),
        ("f.toml: two: given.points", why.MISSING_KEY.id),
        ("f.toml: two: id", why.SAME_ID.id),
    ]


@pytest.mark.parametrize(
    ("text", "path", "rule"),
    [
        (example(id=""), "example[0]: id", why.MISSING_KEY),
        (example(id="5"), "example[0]: id", why.NOT_TEXT),
        (example(id='""'), ": id", why.BAD_ID),
        (example(id='"<b>"'), "<b>: id", why.BAD_ID),
        (example(id='"' + "a" * 81 + '"'), "a" * 39 + "…: id", why.BAD_ID),
        (example(kind=""), "one: kind", why.MISSING_KEY),
        (example(kind="[]"), "one: kind", why.NOT_TEXT),
        (example(kind='"spades"'), "one: kind", why.UNKNOWN_KIND),
        (example(expect=""), "one: expect", why.MISSING_KEY),
        (example(expect="1"), "one: expect", why.NOT_A_TABLE),
        (example(expect="{ carries = 1 }"), "one: expect.carries", why.UNKNOWN_KEY),
        (example(given="[1]"), "one: given", why.NOT_A_TABLE),
        (example(note="1"), "one: note", why.NOT_TEXT),
        (example(source="1"), "one: source", why.NOT_A_TABLE),
        (example(source='{ key = "nowhere" }'), "one: source.key", why.NOT_A_CHOICE),
        (example(source="{ key = [] }"), "one: source.key", why.NOT_A_CHOICE),
        (example(source='{ place = "x" }'), "one: source.key", why.NOT_A_CHOICE),
        (example(source='{ key = "external", place = 5 }'), "one: source.place", why.NOT_TEXT),
        (example(source='{ key = "external", page = "5" }'), "one: source.page", why.UNKNOWN_KEY),
        (example(verdict='"wrong"'), "one: verdict", why.NOT_A_CHOICE),
        (example(verdict="[]"), "one: verdict", why.NOT_TEXT),
        (example(verdict='"source-disagrees"'), "one: verdict", why.PRINTED_MISSING),
        (example(printed="{ carry = 2 }"), "one: printed", why.PRINTED_ALONE),
        ("schema = 2\n", "schema", why.NOT_A_CHOICE),
        ("schema = true\n", "schema", why.NOT_A_CHOICE),
        ("schema = 1\nexample = 5\n", "example", why.NOT_A_LIST),
        ("schema = 1\nexample = [5]\n", "example[0]", why.NOT_A_TABLE),
    ],
)
def test_each_problem_is_named_with_its_path(text: str, path: str, rule: Rule) -> None:
    """The problem says where it is: file, example, key."""
    assert faults(text) == [(f"f.toml: {path}", rule.id)]


def test_a_wrong_kind_is_told_of_its_own_game() -> None:
    """Not of the kinds of all games, where the game is right."""
    (found,) = read_text(example(kind='"kozel.mach"')).problems
    told = str(found.fact("choices"))
    assert "kozel.match" in told
    assert "cube" not in told


def test_values_are_read_where_a_name_is_wrong() -> None:
    """A wrong name does not hide the wrong numbers, words, preset and rules beside it."""
    given = '{ hands = ["x"], pairs = 5, hand = 1, preset = "mine", rules = { tie = "sulk", ties = 1 } }'
    assert faults(example(given=given)) == [
        ("f.toml: one: given.hand", why.UNKNOWN_KEY.id),
        ("f.toml: one: given.pairs", why.NOT_A_PAIR.id),
        ("f.toml: one: given.hands[0]", why.NOT_A_PAIR.id),
        ("f.toml: one: given.preset", why.NOT_A_CHOICE.id),
        ("f.toml: one: given.rules.tie", why.NOT_A_CHOICE.id),
        ("f.toml: one: given.rules.ties", why.UNKNOWN_KEY.id),
    ]


def test_values_that_shall_be_refused_are_no_problem() -> None:
    """An example of a refusal may hold them, whatever else is wrong with it."""
    text = example(given='{ hands = ["x"] }', expect="{ error = true, carries = 1 }")
    assert faults(text) == [("f.toml: one: expect.carries", why.UNKNOWN_KEY.id)]


@pytest.mark.parametrize("error", ["false", "1", '""', "[]", "{ a = 1 }"])
def test_expected_refusal_is_true_or_a_rule(error: str) -> None:
    """Nothing else says that an input is refused."""
    assert faults(example(expect=f"{{ error = {error} }}")) == [
        ("f.toml: one: expect.error", why.NOT_A_CHOICE.id)
    ]


@pytest.mark.parametrize(
    "text",
    [
        "60:60",
        "[[example]",
        'id = "a"\nid = "b"',
        "x = " + "[" * 5000 + "]" * 5000,
        "x = " + "9" * 5000,
        "schema = 1\x00",
    ],
)
def test_text_that_is_not_toml_is_refused(text: str) -> None:
    """A broken, deep or overlong text is one problem and no crash."""
    assert faults(text) == [("f.toml", why.NOT_TOML.id)]


def test_examples_without_ids_are_each_reported() -> None:
    """Two examples without an id are two problems, not a clash of ids."""
    text = "schema = 1\n" + '[[example]]\nkind = "kozel.agree"\nexpect = {}\n' * 2
    assert faults(text) == [(f"f.toml: example[{index}]: id", why.MISSING_KEY.id) for index in range(2)]


def test_good_examples_beside_bad_ones_are_kept() -> None:
    """One bad example does not hide the others."""
    read = read_text(GOOD + '[[example]]\nid = "two"\n', "f.toml")
    assert [one.id for one in read.examples] == ["one"]
    assert len(read.problems) == 2


def test_require_raises_all_problems() -> None:
    """A file that must be right is refused with everything that is wrong."""
    with pytest.raises(InputError) as caught:
        require(read_text("x = 1\n", "f.toml"))
    assert len(caught.value.problems) == 2


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\xff", why.NOT_TOML),
        (b"\xff\xfes\x00c\x00", why.NOT_TOML),
        (b"#" * (LARGEST_FILE + 1), why.TOO_MANY),
    ],
)
def test_file_that_holds_no_text_is_refused(tmp_path: Path, content: bytes, rule: Rule) -> None:
    """A picture, another encoding or an enormous file is one problem that names the file."""
    file = tmp_path / "x.toml"
    file.write_bytes(content)
    assert problems(read_file(file)) == [(str(file), rule.id)]


def test_broken_text_is_refused_with_its_line() -> None:
    """The line is what one looks for in a long file."""
    (problem,) = read_text("schema = 1\nschema = 2\n", "f.toml").problems
    assert "at line 2" in str(problem.fact("came"))


def test_endless_file_is_refused() -> None:
    """Reading stops, and says so."""
    assert problems(read_file(Path("/dev/zero"))) == [("/dev/zero", why.TOO_MANY.id)]


def test_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """A wrong name is a problem like any other."""
    file = tmp_path / "nowhere.toml"
    assert problems(read_file(file)) == [(str(file), why.NOT_A_FILE.id)]


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_editors_of_all_systems_are_understood(tmp_path: Path, mark: bytes) -> None:
    """A byte-order mark and carriage returns do no harm."""
    file = tmp_path / "x.toml"
    file.write_bytes(mark + GOOD.replace("\n", "\r\n").encode())
    assert problems(read_file(file)) == []


def test_folder_is_read_with_everything_below(tmp_path: Path) -> None:
    """A folder stands for its TOML files, in order, in whatever letters their names end."""
    for name in ("b.TOML", "a.toml", "c.txt"):
        file = tmp_path / "deep" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(GOOD.replace("one", name[0]), encoding="utf-8")
    examples, found = read_all((tmp_path,))
    assert [one.id for one in examples] == ["a", "b"]
    assert not found


def test_folder_is_read_past_what_is_no_file(tmp_path: Path) -> None:
    """A folder or a pipe with the name of a file is passed over, a link that leads nowhere is named."""
    (tmp_path / "a.toml").mkdir()
    os.mkfifo(tmp_path / "b.toml")
    (tmp_path / "c.toml").symlink_to("c.toml")
    (tmp_path / "d.toml").write_text(GOOD, encoding="utf-8")
    examples, found = read_all((tmp_path,))
    assert [one.id for one in examples] == ["one"]
    assert [(one.value, one.rule) for one in found] == [(str(tmp_path / "c.toml"), why.NOT_A_FILE)]


@given(st.one_of(st.text(), hostile))
def test_any_text_is_read_or_refused_in_every_language(text: str) -> None:
    """Whatever a file holds, each problem has a sentence."""
    read = read_text(text, "f.toml")
    if read.problems:
        for lang in LANGUAGES:
            assert render_error(InputError(*read.problems), lang)
