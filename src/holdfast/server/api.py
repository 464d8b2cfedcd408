"""The HTTP interface. Every refusal is a `Problem`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response
from pydantic import Field

from holdfast import games, players
from holdfast.kernel.game import Game
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import OtherRules, Replay, ReplayError
from holdfast.server.courses import Courses, Played
from holdfast.server.messages import (
    Command,
    CourseView,
    GameView,
    HandOver,
    HintView,
    Language,
    Message,
    Newcomer,
    NewSeat,
    NewTable,
    NextTable,
    Problem,
    ReplayView,
    RulesText,
    SeatLink,
    SeatWish,
    TableSummary,
    TableView,
    TableWish,
    Taken,
    WhyView,
)
from holdfast.server.problems import fault, fault_of
from holdfast.server.recordings import Recording, recording
from holdfast.server.rooms import Room, Tokens, job, viewer_of
from holdfast.server.rules_text import rules_text
from holdfast.server.storage import Storage
from holdfast.server.tokens import digest, fits, new_table_id, new_token
from holdfast.server.views import (
    MOST_FRAMES,
    frames_view,
    game_view,
    next_table,
    replay_view,
    summary,
    why_view,
)
from holdfast.table import Opening, OpenSeat, Refusal, Table, recorded
from holdfast.table.entries import Came, Sat
from holdfast.table.seat import proper_name
from holdfast.table.table import opening

MOST_TOKENS = 100
BOT_NAMES = (
    "Alva", "Bent", "Cleo", "Dagny", "Egil", "Freya", "Gil", "Hilde", "Ivar", "Juna", "Knut",
    "Linn", "Mats", "Nora", "Ove", "Pia",
)  # fmt: skip


def _refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": Problem} for status in statuses}


router = APIRouter(prefix="/api", responses=_refusals(400, 413, 422, 500, 503))

Token = Annotated[str, Query(max_length=64)]
TableId = Annotated[str, Field(max_length=32)]
First = Annotated[int, Query(ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=MOST_FRAMES)]


async def entered(request: Request, table: TableId, token: Token) -> tuple[Room, int]:
    """The room of a table, and whose token opened it."""
    room = await request.app.state.house.rooms.enter(table)
    return room, room.viewer(token)


Entered = Annotated[tuple[Room, int], Depends(entered)]


# Games


@router.get("/games")
def the_games(request: Request) -> list[GameView]:
    """The games in the lobby."""
    warm_ups = request.app.state.house.warm_ups
    return [game_view(games.load(name), warm_ups[name].progress) for name in games.names()]


@router.get("/games/{game}/rules", responses=_refusals(404))
def the_rules(game: str, lang: Language = "en") -> RulesText:
    """The rules reference of a game."""
    text = rules_text(game, lang) if game in games.names() else None
    if text is None:
        raise fault("no-such-game")
    return text


# Tables


@router.post("/tables", responses=_refusals(404, 429))
async def open_table(request: Request, wish: TableWish) -> NewTable:
    """Open a table."""
    house = request.app.state.house
    if not house.new_tables.allows(_client(request)):
        raise fault("too-fast")
    game = _game(wish.game)
    seats = [_seat(number, seat) for number, seat in enumerate(wish.seats)]
    try:
        start = None if wish.position is None else game.named_position(wish.position)
        options = game.options.choose(_options(wish, start))
        beginning = opening(
            game, options, seats, house.rooms.luck.seed(), position=wish.position, hints=wish.hints
        )
    except (OptionsError, ValueError) as error:
        raise fault("bad-table", str(error)) from None
    links = [
        SeatLink(seat=number, token=new_token())
        for number, seat in enumerate(seats)
        if seat.level is None
    ]
    spectator = new_token()
    tokens = [(digest(link.token), link.seat) for link in links] + [(digest(spectator), NOBODY)]
    name = await _lay(house.rooms.storage, beginning, game, tokens)
    await house.rooms.enter(name)
    return NewTable(table=name, seats=links, spectator=spectator)


async def _lay(storage: Storage, beginning: Opening, game: Game, tokens: Tokens) -> str:
    """Store a new table; gives its name."""
    table = Table.open(beginning, game)
    name = new_table_id()
    bot_owes = table.bot_to_move is not None
    await storage.create(name, beginning, tokens, summary(table), bot_owes)
    return name


def _game(name: str) -> Game:
    if name not in games.names():
        raise fault("no-such-game")
    return games.load(name)


def _seat(number: int, wish: SeatWish) -> OpenSeat:
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


class HeldToken(Message):
    """A secret that a client holds for a table."""

    table: str = Field(max_length=32)
    token: str = Field(max_length=64)


class HeldTokens(Message):
    """The secrets that a client holds."""

    tokens: list[HeldToken] = Field(max_length=MOST_TOKENS)


@router.post("/tables/mine")
async def my_tables(request: Request, held: HeldTokens) -> list[TableSummary]:
    """The tables that these tokens open, the latest first."""
    rooms = request.app.state.house.rooms
    rows = await rooms.storage.rows([h.table for h in held.tokens])
    found = []
    for row in sorted(rows, key=lambda row: -row.updated):
        mine = [h.token for h in held.tokens if h.table == row.id]
        viewers = {v for kept, v in row.tokens for token in mine if fits(token, kept)}
        if viewers:
            # Whoever has a seat as well as the spectators' link is shown the seat.
            viewer = min(viewers - {NOBODY}, default=None)
            table = TableSummary(
                table=row.id,
                game=row.game,
                rules=row.rules,
                viewer=viewer,
                updated=row.updated,
                **row.summary,
            )
            for seat in table.seats:
                seat.connected |= seat.seat in rooms.connected(row.id)
            found.append(table)
    return found


@router.get("/tables/{table}", responses=_refusals(403, 404, 409))
async def the_table(entry: Entered) -> TableView:
    """The table, whole."""
    room, viewer = entry
    return await room.view(viewer)


@router.get("/tables/{table}/after/{seq}", responses=_refusals(403, 404, 409))
async def everything_after(entry: Entered, seq: int) -> TableView:
    """The table with everything that happened after a sequence number."""
    room, viewer = entry
    return await room.view(viewer, seq)


@router.post("/tables/{table}/commands", responses=_refusals(403, 404, 409, 429))
async def give_command(request: Request, entry: Entered, command: Command) -> TableView:
    """Do something at the table; for when there is no socket."""
    room, viewer = entry
    _at_leisure(request, room, viewer)
    check_level(command)
    try:
        await room.do(job(command, viewer, room.luck))
    except Refusal as refusal:
        raise fault_of(refusal, room.table.seq) from None
    return await room.view(viewer, getattr(command, "seq", None))


@router.post("/tables/{table}/rematch", responses=_refusals(403, 404, 409, 429))
async def rematch(request: Request, entry: Entered) -> NextTable:
    """The table at which the same people go on; opened for all by whoever asks first."""
    room, viewer = entry
    house = request.app.state.house
    async with room.going_on:
        if room.table.next is None:
            if not house.new_tables.allows(_client(request)):
                raise fault("too-fast")
            table = room.table
            beginning = table.rematch(viewer, house.rooms.luck.seed())
            tokens = [(kept, table.next_seat(whose)) for kept, whose in room.tokens]
            name = await _lay(house.rooms.storage, beginning, table.game, tokens)
            try:
                await room.do(lambda now: now.go_on(viewer, name))
            except Refusal:
                # Another server at the same database may have been first.
                if room.table.next is None:
                    raise
    there = next_table(room.table)
    assert there is not None
    await house.rooms.enter(there.table)
    return there


@router.post("/tables/{table}/seats", responses=_refusals(403, 404, 409, 429))
async def let_in(request: Request, entry: Entered, newcomer: Newcomer) -> NewSeat:
    """Make a place for a newcomer in a running game, where its rules let somebody join."""
    room, viewer = entry
    _at_leisure(request, room, viewer)
    wish = SeatWish(kind=newcomer.kind, name=newcomer.name, level=newcomer.level)
    token = None if wish.kind == "bot" else new_token()

    def come(table: Table) -> Came:
        seat = _seat(len(table.seats), wish)
        return table.let_in(viewer, newcomer.seq, seat, room.luck.entropy(table))

    return await _new_seat(room, come, token)


@router.post("/tables/{table}/seats/{seat}", responses=_refusals(403, 404, 409, 429))
async def take_place(
    request: Request, entry: Entered, seat: Annotated[int, Path(ge=0)], taken: Taken
) -> NewSeat:
    """Take the free place of a newcomer, as somebody who has only watched so far."""
    room, viewer = entry
    _at_leisure(request, room, viewer)
    return await _new_seat(room, lambda t: t.take_place(viewer, seat, taken.name), new_token())


async def _new_seat(room: Room, job: Callable[[Table], Came | Sat], token: str | None) -> NewSeat:
    """Have a job done that fills a seat; gives the seat with its token."""
    filled: list[int] = []

    def noted(table: Table) -> Came | Sat:
        entry = job(table)
        filled[:] = [entry.seat]
        return entry

    try:
        await room.do(noted, None if token is None else digest(token))
    except Refusal as refusal:
        raise fault_of(refusal, room.table.seq) from None
    return NewSeat(seat=filled[0], token=token)


def _at_leisure(request: Request, room: Room, viewer: int) -> None:
    if not request.app.state.house.commands.allows(f"{room.name} {viewer}"):
        raise fault("too-fast")


def check_level(command: Command) -> None:
    """Whether there are bots of the level that a seat is handed to."""
    if isinstance(command, HandOver) and command.level not in (None, *players.PLAYERS):
        raise fault("no-such-level")


@router.get("/tables/{table}/why", responses=_refusals(403, 404, 409))
async def why_not(entry: Entered, move: Annotated[int, Query(ge=0)]) -> WhyView:
    """Why a move is not allowed."""
    room, viewer = entry
    if move >= room.table.game.moves.count:
        raise fault("no-such-move")
    return await asyncio.to_thread(why_view, room.table, viewer, move)


@router.get("/tables/{table}/hint", responses=_refusals(403, 404, 409, 410, 429))
async def hint(request: Request, entry: Entered, seq: Annotated[int, Query(ge=0)]) -> HintView:
    """The best moves for the person who decides; whoever hangs up does not want them any more."""
    room, viewer = entry
    if not request.app.state.house.commands.allows(f"{room.name} {viewer}"):
        raise fault("too-fast")
    giving = asyncio.create_task(room.hint(viewer, seq))
    leaving = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait({giving, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not giving.done():
            raise fault("gone")
        return giving.result()
    except Refusal as refusal:
        raise fault_of(refusal, room.table.seq) from None
    finally:
        giving.cancel()
        leaving.cancel()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@router.get("/tables/{table}/course", responses=_refusals(403, 404, 409))
async def course(request: Request, entry: Entered) -> CourseView:
    """How likely everybody was to win in the course of a game that is over."""
    room, viewer = entry
    courses: Courses = request.app.state.house.courses
    return await courses.of_table(room.name, Played.at_table(room.table), viewer)


# Replays


@router.get("/tables/{table}/frames", responses=_refusals(403, 404, 409))
async def frames(entry: Entered, first: First = 0, count: Count = MOST_FRAMES) -> ReplayView:
    """The game so far, step by step, as this viewer may see it again."""
    room, viewer = entry
    return await asyncio.to_thread(frames_view, room.table, viewer, room.connected, first, count)


class ReplayFile(Response):
    """A replay to be kept."""

    media_type = "application/json"


@router.get("/tables/{table}/replay", response_class=ReplayFile, responses=_refusals(403, 404, 409))
async def replay_file(request: Request, table: TableId, token: Token) -> ReplayFile:
    """The game as a file, once it is over; also of a table that other rules were played at."""
    rooms = request.app.state.house.rooms
    try:
        room = await rooms.enter(table)
        room.viewer(token)
        replay = room.table.replay()
    except Refusal as refusal:
        if refusal.code != "other-version":
            raise
        replay = await _of_other_rules(rooms.storage, table, token)
    name = f"{replay.game}-{table}.json"
    return ReplayFile(
        replay.dumps(), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def _of_other_rules(storage: Storage, table: str, token: str) -> Replay:
    """A game that cannot be played here, but was recorded."""
    stored = await storage.load(table)
    if stored is None:
        raise fault("no-such-table")
    viewer_of(token, stored.tokens)
    if not stored.over:
        raise Refusal("not-over", "A game can be downloaded when it is over.")
    return recorded(stored.opening, stored.entries)


async def _recording(request: Request) -> Recording:
    """The game in a file that is sent."""
    if not request.app.state.house.replays.allows(_client(request)):
        raise fault("too-fast")
    body = await request.body()
    try:
        return await asyncio.to_thread(recording, body)
    except games.UnknownGame:
        raise fault("no-such-game") from None
    except OtherRules as error:
        raise fault("other-version", str(error)) from None
    except ReplayError as error:
        raise fault("bad-replay", str(error)) from None


Sent = Annotated[Recording, Depends(_recording)]


@router.post("/replays", responses=_refusals(404, 429))
async def uploaded(sent: Sent, first: First = 0, count: Count = MOST_FRAMES) -> ReplayView:
    """A game from a file, step by step, as a spectator would have seen it."""
    return await asyncio.to_thread(
        replay_view, sent.game, sent.game.choices(sent.history[0][0]), sent.history, sent.replay,
        first, count,
    )  # fmt: skip


@router.post("/replays/course", responses=_refusals(404, 409, 429))
async def course_of_file(request: Request, sent: Sent) -> CourseView:
    """How likely everybody was to win in the course of a game from a file."""
    courses: Courses = request.app.state.house.courses
    return await courses.of_file(sent.name, Played.in_file(sent.game, sent.history))


def _client(request: Request) -> str:
    return request.client.host if request.client else ""
