"""What a screen shows of Exoworld: a position as one viewer knows it, in words and numbers."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from holdfast.games.exoworld.content import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    CLASS,
    CLASSES,
    CONDITIONS,
    CURE_COLOUR,
    EFFECT,
    EVENT_NAMES,
    FIRST_PROTOCOL,
    HOME_BASE,
    ISSUE_EVENT,
    KINDS,
    MODULE_COUNT,
    MODULES,
    OPTIONS,
    PROTOCOLS,
    PROTOCOLS_IN_PLAY,
    SCENARIOS,
    WILD,
)
from holdfast.games.exoworld.content.operations import (
    COLOURS,
    ISSUES,
    LASTING,
    RESOURCES,
    SEVERITIES,
    TOKENS,
)
from holdfast.games.exoworld.forecast import Turn, defeat_turn, updates
from holdfast.games.exoworld.geometry import NEIGHBOUR, OUTSIDE, place_of
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.question import QuestionView, question
from holdfast.games.exoworld.rules.base import (
    contribution,
    count_on_base,
    printed_effect,
    raw_level,
    shown_level,
    start_level,
)
from holdfast.games.exoworld.rules.crew import (
    CARDS_FOR_CURE,
    are_hands_hidden,
    are_protocols_barred,
    are_transfers_barred,
    hand_limit,
    hand_size,
    has_skill,
    in_force,
    is_present,
    owner,
    speed,
)
from holdfast.games.exoworld.rules.deploy import any_card_credit, architect_credit, credits
from holdfast.games.exoworld.rules.steps import ACT_STEP, EVENT_STEP, UPDATE, W1, W3, WINDOW
from holdfast.games.exoworld.state import (
    DECISIONS,
    EMERGENCY_TOKEN,
    EVENT_CARDS_DEALT,
    FRESH,
    FROZEN,
    PILES,
    SHUTDOWN,
    SOLO_CREW,
    UNKNOWN,
)
from holdfast.games.exoworld.team import ready_cards
from holdfast.games.exoworld.words import OUTCOMES
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position

PAWN_COLOURS = ("white", "orange", "teal", "violet", "pink")  # EX-SET-11
WARNING, ALARM = 8, 2  # turns to defeat at which the clock is tinted, and turns red


class GaugeView(BaseModel):
    """One resource: supply, level, and what the next Resource Update makes of it."""

    resource: str
    supply: int
    next: int
    """The supply after the next update: production and leaks, never the unknown event."""
    level: int
    raw_level: int
    start_level: int
    leaks: int
    held: bool
    short: int
    """How much of the next update the Emergency supply must pay."""


class EmergencyView(BaseModel):
    """The Emergency supply."""

    supply: int
    next: int
    tokens: int


class ForecastView(BaseModel):
    """The end of a turn to come, if nothing changes."""

    turn: int
    supplies: list[int]
    short: list[int]
    emergency: int


class ClockView(BaseModel):
    """What kills us first."""

    turns: list[ForecastView]
    dry: dict[str, int]
    """For each resource that runs short, the turn in which it first does."""
    defeat: int | None
    mood: str
    """calm, tinted or alarm."""


class LocationView(BaseModel):
    """A location of the base."""

    cell: int
    x: int
    y: int
    module: str | None
    """The card, or null for the Home Base."""
    colour: str | None
    effects: dict[str, int]
    """As printed, with the planet's numbers filled in."""
    contributes: dict[str, int]
    """What it does now."""
    working: bool
    frozen: bool
    tokens: dict[str, int]
    pawns: list[int]


class SpaceView(BaseModel):
    """An empty space next to the base."""

    cell: int
    x: int
    y: int


class CardView(BaseModel):
    """A kind of Player card."""

    type: str
    """module, item or protocol."""
    colour: str
    """red, blue, green, yellow, wild or none."""
    cost: list[str]
    effects: dict[str, int]
    place: str
    timing: str | None
    blocked: bool
    """Whether a lasting effect forbids its effect."""


