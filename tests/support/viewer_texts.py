"""Everything that a server could send one viewer about a table as it is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from holdfast.hosting.adviser import coach_by_rules, hint_view
from holdfast.hosting.messages.table import TableView
from holdfast.hosting.problems import fault_of
from holdfast.hosting.views import ahead_text, chat_view, frames_view, summary, table_text, why_view
from holdfast.players.adviser import Advice
from holdfast.players.ranking import rank
from holdfast.players.tree import Choice
from holdfast.table import OpenSeat, RefusalError, Table
from holdfast.table.entries import TookBack, Wished
from holdfast.table.observation import KnownMove

ENTROPY = "0123456789abcdef" * 2


def whole_view(table: Table, viewer: int) -> TableView:
    """Return the table as a new connection gets it, and check that it has exactly its fields."""
    text = table_text(table.observe(viewer), table.news(viewer), "t", ())
    assert json.loads(text).keys() == TableView.model_fields.keys()
    return TableView.model_validate_json(text)


MOVES = 20
"""Approximate number of moves that are tried and asked about."""


def viewer_texts(table: Table, viewer: int) -> list[str]:
    """Return every message and every refusal for a viewer."""
    return [*message_texts(table, viewer), *attempt_results(table, viewer)]


def message_texts(table: Table, viewer: int) -> Iterator[str]:
    """Yield the messages for a viewer: table, turns, list entry, advice, reasons why moves are
    illegal."""
    seen = table.observe(viewer)
    for since in (None, max(0, table.seq - 1)):
        yield table_text(seen, table.news(viewer, since), "t", ())
    past = table.past_turns(viewer, 0, 100)
    yield frames_view(seen, past, (), 0).model_dump_json()
    yield json.dumps(summary(table.overview()))
    choices = [Choice(move, 1, 0.5, 1.0) for move in seen.answers]
    yield hint_view(seen, Advice(rank(choices), {})).model_dump_json()
    yield chat_view(table.discussion(viewer), 0, None).model_dump_json()
    for move in some_moves(table):
        yield why_view(seen, move).model_dump_json()
        yield coach_by_rules(seen, move).model_dump_json()


def attempt_results(table: Table, viewer: int) -> Iterator[str]:
    """Yield the result of everything that the viewer could try: a refusal or an entry."""
    seq, seats = table.seq, range(len(table.seats))
    tries: list[Callable[[], object]] = [
        lambda: table.undo(viewer, seq),
        lambda: table.consent(viewer, seq, True),
        lambda: table.check_advisable(viewer, seq),
        lambda: table.let_in(viewer, seq, OpenSeat(), ENTROPY),
        lambda: table.instruct(viewer, {"nothing": "pass"}),
        lambda: table.rematch(viewer, 0),
        lambda: table.replay(),
        lambda: table.replay_to_continue(),
        lambda: table.team_planning.say(viewer, "hello", None, None),
        lambda: table.team_planning.say(viewer, None, "Hello!", 0),
        lambda: table.team_planning.plan(viewer, seq, ()),
        lambda: ahead_text(table.game, table.team_planning.think_ahead(viewer, ()), viewer, seq),
        lambda: explanation_text(table.known_move(viewer, seq)),
    ]
    tries += [lambda s=seat: table.team_planning.judge(viewer, s, "good") for seat in seats]
    tries += [lambda s=seat: table.take_place(viewer, s, "Eve") for seat in seats]
    tries += [lambda s=seat: table.hand_over(viewer, s, "heuristic") for seat in seats]
    tries += [lambda m=move: table.play(viewer, seq, m, ENTROPY) for move in some_moves(table)]
    for attempt in tries:
        try:
            done = attempt()
            yield done if isinstance(done, str) else type(done).__name__
            if isinstance(done, TookBack | Wished):
                yield from message_texts(taken_back(table.after(done)), viewer)
        except RefusalError as refusal:
            yield fault_of(refusal, seq).problem().model_dump_json()


def taken_back(table: Table) -> Table:
    """Return the table after everybody has agreed to take moves back, if somebody asks for that."""
    while table.wish is not None:
        seat = table.wish.waits_for(table.persons)[0]
        table = table.after(table.consent(seat, table.seq, True))
    return table


def explanation_text(made: KnownMove) -> str:
    """Return everything that an explanation of somebody's move is made of, as text."""
    return f"{made.seq} {made.move} {bytes(made.hidden).hex()}"


def some_moves(table: Table) -> Iterator[int]:
    """Yield some moves of every kind, and all commands."""
    every = max(1, table.game.moves.count // MOVES)
    for kind in table.game.moves.kinds.values():
        yield from range(kind.first, kind.first + kind.size, every if kind.offered else 1)
