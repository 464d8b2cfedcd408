"""Responses that seldom change: produced, compressed and hashed once, then sent as bytes."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

from fastapi import Request
from fastapi.responses import Response

WORTH_IT = 1024
"""Size from which a response is compressed, in bytes."""


class FixedAnswer:
    """The bytes of a response, with an ETag so that browsers can cache it."""

    def __init__(self, body: bytes, caching: str) -> None:
        self._body = body
        self._compressed = gzip.compress(body, mtime=0) if len(body) >= WORTH_IT else None
        # The compressed response has the same ETag, so it must be a weak one.
        self._headers = {
            "etag": f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',
            "cache-control": caching,
            "vary": "accept-encoding",
        }

    def response(self, request: Request) -> Response:
        """Return the response to a request: 304 if the client already has it."""
        if self._headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(None, 304, self._headers)
        if self._compressed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self._body, 200, self._headers, "application/json")
        headers = {**self._headers, "content-encoding": "gzip"}
        return Response(self._compressed, 200, headers, "application/json")


class FixedAnswers:
    """Cache of responses by subject. Each has a version: with a new one it is produced again."""

    def __init__(self) -> None:
        self._answers: dict[tuple[Any, ...], tuple[Hashable, FixedAnswer]] = {}
        self._writing: dict[tuple[Any, ...], asyncio.Task[FixedAnswer]] = {}

    async def get(
        self,
        about: tuple[Any, ...],
        write: Callable[[], Awaitable[str]],
        version: Hashable = None,
    ) -> FixedAnswer:
        """Return the response about this subject.

        It is produced once, even for requests that arrive meanwhile. Failures are not cached, so
        that made-up names cannot fill the memory.
        """
        known, answer = self._answers.get(about, (None, None))
        if answer is not None and known == version:
            return answer
        if about not in self._writing:
            self._writing[about] = asyncio.create_task(self._write(about, write, version))
        return await asyncio.shield(self._writing[about])

    async def _write(
        self, about: tuple[Any, ...], write: Callable[[], Awaitable[str]], version: Hashable
    ) -> FixedAnswer:
        try:
            # Browsers keep what never changes, and ask whether it is still the same.
            caching = "no-cache" if version is None else "no-store"
            answer = await asyncio.to_thread(FixedAnswer, (await write()).encode(), caching)
            self._answers[about] = version, answer
            return answer
        finally:
            del self._writing[about]
