"""Tests that the JSON of moves, put together from cached parts, is what the models would write."""

import json
import random

import pytest

from holdfast import games
from holdfast.hosting.messages.table import CommandView, MoveView
from holdfast.hosting.views.cache import position_parts
from holdfast.hosting.views.moves import move_text
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

DECISIONS = 12


def positions(game: Game) -> list[Position]:
    """Return the first positions of a random game, each as the seat that decides may know it."""
    rng, position, found = random.Random(5), game.new(seed=5), []
    while not position.over and len(found) < DECISIONS:
        found.append(game.hide(position, position.to_move))
        game.play(position, rng.choice(game.legal(position)))
    return found


@pytest.mark.parametrize("name", games.names())
def test_a_move_is_sent_as_its_model_says(name: str) -> None:
    game = games.load(name)
    for hidden in positions(game):
        for move in game.legal(hidden)[:8]:
            kind, args = game.moves.decode(move)
            model = MoveView(
                n=move,
                key=game.key(hidden, move),
                kind=kind.name,
                args=args,
                wording=game.screen.say(hidden, move),
                preview=game.preview(hidden, move),
            )
            assert json.loads(move_text(game, hidden, move)) == model.model_dump(mode="json")


@pytest.mark.parametrize("seat", [None, 1])
def test_a_command_says_for_which_seat_it_is(seat: int | None) -> None:
    game = games.load("outlast")
    hidden, concede = positions(game)[0], game.moves.encode("concede")
    (text,) = position_parts(game, hidden, 0).commands(((concede, seat),))
    sent = CommandView.model_validate_json(text)
    assert (sent.n, sent.kind, sent.seat) == (concede, "concede", seat)
