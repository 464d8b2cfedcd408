"""Tables for the tests of environments."""

from __future__ import annotations

import pytest

PLAYERS = {"outlast": 4, "outlive": 3, "exoworld": 3, "outbreak": 4}
QUICKLY_COMPILED = {"outlast", "outlive"}
NAMES = [
    pytest.param(name, marks=[] if name in QUICKLY_COMPILED else [pytest.mark.long])
    for name in sorted(PLAYERS)
]
"""Games that step many tables at a time; compiling that for the others takes a minute or more."""
