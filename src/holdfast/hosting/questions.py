"""Questions to friends: what would you play at this moment of a finished game?

A question is a link. It shows the position as its player knew it, without what was played, what
would have been better, or what came later. Answers are kept without a name.
"""

from __future__ import annotations

from collections import Counter

from holdfast.hosting.lessons import still_table
from holdfast.hosting.log_text import reason_sentence, seat_names
from holdfast.hosting.messages.advice import WhyView
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.questions import (
    FriendsMove,
    Question,
    QuestionList,
    QuestionReply,
    QuestionView,
)
from holdfast.hosting.problems import fault
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.thread_pool import Turn
from holdfast.hosting.tokens import could_be_table, new_table_id
from holdfast.kernel.translations import LANGUAGES
from holdfast.table import KnownMove, RefusalError, Table
from holdfast.table.wording import title_and_notes

MOST = 12
"""Maximum number of questions that a player asks about a game."""
MOST_ANSWERS = 50
"""Maximum number of answers to a question that are kept."""
_ASKED = "asked"


async def ask(rooms: Rooms, room: Room, viewer: int, at: int, turn: Turn) -> Question:
    """Store a question about a turn of a player, and return it; the same turn has the same link."""
    table = await _finished_table(room, turn)
    table.seats.of(viewer)
    known = await turn.read(_moment, table, viewer, at)
    asked = await _own_questions(rooms, room, viewer)
    code = next((code for code, where in asked if where == at), None)
    if code is None:
        if len(asked) >= MOST:
            raise fault("too-many-questions")
        code = new_table_id()
        note = {"table": room.name, "seat": viewer, "at": at}
        await rooms.storage.keep_note(_about(code), _ASKED, note)
        await rooms.storage.keep_note(_of_table(room), code, {"seat": viewer, "at": at})
    return await _question(rooms, code, at, known)


async def list_questions(rooms: Rooms, room: Room, viewer: int, turn: Turn) -> QuestionList:
    """Return the questions of a player, with the answers so far."""
    table = await _finished_table(room, turn)
    table.seats.of(viewer)
    questions = []
    for code, at in await _own_questions(rooms, room, viewer):
        known = await turn.read(_moment, table, viewer, at)
        questions.append(await _question(rooms, code, at, known))
    return QuestionList(questions=questions)


async def question_view(rooms: Rooms, code: str, turn: Turn) -> QuestionView:
    """Return a question as a friend sees it."""
    known = await _load(rooms, code, turn)
    return await turn.read(_view, code, known)


async def why_not(rooms: Rooms, code: str, move: int, turn: Turn) -> WhyView:
    """Return why a move is not allowed in the position of a question."""
    known = await _load(rooms, code, turn)
    game = known.game
    if not 0 <= move < game.moves.count:
        raise fault("no-such-move")
    if game.allows(known.hidden, move):
        return WhyView(legal=True, clauses=[], wording=Sentence(en="", de=""))
    why = await turn.read(game.screen.why, known.hidden, move)
    return WhyView(legal=False, clauses=list(why.clauses), wording=reason_sentence(game, why))


async def answer(rooms: Rooms, code: str, move: int, turn: Turn) -> QuestionReply:
    """Keep the answer of a friend, and return what was played."""
    known = await _load(rooms, code, turn)
    if move not in known.game.answers(known.hidden, known.viewer):
        raise fault("no-such-move")
    if len(await rooms.storage.notes(_answers(code))) < MOST_ANSWERS:
        await rooms.storage.keep_note(_answers(code), new_table_id(), {"move": move})
    return QuestionReply(
        yours=_wording(known, move), played=_wording(known, known.move), same=move == known.move
    )


async def _load(rooms: Rooms, code: str, turn: Turn) -> KnownMove:
    """Return the move that a question is about, or raise a RequestError."""
    note = (
        dict(await rooms.storage.notes(_about(code))).get(_ASKED) if could_be_table(code) else None
    )
    if note is None:
        raise fault("no-such-question")
    table = await _finished_table(await rooms.enter(note["table"]), turn)
    return await turn.read(_moment, table, note["seat"], note["at"])


async def _finished_table(room: Room, turn: Turn) -> Table:
    """Return the whole table of a game that is over."""
    if not room.table.over:
        raise RefusalError("not-over", "You can ask friends about a game when it is over.")
    return await room.whole(pool=turn)


def _moment(table: Table, viewer: int, at: int) -> KnownMove:
    """Return a turn that this player has decided, with the position before it."""
    turn = table.line[at] if at < len(table.line) else None
    if turn is None or turn.seat != viewer or turn.by != "person":
        raise fault("no-such-move")
    known = turn.known_move_for(viewer)
    if known is None:
        raise fault("not-known")
    return known


def _view(code: str, known: KnownMove) -> QuestionView:
    """Return a question as a message."""
    return QuestionView(
        game=known.game.name,
        code=code,
        name=known.names[known.viewer],
        table=still_table(
            known.game, known.hidden, known.viewer, known.names, f"question-{code}", 0
        ),
    )


async def _question(rooms: Rooms, code: str, at: int, known: KnownMove) -> Question:
    """Return a question for the player who asks."""
    notes = await rooms.storage.notes(_answers(code))
    counts = Counter(int(note["move"]) for _, note in notes)
    answers = [
        FriendsMove(wording=_wording(known, move), count=count, played=move == known.move)
        for move, count in counts.most_common()
    ]
    return Question(code=code, at=at, answers=answers)


async def _own_questions(rooms: Rooms, room: Room, viewer: int) -> list[tuple[str, int]]:
    """Return the codes of a player's questions about a game, and the turns they are about."""
    notes = await rooms.storage.notes(_of_table(room))
    return [(code, note["at"]) for code, note in notes if note["seat"] == viewer]


def _wording(known: KnownMove, move: int) -> Sentence:
    """Return the title of a move in every language."""
    game, names = known.game, known.names
    titles = {
        one: title_and_notes(game, known.hidden, move, game.text(one), seat_names(names, one))[0]
        for one in LANGUAGES
    }
    return Sentence(**titles)


def _about(code: str) -> str:
    """Return the key under which a question is stored."""
    return f"question {code}"


def _answers(code: str) -> str:
    """Return the key under which the answers to a question are stored."""
    return f"answers to {code}"


def _of_table(room: Room) -> str:
    """Return the key under which the questions about a table are stored."""
    return f"questions of {room.name}"
