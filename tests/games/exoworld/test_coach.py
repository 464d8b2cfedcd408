"""The coach's warnings of the common mistakes of newcomers in Exoworld."""

from __future__ import annotations

import pytest
from tests.games.exoworld.table import Table, member, module, prepare
from tests.support.coach import CoachCase, Truth, english_warning, warnings_before

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import FIRST_PROTOCOL
from holdfast.games.exoworld.view import view

# Ending the actions although this update kills


def last_reserve(**more: object) -> Table:
    """Return a table at which the next update takes more of the reserve than is left."""
    return prepare(**{"supplies": [0, 9, 9, 9], "emergency": 1, "actions_left": 2, **more})


@pytest.mark.clause("EX-EMG-3")
def test_ending_the_actions_although_the_update_kills() -> None:
    assert warnings_before(last_reserve(), "end") == {"ending": {"left": 2}}
    assert "everybody loses" in english_warning(last_reserve(), "end", "ending")


@pytest.mark.clause("EX-EMG-3")
def test_what_would_help_is_named() -> None:
    hand = ["M01", "M01", "M05", "M13"]
    table = last_reserve(crew=[member("C07", hand=hand)])
    said = warnings_before(table, "end")["ending"]
    assert said["cure"].key == "choice-deploy"
    assert "This would help: " in english_warning(table, "end", "ending")


@pytest.mark.clause("EX-EMG-3")
def test_ending_is_no_mistake_while_the_reserve_lasts() -> None:
    assert "ending" not in warnings_before(prepare(actions_left=2), "end")


def true_ending(told: CoachCase) -> None:
    seen = view(told.hidden, told.position.to_move)
    assert seen.clock.defeat == seen.turn
    if "cure" in told.args:
        cures = [
            GAME.preview(told.position, move)
            for move in GAME.legal(told.position)
            if GAME.screen.say(told.hidden, move).title == told.args["cure"]
        ]
        assert any(one["wins"] or one["defeat"] != seen.turn for one in cures)
    else:
        assert told.args["left"] == seen.actions_left


# Overlooking the switch


def at_the_switch(**without: object) -> Table:
    """Return a table with water above the goal and energy below it, and me in the Vaporator."""
    base = {
        "1,0": "M05", "2,0": "M09", "0,1": "M03", "-1,0": "M06", "0,-1": "M13", "0,-2": "M14",
        "-1,-1": "M13", **without,
    }  # fmt: skip
    return prepare(base=base, crew=[member("C07", at="1,0")], actions_left=2)


@pytest.mark.clause("EX-END-1", "EX-SHUT-1")
def test_something_else_is_done_although_a_switch_would_win() -> None:
    table = at_the_switch()
    said = warnings_before(table, "draw_deck")["missed-win"]
    assert said["how"].key == "choice-shut_down"
    assert "win right now" in english_warning(table, "draw_deck", "missed-win")


@pytest.mark.clause("EX-END-1", "EX-SHUT-1")
def test_winning_is_no_mistake_nor_is_a_switch_that_wins_nothing() -> None:
    assert "missed-win" not in warnings_before(at_the_switch(), "shut_down:here")
    assert "missed-win" not in warnings_before(at_the_switch(**{"0,1": "M07"}), "draw_deck")


def true_missed_win(told: CoachCase) -> None:
    winning = [
        GAME.screen.say(told.hidden, move).title
        for move in GAME.legal(told.position)
        if GAME.preview(told.position, move)["wins"]
    ]
    assert told.args["how"] in winning
    assert not GAME.preview(told.position, told.move).get("wins")


# Building while a token drains


def drained(**more: object) -> Table:
    """Return a table with a water leak at home, and a module to build that does not help."""
    base = {"0,0": {"tokens": {"LEAK_O": 1}}}
    crew = [member("C07", hand=["M13", "M01", "M05", "M09"])]
    return prepare(**{"base": base, "crew": crew, "actions_left": 4, **more})


@pytest.mark.clause("EX-TOK-1", "EX-REP-1")
def test_building_what_does_not_put_the_end_off_beside_a_leak() -> None:
    table = drained()
    said = warnings_before(table, "deploy:M13:N")["repair-first"]
    assert said["token"] == "@token-LEAK_O"
    assert said["near"] == "here"
    far = drained(base={"1,0": module("M05", LEAK_O=1)})
    assert warnings_before(far, "deploy:M13:N")["repair-first"]["near"] == "walk"


@pytest.mark.clause("EX-TOK-1")
def test_without_a_token_or_with_help_building_is_no_mistake() -> None:
    assert "repair-first" not in warnings_before(drained(base={}), "deploy:M13:N")
    crew = [member("C07", hand=["M01", "M05", "M13"])]
    helps = drained(crew=crew, supplies=[0, 20, 20, 20], emergency=6)
    assert "repair-first" not in warnings_before(helps, "deploy:M01:N")


