"""The flow: rounds, the ladder of steps, and the three verbs of a game: setup, legal, play."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast.events import FINAL_ROUND, ROUND_BEGAN
from holdfast.games.outlast.moves import ADD, AT, CONCEDE, FACE, FEED, TO
from holdfast.games.outlast.rules.board import (
    arrivals,
    arrive,
    attacks,
    legal_arrivals,
    prey_multiply,
    resources_grow,
    wolves_move,
    wolves_multiply,
)
from holdfast.games.outlast.rules.duel import (
    blind_step,
    boost,
    boost_step,
    commit,
    end_fight,
    legal_boosts,
    legal_commitments,
)
from holdfast.games.outlast.rules.ending import concede, finish
from holdfast.games.outlast.rules.ground import wind
from holdfast.games.outlast.rules.meal import feed, legal_feeds, meal
from holdfast.games.outlast.rules.setup import set_up
from holdfast.games.outlast.rules.steps import (
    ACT_STEP,
    ACTION_DONE,
    ARRIVALS,
    ATTACKS,
    BLIND_STEP,
    BOOST_STEP,
    FORCED_FIGHTS,
    MEAL,
    PREY_MULTIPLY,
    RESOURCES_GROW,
    ROUND_END,
    ROUND_START,
    TURN_END,
    TURN_START,
    WOLVES_MOVE,
    WOLVES_MULTIPLY,
)
from holdfast.games.outlast.rules.turn import (
    act_step,
    action_done,
    legal_actions,
    legal_spills,
    spill,
    take_action,
    turn_end,
    turn_start,
)
from holdfast.games.outlast.rules.wolf import face_wolf, forced_fights, legal_faces
from holdfast.games.outlast.state import (
    ACT,
    ARRIVE,
    BLIND,
    BOOST,
    FORCED,
    NOTHING,
    SPILL,
)
from holdfast.games.outlast.state import FEED as FEED_DECISION
from holdfast.kernel.agenda import drop, push
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule


@rule
def round_start(s: Any, log: Any) -> None:
    """F0. LA-TURN-2: the first living seat at or after seat (round - 1) mod players begins."""
    players = s.options.players | 0
    seat = (s.round - 1) % players
    while not s.players[seat].alive:
        seat = (seat + 1) % players
    s.first_seat = seat
    tell(log, ROUND_BEGAN, s.round, wind(s), seat)
    push(s.agenda, TURN_START, seat)


@rule
def round_end(s: Any, log: Any) -> None:
    """F12. LA-END-4: after the board turn of the final round it is over."""
    if s.round == s.last_round:
        finish(s, FINAL_ROUND, log)
        return
    s.round += 1
    push(s.agenda, ROUND_START)


@rule
def run(s: Any, log: Any) -> None:
    """Carry out the agenda until somebody must decide or the game is over."""
    while s.to_move == NOBODY and s.agenda.depth > 0:
        take_step(s, log)


@rule
def take_step(s: Any, log: Any) -> None:
    """Take the next step off the agenda and carry it out."""
    frame = s.agenda.frames[s.agenda.depth - 1]
    step, a = frame.step | 0, frame.a | 0
    drop(s.agenda)
    if step == ACT_STEP:
        act_step(s, log)
    elif step == ACTION_DONE:
        action_done(s, log)
    elif step == BOOST_STEP:
        boost_step(s, log)
    elif step == BLIND_STEP:
        blind_step(s, a, log)
    elif step == FORCED_FIGHTS:
        forced_fights(s, a, log)
    elif step == MEAL:
        meal(s, log)
    elif step == TURN_END:
        turn_end(s)
    elif step == TURN_START:
        turn_start(s, a, log)
    elif step == RESOURCES_GROW:
        resources_grow(s, log)
    elif step == PREY_MULTIPLY:
        prey_multiply(s, log)
    elif step == WOLVES_MOVE:
        wolves_move(s, log)
    elif step == WOLVES_MULTIPLY:
        wolves_multiply(s, log)
    elif step == ARRIVALS:
        arrivals(s, a, log)
    elif step == ATTACKS:
        attacks(s, log)
    elif step == ROUND_END:
        round_end(s, log)
    elif step == ROUND_START:
        round_start(s, log)


@rule
def setup(s: Any, seed: int, log: Any) -> None:
    """From a blank position with its options to the first decision."""
    set_up(s, seed)
    run(s, log)


@rule
def legal(s: Any, out: Any) -> int:
    """The options of the open decision, in the order of the rules (LA-DEC-2)."""
    if s.ask == ACT:
        return legal_actions(s, out)
    if s.ask == BOOST:
        return legal_boosts(s, out)
    if s.ask == BLIND:
        return legal_commitments(s, out)
    if s.ask == SPILL:
        return legal_spills(s, out)
    if s.ask == FORCED:
        return legal_faces(s, s.asked_tile, out)
    if s.ask == FEED_DECISION:
        return legal_feeds(s, out)
    if s.ask == ARRIVE:
        return legal_arrivals(s, out)
    return 0


@rule
def permits(s: Any, move: int) -> bool:
    """LA-DEC-6, LA-OUT-6: who is asked may concede instead."""
    return move == CONCEDE and s.to_move != NOBODY


@rule
def play(s: Any, move: int, log: Any) -> None:
    """Answer the open decision and run on to the next one."""
    answer(s, move, log)
    run(s, log)


@rule
def answer(s: Any, move: int, log: Any) -> None:
    """Answer the open decision; what follows from it lies on the agenda."""
    seat, ask = s.to_move | 0, s.ask | 0
    s.to_move = NOBODY
    s.ask = NOTHING
    if move == CONCEDE:
        s.asked_meeple = 0
        s.asked_tile = 0
        s.dropped = 0
        end_fight(s)
        concede(s, seat, log)
    elif ask == ACT:
        take_action(s, move, log)
    elif ask == BOOST:
        boost(s, move, log)
    elif ask == BLIND:
        commit(s, move - ADD, log)
    elif ask == SPILL:
        spill(s, move - TO, log)
    elif ask == FORCED:
        face_wolf(s, move - FACE, log)
    elif ask == FEED_DECISION:
        feed(s, move - FEED)
    elif ask == ARRIVE:
        arrive(s, seat, move - AT, log)
