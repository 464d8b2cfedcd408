"""The rules of Outlast, in the order of play.

setup      the board before the first round
rounds     who begins, and the last round
turn       a player's actions
duel       fights between meeples
wolf       fights with wolves
meal       the end of a turn
board      the six steps of the board turn
ending     elimination, conceding, the end, the ranking
secrets    what nobody may know, and how it may be imagined
ground     tiles, wind and what can be asked of them
people     meeples: who stands where, who dies, what falls
"""

from __future__ import annotations

from holdfast.games.outlast import decisions, moves, steps
from holdfast.games.outlast.rules import board, duel, ending, meal, rounds, turn, wolf
from holdfast.games.outlast.rules.ending import permits, result
from holdfast.games.outlast.rules.secrets import determinize, hide
from holdfast.games.outlast.rules.setup import set_up
from holdfast.kernel.flow import Ask, Do, order_of_play

# LA-DEC-3: a decision with a single option is no decision. LA-DEC-5: what lists the options only
# reads the position.
ORDER_OF_PLAY = order_of_play(
    moves.MOVES,
    steps.STEPS,
    decisions.DECISIONS,
    Do(steps.ROUND_START, rounds.round_start),
    Do(steps.TURN_START, turn.turn_start),
    Do(steps.ACT, turn.act),
    Ask(
        decisions.ACT,
        {
            moves.WOLF: turn.choose_wolf,
            moves.HIDE: turn.hide_meeple,
            moves.MOVE: turn.move_meeple,
            moves.GATHER: turn.gather,
            moves.HUNT: turn.hunt,
            moves.BUILD: turn.build,
            moves.DROP: turn.drop_goods,
            moves.FIGHT: duel.begin_fight,
            moves.END: turn.end_turn,
        },
        turn.list_actions,
    ),
    Ask(decisions.SPILL, {moves.TO: turn.put_down}, turn.offer_spills),
    Do(steps.BOOST, duel.boost_step),
    Ask(
        decisions.BOOST,
        {moves.PASS: duel.pass_fight, moves.MATCH: duel.match, moves.BEAT: duel.beat},
        duel.offer_boosts,
    ),
    Do(steps.BLIND, duel.blind_step),
    Ask(decisions.BLIND, {moves.ADD: duel.commit}, duel.offer_commitments),
    Do(steps.ACTION_DONE, turn.action_done),
    Do(steps.FORCED_FIGHTS, wolf.forced_fights),
    Ask(decisions.FORCED, {moves.FACE: wolf.face_wolf}, wolf.offer_faces),
    Do(steps.MEAL, meal.meal),
    Ask(decisions.FEED, {moves.FEED: meal.feed}, meal.offer_meals),
    Do(steps.TURN_END, turn.turn_end),
    Do(steps.RESOURCES_GROW, board.resources_grow),
    Do(steps.PREY_MULTIPLY, board.prey_multiply),
    Do(steps.WOLVES_MOVE, board.wolves_move),
    Do(steps.WOLVES_MULTIPLY, board.wolves_multiply),
    Do(steps.ARRIVALS, board.arrivals),
    Ask(decisions.ARRIVE, {moves.AT: board.arrive}, board.offer_homes),
    Do(steps.ATTACKS, board.attacks),
    Do(steps.ROUND_END, rounds.round_end),
    commands={moves.CONCEDE: ending.concede},
    sweeps=(steps.BLIND, steps.TURN_END),
)

__all__ = ["ORDER_OF_PLAY", "determinize", "hide", "permits", "result", "set_up"]
