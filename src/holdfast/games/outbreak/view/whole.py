"""The complete view of a table, and the numbers of the charts on the end screen."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions
from holdfast.games.outbreak.content import (
    DEVELOPMENT_NAMES,
    DOOM_IDS,
    EVENTS_OF_DAYS,
    MAIN_BASE,
    OPTIONS,
    PIECE_NAMES,
    SETTLEMENT_IDS,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.effects import MORE, RESOURCES
from holdfast.games.outbreak.content.geometry import COORDINATES
from holdfast.games.outbreak.content.schema import DOOM_CARDS, ICONS, WINDOWS
from holdfast.games.outbreak.decisions import DECISIONS
from holdfast.games.outbreak.derived_numbers import prices_of
from holdfast.games.outbreak.models import DayView, DoomView, OutbreakView
from holdfast.games.outbreak.moves import SEATS, TRACKER
from holdfast.games.outbreak.rules.deck import BOTTOM
from holdfast.games.outbreak.rules.in_force import doom_total
from holdfast.games.outbreak.rules.opening import event_of
from holdfast.games.outbreak.rules.people import lead_seat
from holdfast.games.outbreak.state import OUTCOMES, PHASE_NAMES
from holdfast.games.outbreak.view.about import about
from holdfast.games.outbreak.view.city import edge_views, refugee_view, settlement_views
from holdfast.games.outbreak.view.dusk import at_dusk
from holdfast.games.outbreak.view.hordes import (
    base_stack,
    destroyed_hordes,
    drawn_horde,
    horde_view,
    horde_views,
    unseen_hordes,
)
from holdfast.games.outbreak.view.night import coming_night, stake_of
from holdfast.games.outbreak.view.roll import dice_view
from holdfast.games.outbreak.view.survivors import playable_cards, survivor_views, turn_view
from holdfast.kernel.memo import cached_part
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

COMING_DAYS = 4
_DECISIONS = DECISIONS.names
_COORDINATES = [[q, r] for q, r in COORDINATES]


def view_key(position: Position, viewer: int) -> int:
    """Return NOBODY, because all viewers share one view."""
    return NOBODY


def view(position: Position, viewer: int) -> OutbreakView:
    """Return everything the client shows; all viewers know the same."""
    s = position.snapshot
    asked = None if s.over else _DECISIONS[s.ask]
    window = WINDOWS[s.about] if not s.over and s.ask == decisions.WINDOW else None
    base = s.tiles[MAIN_BASE].hex
    playable = playable_cards(position.legal_moves)
    drawn = drawn_horde(s)
    tonight, later = coming_night(s)
    return OutbreakView.of(
        options=_options(s.options),
        day=s.day,
        phase=PHASE_NAMES[s.phase],
        decision=asked,
        asked=s.about,
        about=about(s),
        placing=SETTLEMENT_IDS[s.about] if asked == "setup-hex" else None,
        window=window,
        waiting=sorted({s.survivors[v].seat for v, _ in playable}) if window else [],
        lead=int(lead_seat(s)),
        seats=_seats(s.seats),
        joining=_seats(s.joining),
        leaving=_seats(s.leaving),
        exp=s.exp,
        exp_locked=bool(s.overrun >> MAIN_BASE & 1),
        costs=_costs(s),
        days=[_day(s, s.day + ahead) for ahead in range(COMING_DAYS)],
        reveals_left=s.reveals + int(not s.over and asked in ("reveal", "reveal-edge")),
        store=dict(zip(RESOURCES, s.store, strict=True)),
        supply=dict(zip(PIECE_NAMES, s.supply, strict=True)),
        settlements=settlement_views(s),
        edges=edge_views(s),
        hordes=horde_views(s),
        stack=base_stack(s, base),
        drawn_horde=None if drawn is None else horde_view(s, drawn),
        deck=s.horde_count - s.dealt,
        deck_bottom=min(BOTTOM + 1, s.horde_count - s.dealt) if s.finals_left else 0,
        destroyed=destroyed_hordes(s),
        finals_left=s.finals_left,
        unseen=unseen_hordes(s),
        survivors=survivor_views(s, playable),
        turn=turn_view(s) if s.active != NOBODY else None,
        dice=dice_view(s) if s.dice.going else None,
        tonight=tonight,
        stake=stake_of(s, tonight),
        dusk=at_dusk(s),
        later=later,
        helpless=refugee_view(s, 0),
        settlers=[refugee_view(s, 1 + i) for i in range(3) if s.settlers[i]],
        doom_active=[_doom(card) for card in s.doom_active if card],
        doom_drawn=[_doom(s.doom_drawn[i]) for i in range(TRACKER) if s.doom_drawn[i]],
        effects=[
            icon.id
            for k, icon in enumerate(ICONS.contamination)
            if s.curses[k] and content.CONTAMINATIONS[k].lasts and not s.options.no_icons
        ],
        laboratory=[k for i, k in enumerate(RESOURCES) if s.laboratory >> i & 1],
        unused=[id_ for t, id_ in enumerate(SETTLEMENT_IDS) if not s.city >> t & 1],
        to_place=[id_ for t, id_ in enumerate(SETTLEMENT_IDS) if s.to_place >> t & 1],
        offered_skills=[SKILL_IDS[k - 1] for k in s.skills_offered if k],
        coordinates=_COORDINATES,
        outcome=OUTCOMES[s.outcome],
    )


_options = cached_part(OPTIONS.read)


def _seats(seats: int) -> list[int]:
    return [seat for seat in range(SEATS) if seats >> seat & 1]


def _costs(s: Any) -> dict[str, int]:
    prices = prices_of(s, s.active if s.active != NOBODY else s.order[0])
    costs = dict(zip(DEVELOPMENT_NAMES, prices, strict=True))
    del costs["schematic"]  # the cost is on its card
    return costs


def _day(s: Any, day: int) -> DayView:
    more = s.more + doom_total(s, NOBODY, MORE) if day == s.day else 0
    return DayView(
        day=day,
        event=EVENTS_OF_DAYS[event_of(s, day)] if day else "none",
        reveals=max(0, s.team + day // 10 + more),
    )


def _doom(card: int) -> DoomView:
    if card < 0:
        return DoomView(id=None, skills_no=False)
    return DoomView(id=DOOM_IDS[card - 1], skills_no=DOOM_CARDS[card - 1].skills_no)


def chart(position: Position) -> dict[str, int | list[int]]:
    """Return the numbers that the charts of the end screen plot."""
    s = position.snapshot
    return {
        "day": s.day,
        "exp": s.exp,
        "hordes": s.in_play,
        "destroyed": destroyed_hordes(s),
        "wounds": [s.survivors[s.order[i]].wounds for i in range(s.team)],
    }
