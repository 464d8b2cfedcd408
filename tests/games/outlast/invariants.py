"""The invariants of Outlast (LA-INV), checked on many positions at once.

Each function is named after its clause. It returns, for each position, whether the clause holds; a
function of a `Play` compares every position with the one before it and with the events in between.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from tests.support.random_play import Play
from tests.support.states import States, field_bytes

from holdfast.games.outlast.content import BUILDINGS
from holdfast.games.outlast.content.geometry import NEIGHBOUR
from holdfast.games.outlast.decisions import BLIND, BOOST, FEED, FORCED, SPILL
from holdfast.games.outlast.events import EVENTS
from holdfast.games.outlast.moves import MEEPLES, SEATS, TILES
from holdfast.games.outlast.state import (
    ATTACK_ONE,
    AWAKE,
    CARRY_UNLIMITED,
    HEARTH,
    MOST,
    PREY,
    RESOURCE,
    WOLVES_STARVE,
)
from holdfast.kernel.agenda import DEPTH

Kept = NDArray[np.bool_]
KIND = {name: number for number, (name, _) in enumerate(EVENTS.kinds)}
ARGUMENTS = dict(EVENTS.kinds)
SETTLEMENT = 0


# What the fields mean


def on_board(s: States) -> Kept:
    """Return the spaces that each position's board has: an array (N, tiles)."""
    return np.arange(TILES) < s["tile_count"][:, None]


def seated(s: States) -> Kept:
    """Return the seats that are taken: an array (N, seats)."""
    return np.arange(SEATS) < s["options"]["players"][:, None]


def living(s: States) -> Kept:
    """Return the slots with a meeple in them: an array (N, seats, slots)."""
    return np.arange(MEEPLES) < s["players"]["people"][:, :, None]


def of_tiles(s: States, field: Kept) -> Kept:
    """Return, for each meeple, the value for the tile it stands on: an array (N, seats, slots)."""
    flat = s["players"]["meeples"]["tile"].reshape(len(s), -1).astype(np.int64)
    chosen = np.take_along_axis(field, flat.clip(0, TILES - 1), axis=1)
    return chosen.reshape(len(s), SEATS, MEEPLES)


def in_set(tiles: NDArray[np.int64]) -> Kept:
    """Return which tiles are in a set of tiles: an array (N, tiles)."""
    return (tiles[:, None] >> np.arange(TILES)) & 1 == 1


def goods(s: States) -> NDArray[np.int64]:
    """Return the numbers of resources and prey on each tile: an array (N, tiles, 2)."""
    kinds = [in_set(s["ones"][:, kind]) + 2 * in_set(s["twos"][:, kind]) for kind in range(2)]
    return np.stack(kinds, axis=2)


def exposed_to_wolves(s: States) -> Kept:
    """Return which meeples share a tile with a wolf unprotected: an array (N, seats, slots)."""
    hidden = s["players"]["meeples"]["hidden"] == 1
    return living(s) & ~hidden & of_tiles(s, in_set(s["wolves"]))


def everywhere(condition: Kept) -> Kept:
    """Return, for each position, whether a condition holds in every part of it: an array (N,)."""
    return condition.reshape(len(condition), -1).all(axis=1)


# Every position


def inv_1(s: States) -> Kept:
    """Return whether every token lies on a tile of the board (LA-INV-1)."""
    tokens = s["wolves"] | np.bitwise_or.reduce(s["ones"] | s["twos"], axis=1)
    return tokens >> s["tile_count"].astype(np.int64) == 0


def inv_2(s: States) -> Kept:
    """Return whether meeples stand on face-up tiles and carry no more than they can (LA-INV-2)."""
    goods = s["players"]["meeples"]["goods"]
    most = np.where(s["options"]["carry"] == CARRY_UNLIMITED, 30000, MOST)
    carried = (goods >= 0) & (goods <= most[:, None, None, None])
    tile = s["players"]["meeples"]["tile"]
    placed = (tile >= 0) & (tile < s["tile_count"][:, None, None])
    shown = of_tiles(s, in_set(s["face_up"]))
    return everywhere(~living(s) | (carried.all(axis=3) & placed & shown))


