"""Automatic answers: decisions that a player lets the table answer."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.seated import ENTROPY, played, seated, undone

from holdfast.table import RefusalError
from holdfast.table.entries import Moved

# A fight in which B is behind and could pay.
FIGHT: dict[str, Any] = {
    "tiles": {1: {"terrain": "forest"}},
    "players": {
        "A": [{"tile": 1, "prey": 2}],
        "B": [{"tile": 1, "prey": 2, "resources": 3}, {"tile": 13, "number": 2}],
    },
    "turn": "A",
    "dice": [5, 4],
}


def test_the_table_answers_for_a_player_who_said_how() -> None:
    table = seated(**FIGHT)
    table = table.after(table.instruct(1, {"boost": "pass"}))
    table = played(table, "fight:A1:B1")
    assert table.to_move == 1
    answer = table.auto_answer_entry(ENTROPY)
    assert answer is not None
    table = table.after(answer)
    assert table.line[-1].by == "auto"
    assert table.to_move == 0


def test_without_instructions_the_player_is_asked() -> None:
    assert played(seated(**FIGHT), "fight:A1:B1").auto_answer_entry(ENTROPY) is None


def test_a_move_that_is_not_legal_is_not_played() -> None:
    table = seated(**FIGHT)
    table = table.after(table.instruct(1, {"boost": "feed"}))
    assert played(table, "fight:A1:B1").auto_answer_entry(ENTROPY) is None


def test_new_instructions_replace_all_earlier_ones() -> None:
    table = seated(**FIGHT)
    table = table.after(table.instruct(1, {"boost": "pass"}))
    table = table.after(table.instruct(1, {}))
    assert played(table, "fight:A1:B1").auto_answer_entry(ENTROPY) is None


def test_a_bot_follows_its_own_mind() -> None:
    table = seated(**FIGHT)
    table = table.after(table.instruct(1, {"boost": "pass"}))
    table = table.after(table.hand_over(1, 1, "heuristic"))
    assert played(table, "fight:A1:B1").auto_answer_entry(ENTROPY) is None


@pytest.mark.parametrize("answers", [{"dance": "pass"}, {"boost": "dance"}, {"act": "concede"}])
def test_instructions_name_decisions_and_moves_that_exist(answers: dict[str, str]) -> None:
    with pytest.raises(RefusalError) as refusal:
        seated(**FIGHT).instruct(0, answers)
    assert refusal.value.code == "bad-auto-answer"


def test_undo_goes_back_to_what_the_player_decided_themselves() -> None:
    """Check that undoing a move also undoes the automatic answers that followed it."""
    before = seated("pb", turn="A")
    table = before.after(before.instruct(0, {"act": "hide"}))
    table = played(table, "hide:A1")
    for _ in range(2):
        answer = table.auto_answer_entry(ENTROPY)
        if answer is None:
            break
        table = table.after(answer)
    assert undone(table, 0).position == before.position


def test_tables_of_older_versions_call_an_automatic_answer_standing() -> None:
    stored = {"kind": "moved", "seat": 1, "move": 2, "entropy": ENTROPY, "by": "standing"}
    assert Moved.model_validate(stored).by == "auto"
    assert Moved.model_validate_json(json.dumps(stored)).by == "auto"
