"""The GPU mode: the same rules, with one game on each thread.

The compiler's translation of the rules is emitted for NVIDIA GPUs instead of for the host CPU: each
rule once, and each table once in global memory. Positions are the same bytes as in the other modes.
Machine code is cached on disk under a hash of its source. What a thread does with the rules is the
caller's: `lab/runs/gpu.py` chooses games, and `bench/gpu_simulation.py` measures random play.

Only this module imports the CUDA driver bindings, an optional dependency (`pip install
holdfast[gpu]`). Compilation to PTX needs neither them nor a GPU.
"""

from __future__ import annotations

import ctypes
import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
from cuda.bindings import driver

from holdfast.kernel import compiler
from holdfast.kernel.game import Game

# Chosen by measurement:
THREADS = 64  # per block: games take different branches, so small blocks waste less
REGISTERS = 128  # per thread without sweeps: long rules need as many
INLINE = 20  # the backend multiplies it by 11; more copies would not fit the instruction cache

TRIPLE = "nvptx64-nvidia-cuda"
KERNEL = "play_games"


class GpuError(Exception):
    """An error of the GPU driver, with the driver's message."""


# Rules share no memory with Python, so reference counting does nothing.
_SUPPORT = """
define void @NRT_incref(ptr %0) alwaysinline { ret void }
define void @NRT_decref(ptr %0) alwaysinline { ret void }
"""

DECLARED = """\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"""
"""LLVM declarations that every kernel needs."""


def own_number(thread: str, threads: str) -> str:
    """Return LLVM source that computes the thread's number as `%{thread}`.

    The thread ends if its number is not below `%{threads}`.
    """
    return f"""\
  %at = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %before = mul i32 %block, %in
  %index = add i32 %before, %at
  %{thread} = zext i32 %index to i64
  %there = icmp ult i64 %{thread}, %{threads}
  br i1 %there, label %go, label %end"""


def kernel_ptx(simulate: Any, taken: Any, kernel: str, capability: tuple[int, int]) -> str:
    """Return a thread function and the kernel that calls it as `simulate`, as PTX."""
    translation = compiler.translate_all({"simulate": simulate}, {"simulate": taken}, _SUPPORT)
    # Within the kernel the compiler knows that a position is in local memory, so that its addresses
    # take one register instead of two. A function of its own would take any address.
    translation.module.get_function("simulate").add_function_attribute("alwaysinline")
    translation.module.link_in(llvm.parse_assembly(kernel))
    return emit_ptx(translation.module, capability)


