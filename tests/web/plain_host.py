"""The static site on a host that only serves files."""

from __future__ import annotations

import json
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import static_site
from holdfast.offline import boot

# Every table has the same entropy, so that failures can be repeated. Bots decide alone, since what
# they take from a team's wishes depends on when these arrive.
FIXED_ENTROPY = '''
from holdfast.hosting import rooms
from holdfast.table.plans import TeamPlanning


class FixedEntropy:
    """The same every time."""

    def seed(self):
        return 5

    def for_move(self, table):
        return f"{5 + table.seq:032x}"

    def noise(self, table):
        return 5 + table.seq


rooms.SystemEntropy = FixedEntropy
TeamPlanning.wishes = lambda planning, seat: {}
'''
FIRST = "holdfast/offline/boot.pyc"
"""Modules that every page imports."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: object) -> None:
        """Log nothing."""


class PlainHost:
    """A file server for a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        serve = partial(_Quiet, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), serve)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop the server."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def version(self) -> str:
        """The version of the site in the service worker."""
        first = (self.folder / "sw.js").read_text("utf-8").splitlines()[0]
        return first.split('"')[1]

    def change(self, version: str) -> None:
        """Publish another version: the same files with another version in the service worker."""
        worker = self.folder / "sw.js"
        worker.write_text(worker.read_text("utf-8").replace(self.version, version, 1), "utf-8")


def copy_with_fixed_entropy(built: Path, folder: Path) -> Path:
    """Copy the built site to a folder, with fixed entropy, and return the copy."""
    shutil.copytree(built, folder)
    site = json.loads((folder / "site.json").read_text("utf-8"))
    before = [path for path, _ in site["packs"]["library"]]
    packed = b"".join((folder / path).read_bytes() for path in before)
    files = static_site.files_of(static_site.decompressed(packed))
    del files[FIRST]
    files[FIRST.removesuffix("c")] = (
        Path(boot.__file__).read_text("utf-8") + FIXED_ENTROPY
    ).encode()
    changed = static_site.compressed(static_site.row(files))
    piece = "packs/with-fixed-entropy.bin"
    (folder / piece).write_bytes(changed)
    site["packs"]["library"] = [[piece, len(changed)]]
    (folder / "site.json").write_text(json.dumps(site), "utf-8")
    worker = (folder / "sw.js").read_text("utf-8").replace(before[0], piece, 1)
    (folder / "sw.js").write_text(worker, "utf-8")
    return folder
