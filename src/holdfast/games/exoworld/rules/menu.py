"""The Action step: the menu of section 5.3, and what is chosen from it (S2)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, steps
from holdfast.games.exoworld.rules import (
    deploy,
    drawing,
    offers,
    people,
    protocols,
    skills,
    transfer,
    works,
)
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
        out[n] = moves.DRAW_DECK()
        n += 1
    if acting:
        for kind in range(content.KINDS):
            if s.row[kind] > 0:
                out[n] = moves.DRAW_FACE(kind)
                n += 1
    if drawing.may_recycle(s):
        out[n] = moves.RECYCLE()
        n += 1
    n = transfer.list_transfers(s, out, n)
    n = list_deploys(s, out, n)
    if acting:
        n = works.list_works(s, out, n)
    if skills.may_use_skill(s):
        out[n] = moves.SKILL()
        n += 1
    n = offers.list_each(protocols.playable_items(s), moves.ITEM, out, n)
    playable = protocols.playable(s, people.active_player(s), steps.ACTION_STEP)
    n = offers.list_each(playable, moves.PROTOCOL, out, n)
    n = offers.list_each(protocols.askable(s), moves.ASK, out, n)
    out[n] = moves.END()
    return n + 1


@long_rule
def list_deploys(s: Any, out: Any, n: int) -> int:
    """EX-DEP: each module kind in hand, in each direction."""
    for kind in range(content.MODULE_COUNT):
        if deploy.may_deploy(s, kind):
            for direction in range(moves.DIRECTIONS):
                if deploy.fits_space(s, kind, deploy.deploy_cell(s, direction)):
                    out[n] = moves.DEPLOY(kind, direction)
                    n += 1
    return n


@rule
def end_actions(s: Any, log: Any) -> None:
    """EX-TURN-3: actions left are lost."""
    tell(log, events.ACTIONS_ENDED, s.active, s.actions_left)
    s.actions_left = 0
