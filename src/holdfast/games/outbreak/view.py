"""What a screen shows of Outbreak: a position as everybody knows it, in words and plain numbers."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from holdfast.games.outbreak.content import (
    CARD_IDS,
    CLASS_OF,
    CLASSES,
    CONTAMINATION,
    DEVELOP_COST,
    DEVELOPMENT_NAMES,
    DOOM_CARDS,
    DOOM_IDS,
    EVENTS_OF_DAYS,
    FALLOUT,
    FAVOURED_OF,
    FIRST_FINAL,
    FORTUNES,
    HORDE_IDS,
    HUNTS,
    ICONS,
    KIND_OF,
    KINDS,
    LASTS,
    LEVEL,
    LEVELS,
    MAIN_BASE,
    OPTIONS,
    RESISTANCE,
    SETTLEMENT_IDS,
    SETTLEMENT_TILES,
    SKILL_IDS,
    SURVIVOR_CARDS,
    TWICE,
    WINDOWS,
)
from holdfast.games.outbreak.content.effects import CONTAM, FACES, FIRE, MORE, RESOURCES
from holdfast.games.outbreak.geometry import COORDINATES, DISTANCE, FOUNDING
from holdfast.games.outbreak.layout import PIECE_NAMES
from holdfast.games.outbreak.moves import (
    ABILITIES,
    HEX,
    HEXES,
    ORDINARY,
    PLAY,
    SEATS,
    SETTLEMENTS,
    TRACKER,
)
from holdfast.games.outbreak.roll import DiceView, dice_view
from holdfast.games.outbreak.rules.develop import price
from holdfast.games.outbreak.rules.ground import (
    beside,
    city_distance,
    free_tiles,
    is_edge,
    nearest_open,
    tiles_at_distance,
)
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.opening import event_of
from holdfast.games.outbreak.rules.people import (
    capacity,
    doom_total,
    hand_limit,
    hand_size,
    health,
    lead_seat,
    movement,
)
from holdfast.games.outbreak.rules.setup import BOTTOM, hordes_of_level
from holdfast.games.outbreak.state import (
    D_WINDOW,
    DECISIONS,
    DESTROYED,
    DRAWN_UP,
    FACEDOWN,
    OUTBREAK,
    OUTCOMES,
    PHASE_NAMES,
    REVEALED,
    SWELL,
    ZOMBIES,
)
from holdfast.games.outbreak.words import REFUGEES, SURVIVOR_NAMES
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

MEEPLES = (None, "outbreak", "swell")
COMING_DAYS = 4


class HordeView(BaseModel):
    """A horde on a hex. Face down only `known` ones show what they are."""

    hex: int
    face_up: bool
    known: bool
    card: int | None
    """Its number in events."""
    id: str | None
    kind: str | None
    level: int | None
    """9 for a Final Encounter."""
    resistance: list[str]
    """Printed symbols, in the letters G B A S E K."""
    needs: list[str]
    """What is left of them after the Laboratory."""
    meeple: str | None
    contamination: str | None
    fallout: str | None
    twice: bool
    hits: int
    acted: bool
    stalled: bool


class SettlementView(BaseModel):
    """A hex of the city."""

    number: int
    """As moves and events call it."""
    id: str
    hex: int
    skill_class: str | None
    passive: bool
    aids: int
    overrun: bool
    power: bool
    pieces: dict[str, int]
    fortress_down: bool
    defended: bool
    danger: bool
    """Helpless and Settlers here would die at dusk."""


class EdgeView(BaseModel):
    """A hex around the city: with a horde, or an Open Space."""

    hex: int
    open_space: bool
    founding: bool
    """Whether Settlers could found a settlement here."""


class CardView(BaseModel):
    """A Fortune card in a hand."""

    id: str
    count: int
    schematic: bool
    built: bool
    user: str | None
    """Who uses the built schematic today."""
    windows: list[str]
    playable: bool
    """Whether it can be played in the open decision."""


class SurvivorView(BaseModel):
    """A survivor's mat."""

    number: int
    """As moves and events call them."""
    id: str
    name: str
    seat: int
    settlement: str
    hex: int
    favoured: str
    wounds: int
    health: int
    down: bool
    goods: dict[str, int]
    slots: int
    """Tokens that can be carried now."""
    trap: bool
    tank: bool
    hand: list[CardView]
    hand_size: int
    hand_limit: int
    skills: list[str]
    activated: bool
    active: bool
    movement: int
    steps_left: int
    used: list[int]
    """Abilities used today, by their numbers in moves."""