def true_repair_first(told: CoachCase) -> None:
    seat = told.position.to_move
    seen = view(told.hidden, seat)
    assert GAME.preview(told.position, told.move)["defeat"] == seen.clock.defeat
    token = told.args["token"].removeprefix("@token-")
    assert any(location.tokens.get(token) for location in seen.locations)
    keys = {GAME.key(told.position, move) for move in GAME.legal(told.position)}
    if told.args["near"] == "here" and seen.actions_left:
        assert f"repair:{token}:here" in keys


# Eating up energy


@pytest.mark.clause("EX-LVL-1")
def test_one_more_consumer_of_energy() -> None:
    base = {"1,0": "M05", "2,0": "M12"}
    crew = [member("C07", hand=["M09", "M06", "M07"])]
    table = prepare(base=base, crew=crew, actions_left=4)
    assert table.shown_levels[3] == -2
    assert warnings_before(table, "deploy:M09:N")["energy"] == {"level": -4}


@pytest.mark.clause("EX-LVL-1")
def test_the_first_consumers_are_no_mistake() -> None:
    table = prepare(crew=[member("C07", hand=["M09", "M06", "M07"])], actions_left=4)
    assert "energy" not in warnings_before(table, "deploy:M09:N")


def true_energy(told: CoachCase) -> None:
    gauge = next(g for g in view(told.hidden, 0).gauges if g.resource == "E")
    after = GAME.preview(told.position, told.move)["levels"][3]
    assert told.args["level"] == after < gauge.level


# A module that does nothing here


@pytest.mark.clause("EX-MOD-5")
@pytest.mark.parametrize(
    ("scenario", "idle"), [("teegardens-star-b", True), ("proxima-centauri-b", False)]
)
def test_solar_panels_raise_no_level_where_there_is_no_radiation(scenario: str, idle: bool) -> None:
    crew = [member("C07", hand=["M13", "M01", "M05", "M09"])]
    table = prepare(options={"scenario": scenario}, crew=crew, actions_left=4)
    said = warnings_before(table, "deploy:M13:N")
    assert said.get("idle-module") == ({"module": "@card-M13"} if idle else None)


def true_idle_module(told: CoachCase) -> None:
    before = [gauge.level for gauge in view(told.hidden, 0).gauges]
    after = GAME.preview(told.position, told.move)["levels"]
    assert all(then <= now for then, now in zip(after, before, strict=True))


# Paying with a Protocol


def paying(*hand: str) -> Table:
    """Return a table at which Solar Panels (red, blue, green) are being paid for."""
    table = prepare(crew=[member("C07", hand=["M13", *hand])], actions_left=4)
    return table.play("deploy:M13:N", "pay:M01", "pay:M05")


@pytest.mark.clause("EX-DEP-2")
def test_paying_with_a_protocol_while_another_card_would_do() -> None:
    table = paying("M01", "M05", "M09", "P03")
    assert table.decision == "pay"
    assert warnings_before(table, "pay:P03")["joker"]["card"] == "@card-P03"


@pytest.mark.clause("EX-DEP-2")
def test_paying_with_a_module_is_no_mistake() -> None:
    assert warnings_before(paying("M01", "M05", "M09", "P03"), "pay:M09") == {}


def true_joker(told: CoachCase) -> None:
    offered = [
        GAME.moves.decode(move)[1].get("kind", FIRST_PROTOCOL) for move in told.hidden.legal_moves
    ]
    assert min(offered) < FIRST_PROTOCOL <= GAME.moves.decode(told.move)[1]["kind"]


# Paying with what somebody else needs


def sharing(*mine: str, at: str = "0,0", **more: object) -> Table:
    """Let the Architect pay for a module with cards, one of which another player lacks."""
    crew = [
        member("C01", hand=["M07", "M01", "M09", "M14", *mine]),
        member("C05", at=at, hand=["M05", "M13"]),
    ]
    table = prepare(**{"crew": crew, "base": {"1,0": "M03"}, "actions_left": 3, **more})
    return table.play("deploy:M07:N")


@pytest.mark.clause("EX-DEP-2", "EX-XFER-2")
@pytest.mark.parametrize("at", ["0,0", "1,0"])
def test_paying_with_the_card_that_somebody_near_needs(at: str) -> None:
    table = sharing(at=at)
    assert warnings_before(table, "pay:M01") == {
        "needed": {"player": 1, "card": "@card-M01", "module": "@card-M05", "other": "@card-M09"}
    }
    assert "could use your Electrolysis Plant to deploy the Moisture Vaporator" in english_warning(
        table, "pay:M01", "needed"
    )


@pytest.mark.clause("EX-DEP-2", "EX-XFER-2", "EX-VAR-2")
def test_paying_is_no_mistake_with_a_card_that_nobody_needs_or_of_which_there_is_another() -> None:
    assert warnings_before(sharing(), "pay:M09") == {}
    assert warnings_before(sharing("M02"), "pay:M01") == {}
    assert warnings_before(sharing(options={"incommunication": "on"}), "pay:M01") == {}
    # Nobody gets there in time.
    assert warnings_before(sharing(at="1,0", actions_left=2), "pay:M01") == {}


