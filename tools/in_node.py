"""A game's WebAssembly module in Node, called through the page's engine (in_node.mjs)."""

from __future__ import annotations

import json
import subprocess
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import engines
import web
from holdfast.kernel.engine import Engine
from holdfast.players.net import Evaluator, Net

DRIVER = Path(__file__).with_suffix(".mjs")


class InNode:
    """A Node process that runs the module of one game.

    Arrays that are passed to it are updated in place with what the module has written.
    """

    def __init__(self, module: Path) -> None:
        command = [engines.node(), DRIVER, web.WEB, module, module.with_suffix(".json")]
        self._process = subprocess.Popen(
            list(map(str, command)), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    @property
    def engine(self) -> Engine:
        """An engine whose entry points run in Node."""
        return Engine(**{f.name: partial(self.ask, f.name) for f in fields(Engine)})

    @property
    def evaluator(self) -> Evaluator:
        """A function that evaluates the game's net in Node."""
        rows_numbers: dict[int, int] = {}

        def evaluate(net: Net, rows: Any, plain: Any, pieces: Any, outputs: Any) -> list[int]:
            if not rows_numbers:
                parts = (net.plan, net.weights, net.biases, net.slot_rows)
                self.ask("load_net", *parts, net.values, net.sums, net.work)
            if id(rows) not in rows_numbers:
                rows_numbers[id(rows)] = self.ask("load_rows", rows)
            out = np.zeros(net.values + len(outputs), np.int32)
            self.ask("evaluate", rows_numbers[id(rows)], plain, pieces, outputs, out)
            return out.tolist()

        return evaluate

    def ask(self, entry: str, *arguments: Any) -> Any:
        """Call an entry point of the page's engine, and return its result."""
        arrays = [a for a in arguments if isinstance(a, np.ndarray)]
        numbers = [str(int(a)) for a in arguments if not isinstance(a, np.ndarray)]
        request = {"entry": entry, "numbers": numbers, "arrays": [a.nbytes for a in arrays]}
        to_node, from_node = self._process.stdin, self._process.stdout
        assert to_node is not None
        assert from_node is not None
        to_node.write(json.dumps(request).encode() + b"\n")
        for array in arrays:
            to_node.write(array.tobytes())
        to_node.flush()
        line = from_node.readline()
        if not line:
            raise RuntimeError(f"Node is gone, with {self._process.wait()}")
        reply = json.loads(line)
        for array in arrays:
            octets = np.frombuffer(from_node.read(array.nbytes), np.uint8)
            if array.nbytes:
                array.view(np.uint8).reshape(-1)[:] = octets
        if "problem" in reply:
            raise RuntimeError(reply["problem"])
        return reply["answer"]

    def close(self) -> None:
        """End the process."""
        self._process.communicate()
