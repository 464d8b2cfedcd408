"""A small game compiled for a browser page: its module is built, and runs in Node."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from tests.kernel import toy
from tests.kernel.toy import GAME
from tests.support.modes import Modes
from tests.support.page import build_module, in_node

from holdfast import players
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.wasm_build import WasmError
from holdfast.players import wasm
from holdfast.players.mcts import Budget, search_moves
from in_node import InNode

pytest.importorskip("ziglang", reason="the linker for WebAssembly is not installed")

# One worker builds the module; others would wait for it.
pytestmark = pytest.mark.xdist_group("toy in a page")


@pytest.fixture(scope="module")
def node() -> Iterator[InNode]:
    """Yield the toy game in Node."""
    with in_node(GAME, toy.__name__) as node:
        yield node


def test_all_its_entry_points_answer_as_interpreted_rules_do(node: InNode) -> None:
    modes = Modes(GAME, node.engine, requests=(GAME.moves.kinds["quit"].first,))
    for seats in range(1, 5):
        modes.set_up({"players": seats})
        assert modes.simulate({"players": seats, "die": "twenty"}, 300) > 0
        modes.compare(GAME.new({"players": seats}, seats).data)
    modes.change_in_the_middle({"players": 3})


def test_events_are_told(node: InNode) -> None:
    modes = Modes(GAME, node.engine)
    state = GAME.new({"players": 2}, 3).data
    for key in ("roll", "guess", "stop"):
        state = modes.play_both(state, GAME.moves.kinds[key].first)


def test_it_searches_as_the_processor_does(
    node: InNode, compiled: Callable[[Game], Engine]
) -> None:
    compiled(GAME)
    players.use_compiled_rules(GAME)
    position = GAME.new({"players": 2}, 5)
    for seed in range(5):
        expected = search_moves(GAME, position, Budget(playouts=300), seed, cores=1)
        found = node.ask("searchMoves", position.data, 2, 300, seed, 1)
        assert [tuple(choice.values()) for choice in found["choices"]] == expected.choices
        assert found["line"] == expected.line


def test_a_search_can_be_stopped(node: InNode) -> None:
    position = GAME.new({"players": 2}, 5)
    found = node.ask("stop", position.data, 2, 1, 1)
    assert found["looks"] == 1
    assert sum(choice["visits"] for choice in found["choices"]) == 2  # those of the first slice


def test_a_search_does_not_go_on_in_the_place_of_another(node: InNode) -> None:
    position = GAME.new({"players": 2}, 5)
    ends = node.ask("rivals", position.data, 2)
    assert ends == ["another search has begun in this module", "done"]


def test_a_position_of_another_size_is_refused(node: InNode) -> None:
    with pytest.raises(RuntimeError, match="a position has 280 bytes, not 3"):
        node.ask("hide", np.zeros(3, np.uint8), 0)


def test_what_was_built_is_kept() -> None:
    made = build_module(GAME, toy.__name__)
    assert wasm.build(GAME, ["no-such-program"]) == made


def test_without_binaryen_it_says_what_is_missing(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wasm, "folder_of", lambda game: tmp_path)
    with pytest.raises(WasmError, match="install the npm package binaryen"):
        wasm.build(GAME, ["no-such-program"])
