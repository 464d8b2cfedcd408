"""The observation of Outlive for learning, the viewer's seat first."""

from __future__ import annotations

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.state import State
from holdfast.kernel.observation import Count, Layout

LAYOUT = Layout(
    State,
    counts={"seats": Count("options.players", moves.SEATS)},
    rows={"players": "seats"},
    seats=("seat", "first_player", "day_starter", "overcome_by"),
    members={
        "players.owned": content.EQUIPMENT_KINDS,
        "players.repaired": content.EQUIPMENT_KINDS,
        "players.used": content.EQUIPMENT_KINDS,
    },
    narrow=(
        "about",
        "against",
        "agenda.frames.step",
        "agenda.frames.a",
        "agenda.frames.b",
        "agenda.frames.c",
    ),
    leave_out={"agenda.frames.d": "no step of Outlive has four numbers"},
)
