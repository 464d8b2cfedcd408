"""The table: one game in play, as a value."""

from __future__ import annotations

from base64 import b64decode, b64encode
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, assert_never

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game, Voices
from holdfast.kernel.options import Choices
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay, Step
from holdfast.table.entries import (
    Agreed,
    By,
    Came,
    Declined,
    Entry,
    HandedOver,
    Instructed,
    Moved,
    Opening,
    OpenSeat,
    Sat,
    Spoke,
    TookBack,
    WentOn,
    Wished,
)
from holdfast.table.recorded import replay_of
from holdfast.table.refusal import Refusal
from holdfast.table.seat import ASK, LONGEST_NAME, Part, Seat, proper_name
from holdfast.table.spoken import Plan
from holdfast.table.turn import Turn
from holdfast.table.undo import How, Undo, Wish, last_own, obstacle


@dataclass(frozen=True, eq=False)
class Table:
    """A game in play. `viewer` and `seat` are numbers of seats; a spectator is NOBODY."""

    game: Game
    opening: Opening
    seats: tuple[Seat, ...]
    line: tuple[Turn, ...]
    """The moves that stand, after a first turn for the beginning."""
    seq: int = 0
    """How many moves were played and taken back so far: the sequence number of the position."""
    entries: int = 0
    """How many entries led here."""
    returns: tuple[tuple[int, int], ...] = ()
    """For each take-back its sequence number, and that of the last move that it left standing."""
    wish: Wish | None = None
    spoken: frozenset[tuple[int, int]] = frozenset()
    """Seats with the answer that each gave to the open decision and others must still give."""
    next: WentOn | None = None
    """Where the same people go on."""
    settled: int = 0
    """The sequence number since which the seats are the same people's."""

    # Beginning

    @classmethod
    def open(cls, opening: Opening, game: Game) -> Table:
        """A table at its first decision."""
        if opening.game != game.name or not game.replays(opening.rules):
            raise Refusal(
                "other-version",
                f"This table is played by version {opening.rules} of the rules of {opening.game}; "
                f"this is version {game.version} of {game.name}.",
            )
        position, events = _beginning(opening, game)
        seats = tuple(
            Seat(seat.name, seat.person, seat.level, bots=seat.level is not None)
            for seat in opening.seats
        )
        first = Turn(
            game=game,
            seq=0,
            seat=NOBODY,
            move=None,
            entropy=None,
            by="standing",
            names=tuple(seat.name for seat in seats),
            events=tuple(events),
            before=bytes(position),
            after=bytes(position),
        )
        return cls(game, opening, seats, (first,))

    # What is the case

    @cached_property
    def position(self) -> Position:
        """The position, hidden parts included. To be read only."""
        return self.line[-1].position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def to_move(self) -> int:
        """The seat that decides, or NOBODY."""
        return NOBODY if self.over else self.position.to_move

    @cached_property
    def owes(self) -> tuple[int, ...]:
        """The seats that owe a decision: the one that decides, whoever else may answer for it; or
        those without whom an answer is not complete."""
        if self.over:
            return ()
        for move, voices in self._voices.items():
            if voices.together:
                return tuple(sorted(s for s in voices.seats if (s, move) not in self.spoken))
        return (self.to_move,)

    @cached_property
    def may_answer(self) -> tuple[int, ...]:
        """The seats that may answer the open decision in some way."""
        return tuple(seat for seat in range(len(self.seats)) if self._answers(seat))

    def answers(self, viewer: int) -> list[int]:
        """The legal moves that the person on this seat may give now."""
        return self._answers(viewer) if self._is_person(viewer) else []

    def _answers(self, seat: int) -> list[int]:
        return [
            move
            for move, voices in self._voices.items()
            if seat in voices.seats and (seat, move) not in self.spoken
        ]

    @cached_property
    def _voices(self) -> dict[int, Voices]:
        """The legal moves, each with those who may give it."""
        legal = self.game.legal(self.position)
        return {move: self.game.voices(self.position, move) for move in legal}

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat that owes a decision and the level of its bot, where a bot does."""
        bots = ((seat, self.seats[seat].level) for seat in self.owes)
        return next(((seat, level) for seat, level in bots if level is not None), None)

    @property
    def turn_begins(self) -> bool:
        """Whether somebody else decided last."""
        return self.line[-1].seat != self.to_move

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

    def part(self, seat: int) -> Part:
        """Whether a seat has a part in the game."""
        if seat in self.game.playing(self.position):
            return "in"
        return "coming" if seat in self.game.coming(self.position) else "out"

    def turns_since(self, seq: int) -> tuple[Turn, ...] | None:
        """The turns after this sequence number, for somebody who knows everything up to it.

        Nothing if what they know was taken back since, or never was: they need the whole.
        """
        if seq > self.seq or any(at > seq > to for at, to in self.returns):
            return None
        return self.line[bisect_right(self.line, seq, key=lambda turn: turn.seq) :]

    def replay(self) -> Replay:
        """The game as a replay that anybody can play again. It tells everything."""
        if not self.over:
            raise Refusal("not-over", "A game can be downloaded when it is over.")
        return self.so_far()

    def so_far(self) -> Replay:
        """The same of a game that may still be on: for those alone who may know everything."""
        steps = (Step(turn.move, turn.entropy) for turn in self.line if turn.move is not None)
        return replay_of(self.opening, steps)

    # Playing

    def play(self, viewer: int, seq: int, move: int, entropy: str) -> Moved | Spoke:
        """A person plays a move, or asks something for their own seat while another decides."""
        self._present(seq)
        spoken_for = self._spoken_for(move)
        if spoken_for is not None and spoken_for not in self._speaks_for(viewer):
            raise Refusal("not-yours", "Everybody asks for their own seat.")
        seat = self._decider(viewer, move) if spoken_for is None else self._seat(viewer)
        if seat.kind == "bot":
            raise Refusal("handed-over", "A bot plays for you. Take your seat back first.")
        if seat.kind == "open":
            raise Refusal("not-seated", "Sit down first.")
        return self._move(viewer, move, entropy, "person")

    def commands(self, viewer: int) -> list[int]:
        """The moves that are never offered but may be played now, such as conceding.

        One that names a seat, such as a request to leave, belongs to that seat whoever decides.
        """
        if not self._is_person(viewer) or self.over:
            return []
        own: set[int | None] = {*self._speaks_for(viewer)}
        if viewer == self.to_move:
            own.add(None)
        hidden = self.game.hide(self.position, viewer)
        return [
            move
            for move in self._all_commands()
            if self._spoken_for(move) in own and self.game.allows(hidden, move)
        ]

    def _all_commands(self) -> Iterator[int]:
        for kind in self.game.moves.kinds.values():
            if not kind.offered:
                yield from range(kind.first, kind.first + kind.count)

    def _spoken_for(self, move: int) -> int | None:
        """The seat that a command speaks for; other moves belong to whoever decides."""
        if not 0 <= move < self.game.moves.count:
            return None
        return self.game.speaks_for(self.position, move)

    def _speaks_for(self, viewer: int) -> list[int]:
        """The seats that somebody gives commands for: the own one, and those of newcomers that no
        person has taken, who else could not be sent away again."""
        return [viewer] + [
            number
            for number, seat in enumerate(self.seats)
            if seat.guest and not seat.person
            if self.part(viewer) == "in" and self.part(number) != "out"
        ]

    def answer(
        self,
        seat: int,
        level: str,
        seq: int,
        move: int,
        entropy: str,
        plan: Plan | None = None,
    ) -> Moved | Spoke:
        """A bot of this level answers the decision of the position it was asked about, and may
        tell what it is up to."""
        self._present(seq)
        self._decider(seat, move)
        if self.seats[seat].level != level:
            raise Refusal("not-asked", "This bot is not asked any more.")
        return self._move(seat, move, entropy, "bot", plan)

    def standing_answer(self, entropy: str) -> Moved | Spoke | None:
        """The move for which a person who owes a decision has left a standing answer, if any."""
        decision = self.game.decision(self.position)
        if decision is None:
            return None
        for seat in self.owes:
            kind = None if self.seats[seat].awake else self.standing(seat).get(decision)
            for move in self.answers(seat) if kind else ():
                if self.game.moves.decode(move)[0].name == kind:
                    return self._move(seat, move, entropy, "standing")
        return None

    def standing(self, seat: int) -> dict[str, str]:
        """What a seat lets the table answer: as the person said, else as the game lays down."""
        answers = {**self.game.standing(self.position), **self.seats[seat].standing}
        return {decision: kind for decision, kind in answers.items() if kind != ASK}

    def check_advisable(self, viewer: int, seq: int) -> None:
        """Refuse advice to all but the person who decides, and where a table wants none."""
        self._seat(viewer)
        self._present(seq)
        if viewer not in self.may_answer:
            raise Refusal("not-your-turn", "Somebody else decides now.")
        if not self._is_person(viewer):
            raise Refusal("not-your-turn", "A bot decides for you now.")
        if not self.opening.hints:
            raise Refusal("no-hints", "This table is played without hints.")

    def _present(self, seq: int) -> None:
        if seq != self.seq:
            raise Refusal("stale", f"The table has moved on: it is at {self.seq}, not at {seq}.")
        if self.over:
            raise Refusal("over", "The game is over.")

    def _decider(self, viewer: int, move: int) -> Seat:
        """The seat, if this answer is its to give; a move that nobody could give is left to the
        rules."""
        seat = self._seat(viewer)
        voices = self._voices.get(move)
        if viewer not in (self.may_answer if voices is None else voices.seats):
            raise Refusal("not-your-turn", "Somebody else decides now.")
        if (viewer, move) in self.spoken:
            raise Refusal("already", "You have given this answer; others must give it too.")
        return seat

    def _seat(self, viewer: int) -> Seat:
        if not 0 <= viewer < len(self.seats):
            raise Refusal("spectator", "Spectators only watch.")
        return self.seats[viewer]

    def _is_person(self, viewer: int) -> bool:
        return 0 <= viewer < len(self.seats) and self.seats[viewer].kind == "person"

    def _move(
        self, seat: int, move: int, entropy: str, by: By, plan: Plan | None = None
    ) -> Moved | Spoke:
        if not self.game.allows(self.position, move):
            raise Refusal("illegal", f"Move {move} is not legal here.")
        voices = self._voices.get(move)
        if voices and voices.together and self.owes != (seat,):
            return Spoke(seat=seat, move=move)
        return Moved(seat=seat, move=move, entropy=entropy, by=by, plan=plan)

    # Taking back

    def may_undo(self, viewer: int) -> Undo:
        """Whether this viewer may take the last move back."""
        if viewer not in self._persons():
            return Undo("no", "not-yours")
        if self.over:
            return Undo("no", "over")
        if self.wish:
            return Undo("no", "waiting")
        own = last_own(self.line, viewer)
        if own is None:
            return Undo("no", "nothing-to-undo")
        if self.line[own - 1].seq < self.settled:
            return Undo("no", "newcomer")
        reason = obstacle(self.line[own:], viewer)
        how: How = "free" if not reason else "consent" if self._others(viewer) else "no"
        return Undo(how, reason, self.line[own - 1].seq)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose consent the wish to undo waits for."""
        if self.wish is None:
            return ()
        return tuple(s for s in self._others(self.wish.seat) if s not in self.wish.agreed)

    def undo(self, viewer: int, seq: int) -> TookBack | Wished:
        """Take the last move back, or ask the others for their consent to it."""
        self._seat(viewer)
        self._present(seq)
        undo = self.may_undo(viewer)
        if undo.how == "free":
            return TookBack(seat=viewer, to=undo.to)
        if undo.how == "consent":
            return Wished(seat=viewer, to=undo.to)
        raise Refusal("cannot-undo", f"This cannot be taken back ({undo.reason}).")

    def consent(self, viewer: int, seq: int, agree: bool) -> TookBack | Agreed | Declined:
        """Agree to somebody's wish to undo or decline it; whoever wished may withdraw it."""
        self._seat(viewer)
        self._present(seq)
        if self.wish is None:
            raise Refusal("no-wish", "Nobody wishes to take a move back.")
        waiting = self.waiting_for
        if not agree and viewer in (self.wish.seat, *waiting):
            return Declined(seat=viewer)
        if viewer not in waiting:
            raise Refusal("not-asked", "Your consent is not asked for.")
        if waiting == (viewer,):
            return TookBack(seat=self.wish.seat, to=self.wish.to)
        return Agreed(seat=viewer)

    def _others(self, viewer: int) -> list[int]:
        """The other persons in the game."""
        return [seat for seat in self._persons() if seat != viewer]

    def _persons(self) -> list[int]:
        """The seats in the game that persons play."""
        return [
            i for i, seat in enumerate(self.seats) if seat.kind == "person" and self.part(i) == "in"
        ]

    # Sitting

    def sit_down(self, viewer: int, name: str) -> Sat:
        """Take one's seat under a name, also from a bot that kept it; or change the name."""
        self._seat(viewer)
        proper = proper_name(name)
        if proper is None:
            raise Refusal(
                "bad-name", f"A name has 1 to {LONGEST_NAME} letters, signs or spaces, all visible."
            )
        return Sat(seat=viewer, name=proper)

    def hand_over(self, viewer: int, seat: int, level: str | None) -> HandedOver:
        """Hand one's own seat, or an empty one, to a bot; or take it back."""
        own = self._seat(viewer)
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", f"There is no seat {seat} at this table.")
        other = self.seats[seat]
        empty = not other.person and not other.bots
        if seat != viewer and not (own.person and empty):
            raise Refusal("not-yours", "Only your own seat or an empty one can be handed over.")
        if self.over:
            raise Refusal("over", "The game is over.")
        if level == other.level:
            raise Refusal("already", "The seat is played like this already.")
        return HandedOver(seat=seat, level=level)

    def instruct(self, viewer: int, answers: Mapping[str, str], awake: bool = False) -> Instructed:
        """Leave standing answers: for a decision the kind of move to play whenever it is legal, or
        that one wants to be asked; `awake`: to be asked once instead of the next of them."""
        self._seat(viewer)
        kinds = self.game.moves.kinds
        for decision, kind in answers.items():
            if decision not in self.game.decisions:
                raise Refusal("bad-standing", f"There is no decision {decision[:40]!r}.")
            if kind != ASK and (kind not in kinds or not kinds[kind].offered):
                raise Refusal("bad-standing", f"There is no move {kind[:40]!r}.")
        return Instructed(seat=viewer, answers=dict(answers), awake=awake)

    # Coming to a running game

    def place_for_newcomer(self, viewer: int) -> tuple[int, int] | None:
        """The seat a newcomer would get and the command that asks for it, where this viewer may
        let somebody in and the rules have a place.

        A further seat comes first, then one that nobody holds, and the seat of somebody who has
        left the game only where the rules give no other.
        """
        if self.over or viewer not in self._persons():
            return None
        found = [
            (seat < len(self.seats), seat < len(self.seats) and self.seats[seat].person, seat, move)
            for move in self._all_commands()
            if (seat := self._spoken_for(move)) is not None
            and 0 <= seat <= len(self.seats)
            and self.part(seat) == "out"
            and self.game.allows(self.position, move)
        ]
        return min(found)[2:] if found else None

    def let_in(self, viewer: int, seq: int, newcomer: OpenSeat, entropy: str) -> Came:
        """Make a place for a newcomer: a bot, a person at this screen, or whoever sits down."""
        self._seat(viewer)
        self._present(seq)
        place = self.place_for_newcomer(viewer)
        if place is None:
            raise Refusal("no-place", "Nobody can join this game now.")
        seat, move = place
        return Came(seat=seat, by=viewer, move=move, entropy=entropy, **newcomer.model_dump())

    def take_place(self, viewer: int, seat: int, name: str) -> Sat:
        """Sit down on a newcomer's place that is still free: for whoever only watches."""
        if 0 <= viewer < len(self.seats) and self.part(viewer) != "out":
            raise Refusal("already", "You have a seat already.")
        free = 0 <= seat < len(self.seats) and self.seats[seat].guest
        if not free or self.seats[seat].kind != "open" or self.part(seat) == "out" or self.over:
            raise Refusal("not-free", f"Seat {seat} is not free.")
        return self.sit_down(seat, name)

    # Going on

    def rematch(self, viewer: int, seed: int) -> Opening:
        """How the same people begin again. Whoever asks sits there; other persons are expected."""
        self._seat(viewer)
        if not self.over:
            raise Refusal("not-over", "A rematch comes after the end.")
        if self.next_seat(viewer) == NOBODY:
            raise Refusal("spectator", "Whoever has left the game watches the next one, too.")
        seats = [OpenSeat()] * len(self._staying)
        for number in self._staying:
            seat, asks = self.seats[number], number == viewer
            level = None if asks else seat.level
            seats[self.next_seat(number)] = OpenSeat(name=seat.name, person=asks, level=level)
        return opening(self.game, self.opening.options, seats, seed, hints=self.opening.hints)

    def next_seat(self, seat: int) -> int:
        """Where this seat sits in a rematch: all move up by one, so that the next one starts.

        Whoever has left the game by then is not among them.
        """
        if seat not in self._staying:
            return NOBODY
        return (self._staying.index(seat) - 1) % len(self._staying)

    @cached_property
    def _staying(self) -> list[int]:
        seats = range(len(self.seats))
        return [seat for seat in seats if self.part(seat) != "out"] or list(seats)

    def go_on(self, viewer: int, table: str) -> WentOn:
        """Lead everybody to the table of the rematch. There is one only."""
        self._seat(viewer)
        if not self.over:
            raise Refusal("not-over", "A rematch comes after the end.")
        if self.next is not None:
            raise Refusal("already", "There is a rematch already.")
        return WentOn(seat=viewer, table=table)

    # What follows from an entry

    def after(self, entry: Entry) -> Table:
        """The table after an entry."""
        return replace(self._after(entry), entries=self.entries + 1)

    def after_all(self, entries: Iterable[Entry]) -> Table:
        """The table after a row of entries."""
        table = self
        for entry in entries:
            table = table.after(entry)
        return table

    def _after(self, entry: Entry) -> Table:
        match entry:
            case Moved():
                return self._moved(entry)
            case Spoke():
                return replace(self, spoken=self.spoken | {(entry.seat, entry.move)})
            case Came():
                return self._came(entry)
            case TookBack():
                return self._took_back(entry)
            case Wished():
                return replace(self, wish=Wish(entry.seat, entry.to))
            case Agreed():
                assert self.wish is not None
                agreed = self.wish.agreed | {entry.seat}
                return replace(self, wish=replace(self.wish, agreed=agreed))
            case Declined():
                return replace(self, wish=None)
            case Sat():
                return self._seated(entry.seat, name=entry.name, person=True, level=None)
            case HandedOver():
                # Whose consent counts has changed, so a wish must be uttered anew.
                return replace(self._seated(entry.seat, level=entry.level), wish=None)
            case Instructed():
                return self._seated(entry.seat, standing=entry.answers, awake=entry.awake)
            case WentOn():
                return replace(self, next=entry)
            case _:
                assert_never(entry)

    def _moved(self, entry: Moved) -> Table:
        position = self.position.copy()
        events = self.game.play(position, entry.move, entry.entropy)
        turn = Turn(
            game=self.game,
            seq=self.seq + 1,
            seat=entry.seat,
            move=entry.move,
            entropy=entry.entropy,
            by=entry.by,
            names=self.names,
            events=tuple(events),
            before=self.line[-1].after,
            after=bytes(position),
            plan=entry.plan,
        )
        answers = self.seats[entry.seat].awake and self._spoken_for(entry.move) is None
        asked_once = answers and self.game.decision(self.position) in self.standing(entry.seat)
        table = self._seated(entry.seat, awake=False) if asked_once else self
        # A person who plays on has answered the wish; a bot has no say in it.
        wish = None if entry.by == "person" or position.over else self.wish
        line = (*self.line, turn)
        return replace(table, line=line, seq=turn.seq, wish=wish, spoken=frozenset())

    def _came(self, entry: Came) -> Table:
        place = Seat(
            entry.name, entry.person, entry.level, guest=True, bots=entry.level is not None
        )
        seats = (*self.seats[: entry.seat], place, *self.seats[entry.seat + 1 :])
        asked = Moved(seat=entry.by, move=entry.move, entropy=entry.entropy, by="person")
        table = replace(self, seats=seats)._moved(asked)
        return replace(table, settled=table.seq)

    def _took_back(self, entry: TookBack) -> Table:
        seq = self.seq + 1
        line = tuple(turn for turn in self.line if turn.seq <= entry.to)
        returns = (*self.returns, (seq, entry.to))
        return replace(self, line=line, seq=seq, returns=returns, wish=None, spoken=frozenset())

    def _seated(self, seat: int, **changes: Any) -> Table:
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)
        return replace(self, seats=tuple(seats))


def _beginning(opening: Opening, game: Game) -> tuple[Position, list[Event]]:
    if opening.position is not None:
        return game.named_position(opening.position, opening.rules), []
    if opening.start is None:
        return game.begin(opening.options, opening.seed, opening.rules)
    try:
        return Position.from_bytes(game.state, b64decode(opening.start)), []
    except ValueError as error:
        # The bytes of positions may change while the rules stay the same.
        raise Refusal(
            "other-version", f"This table began from a position of old: {error}."
        ) from None


def opening(
    game: Game,
    options: Choices,
    seats: Sequence[OpenSeat],
    seed: int,
    start: Position | None = None,
    position: str | None = None,
    hints: bool = True,
) -> Opening:
    """How a table begins: from its setup, from a given position or from a named one."""
    return Opening(
        game=game.name,
        rules=game.version,
        options=game.options.choose({**options, "players": len(seats)}),
        seed=seed,
        start=None if start is None else b64encode(bytes(start)).decode(),
        position=position,
        seats=list(seats),
        hints=hints,
    )
