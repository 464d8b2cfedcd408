"""Setup: the secret draft, the reveal, Mary's search tiles, the heroes (OL-SET)."""

from collections import Counter

import pytest
from tests.games.outlive.table import Table, new_game

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import (
    EQUIPMENT_NAMES,
    FIND_NAMES,
    LEADER,
    LEADER_NAMES,
    PLACE_NAMES,
    ROOM_NAMES,
    WILDS,
)
from holdfast.games.outlive.position_builder import HERO_NAMES

MARY = LEADER_NAMES.index("ld_koolpepper")


def table_after_draft(seed: int = 0, **options: object) -> Table:
    """Return a game after the draft, in which everybody always took the first option."""
    table = new_game(seed, **options)
    while table.state.phase == 0:
        table.play(table.options()[0])
    return table


def with_mary(**options: object) -> Table:
    """Return a drafted game in which Mary Koolpepper's player draws search tiles."""
    for seed in range(100):
        table = table_after_draft(seed, **options)
        if table.decision == "marydraw":
            return table
    raise AssertionError("nobody was dealt Mary")


@pytest.mark.clause("OL-SET-1", "OL-SET-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_before_the_first_choice(players: int) -> None:
    table = new_game(players=players)
    assert list(table.state.reserve) == [30] * 7
    assert table.state.survivors == 100
    assert table.state.algae == 1
    assert list(table.state.deck) == [2] * 20
    for seat in range(players):
        player = table.player(seat)
        assert player.gauge == 0
        assert [player.rooms[slot].tile for slot in range(3)] == [0, 1, 2]
        assert not any(player.rooms[slot].built for slot in range(7))
        assert table.people(seat) == 0


@pytest.mark.clause("OL-SET-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rooms_and_two_leaders_for_everybody(players: int) -> None:
    rooms, leaders = Counter[int](), []
    table = new_game(7, players=players)
    for seat in range(players):
        player = table.player(seat)
        assert all(3 <= room < 22 for room in player.hand)
        rooms.update(player.hand)
        leaders += [player.leader, player.other_leader]
    assert sum(rooms.values()) == 6 * players
    assert max(rooms.values()) <= 2
    assert len(set(leaders)) == 2 * players
    assert list(new_game(8, players=players).player(0).hand) != list(table.player(0).hand)


@pytest.mark.clause("OL-SET-3", "OL-D-ROOMS")
def test_two_rooms_go_and_four_stay_unbuilt() -> None:
    table = new_game(1)
    hand = [ROOM_NAMES[room] for room in table.player(0).hand]
    assert table.decision == "rooms"
    assert table.options() == [f"discard:{room}" for room in dict.fromkeys(hand)]
    table.play(f"discard:{hand[1]}")
    assert len(table.options()) == len(set(hand[:1] + hand[2:]))
    table.play(f"discard:{hand[3]}")
    kept = [hand[0], hand[2], hand[4], hand[5]]
    assert [ROOM_NAMES[table.player(0).rooms[slot].tile] for slot in range(3, 7)] == kept
    assert [ROOM_NAMES[room] for room in table.player(0).discarded] == [hand[1], hand[3]]


@pytest.mark.clause("OL-D-ROOMS", "OL-SET-15")
def test_equal_rooms_are_offered_once_and_may_both_be_kept() -> None:
    for seed in range(200):
        table = new_game(seed)
        hand = [ROOM_NAMES[room] for room in table.player(0).hand]
        double = [room for room, count in Counter(hand).items() if count == 2]
        if double:
            break
    assert len(table.options()) == len(set(hand)) < 6
    for room in [room for room in hand if room not in double][:2]:
        table.play(f"discard:{room}")
    kept = [ROOM_NAMES[table.player(0).rooms[slot].tile] for slot in range(3, 7)]
    assert kept.count(double[0]) == 2
    assert f"free-build:{double[0]}#2" in table.options()


@pytest.mark.clause("OL-SET-4", "OL-D-FREEBUILD")
def test_one_of_seven_rooms_is_built_for_nothing() -> None:
    table = new_game(1).until("freebuild")
    assert len(table.options()) == 7
    table.play("free-build:r_crisis")
    assert [table.player(0).rooms[slot].built for slot in range(7)] == [0, 0, 1, 0, 0, 0, 0]
    assert list(table.state.reserve) == [30] * 7


@pytest.mark.clause("OL-SET-5", "OL-D-SPLIT")
@pytest.mark.parametrize(("room", "spaces"), [("r_crisis", 4), ("r_build", 3)])
def test_four_survivors_are_split(room: str, spaces: int) -> None:
    table = new_game(1).until("freebuild").play(f"free-build:{room}")
    assert table.options() == [f"split:{people}" for people in range(spaces + 1)]
    table.play(f"split:{spaces}")
    assert table.room(0, room).people == spaces
    assert table.full(0, room)
    assert table.player(0).airlock == 4 - spaces
    assert table.state.survivors == 96


@pytest.mark.clause("OL-SET-6", "OL-D-LEADER", "OL-SET-7", "OL-SET-8", "OL-SET-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reveal(players: int) -> None:
    table = new_game(5, players=players)
    for seat in range(players):
        table.until("leader", seat)
        assert len(table.options()) == 2
        assert table.store(seat) == {}
        other = table.player(seat).other_leader
        table.play(f"lead:{LEADER_NAMES[other]}")
        assert table.player(seat).leader == other
    assert len(table.happened("revealed")) == players
    ages = []
    for seat in range(players):
        leader = table.player(seat).leader
        ages.append(LEADER[leader].age)
        if leader != MARY:
            assert list(table.player(seat).store) == list(LEADER[leader].goods)
        equipment = EQUIPMENT_NAMES[LEADER[leader].equipment]
        assert table.owns(seat) == {equipment: "broken"}
        assert table.state.deck[LEADER[leader].equipment] == 1
    assert table.state.first_player == ages.index(max(ages))
    assert sum(table.state.deck) == 40 - players


@pytest.mark.clause("OL-SET-16")
def test_nobody_sees_the_choices_of_another_before_the_reveal() -> None:
    table = new_game(5, players=3).until("rooms", 2)
    for seat in (0, 1):
        seen = GAME.hide(table.position, 2).state.players[seat]
        assert seen.leader == seen.other_leader == -1
        assert list(seen.hand) == [-1] * 6
        assert seen.airlock == 0
        assert not any(seen.rooms[slot].built or seen.rooms[slot].people for slot in range(7))
        assert [seen.rooms[slot].tile for slot in range(3, 7)] == [-1] * 4
    after = table_after_draft(5, players=3)
    shown = GAME.hide(after.position, 2).state.players[0]
    assert shown.leader >= 0
    assert all(shown.rooms[slot].tile >= 0 for slot in range(7))
    assert list(shown.discarded) == [-1, -1]
    assert shown.other_leader == -1


@pytest.mark.clause("OL-SET-13", "OL-D-MARYDRAW", "OL-D-MARYDROP")
def test_mary_draws_four_tiles_and_gains_three() -> None:
    table = with_mary()
    seat = table.decider
    stacks = {city: table.search_stack(city) for city in ("blackwood", "silent")}
    assert table.options() == ["draw-find:blackwood", "draw-find:silent"]
    table.play("draw-find:blackwood", "draw-find:silent", "draw-find:silent", "draw-find:silent")
    drawn = [stacks["blackwood"][0], *stacks["silent"][:3]]
    assert [FIND_NAMES[args["find"]] for args in table.happened("mary-drew")] == drawn
    assert table.decision == "marydrop"
    assert set(table.options()) == {f"drop-find:{find}" for find in drawn}
    table.play(f"drop-find:{drawn[0]}")
    kept = drawn[1:]
    assert len(table.options("place")) == 4
    expected = Counter(find for find in kept if find not in ("algae", "empty"))
    assert table.store(seat) == dict(expected)
    assert table.player(seat).gauge == kept.count("algae")
    assert table.search_open("blackwood") == table.search_open("silent") == []
    assert table.state.phase == 2


@pytest.mark.clause("OL-SET-13")
def test_what_mary_draws_is_public() -> None:
    table = with_mary().play("draw-find:blackwood")
    for viewer in (-1, 0, 1):
        hidden = GAME.hide(table.position, viewer).state
        assert hidden.drawn[0] == table.state.drawn[0] >= 0
        assert hidden.search[0, 1] == -1


@pytest.mark.clause("OL-SET-9", "OL-D-PLACE")
def test_simultaneous_placement_is_secret_until_all_have_placed() -> None:
    table = table_after_draft(3, players=2).until("place")
    first = table.decider
    assert first == table.state.first_player
    leader = table.player(first).leader
    start = [name for p, name in enumerate(PLACE_NAMES) if LEADER[leader].places >> p & 1]
    assert table.options() == [f"place:5:{place}" for place in start]
    table.play(f"place:5:{start[2]}")
    rest = [place for place in start if place != start[2]]
    assert table.options() == [f"place:4:{place}" for place in rest]
    table.play(f"place:4:{rest[0]}")
    assert [table.place_of(first, hero) for hero in HERO_NAMES] == [*rest[1:], rest[0], start[2]]
    assert table.decider == 1 - first
    seen = GAME.hide(table.position, 1 - first).state.players[first]
    assert [seen.heroes[hero].place for hero in range(4)] == [-1] * 4
    table.play(table.options()[0])
    table.play(table.options()[0])
    assert len(table.happened("placed")) == 8
    seen = GAME.hide(table.position, 1 - first).state.players[first]
    assert min(seen.heroes[hero].place for hero in range(4)) >= 0


@pytest.mark.clause("OL-SET-9", "OL-D-PLACE", "OL-GEN-1")
def test_sequential_placement_is_open_and_one_at_a_time() -> None:
    table = table_after_draft(3, players=2, placement="sequential").until("place")
    first = table.decider
    assert len(table.options()) == 12
    assert {key.split(":")[1] for key in table.options()} == {"5", "4", "3a"}
    three = next(key for key in table.options() if key.startswith("place:3a"))
    table.play(three)
    assert table.decider == 1 - first
    seen = GAME.hide(table.position, 1 - first).state.players[first]
    assert PLACE_NAMES[seen.heroes[0].place] == three.split(":")[2]
    table.play(table.options()[0])
    assert table.decider == first
    assert {key.split(":")[1] for key in table.options()} == {"5", "4", "3b"}
    table.until("place", 1 - first)
    table.until("move")  # the last hero of each has one place left and goes there by itself
    for seat in (0, 1):
        places = [table.place_of(seat, hero) for hero in HERO_NAMES]
        assert len(set(places)) == 4
        assert all(
            LEADER[table.player(seat).leader].places >> PLACE_NAMES.index(p) & 1 for p in places
        )
        assert [table.spot_of(seat, hero) for hero in HERO_NAMES] == [None] * 4


@pytest.mark.clause("OL-SET-10", "OL-INFO-2")
def test_each_day_one_of_the_unseen_events_comes() -> None:
    seen = set()
    for seed in range(40):
        table = new_game(seed).until("move")
        assert [event < 0 for event in table.state.convoy] == [False] + [True] * 5
        seen.add(table.state.convoy[0])
    assert len(seen) > 8
    table.until("move")
    while not table.position.over:
        table.play(table.options()[-1])
    assert len(set(table.state.convoy)) == 6


@pytest.mark.clause("OL-SET-11")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 8), (4, 10)])
def test_stacks_of_wild_game(players: int, size: int) -> None:
    table = new_game(2, players=players)
    assert list(table.state.wild_left) == [size] * 3
    tiles = Counter(animal for wild in WILDS for animal in table.game(PLACE_NAMES[wild]))
    assert max(tiles.values()) <= 6
    assert sum(tiles.values()) == 3 * size


