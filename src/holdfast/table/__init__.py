"""One game in play among people: seats, turns, undo, joining and leaving, replay.

A `Table` is a value. What happens at it is a row of entries (`entries`); `Table.after(entry)` is
the table one entry later, and the same entries always lead to the same table. The verbs of a
table (`play`, `undo`, `sit_down`, ...) change nothing: each gives the entry to be recorded, or
raises a `RefusalError` that says why not. So whoever keeps the entries, keeps the table.

`beginning` opens it and `gathering` waits for friends; `seats`, `history` (made of `turn`s),
`decision`, `requests` and `auto_answers` are its parts; `seen` is what one viewer may know of it;
`undo` rests on `knowledge`; `talk` is what people say and plan; `rematch` leads on, `recorded`
makes replays and `resuming` goes on from one, `spoken` puts moves into words. Nothing here knows
where entries are kept, who is connected, what time it is or how bots think: that is the server's
and the command line's.
"""

from holdfast.table.entries import ENTRY, Entry, Opening, OpenSeat
from holdfast.table.observation import Discussion, KnownMove, News, Observation, PastTurn
from holdfast.table.refusal import RefusalError
from holdfast.table.replays import recorded
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
    "recorded",
]  # fmt: skip
