"""A host of plain files: `python -m bench.plain_host FOLDER LOG [BYTES_PER_SECOND]`.

It compresses nothing, sets no cache headers and serves only files. For each file that it has sent,
a line in LOG has the time, the bytes and the path. All connections together send no more bytes a
second than the limit, as on a phone's line.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from math import inf
from pathlib import Path
from typing import Any

PIECE = 4096
"""Bytes that are sent between two pauses."""
DELAY = 0.15
"""Seconds from a request to its answer on a slow line."""


class Fetched:
    """The bytes that a host has sent, until a time in seconds since 1970."""

    def __init__(self, log: Path, until: float = inf) -> None:
        rows = [line.split(" ", 2) for line in log.read_text("utf-8").splitlines()]
        lines = [(size, path) for at, size, path in rows if float(at) <= until]
        self.octets = sum(int(size) for size, _ in lines)
        self.requests = len(lines)
        times = Counter(path for _, path in lines)
        self.twice = sum(int(size) for size, path in lines if times[path] > 1) // 2


class Host:
    """A running host."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self._log = log

    def fetched(self, until: float = inf) -> Fetched:
        """Return what was sent until a time, since the start or the last `forget`."""
        return Fetched(self._log, until)

    def forget(self) -> None:
        """Reset the counters."""
        os.truncate(self._log, 0)


@contextmanager
def serve(folder: Path, octets_per_second: int = 0) -> Iterator[Host]:
    """Run a file host in a process of its own until the end of the block."""
    with tempfile.TemporaryDirectory() as place:
        log = Path(place) / "log"
        log.touch()
        command = [sys.executable, "-m", "bench.plain_host", str(folder), str(log)]
        process = subprocess.Popen(
            [*command, str(octets_per_second)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        try:
            yield Host(f"http://127.0.0.1:{process.stdout.readline().strip()}/", log)
        finally:
            process.terminate()
            process.wait()


class _Line:
    """A connection with limited bandwidth, shared by all requests."""

    def __init__(self, octets_per_second: int) -> None:
        self._rate = octets_per_second
        self._free = 0.0
        self._lock = threading.Lock()

    def wait(self, octets: int) -> None:
        """Wait until this number of bytes has passed."""
        if not self._rate:
            return
        with self._lock:
            self._free = max(self._free, time.monotonic()) + octets / self._rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))

    def delay(self) -> None:
        """Wait for the latency of a request."""
        if self._rate:
            time.sleep(DELAY)


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, line: _Line, log: Any, *arguments: Any, **named: Any) -> None:
        self._line, self._log = line, log
        super().__init__(*arguments, **named)

    def do_GET(self) -> None:
        """Send a file."""
        self._line.delay()
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file piece by piece, and note its size."""
        size = 0
        while piece := source.read(PIECE if self._line._rate else 1 << 20):
            self._line.wait(len(piece))
            outputfile.write(piece)
            size += len(piece)
        self._log.write(f"{time.time()} {size} {self.path}\n")
        self._log.flush()

    def log_message(self, format: str, *arguments: object) -> None:
        """Do nothing."""


def main(folder: str, log: str, octets_per_second: str = "0") -> None:
    """Serve the files of a folder until the process is stopped."""
    with Path(log).open("a", encoding="utf-8") as noted:
        handler = partial(_Handler, _Line(int(octets_per_second)), noted, directory=folder)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        server.daemon_threads = True
        print(server.server_address[1], flush=True)
        server.serve_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])
