"""The flow: the ladders of steps and answers, and the verbs of a game: setup, legal, play.

The frame on top of the agenda is the one that asked: an answer goes to its step. The ladders stand
in `play` itself and setup does without them, because every rule that calls another is compiled
together with all that lies below it.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.moves import CARD as CARD_MOVE
from holdfast.games.outbreak.moves import JOIN, KIND
from holdfast.games.outbreak.rules.answers import effect_answer
from holdfast.games.outbreak.rules.attack import roll_answer, roll_step
from holdfast.games.outbreak.rules.calls import push
from holdfast.games.outbreak.rules.cards import add_doom, discard_fortune, trim_hands
from holdfast.games.outbreak.rules.effects import effect_step
from holdfast.games.outbreak.rules.goods import drop_token, trim_goods
from holdfast.games.outbreak.rules.joining import (
    joins,
    joins_answer,
    leaves,
    may_request,
    request,
)
from holdfast.games.outbreak.rules.march import (
    enter_answer,
    enter_step,
    march_answer,
    march_step,
)
from holdfast.games.outbreak.rules.night import (
    day_end,
    dusk,
    hazards,
    level_answer,
    level_step,
    zombie_phase,
)
from holdfast.games.outbreak.rules.opening import (
    day_step,
    helpless_answer,
    move_helpless,
    move_settlers,
    replenish,
    reveal_doom,
    reveal_hordes,
    reveals_answer,
    reveals_step,
    rush,
    settlers_answer,
)
from holdfast.games.outbreak.rules.overrun import overrun_answer, overrun_step
from holdfast.games.outbreak.rules.questions import close
from holdfast.games.outbreak.rules.setup import (
    lay_city,
    lay_city_answer,
    pick_answer,
    pick_survivors,
    set_up,
)
from holdfast.games.outbreak.rules.steps import (
    ADD_DOOM,
    DAY,
    DAY_END,
    DUSK,
    EFFECT,
    ENTER,
    HAZARDS,
    JOINS,
    LAY_CITY,
    LEAVES,
    LEVEL,
    MARCH,
    MOVE_HELPLESS,
    MOVE_SETTLERS,
    OVERRUN,
    PICK_SURVIVORS,
    REPLENISH,
    REVEAL_DOOM,
    REVEAL_HORDES,
    REVEALS,
    ROLL,
    RUSH,
    SURVIVOR_PHASE,
    TRADE,
    TRIM_GOODS,
    TRIM_HANDS,
    TURN,
    WHO,
    WINDOW,
    WOUND,
    ZOMBIE_PHASE,
)
from holdfast.games.outbreak.rules.trade import trade_answer, trade_step
from holdfast.games.outbreak.rules.turn import (
    survivor_phase,
    turn_answer,
    turn_step,
    who_answer,
    who_step,
)
from holdfast.games.outbreak.rules.windows import window_answer, window_step
from holdfast.games.outbreak.rules.wounds import wound_answer, wound_step
from holdfast.games.outbreak.state import NOTHING
from holdfast.kernel.agenda import drop
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule


@long_rule
def push_back_goods(s: Any, them: int, v: int, move: int, log: Any) -> None:
    """D-DROP answered: one token goes back, then everybody is looked at again."""
    push(s.agenda, TRIM_GOODS, them)
    drop_token(s, v, move - KIND, log)


@long_rule
def push_back_hands(s: Any, v: int, move: int, log: Any) -> None:
    """D-DISCARD answered: one card goes, then everybody is looked at again."""
    push(s.agenda, TRIM_HANDS)
    discard_fortune(s, v, move - CARD_MOVE, log)


@long_rule
def setup(s: Any, seed: int, log: Any) -> None:
    """From a blank position with its options to the first decision."""
    set_up(s, seed)
    lay_city(s, 0, log)


@long_rule
def legal(s: Any, out: Any) -> int:
    """The options of the open decision, in the order of the rules (OB-DEC-3)."""
    for i in range(s.menu_length):
        out[i] = s.menu[i]
    return s.menu_length | 0


@long_rule
def permits(s: Any, move: int) -> bool:
    """OB-JOIN-4: requests to join and to leave, at any pending decision."""
    return s.to_move != NOBODY and may_request(s, move)


NO_MOVE = -1


@long_rule
def play(s: Any, move: int, log: Any) -> None:
    """Answer the open decision and run on to the next one; a request leaves it open.

    With NO_MOVE, for positions that were laid out, it only runs on.
    """
    if move >= JOIN:
        request(s, move, log)
        return
    while not s.over:
        asked = s.ask != NOTHING
        if asked and move == NO_MOVE:
            if s.menu_length > 1:
                return
            move = s.menu[0] | 0  # OB-DEC-2: the only option is taken without asking
        if s.agenda.depth == 0:
            return
        about, seat = s.asked | 0, s.to_move | 0
        if asked:
            close(s)
        frame = s.agenda.frames[s.agenda.depth - 1]
        step, a, b, c = frame.step | 0, frame.a | 0, frame.b | 0, frame.c | 0
        drop(s.agenda)
        if asked:
            answer = move
            move = NO_MOVE
            if step == TURN:
                turn_answer(s, a, answer, log)
            elif step == EFFECT:
                effect_answer(s, a, b, c, answer, log)
            elif step == ROLL:
                roll_answer(s, a, answer, log)
            elif step == WINDOW:
                window_answer(s, a, answer, log)
            elif step == WHO:
                who_answer(s, answer, log)
            elif step == TRADE:
                trade_answer(s, answer, log)
            elif step == TRIM_GOODS:
                push_back_goods(s, a, about, answer, log)
            elif step == TRIM_HANDS:
                push_back_hands(s, about, answer, log)
            elif step == WOUND:
                wound_answer(s, a, b, c, answer, log)
            elif step == MARCH:
                march_answer(s, answer)
            elif step == ENTER:
                enter_answer(s, a, b, answer, log)
            elif step == OVERRUN:
                overrun_answer(s, a, b, c, answer, log)
            elif step == LEVEL:
                level_answer(s, a, answer)
            elif step == REVEALS:
                reveals_answer(s, answer, log)
            elif step == MOVE_SETTLERS:
                settlers_answer(s, a, b, answer, log)
            elif step == MOVE_HELPLESS:
                helpless_answer(s, answer, log)
            elif step == JOINS:
                joins_answer(s, seat, answer, log)
            elif step == LAY_CITY:
                lay_city_answer(s, a, answer, log)
            elif step == PICK_SURVIVORS:
                pick_answer(s, a, answer, log)
            continue
        if step == EFFECT:
            effect_step(s, a, b, c, log)
        elif step == TRIM_GOODS:
            trim_goods(s, a)
        elif step == TRIM_HANDS:
            trim_hands(s)
        elif step == TURN:
            turn_step(s, log)
        elif step == ROLL:
            roll_step(s, a, b, log)
        elif step == WINDOW:
            window_step(s, a)
        elif step == ADD_DOOM:
            add_doom(s, a, b, log)
        elif step == WOUND:
            wound_step(s, a, b, c, log)
        elif step == MARCH:
            march_step(s, a, log)
        elif step == ENTER:
            enter_step(s, a, b, log)
        elif step == OVERRUN:
            overrun_step(s, a, b, c, log)
        elif step == WHO:
            who_step(s, log)
        elif step == TRADE:
            trade_step(s)
        elif step == REVEALS:
            reveals_step(s, log)
        elif step == RUSH:
            rush(s, a)
        elif step == LEVEL:
            level_step(s, a, b, log)
        elif step == JOINS:
            joins(s, log)
        elif step == REVEAL_DOOM:
            reveal_doom(s, a, log)
        elif step == DAY:
            day_step(s, log)
        elif step == REVEAL_HORDES:
            reveal_hordes(s, log)
        elif step == MOVE_SETTLERS:
            move_settlers(s, a, log)
        elif step == MOVE_HELPLESS:
            move_helpless(s)
        elif step == REPLENISH:
            replenish(s, log)
        elif step == SURVIVOR_PHASE:
            survivor_phase(s, log)
        elif step == LEAVES:
            leaves(s, log)
        elif step == ZOMBIE_PHASE:
            zombie_phase(s, a, log)
        elif step == DUSK:
            dusk(s, log)
        elif step == HAZARDS:
            hazards(s, a, log)
        elif step == DAY_END:
            day_end(s, log)
        elif step == LAY_CITY:
            lay_city(s, a, log)
        elif step == PICK_SURVIVORS:
            pick_survivors(s, a, log)