class IssueView(BaseModel):
    """A Health Issue and how far its cure has come."""

    issue: str
    colour: str
    have: int
    need: int


class SkillView(BaseModel):
    """A character's skill."""

    type: str
    """passive, free or action."""
    state: str
    """ready, used or sick."""


class CrewView(BaseModel):
    """A character on the base."""

    crew: int
    seat: int
    role: str
    colour: str
    cell: int
    speed: int
    printed_speed: int
    hand_limit: int
    printed_limit: int
    fatigue: bool
    issues: list[IssueView]
    skill: SkillView


class PlayerView(BaseModel):
    """A player and what is known of the hand."""

    seat: int
    hand: list[str] | None
    """Sorted by kind; null where it is hidden from this viewer."""
    ready: list[str]
    """The cards that could be used now, or in the player's next turn; none of a hidden hand."""
    classes: dict[str, int]
    cards: int
    limit: int
    leaving: bool


class PileView(BaseModel):
    """A block of five Event cards."""

    left: int
    critical_out: bool


class EventsView(BaseModel):
    """The Event deck: blocks, known cards, odds."""

    left: int
    blocks: list[PileView]
    known: dict[int, str]
    """Cards that the viewer has seen, by position from the top."""
    discard: list[str]
    revealed: str | None
    severity: str | None
    cancelled: bool
    critical_next: int
    """Chance in percent that the next card is Critical."""
    critical_within_3: int


class LastingView(BaseModel):
    """A lasting effect and the turn with whose end it ends."""

    code: str
    crew: int
    until_turn: int


class DeployView(BaseModel):
    """A Deploy that is being paid for."""

    module: str
    cell: int
    cost: list[str]
    picked: list[str]
    credits: int
    any_card: bool


class OfferView(BaseModel):
    """A transfer that waits for an answer."""

    giver: int
    receiver: int
    card: str | None
    colour: str


class CargoView(BaseModel):
    """Shared Cargo under way; null is still to be chosen."""

    holder: int
    giver: int | None
    receiver: int | None
    given: int


class ScenarioView(BaseModel):
    """The planet."""

    id: str
    planet: str
    stars: int
    conditions: dict[str, int]
    start_levels: list[int]
    protocols: int


class ExoworldView(BaseModel):
    """Everything on the table."""

    options: dict[str, int | str]
    scenario: ScenarioView
    turn: int
    step: str
    """setup, w1, actions, event, w3, update, end or over."""
    active: int
    actions: int
    actions_left: int
    at_goal: int
    """How many of the four levels are 0 or more."""
    gauges: list[GaugeView]
    emergency: EmergencyView
    clock: ClockView
    locations: list[LocationView]
    spaces: list[SpaceView]
    crew: list[CrewView]
    players: list[PlayerView]
    hands_hidden: bool
    transfers_barred: bool
    protocols_barred: bool
    row: list[str]
    row_size: int
    deck: int
    discard: list[str]
    spent: list[str]
    unused: int
    aside: list[str] | None
    """Cards laid aside by a survey; null where this viewer may not see them."""
    looked_at: int
    events: EventsView
    lasting: list[LastingView]
    stock: dict[str, int]
    question: QuestionView | None
    """What the open decision is about; null where this viewer may not know it."""
    deploy: DeployView | None
    offer: OfferView | None
    cargo: CargoView | None
    dealt: dict[int, list[str]]
    """Characters to choose from, by seat."""
    prefab: int
    architect: int
    free_deploys: int
    played: list[str]
    declined: list[str]
    refusals: int
    waiting: int
    outcome: str | None
    """won or lost."""
    cards: dict[str, CardView]


class PreviewLine(BaseModel):
    """One line of a preview: a message of the game's words with its numbers."""

    key: str
    args: dict[str, int | str]
    tone: str
    """plain, good or bad."""


