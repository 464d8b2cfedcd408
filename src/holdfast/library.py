"""The library: games, states and moves for scripts.

>>> game = load("outlast")
>>> state = game.new(players=2, seed=7)
>>> state.to_move, state.decision
(0, 'act')
>>> move = state.legal_moves[0]
>>> move.key
'hide:A1'
>>> move.label("de")
'A1 versteckt sich'

These classes are a thin layer over `holdfast.kernel`, which has the rules' own types.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, SupportsIndex

from holdfast import games
from holdfast.kernel import game as kernel
from holdfast.kernel.events import Event
from holdfast.kernel.game import IllegalMoveError as IllegalMoveError
from holdfast.kernel.game import Placement
from holdfast.kernel.observation import Entry
from holdfast.kernel.options import Choices
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay, Step
from holdfast.kernel.translations import LANGUAGES

SEAT_NAMES = "ABCDEFGHIJKLMNOP"
"""The names of seats in texts."""
COLUMNS = 100
"""The width of a state as text."""


def names() -> list[str]:
    """Return the names of all games.

    >>> names()
    ['exoworld', 'outbreak', 'outlast', 'outlive']
    """
    return games.names()


def load(name: str) -> Game:
    """Return the game with this name.

    >>> load("outlast")
    <Game outlast>
    >>> load("chess")
    Traceback (most recent call last):
    ...
    holdfast.games.UnknownGameError: there is no game 'chess'; there are: exoworld, ...
    """
    return Game(games.load(name))


class Game:
    """One of the games: it makes states."""

    def __init__(self, rules: kernel.Game) -> None:
        self.rules = rules
        """The game in the kernel, with everything else that can be done with it."""

    @property
    def name(self) -> str:
        """The name by which the game is loaded."""
        return self.rules.name

    @property
    def is_team(self) -> bool:
        """Whether all players win or lose together."""
        return self.rules.team

    @property
    def players(self) -> range:
        """The possible numbers of players.

        >>> list(load("outlive").players)
        [2, 3, 4]
        """
        return range(self.rules.options.players.least, self.rules.options.players.most + 1)

    @property
    def options(self) -> dict[str, list[str]]:
        """The options besides `players`, each with its values, the default first.

        >>> load("outlive").options
        {'placement': ['simultaneous', 'sequential'], 'tribes': ['own', 'ready']}
        """
        return {option.name: list(option.values) for option in self.rules.options.option}

    @property
    def actions(self) -> int:
        """The number of moves there are: a move has a number below it in every state."""
        return self.rules.moves.commands

    @property
    def positions(self) -> list[str]:
        """The names of the described positions of the game; see `position`."""
        return self.rules.positions

    def new(self, seed: int | None = None, **options: Any) -> State:
        """Return a new game at its first decision; without a seed it is a random one.

        >>> load("outlast").new(players=3, seed=1, board="small")
        <State of outlast: seat 0 decides 'act', 7 legal moves>
        >>> load("outlast").new(snow="deep", seed=1)
        Traceback (most recent call last):
        ...
        holdfast.kernel.options.OptionsError: there is no option 'snow'; there are: players, ...
        """
        seed = kernel.fresh_seed() if seed is None else kernel.checked_seed(seed)
        position = self.rules.new(options, seed)
        return State(self, position, self.rules.record(position, seed))

    def position(self, name: str) -> State:
        """Return a described position, such as the one that a lesson begins with."""
        position = self.rules.named_position(name)
        recording = self.rules.record(position, 0)
        recording.position = name
        return State(self, position, recording)

    def compile(self) -> None:
        """Compile the rules, so that everything is about a hundred times faster.

        The first time on a machine that takes about a minute; later it is read from a cache.
        """
        from holdfast.kernel.background_compiler import compile_to_disk, is_ready, switch

        if not is_ready(self.rules):
            compile_to_disk(self.rules, lambda *_: None)
        switch(self.rules)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.rules is other.rules

    def __hash__(self) -> int:
        return hash(self.rules)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


class Move:
    """A legal move of a state. Moves of one game are equal if their numbers are."""

    __slots__ = ("_state", "number")

    def __init__(self, state: State, number: int) -> None:
        self._state = state
        self.number = number
        """The number of the move: the same in every state of the game."""

    @property
    def key(self) -> str:
        """The short stable text of the move, such as `hunt:A1`."""
        return self._state.game.rules.key(self._state.whole, self.number)

    @property
    def kind(self) -> str:
        """The kind of the move, such as `hunt`."""
        return self._state.game.rules.moves.decode(self.number)[0].name

    @property
    def fields(self) -> dict[str, int]:
        """The numbers of the move by name, such as `{'meeple': 0}`."""
        return self._state.game.rules.moves.decode(self.number)[1]

    def label(self, language: str = "en") -> str:
        """Return the title of the move: what it does, in English (`en`) or German (`de`)."""
        return self._words(language)[0]

    def notes(self, language: str = "en") -> list[str]:
        """Return notes about the move, such as its odds and consequences."""
        return self._words(language)[1]

    def _words(self, language: str) -> tuple[str, list[str]]:
        """Return the title and the notes of the move."""
        rules = self._state.game.rules
        text = rules.text(_checked_language(language))
        wording = rules.screen.say(self._state._hidden_position, self.number)
        phrases = [wording.title, *wording.notes]
        said = []
        for phrase in phrases:
            seat = phrase.args.get("player")
            named = {"player": SEAT_NAMES[seat]} if isinstance(seat, int) else {}
            said.append(text.say(phrase, **named))
        return said[0], said[1:]

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self.number == other.number and self._state.game == other._state.game

    def __hash__(self) -> int:
        return hash((self._state.game, self.number))

    def __repr__(self) -> str:
        return f"<Move {self.key}>"


class Observation(Mapping[str, Any]):
    """What one seat may know, as named numbers; `bytes()` has all of them.

    >>> seen = load("outlast").new(players=2, seed=7).observe(0)
    >>> int(seen["round"]), seen["players.alive"].tolist()
    (1, [1, 1])
    >>> len(bytes(seen))
    457
    """

    def __init__(self, octets: Any, entries: Sequence[Entry]) -> None:
        self.array = octets
        """All bytes, as a NumPy array."""
        self._entries = {entry.name: entry for entry in entries}

    def __getitem__(self, name: str) -> Any:
        return self._entries[name].of(self.array)

    def __iter__(self) -> Any:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __bytes__(self) -> bytes:
        return bytes(self.array)

    def __repr__(self) -> str:
        return f"<Observation of {len(self.array)} bytes, {len(self)} names>"


@dataclass(frozen=True)
class Result:
    """The result of a finished game."""

    placements: tuple[Placement, ...]
    """For each seat its rank (1 is best, equal results share it) and its points."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won; a team that has lost has none."""
        return [placement.seat for placement in self.placements if placement.rank == 1]


