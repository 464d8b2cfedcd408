"""Outlast: 1 to 6 players, tiles, wolves and hunger."""

from __future__ import annotations

from pathlib import Path

from holdfast.games.outlast.content import OPTIONS
from holdfast.games.outlast.events import EVENTS
from holdfast.games.outlast.features import FEATURES, observe
from holdfast.games.outlast.layout import lay_out
from holdfast.games.outlast.models import OutlastView, Preview
from holdfast.games.outlast.moves import MOVES
from holdfast.games.outlast.preview import preview
from holdfast.games.outlast.rules.ending import result
from holdfast.games.outlast.rules.flow import answer, legal, permits, play, setup, take_step
from holdfast.games.outlast.rules.secrets import hide, imagine
from holdfast.games.outlast.rules.setup import set_up
from holdfast.games.outlast.rules.steps import ACTION_STEPS, ROUND_STEPS, TURN_STEPS
from holdfast.games.outlast.state import DECISIONS, State
from holdfast.games.outlast.steady import advise
from holdfast.games.outlast.terminal import choice, draw
from holdfast.games.outlast.view import chart, view
from holdfast.games.outlast.why import why
from holdfast.games.outlast.words import key, say, sentence
from holdfast.kernel.engine import Flow, Rules
from holdfast.kernel.game import Game, Screen, Terminal

GAME = Game(
    name="outlast",
    version=1,
    folder=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    decisions=DECISIONS,
    rules=Rules(
        setup=setup,
        legal=legal,
        permits=permits,
        play=play,
        result=result,
        hide=hide,
        imagine=imagine,
        observe=observe,
        advise=advise,
        flow=Flow(
            set_up=set_up,
            answer=answer,
            take_step=take_step,
            action_steps=ACTION_STEPS,
            turn_steps=TURN_STEPS,
            round_steps=ROUND_STEPS,
        ),
    ),
    screen=Screen(
        view=view,
        key=key,
        preview=preview,
        why=why,
        sentence=sentence,
        chart=chart,
        lay_out=lay_out,
        say=say,
        models=(OutlastView, Preview),
        terminal=Terminal(draw=draw, choice=choice),
    ),
    features=FEATURES,
    clause_prefix="LA",
    # 20 rounds of 6 players, each with at most 12 actions and a decision about each of 10 meeples
    # at the forced fights and at the meal, 6 arrivals, and inside a fight few enough additions.
    longest=20 * 6 * (12 * 10 + 10 + 10 + 1),
)
