"""Health checks for process managers and load balancers, and the metrics."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel

import holdfast
from holdfast.server.api.requests import refusals
from holdfast.server.metrics import CONTENT_TYPE

router = APIRouter()
metrics_router = APIRouter()


class Health(BaseModel):
    """The server is healthy."""

    version: str


_HEALTHY = Health(version=holdfast.__version__).model_dump_json().encode()


@router.get("/health", response_model=Health)
async def live() -> Response:
    """Answer as long as the server is alive; if it does not, restart it."""
    return Response(_HEALTHY, media_type="application/json")


@router.get("/health/ready", response_model=Health, responses=refusals(503))
async def ready(request: Request) -> Response:
    """Answer if the database can be reached, so that the server can take traffic.

    Requests that arrive during a check share its result.
    """
    state = request.app.state
    checking: asyncio.Task[None] | None = getattr(state, "reaching", None)
    if checking is None or checking.done():
        checking = state.reaching = asyncio.create_task(state.holdfast.rooms.storage.reach())
    await asyncio.shield(checking)
    return Response(_HEALTHY, media_type="application/json")


@metrics_router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> PlainTextResponse:
    """Return the metrics in the Prometheus text format."""
    app_state = request.app.state.holdfast
    gauges = {
        "holdfast_tables": ("Tables in memory.", app_state.rooms.count),
        "holdfast_connections": ("Open WebSocket connections.", app_state.rooms.connections),
        "holdfast_bots_thinking": (
            "Decisions that bots are thinking about.",
            app_state.rooms.thinking,
        ),
    }
    text = app_state.metrics.text(holdfast.__version__, gauges)
    return PlainTextResponse(text, media_type=CONTENT_TYPE)
