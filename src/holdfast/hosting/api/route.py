"""A route of the API: it reads a request, checks it and answers it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import KW_ONLY, dataclass
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints
from urllib.parse import parse_qs

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from holdfast.hosting.api.call import Call, Host, TableCall
from holdfast.hosting.api.parameters import TableId, Token
from holdfast.hosting.limits import Limit
from holdfast.hosting.problems import fault, fault_of, malformed
from holdfast.table import RefusalError

T = TypeVar("T")

ALWAYS_REFUSES = (400, 413, 422, 429, 500, 503, 507)
"""Statuses of errors that any request may get."""


class Who(StrEnum):
    """Who may send a request."""

    ANYONE = "anyone"
    TOKEN = "players and spectators of the table"
    ALL_SEATS = "whoever holds the tokens of all seats"


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
    text: str


@dataclass(frozen=True)
class Parameter:
    """A parameter of a route."""

    name: str
    place: Place
    type: Any
    default: Any = inspect.Parameter.empty

    @property
    def required(self) -> bool:
        """Whether a request must have it."""
        return self.default is inspect.Parameter.empty

    @cached_property
    def adapter(self) -> TypeAdapter[Any]:
        """Validator of the type; it is created on first use."""
        return TypeAdapter(self.type)

    @cached_property
    def is_list(self) -> bool:
        """Whether a query may have it several times."""
        return get_origin(get_args(self.type)[0] if get_args(self.type) else self.type) is list

    def read(self, text: Any) -> Any:
        """Return the validated value, or raise a RequestError that names its place."""
        try:
            if self.place is Place.BODY:
                return self.adapter.validate_json(text)
            # A query may repeat a parameter: all its values count for a list, else the last one.
            one = text[-1] if self.place is Place.QUERY and not self.is_list else text
            return self.adapter.validate_python(one)
        except ValidationError as error:
            mistake = error.errors(include_url=False, include_input=False)[0]
            if mistake["type"] == "json_invalid" and "recursion limit" in mistake["msg"]:
                raise fault("bad-request") from None
            raise malformed([{**mistake, "loc": (*self._location, *mistake["loc"])}]) from None

    def default_value(self) -> Any:
        """Return the value where a request does not have it, or raise a RequestError."""
        if self.required:
            raise malformed([{"loc": self._location, "msg": "Field required"}])
        return self.default

    @property
    def _location(self) -> tuple[str, ...]:
        return ("body",) if self.place is Place.BODY else (self.place.value, self.name)


@dataclass(frozen=True)
class Route:
    """A row in the table of routes.

    The function gets a `Call`, or a `TableCall` if it needs a token for the table in the path, and
    then the arguments by name: `body` is the body of a request, and `file` the game in an uploaded
    file. Its annotations are the types of what is sent and answered. A plain function may be slow:
    a server runs it in a thread.
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
    """How much a request counts against the limit for requests of any kind."""
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
    server_only: str = ""
    """Reason why offline mode does not have this route."""

    @property
    def name(self) -> str:
        """Name of the route: that of its function."""
        return self.handler.__name__

    @property
    def description(self) -> str:
        """What the route does."""
        return inspect.getdoc(self.handler) or ""

    @cached_property
    def _types(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)

    @cached_property
    def at_table(self) -> bool:
        """Whether the function needs a token for the table in the path."""
        return next(iter(self._types.values())) is TableCall

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """Parameters of a request: those of the path, of the query and the body."""
        _, *own = inspect.signature(self.handler).parameters.values()
        types: dict[str, tuple[Any, Any]] = {}
        if self.at_table:
            empty = inspect.Parameter.empty
            types = {"table": (TableId, empty), "token": (Token, empty)}
        types |= {one.name: (self._types[one.name], one.default) for one in own}
        found = [
            Parameter(name, self._place(name), kind, default)
            for name, (kind, default) in types.items()
        ]
        return tuple(sorted(found, key=lambda parameter: list(Place).index(parameter.place)))

    def _place(self, name: str) -> Place:
        if f"{{{name}}}" in self.path:
            return Place.PATH
        return Place(name) if name in ("body", "file") else Place.QUERY

    @property
    def body(self) -> Parameter | None:
        """Parameter that is the body of a request, or a file in it; None if it has no body."""
        bodies = (p for p in self.parameters if p.place in (Place.BODY, Place.FILE))
        return next(bodies, None)

    @property
    def has_json_body(self) -> bool:
        """Whether a request has a body other than a file."""
        return self.body is not None and self.body.place is Place.BODY

    @cached_property
    def answer(self) -> Any:
        """Type of the answer: a model, a list of models, or `File`."""
        kind = self._types["return"]
        return get_args(kind)[1] if get_origin(kind) is Annotated else kind

    @property
    def refusals(self) -> tuple[int, ...]:
        """Statuses of all errors that a request may get."""
        table = () if self.who is Who.ANYONE else (403, 404, 409)
        gone = (410,) if self.thinks else ()
        return tuple(sorted({*ALWAYS_REFUSES, *table, *gone, *self.refuses}))

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Pattern of the paths of requests, with a group for each parameter."""
        return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path))

    async def prepare(
        self,
        host: Host,
        client: str,
        path: Mapping[str, str],
        query: str,
        body: Callable[[], Awaitable[bytes]],
    ) -> tuple[Call, dict[str, Any]]:
        """Return the call and the validated arguments of a request, or raise an error.

        `path` has the decoded parameters of the path, and `body` reads the body if it is needed.
        """
        given = parse_qs(query, keep_blank_values=True)
        arguments = {}
        for one in self.parameters:
            if one.place is Place.PATH:
                arguments[one.name] = one.read(path[one.name])
            elif one.place is Place.BODY:
                arguments[one.name] = one.read(await body())
            elif one.place is Place.QUERY:
                texts = given.get(one.name)
                arguments[one.name] = one.read(texts) if texts else one.default_value()
        for limit in self.limits:
            if not limit.of_table:
                host.check(limit, client)
        if self.plays:
            await host.load_rules(arguments["game"])
        if self.body is not None and self.body.place is Place.FILE:
            arguments[self.body.name] = await host.read_file(client, body)
        if not self.at_table:
            return Call(host, client), arguments
        room = await host.rooms.enter(arguments.pop("table"))
        viewer = room.viewer(arguments.pop("token"))
        room.visit(viewer)
        for limit in self.limits:
            if limit.of_table:
                sender = f"{room.name} {viewer}"
                host.check(limit, f"{sender} {client}" if limit is Limit.READ_TABLE else sender)
        call = TableCall(host, client, room, viewer, room.table, room.connected, self.whole)
        return call, arguments

    async def run(
        self, call: Call, arguments: Mapping[str, Any], finish: Callable[[str | File], T]
    ) -> T:
        """Return the answer of the function after `finish`.

        A refusal at a table says how far the table is, so that the client can catch up.
        """
        try:
            if inspect.iscoroutinefunction(self.handler):
                return finish(_text(await self.handler(call, **arguments)))
            return await call.host.compute(call, lambda: finish(self.write(call, arguments)))
        except RefusalError as refusal:
            raise fault_of(refusal, call.seq) from None

    def write(self, call: Call, arguments: Mapping[str, Any]) -> str | File:
        """Return the answer of a plain function."""
        return _text(self.handler(call, **arguments))


def _text(answer: Any) -> str | File:
    """Return an answer as JSON text, unless it is text or a file already."""
    if isinstance(answer, str | File):
        return answer
    return to_json(answer, inf_nan_mode="null").decode()
