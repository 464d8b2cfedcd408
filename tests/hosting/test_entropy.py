"""The server's random numbers: fresh, unless a program prescribes them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.support.server import run_server
from tests.table.seated import seated

from holdfast.hosting.entropy import SystemEntropy


@pytest.mark.chance
def test_usually_nobody_can_foresee_it() -> None:
    entropy, table = SystemEntropy(), seated("pp")
    for draw in (entropy.seed, lambda: entropy.for_move(table), lambda: entropy.noise(table)):
        assert len({draw() for _ in range(8)}) > 4
    assert 0 <= entropy.seed() < 1 << 63
    assert re.fullmatch("[0-9a-f]{32}", entropy.for_move(table))


@pytest.mark.chance
def test_a_server_that_is_told_nothing_is_fresh(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", entropy=None) as server:
        tables = [server.room(server.open("person", "person")) for _ in range(2)]
        assert isinstance(tables[0].entropy, SystemEntropy)
        assert tables[0].table.opening.seed != tables[1].table.opening.seed


def game(database: Path) -> dict[str, object]:
    """Return the moves and the end of a whole game among bots."""
    with run_server(database) as server:
        table = server.open_shared("a game", "random", "random")
        with table.socket(None) as line:
            while not line.latest.get("over"):
                line.receive()
        frames = table.get("/frames", None).json()["frames"]
        return {"moves": [frame["move"] for frame in frames], "end": frames[-1]["view"]}


def test_the_same_entropy_makes_the_same_game(tmp_path: Path) -> None:
    assert game(tmp_path / "one.sqlite3") == game(tmp_path / "two.sqlite3")
