"""Tests that an address without a Ray cluster is found out quickly."""

from __future__ import annotations

import pytest
from tests.support.addresses import listener, unused_address

from holdfast.lab.runs import ray_cluster
from holdfast.lab.runs.ray_cluster import reach
from holdfast.lab.runs.store import RunError


def test_where_nobody_listens_is_no_cluster() -> None:
    for address in (unused_address(), f"ray://{unused_address()}"):
        with pytest.raises(RunError, match=f"no Ray cluster answers at {address}: .*refused"):
            reach(address)


def test_a_host_that_is_not_there_is_no_cluster() -> None:
    with pytest.raises(RunError, match=r"no Ray cluster answers at nowhere\.invalid:6379: "):
        reach("nowhere.invalid:6379")


def test_who_says_nothing_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "PATIENCE", 0.2)
    with listener(None) as address, pytest.raises(RunError, match="it took too long"):
        reach(address)


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"ab", b""])
def test_who_says_something_else_is_no_cluster(answer: bytes) -> None:
    with listener(answer) as address, pytest.raises(RunError, match="something else is there"):
        reach(address)


def test_who_answers_as_a_cluster_does_is_believed() -> None:
    with listener(bytes((0, 0, 6, 4, 0, 0, 0, 0, 0))) as address:
        reach(address)


@pytest.mark.parametrize(
    "address", ["", "here", "host:", "host:port", ":6379", "host:70000", "a/b:1"]
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(RunError, match="is no address of a Ray cluster"):
        reach(address)


def test_an_address_from_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    reach("auto")  # Ray looks for it
    monkeypatch.setenv("RAY_ADDRESS", "nonsense")
    with pytest.raises(RunError, match="'nonsense' is no address"):
        reach("auto")
