"""The steady player of Exoworld: a worth for every option, compiled like the rules.

It plays for the team. A level below 0 costs; a module is worth what it does to the levels, divided
by the cards still missing to pay for it. Drawing, trading and paying follow from that; repairs,
shortages and events are weighed against it. Levels are counted in twentieths of a step.

Whatever several options need is worked out once and noted in the position, and wiped when advice
is given: that is fast, and a function that is called from one place compiles once.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    ANY_CARD_PAYS,
    CLASS,
    COLOURLESS,
    COST,
    COUNT,
    CURE_COLOUR,
    DISCOUNT_OF,
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
    ISSUE_COUNT,
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
    PROTOCOL_COUNT,
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
    MOST_LOCATIONS,
    NOTES,
    PAYMENT,
    PLACE,
    REACTION,
    SHUTDOWN,
)
from holdfast.kernel.rule import long_rule, rule

STEP = 20  # one step of a level
WORTHWHILE = STEP // 2  # the least gain a module is deployed for
WINNING = 2_000  # the gain of a module that wins
WINS = 30_000
NO_KIND = -1
COLOUR_COUNT = 4
EVERYBODY = (1 << SEATS) - 1
FIRST_AID, MULTITOOL, ROVER, PREFAB = range(FIRST_ITEM, FIRST_ITEM + 4)
(
    RESERVE, RATIONING, SHELTER, CONTINGENCY, REMOTE_REPAIR, ALL_HANDS, RECALL, CARGO, ARCHIVE,
    POWER_DOWN, FAST_ASSEMBLY, FORECAST,
) = range(12)  # fmt: skip
COMMANDER, MEDIC, COORDINATOR, GEOLOGIST = 1, 2, 3, 7

# How welcome a character is, C01 to C12
WELCOME = (12, 4, 3, 9, 6, 7, 3, 10, 8, 5, 11, 5)
# What a card is worth in hand for its effect, I01 to I04, P01 to P12
HELD_FOR_EFFECT = (30, 45, 10, 60, 80, 75, 75, 80, 70, 80, 60, 60, 65, 70, 65, 70)

# What is noted where (`notes` of the position)
GAINS = 0  # by module: what deploying it does for the levels
DRAINS = GAINS + MODULE_COUNT  # by resource: what the next Resource Update does to the supply
MORE = DRAINS + 4  # by kind: what one more card does for the hand
KEEP = MORE + KINDS  # by kind: what a card in hand is worth to its holder
REPAIRS = KEEP + KINDS  # by location: the best that can be repaired there
SPOTS = REPAIRS + MOST_LOCATIONS  # by location: the best the active character could do there
assert SPOTS + MOST_LOCATIONS <= NOTES


# Levels and supplies


@rule
def level_worth(s: Any, resource: int, level: int) -> int:
    """A negative level costs, more where the supply is short; a surplus is worth a little."""
    if level < 0:
        return level * (STEP + STEP // 2 if s.supply[resource] < 6 else STEP)
    return min(level, 2) * (9 if resource == 3 else 6)


@long_rule
def note_levels(s: Any) -> None:
    """What each module would do for the levels, and the next update to the supplies."""
    failing = 0  # bits: modules after which a level is below 0
    for r in range(4):
        level = raw_level(s, r)
        s.notes[DRAINS + r] = production(s, r) - count_on_base(s, r)
        for kind in range(MODULE_COUNT):
            change = EFFECT[s.options.scenario, kind, r] | 0
            after = level + change
            gain = level_worth(s, r, after) - level_worth(s, r, level)
            if (change > 0 and after > HIGHEST_LEVEL) or (change < 0 and after < LOWEST_LEVEL):
                gain -= 10 * STEP
            if after < 0 or after > HIGHEST_LEVEL:
                failing |= 1 << kind
            s.notes[GAINS + kind] += gain
    for kind in range(MODULE_COUNT):
        if (failing >> kind) & 1 == 0:
            s.notes[GAINS + kind] = WINNING


@rule
def gain_of(s: Any, kind: int) -> int:
    """What deploying a module does for the levels."""
    return s.notes[GAINS + kind] | 0


@rule
def shortage(s: Any, resource: int) -> int:
    """How much of the next Resource Update the Emergency supply would have to pay."""
    return max(0, -(s.supply[resource] + s.notes[DRAINS + resource]))


@rule
def worst_shortage(s: Any) -> int:
    """The greatest shortage of all resources."""
    worst = 0
    for r in range(4):
        worst = max(worst, shortage(s, r))
    return worst


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


# Cards


@rule
def role_of(s: Any, seat: int) -> int:
    """The character whose skill counts for a player's Deploys."""
    return s.crew[s.active].role | 0 if is_solo(s) else s.crew[seat].role | 0


