"""Clubs: founded, joined by a link, paired for an evening, compared; open to members only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_accounts import SAFARI, Browser, finish
from tests.support.databases import Database
from tests.support.server import Clock, InProcessServer, OpenTable, run_server

from holdfast.hosting.clubs.clubs import MOST_FOUNDED, MOST_MEMBERS
from holdfast.hosting.clubs.evenings import EARLY, LATE, MOST_DEALS, MOST_OPEN, MOST_PLANNED

pytestmark = pytest.mark.usefixtures("interpreted")

START = 1_800_000_000.0
ZONE = "Europe/Berlin"
WISH = {"game": "outlast", "seats": [{"kind": "person"}, {"kind": "open"}]}


class Group:
    """A club on a server of its own, with the browsers of its members."""

    def __init__(self, server: InProcessServer, clock: Clock, stack: ExitStack) -> None:
        self.server, self.clock, self._stack = server, clock, stack
        self.anna = self.browser()
        self.anna.join("Anna")
        self.view = self.anna.post("/clubs", name="The river people")
        self.at = f"/clubs/{self.view['id']}"

    def browser(self) -> Browser:
        """Return the browser of a new person."""
        new = Browser(self.server, SAFARI)
        self._stack.enter_context(new.http)
        return new

    def link(self) -> str:
        """Return the current joining link."""
        link: str = self.anna.get(self.at)["link"]
        return link

    def joined(self, name: str, account: bool = False) -> Browser:
        """Return the browser of a new member: a guest, or somebody with an account."""
        new = self.browser()
        if account:
            new.join(name)
        new.post(f"{self.at}/members", link=self.link(), name=name)
        return new

    def member(self, name: str) -> str:
        """Return the id of a member."""
        found: str = next(m["id"] for m in self.anna.get(self.at)["members"] if m["name"] == name)
        return found

    def begin(self, *browsers: Browser) -> str:
        """Begin an evening at which these members are here."""
        view = self.anna.post(f"{self.at}/evenings", zone=ZONE)
        evening: str = view["night"]["evening"]["id"]
        for one in browsers:
            one.post(f"{self.at}/evenings/{evening}/answer", here=True)
        return evening

    def pair(self, evening: str, status: int = 200, **wish: Any) -> Any:
        """Pair everybody who is here."""
        wish = {"game": "outlast", "size": 2, "same": True, **wish}
        view = self.anna.post(f"{self.at}/evenings/{evening}/deals", status, **wish)
        return view["night"]["deals"][-1] if status == 200 else view

    def play(self, deal: dict[str, Any], number: int) -> OpenTable:
        """Play a table of a deal to its end, for all its members."""
        found = deal["tables"][number]
        tokens: dict[int | None, str] = {}
        for browser in self.browsers:
            own = browser.get(self.at)
            table = next(
                t
                for d in own["night"]["deals"]
                for t in d["tables"]
                if t["table"] == found["table"]
            )
            if table["seat"] is not None:
                seat = browser.send(f"{self.at}/tables/{found['table']}/seat")
                tokens[seat["seat"]] = seat["token"]
        table = OpenTable.__new__(OpenTable)
        table.server, table.id, table.tokens = self.server, found["table"], tokens
        finish(table)
        return table

    browsers: list[Browser]


@pytest.fixture
def group(kept: Database) -> Iterator[Group]:
    """Yield a club of Anna's on a server whose time stands still, once with each database."""
    clock = Clock()
    clock.now = START
    with run_server(kept.named, now=clock) as server, ExitStack() as stack:
        yield Group(server, clock, stack)


def four(group: Group) -> list[Browser]:
    """Return the browsers of four members: Anna, Ben, Cleo with accounts, Dora as a guest."""
    others = [group.joined(n, account=n != "Dora") for n in ("Ben", "Cleo", "Dora")]
    group.browsers = [group.anna, *others]
    return group.browsers


