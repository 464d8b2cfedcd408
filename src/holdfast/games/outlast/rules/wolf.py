"""Wolves and people: chosen fights, forced fights at the end of a turn."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, decisions, events, moves, state, steps
from holdfast.games.outlast.rules import ending, ground, people
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import roll
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule

WOLF_FALLS = 7  # LA-WOLF-1


@rule
def fight_wolf(s: Any, seat: int, slot: int, cause: int, log: Any) -> None:
    """LA-WOLF: 7 or more and the wolf is gone, otherwise the meeple is."""
    meeple = s.players[seat].meeples[slot]
    tile = meeple.tile
    meeple.hidden = 0  # LA-WOLF-3
    shown = roll(s.chance, state.DIE)
    won = 1 if shown + ground.roll_bonus(s, tile, seat, content.FIGHTS) >= WOLF_FALLS else 0
    tell(log, events.FOUGHT_WOLF, seat, meeple.number, tile, shown, won, cause)
    if won:
        ground.remove_wolf(s, tile)
    else:
        people.die(s, seat, slot, events.BY_WOLF, log)


@rule
def offer_faces(s: Any, seat: int, tile: int) -> None:
    """LA-D-FORCED: the cornered meeples on a tile, those just alike once."""
    player = s.players[seat]
    for slot in range(player.people):
        meeple = player.meeples[slot]
        cornered = meeple.tile == tile and people.is_cornered(s, meeple)
        if cornered and people.stands_first(player, slot):
            offer(s, moves.FACE(slot))


@rule
def next_wolf(s: Any, player: Any, tile: int) -> int:
    """The first tile from this one on, in tile order, where a wolf corners the player's people."""
    first = moves.TILES
    if player.places & s.wolves == 0:
        return first
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if tile <= meeple.tile < first and people.is_cornered(s, meeple):
            first = meeple.tile
    return first


@rule
def forced_fights(s: Any, tile: int) -> None:
    """F3. LA-FORCE: tile by tile, until the wolf is dead or nobody is left to face it."""
    tile = next_wolf(s, s.players[s.seat], tile)
    if tile < moves.TILES:
        then(s, steps.FORCED_FIGHTS, tile)
        ask(s, decisions.FORCED, s.seat, tile)


@rule
def face_wolf(s: Any, seat: int, meeple: int, log: Any) -> None:
    """LA-FORCE-2: a fight that costs no action; LA-OUT-3: judged at once."""
    fight_wolf(s, seat, meeple, events.FORCED, log)
    ending.judge_eliminations(s, log)
