"""Descriptions of positions: what they may say, and clear errors for what they may not."""

from typing import Any

import pytest
from tests.games.outlive.invariants import check
from tests.games.outlive.table import me, rival

from holdfast.games.outlive import GAME
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position_builder import PositionError


@pytest.mark.parametrize(
    "at", ["dawn", "events", "day", "night", "feed", "radiation", "recruit", "build", "repair"]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_almost_empty_description_is_a_whole_position(at: str, players: int) -> None:
    position = GAME.build_position({"options": {"players": players}, "day": 2, "at": at})
    check(position.state)
    assert GAME.build_position({"options": {"players": players}, "day": 2, "at": at}) == position


def test_the_same_description_with_another_seed_differs_only_in_what_is_hidden() -> None:
    one, two = (GAME.build_position({"options": {"players": 2}, "seed": seed}) for seed in (1, 2))
    assert one != two
    assert [one.state.wild_left[w] for w in range(3)] == [two.state.wild_left[w] for w in range(3)]


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ({"dya": 3}, "unknown keys: dya"),
        ({"day": 7}, r"day 7 is not in 1\.\.6"),
        ({"convoy": ["ev_flood"]}, "no event 'ev_flood'"),
        ({"convoy": ["ev_rats", "ev_rats"]}, "an event lies twice"),
        ({"overcome": {"ev_rats": 0}}, "not on the Convoy board"),
        ({"stock": {"forest": 7}}, r"stock of forest 7 is not in 0\.\.6"),
        ({"stock": {"ship": 1}}, "unknown keys: ship"),
        ({"first": 2}, r"first 2 is not in 0\.\.1"),
        ({"aboard": [1, 1]}, "aboard has 4 numbers"),
        ({"wild": {"forest": ["wg9"]}}, "no animal 'wg9'"),
        ({"wild": {"forest": ["wg3"] * 7}}, "not enough tiles of wg3"),
        ({"wild": {"dam": []}}, "unknown keys: dam"),
        ({"wild": {p: {"left": 10} for p in ("forest", "mine", "fair")},
          "players": [me(caught={"wg3": 1})]}, "not enough tiles of wild game"),
        ({"search": {"silent": {"open": ["empty"] * 3}}}, "only 2 tiles of empty"),
        ({"search": {"silent": {"open": ["empty"] * 2, "left": 9}}}, "too many open tiles"),
        ({"display": {"silent": ["axe"] * 4}}, "more than 3 tiles"),
        ({"display": {"silent": ["axe"] * 3}}, "only 2 tiles of axe"),
        ({"players": [me(store={"wood": 31})]}, r"wood 31 is not in 0\.\.30"),
        ({"players": [me(store={"wood": 20}), rival(store={"wood": 11})]}, "only 30 tokens of w"),
        ({"players": [me(store={"gold": 1})]}, "no resource 'gold'"),
        ({"players": [me(leader="ld_nobody")]}, "no leader 'ld_nobody'"),
        ({"players": [me(), rival(leader="ld_frye")]}, "the same leader"),
        ({"players": [me(), rival(), me()]}, "more players are described than play"),
        ({"players": [me(rooms=["r_crisis"])]}, "is a standard room"),
        ({"players": [me(rooms=["r_arms"] * 3)]}, "only 2 tiles of 'r_arms'"),
        ({"players": [me(rooms=["r_arms", "r_vent", "r_decon", "r_auto", "r_dock"])]},
         "more than 4"),
        ({"players": [me(built={"r_arms": 1}, rooms=["r_vent"] * 2 + ["r_dock"] * 2)]},
         "no room 'r_arms' in this shelter"),
        ({"players": [me(built={"r_build": 4})]}, r"survivors in r_build 4 is not in 0\.\.3"),
        ({"players": [me(airlock=8)]}, r"airlock 8 is not in 0\.\.7"),
        ({"players": [me(gauge=4)]}, r"gauge 4 is not in -11\.\.3"),
        ({"players": [me(broken=["axe"], repaired=["axe"])]}, "has axe twice"),
        ({"players": [me(heroes={"3a": "dam", "3b": "dam"})]}, "two heroes at one place"),
        ({"players": [me(heroes={"6": "dam"})]}, "unknown keys: 6"),
        ({"players": [me(heroes={"3a": "dam:3"})]}, "no spot at dam"),
        ({"players": [me(standing=["3a", "3b"])]}, "do not fit the turn order"),
        ({"players": [me(hat="red")]}, "unknown keys: hat"),
        ({"at": "noon"}, "no step 'noon'"),
        ({"at": "build", "turn": 5}, r"turn 5 is not in 0\.\.1"),
    ],
)  # fmt: skip
def test_what_no_position_can_have(description: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.build_position({"options": {"players": 2}, **description})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "players must be a number from 2 to 4, not 1"),
        ({"players": 5}, "players must be a number from 2 to 4, not 5"),
        ({"players": "3"}, "players must be a number"),
        ({"placement": "random"}, "'placement' cannot be 'random'; it is one of: simultaneous"),
        ({"mode": "hard"}, "there is no option 'mode'; there are: players, placement"),
    ],
)
def test_options_out_of_range(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        GAME.new(options, 1)
