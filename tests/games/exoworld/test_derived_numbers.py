"""Tests that the numbers that screens derive by themselves agree with the rules of Exoworld."""

import pytest
from tests.games.exoworld.random_play import Player, option_sets
from tests.support.states import position_of

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import CARD_NAMES, KINDS, MODULE_COUNT
from holdfast.games.exoworld.content.operations import LASTING, RESOURCES, TOKENS
from holdfast.games.exoworld.heuristic.cards import note_cards
from holdfast.games.exoworld.heuristic.levels import note_levels
from holdfast.games.exoworld.heuristic.notes import KEEP
from holdfast.games.exoworld.moves import MOVES, SEATS
from holdfast.games.exoworld.rules import people
from holdfast.games.exoworld.rules.base import (
    add_location,
    count_on_base,
    may_add,
    raw_level,
    shown_level,
)
from holdfast.games.exoworld.rules.cards import remove_card
from holdfast.games.exoworld.rules.deploy import is_payable
from holdfast.games.exoworld.rules.people import is_present, owner
from holdfast.games.exoworld.rules.update import production
from holdfast.games.exoworld.state import MOST_SUPPLY
from holdfast.games.exoworld.view.forecast import updates
from holdfast.games.exoworld.view.levels import addable, base_of, on_base, on_track, raw_levels
from holdfast.games.exoworld.view.next_events import are_hands_hidden, in_force
from holdfast.games.exoworld.view.payments import note_keeps
from holdfast.games.exoworld.view.ready import ready_cards
from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position

R = range(len(RESOURCES))


@pytest.fixture(scope="module")
def samples(engine: Engine) -> list[Position]:
    """Return positions of random play over all options."""
    play = Player(engine, option_sets(40, seed=6), seed=6).play(4_000)
    rows = range(0, len(play), 10)
    return [position_of(GAME, play.before[row : row + 1]) for row in rows]


def test_levels_and_tokens_are_counted_as_the_rules_count_them(samples: list[Position]) -> None:
    for position in samples:
        s, base = position.read(), base_of(position.snapshot)
        levels = raw_levels(base)
        assert levels == tuple(raw_level(s, r) for r in R)
        assert on_track(levels) == tuple(shown_level(s, r) for r in R)
        assert on_base(base) == tuple(count_on_base(s, t) for t in range(len(TOKENS)))
        kinds = range(MODULE_COUNT)
        assert addable(base) == {kind for kind in kinds if may_add(s, kind)}


def test_what_is_in_force_is_what_the_rules_say(samples: list[Position]) -> None:
    for position in samples:
        s = position.snapshot
        assert in_force(s) == [people.in_force(s, code) for code in range(len(LASTING))]
        assert are_hands_hidden(s) == people.are_hands_hidden(s)


def test_a_base_with_a_module_or_token_more_is_what_the_rules_make_of_it(
    samples: list[Position],
) -> None:
    for number, position in enumerate(samples):
        base, s = base_of(position.snapshot), position.read()
        kind, cell = number % MODULE_COUNT, min(c for c in range(121) if not s.grid[c])
        add_location(s, cell, kind)
        assert base.with_module(kind) == base_of(s)
        s, place, token = position.read(), number % len(base.locations), number % len(TOKENS)
        s.locations[place].tokens[token] += 1
        assert base.with_tokens(place, token, 1) == base_of(s)
        assert base.with_tokens(place, token, 1).with_tokens(place, token, -1) == base


def test_the_next_turn_ends_as_its_update_will(samples: list[Position]) -> None:
    for position in samples:
        s = position.read()
        for coming in updates(s)[:1]:
            for r in R:
                supply = min(MOST_SUPPLY, s.supply[r] + production(s, r))
                leaks = count_on_base(s, r)
                assert coming.supplies[r] == max(0, max(0, supply) - leaks)
                assert coming.short[r] == max(0, -supply) + max(0, leaks - max(0, supply))


def test_modules_are_ready_where_the_rules_say_they_can_be_paid_for(
    samples: list[Position],
) -> None:
    found = 0
    for position in samples:
        s = position.read()
        for crew in (c for c in range(SEATS) if not s.over and is_present(s, c)):
            seat, ready = owner(s, crew), ready_cards(position.snapshot, crew)
            turn = position.read()
            if crew != s.active:
                turn.active, turn.prefab, turn.architect_used, turn.chemist_used = crew, 0, 0, 0
            payable = [
                CARD_NAMES[kind]
                for kind in range(MODULE_COUNT)
                if turn.players[seat].hand[kind] and is_payable(turn, kind) and may_add(turn, kind)
            ]
            assert [card for card in ready if card.startswith("M")] == payable
            found += len(payable)
    assert found > 100


def test_cards_are_kept_for_what_a_heuristic_player_keeps_them(samples: list[Position]) -> None:
    found = 0
    for position in samples:
        legal = [] if position.over else GAME.legal(position)
        moves = (MOVES.decode(move) for move in legal)
        for module in {args["kind"] for kind, args in moves if kind.name == "deploy"}:
            noted, kept = position.read(), position.read()
            seat = owner(noted, noted.active)
            for s in (noted, kept):
                remove_card(s, seat, module)
                note_levels(s)
            note_cards(noted, seat)
            note_keeps(kept, seat)
            assert kept.notes[KEEP : KEEP + KINDS] == noted.notes[KEEP : KEEP + KINDS]
            found += 1
    assert found > 50