class Preview(BaseModel):
    """What a move would do, before it is played."""

    cell: int | None
    """The space that the move points at: the screen shows it there."""
    card: str | None
    seat: int | None
    cost: int
    """Actions."""
    levels: list[int] | None
    """The four levels afterwards, where they change."""
    supplies: list[int] | None
    """The supplies after the next update, where the levels change."""
    at_goal: int | None
    defeat: int | None
    """The turn of defeat afterwards, where that changes."""
    payment: list[str]
    """A payment to propose; slots beyond it go unpaid by credits."""
    payments: list[list[str]]
    """Every set of cards that pays, the proposed one first."""
    wins: bool
    lines: list[PreviewLine]
    final: bool
    """Whether it cannot be taken back freely: it draws, reveals or hands over."""


def view(position: Position, viewer: int) -> ExoworldView:
    """Everything a screen shows to this viewer, from the position as they may know it."""
    s = position.state
    coming = updates(s)
    barred = plain(are_protocols_barred)(s)
    return ExoworldView(
        options=OPTIONS.read(s.options),
        scenario=_scenario(s),
        turn=s.turn,
        step=_step(s),
        active=s.active,
        actions=s.actions,
        actions_left=s.actions_left,
        at_goal=at_goal(s),
        gauges=[_gauge(s, resource, coming) for resource in range(4)],
        emergency=_emergency(s, coming),
        clock=clock(s, coming),
        locations=[_location(s, place) for place in range(s.location_count)],
        spaces=_spaces(s),
        crew=[_crew(s, crew) for crew in range(SEATS) if plain(is_present)(s, crew)],
        players=[
            _player(position, seat, viewer) for seat in range(SEATS) if s.players[seat].seated
        ],
        hands_hidden=plain(are_hands_hidden)(s),
        transfers_barred=plain(are_transfers_barred)(s),
        protocols_barred=barred,
        row=_cards(s.row),
        row_size=s.row_size,
        deck=s.deck_size,
        discard=_cards(s.discard),
        spent=_protocols(s.spent),
        unused=len(PROTOCOLS) - int(PROTOCOLS_IN_PLAY[s.options.scenario]),
        aside=_aside(s, viewer),
        looked_at=s.looked,
        events=_events(s),
        lasting=_lasting(s),
        stock={name: s.stock[t] for t, name in enumerate((*TOKENS, "FATIGUE"))},
        question=question(s),
        deploy=_deploy(s) if s.deploy.going else None,
        offer=_offer(s) if s.offer.going else None,
        cargo=_cargo(s) if s.cargo.going else None,
        dealt=_dealt(s),
        prefab=s.prefab,
        architect=plain(architect_credit)(s),
        free_deploys=s.free_deploys,
        played=_protocols(s.played),
        declined=_protocols(s.declined),
        refusals=s.refusals,
        waiting=s.waiting,
        outcome=OUTCOMES[s.outcome] or None,
        cards={name: _card(s, kind, barred) for kind, name in enumerate(CARD_NAMES)},
    )


# Scenario, turn and clock


def _scenario(s: Any) -> ScenarioView:
    scenario = SCENARIOS[s.options.scenario]
    return ScenarioView(
        id=scenario.id,
        planet=scenario.planet,
        stars=scenario.stars,
        conditions=dict(zip(CONDITIONS, scenario.conditions, strict=True)),
        start_levels=[plain(start_level)(s, resource) for resource in range(4)],
        protocols=scenario.protocols,
    )


def _step(s: Any) -> str:
    """Where in the turn: by the steps that are still to come."""
    if s.over:
        return "over"
    if s.turn == 0:
        return "setup"
    frames = [s.agenda.frames[i] for i in range(s.agenda.depth)]
    steps = {frame.step for frame in frames}
    if any(frame.step == WINDOW and frame.a == W1 for frame in frames):
        return "w1"
    if ACT_STEP in steps or EVENT_STEP in steps:
        return "actions"
    if any(frame.step == WINDOW and frame.a == W3 for frame in frames):
        return "w3" if DECISIONS[s.ask] == "w3" or s.revealed == 0 else "event"
    return "update" if UPDATE in steps else "end"


