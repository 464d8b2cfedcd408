"""Tests whether a move revealed something, against the events that the game itself calls final."""

from __future__ import annotations

import pytest
from tests.table.seated import GAME

from holdfast import games
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table import information
from holdfast.table.information import Learnt


def learnt(game: Game, before: Position, move: int) -> Learnt | None:
    """Return what kind of information a move gave to the person who decided."""
    after, viewer = before.copy(), before.to_move
    events: list[Event] = [e for e in game.play(after, move) if e.known_to(viewer)]
    knew, knows = game.hide(before, viewer), game.hide(after, viewer)
    return information.learnt(game, knew, knows, move, events, viewer)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_learnt_agrees_with_the_events_of_whole_games(seed: int) -> None:
    """Check that rolls and revealed tiles are found without knowing the rules of Outlast."""
    position = GAME.new({"players": 2, "climate": "harsh"}, seed)
    found = set()
    while not position.over:
        moves = GAME.legal(position)
        move = moves[(seed * 7 + len(found) * 3 + position.state.actions_left) % len(moves)]
        before = position.copy()
        events = GAME.play(position, move)
        kinds = {event.kind for event in events}
        rolled = any("die" in event.args for event in events)
        expected = "rolled" if rolled else "revealed" if "revealed" in kinds else None
        assert learnt(GAME, before, move) == expected, kinds
        found.add(expected)
    assert found == {"rolled", "revealed", None}


def test_a_card_from_a_mixed_pile_is_drawn_not_rolled() -> None:
    exoworld = games.load("exoworld")
    position = exoworld.named_position("showcase")
    assert learnt(exoworld, position, exoworld.move(position, "draw_deck")) == "drawn"


def test_nothing_is_changed_by_looking() -> None:
    position = GAME.new({"players": 3}, 5)
    before = bytes(position)
    for move in GAME.legal(position):
        learnt(GAME, position, move)
    assert bytes(position) == before
