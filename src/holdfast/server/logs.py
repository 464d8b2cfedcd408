"""Log formats: lines for people or JSON for machines, always without the tokens of seats.

Tokens occur in the query strings of requests. Nothing here logs a query string. If anything else
does, the token is removed from the finished line. Codes, and what belongs to an account, occur in
paths.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Literal

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

START = "holdfast.start"
"""Name of the logger of what a server says once, when it starts."""

_SECRET = re.compile(r"""(token(?:=|%3D|\\?["']?\s*[:=]\s*\\?["']?))[\w~.%-]+""", re.IGNORECASE)
_NAMED = re.compile(r"/(codes|devices|stop|passkeys|sessions|accounts)/(?!options$)[^/]+")
"""Parts of paths that let somebody in, or name something of an account."""


def discreet_path(path: str) -> str:
    """Return the path of a request without codes, and without what belongs to an account."""
    return _NAMED.sub(r"/\1/…", path)


def discreet(line: str) -> str:
    """Return the line with all tokens of seats removed."""
    return _SECRET.sub(r"\1…", line)


class TextFormatter(logging.Formatter):
    """Formatter for people: one line of text."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line, without tokens."""
        return discreet(super().format(record))


class JsonFormatter(logging.Formatter):
    """Formatter for machines: one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a JSON object, without tokens."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        fields |= getattr(record, "facts", {})
        if record.exc_info:
            fields["error"] = discreet(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)


def configure(form: Form = "text", level: Level = "warning") -> None:
    """Log this process to standard error, in this format and from this level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(handlers=[handler], level="WARNING", force=True)
    logging.getLogger("holdfast").setLevel(level.upper())
    if level == "warning":  # at the default level, messages at the start are shown too
        logging.getLogger(START).setLevel("INFO")
