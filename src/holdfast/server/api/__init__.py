"""The HTTP API, one module per subject. Every refusal is a `Problem`.

Requests are validated and answered here; rooms carry out what happens at a table.
"""

from fastapi import APIRouter

from holdfast.server.api import (
    advice,
    chat,
    codes,
    games,
    health,
    lessons,
    replays,
    seats,
    tables,
)
from holdfast.server.api.requests import refusals

router = APIRouter(prefix="/api", responses=refusals(400, 413, 422, 429, 500, 503, 507))
for part in (games, lessons, tables, chat, seats, codes, advice, replays, health):
    router.include_router(part.router)

metrics = health.metrics_router

__all__ = ["metrics", "router"]
