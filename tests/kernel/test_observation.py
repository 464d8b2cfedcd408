"""Layouts of observations: their entries, and mistakes in them."""

import pytest
from tests.kernel.toy import GAME, State

from holdfast.kernel.observation import NUMBER, SEAT, WORD, Count, Layout

SEATS = {"seats": Count("options.players", 4)}


def test_rows_by_seat_begin_with_the_viewer() -> None:
    position = GAME.new({"players": 3}, 1)
    for seat in range(3):
        position.state.totals[seat] = 300 + seat
    entries = {
        entry.name: entry for entry in GAME.layout.entries(GAME.layout.read_counts(position))
    }
    seen = GAME.observe(position, 2)
    totals = entries["totals"].of(seen)
    assert (entries["totals"].kind, totals.shape) == (WORD, (3, 2))
    assert [int(low) + 256 * int(high) for low, high in totals] == [302, 300, 301]
    assert (entries["seat"].kind, int(entries["seat"].of(seen))) == (SEAT, 1)
    assert (int(seen[0]), int(GAME.observe(position, -1)[0])) == (2, 255)


def test_every_field_has_an_entry_unless_it_is_left_out() -> None:
    layout = Layout(State, counts=SEATS, rows={"totals": "seats"}, leave_out={"secret": "a test"})
    entries = {entry.name: entry for entry in layout.entries({"seats": 2})}
    assert "secret" not in entries
    assert entries["agenda.depth"].kind == NUMBER
    assert sum(entry.size for entry in entries.values()) == layout.size({"seats": 2})
    assert layout.most == layout.size({"seats": 4})


@pytest.mark.parametrize(
    "wrong",
    [
        {"rows": {"chairs": "seats"}},
        {"seats": ("chair",)},
        {"members": {"totals.all": 3}},
        {"narrow": ("sum",)},
        {"leave_out": {"cellar": "it is dark"}},
    ],
)
def test_a_field_that_does_not_exist_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="there is no such field in an observation"):
        Layout(State, counts=SEATS, **wrong)  # type: ignore[arg-type]
