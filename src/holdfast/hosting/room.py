"""A room: one table in memory, with a queue of jobs.

A job asks the table which entry to record. The entry is stored first. Only then is the table
replaced, and the caller, all connections and the bots learn of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from weakref import ReferenceType, ref

from holdfast import games
from holdfast.hosting.adviser import Adviser
from holdfast.hosting.autoplay import Autoplay
from holdfast.hosting.bot_leader import WAIT, BotLeader
from holdfast.hosting.bot_plans import BotPlans
from holdfast.hosting.bots import Bots, Urgency
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.highlights import Highlights, advance
from holdfast.hosting.job_queue import JobQueue, Key
from holdfast.hosting.jobs import Job, check_level
from holdfast.hosting.jobs import job as command_job
from holdfast.hosting.lease import Lease
from holdfast.hosting.limits import RateLimit
from holdfast.hosting.messages.advice import CoachView, HintView
from holdfast.hosting.messages.chat import ChatView
from holdfast.hosting.messages.commands import Command, Judge, Kick, Plan, Say
from holdfast.hosting.presence import Presence
from holdfast.hosting.problems import damaged_table, fault, fault_of
from holdfast.hosting.results import keep_result
from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import ConflictError, DamagedTableError, StorageError
from holdfast.hosting.stored import NewEntry, Stored
from holdfast.hosting.tasks import Tasks
from holdfast.hosting.thread_pool import ThreadPool, Turn
from holdfast.hosting.tokens import Tokens, fits, viewer_of
from holdfast.hosting.updates import Updates
from holdfast.hosting.views import chat_view, summary
from holdfast.hosting.views.cache import MessageCache
from holdfast.hosting.watcher import Watcher
from holdfast.kernel.game import Game
from holdfast.kernel.record import NOBODY
from holdfast.players.mcts import Budget
from holdfast.table import Entry, RefusalError, Table
from holdfast.table.entries import Came, Chatted, Judged, Kicked, Planned
from holdfast.table.history import TurnsUnloadedError

log = logging.getLogger(__name__)

MOST_SPECTATORS = 100
"""Maximum number of connections of spectators to one table. Seats are not counted."""
MOST_AT_A_SEAT = 8
"""Maximum number of connections to one seat. The next one replaces the oldest."""
MOST_AT_AN_ADDRESS = 32
"""Maximum number of connections of spectators at one address. The next one replaces the oldest."""
TURNS = 8
"""Number of turns in memory while a table is active. The database has all turns."""
SAYINGS, WORDS, IN_SECONDS = 5, 20, 10.0
"""Rate limits for one seat: chat messages, plans and reactions, and the period in seconds."""
VOTE_SECONDS = 600.0
"""Seconds before the same person may ask for another vote about somebody."""
MOST_TRIES = 5
"""Maximum number of attempts for a job if other processes are faster."""
HINT_BUDGET = Budget(seconds=1.5)
"""Search budget of a hint."""
LINGER = 60.0
"""Seconds for which a viewer counts as present after the connection or a single request.

