"""Every explorer by its name; a new game adds its line."""

from rulesengine.explorers import cube, kozel, preferans, spades
from rulesengine.explorers.declaration import Explorer

EXPLORERS: dict[str, Explorer] = {
    explorer.kind: explorer
    for explorer in (
        *kozel.EXPLORERS,
        *preferans.EXPLORERS,
        *spades.EXPLORERS,
        *cube.EXPLORERS,
    )
}
