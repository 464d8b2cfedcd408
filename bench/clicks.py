"""The number of inputs for a day of Outbreak with three bots.

    python -m bench.clicks [--tables 8] [--days 6]

An input is a decision that the person has to answer. One person does nothing in their turns, the
other plays the moves of the heuristic player. Each is measured at a table that asks everything, at
one that plays forced moves itself, and at one where the person has also left
the automatic answers that the table offers for tie-breaks, reveals and windows.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import chain, islice
from statistics import median

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.players import of_level, use_compiled_rules
from holdfast.table import OpenSeat, Table
from holdfast.table.entries import Instructed
from holdfast.table.opening import opening

BOTS = 3
LEVEL = "heuristic"
NOTHING = ("end", "end-phase", "pass", "done", "no", "none", "stay", "accept", "roll")
"""Kinds of moves that a person chooses who does nothing, in order of preference."""
OFFERED = {
    "window": "pass", "reveal": "hex", "who": "survivor", "horde-next": "hex", "horde-path": "hex",
}  # fmt: skip
"""The automatic answers that the table offers."""
TABLES = {
    "everything is asked": (False, {}),
    "forced answers given": (True, {}),
    "and automatic answers": (True, OFFERED),
}


def days(game: Game, seed: int, idle: bool, brief: bool, left: dict[str, str]) -> Iterator[int]:
    """Yield the number of inputs of each whole day of a game."""
    seats = [OpenSeat(name="Anna", person=True)]
    seats += [OpenSeat(name=f"Bot {number}", level=LEVEL) for number in range(BOTS)]
    table = Table.open(opening(game, {}, seats, seed, brief=brief), game)
    table = table.after(Instructed(seat=0, answers=left))
    day, inputs, moves = 0, 0, 0
    while not table.over:
        today = int(table.position.snapshot.day)
        if today != day:
            if day > 0:
                yield inputs
            day, inputs = today, 0
        moves += 1
        entropy = f"{moves:032x}"
        entry = table.auto_answer_entry(entropy)
        if entry is None:
            bot = table.bot_to_move
            if bot is None:
                inputs += 1
                seat = table.owes[0]
                move = nothing(game, table) if idle else best(game, table, seat, moves)
                entry = table.play(seat, table.seq, move, entropy)
            else:
                seat, level = bot
                move = best(game, table, seat, moves)
                entry = table.answer(seat, level, table.seq, move, entropy)
        table = table.after(entry).unload_turns(4)


def nothing(game: Game, table: Table) -> int:
    """Return the move of somebody who does as little as possible."""
    answers = table.answers(table.owes[0])
    kinds = [game.moves.decode(move)[0].name for move in answers]
    return next((answers[kinds.index(kind)] for kind in NOTHING if kind in kinds), answers[0])


def best(game: Game, table: Table, seat: int, noise: int) -> int:
    """Return the move of the game's heuristic player."""
    hidden = table.hidden(seat)
    move = of_level(LEVEL).choose(game, hidden, noise)
    own = game.answers(hidden, seat)
    return move if move in own else game.advise(hidden, noise, own)


def measure(
    game: Game, tables: int, most: int, idle: bool, brief: bool, left: dict[str, str]
) -> list[int]:
    """Return the numbers of inputs of the first days of some games, sorted."""
    all_days = (islice(days(game, seed, idle, brief, left), most) for seed in range(tables))
    return sorted(chain.from_iterable(all_days))


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="How many inputs a day of Outbreak costs.")
    parser.add_argument("--tables", type=int, default=8, help="games that are played")
    parser.add_argument("--days", type=int, default=6, help="days of each that are counted")
    args = parser.parse_args()
    game = games.load("outbreak")
    use_compiled_rules(game)
    print(f"{'':26}{'days':>6}{'median':>8}{'9 of 10':>9}{'most':>6}")
    for idle in (True, False):
        print("doing nothing" if idle else "a usual day")
        for name, (brief, left) in TABLES.items():
            counts = measure(game, args.tables, args.days, idle, brief, left)
            nine = counts[int(0.9 * (len(counts) - 1))]
            print(f"  {name:24}{len(counts):6}{median(counts):8.1f}{nine:9}{counts[-1]:6}")


if __name__ == "__main__":
    main()
