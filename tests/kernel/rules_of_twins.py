"""Rules in a module of their own, which test_interpreted calls by the module's name."""

from __future__ import annotations

from holdfast.kernel.record import i1, i2
from holdfast.kernel.rule import rule
from holdfast.kernel.tables import table

STEP = 7
ROWS = table("rows", [[1, 2, 3], [4, 5, 6]])
TOOLS = table(
    "tools",
    [{"id": "axe", "cost": 2, "needs": [1, 0]}, {"id": "rope", "cost": 300, "needs": [0, 3]}],
    cost=i2,
    needs=(i1, 2),
)


@rule
def twice(x: int) -> int:
    """Return twice a number plus a constant, as a rule that other rules call."""
    return 2 * x + STEP
