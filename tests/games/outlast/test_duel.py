"""Fights between meeples: dice, added resources, spoils (LA-DUEL, LA-D-BOOST, LA-D-BLIND)."""

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, prepare

from holdfast.games.outlast import GAME

BLIND = {"fight_boost": "blind"}
ROB = {"fight_stakes": "rob"}


def duel(
    *dice: int,
    mine: tuple[int, ...] = (0,),
    theirs: tuple[int, ...] = (0,),
    options: dict[str, str] | None = None,
) -> Table:
    """Let A1 attack B1 on tile 0, with the resources that each side carries, the fighters' first.

    Each side has another meeple at home, so that nobody is eliminated.
    """
    table = prepare(
        options=options,
        tiles={0: {}},
        A=[*(at(0, resources=n, prey=i) for i, n in enumerate(mine)), at(7, prey=1)],
        B=[*(at(0, resources=n, prey=i) for i, n in enumerate(theirs)), at(13, prey=1)],
    )
    return table.dice(*dice).play("fight:A1:B1")


def are_alive(table: Table) -> tuple[bool, bool]:
    """Return whether A1 and B1 are alive."""
    return "A1" in table.people("A"), "B1" in table.people("B")


@pytest.mark.clause("LA-DUEL-1")
def test_a_rival_on_the_same_tile_can_be_attacked() -> None:
    table = prepare(tiles={0: {}, 1: {}}, A=[at(0), at(0, prey=1)], B=[at(0), at(1), at(13)])
    fights = [option for option in table.options_of("A1") if option.startswith("fight")]
    assert fights == ["fight:B1"]  # not B2 next door, and not A2


@pytest.mark.clause("LA-DUEL-2")
@pytest.mark.parametrize(
    ("dice", "alive"), [((5, 4), (True, False)), ((4, 5), (False, True)), ((8, 1), (True, False))]
)
def test_the_higher_roll_wins(dice: tuple[int, int], alive: tuple[bool, bool]) -> None:
    table = duel(*dice)
    assert are_alive(table) == alive
    assert table.happened("fight-won")[0]["seat"] == alive.index(True)
    assert table.decision == "act"


@pytest.mark.clause("LA-DUEL-3", "LA-D-BOOST")
def test_each_resource_spent_is_worth_1() -> None:
    table = duel(3, 6, mine=(3,))
    assert table.options() == ["pass", "match"]
    table.play("match")
    assert table.happened("fight-added") == [{"seat": 0, "number": 1, "amount": 3, "total": 6}]


@pytest.mark.clause("LA-DUEL-3")
def test_resources_are_added_once_both_dice_are_seen() -> None:
    table = duel(3, 5, mine=(3,))
    assert table.kinds() == ["fight-began", "fight-rolled"]
    assert table.dice_left == 0
    view = GAME.view(table.position, 1).model_dump()["fight"]
    assert (view["rolls"], view["added"], view["speaker"]) == ([3, 5], [0, 0], 0)


@pytest.mark.clause("LA-DUEL-4")
def test_the_fighter_pays_first_then_companions_by_number() -> None:
    # B's fighter is B2: it pays its 1, then B1 its 2, then B3.
    table = prepare(
        tiles={0: {}},
        A=[at(0), at(7, prey=1)],
        B=[at(0, resources=2), at(0, resources=1, prey=1), at(0, resources=3, prey=2)],
    )
    table.dice(8, 3).play("fight:A1:B2")
    assert (table.decision, table.decider) == ("boost", "B")
    table.play("beat")
    assert [table.meeple(name).resources for name in table.people("B")] == [0, 0, 0]
    assert table.people("A") == ["A2"]


@pytest.mark.clause("LA-DUEL-4")
def test_only_companions_on_the_tile_help_out() -> None:
    table = prepare(
        tiles={0: has(resources=3)},
        A=[at(0, resources=1), at(7, resources=3)],
        B=[at(0, resources=3), at(13)],
    )
    table.dice(1, 4).play("fight:A1:B1")
    assert table.people("A") == ["A2"]  # one resource is not enough to match


@pytest.mark.clause("LA-DUEL-4")
@pytest.mark.parametrize("winner", "AB")
def test_what_was_spent_is_gone_in_victory_as_in_defeat(winner: str) -> None:
    table = duel(5, 6, mine=(2,), theirs=(2,))
    table.play("beat")  # A: 7 to 6
    table.play("pass" if winner == "A" else "beat")  # B: 8 to 7, and A has nothing left
    assert table.people(winner)[0] == f"{winner}1"
    spent = {"A": 2, "B": 0} if winner == "A" else {"A": 2, "B": 2}
    in_play = sum(table.meeple(name).resources for letter in "AB" for name in table.people(letter))
    assert in_play == 4 - spent["A"] - spent["B"]
    assert table.tile(0).resources == 0


