"""The table: one game in play, as a value."""

from __future__ import annotations

from base64 import b64decode, b64encode
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, assert_never

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.options import Choices
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay, Step
from holdfast.table.entries import (
    Agreed,
    By,
    Declined,
    Entry,
    HandedOver,
    Instructed,
    Moved,
    Opening,
    OpenSeat,
    Sat,
    TookBack,
    WentOn,
    Wished,
)
from holdfast.table.recorded import replay_of
from holdfast.table.refusal import Refusal
from holdfast.table.seat import LONGEST_NAME, Seat, proper_name
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
    next: WentOn | None = None
    """Where the same people go on."""

    # Beginning

    @classmethod
    def open(cls, opening: Opening, game: Game) -> Table:
        """A table at its first decision."""
        if (opening.game, opening.rules) != (game.name, game.version):
            raise Refusal(
                "other-version",
                f"This table is played by version {opening.rules} of the rules of {opening.game}; "
                f"this is version {game.version} of {game.name}.",
            )
        position, events = _beginning(opening, game)
        seats = tuple(Seat(seat.name, seat.person, seat.level) for seat in opening.seats)
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

    @property
    def owes(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.over else (self.position.to_move,)

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that decides and the level of its bot, where a bot decides."""
        level = None if self.over else self.seats[self.to_move].level
        return None if level is None else (self.to_move, level)

    @property
    def turn_begins(self) -> bool:
        """Whether somebody else decided last."""
        return self.line[-1].seat != self.to_move

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

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

    def play(self, viewer: int, seq: int, move: int, entropy: str) -> Moved:
        """A person plays a move, or asks something for their own seat while another decides."""
        self._present(seq)
        spoken_for = self._spoken_for(move)
        if spoken_for not in (None, viewer):
            raise Refusal("not-yours", "Everybody asks for their own seat.")
        seat = self._decider(viewer) if spoken_for is None else self._seat(viewer)
        if seat.kind == "bot":
            raise Refusal("handed-over", "A bot plays for you. Take your seat back first.")
        if seat.kind == "open":
            raise Refusal("not-seated", "Sit down first.")
        return self._move(viewer, move, entropy, "person")

    def commands(self, viewer: int) -> list[int]:
        """The moves that are never offered but may be played now, such as conceding.

        One that names a seat, such as a request to leave, belongs to that seat whoever decides.
        """
        if not 0 <= viewer < len(self.seats) or self.seats[viewer].kind != "person" or self.over:
            return []
        own = (viewer, None) if viewer == self.to_move else (viewer,)
        hidden = self.game.hide(self.position, viewer)
        return [
            move
            for kind in self.game.moves.kinds.values()
            if not kind.offered
            for move in range(kind.first, kind.first + kind.count)
            if self._spoken_for(move) in own and self.game.allows(hidden, move)
        ]

    def _spoken_for(self, move: int) -> int | None:
        """The seat that a command speaks for; other moves belong to whoever decides."""
        if not 0 <= move < self.game.moves.count:
            return None
        kind, arguments = self.game.moves.decode(move)
        return None if kind.offered else arguments.get("seat")

    def answer(
        self,
        seat: int,
        level: str,
        seq: int,
        move: int,
        entropy: str,
        plan: Plan | None = None,
    ) -> Moved:
        """A bot of this level answers the decision of the position it was asked about, and may
        tell what it is up to."""
        self._present(seq)
        self._decider(seat)
        if self.seats[seat].level != level:
            raise Refusal("not-asked", "This bot is not asked any more.")
        return self._move(seat, move, entropy, "bot", plan)

    def standing_answer(self, entropy: str) -> Moved | None:
        """The move that the person who decides has left a standing answer for, if there is one."""
        seat = None if self.over else self.seats[self.to_move]
        decision = self.game.decision(self.position)
        if seat is None or decision is None or seat.kind != "person":
            return None
        kind = seat.standing.get(decision)
        for move in self.game.legal(self.position) if kind else ():
            if self.game.moves.decode(move)[0].name == kind:
                return self._move(self.to_move, move, entropy, "standing")
        return None

    def check_advisable(self, viewer: int, seq: int) -> None:
        """Refuse advice to all but the person who decides, and where a table wants none."""
        self._seat(viewer)
        self._present(seq)
        if self._decider(viewer).kind != "person":
            raise Refusal("not-your-turn", "A bot decides for you now.")
        if not self.opening.hints:
            raise Refusal("no-hints", "This table is played without hints.")

    def _present(self, seq: int) -> None:
        if seq != self.seq:
            raise Refusal("stale", f"The table has moved on: it is at {self.seq}, not at {seq}.")
        if self.over:
            raise Refusal("over", "The game is over.")

    def _decider(self, viewer: int) -> Seat:
        seat = self._seat(viewer)
        if viewer != self.to_move:
            raise Refusal("not-your-turn", "Somebody else decides now.")
        return seat

    def _seat(self, viewer: int) -> Seat:
        if not 0 <= viewer < len(self.seats):
            raise Refusal("spectator", "Spectators only watch.")
        return self.seats[viewer]

    def _move(self, seat: int, move: int, entropy: str, by: By, plan: Plan | None = None) -> Moved:
        if not self.game.allows(self.position, move):
            raise Refusal("illegal", f"Move {move} is not legal here.")
        return Moved(seat=seat, move=move, entropy=entropy, by=by, plan=plan)

    # Taking back

    def may_undo(self, viewer: int) -> Undo:
        """Whether this viewer may take the last move back."""
        if not 0 <= viewer < len(self.seats) or self.seats[viewer].kind != "person":
            return Undo("no", "not-yours")
        if self.over:
            return Undo("no", "over")
        if self.wish:
            return Undo("no", "waiting")
        own = last_own(self.line, viewer)
        if own is None:
            return Undo("no", "nothing-to-undo")
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
        """The other persons at the table."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and i != viewer]

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
        empty = not other.person and self.opening.seats[seat].level is None
        if seat != viewer and not (own.person and empty):
            raise Refusal("not-yours", "Only your own seat or an empty one can be handed over.")
        if self.over:
            raise Refusal("over", "The game is over.")
        if level == other.level:
            raise Refusal("already", "The seat is played like this already.")
        return HandedOver(seat=seat, level=level)

    def instruct(self, viewer: int, answers: Mapping[str, str]) -> Instructed:
        """Leave standing answers: for a decision the kind of move to play whenever it is legal."""
        self._seat(viewer)
        kinds = self.game.moves.kinds
        for decision, kind in answers.items():
            if decision not in self.game.decisions:
                raise Refusal("bad-standing", f"There is no decision {decision[:40]!r}.")
            if kind not in kinds or not kinds[kind].offered:
                raise Refusal("bad-standing", f"There is no move {kind[:40]!r}.")
        return Instructed(seat=viewer, answers=dict(answers))

    # Going on

    def rematch(self, viewer: int, seed: int) -> Opening:
        """How the same people begin again. Whoever asks sits there; other persons are expected."""
        self._seat(viewer)
        if not self.over:
            raise Refusal("not-over", "A rematch comes after the end.")
        seats = [OpenSeat()] * len(self.seats)
        for number, seat in enumerate(self.seats):
            asks = number == viewer
            level = None if asks else seat.level
            seats[self.next_seat(number)] = OpenSeat(name=seat.name, person=asks, level=level)
        return opening(self.game, self.opening.options, seats, seed, hints=self.opening.hints)

    def next_seat(self, seat: int) -> int:
        """Where this seat sits in a rematch: all move up by one, so that the next one starts."""
        return seat if seat == NOBODY else (seat - 1) % len(self.seats)

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
                return self._seated(entry.seat, standing=entry.answers)
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
        # A person who plays on has answered the wish; a bot has no say in it.
        wish = None if entry.by == "person" or position.over else self.wish
        return replace(self, line=(*self.line, turn), seq=turn.seq, wish=wish)

    def _took_back(self, entry: TookBack) -> Table:
        seq = self.seq + 1
        line = tuple(turn for turn in self.line if turn.seq <= entry.to)
        return replace(
            self, line=line, seq=seq, returns=(*self.returns, (seq, entry.to)), wish=None
        )

    def _seated(self, seat: int, **changes: Any) -> Table:
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)
        return replace(self, seats=tuple(seats))


def _beginning(opening: Opening, game: Game) -> tuple[Position, list[Event]]:
    if opening.position is not None:
        return game.named_position(opening.position), []
    if opening.start is None:
        return game.begin(opening.options, opening.seed)
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