class TurnView(BaseModel):
    """What is left of the turn that is going on."""

    survivor: str
    steps: int
    developed: bool
    traded: bool
    main: int
    extra_attack: int
    extra_main: int


class NightView(BaseModel):
    """What a horde will do when it moves next, if nothing changes."""

    hex: int
    horde: str
    targets: list[int]
    """Hexes it may enter; several: the team chooses."""
    pushes: bool
    stopped_by: str | None
    """bulwark, or nothing."""
    defended: bool
    """An able survivor, a Garrison or a Trap is there."""
    helpless: bool
    """It may enter the Helpless' settlement."""


class RefugeeView(BaseModel):
    """The Helpless or a Settlers token."""

    piece: str
    settlement: str
    hex: int
    guarded: bool
    danger: bool
    cause: str | None
    """fire or contam: what would kill them at dusk."""


class DoomView(BaseModel):
    """A Doom card; of a Drawn one nobody has looked at only its place is known."""

    id: str | None
    skills_no: bool


class DayView(BaseModel):
    """A coming day."""

    day: int
    event: str
    reveals: int


class OutbreakView(BaseModel):
    """Everything on the table."""

    options: dict[str, int | str]
    day: int
    phase: str
    decision: str | None
    asked: int
    """What the open decision is about: a survivor, a settlement, a level ..."""
    placing: str | None
    """The settlement that is being laid in setup."""
    window: str | None
    waiting: list[int]
    """Seats that hold a card playable in the open window."""
    lead: int
    seats: list[int]
    joining: list[int]
    leaving: list[int]
    exp: int
    exp_locked: bool
    """The Main Base is overrun: no Exp can be spent."""
    costs: dict[str, int]
    """What developments cost the active survivor, or anybody."""
    days: list[DayView]
    reveals_left: int
    store: dict[str, int]
    supply: dict[str, int]
    settlements: list[SettlementView]
    edges: list[EdgeView]
    hordes: list[HordeView]
    stack: list[HordeView]
    """The hordes on the Main Base, from top to bottom."""
    drawn_horde: HordeView | None
    deck: int
    deck_bottom: int
    """How many of the last cards may hide the Final Encounter."""
    destroyed: int
    finals_left: int
    unseen: dict[str, int]
    """Hordes nobody has seen yet, by level."""
    survivors: list[SurvivorView]
    turn: TurnView | None
    dice: DiceView | None
    tonight: list[NightView]
    """Hordes at SWELL: they move in the next Zombie Phase, or still in this one."""
    later: list[NightView]
    """Hordes at OUTBREAK: they swell first and take this way a night later."""
    helpless: RefugeeView
    settlers: list[RefugeeView]
    doom_active: list[DoomView]
    doom_drawn: list[DoomView]
    effects: list[str]
    """Lasting contaminations of hordes in play."""
    laboratory: list[str]
    unused: list[str]
    """Settlements that are not in the city."""
    to_place: list[str]
    """Setup: drawn settlements that are still to be laid."""
    offered_skills: list[str]
    coordinates: list[list[int]]
    """q and r of every hex of the board, by its number."""
    outcome: str


class PreviewLine(BaseModel):
    """One line of a preview: a message of the game's words with its numbers."""

    key: str
    args: dict[str, int | str]
    tone: str
    """plain, good or bad."""


class TargetOdds(BaseModel):
    """How likely a roll defeats a horde, tokens in reach included."""

    hex: int
    percent: int


class Preview(BaseModel):
    """What a move would do, before it is played."""

    hex: int | None
    survivor: str | None
    chance: float | None
    targets: list[TargetOdds]
    lines: list[PreviewLine]
    final: bool
    """Whether it cannot be taken back freely: it rolls, reveals or ends something."""