This covers page reloads, short losses of the network, and clients without a WebSocket.
"""


async def _do_nothing() -> None:
    """Do nothing when a game is over."""


class Room:
    """One table in memory with its connections."""

    def __init__(
        self,
        name: str,
        table: Table,
        tokens: Tokens,
        storage: Storage,
        bots: Bots,
        hint_budget: Budget,
        entropy: Entropy,
        thread_pool: ThreadPool,
        linger: float = LINGER,
        clock: Callable[[], float] = time.monotonic,
        word_seconds: float = WAIT,
        cache: MessageCache | None = None,
        now: Callable[[], float] = time.time,
        highlights: Highlights | None = None,
        on_change: Callable[[], None] = lambda: None,
        on_end: Callable[[], Awaitable[None]] = _do_nothing,
    ) -> None:
        self.name = name
        self._on_change, self._on_end = on_change, on_end
        self._highlights: Highlights = highlights or {}
        """Latest sentences of the log for each seat."""
        self.now = now
        """Function that returns the time for the clocks of the players."""
        self.table = table.unload_turns(TURNS)
        """The table, with only its latest turns in memory."""
        self._whole: ReferenceType[Table] = ref(table)
        """Weak reference to the table with all turns."""
        self.tokens = tokens
        """Hash and viewer of every token."""
        self._storage = storage
        self.thread_pool = thread_pool
        self.updates = Updates(self, cache or MessageCache())
        self.entropy = entropy
        self._adviser = Adviser(bots, hint_budget, entropy)
        self._watchers: dict[Watcher, None] = {}
        """Connections, the oldest first."""
        self._linger = linger
        self._lingering: dict[int, asyncio.TimerHandle] = {}
        """Timers of viewers who were present a moment ago."""
        self._opened_at = clock()
        """Time at which this process loaded the table."""
        self._clock = clock
        self.going_on = asyncio.Lock()
        """Lock for opening the table of the rematch, so that only one is opened."""
        self._tasks = Tasks(name)
        self._queue = JobQueue(name, self._record, self._catch_up, self._tasks)
        self._presence = Presence(
            name, storage, lambda: {viewer for w in self._watchers for viewer in w.present}
        )
        self._chat_limit = RateLimit(SAYINGS, IN_SECONDS, clock)
        self._plan_limit = RateLimit(WORDS, IN_SECONDS, clock)
        self._vote_limit = RateLimit(1, VOTE_SECONDS, clock)
        self._planning = BotPlans(self, bots, self._tasks)
        self.bot_leader = BotLeader(self, self._planning, word_seconds, clock)
        self._autoplay = Autoplay(self, bots, self._tasks, Lease(name, storage))
        self._go_on()
        if storage.is_shared:
            self._tasks.start(self._presence.ask())

    @property
    def connections(self) -> int:
        """Number of open connections."""
        return len(self._watchers)

    @property
    def open_bot_decisions(self) -> int:
        """Number of decisions that bots are working on."""
        return self._autoplay.open_bot_decisions

    @property
    def connected_viewers(self) -> set[int]:
        """Viewers who are connected to any server."""
        return self._presence.everywhere

    @property
    def present(self) -> set[int]:
        """Viewers who are connected, or were a moment ago. Without any, bots do not play."""
        return self.connected_viewers | self._lingering.keys()

    @property
    def away_seats(self) -> set[int]:
        """Seats of players who have not been present for a while, as far as this process knows.

        A process that has just loaded the table waits as long before it says so.
        """
        if self._clock() - self._opened_at < self._linger:
            return set()
        return {seat for seat in range(len(self.table.seats)) if seat not in self.present}

    @property
    def people(self) -> set[int]:
        """Present viewers who are players."""
        return {viewer for viewer in self.present if self.table.seats.is_person(viewer)}

    @property
    def address(self) -> str:
        """Address of a player who is connected here, or an empty string."""
        people = (w.address for w in self._watchers if self.table.seats.is_person(w.viewer))
        return next(people, "")

    @property
    def is_attended(self) -> bool:
        """Whether bots play: somebody is present, or the game has clocks that run on."""
        return bool(self.present) or self.table.plays_on

    def urgency(self) -> Urgency:
        """Return the priority of this table's bots: players come before spectators."""
        present = self.present
        seats = enumerate(self.table.seats)
        if any(seat.kind == "person" and number in present for number, seat in seats):
            return Urgency.PLAYED
        return Urgency.WATCHED if present else Urgency.LEFT

    def viewer(self, token: str) -> int:
        """Return the viewer that a token belongs to."""
        return viewer_of(token, self.tokens)

    def seats_of(self, tokens: Collection[str]) -> set[int]:
        """Return the seats that any of the tokens opens."""
        seats = ((hashed, viewer) for hashed, viewer in self.tokens if viewer != NOBODY)
        return {seat for hashed, seat in seats if any(fits(token, hashed) for token in tokens)}

    async def whole(
        self, table: Table | None = None, pool: ThreadPool | Turn | None = None
    ) -> Table:
        """Return a table with all its turns, rebuilt from storage if necessary."""
        table = table or self.table
        if not table.history.unloaded_count:
            return table
        known = self._whole()
        if known is None or known.entries != table.entries:
            known, _ = await rebuild(
                self.name, self._storage, table.entries, pool or self.thread_pool
            )
            self._whole = ref(known)
        return known

    # Connections

    def join(self, watcher: Watcher) -> None:
        """Add a connection.

        A person with too many connections loses the oldest one, so that a player can always
        connect. Spectators are refused if there are too many.
        """
        alike = [other for other in self._watchers if other.is_like(watcher)]
        spectators = sum(other.viewer == NOBODY for other in self._watchers)
        if len(alike) >= (MOST_AT_AN_ADDRESS if watcher.viewer == NOBODY else MOST_AT_A_SEAT):
            alike[0].replace()
            del self._watchers[alike[0]]
        elif watcher.viewer == NOBODY and spectators >= MOST_SPECTATORS:
            raise fault("too-many")
        self._watchers[watcher] = None
        for viewer in watcher.present:
            self._come_back(viewer)
        self._tell_everybody()
        self._go_on()
        self.announce_viewers()

    def leave(self, watcher: Watcher) -> None:
        """Remove a connection."""
        self._watchers.pop(watcher, None)
        for viewer in watcher.present:
            self._count_as_present(viewer)
        self._tell_everybody()
        self.announce_viewers()

    def reconnect(self, viewers: Collection[int] | None = None) -> None:
        """Let the connections of these viewers connect again; all of them by default."""
        for watcher in self._watchers:
            if viewers is None or watcher.viewer in viewers:
                watcher.reconnect()

    def announce_viewers(self) -> None:
        """Send the viewers of this server to the other servers."""
        if self._storage.is_shared:
            self._tasks.start(self._presence.announce())

    def store_viewers(self, server: str, viewers: set[int]) -> None:
        """Handle the viewers that another server sent."""
        before = self.connected_viewers
        if self._presence.store_viewers(server, viewers):
            for viewer in before - self.connected_viewers:
                self._count_as_present(viewer)
            self._tell_everybody()
            self._go_on()

    def refresh_viewers(self) -> None:
        """Send the viewers of this server again, and drop those of silent servers."""
        if self._watchers:
            self.announce_viewers()
        if self._presence.forget_the_silent():
            self._tell_everybody()

    def visit(self, viewer: int) -> None:
        """Count a viewer as present after a request without a connection."""
        self._count_as_present(viewer)
        self._come_back(viewer)
        self._go_on()

    def _come_back(self, viewer: int) -> None:
        """Give a viewer their seat back from a bot that has stood in, if there is one."""
        if self.table.come_back(viewer) is not None:
            self._tasks.start(self._take_seat_back(viewer))

    async def _take_seat_back(self, viewer: int) -> None:
        """Record that a person takes the seat back, unless that has been done."""
        await self.do(lambda table: table.come_back(viewer))

    def _count_as_present(self, viewer: int) -> None:
        """Count a viewer as present for a while."""
        if self._linger > 0:
            self._forget(viewer)
            loop = asyncio.get_running_loop()
            self._lingering[viewer] = loop.call_later(self._linger, self._forget, viewer)

    def _forget(self, viewer: int) -> None:
        """Cancel the timer by which a viewer counts as present."""
        if viewer in self._lingering:
            self._lingering.pop(viewer).cancel()

    def _tell_everybody(self) -> None:
        """Send the changed table to all connections."""
        for watcher in self._watchers:
            watcher.tell()

    def send_chat(self) -> None:
        """Send changed chat and plans to all connections."""
        for watcher in self._watchers:
            watcher.send_chat()

    def chat(self, viewer: int, since: int = 0) -> ChatView:
        """Return the chat messages after number `since` and the plans, for this viewer."""
        return chat_view(self.table.discussion(viewer), since, self.bot_leader.asking)

    async def look_after(self) -> None:
        """Let bots take over where somebody's time is up, and start bots whose move is missing."""
        before = None
        while before is not self.table:  # an open table may fill several seats
            before = self.table
            await self.do(lambda table: table.time_out(self.now()))
        self._go_on()

    def _go_on(self) -> None:
        """Start bots whose moves or plans are missing."""
        self._autoplay.go_on()
        self._planning.go_on()
        if self.table.starts_itself:
            self._tasks.start(self.look_after())

    # Queue of jobs

    async def obey(self, command: Command, viewer: int) -> None:
        """Run the command of a viewer, within the rate limits."""
        check_level(command)
        pace = {Say: self._chat_limit, Judge: self._plan_limit, Plan: self._plan_limit}
        limit = pace.get(type(command))
        if limit is not None and self.table.seats.has(viewer) and not limit.allows(str(viewer)):
            raise fault("chat-too-fast")
        if isinstance(command, Kick) and command.word == "ask" and not self.table.waiting_room:
            # Refused requests do not count.
            command_job(command, viewer, self.entropy)(self.table)
            if not self._vote_limit.allows(f"{viewer} {command.seat}"):
                raise fault("vote-too-soon")
        await self.do(command_job(command, viewer, self.entropy, self.away_seats))

    async def do(self, job: Job, key: Key = None) -> Table:
        """Queue a job, wait for it, and return the table after it."""
        return await self._queue.run(job, key)

    async def read_entries_of_others(self) -> None:
        """Read the entries of other processes.

        A client may come from another server, and know more than this process.
        """
        if self._storage.is_shared:
            self.read_added()
            await self.do(lambda table: None)
            if self._queue.read_failed:  # another server may have sent the client newer entries
                raise fault("database-away")

    def read_added(self, number: int | None = None) -> None:
        """Note that another process has added the entry with this number.

        None: it has added an unknown number of entries.
        """
        if number is None or number > self.table.entries:
            self._queue.read_added()

    async def _record(self, job: Job, key: Key) -> Table:
        """Run a job, store its entry, and return the table after it.

        If another process has added an entry first, the job runs again with the new table.
        """
        for _ in range(MOST_TRIES):
            entry = job(self.table)
            if entry is None:
                return self.table
            if self.table.clocks is not None:
                entry = entry.model_copy(update={"at": self.now()})
            try:
                after = self.table.after(entry)
            except TurnsUnloadedError:
                after = (await self.whole()).after(entry)
            after = after.unload_turns(TURNS)
            highlights = advance(self._highlights, self.table.seq, after)
            try:
                await self._store(entry, after, key, highlights)
            except ConflictError:
                await self._catch_up()
                continue
            self._highlights = highlights
            if isinstance(entry, Came | Kicked) or key is not None:
                self._vacate(entry.seat)
            if key is not None:
                self.tokens = [*self.tokens, (key, entry.seat)]
            if after.over and not self.table.over and after.opening.deal is not None:
                await self._keep_result(after)
            ended = after.over and not self.table.over
            self._replace_table(after, is_chat_or_plan(entry))
            if ended:
                await self._on_end()
            return self.table
        raise RefusalError("stale", "Somebody was faster: the table has changed.")

    async def _store(self, entry: Entry, after: Table, key: Key, highlights: Highlights) -> None:
        """Store an entry. Errors are raised as RequestErrors."""
        seq = after.seq if after.seq != self.table.seq else None
        try:
            seen, free = summary(after.overview()), _listed_seats(after)
            changed = None if free == _listed_seats(self.table) else free
            await self._storage.append(
                NewEntry(
                    table=self.name,
                    number=after.entries,
                    seq=seq,
                    entry=entry,
                    summary=seen,
                    key=key,
                    deadline=after.deadline,
                    highlights=highlights,
                    free=changed,
                    ends=after.over and not self.table.over,
                )
            )
        except ConflictError:
            raise
        except StorageError as error:
            raise fault_of(error) from error
        except Exception as error:
            log.exception("table %s could not be stored", self.name)
            raise fault("not-stored") from error

    async def _keep_result(self, table: Table) -> None:
        """Store the result of a game with a shared deal.

        If that fails, it is stored when its player requests the results.
        """
        try:
            await keep_result(self._storage, self.name, table)
        except StorageError as error:
            log.warning("the result of table %s could not be stored: %s", self.name, error)

    def _vacate(self, seat: int) -> None:
        """Make the former player of a seat a spectator, because a newcomer has the seat now."""
        self.tokens = [
            (hashed, NOBODY if viewer == seat else viewer) for hashed, viewer in self.tokens
        ]
        for watcher in self._watchers:
            if watcher.viewer == seat:
                watcher.viewer = NOBODY
                watcher.forget()

    async def _catch_up(self) -> None:
        """Apply the entries that another process has added."""
        entries, tokens = await self._storage.entries_after(self.name, self.table.entries)
        now = dict(tokens)
        ended = {viewer for hashed, viewer in self.tokens if hashed not in now}
        for seat in {v for hashed, v in self.tokens if now.get(hashed, v) != v}:
            self._vacate(seat)
        self.tokens = tokens
        # Nobody knows which token a connection had: those that still have one come back with it.
        self.reconnect(ended)
        if not entries:
            return
        try:
            table = await asyncio.to_thread(self.table.after_all, entries)
        except TurnsUnloadedError:
            table = await asyncio.to_thread((await self.whole()).after_all, entries)
        self._highlights = advance(self._highlights, self.table.seq, table)
        self._replace_table(table.unload_turns(TURNS), all(map(is_chat_or_plan, entries)))

    def _replace_table(self, table: Table, words: bool) -> None:
        """Replace the table and inform connections and bots.

        `words`: only chat or plans have changed.
        """
        before, self.table = self.table, table
        self._adviser.cancel_outdated(table)
        self._autoplay.cancel_outdated()
        if words:
            self.updates.keep_for(table)
        else:
            self._tell_everybody()
        if table.chat.count or table.chat.plans or before.chat.plans:
            self.send_chat()
        self._on_change()
        self._go_on()

    # Hints and shutdown

    async def hint(self, viewer: int, seq: int, step: int) -> HintView:
        """Return the best moves for the person who decides."""
        return await self._adviser.hint(self.table, viewer, seq, step)

    async def coach(self, viewer: int, move: int) -> CoachView:
        """Return the coach's warning about a move of the viewer."""
        return await self._adviser.coach(self.table, viewer, move)

    async def explain(self, viewer: int, seq: int) -> HintView:
        """Return the reasons for a move of a bot."""
        return await self._adviser.explain(await self.whole(), viewer, seq)

    async def explain_plan(self, viewer: int, seat: int) -> HintView:
        """Return the reasons for the plan of a bot."""
        return await self._adviser.explain_plan(self.table, viewer, seat)

    async def finish(self) -> None:
        """Refuse new jobs, and finish the queued ones."""
        await self._queue.finish()

    async def close(self) -> None:
        """Stop all tasks. Every acknowledged job has been stored."""
        self._adviser.close()
        self.updates.close()
        for viewer in list(self._lingering):
            self._forget(viewer)
        await self._tasks.stop()


