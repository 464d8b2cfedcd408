"""The observation of Outlast for learning, the viewer's seat first."""

from __future__ import annotations

from holdfast.games.outlast import moves
from holdfast.games.outlast.state import State
from holdfast.kernel.observation import Count, Layout

_UNUSED = "no step of Outlast has more than one number"

LAYOUT = Layout(
    State,
    counts={
        "seats": Count("options.players", moves.SEATS),
        "tiles": Count("tile_count", moves.TILES),
    },
    rows={"tiles": "tiles", "players": "seats"},
    filled={"players.meeples": "people"},
    seats=("first_seat", "seat", "fight.attacker", "fight.defender", "tiles.structures"),
    members={"face_up": "tiles", "wolves": "tiles", "ones": "tiles", "twos": "tiles"},
    narrow=(
        "about",
        "against",
        "agenda.frames.step",
        "agenda.frames.a",
        "fight.added",
        "players.next_number",
        "players.meeples.number",
        "players.meeples.goods",
    ),
    leave_out={
        "agenda.frames.b": _UNUSED,
        "agenda.frames.c": _UNUSED,
        "agenda.frames.d": _UNUSED,
        "tile_count": "the same in all positions of a table",
        "last_round": "the same in all positions of a table",
        "set_aside": "no viewer knows the tiles set aside",
        "players.places": "the tiles of the meeples",
    },
)
