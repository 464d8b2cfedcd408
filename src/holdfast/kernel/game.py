"""A game as the rest of the house sees it.

Everything outside a game's folder talks to it through a `Game`: positions in, positions, moves,
events and words out. Which engine answers, interpreted or compiled, cannot be told from the
results.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from holdfast.kernel import agenda, chance, defaults
from holdfast.kernel.buffers import first_rows, numbers, of
from holdfast.kernel.content import load_toml
from holdfast.kernel.decision import Decision, Decisions
from holdfast.kernel.engine import Engine, Rules, interpreted
from holdfast.kernel.events import SILENT, Event, EventKinds, new_log
from holdfast.kernel.factors import NO_FACTORS, Factors
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.moves import MoveKinds
from holdfast.kernel.options import Choices, Options
from holdfast.kernel.position import Position
from holdfast.kernel.position_builder import PositionError
from holdfast.kernel.record import NOBODY, Record, f4, i4
from holdfast.kernel.replay import OtherRulesError, Replay, ReplayError, Step
from holdfast.kernel.translations import ANY_GAME, Text
from holdfast.kernel.wording import Caution, Phrase, Warned, Why, Wording


class IllegalMoveError(ValueError):
    """A move that the rules do not allow in this position. Nothing was changed."""


class RulesError(RuntimeError):
    """The rules met something impossible, such as prescribed dice that ran out."""


@dataclass(frozen=True)
class Placement:
    """How a seat ended: its rank (1 is best, shared when equal) and its points."""

    seat: int
    rank: int
    points: int


@dataclass(frozen=True)
class Deciders:
    """Whose answer a move is: any of these seats may give it, or they must all have given it."""

    seats: frozenset[int]
    together: bool = False


Line = Sequence[tuple[str, str]]
"""A line for a terminal: pieces of text, each with its style, such as `bold red`."""


@dataclass(frozen=True)
class Screen:
    """The parts of a game that turn positions into what people read. All are plain Python."""

    view: Callable[[Position, int], BaseModel]
    """view(hidden position, viewer): everything a screen shows."""
    key: Callable[[Position, int], str]
    """key(position, move): the short stable text of a move, such as `move:A1:0`."""
    say: Callable[[Position, int], Wording]
    """say(hidden position, legal move): what the move does, in words."""
    preview: Callable[[Position, int], BaseModel | dict[str, Any]]
    """preview(hidden position, move): what would happen, with odds, before it is played."""
    why: Callable[[Position, int], Why]
    """why(hidden position, move): why an illegal move is illegal."""
    ask: Callable[[Position], Phrase]
    """ask(hidden position with an open decision): the question to whoever decides, with the numbers
    of this position."""
    sentence: Callable[[Position, Event, Text, Sequence[str]], str | None]
    """sentence(hidden position after it, event, text, names of the seats): a line of the log, or
    nothing for an event that only moves pieces."""
    chart: Callable[[Position], dict[str, int | list[int]]]
    """chart(hidden position): the numbers that the curves of the end screen follow."""
    lay_out: Callable[[Any, Mapping[str, Any]], None]
    """lay_out(s, description): writes a plain description into a blank position that has its
    options, and leaves on the agenda what comes next."""
    draw: Callable[[Position, int, Text, Sequence[str], int], list[Line]]
    """draw(hidden position, viewer, text, names of the seats, columns): everything on the table,
    for a terminal."""
    models: tuple[type[BaseModel], ...]
    """The models of what `view` and `preview` give, for the client's types."""
    cautions: Mapping[str, Callable[[Position, int], Warned | None]] = field(default_factory=dict)
    """By name the common mistakes of newcomers, the gravest first. Each is asked with a hidden
    position and a legal move: what a coach says before it is played, or nothing where it is no such
    mistake."""
    sees: Callable[[Position, int], object] = defaults.sees
    """sees(hidden position, viewer): what a view depends on beside the position. Viewers who know
    the same position, and for whom this is equal, are shown the same."""
    facts: Callable[[Position], Callable[[int], Hashable]] | None = None
    """facts(hidden position)(legal move or command): what key, words and preview of a move follow
    from beside its number. Where these are equal a move is written as before; a game that does not
    say it has every move written anew."""
    factors: Factors = NO_FACTORS
    """What moves are good for, by which they are explained."""


