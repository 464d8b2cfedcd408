"""The effect operations of section 7.1: what cards do, as data, and the rows that the rules read.

A list of operations becomes a run of rows, all with the same columns, of which each operation uses
some. Operations that stand inside another one (an else-branch, what follows a cancellation, the two
forms of a choice) become rows of their own, which the outer row points at.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import Field

from holdfast.kernel.content import Strict
from holdfast.kernel.record import i1, i2
from holdfast.kernel.tables import Table, table

RESOURCES = ("O", "W", "F", "E")
COLOURS = ("red", "blue", "green", "yellow")
TOKENS = ("LEAK_O", "LEAK_W", "LEAK_F", "LEAK_E", "EMER", "SHUT", "FROZ", "LAND")
WHO = ("active", "next", "each")
ISSUES = ("HYP", "DEH", "MAL", "RAD")
LASTING = ("HIDE", "NOXFER", "NOPROT")
SEVERITIES = ("normal", "critical")
PLACES = ("@self", "any")
PEEK_MODES = ("swap", "drop1")

CHOSEN = len(RESOURCES)  # "chosen" instead of a resource
ANYWHERE, AT_ACTIVE, AT_HOME = range(3)  # where a selector looks

(
    SUP, SUPX, EMG, TOK, FAT, ISSUE, DISC, FLUSH, LAST, SCEN, NOP, CURE, UNTOK, UNFAT, JUMP,
    DISCOUNT, CANCEL, ACT, FREEDEP, GIVE, FETCH, HOLD, PEEK, DRAW, SURVEY, SELFOUT, EITHER,
    TRANSFER,
) = range(28)  # fmt: skip

# The columns of a row: `op` says which operation it is, and so which of the others it uses.
COLUMNS: dict[str, Any] = {
    "op": i1,
    "resource": i1,  # SUP, SUPX
    "n": i1,  # SUP, SUPX, EMG, ACT: how much is added
    "each": i1,  # SUPX: how much more for each working module
    "module": i1,  # SUPX: of this kind
    "token": i1,  # TOK
    "where": i1,  # TOK: where its selector looks
    "only_modules": i1,  # TOK: not the Home Base
    "of_colour": i1,  # TOK
    "colour": i1,  # TOK: only modules of this one, where `of_colour`
    "unoccupied": i1,  # TOK: only where no pawn stands
    "working": i1,  # TOK: only what is not shut down
    "otherwise": i2,  # TOK: the row of its else-branch
    "count": i1,  # TOK, DISC, UNTOK, PEEK and the operations that are about a number of cards
    "who": i1,  # FAT, DISC
    "issue": i1,  # ISSUE
    "lasting": i1,  # LAST
    "severity": i1,  # SCEN
    "place": i1,  # CURE, UNTOK
    "any_pawn": i1,  # JUMP: the pawn is chosen
    "distance": i1,  # JUMP
    "crosses": i1,  # JUMP: Landslides do not stop it
    "follows": i2,  # CANCEL: the row of what it costs
    "mode": i1,  # PEEK
    "first": i2,  # EITHER: the rows of its two forms
    "second": i2,
}
Row = dict[str, int]
NO_ROW = 0  # row 0 is kept empty, so that 0 can mean "no operation"


class _Op(Strict):
    """An operation; its row begins with its number."""

    @abstractmethod
    def row(self, rows: Rows) -> Row:
        """The operation and its arguments as numbers."""


class Sup(_Op):
    """Gain or lose a supply."""

    op: Literal["SUP"]
    resource: Literal["O", "W", "F", "E", "chosen"]
    n: int = Field(ge=-20, le=20)

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        chosen = self.resource == "chosen"
        resource = CHOSEN if chosen else RESOURCES.index(self.resource)
        return {"op": SUP, "resource": resource, "n": self.n}


class Supx(_Op):
    """Lose a supply by the number of working modules."""

    op: Literal["SUPX"]
    resource: Literal["O", "W", "F", "E"]
    n: int = Field(ge=-20, le=0)
    each: int = Field(ge=-5, le=0)
    module: str

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {
            "op": SUPX,
            "resource": RESOURCES.index(self.resource),
            "n": self.n,
            "each": self.each,
            "module": rows.kind(self.module),
        }


class Emg(_Op):
    """Change the Emergency supply."""

    op: Literal["EMG"]
    n: int = Field(ge=-10, le=10)

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": EMG, "n": self.n}


class Tok(_Op):
    """Put tokens on locations."""

    op: Literal["TOK"]
    token: Literal["LEAK_O", "LEAK_W", "LEAK_F", "LEAK_E", "EMER", "SHUT", "FROZ", "LAND"]
    on: str = Field(
        pattern=r"^(@active|@home|(mod|loc)(:(red|blue|green|yellow))?(:unocc)?(:working)?)$"
    )
    count: int = Field(default=1, ge=1, le=2)
    otherwise: Op | None = None

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        words = self.on.split(":")
        colours = [COLOURS.index(word) for word in words if word in COLOURS]
        return {
            "op": TOK,
            "token": TOKENS.index(self.token),
            "where": {"@active": AT_ACTIVE, "@home": AT_HOME}.get(self.on, ANYWHERE),
            "count": self.count,
            "otherwise": rows.nested(self.otherwise),
            "only_modules": words[0] == "mod",
            "of_colour": bool(colours),
            "colour": colours[0] if colours else 0,
            "unoccupied": "unocc" in words,
            "working": "working" in words,
        }


class Who(_Op):
    """FAT: Fatigue."""

    op: Literal["FAT"]
    who: Literal["active", "next", "each"]

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": FAT, "who": WHO.index(self.who)}


class Issue(_Op):
    """The active character keeps the card."""

    op: Literal["ISSUE"]
    code: Literal["HYP", "DEH", "MAL", "RAD"]

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": ISSUE, "issue": ISSUES.index(self.code)}


class Disc(_Op):
    """Discard cards."""

    op: Literal["DISC"]
    who: Literal["active", "each"]
    count: int = Field(ge=1, le=5)

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": DISC, "who": WHO.index(self.who), "count": self.count}


class Last(_Op):
    """A lasting effect."""

    op: Literal["LAST"]
    code: Literal["HIDE", "NOXFER", "NOPROT"]

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": LAST, "lasting": LASTING.index(self.code)}


class Scen(_Op):
    """The scenario's event."""

    op: Literal["SCEN"]
    severity: Literal["normal", "critical"]

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": SCEN, "severity": SEVERITIES.index(self.severity)}


