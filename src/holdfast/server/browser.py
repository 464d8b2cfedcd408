"""What requests say about browsers: their session, their origin and their kind."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import Response

from holdfast.hosting.accounts.accounts import GOOD_FOR
from holdfast.hosting.api.call import Browser

COOKIE = "holdfast-session"
LONGEST = 64
"""Maximum number of characters of a session's secret, or of an API token."""
_BROWSERS = {
    "Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome",
    "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "Windows": "Windows", "Android": "Android", "iPhone": "iPhone", "iPad": "iPad",
    "Macintosh": "Mac", "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def browser_of(request: Request) -> Browser:
    """Return what a request says about its browser.

    A page of another site has no session here, whatever its cookies say.
    """
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "")
    own = origin in ("", f"http://{host}", f"https://{host}")
    session = request.cookies.get(COOKIE, "") if own else ""
    return Browser(
        session=session if len(session) <= LONGEST else "",
        api_token=_api_token(request.headers.get("authorization")),
        origin=origin if own else "",
        device=_device(request.headers.get("user-agent", "")),
    )


def remember(browser: Browser, response: Response) -> Response:
    """Return a response that sets or deletes the cookie of the session if that has changed."""
    if browser.new_session is not None:
        response.set_cookie(
            COOKIE,
            browser.new_session,
            max_age=int(GOOD_FOR) if browser.new_session else 0,
            path="/api",
            secure=browser.origin.startswith("https:"),
            httponly=True,
            samesite="strict",
        )
    return response


def _api_token(header: str | None) -> str | None:
    """Return the API token of a request, or None if it has none."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip()[:LONGEST] if scheme.lower() == "bearer" else None


def _device(agent: str) -> str:
    """Return browser and system in words, for lists of sessions."""
    browser = next((name for sign, name in _BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))
