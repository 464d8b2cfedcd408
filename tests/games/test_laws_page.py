"""Tests that rules in a browser page leave the same bytes, and bots there choose the same moves.

The modules run in Node, through the engine that pages use. They are compared with the compiled
rules, which test_laws_modes compares with the interpreted ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import numpy as np
import pytest
from tests.support.laws import Laws
from tests.support.modes import Modes
from tests.support.page import NodeWorker, in_node
from tests.support.states import position_of

from holdfast import players
from holdfast.hosting.bot_requests import MoveRequest
from holdfast.hosting.bots import Urgency
from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.offline.local_workers import LocalWorkers
from holdfast.players import net
from holdfast.players.forecast import forecast
from holdfast.players.lookahead import MOST_TRIED, look_ahead, menus_of
from holdfast.players.mcts import Budget, Mcts, search_moves
from holdfast.server import worker_answers
from in_node import InNode

pytest.importorskip("ziglang", reason="the linker for WebAssembly is not installed")

SETS = 4
MANY_SETS = 9
PLAYOUTS = {"legend": 80}


@pytest.fixture(scope="module")
def node(laws: Laws) -> Iterator[InNode]:
    """Yield the game as a page has it; the first test that needs it waits for the build."""
    with in_node(laws.game) as node:
        yield node


@pytest.fixture
def modes(laws: Laws, engine: Engine, node: InNode) -> Modes:
    """Return the game in two modes: compiled, and in a page."""
    return Modes(laws.game, node.engine, requests=laws.commands, beside=engine)


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit searching bots to a number of playouts and one core, since times vary."""
    for level, player in players.PLAYERS.items():
        if isinstance(player, Mcts):
            few = Budget(playouts=PLAYOUTS[level])
            fixed = replace(player, budget=few, net_budget=few, cores=1)
            monkeypatch.setitem(players.PLAYERS, level, fixed)


def test_a_page_leaves_the_same_bytes(laws: Laws, node: InNode, modes: Modes) -> None:
    for number, options in enumerate(laws.option_sets(laws.budget.option_sets, SETS)):
        player = laws.player(node.engine, [options], number, late=2)
        modes.play_again(player.play(laws.budget.modes), often=25)


def test_a_page_sets_up_the_same_game(laws: Laws, modes: Modes) -> None:
    for options in laws.option_sets(laws.budget.option_sets, SETS):
        modes.set_up(options)


def test_a_page_simulates_the_same_games(laws: Laws, modes: Modes) -> None:
    counts = {laws.game.options.players.least, laws.players}
    played = [modes.simulate({"players": count}, 20_000) for count in counts]
    assert all(played)


def test_a_game_can_move_to_a_page_in_the_middle(laws: Laws, modes: Modes) -> None:
    modes.change_in_the_middle({"players": laws.players})


def test_a_bot_in_a_page_chooses_the_same_moves(laws: Laws, engine: Engine, node: InNode) -> None:
    for number, position in enumerate(positions(laws, engine, 4)):
        think_alike(laws, node, position, playouts=40, seed=number)


def test_every_level_chooses_in_a_page_what_it_chooses_elsewhere(
    laws: Laws, engine: Engine, node: InNode, levels: None
) -> None:
    for number, position in enumerate(positions(laws, engine, 3)):
        choose_alike(laws, node, position, number)


def test_a_page_forecasts_the_same(laws: Laws, engine: Engine, node: InNode) -> None:
    laws.game.engine = engine
    for number, position in enumerate(positions(laws, engine, 3)):
        seats = laws.game.seats(position)
        expected = forecast(laws.game, position, 12, number)
        assert node.ask("forecast", position.data, seats, 12, number) == expected


def test_a_page_looks_ahead_alike(laws: Laws, engine: Engine, node: InNode) -> None:
    """Check that a lookahead in a page is the same, for the decider and for spectators."""
    laws.game.engine = engine
    for number, position in enumerate(positions(laws, engine, 3)):
        seat = position.to_move
        for viewer in (seat, NOBODY):
            hidden = laws.game.hide(position, viewer)
            move = laws.game.legal(position)[-1]
            look_alike(laws, node, hidden, viewer, move, number)


