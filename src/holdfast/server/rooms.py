"""Rooms: the tables in memory, each with one queue through which everything happens to it.

A job is a question to the table as it then is: what is to be recorded? The answer is stored, and
only then is it so: for the one who asked, for everybody who watches, and for the bots.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any
from weakref import WeakValueDictionary

from holdfast import games
from holdfast.kernel.record import NOBODY
from holdfast.players.expert import Budget
from holdfast.server.bots import Answer, Question
from holdfast.server.hints import Hints
from holdfast.server.luck import FreshLuck, Luck
from holdfast.server.messages import (
    Command,
    Consent,
    HandOver,
    HintView,
    Play,
    Problem,
    Resync,
    SitDown,
    Standing,
    TableView,
    Undo,
)
from holdfast.server.problems import Fault, fault
from holdfast.server.storage import Conflict, Storage
from holdfast.server.thinkers import Thinkers
from holdfast.server.tokens import fits
from holdfast.server.views import summary, table_view
from holdfast.table import Entry, Refusal, Table
from holdfast.table.entries import Came

log = logging.getLogger("holdfast.server")

Job = Callable[[Table], Entry | None]
Tokens = Sequence[tuple[str, int]]
Key = str | None
"""The digest of a token that opens the seat that an entry is about, where there is a new one."""
Asked = tuple[int, int, str]
"""A question to a bot: sequence number, seat and level."""

MOST_ROOMS = 256
"""Tables kept in memory even while nobody is at them; others are rebuilt when somebody comes."""
MOST_WATCHERS = 100
"""Connections to one table at a time."""
RESUMED = 100
"""Tables of bots that go on by themselves when the server starts; others when somebody comes."""
HINT_BUDGET = Budget(seconds=1.5)
"""How long a hint is thought about."""
PAUSE = 1.0
"""Seconds before a bot is asked again whose answer could not be played or stored."""


class Watcher:
    """One connection to a table: what it has been told, and what it still has to be told."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self._known: int | None = None
        """The sequence number up to which this connection knows everything."""
        self._behind = True
        self._problems: deque[Problem] = deque()
        self._news = asyncio.Event()

    def tell(self, problem: Problem | None = None) -> None:
        """There is something to say: a problem, or else the table as it now is."""
        if problem is None:
            self._behind = True
        else:
            self._problems.append(problem)
        self._news.set()

    def forget(self) -> None:
        """Begin again with the whole."""
        self._known = None
        self.tell()

    async def next(self, room: Room) -> Problem | TableView:
        """The next message, when there is one. Slow connections get the latest state, not a queue
        of old ones."""
        while not self._problems and not self._behind:
            self._news.clear()
            await self._news.wait()
        if self._problems:
            return self._problems.popleft()
        table, since = room.table, self._known
        # Noted before the message is made: what happens meanwhile is for the next one.
        self._behind, self._known = False, table.seq
        return await room.view(self.viewer, since, table)


