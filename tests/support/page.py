"""WebAssembly modules of games for tests: each is built once, and runs in Node."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from tests.conftest import file_lock

import engines
import web
from holdfast.kernel.game import Game
from holdfast.offline.local_workers import WorkerResult
from holdfast.players import wasm
from in_node import InNode


def build_module(game: Game, found_in: str | None = None) -> Path:
    """Build a game's WebAssembly module, or wait for the worker that does, and return its path."""
    with file_lock(wasm.folder_of(game).with_suffix(".lock")):
        web.install(web.WEB)
        return wasm.build(game, engines.wasm_opt(), found_in)


@contextmanager
def in_node(game: Game, found_in: str | None = None) -> Iterator[InNode]:
    """Return a context with a game's module running in Node."""
    node = InNode(build_module(game, found_in))
    try:
        yield node
    finally:
        node.close()


class NodeWorker:
    """A single worker of the offline mode, running in Node."""

    count = 1

    def __init__(self, node: InNode) -> None:
        self._node = node

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> WorkerResult:
        """Answer a request as a worker in the browser does."""
        question, position = (np.frombuffer(b, np.uint8).copy() for b in (wanted.encode(), octets))
        told = self._node.ask("think", question, position)
        return WorkerResult(told["text"], base64.b64decode(told["octets"]))

    def stop(self, thinker: int) -> None:
        """Raise an error, as nothing may stop the worker."""
        raise AssertionError("stopped")
