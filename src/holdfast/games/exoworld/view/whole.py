"""The complete view of a table, and the numbers of the charts on the end screen."""

from __future__ import annotations

from holdfast.games.exoworld.content import OPTIONS, PROTOCOLS, SCENARIO
from holdfast.games.exoworld.content.operations import TOKENS
from holdfast.games.exoworld.models import ExoworldView
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.rules.deploy import architect_credit
from holdfast.games.exoworld.rules.people import is_present
from holdfast.games.exoworld.state import NO_PROTOCOLS, NO_TRANSFERS, OUTCOMES
from holdfast.games.exoworld.view.base import free_spaces, location_views
from holdfast.games.exoworld.view.forecast import cached_forecast_input
from holdfast.games.exoworld.view.instruments import (
    clock,
    emergency_view,
    gauge_views,
    scenario_view,
    step_of,
)
from holdfast.games.exoworld.view.interrupted_actions import (
    cargo_view,
    dealt_characters,
    deploy_view,
    offer_view,
)
from holdfast.games.exoworld.view.levels import at_goal, base_of, on_track, raw_levels
from holdfast.games.exoworld.view.next_events import (
    are_hands_hidden,
    events_view,
    in_force,
    lasting_effects,
)
from holdfast.games.exoworld.view.people import (
    card_names,
    card_views,
    cards_aside,
    crew_view,
    player_view,
    protocol_names,
)
from holdfast.games.exoworld.view.question import question
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY


def view(position: Position, viewer: int) -> ExoworldView:
    """Return everything the client shows to this viewer; the position is hidden for the viewer."""
    s = position.snapshot
    now = cached_forecast_input(s)
    hidden, holds = are_hands_hidden(s), in_force(s)
    present = [crew for crew in range(SEATS) if is_present(s, crew)]
    return ExoworldView.of(
        options=OPTIONS.read(s.options),
        scenario=scenario_view(s),
        turn=s.turn,
        step=step_of(s),
        active=s.active,
        actions=s.actions,
        actions_left=s.actions_left,
        at_goal=at_goal(raw_levels(now.base)),
        gauges=gauge_views(now),
        emergency=emergency_view(now),
        clock=clock(s, now),
        locations=location_views(s, present),
        spaces=free_spaces(s),
        crew=[crew_view(s, crew) for crew in present],
        players=[
            player_view(s, seat, hidden and seat != viewer and not s.over)
            for seat in range(SEATS)
            if s.players[seat].seated
        ],
        hands_hidden=hidden,
        transfers_barred=holds[NO_TRANSFERS],
        protocols_barred=holds[NO_PROTOCOLS],
        row=card_names(s.row),
        row_size=s.row_size,
        deck=s.deck_size,
        discard=card_names(s.discard),
        spent=protocol_names(s.spent),
        unused=len(PROTOCOLS) - SCENARIO[s.options.scenario].protocols,
        aside=cards_aside(s, viewer),
        looked_at=s.looked,
        events=events_view(s),
        lasting=lasting_effects(s),
        stock={name: s.stock[t] for t, name in enumerate((*TOKENS, "FATIGUE"))},
        question=question(s),
        deploy=deploy_view(s) if s.deploy.going else None,
        offer=offer_view(s) if s.transfer.going else None,
        cargo=cargo_view(s) if s.cargo.going else None,
        dealt=dealt_characters(s),
        prefab=s.prefab,
        architect=architect_credit(s),
        free_deploys=s.free_deploys,
        played=protocol_names(s.played),
        declined=protocol_names(s.declined),
        refusals=s.refusals,
        waiting=s.waiting,
        outcome=OUTCOMES[s.outcome] or None,
        cards=card_views(s.options.scenario, holds[NO_PROTOCOLS]),
    )


def view_key(position: Position, viewer: int) -> int:
    """Return the viewer whose view is needed, or NOBODY if all viewers share one view.

    Views differ between viewers only while hands are hidden.
    """
    return viewer if are_hands_hidden(position.snapshot) else NOBODY


def chart(position: Position) -> dict[str, int | list[int]]:
    """Return the numbers that the charts of the end screen plot."""
    s = position.snapshot
    levels = raw_levels(base_of(s))
    return {
        "turn": s.turn,
        "emergency": s.emergency,
        "supplies": list(s.supply),
        "levels": [*on_track(levels)],
        "modules": s.location_count - 1,
        "at_goal": at_goal(levels),
    }
