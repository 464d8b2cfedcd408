"""A route of the API: it reads a request, checks it and answers it."""

from __future__ import annotations

import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping
from dataclasses import KW_ONLY, dataclass
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints
from urllib.parse import parse_qs

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from holdfast.hosting.accounts import SignedIn
from holdfast.hosting.api.call import AccountCall, AdminCall, Browser, Call, Host, TableCall
from holdfast.hosting.api.parameters import TableId, Token
from holdfast.hosting.limits import Limit
from holdfast.hosting.messages.replays import ReplayView
from holdfast.hosting.problems import fault, fault_of, malformed_message
from holdfast.hosting.views import replay_text
from holdfast.table import RefusalError

T = TypeVar("T")

REQUIRED = inspect.Parameter.empty
"""Default of a parameter that every request must have."""
ALWAYS_REFUSES = (400, 413, 422, 429, 500, 503, 507)
"""Statuses of errors that any request may get."""


class Who(StrEnum):
    """Who may send a request."""

    ANYONE = "anyone"
    TOKEN = "players and spectators of the table"
    ALL_SEATS = "a player who holds all seats of the table"
    ACCOUNT = "somebody who is signed in"
    BOT = "a bot with its API token"
    ADMIN = "the host of the server, by the admin token"
    MEMBER = "a member of the club"
    ORGANISER = "an organiser or the owner of the club"
    OWNER = "the owner of the club"


class Place(StrEnum):
    """Where a request has a parameter."""

    PATH = "path"
    QUERY = "query"
    BODY = "body"
    FILE = "file"


@dataclass(frozen=True)
class File:
    """An answer that browsers save as a file."""

    name: str
    text: str | AsyncIterator[str]
    """Its content, or the parts of what is long; only servers have those."""
    kind: str = "application/json"
    """Media type."""


@dataclass(frozen=True)
class Stream:
    """An answer that goes on until the client disconnects: lines of JSON."""

    lines: AsyncIterator[str]


Answer = str | File | Stream


@dataclass(frozen=True)
class Parameter:
    """A parameter of a route."""

    name: str
    place: Place
    type: Any
    default: Any = REQUIRED

    @cached_property
    def adapter(self) -> TypeAdapter[Any]:
        """Validator of the type; it is created on first use."""
        return TypeAdapter(self.type)

    @cached_property
    def is_list(self) -> bool:
        """Whether a query may have it several times."""
        return get_origin(next(iter(get_args(self.type)), None)) is list

    def read(self, sent: Any) -> Any:
        """Return the validated value, or raise a RequestError that names its place."""
        place = ("body",) if self.place is Place.BODY else (self.place.value, self.name)
        if sent is None:
            if self.default is REQUIRED:
                raise malformed_message([{"loc": place, "msg": "Field required"}])
            return self.default
        try:
            if self.place is Place.BODY:
                return self.adapter.validate_json(sent)
            return self.adapter.validate_python(sent)
        except ValidationError as error:
            mistake = error.errors(include_url=False, include_input=False)[0]
            if mistake["type"] == "json_invalid" and "recursion limit" in mistake["msg"]:
                raise fault("bad-request") from None
            raise malformed_message([{**mistake, "loc": (*place, *mistake["loc"])}]) from None


