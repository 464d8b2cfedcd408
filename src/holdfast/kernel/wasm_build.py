"""The WebAssembly mode: rules compiled to WebAssembly, for browsers and other hosts.

The compiler's translation of the rules is emitted for WebAssembly instead of for the host CPU: with
64-bit addresses, as the compiler lays out arrays, which are then lowered to the 32-bit addresses
that every browser supports. Positions are the same bytes as in the other modes.

Only the build needs two more programs: a linker (`pip install holdfast[page]`) and Binaryen's
`wasm-opt` (npm: binaryen). Each module has a manifest, a JSON file that describes to its callers
how to lay out arguments.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding as llvm
from llvmlite.binding import Linkage
from numba import types

from holdfast.kernel import compiler
from holdfast.kernel.chance import Chance
from holdfast.kernel.events import CAPACITY, COLUMNS
from holdfast.kernel.game import Game
from holdfast.kernel.record import Number, Record

TRIPLE = "wasm64-unknown-unknown"
LAYOUT = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = ("bulk-memory", "bulk-memory-opt", "nontrapping-fptoint", "sign-ext", "simd128")
BINARYEN = ("memory64", "bulk-memory", "nontrapping-float-to-int", "sign-ext", "simd")
STACK = 1 << 20
MEMORY = 1 << 32  # maximum size in bytes: the range of 32-bit addresses
HEAP = "__heap_base"  # the address of the first byte that callers may use

# Functions that compiled code calls. Rules share no memory with Python, so reference counting does
# nothing. The optimiser may replace a loop by a 128-bit product. It is computed here from 32-bit
# products, without optimisation, so that it is not turned back into a call of itself.
SUPPORT = """
define void @NRT_incref(ptr %0) alwaysinline { ret void }
define void @NRT_decref(ptr %0) alwaysinline { ret void }

define i128 @__multi3(i128 %a, i128 %b) noinline optnone {
  %a0 = trunc i128 %a to i64
  %b0 = trunc i128 %b to i64
  %ah = lshr i128 %a, 64
  %bh = lshr i128 %b, 64
  %a1 = trunc i128 %ah to i64
  %b1 = trunc i128 %bh to i64
  %al = and i64 %a0, 4294967295
  %bl = and i64 %b0, 4294967295
  %am = lshr i64 %a0, 32
  %bm = lshr i64 %b0, 32
  %ll = mul i64 %al, %bl
  %lm = mul i64 %al, %bm
  %ml = mul i64 %am, %bl
  %mm = mul i64 %am, %bm
  %carried = lshr i64 %ll, 32
  %middle = add i64 %ml, %carried
  %middle.low = and i64 %middle, 4294967295
  %middle.high = lshr i64 %middle, 32
  %second = add i64 %lm, %middle.low
  %second.high = lshr i64 %second, 32
  %second.up = shl i64 %second, 32
  %ll.low = and i64 %ll, 4294967295
  %low = or i64 %second.up, %ll.low
  %high.0 = add i64 %mm, %middle.high
  %high.1 = add i64 %high.0, %second.high
  %cross.0 = mul i64 %a0, %b1
  %cross.1 = mul i64 %a1, %b0
  %high.2 = add i64 %high.1, %cross.0
  %high = add i64 %high.2, %cross.1
  %wide.low = zext i64 %low to i128
  %wide.high = zext i64 %high to i128
  %up = shl i128 %wide.high, 64
  %product = or i128 %up, %wide.low
  ret i128 %product
}
"""


class WasmError(Exception):
    """The module could not be built; the message says why."""


@dataclass(frozen=True)
class Export:
    """A function that the module exports, with its Numba argument types."""

    function: Callable[..., Any]
    parameters: tuple[Any, ...]


def build(
    game: Game,
    exports: Mapping[str, Export],
    more: Mapping[str, Any],
    folder: Path,
    wasm_opt: Sequence[str],
) -> None:
    """Build <game>.wasm with these exports in a folder, and its manifest <game>.json.

    `more` is added to the manifest. `wasm_opt` is the command of Binaryen's program. The build
    takes minutes.
    """
    translation = compiler.translate_all(
        {name: export.function for name, export in exports.items()},
        {name: export.parameters for name, export in exports.items()},
        SUPPORT,
    )
    manifest = {**make_manifest(game, exports, translation.return_types), **more}
    module = lower_addresses(link_object(emit_object(translation.module), list(exports)), wasm_opt)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game.name}.wasm").write_bytes(module)
    (folder / f"{game.name}.json").write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def check_programs(wasm_opt: Sequence[str]) -> None:
    """Raise WasmError if a program that the build needs is missing."""
    linker()
    if shutil.which(wasm_opt[0]) is None or not all(map(_exists, wasm_opt[1:])):
        raise WasmError(f"there is no {' '.join(wasm_opt)}: install the npm package binaryen")


def emit_object(module: Any) -> bytes:
    """Return an LLVM module as a WebAssembly object file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module.triple, module.data_layout = TRIPLE, LAYOUT
    for variable in module.global_variables:
        if variable.linkage == Linkage.common:  # not supported by WebAssembly
            variable.linkage = "linkonce_odr"
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, features=",".join(f"+{feature}" for feature in FEATURES)
    )
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(3))
    builder.getModulePassManager().run(module, builder)
    made: bytes = machine.emit_object(module)
    return made