@pytest.mark.clause("OL-SET-14")
def test_the_first_dawn_fills_the_board() -> None:
    table = new_game(2)
    assert sum(table.state.stock) == 0
    assert table.display("blackwood") == [None] * 3
    table.until("move")
    assert table.stock("base") == 10
    assert sum(table.state.aboard) == 4


@pytest.mark.clause("OL-SET-17")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("placement", ["simultaneous", "sequential"])
def test_ready_made_tribes_begin_with_the_first_day(players: int, placement: str) -> None:
    games = (new_game(n, players=players, tribes="ready", placement=placement) for n in range(20))
    # The event of the first day may ask something, or take something.
    table = next(game for game in games if game.decision == "move")
    assert table.state.day == 1
    assert GAME.view(table.position, 0).model_dump()["phase"] == "day"
    assert (table.position.to_move, table.decision) == (0, "move")
    for seat in range(players):
        player, leader = table.player(seat), LEADER[table.player(seat).leader]
        rooms = [player.rooms[slot].tile for slot in range(7)]
        assert len(set(rooms)) == 7
        assert [player.rooms[slot].built for slot in range(7)] == [1, 0, 0, 0, 0, 0, 0]
        assert (player.rooms[0].people, player.airlock) == (3, 1)
        assert list(player.store) == list(leader.goods)
        assert player.owned == 1 << leader.equipment
        places = [player.heroes[hero].place for hero in range(4)]
        assert sum(1 << place for place in places) == leader.places
    assert table.state.survivors == 100 - 4 * players - sum(table.state.aboard)
    assert LEADER_NAMES[table.player(0).leader] == "ld_frye"


@pytest.mark.clause("OL-SET-17")
def test_everybody_knows_everything_of_ready_made_tribes() -> None:
    table = new_game(5, players=2, tribes="ready")
    for viewer in (-1, 0):
        hidden = GAME.hide(table.position, viewer).state
        for seat in range(2):
            assert hidden.players[seat].leader == table.player(seat).leader
            assert [hidden.players[seat].rooms[slot].tile for slot in range(7)] == [
                table.player(seat).rooms[slot].tile for slot in range(7)
            ]
