"""Functions that read the factors of Exoworld off what a screen shows."""

from holdfast.games.exoworld.models import ExoworldView

NEVER = 32
"""The turn of a defeat that is not in sight."""


def _tokens_here(view: ExoworldView, seat: int) -> int:
    cell = next((member.cell for member in view.crew if member.crew == view.active), None)
    return sum(sum(place.tokens.values()) for place in view.locations if place.cell == cell)


def _beside(view: ExoworldView, seat: int) -> int:
    active = next((member for member in view.crew if member.crew == view.active), None)
    if active is None or len(view.players) == 1:
        return 0
    return sum(member.cell == active.cell for member in view.crew) - 1


def _payable(view: ExoworldView, seat: int) -> int:
    own = next((player for player in view.players if player.seat == seat), None)
    return 0 if own is None else sum(card[0] == "M" for card in own.ready)


SHOWN = {
    "goal": lambda view, seat: view.at_goal,
    "rises": lambda view, seat: view.at_goal,
    "below": lambda view, seat: sum(max(0, -gauge.raw_level) for gauge in view.gauges),
    "defeat": lambda view, seat: view.clock.defeat or NEVER,
    "short": lambda view, seat: sum(gauge.short for gauge in view.gauges),
    "emergency": lambda view, seat: view.emergency.supply,
    "lasts": lambda view, seat: view.emergency.supply,
    "tokens": lambda view, seat: sum(sum(place.tokens.values()) for place in view.locations),
    "supplies": lambda view, seat: sum(gauge.supply for gauge in view.gauges),
    "modules": lambda view, seat: sum(place.module is not None for place in view.locations),
    "issues": lambda view, seat: sum(len(member.issues) for member in view.crew),
    "cards": lambda view, seat: sum(player.cards for player in view.players),
    "hand": lambda view, seat: sum(p.cards for p in view.players if p.seat == seat),
    "repairs": _tokens_here,
    "payable": _payable,
    "beside": _beside,
}
"""The functions by factor."""