@rule
def unpaid(s: Any, seat: int, plus: int, minus: int) -> int:
    """How many cost slots a player may leave open."""
    free = credits(s) if seat == active_player(s) else DISCOUNT_OF[role_of(s, seat)] | 0
    kits = s.players[seat].hand[PREFAB] + (1 if plus == PREFAB else 0)
    return free + 2 * (kits - (1 if minus == PREFAB else 0))


@long_rule
def plan(s: Any, seat: int, plus: int, minus: int) -> int:
    """The worth of a hand, with a card more or less: its best module, and some of the second.

    A module counts by its gain and by how many cards are missing to pay for it.
    """
    player, free = s.players[seat], unpaid(s, seat, plus, minus)
    plus_class = CLASS[plus] | 0 if plus != NO_KIND else NO_KIND
    minus_class = CLASS[minus] | 0 if minus != NO_KIND else NO_KIND
    any_card = ANY_CARD_PAYS[role_of(s, seat)] | 0
    cards = hand_size(player) + (1 if plus != NO_KIND else 0) - (1 if minus != NO_KIND else 0)
    best, second = 0, 0
    for kind in range(MODULE_COUNT):
        gain = gain_of(s, kind)
        held = player.hand[kind] + (1 if kind == plus else 0) - (1 if kind == minus else 0)
        if held > 0 and gain >= WORTHWHILE:
            fitting = 0
            for colour in range(WILD + 1):
                have = player.classes[colour] - (1 if CLASS[kind] == colour else 0)
                have += (1 if plus_class == colour else 0) - (1 if minus_class == colour else 0)
                fitting += have if colour == WILD else min(have, COST[kind, colour] | 0)
            fitting += min(any_card, cards - 1 - fitting)
            short = max(0, SLOTS[kind] - free - fitting)
            value = 12 * min(gain, 8 * STEP) // (1 + short)
            if gain == WINNING:
                value += 400 // (1 + short)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return best + second // 3


@long_rule
def note_cards(s: Any, seat: int) -> None:
    """What one more card of each kind, and each card in hand, is worth to a player."""
    now = 0
    classes = s.players[seat].classes
    for i in range(1 + 2 * KINDS):  # the hand as it is; with each kind; without each kind
        kind, more = (i - 1) % KINDS, 0 < i <= KINDS
        if i == 0 or more or s.players[seat].hand[kind] > 0:
            plus = kind if more else NO_KIND
            value = plan(s, seat, plus, NO_KIND if more or i == 0 else kind)
            colour = CLASS[kind] | 0
            gain = max(0, gain_of(s, kind)) if kind < MODULE_COUNT else 0
            if i == 0:
                now = value
            elif more:
                extra = min(gain, 60) // 2 - 3 * classes[colour]
                if colour == WILD:
                    extra = 40
                elif colour == COLOURLESS:
                    extra = 40 if kind == PREFAB else 5
                s.notes[MORE + kind] = value - now + extra
            else:
                # A third card of a colour pays for little.
                extra = 20 + min(gain, 120) - 4 * classes[colour]
                if kind >= FIRST_ITEM:
                    extra = HELD_FOR_EFFECT[kind - FIRST_ITEM]
                s.notes[KEEP + kind] = now - value + extra


