"""What an effect leaves its holder to choose: a supply, a form, who rests, what is cured."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, steps
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import offers, people, supplies, targets
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

# A supply: ops SUP and HOLD


@rule
def choose_supply(s: Any, row: int, holder: int) -> None:
    """D-RES."""
    then(s, steps.CHOOSE_SUPPLY, row, holder)
    ask(s, decisions.SUPPLY, holder, content.OPS[row].n)


@long_rule
def offer_supplies(s: Any, row: int) -> None:
    """D-RES: for HOLD the negative levels, else the supplies that can grow."""
    if content.OPS[row].op == operations.HOLD:
        offers.offer_each(s, moves.RESOURCE, targets.negative_levels(s))
    else:
        offers.offer_each(s, moves.RESOURCE, targets.low_supplies(s))


@long_rule
def change_chosen(s: Any, resource: int, row: int, log: Any) -> None:
    """D-RES answered: op HOLD, or SUP of a chosen resource."""
    if content.OPS[row].op == operations.HOLD:
        s.held = resource + 1
        tell(log, events.HELD, resource)
    else:
        supplies.change_supply(s, resource, content.OPS[row].n, events.PROTOCOL, log)


# One of two forms: op EITHER


@rule
def choose_form(s: Any, row: int, holder: int) -> None:
    """D-BRANCH."""
    then(s, steps.CHOOSE_FORM, row, holder)
    ask(s, decisions.FORM, holder)


@long_rule
def offer_forms(s: Any, row: int, holder: int) -> None:
    """D-BRANCH: the forms that would do something."""
    if targets.does_something(s, content.OPS[row].first, holder):
        offer(s, moves.BRANCH(0))
    if targets.does_something(s, content.OPS[row].second, holder):
        offer(s, moves.BRANCH(1))


@rule
def take_form(s: Any, branch: int, row: int, holder: int) -> None:
    """D-BRANCH answered: one of the two forms is carried out."""
    chosen = content.OPS[row].first if branch == 0 else content.OPS[row].second
    then(s, steps.EFFECT, chosen, chosen + 1, holder)


# Rest: op UNFAT


@rule
def choose_rest(s: Any, holder: int) -> None:
    """D-SEAT."""
    ask(s, decisions.REST, holder)


@rule
def offer_tired(s: Any) -> None:
    """D-SEAT: the characters with a Fatigue token."""
    offers.offer_each(s, moves.SEAT, targets.tired_crew(s))


@rule
def rest(s: Any, chosen_seat: int, log: Any) -> None:
    """D-SEAT answered: the Fatigue token goes."""
    people.rest(s, chosen_seat, events.BY_PROTOCOL, log)


# Cures: op CURE


@rule
def choose_cure(s: Any, where: int, holder: int) -> None:
    """D-ISSUE."""
    then(s, steps.CURE, where, holder)
    ask(s, decisions.WHICH_ISSUE, holder)


@long_rule
def offer_cures(s: Any, where: int) -> None:
    """D-ISSUE: the Health Issues of anybody, or of those at the active location."""
    for crew in range(moves.SEATS):
        for issue in range(moves.ISSUE_COUNT):
            if targets.is_curable(s, where, crew, issue):
                offer(s, moves.CURE(crew, issue))


@rule
def cure(s: Any, chosen_seat: int, issue: int, log: Any) -> None:
    """D-ISSUE answered."""
    people.cure(s, chosen_seat, issue, events.BY_CARE, log)
