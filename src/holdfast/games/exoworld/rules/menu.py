"""The Action step: the menu of section 5.3, and what is chosen from it (S2)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, steps
from holdfast.games.exoworld.rules import (
    base,
    deploy,
    drawing,
    offers,
    people,
    protocols,
    skills,
    transfer,
    works,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def act(s: Any) -> None:
    """S2. EX-ACT-1, EX-ACT-3: ask while there is anything to do, with or without an action.

    EX-VIS-6: with hidden hands the step must not betray a hand by ending itself.
    """
    then(s, steps.ACT)
    hidden = people.are_hands_hidden(s)
    ask(s, decisions.UNSEEN_ACT if hidden else decisions.ACT, people.active_player(s))


@long_rule
def offer_actions(s: Any) -> None:
    """D-ACT: the menu of section 5.3, in its order."""
    acting = s.actions_left > 0
    if acting and s.deck_size > 0:
        offer(s, moves.DRAW_DECK)
    if acting:
        for kind in range(content.KINDS):
            if s.row[kind] > 0:
                offer(s, moves.DRAW_FACE + kind)
    if drawing.may_recycle(s):
        offer(s, moves.RECYCLE)
    transfer.offer_transfers(s)
    offer_deploys(s)
    if acting:
        works.offer_works(s)
    if skills.may_use_skill(s):
        offer(s, moves.SKILL)
    offers.offer_each(s, moves.ITEM, protocols.playable_items(s))
    playable = protocols.playable(s, people.active_player(s), steps.ACTION_STEP)
    offers.offer_each(s, moves.PROTOCOL, playable)
    offers.offer_each(s, moves.ASK, protocols.askable(s))
    offer(s, moves.END)


@long_rule
def offer_deploys(s: Any) -> None:
    """EX-DEP: each module kind in hand, in each direction."""
    for kind in range(content.MODULE_COUNT):
        if deploy.may_deploy(s, kind):
            for direction in range(moves.DIRECTIONS):
                if deploy.fits_space(s, kind, deploy.deploy_cell(s, direction)):
                    offer(s, moves.DEPLOY + kind * moves.DIRECTIONS + direction)


@rule
def take_action(s: Any, move: int, log: Any) -> None:
    """Carry out the chosen action; what it asks further lies above the act step."""
    if move == moves.END:
        end_actions(s, log)
        return
    then(s, steps.ACT)
    if move < moves.DRAW_FACE:
        drawing.draw_deck(s, log)
    elif move < moves.RECYCLE:
        drawing.draw_face(s, move - moves.DRAW_FACE, log)
    elif move < moves.GIVE:
        drawing.recycle(s, log)
    elif move < moves.DEPLOY:
        transfer.start_transfer(s, move)
    elif move < moves.MOVE:
        choice = move - moves.DEPLOY
        deploy.announce_deploy(s, choice // moves.DIRECTIONS, choice % moves.DIRECTIONS)
    elif move < moves.PRODUCE:
        s.actions_left -= 1
        place = base.place_in(s, move - moves.MOVE)
        base.move_pawn(s, s.active, place, events.BY_WALKING, log)
    elif move < moves.SHUT_DOWN:
        works.produce(s, log)
    elif move < moves.REPAIR:
        works.shut_down(s, move - moves.SHUT_DOWN, log)
    elif move < moves.SKILL:
        choice = move - moves.REPAIR
        works.repair(s, choice // moves.PLACES, choice % moves.PLACES, log)
    elif move < moves.ITEM:
        skills.use_skill(s, log)
    elif move < moves.PROTOCOL:
        protocols.play_item(s, move - moves.ITEM, log)
    elif move < moves.ASK:
        protocols.play_protocol(s, people.active_player(s), move - moves.PROTOCOL, log)
    else:
        protocols.ask_for(s, move - moves.ASK, log)


@rule
def end_actions(s: Any, log: Any) -> None:
    """EX-TURN-3: actions left are lost."""
    tell(log, events.ACTIONS_ENDED, s.active, s.actions_left)
    s.actions_left = 0
