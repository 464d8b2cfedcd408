"""The flow: the ladder of steps, the open decision, and the verbs of a game."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import PLACES
from holdfast.games.outlive.moves import (
    BAT,
    DISCARD,
    DRAW_FIND,
    DROP_FIND,
    FEED,
    FREE_BUILD,
    GIVE,
    LEAD,
    LOSE,
    LOSE_GOODS,
    PAY,
    PLACE,
    SALVAGE,
    SPLIT,
)
from holdfast.games.outlive.rules.asking import close, forget_offers
from holdfast.games.outlive.rules.convoy import events_step
from holdfast.games.outlive.rules.dawn import dawn
from holdfast.games.outlive.rules.effects import (
    answer_clan,
    answer_rats,
    offer_goods,
    offer_salvage,
    offer_spaces,
    offer_supplies,
)
from holdfast.games.outlive.rules.evening import (
    answer_overcome,
    answer_recruit,
    day_end,
    feed,
    feed_step,
    night_turn,
    offer_events,
    offer_meals,
    offer_recruits,
    overcome_step,
    radiation_step,
    recruit_step,
)
from holdfast.games.outlive.rules.hunting import (
    answer_prey,
    offer_prey,
    offer_shots,
    shoot,
)
from holdfast.games.outlive.rules.moving import (
    activate,
    answer_move,
    choose_hero,
    offer_moves,
)
from holdfast.games.outlive.rules.pressure import (
    answer_bat,
    answer_defence,
    answer_tribute,
    defence,
    offer_bat,
    offer_defences,
    offer_tributes,
    pressure,
    tribute,
)
from holdfast.games.outlive.rules.setup import (
    FIRST_DISCARD,
    choose_leader,
    discard_room,
    draft,
    draw_find,
    drop_find,
    free_build,
    mary,
    offer_discards,
    offer_drops,
    offer_finds,
    offer_free_builds,
    offer_leaders,
    offer_places,
    offer_splits,
    place_hero,
    place_step,
    reveal,
    set_up,
    split,
)
from holdfast.games.outlive.rules.shelter import answer_loss, lose_step, offer_losses
from holdfast.games.outlive.rules.steps import (
    ACT_STEP,
    ACTIONS,
    ACTIVATE,
    BONUSES,
    BUILD_STEP,
    CHOOSE_HERO,
    DAWN_STEP,
    DAY_END,
    DEFENCE,
    DRAFT_STEP,
    EVENTS_STEP,
    FEED_STEP,
    LOSE_STEP,
    MARY_STEP,
    NIGHT_TURN,
    OVERCOME_STEP,
    PLACE_STEP,
    PRESSURE,
    RADIATION_STEP,
    RECRUIT_STEP,
    REPAIR_STEP,
    REVEAL,
    SHIP_GAIN,
    TRIBUTE,
    UPKEEP_STEP,
)
from holdfast.games.outlive.rules.visit import (
    act_step,
    actions,
    answer_action,
    answer_survivor,
    bonuses,
    offer_actions,
    ship_gain,
)
from holdfast.games.outlive.rules.workshop import (
    answer_building,
    answer_repair,
    build_step,
    offer_building,
    offer_payments,
    offer_repairs,
    pay_for_room,
    repair_step,
    salvage,
    upkeep_step,
)
from holdfast.games.outlive.state import (
    ASK_ACT,
    ASK_BAT,
    ASK_BUILD,
    ASK_CLAN,
    ASK_DEFEND,
    ASK_FEED,
    ASK_FREEBUILD,
    ASK_HUNT,
    ASK_LEADER,
    ASK_LOSE,
    ASK_MARYDRAW,
    ASK_MARYDROP,
    ASK_MOVE,
    ASK_OVERCOME,
    ASK_PAYMAT,
    ASK_PLACE,
    ASK_PREY,
    ASK_RATS,
    ASK_RECRUIT,
    ASK_REPAIR,
    ASK_ROOMS,
    ASK_SALVAGE,
    ASK_SPLIT,
    ASK_SURV,
    ASK_TRIBUTE,
)
from holdfast.kernel.agenda import drop
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

NO_MOVE = -1


@rule
def take_step(s: Any, log: Any) -> None:
    """Take the next step off the agenda and carry it out."""
    frame = s.agenda.frames[s.agenda.depth - 1]
    step, a, b, c = frame.step | 0, frame.a | 0, frame.b | 0, frame.c | 0
    drop(s.agenda)
    if step == ACT_STEP:
        act_step(s)
    elif step == PRESSURE:
        pressure(s, a, log)
    elif step == BONUSES:
        bonuses(s, a, log)
    elif step == SHIP_GAIN:
        ship_gain(s, log)
    elif step == ACTIONS:
        actions(s)
    elif step == ACTIVATE:
        activate(s, a)
    elif step == CHOOSE_HERO:
        choose_hero(s)
    elif step == DEFENCE:
        defence(s, log)
    elif step == TRIBUTE:
        tribute(s, log)
    elif step == LOSE_STEP:
        lose_step(s, a, b, c)
    elif step == OVERCOME_STEP:
        overcome_step(s, a)
    elif step == RECRUIT_STEP:
        recruit_step(s)
    elif step == BUILD_STEP:
        build_step(s)
    elif step == REPAIR_STEP:
        repair_step(s)
    elif step == FEED_STEP:
        feed_step(s, log)
    elif step == RADIATION_STEP:
        radiation_step(s, log)
    elif step == NIGHT_TURN:
        night_turn(s, a)
    elif step == EVENTS_STEP:
        events_step(s, a, b, log)
    elif step == DAY_END:
        day_end(s, log)
    elif step == UPKEEP_STEP:
        upkeep_step(s, log)
    elif step == DAWN_STEP:
        dawn(s, log)
    elif step == DRAFT_STEP:
        draft(s, a, b)
    elif step == REVEAL:
        reveal(s, log)
    elif step == MARY_STEP:
        mary(s, a, b)
    elif step == PLACE_STEP:
        place_step(s, a, log)


@rule
def find_offers(s: Any) -> None:
    """Write down the options of the open decision, in the order of the rules."""
    seat, ask = s.to_move | 0, s.ask | 0
    forget_offers(s)
    if ask == ASK_ACT:
        offer_actions(s, seat)
    elif ask == ASK_MOVE:
        offer_moves(s, seat)
    elif ask == ASK_DEFEND:
        offer_defences(s, seat)
    elif ask == ASK_TRIBUTE:
        offer_tributes(s)
    elif ask == ASK_HUNT:
        offer_shots(s, seat)
    elif ask == ASK_BUILD:
        offer_building(s, seat)
    elif ask == ASK_PAYMAT:
        offer_payments(s, seat)
    elif ask == ASK_REPAIR:
        offer_repairs(s, seat)
    elif ask == ASK_RECRUIT:
        offer_recruits(s, seat)
    elif ask == ASK_FEED:
        offer_meals(s, seat)
    elif ask == ASK_LOSE:
        offer_losses(s, seat)
    elif ask == ASK_OVERCOME:
        offer_events(s, seat)
    elif ask == ASK_SURV:
        offer_spaces(s, seat)
    elif ask == ASK_BAT:
        offer_bat(s)
    elif ask == ASK_SALVAGE:
        offer_salvage(s, seat)
    elif ask == ASK_RATS:
        offer_supplies(s, seat)
    elif ask == ASK_CLAN:
        offer_goods(s, seat)
    elif ask == ASK_MARYDRAW:
        offer_finds(s)
    elif ask == ASK_MARYDROP:
        offer_drops(s)
    else:
        find_secret_offers(s)


@rule
def find_secret_offers(s: Any) -> None:
    """The same for decisions whose options others may not know."""
    seat, ask = s.to_move | 0, s.ask | 0
    if ask == ASK_PREY:
        offer_prey(s, seat)
    elif ask == ASK_PLACE:
        offer_places(s, seat)
    elif ask == ASK_ROOMS:
        offer_discards(s, seat)
    elif ask == ASK_FREEBUILD:
        offer_free_builds(s)
    elif ask == ASK_SPLIT:
        offer_splits(s, seat)
    elif ask == ASK_LEADER:
        offer_leaders(s, seat)


@rule
def answer(s: Any, move: int, log: Any) -> None:
    """Close the open decision with a move."""
    seat, ask = s.to_move | 0, s.ask | 0
    close(s)
    if ask == ASK_ACT:
        answer_action(s, seat, move, log)
    elif ask == ASK_MOVE:
        answer_move(s, seat, move, log)
    elif ask == ASK_DEFEND:
        answer_defence(s, seat, move, log)
    elif ask == ASK_TRIBUTE:
        answer_tribute(s, move - GIVE, log)
    elif ask == ASK_HUNT:
        shoot(s, seat, move, log)
    elif ask == ASK_BUILD:
        answer_building(s, seat, move, log)
    elif ask == ASK_PAYMAT:
        pay_for_room(s, seat, move - PAY, log)
    elif ask == ASK_REPAIR:
        answer_repair(s, seat, move, log)
    elif ask == ASK_RECRUIT:
        answer_recruit(s, seat, move, log)
    elif ask == ASK_FEED:
        feed(s, seat, move - FEED, log)
    elif ask == ASK_LOSE:
        answer_loss(s, seat, move - LOSE, log)
    elif ask == ASK_OVERCOME:
        answer_overcome(s, seat, move, log)
    elif ask == ASK_SURV:
        answer_survivor(s, seat, move, log)
    elif ask == ASK_BAT:
        answer_bat(s, seat, move - BAT, log)
    elif ask == ASK_PREY:
        answer_prey(s, seat, move, log)
    elif ask == ASK_SALVAGE:
        salvage(s, seat, move - SALVAGE, log)
    elif ask == ASK_RATS:
        answer_rats(s, seat, move - GIVE, log)
    elif ask == ASK_CLAN:
        answer_clan(s, seat, move - LOSE_GOODS, log)
    elif ask == ASK_ROOMS:
        discard_room(s, seat, move - DISCARD, log)
    elif ask == ASK_FREEBUILD:
        free_build(s, seat, move - FREE_BUILD, log)
    elif ask == ASK_SPLIT:
        split(s, seat, move - SPLIT, log)
    elif ask == ASK_LEADER:
        choose_leader(s, seat, move - LEAD, log)
    elif ask == ASK_MARYDRAW:
        draw_find(s, seat, move - DRAW_FIND, log)
    elif ask == ASK_MARYDROP:
        drop_find(s, seat, move - DROP_FIND, log)
    elif ask == ASK_PLACE:
        place_hero(s, seat, (move - PLACE) // PLACES, (move - PLACE) % PLACES, log)


@rule
def setup(s: Any, seed: int, log: Any) -> None:
    """From a blank position with its options to the first decision, which is the first draft."""
    set_up(s, seed)
    draft(s, 0, FIRST_DISCARD)
    offer_discards(s, 0)


@rule
def legal(s: Any, out: Any) -> int:
    """The options of the open decision."""
    for i in range(s.offers):
        out[i] = s.offer[i]
    return s.offers | 0


@rule
def permits(s: Any, move: int) -> bool:
    """There are no commands: an abandoned seat is played on by a bot."""
    return False


@long_rule
def play(s: Any, move: int, log: Any) -> None:
    """Answer the open decision, if a move is given, and run on to the next one.

    OL-GEN-1: a decision with a single option is no decision; only OL-D-PREY is always asked,
    because its list is secret.
    """
    while True:
        if move != NO_MOVE:
            answer(s, move, log)
            move = NO_MOVE
        elif s.to_move != NOBODY:
            find_offers(s)
            if s.offers > 1 or s.ask == ASK_PREY:
                return
            move = s.offer[0] | 0
        elif s.agenda.depth > 0:
            take_step(s, log)
        else:
            return
