"""Answers that never change: written, compressed and given a name once, then sent as bytes."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable

from fastapi import Request
from fastapi.responses import Response

WORTH_IT = 1024
"""Bytes from which on an answer is compressed."""


class FixedAnswer:
    """The bytes of an answer, with an ETag by which a browser sees that it has them already."""

    def __init__(self, body: bytes, media_type: str = "application/json") -> None:
        self._body = body
        self._media_type = media_type
        self._compressed = gzip.compress(body, mtime=0) if len(body) >= WORTH_IT else None
        # The same name for the compressed answer, and so a weak one.
        self._headers = {
            "etag": f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',
            "cache-control": "no-cache",
            "vary": "accept-encoding",
        }

    def response(self, request: Request) -> Response:
        """Return the answer to a request: 304 where its sender has it already."""
        if self._headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(None, 304, self._headers)
        if self._compressed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self._body, 200, self._headers, self._media_type)
        headers = {**self._headers, "content-encoding": "gzip"}
        return Response(self._compressed, 200, headers, self._media_type)


class FixedAnswers:
    """The answers that were written so far, by what they are about."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, ...], FixedAnswer] = {}
        self._writing: dict[tuple[str, ...], asyncio.Task[FixedAnswer]] = {}

    async def get(
        self, about: tuple[str, ...], write: Callable[[], Awaitable[bytes]]
    ) -> FixedAnswer:
        """Return an answer. It is written once, however many ask for it in the meantime; what
        cannot be written is not kept, so that nobody fills the memory with made-up names."""
        known = self._known.get(about)
        if known is not None:
            return known
        if about not in self._writing:
            self._writing[about] = asyncio.create_task(self._write(about, write))
        return await asyncio.shield(self._writing[about])

    async def _write(
        self, about: tuple[str, ...], write: Callable[[], Awaitable[bytes]]
    ) -> FixedAnswer:
        try:
            body = await write()
            answer = self._known[about] = await asyncio.to_thread(FixedAnswer, body)
            return answer
        finally:
            del self._writing[about]
