"""The `Game` class: the interface of a game to the rest of Holdfast.

All code outside a game's folder uses the game through a `Game`: it takes positions and returns
positions, moves, events and texts. The results do not depend on the engine, interpreted or
compiled.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from holdfast.kernel import agenda, chance
from holdfast.kernel.buffers import first_rows, numbers, of
from holdfast.kernel.content import load_toml
from holdfast.kernel.decision import Decision, Decisions
from holdfast.kernel.encoding import Encoding
from holdfast.kernel.engine import Engine, Rules, interpreted
from holdfast.kernel.events import Event, EventKinds, new_log, silent_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.game_parts import Deciders, DropIn, Line, Placement, Screen, TeamPlans
from holdfast.kernel.moves import MoveKinds
from holdfast.kernel.observation import Layout
from holdfast.kernel.options import Choices, Options
from holdfast.kernel.position import Position
from holdfast.kernel.position_builder import PositionError
from holdfast.kernel.record import NOBODY, Record, i4, u1
from holdfast.kernel.replay import OtherRulesError, Replay, ReplayError, Step
from holdfast.kernel.translations import ANY_GAME, Text
from holdfast.kernel.wording import Caution, Phrase, Why


class IllegalMoveError(ValueError):
    """A move that the rules do not allow in this position. The position is unchanged."""


class RulesError(RuntimeError):
    """The rules reached an impossible state, for example ran out of prescribed dice."""


@dataclass(eq=False, repr=False, kw_only=True)
class Game:
    """One game: its rules, its texts and everything that other packages may do with it."""

    name: str
    version: int
    """The version of the rules.

    It increases with every change that alters a replay, also of a named position. A position
    stores the version it began under, and a game is finished under that version.
    """
    oldest: int
    """The oldest version whose games still replay."""
    folder: Path
    state: Record
    options: Options
    moves: MoveKinds
    events: EventKinds
    decisions: Decisions
    rules: Rules
    screen: Screen
    layout: Layout
    """The layout of observations."""
    encoding: Encoding
    """What a trained net reads, and how it numbers moves."""
    clause_prefix: str
    longest: int
    """The maximum number of decisions in a game."""
    team: bool = False
    """Whether all players win or lose together."""
    find_deciders: Callable[[Position, int], Deciders] | None = None
    drop_in: DropIn | None = None
    find_auto_answers: Callable[[Position], Mapping[str, str]] | None = None
    stand_in: Decision | None = None
    """The decision that replaces, in a hidden position, one that the viewer may not know."""
    team_plans: TeamPlans | None = None

    def __post_init__(self) -> None:
        self.engine: Engine = interpreted(self.rules)
        self._texts: dict[str, Text] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # Engines

    @property
    def cache_folder(self) -> Path:
        """The folder of this game's compiled rules on disk."""
        from holdfast.kernel.compiled import cache_root
        from holdfast.kernel.source_key import source_key

        return cache_root() / f"{self.name}-{source_key(self.folder)}"

    @cached_property
    def compiled(self) -> Engine:
        """The compiled engine. Its entry points are compiled when first called."""
        from holdfast.kernel.compiled import compiled

        return compiled(self.rules, self.cache_folder)

    @cached_property
    def interpreted(self) -> Engine:
        """The interpreted engine."""
        return interpreted(self.rules)

    # Play

    def new(self, options: Mapping[str, Any] | None = None, seed: int | None = None) -> Position:
        """Return a new game at its first decision."""
        return self.begin(options, seed)[0]

    def begin(
        self,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        version: int | None = None,
    ) -> tuple[Position, list[Event]]:
        """Return a new game at its first decision, with the events of its setup.

        It uses the newest rules, or those of an older `version` that still replays.
        """
        seed = fresh_seed() if seed is None else checked_seed(seed)
        position = self.blank(options, version)
        log = new_log()
        self.engine.set_up(position.data, seed, log)
        self.engine.play(position.data, NO_MOVE, log)
        self._check(position)
        return position, self.events.read(log)

    def blank(
        self, options: Mapping[str, Any] | None = None, version: int | None = None
    ) -> Position:
        """Return a position before setup that has only its options and rules version."""
        version = self.version if version is None else version
        if not self.oldest <= version <= self.version:
            raise ValueError(f"{self.name} has no rules of version {version}")
        position = Position.blank(self.state)
        position.state.version = version
        self.options.write(options or {}, position.state.options)
        return position

    def run_on(self, position: Position) -> None:
        """Carry out the steps on the agenda of a described position, up to a decision."""
        self.engine.play(position.data, NO_MOVE, silent_log())
        self._check(position)

    def legal(self, position: Position) -> list[int]:
        """Return the legal moves in rule order."""
        return position.legal_moves

    def allows(self, position: Position, move: int) -> bool:
        """Return whether a move may be played: it is legal, or a permitted command."""
        if position.over or not 0 <= move < self.moves.count:
            return False
        if move < self.moves.commands:
            return move in self.legal(position)
        return bool(self.engine.permits(position.data, move))

    def play(self, position: Position, move: int, entropy: str | None = None) -> list[Event]:
        """Play a move in place and return the events it caused.

        An illegal move, or one that raises a fault, changes nothing.
        """
        if not self.allows(position, move):
            raise IllegalMoveError(self._refusal(position, move))
        trial = position.copy()
        if entropy is not None:
            words = [int(entropy[i : i + 8], 16) for i in range(0, 32, 8)]
            self.engine.stir(trial.data, *words)
        log = new_log()
        self.engine.play(trial.data, move, log)
        self._check(trial)
        position.become(trial)
        return self.events.read(log)

    def foresee(
        self, position: Position, move: int, into: Position | None = None, legal: bool = False
    ) -> Position | None:
        """Return the position after a move, with the dice of this position; None if not allowed.

        The result is written to the position `into`, if it is given, instead of to a new one.
        `legal`: the caller knows that the move is legal.
        """
        if not legal and not self.allows(position, move):
            return None
        after = position.copy() if into is None else into.become(position)
        self.engine.play(after.data, move, silent_log())
        self._check(after)
        return after

    def _refusal(self, position: Position, move: int) -> str:
        """Return the message for a move that is not allowed."""
        if position.over:
            return "the game is over"
        self.moves.decode(move)
        return f"{self.key(position, move)} is not legal here"

    def _check(self, position: Position) -> None:
        """Raise RulesError if the rules have set a fault in the position."""
        if not position.faulty:
            return
        fault = chance.FAULTS.get(position.number("chance", "fault"))
        overflow = position.number("agenda", "fault")
        if overflow == agenda.OVERFLOW:
            fault = "the agenda is full: steps were nested deeper than the rules allow"
        elif overflow == agenda.TOO_MANY_OPTIONS:
            fault = f"decision {self.decision(position)!r} has over {self.decisions.limit} options"
        if fault:
            raise RulesError(f"{self.name}: {fault}")

    def deciders(self, position: Position, move: int) -> Deciders:
        """Return the seats that may answer the open decision with a legal move.

        The rules do not depend on which of these seats answers. A team may share its decisions.
        """
        if self.find_deciders is None:
            return Deciders(frozenset((position.to_move,)))
        return self.find_deciders(position, move)

    @property
    def shares_decisions(self) -> bool:
        """Whether seats other than the one that decides may answer."""
        return self.find_deciders is not None

    def all_deciders(self, position: Position) -> dict[int, Deciders]:
        """Return the legal moves, each with the seats that may choose it."""
        if self.find_deciders is None:
            return dict.fromkeys(self.legal(position), Deciders(frozenset((position.to_move,))))
        return {move: self.find_deciders(position, move) for move in self.legal(position)}

    def answers(self, position: Position, seat: int) -> list[int]:
        """Return the legal moves that a seat may choose, alone or together with others."""
        return [
            move for move in self.legal(position) if seat in self.deciders(position, move).seats
        ]

    def result(self, position: Position) -> list[Placement]:
        """Return the placement of each seat by seat. It is final when the game is over."""
        seats = self.seats(position)
        out = numbers(i4, seats, 2)
        self.engine.result(position.data, out)
        return [Placement(seat, *row) for seat, row in enumerate(first_rows(out, seats))]

    def seats(self, position: Position) -> int:
        """Return the number of seats, including those of people who joined later."""
        began = position.number("options", "players")
        later = self.playing_seats(position) + self.joining_seats(position)
        return max([began, *(seat + 1 for seat in later)])

    def playing_seats(self, position: Position) -> list[int]:
        """Return the seats that take part in the game now."""
        if self.drop_in is None:
            return list(range(position.number("options", "players")))
        return self.drop_in.playing_seats(position)

    def joining_seats(self, position: Position) -> list[int]:
        """Return the seats that have asked to join and are still waiting."""
        return [] if self.drop_in is None else self.drop_in.joining_seats(position)

    def speaks_for(self, position: Position, move: int) -> int | None:
        """Return the seat that a command is about; None for a move that answers a decision."""
        kind, arguments = self.moves.decode(move)
        if kind.offered:
            return None
        if "seat" in arguments or self.drop_in is None or self.drop_in.speaks_for is None:
            return arguments.get("seat")
        return self.drop_in.speaks_for(position, move)

    def command_seats(self, position: Position) -> Mapping[int, int | None]:
        """Return all commands, each with the seat that it is about."""
        if self.drop_in is None or self.drop_in.speaks_for is None:
            return self._seats_of_commands
        return self._find_seats_of_commands(position)

    @cached_property
    def _seats_of_commands(self) -> Mapping[int, int | None]:
        """All commands with their seats, for games whose commands name the seat.

        It is then the same in every position.
        """
        return self._find_seats_of_commands(Position.blank(self.state))

    def _find_seats_of_commands(self, position: Position) -> Mapping[int, int | None]:
        """Return all commands in this position, each with the seat that it is about."""
        commands = range(self.moves.commands, self.moves.count)
        return {move: self.speaks_for(position, move) for move in commands}

    @property
    def has_auto_answers(self) -> bool:
        """Whether the game has automatic answers that people may turn off."""
        return self.find_auto_answers is not None

    def auto_answers(self, position: Position) -> Mapping[str, str]:
        """Return the automatic answers: for each decision, a kind of move."""
        return self.find_auto_answers(position) if self.find_auto_answers else {}

    def decision(self, position: Position) -> str | None:
        """Return the name of the open decision, or None when the game is over."""
        return None if position.over else self.decisions.names[position.number("ask")]

    def known_decision(self, hidden: Position) -> str | None:
        """Return the name of the open decision, or None if the viewer may not know it."""
        known = self.stand_in is None or hidden.number("ask") != self.stand_in
        return self.decision(hidden) if known else None

    def prompt(self, hidden: Position) -> Phrase | None:
        """Return the prompt, or None if the viewer of the hidden position may not know it."""
        return self.screen.ask(hidden) if self._may_know_prompt(hidden) else None

    def clause(self, hidden: Position) -> str | None:
        """Return the clause of the open decision, or None if the viewer may not know the prompt."""
        return (
            self.decisions[hidden.number("ask")].clause if self._may_know_prompt(hidden) else None
        )

    def _may_know_prompt(self, hidden: Position) -> bool:
        """Return whether the viewer of a hidden position may know the whole prompt.

        The subject of a decision can reveal as much as its options.
        """
        if self.known_decision(hidden) is None:
            return False
        ask = hidden.number("ask")
        return not (ask and self.decisions[ask].secret and not hidden.number("offers"))

    def subject(self, position: Position) -> dict[str, int]:
        """Return the subjects of the open decision (about, and against), by name."""
        state = position.state
        if position.over or not state.ask:
            return {}
        about = self.decisions[state.ask].about
        return dict(zip(about, (state.about, state.against), strict=False))

    def choices(self, position: Position) -> Choices:
        """Return the options that the game is played with."""
        return self.options.read(position.state.options)

    # Hidden information

    def hide(
        self, position: Position, viewer: int = NOBODY, into: Position | None = None
    ) -> Position:
        """Return the position as this viewer may know it."""
        hidden = position.copy() if into is None else into.become(position)
        self.engine.hide(hidden.data, viewer)
        return hidden

    def determinize(self, position: Position, viewer: int, seed: int) -> Position:
        """Return a whole position that fits what this viewer knows."""
        return self.guess(self.hide(position, viewer), viewer, seed)

    def guess(
        self, hidden: Position, viewer: int, seed: int, into: Position | None = None
    ) -> Position:
        """Return a whole position that fits a position that is already hidden from this viewer."""
        guessed = hidden.copy() if into is None else into.become(hidden)
        self.engine.determinize(guessed.data, viewer, seed)
        return guessed

    def observe(self, position: Position, viewer: int) -> Any:
        """Return the observation of this viewer as bytes, for machine learning: see `layout`."""
        out = numbers(u1, self.layout.most)
        size = self.engine.observe(self.hide(position, viewer).data, viewer, out)
        return out[:size]

    @property
    def encoded_size(self) -> int:
        """The most bytes that a trained net reads of a position."""
        return self.encoding.size or self.layout.most + self.encoding.derived

    def encode(self, position: Position, viewer: int) -> Any:
        """Return the input of a trained net for a position, as this viewer knows it, as bytes."""
        out = numbers(u1, self.encoded_size)
        size = self.engine.encode(self.hide(position, viewer).data, viewer, out)
        return out[:size]

    def advise(self, position: Position, noise: int = 0, moves: Sequence[int] | None = None) -> int:
        """Return the heuristic player's move for the seat that decides.

        It uses only what the seat may know, and chooses among all legal moves or among the given
        ones.
        """
        hidden = self.hide(position, position.to_move)
        among = of(i4, self.legal(hidden) if moves is None else moves)
        if not len(among):
            raise RulesError(f"{self.name}: there is no move to advise")
        return int(self.engine.advise(hidden.data, among, len(among), noise))

    # Views and texts

    def view(self, position: Position, viewer: int = NOBODY) -> BaseModel:
        """Return the view of a position: everything that a screen shows to this viewer."""
        return self.screen.view(self.hide(position, viewer), viewer)

    def key(self, position: Position, move: int) -> str:
        """Return the short stable text of a move."""
        return self.screen.key(position, move)

    def move(self, position: Position, key: str) -> int:
        """Return the legal move or permitted command with this key."""
        for move in self.legal(position):
            if self.key(position, move) == key:
                return move
        for kind in self.moves.kinds.values():
            for move in range(kind.first, kind.first + kind.size) if not kind.offered else ():
                if self.key(position, move) == key and self.allows(position, move):
                    return move
        raise IllegalMoveError(f"{key!r} is not legal here")

    def preview(self, position: Position, move: int) -> dict[str, Any]:
        """Return the effect of a legal move, as far as the player who decides may know."""
        seen = self.screen.preview(self.hide(position, position.to_move), move)
        return seen.model_dump() if isinstance(seen, BaseModel) else seen

    def cautions(self, hidden: Position, move: int) -> list[Caution]:
        """Return the common mistakes that a legal move would be, from a hidden position."""
        asked = ((kind, warned(hidden, move)) for kind, warned in self.screen.cautions.items())
        return [
            Caution(kind=kind, wording=warned.wording, points=warned.points)
            for kind, warned in asked
            if warned is not None
        ]

    def is_blunder(self, hidden: Position, move: int) -> bool:
        """Return whether a legal move is a mistake that no bot makes, from a hidden position."""
        screen = self.screen
        return any(screen.cautions[kind](hidden, move) is not None for kind in screen.blunders)

    def in_vain(self, position: Position, move: int) -> bool:
        """Return whether a legal move cannot achieve its purpose, as far as the player who decides
        may know."""
        return self.screen.factors.in_vain(self.hide(position, position.to_move), move)

    def why(self, position: Position, move: int) -> Why:
        """Return why a move is not allowed, as far as the player who decides may know."""
        self.moves.decode(move)
        return self.screen.why(self.hide(position, position.to_move), move)

    def sentence(
        self, position: Position, event: Event, language: str, names: Sequence[str]
    ) -> str | None:
        """Return a line of the written log about an event that led to this position, or None."""
        return self.screen.sentence(self.hide(position), event, self.text(language), names)

    def chart(self, position: Position) -> dict[str, int | list[int]]:
        """Return the numbers that the curves of the end screen plot."""
        return self.screen.chart(self.hide(position))

    def text(self, language: str) -> Text:
        """Return the game's texts in a language."""
        if language not in self._texts:
            self._texts[language] = Text(self.folder / "text", language, ANY_GAME)
        return self._texts[language]

    # Described positions and replays

    def build_position(
        self, description: Mapping[str, Any], version: int | None = None
    ) -> Position:
        """Return the position that a description specifies, at its next decision."""
        position = self.blank(description.get("options"), version)
        chance.start(position.state.chance, description.get("seed", 0))
        self.screen.build_position(position.state, description)
        try:
            self.run_on(position)
        except RulesError as fault:
            raise PositionError(str(fault)) from None
        return position

    @property
    def positions(self) -> list[str]:
        """The names of the positions in the game's content, for examples and lessons."""
        return sorted(path.stem for path in (self.folder / "content/positions").glob("*.toml"))

    def named_position(self, name: str, version: int | None = None) -> Position:
        """Return the position with this name, by the newest rules or an older version."""
        if name not in self.positions:
            raise ValueError(f"{self.name} has no position {name!r}; there are: {self.positions}")
        path = self.folder / "content/positions" / f"{name}.toml"
        return self.build_position(load_toml(path), version)

    def prescribe(self, position: Position, outcomes: list[int]) -> Position:
        """Return a copy of the position with prescribed random outcomes, counted from 0.

        A die that shows 6 is outcome 5. A roll after the end of the list is a fault.
        """
        if len(outcomes) > chance.SCRIPT_LENGTH:
            raise ValueError(f"at most {chance.SCRIPT_LENGTH} outcomes can be prescribed")
        prescribed = position.copy()
        state = prescribed.state.chance
        state.scripted, state.script_length, state.taken = 1, len(outcomes), 0
        for i, outcome in enumerate(outcomes):
            state.script[i] = outcome
        return prescribed

    def record(self, position: Position, seed: int) -> Replay:
        """Return an empty replay for a game that has just begun."""
        return Replay(self.name, position.state.version, self.choices(position), seed)

    def replays(self, version: int) -> bool:
        """Return whether games of this rules version still replay."""
        return self.oldest <= version <= self.version

    def replay(self, replay: Replay) -> list[tuple[Position, list[Event]]]:
        """Return every position of a replayed game, each with the events that led to it."""
        if replay.game != self.name:
            raise ReplayError(f"this is a replay of {replay.game!r}, not of {self.name!r}")
        if not self.replays(replay.rules):
            raise OtherRulesError(
                f"the replay was played by version {replay.rules} of the rules; "
                f"this is version {self.version}"
            )
        try:
            position, opening = self._first_position(replay)
        except ValueError as error:
            raise ReplayError(f"the replay is damaged: {error}") from None
        history = [(position.copy(), opening)]
        for number, step in enumerate(replay.steps, 1):
            try:
                events = self.play(position, step.move, step.entropy)
            except ValueError as error:
                raise ReplayError(f"the replay is damaged at move {number}: {error}") from None
            history.append((position.copy(), events))
        return history

    def _first_position(self, replay: Replay) -> tuple[Position, list[Event]]:
        """Return the first position of a replay, with the events of its setup."""
        if replay.position is None:
            return self.begin(replay.options, replay.seed, replay.rules)
        position = self.named_position(replay.position, replay.rules)
        if self.options.choose(replay.options) != self.choices(position):
            raise ValueError(f"position {replay.position!r} is played with other options")
        return position, []


def fresh_seed() -> int:
    """Return a random seed from the operating system."""
    return secrets.randbits(63)


def checked_seed(seed: Any) -> int:
    """Return a seed as an int; raise ValueError if it is not a whole number in range."""
    try:
        number = operator.index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 1 << 63:
        raise ValueError(f"a seed is a number from 0 to 2^63 - 1, not {seed!r}")
    return number


def fresh_entropy() -> str:
    """Return 128 random bits from the operating system, as hexadecimal digits."""
    return secrets.token_hex(16)


__all__ = [
    "Deciders",
    "DropIn",
    "Game",
    "IllegalMoveError",
    "Line",
    "Placement",
    "Rules",
    "RulesError",
    "Screen",
    "Step",
    "TeamPlans",
    "Why",
    "checked_seed", "fresh_entropy", "fresh_seed",
]  # fmt: skip
