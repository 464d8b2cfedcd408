"""What a screen shows of Outlast: the table, previews of moves, and why a move is refused."""

from typing import Any

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, new_game, prepare

from holdfast.games.outlast import GAME


def view(table: Table, viewer: int = -1) -> dict[str, Any]:
    """Return what this viewer's screen shows."""
    return GAME.view(table.position, viewer).model_dump()


def preview(table: Table, key: str) -> dict[str, Any]:
    """Return the preview of a move."""
    return GAME.preview(table.position, GAME.move(table.position, key))


def lines(table: Table, key: str) -> dict[str, dict[str, Any]]:
    """Return the arguments of each line of a preview, by the key of its text."""
    shown = preview(table, key)["lines"]
    return {line["key"].removeprefix("preview-"): line["args"] for line in shown}


def why(table: Table, kind: str, **arguments: int) -> str:
    """Return why a move is not allowed, as the key of its text."""
    move = GAME.moves.encode(kind, **arguments)
    assert not GAME.allows(table.position, move)
    return GAME.why(table.position, move).reason.key.removeprefix("why-")


# The table


def test_round_turn_and_actions() -> None:
    homes = {"A": [at(19, prey=3)], "B": [at(25, prey=3)], "C": [at(31, prey=3)]}
    table = prepare(options={"players": 3, "board": "medium"}, round=2, turn="C", **homes)
    shown = view(table)
    assert (shown["round"], shown["final_round"], shown["radius"]) == (2, 15, 3)
    assert (shown["wind"], shown["next_wind"]) == (1, 2)
    assert (shown["order"], shown["done"], shown["turn"]) == ([1, 2, 0], [1], 2)
    assert (shown["step"], shown["actions_left"], shown["actions"]) == ("act", 3, 3)


def test_players_at_a_glance() -> None:
    table = prepare(
        tiles={0: has(wolf=1), 1: has(structures={"settlement": "A"})},
        A=[at(0, resources=2, prey=1), at(0), at(1, prey=3)],
    )
    player = view(table)["players"][0]
    assert (player["people"], player["settlements"], player["legacy"]) == (3, 1, 4)
    assert (player["prey"], player["resources"]) == (4, 2)
    assert (player["would_starve"], player["would_fight"]) == (1, 2)
    assert player["supply"] == {"settlement": 4}
    assert [meeple["id"] for meeple in player["meeples"]] == ["A1", "A2", "A3"]
    assert [meeple["cornered"] for meeple in player["meeples"]] == [True, True, False]


@pytest.mark.clause("LA-MEAL-3", "LA-MEAL-4")
def test_who_would_eat_if_the_turn_ended_now() -> None:
    table = prepare(tiles={0: {}, 1: {}}, A=[at(0), at(0, prey=2), at(0), at(1, prey=1)])
    meeples = view(table)["players"][0]["meeples"]
    assert [meeple["eats"] for meeple in meeples] == [True, True, False, True]
    assert [meeple["may_starve"] for meeple in meeples] == [True, True, True, False]


def test_the_whole_supply_is_shown_where_there_is_a_workshop() -> None:
    supply = view(new_game(players=2, buildings="workshop"))["players"][0]["supply"]
    assert supply == {
        "settlement": 4,
        "palisade": 2,
        "watchfire": 2,
        "snare": 2,
        "pen": 1,
        "plot": 1,
    }


@pytest.mark.clause("LA-TILE-2")
def test_what_is_still_under_the_snow_or_put_away() -> None:
    table = prepare(tiles={0: has(terrain="trail"), 1: has(terrain="forest")})
    shown = view(table)
    assert shown["counts"]["under_snow"] == 15
    assert "trail" not in shown["unseen"]
    assert shown["unseen"]["forest"] == 1
    assert sum(shown["unseen"].values()) == 16  # one of them was put away


def test_what_the_next_board_turn_would_add() -> None:
    tiles = all_empty() | {0: has(prey=2, wolf=1), 8: has(prey=2)}
    counts = view(prepare(tiles=tiles))["counts"]
    assert (counts["prey"], counts["wolves"], counts["people"]) == (4, 1, 2)
    assert (counts["next_prey"], counts["next_wolves"]) == (2, 1)


