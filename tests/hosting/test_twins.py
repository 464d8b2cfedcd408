"""Tests that a viewer is sent the same bytes at tables that they cannot tell apart (twins).

A twin is a determinization of what the viewer knows of a position out of random play, over all
games and options. Then a move is made in both. Where the viewer knows the same after it, too, and
has got the same events, the twins are compared once more: with a history, an undo and a log.

`HOLDFAST_TWINS` says how many pairs of each game the long test compares; 2,500 by default. It makes
a test of every 500, each with a seed of its own, so that `pytest -n` shares them among processes.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from tests.games.exoworld.test_variants import silent
from tests.support.away_texts import away_texts
from tests.support.laws import Laws, all_laws
from tests.support.server import PATIENCE, InProcessServer, OpenTable
from tests.support.states import position_of
from tests.support.viewer_texts import ENTROPY, viewer_texts

from holdfast import games
from holdfast.games.exoworld import GAME as EXOWORLD
from holdfast.hosting.highlights import advance, since
from holdfast.hosting.new_tables import store_table
from holdfast.hosting.tokens import digest
from holdfast.hosting.updates import update_message
from holdfast.hosting.views import chat_view
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table import OpenSeat, Table
from holdfast.table.entries import By, Moved, TimeControl
from holdfast.table.opening import opening

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo")
WHO: tuple[By, ...] = ("person", "bot", "auto")
OFFERED = all_laws()
SLOW_GAME = TimeControl(move=86_400, level="heuristic")
MANY = int(os.environ.get("HOLDFAST_TWINS", "2500"))
PART = min(MANY, 500)


def table_at(game: Game, position: Position, control: TimeControl | None = None) -> Table:
    """Return a table of people that starts from a position."""
    seats = [OpenSeat(name=name, person=True) for name in NAMES[: game.seats(position)]]
    choices, at = game.choices(position), None if control is None else 0.0
    begun = opening(game, choices, seats, 0, position, time_control=control, at=at)
    return Table.open(begun, game)


def pairs(
    laws: Laws, engine: Engine, count: int, rng: random.Random
) -> Iterator[tuple[Position, Position, int]]:
    """Yield this many positions, each with a viewer and a twin for them.

    They come in turn from all positions, from those with rare secrets, and from those with a
    decision that not everybody may know.
    """
    game = laws.game
    options = laws.option_sets(3 * laws.budget.option_sets, 9)
    play = laws.player(engine, options, 9).play(laws.budget.secrets)
    rows = np.arange(len(play))
    kinds = [rows]
    if laws.rare is not None:
        kinds.append(np.flatnonzero(laws.rare(play.before)))
    if game.stand_in is not None:
        public = play.before.copy()
        for row in rows:
            engine.hide(public[row : row + 1], NOBODY)
        kinds.append(np.flatnonzero(public["ask"] == game.stand_in))
    for number in range(count):
        row = rng.choice(kinds[number % len(kinds)])
        position = position_of(game, play.before[row : row + 1])
        viewer = rng.randrange(NOBODY, game.seats(position))
        yield position, game.determinize(position, viewer, rng.randrange(1 << 40)), viewer


def after_move(table: Table, move: int, by: By) -> Table:
    """Return the table after a move of the seat that decides."""
    return table.after(Moved(seat=table.to_move, move=move, entropy=ENTROPY, by=by, at=1.0))


def events_of(table: Table, viewer: int) -> list[tuple[str, dict[str, int]]]:
    """Return the events that a viewer has got."""
    return [(h.event.kind, h.event.args) for t in table.news(viewer).turns for h in t.known_events]


def same(one: Table, other: Table, viewer: int) -> bool:
    """Return whether a viewer knows the same of two tables."""
    return one.hidden(viewer) == other.hidden(viewer) and events_of(one, viewer) == events_of(
        other, viewer
    )


def chance_alike(one: Table, other: Table) -> bool:
    """Return whether two different moves of rolling one die again came to the same by chance.

    Which die of Outbreak is rolled again (OB-D-ROLL) is public, whatever it shows then, so such
    tables differ for everybody.
    """
    turns = one.history.turn(one.seq), other.history.turn(other.seq)
    moves = [turn.move for turn in turns if turn is not None and turn.move is not None]
    kinds = {one.game.moves.decode(move)[0].name for move in moves}
    return kinds == {"reroll"} and len(set(moves)) == 2


def compare_plans(one: Table, other: Table, viewer: int) -> int:
    """Let every seat plan the same at both tables, and check that the viewer gets the same.

    Return how many plans the viewer could get.
    """
    plans = 0
    for seat in range(len(one.seats)):
        here, there = (
            one.team_planning.find_turn_ahead(seat, ()),
            other.team_planning.find_turn_ahead(seat, ()),
        )
        assert (here is None) == (there is None)
        if here is None or there is None:
            continue
        assert here.answers == there.answers
        told = []
        for table in (one, other):
            planned = table.after(table.team_planning.plan(seat, table.seq, here.answers[:1]))
            told.append(chat_view(planned.discussion(viewer), 0, None))
        assert told[0] == told[1]
        plans += len(told[0].plans)
    return plans


def compare_news(one: Table, other: Table, viewer: int, seq: int) -> bool:
    """Compare lists and messages for a seat that was away since a sequence number.

    Return whether there was something to send.
    """
    highlights = [advance({}, seq, table) for table in (one, other)]
    here, there = (
        [*away_texts(table, viewer, told, seq)]
        for table, told in zip((one, other), highlights, strict=True)
    )
    assert here == there
    return since(highlights[0], viewer, seq) is not None


def compare_pairs(laws: Laws, engine: Engine, count: int, seed: int) -> Counter[str]:
    """Compare this many pairs, and count what there was to keep secret."""
    game, rng, found = laws.game, random.Random(seed), Counter[str]()
    turns = random.Random(seed)
    for position, twin, viewer in pairs(laws, engine, count, rng):
        control = SLOW_GAME if found["pairs"] % 2 else None
        one, other = table_at(game, position, control), table_at(game, twin, control)
        assert same(one, other, viewer)
        assert one.hidden() == other.hidden()  # nobody who watches knows more than a seat
        assert viewer_texts(one, viewer) == viewer_texts(other, viewer)
        found["plans"] += compare_plans(one, other, viewer)
        found["pairs"] += 1
        found["other questions"] += game.decision(position) != game.decision(twin)
        found["other options"] += game.legal(position) != game.legal(twin)
        move = rng.choice(game.legal(position))
        there = move if move in game.legal(twin) else rng.choice(game.legal(twin))
        if turns.random() < 0.3:  # something that the viewer may not be able to tell from it
            there = turns.choice(game.legal(twin))
        by = turns.choice(WHO)
        before = [update_message(table, "t", viewer, (), None).sent for table in (one, other)]
        seq = one.seq
        one, other = after_move(one, move, by), after_move(other, there, by)
        if same(one, other, viewer) and not chance_alike(one, other):
            assert viewer_texts(one, viewer) == viewer_texts(other, viewer)
            here, yonder = (
                update_message(table, "t", viewer, (), earlier).rest
                for table, earlier in zip((one, other), before, strict=True)
            )
            assert here == yonder
            found["after a move"] += 1
            if control is not None and viewer != NOBODY:
                found["told"] += compare_news(one, other, viewer, seq)
            found["after another move"] += move != there
            found[f"by {by}"] += 1
    return found


@pytest.fixture
def quick(
    compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> Callable[[Game], Engine]:
    """Return a function that switches a game to its compiled rules for the rest of the test."""

    def switched(game: Game) -> Engine:
        monkeypatch.setattr(game, "engine", compiled(game))
        return game.engine

    return switched


@pytest.mark.parametrize("laws", OFFERED, ids=lambda laws: laws.name)
def test_twins_are_sent_the_same(laws: Laws, quick: Callable[[Game], Engine]) -> None:
    found = compare_pairs(laws, quick(laws.game), 60, 1)
    assert found["pairs"] == 60
    assert found["after a move"] > 5
    assert all(found[f"by {by}"] for by in WHO)
    assert found["told"] > 0
    assert (found["plans"] > 0) == (laws.game.team_plans is not None)
    if laws.game.stand_in is not None:
        assert found["other questions"] > 0
        assert found["other options"] > 10


@pytest.mark.parametrize("game", [g for g in map(games.load, games.names()) if g.team_plans])
def test_plans_of_twins_sound_the_same(game: Game) -> None:
    plans = 0
    for name in game.positions:
        position = game.named_position(name)
        for viewer in (NOBODY, *range(game.seats(position))):
            twin = game.determinize(position, viewer, 7)
            one, other = table_at(game, position), table_at(game, twin)
            plans += compare_plans(one, other, viewer)
    assert plans > 0


class Laid(OpenTable):
    """A table that begins from a position, with a token for each of three seats."""

    def __init__(
        self,
        server: InProcessServer,
        game: Game,
        position: Position,
        control: TimeControl | None = None,
    ) -> None:
        first = table_at(game, position, control).opening
        self.server = server
        self.tokens = {0: "anna", 1: "ben", 2: "cleo", None: "watcher"}
        whose = [(digest(t), NOBODY if v is None else v) for v, t in self.tokens.items()]
        storage = server._app.state.rooms.storage
        laying = asyncio.run_coroutine_threadsafe(
            store_table(storage, first, game, whose), server._loop
        )
        self.id = laying.result(PATIENCE)


def received(table: Laid, viewer: int | None) -> list[str]:
    """Return everything that the server sends a viewer, from all routes."""
    token = table.tokens[viewer]
    answers = [
        table.get("", viewer),
        table.get("/after/0", viewer),
        table.get("/frames", viewer),
        table.get("/replay", viewer),
        table.get("/course", viewer),
        table.get("/hint", viewer, seq=0),
        table.get("/chat", viewer),
        table.get("/ahead", viewer),
        table.post(viewer, type="say", phrase="hello"),
        table.post(viewer, type="judge", of=0, word="good"),
        *(table.get("/why", viewer, move=move) for move in range(0, EXOWORLD.moves.count, 40)),
        *(
            table.post(viewer, type="play", seq=0, move=m)
            for m in range(0, EXOWORLD.moves.count, 40)
        ),
        table.post(viewer, type="undo", seq=0),
        table.server.http.post(f"/tables/{table.id}/carried", json={"tokens": [token]}),
        table.post(viewer, type="auto-answers", answers={"cell": "pass"}),
        table.server.http.post(
            "/tables/mine", json={"tokens": [{"table": table.id, "token": token}]}
        ),
    ]
    with table.socket(viewer) as line:
        first = str(line.socket.recv(PATIENCE))
        line.send(type="play", seq=0, move=0)
        messages = [first, json.dumps(line.problem())]
    texts = [f"{answer.status_code} {answer.text}" for answer in answers] + messages
    return [re.sub(r'"updated":[^,]*,', "", text.replace(table.id, "table")) for text in texts]


@pytest.mark.clause("EX-VAR-7")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_twins_are_sent_the_same_over_the_wire(server: InProcessServer, viewer: int | None) -> None:
    """Check that a hidden decision changes no byte of what others receive."""
    seat = NOBODY if viewer is None else viewer
    position = silent("EN18", (["M01", "M05", "M06"], [], [])).position
    guesses = [EXOWORLD.determinize(position, seat, seed) for seed in range(40)]
    twin = next(g for g in guesses if EXOWORLD.decision(g) != EXOWORLD.decision(position))
    here, there = (received(Laid(server, EXOWORLD, p), viewer) for p in (position, twin))
    assert here == there
    assert here[0].startswith("200")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 2 + MANY // PART))
@pytest.mark.parametrize("laws", OFFERED, ids=lambda laws: laws.name)
def test_many_twins_are_sent_the_same(
    laws: Laws, seed: int, quick: Callable[[Game], Engine]
) -> None:
    found = compare_pairs(laws, quick(laws.game), PART, seed)
    print(f"{laws.name}, seed {seed}: {dict(found)}")
    assert found["pairs"] == PART
