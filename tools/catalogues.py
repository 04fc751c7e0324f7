"""Compile the message catalogues that changed, and say which."""

from pathlib import Path

from tools.hatch_build import compile_catalogues

PACKAGE = Path(__file__).parent.parent / "rulesengine"


def main() -> None:
    """Compile, drop what no source stands behind any more, and report."""
    for orphan in PACKAGE.rglob("*.mo"):
        if not orphan.with_suffix(".po").exists():
            orphan.unlink()
    for written in compile_catalogues(PACKAGE):
        print(f"compiled {written.relative_to(PACKAGE.parent)}")


if __name__ == "__main__":
    main()
