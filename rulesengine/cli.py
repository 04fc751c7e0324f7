"""The command line: explain a case, verify worked examples, build and serve the book."""

import os
import sys
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

import click
from click.shell_completion import get_completion_class

from rulesengine.commands import KindGroup, Refused, SpokenCommand, SpokenGroup
from rulesengine.core.errors import RulesError
from rulesengine.core.question import REQUIRED, Game, Parameter, Question, ask
from rulesengine.core.reading import Choice, YesOrNo
from rulesengine.core.rulebook import Axis, axes, changes_of
from rulesengine.examples.check import Outcome, check_each
from rulesengine.examples.format import PIPE
from rulesengine.examples.report import as_json, as_junit, as_text, exit_status
from rulesengine.examples.shipped import FOLDER, read_all
from rulesengine.explorers.houses import axis_text
from rulesengine.games import GAMES, QUESTIONS
from rulesengine.text.catalogue import LANGUAGES, SOURCE_LANGUAGE, has, say, voices
from rulesengine.text.language import VARIABLE
from rulesengine.text.narration import Depth
from rulesengine.text.plain import render
from rulesengine.text.trace import dumps

COLOURS = {Outcome.HOLDS: "green", Outcome.FAILS: "red", Outcome.UNREADABLE: "yellow"}
FOR_EXAMPLE = """\b
For example:
  rulesengine explain kozel "60:60 74:46" --pairs 2:3
  rulesengine explain preferans 6 --tricks "A=5, B=3, C=2" --answers "B whist, C pass"
  rulesengine explain spades "0 4 6 3" --tricks "1 4 5 3"
  rulesengine explain cube 3:2 --length 7 --cube 4 --owner A
"""
language = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=SOURCE_LANGUAGE,
    envvar=VARIABLE,
    show_default=True,
    help="Language of the answer; RULESENGINE_LANG sets the default.",
)


