"""Limits: how often and how much."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Clock, running

from holdfast.server.limits import MOST_KEYS, RateLimit


def test_a_burst_is_allowed_and_then_the_pace() -> None:
    clock = Clock()
    limit = RateLimit(3, 6, clock)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    clock.now = 1.9
    assert not limit.allows("a")
    clock.now = 2.1
    assert limit.allows("a")
    assert not limit.allows("a")


def test_each_key_has_its_own_limit_and_rests_do_not_pile_up() -> None:
    clock = Clock()
    limit = RateLimit(2, 2, clock)
    assert limit.allows("a")
    assert limit.allows("b")
    clock.now = 1000
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]


def test_strangers_without_end_do_not_fill_the_memory() -> None:
    limit = RateLimit(1, 1, Clock())
    for stranger in range(MOST_KEYS + 10):
        limit.allows(str(stranger))
    assert len(limit._buckets) == MOST_KEYS


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3", tables_per_minute=2, clock=Clock()) as house:
        wish = {"game": "outlast", "seats": [{"kind": "person"}]}
        answers = [house.http.post("/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["code"] == "too-fast"


def test_nobody_replays_files_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite3", replays_per_minute=2, clock=Clock()) as house:
        answers = [house.http.post("/replays", content=b"{}") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [422, 422, 429]
