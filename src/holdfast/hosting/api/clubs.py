"""Clubs: found and join them, plan evenings, pair who is there, play and watch."""

from __future__ import annotations

from holdfast.hosting.api.call import AccountCall, Call
from holdfast.hosting.api.parameters import TableId
from holdfast.hosting.api.route import File
from holdfast.hosting.clubs import Clubs
from holdfast.hosting.clubs.club_views import club_seasons, club_view
from holdfast.hosting.clubs.clubs import Membership
from holdfast.hosting.clubs.evenings import Evenings
from holdfast.hosting.clubs.records import Role
from holdfast.hosting.messages.clubs import (
    AttendanceWish,
    ClubDeletion,
    ClubDoor,
    ClubId,
    ClubJoin,
    ClubLink,
    ClubList,
    ClubNameWish,
    ClubRoleWish,
    ClubSeasons,
    ClubTableWish,
    ClubView,
    ClubWatch,
    EveningWish,
    PairingWish,
)
from holdfast.hosting.messages.lobby import JoinedSeat
from holdfast.hosting.problems import fault

CALENDAR = "text/calendar; charset=utf-8"


async def list_clubs(call: Call) -> ClubList:
    """Return the clubs of the sender, and whether this server has clubs."""
    clubs = call.host.clubs
    if clubs is None:
        return ClubList(available=False, may_found=False, clubs=[])
    return await clubs.list_clubs(call.browser)


async def found_club(call: AccountCall, body: ClubNameWish) -> ClubView:
    """Create a club that belongs to the account that is signed in."""
    club = await _clubs(call).found_club(call.who, body.name)
    return await _view(call, club.id)


async def club_door(call: Call, club: ClubId, body: ClubLink) -> ClubDoor:
    """Return the view of a club for somebody with a joining link, before they join."""
    return await _clubs(call).door(call.browser, club, body.link)


async def join_club(call: Call, club: ClubId, body: ClubJoin) -> ClubView:
    """Join a club by its link. A guest is recognised by a cookie from now on."""
    await _clubs(call).join(call.browser, club, body.link, body.name)
    return await _view(call, club)


async def club(call: Call, club: ClubId) -> ClubView:
    """Return a club with its present evening and its tables."""
    return await _view(call, club)


async def seasons(call: Call, club: ClubId) -> ClubSeasons:
    """Return the tables of all seasons of a club."""
    return await club_seasons(_clubs(call), await _enter(call, club))


async def leave_club(call: Call, club: ClubId) -> ClubList:
    """Leave a club, and return those that are left."""
    await _clubs(call).leave(await _enter(call, club))
    return await list_clubs(call)


async def remove_member(call: Call, club: ClubId, member: ClubId) -> ClubView:
    """Remove a member, and replace the joining link."""
    await _clubs(call).remove(await _enter(call, club, "organiser"), member)
    return await _view(call, club)


async def set_role(call: Call, club: ClubId, member: ClubId, body: ClubRoleWish) -> ClubView:
    """Change the role of a member, or hand the club over."""
    await _clubs(call).set_role(await _enter(call, club, "owner"), member, body.role)
    return await _view(call, club)


async def new_link(call: Call, club: ClubId) -> ClubView:
    """Replace the joining link, so that the old one no longer works."""
    await _clubs(call).new_link(await _enter(call, club, "organiser"))
    return await _view(call, club)


async def rename_club(call: Call, club: ClubId, body: ClubNameWish) -> ClubView:
    """Change the name of a club."""
    await _clubs(call).rename(await _enter(call, club, "owner"), body.name)
    return await _view(call, club)


async def delete_club(call: Call, club: ClubId, body: ClubDeletion) -> ClubList:
    """Delete a club, and return those that are left. Its tables stay those of their players."""
    await _clubs(call).delete(await _enter(call, club, "owner"))
    return await list_clubs(call)


async def plan_evening(call: Call, club: ClubId, body: EveningWish) -> ClubView:
    """Plan an evening, or begin one now."""
    await _evenings(call).plan(await _enter(call, club, "organiser"), body)
    return await _view(call, club)


async def cancel_evening(call: Call, club: ClubId, evening: ClubId) -> ClubView:
    """Cancel an evening in which nothing was played."""
    await _evenings(call).cancel(await _enter(call, club, "organiser"), evening)
    return await _view(call, club)


async def answer_evening(
    call: Call, club: ClubId, evening: ClubId, body: AttendanceWish
) -> ClubView:
    """Say whether the sender comes to an evening, and whether they are there now."""
    await _evenings(call).answer(await _enter(call, club), evening, body)
    return await _view(call, club)


async def calendar(call: Call, club: ClubId, evening: ClubId) -> File:
    """Return the date of an evening as a calendar file."""
    text = await _evenings(call).calendar(await _enter(call, club), evening)
    return File(f"evening-{evening}.ics", text, CALENDAR)


async def pair_members(call: Call, club: ClubId, evening: ClubId, body: PairingWish) -> ClubView:
    """Pair everybody who is here and does not play, and open their tables."""
    await call.host.load_rules(body.game)
    await _evenings(call).pair(await _enter(call, club, "organiser"), evening, body)
    return await _view(call, club)


async def open_club_table(call: Call, club: ClubId, body: ClubTableWish) -> JoinedSeat:
    """Open a table at which members of the club may sit down."""
    await call.host.load_rules(body.table.game)
    return await _evenings(call).open_table(await _enter(call, club), call.browser, body)


async def sit_at_club_table(call: Call, club: ClubId, table: TableId) -> JoinedSeat:
    """Return the sender's own seat at a table of the club, or take the next free one."""
    return await _evenings(call).sit_down(await _enter(call, club), call.browser, table)


async def watch_club_table(call: Call, club: ClubId, table: TableId) -> ClubWatch:
    """Return the token of spectators of a table, for members who may watch."""
    return await _evenings(call).watch(await _enter(call, club), table)


async def remove_club_table(call: Call, club: ClubId, table: TableId) -> ClubView:
    """Take a table out of the club, for its host and for organisers. Its players stay there."""
    await _evenings(call).remove_table(await _enter(call, club), table)
    return await _view(call, club)


def _clubs(call: Call) -> Clubs:
    if call.host.clubs is None:
        raise fault("no-clubs")
    return call.host.clubs


def _evenings(call: Call) -> Evenings:
    return Evenings(_clubs(call))


async def _enter(call: Call, club: str, least: Role = "member") -> Membership:
    return await _clubs(call).enter(call.browser, club, least)


async def _view(call: Call, club: str) -> ClubView:
    """Return a club as its member may see it now."""
    return await club_view(_clubs(call), await _enter(call, club))
