"""The page about the API is made from the table of routes."""

import api_page
from holdfast.hosting.api.routes import ROUTES


def test_the_page_is_up_to_date() -> None:
    written = api_page.PAGE.read_text(encoding="utf-8")
    assert written == api_page.page(), "run python tools/api_page.py"


def test_the_page_names_every_route() -> None:
    page = api_page.page()
    for route in ROUTES:
        assert f"| `{route.method} {route.path}` |" in page
        assert route.server_only in page
