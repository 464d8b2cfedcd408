"""The messages between server and client. The client's types are generated from these models.

Everything a viewer receives is made from the position as that viewer may know it. Every message
about a table carries its sequence number: how many moves were played and how many times moves were
taken back, so that a gap is noticed and mended by asking for the whole again.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Language = Literal["en", "de"]
SeatKind = Literal["person", "bot", "open"]
SeatPart = Literal["in", "coming", "out"]


class Message(BaseModel):
    """A message: unknown fields are refused, so that mistakes are noticed."""

    model_config = ConfigDict(extra="forbid")


# What a client may send about a table


class Play(Message):
    """Play a move by its number, in the position with this sequence number."""

    type: Literal["play"]
    seq: int = Field(ge=0)
    move: int = Field(ge=0)


class Undo(Message):
    """Take back my last move, or ask the others for their consent to it."""

    type: Literal["undo"]
    seq: int = Field(ge=0)


class Consent(Message):
    """Answer somebody's wish to undo."""

    type: Literal["consent"]
    seq: int = Field(ge=0)
    agree: bool


class HandOver(Message):
    """Hand my seat (or an empty one) to a bot of this level, or take it back (level is null)."""

    type: Literal["hand-over"]
    seat: int = Field(ge=0)
    level: str | None


class SitDown(Message):
    """Take my seat under this name, or change the name."""

    type: Literal["sit-down"]
    name: str = Field(min_length=1, max_length=24)


class Standing(Message):
    """Standing answers: kinds of decision that I let the table answer for me, and how."""

    type: Literal["standing"]
    answers: dict[str, str] = Field(max_length=16)
    awake: bool = False
    """Ask me once instead of giving the next of them."""


class Resync(Message):
    """Send me everything again."""

    type: Literal["resync"]


Command = Annotated[
    Play | Undo | Consent | HandOver | SitDown | Standing | Resync, Field(discriminator="type")
]
COMMAND: TypeAdapter[Command] = TypeAdapter(Command)


# What the server sends about a table


class SeatView(Message):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    connected: bool
    part: SeatPart = "in"
    """Whether it is in the game, has asked to join, or has left."""
    guest: bool = False
    """Whether it was set up for a newcomer; while open, whoever watches may take it."""
    standing: dict[str, str] = {}
    usual: dict[str, str] = {}
    """The standing answers that hold where the person has left none."""
    awake: bool = False
    """Whether the next standing answer is not given, once."""


class Said(Message):
    """A sentence of the log in both languages."""

    en: str
    de: str


class EventView(Message):
    """Something that happened: for animation by kind and numbers, for the log as a sentence."""

    seq: int
    kind: str
    args: dict[str, int]
    said: Said | None


class MoveView(Message):
    """A legal move: its number, its text, and what it would do."""

    n: int
    key: str
    kind: str
    args: dict[str, int]
    preview: dict[str, Any]


class CommandView(MoveView):
    """A command, which stands in no list of legal moves, such as a request to leave."""

    seat: int | None
    """The seat it speaks for; null where it is for whoever decides."""


class AskView(Message):
    """The open decision: who decides, and what about (the game's id of the decision)."""

    seat: int
    decision: str
    owes: list[int]
    """Seats that are waited for: the one that decides, or all without whom it cannot go on."""
    may: list[int]
    """Seats that may answer, also for the one that decides."""


class UndoView(Message):
    """Whether the viewer may take back the last move: freely, by consent, or not, and why."""

    how: Literal["free", "consent", "no"]
    reason: Literal[
        "", "nothing-to-undo", "revealed", "rolled", "drawn", "others-acted", "not-yours",
        "newcomer", "over", "waiting",
    ]  # fmt: skip
    wish_of: int | None = None
    waiting_for: list[int] = []


class StandingView(Message):
    """How a seat ended."""

    seat: int
    rank: int
    points: int


class NextTable(Message):
    """The table of the rematch. Whoever has a token here enters there with the same one."""

    table: str
    by: int
    """The seat that asked for it."""
    seats: list[int | None]
    """For each seat of this table its seat at that one; null for those who had left the game."""


class TableView(Message):
    """Everything about a table as one viewer may know it."""

    type: Literal["table"] = "table"
    table: str
    game: str
    seq: int
    viewer: int | None
    seats: list[SeatView]
    ask: AskView | None
    moves: list[MoveView]
    commands: list[CommandView]
    newcomer: bool = False
    """Whether the viewer may let somebody in now."""
    undo: UndoView
    view: dict[str, Any]
    events: list[EventView]
    """New since the viewer's last message; with `whole`, all events of the game so far."""
    whole: bool
    since: int | None = None
    """The events are those after this sequence number; null with `whole`. Whoever knows less than
    up to here has missed something."""
    over: bool
    standings: list[StandingView]
    next: NextTable | None = None
    """Where the same people go on, once somebody has asked for a rematch."""
    hints: bool
    """Whether whoever decides may ask for a hint."""


