"""The games that are played: computed beforehand, so that the load generator need not think.

All entropy of the measured server is fixed. A table is dealt from its number, and its moves come
from heuristic bots, so that a game is as long as a sensible one. The load generator plays them as
people would: it sends a move when everybody has the one before.
"""

from __future__ import annotations

from bench.server.entropy import drawn
from holdfast import games, players
from holdfast.kernel.background_compiler import compile_to_disk, is_ready, switch
from holdfast.kernel.game import Game
from holdfast.table import OpenSeat, Table
from holdfast.table.opening import opening

LEVEL = "heuristic"
NAMES = ("Anna", "Ben")

Step = tuple[int, int, int, int]
"""The seat that moves, the position, the move, and the position that is sent to everybody."""


def ready(name: str) -> Game:
    """Return a game with compiled rules."""
    game = games.load(name)
    if not is_ready(game):
        compile_to_disk(game, lambda *_: None)
    switch(game)
    return game


def steps(game: Game, seed: int, most: int) -> list[Step]:
    """Return the moves of one game of two people, at most `most` of them."""
    seats = [OpenSeat(name=name, person=True) for name in NAMES]
    table = Table.open(opening(game, {}, seats, seed), game)
    player, found = players.of_level(LEVEL), list[Step]()
    while not table.over and len(found) < most:
        seat, seq = table.owes[0], table.seq
        own = table.answers(seat)
        move = player.choose(game, table.hidden(seat), int(drawn(table)[:7], 16))
        move = move if move in own else own[0]
        table = table.after(table.play(seat, seq, move, drawn(table)))
        while (given := table.auto_answer_entry(drawn(table))) is not None:
            table = table.after(given)
        found.append((seat, seq, move, table.seq))
    return found
