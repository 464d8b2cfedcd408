"""Team plans of Outbreak (OB-GEN-1): who would do what next."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import decisions, wording
from holdfast.games.outbreak.content import DEVELOPMENT_NAMES
from holdfast.games.outbreak.moves import END, HEXES, MOVES, SURVIVOR
from holdfast.kernel.game import Game, TeamPlans
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase, phrase


def turn_of(game: Game, position: Position, seat: int) -> Position | None:
    """Return the position as the turn of the seat's next survivor begins, or None."""
    ahead = position.copy()
    if ahead.number("ask") == decisions.TURN:
        if ahead.to_move == seat:
            return ahead
        game.play(ahead, END())
    if ahead.over or ahead.number("ask") != decisions.WHO:
        return None
    for move in game.legal(ahead):
        if lets_act(ahead, move) == seat:
            game.play(ahead, move)
            return ahead if ahead.number("ask") == decisions.TURN else None
    return None


def lets_act(position: Position, move: int) -> int | None:
    """Return the seat whose survivor would act next (D-WHO), or None for other moves."""
    if position.number("ask") != decisions.WHO or move not in SURVIVOR:
        return None
    return int(position.snapshot.survivors[SURVIVOR.survivor(move)].seat)


def place(position: Position, move: int) -> int | None:
    """Return the hex of a move or of its settlement, or else the active survivor's hex."""
    s = position.snapshot
    _, args = MOVES.decode(move)
    if "hex" in args:
        return int(args["hex"])
    if "settlement" in args:
        return _hex(s, args["settlement"])
    return _hex(s, s.survivors[s.active].tile) if s.active >= 0 else None


def _hex(s: Any, tile: int) -> int | None:
    return int(s.tiles[tile].hex) if tile >= 0 else None


# Moves of D-TURN
SPOKEN = frozenset(
    (
        "move", "trade", "attack", "aid", "search", "special", "place-trap", "hospital", "dismount",
        "play", "end",
    )
)  # fmt: skip


def say(position: Position, move: int) -> Phrase:
    """Return the sentence for a planned move."""
    kind, args = MOVES.decode(move)
    title = wording.say(position, move).title
    if kind.name == "develop":
        return phrase(f"plan-{DEVELOPMENT_NAMES[args['development']]}", who="other")
    if kind.name not in SPOKEN:
        return title
    return Phrase(key=f"plan-{kind.name}", args={**title.args, "who": "other"})


TEAM_PLANS = TeamPlans(turn_of, say, place, HEXES, lets_act)
