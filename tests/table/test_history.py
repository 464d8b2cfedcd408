"""Tests of stored entries: they always lead to the same table, and everybody can catch up."""

from __future__ import annotations

import contextlib
from base64 import b64encode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.table.seated import ENTROPY, GAME, played, seated, undone

from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay
from holdfast.table import ENTRY, Entry, Opening, OpenSeat, RefusalError, Table, replay_of_entries
from holdfast.table.entries import Moved, Sat
from holdfast.table.history import TurnsUnloadedError
from holdfast.table.opening import opening


def news(table: Table, since: int) -> list[int] | None:
    """Return the turns that a spectator gets who knows all up to a number; None for all turns."""
    told = table.news(NOBODY, since)
    return None if told.since is None else [turn.seq for turn in told.turns]


def test_what_somebody_has_missed() -> None:
    table = played(seated(turn="A"), "hide:A1", "end")
    assert news(table, 0) == [1, 2]
    assert news(table, 1) == [2]
    assert news(table, 2) == []
    assert news(table, 3) is None
    assert news(table, -1) == [0, 1, 2]
    assert news(table, -2) is None
    assert [turn.seq for turn in table.news(NOBODY).turns] == [0, 1, 2]


def test_whoever_knew_what_was_taken_back_needs_the_whole() -> None:
    table = undone(played(seated(turn="A"), "hide:A1", "end"), 0)
    assert table.seq == 3
    assert [turn.seq for turn in table.line] == [0, 1]
    assert news(table, 2) is None
    assert news(table, 0) == [1]
    assert news(table, 1) == []
    table = played(table, "end")
    assert news(table, 3) == [4]
    assert news(table, 1) == [4]
    assert news(table, 2) is None


def test_a_replay_reproduces_the_game_without_what_was_taken_back() -> None:
    seats = [OpenSeat(name="Anna", person=True), OpenSeat(name="Ben", person=True)]
    table = Table.open(opening(GAME, {}, seats, 11), GAME)
    table = played(undone(played(table, "hide:A1"), 0), "end", "concede")
    history = GAME.replay(table.replay())
    assert [bytes(position) for position, _ in history] == [turn.after for turn in table.line]


def test_a_replay_tells_everything_so_it_waits_for_the_end() -> None:
    seats = [OpenSeat(name="Anna", person=True)]
    with pytest.raises(RefusalError) as refusal:
        Table.open(opening(GAME, {}, seats, 11), GAME).replay()
    assert refusal.value.code == "not-over"


def from_showcase(*names: str) -> Table:
    """Return a table that begins from the showcase position."""
    start = GAME.named_position("showcase")
    seats = [OpenSeat(name=name, person=True) for name in names]
    return Table.open(opening(GAME, GAME.choices(start), seats, 3, position="showcase"), GAME)


def test_a_game_from_a_named_position_has_a_replay_too() -> None:
    table = from_showcase("Anna", "Ben", "Cleo", "Dora")
    table = undone(played(table, "gather:C2"), 2)
    table = played(table, "hunt:C2", "concede", "concede", "concede")
    assert table.over
    again = Replay.loads(table.replay().dumps())
    assert again.position == "showcase"
    assert [bytes(p) for p, _ in GAME.replay(again)] == [turn.after for turn in table.line]


def test_a_game_from_a_nameless_position_has_none() -> None:
    with pytest.raises(RefusalError) as refusal:
        played(seated("pp", turn="A"), "concede").replay()
    assert refusal.value.code == "no-replay"


def test_what_was_recorded_tells_the_game_without_its_rules() -> None:
    first = from_showcase("Anna", "Ben", "Cleo", "Dora")
    table, entries = first, list[Entry]()

    def record(entry: Entry) -> None:
        nonlocal table
        entries.append(entry)
        table = table.after(entry)

    for key in ("gather:C2", "undo", "hide:C2", "move:C2:0", "undo", "undo", "hunt:C2"):
        if key == "undo":
            record(table.undo(2, table.seq))
            if table.wish is not None:
                record(table.consent(2, table.seq, False))
        else:
            record(Sat(seat=2, name=f"Cleo {table.seq}"))
            record(table.play(2, table.seq, GAME.move(table.position, key), ENTROPY))
    assert replay_of_entries(first.opening, entries) == table.replay_so_far()
    assert len(table.replay_so_far().steps) < sum(isinstance(entry, Moved) for entry in entries)


def test_a_table_of_other_rules_is_not_opened() -> None:
    table = seated()
    old = table.opening.model_copy(update={"rules": GAME.version + 1})
    with pytest.raises(RefusalError) as refusal:
        Table.open(old, GAME)
    assert refusal.value.code == "other-version"


def test_a_table_from_a_position_of_another_shape_is_not_opened() -> None:
    start = b64encode(bytes(seated().position)[:-8]).decode()
    with pytest.raises(RefusalError) as refusal:
        Table.open(seated().opening.model_copy(update={"start": start}), GAME)
    assert refusal.value.code == "other-version"


