"""Tests of the page's compiled modules: same behaviour, and tracebacks with only first lines."""

from __future__ import annotations

import py_compile
import traceback
from importlib.machinery import SourcelessFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

import first_lines

MODULE = """

def halve(numbers):
    found = []
    for number in numbers:
        try:
            found.append(
                100 // number
            )
        except ZeroDivisionError:
            found.append(None)
    return found


def fail():
    def inner():

        raise LookupError

    inner()
"""


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    """Return the path of a compiled module, in a folder of its own."""
    source = tmp_path / "module.py"
    source.write_text(MODULE, "utf-8")
    return Path(py_compile.compile(str(source), str(tmp_path / "compiled" / "module.pyc")))


def load(compiled: Path) -> Any:
    """Import a compiled module."""
    spec = spec_from_loader("module", SourcelessFileLoader("module", str(compiled)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lines(module: Any) -> list[tuple[str, int | None]]:
    """Return the functions and lines of a traceback."""
    with pytest.raises(LookupError) as failed:
        module.fail()
    frames = traceback.extract_tb(failed.tb)
    return [(frame.name, frame.lineno) for frame in frames if frame.name in ("fail", "inner")]


def test_modules_do_the_same_with_less(compiled: Path) -> None:
    before, size = load(compiled), compiled.stat().st_size
    assert lines(before) == [("fail", 20), ("inner", 18)]
    first_lines.shorten(compiled.parent)
    after = load(compiled)
    assert after.halve([5, 0, 1]) == before.halve([5, 0, 1]) == [20, None, 100]
    assert lines(after) == [("fail", 15), ("inner", 16)]
    assert compiled.stat().st_size < size