def test_curves_follow_what_can_be_seen() -> None:
    table = prepare(
        options={"wilds": "awake"}, tiles={0: has(prey=2, wolf=1)}, A=[at(7), at(7)], round=4
    )
    assert GAME.chart(table.position) == {
        "round": 4, "prey": 8, "wolves": 1, "people": [2, 1], "legacy": [2, 1],
    }  # fmt: skip


# Before a move


@pytest.mark.clause("LA-HUNT-1", "LA-HUNT-5")
@pytest.mark.parametrize(
    ("structures", "needs"), [({}, 5), ({"snare": "A"}, 3), ({"snare": "B"}, 5)]
)
def test_the_odds_of_a_hunt(structures: dict[str, str], needs: int) -> None:
    table = prepare(
        options={"buildings": "workshop"},
        tiles={0: has(prey=2, structures=structures)},
        A=[at(0)],
    )
    shown = preview(table, "hunt:A1")
    assert (shown["needs"], shown["chance"]) == (needs, (9 - needs) / 8)
    assert shown["final"]
    assert lines(table, "hunt:A1")["herd-stops"] == {"before": 2, "after": 1}
    assert lines(table, "hunt:A1")["starving"] == {"before": 1, "after": 0}


@pytest.mark.clause("LA-WOLF-1", "LA-WOLF-5")
@pytest.mark.parametrize(("structures", "needs"), [({}, 7), ({"watchfire": "A"}, 5)])
def test_the_odds_against_a_wolf(structures: dict[str, str], needs: int) -> None:
    table = prepare(
        options={"buildings": "workshop"},
        tiles={0: has(wolf=1, structures=structures)},
        A=[at(0)],
    )
    shown = preview(table, "wolf:A1")
    assert (shown["needs"], shown["chance"], shown["meeple"]) == (needs, (9 - needs) / 8, "A1")


@pytest.mark.clause("LA-MOVE-5")
def test_the_odds_of_a_wolf_under_the_snow() -> None:
    table = prepare(tiles={0: has(terrain="den", wolf=0)}, A=[at(0)])
    assert lines(table, "move:A1:0")["wolf-odds"] == {"wolves": 2, "tiles": 17, "percent": 12}
    assert preview(table, "move:A1:0")["final"]
    assert "last-action" not in lines(table, "move:A1:0")
    last = prepare(tiles={0: has(terrain="den", wolf=0)}, A=[at(0)], actions_left=1)
    assert "last-action" in lines(last, "move:A1:0")


@pytest.mark.parametrize(
    ("carried", "people", "after"),
    [(3, 1, None), (2, 1, None), (1, 1, 1), (2, 2, 1)],
    ids=["plenty", "one to spare", "the last", "shared"],
)
def test_dropping_food_warns_of_hunger_only_where_there_is_any(
    carried: int, people: int, after: int | None
) -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=carried), *[at(0)] * (people - 1)])
    starving = lines(table, "drop:A1:prey").get("starving")
    assert starving == (None if after is None else {"before": 0, "after": after})


WORKSHOP = {"buildings": "workshop"}


@pytest.mark.clause("LA-GROW-2", "LA-GROW-3")
@pytest.mark.parametrize(
    ("resources", "structures", "bare"),
    [(1, {}, True), (2, {}, False), (1, {"plot": "A"}, False), (1, {"plot": "B"}, False)],
    ids=["the last", "one left", "own plot", "a rival's plot"],
)
def test_gathering_warns_only_where_nothing_grows_back(
    resources: int, structures: dict[str, str], bare: bool
) -> None:
    tiles = {0: has(resources=resources, structures=structures)}
    table = prepare(options=WORKSHOP, tiles=tiles, A=[at(0)])
    assert ("bare" in lines(table, "gather:A1")) == bare


@pytest.mark.clause("LA-PREY-2", "LA-PREY-9")
@pytest.mark.parametrize(
    ("prey", "structures", "stops"),
    [
        (3, {}, False),
        (2, {}, True),
        (1, {}, False),
        (2, {"pen": "B"}, False),
        (1, {"pen": "A"}, True),
    ],
    ids=["three", "two", "a lone animal", "two in a pen", "the last in a pen"],
)
def test_hunting_warns_only_where_a_herd_stops_growing(
    prey: int, structures: dict[str, str], stops: bool
) -> None:
    table = prepare(options=WORKSHOP, tiles={0: has(prey=prey, structures=structures)}, A=[at(0)])
    warning = {"before": prey, "after": prey - 1} if stops else None
    assert lines(table, "hunt:A1").get("herd-stops") == warning


