"""The steady player of Exoworld: a worth for every option, compiled like the rules.

It plays for the team. A level below 0 costs; a module is worth what it does to the levels, divided
by the cards still missing to pay for it. Drawing, trading and paying follow from that; repairs,
shortages and events are weighed against it. Levels are counted in twentieths of a step.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    CLASS,
    COLOURLESS,
    COST,
    COUNT,
    CURE_COLOUR,
    EFFECT,
    EVENT_OPS,
    FIRST_ITEM,
    KINDS,
    MODULE_COUNT,
    OPS,
    SCENARIO_OPS,
    SLOTS,
    WILD,
)
from holdfast.games.exoworld.content.operations import (
    DISC,
    EMG,
    FAT,
    FLUSH,
    LAST,
    NOP,
    SCEN,
    SUP,
    SUPX,
    TOK,
)
from holdfast.games.exoworld.geometry import HOME_CELL, NEIGHBOUR, OUTSIDE
from holdfast.games.exoworld.moves import (
    ASK,
    BRANCH,
    CELL,
    CLASS_COUNT,
    COLOUR,
    CURE,
    DEPLOY,
    DIRECTIONS,
    DISCARD,
    DONE,
    DRAW_FACE,
    DROP_EVENT,
    END,
    GIVE,
    ITEM,
    KEEP_CHARACTER,
    KIND,
    MOVE,
    NONE,
    ORDER,
    PASS,
    PAY,
    PLACES,
    PRODUCE,
    PROTOCOL,
    PUT_AWAY,
    RECYCLE,
    REPAIR,
    RESOURCE,
    SEAT,
    SEATS,
    SHUT_DOWN,
    SKILL,
    TAKE,
    TAKE_CLASS,
    TOKEN,
    TOKEN_COUNT,
    YES,
)
from holdfast.games.exoworld.rules.asking import asked_a, asking_step
from holdfast.games.exoworld.rules.base import (
    colour_of,
    contribution,
    count_on_base,
    may_remove,
    place_in,
    printed_effect,
    raw_level,
    reach,
)
from holdfast.games.exoworld.rules.crew import (
    active_player,
    hand_limit,
    hand_size,
    is_present,
    is_solo,
    owner,
)
from holdfast.games.exoworld.rules.deploy import credits, deploy_cell, fits_space, is_payable
from holdfast.games.exoworld.rules.setup import clear_box
from holdfast.games.exoworld.rules.steps import (
    CARGO_STEP,
    FETCHING,
    JUMPING,
    OFFER_STEP,
    PLACE_TOKENS,
    SURVEYING,
)
from holdfast.games.exoworld.rules.turn import aimed_at, is_recycle_free
from holdfast.games.exoworld.rules.update import production
from holdfast.games.exoworld.state import (
    ACT,
    CARD,
    EMERGENCY_TOKEN,
    FROZEN,
    HIGHEST_LEVEL,
    LANDSLIDE,
    LOWEST_LEVEL,
    PAYMENT,
    PLACE,
    REACTION,
    SHUTDOWN,
)
from holdfast.kernel.rule import long_rule, rule

STEP = 20  # one step of a level
WORTHWHILE = STEP // 2  # the least gain a module is deployed for
NO_KIND = -1
WINS = 100_000
LIMIT, WINNING = 120, 127  # how a gain is noted
FIRST_AID, MULTITOOL, ROVER, PREFAB = range(FIRST_ITEM, FIRST_ITEM + 4)
(
    RESERVE, RATIONING, SHELTER, CONTINGENCY, REMOTE_REPAIR, ALL_HANDS, RECALL, CARGO, ARCHIVE,
    POWER_DOWN, FAST_ASSEMBLY, FORECAST,
) = range(12)  # fmt: skip

# How welcome a character is, C01 to C12
WELCOME = (12, 4, 3, 9, 6, 7, 3, 10, 8, 5, 11, 5)
# What a card is worth in hand for its effect, I01 to I04, P01 to P12
HELD_FOR_EFFECT = (30, 45, 10, 60, 80, 75, 75, 80, 70, 80, 60, 60, 65, 70, 65, 70)


# Levels


@rule
def level_worth(s: Any, resource: int, level: int) -> int:
    """A negative level costs, more where the supply is short; a surplus is worth a little."""
    if level < 0:
        return level * (STEP + STEP // 2 if s.supply[resource] < 6 else STEP)
    return min(level, 2) * (9 if resource == 3 else 6)


@long_rule
def weigh_modules(s: Any) -> None:
    """What deploying each module would do for the levels, noted in the empty box."""
    for kind in range(MODULE_COUNT):
        gain, wins = 0, True
        for r in range(4):
            level = raw_level(s, r)
            change = EFFECT[s.options.scenario, kind, r] | 0
            after = level + change
            wins = wins and after >= 0
            if (change > 0 and after > HIGHEST_LEVEL) or (change < 0 and after < LOWEST_LEVEL):
                gain -= 200
            gain += level_worth(s, r, after) - level_worth(s, r, level)
        s.box[kind] = WINNING if wins else max(-LIMIT, min(LIMIT, gain))


@rule
def gain_of(s: Any, kind: int) -> int:
    """What deploying a module does for the levels."""
    return s.box[kind] | 0


@long_rule
def switch_gain(s: Any, place: int, token: int, placing: bool) -> int:
    """What a Shutdown or Frozen token placed on or taken off a module does for the levels."""
    gain, won = 0, True
    tokens = s.locations[place].tokens
    for r in range(4):
        level, effect = raw_level(s, r), printed_effect(s, place, r)
        change = 0
        if placing:
            now = contribution(s, place, r)
            change = -now if token == SHUTDOWN else min(0, now) - now
        elif token == SHUTDOWN:
            change = min(effect, 0) if tokens[FROZEN] != 0 else effect
        elif tokens[SHUTDOWN] == 0:
            change = max(effect, 0)
        gain += level_worth(s, r, level + change) - level_worth(s, r, level)
        won = won and level + change >= 0
    return WINS if won else gain


# Supplies


@long_rule
def drain(s: Any, resource: int) -> int:
    """What the next Resource Update does to a supply."""
    return production(s, resource) - count_on_base(s, resource)


@long_rule
def shortage(s: Any, resource: int) -> int:
    """How much of the next Resource Update the Emergency supply would have to pay."""
    return max(0, -(s.supply[resource] + drain(s, resource)))


@long_rule
def turns_left(s: Any, resource: int) -> int:
    """After how many updates a supply runs short, at most 9."""
    loss = -drain(s, resource)
    return 9 if loss <= 0 else min(9, s.supply[resource] // loss)


# Plans


@rule
def has_kind(s: Any, seat: int, kind: int, plus: int, minus: int) -> bool:
    """Whether a hand holds a kind, with one card more and one less."""
    count = s.players[seat].hand[kind] + (1 if kind == plus else 0) - (1 if kind == minus else 0)
    return count > 0


@long_rule
def missing(s: Any, seat: int, kind: int, plus: int, minus: int) -> int:
    """How many cards a hand lacks to pay for a module that it holds."""
    player = s.players[seat]
    fitting = 0
    for colour in range(WILD + 1):
        have = player.classes[colour] | 0
        if plus != NO_KIND and CLASS[plus] == colour:
            have += 1
        if minus != NO_KIND and CLASS[minus] == colour:
            have -= 1
        if CLASS[kind] == colour:
            have -= 1
        fitting += have if colour == WILD else min(have, COST[kind, colour] | 0)
    free = credits(s) if seat == active_player(s) else 0
    if plus == PREFAB:
        free += 2
    return max(0, SLOTS[kind] - free - fitting)


@long_rule
def plan(s: Any, seat: int, plus: int, minus: int) -> int:
    """The worth of a hand: its best module by gain and missing cards, and some of the second."""
    best, second = 0, 0
    for kind in range(MODULE_COUNT):
        if has_kind(s, seat, kind, plus, minus):
            gain = gain_of(s, kind)
            if gain >= WORTHWHILE:
                value = 12 * gain // (1 + missing(s, seat, kind, plus, minus))
                if gain == WINNING:
                    value += 400 // (1 + missing(s, seat, kind, plus, minus))
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
    return best + second // 3


@long_rule
def card_worth(s: Any, seat: int, kind: int) -> int:
    """What a card in hand is worth to its holder: for its effect, for the plan, as payment."""
    worth = plan(s, seat, NO_KIND, NO_KIND) - plan(s, seat, NO_KIND, kind)
    if kind >= FIRST_ITEM:
        return worth + HELD_FOR_EFFECT[kind - FIRST_ITEM]
    worth += 20 + max(0, gain_of(s, kind))
    # A third card of a colour pays for little.
    return worth - 4 * s.players[seat].classes[CLASS[kind]]


@long_rule
def draw_worth(s: Any, seat: int, kind: int) -> int:
    """What one more card does for a hand."""
    worth = plan(s, seat, kind, NO_KIND) - plan(s, seat, NO_KIND, NO_KIND)
    if CLASS[kind] == WILD:
        return worth + 40
    if CLASS[kind] == COLOURLESS:
        return worth + (40 if kind == PREFAB else 5)
    return worth + max(0, gain_of(s, kind)) // 2 - 3 * s.players[seat].classes[CLASS[kind]]


@long_rule
def deck_worth(s: Any, seat: int) -> int:
    """What a card from the deck does on average: those that lie nowhere in sight."""
    total, cards = 0, 0
    for kind in range(KINDS):
        unseen = COUNT[kind] - s.row[kind] - s.discard[kind] - s.players[seat].hand[kind]
        if unseen > 0:
            total += unseen * draw_worth(s, seat, kind)
            cards += unseen
    return total // max(1, cards)


# Places


@long_rule
def repair_worth(s: Any, place: int, token: int) -> int:
    """What taking a token off a location is worth."""
    if token == EMERGENCY_TOKEN:
        return 800
    if token == SHUTDOWN or token == FROZEN:
        gain = switch_gain(s, place, token, False)
        return gain if gain >= WINS else (0 if gain < STEP // 2 else 300 + 12 * gain)
    if token == LANDSLIDE:
        return 20
    return 400 + (150 if s.supply[token] <= 8 else 0) + (50 if drain(s, token) < 0 else 0)


@long_rule
def best_repair(s: Any, place: int) -> int:
    """The best that can be repaired at a location."""
    best = 0
    for token in range(TOKEN_COUNT):
        if may_remove(s, place, token):
            best = max(best, repair_worth(s, place, token))
    return best


@long_rule
def produce_worth(s: Any, place: int) -> int:
    """What one more of a module's resource is worth."""
    tokens = s.locations[place].tokens
    if place == 0 or tokens[SHUTDOWN] != 0 or tokens[FROZEN] != 0:
        return 0
    resource = colour_of(s, place)
    if shortage(s, resource) > 0:
        return 480
    left = turns_left(s, resource)
    return 330 if left <= 1 else (240 if left <= 2 else 120)


