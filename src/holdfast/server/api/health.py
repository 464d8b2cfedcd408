"""Whether the server is well: for whatever starts it again, and for whatever sends people to it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

import holdfast
from holdfast.server.api.requests import refusals
from holdfast.server.metrics import CONTENT_TYPE

router = APIRouter()
metrics_router = APIRouter()


class Health(BaseModel):
    """The server is well."""

    version: str


@router.get("/health")
async def live() -> Health:
    """Whether the server answers at all; if not, it is to be started again."""
    return Health(version=holdfast.__version__)


@router.get("/health/ready", responses=refusals(503))
async def ready(request: Request) -> Health:
    """Whether people may be sent here: its games can be reached."""
    await request.app.state.house.rooms.storage.reach()
    return Health(version=holdfast.__version__)


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