def view(position: Position, viewer: int) -> OutbreakView:
    """Everything a screen shows; all viewers know the same."""
    s = position.state
    asked = None if s.over else DECISIONS[s.ask]
    playable = _playable(s)
    seats = [seat for seat in range(SEATS) if s.seats >> seat & 1]
    window = WINDOWS[s.asked] if not s.over and s.ask == D_WINDOW else None
    base = s.tiles[MAIN_BASE].hex
    return OutbreakView(
        options=OPTIONS.read(s.options),
        day=s.day,
        phase=PHASE_NAMES[s.phase],
        decision=asked,
        asked=s.asked,
        placing=SETTLEMENT_IDS[s.asked] if asked == "setup-hex" else None,
        window=window,
        waiting=sorted({s.survivors[v].seat for v, _ in playable}) if window else [],
        lead=plain(lead_seat)(s),
        seats=seats,
        joining=[seat for seat in range(SEATS) if s.joining >> seat & 1],
        leaving=[seat for seat in range(SEATS) if s.leaving >> seat & 1],
        exp=s.exp,
        exp_locked=bool(s.overrun >> MAIN_BASE & 1),
        costs=_costs(s),
        days=[_day(s, s.day + ahead) for ahead in range(COMING_DAYS)],
        reveals_left=s.reveals,
        store=dict(zip(RESOURCES, s.store, strict=True)),
        supply=dict(zip(PIECE_NAMES, s.supply, strict=True)),
        settlements=[_settlement(s, t) for t in range(SETTLEMENTS) if s.city >> t & 1],
        edges=[_edge(s, hex) for hex in range(HEXES) if plain(is_edge)(s, hex)],
        hordes=[_horde(s, s.horde_at[hex] - 1) for hex in range(HEXES) if s.horde_at[hex]],
        stack=_stack(s, base),
        drawn_horde=next(
            (_horde(s, uid) for uid in range(s.dealt) if s.hordes[uid].place == DRAWN_UP), None
        ),
        deck=s.horde_count - s.dealt,
        deck_bottom=min(BOTTOM + 1, s.horde_count - s.dealt) if s.finals_left else 0,
        destroyed=sum(s.hordes[uid].place == DESTROYED for uid in range(s.dealt)),
        finals_left=s.finals_left,
        unseen=_unseen(s),
        survivors=[_survivor(s, s.order[i], playable) for i in range(s.team)],
        turn=_turn(s) if s.active != NOBODY else None,
        dice=dice_view(s) if s.dice.going else None,
        tonight=_ways(s, SWELL),
        later=_ways(s, OUTBREAK),
        helpless=_refugee(s, 0),
        settlers=[_refugee(s, 1 + i) for i in range(3) if s.settlers[i]],
        doom_active=[_doom(card) for card in s.doom_active if card],
        doom_drawn=[_doom(s.doom_drawn[i]) for i in range(TRACKER) if s.doom_drawn[i]],
        effects=[
            icon.id
            for k, icon in enumerate(ICONS.contamination)
            if s.curses[k] and LASTS[k] and not s.options.no_icons
        ],
        laboratory=[k for i, k in enumerate(RESOURCES) if s.laboratory >> i & 1],
        unused=[id_ for t, id_ in enumerate(SETTLEMENT_IDS) if not s.city >> t & 1],
        to_place=[id_ for t, id_ in enumerate(SETTLEMENT_IDS) if s.to_place >> t & 1],
        offered_skills=[SKILL_IDS[k - 1] for k in s.skills_offered if k],
        coordinates=[[q, r] for q, r in COORDINATES],
        outcome=OUTCOMES[s.outcome],
    )


def _playable(s: Any) -> set[tuple[int, int]]:
    """Survivor and card of every PLAY in the open menu."""
    moves = [s.menu[i] for i in range(s.menu_length)]
    return {divmod(m - PLAY, ORDINARY) for m in moves if PLAY <= m < HEX}


def _costs(s: Any) -> dict[str, int]:
    v = s.active if s.active != NOBODY else s.order[0]
    return {
        name: plain(price)(s, v, int(DEVELOP_COST[k]))
        for k, name in enumerate(DEVELOPMENT_NAMES)
        if name != "schematic"
    }


