"""Read the fenced examples of a Markdown page: shell sessions and Python sessions."""

import re
from dataclasses import dataclass

FENCE = re.compile(r"^```(?P<language>[a-z]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Command:
    """A command as a reader types it, and what the page says that it answers."""

    line: str
    answer: str


def fenced(page: str, language: str) -> list[str]:
    """Give the bodies of all fences of a language."""
    return [found["body"] for found in FENCE.finditer(page) if found["language"] == language]


def commands(page: str) -> list[Command]:
    r"""Give all commands of a page's console fences.

    >>> commands("```console\n$ echo 60:60\\n60:60\\n$ true\\n```\\n")
    [Command(line='echo 60:60', answer='60:60\\n'), Command(line='true', answer='')]
    """
    chunks = [
        chunk for body in fenced(page, "console") for chunk in re.split(r"^\$ ", body, flags=re.MULTILINE)
    ]
    parted = [chunk.partition("\n") for chunk in chunks if chunk.strip()]
    return [Command(line, answer) for line, _, answer in parted]
