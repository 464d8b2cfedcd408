"""Deploy: a module from the hand onto the grid, and the set of cards that pays for it."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    ANY_CARD_PAYS,
    CLASS,
    COLOURLESS,
    COST,
    DISCOUNT_OF,
    KINDS,
    MODULE_COUNT,
    PLACEMENT,
    PLACEMENTS,
    SLOTS,
    WILD,
)
from holdfast.games.exoworld.content.geometry import HOME_CELL, NEIGHBOUR, OUTSIDE
from holdfast.games.exoworld.events import DEPLOYED, DISCARDED, FOR_PAYMENT
from holdfast.games.exoworld.moves import CLASS_COUNT, DIRECTIONS, DONE, PAY
from holdfast.games.exoworld.rules.asking import answered, ask
from holdfast.games.exoworld.rules.base import add_location, may_add
from holdfast.games.exoworld.rules.cards import batch_done, lay_off, remove_card
from holdfast.games.exoworld.rules.crew import (
    active_player,
    are_hands_hidden,
    hand_size,
    has_skill,
)
from holdfast.games.exoworld.rules.ending import levels_changed
from holdfast.games.exoworld.rules.steps import PAY_STEP
from holdfast.games.exoworld.state import PAYMENT
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

FAR = PLACEMENTS.index("far")
BY_GREEN = PLACEMENTS.index("by-green")
OPEN2 = PLACEMENTS.index("open2")
GREEN = 2
COLOUR_COUNT = 4


# Whether


@rule
def architect_credit(s: Any) -> int:
    """EX-DEP-7: the Architect's credit, if it is there and not used this turn."""
    member = s.crew[s.active]
    if s.architect_used == 1 or not has_skill(member):
        return 0
    return DISCOUNT_OF[member.role] | 0


@rule
def credits(s: Any) -> int:
    """EX-DEP-7: how many cost slots may go unpaid."""
    return s.prefab + architect_credit(s)


@rule
def any_card_credit(s: Any) -> int:
    """The Chemist: how many cards of any sort may pay for any slot."""
    member = s.crew[s.active]
    if s.chemist_used == 1 or not has_skill(member):
        return 0
    return ANY_CARD_PAYS[member.role] | 0


@long_rule
def is_payable(s: Any, kind: int) -> bool:
    """EX-DEP-2, EX-DEP-3: whether the rest of the hand and the credits cover the cost."""
    need = SLOTS[kind] - credits(s)
    if need <= 0:
        return True
    player = s.players[active_player(s)]
    fitting = player.classes[WILD] | 0
    for colour in range(COLOUR_COUNT):
        have = player.classes[colour] - (1 if CLASS[kind] == colour else 0)
        fitting += min(have, COST[kind, colour] | 0)
    spare = hand_size(player) - 1 - fitting
    fitting += min(spare, any_card_credit(s))
    return fitting >= need


@long_rule
def fits_space(s: Any, kind: int, cell: int) -> bool:
    """EX-DEP-1, EX-DEP-4, EX-MOD-3: an open space that meets the placement requirement."""
    if cell == OUTSIDE or s.grid[cell] != 0:
        return False
    need = PLACEMENT[kind]
    if need == FAR:
        for direction in range(DIRECTIONS):
            if NEIGHBOUR[cell, direction] == HOME_CELL:
                return False
    elif need == BY_GREEN:
        for direction in range(DIRECTIONS):
            n = NEIGHBOUR[cell, direction]
            if n != OUTSIDE and s.grid[n] > 0:
                if CLASS[s.locations[s.grid[n] - 1].kind] == GREEN:
                    return True
        return False
    elif need == OPEN2:
        empty = 0
        for direction in range(DIRECTIONS):
            n = NEIGHBOUR[cell, direction]
            if n != OUTSIDE and s.grid[n] == 0:
                empty += 1
        return empty >= 2
    return True


@long_rule
def may_deploy(s: Any, kind: int) -> bool:
    """EX-ACT-2, EX-DEP-3, EX-LVL-3: everything but the space."""
    if s.actions_left == 0 and s.free_deploys == 0:
        return False
    if s.players[active_player(s)].hand[kind] == 0:
        return False
    return is_payable(s, kind) and may_add(s, kind)


@rule
def deploy_cell(s: Any, direction: int) -> int:
    """The space next to the active pawn."""
    return NEIGHBOUR[s.locations[s.crew[s.active].place].cell, direction]


@long_rule
def has_deploy(s: Any) -> bool:
    """Whether anything can be deployed now."""
    for kind in range(MODULE_COUNT):
        if may_deploy(s, kind):
            for direction in range(DIRECTIONS):
                if fits_space(s, kind, deploy_cell(s, direction)):
                    return True
    return False


# Paying: EX-DEP-9


@long_rule
def announce_deploy(s: Any, kind: int, direction: int) -> None:
    """EX-DEP-9, EX-DEP-10: the module leaves the hand for its space; now it is paid for."""
    cell = deploy_cell(s, direction)
    remove_card(s, active_player(s), kind)
    if s.free_deploys > 0:
        s.free_deploys -= 1
        s.deploy.going = 2
    else:
        s.actions_left -= 1
        s.deploy.going = 1
    s.deploy.kind = kind
    s.deploy.cell = cell
    push(s.agenda, PAY_STEP)


