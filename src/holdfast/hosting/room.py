"""A room: one table, with one queue through which everything happens to it.

A job asks the table what is to be recorded. The answer is stored, and only then is it so: for the
one who asked, for everybody who watches, and for the bots.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from weakref import ReferenceType, ref

from holdfast import games
from holdfast.hosting.autoplay import Autoplay
from holdfast.hosting.bot_leader import WAIT, BotLeader
from holdfast.hosting.bot_plans import BotPlans
from holdfast.hosting.bots import Bots, Urgency
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.hints import Hints
from holdfast.hosting.jobs import Job, check_level, job
from holdfast.hosting.lease import Lease
from holdfast.hosting.limits import RateLimit
from holdfast.hosting.message_cache import MessageCache
from holdfast.hosting.messages import ChatView, Command, HintView, Judge, Plan, Say
from holdfast.hosting.presence import Presence
from holdfast.hosting.problems import fault, fault_of
from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import ConflictError, StorageError
from holdfast.hosting.tasks import Tasks
from holdfast.hosting.thread_pool import ThreadPool, Turn
from holdfast.hosting.tokens import Tokens, viewer_of
from holdfast.hosting.views import Sent, Update, summary, table_text, talk_view, update
from holdfast.hosting.watcher import Watcher
from holdfast.kernel.game import Game
from holdfast.kernel.record import NOBODY
from holdfast.players.mcts import Budget
from holdfast.table import Entry, RefusalError, Table
from holdfast.table.entries import Came, Chatted, Judged, Planned
from holdfast.table.history import TurnsUnloadedError

log = logging.getLogger("holdfast.server")

Key = str | None
"""The digest of a token that opens the seat that an entry is about, where there is a new one."""

_To = tuple[int, int | None, frozenset[int]]
"""For whom a message is made, since which sequence number, and while who was here."""

MOST_SPECTATORS = 100
"""Connections of spectators to one table at a time. Seats have places of their own."""
MOST_AT_A_SEAT = 8
MOST_AT_AN_ADDRESS = 32
"""Connections to one seat, and of spectators at one address; the next one replaces the oldest."""
MOST_WAITING = 1024
"""Messages that wait to be written for one address."""
MOST_MESSAGES = 64
"""Messages about one table that are kept until it changes."""
REST = 1.0
"""Seconds after which a table at which something was told comes to rest."""
FEW = 8
"""Turns that are told at once; more are written at the desk."""
TURNS, RESTING = 8, 2
"""Turns of a table that are kept in memory, to be told and to be taken back, while it is played
and at rest; the database has all."""
SAYINGS, WORDS, IN_SECONDS = 5, 20, 10.0
"""So many lines, and words about plans, may come from one seat at once, and on average in so many
seconds: more could nobody read."""
MOST_TRIES = 5
"""How often a job is done again because another process was faster."""
HEAR_AGAIN = 1.0
"""Seconds before it is tried again to read what another process has added."""
HINT_BUDGET = Budget(seconds=1.5)
"""How long a hint is thought about."""
LINGER = 60.0
"""Seconds for which somebody still counts as there who has hung up or only asked once: a page is
loaded again, a train goes through a tunnel, and where sockets are barred nobody has one."""


class Room:
    """One table, with those who watch it."""

    def __init__(
        self,
        name: str,
        table: Table,
        tokens: Tokens,
        storage: Storage,
        bots: Bots,
        hint_budget: Budget,
        luck: Entropy,
        desk: ThreadPool,
        linger: float = LINGER,
        clock: Callable[[], float] = time.monotonic,
        word_seconds: float = WAIT,
        cache: MessageCache | None = None,
    ) -> None:
        self.name = name
        self.table = table.lightened(TURNS)
        """Without most of its past, which the database has."""
        self._whole: ReferenceType[Table] = ref(table)
        """With it, as long as somebody looks at that."""
        self.tokens = tokens
        """The digest of every token, with its viewer."""
        self._storage = storage
        self._desk = desk
        self._cache = cache or MessageCache()
        self._messages_of = self.table
        self._messages: dict[_To, tuple[Sent | None, Update | asyncio.Task[Update]]] = {}
        """Updates of the current table by recipient, each with what it continues."""
        self._resting: asyncio.TimerHandle | None = None
        self._told_at = 0.0
        """When something was last made to be told, by the clock of the event loop."""
        self.luck = luck
        self._hints = Hints(bots, hint_budget, luck)
        self._watchers: dict[Watcher, None] = {}
        """The oldest first."""
        self._linger = linger
        self._lingering: dict[int, asyncio.TimerHandle] = {}
        """Viewers who were here a moment ago."""
        self._jobs: list[tuple[Job, Key, asyncio.Future[Table]]] = []
        self._working: asyncio.Future[None] | None = None
        """Done when there is nothing to do any more."""
        self._behind = False
        """Whether another process may have added something."""
        self._unheard = False
        """Whether that could not be read when it was last tried."""
        self._closing = False
        self.going_on = asyncio.Lock()
        """Held by whoever opens the table of the rematch, so that only one is opened."""
        self._tasks = Tasks(name)
        self._presence = Presence(name, storage, lambda: {w.viewer for w in self._watchers})
        self._sayings = RateLimit(SAYINGS, IN_SECONDS, clock)
        self._about_plans = RateLimit(WORDS, IN_SECONDS, clock)
        self._planning = BotPlans(self, bots, self._tasks)
        self.council = BotLeader(self, self._planning, word_seconds, clock)
        self._answering = Autoplay(self, bots, self._tasks, Lease(name, storage))
        self._go_on()
        if storage.shared:
            self._tasks.start(self._presence.ask())

    @property
    def connections(self) -> int:
        """How many sockets are open here."""
        return len(self._watchers)

    @property
    def thinking(self) -> int:
        """How many decisions bots think about here."""
        return self._answering.thinking

    @property
    def connected(self) -> set[int]:
        """The viewers who are connected, at whichever server."""
        return self._presence.everywhere

    @property
    def present(self) -> set[int]:
        """The viewers who are here, or were a moment ago. Without any the table rests."""
        return self.connected | self._lingering.keys()

    @property
    def people(self) -> set[int]:
        """Those of them who play."""
        return {viewer for viewer in self.present if self.table.seats.is_person(viewer)}

    @property
    def address(self) -> str:
        """The address from which somebody plays here, where anybody does."""
        people = (w.address for w in self._watchers if self.table.seats.is_person(w.viewer))
        return next(people, "")

    def urgency(self) -> Urgency:
        """How soon a bot here should answer: those who play come before those who watch."""
        present = self.present
        seats = enumerate(self.table.seats)
        if any(seat.kind == "person" and number in present for number, seat in seats):
            return Urgency.PLAYED
        return Urgency.WATCHED if present else Urgency.LEFT

    def viewer(self, token: str) -> int:
        """Whose token this is."""
        return viewer_of(token, self.tokens)

    async def message(self, viewer: int, since: int | None = None) -> str:
        """Return the whole table as this viewer may know it, with the events after a sequence
        number: the answer to a request."""
        table, connected = self.table, frozenset(self.connected)
        self._rest_later()
        if since is not None and _is_near(table, since):
            return shown(table, self.name, viewer, connected, since)
        whole = await self.whole(table)
        return await self._desk.read(shown, whole, self.name, viewer, connected, since)

    async def update(
        self, viewer: int, sent: Sent | None, table: Table, address: str = ""
    ) -> Update:
        """Return what a connection of this viewer is sent next, after what it was sent.

        It is made once for all connections that were sent the same. A long one is written in the
        thread pool, in the turn of the address that asks, and cached for the next one who asks.
        """
        since = None if sent is None else sent.seq
        key = viewer, since, frozenset(self.connected)
        made = self._made(table, key, sent)
        if isinstance(made, Update):
            return made
        near = since is not None and _is_near(table, since)
        cached = self._cache.get((self.name, table.entries, *key)) if sent is None else None
        if cached is not None:
            return cached
        self._rest_later()
        if near:
            made = updated(table, self.name, viewer, key[2], sent)
            self._messages[key] = sent, made
            return made
        if not address:
            return await self._write(table, key, sent, self._desk)
        # As many may wait as there are connections: nobody is refused what they are to be sent.
        async with self._desk.turn(address, MOST_WAITING) as turn:
            return await self._write(table, key, sent, turn)

    def _made(
        self, table: Table, key: _To, sent: Sent | None
    ) -> Update | asyncio.Task[Update] | None:
        """Return the update made for this recipient, if it continues what they were sent."""
        if self._messages_of is not table or len(self._messages) >= MOST_MESSAGES:
            self._messages_of, self._messages = table, {}
        continued, made = self._messages.get(key, (None, None))
        return made if continued is sent or continued == sent else None

    async def _write(
        self, table: Table, key: _To, sent: Sent | None, pool: ThreadPool | Turn
    ) -> Update:
        """Write a long update, or wait for the task that writes it already."""
        made = self._made(table, key, sent)
        if isinstance(made, Update):
            return made
        if made is None or (made.done() and (made.cancelled() or made.exception())):
            made = asyncio.create_task(self._read(table, key, sent, pool))
            self._messages[key] = sent, made
        return await asyncio.shield(made)

    def _rest_later(self) -> None:
        """Drop what is made now once it has been sent."""
        loop = asyncio.get_running_loop()
        self._told_at = loop.time()
        if self._resting is None:
            self._resting = loop.call_later(REST, self._rest)

    def _rest(self) -> None:
        """Drop what was made to be sent: while people think, a table needs no more than what it is
        asked next."""
        loop = asyncio.get_running_loop()
        early = self._told_at + REST - loop.time()
        if early > 0:  # more was sent meanwhile
            self._resting = loop.call_later(early, self._rest)
            return
        self._resting = None
        self._messages = {}
        self._messages_of = self.table = self.table.lightened(RESTING, told=True)

    async def _read(
        self, table: Table, key: _To, sent: Sent | None, pool: ThreadPool | Turn
    ) -> Update:
        viewer, _, connected = key
        whole = await self.whole(table, pool)
        made = await pool.read(updated, whole, self.name, viewer, connected, sent)
        if sent is None:
            self._cache.put((self.name, table.entries, *key), made)
        return made

    async def whole(
        self, table: Table | None = None, desk: ThreadPool | Turn | None = None
    ) -> Table:
        """The table, as it is or was, with all its past."""
        table = table or self.table
        if not table.history.gone:
            return table
        known = self._whole()
        if known is None or known.entries != table.entries:
            known, _ = await rebuild(self.name, self._storage, table.entries, desk or self._desk)
            self._whole = ref(known)
        return known

    # Coming and going

    def join(self, watcher: Watcher) -> None:
        """Somebody has connected. Whoever has many connections loses the oldest of them, so that
        a player always gets in; spectators do while there is room."""
        alike = [other for other in self._watchers if other.is_like(watcher)]
        spectators = sum(other.viewer == NOBODY for other in self._watchers)
        if len(alike) >= (MOST_AT_AN_ADDRESS if watcher.viewer == NOBODY else MOST_AT_A_SEAT):
            alike[0].replace()
            del self._watchers[alike[0]]
        elif watcher.viewer == NOBODY and spectators >= MOST_SPECTATORS:
            raise fault("too-many")
        self._watchers[watcher] = None
        self._tell_everybody()
        self._go_on()
        self.say_who()

    def leave(self, watcher: Watcher) -> None:
        """Somebody's connection has ended."""
        self._watchers.pop(watcher, None)
        self._stay(watcher.viewer)
        self._tell_everybody()
        self.say_who()

    def say_who(self) -> None:
        """Let other servers know who is here."""
        if self._storage.shared:
            self._tasks.start(self._presence.say())

    def hear_who(self, server: str, viewers: set[int]) -> None:
        """Another server says who is there."""
        if self._presence.hear(server, viewers):
            self._tell_everybody()
            self._go_on()

    def look_around(self) -> None:
        """Say again who is here, and see who has not been heard of."""
        if self._watchers:
            self.say_who()
        if self._presence.forget_the_silent():
            self._tell_everybody()

    def visit(self, viewer: int) -> None:
        """Somebody has asked something without being connected."""
        self._stay(viewer)
        self._go_on()

    def _stay(self, viewer: int) -> None:
        """Count somebody as here a while longer."""
        if self._linger > 0:
            self._forget(viewer)
            loop = asyncio.get_running_loop()
            self._lingering[viewer] = loop.call_later(self._linger, self._forget, viewer)

    def _forget(self, viewer: int) -> None:
        if viewer in self._lingering:
            self._lingering.pop(viewer).cancel()

    def _tell_everybody(self) -> None:
        for watcher in self._watchers:
            watcher.tell()

    def tell_talk(self) -> None:
        """Let everybody know what was said and is planned."""
        for watcher in self._watchers:
            watcher.tell_talk()

    def talk(self, viewer: int, since: int = 0) -> ChatView:
        """What was said after a line, and what is planned, as this viewer may know it."""
        return talk_view(self.table.discussed(viewer), since, self.council.asking)

    def _go_on(self) -> None:
        """See to it that bots answer, and that they plan."""
        self._answering.go_on()
        self._planning.go_on()

    # The queue

    async def obey(self, command: Command, viewer: int) -> None:
        """Have done what somebody wants, unless they want it too often."""
        check_level(command)
        pace = {Say: self._sayings, Judge: self._about_plans, Plan: self._about_plans}
        limit = pace.get(type(command))
        if limit is not None and self.table.seats.has(viewer) and not limit.allows(str(viewer)):
            raise fault("too-talkative")
        await self.do(job(command, viewer, self.luck))

    async def do(self, job: Job, key: Key = None) -> Table:
        """Have a job done when its turn comes; gives the table after it."""
        if self._closing:
            raise fault("closing")
        done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, key, done))
        self._begin_to_work()
        return await done

    async def look(self) -> None:
        """See what other processes have added, before somebody is told who may come from one."""
        if self._storage.shared:
            self.hear()
            await self.do(lambda table: None)
            if self._unheard:  # another server may have told them more than this one could
                raise fault("database-away")

    def hear(self, number: int | None = None) -> None:
        """Another process has added this entry, or nobody knows what it may have added."""
        if number is None or number > self.table.entries:
            self._behind = True
            self._begin_to_work()

    def _begin_to_work(self) -> None:
        if self._working is None:
            self._working = asyncio.get_running_loop().create_future()
            self._tasks.start(self._work(self._working))

    async def _work(self, working: asyncio.Future[None]) -> None:
        """Do the jobs one after another, until there are none."""
        try:
            while self._jobs or self._behind:
                if self._behind:
                    await self._listen_up()
                    continue
                job, key, done = self._jobs.pop(0)
                try:
                    await self._record(job, key)
                except Exception as error:
                    if not done.cancelled():
                        done.set_exception(error)
                else:
                    if not done.cancelled():
                        done.set_result(self.table)
        finally:
            self._working = None
            working.set_result(None)

    async def _listen_up(self) -> None:
        """Hear what another process has added, now or, if that is not to be had, a little later."""
        self._behind = False
        try:
            await self._catch_up()
        except Exception as error:
            log.warning("table %s cannot be read: %s", self.name, error)
            self._unheard = True
            self._tasks.start(self._hear_later())
        else:
            self._unheard = False

    async def _hear_later(self) -> None:
        await asyncio.sleep(HEAR_AGAIN)
        self.hear()

    async def _record(self, job: Job, key: Key) -> None:
        """Ask the table what is to be recorded, and store it. Where another process was first the
        table as it then is is asked again."""
        for _ in range(MOST_TRIES):
            entry = job(self.table)
            if entry is None:
                return
            try:
                after = self.table.after(entry)
            except TurnsUnloadedError:
                after = (await self.whole()).after(entry)
            after = after.lightened(TURNS)
            try:
                await self._store(entry, after, key)
            except ConflictError:
                await self._catch_up()
                continue
            if isinstance(entry, Came) or key is not None:
                self._vacate(entry.seat)
            if key is not None:
                self.tokens = [*self.tokens, (key, entry.seat)]
            self._come_to(after, is_word(entry))
            return
        raise RefusalError("stale", "Somebody was faster: the table has changed.")

    async def _store(self, entry: Entry, after: Table, key: Key) -> None:
        seq = after.seq if after.seq != self.table.seq else None
        try:
            await self._storage.append(
                self.name, after.entries, seq, entry, summary(after.listed()), key
            )
        except ConflictError:
            raise
        except StorageError as error:
            raise fault_of(error) from error
        except Exception as error:
            log.exception("table %s could not be stored", self.name)
            raise fault("not-stored") from error

    def _vacate(self, seat: int) -> None:
        """A newcomer has this seat now: whoever had it before watches from here on."""
        self.tokens = [(kept, NOBODY if whose == seat else whose) for kept, whose in self.tokens]
        for watcher in self._watchers:
            if watcher.viewer == seat:
                watcher.viewer = NOBODY
                watcher.forget()

    async def _catch_up(self) -> None:
        """Another process has added to this table: add it here too."""
        entries, tokens = await self._storage.entries_after(self.name, self.table.entries)
        if not entries:
            return
        try:
            table = await asyncio.to_thread(self.table.after_all, entries)
        except TurnsUnloadedError:
            table = await asyncio.to_thread((await self.whole()).after_all, entries)
        now = dict(tokens)
        for seat in {whose for kept, whose in self.tokens if now.get(kept) != whose}:
            self._vacate(seat)
        self.tokens = tokens
        self._come_to(table.lightened(TURNS), all(map(is_word, entries)))

    def _come_to(self, table: Table, words: bool) -> None:
        """The table is now like this. What was asked about another position is not needed. Where
        there were but words, nothing else about it has changed."""
        before, self.table = self.table, table
        self._hints.follow(table)
        self._answering.follow()
        if words:
            self._messages_of = table
        else:
            self._tell_everybody()
        if table.talk.said or table.talk.plans or before.talk.plans:
            self.tell_talk()
        self._go_on()

    # Advice and the end

    async def hint(self, viewer: int, seq: int) -> HintView:
        """The best moves for the person who decides."""
        return await self._hints.give(self.table, viewer, seq)

    async def explain(self, viewer: int, seq: int) -> HintView:
        """Why a bot made a move."""
        return await self._hints.explain(await self.whole(), viewer, seq)

    async def explain_plan(self, viewer: int, seat: int) -> HintView:
        """Why a bot plans what it plans."""
        return await self._hints.explain_plan(self.table, viewer, seat)

    async def finish(self) -> None:
        """Take nothing new, and finish what is under way."""
        self._closing = True
        if self._working is not None:
            await asyncio.shield(self._working)

    async def close(self) -> None:
        """Stop everything. What was acknowledged is stored."""
        self._hints.close()
        if self._resting is not None:
            self._resting.cancel()
        for viewer in list(self._lingering):
            self._forget(viewer)
        await self._tasks.stop()


