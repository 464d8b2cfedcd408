"""The prompts of Outbreak, with the numbers of the position in them."""

from __future__ import annotations

import pytest
from tests.games.outbreak.table import R0, R1, R3, Table, horde, lay, new_game, unknown, who

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content import FIRST_FINAL, HORDE_IDS, RESISTANCE
from holdfast.games.outbreak.content.names import horde_at_start, horde_within
from holdfast.games.outbreak.odds import defeat_odds, outcomes, position_of_roll
from holdfast.games.outbreak.rules.payment import can_pay
from holdfast.games.outbreak.state import ATTACKS
from holdfast.games.outbreak.view import view
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Phrase, phrase

NAME = "H1-ZG"


def asked(table: Table) -> Phrase:
    """Return the prompt of the open decision, which is the same for all viewers."""
    said = GAME.prompt(GAME.hide(table.position, table.position.to_move))
    assert said is not None
    assert said == GAME.prompt(GAME.hide(table.position))
    for language in LANGUAGES:
        assert GAME.text(language).say(said)
    return said


def night(*pieces: dict[str, object], **more: object) -> Table:
    """Return a table where the Zombie Phase begins and the horde deck is empty."""
    return lay(*pieces, **{"step": "night", "deck": 0, "helpless": R3, "day": 9, **more})


@pytest.mark.clause("OB-D-DEFENDER")
def test_a_defence_names_horde_settlement_and_what_it_takes() -> None:
    table = night(horde(NAME, 2, 0, "swell"), who("soldier", R0), who("pilot", R0))
    table.until("defender")
    said = asked(table)
    needs = next(h.needs for h in view(table.position, 0).hordes if h.id == NAME)
    assert said.args["horde"] == horde_at_start(HORDE_IDS.index(NAME))
    assert said.args["settlement"] == f"@settlement-{R0}"
    assert said.args["needs"] == "@face " + " ".join(f"{letter}:1" for letter in needs)


@pytest.mark.clause("OB-D-WHO", "OB-D-TURN")
def test_a_turn_counts_the_hordes_that_may_come_to_where_one_stands() -> None:
    table = lay(horde(NAME, 2, 0, "swell"), who("soldier", R0), who("pilot", R3), helpless=R3)
    table.until("who")
    assert asked(table) == phrase("ask-who", waiting=2, count=1)
    table.play("survivor:soldier")
    here = {"survivor": "@survivor-told-soldier", "settlement": f"@settlement-{R0}"}
    targets = [way.targets for way in view(table.position, 0).tonight]
    hexes = {s.id: s.hex for s in view(table.position, 0).settlements}
    count = int(hexes[R0] in targets[0])
    assert asked(table) == phrase("ask-turn", **here, count=count, hazard="none")
    assert asked(table).args["count"] == 1


@pytest.mark.clause("OB-D-SETTLER", "OB-D-HELPLESS")
def test_the_helpless_hear_how_many_hordes_may_come() -> None:
    table = lay(horde(NAME, 2, 0, "swell"), who("soldier", R0), helpless=R0, step="helpless")
    table.until("helpless")
    here = {"settlement": f"@settlement-{R0}"}
    assert asked(table) == phrase("ask-helpless", **here, count=1, state="guarded")
    alone = lay(horde(NAME, 2, 0, "swell"), who("soldier", R3), helpless=R0, step="helpless")
    assert asked(alone.until("helpless")).args["state"] == "alone"
    burning = {"helpless": R0, "step": "helpless", "pieces": {R1: {"fire": 1}}}
    assert asked(lay(who("soldier", R3), **burning).until("helpless")).args["state"] == "danger"


@pytest.mark.clause("OB-DEV-12")
def test_a_development_is_asked_for_with_its_price() -> None:
    table = lay(who("technician", "MB"), active="technician", exp=20).play("develop:bulwark")
    costs = view(table.position, 0).costs
    assert asked(table) == phrase(
        "ask-dev-hex", development="@development-bulwark", cost=costs["bulwark"]
    )


@pytest.mark.clause("OB-WIN-1", "OB-WIN-2")
def test_a_window_says_what_is_about_to_happen() -> None:
    table = lay(
        who("soldier", R0, hand=["FC-16"]), horde(NAME, 2, 0, "swell"), step="night", helpless=R3
    )
    assert table.decision == "window"
    assert asked(table) == phrase("ask-window-night", count=1)


def notes(table: Table, key: str) -> list[str]:
    """Return the notes that a screen shows with a move before it is played."""
    said = GAME.screen.say(table.position, GAME.move(table.position, key))
    return [GAME.text("en").say(note) for note in said.notes]