def inv_3(s: States) -> Kept:
    """Return whether meeples and structures keep their limits, in play and in supply (LA-INV-3)."""
    owner = s["tiles"]["structures"]
    people, supply = s["players"]["people"], s["players"]["supply"]
    owned = everywhere((owner >= -1) & (owner < s["options"]["players"][:, None, None]))
    built = (owner[:, :, None, :] == np.arange(SEATS)[:, None]).sum(axis=1)
    total = np.where(seated(s)[:, :, None], [row.per_player for row in BUILDINGS], 0)
    counted = everywhere(built + supply == total)
    return (
        owned
        & counted
        & everywhere((people >= 0) & (people <= MEEPLES) & (seated(s) | (people == 0)))
        & everywhere(built[:, :, SETTLEMENT] <= 5)
    )


def inv_4(s: States) -> Kept:
    """Return whether face-down tiles are empty while the wilds are asleep (LA-INV-4)."""
    tiles = s["tiles"]
    down = ~in_set(s["face_up"])
    empty = (goods(s) == 0).all(axis=2) & ~in_set(s["wolves"]) & (tiles["spill_to"] == -1)
    target = tiles["spill_to"].clip(0).astype(np.int64)
    onto_snow = (tiles["spill_to"] >= 0) & np.take_along_axis(down, target, axis=1)
    return (s["options"]["wilds"] == AWAKE) | everywhere((~down | empty) & ~onto_snow)


def inv_5(s: States) -> Kept:
    """Return whether each tile spilled last to a neighbour on the board, or never (LA-INV-5)."""
    onto = s["tiles"]["spill_to"]
    beside = (NEIGHBOUR.array[None, :, :] == onto[:, :, None]).any(axis=2)
    return everywhere((onto == -1) | (beside & (onto < s["tile_count"][:, None]) & on_board(s)))


def inv_11(s: States) -> Kept:
    """Return whether every living player has a meeple, under strict elimination (LA-INV-11)."""
    players = s["players"]
    strict = (s["options"]["elimination"] != HEARTH) | (s["options"]["players"] == 1)
    hearth = players["supply"][:, :, SETTLEMENT] < 5
    somebody = (players["people"] > 0) | (~strict[:, None] & hearth)
    return (s["over"] == 1) | everywhere((players["alive"] == 0) | somebody)


def wellformed(s: States) -> Kept:
    """Return whether all is consistent: no fault, one decider, nothing left in empty slots."""
    players, meeples = s["players"], s["players"]["meeples"]
    asked = (s["to_move"] >= 0) & (s["to_move"] < s["options"]["players"]) & (s["ask"] > 0)
    over = (s["to_move"] == -1) & (s["ask"] == 0) & (s["agenda"]["depth"] == 0) & (s["seat"] == -1)
    decider = np.take_along_axis(players["alive"], s["to_move"].clip(0)[:, None].astype(int), 1)
    alive = (players["alive"] == 1) & seated(s)
    number = meeples["number"]
    rising = (number[:, :, 1:] > number[:, :, :-1]) | ~living(s)[:, :, 1:]
    given = (number > 0) & (number < players["next_number"][:, :, None])
    blank = (number == 0) & (meeples["goods"] == 0).all(axis=3) & (meeples["tile"] == 0)
    fighting = s["fight"]["going"] == np.isin(s["ask"], FIGHT_DECISIONS)
    still = (s["agenda"]["fault"] == 0) & (s["chance"]["fault"] == 0)
    about_something = np.isin(s["ask"], (SPILL, FORCED, FEED)) | (s["about"] == 0)
    against_something = (s["ask"] == SPILL) | (s["against"] == 0)
    no_fight = (s["fight"]["going"] == 1) | ~field_bytes(s, "fight").any(axis=1)
    frames = np.arange(DEPTH) < s["agenda"]["depth"][:, None]
    settled = (meeples["meal"] == 0) | (s["ask"] == FEED)[:, None, None]
    return (
        np.where(s["over"] == 1, over, asked & (decider[:, 0] == 1))
        & everywhere((players["alive"] == 1) == alive)
        & everywhere(rising)
        & everywhere(np.where(living(s), given, blank & (meeples["hidden"] == 0)))
        & ((s["round"] >= 1) & (s["round"] <= s["last_round"]))
        & ((s["actions_left"] >= 0) & (s["actions_left"] <= s["actions"]))
        & (s["actions"] <= MEEPLES + 2)
        & fighting
        & still
        & about_something
        & against_something
        & no_fight
        & everywhere(frames == (s["agenda"]["frames"]["step"] > 0))
        & everywhere(settled)
    )


