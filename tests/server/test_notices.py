"""Notices: people learn of slow games in time, once, and without a secret of the game."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.test_deleted_accounts import traces
from tests.support.databases import Database
from tests.support.messages import MailServer, PushBrowser, PushService, b64, check_signature
from tests.support.server import (
    Clock,
    InProcessServer,
    OpenTable,
    run_in_thread,
    run_server,
    wait_until,
)
from tests.table.seated import seated

from holdfast.hosting.conduct.records import ACCOUNT
from holdfast.hosting.notices.plan import DELAY, SOON
from holdfast.hosting.notices.records import NoticeSettings, Reminder, Subscription
from holdfast.hosting.stored import OpenedTable
from holdfast.hosting.tokens import digest
from holdfast.hosting.views import summary
from holdfast.server.notices.mail import SmtpMail
from holdfast.server.storage import Storage

NOON = 1_800_014_400.0  # in UTC
HOUR = 3600.0
DAY = 24 * HOUR
SLOW = {"move": DAY, "level": "random"}
ADDRESS = "https://games.example.org"


def noon() -> Clock:
    """Return a clock that shows noon."""
    clock = Clock()
    clock.now = NOON
    return clock


class Person:
    """A person with a browser of their own."""

    def __init__(self, server: InProcessServer, service: PushService, name: str) -> None:
        self.name = name
        self.push = PushBrowser(service, name)
        address = f"http://127.0.0.1:{server.port}/api"
        self.http = httpx.Client(base_url=address, timeout=60, headers={"connection": "close"})

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """Send a request."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def hears_of(self, table: OpenTable, seat: int, **times: Any) -> None:
        """Subscribe to notices about a seat."""
        held = {"table": table.id, "token": table.tokens[seat]}
        self.post("/notices/subscriptions", **self.push.subscription(held, **times))

    def state(self, **question: Any) -> Any:
        """Return this person's settings for notices."""
        return self.post("/notices", **{"tokens": [], "endpoint": self.push.endpoint, **question})