@long_rule
def deck_worth(s: Any, seat: int) -> int:
    """What a card from the deck does on average: those that lie nowhere in sight."""
    total, cards = 0, 0
    for kind in range(KINDS):
        unseen = COUNT[kind] - s.row[kind] - s.discard[kind] - s.players[seat].hand[kind]
        if unseen > 0:
            total += unseen * s.notes[MORE + kind]
            cards += unseen
    return total // max(1, cards)


@long_rule
def best_trade(s: Any, givers: int, receivers: int, only: int) -> int:
    """The best card to hand over, by what the receiver gains and the giver loses."""
    best = -1_000
    for giver in range(SEATS):
        for receiver in range(SEATS):
            if (givers >> giver) & 1 == 1 and (receivers >> receiver) & 1 == 1 and giver != receiver:
                for kind in range(KINDS):
                    if s.players[giver].hand[kind] > 0 and (only == NO_KIND or only == kind):
                        gain = 0
                        for i in range(4):  # the receiver with and without, the giver the same
                            seat = receiver if i < 2 else giver
                            plus = kind if i == 0 else NO_KIND
                            value = plan(s, seat, plus, kind if i == 3 else NO_KIND)
                            gain += value if i == 0 or i == 3 else -value
                        best = max(best, gain)
    return best


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
    falling = s.notes[DRAINS + token] < 0
    return 400 + (150 if s.supply[token] <= 8 else 0) + (50 if falling else 0)


@long_rule
def produce_worth(s: Any, place: int) -> int:
    """What one more of a module's resource is worth."""
    tokens = s.locations[place].tokens
    if place == 0 or tokens[SHUTDOWN] != 0 or tokens[FROZEN] != 0:
        return 0
    resource = colour_of(s, place)
    loss = -s.notes[DRAINS + resource]
    if shortage(s, resource) > 0:
        return 480
    if loss <= 0 or s.supply[resource] >= 3 * loss:
        return 120
    return 330 if s.supply[resource] < 2 * loss else 240


@rule
def neighbours(s: Any, cell: int) -> int:
    """How many locations lie next to a space."""
    count = 0
    for direction in range(DIRECTIONS):
        n = NEIGHBOUR[cell, direction]
        if n != OUTSIDE and s.grid[n] > 0:
            count += 1
    return count


@rule
def deploy_worth(gain: int) -> int:
    """What deploying a module is worth, next to other actions."""
    return WINS if gain == WINNING else 600 + 8 * gain


@long_rule
def fits_beside(s: Any, place: int, kind: int) -> bool:
    """Whether a module can be deployed from a location."""
    for direction in range(DIRECTIONS):
        if fits_space(s, kind, NEIGHBOUR[s.locations[place].cell, direction] | 0):
            return True
    return False


@long_rule
def note_places(s: Any) -> None:
    """What the active character could do at each location."""
    ready = 0  # bits: modules worth deploying that can be paid for
    seat = active_player(s)
    for kind in range(MODULE_COUNT):
        if s.players[seat].hand[kind] > 0 and gain_of(s, kind) >= WORTHWHILE:
            if is_payable(s, kind):
                ready |= 1 << kind
    for place in range(s.location_count):
        best = 0
        for token in range(TOKEN_COUNT):
            if s.locations[place].tokens[token] > 0 and may_remove(s, place, token):
                best = max(best, repair_worth(s, place, token))
        s.notes[REPAIRS + place] = best
        best = max(best, produce_worth(s, place) - 120)
        for kind in range(MODULE_COUNT):
            if (ready >> kind) & 1 == 1 and deploy_worth(gain_of(s, kind)) > best:
                if fits_beside(s, place, kind):
                    best = deploy_worth(gain_of(s, kind))
        s.notes[SPOTS + place] = best


@rule
def best_spot(s: Any, distance: int, stopped: bool) -> int:
    """The most that a location within reach of the active pawn offers."""
    best, places = 0, reach(s, s.crew[s.active].place | 0, distance, stopped)
    for place in range(s.location_count):
        if (places >> place) & 1 == 1:
            best = max(best, s.notes[SPOTS + place] | 0)
    return best