# LA-DUEL-5: who has the word


@pytest.mark.clause("LA-DUEL-5")
@pytest.mark.parametrize(("dice", "speaker"), [((3, 4), "A"), ((4, 3), "B"), ((4, 4), "A")])
def test_the_side_behind_has_the_word_and_in_a_tie_the_attacker(
    dice: tuple[int, int], speaker: str
) -> None:
    table = duel(*dice, mine=(3,), theirs=(3,))
    assert (table.decision, table.decider) == ("boost", speaker)


@pytest.mark.clause("LA-DUEL-5")
@pytest.mark.parametrize(("dice", "payer"), [((3, 4), "A"), ((4, 3), "B")])
def test_in_a_tie_after_paying_the_other_side_has_the_word(
    dice: tuple[int, int], payer: str
) -> None:
    table = duel(*dice, mine=(3,), theirs=(3,))
    assert table.decider == payer
    table.play("match")
    assert table.decider == {"A": "B", "B": "A"}[payer]
    assert table.options() == ["pass", "beat"]


@pytest.mark.clause("LA-DUEL-5")
def test_after_every_payment_it_is_judged_again() -> None:
    table = duel(4, 4, mine=(3,), theirs=(3,))
    heard = []
    for key in ("beat", "match", "beat", "beat", "pass"):
        heard.append(table.decider)
        table.play(key)
    # 5-4 A, 5-5 B; the tie is A's as B paid last: 6-5, then 6-7 B, and A passes.
    assert heard == ["A", "B", "A", "B", "A"]
    assert are_alive(table) == (False, True)


@pytest.mark.clause("LA-DUEL-5", "LA-D-BOOST")
def test_the_first_pass_closes_the_bidding() -> None:
    table = duel(3, 4, mine=(3,), theirs=(3,)).play("pass")
    assert table.decision == "act"
    assert are_alive(table) == (False, True)
    assert table.meeple("B1").resources == 3  # its own, and A1's do not fit


# LA-D-BOOST: what is offered


@pytest.mark.clause("LA-D-BOOST")
@pytest.mark.parametrize(
    ("dice", "purse", "options"),
    [
        ((3, 5), 2, ["pass", "match"]),
        ((3, 5), 3, ["pass", "match", "beat"]),
        ((5, 5), 1, ["pass", "beat"]),
        ((4, 5), 1, ["pass", "match"]),
    ],
)
def test_what_the_side_to_speak_can_do(
    dice: tuple[int, int], purse: int, options: list[str]
) -> None:
    assert duel(*dice, mine=(purse,)).options() == options


@pytest.mark.clause("LA-D-BOOST")
def test_match_makes_totals_equal_and_beat_is_one_more() -> None:
    match = duel(3, 5, mine=(3,), theirs=(3,)).play("match")
    assert match.meeple("A1").resources == 1
    beat = duel(3, 5, mine=(3,), theirs=(3,)).play("beat")
    assert beat.meeple("A1").resources == 0
    assert beat.happened("fight-added")[0]["total"] == 6


@pytest.mark.clause("LA-D-BOOST", "LA-DEC-3")
@pytest.mark.parametrize(("dice", "purse"), [((3, 5), 1), ((5, 5), 0), ((1, 8), 3)])
def test_who_can_afford_nothing_passes_unasked(dice: tuple[int, int], purse: int) -> None:
    table = duel(*dice, mine=(purse,))
    assert table.decision == "act"
    assert [event["seat"] for event in table.happened("fight-passed")] == [0]


# LA-DUEL-6, LA-D-BLIND


@pytest.mark.clause("LA-DUEL-6", "LA-D-BLIND")
def test_in_a_blind_fight_both_commit_then_both_show() -> None:
    table = duel(4, 5, mine=(3,), theirs=(2,), options=BLIND)
    assert (table.decision, table.decider) == ("blind", "A")
    assert table.options() == ["add:0", "add:1", "add:2", "add:3"]
    table.play("add:3")
    assert (table.decision, table.decider) == ("blind", "B")
    assert table.options() == ["add:0", "add:1", "add:2"]
    assert table.meeple("A1").resources == 3  # paid when both are in
    table.play("add:1")
    assert table.kinds()[:3] == ["fight-committed", "fight-added", "fight-added"]
    assert [event["total"] for event in table.happened("fight-added")] == [7, 6]
    assert are_alive(table) == (True, False)
    assert table.meeple("A1").resources == 1  # B1's last one


