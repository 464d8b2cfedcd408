"""The GPU kernel that chooses games, run on the processor to check its use of memory."""

from __future__ import annotations

import ctypes
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from holdfast.kernel import compiler
from holdfast.kernel.game import Game
from holdfast.kernel.gpu import KERNEL, THREADS
from holdfast.lab.runs import gpu
from holdfast.lab.runs.batch_play import signature, whole_game

NUMBERS = "llvm.nvvm.read.ptx.sreg"
SUPPORT = """
@thread = global i32 0
@block = global i32 0
define void @NRT_incref(ptr %0) { ret void }
define void @NRT_decref(ptr %0) { ret void }
"""


class Memory:
    """Memory of the processor, filled with arbitrary bytes."""

    def __init__(self, size: int) -> None:
        self.octets = np.full(size, 0xAB, np.uint8)

    def put(self, array: Any) -> None:
        """Copy an array into this memory."""
        assert array.nbytes == len(self.octets)
        self.octets[:] = np.frombuffer(array.tobytes(), np.uint8)

    def get(self, array: Any) -> None:
        """Copy this memory into an array."""
        assert array.nbytes == len(self.octets)
        array.reshape(-1).view(np.uint8)[:] = self.octets


class Kernel:
    """A kernel whose threads run one after the other."""

    def __init__(self, game: Game) -> None:
        text = gpu.kernel_of(game).replace("ptx_kernel ", "")
        for number, value in (
            ("tid", "load i32, ptr @thread"), ("ntid", f"add i32 0, {THREADS}"),
            ("ctaid", "load i32, ptr @block"),
        ):  # fmt: skip
            text = text.replace(f"declare i32 @{NUMBERS}.{number}.x()\n", "")
            text = text.replace(f"call i32 @{NUMBERS}.{number}.x()", value)
        text = "@thread = external global i32\n@block = external global i32\n" + text
        functions, taken = {"simulate": whole_game(game.rules)}, {"simulate": signature(game.state)}
        module = compiler.translate_all(functions, taken, SUPPORT).module
        module.link_in(llvm.parse_assembly(text))
        module.verify()
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine(opt=2)
        self.engine = llvm.create_mcjit_compiler(module, machine)
        self.engine.finalize_object()
        self.where = [
            ctypes.c_int32.from_address(self.engine.get_global_value_address(name))
            for name in ("thread", "block")
        ]

    def run(self, threads: int, *given: Memory | int) -> None:
        """Run this many threads, and the surplus threads of the last block."""
        kinds = (ctypes.c_void_p if isinstance(g, Memory) else ctypes.c_int64 for g in given)
        kernel = ctypes.CFUNCTYPE(None, *kinds)(self.engine.get_function_address(KERNEL))
        values = [g.octets.ctypes.data if isinstance(g, Memory) else g for g in given]
        for thread in range(-(-threads // THREADS) * THREADS):
            self.where[0].value, self.where[1].value = thread % THREADS, thread // THREADS
            kernel(*values)


def on_the_processor(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the kernel of this game run on the processor."""
    kernel = Kernel(game)
    monkeypatch.setattr(gpu.gpu, "kept", lambda *given: b"")
    monkeypatch.setattr(gpu, "Kernel", lambda code: kernel)
    monkeypatch.setattr(gpu, "Memory", Memory)
    monkeypatch.setattr(gpu.Device, "first", lambda: None)
