"""Messages about a club for one of its members, made from the public summaries of its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from holdfast.hosting.clubs.clubs import Clubs, Membership
from holdfast.hosting.clubs.evenings import EARLY, is_on, may_remove
from holdfast.hosting.clubs.points import (
    EVENINGS_OF_SEASON,
    EVENINGS_THAT_COUNT,
    points_of_evening,
    season_table,
)
from holdfast.hosting.clubs.records import Attendance, ClubDeal, ClubTable, Evening
from holdfast.hosting.clubs.tables import ClubTables, read_tables
from holdfast.hosting.conduct.records import ACCOUNT
from holdfast.hosting.messages.clubs import (
    ClubCell,
    ClubDealView,
    ClubEvening,
    ClubMember,
    ClubNight,
    ClubResult,
    ClubSeason,
    ClubSeasonRow,
    ClubSeasons,
    ClubSeatView,
    ClubTableView,
    ClubView,
)

MOST_TABLES = 20
"""Maximum number of tables of members in a view: those that go on first, the latest first."""


async def club_view(clubs: Clubs, membership: Membership) -> ClubView:
    """Return a club as a member may see it."""
    club, now = membership.club, clubs.rooms.now()
    evenings = await clubs.storage.evenings(club.id)
    begun = [one for one in evenings if one.starts - EARLY <= now]
    planned = [one for one in evenings if one.starts - EARLY > now]
    all_deals = await clubs.storage.deals(club.id)
    played = {one.evening for one in all_deals}
    # An evening that nobody came to does not hide the one before.
    shown = [one for one in begun if is_on(one, now) or one.id in played]
    night = shown[-1] if shown else None
    deals = [one for one in all_deals if night is not None and one.evening == night.id]
    known = await read_tables(clubs, club.id, [one.id for one in deals])
    answers = await clubs.storage.attendance([one.id for one in (*shown[-1:], *planned)])
    own_tables = [t for t in reversed(known.tables) if t.deal is None and t.table in known.rows]
    own_tables.sort(key=known.is_over)
    return ClubView(
        id=club.id,
        name=club.name,
        role=membership.member.role,
        me=membership.member.id,
        link=club.link if membership.is_at_least("organiser") else None,
        members=[
            ClubMember(
                id=one.id,
                name=one.name,
                role=one.role,
                guest=not one.person.startswith(ACCOUNT),
            )
            for one in membership.members
        ],
        night=None
        if night is None
        else _night(known, membership, night, evenings, all_deals, deals, answers, now),
        coming=[_evening(one, answers, now) for one in planned],
        tables=[_table(known, one, membership) for one in own_tables[:MOST_TABLES]],
    )


def _evening(evening: Evening, answers: Sequence[Attendance], now: float) -> ClubEvening:
    own = [one for one in answers if one.evening == evening.id]
    return ClubEvening(
        id=evening.id,
        starts=evening.starts,
        zone=evening.zone,
        minutes=evening.minutes,
        game=evening.game or None,
        on=is_on(evening, now),
        coming=[one.member for one in own if one.coming],
        not_coming=[one.member for one in own if one.coming is False],
        here=[one.member for one in own if one.here],
    )


def _night(
    known: ClubTables,
    membership: Membership,
    night: Evening,
    evenings: Sequence[Evening],
    all_deals: Sequence[ClubDeal],
    deals: Sequence[ClubDeal],
    answers: Sequence[Attendance],
    now: float,
) -> ClubNight:
    """Return the present or the last evening."""
    played = {one.evening for one in all_deals} | {night.id}
    before = [one.id for one in evenings if one.id in played].index(night.id)
    return ClubNight(
        evening=_evening(night, answers, now),
        season=1 + before // EVENINGS_OF_SEASON,
        number=1 + before % EVENINGS_OF_SEASON,
        deals=[
            ClubDealView(
                id=deal.id,
                number=deal.number,
                game=deal.game,
                same=deal.same,
                over=known.deal_over(deal),
                tables=[_table(known, one, membership) for one in known.of_deal(deal)],
            )
            for deal in deals
        ],
        results=_results(known, membership, deals),
    )


def _table(known: ClubTables, table: ClubTable, membership: Membership) -> ClubTableView:
    """Return a table, without results that the viewer may not know yet."""
    row, own = known.rows[table.table], membership.member.id
    deal, over = known.deal_of(table), known.is_over(table)
    told = over and (deal is None or not deal.same or known.may_know(deal, own))
    members = {one.seat: one.member for one in known.seats_at(table)}
    results = {one["seat"]: one for one in row.summary.get("placements", ())} if told else {}
    seat = known.seat_of(table, own)
    free = any(one["kind"] == "open" for one in row.summary["seats"])
    return ClubTableView(
        table=table.table,
        game=row.game,
        number=table.number,
        over=over,
        seats=[
            ClubSeatView(
                seat=one["seat"],
                name=one["name"],
                kind=one["kind"],
                member=members.get(one["seat"]),
                points=results[one["seat"]]["points"] if one["seat"] in results else None,
                rank=results[one["seat"]]["rank"] if one["seat"] in results else None,
            )
            for one in row.summary["seats"]
        ],
        seat=seat,
        free=free and seat is None and deal is None and not over,
        watch=known.may_watch(table, own),
        may_remove=may_remove(table, membership),
    )


def _results(
    known: ClubTables, membership: Membership, deals: Sequence[ClubDeal]
) -> list[ClubResult]:
    """Return the rows of the table of an evening, the best member first."""
    points = {deal.id: known.points(deal) for deal in deals}
    names = {one.id: one.name for one in membership.members}
    found: list[tuple[int | None, str]] = []
    for member in names:
        if any(known.seat_of(t, member) is not None for d in deals for t in known.of_deal(d)):
            own = [points[deal.id][member] for deal in deals if member in points[deal.id]]
            found.append((points_of_evening(own), member))
    found.sort(key=lambda one: -1 if one[0] is None else one[0], reverse=True)
    totals = [total for total, _ in found]
    return [
        ClubResult(
            member=member,
            name=names[member],
            rank=None if total is None else 1 + totals.index(total),
            cells=[_cell(known, deal, points[deal.id], member) for deal in deals],
            points=total,
        )
        for total, member in found
    ]


def _cell(known: ClubTables, deal: ClubDeal, points: Mapping[str, float], member: str) -> ClubCell:
    """Return the points of a member for a deal, or why there are none."""
    own = [t for t in known.of_deal(deal) if known.seat_of(t, member) is not None]
    if not own:
        return ClubCell(state="none", points=None)
    if member in points:
        return ClubCell(state="points", points=points[member])
    if not all(known.is_over(table) for table in own):
        return ClubCell(state="plays", points=None)
    return ClubCell(state="alone" if known.deal_over(deal) else "waits", points=None)


async def club_seasons(clubs: Clubs, membership: Membership) -> ClubSeasons:
    """Return the tables of all seasons, the latest first."""
    club = membership.club.id
    known = await read_tables(clubs, club)
    names = {one.id: one.name for one in membership.members}
    evenings = await clubs.storage.evenings(club)
    played = [one for one in evenings if any(deal.evening == one.id for deal in known.deals)]
    seasons = [
        _season(1 + first // EVENINGS_OF_SEASON, known, played[first:][:EVENINGS_OF_SEASON], names)
        for first in range(0, len(played), EVENINGS_OF_SEASON)
    ]
    return ClubSeasons(
        evenings=EVENINGS_OF_SEASON, counting=EVENINGS_THAT_COUNT, seasons=seasons[::-1]
    )


def _season(
    number: int, known: ClubTables, evenings: Sequence[Evening], names: Mapping[str, str]
) -> ClubSeason:
    """Return the table of a season."""
    points: dict[str, dict[str, int]] = {}
    for evening in evenings:
        deals = [known.points(deal) for deal in known.deals if deal.evening == evening.id]
        totals = {
            member: points_of_evening(deal[member] for deal in deals if member in deal)
            for member in names
        }
        points[evening.id] = {one: total for one, total in totals.items() if total is not None}
    return ClubSeason(
        number=number,
        starts=[one.starts for one in evenings],
        rows=[
            ClubSeasonRow(
                member=row.member,
                name=names[row.member],
                rank=row.rank,
                points=row.points,
                evenings=[row.evenings.get(one.id) for one in evenings],
                counted=[one.id in row.counted for one in evenings],
            )
            for row in season_table(points)
        ],
    )