@dataclass(frozen=True)
class Route:
    """A row in the table of routes.

    The function gets a `Call`, a `TableCall` if it needs a token for the table in the path, an
    `AccountCall` if somebody must be signed in or a bot must send its API token, or an `AdminCall`
    for the host of the server. Then it gets the arguments by name: `body` is the body of a request,
    and `file` the game in an uploaded file. Its annotations are the types of what is sent and
    answered. A plain function may be slow: a server runs it in a thread.
    """

    method: Literal["GET", "POST"]
    path: str
    """Path below `/api`."""
    handler: Callable[..., Any]
    who: Who = Who.ANYONE
    limits: tuple[Limit, ...] = ()
    """Rate limits that a request counts against."""
    _: KW_ONLY
    refuses: tuple[int, ...] = ()
    """Statuses of errors beyond those of every request and of every table."""
    cost: float = 1.0
    """Cost of a request, counted against the limit for requests of any kind."""
    whole: bool = False
    """Whether the function needs the table with its full history."""
    plays: bool = False
    """Whether the function plays the game in the path, so that its rules must be loaded."""
    thinks: bool = False
    """Whether a bot thinks about the answer. It stops if the client disconnects."""
    fixed: Callable[[Host], Hashable] | None = None
    """Function that returns what the answer depends on besides its arguments.

    While that is the same, the answer may be cached.
    """
    bots: bool = False
    """Whether a bot may send it, of the requests of accounts."""
    server_only: str = ""
    """Reason why offline mode does not have this route."""

    @property
    def name(self) -> str:
        """Name of the route: that of its function."""
        return self.handler.__name__

    @property
    def description(self) -> str:
        """Description of the route: the docstring of its function."""
        return inspect.getdoc(self.handler) or ""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Pattern of the paths of requests, with a group for each parameter."""
        return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path))

    @cached_property
    def _types(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)

    @cached_property
    def at_table(self) -> bool:
        """Whether a request needs a token for the table in the path."""
        return next(iter(self._types.values())) is TableCall

    @cached_property
    def of_admin(self) -> bool:
        """Whether only the host of the server may send a request."""
        return next(iter(self._types.values())) is AdminCall

    @cached_property
    def of_account(self) -> bool:
        """Whether only signed-in people, and bots with an API token, may send a request."""
        return next(iter(self._types.values())) is AccountCall

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """Parameters of a request: those of the path first, then the query and the body."""
        _, *own = inspect.signature(self.handler).parameters.values()
        types = {"table": (TableId, REQUIRED), "token": (Token, REQUIRED)} if self.at_table else {}
        types |= {one.name: (self._types[one.name], one.default) for one in own}
        found = [Parameter(name, self._place(name), *of) for name, of in types.items()]
        return tuple(sorted(found, key=lambda parameter: list(Place).index(parameter.place)))

    def _place(self, name: str) -> Place:
        if f"{{{name}}}" in self.path:
            return Place.PATH
        return Place(name) if name in ("body", "file") else Place.QUERY

    @property
    def body(self) -> Parameter | None:
        """The body of a request as JSON, if it has one."""
        return next((one for one in self.parameters if one.place is Place.BODY), None)

    @property
    def takes_file(self) -> bool:
        """Whether the body of a request is a file."""
        return any(one.place is Place.FILE for one in self.parameters)

    @cached_property
    def answer(self) -> Any:
        """Type of the answer: a model, a list of models, `File` or `Stream`."""
        kind = self._types["return"]
        return get_args(kind)[1] if get_origin(kind) is Annotated else kind

    @property
    def refusals(self) -> tuple[int, ...]:
        """Statuses of all errors that a request may get."""
        account, anyone = (401, 404), ()
        club = (403, 404)
        others = {
            Who.ANYONE: anyone, Who.ACCOUNT: account, Who.BOT: account, Who.ADMIN: account,
            Who.MEMBER: club, Who.ORGANISER: club, Who.OWNER: club,
        }  # fmt: skip
        table = others.get(self.who, (403, 404, 409))
        gone = (410,) if self.thinks else ()
        return tuple(sorted({*ALWAYS_REFUSES, *table, *gone, *self.refuses}))

    async def prepare(
        self,
        host: Host,
        client: str,
        path: Mapping[str, str],
        query: str,
        body: Callable[[], Awaitable[bytes]],
        browser: Browser | None = None,
    ) -> tuple[Call, dict[str, Any]]:
        """Return the call and the validated arguments of a request, or raise an error.

        `path` has the decoded parameters of the path, and `body` reads the body if it is needed.
        """
        browser = browser or Browser()
        if self.of_admin:  # before anything else, so that nobody learns what there is
            if host.admin is None:
                raise fault("no-such-request")
            host.admin.check(browser.bearer or "", client)
        # A query may repeat a parameter: all its values count for a list, else the last one.
        given = parse_qs(query, keep_blank_values=True)
        lists = {one.name for one in self.parameters if one.is_list}
        sent: dict[str, Any] = {
            name: texts if name in lists else texts[-1] for name, texts in given.items()
        }
        sent |= path
        bot, reader = None, client
        if browser.bearer is not None and not self.of_admin:
            bot = await self._bot(host, browser.bearer)
            reader = f"bot {bot.account.id}"
            if "token" not in sent and any(one.name == "token" for one in self.parameters):
                assert host.accounts is not None
                sent["token"] = await host.accounts.token_at(bot, sent["table"])
        arguments = {
            one.name: one.read(await body() if one is self.body else sent.get(one.name))
            for one in self.parameters
            if one.place is not Place.FILE
        }
        for limit in self.limits:
            if not limit.of_table:
                # Several bots may read from one address. Everything else is its address's, so that
                # nobody gets more of it with more accounts.
                host.check(limit, reader if limit is Limit.READ else client)
        if self.plays:
            await host.load_rules(arguments["game"])
        if self.takes_file:
            arguments["file"] = await host.read_file(client, body)
        if self.of_admin:
            assert host.admin is not None
            return AdminCall(host, client, browser, None, host.admin), arguments
        if self.of_account:
            return await self._signed_in(host, client, browser, bot), arguments
        if not self.at_table:
            return Call(host, client, browser, bot), arguments
        room, viewer = await host.rooms.enter_as(arguments.pop("table"), arguments.pop("token"))
        room.visit(viewer)
        for limit in self.limits:
            if limit.of_table:
                sender = f"{room.name} {viewer}"
                host.check(limit, f"{sender} {client}" if limit is Limit.READ_TABLE else sender)
        call = TableCall(
            host, client, browser, bot, room, viewer, room.table, room.connected_viewers, self.whole
        )
        return call, arguments

    async def _bot(self, host: Host, token: str) -> SignedIn:
        """Return the bot of an API token, or raise a RequestError. Its requests are limited."""
        if host.accounts is None:
            raise fault("no-such-request")
        bot = await host.accounts.bot(token)
        if bot is None:
            raise fault("bad-token")
        host.check(Limit.API_TOKEN, bot.session.digest)
        return bot

    async def _signed_in(
        self, host: Host, client: str, browser: Browser, bot: SignedIn | None
    ) -> AccountCall:
        """Return a call of somebody who is signed in or of a bot, or raise a RequestError."""
        if host.accounts is None:
            raise fault("no-such-request")
        if self.who is Who.BOT or (bot is not None and self.bots):
            who = bot
        else:
            who = await host.accounts.signed_in(browser.session)
        if who is None:
            raise fault("bad-token" if self.who is Who.BOT else "signed-out")
        return AccountCall(host, client, browser, bot, who, host.accounts)

    async def run(
        self, call: Call, arguments: Mapping[str, Any], finish: Callable[[Answer], T]
    ) -> T:
        """Return the answer of the function after `finish`.

        An error about a table contains its sequence number, so that the client can catch up.
        """
        try:
            if inspect.iscoroutinefunction(self.handler):
                return finish(_text(await self.handler(call, **arguments)))
            return await call.host.compute(call, lambda: finish(self.write(call, arguments)))
        except RefusalError as refusal:
            raise fault_of(refusal, call.seq) from None

    def write(self, call: Call, arguments: Mapping[str, Any]) -> Answer:
        """Return the answer of a plain function."""
        return _text(self.handler(call, **arguments))


def _text(answer: Any) -> Answer:
    """Return an answer as JSON text, unless it is text, a file or a stream already."""
    if isinstance(answer, Answer):
        return answer
    if isinstance(answer, ReplayView):
        return replay_text(answer)
    return to_json(answer, inf_nan_mode="null").decode()
