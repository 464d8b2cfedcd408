"""One game in play: seats, turns, undo, joining and leaving, replay.

A `Table` is an immutable value. Everything that happens at it is an entry (`entries`).
`Table.after(entry)` returns the table after one entry, and the same entries always lead to the same
table. The methods for actions (`play`, `undo`, `sit_down`, ...) change nothing: each returns the
entry to record, or raises a `RefusalError` that says why the action is not possible. So storing the
entries is enough to store the table.

`opening` creates a table and `waiting_room` waits for invited players. `seats`, `history` (a
sequence of `turn`s), `decision`, `commands` and `auto_answers` are the parts of a table.
`observation` is the table as one viewer may know it. `undo` uses `information` to find out whether
a move revealed something. `chat` and `plans` hold messages and team plans. `rematch` opens the next
game, `replays` exports a game, `resume` continues an exported one, and `wording` describes moves.

Nothing here depends on storage, connections, the clock or bots. The server and the command line
provide them.
"""

from holdfast.table.entries import ENTRY, Entry, Opening, OpenSeat
from holdfast.table.observation import Discussion, KnownMove, News, Observation, PastTurn
from holdfast.table.refusal import RefusalError
from holdfast.table.replays import replay_of_entries
from holdfast.table.seats import Seat
from holdfast.table.table import Table
from holdfast.table.turn import Turn
from holdfast.table.undo import Undo

__all__ = [
    "ENTRY",
    "Discussion",
    "Entry",
    "KnownMove",
    "News",
    "Observation",
    "OpenSeat",
    "Opening",
    "PastTurn",
    "RefusalError",
    "Seat",
    "Table",
    "Turn",
    "Undo",
    "replay_of_entries",
]  # fmt: skip