def state(table: Table) -> object:
    return (
        bytes(table.position), table.seats, table.seq, table.entries, table.wish,
        table.history.returns,
        [(turn.seq, turn.seat, turn.move, turn.by, turn.names, turn.events) for turn in table.line],
    )  # fmt: skip


def random_entry(table: Table, data: st.DataObject) -> Entry:
    """Return the entry of a random action at a table, or raise if it is refused."""
    seat = data.draw(st.integers(0, 2))
    move = data.draw(st.sampled_from(GAME.legal(table.position)))
    match data.draw(st.sampled_from(["play", "bot", "undo", "consent", "sit", "hand", "instruct"])):
        case "play":
            return table.play(seat, table.seq, move, ENTROPY)
        case "bot":
            return table.answer(seat, "heuristic", table.seq, move, ENTROPY)
        case "undo":
            return table.undo(seat, table.seq)
        case "consent":
            return table.consent(seat, table.seq, data.draw(st.booleans()))
        case "sit":
            return table.sit_down(seat, data.draw(st.sampled_from(["Ada", "Bo"])))
        case "hand":
            return table.hand_over(seat, seat, data.draw(st.sampled_from([None, "heuristic"])))
        case _:
            return table.instruct(seat, {"boost": "pass"})


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_row_of_entries_leads_to_the_same_table_again(data: st.DataObject) -> None:
    """Check that stored entries lead to the same table again, whatever was done in any order."""
    table = seated("ppb", options={"fight_boost": "blind"}, turn="A")
    entries: list[Entry] = []
    for _ in range(data.draw(st.integers(1, 20))):
        with contextlib.suppress(RefusalError):
            entries.append(random_entry(table, data))
            table = table.after(entries[-1])
        if table.over:
            break
    stored = [ENTRY.validate_json(entry.model_dump_json()) for entry in entries]
    beginning = Opening.model_validate_json(table.opening.model_dump_json())
    assert state(Table.open(beginning, GAME).after_all(stored)) == state(table)


LONG = ("hide:A1", "end", "hide:B1", "end")
"""A turn of Anna's, and one of Ben's."""


@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize("keep", [1, 2, 3])
def test_a_table_that_lets_go_of_its_past_is_still_the_same(keep: int, told: bool) -> None:
    """Check that a table with unloaded turns still gives the same undo, news and position."""
    whole = light = seated(turn="A")
    for key in LONG:
        whole = played(whole, key)
        light = played(light, key).unload_turns(keep, told)
        assert len(light.history.turns) <= max(keep, 2)
        for viewer in (0, 1, NOBODY):
            assert light.may_undo(viewer) == whole.may_undo(viewer)
            assert light.observe(viewer).turns == whole.observe(viewer).turns
        assert news(light, light.seq - 1) == news(whole, whole.seq - 1) == [whole.seq]
        assert bytes(light.position) == bytes(whole.position)


def test_nothing_is_kept_of_what_was_told() -> None:
    table = played(seated(turn="A"), *LONG)
    said = [turn.report_for(NOBODY) for turn in table.history.turns]
    rests = table.unload_turns(2, last_sent=True)
    assert not any(
        {"_known_events", "public"} & turn.__dict__.keys() for turn in rests.history.turns
    )
    again = [turn.report_for(NOBODY) for turn in rests.history.turns]
    assert [turn.seq for turn in again] == [turn.seq for turn in said[-2:]]
    assert [[h.event for h in turn.known_events] for turn in again] == [
        [h.event for h in turn.known_events] for turn in said[-2:]
    ]


def test_a_table_at_rest_keeps_its_positions_in_little_room() -> None:
    table = played(seated(turn="A"), *LONG)
    rests = table.unload_turns(2, last_sent=True)
    for turn, kept in zip(table.history.turns[-2:], rests.history.turns, strict=True):
        assert len(kept.kept_before) < len(turn.before) / 4
        assert len(kept.kept_after) < len(turn.after) / 4
        assert (kept.before, kept.after) == (turn.before, turn.after)
    # One that rests a second time stays as it is.
    again = rests.unload_turns(2, last_sent=True).history.turns
    assert [turn.kept_after for turn in again] == [turn.kept_after for turn in rests.history.turns]
    (first,) = seated(turn="A").unload_turns(2, last_sent=True).history.turns
    assert first.kept_before is first.kept_after


def test_what_was_let_go_of_must_be_read_again() -> None:
    table = played(seated(turn="A"), *LONG).unload_turns(2)
    assert news(table, 2) == [3, 4]
    for ask in (
        lambda: table.news(NOBODY),
        lambda: table.news(NOBODY, 1),
        lambda: table.past_turns(0, 0, 1),
        lambda: table.line,
        lambda: table.replay_so_far(),
        lambda: table.history.taken_back(1),
    ):
        with pytest.raises(TurnsUnloadedError):
            ask()


def test_a_move_is_taken_back_from_what_is_left() -> None:
    table = undone(played(seated(turn="A"), *LONG[:3]).unload_turns(2), 1)
    assert table.seq == 4
    assert table.to_move == 1
