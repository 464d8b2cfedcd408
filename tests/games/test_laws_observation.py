"""Tests that observations have everything that the viewer may know, and nothing else."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.support.laws import Laws
from tests.support.states import position_of

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.observation import BITS, NUMBER, SEAT, SEATS, SET, WORD, Entry
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY, Record

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture(scope="module")
def tables(laws: Laws, engine: Engine) -> list[list[Position]]:
    """Return positions of random play with an open decision, grouped by table."""
    found = []
    for number, options in enumerate(laws.option_sets(laws.budget.option_sets, 9)):
        play = laws.player(engine, [options], number, late=2).play(laws.budget.secrets // 12)
        rows = range(0, len(play), max(1, len(play) // 24))
        found.append([position_of(laws.game, play.before[row : row + 1]) for row in rows])
    return found


def viewers(game: Game, position: Position) -> Iterator[int]:
    """Yield NOBODY for a spectator, then every seat."""
    yield from range(NOBODY, game.seats(position))


def field_of(hidden: Position, name: str) -> Any:
    """Return a field of a position by its path, as an array."""
    found = hidden.data[0]
    for part in name.split("."):
        found = found[part]
    return np.asarray(found)


def expected(game: Game, hidden: Position, entry: Entry, viewer: int) -> Any:
    """Return the values that an entry should have, read from the record."""
    layout, values = game.layout, field_of(hidden, entry.name).astype(np.int64)
    seats = layout.read_counts(hidden).get(SEATS, 1)
    first = max(0, viewer)
    array = entry.name.partition(".")[0]
    if array in layout.rows:
        if layout.rows[array] == SEATS:
            values = np.roll(values[:seats], -first, axis=0)
        values = values[: entry.shape[0]]
    used = used_rows(game, hidden, entry.name, viewer)
    if entry.kind == SEAT:
        values = np.where(values < 0, 255, (values - first) % seats)
    elif entry.kind == SET:
        values = values[..., None] >> np.arange(entry.shape[-1]) & 1
    elif entry.kind in (WORD, BITS):
        values = values[..., None] >> 8 * np.arange(entry.shape[-1]) & 255
    else:
        assert entry.kind == NUMBER
        assert (values >= (-128 if layout_size(game.state, entry.name) == 1 else -1)).all()
        assert (values <= (255 if layout_size(game.state, entry.name) == 1 else 254)).all()
        values = values & 255
    if used is not None:
        values = np.where(used.reshape(used.shape + (1,) * (values.ndim - used.ndim)), values, 0)
    return values


def layout_size(record: Record, name: str) -> int:
    """Return the size in bytes of a number in a record."""
    for part in name.split(".")[:-1]:
        inner = record.fields[part].kind
        assert isinstance(inner, Record)
        record = inner
    return record.fields[name.rpartition(".")[2]].kind.size


def used_rows(game: Game, hidden: Position, name: str, viewer: int) -> Any:
    """Return which rows of a field's array are in use, or None if all are."""
    layout = game.layout
    for array, signs in layout.present.items():
        if name == array or name.startswith(f"{array}."):
            return np.any([field_of(hidden, f"{array}.{sign}") for sign in signs], axis=0)
    for array, beside in layout.filled.items():
        if name == array or name.startswith(f"{array}."):
            outer = array.rpartition(".")[0]
            count = field_of(hidden, f"{outer}.{beside}" if outer else beside)
            if outer in layout.rows and layout.rows[outer] == SEATS:
                seats = layout.read_counts(hidden)[SEATS]
                count = np.roll(count[:seats], -max(0, viewer), axis=0)
            rows = field_of(hidden, array).shape[count.ndim]
            if array in layout.rows:
                rows = layout.read_counts(hidden)[layout.rows[array]]
            return np.arange(rows) < count[..., None]
    return None


