"""Choices: what effects let somebody choose, and who is asked (section 7.0)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, moves, state, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import faces, ground, people, targets
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@long_rule
def ask_for(s: Any, row: int, actor: int, stage: int, chosen: int) -> None:
    """Ask what has been offered, whoever the effect belongs to: it waits on the agenda."""
    then(s, steps.EFFECT, row, actor, stage, chosen)
    source = content.EFFECTS[row].source
    of_ability = source < content.FIRST_FORTUNE
    if of_ability or content.FIRST_AID <= source < content.FIRST_CONTAMINATION:
        ask(s, decisions.AID_ARG, people.seat_of(s, actor), actor)
    elif source < content.FIRST_DOOM:
        card = source - content.FIRST_FORTUNE
        ask(s, decisions.CARD_ARG, people.seat_of(s, actor), actor, card)
    elif content.EFFECTS[row].op == effects.PUT:
        ask(s, decisions.TOKEN_HEX, people.lead_seat(s), content.EFFECTS[row].what)
    elif actor == NOBODY:
        ask(s, decisions.DOOM_ARG, people.lead_seat(s), source - content.FIRST_DOOM)
    elif actor >= targets.HORDE_ACTOR:
        ask(s, decisions.HORDE_ARG, people.lead_seat(s), actor - targets.HORDE_ACTOR)
    else:
        ask(s, decisions.AID_ARG, people.seat_of(s, actor), actor)


@rule
def is_waiting(s: Any) -> bool:
    """Whether it is an effect that asks."""
    return decisions.CARD_ARG <= s.ask <= decisions.HORDE_ARG


@rule
def waiting_row(s: Any) -> int:
    """The row of the effect that asks: the first that its step carries."""
    return s.agenda.frames[s.agenda.depth - 1].a


@rule
def waiting_actor(s: Any) -> int:
    """Whose effect it is that asks: the second that its step carries."""
    return s.agenda.frames[s.agenda.depth - 1].b


@long_rule
def offer_swaps(s: Any, v: int) -> None:
    """List the tokens for which there is another kind in the Store."""
    for k in range(moves.RESOURCES):
        others = effects.ANY_KIND & ~(1 << k)
        if s.survivors[v].goods[k] > 0 and targets.kinds_in(s.store, others):
            offer(s, moves.KIND(k))


@long_rule
def offer_dice(s: Any, op: int) -> None:
    """List the faces shown: OB-DIE-3, a skull is no use to FIX."""
    for face in range(moves.FACES):
        if faces.can_take_up(s, face) and (op == effects.REROLL or not shows_skull(s, face)):
            offer(s, moves.FACE(face))


@rule
def shows_skull(s: Any, face: int) -> bool:
    """Whether dice called by this face show a skull, the Doom die on its skull too."""
    return face == effects.SKULL or (face == state.DOOM_FACE and s.dice.doom == state.DOOM_SKULL)


@long_rule
def offer_hordes(s: Any, row: int, actor: int, window: int) -> None:
    """List the hexes of hordes that an effect may choose, by r, then q."""
    for hex in range(moves.HEXES):
        uid = ground.horde_at(s, hex)
        if uid != ground.NOWHERE and targets.is_horde_target(s, row, actor, window, uid):
            offer(s, moves.HEX(hex))
