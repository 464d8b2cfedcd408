"""Answers: what the server's HTTP interface (`holdfast/server/api`) answers, as plain calls.

Each takes what stands in the address and in the query by name, and the body as it was sent. Who
asks too often is nobody's business here: everybody is at home.
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
    caution_view,
    frames_view,
    game_view,
    why_view,
)
from holdfast.hosting.win_curve import Played
from holdfast.table import RefusalError
from holdfast.table.chat import LONGEST_PLAN

if TYPE_CHECKING:
    from holdfast.offline.local_host import House

Handler = Callable[..., Awaitable[Any]]

Number = Annotated[int, Field(ge=0, le=MOST)]
Seq = Annotated[int, Field(le=MOST)]
First = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=1, le=MOST_FRAMES)]
Moves = Annotated[list[Number], Field(max_length=LONGEST_PLAN)]

_ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []
_PLURAL = {"moves"}
"""What may stand in a query several times."""


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Let a function answer what is asked at an address."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def remember(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler))
        return handler

    return remember


async def answer(house: House, method: str, address: str, body: bytes) -> str:
    """What is answered, as JSON; or a Fault."""
    path, _, query = address.partition("?")
    for wanted, pattern, handler in _ROUTES:
        named = pattern.fullmatch(path) if wanted == method else None
        if named:
            asked: dict[str, Any] = {
                name: unquote(text) for name, text in named.groupdict().items()
            }
            for name, texts in parse_qs(query).items():
                asked[name] = texts if name in _PLURAL else texts[-1]
            if method == "POST":
                asked["body"] = body
            try:
                return _written(await _checked(handler)(house, **asked))
            except ValidationError as error:
                raise malformed(error.errors()) from None
    raise fault("no-such-request")


@cache
def _checked(handler: Handler) -> Handler:
    """A handler that is given what it asks for, or nothing: made when it is first needed."""
    return validate_call(config=ConfigDict(arbitrary_types_allowed=True))(handler)


def _written(made: Any) -> str:
    if isinstance(made, str):
        return made
    if isinstance(made, BaseModel):
        return made.model_dump_json()
    return f"[{','.join(map(_written, made))}]"


# Games and lessons


@route("GET", "/games")
async def the_games(house: Any) -> Any:
    """The games in the lobby."""
    return [game_view(games.load(name), 1.0) for name in games.names()]


@route("GET", "/games/{game}/rules")
async def the_rules(house: Any, game: str, lang: Language = "en") -> Any:
    """The rules reference of a game."""
    text = rules_text(game, lang) if game in games.names() else None
    if text is None:
        raise fault("no-such-game")
    return text


@route("GET", "/games/{game}/course")
async def the_course(house: Any, game: str) -> Any:
    """The lessons of a game, in order."""
    await house.at_hand(game)
    return lessons.the_course(game)


@route("GET", "/games/{game}/course/{lesson}")
async def the_lesson(house: Any, game: str, lesson: str) -> Any:
    """A lesson with all its positions."""
    await house.at_hand(game)
    return lessons.the_lesson(game, lesson)


@route("GET", "/games/{game}/course/{lesson}/why")
async def why_not_there(house: Any, game: str, lesson: str, node: Number, move: Number) -> Any:
    """Why a move is not allowed in a position of a lesson."""
    await house.at_hand(game)
    return lessons.why_not(game, lesson, node, move)


# Tables


@route("POST", "/tables")
async def open_table(house: Any, body: bytes) -> Any:
    """Open a table."""
    wish = TableWish.model_validate_json(body)
    await house.at_hand(wish.game)
    return await new_tables.open_table(house.rooms, wish)


@route("POST", "/tables/mine")
async def my_tables(house: Any, body: bytes) -> Any:
    """The tables that these tokens open, the latest first."""
    return await tables_of(house.rooms, HeldTokens.model_validate_json(body))


@route("GET", "/tables/{table}")
async def the_table(house: Any, table: str, token: str) -> Any:
    """The table, whole."""
    room, viewer = await _entered(house, table, token)
    return shown(await room.whole(), room.name, viewer, room.connected)


@route("GET", "/tables/{table}/after/{seq}")
async def everything_after(house: Any, table: str, token: str, seq: Seq) -> Any:
    """The table with everything that happened after a sequence number."""
    room, viewer = await _entered(house, table, token)
    return shown(await room.whole(), room.name, viewer, room.connected, seq)


@route("POST", "/tables/{table}/commands")
async def give_command(house: Any, table: str, token: str, body: bytes) -> Any:
    """Do something at the table, without a line to it."""
    room, viewer = await _entered(house, table, token)
    command = COMMAND.validate_json(body)
    try:
        await room.obey(command, viewer)
    except RefusalError as refusal:
        raise fault_of(refusal, room.table.seq) from None
    return await room.message(viewer, getattr(command, "seq", None))


@route("POST", "/tables/{table}/rematch")
async def rematch(house: Any, table: str, token: str, body: bytes) -> Any:
    """The table at which the same people go on."""
    room, viewer = await _entered(house, table, token)
    return await new_tables.rematch(house.rooms, room, viewer)


@route("POST", "/tables/{table}/seats")
async def let_in(house: Any, table: str, token: str, body: bytes) -> Any:
    """Make a place for a newcomer in a running game."""
    room, viewer = await _entered(house, table, token)
    return await new_tables.let_in(room, viewer, Newcomer.model_validate_json(body))


@route("POST", "/tables/{table}/seats/{seat}")
async def take_place(house: Any, table: str, token: str, seat: Number, body: bytes) -> Any:
    """Take the free place of a newcomer."""
    room, viewer = await _entered(house, table, token)
    taken = Taken.model_validate_json(body)
    return await new_tables.new_seat(
        room, lambda t: t.take_place(viewer, seat, taken.name), new_token()
    )


# Questions about moves


@route("GET", "/tables/{table}/why")
async def why_not(house: Any, table: str, token: str, move: Number) -> Any:
    """Why a move is not allowed."""
    room, viewer = await _entered(house, table, token)
    if move >= room.table.game.moves.count:
        raise fault("no-such-move")
    return why_view(room.table.seen_by(viewer), move)


@route("GET", "/tables/{table}/caution")
async def caution(house: Any, table: str, token: str, move: Number) -> Any:
    """What a coach says before a move is played."""
    room, viewer = await _entered(house, table, token)
    return caution_view(room.table.seen_by(viewer), move)


@route("GET", "/tables/{table}/hint")
async def hint(house: Any, table: str, token: str, seq: Number) -> Any:
    """The best moves for the person who decides."""
    room, viewer = await _entered(house, table, token)
    return await _told(room, room.hint(viewer, seq))


@route("GET", "/tables/{table}/made")
async def made(house: Any, table: str, token: str, seq: Number) -> Any:
    """What speaks for a move that a bot has made."""
    room, viewer = await _entered(house, table, token)
    return await _told(room, room.explain(viewer, seq))


@route("GET", "/tables/{table}/course")
async def course(house: Any, table: str, token: str) -> Any:
    """How likely everybody was to win in the course of a game that is over."""
    room, viewer = await _entered(house, table, token)
    played = Played.at_table(await room.whole())
    return await house.courses.of_table(room.name, played, viewer)


# Planning and talk


@route("GET", "/tables/{table}/talk")
async def talk(house: Any, table: str, token: str, since: Number = 0) -> Any:
    """What was said after a line, and what is planned now."""
    room, viewer = await _entered(house, table, token)
    return room.talk(viewer, since)


@route("GET", "/tables/{table}/ahead")
async def ahead(house: Any, table: str, token: str, moves: Moves | None = None) -> Any:
    """One's own next turn as it would be after some moves, to be planned."""
    room, viewer = await _entered(house, table, token)
    now = room.table
    thought = now.council.think_ahead(viewer, moves or ())
    return ahead_text(now.game, thought, viewer, now.seq)


