"""Effect operations of cards (section 7.1) as data, and the table of rows that the rules read.

A list of operations becomes consecutive rows. All rows have the same columns, and each operation
uses some of them. An operation inside another one (an else-branch, the cost of a cancellation, the
two forms of a choice) becomes a row of its own, and the outer row stores its number.
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

# Columns of a row: `op` is the operation, and it decides which of the other columns are used.
COLUMNS: dict[str, Any] = {
    "op": i1,
    "resource": i1,  # SUP, SUPX
    "n": i1,  # SUP, SUPX, EMG, ACT: amount added
    "each": i1,  # SUPX: additional amount for each working module
    "module": i1,  # SUPX: kind of those modules
    "token": i1,  # TOK
    "where": i1,  # TOK: where its selector looks
    "only_modules": i1,  # TOK: excludes the Home Base
    "of_colour": i1,  # TOK
    "colour": i1,  # TOK: the colour, if `of_colour`
    "unoccupied": i1,  # TOK: only locations without a pawn
    "working": i1,  # TOK: only locations that are not shut down
    "otherwise": i2,  # TOK: row of its else-branch
    "count": i1,  # TOK, DISC, UNTOK, PEEK and the operations of `Counted`
    "who": i1,  # FAT, DISC
    "issue": i1,  # ISSUE
    "lasting": i1,  # LAST
    "severity": i1,  # SCEN
    "place": i1,  # CURE, UNTOK
    "any_pawn": i1,  # JUMP: the player chooses the pawn
    "distance": i1,  # JUMP
    "crosses": i1,  # JUMP: passes Landslides
    "follows": i2,  # CANCEL: row of its cost
    "mode": i1,  # PEEK
    "first": i2,  # EITHER: rows of its two forms
    "second": i2,
}
Row = dict[str, int]
NO_ROW = 0  # row 0 is empty, so that 0 means "no operation"


class _Op(Strict):
    """An operation of a card, as its TOML entry."""

    @abstractmethod
    def row(self, rows: Rows) -> Row:
        """Return the columns of this operation that are not 0, starting with its number."""


class Sup(_Op):
    """SUP: gain or lose a supply."""

    op: Literal["SUP"]
    resource: Literal["O", "W", "F", "E", "chosen"]
    n: int = Field(ge=-20, le=20)

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        chosen = self.resource == "chosen"
        resource = CHOSEN if chosen else RESOURCES.index(self.resource)
        return {"op": SUP, "resource": resource, "n": self.n}


class Supx(_Op):
    """SUPX: lose a supply by the number of working modules of a kind."""

    op: Literal["SUPX"]
    resource: Literal["O", "W", "F", "E"]
    n: int = Field(ge=-20, le=0)
    each: int = Field(ge=-5, le=0)
    module: str

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {
            "op": SUPX,
            "resource": RESOURCES.index(self.resource),
            "n": self.n,
            "each": self.each,
            "module": rows.kind(self.module),
        }


class Emg(_Op):
    """EMG: change the Emergency supply."""

    op: Literal["EMG"]
    n: int = Field(ge=-10, le=10)

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": EMG, "n": self.n}


class Tok(_Op):
    """TOK: put tokens on locations."""

    op: Literal["TOK"]
    token: Literal["LEAK_O", "LEAK_W", "LEAK_F", "LEAK_E", "EMER", "SHUT", "FROZ", "LAND"]
    on: str = Field(
        pattern=r"^(@active|@home|(mod|loc)(:(red|blue|green|yellow))?(:unocc)?(:working)?)$"
    )
    count: int = Field(default=1, ge=1, le=2)
    otherwise: Op | None = None

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
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
    """FAT: put Fatigue on characters."""

    op: Literal["FAT"]
    who: Literal["active", "next", "each"]

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": FAT, "who": WHO.index(self.who)}


class Issue(_Op):
    """ISSUE: the active character keeps the card as a Health Issue."""

    op: Literal["ISSUE"]
    code: Literal["HYP", "DEH", "MAL", "RAD"]

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": ISSUE, "issue": ISSUES.index(self.code)}


class Disc(_Op):
    """DISC: discard cards from hands."""

    op: Literal["DISC"]
    who: Literal["active", "each"]
    count: int = Field(ge=1, le=5)

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": DISC, "who": WHO.index(self.who), "count": self.count}


class Last(_Op):
    """LAST: start a lasting effect."""

    op: Literal["LAST"]
    code: Literal["HIDE", "NOXFER", "NOPROT"]

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": LAST, "lasting": LASTING.index(self.code)}


class Scen(_Op):
    """SCEN: carry out the scenario's event."""

    op: Literal["SCEN"]
    severity: Literal["normal", "critical"]

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": SCEN, "severity": SEVERITIES.index(self.severity)}


