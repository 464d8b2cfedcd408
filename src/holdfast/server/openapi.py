"""The OpenAPI description of the API: `python -m holdfast.server.openapi` prints it.

Building it takes as long as a thousand moves. A server does it once, in a process of its own, so
that no move waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE

from fastapi.responses import JSONResponse

from holdfast.server.app import Settings
from holdfast.server.metrics import Metrics

NICENESS = 10
"""Niceness of the process that builds the description, so that the server has priority."""


async def read_description() -> str:
    """Return the description, which another process builds."""
    command = [sys.executable, "-m", "holdfast.server.openapi"]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)
    try:
        text, errors = await process.communicate()
    finally:
        with contextlib.suppress(ProcessLookupError):  # it has ended, unless this was cancelled
            process.kill()
    if process.returncode != 0:
        raise RuntimeError(f"the API cannot be described: {errors.decode(errors='replace')}")
    return text.decode()


def main() -> None:
    """Print the description."""
    from holdfast.server.http import create_pages  # which imports this module

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pages = create_pages(Settings("unused", client=None), Metrics())
    sys.stdout.buffer.write(bytes(JSONResponse(pages.openapi()).body))


if __name__ == "__main__":
    main()