@route("GET", "/tables/{table}/plans/{seat}/why")
async def why_planned(house: Any, table: str, token: str, seat: int) -> Any:
    """What speaks for what a bot plans."""
    room, viewer = await _entered(house, table, token)
    return await _told(room, room.explain_plan(viewer, seat))


# Games step by step, and as files


@route("GET", "/tables/{table}/frames")
async def frames(
    house: Any, table: str, token: str, first: First = 0, count: Count = MOST_FRAMES
) -> Any:
    """The game so far, step by step, as this viewer may see it again."""
    room, viewer = await _entered(house, table, token)
    whole = await room.whole()
    past = whole.looked_back(viewer, first, count)
    return frames_view(whole.seen_by(viewer), past, room.connected, first)


@route("GET", "/tables/{table}/replay")
async def replay_file(house: Any, table: str, token: str) -> Any:
    """The game as a file, once it is over."""
    return (await replay_of(house.rooms, table, token)).dumps()


@route("POST", "/tables/{table}/carried")
async def carried_file(house: Any, table: str, body: bytes) -> Any:
    """A game that is on as a file, to go on elsewhere."""
    own = OwnTokens.model_validate_json(body)
    return (await transfer.carried(await house.rooms.enter(table), own.tokens)).dumps()


@route("POST", "/replays/table")
async def table_of_file(house: Any, body: bytes) -> Any:
    """Open a table at which a game from a file goes on."""
    return await transfer.go_on(house.rooms, await house.recorded_in(body))


@route("POST", "/replays")
async def uploaded(house: Any, body: bytes, first: First = 0, count: Count = MOST_FRAMES) -> Any:
    """A game from a file, step by step, as a spectator would have seen it."""
    return recording_view(await house.recorded_in(body), first, count)


@route("POST", "/replays/course")
async def course_of_file(house: Any, body: bytes) -> Any:
    """How likely everybody was to win in the course of a game from a file."""
    sent = await house.recorded_in(body)
    return await house.courses.of_file(sent.name, Played.in_file(sent.game, sent.history))


async def _entered(house: House, table: str, token: str) -> tuple[Room, int]:
    """The room of a table, and whose token opened it."""
    room = await house.rooms.enter(table)
    viewer = room.viewer(token)
    room.visit(viewer)
    return room, viewer


async def _told(room: Room, thought: Awaitable[Any]) -> Any:
    try:
        return await thought
    except RefusalError as refusal:
        raise fault_of(refusal, room.table.seq) from None
