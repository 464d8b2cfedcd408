"""The lab's runs at `/lab`, where a folder of them is named; without one there is no such page.

The server does not import the lab: the command line passes in an object with this protocol.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from fastapi import APIRouter, Header, HTTPException
from fastapi.responses import HTMLResponse, Response

from holdfast.kernel.translations import LANGUAGES
from holdfast.server.api.requests import Looking


class RunList(Protocol):
    """The runs in a folder. With each page comes what a browser may do with it."""

    def page(self, language: str) -> tuple[str, str]:
        """The list of all runs."""
        ...

    def report(self, name: str) -> tuple[bytes, str] | None:
        """The report of a run, if there is one."""
        ...


def router(shelf: RunList) -> APIRouter:
    """Return the routes of the lab's pages. Files are read in threads, off the event loop."""
    pages = APIRouter(prefix="/lab", dependencies=[Looking], include_in_schema=False)

    @pages.get("")
    def listed(accept_language: Annotated[str, Header()] = "") -> Response:
        """All runs, in the language of the browser where there are words in it."""
        return _page(*shelf.page(language_of(accept_language)))

    @pages.get("/{name:path}/report.html")
    def report(name: str) -> Response:
        """The report of one run."""
        found = shelf.report(name)
        if found is None:
            raise HTTPException(404)
        return _page(*found)

    return pages


def _page(page: str | bytes, policy: str) -> Response:
    headers = {
        "content-security-policy": policy,
        "cache-control": "no-cache",
        "vary": "accept-language",
    }
    return HTMLResponse(page, headers=headers)


def language_of(accepted: str) -> str:
    """The first language of a browser's list that there are words in."""
    for wish in accepted.split(","):
        language = wish.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
