"""The page docs/api.md, generated from the table of routes when the documentation is built."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from holdfast.hosting.api.route import REQUIRED, File, Place, Route, Stream, Who
from holdfast.hosting.api.routes import ROUTES
from holdfast.hosting.messages.commands import Command
from holdfast.hosting.problems import FAULT_MESSAGES

SECTIONS = {
    "games": "Games, rules and lessons",
    "tables": "Tables",
    "open": "Open tables",
    "account": "Accounts",
    "devices": "A second device of an account",
    "blocks": "Blocked people",
    "notices": "Messages about slow games",
    "clubs": "Clubs",
    "groups": "Several tables with one deal",
    "questions": "Questions to friends",
    "days": "Deals of the day",
    "codes": "Invitations",
    "replays": "Replay files",
    "admin": "The host's page",
    "health": "Health",
}
"""Headings by the first part of a path."""
WHO = {
    Who.ANYONE: "anyone",
    Who.TOKEN: "token",
    Who.ALL_SEATS: "all seats",
    Who.ACCOUNT: "account",
    Who.BOT: "bot",
    Who.MEMBER: "member",
    Who.ORGANISER: "organiser",
    Who.OWNER: "owner",
    Who.ADMIN: "host",
}

INTRODUCTION = """\
# The API

The API lies under `/api`. It speaks JSON over HTTP. A server and [offline mode](page.md) answer \
by the same table of routes (`src/holdfast/hosting/api/routes.py`), so they answer alike.

`GET /api/openapi.json` describes all requests as an OpenAPI document. `python -m \
holdfast.server.schema` prints a JSON schema of all messages.

| who | may send the request |
|---|---|
| anyone | everybody |
| token | a player or spectator of the table: add `?token=…` from your link |
| all seats | a player who sends the tokens of all seats of the table |
| account | somebody who is signed in: the browser sends the cookie of the session |
| bot | a program that plays for an account: it sends the header `Authorization: Bearer …` \
([Bots](bots.md)). It may send requests of tables as well, without `token` |
| member, organiser, owner | a member of the club with this role or a higher one: by the cookie of \
the session, or of a guest |

A parameter that is not in the path goes into the query. One with a `?` is optional. Moves also \
travel over a WebSocket, `/api/tables/{table}/socket?token=…` ([Architecture](architecture.md)).
"""
ERRORS = """\
## Errors

Each error is a `Problem` with a `code`, a `message` and, at a table, `seq`: how far the table \
is. With 429 and 503 the header `Retry-After` says how many seconds to wait. A refusal by a \
table or its rules has 409, or 403 if the request is not yours to send.

| code | status | message |
|---|---|---|
"""


def page() -> str:
    """Return the page as Markdown."""
    parts = [INTRODUCTION, *(section(name) for name in SECTIONS)]
    rows = (f"| `{code}` | {status} | {text} |\n" for code, (status, text) in problems())
    return "\n".join(parts) + "\n" + ERRORS + "".join(rows)


def problems() -> list[tuple[str, tuple[int, str]]]:
    """Return all codes with status and message, ordered by status."""
    return sorted(FAULT_MESSAGES.items(), key=lambda item: (item[1][0], item[0]))


def section(name: str) -> str:
    """Return the part of the page about the routes below one path."""
    routes = [route for route in ROUTES if route.path.split("/")[1] == name]
    lines = [
        f"## {SECTIONS[name]}\n",
        "| request | what it does | who | limit | sent | answered |",
        "|---|---|---|---|---|---|",
        *map(row, routes),
        "",
    ]
    reasons = {route.server_only for route in routes}
    if len(routes) > 1 and len(reasons) == 1 and all(reasons):
        lines.append(f"Offline mode has none of these. {reasons.pop()}\n")
        return "\n".join(lines)
    lines += [
        f"Offline mode has no `{route.method} {route.path}`. {route.server_only}\n"
        for route in routes
        if route.server_only
    ]
    return "\n".join(lines)


def row(route: Route) -> str:
    """Return the row of a route."""
    does = " ".join(route.description.partition("\n\n")[0].split())
    query = [
        f"`{one.name}{'' if one.default is REQUIRED else '?'}`"
        for one in route.parameters
        if one.place is Place.QUERY and one.name != "token"
    ]
    body = [named(route.body.type)] if route.body else ["a file"] if route.takes_file else []
    cells = (
        f"`{route.method} {route.path}`",
        does,
        f"{WHO[route.who]}, bot" if route.bots else WHO[route.who],
        ", ".join(route.limits),
        ", ".join(query + body),
        named(route.answer),
    )
    return f"| {' | '.join(cells)} |"


def named(kind: Any) -> str:
    """Return the name of the type of a request or an answer."""
    if kind is Command:
        return "a command"
    if kind is File:
        return "a file"
    if kind is Stream:
        return "a stream"
    if get_origin(kind) is list:
        return f"list of {named(get_args(kind)[0])}"
    return f"`{kind.__name__}`"
