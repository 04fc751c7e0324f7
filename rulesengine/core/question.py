"""Questions that a game answers: typed parameters in, a derivation and named outputs out.

A worked example, an interactive, a command line and a link all state the same thing: a kind of
question and what is given. A game declares its kinds once; everything else follows from that.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from rulesengine.core import problems as why
from rulesengine.core.derivation import Derived, FactValue, Rule
from rulesengine.core.errors import InputError, Problems, RulesError, problem
from rulesengine.core.reading import OneOf, Reader, add_unknown
from rulesengine.core.rulebook import Refused, read_rulebook
from rulesengine.core.sources import Source

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

REQUIRED = object()
"""The default of a parameter that must be given."""


class Say(Protocol):
    """Writes a message of the catalogue in one language."""

    def __call__(self, message: str, /, **facts: FactValue) -> str:
        """Return the sentence."""
        ...


Output = Callable[[Derived[Any], Say], object]
"""What a worked example may expect of an answer: a plain number, text, list or table."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One thing that is given: its name, how it is read, and what it is when left out."""

    name: str
    read: Reader[Any]
    default: Any = REQUIRED


@dataclass(frozen=True, slots=True)
class Group:
    """Parameters that make one value together, such as the state of a game: `make` takes each by its name.

    >>> both = (Parameter("ours", int), Parameter("theirs", int))
    >>> Group("score", both, lambda ours, theirs: (ours, theirs)).gathered({"ours": 3, "theirs": 2, "to": 7})
    {'to': 7, 'score': (3, 2)}
    """

    name: str
    parameters: tuple[Parameter, ...]
    make: Callable[..., Any]

    def gathered(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments with the one value in place of the group's own."""
        own = {one.name: arguments[one.name] for one in self.parameters}
        others = {name: value for name, value in arguments.items() if name not in own}
        return {**others, self.name: self.make(**own)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One kind of question.

    `answer` is called with every parameter by name and with `rulebook`; parameters of one of the `groups`
    come as the value that they make. `outputs` turns its result
    into the plain numbers, texts and lists that a worked example may expect. `main` is the parameter
    that stands alone on a command line; `unordered` names the outputs that are compared as sets;
    `refused` are outputs that a refusal has too; `check` holds words in the input, in any of some
    languages, against the answer. Where `houses` is false no house answers otherwise: none can be
    named, and `answer` is called without one. Where something cannot be read, `beside` raises what is
    wrong all the same with the rest, so that nobody learns of it one by one.
    """

    kind: str
    parameters: tuple[Parameter, ...]
    main: str
    answer: Callable[..., Derived[Any]]
    outputs: Mapping[str, Output]
    unordered: frozenset[str] = frozenset()
    refused: Mapping[str, Callable[[RulesError], object]] = field(default_factory=dict)
    check: Callable[[Derived[Any], Mapping[str, Any], tuple[Say, ...]], None] | None = None
    houses: bool = True
    beside: Callable[[Mapping[str, object]], None] | None = None
    groups: tuple[Group, ...] = ()

    @property
    def given(self) -> tuple[str, ...]:
        """The names of all that can be given: the parameters, and the house by name or by its fields."""
        house = ("preset", "rules") if self.houses else ()
        return (*(parameter.name for parameter in self.parameters), *house)

    def parameter(self, name: str) -> Parameter:
        """Return a parameter by its name; `KeyError` when the question has none of this name."""
        return {parameter.name: parameter for parameter in self.parameters}[name]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game: its rules, its named rulebooks (the first is the default), its questions, its documents.

    In a `two_sided` game two numbers beside each other are a score, and written like one. `refused` are
    variants that somebody may ask for and the game has not, each with the reader that refuses it.
    """

    name: str
    rules: tuple[Rule, ...]
    presets: "Mapping[str, DataclassInstance]"
    questions: tuple[Question, ...]
    sources: tuple[Source, ...]
    two_sided: bool = False
    refused: Refused = field(default_factory=dict)


def of_value(read: Callable[[Any], object]) -> Output:
    """Return an output that is read from the answer's value alone, without words.

    >>> of_value(lambda pairs: pairs[0])(Derived(value=(4, 3), rule=Rule("score")), str)
    4
    """
    return lambda derived, _say: read(derived.value)


def read_given(game: Game, question: Question, given: Mapping[str, object]) -> dict[str, Any]:
    """Return what is given for each parameter, and the rulebook.

    `given` may hold the parameters, `preset` and `rules`. Raises `InputError` with all problems.
    """
    found = Problems()
    arguments: dict[str, Any] = {}
    for parameter in question.parameters:
        arguments[parameter.name] = found.attempt(_read_parameter, game, parameter, given)
    if question.houses:
        arguments["rulebook"] = found.attempt(read_rules, game, given)
    add_unknown(found, given, "", question.given)
    if found and question.beside:
        found.attempt(question.beside, given)
    found.raise_any()
    return arguments


def ask(
    game: Game, question: Question, given: Mapping[str, object], voices: tuple[Say, ...] = ()
) -> Derived[Any]:
    """Return the answer to `question`; raises `RulesError` when the input is refused.

    `voices` are the languages in which words of the input may be written.
    """
    arguments = read_given(game, question, given)
    gathered = arguments
    for group in question.groups:
        gathered = group.gathered(gathered)
    answer: Derived[Any] = question.answer(**gathered)
    if question.check and voices:
        question.check(answer, arguments, voices)
    return answer


def read_rules(game: Game, given: Mapping[str, object]) -> Any:  # noqa: ANN401  # each game has its own rulebook class
    """Return the rulebook that `preset` and `rules` of the input name."""
    found = Problems()
    names = tuple(game.presets)
    preset = found.attempt(OneOf(names), given.get("preset", names[0]), "preset") or names[0]
    rulebook = found.attempt(
        read_rulebook, game.presets[preset], given.get("rules", {}), "rules", game.refused
    )
    found.raise_any()
    return rulebook


def _read_parameter(game: Game, parameter: Parameter, given: Mapping[str, object]) -> Any:  # noqa: ANN401  # each parameter has its own type
    if parameter.name in given:
        return parameter.read(given[parameter.name], parameter.name)
    if parameter.default is REQUIRED:
        label = f"{game.name}-field-{parameter.name}"
        raise InputError(problem(why.MISSING_KEY, parameter.name, key=label))
    return parameter.default


def near(name: str, kinds: Iterable[str]) -> tuple[str, ...]:
    """Return the kinds of the game that a name begins with; if there is none, what stands for a game, or all.

    >>> near("kozel.mach", ["kozel.match", "cube.match"])
    ('kozel.match',)
    """
    known = tuple(kinds)
    own = tuple(one for one in known if one.startswith(f"{name.partition('.')[0]}."))
    return own or tuple(one for one in known if "." not in one) or known
