"""Notices about rematches and clubs: once, in time, and without a secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.test_notices import (
    DAY,
    HOUR,
    Person,
    World,
    _one_more_move,
    noon,
    signed_in,
    world_at,
)
from tests.support.databases import Database
from tests.support.messages import MailServer, PushService
from tests.support.server import wait_until

from holdfast.hosting.notices.notifier import FULL_LOOK
from holdfast.hosting.notices.plan import DELAY
from holdfast.server.storage.schema import REMINDERS

CLUB = "The river people"
WISH = {"game": "outlast", "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.fixture
def world(kept: Database) -> Iterator[World]:
    with (
        PushService().open() as service,
        MailServer().open() as mail,
        world_at(kept.named, noon(), service, mail) as world,
    ):
        yield world


class Group:
    """A club of Anna's whose members have subscribed to notices."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.anna = signed_in(world, "Anna")
        view = self.anna.post("/clubs", name=CLUB)
        self.at, self.link = f"/clubs/{view['id']}", view["link"]
        self.path = f"/club/{view['id']}"

    def joined(self, name: str, **times: Any) -> Person:
        """Return a guest who has joined the club and subscribed to notices."""
        new = self.world.person(name)
        new.post(f"{self.at}/members", link=self.link, name=name)
        new.post("/notices/subscriptions", **new.push.subscription(**times))
        return new

    def plan(self, seconds: float, **wish: Any) -> str:
        """Plan an evening that begins in this many seconds."""
        starts = self.world.clock.now + seconds
        view = self.anna.post(f"{self.at}/evenings", zone="UTC", starts=starts, **wish)
        evening: str = view["coming"][-1]["id"]
        return evening


@pytest.fixture
def group(world: World) -> Group:
    return Group(world)


def reminders(kept: Database) -> int:
    """Return how many reminders are stored."""
    return int(kept.do(sa.select(sa.func.count()).select_from(REMINDERS)))


def test_members_are_told_once_the_day_before_an_evening(group: Group, world: World) -> None:
    ben, cleo = group.joined("Ben"), group.joined("Cleo", language="de")
    dora = group.joined("Dora")
    evening = group.plan(30 * HOUR, game="outlast")
    dora.post(f"{group.at}/evenings/{evening}/answer", coming=False)
    world.pass_time(5.8 * HOUR)
    assert world.service.sent == []
    world.pass_time(0.3 * HOUR)
    world.pass_time(DELAY + 1)
    (told,) = ben.push.wait_for(1)
    assert told["title"] == f"An evening of {CLUB}"
    assert told["body"] == "It starts in 23 h, at 18:00, with Outlast."
    assert (told["path"], told["tag"]) == (group.path, evening)
    assert group.link not in json.dumps(told)
    (other,) = cleo.push.wait_for(1)
    assert other["title"] == f"Spieleabend: {CLUB}"
    for _ in range(8):
        world.pass_time(3 * HOUR)
    assert len(ben.push.messages) == 1
    assert dora.push.messages == []


def test_an_evening_waits_for_the_end_of_the_quiet_hours(group: Group, world: World) -> None:
    ben = group.joined("Ben", quiet_from=11 * 60, quiet_until=20 * 60)
    group.plan(24 * HOUR)
    for _ in range(7):
        world.pass_time(HOUR)
    assert ben.push.messages == []
    world.pass_time(1.2 * HOUR)
    assert ben.push.wait_for(1)[0]["body"] == "It starts in 15 h, at 12:00."


def test_a_cancelled_evening_and_one_that_begins_now_are_not_told(
    group: Group, world: World, kept: Database
) -> None:
    ben = group.joined("Ben")
    evening = group.plan(20 * HOUR)
    world.pass_time(FULL_LOOK + 1)
    assert reminders(kept) == 1
    group.anna.post(f"{group.at}/evenings/{evening}/cancel")
    assert reminders(kept) == 0
    group.anna.post(f"{group.at}/evenings", zone="UTC")
    world.pass_time(HOUR)
    assert ben.push.messages == []


