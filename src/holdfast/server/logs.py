"""Logs: lines for people or for machines, and never the secret of a seat in any of them.

Secrets stand in the addresses of requests. Nothing here logs an address with its query; should
anything else do so, the secret is taken out of the finished line.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Literal

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

_SECRET = re.compile(r"""(token(?:=|%3D|\\?["']?\s*[:=]\s*\\?["']?))[\w~.%-]+""", re.IGNORECASE)


def discreet(line: str) -> str:
    """The same without any secret of a seat."""
    return _SECRET.sub(r"\1…", line)


class Plain(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return discreet(super().format(record))


class Structured(logging.Formatter):
    """A line for machines: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        said |= getattr(record, "facts", {})
        if record.exc_info:
            said["error"] = discreet(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def configure(form: Form = "text", level: Level = "warning") -> None:
    """Write what this process logs to its standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Structured() if form == "json" else Plain())
    logging.basicConfig(handlers=[handler], level="WARNING", force=True)
    logging.getLogger("holdfast").setLevel(level.upper())
