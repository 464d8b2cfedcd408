"""Deploy: a module from the hand onto the grid, and the set of cards that pays for it."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, steps
from holdfast.games.exoworld.content import geometry, operations
from holdfast.games.exoworld.rules import base, cards, ending, people
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule
from holdfast.kernel.sums import total

FAR = content.PLACEMENTS.index("far")
BY_GREEN = content.PLACEMENTS.index("by-green")
OPEN2 = content.PLACEMENTS.index("open2")
OPEN_SIDES = 2  # what OPEN2 needs
GREEN = operations.COLOURS.index("green")
COLOUR_COUNT = len(operations.COLOURS)
PAID, FREE = 1, 2  # `going`: for an action, or without one


# Whether


@rule
def has_unused_skill(s: Any, used: int) -> bool:
    """Whether the active character has its skill, and has not used it this turn."""
    return used == 0 and people.has_skill(s.crew[s.active])


@rule
def architect_credit(s: Any) -> int:
    """EX-DEP-7: the Architect's credit."""
    role = s.crew[s.active].role
    return content.CHARACTER[role].discount if has_unused_skill(s, s.architect_used) else 0


@rule
def credits(s: Any) -> int:
    """EX-DEP-7: how many cost slots may go unpaid."""
    return s.prefab + architect_credit(s)


@rule
def any_card_credit(s: Any) -> int:
    """The Chemist: how many cards of any sort may pay for any slot."""
    role = s.crew[s.active].role
    return content.CHARACTER[role].any_card_pays if has_unused_skill(s, s.chemist_used) else 0


@long_rule
def is_payable(s: Any, kind: int) -> bool:
    """EX-DEP-2, EX-DEP-3: whether the rest of the hand and the credits cover the cost."""
    need = content.MODULE[kind].slots - credits(s)
    if need <= 0:
        return True
    player = s.players[people.active_player(s)]
    fitting = player.classes[content.WILD]
    for colour in range(COLOUR_COUNT):
        have = player.classes[colour] - (1 if content.CARD[kind].colour == colour else 0)
        fitting += min(have, content.MODULE[kind].cost[colour])
    spare = people.hand_size(player) - 1 - fitting
    fitting += min(spare, any_card_credit(s))
    return fitting >= need


@long_rule
def fits_space(s: Any, kind: int, cell: int) -> bool:
    """EX-DEP-1, EX-DEP-4, EX-MOD-3: an open space that meets the placement requirement."""
    if cell == geometry.OUTSIDE or s.grid[cell] != 0:
        return False
    need = content.MODULE[kind].placement
    if need == FAR:
        for direction in range(moves.DIRECTIONS):
            if geometry.NEIGHBOUR[cell, direction] == geometry.HOME_CELL:
                return False
    elif need == BY_GREEN:
        for direction in range(moves.DIRECTIONS):
            n = geometry.NEIGHBOUR[cell, direction]
            if n != geometry.OUTSIDE and s.grid[n] > 0:
                if content.CARD[s.locations[s.grid[n] - 1].kind].colour == GREEN:
                    return True
        return False
    elif need == OPEN2:
        empty = 0
        for direction in range(moves.DIRECTIONS):
            n = geometry.NEIGHBOUR[cell, direction]
            if n != geometry.OUTSIDE and s.grid[n] == 0:
                empty += 1
        return empty >= OPEN_SIDES
    return True


@long_rule
def may_deploy(s: Any, kind: int) -> bool:
    """EX-ACT-2, EX-DEP-3, EX-LVL-3: everything but the space."""
    if s.actions_left == 0 and s.free_deploys == 0:
        return False
    if s.players[people.active_player(s)].hand[kind] == 0:
        return False
    return is_payable(s, kind) and base.may_add(s, kind)


@rule
def deploy_cell(s: Any, direction: int) -> int:
    """The space next to the active pawn."""
    return geometry.NEIGHBOUR[s.locations[s.crew[s.active].place].cell, direction]


# Paying: EX-DEP-9


@long_rule
def announce_deploy(s: Any, kind: int, direction: int) -> None:
    """EX-DEP-9, EX-DEP-10: the module leaves the hand for its space; now it is paid for."""
    then(s, steps.ACT)
    cell = deploy_cell(s, direction)
    cards.remove_card(s, people.active_player(s), kind)
    if s.free_deploys > 0:
        s.free_deploys -= 1
        s.deploy.going = FREE
    else:
        s.actions_left -= 1
        s.deploy.going = PAID
    s.deploy.kind = kind
    s.deploy.cell = cell
    then(s, steps.PAY)


@long_rule
def picked(s: Any, colour: int) -> int:
    """How many cards of a class have been picked."""
    count = 0
    for kind in range(content.KINDS):
        if s.aside[kind] > 0 and content.CARD[kind].colour == colour:
            count += s.aside[kind]
    return count