def is_chat_or_plan(entry: Entry) -> bool:
    """Return whether an entry is about chat or plans only."""
    return isinstance(entry, Chatted | Planned | Judged)


def _listed_seats(table: Table) -> int | None:
    """Return the number of free seats of an open table, or -1 when its game is over.

    Return None for a private table.
    """
    if table.opening.listing is None:
        return None
    return -1 if table.over else len(table.free_seats)


async def rebuild(
    name: str,
    storage: Storage,
    entries: int | None = None,
    pool: ThreadPool | Turn | None = None,
    take_out: Callable[[str], Game] = games.load,
) -> tuple[Table, Stored]:
    """Return a stored table after all entries or the first `entries` ones, and what is stored."""
    try:
        stored = await storage.load(name)
    except DamagedTableError as error:
        raise fault_of(error) from error
    if stored is None:
        raise fault("no-such-table")
    try:
        game = take_out(stored.opening.game)
    except games.UnknownGameError:
        raise fault("no-such-game") from None

    replaying = (pool.read if pool else asyncio.to_thread)(stored.replay, game, entries)
    try:
        table, complete = await replaying
    except DamagedTableError as error:
        raise fault_of(error) from error
    if not complete:
        log.error("table %s cannot be read after step %d", name, table.seq)
        raise damaged_table(table.seq)
    return table, stored