@long_rule
def picked(s: Any, colour: int) -> int:
    """How many cards of a class have been picked."""
    count = 0
    for kind in range(KINDS):
        if s.aside[kind] > 0 and CLASS[kind] == colour:
            count += s.aside[kind]
    return count


@long_rule
def picked_in_all(s: Any) -> int:
    """How many cards have been picked."""
    count = 0
    for kind in range(KINDS):
        count += s.aside[kind]
    return count


@long_rule
def misfits(s: Any, extra: int) -> int:
    """Cards of the picked set, and one more of a class, that fit no slot of their colour."""
    count = picked(s, COLOURLESS) + (1 if extra == COLOURLESS else 0)
    for colour in range(COLOUR_COUNT):
        have = picked(s, colour) + (1 if extra == colour else 0)
        count += max(0, have - COST[s.deploy.kind, colour])
    return count


@long_rule
def may_pay(s: Any, kind: int) -> bool:
    """Whether a pick fits and the payment can still be completed with the cards from there on."""
    player = s.players[active_player(s)]
    if kind < s.deploy.lowest or player.hand[kind] == 0:
        return False
    module = s.deploy.kind
    room = SLOTS[module] - picked_in_all(s) - 1
    wrong = misfits(s, CLASS[kind] | 0)
    if room < 0 or wrong > any_card_credit(s):
        return False
    need = room - credits(s)
    if need <= 0:
        return True
    fitting, spare = 0, 0
    for colour in range(CLASS_COUNT):
        have = -1 if CLASS[kind] == colour else 0
        for other in range(kind, KINDS):
            if CLASS[other] == colour:
                have += player.hand[other]
        wanted = have if colour == WILD else 0
        if colour < COLOUR_COUNT:
            wanted = COST[module, colour] - picked(s, colour)
            wanted = max(0, wanted - (1 if CLASS[kind] == colour else 0))
        part = min(max(0, have), wanted)
        fitting += part
        spare += max(0, have) - part
    fitting += min(spare, any_card_credit(s) - wrong)
    return fitting >= need


@rule
def may_be_done(s: Any) -> bool:
    """EX-DEP-7: whether the open slots number no more than the credits."""
    return SLOTS[s.deploy.kind] - picked_in_all(s) <= credits(s)


@long_rule
def legal_payments(s: Any, out: Any) -> int:
    """D-PAY."""
    n = 0
    for kind in range(s.deploy.lowest, KINDS):
        if may_pay(s, kind):
            out[n] = PAY + kind
            n += 1
    if may_be_done(s):
        out[n] = DONE
        n += 1
    return n


@long_rule
def pay_step(s: Any, log: Any) -> None:
    """Complete the payment when no slot is open; take a single option; else ask (EX-VIS-6)."""
    while True:
        if picked_in_all(s) == SLOTS[s.deploy.kind]:
            complete_deploy(s, log)
            return
        ways, only = 0, DONE
        for kind in range(s.deploy.lowest, KINDS):
            if may_pay(s, kind):
                ways += 1
                only = PAY + kind
        if may_be_done(s):
            ways += 1
            only = DONE if ways == 1 else only
        if ways > 1 or are_hands_hidden(s):
            push(s.agenda, PAY_STEP)
            ask(s, PAYMENT, active_player(s))
            return
        if only == DONE:
            complete_deploy(s, log)
            return
        pick(s, only - PAY)


@rule
def pick(s: Any, kind: int) -> None:
    """A card of the payment is laid aside, in the open."""
    remove_card(s, active_player(s), kind)
    s.aside[kind] += 1
    s.deploy.lowest = kind


@long_rule
def pay(s: Any, move: int, log: Any) -> None:
    """D-PAY answered."""
    answered(s)
    if move == DONE:
        complete_deploy(s, log)
        return
    pick(s, move - PAY)
    push(s.agenda, PAY_STEP)


@rule
def use_credits(s: Any) -> None:
    """EX-DEP-7, EX-DEP-9: Prefab credits first and lost afterwards; then the Architect's."""
    unpaid = SLOTS[s.deploy.kind] - picked_in_all(s)
    if unpaid > s.prefab:
        s.architect_used = 1
    s.prefab = 0
    if misfits(s, WILD) > 0:
        s.chemist_used = 1


@long_rule
def complete_deploy(s: Any, log: Any) -> None:
    """EX-DEP-5, EX-DEP-6, EX-MOD-4: pay, place, change levels, check victory."""
    kind, cell = s.deploy.kind | 0, s.deploy.cell | 0
    free = 1 if s.deploy.going == 2 else 0
    use_credits(s)
    s.deploy.going = 0
    s.deploy.kind = 0
    s.deploy.cell = 0
    s.deploy.lowest = 0
    for card in range(KINDS):
        while s.aside[card] > 0:
            s.aside[card] -= 1
            lay_off(s, card)
            tell(log, DISCARDED, active_player(s), card, FOR_PAYMENT)
    batch_done(s, log)
    add_location(s, cell, kind)
    tell(log, DEPLOYED, s.active, kind, cell, free)
    levels_changed(s, log)