def true_needed(told: CoachCase) -> None:
    seen = view(told.hidden, told.position.to_move)
    (other,) = (each for each in seen.players if each.seat == told.args["player"])
    card, spare = (told.args[name].removeprefix("@card-") for name in ("card", "other"))
    module = told.args["module"].removeprefix("@card-")
    assert module in (other.hand or [])
    assert module not in other.ready
    keys = {GAME.key(told.position, move) for move in GAME.legal(told.position)}
    assert {f"pay:{card}", f"pay:{spare}"} <= keys


# Drawing alone


def lacking(at: str = "0,0", **more: object) -> Table:
    """Return a table at which my module lacks one card, which the other player holds."""
    crew = [member("C07", hand=["M05", "M01"]), member("C05", at=at, hand=["M13"])]
    base = {"1,0": "M03", "2,0": "M07", "3,0": "M07"}
    return prepare(**{"crew": crew, "base": base, "actions_left": 4, **more})


@pytest.mark.clause("EX-XFER-2", "EX-XFER-3")
@pytest.mark.parametrize(("at", "near"), [("0,0", "here"), ("1,0", "walk")])
def test_drawing_although_somebody_near_holds_the_missing_card(at: str, near: str) -> None:
    said = warnings_before(lacking(at), "draw_deck")["drawing-alone"]
    assert said == {
        "player": 1, "colour": "@class-yellow", "card": "@card-M13", "module": "@card-M01",
        "near": near,
    }  # fmt: skip


@pytest.mark.parametrize(("at", "first"), [("0,0", "take:1:M13"), ("1,0", "move:1,0")])
def test_what_to_do_instead_of_drawing_is_a_move_that_can_be_made(at: str, first: str) -> None:
    """Check that the better move named in a warning about drawing is a legal move."""
    hidden = lacking(at).position
    told = GAME.cautions(hidden, GAME.move(hidden, "draw_deck"))
    assert [point for point in told[0].points if point.startswith("move:")] == [f"move:{first}"]
    assert first in {GAME.key(hidden, move) for move in GAME.legal(hidden)}


@pytest.mark.clause("EX-XFER-2", "EX-VAR-2")
def test_drawing_is_no_mistake_without_such_a_card_or_time_to_fetch_it() -> None:
    crew = [member("C07", hand=["M05", "M01"]), member("C05", hand=["M09"])]
    assert warnings_before(lacking(crew=crew), "draw_deck") == {}
    assert warnings_before(lacking("1,0", actions_left=1), "draw_deck") == {}
    assert warnings_before(lacking(options={"incommunication": "on"}), "draw_deck") == {}


def true_drawing_alone(told: CoachCase) -> None:
    seat = told.position.to_move
    hidden = view(told.hidden, seat)
    (other,) = (each for each in hidden.players if each.seat == told.args["player"])
    card = told.args["card"].removeprefix("@card-")
    assert told.args["player"] != seat
    assert card in (other.hand or [])
    keys = {GAME.key(told.position, move) for move in GAME.legal(told.position)}
    module_card = told.args["module"].removeprefix("@card-")
    assert not any(key.startswith(f"deploy:{module_card}:") for key in keys)
    if told.args["near"] == "here":
        assert f"take:{told.args['player']}:{card}" in keys


# Leaving actions over


@pytest.mark.clause("EX-TURN-3", "EX-DRAW-1")
def test_ending_with_actions_left_and_room_in_the_hand() -> None:
    assert warnings_before(prepare(actions_left=2), "end") == {"leftover": {"left": 2}}
    assert "2 actions are still unused" in english_warning(
        prepare(actions_left=2), "end", "leftover"
    )


@pytest.mark.clause("EX-TURN-3", "EX-HAND-1")
def test_ending_is_no_mistake_without_actions_or_with_a_full_hand() -> None:
    full = [member("C07", hand=["M01", "M05", "M09", "M13"])]
    assert warnings_before(prepare(crew=full, actions_left=2), "end") == {}
    rover = [member("C07", hand=["I03"])]
    spent = prepare(crew=rover, base={"1,0": "M05"}, actions_left=1).play("draw_deck")
    assert spent.actions == 0
    assert warnings_before(spent, "end") == {}


def true_leftover(told: CoachCase) -> None:
    seen = view(told.hidden, told.position.to_move)
    assert told.args["left"] == seen.actions_left > 0
    keys = {GAME.key(told.position, move) for move in GAME.legal(told.position)}
    assert any(key.startswith("draw_") for key in keys)


TRUTHS: dict[str, Truth] = {
    "ending": true_ending,
    "missed-win": true_missed_win,
    "repair-first": true_repair_first,
    "energy": true_energy,
    "joker": true_joker,
    "needed": true_needed,
    "drawing-alone": true_drawing_alone,
    "idle-module": true_idle_module,
    "leftover": true_leftover,
}
