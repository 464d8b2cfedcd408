"""Descriptions of positions and options: what they may say, clear errors for what they may not."""

import random
from typing import Any

import numpy as np
import pytest
from tests.games.exoworld.invariants import POSITION_LAWS
from tests.games.exoworld.random_play import furnished, option_sets

from holdfast.games.exoworld import GAME
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position_builder import PositionError

STEPS = ["start", "act", "event", "w3", "update", "end"]


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("players", range(1, 6))
def test_an_almost_empty_description_is_a_whole_position(step: str, players: int) -> None:
    description = {"options": {"players": players}, "step": step}
    position = GAME.build_position(description)
    for law in POSITION_LAWS:
        assert law(position.data).all(), law.__name__
    assert GAME.build_position(description) == position


def test_furnished_positions_keep_the_laws() -> None:
    rng = random.Random(3)
    for options in option_sets(20, seed=3):
        position = furnished(options, rng)
        for law in POSITION_LAWS:
            assert np.asarray(law(position.data)).all(), law.__name__


def test_the_same_description_with_another_seed_differs_only_in_what_is_hidden() -> None:
    one, two = (GAME.build_position({"options": {"players": 2}, "seed": seed}) for seed in (1, 2))
    assert one != two
    assert GAME.view(one, 0) == GAME.view(two, 0)


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ({"trun": 3}, "unknown keys: trun"),
        ({"turn": 32}, r"turn 32 is not in 1\.\.31"),
        ({"step": "noon"}, "'noon' is none of start, act"),
        ({"supplies": [1, 2, 3]}, "four numbers"),
        ({"supplies": [1, 2, 3, 21]}, r"supply 21 is not in 0\.\.20"),
        ({"emergency": 0}, r"emergency 0 is not in 1\.\.10"),
        ({"emergency": 11}, r"emergency 11 is not in 1\.\.10"),
        ({"base": {"9,0": "M03"}}, "'9,0' is not a space of the grid"),
        ({"base": {"east": "M03"}}, "'east' is not a space"),
        ({"base": {"1,0": "M99"}}, "no module 'M99'"),
        ({"base": {"2,0": "M03"}}, "not connected"),
        ({"base": {"0,0": "M03"}}, "stands the Home Base"),
        ({"base": {"1,0": {"module": "M03", "tokens": {"LEAK_O": 4}}}}, "not 4 of LEAK_O"),
        ({"base": {"1,0": {"module": "M03", "tokens": {"SHUT": 2}}}}, "lies once on a module"),
        ({"base": {"0,0": {"tokens": {"FROZ": 1}}}}, "lies once on a module"),
        ({"base": {"1,0": {"module": "M03", "tokens": {"MUD": 1}}}}, "no token 'MUD'"),
        ({"base": {f"{x},0": "M03" for x in (1, 2, 3)}}, "only 2 of M03"),
        ({"base": {"1,0": "M09", "0,1": "M06", "-1,0": "M17", "0,-1": "M13", "-1,1": "M03"}},
         "the game is won"),
        ({"crew": [{}, {}, {}]}, "there are 2 characters"),
        ({"crew": [{"role": "C99"}]}, "no character 'C99'"),
        ({"crew": [{"role": "C01"}, {"role": "C01"}]}, "stands there twice"),
        ({"crew": [{"at": "3,3"}]}, "no location at 3,3"),
        ({"crew": [{"issues": ["FLU"]}]}, "no Health Issue 'FLU'"),
        ({"crew": [{"hand": ["M99"]}]}, "no card 'M99'"),
        ({"crew": [{"hand": ["I01", "I01"]}]}, "only 1 of I01"),
        ({"crew": [{"hat": 1}]}, "unknown keys: hat"),
        ({"hand": ["M01"]}, "only a solo player's cards"),
        ({"crew": [{"hand": [f"P{n:02}" for n in range(1, 7)]}]}, "more Protocols are named"),
        ({"row": ["M01"]}, "has 3 cards while there is a deck"),
        ({"row": ["M01", "M02", "M03", "M05"]}, "too many cards"),
        ({"deck": [], "discard": ["M01"], "row": ["M02", "M05", "M06"], "rest": 0},
         "empty only where the discard pile is"),
        ({"rest": "box"}, "'box' is no place"),
        ({"events": ["EN99"]}, "no event 'EN99'"),
        ({"events": ["EN10", "EN10"]}, "more often than there are copies"),
        ({"events": ["EC02", "EC03"]}, "block 1 has more than one Critical card"),
        ({"events": ["EN10", "EN11", "EN12", "EN13", "EN02"]}, "block 1 has no Critical card"),
        ({"events_left": 26}, "26 is too many"),
        ({"active": 2}, "no character 2"),
        ({"lasting": [{"code": "FOG"}]}, "no lasting effect 'FOG'"),
        ({"lasting": [{"code": "HIDE", "until": 4}]}, "no character 4"),
        ({"played": ["M01"]}, "no Protocol 'M01'"),
        ({"held": "X"}, "no resource 'X'"),
        ({"leaving": [3]}, "no player 3"),
        ({"actions_left": 7}, r"not in 0\.\.6"),
    ],
)  # fmt: skip
def test_what_no_position_can_have(description: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.build_position({"options": {"players": 2}, **description})


def test_a_solo_players_cards_stand_apart() -> None:
    with pytest.raises(PositionError, match="a solo player's cards stand in `hand`"):
        GAME.build_position({"options": {"players": 1}, "crew": [{"hand": ["M01"]}]})


# Options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 0}, "players must be a number from 1 to 5, not 0"),
        ({"players": 6}, "players must be a number from 1 to 5, not 6"),
        ({"players": "3"}, "players must be a number"),
        ({"scenario": "mars"}, "'scenario' cannot be 'mars'; it is one of: proxima-centauri-b"),
        ({"mode": "hard"}, "there is no option 'mode'; there are: players, scenario"),
        ({"critical_mode": True}, "option 'critical_mode' takes a word"),
        ({"players": 1, "incommunication": "on"}, "incommunication needs at least 2 players"),
        ({"scenario": "luyten-b", "training": "on"}, "the training start belongs to"),
        ({"players": 2, "first": "seat-3"}, "cannot be seat-3 of 2 players"),
    ],
)
def test_options_that_do_not_exist_or_go_together(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        GAME.new(options, 1)


def test_the_options_and_their_defaults() -> None:
    assert GAME.choices(GAME.new({}, 0)) == {
        "players": 3, "scenario": "proxima-centauri-b", "critical_mode": "off",
        "incommunication": "off", "training": "off", "first": "random",
    }  # fmt: skip
    presets = [preset.id for preset in GAME.options.preset]
    assert presets == [
        "first", "landing", "training", "expedition", "frontier", "critical", "silence",
    ]  # fmt: skip
    for preset in GAME.options.preset:
        GAME.new({"players": 2, **preset.options}, 1)