def test_a_club_is_joined_by_its_link_with_or_without_an_account(group: Group) -> None:
    guest = group.browser()
    wrong = guest.post(f"{group.at}/door", 404, link="guessed")
    assert wrong["code"] == "no-such-club-link"
    door = guest.post(f"{group.at}/door", link=group.link())
    assert door == {"name": "The river people", "members": 1, "full": False, "joined": False}
    assert guest.get(group.at, 404)["code"] == "no-such-club"
    view = guest.post(f"{group.at}/members", link=group.link(), name=" Dora ")
    assert (view["role"], view["link"]) == ("member", None)
    assert [(m["name"], m["role"], m["guest"]) for m in view["members"]] == [
        ("Anna", "owner", False), ("Dora", "member", True),
    ]  # fmt: skip
    # Nobody else can be recognised by what members see.
    assert guest.http.cookies["holdfast-guest"] not in json.dumps(view)
    assert guest.get("/clubs")["clubs"][0]["name"] == "The river people"
    assert guest.post(f"{group.at}/door", link=group.link())["joined"]
    # Who joins again stays as they are.
    again = guest.post(f"{group.at}/members", link=group.link(), name="Eve")
    assert len(again["members"]) == 2


def test_names_that_look_alike_are_one_name_in_a_club(group: Group) -> None:
    group.browser().join("Bernard")
    for name in ("ANNA", "Аnna", "Bemard"):
        taken = group.browser().post(f"{group.at}/members", 409, link=group.link(), name=name)
        assert taken["code"] == "name-taken"
    assert (
        group.browser().post(f"{group.at}/members", 422, link=group.link(), name="\u200bx")["code"]
        == "bad-name"
    )
    assert group.anna.post("/clubs", 422, name="a\u202eb")["code"] == "bad-name"


def test_an_old_link_opens_nothing(group: Group) -> None:
    old = group.link()
    group.anna.send(f"{group.at}/link")
    for way in ("door", "members"):
        answer = group.browser().post(
            f"{group.at}/{way}", 404, link=old, **({"name": "Eve"} if way == "members" else {})
        )
        assert answer["code"] == "no-such-club-link"


def test_who_is_removed_cannot_come_back_by_the_same_link(group: Group) -> None:
    ben, link = group.joined("Ben"), group.link()
    group.anna.send(f"{group.at}/members/{group.member('Ben')}/remove")
    assert ben.get(group.at, 404)["code"] == "no-such-club"
    back = ben.post(f"{group.at}/members", 404, link=link, name="Ben")
    assert back["code"] == "no-such-club-link"


def test_roles_are_given_and_a_club_is_handed_over(group: Group) -> None:
    ben, dora = group.joined("Ben", account=True), group.joined("Dora")
    role = f"{group.at}/members/{group.member('Ben')}/role"
    assert ben.send(f"{group.at}/link", 403)["code"] == "not-organiser"
    group.anna.post(role, role="organiser")
    assert ben.send(f"{group.at}/link")["link"]
    assert ben.post(f"{group.at}/name", 403, name="Mine")["code"] == "not-owner"
    anna = group.member("Anna")
    assert ben.send(f"{group.at}/members/{anna}/remove", 403)["code"] == "not-owner"
    guest = f"{group.at}/members/{group.member('Dora')}/role"
    assert group.anna.post(guest, 409, role="owner")["code"] == "needs-account"
    assert group.anna.send(f"{group.at}/leave", 409)["code"] == "owner-stays"
    group.anna.post(role, role="owner")
    assert group.anna.get(group.at)["role"] == "organiser"
    assert ben.post(f"{group.at}/name", name="The hill people")["name"] == "The hill people"
    assert group.anna.send(f"{group.at}/leave")["clubs"] == []
    assert dora.send(f"{group.at}/leave")["clubs"] == []
    ben.post(f"{group.at}/delete", 422, confirm="no")
    assert ben.post(f"{group.at}/delete", confirm="delete")["clubs"] == []
    assert ben.get(group.at, 404)["code"] == "no-such-club"


def test_there_are_limits(group: Group) -> None:
    for number in range(1, MOST_FOUNDED):
        group.anna.post("/clubs", name=f"Club {number}")
    assert group.anna.post("/clubs", 409, name="One more")["code"] == "too-many-clubs"
    assert group.browser().post("/clubs", 401, name="Guests")["code"] == "signed-out"
    for number in range(MOST_PLANNED):
        group.anna.post(f"{group.at}/evenings", zone=ZONE, starts=START + 86_400 * (number + 1))
    full = group.anna.post(f"{group.at}/evenings", 409, zone=ZONE, starts=START + 86_400)
    assert full["code"] == "too-many-evenings"
    far = group.anna.post(f"{group.at}/evenings", 422, zone=ZONE, starts=START + 3e8)
    assert far["code"] == "bad-date"
    nowhere = group.anna.post(f"{group.at}/evenings", 422, zone="../etc/passwd")
    assert nowhere["code"] == "bad-date"
    for _ in range(MOST_OPEN):
        group.anna.post(f"{group.at}/tables", table=WISH)
    full = group.anna.post(f"{group.at}/tables", 409, table=WISH)
    assert full["code"] == "too-many-club-tables"