@pytest.mark.clause("LA-DROP-5", "LA-PREY-9", "LA-GROW-3")
@pytest.mark.parametrize(
    ("goods", "there", "structures", "starts"),
    [
        ("prey", 0, {}, False),
        ("prey", 1, {}, True),
        ("prey", 2, {}, False),
        ("prey", 0, {"pen": "A"}, True),
        ("prey", 1, {"pen": "A"}, False),
        ("resource", 0, {}, True),
        ("resource", 1, {}, False),
        ("resource", 0, {"plot": "A"}, False),
    ],
)
def test_dropping_promises_growth_only_where_it_begins(
    goods: str, there: int, structures: dict[str, str], starts: bool
) -> None:
    name = "prey" if goods == "prey" else "resources"
    table = prepare(
        options=WORKSHOP,
        tiles={0: has(**{"resources": 2, "prey": 2, name: there}, structures=structures)},
        A=[at(0, **{name: 1})],
    )
    promise = "founds-herd" if goods == "prey" else "grows-again"
    assert (promise in lines(table, f"drop:A1:{goods}")) == starts


@pytest.mark.clause("LA-DUEL-2", "LA-DUEL-3", "LA-D-BLIND")
@pytest.mark.parametrize(
    ("mine", "theirs", "boost", "win", "lose"),
    [
        (0, 0, "open", 28, 28),
        (0, 3, "open", 10, 49),
        (3, 0, "open", 49, 10),
        (2, 2, "open", 28, 28),
        (0, 3, "blind", 10, 49),
        (9, 0, "open", 64, 0),
        (9, 0, "blind", 64, 0),
        (9, 1, "blind", 63, 0),
    ],
)
def test_the_odds_of_a_fight_count_what_either_side_can_add(
    mine: int, theirs: int, boost: str, win: int, lose: int
) -> None:
    table = prepare(
        options={"fight_boost": boost, "carry": "unlimited"},
        tiles={0: {}},
        A=[at(0, resources=mine)],
        B=[at(0, resources=theirs)],
    )
    said = lines(table, "fight:A1:B1")
    percents = {"win": round(100 * win / 64), "lose": round(100 * lose / 64)}
    stake = {"meeple": "A1", "stakes": "death"}
    assert said["fight-all-in" if mine + theirs else "fight-odds"] == {**percents, **stake}
    assert preview(table, "fight:A1:B1")["chance"] == win / 64
    assert ("fight-purses" in said) == bool(mine + theirs)


@pytest.mark.clause("LA-MOVE-3", "LA-SET-8", "LA-WMOVE-1")
def test_an_awake_wild_does_not_keep_its_wolves_where_they_began() -> None:
    tiles = {0: has(terrain="den", wolf=0)}
    awake = {"wilds": "awake"}
    assert "wolf-odds" in lines(prepare(options=awake, tiles=tiles, A=[at(0)]), "move:A1:0")
    later = lines(prepare(options=awake, tiles=tiles, A=[at(0)], round=2, turn="A"), "move:A1:0")
    assert "wolf-odds" not in later
    assert later["wolves-roam"] == {"wolves": 2, "tiles": 17}
    asleep = lines(prepare(tiles=tiles, A=[at(0)], round=2, turn="A"), "move:A1:0")
    assert "wolf-odds" in asleep
    assert "wolves-roam" not in asleep


def test_ending_the_turn_warns_of_hunger_wolves_and_waste() -> None:
    table = prepare(tiles={0: has(wolf=1)}, A=[at(0), at(7, prey=1)])
    assert lines(table, "end") == {
        "end-starving": {"count": 1},
        "end-cornered-one": {"meeple": "A1", "lose": 75},
        "end-unused": {"count": 4},
    }


def test_every_legal_move_has_a_preview() -> None:
    for seed in range(3):
        table = new_game(seed, players=2, buildings="workshop", fight_boost="blind")
        while not table.position.over:
            for move in GAME.legal(table.position):
                assert GAME.preview(table.position, move)["lines"] is not None
            table.play(table.options()[seed % len(table.options())])


