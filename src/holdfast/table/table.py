"""The table: one game in play, as a value.

Its parts know the rest: seats, history, the open decision, requests, undo, rematch. Here they are
put together: what is the case, what people may do about it, and what follows from each entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, assert_never

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay
from holdfast.table import seats as seating
from holdfast.table import undo as undoing
from holdfast.table.altered import altered
from holdfast.table.auto_answers import auto_answers, check_instructions, instructed
from holdfast.table.cached_property import once
from holdfast.table.chat import Chat
from holdfast.table.commands import Commands
from holdfast.table.decision import Decision
from holdfast.table.entries import (
    Agreed,
    Began,
    Came,
    Chatted,
    Declined,
    Entry,
    HandedOver,
    Instructed,
    Judged,
    Moved,
    Opening,
    OpenSeat,
    Planned,
    Readied,
    Sat,
    Spoke,
    TookBack,
    WentOn,
    Wished,
)
from holdfast.table.history import History
from holdfast.table.observation import (
    Discussion,
    KnownMove,
    News,
    Observation,
    PastTurn,
    TableOverview,
)
from holdfast.table.opening import first_position, opening
from holdfast.table.plans import TeamPlanning
from holdfast.table.refusal import RefusalError
from holdfast.table.rematch import Rematch
from holdfast.table.replays import replay_of, who_plays
from holdfast.table.seats import Part, Seat, Seats
from holdfast.table.turn import Turn
from holdfast.table.undo import Undo, Wish
from holdfast.table.waiting_room import WaitingRoom
from holdfast.table.wording import Plan


@dataclass(frozen=True, eq=False)
class _Known:
    """A position as somebody may know it, with what is asked in it and what may be asked for."""

    game: Game
    position: Position
    spoken: frozenset[tuple[int, int]]
    seats: Seats

    @once
    def decision(self) -> Decision:
        """What is asked of the seats."""
        return Decision(self.game, self.position, self.spoken)

    @once
    def requests(self) -> Commands:
        """What may be asked of the rules."""
        return Commands(self.game, self.position, self.seats)

    @once
    def question(self) -> str | None:
        """What is being decided, where that may be known."""
        return self.game.question(self.position)

    @once
    def may_answer(self) -> tuple[int, ...]:
        """The seats that may answer in some way."""
        return self.decision.may_answer(len(self.seats))

    @once
    def parts(self) -> tuple[Part, ...]:
        """Whether the seats have a part in the game."""
        return tuple(self.requests.parts[seat] for seat in range(len(self.seats)))


@dataclass(frozen=True, eq=False)
class Table:
    """A game in play. `viewer` and `seat` are numbers of seats; a spectator is NOBODY."""

    game: Game
    opening: Opening
    seats: Seats
    history: History
    entries: int = 0
    """How many entries led here."""
    spoken: frozenset[tuple[int, int]] = frozenset()
    """Seats with the answer that each gave to the open decision and others must still give."""
    wish: Wish | None = None
    """Somebody's wish to undo."""
    next: WentOn | None = None
    """Where the same people go on."""
    gathering: WaitingRoom | None = None
    """Who is waited for, until the game begins."""
    talk: Chat = field(default_factory=Chat)
    """What people say to each other, and what they plan together."""

    @classmethod
    def open(cls, opening: Opening, game: Game) -> Table:
        """A table at its first decision."""
        position, events = first_position(opening, game)
        seats = Seats(Seat.prepared(seat) for seat in opening.seats)
        history = History.begun(game, position, events, seats.names)
        table = cls(game, opening, seats, history, gathering=WaitingRoom.of(opening))
        return altered(table.after_all(opening.earlier), entries=0) if opening.earlier else table

    # What is the case

    @property
    def position(self) -> Position:
        """The position, hidden parts included. To be read only."""
        return self.history.position

    @property
    def line(self) -> tuple[Turn, ...]:
        """The moves that stand, after a first turn for the beginning."""
        return self.history.part(0, self.history.length)

    @property
    def last(self) -> Turn:
        """The last of them."""
        return self.history.turns[-1]

    @property
    def seq(self) -> int:
        """How many moves were played and taken back so far: the sequence number of the position."""
        return self.history.seq

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.seats.names

    @once
    def decision(self) -> Decision:
        """What is asked of the seats now."""
        return Decision(self.game, self.position, self.spoken)

    @property
    def to_move(self) -> int:
        """The seat that decides, or NOBODY."""
        return self.decision.to_move

    @property
    def owes(self) -> tuple[int, ...]:
        """The seats that owe a decision: nobody before the game has begun."""
        return () if self.gathering else self.decision.owes

    @once
    def may_answer(self) -> tuple[int, ...]:
        """The seats that may answer the open decision in some way."""
        return () if self.gathering else self.decision.may_answer(len(self.seats))

    # What somebody may know of it: all that people are told comes from here

    def hidden(self, viewer: int = NOBODY) -> Position:
        """The position as this viewer may know it. To be read only."""
        return self._known(viewer).position

    def _known(self, viewer: int) -> _Known:
        """The position as this viewer may know it, with what follows from it. Those who know the
        same share it."""
        known = self._all_known.get(viewer)
        if known is None:
            hidden = self.last.hidden(viewer)
            others = list(self._all_known.values())  # somebody else may add one meanwhile
            alike = (other for other in others if other.position == hidden)
            known = next(alike, None) or _Known(self.game, hidden, self.spoken, self.seats)
            self._all_known[viewer] = known
        return known

    @once
    def _all_known(self) -> dict[int, _Known]:
        return {}

    def listed(self) -> TableOverview:
        """The table in a few words, as everybody may know it."""
        known = self._known(NOBODY)
        return TableOverview(
            game=self.game,
            viewer=NOBODY,
            hidden=known.position,
            seq=self.seq,
            seats=self.seats.known_to(NOBODY),
            parts=known.parts,
            usual=self.game.auto_answers(known.position),
            owes=() if self.gathering else known.decision.owes,
        )

    def seen_by(self, viewer: int = NOBODY) -> Observation:
        """The table as this viewer may know it."""
        known = self._known(viewer)
        requests = known.requests
        return Observation(
            game=self.game,
            viewer=viewer,
            hidden=known.position,
            seq=self.seq,
            options=self.opening.options,
            began_at=self.opening.position,
            hints=self.opening.hints,
            seats=self.seats.known_to(viewer),
            parts=known.parts,
            usual=self.game.auto_answers(known.position),
            question=known.question,
            owes=() if self.gathering else known.decision.owes,
            may_answer=() if self.gathering else known.may_answer,
            gathering=self.gathering,
            answers=tuple(self.answers(viewer)),
            commands=tuple((move, requests.seat_of(move)) for move in self.commands(viewer)),
            newcomer=self.place_for_newcomer(viewer) is not None,
            together=self.council.plans_together,
            one_screen=self.on_one_screen,
            undo=self.may_undo(viewer),
            wish_of=self.wish.seat if self.wish else None,
            waiting_for=self.waiting_for,
            turns=self.history.length,
            next=self.next,
            next_seats=tuple(self.next_seat(seat) for seat in range(len(self.seats)))
            if self.next
            else (),
        )

    def news(self, viewer: int, since: int | None = None) -> News:
        """What happened after a sequence number up to which this viewer knows everything; or all
        of it."""
        turns = None if since is None else self.history.since(since)
        if turns is None:
            since, turns = None, self.history.part(0, self.history.length)
        return News(tuple(turn.told_to(viewer) for turn in turns), since)

    def turns_after(self, seq: int) -> int | None:
        """How many turns there are to tell after a sequence number; nothing where the whole must
        be told."""
        turns = self.history.since(seq)
        return None if turns is None else len(turns)

    def looked_back(self, viewer: int, first: int, count: int) -> tuple[PastTurn, ...]:
        """So many of the turns as this viewer may look at them again."""
        turns = self.history.part(first, count)
        return tuple(turn.seen_by(viewer, openly=self.over) for turn in turns)

    def discussed(self, viewer: int) -> Discussion:
        """What was said and is planned, for this viewer: who only watches hears no talk."""
        lines = self.talk.lines if self.seats.has(viewer) and self.council.may_talk else ()
        return Discussion(self.game, self.council.may_talk, lines, self.council.plans)

    def made(self, viewer: int, seq: int) -> KnownMove:
        """A move that a bot made, for somebody who would like to understand it."""
        if not self.opening.hints:
            raise RefusalError("no-hints", "Hints are switched off at this table.")
        turn = self.history.turn(seq)
        if turn is None or turn.by != "bot":
            raise RefusalError("not-a-bot", "A person made that move, not a bot.")
        made = turn.made_for(viewer)
        if made is None:
            raise RefusalError("not-known", "You may not know exactly what was played there.")
        return made

    def answers(self, viewer: int) -> list[int]:
        """The legal moves that the person on this seat may give now."""
        if self.gathering or not self.seats.is_person(viewer):
            return []
        return self._decision_of(viewer).answers(viewer)

    def commands(self, viewer: int) -> list[int]:
        """The moves that are never offered but may be played now, such as conceding."""
        if self.gathering or not self.seats.is_person(viewer) or self.over:
            return []
        return self._requests_of(viewer).open_to(viewer, decides=viewer == self.to_move)

    def auto_answers(self, seat: int) -> dict[str, str]:
        """What a seat lets the table answer: as the person said, else as the game lays down."""
        return auto_answers(self.game, self.hidden(seat), self.seats[seat])

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat that owes a decision and the level of its bot, where a bot does."""
        if all(seat.level is None for seat in self.seats):
            return None
        bots = ((seat, self.seats[seat].level) for seat in self.owes)
        return next(((seat, level) for seat, level in bots if level is not None), None)

    @property
    def answers_itself(self) -> bool:
        """Whether somebody who owes a decision lets the table answer it, or has no choice."""
        said = self.game.has_auto_answers or any(seat.auto_answers for seat in self.seats)
        if not said and not self.opening.brief:
            return False
        seats = ((self.hidden(seat), self.seats[seat]) for seat in self.owes)
        if any(instructed(self.game, hidden, seat) is not None for hidden, seat in seats):
            return True
        return any(self._forced(seat) is not None for seat in self.owes)

    def _forced(self, seat: int) -> int | None:
        """What the table answers for somebody who has no choice, unless they want to be asked."""
        return None if self.seats[seat].awake else self._only_answer(seat)

    def _only_answer(self, seat: int) -> int | None:
        """The only answer that somebody has, where no other person could answer instead: bots do
        not step in. Whether there are others may be a secret, which an answer would tell."""
        decision = self.game.decisions[self.position.number("ask")] if self.opening.brief else None
        if decision is None or decision.secret:
            return None
        answers = self.answers(seat)
        others = (other for other in self.may_answer if other != seat)
        if len(answers) != 1 or any(self.seats.is_person(other) for other in others):
            return None
        return answers[0]

    @property
    def turn_begins(self) -> bool:
        """Whether somebody else decided last."""
        return self.last.seat != self.to_move

    def part(self, seat: int) -> Part:
        """Whether a seat has a part in the game."""
        return self._requests_of(NOBODY).parts[seat]

    @once
    def persons(self) -> list[int]:
        """The seats in the game that persons play."""
        return self._requests_of(NOBODY).parts.persons(self.seats)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose consent the wish to undo waits for."""
        return self.wish.waits_for(self.persons) if self.wish else ()

    def may_undo(self, viewer: int) -> Undo:
        """Whether this viewer may take the last move back."""
        return undoing.may_undo(self.history, self.persons, self.wish, viewer)

    def place_for_newcomer(self, viewer: int) -> tuple[int, int] | None:
        """The seat a newcomer would get and the command that asks for it, where this viewer may
        let somebody in and the rules have a place."""
        if self.gathering or self.over or viewer not in self.persons:
            return None
        return self._requests_of(viewer).place_for_newcomer()

    def replay(self) -> Replay:
        """The game as a replay that anybody can play again. It tells everything."""
        if not self.over:
            raise RefusalError("not-over", "You can save a game when it is over.")
        return self.so_far()

    def so_far(self) -> Replay:
        """The same of a game that may still be on: for those alone who may know everything."""
        return replay_of(self.opening, self.history.steps)

    @property
    def on_one_screen(self) -> bool:
        """Whether one person plays, or several at one screen, and else bots: nobody was invited to
        come from elsewhere."""
        return self.gathering is None and not any(seat.invited for seat in self.seats)

    def to_go(self) -> Replay:
        """The game as a replay that can go on elsewhere, with those who play it. It tells
        everything: what is still hidden, too. So it is given only where nobody else is deceived."""
        if self.over:
            raise RefusalError("over", "The game is over.")
        if not self.on_one_screen:
            raise RefusalError(
                "not-alone", "Only a game that is played at one screen can be continued elsewhere."
            )
        return replace(self.so_far(), table=who_plays(self.opening, self.seats))

    def next_seat(self, seat: int) -> int:
        """Where this seat sits in a rematch, or NOBODY."""
        return self._rematch.next_seat(seat)

    # What people, bots and the table itself may do: each gives what is to be recorded

    def play(self, viewer: int, seq: int, move: int, entropy: str) -> Moved | Spoke:
        """A person plays a move, or asks something for their own seat while another decides."""
        self.check_present(seq)
        requests, decision = self._requests_of(viewer), self._decision_of(viewer)
        spoken_for = requests.seat_of(move)
        if spoken_for is not None and spoken_for not in requests.speaks_for(viewer):
            raise RefusalError("not-yours", "You can ask that only for your own seat.")
        seat = self.seats.of(viewer)
        if spoken_for is None:
            decision.check(viewer, move)
        if seat.kind == "bot":
            raise RefusalError("handed-over", "A bot plays for you. Take your seat first.")
        if seat.kind == "open":
            raise RefusalError("not-seated", "Take a seat first.")
        return decision.given(viewer, move, entropy, "person")

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
        self.check_present(seq)
        asked, decision = self.seats.of(seat), self._decision_of(seat)
        decision.check(seat, move)
        if asked.level != level:
            raise RefusalError("not-asked", "This bot is no longer asked.")
        return decision.given(seat, move, entropy, "bot", plan)

    def standing_answer(self, entropy: str) -> Moved | Spoke | None:
        """The move for which a person who owes a decision has left a standing answer, or to which
        they have no alternative, if any."""
        for seat in self.owes:
            kind = instructed(self.game, self.hidden(seat), self.seats[seat])
            for move in self.answers(seat) if kind else ():
                if self.game.moves.decode(move)[0].name == kind:
                    return self._decision_of(seat).given(seat, move, entropy, "standing")
            forced = self._forced(seat)
            if forced is not None:
                return self._decision_of(seat).given(seat, forced, entropy, "standing")
        return None

    def check_advisable(self, viewer: int, seq: int) -> None:
        """Refuse advice to all but the person who decides, and where a table wants none."""
        self.seats.of(viewer)
        self.check_present(seq)
        if viewer not in self._known(viewer).may_answer:
            raise RefusalError("not-your-turn", "It is not your turn: somebody else decides now.")
        if not self.seats.is_person(viewer):
            raise RefusalError("not-your-turn", "A bot plays for you. Take your seat first.")
        if not self.opening.hints:
            raise RefusalError("no-hints", "Hints are switched off at this table.")

    def say_ready(self, viewer: int, ready: bool) -> Readied:
        """Say that one is ready to begin, or not after all."""
        return self._gathering.readied(self.seats, viewer, ready)

    def begin(self, viewer: int) -> Began:
        """Begin the game for which friends were waited for."""
        return self._gathering.begun(self.seats, viewer)

    @property
    def _gathering(self) -> WaitingRoom:
        if self.gathering is None:
            raise RefusalError("begun", "The game has already started.")
        return self.gathering

    def undo(self, viewer: int, seq: int) -> TookBack | Wished:
        """Take the last move back, or ask the others for their consent to it."""
        self.seats.of(viewer)
        self.check_present(seq)
        return undoing.asked(self.may_undo(viewer), viewer)

    def consent(self, viewer: int, seq: int, agree: bool) -> TookBack | Agreed | Declined:
        """Agree to somebody's wish to undo or decline it; whoever wished may withdraw it."""
        self.seats.of(viewer)
        self.check_present(seq)
        return undoing.answered(self.wish, self.persons, viewer, agree)

    def sit_down(self, viewer: int, name: str) -> Sat:
        """Take one's seat under a name, also from a bot that kept it; or change the name."""
        return seating.sit_down(self.seats, viewer, name)

    def hand_over(self, viewer: int, seat: int, level: str | None) -> HandedOver:
        """Hand one's own seat, or an empty one, to a bot; or take it back."""
        return seating.hand_over(self.seats, self.over, viewer, seat, level)

    def instruct(self, viewer: int, answers: Mapping[str, str], awake: bool = False) -> Instructed:
        """Leave standing answers: for a decision the kind of move to play whenever it is legal, or
        that one wants to be asked; `awake`: to be asked once instead of the next of them."""
        self.seats.of(viewer)
        check_instructions(self.game, answers)
        return Instructed(seat=viewer, answers=dict(answers), awake=awake)

    def let_in(self, viewer: int, seq: int, newcomer: OpenSeat, entropy: str) -> Came:
        """Make a place for a newcomer: a bot, a person at this screen, or whoever sits down."""
        self.seats.of(viewer)
        self.check_present(seq)
        place = self.place_for_newcomer(viewer)
        if place is None:
            raise RefusalError("no-place", "Nobody else can join now.")
        seat, move = place
        return Came(seat=seat, by=viewer, move=move, entropy=entropy, **newcomer.model_dump())

    def take_place(self, viewer: int, seat: int, name: str) -> Sat:
        """Sit down on a newcomer's place that is still free: for whoever only watches."""
        if self.seats.has(viewer) and self.part(viewer) != "out":
            raise RefusalError("already", "You already have a seat.")
        free = self.seats.has(seat) and self.seats[seat].guest
        if not free or self.seats[seat].kind != "open" or self.part(seat) == "out" or self.over:
            raise RefusalError("not-free", "Somebody was faster. This seat is taken.")
        return self.sit_down(seat, name)

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats that somebody who was invited may take."""
        if self.over:
            return ()
        kinds = enumerate(seat.kind for seat in self.seats)
        return tuple(s for s, kind in kinds if kind == "open" and self.part(s) != "out")

    def take_free_seat(self, name: str) -> Sat:
        """Sit down on the next free seat, as somebody who was invited to the table."""
        if self.over:
            raise RefusalError("over", "The game is over.")
        if not self.free_seats:
            raise RefusalError("table-full", "All seats at this table are taken.")
        return self.sit_down(self.free_seats[0], name)

    @property
    def council(self) -> TeamPlanning:
        """What people say to each other here, and what a team plans."""
        return TeamPlanning(self, self._found_by_council)

    @once
    def _found_by_council(self) -> dict[str, Any]:
        return {}

    def rematch(self, viewer: int, seed: int) -> Opening:
        """How the same people begin again."""
        self._check_over(viewer)
        seats = self._rematch.seats(self.seats, viewer)
        began = self.opening
        return opening(self.game, began.options, seats, seed, hints=began.hints, brief=began.brief)

    def go_on(self, viewer: int, table: str) -> WentOn:
        """Lead everybody to the table of the rematch. There is one only."""
        self._check_over(viewer)
        if self.next is not None:
            raise RefusalError("already", "There already is a rematch.")
        return WentOn(seat=viewer, table=table)

    def check_present(self, seq: int) -> None:
        if seq != self.seq:
            raise RefusalError(
                "stale", f"Somebody was faster: the table is at {self.seq}, not at {seq}."
            )
        if self.over:
            raise RefusalError("over", "The game is over.")
        if self.gathering:
            raise RefusalError("not-begun", "The game has not started yet.")

    def _check_over(self, viewer: int) -> None:
        self.seats.of(viewer)
        if not self.over:
            raise RefusalError("not-over", "You can open a rematch when the game is over.")

    def _decision_of(self, viewer: int) -> Decision:
        """What is asked of the seats now, as far as this viewer may know."""
        return self._known(viewer).decision

    def _requests_of(self, viewer: int) -> Commands:
        """What may be asked of the rules now, as far as this viewer may know."""
        return self._known(viewer).requests

    @once
    def _rematch(self) -> Rematch:
        return Rematch.after(self._requests_of(NOBODY).parts, self.seats)

    # What follows from an entry

    def lightened(self, keep: int, told: bool = False) -> Table:
        """The same table, that knows only so many of its latest turns. Asked for others it raises
        LetGo; whoever keeps the entries can have them again. `told`: everybody was."""
        return altered(self, history=self.history.lightened(keep, told))

    def after(self, entry: Entry) -> Table:
        """The table after an entry."""
        return altered(self._after(entry), entries=self.entries + 1)

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
                return altered(self, spoken=self.spoken | {(entry.seat, entry.move)})
            case Came():
                return self._came(entry)
            case TookBack():
                history = self.history.taken_back(entry.to)
                return altered(self, history=history, wish=None, spoken=frozenset())
            case Wished():
                return altered(self, wish=Wish(entry.seat, entry.to))
            case Agreed():
                assert self.wish is not None
                return altered(self, wish=self.wish.with_consent_of(entry.seat))
            case Declined():
                return altered(self, wish=None)
            case Sat():
                seats = self.seats.changed(entry.seat, name=entry.name, person=True, level=None)
                return altered(self, seats=seats)
            case HandedOver():
                # Whose consent counts has changed, so a wish must be uttered anew.
                seats = self.seats.changed(entry.seat, level=entry.level)
                return altered(self, seats=seats, wish=None)
            case Readied():
                return altered(self, gathering=self._gathering.after(entry))
            case Began():
                return altered(self, gathering=None)
            case Instructed():
                seats = self.seats.changed(
                    entry.seat, auto_answers=entry.answers, awake=entry.awake
                )
                return altered(self, seats=seats)
            case WentOn():
                return altered(self, next=entry)
            case Chatted():
                talk = self.talk.chatted(entry, self.seq)
                return altered(self, talk=talk.heard(entry.seat))
            case Planned():
                talk = self.talk.planned(entry, self.seq)
                return altered(self, talk=talk if entry.by == "bot" else talk.heard(entry.seat))
            case Judged():
                return altered(self, talk=self.talk.judged(entry).heard(entry.seat))
            case _:
                assert_never(entry)

    def _moved(self, entry: Moved) -> Table:
        history = self.history.played(entry, self.names, self.hidden(entry.seat))
        request = self._requests_of(entry.seat).seat_of(entry.move)
        answers = self.seats[entry.seat].awake and request is None
        asked_once = answers and (
            self.game.decision(self.position) in self.auto_answers(entry.seat)
            or self._only_answer(entry.seat) is not None
        )
        seats = self.seats.changed(entry.seat, awake=False) if asked_once else self.seats
        # A person who plays on has answered the wish; a bot has no say in it.
        wish = None if entry.by == "person" or history.position.over else self.wish
        talk = self.talk.moved(entry.seat, entry.move, self.game.legal(self.position))
        return altered(self, history=history, seats=seats, wish=wish, spoken=frozenset(), talk=talk)

    def _came(self, entry: Came) -> Table:
        seats = self.seats.with_seat(entry.seat, Seat.prepared(entry, guest=True))
        asked = Moved(seat=entry.by, move=entry.move, entropy=entry.entropy, by="person")
        table = altered(self, seats=seats)._moved(asked)
        return altered(table, history=table.history.now_settled())
