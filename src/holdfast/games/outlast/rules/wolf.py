"""Wolves and people: chosen fights, forced fights at the end of a turn."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast.events import BY_WOLF, FORCED, FOUGHT_WOLF
from holdfast.games.outlast.moves import FACE, TILES
from holdfast.games.outlast.rules.ending import judge_eliminations
from holdfast.games.outlast.rules.ground import remove_wolf, wolf_bonus
from holdfast.games.outlast.rules.people import die, is_cornered, stands_first
from holdfast.games.outlast.rules.steps import FORCED_FIGHTS
from holdfast.games.outlast.state import DIE
from holdfast.games.outlast.state import FORCED as FORCED_DECISION
from holdfast.kernel.agenda import push
from holdfast.kernel.chance import roll
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule

WOLF_FALLS = 7  # LA-WOLF-1


@rule
def fight_wolf(s: Any, seat: int, slot: int, cause: int, log: Any) -> None:
    """LA-WOLF: 7 or more and the wolf is gone, otherwise the meeple is."""
    meeple = s.players[seat].meeples[slot]
    tile = meeple.tile | 0
    meeple.hidden = 0  # LA-WOLF-3
    shown = roll(s.chance, DIE)
    won = 1 if shown + wolf_bonus(s, tile, seat) >= WOLF_FALLS else 0
    tell(log, FOUGHT_WOLF, seat, meeple.number, tile, shown, won, cause)
    if won:
        remove_wolf(s, tile)
    else:
        die(s, seat, slot, BY_WOLF, log)


@rule
def legal_faces(s: Any, tile: int, out: Any) -> int:
    """LA-D-FORCED: the cornered meeples on a tile, those just alike once."""
    player = s.players[s.seat]
    n = 0
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if meeple.tile == tile and meeple.hidden == 0 and stands_first(player, slot):
            out[n] = FACE + slot
            n += 1
    return n


@rule
def cornered_on(player: Any, tile: int) -> int:
    """How many different cornered meeples a player has on a wolf's tile."""
    n = 0
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if meeple.tile == tile and meeple.hidden == 0 and stands_first(player, slot):
            n += 1
    return n


@rule
def next_wolf(s: Any, player: Any, tile: int) -> int:
    """The first tile from this one on, in tile order, where a wolf corners the player's people."""
    first = TILES
    if player.places & s.wolves == 0:
        return first
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if tile <= meeple.tile < first and is_cornered(s, meeple):
            first = meeple.tile | 0
    return first


@rule
def forced_fights(s: Any, tile: int, log: Any) -> None:
    """F3. LA-FORCE: tile by tile, until the wolf is dead or nobody is left to face it."""
    player = s.players[s.seat]
    tile = next_wolf(s, player, tile)
    if tile == TILES:
        return
    push(s.agenda, FORCED_FIGHTS, tile)
    if cornered_on(player, tile) == 1:
        face_wolf(s, first_cornered(player, tile), log)
    else:
        s.asked_tile = tile
        s.ask = FORCED_DECISION
        s.to_move = s.seat


@rule
def first_cornered(player: Any, tile: int) -> int:
    """The cornered meeple of the lowest number on a wolf's tile."""
    slot = 0
    while player.meeples[slot].tile != tile or player.meeples[slot].hidden:
        slot += 1
    return slot


@rule
def face_wolf(s: Any, slot: int, log: Any) -> None:
    """LA-FORCE-2: a fight that costs no action; LA-OUT-3: judged at once."""
    s.asked_tile = 0
    fight_wolf(s, s.seat, slot, FORCED, log)
    judge_eliminations(s, log)
