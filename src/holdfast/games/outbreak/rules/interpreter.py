"""Effects: the one interpreter of what cards, aids, specials and icons do (section 7.0).

A source's effects are carried out row after row. An effect that needs a choice waits on the agenda
until it is answered. Its actor is a survivor, NOBODY, or a horde (HORDE_ACTOR and its number).

What the effects do is the business of `deeds`, what they ask of `choices`, and how they go on when
they were answered of `answers`.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, events, moves, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import (
    cards,
    choices,
    deeds,
    goods,
    lists,
    people,
    rolls,
    targets,
    void,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@long_rule
def start_effects(s: Any, source: int, actor: int, when: int = 0) -> None:
    """Put the effects of a source on the agenda, those of one moment only."""
    for row in range(content.SOURCES[source].first, content.SOURCES[source].last):
        if content.EFFECTS[row].when == when:
            then(s, steps.EFFECT, row, actor, 0, 0)
            return


@long_rule
def effect(s: Any, row: int, actor: int, log: Any) -> None:
    """Begin an effect, with the next one of its source behind it."""
    window = s.window - 1
    useless = void.is_void(s, row, actor, window)
    following = row + 1
    if is_followed(row) and (useless or content.EFFECTS[following].otherwise == 0):
        then(s, steps.EFFECT, following, actor, 0, 0)
    if useless:
        return
    op = content.EFFECTS[row].op
    if op == effects.GAIN:
        deeds.gain(s, row, actor, log)
    elif op == effects.HEAL:
        deeds.heal(s, row, actor, window, log)
    elif op == effects.HURT:
        deeds.hurt(s, row, actor)
    elif op == effects.LOSE:
        then(s, steps.LOSE_TOKENS, content.EFFECTS[row].n, 0, 0)
    elif op == effects.PUT:
        deeds.put(s, row, actor, log)
    elif op == effects.CARRY:
        deeds.carry(s, row, actor, window)
    elif op == effects.KILL or op == effects.STALL or op == effects.CALM:
        deeds.choose_horde(s, row, actor, window, 0)
    elif op == effects.PEEK:
        deeds.peek(s, row, actor, 0)
    else:
        do_at_once(s, row, actor, log)


@rule
def is_followed(row: int) -> bool:
    """Whether the next row is one more effect of the same source and moment."""
    if row + 1 == content.SOURCES[content.EFFECTS[row].source].last:
        return False
    return content.EFFECTS[row + 1].when == content.EFFECTS[row].when


@long_rule
def do_at_once(s: Any, row: int, actor: int, log: Any) -> None:
    """Effects that happen without a choice, or ask just one question."""
    op, what, n = content.EFFECTS[row].op, content.EFFECTS[row].what, content.EFFECTS[row].n
    if op == effects.EXP:
        cards.change_exp(s, n, log)
    elif op == effects.DRAW:
        deeds.draw(s, row, actor, log)
    elif op == effects.DOOM:
        then(s, steps.ADD_DOOM, n)
    elif op == effects.REVEAL:
        s.reveals += n
        if s.revealing == 0:
            then(s, steps.REVEALS)  # OB-GEN-8: inside a reveal it only raises the number
    elif op == effects.MORE:
        s.more += n
    elif op == effects.RILE:
        deeds.rile(s, row, actor, log)
    elif op == effects.EXTRA:
        s.turn.extra_main += 1
    elif op == effects.STEP:
        s.turn.march += n
    elif op == effects.MINIATTACK:
        rolls.begin_mini(s, actor, n)
    elif op == effects.DICE:
        s.dice.cards += n
    elif op == effects.SHIELD:
        s.spared += 1
    elif op == effects.TRAP:
        s.supply[effects.TRAP_PIECE] -= 1
        s.survivors[actor].trap = 1
        tell(log, events.TRAP_TAKEN, actor)
    elif op == effects.TANK:
        goods.man_tank(s, actor, log)
    else:
        ask_once(s, row, actor, op, what)


@long_rule
def ask_once(s: Any, row: int, actor: int, op: int, what: int) -> None:
    """Effects that begin with one question."""
    if op == effects.UNDOOM:
        lists.offer_slots(s, targets.discardable_doom(s, row))
    elif op == effects.TAKE:
        lists.offer_tiles(s, moves.HEX, targets.tiles_with(s, what))
    elif op == effects.RESTORE:
        lists.offer_tiles(s, moves.HEX, targets.troubled_tiles(s))
    elif op == effects.FLEE:
        for piece in range(moves.PIECES):
            if targets.may_flee(s, row, piece, s.window - 1):
                offer(s, moves.PIECE(piece))
    elif op == effects.REVIVE:
        lists.offer_survivors(s, people.fallen_team(s))
    elif op == effects.TOSS:
        cards.offer_cards(s, actor)
    elif op == effects.PAY:
        lists.offer_kinds(s, targets.kinds_in(s.survivors[actor].goods, what))
    elif op == effects.SWAP:
        choices.offer_swaps(s, actor)
    elif op == effects.LABORATORY:
        lists.offer_kinds(s, targets.laboratory_kinds(s, actor))
    elif op == effects.FIX or op == effects.REROLL:
        choices.offer_dice(s, op)
    choices.ask_for(s, row, actor, 1, 0)
