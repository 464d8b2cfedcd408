"""The turn: its start and its end (S1, S6)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import events, state, steps
from holdfast.games.exoworld.rules import people
from holdfast.kernel.agenda import then
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule


@long_rule
def turn_start(s: Any, crew: int, log: Any) -> None:
    """S1. EX-TURN-2, EX-TURN-4, EX-TURN-5, EX-TOK-5: actions, Fatigue; then the whole turn."""
    member = s.crew[crew]
    s.turn += 1
    s.active = crew
    actions = state.ACTIONS - member.fatigue
    if people.has_issue(member, state.HYPOXIA):
        actions -= 1
    s.actions = max(1, actions)
    s.actions_left = s.actions
    tell(log, events.TURN_BEGAN, s.turn, crew, s.actions)
    if member.fatigue == 1:
        people.rest(s, crew, events.BY_REST, log)
    then(s, steps.TURN_END)
    then(s, steps.UPDATE)
    then(s, steps.WINDOW, steps.W3, 0)
    then(s, steps.EVENT)
    then(s, steps.ACT)
    then(s, steps.WINDOW, steps.W1, 0)


@long_rule
def turn_end(s: Any, log: Any) -> None:
    """S6. Lasting effects due now end (op LAST); what holds for one turn is forgotten."""
    for code in range(people.LASTING_COUNT):
        if s.lasting[code, s.active] != 0:
            fresh = s.lasting[code, s.active] == state.FRESH
            s.lasting[code, s.active] = state.ENDS_AT_TURN_END if fresh else 0
            if not people.in_force(s, code):
                tell(log, events.LASTING_ENDED, code)
    s.actions = s.skill_used = s.recycled = s.architect_used = s.chemist_used = 0
    s.prefab = s.free_deploys = s.held = s.played = s.declined = s.refusals = 0
    for i in range(state.MOST_REFUSALS):
        s.refused[i] = 0
    then(s, steps.BETWEEN_TURNS)
    then(s, steps.HAND_LIMITS, 0)