def test_a_club_has_room_for_so_many(group: Group) -> None:
    for number in range(MOST_MEMBERS - 1):
        group.joined("x" + "".join("abcdfghjkp"[int(digit)] for digit in str(number)))
    late = group.browser().post(f"{group.at}/members", 409, link=group.link(), name="Late")
    assert late["code"] == "club-full"


def test_an_evening_is_planned_answered_and_saved_as_a_calendar_file(group: Group) -> None:
    ben = group.joined("Ben")
    group.anna.post(f"{group.at}/name", name="Die vom Fluß; A, B\\C")
    starts = 1_800_036_000.0 + 7 * 86_400
    view = group.anna.post(
        f"{group.at}/evenings", zone=ZONE, starts=starts, minutes=120, game="outbreak"
    )
    (evening,) = view["coming"]
    at = f"{group.at}/evenings/{evening['id']}"
    assert ben.post(f"{at}/answer", coming=True)["coming"][0]["coming"] == [group.member("Ben")]
    assert ben.post(f"{at}/answer", 409, here=True)["code"] == "evening-over"
    (said,) = ben.post(f"{at}/answer", coming=False)["coming"]
    assert (said["coming"], said["not_coming"]) == ([], [group.member("Ben")])
    answer = ben.http.get(f"{at}/calendar")
    assert answer.headers["content-type"].startswith("text/calendar")
    assert ".ics" in answer.headers["content-disposition"]
    assert "SUMMARY:Die vom Fluß\\; A\\, B\\\\C\r\n" in answer.text
    assert f"DTSTART;TZID={ZONE}:20270122T190000\r\n" in answer.text
    assert ben.send(f"{at}/cancel", 403)["code"] == "not-organiser"
    assert group.anna.send(f"{at}/cancel")["coming"] == []
    assert ben.http.get(f"{at}/calendar").json()["code"] == "no-such-evening"


def test_who_is_here_is_paired_at_tables_with_the_same_deal(group: Group) -> None:
    browsers = four(group)
    evening = group.begin(*browsers)
    deal = group.pair(evening)
    assert (deal["number"], deal["same"], deal["over"]) == (1, True, False)
    assert [len(t["seats"]) for t in deal["tables"]] == [2, 2]
    names = sorted(s["name"] for t in deal["tables"] for s in t["seats"])
    assert names == ["Anna", "Ben", "Cleo", "Dora"]
    # Nobody is paired again while they play.
    assert group.pair(evening, 409)["code"] == "nobody-here"
    # The chance is the same at both tables: after the same moves, the same positions.
    tables = []
    for number in (0, 1):
        found = deal["tables"][number]
        tokens = {}
        for browser in browsers:
            mine = browser.http.post(f"{group.at}/tables/{found['table']}/seat")
            if mine.status_code == 200:
                tokens[mine.json()["seat"]] = mine.json()["token"]
        assert sorted(tokens) == [0, 1]
        table = OpenTable.__new__(OpenTable)
        table.server, table.id, table.tokens = group.server, found["table"], tokens
        tables.append(table)
    for moves in range(12):
        views = [table.view(0) for table in tables]
        assert views[0]["view"] == views[1]["view"]
        if views[0]["over"]:
            assert moves > 3
            break
        for table in tables:
            view = table.view(0)
            seat = 0 if view["moves"] else 1
            view = table.view(seat)
            table.post(seat, type="play", seq=view["seq"], move=view["moves"][-1]["n"])


