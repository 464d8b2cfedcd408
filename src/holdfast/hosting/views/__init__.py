"""Views: messages that contain what one viewer may know.

They are built from an observation of the table (`table/observation.py`): the hidden position of
that viewer and the events they may know. An observation has no reference to the table, so nothing
else can be sent. A viewer is a seat, or NOBODY for a spectator.
"""

from holdfast.hosting.views.chat import ahead_text, chat_view
from holdfast.hosting.views.games import game_view
from holdfast.hosting.views.moves import why_view
from holdfast.hosting.views.replays import MOST_FRAMES, frames_view, replay_text, replay_view
from holdfast.hosting.views.seats import seat_views
from holdfast.hosting.views.table import Sent, Update, next_table, summary, table_text, update

__all__ = [
    "MOST_FRAMES",
    "Sent",
    "Update",
    "ahead_text",
    "chat_view",
    "frames_view",
    "game_view",
    "next_table",
    "replay_text",
    "replay_view",
    "seat_views",
    "summary",
    "table_text",
    "update",
    "why_view",
]  # fmt: skip
