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
from holdfast.kernel.decision import ask
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def act(s: Any) -> None:
    """S2. EX-ACT-1, EX-ACT-3: ask while there is anything to do, with or without an action.

    EX-VIS-6: with hidden hands the step must not betray a hand by ending itself.
    """
    hidden = people.are_hands_hidden(s)
    ask(s, decisions.UNSEEN_ACT if hidden else decisions.ACT, people.active_player(s))


@long_rule
def list_actions(s: Any, out: Any) -> int:
    """D-ACT: the menu of section 5.3, in its order."""
    n = 0
    acting = s.actions_left > 0
    if acting and s.deck_size > 0:
        out[n] = moves.DRAW_DECK
        n += 1
    if acting:
        for kind in range(content.KINDS):
            if s.row[kind] > 0:
                out[n] = moves.DRAW_FACE + kind
                n += 1
    if drawing.may_recycle(s):
        out[n] = moves.RECYCLE
        n += 1
    n = transfer.list_transfers(s, out, n)
    n = list_deploys(s, out, n)
    if acting:
        n = works.list_works(s, out, n)
    if skills.may_use_skill(s):
        out[n] = moves.SKILL
        n += 1
    n = offers.list_each(protocols.playable_items(s), moves.ITEM, out, n)
    playable = protocols.playable(s, people.active_player(s), steps.ACTION_STEP)
    n = offers.list_each(playable, moves.PROTOCOL, out, n)
    n = offers.list_each(protocols.askable(s), moves.ASK, out, n)
    out[n] = moves.END
    return n + 1


@long_rule
def list_deploys(s: Any, out: Any, n: int) -> int:
    """EX-DEP: each module kind in hand, in each direction."""
    for kind in range(content.MODULE_COUNT):
        if deploy.may_deploy(s, kind):
            for direction in range(moves.DIRECTIONS):
                if deploy.fits_space(s, kind, deploy.deploy_cell(s, direction)):
                    out[n] = moves.DEPLOY + kind * moves.DIRECTIONS + direction
                    n += 1
    return n


@rule
def take_action(s: Any, move: int, log: Any) -> None:
    """Carry out the chosen action; what it asks further comes before the menu comes again."""
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