def at_goal(s: Any) -> int:
    """How many of the four levels are 0 or more."""
    return sum(plain(raw_level)(s, resource) >= 0 for resource in range(4))


def _gauge(s: Any, resource: int, coming: list[Turn]) -> GaugeView:
    return GaugeView(
        resource=RESOURCES[resource],
        supply=s.supply[resource],
        next=coming[0].supplies[resource] if coming else s.supply[resource],
        level=plain(shown_level)(s, resource),
        raw_level=plain(raw_level)(s, resource),
        start_level=plain(start_level)(s, resource),
        leaks=plain(count_on_base)(s, resource),
        held=s.held == resource + 1,
        short=coming[0].short[resource] if coming else 0,
    )


def _emergency(s: Any, coming: list[Turn]) -> EmergencyView:
    return EmergencyView(
        supply=s.emergency,
        next=coming[0].emergency if coming else s.emergency,
        tokens=plain(count_on_base)(s, EMERGENCY_TOKEN),
    )


def clock(s: Any, coming: list[Turn]) -> ClockView:
    """What kills us first, turn by turn."""
    dry: dict[str, int] = {}
    for turn in coming:
        for resource, short in enumerate(turn.short):
            if short:
                dry.setdefault(RESOURCES[resource], turn.turn)
    defeat = defeat_turn(coming)
    away = None if defeat is None else defeat - max(1, s.turn)
    mood = "calm" if away is None or away > WARNING else "alarm" if away < ALARM else "tinted"
    return ClockView(
        turns=[
            ForecastView(turn=t.turn, supplies=t.supplies, short=t.short, emergency=t.emergency)
            for t in coming
        ],
        dry=dry,
        defeat=defeat,
        mood=mood,
    )


# The base


def _location(s: Any, place: int) -> LocationView:
    location = s.locations[place]
    x, y = place_of(location.cell)
    home = location.kind == HOME_BASE
    printed = [plain(printed_effect)(s, place, resource) for resource in range(4)]
    now = [plain(contribution)(s, place, resource) for resource in range(4)]
    return LocationView(
        cell=location.cell,
        x=x,
        y=y,
        module=None if home else CARD_NAMES[location.kind],
        colour=None if home else CLASSES[int(CLASS[location.kind])],
        effects=_nonzero(printed),
        contributes=_nonzero(now),
        working=location.tokens[SHUTDOWN] == 0,
        frozen=location.tokens[FROZEN] != 0,
        tokens={name: location.tokens[t] for t, name in enumerate(TOKENS) if location.tokens[t]},
        pawns=[c for c in range(SEATS) if plain(is_present)(s, c) and s.crew[c].place == place],
    )


def _nonzero(values: list[int]) -> dict[str, int]:
    return {RESOURCES[resource]: value for resource, value in enumerate(values) if value}


def _spaces(s: Any) -> list[SpaceView]:
    """The free ring around the base."""
    cells: set[int] = set()
    for place in range(s.location_count):
        around = NEIGHBOUR[s.locations[place].cell].tolist()
        cells |= {cell for cell in around if cell != OUTSIDE and s.grid[cell] == 0}
    places = [(cell, *place_of(cell)) for cell in sorted(cells)]
    return [SpaceView(cell=cell, x=x, y=y) for cell, x, y in places]


# Crew, players and cards


def _crew(s: Any, crew: int) -> CrewView:
    member = s.crew[crew]
    character = CHARACTERS[member.role]
    seat = plain(owner)(s, crew)
    limit_of = hand_limit if s.options.players > 1 or crew == s.active else None
    return CrewView(
        crew=crew,
        seat=seat,
        role=character.id,
        colour=PAWN_COLOURS[crew],
        cell=s.locations[member.place].cell,
        speed=plain(speed)(member),
        printed_speed=character.speed,
        hand_limit=plain(limit_of)(s, seat) if limit_of else character.hand_limit,
        printed_limit=character.hand_limit,
        fatigue=bool(member.fatigue),
        issues=_issues(s, crew),
        skill=_skill(s, crew),
    )