@dataclass(frozen=True)
class DropIn:
    """How people come and go while a game is on, where its rules let them."""

    playing: Callable[[Position], list[int]]
    """playing(position): the seats that have a part in the game."""
    coming: Callable[[Position], list[int]]
    """coming(position): the seats of those who have asked to join and still wait."""
    speaks_for: Callable[[Position, int], int] | None = None
    """speaks_for(position, command): the seat that a command is about although it names none, or
    NOBODY while there is no such seat. For games whose requests are counted, not named."""


@dataclass(frozen=True)
class TeamPlans:
    """How people plan and talk in a game that they win and lose together."""

    turn_of: Callable[[Game, Position, int], Position | None]
    """turn_of(game, whole position, seat): the position as it would be if it were this seat's turn
    now, at the decision what to do in it; nothing where that cannot be said."""
    say: Callable[[Position, int], Phrase]
    """say(hidden position, legal move): what somebody plans to do, after their name; its argument
    `who` is `you` for whoever reads of their own plan."""
    place: Callable[[Position, int], int | None]
    """place(hidden position, legal move): where on the board a move is made, if anywhere."""
    places: int
    """How many places the board has, at most."""
    lets_act: Callable[[Position, int], int | None] | None = None
    """lets_act(position, legal move): the seat whose turn the move begins; for games in which the
    team chooses who acts next and somebody leads it."""
    may_talk: Callable[[Position], bool] = lambda position: True
    """may_talk(position): whether the rules let people talk to each other."""


