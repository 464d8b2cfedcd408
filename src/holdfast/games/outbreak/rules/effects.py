"""Effects: the one interpreter of what cards, aids, specials and icons do (section 7.0).

A source's effects are carried out row after row. An effect that needs a choice puts itself back on
the agenda and asks; `c` of its frame says how far it has come, 0 meaning not begun:

    EFFECT  a = row,  b = who does it (a survivor, NOBODY, or a horde),  c = progress

What the effects do is the business of `deeds`, what they ask of `choices`, and how they go on when
they were answered of `answers`.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    EFFECT,
    FIRST_ROW,
    FLAGS,
    LAST_ROW,
    OP,
    SOURCE_OF,
    WHAT,
    WHEN,
    N,
)
from holdfast.games.outbreak.content.effects import (
    CALM,
    CARRY,
    DICE,
    DOOM,
    DRAW,
    EXP,
    EXTRA,
    FIX,
    FLEE,
    GAIN,
    HEAL,
    HURT,
    KILL,
    LABORATORY,
    LOSE,
    MINIATTACK,
    MORE,
    OTHERWISE,
    PAY,
    PEEK,
    PUT,
    REROLL,
    RESTORE,
    REVEAL,
    REVIVE,
    RILE,
    SHIELD,
    STALL,
    STEP,
    SWAP,
    TAKE,
    TANK,
    TOSS,
    TRAP,
    TRAP_PIECE,
    UNDOOM,
)
from holdfast.games.outbreak.events import TRAP_TAKEN
from holdfast.games.outbreak.moves import HEX, PIECE
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.cards import change_exp, offer_cards
from holdfast.games.outbreak.rules.choices import (
    ask_for,
    offer_dice,
    offer_kinds,
    offer_slots,
    offer_swaps,
)
from holdfast.games.outbreak.rules.deeds import (
    carry,
    choose_horde,
    draw,
    gain,
    heal,
    hurt,
    lose,
    peek,
    put,
    rile,
)
from holdfast.games.outbreak.rules.dice import begin_mini
from holdfast.games.outbreak.rules.goods import man_tank
from holdfast.games.outbreak.rules.people import fallen_team
from holdfast.games.outbreak.rules.questions import offer, offer_survivors, offer_tiles
from holdfast.games.outbreak.rules.steps import ADD_DOOM, REVEALS
from holdfast.games.outbreak.rules.steps import EFFECT as EFFECT_STEP
from holdfast.games.outbreak.rules.targets import (
    discardable_doom,
    is_void,
    kinds_held,
    laboratory_kinds,
    may_flee,
    tiles_with,
    troubled_tiles,
)
from holdfast.kernel.rule import long_rule


@long_rule
def start_effects(s: Any, source: int, actor: int, when: int = 0) -> None:
    """Put the effects of a source on the agenda, those of one moment only."""
    for row in range(FIRST_ROW[source], LAST_ROW[source]):
        if EFFECT[row, WHEN] == when:
            push(s.agenda, EFFECT_STEP, row, actor, 0)
            return


@long_rule
def effect_step(s: Any, row: int, actor: int, progress: int, log: Any) -> None:
    """Begin an effect, with the next one of its source behind it, or go on with it."""
    window = s.window - 1
    if progress == 0:
        void = is_void(s, row, actor, window)
        following = row + 1
        if following < LAST_ROW[SOURCE_OF[row]] and EFFECT[following, WHEN] == EFFECT[row, WHEN]:
            if void or EFFECT[following, FLAGS] & OTHERWISE == 0:
                push(s.agenda, EFFECT_STEP, following, actor, 0)
        if void:
            return
    op = EFFECT[row, OP] | 0
    if op == GAIN:
        gain(s, row, actor, progress, log)
    elif op == HEAL:
        heal(s, row, actor, window, log)
    elif op == HURT:
        hurt(s, row, actor, progress)
    elif op == LOSE:
        lose(s, row, actor, max(1, progress))
    elif op == PUT:
        put(s, row, actor, log)
    elif op == CARRY:
        carry(s, row, actor, window)
    elif op == KILL or op == STALL or op == CALM:
        choose_horde(s, row, actor, window, progress)
    elif op == PEEK:
        peek(s, row, actor, progress)
    else:
        do_at_once(s, row, actor, log)


@long_rule
def do_at_once(s: Any, row: int, actor: int, log: Any) -> None:
    """Effects that happen without a choice, or ask just one question."""
    op, what, n = EFFECT[row, OP] | 0, EFFECT[row, WHAT] | 0, EFFECT[row, N] | 0
    if op == EXP:
        change_exp(s, n, log)
    elif op == DRAW:
        draw(s, row, actor, log)
    elif op == DOOM:
        push(s.agenda, ADD_DOOM, n)
    elif op == REVEAL:
        s.reveals += n
        if s.revealing == 0:
            push(s.agenda, REVEALS)  # OB-GEN-8: inside a reveal it only raises the number
    elif op == MORE:
        s.more += n
    elif op == RILE:
        rile(s, row, actor, log)
    elif op == EXTRA:
        s.turn.extra_main += 1
    elif op == STEP:
        s.turn.march += n
    elif op == MINIATTACK:
        begin_mini(s, actor, n)
    elif op == DICE:
        s.dice.cards += n
    elif op == SHIELD:
        s.spared += 1
    elif op == TRAP:
        s.supply[TRAP_PIECE] -= 1
        s.survivors[actor].trap = 1
        tell(log, TRAP_TAKEN, actor)
    elif op == TANK:
        man_tank(s, actor, log)
    else:
        ask_once(s, row, actor, op, what)


@long_rule
def ask_once(s: Any, row: int, actor: int, op: int, what: int) -> None:
    """Effects that begin with one question."""
    if op == UNDOOM:
        offer_slots(s, discardable_doom(s, row))
    elif op == TAKE:
        offer_tiles(s, HEX, tiles_with(s, what))
    elif op == RESTORE:
        offer_tiles(s, HEX, troubled_tiles(s))
    elif op == FLEE:
        for piece in range(4):
            if may_flee(s, row, piece, s.window - 1):
                offer(s, PIECE + piece)
    elif op == REVIVE:
        offer_survivors(s, fallen_team(s))
    elif op == TOSS:
        offer_cards(s, actor)
    elif op == PAY:
        offer_kinds(s, kinds_held(s.survivors[actor], what))
    elif op == SWAP:
        offer_swaps(s, actor)
    elif op == LABORATORY:
        offer_kinds(s, laboratory_kinds(s, actor))
    elif op == FIX or op == REROLL:
        offer_dice(s, op)
    ask_for(s, row, actor, 1)
