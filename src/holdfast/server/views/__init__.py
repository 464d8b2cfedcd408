"""Views: what one viewer may know, as messages.

Everything here is made from the position as `hide` leaves it for that viewer, and from events that
this viewer may hear of. A viewer is a seat, or NOBODY for a spectator. Nothing here changes a
table or waits for anything.
"""

from holdfast.server.views.games import game_view
from holdfast.server.views.lessons import lesson_list, lesson_view, lesson_why
from holdfast.server.views.moves import why_view
from holdfast.server.views.replays import MOST_FRAMES, frames_view, replay_view
from holdfast.server.views.table import next_table, summary, table_view

__all__ = [
    "MOST_FRAMES", "frames_view", "game_view", "lesson_list", "lesson_view", "lesson_why",
    "next_table", "replay_view", "summary", "table_view", "why_view",
]  # fmt: skip
