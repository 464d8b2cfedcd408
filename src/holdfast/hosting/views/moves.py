"""Messages about moves: those that a viewer may play, and why others are not allowed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from pydantic_core import to_json

from holdfast.hosting.log_text import both, explain
from holdfast.hosting.messages import Sentence, WhyView
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.observation import Observation

MOST_CACHED_MOVES = 40_000
"""Maximum number of moves in the cache, each of some hundred characters of JSON.

A full cache is cleared, because moves that are still in use return soon. Two hundred games of
Outlast have 33,000 different moves. With a quarter of this size a fifth of all moves is a cache
miss; with this size a twentieth.
"""


def move_texts(game: Game, hidden: Position, moves: Iterable[int]) -> list[str]:
    """Return moves that the viewer may play, each a `MoveView` as JSON.

    Moves with the same facts share one cache entry, also at different tables.
    """
    if game.screen.facts is None:
        return [_text(game, hidden, move) for move in moves]
    facts, texts = game.screen.facts(hidden), []
    for move in moves:
        known = game, move, facts(move)
        text = _texts.get(known)
        if text is None:
            if len(_texts) >= MOST_CACHED_MOVES:
                _texts.clear()
            text = _texts[known] = _text(game, hidden, move)
        texts.append(text)
    return texts


_texts: dict[tuple[Game, int, Hashable], str] = {}
"""Cache of moves as JSON, by game, move and facts."""


def move_text(game: Game, hidden: Position, move: int) -> str:
    """Return a move that the viewer may play: a `MoveView` as JSON."""
    return move_texts(game, hidden, [move])[0]


def _text(game: Game, hidden: Position, move: int) -> str:
    """Build the JSON of a move."""
    kind, args = game.moves.decode(move)
    view = {
        "n": move,
        "key": game.key(hidden, move),
        "kind": kind.name,
        "args": args,
        "said": game.screen.say(hidden, move),
        "preview": game.screen.preview(hidden, move),
    }
    return to_json(view).decode()


def command_text(game: Game, hidden: Position, move: int, seat: int | None) -> str:
    """Return a command that the viewer may give for this seat: a `CommandView` as JSON."""
    return f'{move_text(game, hidden, move)[:-1]},"seat":{to_json(seat).decode()}}}'


def why_view(seen: Observation, move: int) -> WhyView:
    """Return why the viewer may not play a move."""
    game, hidden = seen.game, seen.hidden
    if seen.over:
        return WhyView(legal=False, clauses=[], said=both("why-over"))
    if seen.viewer not in seen.may_answer:
        return WhyView(legal=False, clauses=[], said=_decided_by(seen, seen.to_move))
    if game.allows(hidden, move):
        deciders = game.deciders(hidden, move).seats
        if seen.viewer not in deciders and game.moves.decode(move)[0].offered:
            return WhyView(legal=False, clauses=[], said=_decided_by(seen, min(deciders)))
        return WhyView(legal=True, clauses=[], said=Sentence(en="", de=""))
    why = game.screen.why(hidden, move)
    return WhyView(legal=False, clauses=list(why.clauses), said=explain(game, why))


def _decided_by(seen: Observation, seat: int) -> Sentence:
    """Return the sentence that this seat decides, not the viewer."""
    name = seen.seats[seat].name
    called = Sentence(en=name, de=name) if name else both("seat", number=seat + 1)
    return Sentence(
        en=both("why-not-yours", player=called.en).en,
        de=both("why-not-yours", player=called.de).de,
    )
