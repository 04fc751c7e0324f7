"""What the engine does in a second on this machine's own Python, every answer with its derivation."""

import json
import random

from benchmarks.figures import Figure, table, typical
from benchmarks.page_change import TARGET, hands_of
from rulesengine.explorers.host import answer, warm
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import play_match
from rulesengine.kozel.rulebook import KozelRulebook
from rulesengine.text.narration import narrate

HANDS = 40
ROUNDS = 60
LONG = KozelRulebook(target=int(TARGET))


def measure() -> list[Figure]:
    """Play, tell and answer matches of forty hands, another one each time."""
    warm()
    rng = random.Random(HANDS)
    matches = [hands_of(HANDS, rng) for _ in range(ROUNDS)]
    played = [tuple(Hand((mine, theirs)) for mine, theirs in match) for match in matches]
    derived = [play_match(match, rulebook=LONG) for match in played]
    play = typical(lambda match: play_match(match, rulebook=LONG), played)
    tell = typical(lambda match: narrate(match, "ru"), derived)
    page = typical(answer, [request(match) for match in matches])
    return [
        Figure(name="hands a second, with their derivation", value=HANDS / play, unit="/s"),
        Figure(name=f"{HANDS} hands played", value=1000 * play, unit="ms"),
        Figure(name=f"{HANDS} hands told in sentences", value=1000 * tell, unit="ms"),
        Figure(name=f"{HANDS} hands as a piece of the page", value=1000 * page, unit="ms"),
        Figure(name="piece of the page ÷ played", value=page / play, unit="×"),
    ]


def request(match: list[tuple[int, int]]) -> str:
    """Return what a page asks for such a match."""
    lines = "\n".join(f"{mine}:{theirs}" for mine, theirs in match)
    given = {"rules.target": TARGET, "hands": lines}
    return json.dumps({"explorer": "kozel.match", "lang": "ru", "given": given})


if __name__ == "__main__":
    print(table("The engine on its own", measure()))
