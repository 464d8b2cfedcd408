"""The invariants of Outbreak (section 10 of the rules), each a function of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from tests.support.random_play import Play
from tests.support.states import position_of

from holdfast.games.outbreak import GAME, content, decisions
from holdfast.games.outbreak.content import BUILT_TOKENS, FOREST, MAIN_BASE, RESOURCE_TOKENS
from holdfast.games.outbreak.content.effects import GARRISON, POWER, TRAP_PIECE, TURRET, WATCHTOWER
from holdfast.games.outbreak.events import FOLLOWING
from holdfast.games.outbreak.moves import TRACKER
from holdfast.games.outbreak.rules.ground import beside, city_distance, is_edge
from holdfast.games.outbreak.rules.people import hand_size, tokens
from holdfast.games.outbreak.rules.values import capacity, hand_limit, health
from holdfast.games.outbreak.state import (
    DESTROYED,
    DOWN,
    DRAWN_UP,
    FACEDOWN,
    FORTRESS,
    IN_DECK,
    REVEALED,
    ZOMBIES,
)
from holdfast.games.outbreak.steps import GAIN_TOKENS, TRADE, TRIM_GOODS
from holdfast.kernel.events import COLUMNS, Event
from holdfast.kernel.position import Position


def broken(play: Play) -> list[str]:
    """Return every invariant that is broken, with the first decision that breaks it."""
    found: dict[str, int] = {}
    ends = np.searchsorted(play.owner, np.arange(len(play)), side="right")
    for i in range(len(play)):
        before, after = (position_of(GAME, s[i : i + 1]) for s in (play.before, play.after))
        rows = play.events[ends[i - 1] if i else 0 : ends[i]]
        log = np.vstack([[len(rows), *[0] * (COLUMNS - 1)], rows]).astype(np.int32)
        laws = broken_at(after)
        if play.opens[i]:
            laws += broken_at(before)
        if before.state.horde_count:
            laws += broken_by(before, after, GAME.events.read(log))
        for law in laws:
            found.setdefault(law, i)
    return [f"{law} at {i}" for law, i in found.items()]


def broken_at(position: Position) -> list[str]:
    """Return the invariants that a position breaks."""
    s = position.snapshot
    if s.horde_count == 0:
        return []  # still in setup
    laws = (
        tokens_are_kept, pieces_are_kept, hordes_are_kept, hordes_lie_right, people_stand_free,
        people_keep_limits, skills_are_kept, cards_are_kept, buildings_are_single, exp_is_bounded,
        city_is_linked, sets_agree, the_end_is_quiet,
    )  # fmt: skip
    return [law.__name__ for law in laws if not law(s)]


def tokens_are_kept(s: Any) -> bool:
    """Return whether all resource tokens add up to 8 of each kind (invariant 1)."""
    for k in range(5):
        count = s.store[k] + sum(survivor.goods[k] for survivor in s.survivors)
        count += 2 * (s.laboratory >> k & 1)
        count += 1 if k == 0 and s.driver else 0
        if count != RESOURCE_TOKENS or s.store[k] < 0:
            return False
    return True


def pieces_are_kept(s: Any) -> bool:
    """Return whether pieces on the board and in supply add up to those of the box (1)."""
    for piece, total in enumerate(row.supply for row in content.PIECES):
        there = [tile.pieces[piece] for tile in s.tiles]
        count = sum(1 for n in there if n) if piece == FORTRESS else sum(there)
        if piece == TRAP_PIECE:
            count += sum(survivor.trap for survivor in s.survivors)
        if count + s.supply[piece] != total or s.supply[piece] < 0:
            return False
    return int(s.built).bit_count() <= BUILT_TOKENS


def hordes_are_kept(s: Any) -> bool:
    """Return whether no horde is lost: deck, board, drawn and destroyed (invariant 2)."""
    places = [s.hordes[uid].place for uid in range(s.horde_count)]
    in_play = places.count(FACEDOWN) + places.count(REVEALED)
    total = in_play + places.count(IN_DECK) + places.count(DESTROYED) + places.count(DRAWN_UP)
    deck = all(place == IN_DECK for place in places[s.dealt :])
    return total == s.horde_count and in_play == s.in_play and deck


def hordes_lie_right(s: Any) -> bool:
    """Return whether hordes lie one to a hex, and facedown ones on the edge (invariant 3)."""
    base = s.tiles[MAIN_BASE].hex
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place not in (FACEDOWN, REVEALED):
            continue
        if horde.hex != base and s.horde_at[horde.hex] != uid + 1:
            return False
        if horde.place == FACEDOWN and not is_edge(s, horde.hex):
            return False
        if horde.hex == base and horde.meeple != 0:
            return False
    return True


def people_stand_free(s: Any) -> bool:
    """Return whether all people stand on settlements without a horde (invariant 4)."""
    if s.over or s.march.horde:
        return True
    free = s.city & ~s.overrun
    places = [s.helpless, *(tile - 1 for tile in s.settlers if tile)]
    places += [s.survivors[s.order[i]].tile for i in range(s.team)]
    return all(free >> tile & 1 for tile in places)


def people_keep_limits(s: Any) -> bool:
    """Return whether survivors keep their limits of tokens, cards and wounds (invariant 5)."""
    if s.over:
        return True
    for i in range(s.team):
        v = s.order[i]
        survivor = s.survivors[v]
        most = health(s, v)
        if survivor.wounds > most or (survivor.wounds == most) != bool(survivor.down):
            return False
        if survivor.down and tokens(survivor):
            return False
        if not is_counting_tokens(s) and tokens(survivor) > capacity(s, v):
            return False
        if s.ask == decisions.WHO and hand_size(survivor) > hand_limit(v):
            return False
    return True


def is_counting_tokens(s: Any) -> bool:
    """Return whether tokens are being collected, traded (OB-TRD-3) or returned just now."""
    frames = [s.agenda.frames[i] for i in range(s.agenda.depth)]
    waiting = any(frame.step in (TRIM_GOODS, TRADE, GAIN_TOKENS) for frame in frames)
    return waiting or s.ask == decisions.TRADE


def skills_are_kept(s: Any) -> bool:
    """Return whether each of the 36 skills is in one place (invariant 6)."""
    places = [k for deck in s.skill_deck for k in deck if k]
    places += [k for survivor in s.survivors for k in survivor.skills if k]
    places += [k for k in s.skills_offered if k]
    return sorted(places) == list(range(1, 37))


def cards_are_kept(s: Any) -> bool:
    """Return whether all Doom and Fortune cards are accounted for (invariant 7)."""
    for k, copies in enumerate(card.copies for card in content.CARDS):
        held = sum(survivor.hand[k] for survivor in s.survivors)
        if held + s.fortune_discard[k] > copies:
            return False
        if any(bool(v.hand[k]) != bool(v.cards >> k & 1) for v in s.survivors):
            return False
    for k, copies in enumerate(card.copies for card in content.DOOMS):
        out = [*s.doom_drawn, *s.doom_active, *s.doom_bottom].count(k + 1)
        if out + s.doom_discard[k] > copies:
            return False
    drawn = [card != 0 for card in s.doom_drawn]
    return drawn == sorted(drawn, reverse=True) and len(drawn) == TRACKER


def buildings_are_single(s: Any) -> bool:
    """Return whether buildings are single, and a Fortress is down exactly while overrun (8)."""
    for t, tile in enumerate(s.tiles):
        if tile.pieces[WATCHTOWER] > 1 or tile.pieces[TURRET] > 1:
            return False
        if tile.pieces[FORTRESS] and (tile.pieces[FORTRESS] == DOWN) != bool(s.overrun >> t & 1):
            return False
    return True


def exp_is_bounded(s: Any) -> bool:
    """Return whether Exp is between 0 and 99, and 0 in a game without Exp (invariant 9)."""
    return 0 <= s.exp <= 99 and not (s.options.no_exp and s.exp)


def city_is_linked(s: Any) -> bool:
    """Return whether settlements have their stored place and neighbours (invariant 10)."""
    for t in range(24):
        if not s.city >> t & 1:
            continue
        if s.tile_at[s.tiles[t].hex] != t + 1:
            return False
        around = beside(s, s.tiles[t].hex)
        if s.tiles[t].links != around:
            return False
    return True


def sets_agree(s: Any) -> bool:
    """Return whether what is stored twice agrees: overrun hexes, curses, the survivor order."""
    for t in range(24):
        if s.city >> t & 1 and bool(s.horde_at[s.tiles[t].hex]) != bool(s.overrun >> t & 1):
            return False
    revealed = [s.hordes[uid].card for uid in range(s.dealt) if s.hordes[uid].place == REVEALED]
    for icon, count in enumerate(s.curses):
        if count != sum(content.HORDES[card].contamination == icon for card in revealed):
            return False
    order = [s.order[i] for i in range(s.team)]
    if sorted(order) != [v for v in range(10) if s.survivors[v].playing]:
        return False
    seats = [s.survivors[v].seat for v in order]
    return seats == sorted(seats)


def the_end_is_quiet(s: Any) -> bool:
    """Return whether a running game has two options at least, a finished one none (13, 15)."""
    if s.over:
        return s.agenda.depth == 0 and s.offers == 0 and s.outcome > 0
    return s.offers > 1 and s.agenda.fault == 0


# From one decision to the next


def broken_by(before: Position, after: Position, events: Sequence[Event]) -> list[str]:
    """Return the invariants that a move breaks by what it changes."""
    laws = (
        days_rise, turns_are_single, hordes_act_once, the_city_grows, exp_is_locked,
        the_forest_has_no_garrisons, hordes_come_nearer,
    )  # fmt: skip
    return [law.__name__ for law in laws if not law(before.snapshot, after.snapshot, events)]


def days_rise(before: Any, after: Any, events: Sequence[Event]) -> bool:
    """Return whether the day only rises, one by one (invariant 12)."""
    days = [before.day, *(event.args["day"] for event in events if event.kind == "day-began")]
    return days == list(range(days[0], days[0] + len(days))) and after.day == days[-1]


def turns_are_single(before: Any, after: Any, events: Sequence[Event]) -> bool:
    """Return whether no survivor has two turns on one day (invariant 12)."""
    done = {v for v in range(10) if before.survivors[v].activated}
    for event in events:
        if event.kind == "day-began":
            done = set()
        if event.kind == "turn-began" and event.args["survivor"] in done:
            return False
    return True


def hordes_act_once(before: Any, after: Any, events: Sequence[Event]) -> bool:
    """Return whether a horde that has acted stays so within a Zombie Phase (invariant 12)."""
    if (before.phase, after.phase) != (ZOMBIES, ZOMBIES) or before.day != after.day:
        return True
    pairs = zip(before.hordes, after.hordes, strict=True)
    return all(a.acted >= b.acted for b, a in pairs if a.place == b.place == REVEALED)


def the_city_grows(before: Any, after: Any, events: Sequence[Event]) -> bool:
    """Return whether no settlement leaves the city or moves (invariant 10)."""
    kept = [t for t in range(24) if before.city >> t & 1]
    return all(after.city >> t & 1 and after.tiles[t].hex == before.tiles[t].hex for t in kept)


def exp_is_locked(before: Any, after: Any, events: Sequence[Event]) -> bool:
    """Return whether no Exp is spent while the Main Base is overrun (invariant 9)."""
    spent = [e for e in events if e.kind in ("developed", "built") and e.args["exp"] > 0]
    return not spent or not before.overrun >> MAIN_BASE & 1


def the_forest_has_no_garrisons(before: Any, after: Any, events: Sequence[Event]) -> bool:
    """Return whether no garrison is placed in the Forest, except on a Power Cut (invariant 8)."""
    more = after.tiles[FOREST].pieces[GARRISON] > before.tiles[FOREST].pieces[GARRISON]
    return not more or before.tiles[FOREST].pieces[POWER] > 0


def hordes_come_nearer(before: Any, after: Any, events: Sequence[Event]) -> bool:
    """Return whether hordes that march come nearer to their target (invariant 11)."""
    helpless, at = before.helpless, 0
    while at < len(events):
        if events[at].kind == "helpless-moved":
            helpless = events[at].args["to"]
        if events[at].kind != "marched":
            at += 1
            continue
        moved = [events[at].args]
        at += 1
        while at < len(events) and events[at].kind == "marched":
            if events[at].args["manner"] != FOLLOWING:
                break
            moved.append(events[at].args)
            at += 1
        goal = helpless if content.HORDES[moved[-1]["horde"]].hunts else MAIN_BASE
        steps = [
            city_distance(before, horde["from"], goal) - city_distance(before, horde["to"], goal)
            for horde in moved
        ]
        alone = len(moved) == 1 and moved[0]["manner"] != FOLLOWING
        if not (steps[0] >= 0 if alone else all(step == 1 for step in steps)):
            return False
    return True
