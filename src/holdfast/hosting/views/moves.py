"""Moves that a viewer may play, and why others may not be played."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache

from pydantic_core import to_json

from holdfast.hosting.log_text import both, explain
from holdfast.hosting.messages import CoachView, Sentence, WhyView
from holdfast.hosting.views.json_text import fields_text, quoted
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.observation import Observation

MOVES = 4096
"""Whose numbers are written once."""
TEXTS = 40_000
"""Moves that are kept as they were written, each of some hundred letters; then all are let go of,
since whichever are still made come again soon. Two hundred games of Outlast have 33,000: with a
quarter of that kept, a fifth of all moves is written anew, and else a twentieth."""


def move_texts(game: Game, hidden: Position, moves: Iterable[int]) -> list[str]:
    """Moves that the viewer may play: each a `MoveView` as it is sent. One of which everything is
    as it was, here or at another table, is written as it was."""
    facts = game.screen.facts
    if facts is None:
        return [_text(game, move, _told(game, hidden, move)) for move in moves]
    of, texts = facts(hidden), []
    for move in moves:
        fact = of(move)
        known = game, move, fact
        text = _texts.get(known)
        if text is None:
            if len(_texts) >= TEXTS:
                _texts.clear()
            told = game.screen.told
            words = _told(game, hidden, move) if told is None else told(move, fact)
            text = _texts[known] = _text(game, move, words)
        texts.append(text)
    return texts


_texts: dict[tuple[Game, int, Hashable], str] = {}


def move_text(game: Game, hidden: Position, move: int) -> str:
    """One of them."""
    return move_texts(game, hidden, [move])[0]


def _told(game: Game, hidden: Position, move: int) -> tuple[str, str, str]:
    """The key of a move, and words and preview as they are written."""
    screen = game.screen
    preview = fields_text(screen.preview(hidden, move))
    return game.key(hidden, move), screen.say(hidden, move).written, preview


def _text(game: Game, move: int, told: tuple[str, str, str]) -> str:
    key, said, preview = told
    named = f'"n":{move},"key":{quoted(key)},{_kind_text(game, move)}'
    return f'{{{named},"said":{said},"preview":{preview}}}'


def command_text(game: Game, hidden: Position, move: int, seat: int | None) -> str:
    """A command that the viewer may give, for this seat: a `CommandView` as it is sent."""
    return f'{move_text(game, hidden, move)[:-1]},"seat":{to_json(seat).decode()}}}'


@lru_cache(MOVES)
def _kind_text(game: Game, move: int) -> str:
    """What kind of move has this number, and its arguments."""
    kind, args = game.moves.decode(move)
    return to_json({"kind": kind.name, "args": args}).decode()[1:-1]


def caution_view(seen: Observation, move: int) -> CoachView:
    """What a coach says to the viewer before a move that is theirs to play."""
    mine = move in seen.answers
    return CoachView(cautions=seen.game.cautions(seen.hidden, move) if mine else [])


def why_view(seen: Observation, move: int) -> WhyView:
    """Why the viewer may not play a move."""
    game, hidden = seen.game, seen.hidden
    if seen.over:
        return WhyView(legal=False, clauses=[], said=both("why-over"))
    if seen.viewer not in seen.may_answer:
        return WhyView(legal=False, clauses=[], said=_theirs(seen, seen.to_move))
    if game.allows(hidden, move):
        deciders = game.deciders(hidden, move).seats
        if seen.viewer not in deciders and game.moves.decode(move)[0].offered:
            return WhyView(legal=False, clauses=[], said=_theirs(seen, min(deciders)))
        return WhyView(legal=True, clauses=[], said=Sentence(en="", de=""))
    why = game.screen.why(hidden, move)
    return WhyView(legal=False, clauses=list(why.clauses), said=explain(game, why))


def _theirs(seen: Observation, seat: int) -> Sentence:
    """That something is for this seat to decide."""
    name = seen.seats[seat].name
    called = Sentence(en=name, de=name) if name else both("seat", number=seat + 1)
    return Sentence(
        en=both("why-not-yours", player=called.en).en,
        de=both("why-not-yours", player=called.de).de,
    )
