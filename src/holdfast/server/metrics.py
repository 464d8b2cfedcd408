"""Metrics: what a host watches, in the text format of Prometheus.

The format is a page of plain lines, so they are written here: a package would count for all servers
in a process at once, and everybody who only plays would install it too. No label holds anything
that a visitor can choose.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.005, 0.02, 0.1, 0.5, 2.0, 10.0)
"""The upper bounds in which times are counted."""

Labels = tuple[tuple[str, str], ...]

COUNTED = {
    "holdfast_requests_total": "HTTP requests answered, by method and status.",
    "holdfast_writes_total": "Transactions, by outcome: stored, or why not.",
}
TIMED = {
    "holdfast_request_seconds": "How long HTTP requests took.",
    "holdfast_write_seconds": "How long transactions took, with the time they waited for.",
}
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class Metrics:
    """What has been counted and timed since the server was started."""

    def __init__(self) -> None:
        self._started = time.time()
        self._counts: dict[str, Counter[Labels]] = {name: Counter() for name in COUNTED}
        self._below: dict[str, list[int]] = {name: [0] * len(SECONDS) for name in TIMED}
        self._times: Counter[str] = Counter()
        self._sums: dict[str, float] = dict.fromkeys(TIMED, 0.0)

    def answered(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        method = method if method in METHODS else "other"
        labels = (("method", method), ("status", str(status)))
        self._counts["holdfast_requests_total"][labels] += 1
        self._time("holdfast_request_seconds", seconds)

    def written(self, outcome: str, seconds: float) -> None:
        """A transaction has ended."""
        self._counts["holdfast_writes_total"][(("outcome", outcome),)] += 1
        self._time("holdfast_write_seconds", seconds)

    def _time(self, name: str, seconds: float) -> None:
        self._times[name] += 1
        self._sums[name] += seconds
        for at, bound in enumerate(SECONDS):
            self._below[name][at] += seconds <= bound

    def text(self, version: str, gauges: Mapping[str, tuple[str, int]]) -> str:
        """All of it, with what is the case now: for each gauge what it means and how much it is."""
        return "\n".join(self._lines(version, gauges)) + "\n"

    def _lines(self, version: str, gauges: Mapping[str, tuple[str, int]]) -> Iterator[str]:
        yield from _head("holdfast_info", "gauge", "The version that runs.")
        yield _line("holdfast_info", (("version", version),), 1)
        yield from _head("holdfast_started_seconds", "gauge", "When it was started (Unix time).")
        yield _line("holdfast_started_seconds", (), round(self._started, 3))
        for name, (meaning, value) in gauges.items():
            yield from _head(name, "gauge", meaning)
            yield _line(name, (), value)
        for name, meaning in COUNTED.items():
            yield from _head(name, "counter", meaning)
            for labels, count in sorted(self._counts[name].items()):
                yield _line(name, labels, count)
        for name, meaning in TIMED.items():
            yield from _head(name, "histogram", meaning)
            for bound, below in zip(SECONDS, self._below[name], strict=True):
                yield _line(f"{name}_bucket", (("le", str(bound)),), below)
            yield _line(f"{name}_bucket", (("le", "+Inf"),), self._times[name])
            yield _line(f"{name}_sum", (), round(self._sums[name], 6))
            yield _line(f"{name}_count", (), self._times[name])


def _head(name: str, kind: Literal["counter", "gauge", "histogram"], meaning: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"


def _line(name: str, labels: Labels, value: float) -> str:
    inside = ",".join(f'{label}="{text}"' for label, text in labels)
    return f"{name}{{{inside}}} {value}" if inside else f"{name} {value}"