def _issues(s: Any, crew: int) -> list[IssueView]:
    classes = s.players[plain(owner)(s, crew)].classes
    views = []
    for issue, name in enumerate(ISSUES):
        if s.crew[crew].issues >> issue & 1:
            colour = int(CURE_COLOUR[ISSUE_EVENT[issue]])
            have = classes[colour] + classes[WILD]
            views.append(
                IssueView(issue=name, colour=COLOURS[colour], have=have, need=CARDS_FOR_CURE)
            )
    return views


def _skill(s: Any, crew: int) -> SkillView:
    member = s.crew[crew]
    character = CHARACTERS[member.role]
    kind = "passive"
    if character.skill:
        kind = "action" if character.skill.actions else "free"
    state = "ready"
    if not plain(has_skill)(member):
        state = "sick"
    elif crew == s.active and (
        s.skill_used
        or (character.passive.discount and s.architect_used)
        or (character.passive.any_card_pays and s.chemist_used)
        or (character.passive.free_recycle and s.recycled)
    ):
        state = "used"
    return SkillView(type=kind, state=state)


def _player(position: Position, seat: int, viewer: int) -> PlayerView:
    s = position.state
    player = s.players[seat]
    hidden = plain(are_hands_hidden)(s) and seat != viewer and not s.over
    return PlayerView(
        seat=seat,
        hand=None if hidden else _cards(player.hand),
        ready=[] if hidden or s.over or s.turn == 0 else ready_cards(position, _acts_for(s, seat)),
        classes={name: player.classes[c] for c, name in enumerate(CLASSES)},
        cards=plain(hand_size)(player),
        limit=plain(hand_limit)(s, seat),
        leaving=bool(player.leaving),
    )


def _acts_for(s: Any, seat: int) -> int:
    """The character that acts for a player: alone whoever's turn it is."""
    return int(s.active) if s.options.players == 1 else seat


def _cards(counts: Any) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def _protocols(bits: int) -> list[str]:
    return [name for i, name in enumerate(CARD_NAMES[FIRST_PROTOCOL:]) if bits >> i & 1]


def _aside(s: Any, viewer: int) -> list[str] | None:
    if not s.looked:
        return []
    cards = _cards(s.aside)
    return cards if len(cards) == s.looked else None


def _card(s: Any, kind: int, barred: bool) -> CardView:
    colour = CLASSES[int(CLASS[kind])]
    if kind < MODULE_COUNT:
        module = MODULES[kind]
        return CardView(
            type="module",
            colour=colour,
            cost=[COLOURS["rbgy".index(letter)] for letter in module.cost],
            effects=_nonzero([int(v) for v in EFFECT[s.options.scenario, kind]]),
            place=module.place,
            timing=None,
            blocked=False,
        )
    protocol = kind >= FIRST_PROTOCOL
    return CardView(
        type="protocol" if protocol else "item",
        colour=colour,
        cost=[],
        effects={},
        place="none",
        timing=PROTOCOLS[kind - FIRST_PROTOCOL].timing if protocol else None,
        blocked=protocol and barred,
    )


# Events


def _events(s: Any) -> EventsView:
    gone = EVENT_CARDS_DEALT - s.events_left
    left = [0] * PILES
    for i in range(s.events_left):
        left[s.events[i].pile] += 1
    tops = [s.events[s.events_left - 1 - p] for p in range(s.events_left)]
    odds = critical_odds(s)
    return EventsView(
        left=s.events_left,
        blocks=[
            PileView(left=left[pile], critical_out=bool(s.critical_out >> pile & 1))
            for pile in range(PILES)
        ],
        known={p: EVENT_NAMES[card.kind] for p, card in enumerate(tops) if card.kind != UNKNOWN},
        discard=[EVENT_NAMES[s.event_discard[i]] for i in range(s.event_discards)],
        revealed=EVENT_NAMES[s.revealed - 1] if s.revealed > 0 else None,
        severity=SEVERITIES[s.severity - 1] if s.severity else None,
        cancelled=bool(s.cancelled),
        critical_next=round(100 * odds[0]) if gone < EVENT_CARDS_DEALT else 0,
        critical_within_3=round(100 * odds[1]) if gone < EVENT_CARDS_DEALT else 0,
    )