# Why not


def test_reasons() -> None:
    table = prepare(
        tiles={0: has(wolf=1, prey=1), 1: has(prey=0, resources=1)},
        A=[at(0), at(1, resources=3, prey=3), at(7), at(7)],
        B=[at(1), at(13)],
    )
    assert why(table, "move", meeple=0, direction=0) == "cornered"
    assert why(table, "gather", meeple=1) == "hands-full"
    assert why(table, "hunt", meeple=1) == "no-prey"
    assert why(table, "hunt", meeple=0) == "hunt-wolf"
    assert why(table, "wolf", meeple=1) == "no-wolf"
    assert why(table, "build", meeple=1, structure=2) == "no-workshop"
    assert why(table, "build", meeple=2, structure=0) == "too-dear"
    assert why(table, "drop", meeple=2, goods=0) == "nothing-to-drop"
    assert why(table, "fight", meeple=1, rival=1, target=1) == "not-here"
    assert why(table, "fight", meeple=1, rival=0, target=0) == "own-meeple"
    assert why(table, "move", meeple=2, direction=0) == "edge"
    assert why(table, "hide", meeple=3) == "alike"
    assert why(table, "hide", meeple=9) == "no-meeple"
    assert why(table, "feed", meeple=0) == "asked-act"


def test_reasons_for_buildings_and_fights() -> None:
    table = prepare(
        options={"player_fights": "off"},
        tiles={0: has(structures={"settlement": "B"}), 1: {}, 2: has(prey=3)}
        | {t: has(structures={"settlement": "A"}) for t in (3, 4, 5, 6, 8)},
        A=[at(0, resources=3), at(1, resources=3), at(2, prey=1)],
        B=[at(0), at(13)],
    )
    assert why(table, "build", meeple=0, structure=0) == "built-already"
    assert why(table, "build", meeple=1, structure=0) == "none-in-supply"
    assert why(table, "fight", meeple=0, rival=1, target=0) == "fights-off"
    full = {t: has(resources=3) for t in range(7)}
    crowded = prepare(tiles=full, A=[at(0, resources=1)])
    assert why(crowded, "drop", meeple=0, goods=0) == "no-room"


@pytest.mark.clause("LA-D-BOOST")
def test_only_the_lower_total_is_matched() -> None:
    level = prepare(tiles={0: {}}, A=[at(0, resources=3)], B=[at(0)]).dice(4, 4)
    level.play("fight:A1:B1")
    assert why(level, "match") == "level-already"
    behind = prepare(tiles={0: {}}, A=[at(0, resources=2)], B=[at(0)]).dice(3, 5)
    behind.play("fight:A1:B1")
    assert why(behind, "beat") == "cannot-afford"


@pytest.mark.clause("LA-DEC-4", "LA-D-FORCED", "LA-D-FEED")
def test_of_two_just_alike_the_other_one_is_offered() -> None:
    people = [at(0, resources=1), at(0, resources=1), at(0), at(7)]
    forced = prepare(tiles={0: has(wolf=1)}, A=[*people, at(0, hidden=True)], actions_left=0)
    assert forced.decision == "forced"
    assert why(forced, "face", meeple=1) == "alike"
    assert why(forced, "face", meeple=3) == "not-cornered"
    assert why(forced, "face", meeple=4) == "not-cornered"
    meal = prepare(tiles={0: {}}, A=[at(0, prey=1, resources=2), *people]).play("end")
    assert meal.decision == "feed"
    assert why(meal, "feed", meeple=2) == "alike"
    assert why(meal, "feed", meeple=4) == "not-at-this-table"


def test_reasons_in_other_decisions() -> None:
    fight = prepare(tiles={0: {}}, A=[at(0, resources=2)], B=[at(0)]).dice(3, 5)
    fight.play("fight:A1:B1")
    assert why(fight, "end") == "asked-boost"
    settled = prepare(tiles={t: has(structures={"settlement": "A"}) for t in (0, 1)}, board=5)
    assert why(settled, "at", tile=2) == "no-settlement"
    over = prepare().concede()
    assert why(over, "end") == "over"
