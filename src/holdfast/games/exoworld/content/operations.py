"""The effect operations of section 7.1: what cards do, as data, and the rows that the rules read.

A list of operations becomes a run of rows of numbers. Operations that stand inside another one (an
else-branch, what follows a cancellation, the two forms of a choice) become rows of their own,
which the outer row points at.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Literal

from pydantic import Field

from holdfast.kernel.content import Strict

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

COLUMNS = 8
Row = list[int]


class _Op(Strict):
    """An operation; its row begins with its number."""

    @abstractmethod
    def row(self, table: Table) -> Row:
        """The operation and its arguments as numbers."""


class Sup(_Op):
    """Gain or lose a supply: columns resource, n."""

    op: Literal["SUP"]
    resource: Literal["O", "W", "F", "E", "chosen"]
    n: int = Field(ge=-20, le=20)

    def row(self, table: Table) -> Row:
        """As numbers."""
        chosen = self.resource == "chosen"
        return [SUP, CHOSEN if chosen else RESOURCES.index(self.resource), self.n]


class Supx(_Op):
    """Lose a supply by the number of working modules: columns resource, n, each, module."""

    op: Literal["SUPX"]
    resource: Literal["O", "W", "F", "E"]
    n: int = Field(ge=-20, le=0)
    each: int = Field(ge=-5, le=0)
    module: str

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [SUPX, RESOURCES.index(self.resource), self.n, self.each, table.kind(self.module)]


class Emg(_Op):
    """Change the Emergency supply: column n."""

    op: Literal["EMG"]
    n: int = Field(ge=-10, le=10)

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [EMG, self.n]


class Tok(_Op):
    """Put tokens on locations: columns token, where, count, else, module only, colour, filters."""

    op: Literal["TOK"]
    token: Literal["LEAK_O", "LEAK_W", "LEAK_F", "LEAK_E", "EMER", "SHUT", "FROZ", "LAND"]
    on: str = Field(
        pattern=r"^(@active|@home|(mod|loc)(:(red|blue|green|yellow))?(:unocc)?(:working)?)$"
    )
    count: int = Field(default=1, ge=1, le=2)
    otherwise: Op | None = None

    def row(self, table: Table) -> Row:
        """As numbers."""
        words = self.on.split(":")
        where = {"@active": AT_ACTIVE, "@home": AT_HOME}.get(self.on, ANYWHERE)
        colour = next((1 + COLOURS.index(word) for word in words if word in COLOURS), 0)
        filters = ("unocc" in words) + 2 * ("working" in words)
        other = table.nested(self.otherwise)
        only_modules = int(words[0] == "mod")
        return [
            TOK, TOKENS.index(self.token), where, self.count, other, only_modules, colour, filters,
        ]  # fmt: skip


class Who(_Op):
    """FAT: Fatigue; column who."""

    op: Literal["FAT"]
    who: Literal["active", "next", "each"]

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [FAT, WHO.index(self.who)]


class Issue(_Op):
    """The active character keeps the card: column code."""

    op: Literal["ISSUE"]
    code: Literal["HYP", "DEH", "MAL", "RAD"]

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [ISSUE, ISSUES.index(self.code)]


class Disc(_Op):
    """Discard cards: columns who, count."""

    op: Literal["DISC"]
    who: Literal["active", "each"]
    count: int = Field(ge=1, le=5)

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [DISC, WHO.index(self.who), self.count]


class Last(_Op):
    """A lasting effect: column code."""

    op: Literal["LAST"]
    code: Literal["HIDE", "NOXFER", "NOPROT"]

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [LAST, LASTING.index(self.code)]


class Scen(_Op):
    """The scenario's event: column severity."""

    op: Literal["SCEN"]
    severity: Literal["normal", "critical"]

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [SCEN, SEVERITIES.index(self.severity)]


class Cure(_Op):
    """Remove a Health Issue: column place."""

    op: Literal["CURE"]
    on: Literal["@self", "any"]

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [CURE, PLACES.index(self.on)]


