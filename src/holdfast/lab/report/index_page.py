"""The list of all runs in a folder as an HTML page, with their progress and reports.

The server shows it if its settings name a folder. This module only reads.
"""

from __future__ import annotations

import hashlib
import time
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from holdfast import games
from holdfast.kernel.translations import Text
from holdfast.lab.report.page import scripts, style
from holdfast.lab.runs.plan import format_lineup
from holdfast.lab.runs.store import BLOCKS, MANIFEST, RunError, read_manifest
from holdfast.lab.runs.variants import format_patch

REPORT = "report.html"
DEEP = 3
"""Depth of folders that are searched: folders of tuning contain runs."""
MOST = 500
"""Maximum number of runs that are listed."""
AGAIN = 10
"""Seconds after which a browser reloads while a run is being played."""

_SAFE = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


@dataclass(frozen=True)
class ListedRun:
    """A run in the list."""

    name: str
    """The path of the run within the folder of all runs."""
    manifest: dict[str, Any] | None
    """The manifest, or None if it cannot be read."""
    played: int
    changed: float
    """The time of the last write, in seconds since the epoch."""
    report: bool

    @property
    def is_finished(self) -> bool:
        """Whether the run is finished."""
        return self.manifest is not None and bool(self.manifest["finished"])


class RunList:
    """The runs in a folder."""

    def __init__(self, folder: Path | str, clock: Callable[[], float] = time.time) -> None:
        self.folder = Path(folder)
        self._clock = clock
        if not self.folder.is_dir():
            raise RunError(f"there is no folder {folder} of runs")

    def runs(self) -> list[ListedRun]:
        """Return all runs, the last written first."""
        found = [self._read_run(path.parent) for path in self._manifests(self.folder, DEEP)]
        return sorted(found, key=lambda run: (-run.changed, run.name))[:MOST]

    def _manifests(self, folder: Path, deep: int) -> list[Path]:
        try:
            inside = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
        except OSError:  # it is not readable, or was just deleted
            return []
        found = [path for path in inside if path.name == MANIFEST and path.is_file()]
        if found or not deep:
            return found
        for path in inside:
            if path.is_dir() and not path.is_symlink():
                found += self._manifests(path, deep - 1)
        return found

    def _read_run(self, folder: Path) -> ListedRun:
        name = folder.relative_to(self.folder).as_posix()
        changed = _last_write(folder / MANIFEST)
        try:
            manifest = read_manifest(folder)
            blocks = list((folder / BLOCKS).glob("*.arrow"))
            # The last block of a part may be smaller. It counts as a full block until the part is
            # written.
            played = sum(part["games"] for part in manifest["parts"])
            played = min(played + len(blocks) * manifest["block_games"], manifest["games"])
            format_lineup(tuple(manifest["players"]))
        except (RunError, KeyError, TypeError, ValueError):
            return ListedRun(name, None, 0, changed, False)
        changed = max([changed, *map(_last_write, blocks)])
        return ListedRun(name, manifest, played, changed, (folder / REPORT).is_file())

    # Pages

    def page(self, language: str) -> tuple[str, str]:
        """Return the list as HTML, and its content security policy."""
        text = Text(Path(__file__).parent / "text", language)
        runs = self.runs()
        playing = any(run.manifest is not None and not run.is_finished for run in runs)
        heads = ("run", "game", "games", "players", "changed", "state", "report")
        head = "".join(f"<th>{escape(text(f'lab-{name}'))}</th>" for name in heads)
        rows = "".join(self._row(run, text) for run in runs)
        again = f'<meta http-equiv="refresh" content="{AGAIN}">' if playing else ""
        table = (
            f'<div class="scroll"><table class="grid"><thead><tr>{head}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
            if runs
            else f"<p>{escape(text('lab-none'))}</p>"
        )
        title, looks, (theme, _) = escape(text("lab-title")), style(), scripts()
        return (
            f'<!doctype html>\n<html lang="{language}" data-theme="light"><head>'
            '<meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">{again}'
            f"<title>{title}</title><style>{looks}</style>"
            f"<script>{theme}</script></head><body>"
            '<div class="sheet"><header><div class="masthead"><span class="house">Holdfast Lab'
            f'</span></div><div class="title"><h1>{title}</h1></div></header>'
            f"<main>{table}</main></div></body></html>\n",
            f"default-src 'none'; style-src '{_hash(looks)}'; font-src data:; "
            f"script-src '{_hash(theme)}'; {_SAFE}",
        )

    def _row(self, run: ListedRun, text: Text) -> str:
        name = f'<td class="name">{escape(run.name)}</td>'
        if run.manifest is None:
            damaged = escape(text("lab-damaged"))
            return f"<tr>{name}<td></td><td></td><td></td><td></td><td>{damaged}</td><td></td></tr>"
        told_ = run.manifest
        most = told_["until"].get("most", told_["games"])
        played = count(run.played, text.language)
        played += "" if run.is_finished else f" / {count(most, text.language)}"
        state = text("lab-finished") if run.is_finished else text(
            "lab-playing", percent=100 * run.played // max(1, most), ago=self._ago(run, text)
        )  # fmt: skip
        changed = ", ".join(
            [
                *format_patch(told_["content_patch"]),
                *([told_["until"]["goal"]] if told_["until"] else []),
            ]
        )
        report = escape(text("lab-no-report"))
        if run.report:
            show = escape(text("lab-show"))
            report = f'<a href="/lab/{quote(run.name)}/{REPORT}">{show}</a>'
        game, players = (
            _title(str(told_["game"]), text.language),
            format_lineup(tuple(told_["players"])),
        )
        cells = (game, played, players, changed, state)
        shown = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        return f"<tr>{name}{shown}<td>{report}</td></tr>"

    def _ago(self, run: ListedRun, text: Text) -> str:
        minutes = int(self._clock() - run.changed) // 60
        if minutes < 1:
            return text("lab-now")
        if minutes < 120:
            return text("lab-minutes", count=minutes)
        return text("lab-hours", count=minutes // 60)

    def report(self, name: str) -> tuple[bytes, str] | None:
        """Return the report of a run and its content security policy, or None.

        The policy allows the lab's own scripts without network access, and no others.
        """
        run = next((run for run in self.runs() if run.name == name and run.report), None)
        if run is None:
            return None
        path = self.folder / run.name / REPORT
        try:
            if path.is_symlink():
                return None  # its target may be any file of the machine
            page = path.read_bytes()
        except OSError:
            return None
        hashes = " ".join(f"'{_hash(script)}'" for script in scripts())
        return page, (
            "default-src 'none'; style-src 'unsafe-inline'; font-src data:; "
            f"script-src {hashes}; {_SAFE}"
        )


def count(number: int, language: str) -> str:
    """Return a number formatted for a language."""
    return f"{number:,}".replace(",", "." if language == "de" else ",")


def _title(game: str, language: str) -> str:
    """Return the title of a game, or its name if the game is not installed."""
    return games.load(game).text(language)("game-title") if game in games.names() else game


def _hash(text: str) -> str:
    return f"sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _last_write(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
