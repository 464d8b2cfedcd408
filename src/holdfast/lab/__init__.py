"""The lab: experiments with bots and games on all cores, repeatable on any machine.

`runs` plays many games of one plan and stores them as tables, `report` makes balance reports of
them, `tuning` searches for content values, and `statistics` has the estimates that all of these
use. `experiment` joins runs with the estimates that can end them early. `puzzles` finds positions
for puzzles in games of bots. The server and the players at a table do not need the lab.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from holdfast.lab.experiment import Run, run
    from holdfast.lab.report.balance import Report

__all__ = ["Report", "Run", "run"]


def __getattr__(name: str) -> Any:
    """Import a public name on first use: runs need Polars, the rest of the lab does not."""
    if name in ("Run", "run"):
        from holdfast.lab import experiment

        return getattr(experiment, name)
    if name == "Report":
        from holdfast.lab.report.balance import Report

        return Report
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