class State:
    """A game at a decision, or at its end. `play` changes it; `copy` makes an independent one.

    A script of a few lines plays a whole game:

    >>> state = load("outlast").new(players=2, seed=3)
    >>> while not state.is_over:
    ...     state.play(state.legal_moves[-1])
    >>> state.result.winners
    [1]
    """

    def __init__(self, game: Game, position: Position, recording: Replay | None = None) -> None:
        self.game = game
        self.whole = position
        """The whole position in the kernel, hidden from nobody."""
        self.recording = recording
        """The moves so far; None for a guess, which has no beginning."""
        self.events: list[Event] = []
        """The events of the last move."""

    @property
    def options(self) -> Choices:
        """The options of the game, with the number of players."""
        return self.game.rules.choices(self.whole)

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.game.rules.seats(self.whole)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.whole.over

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None if the game is over."""
        return None if self.whole.over else self.whole.to_move

    @property
    def decision(self) -> str | None:
        """The name of the open decision, such as `act`; None if the game is over."""
        return self.game.rules.decision(self.whole)

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves, in the order of the rules.

        >>> [move.key for move in load("outlast").new(players=2, seed=7).legal_moves[:3]]
        ['hide:A1', 'move:A1:2', 'move:A1:3']
        """
        now = State(self.game, self.whole.copy())
        return [Move(now, number) for number in self.game.rules.legal(self.whole)]

    def move(self, key: str) -> Move:
        """Return the legal move with this key."""
        return Move(State(self.game, self.whole.copy()), self.game.rules.move(self.whole, key))

    def play(self, move: Move | str | int) -> None:
        """Play a legal move, given as a move, its key or its number.

        Afterwards, `events` are the events of this move. An illegal move raises IllegalMoveError
        and changes nothing.

        >>> state = load("outlast").new(players=2, seed=7)
        >>> state.play("hide:A1")
        >>> state.events[0].kind
        'hid'
        >>> state.play("hide:Z9")
        Traceback (most recent call last):
        ...
        holdfast.kernel.game.IllegalMoveError: 'hide:Z9' is not legal here
        """
        rules = self.game.rules
        if isinstance(move, Move) and move._state.game != self.game:
            raise IllegalMoveError(f"{move!r} is a move of {move._state.game.name}")
        if not isinstance(move, (str, SupportsIndex)):
            raise TypeError(f"a move is a Move, a key or a number, not {move!r}")
        number = rules.move(self.whole, move) if isinstance(move, str) else operator.index(move)
        self.events = rules.play(self.whole, number)
        if self.recording is not None:
            self.recording.steps.append(Step(number))

    def copy(self) -> State:
        """Return an independent copy, with the same dice to come."""
        recording = self.recording
        if recording is not None:
            recording = Replay(
                recording.game, recording.rules, recording.options, recording.seed,
                list(recording.steps), recording.position,
            )  # fmt: skip
        return State(self.game, self.whole.copy(), recording)

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    @property
    def result(self) -> Result | None:
        """The result; None while the game goes on."""
        return Result(tuple(self.game.rules.result(self.whole))) if self.is_over else None

    # Views of a seat

    @property
    def _hidden_position(self) -> Position:
        """The position as the seat that decides may know it."""
        return self.game.rules.hide(self.whole, self.whole.to_move)

    def observe(self, seat: int) -> Observation:
        """Return the observation of a seat as named numbers, for learning."""
        self._check_seat(seat)
        layout = self.game.rules.layout
        octets = self.game.rules.observe(self.whole, seat)
        return Observation(octets, layout.entries(layout.read_counts(self.whole)))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return the view of a seat or of a spectator, as plain data: what a screen shows."""
        viewer = NOBODY if seat is None else self._check_seat(seat)
        return self.game.rules.view(self.whole, viewer).model_dump(mode="json")

    def guess(self, seat: int, seed: int) -> State:
        """Return a state that this seat cannot tell from this one: what it may not know, and all
        dice to come, are chosen at random."""
        self._check_seat(seat)
        return State(self.game, self.game.rules.determinize(self.whole, seat, seed))

    def prompt(self, language: str = "en") -> str:
        """Return the question to the seat that decides, in words."""
        rules = self.game.rules
        if self.is_over:
            raise ValueError("the game is over: nothing is asked")
        return rules.text(_checked_language(language)).say(rules.screen.ask(self._hidden_position))

    def text(self, seat: int | None = None, language: str = "en", columns: int = COLUMNS) -> str:
        """Return the table as text, as a seat or a spectator sees it."""
        viewer = NOBODY if seat is None else self._check_seat(seat)
        rules = self.game.rules
        lines = rules.screen.draw(
            rules.hide(self.whole, viewer), viewer, rules.text(_checked_language(language)),
            list(SEAT_NAMES[: self.players]), columns,
        )  # fmt: skip
        return "\n".join("".join(piece for piece, _ in line).rstrip() for line in lines)

    def save(self, path: str | Path) -> None:
        """Write the game so far to a replay file, which the browser shows too."""
        if self.recording is None:
            raise ValueError("a guess has no moves that led to it, and cannot be saved")
        Path(path).write_text(self.recording.dumps(), encoding="utf-8")

    def _check_seat(self, seat: int) -> int:
        """Return the number of a seat; raise ValueError if there is no such seat."""
        if not 0 <= seat < self.players:
            raise ValueError(f"seats go from 0 to {self.players - 1}, not {seat}")
        return seat

    # A state has no hash, because it changes when a move is played.
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.whole == other.whole

    def __str__(self) -> str:
        return self.text(self.to_move)

    def _repr_mimebundle_(self, **given: Any) -> Any:
        """Return the display of the state in a notebook: the board, with moves that can be clicked.

        Without `holdfast[notebook]`, and where no widgets are shown, it is the table as text.
        """
        try:
            from holdfast.notebook import Board, page
        except ImportError:
            return {"text/plain": str(self)}
        if page(self.game.name) is None:
            return {"text/plain": str(self)}
        return Board(self)._repr_mimebundle_(**given)

    def __repr__(self) -> str:
        if self.is_over:
            return f"<State of {self.game.name}: the game is over>"
        moves = self.whole.number("offers")
        return (
            f"<State of {self.game.name}: seat {self.to_move} decides {self.decision!r}, "
            f"{moves} legal moves>"
        )


def _checked_language(language: str) -> str:
    """Return a language; raise ValueError if there are no texts in it."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language