class Game:
    """One game: its contract with the rest of the house."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        folder: Path,
        state: Record,
        options: Options,
        moves: MoveKinds,
        events: EventKinds,
        decisions: Decisions,
        rules: Rules,
        screen: Screen,
        features: int,
        clause_prefix: str,
        longest: int,
        oldest: int | None = None,
        team: bool = False,
        deciders: Callable[[Position, int], Deciders] | None = None,
        doors: DropIn | None = None,
        auto_answers: Callable[[Position], Mapping[str, str]] | None = None,
        stand_in: Decision | None = None,
        together: TeamPlans | None = None,
    ) -> None:
        self.name = name
        self.version = version
        """The version of the rules; it rises with every change that alters a replay, also one of a
        named position. A position keeps the version it began under, so that games begun under an
        older one end under it."""
        self.oldest = version if oldest is None else oldest
        """The oldest version whose games still replay."""
        self.folder = folder
        self.state = state
        self.options = options
        self.moves = moves
        self.events = events
        self.decisions = decisions
        self.rules = rules
        self.screen = screen
        self.features = features
        """How many numbers `observe` gives."""
        self.clause_prefix = clause_prefix
        self.longest = longest
        """No game takes more decisions than this."""
        self.team = team
        """Whether all win and lose together."""
        self._deciders = deciders
        self.doors = doors
        self._auto_answers = auto_answers
        self.stand_in = stand_in
        """What stands in a hidden position for a decision that its viewer may not know."""
        self.together = together
        self.engine: Engine = interpreted(rules)
        self._texts: dict[str, Text] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # Speed

    @property
    def cache_folder(self) -> Path:
        """Where this game's compiled rules lie on disk."""
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
        """A new game at its first decision."""
        return self.begin(options, seed)[0]

    def begin(
        self,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        version: int | None = None,
    ) -> tuple[Position, list[Event]]:
        """A new game at its first decision, with the events that led there; by the newest rules,
        or by those of an older version that still replays."""
        if seed is None:
            seed = secrets.randbits(63)
        if not 0 <= seed < 1 << 63:
            raise ValueError(f"a seed is a number from 0 to 2^63 - 1, not {seed}")
        position = self.blank(options, version)
        log = new_log()
        self.engine.set_up(position.data, seed, log)
        self.engine.play(position.data, NO_MOVE, log)
        self._check(position)
        return position, self.events.read(log)

    def blank(
        self, options: Mapping[str, Any] | None = None, version: int | None = None
    ) -> Position:
        """A position before setup: nothing in it but the options and the version of the rules."""
        version = self.version if version is None else version
        if not self.oldest <= version <= self.version:
            raise ValueError(f"{self.name} has no rules of version {version}")
        position = Position.blank(self.state)
        position.state.version = version
        self.options.write(options or {}, position.state.options)
        return position

    def run_on(self, position: Position) -> None:
        """Carry out what lies on the agenda of a position that was laid out, up to a decision."""
        self.engine.play(position.data, NO_MOVE, SILENT)
        self._check(position)

    def legal(self, position: Position) -> list[int]:
        """The legal moves, in the order of the rules."""
        return position.offered

    def allows(self, position: Position, move: int) -> bool:
        """Whether a move may be played: it is legal, or a command that is permitted."""
        if position.over or not 0 <= move < self.moves.count:
            return False
        if move < self.moves.commands:
            return move in self.legal(position)
        return bool(self.engine.permits(position.data, move))

    def play(self, position: Position, move: int, entropy: str | None = None) -> list[Event]:
        """Play a move in place; gives the events it caused.

        An illegal move, or one that faults, changes nothing.
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
        self, position: Position, move: int, into: Position | None = None
    ) -> Position | None:
        """The position that a move leads to by the chance that lies in this one; nothing if it may
        not be played. `into`: one that is not needed any more, as for those below."""
        if not self.allows(position, move):
            return None
        after = position.copy() if into is None else into.become(position)
        self.engine.play(after.data, move, SILENT)
        self._check(after)
        return after

    def _refusal(self, position: Position, move: int) -> str:
        if position.over:
            return "the game is over"
        self.moves.decode(move)
        return f"{self.key(position, move)} is not legal here"

    def _check(self, position: Position) -> None:
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
        """Who may answer the open decision with a legal move. To the rules only the answer counts;
        whose it may be is the table's concern, and a team may share its decisions."""
        if self._deciders is None:
            return Deciders(frozenset((position.to_move,)))
        return self._deciders(position, move)

    @property
    def shares_decisions(self) -> bool:
        """Whether anybody but the seat that decides may have a say."""
        return self._deciders is not None

    def all_deciders(self, position: Position) -> dict[int, Deciders]:
        """The legal moves, each with those who may give it."""
        if self._deciders is None:
            return dict.fromkeys(self.legal(position), Deciders(frozenset((position.to_move,))))
        return {move: self._deciders(position, move) for move in self.legal(position)}

    def answers(self, position: Position, seat: int) -> list[int]:
        """The legal moves that a seat may give, alone or together with others."""
        return [
            move for move in self.legal(position) if seat in self.deciders(position, move).seats
        ]

    def result(self, position: Position) -> list[Placement]:
        """How each seat stands, by seat. Final when the game is over."""
        seats = self.seats(position)
        out = numbers(i4, seats, 2)
        self.engine.result(position.data, out)
        return [Placement(seat, *row) for seat, row in enumerate(first_rows(out, seats))]

    def seats(self, position: Position) -> int:
        """How many seats there are: those it began with, and those of people who came later."""
        began = position.number("options", "players")
        return max([began, *(seat + 1 for seat in self.playing(position) + self.coming(position))])

    def playing(self, position: Position) -> list[int]:
        """The seats that have a part in the game now."""
        if self.doors is None:
            return list(range(position.number("options", "players")))
        return self.doors.playing(position)

    def coming(self, position: Position) -> list[int]:
        """The seats of those who have asked to join and still wait."""
        return [] if self.doors is None else self.doors.coming(position)

    def speaks_for(self, position: Position, move: int) -> int | None:
        """The seat that a command is about; nothing for a move of whoever decides."""
        kind, arguments = self.moves.decode(move)
        if kind.offered:
            return None
        if "seat" in arguments or self.doors is None or self.doors.speaks_for is None:
            return arguments.get("seat")
        return self.doors.speaks_for(position, move)

    def spoken_for(self, position: Position) -> Mapping[int, int | None]:
        """All commands, each with the seat that it is about."""
        if self.doors is None or self.doors.speaks_for is None:
            return self._named
        return self._spoken_for(position)

    @cached_property
    def _named(self) -> Mapping[int, int | None]:
        """The same where commands name their seats, in any position."""
        return self._spoken_for(Position.blank(self.state))

    def _spoken_for(self, position: Position) -> Mapping[int, int | None]:
        commands = range(self.moves.commands, self.moves.count)
        return {move: self.speaks_for(position, move) for move in commands}

    @property
    def has_auto_answers(self) -> bool:
        """Whether people answer something unless they have said otherwise."""
        return self._auto_answers is not None

    def auto_answers(self, position: Position) -> Mapping[str, str]:
        """What people answer who have said nothing else: for a decision a kind of move."""
        return self._auto_answers(position) if self._auto_answers else {}

    def decision(self, position: Position) -> str | None:
        """What is being decided, or nothing when the game is over."""
        return None if position.over else self.decisions.names[position.number("ask")]

    def question(self, hidden: Position) -> str | None:
        """What is being decided, as far as the viewer of a hidden position may know."""
        known = self.stand_in is None or hidden.number("ask") != self.stand_in
        return self.decision(hidden) if known else None

    def asked(self, hidden: Position) -> Phrase | None:
        """The open question in words, as far as the viewer of a hidden position may know."""
        return self.screen.ask(hidden) if self._is_told(hidden) else None

    def clause(self, hidden: Position) -> str | None:
        """The clause that the open question follows, wherever the question is told in words."""
        return self.decisions[hidden.number("ask")].clause if self._is_told(hidden) else None

    def _is_told(self, hidden: Position) -> bool:
        """Whether the viewer of a hidden position may know what is asked in full: what a question
        is about may tell as much as its options."""
        if self.question(hidden) is None:
            return False
        ask = hidden.number("ask")
        return not (ask and self.decisions[ask].secret and not hidden.number("offers"))

    def subject(self, position: Position) -> dict[str, int]:
        """What the open decision is about (and against), by name."""
        state = position.state
        if position.over or not state.ask:
            return {}
        about = self.decisions[state.ask].about
        return dict(zip(about, (state.about, state.against), strict=False))

    def choices(self, position: Position) -> Choices:
        """The options that the game is played with."""
        return self.options.read(position.state.options)

    # Knowledge

    def hide(
        self, position: Position, viewer: int = NOBODY, into: Position | None = None
    ) -> Position:
        """The position as this viewer may know it."""
        hidden = position.copy() if into is None else into.become(position)
        self.engine.hide(hidden.data, viewer)
        return hidden

    def determinize(self, position: Position, viewer: int, seed: int) -> Position:
        """A whole position that fits what this viewer knows."""
        return self.guess(self.hide(position, viewer), viewer, seed)

    def guess(
        self, hidden: Position, viewer: int, seed: int, into: Position | None = None
    ) -> Position:
        """The same where it is hidden from this viewer already."""
        guessed = hidden.copy() if into is None else into.become(hidden)
        self.engine.determinize(guessed.data, viewer, seed)
        return guessed

    def observe(self, position: Position, viewer: int) -> Any:
        """What this viewer knows as numbers, for learning."""
        out = numbers(f4, self.features)
        self.engine.observe(self.hide(position, viewer).data, viewer, out)
        return out

    def advise(self, position: Position, noise: int = 0, moves: Sequence[int] | None = None) -> int:
        """What a steady player would do for the seat that decides, knowing what it may know:
        among all legal moves, or among some of them."""
        hidden = self.hide(position, position.to_move)
        among = of(i4, self.legal(hidden) if moves is None else moves)
        if not len(among):
            raise RulesError(f"{self.name}: there is no move to advise")
        return int(self.engine.advise(hidden.data, among, len(among), noise))

    # Screens and words

    def view(self, position: Position, viewer: int = NOBODY) -> BaseModel:
        """What a screen shows to this viewer."""
        return self.screen.view(self.hide(position, viewer), viewer)

    def key(self, position: Position, move: int) -> str:
        """The short stable text of a move."""
        return self.screen.key(position, move)

    def move(self, position: Position, key: str) -> int:
        """The legal move or permitted command with this text."""
        for move in self.legal(position):
            if self.key(position, move) == key:
                return move
        for kind in self.moves.kinds.values():
            for move in range(kind.first, kind.first + kind.size) if not kind.offered else ():
                if self.key(position, move) == key and self.allows(position, move):
                    return move
        raise IllegalMoveError(f"{key!r} is not legal here")

    def preview(self, position: Position, move: int) -> dict[str, Any]:
        """What a legal move would do, as far as the player who decides may know."""
        seen = self.screen.preview(self.hide(position, position.to_move), move)
        return seen.model_dump() if isinstance(seen, BaseModel) else seen

    def cautions(self, hidden: Position, move: int) -> list[Caution]:
        """The common mistakes that a legal move would be, as far as whoever decides may know."""
        asked = ((kind, warned(hidden, move)) for kind, warned in self.screen.cautions.items())
        return [
            Caution(kind=kind, said=warned.said, points=warned.points)
            for kind, warned in asked
            if warned is not None
        ]

    def in_vain(self, position: Position, move: int) -> bool:
        """Whether a legal move cannot do what it is for, as far as the player who decides may
        know."""
        return self.screen.factors.in_vain(self.hide(position, position.to_move), move)

    def why(self, position: Position, move: int) -> Why:
        """Why a move is not allowed, as far as the player who decides may know."""
        self.moves.decode(move)
        return self.screen.why(self.hide(position, position.to_move), move)

    def sentence(
        self, position: Position, event: Event, language: str, names: Sequence[str]
    ) -> str | None:
        """A line of the written log about an event that led to this position."""
        return self.screen.sentence(self.hide(position), event, self.text(language), names)

    def chart(self, position: Position) -> dict[str, int | list[int]]:
        """The numbers that the curves of the end screen follow."""
        return self.screen.chart(self.hide(position))

    def text(self, language: str) -> Text:
        """The game's words."""
        if language not in self._texts:
            self._texts[language] = Text(self.folder / "text", language, ANY_GAME)
        return self._texts[language]

    # Tests, tutorials and replays

    def lay_out(self, description: Mapping[str, Any], version: int | None = None) -> Position:
        """A position from a plain description, at its next decision."""
        position = self.blank(description.get("options"), version)
        interpret(chance.start)(position.state.chance, description.get("seed", 0))
        self.screen.lay_out(position.state, description)
        try:
            self.run_on(position)
        except RulesError as fault:
            raise PositionError(str(fault)) from None
        return position

    @property
    def positions(self) -> list[str]:
        """The named positions that the game's content brings, for examples and tutorials."""
        return sorted(path.stem for path in (self.folder / "content/positions").glob("*.toml"))

    def named_position(self, name: str, version: int | None = None) -> Position:
        """The position of this name, by the newest rules or by older ones that still replay."""
        if name not in self.positions:
            raise ValueError(f"{self.name} has no position {name!r}; there are: {self.positions}")
        path = self.folder / "content/positions" / f"{name}.toml"
        return self.lay_out(load_toml(path), version)

    def prescribe(self, position: Position, outcomes: list[int]) -> Position:
        """The same position with the coming outcomes of chance laid down, each counted from 0.

        A die that shows 6 is outcome 5. When the list runs out the next roll is a fault.
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
        """An empty replay for a game that has just begun."""
        return Replay(self.name, position.state.version, self.choices(position), seed)

    def replays(self, version: int) -> bool:
        """Whether games of this version of the rules still replay."""
        return self.oldest <= version <= self.version

    def replay(self, replay: Replay) -> list[tuple[Position, list[Event]]]:
        """Every position of a replayed game, each with the events that led to it."""
        if replay.game != self.name:
            raise ReplayError(f"this is a replay of {replay.game!r}, not of {self.name!r}")
        if not self.replays(replay.rules):
            raise OtherRulesError(
                f"the replay was played by version {replay.rules} of the rules; "
                f"this is version {self.version}"
            )
        try:
            position, opening = self._beginning(replay)
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

    def _beginning(self, replay: Replay) -> tuple[Position, list[Event]]:
        if replay.position is None:
            return self.begin(replay.options, replay.seed, replay.rules)
        position = self.named_position(replay.position, replay.rules)
        if self.options.choose(replay.options) != self.choices(position):
            raise ValueError(f"position {replay.position!r} is played with other options")
        return position, []


def fresh_entropy() -> str:
    """128 bits from the operating system, as a replay writes them."""
    return secrets.token_hex(16)


__all__ = [
    "Deciders",
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
    "fresh_entropy",
]  # fmt: skip