def critical_odds(s: Any) -> tuple[float, float]:
    """How likely a Critical card is the next one, and is among the next three.

    Each pile has one Critical card, at any of its places that the viewer has not seen.
    """
    first, none_in_three = 0.0, 1.0
    for pile in range(PILES):
        cards = [p for p in range(s.events_left) if s.events[s.events_left - 1 - p].pile == pile]
        kinds = {p: s.events[s.events_left - 1 - p].kind for p in cards}
        seen = [p for p in cards if kinds[p] != UNKNOWN and EVENT_NAMES[kinds[p]].startswith("EC")]
        if seen:
            places = dict.fromkeys(seen, 1.0)
        elif s.critical_out >> pile & 1:
            places = {}
        else:
            unseen = [p for p in cards if kinds[p] == UNKNOWN]
            places = {p: 1 / len(unseen) for p in unseen}
        first += places.get(0, 0.0)
        none_in_three *= 1 - min(1.0, sum(chance for p, chance in places.items() if p < 3))
    return first, 1 - none_in_three


def _lasting(s: Any) -> list[LastingView]:
    views = []
    for code, name in enumerate(LASTING):
        if plain(in_force)(s, code):
            ends = [
                (_turns_until(s, crew, s.lasting[code, crew] == FRESH), crew)
                for crew in range(SEATS)
                if s.lasting[code, crew]
            ]
            away, crew = max(ends)
            views.append(LastingView(code=name, crew=crew, until_turn=s.turn + away))
    return views


def _turns_until(s: Any, crew: int, fresh: bool) -> int:
    """How many turns after the running one a character's turn ends that counts."""
    order = [(s.active + k) % SEATS for k in range(SEATS)]
    order = [c for c in order if plain(is_present)(s, c)]
    away = order.index(crew) if crew in order else 0
    return away + (len(order) if fresh and away == 0 else 0)


# What is under way


def _deploy(s: Any) -> DeployView:
    module = MODULES[s.deploy.kind]
    return DeployView(
        module=module.id,
        cell=s.deploy.cell,
        cost=[COLOURS["rbgy".index(letter)] for letter in module.cost],
        picked=_cards(s.aside),
        credits=plain(credits)(s),
        any_card=plain(any_card_credit)(s) > 0,
    )


def _offer(s: Any) -> OfferView:
    offer = s.offer
    giver, receiver = s.active, offer.partner
    if offer.taking:
        giver, receiver = receiver, giver
    return OfferView(
        giver=giver,
        receiver=receiver,
        card=CARD_NAMES[offer.kind] if offer.kind != UNKNOWN else None,
        colour=CLASSES[offer.colour],
    )


def _cargo(s: Any) -> CargoView:
    cargo = s.cargo
    return CargoView(
        holder=cargo.holder,
        giver=cargo.giver - 1 if cargo.giver else None,
        receiver=cargo.receiver - 1 if cargo.receiver else None,
        given=cargo.given,
    )


def _dealt(s: Any) -> dict[int, list[str]]:
    if s.options.players == 1:
        row = [CHARACTER_NAMES[s.dealt[i] - 1] for i in range(SOLO_CREW + 1) if s.dealt[i]]
        return {0: row} if row else {}
    return {
        seat: [CHARACTER_NAMES[s.dealt[2 * seat + i] - 1] for i in range(2)]
        for seat in range(SEATS)
        if s.dealt[2 * seat]
    }


def chart(position: Position) -> dict[str, int | list[int]]:
    """The numbers that the curves of the end screen follow."""
    s = position.state
    return {
        "turn": s.turn,
        "emergency": s.emergency,
        "supplies": list(s.supply),
        "levels": [plain(shown_level)(s, resource) for resource in range(4)],
        "modules": s.location_count - 1,
        "at_goal": at_goal(s),
    }
