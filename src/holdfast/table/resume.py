"""Tables that continue a saved game."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.kernel.game import Game
from holdfast.kernel.replay import Replay, ReplayError, Step
from holdfast.table.commands import Commands
from holdfast.table.decision import Decision
from holdfast.table.entries import By, Came, Moved, Opening, OpenSeat
from holdfast.table.opening import opening
from holdfast.table.table import Table


def going_on(
    game: Game, saved: Replay, seats: Sequence[OpenSeat], hints: bool = True, brief: bool = False
) -> Opening:
    """Return the opening of a table at which these seats continue a saved game.

    Raise a ReplayError if the file is damaged or the seats do not fit.
    """
    game.replay(saved)  # raises ReplayError for a damaged file
    began = int(game.options.choose(saved.options)["players"])
    if len(seats) < began:
        raise ReplayError(f"the game has {began} seats, and {len(seats)} are taken")
    first = opening(
        game, saved.options, seats[:began], saved.seed, position=saved.position,
        hints=hints, brief=brief,
    ).model_copy(update={"rules": saved.rules})  # fmt: skip
    table, earlier = Table.open(first, game), list[Moved | Came]()
    for step in saved.steps:
        entry = _recorded_step(table, step, seats)
        earlier.append(entry)
        table = table.after(entry)
    if len(table.seats) != len(seats):
        raise ReplayError(f"the game has {len(table.seats)} seats, and {len(seats)} are taken")
    return first.model_copy(update={"earlier": earlier})


def _recorded_step(table: Table, step: Step, seats: Sequence[OpenSeat]) -> Moved | Came:
    """Return the entry for a step of a saved game.

    A file does not say which seat made a move, so it is derived from the position.
    """
    if step.entropy is None:
        raise ReplayError("this game was not played at a table: it can be replayed only")
    game, position = table.game, table.position
    commands = Commands(game, position, table.seats)
    seat = commands.seat_of(step.move)
    if seat is not None and commands.parts[seat] == "out":
        if not 0 <= seat < len(seats) or seat > len(table.seats):
            raise ReplayError("the replay is damaged: somebody comes who has no seat")
        return Came(
            by=table.to_move, move=step.move, entropy=step.entropy, seat=seat,
            **seats[seat].model_dump(exclude={"program"}),
        )  # fmt: skip
    if seat is None:
        deciders = Decision(game, position, frozenset()).deciders.get(step.move)
        may = (table.to_move,) if deciders is None else deciders.seats
        seat = table.to_move if table.to_move in may else min(may)
    by: By = "person" if table.seats[seat].level is None else "bot"
    return Moved(seat=seat, move=step.move, entropy=step.entropy, by=by)