def test_results_wait_until_all_tables_of_a_deal_are_over(group: Group) -> None:
    browsers = four(group)
    deal = group.pair(group.begin(*browsers))
    first, second = deal["tables"]
    group.play(deal, 0)
    # Those at the other table learn nothing, and may not watch.
    for browser in browsers:
        view = browser.get(group.at)
        (shown,) = view["night"]["deals"]
        own = next(t for t in shown["tables"] if t["seat"] is not None)
        done = next(t for t in shown["tables"] if t["table"] == first["table"])
        results = [seat["points"] for seat in done["seats"]]
        watching = browser.http.post(f"{group.at}/tables/{first['table']}/watch")
        other = browser.http.post(f"{group.at}/tables/{second['table']}/watch")
        states = {row["member"]: row["cells"][0]["state"] for row in view["night"]["results"]}
        assert sorted(states.values()) == ["plays", "plays", "waits", "waits"]
        assert states[view["me"]] == ("waits" if own["over"] else "plays")
        if own["over"]:
            assert None not in results
            assert other.json()["table"] == second["table"]
        else:
            assert results == [None, None]
            assert watching.json()["code"] == "not-yet-watched"
            assert first["table"] != own["table"]
        assert other.status_code == (200 if own["over"] else 403)
    group.play(deal, 1)
    view = group.anna.get(group.at)
    results = view["night"]["results"]
    # Both tables made the same moves, so everybody did as well as their rival.
    assert [row["cells"] for row in results] == [[{"state": "points", "points": 1.0}]] * 4
    assert [(row["rank"], row["points"]) for row in results] == [(1, 10)] * 4
    (season,) = group.anna.get(f"{group.at}/seasons")["seasons"]
    assert [row["points"] for row in season["rows"]] == [10] * 4
    assert season["starts"] == [START]


def test_a_veteran_sits_in_for_who_is_missing_and_counts_for_nobody(group: Group) -> None:
    browsers = four(group)[:3]
    group.browsers = browsers
    deal = group.pair(group.begin(*browsers))
    kinds = sorted(seat["kind"] for table in deal["tables"] for seat in table["seats"])
    assert kinds == ["bot", "person", "person", "person"]


def test_a_bot_that_sits_in_has_the_name_of_no_member(group: Group) -> None:
    members = [group.anna, *map(group.joined, ("BENT", "Alva"))]
    deal = group.pair(group.begin(*members))
    seats = [seat for table in deal["tables"] for seat in table["seats"]]
    assert sorted(seat["name"] for seat in seats) == ["Alva", "Anna", "BENT", "Cleo"]
    assert {seat["member"] for seat in seats if seat["kind"] == "bot"} == {None}


def test_only_what_is_public_is_shown_of_tables(group: Group) -> None:
    ben = group.joined("Ben")
    opened = group.anna.post(f"{group.at}/tables", table=WISH, watch=False)
    view = ben.get(group.at)
    (table,) = view["tables"]
    assert (table["free"], table["watch"], table["seat"]) == (True, False, None)
    assert opened["token"] not in json.dumps(view)
    refused = ben.send(f"{group.at}/tables/{opened['table']}/watch", 403)
    assert refused["code"] == "not-yet-watched"
    outsider = group.browser()
    for way in ("seat", "watch", "remove"):
        answer = outsider.send(f"{group.at}/tables/{opened['table']}/{way}", 404)
        assert answer["code"] == "no-such-club"


def test_members_sit_down_at_each_others_tables(group: Group) -> None:
    ben, dora = group.joined("Ben", account=True), group.joined("Dora")
    opened = group.anna.post(f"{group.at}/tables", table=WISH)
    way = f"{group.at}/tables/{opened['table']}"
    seat = ben.send(f"{way}/seat")
    assert seat["seat"] == 1
    # The same seat again, by the same token; a seat of one's own is never lost.
    assert ben.send(f"{way}/seat") == seat
    assert dora.send(f"{way}/seat", 409)["code"] == "table-full"
    watching = dora.send(f"{way}/watch")
    found = group.server.http.get(
        f"/tables/{opened['table']}", params={"token": watching["spectator"]}
    ).json()
    assert found["viewer"] is None
    assert [one["name"] for one in found["seats"]] == ["Anna", "Ben"]
    # It is among the games of Ben's account.
    assert opened["table"] in ben.bring()
    assert dora.send(f"{way}/remove", 403)["code"] == "not-organiser"
    assert group.anna.send(f"{way}/remove")["tables"] == []
    assert ben.send(f"{way}/seat", 404)["code"] == "no-such-table"


