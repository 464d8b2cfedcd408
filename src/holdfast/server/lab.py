"""The lab's runs at `/lab`, if the server was started with a folder of runs.

The server does not import the lab: it uses the `RunList` protocol, and the command line passes an
implementation in.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from fastapi import APIRouter, Depends, Header, HTTPException
from fastapi.responses import HTMLResponse, Response

from holdfast.kernel.translations import LANGUAGES
from holdfast.server.api import limit_reads


class RunList(Protocol):
    """The runs in a folder. Each page comes with its content security policy."""

    def page(self, language: str) -> tuple[str, str]:
        """Return the list of all runs as HTML, and its Content-Security-Policy."""
        ...

    def report(self, name: str) -> tuple[bytes, str] | None:
        """Return the report of a run as HTML and its policy, or None if there is no such run."""
        ...


def router(runs: RunList) -> APIRouter:
    """Return the routes for these runs.

    The handlers are plain functions, so FastAPI reads files in threads and no table waits for them.
    """
    pages = APIRouter(prefix="/lab", dependencies=[Depends(limit_reads)], include_in_schema=False)

    @pages.get("")
    @pages.get("/")
    def list_runs(accept_language: Annotated[str, Header()] = "") -> Response:
        """Return the list of all runs, in the browser's language if it is supported."""
        return _page(*runs.page(language_of(accept_language)))

    @pages.get("/{name:path}/report.html")
    def report(name: str) -> Response:
        """Return the report of one run."""
        page = runs.report(name)
        if page is None:
            raise HTTPException(404)
        return _page(*page)

    return pages


def _page(page: str | bytes, policy: str) -> Response:
    headers = {
        "content-security-policy": policy,
        "cache-control": "no-cache",
        "vary": "accept-language",
    }
    return HTMLResponse(page, headers=headers)


def language_of(accepted: str) -> str:
    """Return the first supported language of an `Accept-Language` header."""
    for wish in accepted.split(","):
        language = wish.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