def places_are_noted(s: States) -> Kept:
    """Return whether the stored set of each player's tiles matches where the meeples stand."""
    standing = np.where(living(s), 1 << s["players"]["meeples"]["tile"].astype(np.int64), 0)
    return everywhere(s["players"]["places"] == np.bitwise_or.reduce(standing, axis=2))


FIGHT_DECISIONS = [BOOST, BLIND]
POSITION_LAWS = (inv_1, inv_2, inv_3, inv_4, inv_5, inv_11, wellformed, places_are_noted)


# Every decision


def sums(play: Play, kind: str, argument: str | None = None, **only: int) -> NDArray[np.int64]:
    """Return, per decision, how many events of a kind there were, or the sum of an argument."""
    rows = play.events[:, 0] == KIND[kind]
    for name, value in only.items():
        rows &= play.events[:, 2 + ARGUMENTS[kind].index(name)] == value
    weights = None
    if argument is not None:
        weights = play.events[rows, 2 + ARGUMENTS[kind].index(argument)]
    return np.bincount(play.owner[rows], weights, len(play)).astype(np.int64)


def inv_6(play: Play) -> Kept:
    """Return whether face-up tiles, rounds and eliminations never go back (LA-INV-6)."""
    before, after = play.before, play.after
    old, new = before["players"], after["players"]
    out = seated(before) & (old["alive"] == 0)
    gone = (new["alive"] == 0) & seated(after)
    number = new["meeples"]["number"]
    known = (number[:, :, :, None] == old["meeples"]["number"][:, :, None, :]).any(axis=3)
    unused = number >= old["next_number"][:, :, None]
    return (
        (before["face_up"] & ~after["face_up"] == 0)
        & everywhere(after["tiles"]["terrain"] == before["tiles"]["terrain"])
        & (after["round"] >= before["round"])
        & everywhere(~out | (new["alive"] == 0))
        & everywhere(~out | (new["out_at"] == old["out_at"]))
        & everywhere(~gone | (new["people"] == 0))
        & everywhere(new["next_number"] >= old["next_number"])
        & everywhere(~living(after) | known | unused)
        & everywhere(field_bytes(after, "options") == field_bytes(before, "options"))
        & everywhere((before["tiles"]["structures"] == -1) | (
            after["tiles"]["structures"] == before["tiles"]["structures"]))
    )  # fmt: skip


def inv_7(play: Play) -> Kept:
    """Return whether nobody is cornered when their player's turn is over (LA-INV-7).

    Seen from outside: when the next turn began and no board turn came in between.
    """
    seat = play.before["seat"].clip(0).astype(np.int64)
    ended = (sums(play, "turn-began") > 0) & (sums(play, "board-turn") == 0)
    cornered = exposed_to_wolves(play.after).any(axis=2)
    return ~ended | ~np.take_along_axis(cornered, seat[:, None], 1)[:, 0]


