"""Evaluation of trained nets in the offline mode: Python in the browser calls WebAssembly.

The page passes its own engine (web/src/lib/engine/engine.ts), which keeps the net in its memory.
This needs Pyodide, and neither NumPy nor Numba.
"""

from __future__ import annotations

from typing import Any

from holdfast.players.net import Evaluator, Net


def evaluator_of(page: Any) -> Evaluator:
    """Return an evaluator that calls the page's engine."""
    import js
    from pyodide.ffi import to_js

    numbers: dict[int, int] = {}
    """The number that the page has given to the rows of each kind of table."""

    def octets(array: Any) -> Any:
        return to_js(array.cast("B"))

    def evaluate(net: Net, rows: Any, plain: Any, pieces: Any, outputs: Any) -> list[int]:
        if not numbers:
            parts = (net.plan, net.weights, net.biases, net.slot_rows)
            page.load_net(*map(octets, parts), net.values, net.sums, net.work)
        if id(rows) not in numbers:  # the net keeps them, so they stay the same object
            numbers[id(rows)] = page.load_rows(octets(rows))
        wanted = js.Int32Array.new(octets(outputs).buffer)
        found = page.evaluate(numbers[id(rows)], octets(plain), octets(pieces), wanted)
        ratings: list[int] = found.to_py().tolist()
        return ratings

    return evaluate
