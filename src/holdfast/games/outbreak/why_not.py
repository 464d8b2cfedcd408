"""Reasons why a move is not allowed, with the clauses that forbid it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outbreak import content, decisions, state
from holdfast.games.outbreak.content import DEVELOPMENT_NAMES, MAIN_BASE
from holdfast.games.outbreak.content.effects import AID as AIDING
from holdfast.games.outbreak.content.effects import ATTACKING, BAN, FORTUNE, SEARCHING
from holdfast.games.outbreak.content.schema import WINDOWS
from holdfast.games.outbreak.moves import MOVES
from holdfast.games.outbreak.prompts import ask, source_name
from holdfast.games.outbreak.rules.abilities import has_ability, is_used
from holdfast.games.outbreak.rules.attack import can_attack
from holdfast.games.outbreak.rules.develop import can_develop, can_spend, price
from holdfast.games.outbreak.rules.ground import has_power
from holdfast.games.outbreak.rules.in_force import doom_bans, is_besieged, may_trade, passive_value
from holdfast.games.outbreak.rules.trade import OUT_OF_REACH, reach_of
from holdfast.games.outbreak.rules.turn import steps_left
from holdfast.games.outbreak.rules.values import movement
from holdfast.games.outbreak.view.roll import hexes_in_reach
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.wording import Why, always_because, because


def why(position: Position, move: int) -> Why:
    """Return why a move is not allowed, with the clauses that forbid it."""
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
    if kind.name == "survivor" and s.survivors[args["survivor"]].playing:
        unable = _why_unable(s, s.survivors[args["survivor"]])
        if unable:
            return unable
    kinds = {MOVES.decode(s.offer[i])[0].name for i in range(s.offers)}
    reason = _ANSWERS.get((s.ask, kind.name)) if kind.name in kinds else None
    if reason:
        return reason(s, args)
    return because("other-question", "OB-DEC-1", question=ask(position))


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
    if steps_left(s, s.active) == 0 or movement(s, s.active) == 0:
        return because("no-steps", "OB-MOV-3")
    return because("too-far", "OB-MOV-1", "OB-MOV-5")


def _why_develop(s: Any, args: dict[str, int]) -> Why:
    development = args["development"]
    if s.turn.developed:
        return because("developed", "OB-DEV-1")
    cost = price(s, s.active, int(content.DEVELOPMENTS[development].cost))
    if not can_spend(s, cost):
        if s.overrun >> MAIN_BASE & 1:
            return because("base-overrun", "OB-DEV-1", "OB-OVR-5")
        return because("too-dear", "OB-DEV-2", "OB-DEV-12", cost=cost, have=s.exp)
    assert not can_develop(s, s.active, development)
    return because("nothing-to-develop", "OB-DEV-2")


def _why_trade(s: Any, args: dict[str, int]) -> Why:
    if s.turn.traded:
        return because("traded", "OB-TRD-1")
    if not may_trade(s):
        return because("trade-banned", "OB-GEN-2")
    return because("nobody-here", "OB-TRD-1")


def _why_attack(s: Any, args: dict[str, int]) -> Why:
    if s.turn.main + s.turn.extra_attack + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1", "OB-TRN-7")
    if passive_value(s, s.survivors[s.active].tile, BAN, ATTACKING):
        return because("no-attack-here", "OB-ATK-16")
    assert not can_attack(s, s.active)
    return because("no-target", "OB-ATK-1")


def _why_aid(s: Any, args: dict[str, int]) -> Why:
    tile = args["settlement"]
    if s.turn.main + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1", "OB-AID-1")
    if doom_bans(s, AIDING):
        return because("banned", "OB-GEN-2")
    if s.survivors[s.active].tile != tile:
        return because("not-there", "OB-AID-1", "OB-AID-10")
    if not has_power(s, tile):
        return because("no-power", "OB-AID-2")
    if is_besieged(s, tile):
        return because("besieged", "OB-OPN-8")
    return because("aid-void", "OB-AID-3", "OB-GEN-10")


def _why_search(s: Any, args: dict[str, int]) -> Why:
    if s.turn.main + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1")
    if is_besieged(s, s.survivors[s.active].tile):
        return because("besieged", "OB-OPN-8")
    if doom_bans(s, SEARCHING):
        return because("banned", "OB-GEN-2", "OB-TRN-7")
    return because("no-card", "OB-GEN-5", "OB-FOR-1")


def _why_special(s: Any, args: dict[str, int]) -> Why:
    if not has_ability(s, s.active, args["ability"]):
        return because("not-yours", "OB-TRN-3")
    if is_used(s, s.active, args["ability"]):
        return because("used", "OB-TRN-4")
    return because("aid-void", "OB-GEN-10")


def _why_play(s: Any, args: dict[str, int]) -> Why:
    holder, card = s.survivors[args["holder"]], args["card"]
    if not holder.playing or holder.down or not holder.hand[card]:
        return because("not-held", "OB-WIN-2", "OB-WIN-4")
    if doom_bans(s, FORTUNE):
        return because("banned", "OB-GEN-2", "OB-WIN-2")
    moments = [at for at in range(len(WINDOWS)) if content.WINDOW_CARDS[at] >> card & 1]
    if _moment(s) in moments:
        return because("card-void", "OB-WIN-2", "OB-WIN-5", "OB-GEN-10")
    return because("other-moment", "OB-WIN-1", when=f"@ui-window-{WINDOWS[moments[0]]}")


_MOMENTS = {
    decisions.WHO: state.W_TURN,
    decisions.TURN: state.W_TURN,
    decisions.MODS: state.W_PREROLL,
    decisions.ROLL: state.W_ROLL,
}


def _moment(s: Any) -> int | None:
    """Return the open window, or None (OB-WIN-1)."""
    return s.about if s.ask == decisions.WINDOW else _MOMENTS.get(s.ask)


def _why_unable(s: Any, survivor: Any) -> Why | None:
    """Return why a survivor cannot act or has already acted, or None."""
    if survivor.down and s.ask not in (decisions.DEV_WHO, *_EFFECTS):
        return because("down", "OB-TRN-2")
    if survivor.activated and s.ask == decisions.WHO:
        return because("acted", "OB-TRN-1", "OB-GEN-1")
    return None


# Answers to decisions other than D-TURN


def _why_reveal(s: Any, args: dict[str, int]) -> Why:
    there = s.horde_at[args["hex"]]
    return because("turned-up" if there else "no-horde-there", "OB-OPN-7")


def _why_first(s: Any, args: dict[str, int]) -> Why:
    if not s.horde_at[args["hex"]]:
        return because("no-horde-there", "OB-ZOM-1")
    return because("walked", "OB-ZOM-1", "OB-ZOM-2", level=s.about)


def _why_dev_hex(s: Any, args: dict[str, int]) -> Why:
    development = f"@development-{DEVELOPMENT_NAMES[s.against]}"
    return because("piece-place", "OB-DEV-2", "OB-OVR-4", what=development)


def _why_target(s: Any, args: dict[str, int]) -> Why:
    if not s.horde_at[args["hex"]]:
        return because("no-horde-there", "OB-ATK-1")
    if args["hex"] not in hexes_in_reach(s):
        return because("out-of-reach", "OB-ATK-1", "OB-ATK-12")
    return because("unpayable", "OB-PAY-2", "OB-ATK-5")


def _why_exchange(s: Any, args: dict[str, int]) -> Why:
    partner = args["partner"]
    if partner == s.about or not s.survivors[partner].playing:
        return because("no-partner", "OB-TRD-1")
    if reach_of(s, s.about, partner) == OUT_OF_REACH:
        return because("no-partner", "OB-TRD-1")
    return because("not-tradable", "OB-TRD-2", "OB-TRD-4")


def _why_token(s: Any, args: dict[str, int]) -> Why:
    return because("token-place", "OB-OVR-4", source=source_name(s))


def _why_effect(s: Any, args: dict[str, int]) -> Why:
    """Return that the text of a card, an aid or an ability does not allow this choice."""
    name = source_name(s)
    if isinstance(name, str) and name.startswith(("@card-", "@skill-", "@doom-")):
        return because("source-rule", "OB-GEN-10", source=name, rule=f"{name}-rule")
    return because("source", "OB-GEN-10", source=name)


_EFFECTS = (
    decisions.CARD_ARG,
    decisions.AID_ARG,
    decisions.DOOM_ARG,
    decisions.HORDE_ARG,
)
_RETREATS = (decisions.HELPLESS_RETREAT, decisions.SETTLERS_RETREAT, decisions.RETREAT)
_CHOSEN = ("hex", "survivor", "piece", "kind", "card", "face", "slot", "settlement")

_ANSWERS: dict[tuple[int, str], Callable[[Any, dict[str, int]], Why]] = {
    (decisions.SETUP_BASE, "hex"): always_because("base-place", "OB-SET-2"),
    (decisions.SETUP_TILE, "settlement"): always_because("tile-laid", "OB-SET-3"),
    (decisions.SETUP_HEX, "hex"): always_because("no-site", "OB-SET-4", "OB-SET-5"),
    (decisions.SETUP_SURV, "survivor"): always_because("taken", "OB-SET-6"),
    (decisions.JOIN, "survivor"): always_because("taken", "OB-JOIN-2"),
    (decisions.REVEAL, "hex"): _why_reveal,
    (decisions.REVEAL_EDGE, "hex"): always_because("not-open-space", "OB-OPN-7"),
    (decisions.SETTLER, "hex"): always_because("founding", "OB-OPN-9", "OB-STL-3"),
    (decisions.SETTLER_TILE, "settlement"): always_because("in-city", "OB-STL-3"),
    (decisions.HELPLESS, "hex"): always_because("one-step", "OB-OPN-9"),
    (decisions.DEV_HEX, "hex"): _why_dev_hex,
    (decisions.DEV_WHO, "survivor"): always_because("not-fallen", "OB-DEV-2"),
    (decisions.DEV_CARD, "card"): always_because("no-schematic", "OB-SCH-1"),
    (decisions.SKILL, "skill"): always_because("not-drawn", "OB-DEV-9"),
    (decisions.WHO, "survivor"): always_because("taken", "OB-TRN-1"),
    (decisions.TRADE, "give"): _why_exchange,
    (decisions.TRADE, "take"): _why_exchange,
    (decisions.ROLL, "reroll"): always_because("no-die", "OB-DIE-3"),
    (decisions.ROLL, "fix"): always_because("no-die", "OB-DIE-3"),
    (decisions.TARGET, "hex"): _why_target,
    (decisions.PAY, "pay"): always_because("no-cover", "OB-PAY-2", "OB-PAY-4"),
    (decisions.HORDE_NEXT, "hex"): _why_first,
    (decisions.HORDE_PATH, "hex"): always_because("shortest", "OB-ZOM-4", "OB-ZOM-5"),
    (decisions.DEFENDER, "survivor"): always_because("not-defending", "OB-DEF-1"),
    (decisions.AUTO, "auto"): always_because("not-enough-pieces", "OB-DEF-4"),
    **{(who, "hex"): always_because("nearest", "OB-OVR-2") for who in _RETREATS},
    (decisions.TOKEN_HEX, "hex"): _why_token,
    (decisions.KIND, "kind"): always_because("no-token", "OB-AID-4"),
    (decisions.DROP, "kind"): always_because("no-token", "OB-AID-4", "OB-WND-1"),
    (decisions.DISCARD, "card"): always_because("not-in-hand", "OB-FOR-2"),
    **{(question, kind): _why_effect for question in _EFFECTS for kind in _CHOSEN},
}
"""Reason why a move is not among the options, by decision and kind of move."""

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