@long_rule
def open_space(s: Any, place: int, kind: int) -> int:
    """How well a module fits next to a location: 0 not at all, else 1 and its neighbours."""
    best = 0
    for direction in range(DIRECTIONS):
        cell = NEIGHBOUR[s.locations[place].cell, direction] | 0
        if fits_space(s, kind, cell):
            best = max(best, 1 + neighbours(s, cell))
    return best


@long_rule
def neighbours(s: Any, cell: int) -> int:
    """How many locations lie next to a space."""
    count = 0
    for direction in range(DIRECTIONS):
        n = NEIGHBOUR[cell, direction]
        if n != OUTSIDE and s.grid[n] > 0:
            count += 1
    return count


@long_rule
def place_worth(s: Any, place: int) -> int:
    """What the active character could do at a location."""
    best = max(best_repair(s, place), produce_worth(s, place) - 120)
    seat = active_player(s)
    for kind in range(MODULE_COUNT):
        if s.players[seat].hand[kind] > 0 and is_payable(s, kind):
            gain = gain_of(s, kind)
            if gain >= WORTHWHILE and open_space(s, place, kind) > 0:
                best = max(best, deploy_worth(gain))
    return best


@long_rule
def deploy_worth(gain: int) -> int:
    """What deploying a module is worth, next to other actions."""
    return WINS if gain == WINNING else 600 + 8 * gain