class Cure(_Op):
    """Remove a Health Issue."""

    op: Literal["CURE"]
    on: Literal["@self", "any"]

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": CURE, "place": PLACES.index(self.on)}


class Untok(_Op):
    """Remove 1 to count tokens from one location."""

    op: Literal["UNTOK"]
    on: Literal["@self", "any"]
    count: int = Field(ge=1, le=2)

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": UNTOK, "place": PLACES.index(self.on), "count": self.count}


class Jump(_Op):
    """Move a pawn."""

    op: Literal["JUMP"]
    pawn: Literal["own", "chosen"]
    distance: int = Field(ge=1, le=99)
    noslide: bool = False

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {
            "op": JUMP,
            "any_pawn": self.pawn == "chosen",
            "distance": self.distance,
            "crosses": self.noslide,
        }


class Cancel(_Op):
    """The revealed event has no effect; what that costs follows."""

    op: Literal["CANCEL"]
    then: Op | None = None

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": CANCEL, "follows": rows.nested(self.then)}


class Act(_Op):
    """More actions."""

    op: Literal["ACT"]
    n: int = Field(ge=1, le=2)

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": ACT, "n": self.n}


class Counted(_Op):
    """Operations whose one argument is a number of cards or credits."""

    op: Literal["DISCOUNT", "GIVE", "FETCH", "DRAW", "SURVEY"]
    count: int = Field(ge=1, le=4)

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        numbers = {
            "DISCOUNT": DISCOUNT, "GIVE": GIVE, "FETCH": FETCH, "DRAW": DRAW, "SURVEY": SURVEY,
        }  # fmt: skip
        return {"op": numbers[self.op], "count": self.count}


class Peek(_Op):
    """Look at the top Event cards."""

    op: Literal["PEEK"]
    count: int = Field(ge=2, le=3)
    mode: Literal["swap", "drop1"]

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        return {"op": PEEK, "count": self.count, "mode": PEEK_MODES.index(self.mode)}


class Either(_Op):
    """One of two operations, D-BRANCH."""

    op: Literal["EITHER"]
    first: Op
    second: Op

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        first, second = rows.nested(self.first), rows.nested(self.second)
        return {"op": EITHER, "first": first, "second": second}


class Plain(_Op):
    """Operations without arguments."""

    op: Literal["FLUSH", "NOP", "UNFAT", "FREEDEP", "HOLD", "SELFOUT", "TRANSFER"]

    def row(self, rows: Rows) -> Row:
        """As numbers."""
        numbers = {
            "FLUSH": FLUSH, "NOP": NOP, "UNFAT": UNFAT, "FREEDEP": FREEDEP, "HOLD": HOLD,
            "SELFOUT": SELFOUT, "TRANSFER": TRANSFER,
        }  # fmt: skip
        return {"op": numbers[self.op]}


Op = Annotated[
    Sup | Supx | Emg | Tok | Who | Issue | Disc | Last | Scen | Cure | Untok | Jump | Cancel | Act
    | Counted | Peek | Either | Plain,
    Field(discriminator="op"),
]  # fmt: skip


class Rows:
    """The rows of all operations, as they are compiled one list after another."""

    def __init__(self, module_ids: list[str]) -> None:
        self._modules = module_ids
        self._rows: list[Row] = []
        self._add({"op": NOP})

    def kind(self, module: str) -> int:
        """The number of a module kind."""
        if module not in self._modules:
            raise ValueError(f"there is no module {module!r}")
        return self._modules.index(module)

    def nested(self, op: Op | None) -> int:
        """The row of an operation inside another one, or none."""
        return NO_ROW if op is None else self._add(op.row(self))

    def compile(self, ops: Iterable[Op]) -> tuple[int, int]:
        """A list of operations: its first row and the one behind its last."""
        rows = [op.row(self) for op in ops]
        first = len(self._rows)
        for row in rows:
            self._add(row)
        return first, len(self._rows)

    def _add(self, row: Row) -> int:
        self._rows.append(dict.fromkeys(COLUMNS, 0) | row)
        return len(self._rows) - 1

    def table(self) -> Table:
        """All of them, for the rules."""
        return table("operations", self._rows, **COLUMNS)


for model in (Tok, Cancel, Either):
    model.model_rebuild()
