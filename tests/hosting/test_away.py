"""A player who is away: a bot takes their place until they come back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.server import Clock, InProcessServer, OpenTable, Server, run_server, wait_until


@pytest.fixture
def table(server: Server) -> OpenTable:
    """Return a table with Anna and Ben."""
    return server.open("person", "person")


def hand_over(table: OpenTable, seat: int = 1, viewer: int | None = 0) -> str:
    """Give a seat to a bot; return why that is refused, if it is."""
    answer = table.post(viewer, type="hand-over", seat=seat, level="random")
    return "" if answer.status_code == 200 else answer.json()["code"]


def player_of_ben(table: OpenTable) -> tuple[str, bool]:
    """Return who plays at Ben's seat, and whether only until he is back."""
    seat = table.view(None)["seats"][1]
    return seat["kind"], seat["stand_in"]


def test_a_player_who_is_here_keeps_their_seat(table: OpenTable) -> None:
    with table.socket(1) as ben:
        ben.receive()
        assert hand_over(table) == "not-away"
    # A lost connection is not yet an absence.
    assert hand_over(table) == "not-away"


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[InProcessServer]:
    """Yield a server for which a minute passes at once."""
    with run_server(tmp_path / "tables.sqlite3", linger=0.01) as server:
        yield server


def test_a_bot_stands_in_until_the_player_comes_back(hasty: InProcessServer) -> None:
    table = hasty.open("person", "person")
    with table.socket(1) as ben:
        ben.receive()
    wait_until(lambda: hand_over(table) == "")
    assert player_of_ben(table) == ("bot", True)
    assert hand_over(table, viewer=None) == "spectator"
    with table.socket(1) as ben:
        ben.receive()
        wait_until(lambda: player_of_ben(table) == ("person", False))


def test_everybody_at_a_shared_screen_is_here(hasty: InProcessServer) -> None:
    table = hasty.open("person", "person", "person")
    with table.socket(0, 1) as shared:
        shared.receive()
        wait_until(lambda: hand_over(table, seat=2) == "")
        assert [seat["connected"] for seat in table.view(2)["seats"][:2]] == [True, True]
        assert hand_over(table, seat=1, viewer=2) == "not-away"
    wait_until(lambda: hand_over(table, seat=1, viewer=2) == "")
    with table.socket(0, 1) as shared:
        shared.receive()
        wait_until(lambda: player_of_ben(table) == ("person", False))


def test_a_strange_token_at_a_shared_screen_does_no_harm(hasty: InProcessServer) -> None:
    table = hasty.open("person", "person")
    table.tokens[7] = "nonsense"
    with table.socket(0, 7) as shared:
        assert shared.receive()["viewer"] == 0
        wait_until(lambda: hand_over(table) == "")


def test_a_player_without_a_socket_comes_back_too(hasty: InProcessServer) -> None:
    table = hasty.open("person", "person")
    wait_until(lambda: hand_over(table) == "")
    table.view(1)
    wait_until(lambda: player_of_ben(table) == ("person", False))


def test_a_bot_that_was_asked_by_its_player_stays(hasty: InProcessServer) -> None:
    table = hasty.open("person", "person")
    assert hand_over(table, viewer=1) == ""
    with table.socket(1) as ben:
        ben.receive()
    assert player_of_ben(table) == ("bot", False)


def test_after_a_restart_everybody_has_a_minute_to_connect_again(tmp_path: Path) -> None:
    clock = Clock()
    with run_server(tmp_path / "tables.sqlite3", clock=clock) as server:
        table = server.open("person", "person")
        assert hand_over(table) == "not-away"
        clock.now += 61
        assert hand_over(table) == ""


def test_the_stand_in_is_stored(tmp_path: Path) -> None:
    with run_server(tmp_path / "tables.sqlite3") as server:
        table = server.open("person", "person")
        wait_until(lambda: hand_over(table) == "")
    with run_server(tmp_path / "tables.sqlite3") as again:
        table.server = again
        assert player_of_ben(table) == ("bot", True)
        table.view(1)
        wait_until(lambda: player_of_ben(table) == ("person", False))
