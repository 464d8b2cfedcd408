"""The load of other programs on a machine while something was measured on it."""

from __future__ import annotations

import os
from pathlib import Path

STAT = Path("/proc/stat")


class Busy:
    """The load of the machine since this object was made."""

    def __init__(self) -> None:
        self._before = _times()

    def report(self) -> str:
        """Return the load of the machine, and the CPU time taken by other virtual machines."""
        text = f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
        (taken, all_), (taken_before, all_before) = _times(), self._before
        if all_ > all_before:
            share = (taken - taken_before) / (all_ - all_before)
            text += f"; {share:.0%} of their time was taken by other machines on the same processor"
        return f"{text}."


def _times() -> tuple[int, int]:
    """Return the CPU time taken by other virtual machines, and the total. Both are 0 if unknown."""
    if not STAT.exists():
        return 0, 0
    # user, nice, system, idle, iowait, irq, softirq, steal: man 5 proc
    times = [int(time) for time in STAT.read_text().partition("\n")[0].split()[1:9]]
    return times[7], sum(times)