@pytest.mark.clause("OB-SET-6")
def test_whoever_leads_two_hears_which_of_them_it_is() -> None:
    table = new_game(players=2, city_layout="random")
    assert asked(table) == phrase("ask-setup-surv", number=1, each=2)
    table.play(table.options()[0]).play(table.options()[0])
    assert asked(table) == phrase("ask-setup-surv", number=2, each=2)


@pytest.mark.clause("OB-HAZ-1")
def test_a_turn_on_contaminated_ground_says_so_and_so_does_ending_it() -> None:
    table = lay(who("soldier", R0, wounds=1), active="soldier", pieces={R0: {"contam": 1}})
    assert asked(table).args["hazard"] == "contam"
    shown = view(table.position, 0)
    assert [(one.who, one.cause, one.left) for one in shown.dusk] == [
        ("soldier", "contam", 2),
        ("helpless", "contam", 0),
    ]
    assert notes(table, "end")[0] == "Contamination at dusk: −1 Health, 2 left"


@pytest.mark.clause("OB-HLP-1")
def test_ending_a_turn_warns_of_the_helpless_who_are_alone() -> None:
    coming = horde(NAME, 2, 0, "swell")
    alone = lay(coming, who("soldier", "MB"), active="soldier", helpless=R0)
    assert any("The Helpless are alone" in note for note in notes(alone, "end"))
    guarded = lay(coming, who("soldier", R0), active="soldier", helpless=R0)
    assert not any("Helpless" in note for note in notes(guarded, "end"))


@pytest.mark.clause("OB-ZOM-7", "OB-DEF-1")
def test_a_horde_about_to_enter_comes_with_what_happens_then() -> None:
    def struck(*pieces: dict[str, object], **more: object) -> Phrase:
        table = night(horde(NAME, 2, 0, "swell"), *pieces, **more).until("window")
        shown = view(table.position, 0)
        assert shown.about.horde == next(h.hex for h in shown.hordes if h.id == NAME)
        return asked(table)

    card = ["FC-14"]
    here = struck(who("soldier", R0, hand=card))
    assert (here.args["stake"], here.args["survivor"]) == ("defended", "@survivor-told-soldier")
    assert here.args["percent"] == 70
    away = who("soldier", R3, hand=card)
    assert struck(away).args["stake"] == "open"
    assert struck(away, helpless=R0).args["stake"] == "helpless"
    assert struck(away, pieces={R0: {"bulwark": 1}}).args["stake"] == "bulwark"
    assert struck(away, pieces={R0: {"garrison": 1}}).args["stake"] == "auto"


@pytest.mark.clause("OB-WND-7")
def test_a_wound_comes_with_its_cause_and_the_health_that_is_left() -> None:
    burnt = {"pieces": {R0: {"fire": 1}}, "step": "dusk", "helpless": R3}
    table = lay(who("soldier", R0, hand=["FC-25"], wounds=1), **burnt).until("window")
    assert asked(table) == phrase(
        "ask-window-wound", survivor="@survivor-told-soldier", count=1, left=2, cause="fire"
    )


@pytest.mark.clause("OB-HAZ-1", "OB-HAZ-3")
def test_dusk_names_whom_it_hurts() -> None:
    poison = {"pieces": {R0: {"contam": 1}}, "step": "dusk", "helpless": R1}
    table = lay(who("soldier", R0), who("pilot", R3, hand=["FC-24"]), **poison)
    assert asked(table) == phrase(
        "ask-window-dusk", count=1, names="@survivor soldier:1", refugees="helpless"
    )


@pytest.mark.clause("OB-DEF-3", "OB-DIE-3", "OB-OVR-1")
def test_a_defence_says_its_odds_and_what_is_missing() -> None:
    coming, wall = horde(NAME, 2, 0, "swell"), {R0: {"garrison": 1}}
    table = night(coming, who("mercenary", R0), who("pilot", R0), pieces=wall).until("defender")
    assert asked(table).args["wounds"] == 2
    assert notes(table, "no") == ["It overruns the Armoury"]
    odds = GAME.preview(table.position, GAME.move(table.position, "survivor:mercenary"))
    table.play("survivor:mercenary")
    assert table.decision == "mods"
    assert asked(table).args["percent"] == odds["targets"][0]["percent"]
    table.dice("EES").play("roll")
    assert asked(table).key == "ask-roll-defence"
    assert asked(table).args["missing"] == "@face G:1"
    assert notes(table, "accept") == ["It overruns the Armoury"]