@pytest.mark.clause("LA-DUEL-6")
def test_the_bidding_ends_with_the_two_commitments() -> None:
    table = duel(4, 5, mine=(3,), theirs=(3,), options=BLIND).play("add:2", "add:0")
    assert table.decision == "act"
    assert are_alive(table) == (True, False)
    added = table.happened("fight-added")  # what was not added is not told
    assert [(event["seat"], event["amount"], event["total"]) for event in added] == [(0, 2, 6)]
    assert table.meeple("A1").resources == 3 - 2 + 2  # two of B1's three, the third falls
    assert table.tile(0).resources == 1


@pytest.mark.clause("LA-D-BLIND")
def test_neither_side_knows_the_others_number() -> None:
    views = []
    for amount in range(4):
        table = duel(4, 5, mine=(3,), theirs=(2,), options=BLIND).play(f"add:{amount}")
        assert table.happened("fight-committed") == [{"seat": 0}]
        for viewer in (1, -1):
            view = GAME.view(table.position, viewer).model_dump()
            assert view["fight"]["added"] == [None, None]
            views.append((bytes(GAME.hide(table.position, 1)), table.options()))
        mine = GAME.view(table.position, 0).model_dump()
        assert mine["fight"]["added"] == [amount, None]
    assert all(view == views[0] for view in views)


@pytest.mark.clause("LA-D-BLIND")
def test_never_more_than_8() -> None:
    table = prepare(
        options=BLIND | {"carry": "unlimited"},
        tiles={0: {}},
        A=[at(0, resources=5), at(0, resources=6, prey=1)],
        B=[at(0), at(13)],
    )
    table.dice(1, 1).play("fight:A1:B1")
    assert table.options() == [f"add:{n}" for n in range(9)]


@pytest.mark.clause("LA-D-BLIND", "LA-DUEL-4")
def test_companions_help_out_in_a_blind_fight() -> None:
    table = duel(1, 6, mine=(1, 2), theirs=(0,), options=BLIND)
    assert table.options() == ["add:0", "add:1", "add:2", "add:3"]
    table.play("add:3")
    assert "A1" not in table.people("A")
    assert table.meeple("A2").resources == 0


@pytest.mark.clause("LA-D-BLIND", "LA-DEC-3")
@pytest.mark.parametrize(
    ("mine", "theirs", "asked"), [(0, 2, ["B"]), (2, 0, ["A"]), (0, 0, []), (1, 1, ["A", "B"])]
)
def test_who_has_nothing_commits_nothing_unasked(mine: int, theirs: int, asked: list[str]) -> None:
    table = duel(4, 5, mine=(mine,), theirs=(theirs,), options=BLIND)
    heard = []
    while table.decision == "blind":
        heard.append(table.decider)
        table.play("add:0")
    assert heard == asked
    assert are_alive(table) == (False, True)


# The outcome


@pytest.mark.clause("LA-DUEL-7")
def test_equal_totals_are_a_stand_off() -> None:
    table = duel(3, 5, mine=(2,), theirs=(1,)).play("match", "pass")
    assert are_alive(table) == (True, True)
    assert (table.meeple("A1").resources, table.meeple("B1").resources) == (0, 1)
    drawn = table.happened("fight-drawn")
    assert drawn == [{"seat": 0, "number": 1, "rival": 1, "target": 1, "tile": 0}]


@pytest.mark.clause("LA-DUEL-7")
def test_a_tie_of_the_dice_without_resources() -> None:
    table = duel(4, 4)
    assert are_alive(table) == (True, True)
    assert not table.state.fight.going


@pytest.mark.clause("LA-DUEL-8")
def test_the_loser_is_killed() -> None:
    table = duel(6, 2)
    assert table.people("B") == ["B2"]
    assert [event["cause"] for event in table.happened("died")] == [2]  # by a rival


