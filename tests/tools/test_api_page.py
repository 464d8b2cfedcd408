"""Tests of the documentation page on the API, generated from the table of routes."""

import api_page
from holdfast.hosting.api.routes import ROUTES
from holdfast.hosting.problems import FAULT_MESSAGES


def test_the_page_names_every_route() -> None:
    page = api_page.page()
    for route in ROUTES:
        assert f"| `{route.method} {route.path}` |" in page
        assert route.server_only in page


def test_the_page_names_every_error() -> None:
    page = api_page.page()
    for code, (status, text) in FAULT_MESSAGES.items():
        assert f"| `{code}` | {status} | {text} |" in page
