"""The browser client's files: built in web/dist of a checkout, or shipped in the package."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from holdfast.server.problems import fault

_PACKAGE = Path(__file__).parent.parent
FOLDERS = (_PACKAGE / "web_dist", _PACKAGE.parent.parent / "web" / "dist")

_PAGES = re.compile(r"(?:|table/.*|replay)")
_HASHED = re.compile(r"assets/.*-[\w-]{8,}\.\w+")

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Holdfast</title>
<h1>The table is not laid yet</h1>
<p>The server runs, but the browser client has not been built. In a checkout, <code>make play</code>
builds it and starts the server.</p>
<p lang="de">Der Server läuft, aber die Oberfläche für den Browser ist noch nicht gebaut. In einem
Checkout baut <code>make play</code> sie und startet den Server.</p>
</html>
"""


def built_client() -> Path | None:
    """Where the built client lies, if it does."""
    return next((folder for folder in FOLDERS if (folder / "index.html").is_file()), None)


def install(app: FastAPI, folder: Path | None) -> None:
    """Serve the client: its files by name, and its one page for every address it knows."""

    @app.get("/{path:path}", include_in_schema=False)
    def client(path: str) -> Response:
        if path.startswith("api/"):
            raise fault("no-such-page")
        if folder is None:
            if _PAGES.fullmatch(path):
                return HTMLResponse(NOT_BUILT, 503)
            raise fault("no-such-page")
        if _PAGES.fullmatch(path):
            return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})
        file = (folder / path).resolve()
        if not file.is_relative_to(folder.resolve()) or not file.is_file():
            raise fault("no-such-page")
        age = "public, max-age=31536000, immutable" if _HASHED.fullmatch(path) else "no-cache"
        return FileResponse(file, headers={"cache-control": age})