@long_rule
def best_place(s: Any, places: int) -> int:
    """The most that one of some locations offers."""
    best = 0
    for place in range(s.location_count):
        if (places >> place) & 1 == 1:
            best = max(best, place_worth(s, place))
    return best


@long_rule
def nearest_pawn(s: Any, place: int) -> int:
    """How far the nearest pawn is from a location, at most 4; who plays next is nearer."""
    best = 4
    for crew in range(SEATS):
        if is_present(s, crew):
            distance = 0
            at = s.crew[crew].place | 0
            if at != place:
                distance = 4
                for steps in range(1, 4):
                    if (reach(s, at, steps, True) >> place) & 1 == 1:
                        distance = steps
                        break
            best = min(best, distance)
    return best


# The action menu


@long_rule
def act_worth(s: Any, move: int) -> int:
    """An option of the action menu. Ending the step is worth 100."""
    seat = active_player(s)
    if move == END:
        return 100
    if move < DRAW_FACE:
        return 300 + deck_worth(s, seat) - crowding(s, seat)
    if move < RECYCLE:
        return 300 + draw_worth(s, seat, move - DRAW_FACE) - crowding(s, seat)
    if move < GIVE:
        return recycle_worth(s, seat)
    if move < DEPLOY:
        return transfer_worth(s, seat, move)
    if move < MOVE:
        kind, direction = (move - DEPLOY) // DIRECTIONS, (move - DEPLOY) % DIRECTIONS
        return build_worth(s, kind, deploy_cell(s, direction))
    if move < PRODUCE:
        return walk_worth(s, place_in(s, move - MOVE), s.actions_left > 1)
    if move < SHUT_DOWN:
        return produce_worth(s, s.crew[s.active].place | 0)
    if move < REPAIR:
        gain = switch_gain(s, aimed_at(s, move - SHUT_DOWN), SHUTDOWN, True)
        return gain if gain >= WINS else (450 + 8 * gain if gain > STEP - 4 else 0)
    if move < SKILL:
        where, token = aimed_at(s, (move - REPAIR) % PLACES), (move - REPAIR) // PLACES
        return repair_worth(s, where, token)
    if move < ITEM:
        return skill_worth(s, seat)
    if move < PROTOCOL:
        return item_worth(s, seat, FIRST_ITEM + move - ITEM)
    if move < ASK:
        return protocol_worth(s, seat, move - PROTOCOL)
    return protocol_worth(s, seat, move - ASK) - 20


