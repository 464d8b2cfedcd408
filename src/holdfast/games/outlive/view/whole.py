"""The complete view of a table, and the numbers of the charts on the end screen."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, state, steps
from holdfast.games.outlive.derived_numbers import TOTAL, needs
from holdfast.games.outlive.models import LossView, OutliveView, VisitView
from holdfast.games.outlive.rules import survivors
from holdfast.games.outlive.view.pieces import token_counts
from holdfast.games.outlive.view.places import convoy_view, place_views
from holdfast.games.outlive.view.ranking import points_of, ranking
from holdfast.games.outlive.view.shelters import shelter_view
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY


def view(position: Position, viewer: int) -> OutliveView:
    """Return everything that a screen shows to this viewer, from the viewer's observation."""
    s = position.snapshot
    players = range(s.options.players)
    return OutliveView.of(
        options=content.OPTIONS.read(s.options),
        day=s.day,
        days=content.DAYS,
        phase=state.PHASES[s.phase],
        step=_step(s),
        lap=s.lap,
        night_step=s.night_step,
        turn=None if s.seat == NOBODY else s.seat,
        first_player=s.first_player,
        first_known=s.phase > 0,
        day_starter=s.day_starter,
        order=[(s.day_starter + k) % len(players) for k in players],
        convoy=[
            convoy_view(space, event, by, s.day, len(players))
            for space, (event, by) in enumerate(zip(s.convoy, s.overcome_by, strict=True))
        ],
        places=place_views(s, viewer),
        players=[shelter_view(s, seat) for seat in players],
        visit=_visit(s) if s.visit.going else None,
        loss=_loss(s),
        drawn=[content.FIND_NAMES[find] for find in s.drawn if find != state.UNKNOWN],
        reserve=token_counts(s.reserve),
        survivors=s.survivors,
        deck=sum(s.deck),
        discard={content.EQUIPMENT_NAMES[e]: n for e, n in enumerate(s.discard) if n},
        ranking=ranking(position) if s.over else [],
    )


def _loss(s: Any) -> LossView | None:
    """Return the survivors that a player has to choose to lose, if any (OL-SURV-5)."""
    if s.over or s.ask != decisions.LOSE:
        return None
    people = int(survivors.population(s.players[s.to_move]))
    return LossView(seat=s.to_move, cause=events.CAUSES[s.about], left=min(s.against, people))


def _step(s: Any) -> str:
    if s.over:
        return "over"
    if s.ask:
        return decisions.DECISIONS[s.ask].name
    return steps.STEPS[s.agenda.frames[s.agenda.depth - 1].step].name


def _victim(s: Any) -> int | None:
    """Return the seat under Pressure while a decision about it is open."""
    if s.ask == decisions.DEFEND:
        return int(s.to_move)
    return int(s.about) if s.ask in (decisions.BAT, decisions.TRIBUTE) else None


def _visit(s: Any) -> VisitView:
    visit = s.visit
    victim = _victim(s)
    return VisitView(
        seat=s.seat,
        hero=visit.hero,
        place=content.PLACE_NAMES[visit.place],
        points=visit.points,
        hunted=bool(visit.hunted),
        dam_open=bool(visit.dam_open) and visit.place == content.DAM,
        free_searches=visit.free_searches,
        prey=content.ANIMAL_NAMES[s.about] if s.ask == decisions.HUNT else None,
        victim=victim,
        pressure=0 if victim is None else s.against,
    )


def chart(position: Position) -> dict[str, int | list[int]]:
    """Return the numbers of this position for the curves of the end screen."""
    s = position.snapshot
    seats = range(s.options.players)
    known = s.phase > 0
    return {
        "day": s.day,
        "days": content.DAYS,
        "points": [points_of(s, seat)[TOTAL] if known else 0 for seat in seats],
        "people": [needs(s.players[seat]).people for seat in seats],
        "gauge": [s.players[seat].gauge for seat in seats],
    }
