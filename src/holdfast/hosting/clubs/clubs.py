"""The service behind the routes of clubs: founding, joining, roles, leaving.

Members are persons as conduct knows them: accounts, or guests by their cookie. To found or to own a
club takes an account, so that it does not get lost with a browser. Without accounts a server has no
clubs.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from holdfast.hosting.accounts import Accounts, SignedIn
from holdfast.hosting.accounts.records import AccountStorage
from holdfast.hosting.clubs.records import Club, ClubStorage, Member, Role
from holdfast.hosting.conduct import Conduct
from holdfast.hosting.conduct.records import ACCOUNT
from holdfast.hosting.messages.clubs import LONGEST_CLUB_NAME, ClubDoor, ClubList, ClubSummary
from holdfast.hosting.problems import fault
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage_errors import ConflictError
from holdfast.hosting.tokens import could_be_table, new_table_id, new_token
from holdfast.table import RefusalError
from holdfast.table.names import skeleton
from holdfast.table.seats import LONGEST_NAME, proper_name

if TYPE_CHECKING:
    from holdfast.hosting.api.call import Browser

MOST_FOUNDED, MOST_CLUBS, MOST_MEMBERS = 3, 20, 32
"""Maximum number of clubs that one person owns and belongs to, and of members of a club."""
RANKS: dict[Role, int] = {"member": 0, "organiser": 1, "owner": 2}


@dataclass(frozen=True)
class Membership:
    """The member of a club who sends a request."""

    club: Club
    member: Member
    members: Sequence[Member]

    def find(self, member: str) -> Member:
        """Return another member, or raise a RequestError."""
        for one in self.members:
            if one.id == member:
                return one
        raise fault("no-such-member")

    def is_at_least(self, role: Role) -> bool:
        """Return whether the sender may do what this role may."""
        return RANKS[self.member.role] >= RANKS[role]


@dataclass(eq=False)
class Clubs:
    """The clubs of a server."""

    storage: ClubStorage
    rooms: Rooms
    conduct: Conduct
    accounts: Accounts
    holdings: AccountStorage
    """Storage of the seats of accounts."""

    async def enter(self, browser: Browser, club: str, least: Role = "member") -> Membership:
        """Return the membership of the sender of a request.

        Raise the error for an unknown club if the sender is no member, so that nobody learns that
        it exists.
        """
        person = await self.conduct.person(browser) if browser.bearer is None else None
        found = await self.storage.club(club) if person and could_be_table(club) else None
        if found is None:
            raise fault("no-such-club")
        members = await self.storage.members(club)
        own = next((one for one in members if one.person == person), None)
        if own is None:
            raise fault("no-such-club")
        membership = Membership(found, own, members)
        if not membership.is_at_least(least):
            raise fault("not-owner" if least == "owner" else "not-organiser")
        return membership

    async def list_clubs(self, browser: Browser) -> ClubList:
        """Return the clubs of a person."""
        person = await self.conduct.person(browser) if browser.bearer is None else None
        found = await self.storage.clubs_of(person) if person else []
        who = await self.accounts.signed_in(browser.session)
        members = await self.storage.count_members([club.id for club, _ in found])
        clubs = [
            ClubSummary(club=club.id, name=club.name, role=own.role, members=members[club.id])
            for club, own in found
        ]
        may_found = who is not None and not who.account.bot
        return ClubList(available=True, may_found=may_found, clubs=clubs)

    async def export(self, who: SignedIn) -> list[dict[str, Any]]:
        """Return all data of an account in clubs, for its export."""
        found = []
        for club, own in await self.storage.clubs_of(ACCOUNT + who.account.id):
            evenings = [one.id for one in await self.storage.evenings(club.id)]
            said = [a for a in await self.storage.attendance(evenings) if a.member == own.id]
            seats = [one for one in await self.storage.seats(club.id) if one.member == own.id]
            found.append(
                {
                    "club": club.name,
                    "name": own.name,
                    "role": own.role,
                    "joined": own.joined,
                    "evenings": [{"coming": one.coming, "here": one.here} for one in said],
                    "tables": [{"table": one.table, "seat": one.seat} for one in seats],
                }
            )
        return found

    async def found_club(self, who: SignedIn, name: str) -> Club:
        """Store a new club, which belongs to the account that founds it."""
        _check_people_only(who)
        shown = _club_name(name)
        person = ACCOUNT + who.account.id
        own = await self.storage.clubs_of(person)
        if sum(one.role == "owner" for _, one in own) >= MOST_FOUNDED or len(own) >= MOST_CLUBS:
            raise fault("too-many-clubs")
        now = self.rooms.now()
        club = Club(new_table_id(), shown, new_token(), now)
        called, alike = who.account.name, who.account.skeleton
        owner = Member(new_table_id(), club.id, person, called, alike, "owner", now)
        await self.storage.found_club(club, owner)
        return club

    async def _by_link(self, club: str, link: str) -> Club:
        found = await self.storage.club(club) if could_be_table(club) else None
        known = "" if found is None else found.link
        if found is None or not hmac.compare_digest(link.encode(), known.encode()):
            raise fault("no-such-club-link")
        return found

    async def door(self, browser: Browser, club: str, link: str) -> ClubDoor:
        """Return the view of a club for somebody with a joining link, before they join."""
        found = await self._by_link(club, link)
        members = await self.storage.members(club)
        person = await self.conduct.person(browser) if browser.bearer is None else None
        return ClubDoor(
            name=found.name,
            members=len(members),
            full=len(members) >= MOST_MEMBERS,
            joined=any(one.person == person for one in members),
        )

    async def join(self, browser: Browser, club: str, link: str, name: str) -> None:
        """Join a club by its link. Nothing changes for somebody who is a member already."""
        found = await self._by_link(club, link)
        if browser.bearer is not None:
            raise fault("people-only", "Only people can join a club.")
        who = await self.accounts.signed_in(browser.session)
        if who is not None:
            _check_people_only(who)
        members = await self.storage.members(found.id)
        person = await self.conduct.person(browser)
        if any(one.person == person for one in members):
            return
        if len(members) >= MOST_MEMBERS:
            raise fault("club-full")
        shown = proper_name(name)
        if shown is None:
            raise RefusalError(
                "bad-name", f"Choose a name of 1 to {LONGEST_NAME} visible characters."
            )
        person = await self.conduct.known_person(browser)
        if len(await self.storage.clubs_of(person)) >= MOST_CLUBS:
            raise fault("too-many-clubs")
        alike, now = skeleton(shown), self.rooms.now()
        # Nobody may pass for an account that is not theirs, not even in a club.
        holder = await self.holdings.account_named(alike)
        if holder is not None and person != ACCOUNT + holder.id:
            raise fault("name-taken")
        try:
            new = Member(new_table_id(), found.id, person, shown, alike, "member", now)
            await self.storage.add_member(new)
        except ConflictError:
            raise fault("name-taken") from None

    async def rename(self, membership: Membership, name: str) -> None:
        """Change the name of a club."""
        await self.storage.change(replace(membership.club, name=_club_name(name)))

    async def new_link(self, membership: Membership) -> None:
        """Replace the joining link, so that the old one no longer works."""
        await self.storage.change(replace(membership.club, link=new_token()))

    async def leave(self, membership: Membership) -> None:
        """Leave a club. The owner hands it over or deletes it first."""
        if membership.member.role == "owner":
            raise fault("owner-stays")
        await self.storage.remove_member(membership.member.id)

    async def remove(self, membership: Membership, member: str) -> None:
        """Remove a member of a lower role, and replace the link that they could rejoin with."""
        other = membership.find(member)
        if RANKS[other.role] >= RANKS[membership.member.role]:
            raise fault("not-owner")
        await self.storage.remove_member(other.id)
        await self.new_link(membership)

    async def set_role(self, membership: Membership, member: str, role: Role) -> None:
        """Change the role of another member, or hand the club over to one with an account."""
        other = membership.find(member)
        if other.id == membership.member.id:
            raise fault("owner-stays")
        roles: dict[str, Role] = {other.id: role}
        if role == "owner":
            if not other.person.startswith(ACCOUNT):
                raise fault("needs-account")
            roles[membership.member.id] = "organiser"
        await self.storage.set_roles(roles)

    async def delete(self, membership: Membership) -> None:
        """Delete a club, but not its tables, which their players keep."""
        await self.storage.delete(membership.club.id)


def _club_name(name: str) -> str:
    """Return the name of a club as it is displayed, or raise a RefusalError."""
    shown = " ".join(name.split())
    if not shown.isprintable() or not 1 <= len(shown) <= LONGEST_CLUB_NAME:
        raise RefusalError(
            "bad-name", f"Choose a name of 1 to {LONGEST_CLUB_NAME} visible characters."
        )
    return shown


def _check_people_only(who: SignedIn) -> None:
    if who.account.bot:
        raise fault("people-only", "Only people can join a club.")
