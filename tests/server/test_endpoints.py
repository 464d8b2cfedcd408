"""Endpoints of push services: nothing is sent to private addresses, whatever a visitor names."""

from __future__ import annotations

import pytest

from holdfast.server.notices import endpoints


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x",
        "https://192.168.1.1/x", "https://169.254.169.254/latest", "https://100.64.0.1/x",
        "https://[::ffff:127.0.0.1]/x", "https://[fd00::1]/x", "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x", "https://0.0.0.0/x", "https://localhost/x",
        "https://user@8.8.8.8/x", "https://8.8.8.8:22/x", "ftp://8.8.8.8/x", "https:///x",
        "https://224.0.0.1/x", "https://8.8.8.8\r\nx: y/", "https://8.8.8.8:99999/", "nonsense",
    ],
)  # fmt: skip
def test_nothing_is_sent_to_private_addresses(endpoint: str) -> None:
    with pytest.raises((endpoints.ForbiddenEndpointError, OSError)):
        endpoints.public_address(endpoints.parse(endpoint))


def test_a_public_address_is_allowed_and_kept() -> None:
    found = endpoints.parse("https://8.8.8.8/send/abc?x=1")
    assert (found.origin, found.path) == ("https://8.8.8.8", "/send/abc?x=1")
    assert endpoints.public_address(found) == "8.8.8.8"


def test_a_name_that_leads_to_a_private_address_as_well_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [(2, 1, 6, "", ("8.8.8.8", 443)), (2, 1, 6, "", ("10.1.2.3", 443))]
    monkeypatch.setattr(endpoints.socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(endpoints.ForbiddenEndpointError):
        endpoints.public_address(endpoints.parse("https://push.example.org/x"))