@long_rule
def nearest_pawn(s: Any, place: int) -> int:
    """How far the nearest pawn is from a location, at most 4."""
    for distance in range(4):
        places = 1 << place
        if distance > 0:
            places |= reach(s, place, distance, True)
        for crew in range(SEATS):
            if is_present(s, crew) and (places >> s.crew[crew].place) & 1 == 1:
                return distance
    return 4


# The action menu


@long_rule
def act_worth(s: Any, move: int) -> int:
    """An option of the action menu. Ending the step is worth 100."""
    seat, here = active_player(s), s.crew[s.active].place | 0
    full = 120 if hand_size(s.players[seat]) >= hand_limit(s, seat) else 0  # lost at the turn's end
    if move == END:
        return 100
    if move < DRAW_FACE or (move == SKILL and s.crew[s.active].role == GEOLOGIST):
        return (300 if move < DRAW_FACE else 380) + deck_worth(s, seat) - full
    if move < RECYCLE:
        return 300 + s.notes[MORE + move - DRAW_FACE] - full
    if move < GIVE:
        return recycle_worth(s, seat)
    if move < DEPLOY:
        return 0  # transfers are weighed by `trade_worth`
    if move < MOVE:
        return build_worth(s, (move - DEPLOY) // DIRECTIONS, (move - DEPLOY) % DIRECTIONS)
    if move < PRODUCE:
        there = s.notes[SPOTS + place_in(s, move - MOVE)] | 0
        if s.actions_left < 2 or there <= s.notes[SPOTS + here] + 80 or there < 300:
            return 0
        return min(there, WINS - 1) - 70
    if move < SHUT_DOWN:
        return produce_worth(s, here)
    if move < SKILL:
        return 0  # switches and repairs are weighed by `switch_worth`
    if move < ITEM:
        return skill_worth(s, here)
    if move < PROTOCOL:
        return item_worth(s, seat, here, FIRST_ITEM + move - ITEM)
    return protocol_worth(s, seat, (move - PROTOCOL) % PROTOCOL_COUNT) - (20 if move >= ASK else 0)


assert ASK == PROTOCOL + PROTOCOL_COUNT  # asking for a Protocol is numbered behind playing it


@long_rule
def recycle_worth(s: Any, seat: int) -> int:
    """Worth it when free and nothing in the row helps; never for an action."""
    if not is_recycle_free(s) or s.actions_left == 0:
        return 0
    best = 0
    for kind in range(KINDS):
        if s.row[kind] > 0:
            best = max(best, s.notes[MORE + kind] | 0)
    return 650 if best < deck_worth(s, seat) + 60 else 0


@rule
def build_worth(s: Any, kind: int, direction: int) -> int:
    """Deploying here: close together, so that repairs stay near."""
    gain, cell = gain_of(s, kind), deploy_cell(s, direction)
    if gain < WORTHWHILE:
        return 0
    beside_home = 0
    for d in range(DIRECTIONS):
        if NEIGHBOUR[cell, d] == HOME_CELL:
            beside_home = 1
    return deploy_worth(gain) + 2 * neighbours(s, cell) + beside_home


@rule
def skill_worth(s: Any, here: int) -> int:
    """Skills that are options: walk, cure, draw alone, forecast."""
    role = s.crew[s.active].role
    if role == COMMANDER:
        there = best_spot(s, 3, True)
        useful = there > s.notes[SPOTS + here] + 50 and there >= 300
        return 900 if useful and s.actions_left > 0 else 0
    if role == MEDIC:
        return 430
    if role == COORDINATOR:
        return 700 if is_solo(s) else 0  # with others by `trade_worth`
    return 180  # Meteorologist


@rule
def item_worth(s: Any, seat: int, here: int, kind: int) -> int:
    """Items pay for nothing, so they are used where they help."""
    if kind == FIRST_AID:
        return 450
    if kind == MULTITOOL:
        return 850 if s.notes[REPAIRS + here] >= 300 else 0
    if kind == ROVER:
        there = best_spot(s, 5, False)
        useful = there > s.notes[SPOTS + here] + 150 and there >= 400
        return 650 if useful and s.actions_left > 0 else 0
    for module in range(MODULE_COUNT):  # Prefab Kit: for what cannot be paid for, but with it
        if s.players[seat].hand[module] > 0 and gain_of(s, module) >= WORTHWHILE:
            can_act = s.actions_left > 0 or s.free_deploys > 0
            if can_act and s.prefab == 0 and not is_payable(s, module):
                s.prefab = 2
                payable = is_payable(s, module) and fits_beside(s, here, module)
                s.prefab = 0
                if payable:
                    return 700
    return 0


@long_rule
def protocol_worth(s: Any, seat: int, protocol: int) -> int:
    """A Protocol for its effect; else it stays wild."""
    if protocol == RESERVE:
        return 500 if s.emergency <= 8 else 0
    if protocol == RATIONING or protocol == POWER_DOWN:
        worst = worst_shortage(s)
        return 520 if worst >= 2 or (worst == 1 and s.emergency <= 5) else 0
    if protocol == REMOTE_REPAIR:
        best = 0
        for place in range(s.location_count):
            best = max(best, s.notes[REPAIRS + place] | 0)
        return 560 if best >= 540 else 0
    if s.ask != ACT:
        return 0
    if protocol == ALL_HANDS:
        return 450 if s.actions_left == 0 else 0
    if protocol == FAST_ASSEMBLY:
        here = s.notes[SPOTS + s.crew[s.active].place]
        return 640 if s.actions_left == 0 and here >= deploy_worth(WORTHWHILE) else 0
    if protocol == ARCHIVE:
        best = 0
        for kind in range(KINDS):
            if s.discard[kind] > 0:
                best = max(best, s.notes[MORE + kind] | 0)
        return 300 + best if best >= 160 else 0
    if protocol == FORECAST:
        return 330 if s.players[seat].classes[WILD] > 1 or s.emergency <= 5 else 0
    return 0


# Transfers


@long_rule
def trade_worth(s: Any, move: int) -> int:
    """Everything about cards that change hands; which hands, and which card, the move says."""
    seat, step, kind = s.to_move | 0, asking_step(s), NO_KIND
    givers, receivers = 1 << seat, EVERYBODY
    if GIVE <= move < TAKE:
        receivers, kind = 1 << ((move - GIVE) // KINDS), (move - GIVE) % KINDS
    elif TAKE <= move < TAKE_CLASS:
        givers, receivers = 1 << ((move - TAKE) // KINDS), 1 << seat
        kind = (move - TAKE) % KINDS
    elif KIND <= move < NONE:
        kind = move - KIND
        if step == CARGO_STEP:
            receivers = 1 << max(0, s.cargo.receiver - 1)
        else:
            receivers = 1 << s.offer.partner
            if s.offer.taking == 1:
                givers, receivers = receivers, givers
    elif move == BRANCH + 1:
        givers, receivers = EVERYBODY & ~givers, givers
    elif SEAT <= move < KIND:
        receivers = 1 << (move - SEAT)
        if s.offer.taking == 1:
            givers, receivers = receivers, givers
    gain = best_trade(s, givers, receivers, kind)
    if move == SKILL:  # the Crew Coordinator may also take
        gain = max(gain // 2, best_trade(s, EVERYBODY & ~givers, givers, NO_KIND))
        return 700 if gain > 50 else 0
    if move < DEPLOY:  # it must do more than a draw, which brings a card into the game
        gain = gain // 2 if move < TAKE else gain
        return 250 + gain if gain > 60 else 0
    return 1_000 + gain if step != CARGO_STEP else 101 + gain


@long_rule
def class_gain(s: Any, colour: int) -> int:
    """With hidden hands: what some card of a class does at least, as payment."""
    best = 0
    for kind in range(KINDS):
        if CLASS[kind] == colour:
            best = s.notes[MORE + kind] | 0
    return min(best, 150)


@long_rule
def switch_worth(s: Any, move: int) -> int:
    """Shut Down, and event tokens that switch a module off: where it costs least, or gains."""
    if move < REPAIR:
        gain = switch_gain(s, aimed_at(s, move - SHUT_DOWN), SHUTDOWN, True)
        return gain if gain >= WINS else (450 + 8 * gain if gain > STEP - 4 else 0)
    place = place_in(s, move - CELL)
    token = OPS[asked_a(s), 1] | 0
    return 1000 + switch_gain(s, place, token, True) - 2 * nearest_pawn(s, place)


# Events


@long_rule
def harm_of_op(s: Any, row: int) -> int:
    """How much an operation of an event hurts."""
    op, a, b = OPS[row, 0] | 0, OPS[row, 1] | 0, OPS[row, 2] | 0
    if op == SUP or op == SUPX:
        short = max(0, -b - s.notes[DRAINS + a] - s.supply[a])
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
def event_worth(s: Any, move: int) -> int:
    """W2, D-ORDER, D-EVENT: by how much a card hurts. Passing is worth 100."""
    top = s.events_left - 1
    if move == ORDER:
        return 0
    kind, other = s.revealed - 1, NO_KIND
    if move > ORDER:
        position = 0 if move < DROP_EVENT else move - DROP_EVENT
        kind = s.events[top - position].kind | 0
        other = s.events[top - 1].kind | 0 if move < DROP_EVENT else NO_KIND
    harm = harm_of_event(s, kind) if kind >= 0 else 40 * s.severity
    if other != NO_KIND:
        return harm - harm_of_event(s, other)
    if move > ORDER:
        return harm
    if move - PROTOCOL == SHELTER:
        return 50 + harm * 5 // 4
    if move - PROTOCOL == CONTINGENCY:
        return harm * 5 // 4
    return 300 if s.emergency <= 3 else 0  # reserves only when it is about life


@rule
def token_place_worth(s: Any, place: int, token: int) -> int:
    """Where a token of an event hurts least: near a pawn, Landslides at the edge."""
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
        return token_place_worth(s, place, OPS[asked_a(s), 1] | 0)
    if step == JUMPING:
        return s.notes[SPOTS + place] | 0
    return s.notes[REPAIRS + place] | 0


@long_rule
def card_choice(s: Any, move: int) -> int:
    """D-KIND: from the discard pile, of a survey, for the row, of a class that was asked for."""
    kind = move - KIND
    if move == NONE:
        return 100
    if asking_step(s) == OFFER_STEP:
        return 300 - s.notes[KEEP + kind]
    return 1000 + s.notes[MORE + kind]


@long_rule
def payment_choice(s: Any, move: int) -> int:
    """D-PAY: of each colour the cards worth least, in ascending order; wild ones last."""
    if move == DONE:
        return 2_000
    seat, kind = active_player(s), move - PAY
    mine = s.notes[KEEP + kind] | 0
    if CLASS[kind] >= WILD:
        return 900 - mine
    colour = CLASS[kind] | 0
    open_slots = COST[s.deploy.kind, colour] | 0
    cheaper = 0
    for other in range(s.deploy.lowest, MODULE_COUNT):
        if CLASS[other] == colour:
            open_slots -= s.aside[other]
            if other != kind and s.players[seat].hand[other] > 0:
                worth = s.notes[KEEP + other]
                if worth < mine or (worth == mine and other < kind):
                    cheaper += s.players[seat].hand[other]
    if cheaper >= open_slots:
        return 500 - mine  # others of this colour pay instead
    return 1_900 - kind  # part of the best set: lowest first


@long_rule
def character_choice(s: Any, move: int) -> int:
    """D-CHAR, D-SOLOCHAR."""
    if move < PUT_AWAY:
        return WELCOME[s.dealt[2 * s.to_move + move - KEEP_CHARACTER] - 1]
    return 20 - WELCOME[s.dealt[move - PUT_AWAY] - 1]


@rule
def is_trade(s: Any, move: int) -> bool:
    """Whether an option is about cards that change hands."""
    if GIVE <= move < TAKE_CLASS:
        return True
    if move == SKILL:
        return s.crew[s.active].role == COORDINATOR and not is_solo(s)
    if is_solo(s):
        return False
    step = asking_step(s)
    if KIND <= move < NONE:
        return step != FETCHING and step != SURVEYING and step != OFFER_STEP
    return s.offer.by_skill == 1 and (SEAT <= move < KIND or BRANCH <= move < TOKEN)


@rule
def is_switch(s: Any, move: int) -> bool:
    """Whether an option puts a Shutdown or Frozen token on a module."""
    if SHUT_DOWN <= move < REPAIR:
        return True
    if s.ask != PLACE or asking_step(s) != PLACE_TOKENS:
        return False
    return OPS[asked_a(s), 1] == SHUTDOWN or OPS[asked_a(s), 1] == FROZEN


@long_rule
def worth(s: Any, move: int) -> int:
    """How good an option looks; only those of one decision are compared."""
    ask = s.ask | 0
    if is_trade(s, move):
        return trade_worth(s, move)
    if is_switch(s, move):
        return switch_worth(s, move)
    if REPAIR <= move < SKILL:
        where = aimed_at(s, (move - REPAIR) % PLACES)
        return repair_worth(s, where, (move - REPAIR) // PLACES)
    if TOKEN <= move < CURE:
        return 1 + repair_worth(s, asked_a(s), move - TOKEN)
    if TAKE_CLASS <= move < DEPLOY:
        gain = class_gain(s, (move - TAKE_CLASS) % CLASS_COUNT)
        return 250 + gain if gain > 60 else 0
    if ask == ACT:
        return act_worth(s, move)
    if move == PASS:
        return 100
    if ask == REACTION or ORDER <= move < DROP_EVENT + 3:
        return event_worth(s, move)
    if PROTOCOL <= move < ASK:
        return protocol_worth(s, s.to_move | 0, move - PROTOCOL)
    if ask == PAYMENT:
        return payment_choice(s, move)
    if ask == PLACE:
        return place_choice(s, move)
    if ask == CARD:
        return card_choice(s, move)
    return detail(s, move)


@long_rule
def detail(s: Any, move: int) -> int:
    """The small decisions: discards, consent, characters, resources, people, cures, classes."""
    if DISCARD <= move < ORDER:
        return 10_000 - s.notes[KEEP + move - DISCARD]
    if move == YES:
        return 10
    if KEEP_CHARACTER <= move < PASS:
        return character_choice(s, move)
    if RESOURCE <= move < SEAT:
        r = move - RESOURCE
        return 1000 * shortage(s, r) + 20 * (20 - s.supply[r]) - s.notes[DRAINS + r]
    if SEAT <= move < KIND:
        if asking_step(s) == CARGO_STEP:
            return move - SEAT
        return 100 if move - SEAT == s.active else 50
    if CURE <= move < DISCARD:
        return 10 + (1 if owner(s, (move - CURE) // ISSUE_COUNT) == s.to_move else 0)
    if COLOUR <= move < BRANCH:
        return class_gain(s, move - COLOUR)
    return 10 if move == BRANCH else 0


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The option that looks best; among equals the noise decides."""
    note_levels(s)
    note_cards(s, s.to_move | 0)
    note_places(s)
    best, most, equals = moves[0] | 0, -(1 << 40), 0
    for i in range(n):
        value = worth(s, moves[i] | 0)
        if value > most:
            best, most, equals = moves[i] | 0, value, 1
        elif value == most:
            equals += 1
            if (noise + 7919 * i) % equals == 0:
                best = moves[i] | 0
    for i in range(NOTES):
        s.notes[i] = 0
    return best