def test_an_evening_ends_and_has_room_for_so_many_deals(group: Group) -> None:
    ben = group.joined("Ben")
    group.browsers = [group.anna, ben]
    evening = group.begin(group.anna, ben)
    assert group.pair(evening, 422, size=9)["code"] == "bad-table"
    assert group.pair(evening, 404, game="chess")["code"] == "no-such-game"
    group.pair(evening)
    assert MOST_DEALS > 1
    assert group.anna.send(f"{group.at}/evenings/{evening}/cancel", 409)["code"] == "evening-played"
    group.clock.now += LATE + 61
    assert group.pair(evening, 409)["code"] == "evening-over"
    late = ben.post(f"{group.at}/evenings/{evening}/answer", 409, here=True)
    assert late["code"] == "evening-over"
    # The last evening is shown until the next one is near.
    view = group.anna.post(f"{group.at}/evenings", zone=ZONE, starts=group.clock.now + EARLY + 120)
    assert view["night"]["evening"]["id"] == evening
    group.clock.now += 180
    assert group.anna.get(group.at)["night"]["evening"]["id"] != evening


def test_a_guest_who_signs_in_takes_the_membership_along(group: Group) -> None:
    dora = group.joined("Dora")
    evening = group.begin(group.anna, dora)
    (table,) = group.pair(evening)["tables"]
    dora.join("Dora")
    dora.bring()  # as the page does when somebody signs in
    view = dora.get(group.at)
    assert [m["guest"] for m in view["members"]] == [False, False]
    # A seat that she had never taken, too.
    assert table["table"] in dora.bring()


def test_a_server_without_accounts_has_no_clubs(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", accounts=False) as server:
        found = server.http.get("/clubs").json()
        assert found == {"available": False, "may_found": False, "clubs": []}
        assert server.http.get("/clubs/x").json()["code"] == "no-clubs"


def test_bots_do_not_belong_to_clubs(group: Group) -> None:
    bot = group.browser()
    bot.join("Robot")
    bot.post("/account/bot", confirm="bot")
    token = bot.post("/account/tokens", name="x")["token"]
    assert bot.post("/clubs", 403, name="Bots")["code"] == "people-only"
    joining = {"link": group.link(), "name": "Robot"}
    assert bot.post(f"{group.at}/members", 403, **joining)["code"] == "people-only"
    headers = {"authorization": f"Bearer {token}"}
    answer = group.server.http.post(f"{group.at}/members", json=joining, headers=headers)
    assert answer.json()["code"] == "people-only"
    assert group.server.http.get(group.at, headers=headers).json()["code"] == "no-such-club"


def test_deleting_an_account_leaves_no_byte_of_it_in_clubs(kept: Database) -> None:
    name, alias = "Zephyrine", "Quixotica"
    with run_server(kept.named) as server, ExitStack() as stack:
        clock = Clock()
        group = Group(server, clock, stack)
        zoe = group.browser()
        account = zoe.join(name)
        assert account
        zoe.post(f"{group.at}/members", link=group.link(), name=alias)
        own = zoe.post("/clubs", name="Flamboyant marmalade")
        lonely = zoe.post("/clubs", name="Solitary quagmire")
        link = own["link"]
        ben = group.joined("Ben", account=True)
        for browser, who in ((ben, "Ben"), (group.anna, "Anna")):
            browser.post(f"/clubs/{own['id']}/members", link=link, name=who)
        zoe.post(f"/clubs/{own['id']}/members/{_id(zoe, own['id'], 'Anna')}/role", role="organiser")
        group.browsers = [group.anna, zoe, ben, group.joined("Cleo")]
        evening = group.begin(*group.browsers)
        # She never goes to her table, and opens another.
        group.pair(evening)
        zoe.post(f"{group.at}/tables", table=WISH)
        member = _id(zoe, group.view["id"], alias)
        known = [alias, alias.lower(), member, "Solitary quagmire", name]
        assert kept.find_words(*known) == known
        (mine, *_) = zoe.get("/account/export")["clubs"]
        assert (mine["name"], mine["role"], len(mine["tables"])) == (alias, "member", 2)
        zoe.post("/account/delete", confirm="delete")
        assert kept.find_words(*known, lonely["id"], lonely["link"]) == []
        # The clubs of others are whole, and hers has a new owner.
        view = group.anna.get(group.at)
        assert [m["name"] for m in view["members"]] == ["Anna", "Ben", "Cleo"]
        tables = view["night"]["deals"][0]["tables"]
        assert len(tables) == 2
        assert alias not in json.dumps(view)
        heirs = ben.get(f"/clubs/{own['id']}")["members"]
        assert [(m["name"], m["role"]) for m in heirs] == [("Ben", "member"), ("Anna", "owner")]


def _id(browser: Browser, club: str, name: str) -> str:
    found: str = next(
        m["id"] for m in browser.get(f"/clubs/{club}")["members"] if m["name"] == name
    )
    return found
