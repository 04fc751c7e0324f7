"""Which part of a drawing a step belongs to, however deep it stands: by the place of its first step."""

from rulesengine.text.narration import Step
from rulesengine.views.answer import Mark


def by_index(marks: dict[int, str]) -> Mark:
    """Return the marks of the parts that the first steps belong to; the others have none."""

    def mark(step: Step) -> str:
        return marks.get(step.path[0], "") if step.path else ""

    return mark


def hand_mark(step: Step) -> str:
    """Return the mark of the hand or the line that a step belongs to: they are counted from one."""
    return f"hand-{step.path[0] + 1}" if step.path else ""