@click.group(
    cls=SpokenGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(package_name="rulesengine")
@click.pass_context
def main(context: click.Context) -> None:
    """Card-game rules that answer with their reasons."""
    context.color = False if os.environ.get("NO_COLOR") else None


@main.group(cls=KindGroup, epilog=FOR_EXAMPLE)
def explain() -> None:
    """Explain one case: the answer, then every step that leads to it."""


@main.command(cls=SpokenCommand)
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[FILE|FOLDER]...")
@click.option(
    "--format", "form", type=click.Choice(("text", "json", "junit")), default="text", show_default=True
)
@language
def verify(paths: tuple[Path, ...], form: str, lang: str) -> None:
    """Check worked examples, those of a pipe for "-"; without arguments, all that ship with the package.

    Exit status: 0 all hold, 1 some fail, 2 some could not be read. Where the engine itself breaks off,
    that example fails and the others are checked.
    """
    examples, problems = read_all(paths or (FOLDER,))
    checked = check_each(examples)
    if form == "text":
        click.echo(as_text(checked, problems, lang, _paint))
    else:
        click.echo((as_json if form == "json" else as_junit)(checked, problems, lang))
    sys.exit(exit_status(checked, problems))


@main.command()
@click.argument("shell", type=click.Choice(("bash", "zsh", "fish")))
def completion(shell: str) -> None:
    """Print the shell's completion script; for bash: eval "$(rulesengine completion bash)"."""
    complete = get_completion_class(shell)
    assert complete is not None
    click.echo(complete(main, {}, "rulesengine", "_RULESENGINE_COMPLETE").source())


@main.group()
def site() -> None:
    """Build the book in all languages, or serve it on this machine."""


@site.command("build")
@click.option(
    "--language", "languages", multiple=True, type=click.Choice(LANGUAGES), help="Only this language."
)
@click.option("--out", type=click.Path(path_type=Path), default=Path("_build"), show_default=True)
def site_build(languages: tuple[str, ...], out: Path) -> None:
    """Build the pages of every language and the engine for the browser; what has not changed is kept."""
    from rulesengine.site.build import build_site  # noqa: PLC0415  # Sphinx is slow to load and only needed here
    from rulesengine.site.jobs import BuildError  # noqa: PLC0415  # as above

    try:
        build_site(Path.cwd(), out.resolve(), languages or LANGUAGES, tell=click.echo)
    except BuildError as error:
        click.echo(error, err=True)
        sys.exit(1)


@site.command("translations")
@click.option("--out", type=click.Path(path_type=Path), default=Path("_build"), show_default=True)
def site_translations(out: Path) -> None:
    """Bring the translation files of the pages up to date; what is new stands there untranslated."""
    from rulesengine.site.translations import update_translations  # noqa: PLC0415  # as above

    update_translations(Path.cwd(), out.resolve(), tell=click.echo)


@site.command("lessons")
@click.option("--out", type=click.Path(path_type=Path), default=Path("_build"), show_default=True)
@language
def site_lessons(out: Path, lang: str) -> None:
    """Write copies of the lessons that read well in JupyterLab, and print their folder."""
    from rulesengine.site.lessons import prepare_lessons  # noqa: PLC0415  # only needed here

    prepare_lessons(Path("notebooks"), out / "lessons", lang)
    click.echo(out / "lessons")


@site.command("serve")
@click.option("--out", type=click.Path(path_type=Path), default=Path("_build"), show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
def site_serve(out: Path, port: int) -> None:
    """Serve the built site on a loopback address and print the address; stop with Ctrl+C."""
    from rulesengine.site.serve import serve_site  # noqa: PLC0415  # only needed here

    try:
        serve_site(out / "site", port, tell=click.echo)
    except FileNotFoundError as error:
        click.echo(f"{error}: run `rulesengine site build` first", err=True)
        sys.exit(1)


def _paint(text: str, outcome: Outcome) -> str:
    return click.style(text, fg=COLOURS[outcome])


def _explain_command(name: str, game: Game, question: Question) -> click.Command:
    """Return the command that asks one kind of question, with an option for each parameter."""
    options: list[click.Parameter] = [
        click.Option([f"--{parameter.name}"], help=_option_help(game, parameter), metavar="TEXT")
        for parameter in question.parameters
        if parameter.name != question.main
    ]
    if question.main:
        options.insert(0, click.Argument(["main"], metavar=question.main.upper()))
    if question.houses:
        options += [
            click.Option(["--preset"], type=click.Choice(tuple(game.presets)), help=_preset_help(game)),
            click.Option(["--rule"], multiple=True, metavar="NAME=VALUE", help=_rule_help(game)),
        ]
    options += [
        click.Option(
            ["--depth"],
            type=click.Choice([depth.value for depth in Depth]),
            default="steps",
            show_default=True,
        ),
        click.Option(
            ["--format", "form"], type=click.Choice(("text", "json")), default="text", show_default=True
        ),
    ]
    command = SpokenCommand(
        name, params=options, callback=_explain_callback(game, question), help=_help(question)
    )
    return language(command)


def _explain_callback(game: Game, question: Question) -> Callable[..., None]:
    def run(*, lang: str, depth: str, form: str, rule: tuple[str, ...] = (), **texts: str | None) -> None:
        given: dict[str, Any] = {name: text for name, text in texts.items() if text is not None}
        if question.main:
            main = given.pop("main")
            given[question.main] = sys.stdin.read() if main == PIPE else main
        if rule:
            given["rules"] = changes_of(rule)
        try:
            derived = ask(game, question, given, voices(lang))
        except RulesError as error:
            raise Refused(error, lang, form) from error
        click.echo(dumps(derived) if form == "json" else render(derived, lang, Depth(depth)))

    return run


def _help(question: Question) -> str:
    return say(f"{question.kind}.help", SOURCE_LANGUAGE)


def _option_help(game: Game, parameter: Parameter) -> str:
    """Return what a form says of the parameter too, and its default."""
    label = f"{game.name}-field-{parameter.name}"
    typed = f"{game.name}-typed-{parameter.name}"
    told = (say(one, SOURCE_LANGUAGE) + "; " for one in (label, typed) if has(one, SOURCE_LANGUAGE))
    return "".join(told) + _default_help(parameter.default)


def _preset_help(game: Game) -> str:
    return f"Named rulebook; default: {next(iter(game.presets))}."


def _rule_help(game: Game) -> str:
    """Return what `--rule` changes: each field with its value in the default rulebook and its choices."""
    book = next(iter(game.presets.values()))
    fields = ", ".join(_field_help(one, getattr(book, one.name)) for one in axes(book))
    return f"Change one field of the rulebook; as it stands in {next(iter(game.presets))}: {fields}."


def _field_help(axis: Axis, own: object) -> str:
    if isinstance(axis.read, YesOrNo):
        return f"{axis.name}={axis_text(own)} (or {'false' if own else 'true'})"
    words = [str(one.value) for one in axis.read.of] if isinstance(axis.read, Choice) else []
    others = [word for word in words if word != axis_text(own)]
    return f"{axis.name}={axis_text(own)}" + (f" (or {', '.join(others)})" if others else "")


def _default_help(default: object) -> str:
    if default is REQUIRED:
        return "required"
    if default in ("", (), None) or not isinstance(default, Enum | int | str | tuple):
        return "optional"
    if not isinstance(default, tuple):
        return f"default: {_typed(default)}"
    words = any(isinstance(part, Enum) for part in default)
    return f"default: {(' ' if words else ':').join(map(_typed, default))}"


def _typed(value: object) -> str:
    """Write a default as it is typed."""
    return str(value.value if isinstance(value, Enum) else value)


for _game in GAMES:
    explain.add_command(_explain_command(_game.name, _game, _game.questions[0]))
for _kind, (_game, _question) in QUESTIONS.items():
    explain.add_command(_explain_command(_kind, _game, _question))
