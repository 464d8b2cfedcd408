"""Windows, general rules and decisions (OB-WIN, OB-GEN, OB-DEC)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, horde, lay, started, unknown, who

from holdfast.games.outbreak import GAME, content
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES
from holdfast.games.outbreak.content.schema import FORTUNES
from holdfast.games.outbreak.rules.people import lead_seat

QUIET = horde("H1-ZG", -2, 0)


@pytest.mark.clause("OB-DEC-1")
def test_team_decisions_belong_to_the_lead_seat_which_rotates() -> None:
    team = [who("soldier", R1, seat=0), who("pilot", R1, seat=1), who("sentinel", R1, seat=2)]
    for day, seat in ((1, 0), (2, 1), (3, 2), (4, 0)):
        table = lay(*team, QUIET, day=day, options={"players": 3})
        assert table.position.to_move == seat
    table.play("survivor:sentinel")
    assert table.position.to_move == 2  # decisions about one survivor: the seat that controls it
    table.state.seats = 0b101
    assert [lead_seat(table.state)] == [2]


@pytest.mark.clause("OB-DEC-2")
def test_a_single_option_is_taken_without_asking() -> None:
    table = lay(who("soldier", R0, goods="AAAAA"), horde("H1-ZG", 2, 0), active="soldier")
    table.play("aid:SE-ARM:2")
    assert table.decision == "turn"  # Ammo was the only kind to return
    assert table.goods("soldier") == "AAAAA"
    for decision in ("settler", "helpless"):
        asked = lay(
            QUIET, settlers=["MB"], step="settlers" if decision == "settler" else "helpless"
        )
        assert "stay" in asked.options()


@pytest.mark.clause("OB-DEC-3")
def test_options_come_in_a_stable_order() -> None:
    table = lay(who("technician", "MB"), horde("H1-ZG", 2, 0), active="technician", exp=20)
    keys = [key.split(":")[0] for key in table.options()]
    assert keys == sorted(
        keys,
        key=["move", "develop", "trade", "attack", "aid", "search", "special", "play", "end"].index,
    )
    hexes = [
        tuple(map(int, key[5:].split(","))) for key in table.options() if key.startswith("move")
    ]
    assert hexes == sorted(hexes, key=lambda place: (place[1], place[0]))


@pytest.mark.clause("OB-WIN-1", "OB-WIN-2")
@pytest.mark.parametrize(
    ("card", "step", "more"),
    [
        ("FC-22", "day", {}),
        ("FC-16", "night", {}),
        ("FC-18", "dusk", {"pieces": {R1: {"fire": 1}}}),
        ("FC-24", "dusk", {"pieces": {R1: {"fire": 1}}}),
    ],
)
def test_windows_open_for_the_cards_that_list_them(
    card: str, step: str, more: dict[str, object]
) -> None:
    table = lay(
        who("soldier", R3, hand=[card]),
        QUIET,
        unknown(2, 0),
        unknown(0, 2),
        step=step,
        day=9,
        **more,
    )
    assert table.decision == "window"
    assert table.options() == [f"play:soldier:{card}", "pass"]
    none = lay(who("soldier", R3), QUIET, unknown(2, 0), unknown(0, 2), step=step, day=9, **more)
    assert none.decision != "window"


@pytest.mark.clause("OB-WIN-1")
def test_dusk_opens_only_in_danger() -> None:
    table = lay(who("soldier", R3, hand=["FC-18"]), QUIET, unknown(2, 0), step="dusk", day=9)
    assert table.decision != "window"


@pytest.mark.clause("OB-WIN-1", "OB-OPN-3")
def test_a_false_alarm_keeps_a_doom_card_away() -> None:
    table = lay(who("soldier", hand=["FC-20"]), QUIET, unknown(2, 0), step="day", day=3)
    assert table.decision == "window"
    table.play("play:soldier:FC-20")
    assert table.drawn == 0
    assert table.state.fortune_discard[19] == 1


@pytest.mark.clause("OB-WIN-2")
def test_a_window_is_offered_again_until_pass() -> None:
    table = lay(
        who("mercenary", R3, hand=["FC-16", "FC-17"]),
        horde("H1-ZG", 2, 0, "swell"),
        horde("H1-ZB", 0, 2, "swell"),
        helpless=R3,
        step="night",
        deck=0,
    )
    table.play("play:mercenary:FC-16", "hex:2,0", "done")
    assert table.decision == "window"
    assert table.options() == ["play:mercenary:FC-17", "pass"]


@pytest.mark.clause("OB-WIN-2", "OB-GEN-2")
def test_lost_comms_bans_all_cards() -> None:
    table = lay(who("soldier", hand=["FC-23"]), QUIET, active="soldier", active_doom=["DC-25"])
    assert "play" not in table.kinds()


@pytest.mark.clause("OB-WIN-3")
def test_one_shared_question_shows_who_could_play() -> None:
    team = [
        who("soldier", R3, seat=0, hand=["FC-16"]),
        who("pilot", R3, seat=1),
        who("sentinel", R3, seat=2, hand=["FC-17"]),
    ]
    table = lay(
        *team, horde("H1-ZG", 2, 0, "swell"), helpless=R3, step="night", options={"players": 3}
    )
    view = GAME.view(table.position)
    assert (view.window, view.waiting) == ("night", [0, 2])
    assert table.options().count("pass") == 1


@pytest.mark.clause("OB-WIN-4")
def test_cards_of_the_fallen_cannot_be_played() -> None:
    table = lay(who("soldier"), who("pilot", down=True, hand=["FC-23"]), QUIET, active="soldier")
    assert "play" not in table.kinds()
    played = lay(who("soldier", hand=["FC-23"]), QUIET, active="soldier").play("play:soldier:FC-23")
    assert (played.exp, played.hand("soldier")) == (3, [])
    assert played.state.fortune_discard[22] == 1


@pytest.mark.clause("OB-WIN-5")
def test_before_an_auto_roll_nobody_collects() -> None:
    table = lay(
        who("soldier", R3, hand=["FC-02", "FC-11"]),
        horde("H1-ZG", 2, 0, "swell"),
        pieces={R0: {"garrison": 1}},
        helpless=R3,
        step="level",
        deck=0,
    )
    table.play("auto:1:0")
    assert table.options() == ["play:soldier:FC-11", "roll"]
    idle = lay(who("soldier", hand=["FC-08", "FC-29"]), QUIET)
    assert "play" not in idle.kinds()  # inside D-TURN only


@pytest.mark.clause("OB-WIN-5")
def test_in_strike_only_pieces_on_the_entered_settlement_move() -> None:
    table = lay(
        who("soldier", R3, hand=["FC-19"]),
        who("pilot", R0),
        horde("H1-ZG", 2, 0, "swell"),
        helpless=R0,
        step="level",
        deck=0,
    )
    table.play("play:soldier:FC-19")
    assert table.options() == ["survivor:pilot", "piece:helpless"]


@pytest.mark.clause("OB-WIN-6")
def test_up_to_n_targets_one_at_a_time() -> None:
    table = lay(
        who("soldier", hand=["FC-22"]), QUIET, unknown(2, 0), unknown(0, 2), step="day", day=9
    )
    table.play("play:soldier:FC-22")
    assert "done" not in table.options()  # a card is committed: the first target must be chosen
    table.play("hex:2,0")
    assert table.offers("hex:0,2", "done")
    table.play("done")
    assert table.horde(2, 0).known == 1
    assert table.state.reveals + 1 == 1  # 1 survivor + 1 from day 10 on - 1


# General rules


@pytest.mark.clause("OB-GEN-2")
def test_good_news_cannot_touch_skills_no() -> None:
    table = lay(who("soldier", hand=["FC-21"]), QUIET, active="soldier", active_doom=["DC-23"])
    assert "play" not in table.kinds()
    other = lay(
        who("soldier", hand=["FC-21"]), QUIET, active="soldier", active_doom=["DC-23", "DC-01"]
    )
    other.play("play:soldier:FC-21")
    assert other.active_doom == ["DC-23"]


@pytest.mark.clause("OB-GEN-3")
def test_what_has_no_piece_left_places_nothing() -> None:
    table = lay(
        who("soldier", hand=["FC-15"]), QUIET, pieces={R0: {"bulwark": 6}}, active="soldier"
    )
    assert not table.offers("play:soldier:FC-15")


@pytest.mark.clause("OB-GEN-5")
def test_an_empty_doom_deck_is_refilled() -> None:
    table = lay(QUIET, unknown(2, 0), step="who", day=3)
    for k, copies in enumerate(card.copies for card in content.DOOMS):
        table.state.doom_discard[k] = copies
    lost = lay(QUIET, unknown(2, 0), step="day", day=3)
    assert lost.drawn == 1
    table.play("end-phase").until("reveal")
    assert sum(table.state.doom_discard) < 70


@pytest.mark.clause("OB-GEN-6")
def test_more_dice_than_the_box_holds() -> None:
    table = lay(
        who("soldier", R0, goods="AAAAA"),
        who("sharpshooter", R0, goods="AAA"),
        horde("H6-Z1", 2, 0),
        pieces={R0: {"turret": 1, "garrison": 6}},
        active="soldier",
        helpless=R3,
    )
    table.play("attack", *["use-garrison"] * 6, *["turret"] * 8)
    assert table.dice_rolled() == [3 + 6 + 16]


@pytest.mark.clause("OB-GEN-7")
def test_random_picks_are_seeded() -> None:
    def burnt(seed: int) -> set[str]:
        table = lay(
            QUIET, unknown(2, 0), drawn=["DC-04"], step="doom", day=9, seed=seed, helpless=R3
        )
        return {name for name in (R0, R1, R2, R3, R4, R5) if table.pieces(name)}

    assert burnt(1) == burnt(1)
    assert len({frozenset(burnt(seed)) for seed in range(12)}) > 2


@pytest.mark.clause("OB-GEN-9")
def test_effects_on_several_survivors_run_in_survivor_order() -> None:
    team = [who("pilot", seat=1, goods="GE"), who("soldier", seat=0, goods="AB")]
    table = lay(
        *team, QUIET, unknown(2, 0), drawn=["DC-10"], step="doom", day=9, options={"players": 2}
    )
    assert table.position.to_move == 0
    table.play("kind:A")
    assert table.position.to_move == 1


@pytest.mark.clause("OB-GEN-10")
def test_void_cards_are_not_offered() -> None:
    cards = ["FC-07", "FC-26", "FC-24"]
    table = lay(who("professor", hand=cards), QUIET, active="professor")
    assert "play" not in table.kinds()
    useful = lay(
        who("professor", hand=cards, wounds=1),
        who("pilot", R0, down=True),
        QUIET,
        pieces={R4: {"fire": 1}},
        active="professor",
    )
    assert {key for key in useful.options() if key.startswith("play")} == {
        f"play:professor:{card}" for card in cards
    }


@pytest.mark.clause("OB-GEN-10")
def test_every_doom_card_begins_without_harm_to_the_flow() -> None:
    for card in (f"DC-{n:02d}" for n in range(1, 30)):
        table = lay(
            who("soldier", goods="A"),
            who("pilot", R2),
            QUIET,
            unknown(2, 0),
            drawn=[card],
            step="doom",
            day=9,
        )
        table.until("who")
        assert table.outcome in ("running", "helpless"), card


def test_every_fortune_card_lists_windows() -> None:
    assert all(card.windows for card in FORTUNES.fortune)
    assert started(seed=4).decision == "reveal"


@pytest.mark.clause("OB-WIN-1", "OB-WIN-2")
@pytest.mark.parametrize(
    ("card", "reason", "when"),
    [
        ("FC-16", "why-other-moment", "@ui-window-night"),
        ("FC-09", "why-other-moment", "@ui-window-roll"),
        ("FC-07", "why-card-void", None),  # nobody is wounded
    ],
)
def test_a_card_that_cannot_be_played_says_when_or_why(
    card: str, reason: str, when: str | None
) -> None:
    table = lay(who("technician", R0, hand=[card]), QUIET, helpless=R3, active="technician")
    holder, number = SURVIVOR_NAMES.index("technician"), content.CARD_IDS.index(card)
    why = GAME.why(table.position, GAME.moves.encode("play", holder=holder, card=number))
    assert (why.reason.key, why.reason.args.get("when")) == (reason, when)
