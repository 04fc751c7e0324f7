"""Who may import whom: the parts of the package keep to their layers."""

from collections.abc import Set

import pytest

from tests.harness.imports import PACKAGE, Import, imports

SHARED = {"core", "games", "text", "views", "examples", "explorers", "bots"}
ON_TOP: dict[str, Set[str]] = {
    "charts": {"bots", "text", "core"},
    "widgets": {"explorers", "views", "text", "core"},
    "site": {"explorers", "games", "examples", "views", "text", "core"},
    "commands": {"text", "core"},
    "cli": {"commands", "site", "games", "examples", "explorers", "text", "core"},
    "__main__": {"cli"},
}
"""What stands on top, and what each of them may import; only the command line knows another one."""
FOLDERS = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()}
GAMES = FOLDERS - SHARED - ON_TOP.keys()

MAY_IMPORT: dict[str, Set[str]] = {
    "__init__": SHARED | GAMES,
    "core": set(),
    "text": {"core"},
    "views": {"text", "core"},
    "bots": {"spades", "core"},
    "games": GAMES | {"bots", "core"},
    "examples": GAMES | {"games", "text", "core"},
    "explorers": GAMES | {"games", "bots", "views", "text", "core"},
    **dict.fromkeys(GAMES, frozenset({"core"})),
    **ON_TOP,
    "charts": GAMES | ON_TOP["charts"],
}
# What the browser loads stands on the standard library and these two alone; the core and the games on less.
IN_THE_BROWSER = {"games", "text", "views", "examples", "explorers", "bots", "__init__"}
BROWSER_LIBRARIES = {"jinja2", "markupsafe"}
OWNERS = {
    "matplotlib": "charts",
    "ipywidgets": "widgets",
    "sphinx": "site",
    "docutils": "site",
}

IMPORTS = imports()


def breaks_layers(found: Import) -> bool:
    """Say whether a module of the package asks for a layer that it may not know."""
    return found.target not in MAY_IMPORT[found.layer] | {"", found.layer, "__version__"}


def breaks_libraries(found: Import) -> bool:
    """Say whether a module asks for a library that its layer does without, or that another layer owns."""
    if found.layer in GAMES | {"core"}:
        return bool(found.foreign)
    if found.layer in IN_THE_BROWSER:
        return found.foreign not in BROWSER_LIBRARIES | {""}
    return OWNERS.get(found.foreign, found.layer) != found.layer


def test_each_layer_imports_only_those_below() -> None:
    """No game knows another, and nothing knows what stands on top of it."""
    assert [str(found) for found in IMPORTS if breaks_layers(found)] == []


def test_libraries_stay_in_their_layer() -> None:
    """The browser's part is free of what the browser cannot load."""
    assert [str(found) for found in IMPORTS if breaks_libraries(found)] == []


@pytest.mark.parametrize(
    ("file", "module"),
    [
        ("core/cards.py", "rulesengine.text"),
        ("text/render.py", "rulesengine.kozel"),
        ("kozel/bank.py", "rulesengine.cli"),
        ("explorers/kozel.py", "rulesengine.examples.shipped"),
        ("charts/kozel.py", "rulesengine.widgets.explorer"),
        ("site/page.py", "rulesengine.kozel.match"),
    ],
)
def test_upward_import_is_seen(file: str, module: str) -> None:
    """The check itself finds a planted import."""
    assert breaks_layers(Import(PACKAGE / file, 1, module))


@pytest.mark.parametrize(
    ("file", "library"),
    [
        ("core/cards.py", "jinja2"),
        ("views/page.py", "numpy"),
        ("widgets/match.py", "matplotlib"),
        ("site/a.py", "ipywidgets"),
    ],
)
def test_foreign_library_is_seen(file: str, library: str) -> None:
    """The check itself finds a planted library."""
    assert breaks_libraries(Import(PACKAGE / file, 1, library))
