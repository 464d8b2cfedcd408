"""Setup: everything before the first turn (EX-SET)."""

from collections import Counter

import pytest
from tests.games.exoworld.table import begun, cards, new_game

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import CARD, EVENT_NAMES, FIRST_PROTOCOL, KINDS, SCENARIOS
from holdfast.games.exoworld.view.people import PAWN_COLOURS

PLANETS = GAME.options.option_named("scenario").values


@pytest.mark.clause("EX-SET-1")
def test_there_are_twelve_scenarios_and_newcomers_begin_on_proxima() -> None:
    assert len(PLANETS) == 12
    assert GAME.choices(GAME.new({}, 0))["scenario"] == "proxima-centauri-b"


@pytest.mark.clause("EX-SET-2", "EX-SET-3", "EX-SET-14")
@pytest.mark.parametrize("planet", PLANETS)
def test_levels_and_supplies_are_the_scenarios_and_the_game_is_not_won(planet: str) -> None:
    table = new_game(scenario=planet)
    scenario = SCENARIOS[PLANETS.index(planet)]
    assert table.levels == scenario.levels
    assert table.supplies == scenario.supplies
    assert table.emergency == 10
    assert min(table.levels) < 0
    assert table.outcome == "running"


@pytest.mark.clause("EX-SET-2", "EX-VAR-5")
@pytest.mark.parametrize("version", [1, 2])
def test_games_of_older_rules_begin_with_their_own_supplies(version: int) -> None:
    for planet, scenario in zip(PLANETS, SCENARIOS, strict=True):
        position, _ = GAME.begin({"scenario": planet}, 1, version)
        assert list(position.state.supply) == (scenario.older_supplies or scenario.supplies)
    training, _ = GAME.begin({"training": "on"}, 1, version)
    assert list(training.state.supply) == [15, 15, 15, 15]


@pytest.mark.clause("EX-SET-4")
def test_all_tokens_are_in_stock() -> None:
    assert list(new_game().state.stock) == [3, 3, 3, 3, 3, 4, 4, 4, 4]


@pytest.mark.clause("EX-SET-5", "EX-SET-6", "EX-CARD-1")
@pytest.mark.parametrize("planet", PLANETS)
def test_the_deck_has_all_modules_and_items_and_some_protocols(planet: str) -> None:
    seen = set()
    for seed in range(8):
        table = begun(seed, scenario=planet)
        s = table.state
        in_play = Counter(cards(s.deck)) + Counter(cards(s.row))
        for seat in range(3):
            in_play += Counter(table.hand(seat))
        protocols = sum(count for name, count in in_play.items() if name[0] == "P")
        assert protocols == SCENARIOS[PLANETS.index(planet)].protocols
        assert sum(count for name, count in in_play.items() if name[0] == "M") == 30
        assert sum(count for name, count in in_play.items() if name[0] == "I") == 4
        assert bin(s.unused).count("1") == 12 - protocols
        for kind in range(FIRST_PROTOCOL, KINDS):
            assert in_play[f"P{kind - FIRST_PROTOCOL + 1:02}"] == 1 - (
                s.unused >> (kind - FIRST_PROTOCOL) & 1
            )
        seen.add(s.unused)
    assert len(seen) > 1
    assert sum(card.count for card in CARD) == 46


@pytest.mark.clause("EX-SET-7")
def test_the_row_is_laid_before_hands_are_dealt() -> None:
    table = new_game(players=3, scenario="trappist-1-g")
    assert table.decision == "char"
    assert table.state.row_count == table.state.row_size == 2
    assert table.hand(0) == []
    assert new_game(players=3, critical_mode="on").state.row_size == 2


@pytest.mark.clause("EX-SET-8", "EX-SET-11")
def test_everybody_starts_on_the_home_base_in_the_middle() -> None:
    table = begun(players=5)
    assert table.state.location_count == 1
    assert [table.at(crew) for crew in range(5)] == ["0,0"] * 5
    shown = GAME.view(table.position).model_dump()
    assert [member["colour"] for member in shown["crew"]] == list(PAWN_COLOURS)
    assert PAWN_COLOURS == ("white", "orange", "teal", "violet", "pink")


@pytest.mark.clause("EX-SET-9")
@pytest.mark.parametrize("seed", range(20))
def test_each_block_of_five_events_has_one_critical_card(seed: int) -> None:
    table = new_game(seed)
    events = table.next_events
    assert len(events) == 25
    for block in range(5):
        assert sum(name[1] == "C" for name in events[5 * block : 5 * block + 5]) == 1
    counts = Counter(events)
    assert all(counts[name] <= (4, 2, 3)[("EN01", "EN19", "EC01").index(name)]
               if name in ("EN01", "EN19", "EC01") else counts[name] <= 1
               for name in EVENT_NAMES)  # fmt: skip


@pytest.mark.clause("EX-D-CHAR", "EX-SET-10")
def test_each_player_keeps_one_of_two_open_characters_in_seat_order() -> None:
    table = new_game(4, players=3)
    dealt = GAME.view(table.position).model_dump()["dealt"]
    assert len({role for pair in dealt.values() for role in pair}) == 6
    kept = []
    for seat in range(3):
        assert table.asked == ("char", seat)
        assert table.options() == ["keep_character:0", "keep_character:1"]
        kept.append(dealt[seat][seat % 2])
        table.play(f"keep_character:{seat % 2}")
    assert [member["role"] for member in GAME.view(table.position).model_dump()["crew"]] == kept
    assert not any(table.state.dealt)


@pytest.mark.clause("EX-SET-12")
@pytest.mark.parametrize("players", range(2, 6))
def test_everybody_begins_with_two_cards(players: int) -> None:
    table = begun(players=players)
    assert [len(table.hand(seat)) for seat in range(players)] == [2] * players
    drawn = [args["seat"] for args in table.happened("drew")]
    assert drawn == [seat for seat in range(players) for _ in range(2)]


@pytest.mark.clause("EX-SET-13")
def test_the_first_player_is_an_option_and_random_by_default() -> None:
    assert {begun(seed, players=3).state.active for seed in range(30)} == {0, 1, 2}
    for seat in range(3):
        assert begun(7, players=3, first=f"seat-{seat + 1}").state.active == seat
    assert begun(7, players=1).state.active == 0
