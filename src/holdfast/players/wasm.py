"""A WebAssembly module for each game: its rules, search, lookahead, forecast and its trained net.

WebAssembly calls no function pointers here: search, lookahead and forecast are translated together
with the rules that they call, and optimised as a whole.

    python -m holdfast.players.wasm holdfast.games.outlast WASM-OPT    builds it in the cache
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from holdfast.kernel import compiled, engine, wasm_build
from holdfast.kernel.game import Game
from holdfast.kernel.rule import rule
from holdfast.kernel.wasm_build import Export, fields_of
from holdfast.players import forecast, lookahead, net, net_search, playout, search, search_config

READY = "ready"


def exports(game: Game) -> dict[str, Export]:
    """Return all functions that the module of a game exports."""
    entries, taken = engine.entry_points(game.rules), compiled.signatures(game.state)
    legal, play, determinize, advise, result = (
        rule(entries[name]) for name in ("legal", "play", "determinize", "advise", "result")
    )
    grow_tree, play_on = rule(search.grow), rule(forecast.play_on)
    look_ahead, grow_tree_by_net = rule(lookahead.look), rule(net_search.grow_by_net)
    hide, encode = rule(entries["hide"]), rule(entries["encode"])

    def grow(
        nodes: Any, known: Any, work: Any, dice: Any, moves: Any, stamps: Any, placements: Any,
        scale: Any, weights: Any, log: Any, viewer: int, team: bool, seed: int, count: int,
        playouts: int, later: int,
    ) -> Any:  # fmt: skip
        return grow_tree(
            legal, play, determinize, advise, result, nodes, known, work, dice, moves, stamps,
            placements, scale, weights, log, viewer, team, seed, count, playouts, later,
        )  # fmt: skip

    def grow_by_net(
        nodes: Any, known: Any, work: Any, dice: Any, moves: Any, stamps: Any, placements: Any,
        values: Any, config: Any, log: Any, seen: Any, octets: Any, plain: Any, pieces: Any,
        plan: Any, weights: Any, biases: Any, rows: Any, slot_rows: Any, outputs: Any, sums: Any,
        room: Any, wanted: Any, ratings: Any, viewer: int, team: bool, decides: int, size: int,
        seed: int, count: int, playouts: int, later: int,
    ) -> Any:  # fmt: skip
        return grow_tree_by_net(
            legal, play, determinize, advise, result, hide, encode, nodes, known, work, dice,
            moves, stamps, placements, values, config, log, seen, octets, plain, pieces, plan,
            weights, biases, rows, slot_rows, outputs, sums, room, wanted, ratings, viewer, team,
            decides, size, seed, count, playouts, later,
        )  # fmt: skip

    def foresee(
        known: Any, work: Any, dice: Any, moves: Any, placements: Any, wins: Any, log: Any,
        team: bool, seed: int, playouts: int,
    ) -> None:  # fmt: skip
        play_on(
            legal, play, determinize, advise, result, known, work, dice, moves, placements, wins,
            log, team, seed, playouts,
        )  # fmt: skip

    def look(
        known: Any, work: Any, octets: Any, nows: Any, soons: Any, dice: Any, moves: Any,
        placements: Any, outcome: Any, log: Any, viewer: int, seat: int, move: int, menus: int,
        clock: int, clock_size: int, to_the_end: bool, team: bool, seed: int, tried: int,
    ) -> Any:  # fmt: skip
        return look_ahead(
            legal, play, determinize, advise, result, known, work, octets, nows, soons, dice,
            moves, placements, outcome, log, viewer, seat, move, menus, clock, clock_size,
            to_the_end, team, seed, tried,
        )  # fmt: skip

    return {name: Export(entry, taken[name]) for name, entry in entries.items()} | {
        "grow": Export(grow, search.arguments(game)),
        "grow_by_net": Export(grow_by_net, net_search.arguments(game)),
        "foresee": Export(foresee, forecast.arguments(game)),
        "look": Export(look, lookahead.arguments(game)),
        "evaluate": Export(net.evaluate, net.arguments()),
    }


def manifest() -> dict[str, Any]:
    """Return the part of the manifest that callers of search and forecast need."""
    usual = asdict(search_config.USUAL)
    return {
        "node": fields_of(search.Node, *search.Node.fields),
        "weights": fields_of(search_config.Weights, *search_config.Weights.fields)
        | {"usual": {name: usual[name] for name in search_config.Weights.fields}},
    }


def folder_of(game: Game) -> Path:
    """Return the cache folder of a game's module; it depends on the source of all its parts."""
    parts = (
        wasm_build.__file__,
        search.__file__,
        forecast.__file__,
        lookahead.__file__,
        net.__file__,
        net_search.__file__,
        search_config.__file__,
    )
    return playout.folder_of(game, "wasm", __file__, *parts)


def build(game: Game, wasm_opt: Sequence[str], found_in: str | None = None) -> Path:
    """Return the path of a game's module, built in some minutes if it is not in the cache.

    `found_in` is the Python module of a game that is not part of Holdfast. Each module is built in
    its own process: if search and forecast have been translated for another game in the same
    process, the compiler may use that game's rules.
    """
    folder = folder_of(game)
    if not (folder / READY).exists():
        wasm_build.check_programs(wasm_opt)  # fail before the long build

        module = found_in or f"holdfast.games.{game.name}"
        made = subprocess.run(
            [sys.executable, "-m", "holdfast.players.wasm", module, *wasm_opt],
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        if made.returncode != 0:
            last = made.stderr.strip().splitlines()[-1:] or ["it was stopped"]
            raise wasm_build.WasmError(f"no module for {game.name}: {last[0]}")
    return folder / f"{game.name}.wasm"


def main(module: str, wasm_opt: Sequence[str]) -> None:
    """Build the module of a game in this process."""
    game: Game = import_module(module).GAME
    folder = folder_of(game)
    wasm_build.build(game, exports(game), manifest(), folder, wasm_opt)
    (folder / READY).touch()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
