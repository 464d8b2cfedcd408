"""Exoworld Survival: 1 to 5 players together, a base on a hostile planet, four levels to lift."""

from __future__ import annotations

from pathlib import Path

from holdfast.games.exoworld.content import OPTIONS
from holdfast.games.exoworld.doors import DOORS
from holdfast.games.exoworld.events import EVENTS
from holdfast.games.exoworld.features import FEATURES, observe
from holdfast.games.exoworld.layout import lay_out
from holdfast.games.exoworld.models import ExoworldView, Preview
from holdfast.games.exoworld.moves import MOVES
from holdfast.games.exoworld.preview import preview
from holdfast.games.exoworld.rules.ending import result
from holdfast.games.exoworld.rules.flow import legal, play, setup
from holdfast.games.exoworld.rules.seats import permits
from holdfast.games.exoworld.rules.secrets import hide, imagine
from holdfast.games.exoworld.standing import standing
from holdfast.games.exoworld.state import DECISIONS, State
from holdfast.games.exoworld.steady import advise
from holdfast.games.exoworld.terminal import choice, draw
from holdfast.games.exoworld.view import chart, view
from holdfast.games.exoworld.why import why
from holdfast.games.exoworld.words import key, say, sentence
from holdfast.kernel.engine import Rules
from holdfast.kernel.game import Game, Screen, Terminal

GAME = Game(
    name="exoworld",
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
        preview=preview,
        why=why,
        sentence=sentence,
        chart=chart,
        lay_out=lay_out,
        models=(ExoworldView, Preview),
        say=say,
        terminal=Terminal(draw=draw, choice=choice),
    ),
    features=FEATURES,
    clause_prefix="EX",
    # At most 31 turns, and well under 300 decisions in each (section 10).
    longest=31 * 300,
    team=True,
    doors=DOORS,
    standing=standing,
)
