"""The engine of the offline mode: Python in the browser calls rules in WebAssembly.

The page passes its own engine (web/src/lib/engine/engine.ts). Positions, logs and lists of moves
are copied to it as bytes, and copied back afterwards. Needs Pyodide, and neither NumPy nor Numba.
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

    def there(array: Any) -> Any:
        return to_js(octets(array))

    def back(copy: Any, array: Any) -> None:
        js.Uint8Array.new(copy.buffer).assign_to(octets(array))

    # A call to JavaScript takes longer than many rules, so attributes are looked up only once.
    def changing(entry: str) -> Callable[..., None]:
        changed = getattr(page, entry)

        def change(states: Any, *numbers: int) -> None:
            here = octets(states)
            state = to_js(here)
            changed(state, *numbers)
            state.assign_to(here)

        return change

    def telling(entry: str) -> Callable[..., None]:
        silently, told = changing(entry), getattr(page, entry)

        def tell(states: Any, number: int, log: Any) -> None:
            if log.shape[0] == 0:
                silently(states, number)
            else:
                state, rows = there(states), js.Int32Array.new(there(log).buffer)
                told(state, number, rows)
                back(state, states)
                back(rows, log)

        return tell

    def legal(states: Any, out: Any) -> int:
        moves = page.legal(there(states))
        js.Uint8Array.new(moves.buffer).assign_to(octets(out)[: 4 * moves.length])
        return int(moves.length)

    def permits(states: Any, move: int) -> bool:
        return bool(page.permits(there(states), move))

    def result(states: Any, out: Any) -> None:
        back(page.result(there(states), out.shape[0]), out)

    def observe(states: Any, viewer: int, out: Any) -> None:
        back(page.observe(there(states), viewer), out)

    def advise(states: Any, moves: Any, n: int, noise: int) -> int:
        among = js.Int32Array.new(there(moves).buffer).subarray(0, n)
        return int(page.advise(there(states), among, noise))

    def simulate(work: Any, opening: Any, dice: Any, log: Any, seed: int, decisions: int) -> int:
        state, chance = there(work), there(dice)
        games = page.simulate(state, there(opening), chance, seed, decisions)
        back(state, work)
        back(chance, dice)
        return int(games)

    return Engine(
        set_up=telling("set_up"), legal=legal, permits=permits, play=telling("play"),
        stir=changing("stir"), result=result, hide=changing("hide"),
        determinize=changing("determinize"),
        observe=observe, advise=advise, simulate=simulate,
    )  # fmt: skip