@pytest.mark.clause("OB-ATK-5", "OB-ATK-6", "OB-DIE-3")
def test_an_attack_says_what_its_dice_can_do() -> None:
    table = lay(
        horde(NAME, 2, 0), who("mercenary", R0), active="mercenary", pieces={R0: {"garrison": 1}}
    ).play("attack")
    odds = GAME.preview(table.position, GAME.move(table.position, "roll"))
    here = {"settlement": f"@settlement-{R0}", "horde": horde_within(HORDE_IDS.index(NAME))}
    percent = odds["targets"][0]["percent"]
    assert asked(table) == phrase("ask-mods", **here, dice=3, percent=percent)
    table.dice("GES").play("roll")
    assert asked(table) == phrase("ask-roll", settlement=f"@settlement-{R0}", payable=1)
    assert notes(table, "accept") == ["1 horde can be struck"]
    table.play("accept")
    assert table.decision == "target"
    assert notes(table, "done") == ["3 dice are lost"]


@pytest.mark.clause("OB-OPN-5", "OB-OPN-7")
def test_reveals_are_counted_with_the_one_that_is_asked_for() -> None:
    table = lay(unknown(2, 0), unknown(2, -1), who("soldier"), step="reveal", helpless=R3)
    assert asked(table) == phrase("ask-reveal", count=1)
    assert view(table.position, 0).reveals_left == 1


@pytest.mark.clause("OB-DEF-1")
def test_the_coming_night_says_how_likely_it_is_held_and_what_is_at_stake() -> None:
    table = lay(horde(NAME, 2, 0, "swell"), who("soldier", R0), active="soldier", helpless=R3)
    shown = view(table.position, 0)
    assert [way.percent for way in shown.tonight] == [70]
    assert shown.stake.model_dump() == {"settlements": 1, "wounds": 1, "doom": 1}
    walled = lay(horde(NAME, 2, 0, "swell"), who("soldier", R0), pieces={R0: {"bulwark": 1}})
    assert [way.percent for way in view(walled.position, 0).tonight] == [100]
    assert view(walled.position, 0).stake.settlements == 0


@pytest.mark.clause("OB-PAY-2", "OB-PAY-3")
def test_odds_are_those_of_the_rule_that_lets_dice_pay() -> None:
    """Check the quick odds of paying against the rule itself, for every roll of three dice."""
    carried = who("soldier", R0, goods="AAG")
    table = lay(horde("H2-Z01", 2, 0), horde("H1-L1", 2, -1), carried, active="soldier")
    s = table.position.snapshot
    for uid in range(2):
        trial = position_of_roll(
            table.position.read(), ATTACKS, s.active, s.survivors[s.active].tile
        )
        paid = 0.0
        for counts, probability in outcomes(3):
            trial.dice.faces = list(counts)
            paid += probability * bool(can_pay(trial, s.hordes[uid].card))
        odds = defeat_odds(s, s.active, s.survivors[s.active].tile, ATTACKS, [uid], dice=3)
        assert odds[uid] == pytest.approx(paid)


@pytest.mark.clause("OB-FOR-2", "OB-AID-4")
def test_limits_are_said_with_what_exceeds_them() -> None:
    full = who("soldier", "MB", hand=["FC-01", "FC-02"])
    table = lay(full, active="soldier").play("search")
    limit = next(one.hand_limit for one in view(table.position, 0).survivors)
    assert table.decision == "discard"
    who_ = {"survivor": "@survivor-told-soldier"}
    assert asked(table).args == {**who_, "count": limit + 1, "limit": limit}


def test_what_cannot_succeed_says_so() -> None:
    hard = max(HORDE_IDS[:FIRST_FINAL], key=lambda name: sum(RESISTANCE[1, HORDE_IDS.index(name)]))
    for name, hopeless in ((hard, True), (NAME, False)):
        table = lay(horde(name, 2, 0), who("soldier", R0), active="soldier")
        said = GAME.preview(table.position, GAME.move(table.position, "attack"))
        assert (said["chance"] == 0) == hopeless
        assert any(line["key"] == "preview-hopeless" for line in said["lines"]) == hopeless


def test_ending_the_day_names_who_would_not_act() -> None:
    table = lay(who("soldier", "MB"), who("pilot", R0), helpless=R3).until("who")
    assert "end-phase" in table.options()
    assert notes(table, "end-phase") == ["Ends the day before these act: Soldier, Pilot"]


def test_ending_a_turn_says_that_an_action_is_left() -> None:
    table = lay(who("technician", "MB"), active="technician")
    end = GAME.screen.say(table.position, GAME.move(table.position, "end"))
    assert [GAME.text("en").say(note) for note in end.notes] == ["Main action unused"]
