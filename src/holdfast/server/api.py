"""The API over HTTP: FastAPI serves the table of routes (`holdfast.hosting.api`).

Each request is read, checked and answered by its route, as in offline mode. FastAPI finds the route
and describes the API (OpenAPI).
"""

from __future__ import annotations

import asyncio
import gzip
import inspect
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, FastAPI, Path, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from fastapi.routing import APIRoute

import holdfast
from holdfast.hosting.api.route import Answer, File, Place, Route, Stream
from holdfast.hosting.api.routes import ROUTES
from holdfast.hosting.limits import Limit
from holdfast.hosting.messages.base import Problem
from holdfast.hosting.problems import fault, malformed_message
from holdfast.server.app import AppState
from holdfast.server.browser import browser_of, remember
from holdfast.server.client_groups import client_group
from holdfast.server.fixed_answers import WORTH_IT, FixedAnswers
from holdfast.server.metrics import CONTENT_TYPE

MOST_ASKING = 4
"""Maximum number of requests of one address that wait while a bot thinks about the one before
them."""

_PLACES = {Place.PATH: Path, Place.QUERY: Query, Place.BODY: Body}
_FILE_BODY = {
    "requestBody": {
        "description": "A replay file",
        "content": {"application/json": {"schema": {"type": "object"}}},
        "required": True,
    }
}


class ReplayFile(Response):
    """A replay file to download."""

    media_type = "application/json"


class EventStream(StreamingResponse):
    """Lines of JSON that are sent one after another."""

    media_type = "application/x-ndjson"


# A class with a media type would declare it for errors too; those are JSON.
_RESPONSES: dict[Any, type[Response]] = {File: ReplayFile, Stream: Response}
_STREAMED: dict[int | str, dict[str, Any]] = {
    200: {"content": {EventStream.media_type: {"schema": {"type": "string"}}}}
}


class _TableRoute(APIRoute):
    """A FastAPI route that leaves its requests to the `Route` of its endpoint."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the function that answers a request."""
        return partial(_answer, vars(self.endpoint)["route"])


def add_routes(app: FastAPI) -> None:
    """Add the table of routes to an application.

    They lie in its own router. One that is included would be searched twice for each request, and
    takes three times as long each time.
    """
    app.router.route_class = _TableRoute
    for route in ROUTES:
        response = _RESPONSES.get(route.answer)
        app.router.add_api_route(
            f"/api{route.path}",
            _description(route),
            methods=[route.method],
            response_model=None if response else route.answer,
            response_class=response or JSONResponse,
            responses=_answers(route),
            openapi_extra=_FILE_BODY if route.takes_file else None,
        )


def _answers(route: Route) -> dict[int | str, dict[str, Any]]:
    """Return the answers of a route beside its model, as FastAPI describes them."""
    refused: dict[int | str, dict[str, Any]] = {
        status: {"model": Problem} for status in route.refusals
    }
    return refused | _STREAMED if route.answer is Stream else refused


def _description(route: Route) -> Callable[..., None]:
    """Return a function that FastAPI describes as this route; it is never called."""

    def described() -> None: ...

    described.__name__, described.__doc__ = route.name, route.description
    signature = inspect.Signature(
        [
            inspect.Parameter(
                one.name,
                inspect.Parameter.KEYWORD_ONLY,
                default=one.default,
                annotation=Annotated[one.type, _PLACES[one.place]()],
            )
            for one in route.parameters
            if one.place in _PLACES
        ]
    )
    vars(described).update(__signature__=signature, route=route)
    return described


async def _answer(route: Route, request: Request) -> Response:
    """Return the response to a request, or raise an error."""
    state: AppState = request.app.state.holdfast
    client, browser = client_of(request), browser_of(request)

    async def answer() -> Response:
        call, arguments = await route.prepare(
            state,
            client,
            request.path_params,
            request.scope["query_string"].decode("latin-1"),
            lambda: _body(route, request),
            browser,
        )
        if route.fixed is None:
            response = await route.run(call, arguments, lambda text: _response(request, text))
            return remember(browser, response)
        answers: FixedAnswers = request.app.state.fixed_answers
        about = (route.name, *arguments.values())

        async def write() -> str:
            text = await state.thread_pool.read(route.write, call, arguments)
            assert isinstance(text, str), "files are not cached"
            return text

        return (await answers.get(about, write, route.fixed(state))).response(request)

    return await (_while_connected(request, answer()) if route.thinks else answer())


async def _body(route: Route, request: Request) -> bytes:
    """Return the body of a request. JSON must be declared as such, which other sites cannot do."""
    body = await request.body()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if route.body and kind != "application/json" and not kind.endswith("+json"):
        raise malformed_message(
            [{"loc": ("body",), "msg": "The content type must be application/json"}]
        )
    return body


def _response(request: Request, answer: Answer) -> Response:
    """Return a response with this answer, compressed if that is worth it."""
    if isinstance(answer, Stream):
        request.scope["streams"] = True  # ends it when the server shuts down
        return EventStream(answer.lines, headers={"cache-control": "no-store"})
    headers = {"vary": "accept-encoding"}
    content = answer.text if isinstance(answer, File) else answer
    if isinstance(answer, File):
        headers["content-disposition"] = f'attachment; filename="{answer.name}"'
    kind = answer.kind if isinstance(answer, File) else "application/json"
    if not isinstance(content, str):
        request.scope["streams"] = True  # ends it when the server shuts down
        headers["cache-control"] = "no-store"
        return StreamingResponse(content, headers=headers, media_type=kind)
    body = content.encode()
    if len(body) >= WORTH_IT and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = gzip.compress(body, 6), {**headers, "content-encoding": "gzip"}
    return Response(body, headers=headers, media_type=kind)


async def _while_connected(request: Request, work: Coroutine[Any, Any, Response]) -> Response:
    """Return the response of a computation; cancel it if the client disconnects before.

    Such requests have priority over all bots, so one address has only one at a time.
    """

    async def in_turn() -> Response:
        turn = request.app.state.holdfast.thread_pool.turn(
            f"{client_of(request)} asks", MOST_ASKING
        )
        async with turn:
            return await work

    answering = asyncio.create_task(in_turn())
    disconnecting = asyncio.create_task(_wait_for_disconnect(request))
    try:
        await asyncio.wait({answering, disconnecting}, return_when=asyncio.FIRST_COMPLETED)
        if not answering.done():
            raise fault("gone")
        return answering.result()
    finally:
        answering.cancel()
        disconnecting.cancel()
        await asyncio.gather(answering, disconnecting, return_exceptions=True)
        work.close()  # if its turn never came


async def _wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def client_of(request: Request) -> str:
    """Return the client group of a request, for rate limits."""
    return client_group(request.client.host) if request.client else ""


async def limit_reads(request: Request) -> None:
    """Raise a RequestError if a client sends too many read requests."""
    request.app.state.holdfast.check(Limit.READ, client_of(request))


metrics = APIRouter()


@metrics.get("/metrics", include_in_schema=False)
async def read_metrics(request: Request) -> PlainTextResponse:
    """Return the metrics in the Prometheus text format."""
    state: AppState = request.app.state.holdfast
    gauges = {
        "holdfast_tables": ("Tables in memory.", state.rooms.count),
        "holdfast_connections": ("Open WebSocket connections.", state.rooms.connections),
        "holdfast_bots_thinking": (
            "Decisions that bots are thinking about.",
            state.rooms.open_bot_decisions,
        ),
    }
    return PlainTextResponse(
        state.metrics.text(holdfast.__version__, gauges), media_type=CONTENT_TYPE
    )