class HintedMove(Message):
    """A move that a search thinks well of."""

    n: int
    said: Said
    """What it does, in few words."""
    note: Said
    """Its odds and consequences, where there are any."""
    win_chance: float
    points: float | None
    """The points to be expected, where everybody plays for themselves."""


class HintView(Message):
    """The best moves of a decision."""

    type: Literal["hint"] = "hint"
    seq: int
    moves: list[HintedMove]


class TurningPoint(Message):
    """A turn that changed a chance of winning."""

    seq: int
    at: int
    """Its place among the frames."""
    swing: float


class CourseView(Message):
    """How likely everybody was to win, in the course of a game that is over."""

    progress: float
    """From 0 to 1; what follows is there at 1."""
    seat: int | None
    """Whose chance the turning points are about: nobody's own in a team."""
    chances: list[list[float]]
    """After each frame the chance of each seat, or that of the team."""
    turned: list[TurningPoint]
    """Where it turned, in the order of play."""


class Problem(Message):
    """Something was refused. Nothing was changed."""

    type: Literal["problem"] = "problem"
    code: str
    """A word the client has a sentence for, such as `stale`, `illegal`, `not-your-turn`."""
    message: str
    seq: int | None = None


# HTTP


class OptionView(Message):
    """An option of a game; the first value is the default."""

    name: str
    values: list[str]


class PresetView(Message):
    """A named choice of options."""

    id: str
    options: dict[str, str]


class LevelView(Message):
    """A level of bots, and how long one of them may think about a move."""

    id: str
    playouts: int | None = None
    seconds: float | None = None


class GameView(Message):
    """A game in the lobby."""

    id: str
    rules_version: int
    least: int
    most: int
    default_players: int
    options: list[OptionView]
    presets: list[PresetView]
    levels: list[LevelView]
    default_level: str
    ready: float
    """How far compilation has come, 0 to 1. Play is possible at any time."""


class SeatWish(Message):
    """What a seat of a new table should be."""

    kind: SeatKind
    name: str = Field(default="", max_length=24)
    level: str | None = None


class TableWish(Message):
    """A new table."""

    game: str
    options: dict[str, str] = Field(default={}, max_length=64)
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    position: str | None = None
    """Begin from a named position of the game (tutorials, examples) instead of the setup."""
    hints: bool = True
    """Whether whoever decides may ask for a hint."""


class Newcomer(SeatWish):
    """Somebody to be let into a running game, in the position with this sequence number."""

    seq: int = Field(ge=0)


class Taken(Message):
    """The name under which somebody who watches takes a free place."""

    name: str = Field(min_length=1, max_length=24)


class NewSeat(Message):
    """A place in a running game; its token, unless a bot plays it."""

    seat: int
    token: str | None


class SeatLink(Message):
    """The secret of a seat: whoever has it plays that seat."""

    seat: int
    token: str


class NewTable(Message):
    """A table that was opened. Tokens of person and open seats, and one for spectators."""

    table: str
    seats: list[SeatLink]
    spectator: str


class TableSummary(Message):
    """A table in a list of tables to continue."""

    table: str
    game: str
    rules: int
    """The version of the rules it is played by. Where the server has another, it cannot go on."""
    viewer: int | None
    seats: list[SeatView]
    over: bool
    owes: list[int]
    """Seats that owe a decision."""
    seq: int
    updated: float
    headline: dict[str, int | list[int]]
    """The game's chart numbers, such as the round."""


class WhyView(Message):
    """Why a move is not allowed."""

    legal: bool
    clauses: list[str]
    said: Said


class Frame(Message):
    """One step of a replay: the view after it, and the events that led to it."""

    seq: int
    to_move: int | None
    move: str | None
    """The key of the move that led here."""
    seat: int | None
    """Who played it."""
    view: dict[str, Any]
    events: list[EventView]
    chart: dict[str, int | list[int]]


class ReplayView(Message):
    """A game as a row of frames, or a part of one."""

    game: str
    options: dict[str, int | str]
    seats: list[SeatView]
    length: int
    first: int
    frames: list[Frame]
    over: bool
    standings: list[StandingView]


class RuleClause(Message):
    """A paragraph of the rules reference; clauses have an id, other text has none."""

    id: str | None
    kind: Literal["clause", "text", "table"]
    html: str


class RuleSection(Message):
    """A section of the rules reference."""

    title: str
    level: int
    anchor: str
    paragraphs: list[RuleClause]


class RulesText(Message):
    """The rules reference of a game in one language."""

    game: str
    language: Language
    title: str
    sections: list[RuleSection]