def emit_ptx(module: Any, capability: tuple[int, int]) -> str:
    """Return an LLVM module as PTX."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name != KERNEL:
            value.linkage = "internal"
    # A CPU reads unaligned table entries; a GPU only reads at multiples of the entry's size.
    text = re.sub(r"(?m)^(@.* constant .*), align \d+$", r"\1, align 16", str(module))
    text = re.sub(r'(?m)^attributes (#\d+) = .*"target-cpu".*$', _without_processor, text)
    module = llvm.parse_assembly(text)
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu=f"sm_{capability[0]}{capability[1]}", features="+ptx80", opt=3
    )
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    tuning = llvm.create_pipeline_tuning_options(3)
    tuning.inlining_threshold = INLINE
    tuning.loop_unrolling = False
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return without_narrow_extremes(machine.emit_assembly(module))


# The driver's optimiser compiles 16-bit `min` and `max` wrongly (seen with driver 580 on an H200,
# where a loop over one meeple is skipped). So they are replaced by 32-bit instructions.
_NARROW = re.compile(r"(?m)^\t(max|min)\.([su])16 \t(%rs\d+), (%rs\d+|-?\d+), (%rs\d+|-?\d+);$")


def without_narrow_extremes(ptx: str) -> str:
    """Return PTX in which 16-bit `min` and `max` are replaced by 32-bit ones."""
    return _NARROW.sub(_widen_extreme, ptx)


def _widen_extreme(line: re.Match[str]) -> str:
    """Return the 32-bit replacement of one 16-bit `min` or `max` instruction."""
    which, sign, to, *given = line.groups()
    wide = [
        f"cvt.{sign}32.{sign}16 %wide{n}, {number};"
        if number.startswith("%")
        else f"mov.b32 %wide{n}, {number};"
        for n, number in enumerate(given)
    ]
    taken = f"{which}.{sign}32 %wide0, %wide0, %wide1; cvt.u16.u32 {to}, %wide0;"
    return f"\t{{ .reg .b32 %wide<2>; {' '.join(wide)} {taken} }}"


def _without_processor(line: re.Match[str]) -> str:
    """Return LLVM function attributes without those for the host CPU."""
    return re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", line[0])


def _call_driver(function: Any, *arguments: Any) -> Any:
    """Call a driver function and return its results; raise GpuError if it fails."""
    status, *given = function(*arguments)
    if int(status):
        _, words = driver.cuGetErrorString(status)
        raise GpuError(f"{function.__name__}: {(words or b'?').decode()}")
    return given[0] if len(given) == 1 else given


@dataclass(frozen=True)
class Device:
    """The first GPU of the machine, with a context for the current thread."""

    name: str
    capability: tuple[int, int]

    @staticmethod
    def first() -> Device:
        """Return the first GPU, and start the driver for the current thread.

        Raise GpuError if there is no GPU.
        """
        try:
            _call_driver(driver.cuInit, 0)
        except RuntimeError as error:  # raised by the bindings if there is no driver
            raise GpuError(str(error)) from None
        device = _call_driver(driver.cuDeviceGet, 0)
        context = _call_driver(driver.cuDevicePrimaryCtxRetain, device)
        _call_driver(driver.cuCtxSetCurrent, context)
        attribute = driver.CUdevice_attribute
        major, minor = (
            _call_driver(driver.cuDeviceGetAttribute, named, device)
            for named in (
                attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
            )
        )
        name = _call_driver(driver.cuDeviceGetName, 64, device).rstrip(b"\0").decode()
        return Device(name, (major, minor))


def assemble_ptx(ptx: str, registers: int) -> bytes:
    """Return PTX as machine code for the machine's GPU, compiled by its driver."""
    option = driver.CUjit_option
    errors = bytearray(1 << 14)
    options = {
        option.CU_JIT_MAX_REGISTERS: registers,
        option.CU_JIT_ERROR_LOG_BUFFER: errors,
        option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: len(errors),
    }
    link = _call_driver(driver.cuLinkCreate, len(options), list(options), list(options.values()))
    try:
        text = ptx.encode() + b"\0"
        kind = driver.CUjitInputType.CU_JIT_INPUT_PTX
        _call_driver(driver.cuLinkAddData, link, kind, text, len(text), b"rules", 0, [], [])
        pointer, size = _call_driver(driver.cuLinkComplete, link)
        return ctypes.string_at(int(pointer), size)
    except GpuError as error:
        words = errors.rstrip(b"\0").decode(errors="replace")
        raise GpuError(f"{error}\n{words}") from None
    finally:
        driver.cuLinkDestroy(link)


def cached_kernel(
    game: Game, name: str, assembly: Callable[[tuple[int, int]], str], registers: int
) -> bytes:
    """Return a kernel as machine code from the disk cache, or compile it, which takes a minute."""
    capability = Device.first().capability
    folder = game.cache_folder
    file = folder / f"{name}.sm_{capability[0]}{capability[1]}.cubin"
    if not file.exists():
        made = assemble_ptx(assembly(capability), registers)
        folder.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(made)
        fresh.replace(file)  # atomic: other processes never read a partial file

    return file.read_bytes()


class Memory:
    """A block of GPU memory, freed when it is no longer referenced."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.pointer = _call_driver(driver.cuMemAlloc, size)

    def __del__(self) -> None:
        if hasattr(self, "pointer"):
            driver.cuMemFree(self.pointer)

    def put(self, array: Any) -> None:
        """Copy an array to the GPU."""
        _call_driver(driver.cuMemcpyHtoD, self.pointer, array.ctypes.data, array.nbytes)

    def get(self, array: Any) -> Any:
        """Copy the memory into an array, and return the array."""
        _call_driver(driver.cuMemcpyDtoH, array.ctypes.data, self.pointer, array.nbytes)
        return array


class Kernel:
    """Machine code that is loaded on the GPU."""

    def __init__(self, code: bytes) -> None:
        self._module = _call_driver(driver.cuModuleLoadData, code)
        self._kernel = _call_driver(driver.cuModuleGetFunction, self._module, KERNEL.encode())

    def run(self, threads: int, *given: Memory | int) -> float:
        """Run this number of threads to their end, and return the time in seconds."""
        values = tuple(int(g.pointer) if isinstance(g, Memory) else g for g in given)
        kinds = tuple(ctypes.c_void_p if isinstance(g, Memory) else ctypes.c_int64 for g in given)
        blocks = (threads + THREADS - 1) // THREADS
        _call_driver(driver.cuCtxSynchronize)
        began = time.perf_counter()
        _call_driver(
            driver.cuLaunchKernel, self._kernel, blocks, 1, 1, THREADS, 1, 1, 0, 0,
            (values, kinds), 0,
        )  # fmt: skip
        _call_driver(driver.cuCtxSynchronize)
        return time.perf_counter() - began
