"""Strategies: states of a game, actions, records of matches that can be played."""

from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from rulesengine.cube.actions import Action, CubeAction
from rulesengine.cube.match import play_match
from rulesengine.cube.match_record import GameRecord, MatchRecord
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.rulebook import LONGEST, PRESETS, CubeRulebook, GameKind
from rulesengine.cube.scoring import Result
from rulesengine.cube.state import AFTER_OFFER, CENTRE, CubeState, Phase, one_is_one_away
from rulesengine.cube.status import is_dead_for

players = st.sampled_from(PLAYERS)
houses: st.SearchStrategy[CubeRulebook] = st.sampled_from(tuple(PRESETS.values()))
actions = st.builds(Action, players, st.sampled_from(CubeAction))
lengths = st.one_of(st.integers(1, 9), st.integers(1, LONGEST))


@st.composite
def states(draw: DrawFn, *, fresh: bool = False) -> CubeState:
    """Draw a state; a fresh one is before the roll, with the cube in the middle at one."""
    length = draw(lengths)
    points = st.integers(0, length - 1)
    score = (draw(points), draw(points))
    crawford = draw(st.booleans()) and one_is_one_away(score, length)
    exponent = 0 if fresh or crawford else draw(st.integers(0, 6))
    phase = Phase.TO_ROLL if fresh else draw(st.sampled_from(Phase))
    owner = draw(players) if exponent else CENTRE
    turn = draw(players)
    if phase in AFTER_OFFER:
        crawford, turn = False, owner or turn
    drawn = CubeState(
        length=length,
        score=score,
        cube=2**exponent,
        owner=owner,
        turn=turn,
        phase=phase,
        crawford=crawford,
    )
    unoffered = phase in AFTER_OFFER and is_dead_for(drawn, turn)
    return replace(drawn, phase=Phase.TO_ROLL) if unoffered else drawn


@st.composite
def records(draw: DrawFn, most: int = 12) -> MatchRecord:
    """Draw a match that can be played: legal and illegal turns, each game ended as its actions allow."""
    kind = draw(st.sampled_from(GameKind))
    record = MatchRecord(length=draw(st.integers(1, 11)), game=kind)
    for _ in range(draw(st.integers(0, most))):
        if play_match(record).value.over:
            break
        record = MatchRecord(length=record.length, game=kind, games=(*record.games, draw(_games(record))))
    return record


@st.composite
def _games(draw: DrawFn, record: MatchRecord) -> GameRecord:
    tried = GameRecord(tuple(draw(st.lists(actions, max_size=7))))
    played = play_match(
        MatchRecord(length=record.length, game=record.game, games=(*record.games, tried))
    ).value.games[-1]
    if played.scored:
        return GameRecord(tried.actions, played.scored.winner, Result.PASSED)
    answered = tried.actions
    if played.state.phase is Phase.OFFERED:
        answered = (*answered, Action(PLAYERS[played.state.turn == PLAYERS[0]], CubeAction.TAKE))
    results = [Result.OYN, Result.MARS, *([Result.KOKS] if record.game is GameKind.SHORT else [])]
    return GameRecord(answered, draw(players), draw(st.sampled_from(results)))
