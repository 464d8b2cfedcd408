"""Metrics for operators, in the Prometheus text format.

The format is simple, so it is written here. The usual package counts for all servers in a process
together and would be one more dependency for everyone who only plays. No label holds a value that a
visitor can choose.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.005, 0.02, 0.1, 0.5, 2.0, 10.0)
"""Upper bounds of the histogram buckets, in seconds."""

Labels = tuple[tuple[str, str], ...]

COUNTED = {
    "holdfast_requests_total": "HTTP requests answered, by method and status.",
    "holdfast_writes_total": "Database transactions, by outcome.",
}
TIMED = {
    "holdfast_request_seconds": "Duration of HTTP requests.",
    "holdfast_write_seconds": "Duration of database transactions, including the time in the queue.",
}
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class Metrics:
    """Counters and timings since the server started."""

    def __init__(self) -> None:
        self._started = time.time()
        self._counts: dict[str, Counter[Labels]] = {name: Counter() for name in COUNTED}
        self._below: dict[str, list[int]] = {name: [0] * len(SECONDS) for name in TIMED}
        self._times: Counter[str] = Counter()
        self._sums: dict[str, float] = dict.fromkeys(TIMED, 0.0)

    def count_request(self, method: str, status: int, seconds: float) -> None:
        """Count a request that was answered, and its duration."""
        method = method if method in METHODS else "other"
        labels = (("method", method), ("status", str(status)))
        self._counts["holdfast_requests_total"][labels] += 1
        self._time("holdfast_request_seconds", seconds)

    def count_write(self, outcome: str, seconds: float) -> None:
        """Count a transaction that ended, and its duration."""
        self._counts["holdfast_writes_total"][(("outcome", outcome),)] += 1
        self._time("holdfast_write_seconds", seconds)

    def _time(self, name: str, seconds: float) -> None:
        self._times[name] += 1
        self._sums[name] += seconds
        for at, bound in enumerate(SECONDS):
            self._below[name][at] += seconds <= bound

    def text(self, version: str, gauges: Mapping[str, tuple[str, int]]) -> str:
        """Return all metrics as text, with these gauges: name to (help text, value)."""
        return "\n".join(self._lines(version, gauges)) + "\n"

    def _lines(self, version: str, gauges: Mapping[str, tuple[str, int]]) -> Iterator[str]:
        yield from _head("holdfast_info", "gauge", "Version of the server.")
        yield _line("holdfast_info", (("version", version),), 1)
        yield from _head(
            "holdfast_started_seconds", "gauge", "Start time of the server (Unix time)."
        )
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