@pytest.mark.long
def test_a_page_over_many_games(laws: Laws, node: InNode, modes: Modes) -> None:
    for number, options in enumerate(laws.option_sets(5 * laws.budget.option_sets, MANY_SETS)):
        player = laws.player(node.engine, [options], number, late=2)
        modes.play_again(player.play(4 * laws.budget.modes), often=25)


@pytest.mark.long
def test_a_bot_in_a_page_thinks_alike_everywhere(laws: Laws, engine: Engine, node: InNode) -> None:
    for number, position in enumerate(positions(laws, engine, 200)):
        think_alike(laws, node, position, playouts=100, seed=2**40 * number + 7)


@pytest.mark.long
def test_every_level_chooses_the_same_everywhere(
    laws: Laws, engine: Engine, node: InNode, levels: None
) -> None:
    for number, position in enumerate(positions(laws, engine, 200)):
        choose_alike(laws, node, position, 7919 * number)


def positions(laws: Laws, engine: Engine, count: int) -> Iterator[Position]:
    """Yield this many positions of random games that have a choice of moves."""
    options = laws.option_sets(laws.budget.option_sets, SETS)
    player = laws.player(engine, options, seed=count, late=1)
    found = 0
    while found < count:
        play = player.play(20)
        at = next((i for i in range(len(play)) if play.offered[i] > 1), None)
        if at is not None:
            found += 1
            yield position_of(laws.game, play.before[at : at + 1])


def look_alike(
    laws: Laws, node: InNode, hidden: Position, viewer: int, move: int, seed: int
) -> None:
    """Check that a lookahead in a page is the same, position by position."""
    game, count = laws.game, 6
    expected = look_ahead(game, hidden, viewer, move, count, seed, to_the_end=True)
    clock = game.state.fields[game.screen.factors.clock]
    seen = np.zeros(2 * count * game.state.size, np.uint8)
    found = node.ask(
        "lookAhead", hidden.data, seen, game.seats(hidden), viewer, move, menus_of(game, hidden),
        clock.offset, clock.size, count, MOST_TRIED * count, seed, 1,
    )  # fmt: skip
    filled = found["filled"]
    assert filled == len(expected.nows)
    told = b"".join(bytes(one.octets) for one in (*expected.nows, *expected.soons))
    assert seen[: 2 * filled * game.state.size].tobytes() == told
    assert tuple(found["wins"]) == expected.wins
    assert tuple(found["points"]) == expected.points


def think_alike(laws: Laws, node: InNode, position: Position, playouts: int, seed: int) -> None:
    """Check that a search in a page has the same result, number by number."""
    game = laws.game
    players.use_compiled_rules(game)
    expected = search_moves(
        game, position, Budget(playouts=playouts), seed, cores=1, thorough=False
    )
    found = node.ask("searchMoves", position.data, game.seats(position), playouts, seed, 0)
    choices = [tuple(choice.values()) for choice in found["choices"]]
    assert choices == [tuple(choice) for choice in expected.choices]
    assert found["line"] == expected.line


def choose_alike(laws: Laws, node: InNode, position: Position, noise: int) -> None:
    """Check that bots of every level choose the same move and plan in a page.

    Trained nets are evaluated in the page's module too.
    """
    there, seats = LocalWorkers(NodeWorker(node)), range(laws.game.seats(position))
    seat = next(seat for seat in seats if laws.game.answers(position, seat))
    hidden = bytes(laws.game.hide(position, seat))
    for level in players.LEVELS:
        question = MoveRequest(
            game=laws.game.name, hidden=hidden, noise=noise, level=level, seat=seat, plan=True
        )
        laws.game.engine = node.engine  # as Python in a page has it
        with patch.dict(net.EVALUATORS, {laws.game.name: node.evaluator}):
            found = asyncio.run(there.choose(question, lambda: Urgency.PLAYED))
        players.prepare(laws.game)
        assert found == worker_answers.think(question), level
