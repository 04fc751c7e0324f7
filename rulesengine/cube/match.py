"""A whole match: games in order, the Crawford game known from their history, illegal turns reported."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rulesengine.core.derivation import Derived, Rule, derive
from rulesengine.core.errors import IllegalMove, InconsistentRecord, problem
from rulesengine.cube import rules
from rulesengine.cube.match_record import GameRecord, MatchRecord, check_record
from rulesengine.cube.players import PLAYERS, Score, away, other
from rulesengine.cube.replay import Replayed, replay_actions
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook
from rulesengine.cube.scoring import GameScore, Result, score_game
from rulesengine.cube.state import DOUBLE, CubeState, Phase, one_is_one_away


class Crawford(Enum):
    """Where a game stands in the history of the Crawford rule."""

    BEFORE = "before"
    GAME = "crawford"
    AFTER = "after"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A game of the match; `scored` is None while it goes on, `illegal` counts its actions from 1.

    `offers` are all that were made, legal or not: the number of the action, and what its player met.
    """

    number: int
    crawford: Crawford
    state: CubeState
    scored: GameScore | None
    illegal: tuple[tuple[int, str], ...]
    offers: tuple[tuple[int, CubeState], ...] = ()

    @property
    def after(self) -> Score:
        """The score after the game."""
        return self.scored.after if self.scored else self.state.score


@dataclass(frozen=True, slots=True)
class Match:
    """A match as far as it has been played."""

    record: MatchRecord
    games: tuple[PlayedGame, ...]

    @property
    def score(self) -> Score:
        """The score now."""
        return self.games[-1].after if self.games else self.record.score

    @property
    def over(self) -> bool:
        """Whether a player has the points of the match."""
        return max(self.score) >= self.record.length

    @property
    def winner(self) -> str:
        """The player who won the match, or ""."""
        return PLAYERS[self.score[1] > self.score[0]] if self.over else ""

    @property
    def crawford_game(self) -> int:
        """The number of the Crawford game among these games, or 0."""
        return next((one.number for one in self.games if one.crawford is Crawford.GAME), 0)

    @property
    def illegal(self) -> tuple[tuple[int, int], ...]:
        """Every illegal turn as the number of its game and of its action."""
        return tuple((game.number, action) for game in self.games for action, _ in game.illegal)


def play_match(record: MatchRecord, rulebook: CubeRulebook = OWNER_RULE) -> Derived[Match]:
    """Return the match that these games make; an illegal turn is void and reported.

    Raises `InputError` and `InconsistentRecord` for what cannot be, `IllegalMove` for a game after the
    end.

    >>> from rulesengine.cube.actions import CubeAction, Action
    >>> double = Action("A", CubeAction.DOUBLE), Action("B", CubeAction.TAKE)
    >>> games = (GameRecord(double, "A", Result.MARS), GameRecord(double, "A", Result.OYN))
    >>> match = play_match(MatchRecord(length=5, games=games)).value
    >>> match.score, match.crawford_game, match.illegal
    ((5, 0), 2, ((2, 1),))
    """
    check_record(record)
    steps = tuple(_games(record, rulebook))
    match = Match(record, tuple(step.value for step in steps))
    if match.over:
        return derive(
            rules.MATCH_OVER, match, *steps, winner=match.winner, score=match.score, length=record.length
        )
    return derive(rules.MATCH_OPEN, match, *steps, score=match.score, length=record.length)


def crawford_of(score: Score, length: int, *, played: bool, rulebook: CubeRulebook = OWNER_RULE) -> Crawford:
    """Return whether a game with this score at its start is the Crawford game.

    >>> crawford_of((4, 2), 5, played=False), crawford_of((4, 2), 5, played=True)
    (<Crawford.GAME: 'crawford'>, <Crawford.AFTER: 'after'>)
    """
    if played:
        return Crawford.AFTER
    return Crawford.GAME if rulebook.crawford and one_is_one_away(score, length) else Crawford.BEFORE


