"""`python -m rulesengine` is the command `rulesengine`."""

from rulesengine.cli import main

if __name__ == "__main__":
    main(prog_name="rulesengine")
