"""Undo: free until dice or new information or another's act, then by consent; and why not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.seated import played, seated, undone

from holdfast.kernel.record import NOBODY
from holdfast.table import RefusalError, Table

# Two players on the small board; tiles 7 and 13 are home to A and B, and 1 is beside 7.
OPEN: dict[str, Any] = {
    "tiles": {1: {"terrain": "forest", "resources": 3, "prey": 1}},
    "players": {"A": [{"tile": 7, "prey": 2}], "B": [{"tile": 13, "prey": 2}]},
    "turn": "A",
}
WALK, REVEAL = "move:A1:3", "move:A1:2"  # from 7 west onto 1; south-west onto 8, face down


def how(table: Table, seat: int) -> tuple[str, str]:
    undo = table.may_undo(seat)
    return undo.how, undo.reason


def test_at_first_there_is_nothing_to_undo() -> None:
    assert how(seated(**OPEN), 0) == ("no", "nothing-to-undo")


def test_a_move_in_the_open_is_taken_back_freely() -> None:
    before = seated(**OPEN)
    table = played(before, WALK)
    assert how(table, 0) == ("free", "")
    table = undone(table, 0)
    assert table.position == before.position
    assert table.seq == 2
    assert how(table, 0) == ("no", "nothing-to-undo")


def test_several_moves_are_taken_back_one_by_one() -> None:
    before = seated(**OPEN)
    table = played(before, WALK, "gather:A1")
    after_walk = undone(table, 0)
    assert len(after_walk.line) == 2
    assert undone(after_walk, 0).position == before.position


def test_a_roll_is_final_without_others() -> None:
    assert how(played(seated("pb", **OPEN), "hunt:A1"), 0) == ("no", "rolled")


def test_a_revelation_is_final_without_others() -> None:
    assert how(played(seated("pb", **OPEN), REVEAL), 0) == ("no", "revealed")


def test_a_move_before_a_roll_is_bound_by_it() -> None:
    """Check that after a roll the moves before it cannot be undone either."""
    table = played(seated("pb", **OPEN), WALK, "hunt:A1")
    with pytest.raises(RefusalError, match="rolled"):
        table.undo(0, table.seq)


def test_when_a_bot_has_acted_it_is_final() -> None:
    table = played(seated("pb", **OPEN), "end", "hide:B1")
    assert how(table, 0) == ("no", "others-acted")


def test_ending_a_turn_is_taken_back_until_the_next_player_acts() -> None:
    table = played(seated(**OPEN), "end")
    assert table.to_move == 1
    assert how(table, 0) == ("free", "")
    assert how(played(table, "hide:B1"), 0) == ("consent", "others-acted")


@pytest.mark.parametrize(("key", "reason"), [("hunt:A1", "rolled"), (REVEAL, "revealed")])
def test_with_others_it_needs_their_consent(key: str, reason: str) -> None:
    before = seated(**OPEN)
    table = played(before, key)
    assert how(table, 0) == ("consent", reason)
    wished = undone(table, 0)
    assert wished.seq == table.seq
    assert wished.waiting_for == (1,)
    assert how(wished, 0) == how(wished, 1) == ("no", "waiting")
    agreed = wished.after(wished.consent(1, wished.seq, agree=True))
    assert agreed.position == before.position
    assert agreed.wish is None


def test_a_declined_wish_changes_nothing() -> None:
    table = undone(played(seated(**OPEN), "hunt:A1"), 0)
    declined = table.after(table.consent(1, table.seq, agree=False))
    assert declined.position == table.position
    assert declined.seq == table.seq
    assert how(declined, 0) == ("consent", "rolled")


def test_a_wish_can_be_withdrawn() -> None:
    table = undone(played(seated(**OPEN), "hunt:A1"), 0)
    assert table.after(table.consent(0, table.seq, agree=False)).wish is None


def test_all_other_persons_must_agree_and_bots_are_not_asked() -> None:
    table = undone(played(seated("ppbp", turn="A"), "hunt:A1"), 0)
    assert table.waiting_for == (1, 3)
    with pytest.raises(RefusalError, match="not asked"):
        table.consent(0, table.seq, agree=True)
    table = table.after(table.consent(3, table.seq, agree=True))
    assert table.waiting_for == (1,)
    with pytest.raises(RefusalError, match="not asked"):
        table.consent(3, table.seq, agree=True)
    table = table.after(table.consent(1, table.seq, agree=True))
    assert len(table.line) == 1


def test_consent_rewinds_what_others_did_meanwhile() -> None:
    before = played(seated(**OPEN), WALK)
    table = undone(played(before, "end", "hide:B1"), 0)
    table = table.after(table.consent(1, table.seq, agree=True))
    assert table.position == before.position
    assert table.to_move == 0


def test_playing_on_answers_a_wish() -> None:
    table = undone(played(seated(**OPEN), "end", "hide:B1"), 0)
    assert played(table, "end").wish is None


def test_a_bot_that_plays_on_leaves_a_wish_open() -> None:
    table = undone(played(seated("pbp", turn="A"), "end", "hide:B1"), 0)
    assert table.waiting_for == (2,)
    assert played(table, "end").waiting_for == (2,)


def test_when_a_seat_changes_hands_a_wish_must_be_uttered_anew() -> None:
    table = undone(played(seated(**OPEN), "hunt:A1"), 0)
    assert table.after(table.hand_over(1, 1, "heuristic")).wish is None


def test_nobody_undoes_what_is_not_theirs() -> None:
    table = played(seated(**OPEN), WALK)
    assert how(table, 1) == ("no", "nothing-to-undo")
    assert how(table, NOBODY) == ("no", "not-yours")
    with pytest.raises(RefusalError, match="watch"):
        table.undo(NOBODY, table.seq)


def test_a_finished_game_stays_finished() -> None:
    table = played(seated(**OPEN), "concede")
    assert table.over
    assert how(table, 0) == ("no", "over")
    with pytest.raises(RefusalError) as refusal:
        table.undo(0, table.seq)
    assert refusal.value.code == "over"


def test_an_old_undo_is_stale() -> None:
    table = played(seated(**OPEN), WALK, "gather:A1")
    with pytest.raises(RefusalError) as refusal:
        table.undo(0, 1)
    assert refusal.value.code == "stale"


def test_consent_without_a_wish_is_refused() -> None:
    table = seated(**OPEN)
    with pytest.raises(RefusalError, match="Nobody wants"):
        table.consent(1, 0, agree=True)


def test_a_secret_commitment_is_taken_back_until_the_other_commits() -> None:
    """Check that a secret commitment can be undone until the other side commits."""
    fight = {
        "options": {"fight_boost": "blind"},
        "tiles": {1: {"terrain": "forest"}},
        "players": {
            "A": [{"tile": 1, "prey": 2, "resources": 3}, {"tile": 7, "number": 2}],
            "B": [{"tile": 1, "prey": 2, "resources": 3}, {"tile": 13, "number": 2}],
        },
        "turn": "A",
        "dice": [4, 4],
    }
    table = played(seated(**fight), "fight:A1:B1")
    assert how(table, 0) == ("consent", "rolled")
    table = played(table, "add:1")
    assert how(table, 0) == ("free", "")
    table = played(table, "add:2")
    assert how(table, 0) == ("consent", "others-acted")
    assert how(table, 1) == ("consent", "revealed")
