"""The lab: experiments with bots and games, on all cores, that anybody can repeat.

`ladder` lets all levels play each other and rates them, `report` prints that. `run` plays many
games of one `plan` on a backend of `backends` (one of which has a GPU choose the moves, by
`choosing`), counts what `counted` says by `recording`, and keeps it in a `store`; `balance` makes a
report of it that is read in a browser. `intervals` say how sure a number is. Nothing here serves
people who play, and nothing else in the house needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from holdfast.lab.report.balance import Report
    from holdfast.lab.runs.run import Run, run

__all__ = ["Report", "Run", "run"]


def __getattr__(name: str) -> Any:
    """Runs need more than the rest of the lab: they are loaded for whoever asks for them."""
    if name in ("Run", "run"):
        from holdfast.lab.runs import run as runs

        return getattr(runs, name)
    if name == "Report":
        from holdfast.lab.report.balance import Report

        return Report
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