def inv_8(play: Play) -> Kept:
    """Return whether no exposed meeple shares a tile with a wolf after board step 6 (LA-INV-8).

    The player whose turn has begun since came out of hiding, and may be beside a wolf again. Where
    only hearths are left a whole round may pass, up to the arrivals of the next.
    """
    each = play.before["options"]["wolf_attacks"] != ATTACK_ONE
    in_board_turn = (play.after["seat"] == -1) & (play.after["over"] == 0)
    attacked = (sums(play, "board-turn", step=6) > 0) & ~in_board_turn & each
    up = np.arange(SEATS) == play.after["seat"][:, None]
    return ~attacked | everywhere(~exposed_to_wolves(play.after) | up[:, :, None])


def visible(s: States, kind: int) -> NDArray[np.int64]:
    """Return the goods of a kind on face-up tiles and in hands: an array (N,)."""
    tiles = np.where(in_set(s["face_up"]), goods(s)[:, :, kind], 0)
    hands = np.where(living(s), s["players"]["meeples"]["goods"][:, :, :, kind], 0)
    return tiles.sum(axis=1, dtype=np.int64) + hands.sum(axis=(1, 2), dtype=np.int64)


def inv_9(play: Play) -> Kept:
    """Return whether resources and prey come and go only as the rules say (LA-INV-9)."""
    resources = visible(play.after, RESOURCE) - visible(play.before, RESOURCE)
    prey = visible(play.after, PREY) - visible(play.before, PREY)
    assert {row.cost for row in BUILDINGS} == {3}
    return (
        resources
        == sums(play, "revealed", "resources")
        + sums(play, "resource-grew")
        - 3 * sums(play, "built")
        - sums(play, "fight-added", "amount")
        - sums(play, "fell", goods=RESOURCE, onto=-1)
    ) & (
        prey
        == sums(play, "revealed", "prey")
        + sums(play, "prey-born")
        + sums(play, "prey-spilled")
        - sums(play, "ate", "fed")
        - sums(play, "wolf-ate")
        - sums(play, "fell", goods=PREY, onto=-1)
    )


def inv_10(play: Play) -> Kept:
    """Return whether wolves come by revealing and birth and go by fights and hunger (LA-INV-10)."""
    pair = (play.before, play.after)
    shown = [in_set(s["wolves"] & s["face_up"]) for s in pair]
    before, after = (wolves.sum(axis=1, dtype=np.int64) for wolves in shown)
    killed, starved = sums(play, "fought-wolf", won=1), sums(play, "wolf-starved")
    roaming = sums(play, "wolf-moved", **{"from": -1}) - sums(play, "wolf-moved", to=-1)
    come = sums(play, "revealed", "wolf") + sums(play, "wolf-born")
    accounted = after - before == come + roaming - killed - starved
    # Under the snow there are no events; still, wolves vanish there by hunger only.
    before, after = (in_set(s["wolves"]).sum(axis=1, dtype=np.int64) for s in pair)
    hungry = play.before["options"]["wolf_hunger"] == WOLVES_STARVE
    kept = hungry | (after >= before - killed)
    may_starve = hungry | (starved == 0)
    return accounted & kept & may_starve


def people_are_counted(play: Play) -> Kept:
    """Return whether each change in a player's number of meeples has an event."""
    change = play.after["players"]["people"] - play.before["players"]["people"].astype(int)
    told = [sums(play, "arrived", seat=p) - sums(play, "died", seat=p) for p in range(SEATS)]
    return everywhere(change == np.stack(told, axis=1))


PLAY_LAWS = (inv_6, inv_7, inv_8, inv_9, inv_10, people_are_counted)


def broken(play: Play) -> list[str]:
    """Return the invariants that do not hold, each with the first decision that breaks it."""
    problems = [f"{play.overflow} events did not fit into the log"] if play.overflow else []
    for law in POSITION_LAWS:
        kept = law(play.after)
        if not kept.all():
            problems.append(f"{law.__name__}: decision {int(np.argmin(kept))}")
    for law in PLAY_LAWS:
        kept = law(play)
        if not kept.all():
            problems.append(f"{law.__name__}: decision {int(np.argmin(kept))}")
    return problems