def _day(s: Any, day: int) -> DayView:
    more = s.more + plain(doom_total)(s, NOBODY, MORE) if day == s.day else 0
    return DayView(
        day=day,
        event=EVENTS_OF_DAYS[plain(event_of)(s, day)] if day else "none",
        reveals=max(0, s.team + day // 10 + more),
    )


def _settlement(s: Any, t: int) -> SettlementView:
    tile, card = s.tiles[t], SETTLEMENT_TILES[t]
    return SettlementView(
        number=t,
        id=card.id,
        hex=tile.hex,
        skill_class=CLASSES[CLASS_OF[t]] if CLASS_OF[t] >= 0 else None,
        passive=bool(card.passive),
        aids=len(card.aids),
        overrun=bool(s.overrun >> t & 1),
        power=tile.pieces[0] == 0,
        pieces={name: tile.pieces[k] for k, name in enumerate(PIECE_NAMES) if tile.pieces[k]},
        fortress_down=tile.pieces[8] == 2,
        defended=bool(tile.defended),
        danger=plain(is_in_danger)(s, t),
    )


def _edge(s: Any, hex: int) -> EdgeView:
    free = s.horde_at[hex] == 0
    near = DISTANCE[HEXES // 2, hex] <= FOUNDING
    return EdgeView(hex=hex, open_space=free, founding=bool(free and near))


def _horde(s: Any, uid: int) -> HordeView:
    horde = s.hordes[uid]
    card = horde.card
    seen = card >= 0
    symbols = [FACES[k] for k in range(6) for _ in range(_printed(card, k))] if seen else []
    needs = [FACES[k] for k in range(6) for _ in range(plain(needed)(s, card, k))] if seen else []
    icon, fallout = (int(CONTAMINATION[card]), int(FALLOUT[card])) if seen else (-1, -1)
    return HordeView(
        hex=horde.hex,
        face_up=horde.place != FACEDOWN,
        known=bool(horde.known),
        card=card if seen else None,
        id=HORDE_IDS[card] if seen else None,
        kind=KINDS[KIND_OF[card]] if seen else None,
        level=int(LEVEL[card]) if seen else None,
        resistance=symbols,
        needs=needs,
        meeple=MEEPLES[horde.meeple],
        contamination=ICONS.contamination[icon].id if icon >= 0 else None,
        fallout=ICONS.fallout[fallout].id if fallout >= 0 else None,
        twice=bool(seen and TWICE[card]),
        hits=horde.hits,
        acted=bool(horde.acted and s.phase == ZOMBIES),
        stalled=bool(horde.stalled),
    )


def _printed(card: int, face: int) -> int:
    return int(RESISTANCE[card, face])


def _stack(s: Any, base: int) -> list[HordeView]:
    hordes, uid = [], s.horde_at[base] - 1
    while uid >= 0:
        hordes.append(_horde(s, uid))
        uid = s.hordes[uid].under - 1
    return hordes


def _unseen(s: Any) -> dict[str, int]:
    if s.horde_count == 0:
        return {}
    seen = [s.hordes[uid].card for uid in range(s.horde_count) if s.hordes[uid].card >= 0]
    counts = {
        str(level): plain(hordes_of_level)(s, level) - sum(LEVEL[card] == level for card in seen)
        for level in range(1, LEVELS + 1)
    }
    finals = sum(s.hordes[uid].card >= FIRST_FINAL for uid in range(s.horde_count))
    total = s.finals_left + sum(
        s.hordes[uid].card >= FIRST_FINAL and s.hordes[uid].place == DESTROYED
        for uid in range(s.horde_count)
    )
    counts["final"] = total - finals
    return {level: count for level, count in counts.items() if count}


def _survivor(s: Any, v: int, playable: set[tuple[int, int]]) -> SurvivorView:
    survivor, card = s.survivors[v], SURVIVOR_CARDS[v]
    steps = plain(movement)(s, v)
    return SurvivorView(
        number=v,
        id=card.id,
        name=SURVIVOR_NAMES[v],
        seat=survivor.seat,
        settlement=SETTLEMENT_IDS[survivor.tile],
        hex=s.tiles[survivor.tile].hex,
        favoured=RESOURCES[FAVOURED_OF[v]],
        wounds=survivor.wounds,
        health=plain(health)(s, v),
        down=bool(survivor.down),
        goods=dict(zip(RESOURCES, survivor.goods, strict=True)),
        slots=plain(capacity)(s, v),
        trap=bool(survivor.trap),
        tank=s.driver == v + 1,
        hand=[_card(s, v, k, playable) for k in range(len(CARD_IDS)) if survivor.hand[k]],
        hand_size=plain(hand_size)(survivor),
        hand_limit=plain(hand_limit)(v),
        skills=[SKILL_IDS[k - 1] for k in survivor.skills if k],
        activated=bool(survivor.activated),
        active=s.active == v,
        movement=steps,
        steps_left=max(0, steps - s.turn.steps) if s.active == v else steps,
        used=[k for k in range(ABILITIES) if survivor.used >> k & 1],
    )


def _card(s: Any, v: int, k: int, playable: set[tuple[int, int]]) -> CardView:
    scheme = k - ORDINARY
    user = s.user[scheme] - 1 if scheme >= 0 else -1
    return CardView(
        id=CARD_IDS[k],
        count=s.survivors[v].hand[k],
        schematic=scheme >= 0,
        built=scheme >= 0 and bool(s.built >> scheme & 1),
        user=SURVIVOR_NAMES[user] if user >= 0 else None,
        windows=FORTUNES.fortune[k].windows if scheme < 0 else [],
        playable=(v, k) in playable,
    )


def _turn(s: Any) -> TurnView:
    turn = s.turn
    return TurnView(
        survivor=SURVIVOR_NAMES[s.active],
        steps=turn.steps,
        developed=bool(turn.developed),
        traded=bool(turn.traded),
        main=turn.main,
        extra_attack=turn.extra_attack,
        extra_main=turn.extra_main,
    )


def _ways(s: Any, meeple: int) -> list[NightView]:
    """Every horde there on its track that still acts, with the hexes it may enter now."""
    lines = []
    for hex in range(HEXES):
        uid = s.horde_at[hex] - 1
        if uid < 0:
            continue
        horde = s.hordes[uid]
        # In the night only hordes at SWELL that have not moved yet still go anywhere.
        gone = meeple == SWELL and s.phase == ZOMBIES and (horde.acted or horde.stalled)
        if horde.place != REVEALED or horde.meeple != meeple or gone:
            continue
        tiles, pushes = forecast(s, uid)
        targets = [t for t in range(SETTLEMENTS) if tiles >> t & 1]
        guarded = [t for t in targets if _is_manned(s, t)]
        walls = [t for t in targets if s.tiles[t].pieces[3]]
        lines.append(
            NightView(
                hex=hex,
                horde=HORDE_IDS[horde.card],
                targets=sorted(s.tiles[t].hex for t in targets),
                pushes=pushes,
                stopped_by="bulwark" if walls and len(walls) == len(targets) else None,
                defended=bool(guarded) and len(guarded) == len(targets),
                helpless=s.helpless in targets,
            )
        )
    return lines


def forecast(s: Any, uid: int) -> tuple[int, bool]:
    """Where a horde would go now (a set of settlements), and whether it would have to push."""
    hex, goal = s.hordes[uid].hex, s.helpless if HUNTS[s.hordes[uid].card] else MAIN_BASE
    distance = plain(city_distance)(s, hex, goal)
    around, free = plain(beside)(s, hex), plain(free_tiles)(s)
    nearer = plain(tiles_at_distance)(s, goal, distance - 1) & around
    if nearer & (free | 1 << goal):
        return nearer & (free | 1 << goal), False
    level = plain(tiles_at_distance)(s, goal, distance) & around & free
    detour = plain(nearest_open)(s, level, goal) if level else 0
    return (detour, False) if detour else (nearer, True)


def _is_manned(s: Any, t: int) -> bool:
    pieces = s.tiles[t].pieces
    able = any(
        not s.survivors[s.order[i]].down and s.survivors[s.order[i]].tile == t
        for i in range(s.team)
    )
    return able or pieces[4] > 0 or pieces[7] > 0


def _refugee(s: Any, piece: int) -> RefugeeView:
    tile = s.helpless if piece == 0 else s.settlers[piece - 1] - 1
    danger = plain(is_in_danger)(s, tile)
    near = [t for t in range(SETTLEMENTS) if (s.tiles[tile].links | 1 << tile) >> t & 1]
    cause = next(
        (PIECE_NAMES[k] for k in (FIRE, CONTAM) if any(s.tiles[t].pieces[k] for t in near)), None
    )
    return RefugeeView(
        piece=REFUGEES[piece],
        settlement=SETTLEMENT_IDS[tile],
        hex=s.tiles[tile].hex,
        guarded=any(
            not s.survivors[s.order[i]].down and s.survivors[s.order[i]].tile == tile
            for i in range(s.team)
        ),
        danger=danger,
        cause=cause if danger else None,
    )


def _doom(card: int) -> DoomView:
    if card < 0:
        return DoomView(id=None, skills_no=False)
    return DoomView(id=DOOM_IDS[card - 1], skills_no=DOOM_CARDS[card - 1].skills_no)


def chart(position: Position) -> dict[str, int | list[int]]:
    """The numbers that the curves of the end screen follow."""
    s = position.state
    return {
        "day": s.day,
        "exp": s.exp,
        "hordes": s.in_play,
        "destroyed": sum(s.hordes[uid].place == DESTROYED for uid in range(s.dealt)),
        "wounds": [s.survivors[s.order[i]].wounds for i in range(s.team)],
    }
