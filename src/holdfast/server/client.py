"""The files of the browser client, as the server delivers them."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

_PAGES = re.compile(
    r"(?:|table/.*|replay|(?:learn|rules|cards|t|deal|group|day|puzzles|voyage|club|ask)/.+"
    r"|open|account|notices|profile|clubs|study)"
)
_ADMIN_PAGE = "admin"
_HASHED = re.compile(r"assets/.*-[\w-]{8,}\.\w+")

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Holdfast</title>
<h1>The client is not built yet</h1>
<p>The server runs, but the browser client has not been built. In a checkout, <code>make play</code>
builds it and starts the server.</p>
<p lang="de">Der Server läuft, aber die Oberfläche für den Browser ist noch nicht gebaut. In einem
Checkout baut <code>make play</code> sie und startet den Server.</p>
</html>
"""


class Client:
    """ASGI application that serves the client where no other route matches.

    It serves files by name, and the single page for every address that the client knows.
    """

    def __init__(self, folder: Path | None, fallback: ASGIApp, admin: bool = False) -> None:
        """Create the application.

        `admin`: whether there is a page for the host of the server.
        """
        self._admin = admin
        self._folder = folder
        self._fallback = fallback

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a page or a file of the client."""
        path = scope["path"].removeprefix("/")
        answer = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            is_page = _PAGES.fullmatch(path) or (self._admin and path == _ADMIN_PAGE)
            answer = self._page() if is_page else self._file(path)
        await (answer or self._fallback)(scope, receive, send)

    def _page(self) -> Response:
        if self._folder is None:
            return HTMLResponse(NOT_BUILT, 503)
        return FileResponse(self._folder / "index.html", headers={"cache-control": "no-cache"})

    def _file(self, path: str) -> Response | None:
        if self._folder is None or "\0" in path:
            return None
        try:
            file = (self._folder / path).resolve()
            if not file.is_relative_to(self._folder.resolve()) or not file.is_file():
                return None
        except (OSError, ValueError):  # no file can have such a name
            return None
        # A file with a hash of its content in its name never changes.
        caching = "public, max-age=31536000, immutable" if _HASHED.fullmatch(path) else "no-cache"
        return FileResponse(file, headers={"cache-control": caching})