class Room:
    """One table, with those who watch it."""

    def __init__(
        self,
        name: str,
        table: Table,
        tokens: Tokens,
        storage: Storage,
        bots: Thinkers,
        hint_budget: Budget,
        luck: Luck,
    ) -> None:
        self.name = name
        self.table = table
        self.tokens = tokens
        """The digest of every token, with its viewer."""
        self._storage = storage
        self._bots = bots
        self.luck = luck
        self._hints = Hints(bots, hint_budget, luck)
        self._watchers: set[Watcher] = set()
        self._jobs: deque[tuple[Job, Key, asyncio.Future[Table]]] = deque()
        self._working = False
        self.going_on = asyncio.Lock()
        """Held by whoever opens the table of the rematch, so that only one is opened."""
        self._asked: set[Asked] = set()
        """The questions whose answers are waited for or being played."""
        self._thinking: dict[Asked, asyncio.Task[Answer]] = {}
        """Those that bots are thinking about."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._go_on()

    @property
    def full(self) -> bool:
        """Whether no more connections are taken."""
        return len(self._watchers) >= MOST_WATCHERS

    @property
    def connected(self) -> set[int]:
        """The viewers who are here."""
        return {watcher.viewer for watcher in self._watchers}

    def viewer(self, token: str) -> int:
        """Whose token this is."""
        return viewer_of(token, self.tokens)

    async def view(
        self, viewer: int, since: int | None = None, table: Table | None = None
    ) -> TableView:
        """The table, as it is or was, as this viewer may know it."""
        return await asyncio.to_thread(
            table_view, table or self.table, self.name, viewer, self.connected, since
        )

    # Coming and going

    def join(self, watcher: Watcher) -> None:
        """Somebody has connected."""
        self._watchers.add(watcher)
        self._tell_everybody()

    def leave(self, watcher: Watcher) -> None:
        """Somebody's connection has ended."""
        self._watchers.discard(watcher)
        self._tell_everybody()

    def _tell_everybody(self) -> None:
        for watcher in self._watchers:
            watcher.tell()

    # The queue

    async def do(self, job: Job, key: Key = None) -> Table:
        """Have a job done when its turn comes; gives the table after it."""
        done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, key, done))
        if not self._working:
            self._working = True
            self._start(self._work())
        return await done

    async def _work(self) -> None:
        """Do the jobs one after another, until there are none."""
        try:
            while self._jobs:
                job, key, done = self._jobs.popleft()
                try:
                    await self._record(job(self.table), key)
                except Exception as error:
                    if not done.cancelled():
                        done.set_exception(error)
                else:
                    if not done.cancelled():
                        done.set_result(self.table)
        finally:
            self._working = False

    async def _record(self, entry: Entry | None, key: Key) -> None:
        if entry is None:
            return
        after = self.table.after(entry)
        seq = after.seq if after.seq != self.table.seq else None
        try:
            await self._storage.append(
                self.name,
                after.entries,
                seq,
                entry,
                summary(after),
                after.bot_to_move is not None,
                key,
            )
        except Conflict:
            await self._catch_up()
            raise Refusal("stale", "The table has moved on elsewhere.") from None
        except Exception as error:
            log.exception("table %s could not be stored", self.name)
            raise fault("not-stored") from error
        if isinstance(entry, Came):
            self._vacate(entry.seat)
        if key is not None:
            self.tokens = [*self.tokens, (key, entry.seat)]
        self._come_to(after)

    def _vacate(self, seat: int) -> None:
        """A newcomer has this seat now: whoever had it before watches from here on."""
        self.tokens = [(kept, NOBODY if whose == seat else whose) for kept, whose in self.tokens]
        for watcher in self._watchers:
            if watcher.viewer == seat:
                watcher.viewer = NOBODY
                watcher.forget()

    async def _catch_up(self) -> None:
        """Another process has added to this table: read what it has become."""
        table, self.tokens = await rebuild(self.name, self._storage)
        self._come_to(table)

    def _come_to(self, table: Table) -> None:
        """The table is now like this. What was asked about another position is not needed."""
        self.table = table
        self._hints.follow(table)
        for question, thinking in self._thinking.items():
            if question != self._question:
                thinking.cancel()
        self._tell_everybody()
        self._go_on()

    # Standing answers and bots

    def _go_on(self) -> None:
        """See to it that a decision is answered that no person has to answer now."""
        question = self._question
        if question is not None and question not in self._asked:
            self._asked.add(question)
            self._start(self._ask(self.table, question))
        if any(self.table.standing(seat) for seat in self.table.owes):
            self._start(self._answer_for_them())

    @property
    def _question(self) -> Asked | None:
        """What a bot has to decide now, if one does."""
        bot = self.table.bot_to_move
        return None if bot is None else (self.table.seq, *bot)

    async def _answer_for_them(self) -> None:
        await self.do(lambda table: table.standing_answer(self.luck.entropy(table)))

    async def _ask(self, table: Table, question: Asked) -> None:
        """Ask a bot. By the time it answers the table may have moved on; then it answered in vain,
        and is asked anew if need be."""
        seq, seat, level = question
        hidden = bytes(table.game.hide(table.position, seat))
        noise = self.luck.noise(table)
        asked = Question(table.game.name, level, seat, hidden, noise, plan=table.turn_begins)
        thinking = self._thinking[question] = asyncio.create_task(self._bots.choose(asked))
        try:
            it = await thinking
            await self.do(
                lambda now: now.answer(seat, level, seq, it.move, self.luck.entropy(now), it.plan)
            )
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if asking is None or asking.cancelling():
                raise
            log.info("table %s: a bot's answer is not needed any more", self.name)
        except Refusal as refusal:
            log.info("table %s: a bot's answer was dropped (%s)", self.name, refusal.code)
            if refusal.code == "illegal":
                await asyncio.sleep(PAUSE)
        except Fault:
            await asyncio.sleep(PAUSE)
        finally:
            self._thinking.pop(question, None)
            self._asked.discard(question)
        self._go_on()

    async def hint(self, viewer: int, seq: int) -> HintView:
        """The best moves for the person who decides."""
        return await self._hints.give(self.table, viewer, seq)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("table %s: unexpected error", self.name, exc_info=task.exception())

    async def close(self) -> None:
        """Stop everything. What was acknowledged is stored."""
        self._hints.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Rooms:
    """All tables that are in memory.

    A room lives as long as somebody is there or something goes on in it. The latest ones are kept
    a while longer.
    """

    def __init__(
        self,
        storage: Storage,
        bots: Thinkers,
        most: int = MOST_ROOMS,
        hint_budget: Budget = HINT_BUDGET,
        luck: Luck | None = None,
    ) -> None:
        self.storage = storage
        self.luck = luck or FreshLuck()
        self._bots = bots
        self._hint_budget = hint_budget
        self._most = most
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._latest: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def enter(self, name: str) -> Room:
        """The room of this table, rebuilt from storage if nobody has been there for a while."""
        room = self._rooms.get(name)
        if room is None:
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._open(name))
            # A visitor who goes away must not take the room from those who wait with them.
            room = await asyncio.shield(self._opening[name])
        self._latest[name] = room
        self._latest.move_to_end(name)
        if len(self._latest) > self._most:
            self._latest.popitem(last=False)
        return room

    def connected(self, name: str) -> set[int]:
        """The viewers who are at a table."""
        room = self._rooms.get(name)
        return room.connected if room else set()

    async def _open(self, name: str) -> Room:
        try:
            table, tokens = await rebuild(name, self.storage)
            room = self._rooms[name] = Room(
                name, table, tokens, self.storage, self._bots, self._hint_budget, self.luck
            )
            return room
        finally:
            del self._opening[name]

    async def resume(self) -> None:
        """Let the bots go on where the server stopped."""
        for name in await self.storage.waiting_for_bots(RESUMED):
            try:
                await self.enter(name)
            except (Fault, Refusal) as error:
                log.warning("table %s cannot go on: %s", name, error)
            except Exception:
                log.exception("table %s cannot go on", name)

    async def close(self) -> None:
        """Stop all tables."""
        for opening in list(self._opening.values()):
            opening.cancel()
        for room in list(self._rooms.values()):
            await room.close()