@long_rule
def crowding(s: Any, seat: int) -> int:
    """A card beyond the hand limit is lost again at the end of the turn."""
    return 120 if hand_size(s.players[seat]) >= hand_limit(s, seat) else 0


@long_rule
def recycle_worth(s: Any, seat: int) -> int:
    """Worth it when free and nothing in the row helps; seldom for an action."""
    best = 0
    for kind in range(KINDS):
        if s.row[kind] > 0:
            best = max(best, draw_worth(s, seat, kind))
    if is_recycle_free(s):
        return 650 if best < deck_worth(s, seat) + 60 and s.actions_left > 0 else 0
    return 0


@long_rule
def transfer_gain(s: Any, giver: int, receiver: int, kind: int) -> int:
    """What a card does for the receiver, less what its giver loses."""
    gained = plan(s, receiver, kind, NO_KIND) - plan(s, receiver, NO_KIND, NO_KIND)
    lost = plan(s, giver, NO_KIND, NO_KIND) - plan(s, giver, NO_KIND, kind)
    return gained - lost


@long_rule
def transfer_worth(s: Any, seat: int, move: int) -> int:
    """A transfer must do more than a draw, which brings a card into the game."""
    if move < TAKE:
        gain = transfer_gain(s, seat, (move - GIVE) // KINDS, (move - GIVE) % KINDS) // 2
    elif move < TAKE_CLASS:
        gain = transfer_gain(s, (move - TAKE) // KINDS, seat, (move - TAKE) % KINDS)
    else:
        gain = class_gain(s, seat, (move - TAKE_CLASS) % CLASS_COUNT)
    return 250 + gain if gain > 60 else 0


@long_rule
def class_gain(s: Any, seat: int, colour: int) -> int:
    """With hidden hands: what some card of a class does at least, as payment."""
    for kind in range(KINDS):
        if CLASS[kind] == colour:
            paid = plan(s, seat, kind, NO_KIND) - plan(s, seat, NO_KIND, NO_KIND)
            return min(paid, 150)
    return 0


@long_rule
def build_worth(s: Any, kind: int, cell: int) -> int:
    """Deploying here: close together, so that repairs stay near."""
    gain = gain_of(s, kind)
    if gain < WORTHWHILE:
        return 0
    beside_home = 0
    for direction in range(DIRECTIONS):
        if NEIGHBOUR[cell, direction] == HOME_CELL:
            beside_home = 1
    return deploy_worth(gain) + 2 * neighbours(s, cell) + beside_home


@long_rule
def walk_worth(s: Any, place: int, acts_there: bool) -> int:
    """Walking is worth what can be done there, if it is more than what can be done here."""
    here = place_worth(s, s.crew[s.active].place | 0)
    there = place_worth(s, place)
    if not acts_there or there <= here + 80 or there < 300:
        return 0
    return min(there, WINS - 1) - 70


@long_rule
def skill_worth(s: Any, seat: int) -> int:
    """Skills that are options: walk, cure, transfer, survey, forecast."""
    role = s.crew[s.active].role
    if role == 1:  # Commander
        here = place_worth(s, s.crew[s.active].place | 0)
        there = best_place(s, reach(s, s.crew[s.active].place | 0, 3, True))
        return 900 if there > here + 50 and there >= 300 and s.actions_left > 0 else 0
    if role == 2:  # Medic
        return 430
    if role == 3:  # Crew Coordinator
        return 700 if is_solo(s) or best_transfer(s, seat) > 50 else 0
    if role == 7:  # Geologist
        return 380 + deck_worth(s, seat) - crowding(s, seat)
    return 180  # Meteorologist


@long_rule
def best_transfer(s: Any, seat: int) -> int:
    """The best transfer with anybody."""
    best = 0
    for other in range(SEATS):
        if other != seat and is_present(s, other):
            best = max(best, best_give(s, seat, other), best_take(s, seat, other))
    return best


@long_rule
def best_give(s: Any, seat: int, other: int) -> int:
    """The best card to give to a player."""
    best = 0
    for kind in range(KINDS):
        if s.players[seat].hand[kind] > 0:
            best = max(best, transfer_gain(s, seat, other, kind) // 2)
    return best


@long_rule
def best_take(s: Any, seat: int, other: int) -> int:
    """The best card to take from a player."""
    best = 0
    for kind in range(KINDS):
        if s.players[other].hand[kind] > 0:
            best = max(best, transfer_gain(s, other, seat, kind))
    return best


@long_rule
def item_worth(s: Any, seat: int, kind: int) -> int:
    """Items pay for nothing, so they are used where they help."""
    here = s.crew[s.active].place | 0
    if kind == FIRST_AID:
        return 450
    if kind == MULTITOOL:
        return 850 if best_repair(s, here) >= 300 else 0
    if kind == ROVER:
        there = best_place(s, reach(s, here, 5, False))
        useful = there > place_worth(s, here) + 150 and there >= 400
        return 650 if useful and s.actions_left > 0 else 0
    for module in range(MODULE_COUNT):  # Prefab Kit
        if s.players[seat].hand[module] > 0 and gain_of(s, module) >= WORTHWHILE:
            short = missing(s, seat, module, NO_KIND, NO_KIND)
            space = open_space(s, here, module) > 0
            if 0 < short <= 2 and space and (s.actions_left > 0 or s.free_deploys > 0):
                return 700
    return 0


@long_rule
def can_build(s: Any, seat: int) -> bool:
    """Whether a worthwhile module is payable and fits beside the active pawn."""
    here = s.crew[s.active].place | 0
    for kind in range(MODULE_COUNT):
        if s.players[seat].hand[kind] > 0 and is_payable(s, kind):
            if gain_of(s, kind) >= WORTHWHILE and open_space(s, here, kind) > 0:
                return True
    return False


@long_rule
def protocol_worth(s: Any, seat: int, protocol: int) -> int:
    """A Protocol for its effect, in the Action step or before the update; else it stays wild."""
    if protocol == RESERVE:
        return 500 if s.emergency <= 8 else 0
    if protocol == RATIONING or protocol == POWER_DOWN:
        worst = 0
        for r in range(4):
            worst = max(worst, shortage(s, r))
        return 520 if worst >= 2 or (worst == 1 and s.emergency <= 5) else 0
    if protocol == REMOTE_REPAIR:
        best = 0
        for place in range(s.location_count):
            best = max(best, best_repair(s, place))
        return 560 if best >= 540 else 0
    if protocol == ALL_HANDS:
        return 450 if s.actions_left == 0 else 0
    if protocol == FAST_ASSEMBLY:
        return 640 if s.actions_left == 0 and can_build(s, seat) else 0
    if protocol == ARCHIVE:
        best = 0
        for kind in range(KINDS):
            if s.discard[kind] > 0:
                best = max(best, draw_worth(s, seat, kind))
        return 300 + best if best >= 160 else 0
    if protocol == FORECAST:
        return 330 if s.players[seat].classes[WILD] > 1 or s.emergency <= 5 else 0
    return 0


# Events


@long_rule
def harm_of_op(s: Any, row: int) -> int:
    """How much an operation of an event hurts."""
    op, a, b = OPS[row, 0] | 0, OPS[row, 1] | 0, OPS[row, 2] | 0
    if op == SUP or op == SUPX:
        short = max(0, -b + drain(s, a) * -1 - s.supply[a])
        return 8 * -b + 25 * min(short, -b)
    if op == TOK:
        per = 45
        if a == EMERGENCY_TOKEN:
            per = 90
        elif a == SHUTDOWN or a == FROZEN:
            per = 35 if s.location_count > 1 else 0
        elif a == LANDSLIDE:
            per = 4
        return per * OPS[row, 3]
    if op == FAT:
        return 30 if a < 2 else 60
    if op == DISC:
        return 20 * b
    if op == EMG:
        return -30 * a
    if op == NOP or op == FLUSH:
        return 0
    if op == LAST:
        return 10
    return 50  # a Health Issue


@long_rule
def harm_of_event(s: Any, kind: int) -> int:
    """How much an Event card hurts."""
    first, end = EVENT_OPS[kind, 0] | 0, EVENT_OPS[kind, 1] | 0
    if OPS[first, 0] == SCEN:
        event = 2 * s.options.scenario + OPS[first, 1]
        first, end = SCENARIO_OPS[event, 0] | 0, SCENARIO_OPS[event, 1] | 0
    harm = 0
    for row in range(first, end):
        harm += harm_of_op(s, row)
    return harm if CURE_COLOUR[kind] < 0 else 50


@long_rule
def reaction_worth(s: Any, protocol: int) -> int:
    """W2: cancel what hurts; release reserves only when it is about life. Passing is worth 100."""
    known = s.revealed > 0
    if protocol == SHELTER:
        return 50 + (harm_of_event(s, s.revealed - 1) if known else 40) * 5 // 4
    if protocol == CONTINGENCY:
        return (harm_of_event(s, s.revealed - 1) if known else 90) * 5 // 4
    return 300 if s.emergency <= 3 else 0


@long_rule
def event_place_worth(s: Any, row: int, place: int) -> int:
    """Where a token of an event hurts least: near a pawn, on the least useful module."""
    token = OPS[row, 1] | 0
    if token == SHUTDOWN or token == FROZEN:
        gain = switch_gain(s, place, token, True)
        return 1000 + gain - 2 * nearest_pawn(s, place)
    if token == LANDSLIDE:
        return 1000 - 10 * neighbours(s, s.locations[place].cell | 0)
    stacked = 0
    for t in range(TOKEN_COUNT):
        stacked += s.locations[place].tokens[t]
    return 1000 - 20 * nearest_pawn(s, place) + 3 * stacked


# The other decisions


@long_rule
def place_choice(s: Any, move: int) -> int:
    """D-CELL."""
    place, step = place_in(s, move - CELL), asking_step(s)
    if step == PLACE_TOKENS:
        return event_place_worth(s, asked_a(s), place)
    if step == JUMPING:
        return place_worth(s, place)
    return best_repair(s, place)


@long_rule
def card_choice(s: Any, move: int) -> int:
    """D-KIND: from the discard pile, of a survey, for somebody else."""
    step, seat = asking_step(s), s.to_move | 0
    if move == NONE:
        return 100
    kind = move - KIND
    if step == FETCHING or step == SURVEYING:
        return 1000 + draw_worth(s, seat, kind)
    if step == OFFER_STEP:  # a card of the class that was asked for
        return 300 - card_worth(s, seat, kind)
    if step == CARGO_STEP:
        if is_solo(s):
            return 200 + draw_worth(s, seat, kind)
        return 101 + transfer_gain(s, seat, max(0, s.cargo.receiver - 1), kind)
    partner = s.offer.partner | 0
    if s.offer.taking == 1:
        return 1000 + transfer_gain(s, partner, seat, kind)
    return 1000 + transfer_gain(s, seat, partner, kind)


@long_rule
def payment_choice(s: Any, move: int) -> int:
    """D-PAY: of each colour the cards worth least, in ascending order; wild ones last."""
    if move == DONE:
        return 2_000
    seat, kind = active_player(s), move - PAY
    if CLASS[kind] >= WILD:
        return 900 - card_worth(s, seat, kind)
    colour = CLASS[kind] | 0
    open_slots = COST[s.deploy.kind, colour] | 0
    cheaper = 0
    mine = card_worth(s, seat, kind)
    for other in range(s.deploy.lowest, MODULE_COUNT):
        if CLASS[other] == colour:
            open_slots -= s.aside[other]
            if other != kind and s.players[seat].hand[other] > 0:
                worth = card_worth(s, seat, other)
                if worth < mine or (worth == mine and other < kind):
                    cheaper += s.players[seat].hand[other]
    if cheaper >= open_slots:
        return 500 - mine  # others of this colour pay instead
    return 1_900 - kind  # part of the best set: lowest first


@long_rule
def seat_choice(s: Any, move: int) -> int:
    """D-SEAT: whom to move, to rest, to trade with."""
    step, crew = asking_step(s), move - SEAT
    if step == CARGO_STEP:
        return 10 + crew
    if step == JUMPING:
        return 100 if crew == s.active else 50
    if s.offer.by_skill == 1:
        if s.offer.taking == 1:
            return best_take(s, active_player(s), crew)
        return best_give(s, active_player(s), crew)
    return 100 if crew == s.active else 50


@long_rule
def form_choice(s: Any, move: int) -> int:
    """D-BRANCH: the better direction of a transfer; tokens before rest."""
    form = move - BRANCH
    if s.offer.by_skill == 0:
        return 10 - form
    best, seat = 0, active_player(s)
    for other in range(SEATS):
        if other != seat and is_present(s, other):
            if form == 0:
                best = max(best, best_give(s, seat, other))
            else:
                best = max(best, best_take(s, seat, other))
    return best


@long_rule
def worth(s: Any, move: int) -> int:
    """How good an option looks; only those of one decision are compared."""
    ask = s.ask | 0
    if ask == ACT:
        return act_worth(s, move)
    if move == PASS:
        return 100
    if PROTOCOL <= move < ASK:
        if ask == REACTION:
            return reaction_worth(s, move - PROTOCOL)
        return window_worth(s, move - PROTOCOL)
    if ask == PAYMENT:
        return payment_choice(s, move)
    if ask == PLACE:
        return place_choice(s, move)
    if ask == CARD:
        return card_choice(s, move)
    if DISCARD <= move < ORDER:
        return 10_000 - card_worth(s, s.to_move | 0, move - DISCARD)
    if move == YES:
        return 10
    if KEEP_CHARACTER <= move < PASS:
        return character_choice(s, move)
    if RESOURCE <= move < SEAT:
        r = move - RESOURCE
        return 1000 * shortage(s, r) + 20 * (20 - s.supply[r]) - drain(s, r)
    if SEAT <= move < KIND:
        return seat_choice(s, move)
    if BRANCH <= move < TOKEN:
        return form_choice(s, move)
    return detail(s, move)


@rule
def window_worth(s: Any, protocol: int) -> int:
    """W1 and W3: only what saves the supplies or the base."""
    if protocol == RESERVE or protocol == RATIONING or protocol == POWER_DOWN:
        return protocol_worth(s, s.to_move | 0, protocol)
    if protocol == REMOTE_REPAIR:
        return protocol_worth(s, s.to_move | 0, protocol)
    return 0


@long_rule
def character_choice(s: Any, move: int) -> int:
    """D-CHAR, D-SOLOCHAR."""
    if move < PUT_AWAY:
        return WELCOME[s.dealt[2 * s.to_move + move - KEEP_CHARACTER] - 1]
    return 20 - WELCOME[s.dealt[move - PUT_AWAY] - 1]


@long_rule
def detail(s: Any, move: int) -> int:
    """D-TOKEN, D-ISSUE, D-CLASS, D-ORDER, D-EVENT."""
    if move == NONE:
        return 0
    if TOKEN <= move < CURE:
        return 1 + repair_worth(s, asked_a(s), move - TOKEN)
    if CURE <= move < DISCARD:
        return 10 + (1 if owner(s, (move - CURE) // 4) == s.to_move else 0)
    if COLOUR <= move < BRANCH:
        return class_gain(s, s.to_move | 0, move - COLOUR)
    top = s.events_left - 1
    if ORDER <= move < DROP_EVENT:
        if s.events_left < 2 or move == ORDER:
            return 0
        first, second = s.events[top].kind | 0, s.events[top - 1].kind | 0
        return harm_of_event(s, first) - harm_of_event(s, second)
    if DROP_EVENT <= move < DROP_EVENT + 3:
        return harm_of_event(s, s.events[top - (move - DROP_EVENT)].kind | 0)
    return 0


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The option that looks best; among equals the noise decides."""
    weigh_modules(s)
    best, most, equals = moves[0] | 0, -(1 << 40), 0
    for i in range(n):
        value = worth(s, moves[i] | 0)
        if value > most:
            best, most, equals = moves[i] | 0, value, 1
        elif value == most:
            equals += 1
            if (noise + 7919 * i) % equals == 0:
                best = moves[i] | 0
    clear_box(s)
    return best
