"""The API of the server (`holdfast/server/api`) as plain calls.

Each handler takes the values of the path and the query by name, and the raw body. There are no rate
limits, because all players are on this device.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import parse_qs, unquote

from pydantic import BaseModel, ConfigDict, Field, ValidationError, validate_call

from holdfast import games
from holdfast.hosting import lessons, new_tables, transfer
from holdfast.hosting.messages import (
    COMMAND,
    HeldTokens,
    Language,
    Newcomer,
    OwnTokens,
    TableWish,
    Taken,
)
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.problems import fault, fault_of, malformed
from holdfast.hosting.replay_files import recording_view, replay_of
from holdfast.hosting.room import Room, shown
from holdfast.hosting.rules_text import rules_text
from holdfast.hosting.table_list import tables_of
from holdfast.hosting.tokens import new_token
from holdfast.hosting.views import (
    MOST_FRAMES,
    ahead_text,
    frames_view,
    game_view,
    why_view,
)
from holdfast.hosting.win_curve import Played
from holdfast.table import RefusalError
from holdfast.table.chat import LONGEST_PLAN

if TYPE_CHECKING:
    from holdfast.offline.local_host import LocalHost

Handler = Callable[..., Awaitable[Any]]

Number = Annotated[int, Field(ge=0, le=MOST)]
Seq = Annotated[int, Field(le=MOST)]
First = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=1, le=MOST_FRAMES)]
Moves = Annotated[list[Number], Field(max_length=LONGEST_PLAN)]

_ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []
_LIST_PARAMETERS = {"moves"}
"""Query parameters that may occur several times."""


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Return a decorator that registers a handler for a method and a path."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def remember(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler))
        return handler

    return remember


async def answer(host: LocalHost, method: str, address: str, body: bytes) -> str:
    """Return the response to a request as JSON, or raise RequestError."""
    path, _, query = address.partition("?")
    for wanted, pattern, handler in _ROUTES:
        match = pattern.fullmatch(path) if wanted == method else None
        if match:
            arguments: dict[str, Any] = {
                name: unquote(text) for name, text in match.groupdict().items()
            }
            for name, texts in parse_qs(query).items():
                arguments[name] = texts if name in _LIST_PARAMETERS else texts[-1]
            if method == "POST":
                arguments["body"] = body
            try:
                return _to_json(await _validated(handler)(host, **arguments))
            except ValidationError as error:
                raise malformed(error.errors()) from None
    raise fault("no-such-request")


@cache
def _validated(handler: Handler) -> Handler:
    """Return the handler with validation of its arguments; it is created on first use."""
    return validate_call(config=ConfigDict(arbitrary_types_allowed=True))(handler)


def _to_json(made: Any) -> str:
    if isinstance(made, str):
        return made
    if isinstance(made, BaseModel):
        return made.model_dump_json()
    return f"[{','.join(map(_to_json, made))}]"


# Games and lessons


@route("GET", "/games")
async def the_games(host: Any) -> Any:
    """Return the games of the lobby."""
    return [game_view(games.load(name), 1.0) for name in games.names()]


@route("GET", "/games/{game}/rules")
async def the_rules(host: Any, game: str, lang: Language = "en") -> Any:
    """Return the rules reference of a game."""
    text = rules_text(game, lang) if game in games.names() else None
    if text is None:
        raise fault("no-such-game")
    return text


@route("GET", "/games/{game}/course")
async def the_course(host: Any, game: str) -> Any:
    """Return the lessons of a game, in order."""
    await host.at_hand(game)
    return lessons.the_course(game)


@route("GET", "/games/{game}/course/{lesson}")
async def the_lesson(host: Any, game: str, lesson: str) -> Any:
    """Return a lesson with all its positions."""
    await host.at_hand(game)
    return lessons.the_lesson(game, lesson)


@route("GET", "/games/{game}/course/{lesson}/why")
async def why_not_there(host: Any, game: str, lesson: str, node: Number, move: Number) -> Any:
    """Return why a move is not legal in a position of a lesson."""
    await host.at_hand(game)
    return lessons.why_not(game, lesson, node, move)


# Tables


@route("POST", "/tables")
async def open_table(host: Any, body: bytes) -> Any:
    """Open a table."""
    wish = TableWish.model_validate_json(body)
    await host.at_hand(wish.game)
    return await new_tables.open_table(host.rooms, wish)


@route("POST", "/tables/mine")
async def my_tables(host: Any, body: bytes) -> Any:
    """Return the tables that these tokens belong to, the latest first."""
    return await tables_of(host.rooms, HeldTokens.model_validate_json(body))


@route("GET", "/tables/{table}")
async def the_table(host: Any, table: str, token: str) -> Any:
    """Return the table with its full history."""
    room, viewer = await _enter(host, table, token)
    return shown(await room.whole(), room.name, viewer, room.connected)


@route("GET", "/tables/{table}/after/{seq}")
async def everything_after(host: Any, table: str, token: str, seq: Seq) -> Any:
    """Return the table with everything that happened after a sequence number."""
    room, viewer = await _enter(host, table, token)
    return shown(await room.whole(), room.name, viewer, room.connected, seq)


@route("POST", "/tables/{table}/commands")
async def give_command(host: Any, table: str, token: str, body: bytes) -> Any:
    """Carry out a command at the table, without a connection."""
    room, viewer = await _enter(host, table, token)
    command = COMMAND.validate_json(body)
    try:
        await room.obey(command, viewer)
    except RefusalError as refusal:
        raise fault_of(refusal, room.table.seq) from None
    return await room.message(viewer, getattr(command, "seq", None))


@route("POST", "/tables/{table}/rematch")
async def rematch(host: Any, table: str, token: str, body: bytes) -> Any:
    """Return the table of the rematch; the first player who asks opens it."""
    room, viewer = await _enter(host, table, token)
    return await new_tables.rematch(host.rooms, room, viewer)


@route("POST", "/tables/{table}/seats")
async def let_in(host: Any, table: str, token: str, body: bytes) -> Any:
    """Add a seat for a new player to a running game."""
    room, viewer = await _enter(host, table, token)
    return await new_tables.let_in(room, viewer, Newcomer.model_validate_json(body))


@route("POST", "/tables/{table}/seats/{seat}")
async def take_place(host: Any, table: str, token: str, seat: Number, body: bytes) -> Any:
    """Take the free seat of a new player."""
    room, viewer = await _enter(host, table, token)
    taken = Taken.model_validate_json(body)
    return await new_tables.new_seat(
        room, lambda t: t.take_place(viewer, seat, taken.name), new_token()
    )


# Questions about moves


@route("GET", "/tables/{table}/why")
async def why_not(host: Any, table: str, token: str, move: Number) -> Any:
    """Return why a move is not legal."""
    room, viewer = await _enter(host, table, token)
    if move >= room.table.game.moves.count:
        raise fault("no-such-move")
    return why_view(room.table.seen_by(viewer), move)


@route("GET", "/tables/{table}/caution")
async def caution(host: Any, table: str, token: str, move: Number) -> Any:
    """Return the coach's comment on a move before it is played."""
    room, viewer = await _enter(host, table, token)
    return await _answer_or_refuse(room, room.coach(viewer, move))


