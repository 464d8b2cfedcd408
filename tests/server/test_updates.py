"""Updates: changes since the last message lead to the same view as the whole table would."""

from __future__ import annotations

import json
import random
import statistics
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.changes import FILE, cases, sent_change
from tests.support.server import Server
from tests.support.table import nearest_player_count
from tests.support.updates import Reader, apply_change

from holdfast import games, players
from holdfast.hosting.updates import table_message, update_message
from holdfast.hosting.views import Sent
from holdfast.hosting.views.table import MOST_ENTRIES
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.record import NOBODY
from holdfast.table import OpenSeat, Table
from holdfast.table.opening import opening

NAMES = ("Anna", "Ben")
MOVES = 60
MOST_BYTES = 3000
"""The median of what a connection is sent after a move."""

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a", "[]"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner),
)


class Connected:
    """A connection to a table, played in the test's process."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.sent: Sent | None = None
        self.reader = Reader()
        self.number = 0
        self.sizes: list[int] = []
        self.wholes = 0

    def hear(self, table: Table, connected: frozenset[int]) -> None:
        """Apply an update, and compare the result with the whole view."""
        since = None if self.sent is None else self.sent.seq
        update = update_message(table, "t", self.viewer, connected, self.sent)
        self.sent, self.number = update.sent, self.number + 1
        text = update.number_message(self.number)
        if update.kind == "update":
            self.sizes.append(len(text.encode()))
        self.wholes += update.kind == "table"
        wanted = json.loads(table_message(table, "t", self.viewer, connected, since))
        assert exactly(self.reader.read(json.loads(text))) == exactly(
            wanted | {"number": self.number}
        )


def exactly(value: Any) -> str:
    """Return a value as JSON, in which 1 and true differ."""
    return json.dumps(value, sort_keys=True)


def opened(game: Game, seed: int) -> Table:
    seats = [
        OpenSeat(name=name, person=True) for name in NAMES[: nearest_player_count(game, len(NAMES))]
    ]
    return Table.open(opening(game, {}, seats, seed), game)


def entropy(rng: random.Random) -> str:
    return f"{rng.getrandbits(128):032x}"


def play_one(table: Table, rng: random.Random, choose: Callable[[int, list[int]], int]) -> Table:
    """Return the table after a move of a seat that owes one, and the automatic answers to it."""
    seat = table.owes[0]
    move = choose(seat, table.answers(seat))
    table = table.after(table.play(seat, table.seq, move, entropy(rng)))
    while (given := table.auto_answer_entry(entropy(rng))) is not None:
        table = table.after(given)
    return table


def heuristic(table: Table, rng: random.Random) -> Callable[[int, list[int]], int]:
    """Return a function that chooses as the heuristic player does."""

    def chosen(seat: int, answers: list[int]) -> int:
        noise = rng.getrandbits(28)
        move = players.of_level("heuristic").choose(table.game, table.hidden(seat), noise)
        return move if move in answers else answers[0]

    return chosen


@pytest.fixture
def quick(
    compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], Game]:
    """Return a function that loads a game with its compiled rules."""

    def loaded(name: str) -> Game:
        game = games.load(name)
        monkeypatch.setattr(game, "engine", compiled(game))
        return game

    return loaded


def test_the_clients_cases_are_these() -> None:
    assert json.loads(FILE.read_text()) == cases(), "run python -m tests.server.changes"
    for case in cases():
        assert apply_change(case["old"], case["change"]) == case["new"]


@given(VALUES, VALUES)
def test_a_change_leads_from_any_value_to_any_other(old: object, new: object) -> None:
    assert exactly(apply_change(old, sent_change(old, new))) == exactly(new)
    assert sent_change(new, new) == {}
    assert (sent_change(old, new) == {}) == (exactly(old) == exactly(new))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", [1, 2])
def test_updates_lead_to_the_same_as_the_whole(
    name: str, seed: int, quick: Callable[[str], Game]
) -> None:
    """Check updates of players and spectators, with missed moves and undos."""
    game, rng = quick(name), random.Random(seed)
    table, undone, updates = opened(game, seed), 0, 0
    seats = range(len(table.seats))
    everybody = [Connected(viewer) for viewer in (NOBODY, *seats)]
    for _ in range(MOVES):
        if table.over:
            table = opened(game, rng.getrandbits(40))
            everybody = [Connected(viewer) for viewer in (NOBODY, *seats)]
        there = frozenset(viewer for viewer in seats if rng.random() < 0.9)
        for one in everybody:
            if rng.random() < 0.8:
                one.hear(table, there)
                updates += one.number > one.wholes
        free = [seat for seat in seats if table.may_undo(seat).how == "free"]
        if free and rng.random() < 0.2:
            table = table.after(table.undo(free[0], table.seq))
            undone += 1
        else:
            table = play_one(table, rng, lambda _, answers: rng.choice(answers))
    assert undone or game.longest < MOVES  # in a short game every move may roll dice
    assert updates > MOVES * len(everybody) / 3


@pytest.mark.parametrize("name", games.names())
def test_an_update_is_small(name: str, quick: Callable[[str], Game]) -> None:
    game, rng = quick(name), random.Random(3)
    table = opened(game, 3)
    seats = range(len(table.seats))
    everybody = [Connected(seat) for seat in seats]
    for _ in range(MOVES):
        for one in everybody:
            one.hear(table, frozenset(seats))
        if table.over:
            break
        table = play_one(table, rng, heuristic(table, rng))
    assert statistics.median(size for one in everybody for size in one.sizes) < MOST_BYTES


def test_a_connection_numbers_moves_from_the_beginning_again_when_there_are_many(
    quick: Callable[[str], Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.hosting.views.table.MOST_ENTRIES", 40)
    game, rng = quick("outlast"), random.Random(4)
    table, anna, most = opened(game, 4), Connected(0), 0
    for _ in range(MOVES):
        anna.hear(table, frozenset((0, 1)))
        assert anna.sent is not None
        most = max(most, len(anna.sent.entries))
        table = play_one(table, rng, heuristic(table, rng))
    assert 20 < most <= 40 < MOST_ENTRIES
    assert anna.wholes == 1


def test_after_a_gap_the_whole_comes(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(0) as line:
        first = line.receive()
        assert (first["type"], first["number"], first["whole"]) == ("table", 1, True)
        line.send(type="play", seq=0, move=first["moves"][0]["n"])
        update = json.loads(line.socket.recv())
        assert (update["type"], update["number"], update["since"]) == ("update", 2, 0)
        line.send(type="resync")
        again = json.loads(line.socket.recv())
        assert (again["type"], again["number"], again["whole"]) == ("table", 3, True)


def test_an_answer_to_a_request_is_whole(server: Server) -> None:
    table = server.open("person", "person")
    move = table.view(0)["moves"][0]["n"]
    answer = table.post(0, type="play", seq=0, move=move).json()
    assert (answer["type"], answer["number"], answer["since"]) == ("table", None, 0)
    assert answer["view"].keys() == table.view(0)["view"].keys()