class Cure(_Op):
    """CURE: remove a Health Issue."""

    op: Literal["CURE"]
    on: Literal["@self", "any"]

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": CURE, "place": PLACES.index(self.on)}


class Untok(_Op):
    """UNTOK: remove 1 to `count` tokens from one location."""

    op: Literal["UNTOK"]
    on: Literal["@self", "any"]
    count: int = Field(ge=1, le=2)

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": UNTOK, "place": PLACES.index(self.on), "count": self.count}


class Jump(_Op):
    """JUMP: move a pawn up to `distance` steps."""

    op: Literal["JUMP"]
    pawn: Literal["own", "chosen"]
    distance: int = Field(ge=1, le=99)
    noslide: bool = False

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {
            "op": JUMP,
            "any_pawn": self.pawn == "chosen",
            "distance": self.distance,
            "crosses": self.noslide,
        }


class Cancel(_Op):
    """CANCEL: the revealed event has no effect; the operation `then` is the cost."""

    op: Literal["CANCEL"]
    then: Op | None = None

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": CANCEL, "follows": rows.nested(self.then)}


class Act(_Op):
    """ACT: give the active player more actions."""

    op: Literal["ACT"]
    n: int = Field(ge=1, le=2)

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": ACT, "n": self.n}


class Counted(_Op):
    """Operations whose only argument is a number of cards or credits."""

    op: Literal["DISCOUNT", "GIVE", "FETCH", "DRAW", "SURVEY"]
    count: int = Field(ge=1, le=4)

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        numbers = {
            "DISCOUNT": DISCOUNT, "GIVE": GIVE, "FETCH": FETCH, "DRAW": DRAW, "SURVEY": SURVEY,
        }  # fmt: skip
        return {"op": numbers[self.op], "count": self.count}


class Peek(_Op):
    """PEEK: look at the top Event cards."""

    op: Literal["PEEK"]
    count: int = Field(ge=2, le=3)
    mode: Literal["swap", "drop1"]

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        return {"op": PEEK, "count": self.count, "mode": PEEK_MODES.index(self.mode)}


class Either(_Op):
    """EITHER: carry out one of two operations (D-BRANCH)."""

    op: Literal["EITHER"]
    first: Op
    second: Op

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
        first, second = rows.nested(self.first), rows.nested(self.second)
        return {"op": EITHER, "first": first, "second": second}


class Plain(_Op):
    """Operations without arguments."""

    op: Literal["FLUSH", "NOP", "UNFAT", "FREEDEP", "HOLD", "SELFOUT", "TRANSFER"]

    def row(self, rows: Rows) -> Row:
        """Return the row of this operation."""
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
    """Builder of the operations table: compiles one list of operations after another into rows."""

    def __init__(self, module_ids: list[str]) -> None:
        self._modules = module_ids
        self._rows: list[Row] = []
        self._add({"op": NOP})

    def kind(self, module: str) -> int:
        """Return the number of a module kind, or raise `ValueError` for an unknown id."""
        if module not in self._modules:
            raise ValueError(f"there is no module {module!r}")
        return self._modules.index(module)

    def nested(self, op: Op | None) -> int:
        """Add the row of a nested operation and return its number, or NO_ROW for none."""
        return NO_ROW if op is None else self._add(op.row(self))

    def compile(self, ops: Iterable[Op]) -> tuple[int, int]:
        """Add the rows of a list of operations; return its first row and the row after its last."""
        rows = [op.row(self) for op in ops]
        first = len(self._rows)
        for row in rows:
            self._add(row)
        return first, len(self._rows)

    def _add(self, row: Row) -> int:
        self._rows.append(dict.fromkeys(COLUMNS, 0) | row)
        return len(self._rows) - 1

    def table(self) -> Table:
        """Return all rows as a table for the rules."""
        return table("operations", self._rows, **COLUMNS)


for model in (Tok, Cancel, Either):
    model.model_rebuild()
