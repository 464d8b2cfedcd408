"""Puzzles as messages. They need no storage: a puzzle is the same for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from holdfast import players
from holdfast.hosting.bot_seats import bot_name
from holdfast.hosting.lessons import known_events, still_table, the_game
from holdfast.hosting.log_text import reason_sentence, seat_names
from holdfast.hosting.messages.advice import ReasonView, WhyView
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.lessons import LessonFrame
from holdfast.hosting.messages.lobby import NewTable
from holdfast.hosting.messages.puzzles import (
    LevelShare,
    PuzzleHint,
    PuzzleLine,
    PuzzleList,
    PuzzleMove,
    PuzzleSolution,
    PuzzleStep,
    PuzzleTheme,
    PuzzleVerdict,
    PuzzleView,
)
from holdfast.hosting.new_tables import open_with
from holdfast.hosting.problems import fault
from holdfast.hosting.rooms import Rooms
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Phrase
from holdfast.puzzles import Puzzle, PuzzleError, book_of, rebuild
from holdfast.table import OpenSeat
from holdfast.table.opening import opening
from holdfast.table.wording import put, title_and_notes

CLOSE = 50
"""Maximum loss of chance, in thousandths, of an answer that counts as close."""
MOST_STEPS = 3
"""Maximum number of moves of the solver in a solution."""
MOST_FRAMES = 40
"""Maximum number of moves of all players in a solution."""


def list_puzzles(name: str) -> PuzzleList:
    """Return the puzzles of a game."""
    book = book_of(the_game(name))
    themes = [one.theme for one in book.puzzles.values()]
    return PuzzleList(
        game=name,
        themes=[
            PuzzleTheme(
                id=theme.id,
                title=Sentence(**theme.title),
                question=Sentence(**theme.question),
                count=themes.count(theme.id),
            )
            for theme in book.themes
            if theme.id in themes
        ],
        puzzles=[
            PuzzleLine(id=one.id, theme=one.theme, rating=one.rating)
            for one in book.puzzles.values()
        ],
    )


def puzzle_view(name: str, puzzle: str) -> PuzzleView:
    """Return a puzzle before it is answered."""
    game, known, hidden = _load_puzzle(name, puzzle)
    theme = next(one for one in book_of(game).themes if one.id == known.theme)
    seat = int(hidden.to_move)
    return PuzzleView(
        game=name,
        id=puzzle,
        theme=known.theme,
        rating=known.rating,
        title=Sentence(**theme.title),
        question=Sentence(**theme.question),
        table=still_table(game, hidden, seat, _names(game, hidden), f"{name}-{puzzle}", 0),
    )


def why_not(name: str, puzzle: str, move: int) -> WhyView:
    """Return why a move is not allowed in the position of a puzzle."""
    game, _, hidden = _load_puzzle(name, puzzle)
    if not 0 <= move < game.moves.count:
        raise fault("no-such-move")
    if game.allows(hidden, move):
        return WhyView(legal=True, clauses=[], wording=Sentence(en="", de=""))
    why = game.screen.why(hidden, move)
    return WhyView(legal=False, clauses=list(why.clauses), wording=reason_sentence(game, why))


def hint(name: str, puzzle: str) -> PuzzleHint:
    """Return the effect of the best move, without naming the move."""
    game, known, hidden = _load_puzzle(name, puzzle)
    because = _reasons(game, hidden, known.moves[known.solution].because)
    return PuzzleHint(hint=because[0] if because else None)


def judge(name: str, puzzle: str, move: int) -> PuzzleVerdict:
    """Return the verdict on an answer to a puzzle."""
    game, known, hidden = _load_puzzle(name, puzzle)
    if move not in known.moves:
        raise fault("no-such-move")
    answer, best = known.moves[move], known.moves[known.solution]
    lost = max(0, best.chance - answer.chance)
    verdict: Literal["right", "close", "wrong"] = "close" if lost <= CLOSE else "wrong"
    if move in known.good:
        verdict, lost, answer = "right", 0, answer if answer.because else best
    because = answer.because
    return PuzzleVerdict(
        verdict=verdict,
        move=_move(game, known, hidden, move),
        lost=_percent(lost),
        because=_reasons(game, hidden, because),
        risk=_reason(game, hidden, known.moves[move].risk),
    )


def solution(name: str, puzzle: str) -> PuzzleSolution:
    """Return the solution of a puzzle."""
    game, known, hidden = _load_puzzle(name, puzzle)
    best = known.moves[known.solution]
    good = [known.solution, *sorted(known.good - {known.solution})]
    wrong = [move for move, one in known.moves.items() if one.because and move not in known.good]
    wrong.sort(key=lambda move: -known.moves[move].chance)
    return PuzzleSolution(
        best=[_move(game, known, hidden, move) for move in good],
        because=_reasons(game, hidden, best.because),
        risk=_reason(game, hidden, best.risk),
        others=[_move(game, known, hidden, move) for move in wrong],
        levels=[LevelShare(level=level, percent=share) for level, share in known.found.items()],
        steps=_steps(game, known),
    )


def _steps(game: Game, known: Puzzle) -> list[PuzzleStep]:
    """Return one way in which the game goes on after the solution, until the round or day ends.

    Heuristic players continue it with the dice of that game; with other dice it would differ.
    """
    position = rebuild(game, known)
    seat, clock = int(position.to_move), game.screen.factors.clock
    names = _names(game, position)
    began, move = position.number(clock), known.solution
    steps: list[PuzzleStep] = []
    for number in range(MOST_FRAMES):
        by = int(position.to_move)
        if by == seat and (not steps or len(game.legal(position)) > 1):
            if len(steps) == MOST_STEPS:
                break
            wording = _wording(game, game.hide(position, seat), names, move)
            steps.append(PuzzleStep(wording=wording, frames=[]))
        events = game.play(position, move)
        view = game.screen.view(game.hide(position, seat), seat).model_dump(mode="json")
        known_to = known_events(game, game.hide(position), seat, names, number, by, events)
        steps[-1].frames.append(LessonFrame(seat=by, events=known_to, view=view))
        if position.over or position.number(clock) != began:
            break
        move = game.advise(position, number)
    return steps


async def open_table(rooms: Rooms, name: str, puzzle: str) -> NewTable:
    """Open a table that plays on from a puzzle: its player takes the seat that decides."""
    game, known, _ = await asyncio.to_thread(_load_puzzle, name, puzzle)
    position = await asyncio.to_thread(rebuild, game, known)
    seat, names = int(position.to_move), _names(game, position)
    seats = [
        OpenSeat(person=True)
        if number == seat
        else OpenSeat(name=names[number], level=players.USUAL_LEVEL)
        for number in range(game.seats(position))
    ]
    first = opening(game, game.choices(position), seats, rooms.entropy.seed(), start=position)
    return await open_with(rooms, first)


def _load_puzzle(name: str, puzzle: str) -> tuple[Game, Puzzle, Position]:
    """Return a game, a puzzle of it and its position as the seat that decides may know it.

    Raise a RequestError if there is no such puzzle, or if it cannot be rebuilt.
    """
    game = the_game(name)
    known = book_of(game).puzzles.get(puzzle)
    if known is None:
        raise fault("no-such-puzzle")
    try:
        position = rebuild(game, known)
    except PuzzleError:
        raise fault("other-version", "This puzzle was made for another version.") from None
    return game, known, game.hide(position, int(position.to_move))


def _names(game: Game, position: Position) -> tuple[str, ...]:
    """Return the names of the seats: the solver has none, and the others are bots."""
    seat = int(position.to_move)
    return tuple("" if k == seat else bot_name(k) for k in range(game.seats(position)))


def _move(game: Game, known: Puzzle, hidden: Position, move: int) -> PuzzleMove:
    """Return a move of a puzzle as a message."""
    wording = _wording(game, hidden, _names(game, hidden), move)
    return PuzzleMove(n=move, wording=wording, chance=_percent(known.moves[move].chance))


def _percent(thousandths: int) -> int:
    """Return a chance in percent."""
    return round(thousandths / 10)


def _reasons(game: Game, hidden: Position, stored: Sequence[Mapping[str, Any]]) -> list[ReasonView]:
    """Return stored reasons as messages."""
    return [view for one in stored if (view := _reason(game, hidden, one))]


def _reason(game: Game, hidden: Position, stored: Mapping[str, Any] | None) -> ReasonView | None:
    """Return a stored reason as a message."""
    if stored is None:
        return None
    phrase, names = Phrase.model_validate(stored["wording"]), _names(game, hidden)
    wording = {one: put(phrase, game.text(one), seat_names(names, one)) for one in LANGUAGES}
    return ReasonView(
        factor=stored["factor"],
        wording=Sentence(**wording),
        percent=stored["percent"],
        other=stored["other"],
    )


def _wording(game: Game, hidden: Position, names: tuple[str, ...], move: int) -> Sentence:
    """Return the title of a move in every language."""
    titles = {
        one: title_and_notes(game, hidden, move, game.text(one), seat_names(names, one))[0]
        for one in LANGUAGES
    }
    return Sentence(**titles)