def viewer_of(token: str, tokens: Tokens) -> int:
    """Whose token this is, among those of a table."""
    found = [viewer for kept, viewer in tokens if fits(token, kept)]
    if not found:
        raise fault("forbidden")
    return found[0]


async def rebuild(name: str, storage: Storage) -> tuple[Table, Tokens]:
    """A table as its entries make it."""
    stored = await storage.load(name)
    if stored is None:
        raise fault("no-such-table")
    try:
        game = games.load(stored.opening.game)
    except games.UnknownGame:
        raise fault("no-such-game") from None
    table = await asyncio.to_thread(
        lambda: Table.open(stored.opening, game).after_all(stored.entries)
    )
    return table, stored.tokens


def job(command: Command, viewer: int, luck: Luck) -> Job:
    """What a viewer's command asks of the table."""
    match command:
        case Play():
            return lambda t: t.play(viewer, command.seq, command.move, luck.entropy(t))
        case Undo():
            return lambda t: t.undo(viewer, command.seq)
        case Consent():
            return lambda t: t.consent(viewer, command.seq, command.agree)
        case HandOver():
            return lambda t: t.hand_over(viewer, command.seat, command.level)
        case SitDown():
            return lambda t: t.sit_down(viewer, command.name)
        case Standing():
            return lambda t: t.instruct(viewer, command.answers, command.awake)
        case Resync():
            return lambda t: None
