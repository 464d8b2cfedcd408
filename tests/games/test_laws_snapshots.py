"""Tests that screens show the same of a position and of its snapshot."""

from collections.abc import Hashable

import pytest
from bench.views import Checked
from tests.kernel.test_snapshot import listed
from tests.support.laws import Laws
from tests.support.random_play import Play
from tests.support.states import position_of

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

pytestmark = pytest.mark.usefixtures("quick")


ALIKE = 400
"""Positions whose moves are compared."""


@pytest.fixture(scope="module")
def play(laws: Laws, engine: Engine) -> Play:
    """Return a random play over all options."""
    options = laws.option_sets(2 * laws.budget.option_sets, 8)
    return laws.player(engine, options, 8).play(laws.budget.secrets // 4)


@pytest.fixture(scope="module")
def samples(laws: Laws, play: Play) -> list[Position]:
    """Return positions of that play, also some after the end of a game."""
    rows = range(0, len(play), max(1, len(play) // 30))
    ended = [row for row in range(len(play)) if play.after["over"][row]][:5]
    before = [position_of(laws.game, play.before[row : row + 1]) for row in rows]
    return before + [position_of(laws.game, play.after[row : row + 1]) for row in ended]


def viewers(game: Game, position: Position) -> list[int]:
    """Return a spectator, the seat that decides, and another seat."""
    return sorted({NOBODY, position.to_move, game.seats(position) - 1})


def test_every_field_reads_the_same(laws: Laws, samples: list[Position]) -> None:
    for position in samples:
        assert listed(position.read(), laws.game.state) == listed(position.state, laws.game.state)


def test_every_view_is_the_same(laws: Laws, samples: list[Position]) -> None:
    game = laws.game
    for position in samples:
        for viewer in viewers(game, position):
            hidden = game.hide(position, viewer)
            checked = Checked.from_bytes(game.state, bytes(hidden))
            shown = game.screen.view(hidden, viewer)
            written = shown.model_dump_json()
            assert written == game.screen.view(checked, viewer).model_dump_json()
            assert game.screen.chart(hidden) == game.screen.chart(checked)
            assert bytes(hidden) == bytes(checked)


def test_a_view_is_what_its_model_says(laws: Laws, samples: list[Position]) -> None:
    """Check that views are valid by their models, which check nothing while a view is made."""
    game = laws.game
    for position in samples:
        shown = game.view(position, position.to_move)
        sent = shown.model_dump_json()
        assert type(shown).model_validate_json(sent, strict=True).model_dump_json() == sent


def test_whoever_sees_the_same_is_shown_the_same(laws: Laws, samples: list[Position]) -> None:
    """Check that viewers with equal hidden positions and view keys get equal views."""
    game = laws.game
    for position in samples:
        shown: dict[tuple[bytes, object], object] = {}
        for viewer in (NOBODY, *range(game.seats(position))):
            hidden = game.hide(position, viewer)
            alike = bytes(hidden), game.screen.view_key(hidden, viewer)
            view = game.screen.view(hidden, viewer)
            assert shown.setdefault(alike, view) == view


def test_what_is_shown_and_said_writes_nothing_to_what_all_read(
    laws: Laws, samples: list[Position]
) -> None:
    """Check that previews, wordings and views leave the shared snapshot unchanged."""
    game = laws.game
    for position in samples:
        hidden = game.hide(position, position.to_move)
        was = listed(hidden.read(), game.state)
        for move in [] if hidden.over else game.legal(hidden):
            game.screen.preview(hidden, move)
            game.screen.say(hidden, move)
            game.cautions(hidden, move)
        if not hidden.over:
            game.prompt(hidden)
        game.screen.view(hidden, position.to_move)
        game.screen.chart(hidden)
        assert listed(hidden.snapshot, game.state) == was


def test_moves_of_which_the_facts_are_the_same_are_told_alike(laws: Laws, play: Play) -> None:
    """Check that moves with equal facts have equal wordings and previews."""
    game = laws.game
    if game.screen.facts is None:
        return
    told: dict[tuple[int, Hashable], tuple[object, ...]] = {}
    compared = 0
    for row in range(0, len(play), max(1, len(play) // ALIKE)):
        position = position_of(game, play.before[row : row + 1])
        hidden = game.hide(position, position.to_move)
        facts = game.screen.facts(hidden)
        commands = range(game.moves.commands, game.moves.count)
        for move in [*game.legal(hidden), *(c for c in commands if game.allows(hidden, c))]:
            said, preview = game.screen.say(hidden, move), game.screen.preview(hidden, move)
            now = game.key(hidden, move), said, preview
            compared += (move, facts(move)) in told
            assert told.setdefault((move, facts(move)), now) == now
    assert compared > ALIKE
