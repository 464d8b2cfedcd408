"""Knowledge: whether a move told somebody something, as far as whoever made it can tell.

A move can be taken back freely only while nobody has learnt anything from it beyond the move
itself. This is decided without knowing any game, and from nothing but what the viewer may know:
whether one's own move can be taken back must not tell what else it has led to. The move is played
in several positions that the viewer could not tell from the real one (`determinize`):

- It *rolled* if it spends chance in one of them and the viewer heard of dice in reality.
- Something was *drawn*, a card from a pile that was mixed only now for example, if it spends chance
  in all of them that look like reality afterwards (`hide`); in all, where none does.
- It *revealed* if one of them does not look like reality afterwards: the move gave an answer to an
  open question.
- It also *revealed* if in one of them it would have done so for another seat, which is tried in the
  same way with positions that this seat could not tell from that one.

Positions in which the move would not be legal are passed over: that a move was possible is what the
move itself says. A revelation stays unnoticed only if it agrees with every position imagined, that
is with probability p^WORLDS where p is how sure the viewer could be of it beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

Learnt = Literal["rolled", "drawn", "revealed"]

DICE = {"die", "face", "faces"}
"""What the events of all games call what a die shows."""

WORLDS = 8
OF_OTHERS = 2
"""In so many of them it is looked at what others would have learnt."""


def learnt(
    game: Game, knew: Position, knows: Position, move: int, heard: Sequence[Event], viewer: int
) -> Learnt | None:
    """How somebody learnt something from a move, if anybody did: by the positions before and after
    it as the viewer may know them, and the events that the viewer may hear of."""
    dice = any(DICE & event.args.keys() for event in heard)
    first: list[tuple[Position, Position]] = []
    spent: list[bool] = []
    like: list[bool] = []
    seen = knows.copy()
    for before, after in _worlds(game, knew, move, viewer):
        spent.append(before.chance != after.chance)
        if dice and spent[-1]:
            return "rolled"
        like.append(game.hide(after, viewer, seen) == knows)
        if len(first) < OF_OTHERS:
            first.append((before.copy(), after.copy()))
    if any(spent) and all(
        s for s, alike in zip(spent, like, strict=True) if alike or not any(like)
    ):
        return "drawn"
    if any(spent) or not all(like):
        return "revealed"
    for before, after in first:
        # Seats that know the same need no second trial.
        tried = {(bytes(knew), bytes(knows))}
        for seat in range(game.seats(before)):
            if seat == viewer:
                continue
            then, now = game.hide(before, seat), game.hide(after, seat)
            if (bytes(then), bytes(now)) in tried:
                continue
            tried.add((bytes(then), bytes(now)))
            others = _worlds(game, then, move, seat)
            if any(game.hide(other, seat, seen) != now for _, other in others):
                return "revealed"
    return None


def _worlds(
    game: Game, knew: Position, move: int, seat: int
) -> Iterator[tuple[Position, Position]]:
    """Positions in which this seat may be by what it knows, and what the move makes of them: each
    takes the place of the one before, since making new ones would take longer than the rules do."""
    guessed, foreseen = knew.copy(), knew.copy()
    for seed in range(WORLDS):
        before = game.guess(knew, seat, seed, guessed)
        after = game.foresee(before, move, foreseen)
        if after is not None:
            yield before, after
