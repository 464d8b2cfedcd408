"""What happened since somebody last looked: one sentence of their own log, and no other's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support.server import InProcessServer, OpenTable, run_server

from holdfast import games
from holdfast.hosting.highlights import MOST, Highlights, advance, since
from holdfast.hosting.views.events import event_views
from holdfast.table import OpenSeat, Table
from holdfast.table.entries import Moved, TimeControl, TookBack
from holdfast.table.opening import opening

CONTROL = TimeControl(move=86_400, level="heuristic")
ENTROPY = "0123456789abcdef" * 2
MOVES = 60


@pytest.mark.parametrize("name", games.names())
def test_every_seat_has_only_sentences_of_its_own_log(name: str) -> None:
    game = games.load(name)
    count = max(2, game.options.players.least)
    seats = [OpenSeat(name=who, person=True) for who in ("Anna", "Ben", "Cleo", "Dora")[:count]]
    table = Table.open(opening(game, {}, seats, 7, time_control=CONTROL, at=0.0), game)
    highlights: Highlights = {}
    told = 0
    for noise in range(MOVES):
        if table.over:
            break
        move = game.advise(table.position, noise)
        entry = Moved(seat=table.to_move, move=move, entropy=ENTROPY, by="person", at=noise)
        before, table = table.seq, table.after(entry)
        highlights = advance(highlights, before, table)
        for seat in range(count):
            log = [
                (event.seq, event.wording.model_dump())
                for event in event_views(table.news(seat).turns)
                if event.wording is not None
            ]
            kept = highlights[str(seat)]
            assert len(kept) <= MOST
            assert all((one["seq"], one["wording"]) in log for one in kept)
            told += len(kept)
    assert told > 0
    assert since(highlights, None, 0) is None


def test_what_was_taken_back_is_not_told() -> None:
    game = games.load("outlast")
    seats = [OpenSeat(name=name, person=True) for name in ("Anna", "Ben")]
    table = Table.open(opening(game, {}, seats, 7, time_control=CONTROL, at=0.0), game)
    seat = table.to_move
    entry = Moved(
        seat=seat, move=game.advise(table.position, 0), entropy=ENTROPY, by="person", at=1.0
    )
    after = table.after(entry)
    told = advance({}, table.seq, after)
    assert since(told, 1 - seat, 0) is not None
    undone = after.after(TookBack(seat=seat, to=0, at=2.0))
    assert since(advance(told, after.seq, undone), 1 - seat, 0) is None


def mine(table: OpenTable, viewer: int | None, **seen: Any) -> dict[str, Any]:
    """Return a table as it stands in somebody's list."""
    held = {"table": table.id, "token": table.tokens[viewer], **seen}
    found: dict[str, Any] = table.server.http.post("/tables/mine", json={"tokens": [held]}).json()[
        0
    ]
    return found


def play(table: OpenTable) -> int:
    """Let the seat that decides play its first move."""
    seat = table.view(None)["ask"]["seat"]
    view = table.view(seat)
    table.post(seat, type="play", seq=view["seq"], move=view["moves"][0]["n"])
    return int(seat)


def test_the_list_tells_it_to_whoever_has_not_seen_it(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        table = server.open("person", "person", time_control={"move": 86_400})
        assert mine(table, 0)["happened"] is None
        seat = play(table)
        other = 1 - seat
        assert set(mine(table, other)["happened"]) == {"en", "de"}
        assert mine(table, other, since=1)["happened"] is None
        assert mine(table, seat)["happened"] is None
        assert mine(table, None)["happened"] is None
    with run_server(tmp_path / "t.sqlite3") as again:
        table.server = again
        first = mine(table, other)["happened"]
        play(table)
        assert mine(table, other)["happened"] or first


def test_a_table_without_clocks_tells_nothing(server: InProcessServer) -> None:
    table = server.open("person", "person")
    other = 1 - play(table)
    assert mine(table, other)["happened"] is None
