"""The messages between server and client. The client's types are generated from these models.

Everything a viewer receives is made from the position as that viewer may know it. Every message
about a table carries its sequence number: how many moves were played and how many times moves were
taken back, so that a gap is noticed and mended by asking for the whole again.

`commands` come in, `table` and `talk` go out; `advice`, `lessons`, `lobby`, `replays` and `rules`
answer requests.
"""

from holdfast.hosting.messages.advice import (
    CautionView,
    CourseView,
    HintedMove,
    HintView,
    LeadView,
    ReasonView,
    TurningPoint,
    WhyView,
)
from holdfast.hosting.messages.base import (
    Language,
    Message,
    Pong,
    Problem,
    SeatKind,
    SeatPart,
    Sentence,
)
from holdfast.hosting.messages.chat import (
    AheadView,
    LineView,
    PhraseView,
    PlanStep,
    PlanView,
    TalkView,
)
from holdfast.hosting.messages.commands import (
    COMMAND,
    Begin,
    Command,
    Consent,
    HandOver,
    Judge,
    Ping,
    Plan,
    Play,
    Ready,
    Resync,
    Say,
    SitDown,
    Standing,
    Undo,
)
from holdfast.hosting.messages.lessons import (
    LessonFrame,
    LessonLine,
    LessonList,
    LessonView,
    NodeView,
    StepView,
    WayView,
)
from holdfast.hosting.messages.lobby import (
    CodeView,
    GameView,
    HeldToken,
    HeldTokens,
    InvitationView,
    JoinedSeat,
    LevelView,
    Newcomer,
    NewSeat,
    NewTable,
    OptionView,
    OwnTokens,
    PresetView,
    SeatLink,
    SeatWish,
    TableSummary,
    TableWish,
    Taken,
)
from holdfast.hosting.messages.replays import Frame, ReplayView
from holdfast.hosting.messages.rules import RuleClause, RuleSection, RulesText
from holdfast.hosting.messages.table import (
    AskView,
    CommandView,
    EventView,
    GatheringView,
    MoveView,
    NextTable,
    SeatView,
    StandingView,
    TableView,
    UndoView,
    UpdateView,
)

__all__ = [
    "COMMAND", "AheadView", "AskView", "Begin", "CautionView", "CodeView", "Command", "CommandView",
    "Consent", "CourseView", "EventView", "Frame", "GameView", "GatheringView", "HandOver",
    "HeldToken", "HeldTokens", "HintView", "HintedMove", "InvitationView", "JoinedSeat", "Judge",
    "Language", "LeadView", "LessonFrame", "LessonLine", "LessonList", "LessonView", "LevelView",
    "LineView", "Message", "MoveView", "NewSeat", "NewTable", "Newcomer", "NextTable", "NodeView",
    "OptionView", "OwnTokens", "PhraseView", "Ping", "Plan", "PlanStep", "PlanView", "Play", "Pong",
    "PresetView", "Problem", "Ready", "ReasonView", "ReplayView", "Resync", "RuleClause",
    "RuleSection", "RulesText", "Say", "SeatKind", "SeatLink", "SeatPart", "SeatView", "SeatWish",
    "Sentence", "SitDown", "Standing", "StandingView", "StepView", "TableSummary", "TableView",
    "TableWish", "Taken", "TalkView", "TurningPoint", "Undo", "UndoView", "UpdateView",
    "WayView", "WhyView",
]  # fmt: skip