def test_an_observation_has_every_field_of_the_hidden_position(
    laws: Laws, tables: list[list[Position]]
) -> None:
    """Check that an observation has every field of the hidden position."""
    game = laws.game
    for positions in tables:
        for position in positions[::4]:
            entries = game.layout.entries(game.layout.read_counts(position))
            for viewer in viewers(game, position):
                hidden, seen = game.hide(position, viewer), game.observe(position, viewer)
                assert seen[0] == viewer % 256
                for entry in entries[1:]:
                    held = expected(game, hidden, entry, viewer)
                    assert np.array_equal(entry.of(seen), held), (entry.name, viewer)


def columns(rows: Any) -> Iterator[Any]:
    """Yield an array of numbers for each field of the rows, those of nested fields too."""
    if rows.dtype.names is None:
        yield rows
    else:
        for name in rows.dtype.names:
            yield from columns(rows[name])


def test_rows_that_are_not_in_use_are_blank(laws: Laws, tables: list[list[Position]]) -> None:
    """Check that unused rows of an array are all zero, or all -1."""
    game = laws.game
    for array in (*game.layout.filled, *game.layout.present):
        for position in (position for positions in tables for position in positions):
            hidden = game.hide(position, position.to_move)
            rows, used = field_of(hidden, array), used_rows(game, hidden, array, NOBODY)
            rows = rows[tuple(slice(length) for length in used.shape)]
            for column in columns(rows[~used]):
                assert column.size == 0 or np.unique(column).tolist() in ([0], [-1]), array


def test_entries_cover_every_byte_once(laws: Laws, tables: list[list[Position]]) -> None:
    layout = laws.game.layout
    for positions in tables:
        counts = layout.read_counts(positions[0])
        bytes_of = np.arange(layout.size(counts))
        covered = np.concatenate([entry.of(bytes_of).ravel() for entry in layout.entries(counts)])
        assert np.array_equal(np.sort(covered), bytes_of)
        assert layout.size(counts) <= layout.most


def test_the_size_stays_the_same_through_a_game(laws: Laws) -> None:
    """Check that the size of an observation stays the same during a game."""
    game, rng = laws.game, random.Random(3)
    for options in laws.option_sets(laws.budget.option_sets, 2)[:3]:
        position = game.new(options, 5)
        sizes = set()
        for _ in range(60):
            if position.over:
                break
            sizes.add(len(game.observe(position, position.to_move)))
            game.play(position, rng.choice(game.legal(position)))
        assert len(sizes) == 1


def test_what_is_hidden_changes_no_byte(laws: Laws, tables: list[list[Position]]) -> None:
    """Check that other secrets leave observation and legal moves of a viewer the same."""
    game, rng = laws.game, random.Random(8)
    differ = 0
    for position in (position for positions in tables for position in positions[::3]):
        for viewer in viewers(game, position):
            other = laws.scrambled(position, viewer, rng)
            differ += other != position
            for i in range(4):
                other.state.chance.words[i] = rng.getrandbits(32)
            assert bytes(game.observe(other, viewer)) == bytes(game.observe(position, viewer))
            if viewer == position.to_move:
                assert game.legal(other) == game.legal(position)
    assert differ > 0 or not laws.secrets


def test_what_looks_the_same_is_shown_and_offered_the_same(
    laws: Laws, tables: list[list[Position]]
) -> None:
    """Check that equal observations have equal views and equal legal moves."""
    game = laws.game
    for positions in tables:
        seen: dict[bytes, tuple[Any, list[int]]] = {}
        for position in positions:
            viewer = position.to_move
            key = bytes(game.observe(position, viewer))
            told = game.view(position, viewer), sorted(game.legal(position))
            assert seen.setdefault(key, told) == told


@pytest.mark.parametrize("name", ["kinds", "reasons"])
def test_what_is_left_out_has_a_reason(laws: Laws, name: str) -> None:
    layout = laws.game.layout
    if name == "kinds":
        top = {path.partition(".")[0] for path in layout.leave_out}
        assert top <= set(laws.game.state.fields)
    else:
        assert all(reason.strip() for reason in layout.leave_out.values())
