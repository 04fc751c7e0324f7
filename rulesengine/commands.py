"""Commands that refuse what is typed as the engine refuses it: with the rule, in the language asked for."""

import io
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import IO, Any

import click

from rulesengine.core import problems as why
from rulesengine.core.errors import InputError, Problem, RulesError, problem
from rulesengine.core.question import near
from rulesengine.core.reading import shown
from rulesengine.text.catalogue import LANGUAGES, SOURCE_LANGUAGE
from rulesengine.text.language import VARIABLE
from rulesengine.text.phrase import with_minus
from rulesengine.text.plain import render_error
from rulesengine.text.trace import dumps_problems

REFUSED = 2
OWN_LANGUAGE, OWN_FORM = "--lang", "--format"


class Refused(click.ClickException):
    """A refusal, already in words or as JSON; it ends the command with status 2."""

    exit_code = REFUSED

    def __init__(self, error: RulesError, lang: str, form: str) -> None:
        super().__init__(dumps_problems(error) if form == "json" else render_error(error, lang))

    def show(self, file: IO[Any] | None = None) -> None:
        """Write it on the error stream, without more."""
        click.echo(self.message, file=file, err=file is None)


class _Spoken(click.Command):
    """A command that says in the reader's language what is wrong with its words and options."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: object
    ) -> click.Context:
        """Read the words of the command line; raises `Refused` where one cannot be."""
        _speak_utf8()
        typed = tuple(args)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as error:
            raise _refused(_complaint(error, self, typed), typed) from error


class SpokenCommand(_Spoken):
    """A command whose arguments may begin with a minus, as scores below zero do."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words; a minus before a digit is a sign of the number, never an option."""
        typed = tuple(args)
        options = [one for one in self.get_params(ctx) if isinstance(one, click.Option)]
        known = {name for one in options for name in one.opts}
        valued = {name for one in options if not one.is_flag for name in one.opts}
        for option, value in pairwise(typed):
            if option in valued and value.partition("=")[0] in known:
                raise click.BadOptionUsage(option, "no value", ctx)
        ctx.allow_extra_args = True  # so that they are refused here, with what to do about them
        rest = super().parse_args(ctx, [with_minus(one) for one in args])
        if rest and not ctx.resilient_parsing:
            raise _refused(problem(why.LOOSE_WORDS, shown(rest[0]), came=shown(" ".join(rest))), typed)
        return rest


class SpokenGroup(_Spoken, click.Group):
    """A group of commands that names those it has when asked for another."""

    unknown = why.UNKNOWN_KEY

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; raises `Refused` where there is none of that name."""
        typed, name = tuple(args), shown(args[0])
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            known = near(name, tuple(self.list_commands(ctx)))
            raise _refused(problem(self.unknown, name, came=name, choices=known), typed) from error


class KindGroup(SpokenGroup):
    """A group whose commands are the kinds of question."""

    unknown = why.UNKNOWN_KIND


def _speak_utf8() -> None:
    """Read and write UTF-8 whatever the system is set to: reports say that they are, and four scripts fit."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _refused(found: Problem, typed: Sequence[str]) -> Refused:
    lang = _value(OWN_LANGUAGE, typed) or os.environ.get(VARIABLE, "")
    form = _value(OWN_FORM, typed)
    return Refused(InputError(found), lang if lang in LANGUAGES else SOURCE_LANGUAGE, form)


def _complaint(error: click.UsageError, command: click.Command, typed: Sequence[str]) -> Problem:
    """Return the problem that the engine would have found where the command line was not understood."""
    match error:
        case click.NoSuchOption(option_name=name):
            known = tuple(one for parameter in command.params for one in parameter.opts if one[:2] == "--")
            return problem(why.UNKNOWN_KEY, name, came=shown(name), choices=(*known, "--help"))
        case click.BadOptionUsage(option_name=name):
            return problem(why.MISSING_KEY, name, key=name)
        case click.BadParameter(param=click.Parameter() as parameter):
            return _bad(parameter, typed)
    raise error


def _bad(parameter: click.Parameter, typed: Sequence[str]) -> Problem:
    """Return what is wrong with one parameter: no value, or none of its choices."""
    name = parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name.lower()
    came = _value(name, typed) or (os.environ.get(VARIABLE, "") if name == OWN_LANGUAGE else "")
    if isinstance(parameter.type, click.Choice) and came:
        return problem(why.NOT_A_CHOICE, name, choices=tuple(parameter.type.choices), came=shown(came))
    return problem(why.MISSING_KEY, name, key=name)


def _value(option: str, typed: Sequence[str]) -> str:
    """Return the last value that is typed for an option, or nothing."""
    values = [one.partition("=")[2] for one in typed if one.startswith(f"{option}=")]
    values += [value for one, value in pairwise(typed) if one == option]
    return values[-1] if values else ""