def test_members_are_told_of_a_table_with_a_free_seat(group: Group, world: World) -> None:
    ben, cleo = group.joined("Ben"), group.joined("Cleo")
    opened = group.anna.post(f"{group.at}/tables", table=WISH)
    ben.post(f"{group.at}/tables/{opened['table']}/seat")
    world.pass_time(DELAY + 1)
    assert world.service.sent == []  # there is no free seat any more
    second = group.anna.post(f"{group.at}/tables", table=WISH)
    world.pass_time(DELAY + 1)
    for one in (ben, cleo):
        (told,) = one.push.wait_for(1)
        assert told["title"] == f"A table in {CLUB}"
        assert told["body"] == "Anna has opened a table of Outlast. A seat is free."
        assert (told["path"], told["tag"]) == (group.path, second["table"])
        secret = (second["token"], group.link, opened["token"])
        assert not any(one in json.dumps(told) for one in secret)
    world.pass_time(DAY / 2)
    assert len(world.service.sent) == 2


def test_one_tap_stops_messages_of_clubs(group: Group, world: World) -> None:
    ben = group.joined("Ben")
    group.anna.post(f"{group.at}/tables", table=WISH)
    world.pass_time(DELAY + 1)
    (told,) = ben.push.wait_for(1)
    ben.post(f"/notices/stop/{told['stop']}")
    group.plan(20 * HOUR)
    group.anna.post(f"{group.at}/tables", table=WISH)
    world.pass_time(HOUR)
    assert len(ben.push.messages) == 1


def test_who_leaves_a_club_leaves_no_reminder(group: Group, world: World, kept: Database) -> None:
    ben = group.joined("Ben")
    group.joined("Cleo")
    group.plan(20 * HOUR)
    world.pass_time(FULL_LOOK + 1)
    assert reminders(kept) == 2
    ben.post(f"{group.at}/leave")
    assert reminders(kept) == 1
    group.anna.post(f"{group.at}/delete", confirm="delete")
    assert reminders(kept) == 0
    world.pass_time(HOUR)
    assert world.service.sent == []


def test_a_rematch_is_offered_to_who_has_not_come(world: World) -> None:
    anna, ben = world.person("anna"), world.person("ben")
    table = world.table()
    anna.hears_of(table, 0)
    ben.hears_of(table, 1)
    wait_until(lambda: _one_more_move(table))
    world.pass_time(DELAY + 1)
    before = [len(ben.push.messages), len(anna.push.messages)]
    there = world.server.http.post(
        f"/tables/{table.id}/rematch", params={"token": table.tokens[0]}
    ).json()
    world.pass_time(DELAY + 1)
    told = ben.push.wait_for(before[0] + 1)[-1]
    name = table.view()["seats"][0]["name"]
    assert told["title"] == "Rematch of Outlast"
    assert told["body"] == f"{name} has opened it. Your seat is free."
    assert told["path"] == f"/table/{table.id}"
    assert there["table"] not in json.dumps(told)
    world.pass_time(DAY / 2)
    assert [len(ben.push.messages), len(anna.push.messages)] == [before[0] + 1, before[1]]


def test_who_has_come_to_a_rematch_is_not_told(world: World) -> None:
    ben = world.person("ben")
    table = world.table()
    ben.hears_of(table, 1)
    wait_until(lambda: _one_more_move(table))
    world.pass_time(DELAY + 1)
    before = len(ben.push.messages)
    asked = world.server.http.post(
        f"/tables/{table.id}/rematch", params={"token": table.tokens[0]}
    ).json()
    there = asked["table"]
    command = {"type": "sit-down", "name": "Ben"}
    sat = world.server.http.post(
        f"/tables/{there}/commands", params={"token": table.tokens[1]}, json=command
    )
    assert sat.status_code == 200, sat.text
    world.pass_time(DELAY + 1)
    assert len(ben.push.messages) == before
