"""Health checks for process managers and load balancers."""

from __future__ import annotations

import holdfast
from holdfast.hosting.api.call import Call
from holdfast.hosting.messages.base import Health


async def health(call: Call) -> Health:
    """Answer as long as the server is alive; if it does not, restart it."""
    return Health(version=holdfast.__version__)


async def ready(call: Call) -> Health:
    """Answer if the database can be reached, so that the server can take traffic."""
    await call.host.reach_storage()
    return Health(version=holdfast.__version__)
