"""The modules of games for tests: each is built once for everybody, and answers in Node."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from tests.conftest import alone

import engines
import web
from holdfast.kernel.game import Game
from holdfast.offline.local_workers import WorkerResult
from holdfast.players import wasm
from in_node import InNode


def module_of(game: Game, found_in: str | None = None) -> Path:
    """Return a game's module, which one test worker builds while the others wait."""
    with alone(wasm.folder_of(game).with_suffix(".lock")):
        web.install(web.WEB)
        return wasm.build(game, engines.wasm_opt(), found_in)


@contextmanager
def in_node(game: Game, found_in: str | None = None) -> Iterator[InNode]:
    """Return a context with a game's module in Node."""
    node = InNode(module_of(game, found_in))
    try:
        yield node
    finally:
        node.close()


class OneThinker:
    """What answers in a page's thinker, in Node."""

    count = 1

    def __init__(self, node: InNode) -> None:
        self._node = node

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> WorkerResult:
        """Answer a request as a worker of the page does."""
        question, position = (np.frombuffer(b, np.uint8).copy() for b in (wanted.encode(), octets))
        told = self._node.ask("think", question, position)
        return WorkerResult(told["text"], base64.b64decode(told["octets"]))

    def stop(self, thinker: int) -> None:
        """Nobody does."""
        raise AssertionError("stopped")
