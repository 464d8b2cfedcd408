"""Scores of the options of the action menu."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves
from holdfast.games.exoworld.content import geometry
from holdfast.games.exoworld.heuristic import cards, levels, notes, places
from holdfast.games.exoworld.rules import base, deploy, drawing, people
from holdfast.kernel.rule import long_rule, rule


@rule
def is_menu(s: Any) -> bool:
    """Return whether the action menu is open, with open or with hidden hands."""
    return s.ask == decisions.ACT or s.ask == decisions.UNSEEN_ACT


@long_rule
def act_worth(s: Any, move: int) -> int:
    """Return the score of an option of the action menu; ending the step scores 100."""
    seat, here = people.active_player(s), s.crew[s.active].place
    full = (
        120 if people.hand_size(s.players[seat]) >= people.hand_limit(s, seat) else 0
    )  # the hand is full: the card is lost at the end of the turn
    if move in moves.END:
        return 100
    if move in moves.DRAW_DECK:
        return 300 + cards.deck_worth(s, seat) - full
    if move in moves.SKILL and s.crew[s.active].role == notes.GEOLOGIST:
        return 380 + cards.deck_worth(s, seat) - full
    if move in moves.DRAW_FACE:
        return 300 + s.notes[notes.MORE + moves.DRAW_FACE.kind(move)] - full
    if move in moves.RECYCLE:
        return recycle_worth(s, seat)
    if move in moves.DEPLOY:
        return build_worth(s, moves.DEPLOY.kind(move), moves.DEPLOY.direction(move))
    if move in moves.MOVE:
        there = s.notes[notes.SPOTS + base.place_in(s, moves.MOVE.cell(move))]
        if s.actions_left < 2 or there <= s.notes[notes.SPOTS + here] + 80 or there < 300:
            return 0
        return min(there, notes.WINS - 1) - 70
    if move in moves.PRODUCE:
        return places.produce_worth(s, here)
    if move in moves.SKILL:
        return skill_worth(s, here)
    if move in moves.ITEM:
        return item_worth(s, seat, here, content.FIRST_ITEM + moves.ITEM.item(move))
    if move in moves.PROTOCOL:
        return protocol_worth(s, seat, moves.PROTOCOL.protocol(move))
    if move in moves.ASK:
        return protocol_worth(s, seat, moves.ASK.protocol(move)) - 20
    return 0  # `trade_worth` scores transfers, `switch_worth` switches, `repair_worth` repairs


@long_rule
def recycle_worth(s: Any, seat: int) -> int:
    """Return the score of Recycle.

    It is high if Recycle is free and no card of the row helps, and 0 if it costs an action.
    """
    if not drawing.is_recycle_free(s) or s.actions_left == 0:
        return 0
    best = 0
    for kind in range(content.KINDS):
        if s.row[kind] > 0:
            best = max(best, s.notes[notes.MORE + kind])
    return 650 if best < cards.deck_worth(s, seat) + 60 else 0


@rule
def build_worth(s: Any, kind: int, direction: int) -> int:
    """Return the score of deploying a module in a direction.

    Spaces next to other locations and the Home Base score more, so that repairs stay near.
    """
    gain, cell = levels.gain_of(s, kind), deploy.deploy_cell(s, direction)
    if gain < notes.WORTHWHILE:
        return 0
    beside_home = 0
    for d in range(moves.DIRECTIONS):
        if geometry.NEIGHBOUR[cell, d] == geometry.HOME_CELL:
            beside_home = 1
    return places.deploy_worth(gain) + 2 * places.neighbours(s, cell) + beside_home


@rule
def skill_worth(s: Any, here: int) -> int:
    """Return the score of the active character's skill: walk, cure, draw, trade or forecast."""
    role = s.crew[s.active].role
    if role == notes.COMMANDER:
        there = places.best_spot(s, 3, True)
        useful = there > s.notes[notes.SPOTS + here] + 50 and there >= 300
        return 900 if useful and s.actions_left > 0 else 0
    if role == notes.MEDIC:
        return 430
    if role == notes.COORDINATOR:
        return 700 if people.is_solo(s) else 0  # `trade_worth` scores it with several players
    return 180  # Meteorologist


@rule
def item_worth(s: Any, seat: int, here: int, kind: int) -> int:
    """Return the score of using an Item card.

    Items pay for nothing, so the player uses them as soon as they help.
    """
    if kind == notes.FIRST_AID:
        return 450
    if kind == notes.MULTITOOL:
        return 850 if s.notes[notes.REPAIRS + here] >= 300 else 0
    if kind == notes.ROVER:
        there = places.best_spot(s, 5, False)
        useful = there > s.notes[notes.SPOTS + here] + 150 and there >= 400
        return 650 if useful and s.actions_left > 0 else 0
    for module in range(
        content.MODULE_COUNT
    ):  # Prefab Kit: for a module that is payable only with it
        if s.players[seat].hand[module] > 0 and levels.gain_of(s, module) >= notes.WORTHWHILE:
            can_act = s.actions_left > 0 or s.free_deploys > 0
            if can_act and s.prefab == 0 and not deploy.is_payable(s, module):
                s.prefab = 2
                payable = deploy.is_payable(s, module) and places.fits_beside(s, here, module)
                s.prefab = 0
                if payable:
                    return 700
    return 0


@long_rule
def protocol_worth(s: Any, seat: int, protocol: int) -> int:
    """Return the score of playing a Protocol; 0 keeps it as a wild card for payments."""
    if protocol == notes.RESERVE:
        return 500 if s.emergency <= 8 else 0
    if protocol == notes.RATIONING or protocol == notes.POWER_DOWN:
        worst = levels.worst_shortage(s)
        return 520 if worst >= 2 or (worst == 1 and s.emergency <= 5) else 0
    if protocol == notes.REMOTE_REPAIR:
        best = 0
        for place in range(s.location_count):
            best = max(best, s.notes[notes.REPAIRS + place])
        return 560 if best >= 540 else 0
    if not is_menu(s):
        return 0
    if protocol == notes.ALL_HANDS:
        return 450 if s.actions_left == 0 else 0
    if protocol == notes.FAST_ASSEMBLY:
        here = s.notes[notes.SPOTS + s.crew[s.active].place]
        return 640 if s.actions_left == 0 and here >= places.deploy_worth(notes.WORTHWHILE) else 0
    if protocol == notes.ARCHIVE:
        best = 0
        for kind in range(content.KINDS):
            if s.discard[kind] > 0:
                best = max(best, s.notes[notes.MORE + kind])
        return 300 + best if best >= 160 else 0
    if protocol == notes.FORECAST:
        return 330 if s.players[seat].classes[content.WILD] > 1 or s.emergency <= 5 else 0
    return 0
