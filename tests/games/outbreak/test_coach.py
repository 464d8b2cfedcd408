"""The coach's warnings of the common mistakes of newcomers in Outbreak."""

from __future__ import annotations

import pytest
from tests.games.outbreak.table import R0, R1, R3, Table, horde, lay, unknown, who
from tests.support.coach import CoachCase, Truth, english_warning, warnings_before

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content import HORDE_IDS
from holdfast.games.outbreak.content.geometry import COORDINATES
from holdfast.games.outbreak.content.names import horde_at_start
from holdfast.games.outbreak.models import OutbreakView
from holdfast.games.outbreak.view import view

WEAK = "H1-ZG"
COMES = {"horde": horde_at_start(HORDE_IDS.index(WEAK)), "settlement": f"@settlement-{R0}"}


def seen(told: CoachCase) -> OutbreakView:
    return view(told.hidden, told.position.to_move)


def id_of(word: str) -> str:
    return word.removeprefix("@settlement-")


# The Helpless alone


def evening(*pieces: dict[str, object], **more: object) -> Table:
    """Return a table at the Soldier's turn, with a horde that comes to R0 tonight."""
    people = [p for p in pieces if str(p["id"]).startswith("SV-")] or [who("soldier", R3)]
    return lay(
        horde(WEAK, 2, 0, "swell"),
        *people,
        *(p for p in pieces if p not in people),
        **{"active": "soldier", "step": "turn", "helpless": R0, "deck": 0, **more},
    )


@pytest.mark.clause("OB-HLP-1")
def test_ending_the_turn_while_a_horde_can_reach_the_helpless() -> None:
    assert warnings_before(evening(), "end")["helpless"] == COMES
    assert "you lose the game" in english_warning(evening(), "end", "helpless")


@pytest.mark.clause("OB-HLP-1")
def test_somebody_with_them_or_still_to_come_is_no_mistake() -> None:
    assert "helpless" not in warnings_before(evening(who("soldier", R0)), "end")
    both = evening(who("soldier", R3), who("pilot", R0))
    assert "helpless" not in warnings_before(both, "end")
    coming = evening(who("soldier", R3), who("pilot", R1))
    assert "helpless" not in warnings_before(coming, "end")
    assert "helpless" not in warnings_before(evening(pieces={R0: {"bulwark": 1}}), "end")


def true_helpless(told: CoachCase) -> None:
    table = seen(told)
    assert not table.helpless.guarded
    assert table.helpless.settlement == id_of(told.args["settlement"])
    assert any(way.helpless for way in table.tonight)


# A settlement that nobody guards


@pytest.mark.clause("OB-DEF-1")
def test_leaving_or_not_going_to_where_a_horde_comes() -> None:
    leaving = evening(who("soldier", R0), helpless="MB")
    assert warnings_before(leaving, "move:0,0")["unguarded"] == COMES
    staying = evening(who("soldier", "MB"), helpless="MB")
    assert warnings_before(staying, "end")["unguarded"] == COMES


@pytest.mark.clause("OB-DEF-1")
def test_a_settlement_with_a_guard_or_a_bulwark_is_no_mistake() -> None:
    two = evening(who("soldier", R0), who("pilot", R0), helpless="MB")
    assert "unguarded" not in warnings_before(two, "move:0,0")
    wall = evening(who("soldier", R0), helpless="MB", pieces={R0: {"bulwark": 1}})
    assert "unguarded" not in warnings_before(wall, "move:0,0")
    standing = evening(who("soldier", R0), helpless="MB")
    assert "unguarded" not in warnings_before(standing, "end")


def true_unguarded(told: CoachCase) -> None:
    table = seen(told)
    place = next(s for s in table.settlements if s.id == id_of(told.args["settlement"]))
    assert any(way.targets == [place.hex] for way in table.tonight)
    assert table.turn is not None
    others = [s for s in table.survivors if s.name != table.turn.survivor and not s.down]
    assert not any(s.hex == place.hex for s in others)
    assert not {"bulwark", "garrison", "trap"} & set(place.pieces)


# Poison and fire at dusk


@pytest.mark.clause("OB-HAZ-1")
def test_ending_the_turn_on_contamination() -> None:
    table = evening(who("soldier", R3), pieces={R3: {"contam": 1}}, helpless="MB")
    said = warnings_before(table, "end")["dusk"]
    assert said == {"cause": "contam", "survivor": "@survivor-soldier", "left": 3, "way": "step"}


@pytest.mark.clause("OB-HAZ-1")
def test_clean_ground_is_no_mistake() -> None:
    assert "dusk" not in warnings_before(evening(who("soldier", R3), helpless="MB"), "end")