def _games(record: MatchRecord, rulebook: CubeRulebook) -> Iterator[Derived[PlayedGame]]:
    score, played = record.score, record.crawford_played
    for number in range(1, len(record.games) + 1):
        path = f"games[{number - 1}]"
        if max(score) >= record.length:
            raise IllegalMove(problem(rules.AFTER_END, path, game=number, score=score, length=record.length))
        crawford = crawford_of(score, record.length, played=played, rulebook=rulebook)
        state = CubeState(length=record.length, score=score, crawford=crawford is Crawford.GAME)
        step = _game(record, number, state, crawford, rulebook)
        if step.value.scored is None and number < len(record.games):
            raise InconsistentRecord(problem(rules.WINNER_MISSING, path, game=number))
        yield step
        score, played = step.value.after, played or crawford is Crawford.GAME


def _game(
    record: MatchRecord, number: int, state: CubeState, crawford: Crawford, rulebook: CubeRulebook
) -> Derived[PlayedGame]:
    game = record.games[number - 1]
    replayed = replay_actions(state, game.actions, number, rulebook)
    end = _end(game, replayed, number)
    scored = score_game(replayed.state, *end, record.game, rulebook) if end else None
    played = PlayedGame(
        number=number,
        crawford=crawford,
        state=replayed.state,
        scored=scored.value if scored else None,
        illegal=replayed.illegal,
        offers=replayed.offers,
    )
    return _told(played, replayed, scored)


def _told(played: PlayedGame, replayed: Replayed, scored: Derived[GameScore] | None) -> Derived[PlayedGame]:
    """Return a game with its story: where it stands in the match, what was done, what it is worth."""
    number, state = played.number, played.state
    steps = (*_crawford_step(played), *replayed.steps, *_free_drop(played.crawford, replayed))
    if scored is None:
        return derive(rules.GAME_OPEN, played, *steps, game=number, score=state.score, cube=state.cube)
    return derive(
        rules.GAME_PLAYED,
        played,
        *steps,
        *scored.because,
        game=number,
        winner=scored.value.winner,
        before=scored.value.before,
        points=scored.value.points,
        after=scored.value.after,
    )


def _crawford_step(played: PlayedGame) -> tuple[Derived[Any], ...]:
    crawford, state = played.crawford, played.state
    if crawford is Crawford.BEFORE:
        return ()
    rule = rules.CRAWFORD_GAME if crawford is Crawford.GAME else rules.POST_CRAWFORD
    return (derive(rule, crawford, game=played.number, score=state.score, length=state.length),)


def _free_drop(crawford: Crawford, replayed: Replayed) -> tuple[Derived[Any], ...]:
    """Return the step that a leader's pass costs nothing, where it does not."""
    state, trailer = replayed.state, replayed.passed_to
    if crawford is not Crawford.AFTER or not trailer or state.phase is not Phase.PASSED:
        return ()
    need = away(trailer, state.score, state.length)
    leads = away(other(trailer), state.score, state.length) == 1
    if state.cube > 1 or not leads or need % DOUBLE:
        return ()
    return (derive(rules.FREE_DROP_USED, True, player=other(trailer), away=need),)


def _end(game: GameRecord, replayed: Replayed, number: int) -> tuple[str, Result] | None:
    """Return who won the game and how, or None while it goes on; what contradicts itself is refused."""
    played_on = replayed.state.phase is not Phase.PASSED and game.result not in (None, Result.PASSED)
    if replayed.passed_to and not played_on:
        said = game.winner or replayed.passed_to
        if said != replayed.passed_to or game.result not in (None, Result.PASSED):
            raise _contradicted(rules.PASS_CONTRADICTED, replayed, number, winner=replayed.passed_to)
        return replayed.passed_to, Result.PASSED
    if not game.winner and game.result is None:
        return None
    if not game.winner or game.result is None:
        raise _contradicted(rules.WINNER_MISSING, replayed, number)
    if replayed.state.phase is Phase.OFFERED:
        if game.result is Result.PASSED and game.winner == replayed.state.turn:
            return game.winner, Result.PASSED
        raise _contradicted(rules.OFFER_UNANSWERED, replayed, number)
    if game.result is Result.PASSED and replayed.void_offer_by != game.winner:
        raise _contradicted(rules.NO_PASS, replayed, number)
    return game.winner, game.result


def _contradicted(rule: Rule, replayed: Replayed, number: int, **facts: str) -> InconsistentRecord:
    """Return the refusal of a game; an illegal action may be the cause, so each is told with its reason."""
    void = (step for step in replayed.steps if step.rule is rules.ILLEGAL_TURN)
    told = (part for step in void for part in (step, *step.because))
    return InconsistentRecord(problem(rule, f"games[{number - 1}]", *told, game=number, **facts))
