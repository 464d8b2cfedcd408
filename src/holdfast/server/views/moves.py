"""Moves that a viewer may play, and why others may not be played."""

from __future__ import annotations

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.server.messages import CommandView, MoveView, Sentence, WhyView
from holdfast.server.sentences import both, explain
from holdfast.table import Table


def move_view(game: Game, hidden: Position, move: int) -> MoveView:
    """A move that the viewer may play."""
    kind, args = game.moves.decode(move)
    return MoveView(
        n=move,
        key=game.key(hidden, move),
        kind=kind.name,
        args=args,
        said=game.screen.say(hidden, move),
        preview=game.screen.preview(hidden, move),
    )


def command_view(table: Table, hidden: Position, move: int) -> CommandView:
    """A command that the viewer may give."""
    shown = move_view(table.game, hidden, move)
    return CommandView(**dict(shown), seat=table.game.speaks_for(table.position, move))


def why_view(table: Table, viewer: int, move: int) -> WhyView:
    """Why this viewer may not play a move."""
    game = table.game
    if table.over:
        return WhyView(legal=False, clauses=[], said=both("why-over"))
    if viewer not in table.may_answer:
        return WhyView(legal=False, clauses=[], said=_theirs(table, table.to_move))
    hidden = game.hide(table.position, viewer)
    if game.allows(hidden, move):
        voices = game.voices(hidden, move).seats
        if viewer not in voices and game.moves.decode(move)[0].offered:
            return WhyView(legal=False, clauses=[], said=_theirs(table, min(voices)))
        return WhyView(legal=True, clauses=[], said=Sentence(en="", de=""))
    why = game.screen.why(hidden, move)
    return WhyView(legal=False, clauses=list(why.clauses), said=explain(game, why))


def _theirs(table: Table, seat: int) -> Sentence:
    """That something is for this seat to decide."""
    name = table.seats[seat].name
    called = Sentence(en=name, de=name) if name else both("seat", number=seat + 1)
    return Sentence(
        en=both("why-not-yours", player=called.en).en,
        de=both("why-not-yours", player=called.de).de,
    )
