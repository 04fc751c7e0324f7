"""Whole games, kept as text: a change in the rules shows as a difference that somebody reads."""

import pytest

from tools.playthroughs import FOLDER, KEPT, path, played


@pytest.mark.parametrize("name", KEPT)
def test_game_is_as_it_was(name: str) -> None:
    """Kept games change only with `python -m tools.playthroughs`, whose difference is read."""
    assert played(name) == path(name).read_text(encoding="utf-8")


def test_no_kept_game_is_left_over() -> None:
    """Every file in the folder is one of the kept games."""
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(KEPT)
