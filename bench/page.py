"""Random play in a page's engines, compared with the processor, and the built site in Chromium.

    python -m bench.page [GAME ...]     all games, or the named ones

The modules run in Node, whose WebAssembly is that of Chromium. Both take turns, and the best round
of each counts. A module that has not been built yet is built first, which takes a minute or more.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import site
from bench.__main__ import Contender, holdfast
from bench.seats import chosen, middle
from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players import wasm

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import engines
from in_node import InNode

ROUNDS = 3
CHUNK = 50_000  # decisions between two looks at the clock


def in_page(node: InNode, game: Game, players: int, seconds: float) -> float:
    """Return the decisions a second of a game's WebAssembly module."""
    work, opening = Position.blank(game.state), game.blank({"players": players})
    dice = np.zeros(1, Chance.dtype)
    rate: float = node.ask("speed", work.data, opening.data, dice, 7, CHUNK, int(1000 * seconds))
    return rate


def measure(game: Game, seconds: float = 1.0) -> tuple[float, float]:
    """Return the decisions a second on the processor and in a page."""
    players, best = middle(game), 0.0
    processor: Contender = holdfast(game.name, players)
    node = InNode(wasm.build(game, engines.wasm_opt()))
    try:
        for _ in range(ROUNDS):
            processor.take_turn(seconds)
            best = max(best, in_page(node, game, players, seconds))
    finally:
        node.close()
    return processor.decisions_a_second, best


def main(names: list[str]) -> None:
    """Measure random play on the processor and in pages, then the site, and print tables."""
    table = Table("random play", "players", "processor/s", "page/s", "ratio", "module", "packed")
    played = chosen(names)
    for name, game in played.items():
        processor, page = measure(game)
        octets = wasm.build(game, engines.wasm_opt()).read_bytes()
        table.add_row(
            name, str(middle(game)), f"{processor:,.0f}", f"{page:,.0f}",
            f"{page / processor:.2f}", f"{len(octets):,}", f"{len(gzip.compress(octets, 9)):,}",
        )  # fmt: skip
    Console(width=110).print(table)
    site.main(played)


if __name__ == "__main__":
    main(sys.argv[1:])