class Untok(_Op):
    """Remove 1 to count tokens from one location: columns place, count."""

    op: Literal["UNTOK"]
    on: Literal["@self", "any"]
    count: int = Field(ge=1, le=2)

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [UNTOK, PLACES.index(self.on), self.count]


class Jump(_Op):
    """Move a pawn: columns chosen, distance, noslide."""

    op: Literal["JUMP"]
    pawn: Literal["own", "chosen"]
    distance: int = Field(ge=1, le=99)
    noslide: bool = False

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [JUMP, int(self.pawn == "chosen"), self.distance, int(self.noslide)]


class Cancel(_Op):
    """The revealed event has no effect; column: what follows."""

    op: Literal["CANCEL"]
    then: Op | None = None

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [CANCEL, table.nested(self.then)]


class Act(_Op):
    """More actions: column n."""

    op: Literal["ACT"]
    n: int = Field(ge=1, le=2)

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [ACT, self.n]


class Counted(_Op):
    """Operations whose one argument is a number of cards or credits."""

    op: Literal["DISCOUNT", "GIVE", "FETCH", "DRAW", "SURVEY"]
    count: int = Field(ge=1, le=4)

    def row(self, table: Table) -> Row:
        """As numbers."""
        numbers = {
            "DISCOUNT": DISCOUNT, "GIVE": GIVE, "FETCH": FETCH, "DRAW": DRAW, "SURVEY": SURVEY,
        }  # fmt: skip
        return [numbers[self.op], self.count]


class Peek(_Op):
    """Look at the top Event cards: columns count, mode."""

    op: Literal["PEEK"]
    count: int = Field(ge=2, le=3)
    mode: Literal["swap", "drop1"]

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [PEEK, self.count, PEEK_MODES.index(self.mode)]


class Either(_Op):
    """One of two operations, D-BRANCH: columns first, second."""

    op: Literal["EITHER"]
    first: Op
    second: Op

    def row(self, table: Table) -> Row:
        """As numbers."""
        return [EITHER, table.nested(self.first), table.nested(self.second)]


class Plain(_Op):
    """Operations without arguments."""

    op: Literal["FLUSH", "NOP", "UNFAT", "FREEDEP", "HOLD", "SELFOUT", "TRANSFER"]

    def row(self, table: Table) -> Row:
        """As numbers."""
        numbers = {
            "FLUSH": FLUSH, "NOP": NOP, "UNFAT": UNFAT, "FREEDEP": FREEDEP, "HOLD": HOLD,
            "SELFOUT": SELFOUT, "TRANSFER": TRANSFER,
        }  # fmt: skip
        return [numbers[self.op]]


Op = Annotated[
    Sup | Supx | Emg | Tok | Who | Issue | Disc | Last | Scen | Cure | Untok | Jump | Cancel | Act
    | Counted | Peek | Either | Plain,
    Field(discriminator="op"),
]  # fmt: skip


class Table:
    """The rows of all operations, as they are compiled one list after another."""

    NO_ROW = 0  # row 0 is kept empty, so that 0 can mean "no operation"

    def __init__(self, module_ids: list[str]) -> None:
        self._modules = module_ids
        self.rows: list[Row] = [[NOP] + [0] * (COLUMNS - 1)]

    def kind(self, module: str) -> int:
        """The number of a module kind."""
        if module not in self._modules:
            raise ValueError(f"there is no module {module!r}")
        return self._modules.index(module)

    def nested(self, op: Op | None) -> int:
        """The row of an operation inside another one, or none."""
        return self.NO_ROW if op is None else self._add(op.row(self))

    def compile(self, ops: list[Op]) -> tuple[int, int]:
        """A list of operations: its first row and the one behind its last."""
        rows = [op.row(self) for op in ops]
        first = len(self.rows)
        for row in rows:
            self._add(row)
        return first, len(self.rows)

    def _add(self, row: Row) -> int:
        self.rows.append(row + [0] * (COLUMNS - len(row)))
        return len(self.rows) - 1


for model in (Tok, Cancel, Either):
    model.model_rebuild()
