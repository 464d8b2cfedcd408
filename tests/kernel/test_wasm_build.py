"""Tests of building rules for WebAssembly: support code, and errors when something is missing."""

from __future__ import annotations

import ctypes

import llvmlite.binding as llvm
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel import wasm_build

STORED = """
define void @store(ptr %to, i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %1 = zext i64 %a0 to i128
  %2 = zext i64 %a1 to i128
  %3 = shl i128 %2, 64
  %a = or i128 %1, %3
  %4 = zext i64 %b0 to i128
  %5 = zext i64 %b1 to i128
  %6 = shl i128 %5, 64
  %b = or i128 %4, %6
  %product = call i128 @__multi3(i128 %a, i128 %b)
  store i128 %product, ptr %to, align 1
  ret void
}
"""
WORD = 2**64


@pytest.fixture(scope="module")
def product() -> object:
    """Return the 128-bit product that modules bring along, compiled for this processor."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine()
    runner = llvm.create_mcjit_compiler(llvm.parse_assembly(wasm_build.SUPPORT + STORED), machine)
    runner.finalize_object()
    word = ctypes.c_uint64
    store = ctypes.CFUNCTYPE(None, ctypes.c_void_p, word, word, word, word)(
        runner.get_function_address("store")
    )

    def product(a: int, b: int) -> int:
        out = (word * 2)()
        store(ctypes.addressof(out), a % WORD, a // WORD, b % WORD, b // WORD)
        return out[0] + WORD * out[1]

    product.runner = runner  # type: ignore[attr-defined]
    return product


@given(st.integers(0, 2**128 - 1), st.integers(0, 2**128 - 1))
def test_products_of_128_bits(product: object, a: int, b: int) -> None:
    assert product(a, b) == a * b % 2**128  # type: ignore[operator]


def test_a_function_that_pages_lack_is_named() -> None:
    pytest.importorskip("ziglang", reason="the linker for WebAssembly is not installed")
    text = """
    declare double @sinister(double)
    define double @left(double %x) {
      %y = call double @sinister(double %x)
      ret double %y
    }
    """
    with pytest.raises(wasm_build.WasmError, match="undefined symbol: sinister"):
        wasm_build.link_object(wasm_build.emit_object(llvm.parse_assembly(text)), ["left"])


def test_without_a_linker_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm_build, "find_spec", lambda name: None)
    with pytest.raises(wasm_build.WasmError, match=r"pip install holdfast\[page\]"):
        wasm_build.linker()
