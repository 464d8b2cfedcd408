"""Outlive: 2 to 4 tribes, six days, eight places and a shelter to fill."""

from __future__ import annotations

from pathlib import Path

from holdfast.games.outlive.content import OPTIONS
from holdfast.games.outlive.events import EVENTS
from holdfast.games.outlive.features import FEATURES, observe
from holdfast.games.outlive.layout import lay_out
from holdfast.games.outlive.models import OutliveView, Preview
from holdfast.games.outlive.moves import MOVES
from holdfast.games.outlive.preview import preview
from holdfast.games.outlive.rules.ending import result
from holdfast.games.outlive.rules.flow import legal, permits, play, setup
from holdfast.games.outlive.rules.secrets import hide, imagine
from holdfast.games.outlive.state import DECISIONS, State
from holdfast.games.outlive.steady import advise
from holdfast.games.outlive.terminal import choice, draw
from holdfast.games.outlive.view import chart, view
from holdfast.games.outlive.why import why
from holdfast.games.outlive.words import key, say, sentence
from holdfast.kernel.engine import Rules
from holdfast.kernel.game import Game, Screen, Terminal

GAME = Game(
    name="outlive",
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
    ),
    screen=Screen(
        view=view,
        key=key,
        preview=lambda position, move: preview(position, move).model_dump(),
        say=say,
        why=why,
        sentence=sentence,
        chart=chart,
        lay_out=lay_out,
        models=(OutliveView, Preview),
        terminal=Terminal(draw=draw, choice=choice),
    ),
    features=FEATURES,
    clause_prefix="OL",
    # The specification bounds a game of four players by 4,000 decisions.
    longest=4000,
)
