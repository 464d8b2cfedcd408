"""Options and presets (LA-OPT)."""

import pytest
from tests.games.outlast.table import new_game

from holdfast.games.outlast import GAME
from holdfast.kernel.options import OptionsError

# LA-OPT: the first value is the default.
OPTIONS = {
    "board": ["auto", "small", "medium", "large"],
    "climate": ["normal", "mild", "harsh"],
    "length": ["standard", "short", "long"],
    "wilds": ["asleep", "awake"],
    "pack_limit": ["auto", "none", "quarter"],
    "wolf_hunger": ["off", "eats", "starves"],
    "wolf_attacks": ["each", "one"],
    "elimination": ["strict", "hearth"],
    "start_settlement": ["yes", "no"],
    "arrivals": ["per_player", "per_settlement"],
    "carry": ["limited", "unlimited"],
    "fight_boost": ["open", "blind"],
    "fight_stakes": ["death", "rob"],
    "player_fights": ["on", "off"],
    "buildings": ["settlements", "workshop"],
}
FAMILY = {
    "climate": "mild",
    "player_fights": "off",
    "elimination": "hearth",
    "length": "short",
}
PRESETS = {
    "first": {"player_fights": "off", "elimination": "hearth", "length": "short"},
    "sheet": {},
    "family": FAMILY,
    "frontier": {"buildings": "workshop"},
    "wild": {"climate": "harsh", "wilds": "awake", "wolf_hunger": "starves", "length": "long"},
}
EVERY_VALUE = [(name, value) for name, values in OPTIONS.items() for value in values]


@pytest.mark.clause("LA-OPT")
def test_the_options_and_their_defaults() -> None:
    assert {option.name: option.values for option in GAME.options.option} == OPTIONS
    defaults = {name: values[0] for name, values in OPTIONS.items()}
    assert GAME.choices(GAME.new({"players": 3}, 0)) == {"players": 3, **defaults}


@pytest.mark.clause("LA-OPT")
@pytest.mark.parametrize("name", PRESETS)
def test_the_presets(name: str) -> None:
    assert [preset.id for preset in GAME.options.preset] == list(PRESETS)
    assert GAME.options.preset_named(name).options == PRESETS[name]


@pytest.mark.clause("LA-OPT")
@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_can_be_chosen_and_is_public(name: str, value: str) -> None:
    table = new_game(players=2, **{name: value})
    for viewer in (-1, 0, 1):
        view = GAME.view(table.position, viewer).model_dump()
        assert view["options"][name] == value
        assert view["options"]["players"] == 2


@pytest.mark.clause("LA-OPT")
def test_options_do_not_change_during_a_game() -> None:
    chosen = {name: values[-1] for name, values in OPTIONS.items()} | {"players": 2}
    table = new_game(**chosen)
    while not table.position.over:
        table.play(table.options()[len(table.options()) // 2])
        assert GAME.choices(table.position) == chosen


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"players": 7}, "players must be a number from 1 to 6, not 7"),
        ({"players": "two"}, "players must be a number"),
        ({"players": True}, "players must be a number"),
        ({"boards": "small"}, "there is no option 'boards'; there are: players, board"),
        ({"board": "tiny"}, "'board' cannot be 'tiny'; it is one of: auto, small, medium, large"),
        ({"board": 1}, "option 'board' takes a word, not 1"),
    ],
)
def test_a_choice_that_does_not_exist_is_refused(chosen: dict[str, object], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        GAME.new(chosen, 1)


def test_a_preset_that_does_not_exist() -> None:
    with pytest.raises(OptionsError, match="no preset 'easy'; there are: first, sheet, family"):
        GAME.options.preset_named("easy")