@route("GET", "/tables/{table}/hint")
async def hint(host: Any, table: str, token: str, seq: Number) -> Any:
    """Return the best moves for the player to decide."""
    room, viewer = await _enter(host, table, token)
    return await _answer_or_refuse(room, room.hint(viewer, seq))


@route("GET", "/tables/{table}/made")
async def made(host: Any, table: str, token: str, seq: Number) -> Any:
    """Return the reasons for a bot's move."""
    room, viewer = await _enter(host, table, token)
    return await _answer_or_refuse(room, room.explain(viewer, seq))


@route("GET", "/tables/{table}/course")
async def course(host: Any, table: str, token: str) -> Any:
    """Return each player's chance to win over the course of a finished game."""
    room, viewer = await _enter(host, table, token)
    played = Played.at_table(await room.whole())
    return await host.courses.of_table(room.name, played, viewer)


# Chat and plans


@route("GET", "/tables/{table}/talk")
async def talk(host: Any, table: str, token: str, since: Number = 0) -> Any:
    """Return the chat after line `since`, and the current plans."""
    room, viewer = await _enter(host, table, token)
    return room.talk(viewer, since)


@route("GET", "/tables/{table}/ahead")
async def ahead(host: Any, table: str, token: str, moves: Moves | None = None) -> Any:
    """Return a preview of the viewer's next turn after these moves, for planning."""
    room, viewer = await _enter(host, table, token)
    now = room.table
    thought = now.team_planning.think_ahead(viewer, moves or ())
    return ahead_text(now.game, thought, viewer, now.seq)


@route("GET", "/tables/{table}/plans/{seat}/why")
async def why_planned(host: Any, table: str, token: str, seat: int) -> Any:
    """Return the reasons for a bot's plan."""
    room, viewer = await _enter(host, table, token)
    return await _answer_or_refuse(room, room.explain_plan(viewer, seat))


# Replays


@route("GET", "/tables/{table}/frames")
async def frames(
    host: Any, table: str, token: str, first: First = 0, count: Count = MOST_FRAMES
) -> Any:
    """Return the game so far, frame by frame, as this viewer may see it."""
    room, viewer = await _enter(host, table, token)
    whole = await room.whole()
    past = whole.past_turns(viewer, first, count)
    return frames_view(whole.seen_by(viewer), past, room.connected, first)


@route("GET", "/tables/{table}/replay")
async def replay_file(host: Any, table: str, token: str) -> Any:
    """Return a finished game as a file."""
    return (await replay_of(host.rooms, table, token)).dumps()


@route("POST", "/tables/{table}/carried")
async def carried_file(host: Any, table: str, body: bytes) -> Any:
    """Return a running game as a file, to continue it elsewhere."""
    own = OwnTokens.model_validate_json(body)
    return (await transfer.carried(await host.rooms.enter(table), own.tokens)).dumps()


@route("POST", "/replays/table")
async def table_of_file(host: Any, body: bytes) -> Any:
    """Open a table that continues a game from a file."""
    return await transfer.go_on(host.rooms, await host.uploaded_game(body))


@route("POST", "/replays")
async def uploaded(host: Any, body: bytes, first: First = 0, count: Count = MOST_FRAMES) -> Any:
    """Return a game from a file, frame by frame, as a spectator would have seen it."""
    return recording_view(await host.uploaded_game(body), first, count)


@route("POST", "/replays/course")
async def course_of_file(host: Any, body: bytes) -> Any:
    """Return each player's chance to win over the course of a game from a file."""
    sent = await host.uploaded_game(body)
    return await host.courses.of_file(sent.name, Played.in_file(sent.game, sent.history))


async def _enter(host: LocalHost, table: str, token: str) -> tuple[Room, int]:
    """Return the room of a table, and the viewer whose token was sent."""
    room = await host.rooms.enter(table)
    viewer = room.viewer(token)
    room.visit(viewer)
    return room, viewer


async def _answer_or_refuse(room: Room, thought: Awaitable[Any]) -> Any:
    try:
        return await thought
    except RefusalError as refusal:
        raise fault_of(refusal, room.table.seq) from None
