"""What nobody may know, and how it may be guessed: the laws of `hide` and `determinize`."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from tests.support.laws import Laws
from tests.support.random_play import play_one_each
from tests.support.states import position_of

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

pytestmark = pytest.mark.usefixtures("quick")

OFFERS = {"offers", "offer"}


@pytest.fixture(scope="module")
def samples(laws: Laws, engine: Engine) -> list[Position]:
    """Return positions with an open decision, those with rare secrets among them."""
    options = laws.option_sets(3 * laws.budget.option_sets, 6)
    play = laws.player(engine, options, 6).play(laws.budget.secrets)
    rows = list(range(0, len(play), max(1, len(play) // laws.budget.samples)))
    if laws.rare is not None:
        rare = np.flatnonzero(laws.rare(play.before))
        assert len(rare) > 3
        rows += rare[:40].tolist()
    return [position_of(laws.game, play.before[row : row + 1]) for row in rows]


def viewers(game: Game, position: Position) -> Iterator[int]:
    """Yield NOBODY for a spectator, then every seat."""
    yield from range(NOBODY, game.seats(position))


def hidden(engine: Engine, position: Position, viewer: int) -> Position:
    """Return the position with everything hidden that this viewer may not know."""
    copy = position.copy()
    engine.hide(copy.data, viewer)
    return copy


def determinized(engine: Engine, position: Position, viewer: int, seed: int) -> Position:
    """Return a determinization of the position for this viewer."""
    copy = hidden(engine, position, viewer)
    engine.determinize(copy.data, viewer, seed)
    return copy


def other_dice(position: Position, rng: random.Random) -> None:
    """Change the chance of a position, so that other dice come."""
    chance = position.state.chance
    for i in range(4):
        chance.words[i] = rng.getrandbits(32)
    if rng.random() < 0.3:
        chance.scripted, chance.script_length, chance.script[0] = 1, 3, 7


@pytest.mark.clause("LA-INV-13")
def test_what_is_imagined_looks_like_what_is_known(
    laws: Laws, engine: Engine, samples: list[Position]
) -> None:
    """Check that hiding a determinization again gives the same hidden position."""
    for position in samples:
        for viewer in viewers(laws.game, position):
            known = hidden(engine, position, viewer)
            for seed in (0, 1, 2**62 + 3):
                guess = determinized(engine, position, viewer, seed)
                assert hidden(engine, guess, viewer) == known


def test_hiding_twice_hides_no_more(laws: Laws, engine: Engine, samples: list[Position]) -> None:
    for position in samples:
        for viewer in viewers(laws.game, position):
            once = hidden(engine, position, viewer)
            assert hidden(engine, once, viewer) == once


@pytest.mark.clause("LA-INV-13")
def test_positions_that_differ_only_in_the_unknown_look_the_same(
    laws: Laws, engine: Engine, samples: list[Position]
) -> None:
    rng = random.Random(4)
    differ = 0
    for position in samples:
        for viewer in viewers(laws.game, position):
            other = laws.scrambled(position, viewer, rng)
            differ += other != position
            other_dice(other, rng)
            assert hidden(engine, position, viewer) == hidden(engine, other, viewer)
    if laws.secrets:
        assert differ > len(samples)


@pytest.mark.clause("LA-INV-13", "LA-DEC-5")
def test_and_so_do_their_views_their_options_and_what_is_said_about_them(
    laws: Laws, samples: list[Position]
) -> None:
    game, rng = laws.game, random.Random(5)
    for position in samples[::16]:
        for viewer in viewers(game, position):
            other = laws.scrambled(position, viewer, rng)
            other_dice(other, rng)
            assert game.view(position, viewer) == game.view(other, viewer)
            assert list(game.observe(position, viewer)) == list(game.observe(other, viewer))
            if viewer == NOBODY:
                assert game.chart(position) == game.chart(other)
            if viewer == position.to_move:
                assert game.legal(position) == game.legal(other)
                for move in laws.any_moves(rng, 6):
                    assert game.why(position, move) == game.why(other, move)
                for move in game.legal(position)[::4]:
                    assert game.preview(position, move) == game.preview(other, move)
                    first, second = (
                        game.screen.say(game.hide(p, viewer), move) for p in (position, other)
                    )
                    assert first == second


def test_what_is_public_stays(laws: Laws, engine: Engine, samples: list[Position]) -> None:
    """Check that hiding and determinizing change only the fields declared secret."""
    fields = laws.game.state.fields
    for position in samples:
        decision = laws.game.decisions[position.state.ask]
        for viewer in viewers(laws.game, position):
            secret = laws.secrets | {"chance"} | (OFFERS if decision.secret else set())
            for seen in (
                hidden(engine, position, viewer),
                determinized(engine, position, viewer, 3),
            ):
                for name, field in fields.items():
                    if name not in secret:
                        part = slice(field.offset, field.offset + field.size)
                        same = bytes(seen)[part] == bytes(position)[part]
                        assert same, f"{name} is hidden, but laws.py names no such secret"


def test_everything_called_secret_is_hidden_at_times(
    laws: Laws, engine: Engine, samples: list[Position]
) -> None:
    """Check that every field declared secret is hidden in at least one position."""
    fields, touched = laws.game.state.fields, set()
    for position in samples:
        for viewer in viewers(laws.game, position):
            known = bytes(hidden(engine, position, viewer))
            for name in laws.secrets:
                part = slice(fields[name].offset, fields[name].offset + fields[name].size)
                if known[part] != bytes(position)[part]:
                    touched.add(name)
    assert touched == laws.secrets


def test_nobody_knows_the_coming_dice(laws: Laws, engine: Engine, samples: list[Position]) -> None:
    for position in samples:
        for viewer in viewers(laws.game, position):
            assert not any(hidden(engine, position, viewer).chance)
            dice = {determinized(engine, position, viewer, seed).chance for seed in range(3)}
            assert len(dice) == 3
            assert position.chance not in dice


def test_an_imagined_position_is_one_that_could_be(
    laws: Laws, engine: Engine, samples: list[Position]
) -> None:
    """Check that a determinization keeps the invariants and can be played on."""
    game, rng = laws.game, random.Random(2)
    guesses = []
    for seed, position in enumerate(samples):
        for viewer in viewers(game, position):
            guess = determinized(engine, position, viewer, seed)
            assert guess.state.offers > 0
            if viewer == position.to_move:
                assert game.legal(guess) == game.legal(position)
            guesses.append(guess)
    assert laws.broken(play_one_each(game, engine, guesses, rng)) == []
