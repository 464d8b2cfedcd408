"""The engine of the offline mode: Python in the browser calls rules in WebAssembly.

The page passes its own engine (web/src/lib/engine/engine.ts). Positions, logs and lists of moves
are copied to it as bytes, and copied back afterwards. This
needs Pyodide, and neither NumPy nor Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.kernel.buffers import Records, interpretable
from holdfast.kernel.engine import Engine


def engine_of(page: Any) -> Engine:
    """Return an engine that calls the page's engine."""
    import js
    from pyodide.ffi import to_js

    def octets(array: Any) -> memoryview:
        array = interpretable(array)
        return array.octets if isinstance(array, Records) else array.cast("B")

    def to_page(array: Any) -> Any:
        return to_js(octets(array))

    def copy_back(copy: Any, array: Any) -> None:
        js.Uint8Array.new(copy.buffer).assign_to(octets(array))

    # A call to JavaScript takes longer than many rules, so attributes are looked up only once.
    def state_call(entry: str) -> Callable[..., None]:
        call_page = getattr(page, entry)

        def change(states: Any, *numbers: int) -> None:
            here = octets(states)
            state = to_js(here)
            call_page(state, *numbers)
            state.assign_to(here)

        return change

    def logged_call(entry: str) -> Callable[..., None]:
        without_log, with_log = state_call(entry), getattr(page, entry)

        def tell(states: Any, number: int, log: Any) -> None:
            if log.shape[0] == 0:
                without_log(states, number)
            else:
                state, rows = to_page(states), js.Int32Array.new(to_page(log).buffer)
                with_log(state, number, rows)
                copy_back(state, states)
                copy_back(rows, log)

        return tell

    def legal(states: Any, out: Any) -> int:
        moves = page.legal(to_page(states))
        js.Uint8Array.new(moves.buffer).assign_to(octets(out)[: 4 * moves.length])
        return int(moves.length)

    def permits(states: Any, move: int) -> bool:
        return bool(page.permits(to_page(states), move))

    def result(states: Any, out: Any) -> None:
        copy_back(page.result(to_page(states), out.shape[0]), out)

    def observe(states: Any, viewer: int, out: Any) -> int:
        written = page.observe(to_page(states), viewer)
        written.assign_to(octets(out)[: written.length])
        return int(written.length)

    def encode(states: Any, viewer: int, out: Any) -> int:
        written = page.encode(to_page(states), viewer)
        written.assign_to(octets(out)[: written.length])
        return int(written.length)

    def advise(states: Any, moves: Any, n: int, noise: int) -> int:
        among = js.Int32Array.new(to_page(moves).buffer).subarray(0, n)
        return int(page.advise(to_page(states), among, noise))

    def simulate(work: Any, opening: Any, dice: Any, log: Any, seed: int, decisions: int) -> int:
        state, chance = to_page(work), to_page(dice)
        games = page.simulate(state, to_page(opening), chance, seed, decisions)
        copy_back(state, work)
        copy_back(chance, dice)
        return int(games)

    return Engine(
        set_up=logged_call("set_up"), legal=legal, permits=permits, play=logged_call("play"),
        stir=state_call("stir"), result=result, hide=state_call("hide"),
        determinize=state_call("determinize"),
        observe=observe, encode=encode, advise=advise, simulate=simulate,
    )  # fmt: skip
