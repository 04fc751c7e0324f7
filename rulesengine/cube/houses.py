"""Two houses on the same games: what each makes of the match, and where they part; and what to agree on."""

from dataclasses import replace

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.records import RecordComparison, first_parted
from rulesengine.core.rulebook import differences
from rulesengine.cube import rules
from rulesengine.cube.match import Match, play_match
from rulesengine.cube.match_record import MatchRecord
from rulesengine.cube.players import Score
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook


def compare_houses(
    record: MatchRecord, first: CubeRulebook = OWNER_RULE, second: CubeRulebook = OWNER_RULE
) -> Derived[RecordComparison[Match]]:
    """Return what the same games come to in two houses.

    A match that ends earlier in one house is compared as far as it went there. Raises what `play_match`
    raises, for games after the end only where both houses have ended.

    >>> from rulesengine.cube.record import read_game
    >>> from rulesengine.cube.rulebook import PRESETS
    >>> games = (read_game("A double, B take → B oyn", "games[0]"),)
    >>> record = MatchRecord(length=7, score=(6, 2), crawford_played=True, games=games)
    >>> both = compare_houses(record, OWNER_RULE, PRESETS["both-players-rule"]).value
    >>> both.first.score, both.second.score, both.parted
    ((6, 3), (6, 4), 1)
    """
    lengths = [_games_until_over(record, house) for house in (first, second)]
    longest = max(lengths)
    if longest < len(record.games):
        play_match(record, first if lengths[0] == longest else second)
    played = [
        play_match(replace(record, games=record.games[:games]), house)
        for games, house in zip(lengths, (first, second), strict=True)
    ]
    one, other = (match.value for match in played)
    parted = first_parted(_scores(one), _scores(other))
    found = RecordComparison(one, other, differences(first, second), parted=parted)
    if not found.parted:
        return derive(rules.HOUSES_AGREE, found, *played, score=one.score)
    return derive(
        rules.HOUSES_DIFFER, found, *played, first=one.score, second=other.score, number=found.parted
    )


def agree_before_play(rulebook: CubeRulebook = OWNER_RULE) -> Derived[CubeRulebook]:
    """Return the questions to settle before a match, with this house's answers.

    >>> [step.rule.id for step in agree_before_play().because]
    ['cube-agree-dead', 'cube-agree-void', 'cube-agree-crawford', 'cube-agree-cut']
    """
    answers = {True: "yes", False: "no"}
    return derive(
        rules.AGREED,
        rulebook,
        derive(rules.AGREE_DEAD, rulebook.dead_cube, dead_cube=rulebook.dead_cube),
        derive(rules.AGREE_VOID, True),
        derive(rules.AGREE_CRAWFORD, rulebook.crawford, crawford=answers[rulebook.crawford]),
        derive(rules.AGREE_CUT, rulebook.cut_points, cut_points=answers[rulebook.cut_points]),
    )


def _games_until_over(record: MatchRecord, house: CubeRulebook) -> int:
    """Return how many of the games the match has in a house; the record itself is checked there too."""
    for number in range(1, len(record.games) + 1):
        if play_match(replace(record, games=record.games[:number]), house).value.over:
            return number
    return len(record.games)


def _scores(match: Match) -> list[Score]:
    return [game.after for game in match.games]
