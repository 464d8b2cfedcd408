"""Setup: city, survivors and the horde deck (OB-SET)."""

from collections import Counter

import pytest
from tests.games.outbreak.table import Table, new_game, started

from holdfast.games.outbreak import GAME, content
from holdfast.games.outbreak.content import FIRST_FINAL
from holdfast.games.outbreak.content.geometry import (
    CENTRE,
    COORDINATES,
    DISTANCE,
    HEX_AT,
    NEIGHBOUR,
)
from holdfast.games.outbreak.content.schema import SURVIVOR_CARDS
from holdfast.games.outbreak.rules.ground import is_edge
from holdfast.games.outbreak.rules.people import hand_size


def levels(table: Table) -> list[int]:
    """Return the levels of the horde deck as built, in order; 9 is a Final Encounter."""
    s = table.state
    return [int(content.HORDES[s.hordes[uid].card].level) for uid in range(s.horde_count)]


@pytest.mark.clause("OB-SET-1", "OB-VAR-3")
@pytest.mark.parametrize(
    ("players", "survivors", "settlements"),
    [(1, 4, 8), (2, 4, 8), (3, 6, 12), (4, 4, 8), (5, 5, 10), (6, 6, 12), (7, 7, 14), (8, 8, 16)],
)
def test_survivors_and_settlements_by_players(
    players: int, survivors: int, settlements: int
) -> None:
    table = started(players=players)
    assert table.state.team == survivors
    assert int(table.state.city).bit_count() == settlements + 1
    per_seat = Counter(table.state.survivors[table.state.order[i]].seat for i in range(survivors))
    assert set(per_seat.values()) == {survivors // players}
    assert table.state.seats == (1 << players) - 1


@pytest.mark.clause("OB-SET-2", "OB-MAP-1")
def test_the_base_goes_on_any_of_seven_hexes() -> None:
    table = new_game(city_layout="manual")
    assert table.decision == "setup-base"
    assert len(table.options()) == 7
    table.play("hex:1,-1")
    assert COORDINATES[table.state.tiles[0].hex] == (1, -1)


@pytest.mark.clause("OB-SET-3", "OB-SET-4", "OB-SET-5")
def test_the_first_six_lie_around_the_base_and_the_rest_with_two_contacts() -> None:
    table = new_game(seed=3, city_layout="manual", players=3)
    table.play("hex:0,0")
    drawn = [key for key in table.options() if key.startswith("settlement:")]
    assert len(drawn) == 12  # all are known before the first is placed
    placed = 0
    while table.decision in ("setup-tile", "setup-hex"):
        if table.decision == "setup-tile":
            table.play(table.options()[-1])
            continue
        hexes = [HEX_AT[tuple(map(int, key[4:].split(",")))] for key in table.options()]
        if placed < 5:
            assert all(DISTANCE[CENTRE, hex] == 1 for hex in hexes)
        if placed >= 6:
            city = [hex for hex in range(169) if table.state.tile_at[hex]]
            for hex in hexes:
                assert DISTANCE[CENTRE, hex] <= 4
                assert sum(n in city for n in NEIGHBOUR[hex]) >= 2
        table.play(table.options()[-1])
        placed = int(table.state.city).bit_count() - 1
    assert placed == 12


@pytest.mark.clause("OB-SET-6")
def test_every_seat_picks_one_then_the_next_round() -> None:
    table = new_game(players=2)
    seats = []
    while table.decision == "setup-surv":
        seats.append(table.position.to_move)
        taken = table.options()[0]
        table.play(taken)
        assert taken not in table.options()
    assert seats == [0, 1, 0, 1]


@pytest.mark.clause("OB-SET-7", "OB-SET-8")
def test_starting_goods() -> None:
    table = started(seed=5, players=4)
    s = table.state
    held = [0] * 5
    for i in range(s.team):
        v = s.order[i]
        survivor = s.survivors[v]
        assert hand_size(survivor) == content.SURVIVORS[v].hand
        kind = "GBASE".index(SURVIVOR_CARDS[v].favoured)
        assert survivor.goods[kind] == 2
        assert sum(survivor.goods) == 2
        assert (survivor.tile, survivor.wounds, survivor.down) == (0, 0, 0)
        held[kind] += 2
    assert [8 - n for n in held] == list(s.store)
    assert (s.helpless, s.exp, s.day) == (0, 0, 1)


@pytest.mark.clause("OB-SET-9", "OB-SET-10")
@pytest.mark.parametrize(
    ("difficulty", "counts", "tiers"),
    [
        ("normal", (20, 15, 10, 5, 2, 2), [1]),
        ("hard", (12, 12, 12, 12, 3, 3), [1]),
        ("very_hard", (17, 20, 20, 18, 4, 3), [2]),
        ("ridiculous", (30, 28, 24, 18, 4, 3), [1, 2]),
    ],
)
def test_the_deck_of_a_difficulty(
    difficulty: str, counts: tuple[int, ...], tiers: list[int]
) -> None:
    for seed in range(5):
        table = started(seed=seed, difficulty=difficulty)
        deck = levels(table)
        assert tuple(deck.count(level) for level in range(1, 7)) == counts
        s = table.state
        finals = [uid for uid in range(s.horde_count) if s.hordes[uid].card >= FIRST_FINAL]
        assert sorted(int(content.HORDES[s.hordes[uid].card].tier) for uid in finals) == tiers
        assert finals[-1] >= len(deck) - 9
        if difficulty == "ridiculous":
            assert finals[0] == (107 - 8) // 2  # the middle of the part above
            assert content.HORDES[s.hordes[finals[0]].card].tier == 1


@pytest.mark.clause("OB-SET-11", "OB-MAP-2")
def test_a_facedown_horde_on_every_edge_space() -> None:
    table = started(seed=1)
    s = table.state
    edges = [hex for hex in range(169) if is_edge(s, hex)]
    dealt = [s.horde_at[hex] - 1 for hex in edges]
    facedown = [s.hordes[uid].place for uid in dealt]
    assert dealt == list(range(len(edges)))  # from the top, hexes by r, then q
    assert facedown == [1] * len(edges)
    assert s.in_play == len(edges)


@pytest.mark.clause("OB-SET-12")
def test_custom_decks() -> None:
    few = {f"custom_{level}": "0" for level in range(2, 7)}
    table = started(difficulty="custom", custom_1="5", custom_finals="2-2", **few)
    s = table.state
    assert sorted(levels(table)) == [1] * 5 + [9, 9]
    assert s.finals_left == 2
    finals = {s.hordes[uid].card for uid in range(7) if s.hordes[uid].card >= FIRST_FINAL}
    assert len(finals) == 2  # never the same twice
    # all five hordes are in the bottom group, so the second lies on top of it
    assert s.hordes[0].card >= FIRST_FINAL


@pytest.mark.clause("OB-SET-13")
@pytest.mark.parametrize("layout", ["random", "compact"])
def test_the_engine_lays_the_city(layout: str) -> None:
    table = new_game(seed=9, players=8, city_layout=layout)
    assert table.decision == "setup-surv"
    s = table.state
    assert s.tiles[0].hex == CENTRE
    city = {hex for hex in range(169) if s.tile_at[hex]}
    assert len(city) == 17
    for hex in city - {CENTRE}:
        assert DISTANCE[CENTRE, hex] <= 4
    if layout == "compact":
        # each extra settlement touches at least three others of the final city
        outer = [hex for hex in city if DISTANCE[CENTRE, hex] > 1]
        assert all(sum(n in city for n in NEIGHBOUR[hex]) >= 2 for hex in outer)


@pytest.mark.clause("OB-SET-9")
def test_scaled_decks_from_five_survivors_on() -> None:
    assert levels(started(players=8, scaled_deck="on")).count(1) == 0
    assert levels(started(players=5, scaled_deck="on")).count(1) == 10
    assert levels(started(players=4, scaled_deck="on")).count(1) == 20


@pytest.mark.clause("OB-VAR-1")
def test_low_levels() -> None:
    deck = levels(started(difficulty="ridiculous", low_levels="on"))
    assert [deck.count(level) for level in range(1, 7)] == [16, 4, 0, 0, 0, 0]
    assert deck.count(9) == 1


def test_start_exp() -> None:
    assert started(start_exp="7").exp == 7
    assert GAME.options.number("start_exp", "7") == 7


@pytest.mark.clause("OB-SET-14")
@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_a_ready_made_team_is_seated_without_a_question(players: int) -> None:
    table = new_game(seed=3, players=players, team="ready")
    assert table.state.day == 1
    names = [SURVIVOR_CARDS[table.state.order[i]].name for i in range(table.state.team)]
    seats = [table.state.survivors[table.state.order[i]].seat for i in range(table.state.team)]
    assert seats == sorted(seats)
    assert {"Soldier", "Sentinel", "Professor", "Mercenary"} <= set(names)
    assert names[0] == "Soldier"
    assert len(set(names)) == len(names)
    chosen = started(seed=3, players=players)
    assert table.state.team == chosen.state.team