class World:
    """A server, a push service, a mail server, and the time."""

    def __init__(
        self, server: InProcessServer, service: PushService, mail: MailServer, clock: Clock
    ) -> None:
        self.server, self.service, self.mail, self.clock = server, service, mail, clock

    def person(self, name: str) -> Person:
        """Return a new person."""
        return Person(self.server, self.service, name)

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and the server look at what is due."""
        self.look()
        self.clock.now += seconds
        self.look()
        self.look()

    def look(self) -> None:
        """Let the server look at what is due now, and send everything."""

        async def look() -> None:
            notifier = self.server._app.state.notifier
            await notifier.look()
            await asyncio.gather(*notifier._tasks._tasks)

        asyncio.run_coroutine_threadsafe(look(), self.server._loop).result(60)

    def table(self, *kinds: str, **wish: Any) -> OpenTable:
        """Return a new table with a slow game."""
        return self.server.open(*(kinds or ("person", "person")), time_control=SLOW, **wish)


@contextmanager
def world_at(
    database: str | Path, clock: Clock, service: PushService, mail: MailServer
) -> Iterator:
    """Yield a server that sends messages to services on this machine."""
    sending = {"push_locally": True, "mail_server": mail.setting, "mail_from": "games@example.org"}
    with run_server(database, now=clock, address=ADDRESS, **sending) as server:
        yield World(server, service, mail, clock)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with (
        PushService().open() as service,
        MailServer().open() as mail,
        world_at(tmp_path / "t.sqlite3", noon(), service, mail) as world,
    ):
        yield world


def to_move(table: OpenTable) -> int:
    """Return the seat that the game waits for."""
    return int(table.view()["ask"]["seat"])


def play(table: OpenTable) -> None:
    """Let the seat that the game waits for move, until it waits for the other one."""
    seat = to_move(table)
    while to_move(table) == seat:
        view = table.view(seat)
        table.post(seat, type="play", seq=view["seq"], move=view["moves"][-1]["n"])


def test_somebody_is_told_once_that_it_is_their_turn_and_once_that_little_time_is_left(
    world: World,
) -> None:
    table = world.table()
    seat = to_move(table)
    anna, ben = world.person("anna"), world.person("ben")
    anna.hears_of(table, seat)
    ben.hears_of(table, 1 - seat)
    world.pass_time(DELAY - 10)
    assert anna.push.messages == []
    world.pass_time(20)
    (told,) = anna.push.wait_for(1)
    name = table.view()["seats"][1 - seat]["name"]
    assert told["title"] == "Your turn in Outlast"
    assert told["body"] == f"You play with {name}. You have 23 h left."
    assert (told["path"], told["tag"]) == (f"/table/{table.id}", table.id)
    for _ in range(5):
        world.pass_time(HOUR)
    assert len(anna.push.messages) == 1
    world.pass_time(DAY - SOON - 5 * HOUR)
    soon = anna.push.wait_for(2)[1]
    assert soon["title"] == "Little time left in Outlast"
    assert "2 h left, then a bot moves for you" in soon["body"]
    for _ in range(3):
        world.pass_time(HOUR / 2)
    assert len(anna.push.messages) == 2
    assert ben.push.messages == []


def test_a_message_is_signed_and_says_nothing_of_the_game(world: World) -> None:
    table = world.table()
    seat = to_move(table)
    anna = world.person("anna")
    anna.hears_of(table, seat)
    world.pass_time(DELAY + 1)
    (told,) = anna.push.wait_for(1)
    (sent,) = world.service.sent
    claims = check_signature(sent, anna.state()["push"], world.service.url)
    assert claims["sub"] == ADDRESS
    assert NOON < claims["exp"] <= world.clock.now + DAY
    assert sent.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(sent.headers["ttl"]) <= DAY
    assert len(sent.headers["topic"]) <= 32
    assert set(told) == {
        "title", "body", "path", "tag", "language", "stop", "open_label", "stop_label",
    }  # fmt: skip
    text = json.dumps(told)
    assert not any(token in text for token in table.tokens.values())
    names = {seat["name"] for seat in table.view()["seats"]}
    said = set(re.findall(r"[A-Z]\w+", f"{told['title']} {told['body']}"))
    assert said <= {"Your", "You", "Outlast", *names}


def test_who_moves_at_once_is_not_told(world: World) -> None:
    table = world.table()
    seat = to_move(table)
    anna = world.person("anna")
    anna.hears_of(table, seat)
    world.pass_time(DELAY / 2)
    play(table)
    world.pass_time(DAY / 4)
    assert anna.push.messages == []


def test_a_turn_is_told_once_a_day_and_a_later_one_waits(world: World) -> None:
    table = world.table()
    seat = to_move(table)
    anna = world.person("anna")
    anna.hears_of(table, seat)
    world.pass_time(DELAY + 1)
    anna.push.wait_for(1)
    play(table)
    play(table)
    world.pass_time(HOUR)
    assert len(anna.push.messages) == 1
    world.pass_time(19.1 * HOUR)
    assert [one["title"] for one in anna.push.wait_for(2)][1:] == ["Your turn in Outlast"]


def test_nothing_comes_in_the_quiet_hours(world: World) -> None:
    night = {"zone": "Europe/Berlin", "quiet_from": 22 * 60, "quiet_until": 8 * 60}
    table = world.table()
    seat = to_move(table)
    world.clock.now += 9 * HOUR  # 22:00 in Berlin
    anna = world.person("anna")
    anna.hears_of(table, seat, language="de", **night)
    for _ in range(9):
        world.pass_time(HOUR)
        assert anna.push.messages == []
    world.pass_time(1.1 * HOUR)
    # The reminder is due an hour later; what comes in the morning is the turn.
    assert anna.push.wait_for(1)[0]["title"] == "Du bist dran: Outlast"


def test_a_reminder_that_would_come_at_night_comes_in_the_evening(world: World) -> None:
    world.clock.now += 15 * HOUR  # time is up at 3 in the night
    table = world.table()
    seat = to_move(table)
    anna = world.person("anna")
    anna.hears_of(table, seat, quiet_from=22 * 60, quiet_until=8 * 60)
    world.pass_time(6 * HOUR)
    assert [one["title"] for one in anna.push.wait_for(1)] == ["Your turn in Outlast"]
    world.pass_time(12.9 * HOUR)  # 21:54
    assert anna.push.wait_for(2)[1]["title"] == "Little time left in Outlast"


def test_several_games_become_one_message(world: World) -> None:
    anna = world.person("anna")
    for _ in range(3):
        table = world.table()
        anna.hears_of(table, to_move(table))
    world.pass_time(DELAY + 1)
    (told,) = anna.push.wait_for(1)
    assert told["title"] == "3 games wait for you"
    assert told["body"] == "Outlast is first: you have 23 h left."
    assert told["path"] == "/"


def test_people_hear_that_a_game_begins_and_that_it_is_over(world: World) -> None:
    anna, ben = world.person("anna"), world.person("ben")
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    wish = {"game": "outlast", "seats": seats, "time_control": SLOW, "gathers": True}
    table = OpenTable(world.server, anna.post("/tables", **wish))
    anna.hears_of(table, 0)
    world.look()
    query = {"token": table.tokens[0]}
    code = world.server.http.post(f"/tables/{table.id}/code", params=query).json()["code"]
    table.tokens[1] = ben.post(f"/codes/{code}/seats", name="Ben")["token"]
    ben.hears_of(table, 1)
    table.post(0, type="begin")
    first = to_move(table)
    waiting, owing = (ben, anna) if first == 0 else (anna, ben)
    world.pass_time(DELAY + 1)
    assert owing.push.wait_for(1)[0]["title"] == "Your turn in Outlast"
    if waiting is anna:
        assert anna.push.wait_for(1)[0]["title"] == "Outlast has started"
    before = len(anna.push.messages)
    wait_until(lambda: _one_more_move(table))
    world.pass_time(DELAY + 1)
    told = anna.push.wait_for(before + 1)[-1]
    assert (told["title"], told["body"]) == (
        "Outlast is over", "You played with Ben. Look at the result.",
    )  # fmt: skip
    world.pass_time(HOUR)
    assert len(anna.push.messages) == before + 1


def _one_more_move(table: OpenTable) -> bool:
    view = table.view()
    if view["over"]:
        return True
    seat = view["ask"]["seat"]
    mine = table.view(seat)
    table.post(seat, type="play", seq=mine["seq"], move=mine["moves"][-1]["n"])
    return False


def test_a_live_game_and_a_seat_of_somebody_else_tell_nothing(world: World) -> None:
    live, table = world.server.open("person", "person"), world.table()
    anna = world.person("anna")
    anna.hears_of(live, to_move(live))
    held = {"table": table.id, "token": "guessed"}
    anna.post("/notices/subscriptions", **anna.push.subscription(held))
    watched = {"table": table.id, "token": table.tokens[None]}
    anna.post("/notices/subscriptions", **anna.push.subscription(watched))
    world.pass_time(DELAY + 1)
    assert world.service.sent == []


def test_one_tap_stops_everything_without_signing_in(world: World) -> None:
    table = world.table()
    anna, stranger = world.person("anna"), world.person("stranger")
    anna.hears_of(table, to_move(table))
    assert anna.state()["here"]
    world.pass_time(DELAY + 1)
    stop = anna.push.wait_for(1)[0]["stop"]
    stranger.post("/notices/stop/guessed", 404)
    stranger.post(f"/notices/stop/{stop}")
    stranger.post(f"/notices/stop/{stop}", 404)
    state = anna.state()
    assert (state["here"], state["browsers"], state["times"]) == (False, 0, None)
    world.pass_time(DAY - SOON)
    assert len(anna.push.messages) == 1


def test_a_browser_that_is_gone_is_forgotten_and_redirects_lead_nowhere(world: World) -> None:
    table = world.table()
    anna, ben = world.person("anna"), world.person("ben")
    anna.hears_of(table, to_move(table))
    ben.hears_of(table, 1 - to_move(table))
    world.service.answers = {"/anna": 410, "/ben": 302}
    world.pass_time(DELAY + 1)
    assert (anna.state()["here"], anna.state()["browsers"]) == (False, 0)
    play(table)
    world.pass_time(DELAY + 1)
    assert [sent.path for sent in world.service.sent] == ["/anna", "/ben"]
    assert ben.state()["here"]


def test_a_subscription_belongs_to_its_browser(world: World) -> None:
    table = world.table()
    anna, eve = world.person("anna"), world.person("eve")
    anna.hears_of(table, to_move(table))
    stolen = {**eve.push.subscription(), "endpoint": anna.push.endpoint}
    eve.post("/notices/subscriptions", 422, **stolen)
    eve.post("/notices/subscriptions/remove", endpoint=anna.push.endpoint)
    assert not eve.state(endpoint=anna.push.endpoint)["here"]
    assert anna.state()["here"]
    eve.post("/notices/settings", 409, language="de", zone="UTC", quiet_from=0, quiet_until=0)
    anna.post("/notices/settings", language="de", zone="UTC", quiet_from=60, quiet_until=0)
    assert anna.state()["times"]["language"] == "de"
    anna.post("/notices/settings", 422, language="de", zone="Nowhere", quiet_from=0, quiet_until=0)
    anna.post("/notices/subscriptions/remove", endpoint=anna.push.endpoint)
    assert anna.state()["times"] is None


def test_a_server_on_the_internet_does_not_accept_a_service_in_its_own_network(
    tmp_path: Path,
) -> None:
    with PushService().open() as service, run_server(tmp_path / "t.sqlite3", now=noon()) as server:
        anna = Person(server, service, "anna")
        anna.post("/notices/subscriptions", 422, **anna.push.subscription())
        anna.push.endpoint = anna.push.endpoint.replace("http:", "https:")
        anna.post("/notices/subscriptions", 422, **anna.push.subscription())
        assert service.sent == []
        odd = {**anna.push.subscription(), "public_key": b64(b"x" * 65)}
        anna.post("/notices/subscriptions", 422, **odd)


def test_a_host_can_switch_messages_off(tmp_path: Path) -> None:
    with PushService().open() as service, run_server(tmp_path / "t.sqlite3", push=False) as server:
        anna = Person(server, service, "anna")
        assert anna.state()["push"] is None
        anna.post("/notices/subscriptions", 409, **anna.push.subscription())


# E-mail


def signed_in(world: World, name: str) -> Person:
    """Return a person with an account."""
    person = world.person(name)
    person.post("/account", name=name, password="correct horse")
    return person


TIMES = {"language": "en", "zone": "UTC", "quiet_from": 0, "quiet_until": 0}


def test_an_address_is_used_once_it_is_confirmed(world: World) -> None:
    anna = signed_in(world, "Anna")
    table = world.table()
    held = {"table": table.id, "token": table.tokens[to_move(table)]}
    anna.post("/account/games", tokens=[{**held, "since": None}])
    anna.post("/notices/mail", 422, address="anna@localhost\r\nBcc: x@example.org", **TIMES)
    anna.post("/notices/mail", address="anna@example.org", **TIMES)
    (question,) = world.mail.wait_for(1)
    assert question["To"] == "anna@example.org"
    code = re.search(rf"{ADDRESS}/notices#confirm=([\w-]+)", question.get_content())
    assert code
    world.pass_time(DELAY + 1)
    assert anna.state()["mail"] is None
    assert len(world.mail.messages) == 1
    world.person("eve").post("/notices/mail/confirm", 404, code="guessed")
    world.person("eve").post("/notices/mail/confirm", code=code[1])
    world.person("eve").post("/notices/mail/confirm", 404, code=code[1])
    assert anna.state()["mail"] == "a…a@example.org"
    play(table)
    play(table)
    world.pass_time(DELAY + 1)
    told = world.mail.wait_for(2)[1]
    assert told["Subject"] == "Your turn in Outlast"
    text = told.get_content()
    assert f"{ADDRESS}/table/{table.id}" in text
    assert not any(token in text for token in table.tokens.values())
    stop = re.search(rf"{ADDRESS}/notices#stop=([\w-]+)", text)
    assert stop
    assert told["List-Unsubscribe"].strip() == f"<{ADDRESS}/api/notices/stop/{stop[1]}>"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # A mail program posts a form there.
    eve = world.person("eve")
    form = {"List-Unsubscribe": "One-Click"}
    assert eve.http.post(f"/notices/stop/{stop[1]}", data=form).status_code == 200
    assert anna.state()["mail"] is None


def test_a_link_for_an_address_is_valid_for_a_day(world: World) -> None:
    anna = signed_in(world, "Anna")
    anna.post("/notices/mail", address="anna@example.org", **TIMES)
    (question,) = world.mail.wait_for(1)
    code = str(re.search(r"confirm=([\w-]+)", question.get_content())[1])  # type: ignore[index]
    world.clock.now += DAY + 1
    anna.post("/notices/mail/confirm", 404, code=code)


def test_a_line_break_adds_no_header_to_an_e_mail() -> None:
    with MailServer().open() as mail:
        sender = SmtpMail(mail.setting, "games@example.org")
        subject = "A table in X\r\nBcc: x@example.org"
        assert run_in_thread(sender.send("anna@example.org", subject, ["Hello"]))
        (sent,) = mail.wait_for(1)
    assert sent["bcc"] is None
    assert sent["subject"] == "A table in X Bcc: x@example.org"


def test_nobody_is_flooded_with_links(tmp_path: Path) -> None:
    still = Clock()
    with MailServer().open() as mail, PushService().open() as service:
        sending = {"mail_server": mail.setting, "mail_from": "g@example.org", "address": ADDRESS}
        with run_server(tmp_path / "t.sqlite3", clock=still, **sending) as server:
            anna = Person(server, service, "Anna")
            anna.post("/account", name="Anna", password="correct horse")
            for status in (*[200] * 5, 429):
                anna.post("/notices/mail", status, address="victim@example.org", **TIMES)
            assert len(mail.messages) == 5


def test_settings_that_cannot_work_are_told_at_the_start(tmp_path: Path) -> None:
    for wrong in (
        {"mail_server": "mail.example.org", "address": ADDRESS, "mail_from": "a@b.org"},
        {"mail_server": "smtp://mail.example.org", "mail_from": "a@b.org"},
        {"mail_server": "smtp://mail.example.org", "address": ADDRESS},
        {"push_contact": "somebody"},
    ):
        with (
            pytest.raises(ValueError, match=r"e-mail|mail server|contact"),
            run_server(tmp_path / "t.sqlite3", **wrong),
        ):
            pass
    assert "hunter2" not in repr(SmtpMail("smtps://me:hunter2@m.example.org", "a@b.org")._server)


def test_signing_out_ends_messages_to_this_browser(world: World) -> None:
    anna = world.person("anna")
    table = world.table()
    anna.hears_of(table, to_move(table))
    anna.post("/account", name="Anna", password="correct horse")
    anna.post("/account/games", tokens=[])  # the account takes along what the guest had
    state = anna.state()
    assert (state["signed_in"], state["here"], state["browsers"]) == (True, True, 1)
    exported = anna.http.get("/account/export").json()["notices"]
    assert exported["browsers"][0]["endpoint"] == anna.push.endpoint
    anna.post("/account/sign-out")
    anna.post("/account/sign-in", name="Anna", password="correct horse")
    assert anna.state()["browsers"] == 0


def test_deleting_an_account_deletes_what_is_stored_of_its_messages(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with (
        PushService().open() as service,
        MailServer().open() as mail,
        world_at(path, noon(), service, mail) as world,
    ):
        anna = signed_in(world, "Anna")
        table = world.table()
        anna.hears_of(table, to_move(table))
        address = "anna.quixotic@example.org"
        anna.post("/notices/mail", address=address, **TIMES)
        code = re.search(r"confirm=([\w-]+)", mail.wait_for(1)[0].get_content())
        assert code
        anna.post("/notices/mail/confirm", code=code[1])
        world.pass_time(DELAY + 1)
        stop = anna.push.wait_for(1)[0]["stop"]
        known = [address, anna.push.endpoint, stop]
        assert traces(tmp_path, *known) == known
        anna.post("/account/delete", confirm="delete")
        assert traces(tmp_path, *known) == []
        world.pass_time(DAY - SOON)
        assert len(anna.push.messages) == 1


# Restarts and several processes


def test_a_restart_neither_doubles_nor_forgets(tmp_path: Path) -> None:
    clock, path = noon(), tmp_path / "t.sqlite3"
    with PushService().open() as service, MailServer().open() as mail:
        with world_at(path, clock, service, mail) as world:
            table = world.table()
            anna = world.person("anna")
            anna.hears_of(table, to_move(table))
            key = anna.state()["push"]
        for wait in (DELAY + 1, 0, HOUR, 0):
            clock.now += wait
            with world_at(path, clock, service, mail) as world:
                world.look()
                world.look()
        assert len(anna.push.messages) == 1
        with world_at(path, clock, service, mail) as world:
            assert world.person("anna").state()["push"] == key


def settings_of(person: str) -> NoticeSettings:
    """Return a person's stored settings for notices."""
    return NoticeSettings(person, "en", "UTC", 0, 0, None, f"stop {person}")


