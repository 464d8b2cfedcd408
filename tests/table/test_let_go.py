"""Tests that memory of earlier states is freed at once, not by the garbage collector."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import ref

import pytest
from tests.support.table import nearest_player_count
from tests.table.seated import ENTROPY

from holdfast import games
from holdfast.hosting.updates import table_message
from holdfast.hosting.views import summary
from holdfast.table import OpenSeat, Table
from holdfast.table.opening import opening

MOVES = 6


@contextmanager
def nobody_looks_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.parametrize("name", games.names())
def test_a_table_goes_with_the_move_that_it_leads_away_from(name: str) -> None:
    game = games.load(name)
    names = ("Anna", "Ben")[: nearest_player_count(game, 2)]
    seats = [OpenSeat(name=name, person=True) for name in names]
    with nobody_looks_for_garbage():
        table = Table.open(opening(game, {}, seats, 0), game)
        for _ in range(MOVES):
            if table.over:
                break
            seat, since = table.owes[0], table.seq
            entry = table.play(seat, since, table.answers(seat)[0], ENTROPY)
            before, table = ref(table), table.after(entry).unload_turns(2)
            for viewer in (0, 1):
                table_message(table, "t", viewer, (0, 1), since)
                table.discussion(viewer)
            summary(table.overview())
            assert not table.answers_itself or table.auto_answer_entry(ENTROPY)
            assert table.bot_to_move is None
            assert before() is None
