"""Deals: the same moves lead to the same game, and chance follows the deal after that."""

from __future__ import annotations

import random

import pytest
from tests.table.seated import GAME as OUTLAST

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.table import OpenSeat, RefusalError, Table
from holdfast.table.deals import deal_of, dealt_entropy, dealt_noise, first_difference, same_deal
from holdfast.table.entries import Deal, Moved, day_of
from holdfast.table.observation import KnownDeal
from holdfast.table.opening import opening


def new_table(game: Game, seed: int = 7, seats: int = 2, deal: Deal | None = None) -> Table:
    """Return a new table of bots."""
    began = opening(game, {}, [OpenSeat(level="random")] * seats, seed)
    return Table.open(began.model_copy(update={"deal": deal}), game)


def play_on(table: Table, pick: random.Random, most: int = 100_000) -> Table:
    """Return the table after random moves, to its end or for some moves."""
    while not table.over and most > 0:
        seat = table.owes[0]
        move = pick.choice(table.decision.answers(seat))
        entropy = dealt_entropy(table) if table.opening.deal else f"{pick.getrandbits(128):032x}"
        table = table.after(table.decision.entry_for_answer(seat, move, entropy, "bot"))
        most -= 1
    return table


def again(table: Table, first: Table, turns: int | None = None) -> Table:
    """Play the moves of the first turns of a game at another table, and return it."""
    for turn in first.line[1:turns]:
        assert turn.move is not None
        entropy = dealt_entropy(table)
        table = table.after(Moved(seat=turn.seat, move=turn.move, entropy=entropy, by="bot"))
    return table


@pytest.mark.parametrize("name", games.names())
def test_the_same_moves_lead_to_the_same_game(name: str) -> None:
    game = games.load(name)
    first = play_on(new_table(game), random.Random(3))
    deal = deal_of(first, "table first")
    table = again(Table.open(same_deal(first, deal, first.opening.seats), game), first)
    assert bytes(table.position) == bytes(first.position)
    assert first_difference(table.line, first.line) is None
    assert table.opening.seed == first.opening.seed
    assert deal_of(table, "table second") == deal  # a deal has one name, however often it is played


def test_chance_follows_the_deal_after_the_games_have_parted() -> None:
    """Check that a seat gets the deal's dice for a decision, whatever happened before."""
    deal = Deal(name="day 2026-11-18 outlast 2")
    tables = [play_on(new_table(OUTLAST, deal=deal), random.Random(seed), 40) for seed in (1, 2)]
    assert first_difference(tables[0].line, tables[1].line) is not None

    def drawn(table: Table) -> dict[tuple[int, int, int], str]:
        """Return the random state after the entropy of each decision."""
        found = {}
        for before, turn in zip(table.line, table.line[1:], strict=False):
            position, seat = before.position, before.position.to_move
            OUTLAST.engine.stir(
                position.data, *(int((turn.entropy or "")[i : i + 8], 16) for i in range(0, 32, 8))
            )
            key = (position.number("round"), seat, before.decision_counts.get(seat, 0))
            found[key] = str(position.snapshot.chance.words)
        return found

    one, other = map(drawn, tables)
    shared = one.keys() & other.keys()
    assert len(shared) > 5
    assert all(one[key] == other[key] for key in shared)
    assert len(set(one.values())) == len(one)


def test_other_deals_have_other_chance() -> None:
    deal = Deal(name="day 2026-11-18 outlast 2")
    tables = [new_table(OUTLAST, seed, deal=deal) for seed in (1, 2)]
    assert len({dealt_entropy(table) for table in tables}) == 2
    assert len({dealt_noise(table) for table in tables}) == 2
    assert all(0 <= dealt_noise(table) < 1 << 31 for table in tables)


def test_an_undo_does_not_change_the_chance() -> None:
    deal = Deal(name="day 2026-11-18 outlast 2")
    seats = [OpenSeat(name="Anna", person=True)]
    began = opening(OUTLAST, {}, seats, 3).model_copy(update={"deal": deal})
    table = Table.open(began, OUTLAST)
    before = dealt_entropy(table)
    move = next(m for m in table.answers(0) if OUTLAST.key(table.position, m).startswith("hide"))
    after = table.after(table.play(0, 0, move, before))
    back = after.after(after.undo(0, after.seq))
    assert dealt_entropy(back) == before


def test_a_counted_try_has_no_undo_and_stays_where_it_is() -> None:
    deal = Deal(name="day 2026-11-18 outlast 2", counted=True)
    seats = [OpenSeat(name="Anna", person=True)]
    began = opening(OUTLAST, {}, seats, 3).model_copy(update={"deal": deal})
    table = Table.open(began, OUTLAST)
    move = next(m for m in table.answers(0) if OUTLAST.key(table.position, m).startswith("hide"))
    table = table.after(table.play(0, 0, move, dealt_entropy(table)))
    assert (table.may_undo(0).how, table.may_undo(0).reason) == ("no", "counted")
    with pytest.raises(RefusalError, match="continued here"):
        table.replay_to_continue()


def test_a_running_game_has_no_deal_for_anybody() -> None:
    with pytest.raises(RefusalError, match="over"):
        deal_of(new_table(OUTLAST), "table running")


def test_viewers_learn_nothing_of_the_chance_of_a_deal() -> None:
    deal = Deal(name="table first", draws={"1.0.0": "0" * 32})
    seen = new_table(OUTLAST, deal=deal).observe(0)
    assert seen.deal == KnownDeal(day=None, counted=False)


def test_a_deal_of_the_day_has_a_date() -> None:
    assert day_of("day 2026-11-18 outlast 2") == "2026-11-18"
    assert day_of("table abc") is None
