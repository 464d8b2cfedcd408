"""The browser behind a request: their session, their origin and their kind."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import Response

from holdfast.hosting.accounts.accounts import GOOD_FOR
from holdfast.hosting.api.call import Browser

COOKIE, GUEST_COOKIE = "holdfast-session", "holdfast-guest"
GUEST_SECONDS = 365 * 24 * 3600
"""Seconds for which a browser keeps the secret of a guest."""
LONGEST = 64
"""Maximum number of characters of a secret in a cookie."""
_BROWSERS = {
    "Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome",
    "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "Windows": "Windows", "Android": "Android", "iPhone": "iPhone", "iPad": "iPad",
    "Macintosh": "Mac", "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def browser_of(request: Request) -> Browser:
    """Return the browser that has sent a request, from its headers and cookies.

    A page of another site has no session here, whatever its cookies say.
    """
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "")
    own = origin in ("", f"http://{host}", f"https://{host}")
    cookies = request.cookies if own else {}
    session, guest = cookies.get(COOKIE, ""), cookies.get(GUEST_COOKIE, "")
    return Browser(
        session=session if len(session) <= LONGEST else "",
        guest=guest if len(guest) <= LONGEST else "",
        bearer=_bearer(request.headers.get("authorization")),
        origin=origin if own else "",
        device=_device(request.headers.get("user-agent", "")),
    )


def remember(browser: Browser, response: Response) -> Response:
    """Return a response that sets or deletes cookies that have changed."""
    changed = (
        (COOKIE, browser.new_session, int(GOOD_FOR)),
        (GUEST_COOKIE, browser.new_guest, GUEST_SECONDS),
    )
    for name, secret, seconds in changed:
        if secret is not None:
            response.set_cookie(
                name,
                secret,
                max_age=seconds if secret else 0,
                path="/api",
                secure=browser.origin.startswith("https:"),
                httponly=True,
                samesite="strict",
            )
    return response


def _bearer(header: str | None) -> str | None:
    """Return the token in an authorization header, or None if there is none."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _device(agent: str) -> str:
    """Return browser and system in words, for lists of sessions."""
    browser = next((name for sign, name in _BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))