def linker() -> list[str]:
    """Return the command of the WebAssembly linker in the package `ziglang`."""
    if find_spec("ziglang") is None:
        raise WasmError("there is no linker for WebAssembly: pip install holdfast[page]")
    return [sys.executable, "-m", "ziglang", "wasm-ld"]


def link_object(compiled: bytes, exports: list[str]) -> bytes:
    """Return an object file as a module with 64-bit addresses."""
    with TemporaryDirectory() as folder:
        given, made = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        given.write_bytes(compiled)
        _run(
            *linker(), "-mwasm64", "--no-entry", "--gc-sections", "--strip-all", "--stack-first",
            "-z", f"stack-size={STACK}", f"--max-memory={MEMORY}",
            *(f"--export={name}" for name in (*exports, HEAP)), "-o", str(made), str(given),
        )  # fmt: skip
        return made.read_bytes()


def _exists(path: str) -> bool:
    """Return whether a path exists."""
    return Path(path).exists()


def lower_addresses(module: bytes, wasm_opt: Sequence[str]) -> bytes:
    """Return a module with its 64-bit addresses lowered to 32 bits."""
    with TemporaryDirectory() as folder:
        given, made = Path(folder, "wide.wasm"), Path(folder, "rules.wasm")
        given.write_bytes(module)
        _run(
            *wasm_opt, *(f"--enable-{feature}" for feature in BINARYEN),
            "--memory64-lowering", "-O3", str(given), "-o", str(made),
        )  # fmt: skip
        return made.read_bytes()


def _run(*command: str) -> None:
    """Run a command, or raise WasmError with the end of its output."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        output = (done.stderr or done.stdout).strip().splitlines() or ["it said nothing"]
        raise WasmError("\n".join([f"{' '.join(command[:4])} … failed:", *output[-20:]]))


def make_manifest(
    game: Game, exports: Mapping[str, Export], return_types: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the manifest: what callers of the module need to know."""
    position = game.state
    return {
        "game": game.name,
        "version": game.version,
        "team": game.team,
        "moves": game.moves.count,
        "observation": max(game.layout.most + game.encoding.derived, game.encoding.size or 0),
        "log": {"rows": CAPACITY + 1, "columns": COLUMNS},
        "position": fields_of(position, "to_move", "over", "offers", "offer"),
        "chance": fields_of(Chance),
        "exports": {
            name: {
                "parameters": [_parameter_entry(kind) for kind in export.parameters],
                "returns": _return_size(return_types[name]),
            }
            for name, export in exports.items()
        },
    }


def fields_of(record: Record, *names: str) -> dict[str, Any]:
    """Return a record for the manifest: its size, and the types and offsets of some fields."""
    fields = {}
    for name in names:
        field = record.fields[name]
        assert isinstance(field.kind, Number)
        fields[name] = {"kind": field.kind.name, "offset": field.offset}
    return {"size": record.size, "fields": fields}


def _parameter_entry(kind: Any) -> Any:
    """Return a parameter for the manifest: an array is its item size and its dimensions."""
    if isinstance(kind, types.Array):
        item = kind.dtype
        size = item.size if isinstance(item, types.Record) else item.bitwidth // 8
        return {"item": size, "dimensions": kind.ndim}
    return "flag" if isinstance(kind, types.Boolean) else "number"


def _return_size(kind: Any) -> int:
    """Return a return type for the manifest: its size in bytes."""
    if kind == types.none:
        return 0
    # A rule that always returns the same boolean has a literal type, which is a boolean too.
    return 1 if isinstance(kind, types.Boolean) else int(kind.bitwidth) // 8
