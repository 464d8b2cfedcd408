"""Outbreak: 1 to 8 players hold a city against the hordes, together."""

from __future__ import annotations

from pathlib import Path

from holdfast.games.outbreak.content import OPTIONS
from holdfast.games.outbreak.doors import DOORS
from holdfast.games.outbreak.events import EVENTS
from holdfast.games.outbreak.features import FEATURES, observe
from holdfast.games.outbreak.layout import lay_out
from holdfast.games.outbreak.models import OutbreakView, Preview
from holdfast.games.outbreak.moves import MOVES
from holdfast.games.outbreak.preview import preview
from holdfast.games.outbreak.rules.ending import result
from holdfast.games.outbreak.rules.flow import legal, permits, play, setup
from holdfast.games.outbreak.rules.secrets import hide, imagine
from holdfast.games.outbreak.state import DECISIONS, State
from holdfast.games.outbreak.steady import advise
from holdfast.games.outbreak.terminal import choice, draw
from holdfast.games.outbreak.view import chart, view
from holdfast.games.outbreak.voices import voices
from holdfast.games.outbreak.why import why
from holdfast.games.outbreak.words import key, say, sentence
from holdfast.kernel.engine import Rules
from holdfast.kernel.game import Game, Screen, Terminal

GAME = Game(
    name="outbreak",
    version=2,
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
        preview=preview,
        why=why,
        say=say,
        sentence=sentence,
        chart=chart,
        lay_out=lay_out,
        models=(OutbreakView, Preview),
        terminal=Terminal(draw=draw, choice=choice),
    ),
    features=FEATURES,
    clause_prefix="OB",
    # 39 days. Of each of 10 survivors a day: some 20 actions with a trade of all they carry (about
    # 60), of each of some 40 hordes a reveal, a move, a defence with its roll and retreats.
    longest=39 * (10 * 80 + 40 * 20),
    team=True,
    voices=voices,
    doors=DOORS,
)
