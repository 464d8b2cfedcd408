"""Deals of the day: one for each game, the same for everybody on every server.

The seed is a hash of the date, the game and the version of its rules. So everybody can compute it,
and no server has to know of another.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache

from pydantic import BaseModel

from holdfast import games
from holdfast.hosting.bot_requests import MoveRequest
from holdfast.hosting.bot_seats import bot_name
from holdfast.hosting.bots import Bots, for_later
from holdfast.hosting.messages.deals import DayDeal, DaysView, DayTry
from holdfast.hosting.messages.lobby import NewTable
from holdfast.hosting.new_tables import open_with
from holdfast.hosting.problems import fault
from holdfast.hosting.results import result_of
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage import Storage
from holdfast.hosting.tasks import cancel_all
from holdfast.kernel.game import Game
from holdfast.kernel.options import FIRST_GAME, OptionsError, Preset
from holdfast.table import Opening, OpenSeat, Table
from holdfast.table.deals import dealt_entropy, dealt_noise
from holdfast.table.entries import DAY, Deal
from holdfast.table.opening import opening
from holdfast.table.seats import proper_name

log = logging.getLogger(__name__)

SEATS = 3
"""Number of seats in games of rivals. Teams are played alone, so that no bot changes the result."""
LEVEL = "settler"
"""Level of the rivals. They do not search, so they answer the same move the same everywhere."""
COMPARED_LEVELS = ("wanderer", "settler", "veteran")
"""Levels of the bots that play the deal of a day too, for comparison."""

MOST_UNDER_WAY = 4
"""Maximum number of deals that bots play at the same time, for comparison.

Others start when they are requested again.
"""


def today() -> str:
    """Return the date in universal time, so that a day is the same everywhere."""
    return datetime.fromtimestamp(time.time(), UTC).date().isoformat()


def check_day(day: str) -> str:
    """Return a date that has come, or raise a RequestError."""
    try:
        proper = date.fromisoformat(day).isoformat() == day
    except ValueError:
        proper = False
    if not proper or day > today():
        raise fault("no-such-day")
    return day


class DayGame(BaseModel):
    """Facts of a game that its deals of the day depend on.

    Offline mode has them without the game's rules.
    """

    name: str
    version: int
    players: int
    """Number of seats."""
    presets: list[Preset]
    """Presets that can be a deal: all that fit, but that of the first game."""


@cache
def day_game(game: Game) -> DayGame:
    """Return the facts of a game that its deals of the day depend on."""
    seats = _seats(game)
    fitting = [preset for preset in game.options.preset if _fits(game, preset, seats)]
    return DayGame(name=game.name, version=game.version, players=seats, presets=fitting)


def day_games() -> list[DayGame]:
    """Return for each game the facts that its deals of the day depend on."""
    return [day_game(games.load(name)) for name in games.names()]


def day_seed(day: str, game: DayGame) -> int:
    """Return the seed of a game's deal of the day."""
    text = f"holdfast day {day} {game.name} {game.version}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) >> 1


def day_preset(day: str, game: DayGame) -> Preset | None:
    """Return the preset of a game for a day, or None if the game has none that fits."""
    return game.presets[day_seed(day, game) % len(game.presets)] if game.presets else None


def _fits(game: Game, preset: Preset, seats: int) -> bool:
    """Return whether a preset can be the deal of a day: any but that of the first game."""
    try:
        game.options.choose({**preset.options, "players": seats})
    except OptionsError:
        return False
    return preset.id != FIRST_GAME and preset.players is None


def _seats(game: Game) -> int:
    """Return the number of seats."""
    least, most = game.options.players.least, game.options.players.most
    return least if game.team else max(least, min(SEATS, most))


def day_opening(day: str, game: Game, name: str, counted: bool) -> Opening:
    """Return the opening of a table with the deal of the day; a person has the first seat."""
    known = day_game(game)
    preset = day_preset(day, known)
    bots = [OpenSeat(name=bot_name(seat), level=LEVEL) for seat in range(1, known.players)]
    first = opening(
        game,
        {**preset.options} if preset else {},
        [OpenSeat(name=name, person=True), *bots],
        day_seed(day, known),
        hints=not counted,
    )
    deal = Deal(name=day_deal_name(day, known), counted=counted)
    return first.model_copy(update={"deal": deal})


def day_deal_name(day: str, game: DayGame) -> str:
    """Return the name of a game's deal of the day."""
    return f"{DAY}{day} {game.name} {game.version}"


async def days_view(storage: Storage, day: str | None, known_games: Sequence[DayGame]) -> DaysView:
    """Return the deals of these games on a day, or today."""
    now = today()
    asked = check_day(day or now)
    deals = []
    for game in known_games:
        preset = day_preset(asked, game)
        stored = await storage.notes(day_deal_name(asked, game))
        deals.append(
            DayDeal(
                game=game.name,
                rules_version=game.version,
                preset=preset.id if preset else None,
                options=dict(preset.options) if preset else {},
                players=game.players,
                level=LEVEL,
                played=sum(one["counted"] and not one["level"] for _, one in stored),
            )
        )
    return DaysView(today=now, day=asked, deals=deals)


async def open_day(rooms: Rooms, day: str, name: str, wish: DayTry) -> NewTable:
    """Open a table with the deal of a day. A try on a later day is never counted."""
    if name not in games.names():
        raise fault("no-such-game")
    counted = wish.counted and check_day(day) == today()
    person = proper_name(wish.name) if wish.name else ""
    if person is None:
        raise fault("bad-table", "This name cannot be shown. Choose another one.")
    return await open_with(rooms, day_opening(check_day(day), games.load(name), person, counted))


class DayBots:
    """Lets bots play the deals of days in the background, so that people can compare."""

    def __init__(self, storage: Storage, bots: Bots) -> None:
        self._storage = storage
        self._bots = bots
        self._under_way: dict[str, asyncio.Task[None]] = {}

    def begin(self, deal: str, game: Game) -> None:
        """Start to play a deal of the day, unless that or too many others are under way."""
        if deal not in self._under_way and len(self._under_way) < MOST_UNDER_WAY:
            self._under_way[deal] = asyncio.create_task(self._play_missing(deal, game))

    async def close(self) -> None:
        """Stop the bots. Days that are not played yet are played after the next request."""
        await cancel_all(self._under_way.values())

    async def _play_missing(self, deal: str, game: Game) -> None:
        """Play a deal with each level whose result is not stored, and store the results."""
        try:
            known = {who for who, _ in await self._storage.notes(deal)}
            for level in COMPARED_LEVELS:
                if level not in known:
                    table = await self._play(deal.split()[1], game, level)
                    await self._storage.keep_note(deal, level, result_of(table, 0, level))
        except Exception:
            log.exception("bots cannot play %s", deal)
        finally:
            del self._under_way[deal]

    async def _play(self, day: str, game: Game, level: str) -> Table:
        """Return the game of a bot with a deal of the day."""
        first = day_opening(day, game, "", counted=False)
        seats = [OpenSeat(level=level), *first.seats[1:]]
        table = Table.open(first.model_copy(update={"seats": seats}), game)
        while (asked := table.bot_to_move) is not None:
            seat, own = asked
            hidden = bytes(table.hidden(seat))
            request = MoveRequest(
                game=game.name, hidden=hidden, noise=dealt_noise(table), level=own, seat=seat
            )
            answer = await self._bots.choose(request, for_later)
            entry = table.answer(seat, own, table.seq, answer.move, dealt_entropy(table))
            table = table.after(entry).unload_turns(1)
        return table