@pytest.mark.clause("LA-DUEL-8", "LA-DUEL-9")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_robbed_loser_keeps_its_life_its_place_and_its_hiding(hidden: bool) -> None:
    table = prepare(
        options=ROB,
        tiles={0: {}},
        A=[at(0, prey=1)],
        B=[at(0, resources=2, prey=1, hidden=hidden), at(13)],
    )
    table.dice(6, 1).play("fight:A1:B1")
    loser, winner = table.meeple("B1"), table.meeple("A1")
    assert (loser.tile, loser.resources, loser.prey, loser.hidden) == (0, 0, 0, hidden)
    assert (winner.resources, winner.prey) == (2, 2)
    assert not table.happened("died")


@pytest.mark.clause("LA-DUEL-8")
def test_an_attacker_can_be_robbed_too() -> None:
    table = prepare(options=ROB, tiles={0: {}}, A=[at(0, prey=2)], B=[at(0), at(13)])
    table.dice(1, 6).play("fight:A1:B1")
    assert (table.meeple("A1").prey, table.meeple("B1").prey) == (0, 2)


@pytest.mark.clause("LA-DUEL-9", "LA-FALL-3")
@pytest.mark.parametrize("stakes", ["death", "rob"])
def test_the_winner_takes_what_it_can_carry_and_the_rest_falls(stakes: str) -> None:
    table = prepare(
        options={"fight_stakes": stakes},
        tiles={0: {}},
        A=[at(0, resources=2, prey=1), at(7, prey=1)],
        B=[at(0, resources=3, prey=3), at(13)],
    )
    table.dice(8, 1).play("fight:A1:B1")
    winner, tile = table.meeple("A1"), table.tile(0)
    assert (winner.resources, winner.prey) == (3, 3)
    assert (tile.resources, tile.prey) == (2, 1)
    assert table.happened("took") == [{"seat": 0, "number": 1, "resources": 1, "prey": 2}]
    if stakes == "rob":
        loser = table.meeple("B1")
        assert (loser.resources, loser.prey) == (0, 0)


@pytest.mark.clause("LA-DUEL-9", "LA-LIM-6")
def test_without_a_limit_the_winner_takes_everything() -> None:
    table = prepare(
        options={"carry": "unlimited"},
        tiles={0: {}},
        A=[at(0, resources=4, prey=3)],
        B=[at(0, resources=9, prey=7), at(13)],
    )
    table.dice(8, 1).play("fight:A1:B1", "pass")
    assert (table.meeple("A1").resources, table.meeple("A1").prey) == (13, 10)


@pytest.mark.clause("LA-DUEL-9")
def test_a_defender_takes_spoils_too() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=3), at(7, prey=1)], B=[at(0, prey=2), at(13)])
    table.dice(2, 7).play("fight:A1:B1")
    assert table.meeple("B1").prey == 3
    assert table.tile(0).prey == 2


@pytest.mark.clause("LA-DUEL-10")
def test_the_attacker_leaves_its_hiding_place_and_the_defender_does_not() -> None:
    table = prepare(
        tiles={0: {}}, A=[at(0, resources=1)], B=[at(0, hidden=True), at(13)], actions_left=5
    )
    table.dice(3, 4).play("hide:A1", "fight:A1:B1")
    assert table.decision == "boost"  # the dice are on the table, nothing is settled yet
    assert not table.meeple("A1").hidden
    assert table.meeple("B1").hidden


@pytest.mark.clause("LA-DUEL-10")
def test_a_cornered_rival_may_be_attacked_and_the_wolf_looks_on() -> None:
    table = prepare(
        tiles={0: has(wolf=1)}, A=[at(0), at(7, prey=1)], B=[at(0), at(13)], actions_left=5
    )
    table.dice(8, 1).play("hide:A1", "fight:A1:B1")
    assert table.people("B") == ["B2"]
    assert table.tile(0).wolf == 1
    assert table.dice_left == 0


@pytest.mark.clause("LA-DUEL-11")
def test_fights_between_players_can_be_switched_off() -> None:
    for value, offered in (("on", True), ("off", False)):
        table = prepare(options={"player_fights": value}, tiles={0: {}}, A=[at(0)], B=[at(0)])
        assert table.offers("A1", "fight") == offered


@pytest.mark.clause("LA-DUEL-1", "LA-OUT-3", "LA-END-1")
def test_killing_the_last_rival_wins_on_the_spot() -> None:
    table = prepare(tiles=all_empty(), A=[at(0)], B=[at(0)]).dice(5, 4)
    table.play("fight:A1:B1")
    assert table.position.over
    assert table.places() == {"A": 1, "B": 2}
    assert "ate" not in table.kinds()  # before its own meal
