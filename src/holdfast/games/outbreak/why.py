"""Why a move that is not allowed is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outbreak import content, decisions
from holdfast.games.outbreak.content import MAIN_BASE
from holdfast.games.outbreak.content.effects import AID as AIDING
from holdfast.games.outbreak.content.effects import ATTACKING, BAN, FORTUNE, SEARCHING
from holdfast.games.outbreak.moves import MOVES
from holdfast.games.outbreak.rules.abilities import has_ability, is_used
from holdfast.games.outbreak.rules.attack import can_attack
from holdfast.games.outbreak.rules.develop import can_develop, can_spend, price
from holdfast.games.outbreak.rules.ground import has_power
from holdfast.games.outbreak.rules.in_force import doom_bans, is_besieged, may_trade, passive_value
from holdfast.games.outbreak.rules.turn import steps_left
from holdfast.games.outbreak.rules.values import movement
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.words import Why, because


def why(position: Position, move: int) -> Why:
    """Why a move is not allowed, with the clauses that say so."""
    s = position.state
    kind, args = MOVES.decode(move)
    if s.over:
        return because("over", "OB-END-1", "OB-END-2")
    if s.to_move == NOBODY:
        return because("nobody", "OB-DEC-1")
    if not kind.offered:
        return _why_request(kind.name)
    if s.active != NOBODY and s.ask == decisions.TURN and kind.name in _TURN_REASONS:
        return _TURN_REASONS[kind.name](s, args)
    if kind.name == "play":
        return _why_play(s, args)
    if kind.name == "hex" and s.ask == decisions.TARGET:
        return because("unpayable", "OB-PAY-2", "OB-ATK-5")
    if kind.name == "survivor":
        return _why_survivor(s, args)
    kinds = {MOVES.decode(s.offer[i])[0].name for i in range(s.offers)}
    if kind.name not in kinds:
        return because("other-question", "OB-DEC-1", ask=decisions.DECISIONS[s.ask].name)
    return _not_offered()


def _not_offered() -> Why:
    return because("not-offered", "OB-DEC-1")


def _why_request(kind: str) -> Why:
    if kind == "join":
        return because("seat-taken", "OB-JOIN-2", "OB-JOIN-4")
    if kind == "leave":
        return because("seat-empty", "OB-JOIN-3", "OB-JOIN-4")
    return because("no-request", "OB-JOIN-4")


def _why_move(s: Any, args: dict[str, int]) -> Why:
    tile = s.tile_at[args["hex"]] - 1
    if tile < 0:
        return because("not-city", "OB-MAP-5")
    if s.overrun >> tile & 1:
        return because("not-free", "OB-MOV-2")
    if plain(steps_left)(s, s.active) == 0 or plain(movement)(s, s.active) == 0:
        return because("no-steps", "OB-MOV-3")
    return because("too-far", "OB-MOV-1", "OB-MOV-5")


def _why_develop(s: Any, args: dict[str, int]) -> Why:
    development = args["development"]
    if s.turn.developed:
        return because("developed", "OB-DEV-1")
    cost = plain(price)(s, s.active, int(content.DEVELOPMENTS[development].cost))
    if not plain(can_spend)(s, cost):
        if s.overrun >> MAIN_BASE & 1:
            return because("base-overrun", "OB-DEV-1", "OB-OVR-5")
        return because("too-dear", "OB-DEV-2", "OB-DEV-12", cost=cost, have=s.exp)
    assert not plain(can_develop)(s, s.active, development)
    return because("nothing-to-develop", "OB-DEV-2")


def _why_trade(s: Any, args: dict[str, int]) -> Why:
    if s.turn.traded:
        return because("traded", "OB-TRD-1")
    if not plain(may_trade)(s):
        return because("trade-banned", "OB-GEN-2")
    return because("nobody-here", "OB-TRD-1")


def _why_attack(s: Any, args: dict[str, int]) -> Why:
    if s.turn.main + s.turn.extra_attack + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1", "OB-TRN-7")
    if plain(passive_value)(s, s.survivors[s.active].tile, BAN, ATTACKING):
        return because("no-attack-here", "OB-ATK-16")
    assert not plain(can_attack)(s, s.active)
    return because("no-target", "OB-ATK-1")


def _why_aid(s: Any, args: dict[str, int]) -> Why:
    tile = args["settlement"]
    if s.turn.main + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1", "OB-AID-1")
    if plain(doom_bans)(s, AIDING):
        return because("banned", "OB-GEN-2")
    if s.survivors[s.active].tile != tile:
        return because("not-there", "OB-AID-1", "OB-AID-10")
    if not plain(has_power)(s, tile):
        return because("no-power", "OB-AID-2")
    if plain(is_besieged)(s, tile):
        return because("besieged", "OB-OPN-8")
    return because("aid-void", "OB-AID-3", "OB-GEN-10")


def _why_search(s: Any, args: dict[str, int]) -> Why:
    if s.turn.main + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1")
    if plain(is_besieged)(s, s.survivors[s.active].tile):
        return because("besieged", "OB-OPN-8")
    if plain(doom_bans)(s, SEARCHING):
        return because("banned", "OB-GEN-2", "OB-TRN-7")
    return because("no-card", "OB-GEN-5", "OB-FOR-1")


def _why_special(s: Any, args: dict[str, int]) -> Why:
    if not plain(has_ability)(s, s.active, args["ability"]):
        return because("not-yours", "OB-TRN-3")
    if plain(is_used)(s, s.active, args["ability"]):
        return because("used", "OB-TRN-4")
    return because("aid-void", "OB-GEN-10")


def _why_play(s: Any, args: dict[str, int]) -> Why:
    holder, card = s.survivors[args["holder"]], args["card"]
    if not holder.playing or holder.down or not holder.hand[card]:
        return because("not-held", "OB-WIN-2", "OB-WIN-4")
    if plain(doom_bans)(s, FORTUNE):
        return because("banned", "OB-GEN-2", "OB-WIN-2")
    return because("not-now", "OB-WIN-1", "OB-WIN-2", "OB-WIN-5")


def _why_survivor(s: Any, args: dict[str, int]) -> Why:
    survivor = s.survivors[args["survivor"]]
    if survivor.playing and survivor.down:
        return because("down", "OB-TRN-2")
    if survivor.playing and survivor.activated and s.ask == decisions.WHO:
        return because("acted", "OB-TRN-1", "OB-GEN-1")
    return _not_offered()


_TURN_REASONS: dict[str, Callable[[Any, dict[str, int]], Why]] = {
    "move": _why_move,
    "develop": _why_develop,
    "trade": _why_trade,
    "attack": _why_attack,
    "aid": _why_aid,
    "search": _why_search,
    "special": _why_special,
    "play": _why_play,
}