@long_rule
def picked_in_all(s: Any) -> int:
    """How many cards have been picked."""
    return total(s.aside, 0, content.KINDS)


@long_rule
def misfits(s: Any, extra: int) -> int:
    """Cards of the picked set, and one more of a class, that fit no slot of their colour."""
    count = picked(s, content.COLOURLESS) + (1 if extra == content.COLOURLESS else 0)
    for colour in range(COLOUR_COUNT):
        have = picked(s, colour) + (1 if extra == colour else 0)
        count += max(0, have - content.MODULE[s.deploy.kind].cost[colour])
    return count


@long_rule
def may_pay(s: Any, kind: int) -> bool:
    """Whether a pick fits and the payment can still be completed with the cards from there on."""
    player = s.players[people.active_player(s)]
    if kind < s.deploy.lowest or player.hand[kind] == 0:
        return False
    module = s.deploy.kind
    room = content.MODULE[module].slots - picked_in_all(s) - 1
    wrong = misfits(s, content.CARD[kind].colour)
    if room < 0 or wrong > any_card_credit(s):
        return False
    need = room - credits(s)
    if need <= 0:
        return True
    fitting, spare = 0, 0
    for colour in range(moves.CLASS_COUNT):
        have = -1 if content.CARD[kind].colour == colour else 0
        for other in range(kind, content.KINDS):
            if content.CARD[other].colour == colour:
                have += player.hand[other]
        wanted = have if colour == content.WILD else 0
        if colour < COLOUR_COUNT:
            wanted = content.MODULE[module].cost[colour] - picked(s, colour)
            wanted = max(0, wanted - (1 if content.CARD[kind].colour == colour else 0))
        part = min(max(0, have), wanted)
        fitting += part
        spare += max(0, have) - part
    fitting += min(spare, any_card_credit(s) - wrong)
    return fitting >= need


@rule
def may_be_done(s: Any) -> bool:
    """EX-DEP-7: whether the open slots number no more than the credits."""
    return content.MODULE[s.deploy.kind].slots - picked_in_all(s) <= credits(s)


@long_rule
def can_go_on(s: Any) -> bool:
    """Whether the payment can be completed."""
    for kind in range(s.deploy.lowest, content.KINDS):
        if may_pay(s, kind):
            return True
    return may_be_done(s)


@long_rule
def pay_step(s: Any, log: Any) -> None:
    """D-PAY, until no slot is open (EX-VIS-6); EX-PROT-2: Protocols pay as well."""
    if picked_in_all(s) == content.MODULE[s.deploy.kind].slots:
        complete_deploy(s, log)
        return
    hidden, seat = people.are_hands_hidden(s), people.active_player(s)
    ask(s, decisions.UNSEEN_PAYMENT if hidden else decisions.PAYMENT, seat, s.deploy.kind)


@long_rule
def offer_payments(s: Any) -> None:
    """D-PAY: the cards that can pay, and none where credits cover the rest."""
    for kind in range(s.deploy.lowest, content.KINDS):
        if may_pay(s, kind):
            offer(s, moves.PAY(kind))
    if may_be_done(s):
        offer(s, moves.DONE())


@rule
def pick(s: Any, kind: int) -> None:
    """A card of the payment is laid aside, in the open."""
    cards.remove_card(s, people.active_player(s), kind)
    s.aside[kind] += 1
    s.deploy.lowest = kind


@rule
def pay(s: Any, kind: int) -> None:
    """D-PAY answered: a card pays."""
    pick(s, kind)
    then(s, steps.PAY)


@rule
def use_credits(s: Any) -> None:
    """EX-DEP-7, EX-DEP-9: Prefab credits first and lost afterwards; then the Architect's."""
    unpaid = content.MODULE[s.deploy.kind].slots - picked_in_all(s)
    if unpaid > s.prefab:
        s.architect_used = 1
    s.prefab = 0
    if misfits(s, content.WILD) > 0:
        s.chemist_used = 1


@long_rule
def complete_deploy(s: Any, log: Any) -> None:
    """EX-DEP-5, EX-DEP-6, EX-MOD-4: pay, place, change levels, check victory."""
    kind, cell = s.deploy.kind, s.deploy.cell
    free = 1 if s.deploy.going == FREE else 0
    use_credits(s)
    s.deploy.going = 0
    s.deploy.kind = 0
    s.deploy.cell = 0
    s.deploy.lowest = 0
    for card in range(content.KINDS):
        while s.aside[card] > 0:
            s.aside[card] -= 1
            cards.lay_off(s, card)
            tell(log, events.DISCARDED, people.active_player(s), card, events.FOR_PAYMENT)
    cards.batch_done(s, log)
    base.add_location(s, cell, kind)
    tell(log, events.DEPLOYED, s.active, kind, cell, free)
    ending.levels_changed(s, log)