def shown(
    table: Table, name: str, viewer: int, connected: Collection[int], since: int | None = None
) -> str:
    """The table as this viewer may know it; nothing else gets to what is sent."""
    return table_text(table.seen_by(viewer), table.news(viewer, since), name, connected)


def updated(
    table: Table, name: str, viewer: int, connected: Collection[int], sent: Sent | None
) -> Update:
    """Return what this viewer has to be sent after what they were sent; nothing else gets to it."""
    news = table.news(viewer, None if sent is None else sent.seq)
    return update(table.seen_by(viewer), news, name, connected, sent)


def is_word(entry: Entry) -> bool:
    """Whether an entry is about nothing but what people say and plan."""
    return isinstance(entry, Chatted | Planned | Judged)


def _is_near(table: Table, seq: int) -> bool:
    """Whether there is little to tell after a sequence number, all of which is at hand."""
    try:
        turns = table.turns_after(seq)
    except TurnsUnloadedError:
        return False
    return turns is not None and turns <= FEW


async def rebuild(
    name: str,
    storage: Storage,
    entries: int | None = None,
    desk: ThreadPool | Turn | None = None,
    take_out: Callable[[str], Game] = games.load,
) -> tuple[Table, Tokens]:
    """A table as its entries make it: all of them, or the first so many."""
    stored = await storage.load(name)
    if stored is None:
        raise fault("no-such-table")
    try:
        game = take_out(stored.opening.game)
    except games.UnknownGameError:
        raise fault("no-such-game") from None

    def play() -> Table:
        return Table.open(stored.opening, game).after_all(stored.entries[:entries])

    return await (desk.read(play) if desk else asyncio.to_thread(play)), stored.tokens
