"""Whether the server is well: for whatever starts it again, and for whatever sends people to it."""

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
    """The server is well."""

    version: str


_WELL = Health(version=holdfast.__version__).model_dump_json().encode()


@router.get("/health", response_model=Health)
async def live() -> Response:
    """Whether the server answers at all; if not, it is to be started again."""
    return Response(_WELL, media_type="application/json")


@router.get("/health/ready", response_model=Health, responses=refusals(503))
async def ready(request: Request) -> Response:
    """Whether people may be sent here: its games can be reached. Those who ask while it is being
    tried share the outcome."""
    state = request.app.state
    trying: asyncio.Task[None] | None = getattr(state, "reaching", None)
    if trying is None or trying.done():
        trying = state.reaching = asyncio.create_task(state.house.rooms.storage.reach())
    await asyncio.shield(trying)
    return Response(_WELL, media_type="application/json")


@metrics_router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> PlainTextResponse:
    """What there is to be watched."""
    house = request.app.state.house
    gauges = {
        "holdfast_tables": ("Tables in memory.", house.rooms.count),
        "holdfast_connections": ("Sockets that are open.", house.rooms.connections),
        "holdfast_bots_thinking": ("Decisions that bots think about.", house.rooms.thinking),
    }
    text = house.metrics.text(holdfast.__version__, gauges)
    return PlainTextResponse(text, media_type=CONTENT_TYPE)
