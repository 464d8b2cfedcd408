"""Compiled modules without the table that says which line each instruction comes from.

A page has no sources to show lines of, and these tables are two fifths of its packed modules.
Tracebacks name the first line of each function instead. Python in Pyodide runs this file
(`tools/translate.mjs`).
"""

from __future__ import annotations

import marshal
import types
from pathlib import Path

HEADER = 16
"""Bytes of a compiled module before its code."""
UNITS = 8
"""Maximum number of instructions that an entry of the table covers."""
SAME_LINE = 0x80 | 13 << 3
"""First byte of an entry without columns; its second byte is the number of lines further down."""


def with_first_lines(code: types.CodeType) -> types.CodeType:
    """Return the same code, with all instructions of a function in its first line."""
    size = len(code.co_code) // 2
    entries = (bytes([SAME_LINE | min(UNITS, size - at) - 1, 0]) for at in range(0, size, UNITS))
    constants = tuple(
        with_first_lines(one) if isinstance(one, types.CodeType) else one for one in code.co_consts
    )
    return code.replace(co_consts=constants, co_linetable=b"".join(entries))


def shorten(folder: Path) -> None:
    """Rewrite all compiled modules in a folder."""
    for file in folder.rglob("*.pyc"):
        octets = file.read_bytes()
        code = with_first_lines(marshal.loads(octets[HEADER:]))
        file.write_bytes(octets[:HEADER] + marshal.dumps(code))
