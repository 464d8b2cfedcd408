"""Messages about moves: those that a viewer may play, and why others are not allowed."""

from __future__ import annotations

from pydantic_core import to_json

from holdfast.hosting.log_text import reason_sentence, server_sentence
from holdfast.hosting.messages.advice import WhyView
from holdfast.hosting.messages.base import Sentence
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.observation import Observation


def move_text(game: Game, hidden: Position, move: int) -> str:
    """Return a move that the viewer may play: a `MoveView` as JSON."""
    kind, args = game.moves.decode(move)
    view = {
        "n": move,
        "key": game.key(hidden, move),
        "kind": kind.name,
        "args": args,
        "wording": game.screen.say(hidden, move),
        "preview": game.screen.preview(hidden, move),
    }
    return to_json(view).decode()


def why_view(seen: Observation, move: int) -> WhyView:
    """Return why the viewer may not play a move."""
    game, hidden = seen.game, seen.hidden
    if seen.hidden.over:
        return WhyView(legal=False, clauses=[], wording=server_sentence("why-over"))
    if seen.viewer not in seen.may_answer:
        return WhyView(legal=False, clauses=[], wording=_decided_by(seen, seen.to_move))
    if game.allows(hidden, move):
        deciders = game.deciders(hidden, move).seats
        if seen.viewer not in deciders and game.moves.decode(move)[0].offered:
            return WhyView(legal=False, clauses=[], wording=_decided_by(seen, min(deciders)))
        return WhyView(legal=True, clauses=[], wording=Sentence(en="", de=""))
    why = game.screen.why(hidden, move)
    return WhyView(legal=False, clauses=list(why.clauses), wording=reason_sentence(game, why))


def _decided_by(seen: Observation, seat: int) -> Sentence:
    """Return the sentence that this seat decides, not the viewer."""
    name = seen.seats[seat].name
    called = Sentence(en=name, de=name) if name else server_sentence("seat", number=seat + 1)
    return Sentence(
        en=server_sentence("why-not-yours", player=called.en).en,
        de=server_sentence("why-not-yours", player=called.de).de,
    )
