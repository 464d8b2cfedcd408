"""Outlive: 2 to 4 tribes, six days, eight places and a shelter to fill."""

from __future__ import annotations

from pathlib import Path

from holdfast.games.outlive.content import OPTIONS
from holdfast.games.outlive.events import EVENTS
from holdfast.games.outlive.features import FEATURES, observe
from holdfast.games.outlive.moves import MOVES
from holdfast.games.outlive.rules.ending import result
from holdfast.games.outlive.rules.flow import legal, permits, play, setup
from holdfast.games.outlive.rules.secrets import hide, imagine
from holdfast.games.outlive.state import DECISIONS, State
from holdfast.games.outlive.steady import advise
from holdfast.kernel.engine import Rules
from holdfast.kernel.game import Game, Screen

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
    screen=None,
    features=FEATURES,
    clause_prefix="OL",
    longest=4000,
)