def true_dusk(told: CoachCase) -> None:
    table = seen(told)
    assert table.turn is not None
    mine = next(s for s in table.survivors if s.name == table.turn.survivor)
    piece = "fire" if told.args["cause"] == "fire" else "contam"
    kind = "flaming" if piece == "fire" else "toxic"
    here = next(s for s in table.settlements if s.hex == mine.hex)
    hordes = {h.hex: h.kind for h in table.hordes if h.face_up}
    near = [hex for hex in hordes if distance(hex, mine.hex) == 1]
    final = any(hordes[hex] == "final" for hex in near)
    assert here.pieces.get(piece) or final or kind in [hordes[hex] for hex in near]
    assert told.args["left"] == max(0, mine.health - mine.wounds - 1)


def distance(a: int, b: int) -> int:
    (q, r), (x, y) = COORDINATES[a], COORDINATES[b]
    return max(abs(q - x), abs(r - y), abs(q + r - x - y))


# A forlorn attack


STRONG = next(name for name in HORDE_IDS if name.startswith("H4"))


@pytest.mark.clause("OB-ATK-5", "OB-PAY-2")
def test_an_attack_without_hope() -> None:
    table = lay(horde(STRONG, 2, 0, "outbreak"), who("soldier", R0), active="soldier", step="turn")
    said = warnings_before(table, "attack")["forlorn"]
    assert said["percent"] < said["better"] < 50
    assert said["percent"] < 20
    assert said["dice"] == 3
    assert said["horde"] == horde_at_start(HORDE_IDS.index(STRONG))


@pytest.mark.clause("OB-ATK-5", "OB-PAY-2")
def test_a_fair_chance_is_no_mistake() -> None:
    assert "forlorn" not in warnings_before(evening(who("soldier", R0), helpless="MB"), "attack")


def true_forlorn(told: CoachCase) -> None:
    table = GAME.preview(told.position, told.move)
    assert told.args["percent"] == max(target["percent"] for target in table["targets"]) <= 20
    assert told.args["better"] >= told.args["percent"]


# Idle Exp


@pytest.mark.clause("OB-DEV-6")
def test_the_last_turn_of_a_day_ends_with_idle_exp() -> None:
    table = evening(who("soldier", R0), helpless=R0, exp=5)
    assert warnings_before(table, "end")["idle-exp"] == {"exp": 5}


@pytest.mark.clause("OB-DEV-6")
def test_little_exp_or_others_to_come_are_no_mistake() -> None:
    poor = evening(who("soldier", R0), helpless=R0, exp=3)
    assert "idle-exp" not in warnings_before(poor, "end")
    more = evening(who("soldier", R0), who("pilot", R3), helpless=R0, exp=5)
    assert "idle-exp" not in warnings_before(more, "end")


@pytest.mark.clause("OB-DEV-6")
def test_with_a_final_encounter_revealed_a_watchtower_comes_too_late() -> None:
    last = horde("FE1-4", 0, 2, "outbreak")
    table = evening(who("soldier", R0), last, helpless=R0, exp=5)
    assert "idle-exp" not in warnings_before(table, "end")


def true_idle_exp(told: CoachCase) -> None:
    table = seen(told)
    assert not any(horde.face_up and horde.kind == "final" for horde in table.hordes)
    assert told.args["exp"] == table.exp >= table.costs["watchtower"]
    assert not any(s.down for s in table.survivors)


# Revealing where nobody can strike


@pytest.mark.clause("OB-OPN-7", "OB-D-REVEAL")
def test_revealing_an_unknown_horde_that_nobody_can_reach() -> None:
    far_city = {"SE-MIL": [2, 0], "SE-CAS": [3, 0]}
    table = lay(
        who("soldier", R3), unknown(-2, 0), unknown(4, 0),
        city=far_city, step="reveal", helpless=R3, day=1,
    )  # fmt: skip
    table.until("reveal")
    assert "far-reveal" in warnings_before(table, "hex:4,0")
    assert "far-reveal" not in warnings_before(table, "hex:-2,0")


def true_far_reveal(told: CoachCase) -> None:
    hex = GAME.moves.decode(told.move)[1]["hex"]
    table = seen(told)
    near = {s.hex for s in table.settlements if distance(s.hex, hex) == 1 and not s.overrun}
    assert not any(s.hex in near for s in table.survivors if not s.down)


TRUTHS: dict[str, Truth] = {
    "helpless": true_helpless,
    "unguarded": true_unguarded,
    "dusk": true_dusk,
    "forlorn": true_forlorn,
    "idle-exp": true_idle_exp,
    "far-reveal": true_far_reveal,
}
