"""The browser client as it was built: in web/dist of a checkout, or shipped in the package."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent.parent
FOLDERS = (_PACKAGE / "web_dist", _PACKAGE.parent.parent / "web" / "dist")


def built_client() -> Path | None:
    """Where it lies, if it does."""
    return next((folder for folder in FOLDERS if (folder / "index.html").is_file()), None)
