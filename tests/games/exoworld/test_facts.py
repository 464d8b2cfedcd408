"""Tests that the facts in the wording of a move are true of the position."""

from collections import Counter

import pytest
from tests.games.exoworld.random_play import Player, option_sets
from tests.support.states import position_of

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.derived_numbers import person
from holdfast.games.exoworld.moves import MOVES
from holdfast.games.exoworld.preview import preview
from holdfast.games.exoworld.view.forecast import defeat_turn, updates
from holdfast.games.exoworld.view.levels import base_of, on_track, raw_levels
from holdfast.games.exoworld.wording import TITLE_CASES, place_phrase, say
from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position

SWITCHES = ("shut_down", "repair", "token")
ENDS = ("end", "pass")


@pytest.fixture(scope="module")
def told(engine: Engine) -> list[tuple[Position, int]]:
    """Return the legal moves in positions of random play, each with its hidden position."""
    play = Player(engine, option_sets(40, seed=9), seed=9).play(4_000)
    positions = [position_of(GAME, play.before[row : row + 1]) for row in range(0, len(play), 8)]
    hidden = [GAME.hide(position, position.to_move) for position in positions]
    return [(position, move) for position in hidden for move in GAME.legal(position)]


def test_words_name_the_place_and_the_person(told: list[tuple[Position, int]]) -> None:
    named: Counter[str] = Counter()
    for position, move in told:
        seen, title = preview(position, move), say(position, move).title
        if seen.cell is not None:
            case = TITLE_CASES.get(MOVES.decode(move)[0].name, "at")
            assert title.args["place"] == place_phrase(position, seen.cell, case)
            named["place"] += 1
        if seen.seat is not None:
            assert title.args["player"] == person(position.snapshot, seen.seat)
            named["person"] += 1
    assert min(named["place"], named["person"]) > 100


def test_numbers_are_those_of_the_position(told: list[tuple[Position, int]]) -> None:
    checked: Counter[str] = Counter()
    for position, move in told:
        s, (kind, args), seen = position.snapshot, MOVES.decode(move), preview(position, move)
        numbers = {line.key: line.args for line in seen.lines}
        if kind.name == "draw_deck":
            assert numbers["preview-draws"] == {"cards": s.deck_size}
        elif kind.name == "recycle":
            assert numbers["preview-recycles"] == {"cards": s.row_count}
        elif kind.name == "move":
            tokens = sum(s.locations[s.grid[args["cell"]] - 1].tokens)
            assert numbers == ({"preview-tokens-there": {"count": tokens}} if tokens else {})
        elif kind.name in ENDS and "preview-pass-turn" not in numbers:
            assert seen.defeat == defeat_turn(s, updates(s))
        checked[kind.name] += 1
    assert min(checked[kind] for kind in ("draw_deck", "recycle", "move", *ENDS)) > 20


def test_a_switch_leads_to_the_levels_that_it_shows(
    told: list[tuple[Position, int]], engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "engine", engine)
    switches = [(p, m) for p, m in told if MOVES.decode(m)[0].name in SWITCHES]
    assert len(switches) > 50
    for position, move in switches:
        after, seen = GAME.foresee(position, move), preview(position, move)
        assert after is not None
        levels = raw_levels(base_of(after.snapshot))
        # Of a repair a second token may follow at once, where nothing is left to choose.
        if MOVES.decode(move)[0].name == "shut_down":
            assert seen.levels == [*on_track(levels)]
        assert not seen.wins or after.over
