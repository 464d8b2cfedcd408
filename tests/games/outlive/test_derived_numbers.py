"""Tests that numbers derived from one shelter agree with the rules, which see the whole table."""

import random

import pytest
from tests.games.outlive.random_play import furnished, option_sets

from holdfast.games.outlive import GAME, content, derived_numbers, moves
from holdfast.games.outlive.rules import (
    building,
    ending,
    feeding,
    gauge,
    hunting,
    lasting,
    shelter,
    survivors,
    tokens,
)
from holdfast.kernel.position import Position


def tables() -> list[Position]:
    """Return positions late in a game, as they were laid out and some moves later."""
    found = []
    for number, options in enumerate(option_sets(20, 5)):
        rng = random.Random(number)
        position = furnished(options, rng)
        for _ in range(8):
            if not position.over:
                found.append(position.copy())
                GAME.play(position, rng.choice(GAME.legal(position)))
    return found


@pytest.fixture(scope="module")
def seats() -> list[tuple[Position, int]]:
    """Return every seat of some positions."""
    return [(one, seat) for one in tables() for seat in range(GAME.seats(one))]


def test_needs(seats: list[tuple[Position, int]]) -> None:
    for position, seat in seats:
        player = position.state.players[seat]
        needs = derived_numbers.needs(position.snapshot.players[seat])
        assert needs.people == survivors.population(player)
        assert needs.supplies == tokens.supplies(player)
        assert needs.missing == feeding.missing_supplies(player)
        assert needs.condensed == shelter.virtual_water(player)
        assert needs.upkeep == shelter.upkeep_of(player)
        assert needs.price_of_room == building.price_of_room(player)


def test_another_survivor(seats: list[tuple[Position, int]]) -> None:
    """Check the needs of a shelter with one more survivor, in each room."""
    for position, seat in seats:
        here = position.snapshot.players[seat]
        for slot in range(moves.ROOM_SLOTS):
            player = position.copy().state.players[seat]
            player.rooms[slot].people += 1
            rooms = derived_numbers.with_one_more((*here.rooms,), slot)
            needs = derived_numbers.needs_with(rooms, here.airlock, here.store)
            assert needs.missing == feeding.missing_supplies(player)


def test_radiation(seats: list[tuple[Position, int]]) -> None:
    for position, seat in seats:
        s = position.state
        rise = gauge.rise_of(s, seat)
        found = derived_numbers.radiation(position.snapshot.players[seat], s.day)
        assert found.rise == min(rise, s.players[seat].gauge - content.WORST)
        assert found.skull == (rise > found.rise)


def test_events_count_for_heroes_and_prey(seats: list[tuple[Position, int]]) -> None:
    for position, seat in seats:
        s, player = position.state, position.snapshot.players[seat]
        cards = derived_numbers.in_force(position.snapshot)
        for hero in range(content.HEROES):
            strength = lasting.effective_strength(s, seat, hero)
            assert derived_numbers.strength(player, cards, hero) == strength
        for animal in range(content.ANIMAL_KINDS):
            need = hunting.need_of(s, seat, animal)
            assert derived_numbers.prey(player, cards, animal).need == need


def test_points(seats: list[tuple[Position, int]]) -> None:
    for position, seat in seats:
        s = position.snapshot
        points = derived_numbers.points(s.players[seat], derived_numbers.overcome(s, seat))
        assert points[derived_numbers.TOTAL] == ending.points_of(position.state, seat)
