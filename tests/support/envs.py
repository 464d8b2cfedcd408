"""The tables that environments are tested with."""

from __future__ import annotations

import pytest

PLAYERS = {"outlast": 4, "outlive": 3, "exoworld": 3, "outbreak": 4}
QUICKLY_COMPILED = {"outlast", "outlive"}
NAMES = [
    pytest.param(name, marks=[] if name in QUICKLY_COMPILED else [pytest.mark.long])
    for name in sorted(PLAYERS)
]
"""The games. To step the others many at a time takes the compiler a minute and more."""
