"""Folder of the built browser client: web/dist of a checkout, or shipped with the package."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent.parent
FOLDERS = (_PACKAGE / "web_dist", _PACKAGE.parent.parent / "web" / "dist")


def built_client() -> Path | None:
    """Return the folder of the built browser client, or None."""
    return next((folder for folder in FOLDERS if (folder / "index.html").is_file()), None)
