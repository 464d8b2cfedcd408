"""Laying a table: what somebody wishes, made into an opening that is stored."""

from __future__ import annotations

from typing import Any

from holdfast import games, players
from holdfast.kernel.game import Game
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position import Position
from holdfast.server.messages import SeatWish, TableWish
from holdfast.server.problems import fault
from holdfast.server.storage import Storage
from holdfast.server.tokens import Tokens, new_table_id
from holdfast.server.views import summary
from holdfast.table import Opening, OpenSeat, Table
from holdfast.table.beginning import opening
from holdfast.table.seats import proper_name

BOT_NAMES = (
    "Alva", "Bent", "Cleo", "Dagny", "Egil", "Freya", "Gil", "Hilde", "Ivar", "Juna", "Knut",
    "Linn", "Mats", "Nora", "Ove", "Pia",
)  # fmt: skip


def beginning(wish: TableWish, seed: int) -> Opening:
    """How a table begins that somebody wishes."""
    if wish.game not in games.names():
        raise fault("no-such-game")
    game = games.load(wish.game)
    seats = [open_seat(number, seat) for number, seat in enumerate(wish.seats)]
    try:
        start = None if wish.position is None else game.named_position(wish.position)
        options = game.options.choose(_options(wish, start))
        return opening(
            game, options, seats, seed, position=wish.position,
            hints=wish.hints, brief=wish.brief, gathers=wish.gathers,
        )  # fmt: skip
    except (OptionsError, ValueError) as error:
        raise fault("bad-table", str(error)) from None


def open_seat(number: int, wish: SeatWish) -> OpenSeat:
    """A seat that somebody wishes."""
    name = proper_name(wish.name) if wish.name else ""
    if name is None:
        raise fault("bad-table", f"seat {number}: the name cannot be shown")
    if wish.kind != "bot":
        if wish.level is not None:
            raise fault("bad-table", f"seat {number}: only a bot has a level")
        return OpenSeat(name=name, person=wish.kind == "person")
    level = wish.level or players.USUAL_LEVEL
    if level not in players.PLAYERS:
        raise fault("no-such-level")
    return OpenSeat(name=name or BOT_NAMES[number % len(BOT_NAMES)], level=level)


def _options(wish: TableWish, start: Position | None) -> dict[str, Any]:
    """The options that a table is played with; a given position brings its own."""
    if "players" in wish.options:
        raise ValueError("the seats say how many players there are")
    if start is None:
        return {**wish.options, "players": len(wish.seats)}
    game = games.load(wish.game)
    choices = game.choices(start)
    if wish.options or choices["players"] != len(wish.seats):
        raise ValueError(f"this position has {choices['players']} seats and its own options")
    return choices


async def lay(storage: Storage, beginning: Opening, game: Game, tokens: Tokens) -> str:
    """Store a new table; gives its name."""
    table = Table.open(beginning, game)
    name = new_table_id()
    await storage.create(name, beginning, tokens, summary(table.listed()))
    return name