def test_of_two_processes_one_sends(kept: Database) -> None:
    async def life() -> None:
        first = await Storage.open(kept.named)
        second = await Storage.open(kept.named) if first._database.is_shared else first
        table = seated("pp", turn="A")
        await first.create(OpenedTable("t", table.opening, summary(table.observe()), [("d", 0)]))
        plans = [Reminder("t", "0", "turn", 3, 50.0), Reminder("t", "0", "turn", 3, 50.0)]
        stored = await asyncio.gather(
            first.notices.plan(plans[0], None), second.notices.plan(plans[1], None)
        )
        assert sorted(stored) == [False, True]
        (due,) = await second.notices.due(60.0, 10)
        claims = await asyncio.gather(
            *(storage.notices.claim(due, 60.0) for storage in (first, second) * 5)
        )
        assert sum(claims) == 1
        assert await first.notices.due(99.0, 10) == []
        # A plan that was made from what is not stored any more changes nothing.
        assert not await first.notices.plan(Reminder("t", "0", "turn", 3, 70.0), due)
        (now,) = await first.notices.reminders(["t"])
        assert (now.due, now.sent) == (None, 60.0)
        await first.close()
        if second is not first:
            await second.close()

    run_in_thread(life())


def test_an_account_takes_along_what_a_guest_has_set(kept: Database) -> None:
    async def life() -> None:
        storage = await Storage.open(kept.named)
        guest, account = "guest x", f"{ACCOUNT}y"
        await storage.notices.keep_settings(settings_of(guest))
        new = Subscription(digest("e"), guest, "e", "k", "s", 1.0)
        assert await storage.notices.subscribe(new, 2)
        await storage.conduct.adopt(guest, account, "session")
        found = await storage.notices.settings(account)
        assert found is not None
        assert found.stop == "stop guest x"
        assert [one.session for one in await storage.notices.subscriptions(account)] == ["session"]
        # What the account has already stays.
        await storage.notices.keep_settings(settings_of(guest))
        await storage.conduct.adopt(guest, account, "session")
        assert await storage.notices.settings(guest) is None
        assert await storage.notices.settings(account) == found
        for number in range(3):
            one = Subscription(digest(str(number)), account, str(number), "k", "s", 2.0 + number)
            assert await storage.notices.subscribe(one, 2)
        assert [one.endpoint for one in await storage.notices.subscriptions(account)] == ["2", "1"]
        await storage.close()

    run_in_thread(life())
