"""The invariants of Exoworld (section 10 of the rules), checked on many positions at once.

Each function is named after its invariant. It returns, for each position, whether the invariant
holds; a function of a `Play` compares every position with the one before it and with the events in
between.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from tests.support.random_play import Play
from tests.support.states import States, as_bytes, field_bytes

from holdfast.games.exoworld import decisions, steps
from holdfast.games.exoworld.content import (
    CARD,
    CHARACTER,
    EFFECT,
    EVENT,
    EVENT_KINDS,
    FIRST_CRITICAL,
    FIRST_PROTOCOL,
    HOME_BASE,
    ISSUE_EVENT,
    KINDS,
    MODULE_COUNT,
    SCENARIO,
)
from holdfast.games.exoworld.content.geometry import CELLS, HOME_CELL, NEIGHBOUR, OUTSIDE
from holdfast.games.exoworld.events import EVENTS
from holdfast.games.exoworld.events import PROTOCOL as BY_A_PROTOCOL
from holdfast.games.exoworld.moves import CLASS_COUNT, ISSUE_COUNT, MOVES, SEATS
from holdfast.games.exoworld.state import (
    DEHYDRATION,
    EMERGENCY_TOKEN,
    FRESH,
    FROZEN,
    HANDS_HIDDEN,
    HIGHEST_LEVEL,
    INCOMMUNICATION,
    LOST,
    LOWEST_LEVEL,
    MOST_EMERGENCY,
    MOST_LOCATIONS,
    MOST_SUPPLY,
    PILES,
    SHUTDOWN,
    SOLO_CREW,
    TRAINING,
    WON,
)
from holdfast.kernel.agenda import DEPTH

Kept = NDArray[np.bool_]
Numbers = NDArray[np.int64]
COUNT, COLOUR = CARD.array["count"], CARD.array["colour"]
KIND = {name: number for number, (name, _) in enumerate(EVENTS.kinds)}
ARGUMENTS = dict(EVENTS.kinds)
ISSUE_BITS = np.arange(ISSUE_COUNT)
RESERVE_RELEASE = FIRST_PROTOCOL


# What the fields mean


def everywhere(condition: Kept) -> Kept:
    """Return, for each position, whether a condition holds in every part of it: an array (N,)."""
    return condition.reshape(len(condition), -1).all(axis=1)


def is_solo(s: States) -> Kept:
    """Return whether one player runs three characters: an array (N,)."""
    return s["options"]["players"] == 1


def present(s: States) -> Kept:
    """Return which characters are on the base: an array (N, seats)."""
    three = np.arange(SEATS) < SOLO_CREW
    return np.where(is_solo(s)[:, None], three, s["players"]["seated"] == 1)


def deployed(s: States) -> Kept:
    """Return which entries of the list of locations are in use: an array (N, locations)."""
    return np.arange(MOST_LOCATIONS) < s["location_count"][:, None]


def counted(values: NDArray[np.int8], used: Kept, kinds: int) -> Numbers:
    """Return how often each number occurs in the used places of a list: an array (N, kinds)."""
    return ((values[:, :, None] == np.arange(kinds)) & used[:, :, None]).sum(axis=1)


def bits(values: NDArray[np.int8], count: int) -> Numbers:
    """Return the elements of small sets as booleans: an array (N, ..., count)."""
    return (values.astype(np.int64)[..., None] >> np.arange(count)) & 1


def issues(s: States) -> Kept:
    """Return which Health Issues each character has: an array (N, seats, issues)."""
    return bits(s["crew"]["issues"], ISSUE_COUNT) == 1


def on_agenda(s: States, step: int) -> Kept:
    """Return whether a step is still to come: an array (N,)."""
    return (s["agenda"]["frames"]["step"] == step).any(axis=1)


def raw_levels(s: States) -> Numbers:
    """Return the raw levels, computed from the modules on the grid: an array (N, 4)."""
    scenario = s["options"]["scenario"].astype(np.int64)
    training = (s["options"]["training"] == TRAINING)[:, None]
    start = np.where(training, -1, SCENARIO.array["levels"][scenario])
    kind, tokens = s["locations"]["kind"].astype(np.int64), s["locations"]["tokens"]
    module = deployed(s) & (kind != HOME_BASE)
    effect = EFFECT.array[scenario[:, None], np.where(module, kind, 0)].astype(np.int64)
    effect = np.where((tokens[:, :, FROZEN] != 0)[:, :, None], np.minimum(effect, 0), effect)
    gives = module & (tokens[:, :, SHUTDOWN] == 0)
    return start + np.where(gives[:, :, None], effect, 0).sum(axis=1)


def events_on_table(s: States) -> Numbers:
    """Return the Event cards in the deck, discarded, held or revealed: an array (N, kinds)."""
    deck = np.arange(s["events"].shape[1]) < s["events_left"][:, None]
    discard = np.arange(s["event_discard"].shape[1]) < s["event_discards"][:, None]
    revealed = (s["revealed"][:, None] - 1 == np.arange(EVENT_KINDS)).astype(np.int64)
    held = np.zeros((len(s), EVENT_KINDS), np.int64)
    held[:, list(ISSUE_EVENT)] = issues(s).sum(axis=1)
    return (
        counted(s["events"]["kind"], deck, EVENT_KINDS)
        + counted(s["event_discard"], discard, EVENT_KINDS)
        + held
        + revealed
    )


# Every position


def inv_1(s: States) -> Kept:
    """Return whether every card is in exactly one place (invariant 1)."""
    modules = counted(s["locations"]["kind"], deployed(s), KINDS)
    going = (s["deploy"]["going"] != 0)[:, None]
    announced = going & (s["deploy"]["kind"][:, None] == np.arange(KINDS))
    out = np.zeros((len(s), KINDS), np.int64)
    out[:, FIRST_PROTOCOL:] = bits(s["spent"] | s["unused"], KINDS - FIRST_PROTOCOL)
    hands = s["players"]["hand"].astype(np.int64)
    piles = {name: s[name].astype(np.int64) for name in ("deck", "row", "discard", "aside")}
    total = sum(piles.values()) + hands.sum(axis=1) + modules + announced + out
    classes = np.stack(
        [hands[:, :, COLOUR[:KINDS] == c].sum(axis=2) for c in range(CLASS_COUNT)], 2
    )
    solo = is_solo(s)[:, None]
    drawn = events_on_table(s)
    return (
        everywhere(total == COUNT[:KINDS])
        & everywhere(np.stack([piles[n] for n in piles], 1) >= 0)
        & everywhere(hands >= 0)
        & everywhere(s["players"]["classes"] == classes)
        & (piles["deck"].sum(axis=1) == s["deck_size"])
        & (piles["row"].sum(axis=1) == s["row_count"])
        & (piles["discard"].sum(axis=1) == s["discard_size"])
        & everywhere(drawn <= np.where(solo, EVENT.array["solo_count"], EVENT.array["count"]))
        & (drawn.sum(axis=1) == s["events"].shape[1])
    )


def inv_2(s: States) -> Kept:
    """Return whether the tokens in stock and on the table make the total (invariant 2)."""
    placed = np.where(deployed(s)[:, :, None], s["locations"]["tokens"], 0).sum(axis=1)
    tired = np.where(present(s), s["crew"]["fatigue"], 0).sum(axis=1)
    total = s["stock"] + np.concatenate([placed, tired[:, None]], axis=1)
    return everywhere(total == [3] * (EMERGENCY_TOKEN + 1) + [4] * 4) & everywhere(s["stock"] >= 0)


def inv_3(s: States) -> Kept:
    """Return whether supplies are in bounds, and the reserve empty only when lost (invariant 3)."""
    within = everywhere((s["supply"] >= 0) & (s["supply"] <= MOST_SUPPLY))
    reserve = (s["emergency"] >= 0) & (s["emergency"] <= MOST_EMERGENCY)
    return within & reserve & ((s["emergency"] == 0) == (s["outcome"] == LOST))


def inv_5(s: States) -> Kept:
    """Return whether the game is won exactly when no raw level is negative (invariant 5)."""
    won = everywhere(raw_levels(s) >= 0)
    return (won == (s["outcome"] == WON)) & ((s["over"] == 1) == (s["outcome"] != 0))


def inv_6(s: States) -> Kept:
    """Return whether the base is connected and all pawns stand on it (invariant 6)."""
    place, cell = deployed(s), s["locations"]["cell"].astype(np.int64)
    grid = np.zeros((len(s), CELLS), np.int64)
    rows, columns = np.nonzero(place)
    grid[rows, cell[rows, columns]] = columns + 1
    filled = np.concatenate([grid > 0, np.zeros((len(s), OUTSIDE + 1 - CELLS), np.bool_)], axis=1)
    reached = np.zeros_like(filled)
    reached[:, HOME_CELL] = True
    edge = np.count_nonzero(reached)
    while edge:
        before = np.count_nonzero(reached)
        reached[:, :CELLS] |= filled[:, :CELLS] & reached[:, NEIGHBOUR.array].any(axis=2)
        edge = np.count_nonzero(reached) - before
    kinds = counted(s["locations"]["kind"], place, MODULE_COUNT)
    pawn = s["crew"]["place"]
    return (
        everywhere(grid == s["grid"])
        & everywhere(reached == filled)
        & (s["locations"]["cell"][:, 0] == HOME_CELL)
        & everywhere((s["locations"]["kind"] == HOME_BASE)[:, 1:] <= ~place[:, 1:])
        & (s["locations"]["kind"][:, 0] == HOME_BASE)
        & everywhere(~present(s) | ((pawn >= 0) & (pawn < s["location_count"][:, None])))
        & everywhere(kinds <= COUNT[:MODULE_COUNT])
    )


def inv_7(s: States) -> Kept:
    """Return whether each location has at most one token of the single kinds (invariant 7)."""
    single = s["locations"]["tokens"][:, :, SHUTDOWN:]
    active = np.take_along_axis(s["crew"]["fatigue"], s["active"][:, None].astype(np.int64), 1)
    return (
        everywhere((single == 0) | (single == 1))
        & everywhere(single[:, 0] == 0)
        & everywhere((s["crew"]["fatigue"] == 0) | (s["crew"]["fatigue"] == 1))
        & (~on_agenda(s, steps.EVENT) | (active[:, 0] == 0))
    )


def inv_9(s: States) -> Kept:
    """Return whether the row is full while cards are left to fill it (invariant 9)."""
    loading = is_solo(s) & (s["cargo"]["going"] == 1)
    full = (s["row_count"] >= s["row_size"]) | ((s["deck_size"] == 0) & (s["discard_size"] == 0))
    return (full | loading) & ((s["row_count"] <= s["row_size"]) | is_solo(s))


def inv_10(s: States) -> Kept:
    """Return whether the deck is empty only where the discard pile is (invariant 10)."""
    return (s["deck_size"] > 0) | (s["discard_size"] == 0)


def inv_12(s: States) -> Kept:
    """Return whether each setup pile has one Critical card, in the deck or drawn (invariant 12)."""
    deck = np.arange(s["events"].shape[1]) < s["events_left"][:, None]
    critical = deck & (s["events"]["kind"] >= FIRST_CRITICAL)
    return everywhere(
        counted(s["events"]["pile"], critical, PILES) + bits(s["critical_out"], PILES) == 1
    )


def inv_13(s: States) -> Kept:
    """Return whether nobody with a Health Issue holds three cards that cure it (invariant 13)."""
    classes = np.where(
        is_solo(s)[:, None, None], s["players"]["classes"][:, :1], s["players"]["classes"]
    ).astype(np.int64)
    colours = EVENT.array["cure"][list(ISSUE_EVENT)].astype(np.int64)
    fitting = classes[:, :, colours] + classes[:, :, 4:5]
    return everywhere(~issues(s) | (fitting < 3))


def inv_15(s: States) -> Kept:
    """Return whether the actions left are between 0 and those of the turn (invariant 15)."""
    return (s["actions_left"] >= 0) & (s["actions_left"] <= np.maximum(s["actions"], 0))


def inv_17(s: States) -> Kept:
    """Return whether lasting effects are marked rightly during the turn (invariant 17)."""
    fresh = s["lasting"] == FRESH
    mine = np.arange(SEATS) == s["active"][:, None]
    over = (s["over"] == 0) & on_agenda(s, steps.EVENT)
    return (
        everywhere((s["lasting"] >= 0) & (s["lasting"] <= FRESH))
        & everywhere(~fresh | mine[:, None, :])
        & ~(fresh.any(axis=(1, 2)) & over)
        & everywhere((s["lasting"] == 0) | present(s)[:, None, :])
    )


def wellformed(s: States) -> Kept:
    """Return whether all is consistent: no fault, one decider, nothing left of what is over."""
    players = s["players"]
    to_move = s["to_move"].clip(0).astype(np.int64)[:, None]
    seated = np.take_along_axis(players["seated"], to_move, 1)[:, 0] == 1
    asked = (s["to_move"] >= 0) & seated & (s["ask"] > 0)
    over = (s["to_move"] == -1) & (s["ask"] == 0) & (s["agenda"]["depth"] == 0)
    still = (s["agenda"]["fault"] == 0) & (s["chance"]["fault"] == 0)
    frames = np.arange(DEPTH) < s["agenda"]["depth"][:, None]
    offering = (s["transfer"]["going"] == 1) | (s["transfer"]["by_skill"] == 1)
    blank_seat = as_bytes(np.ascontiguousarray(players).reshape(-1)).reshape(len(s), SEATS, -1)
    blank_crew = as_bytes(np.ascontiguousarray(s["crew"]).reshape(-1)).reshape(len(s), SEATS, -1)
    refused = np.arange(s["refused"].shape[1]) < s["refusals"][:, None]
    blank = (
        ((s["deploy"]["going"] != 0) | ~field_bytes(s, "deploy").any(axis=1))
        & (offering | ~field_bytes(s, "transfer").any(axis=1))
        & ((s["cargo"]["going"] != 0) | ~field_bytes(s, "cargo").any(axis=1))
        & ((s["deploy"]["going"] != 0) | (s["aside"].sum(axis=1) == s["looked"]))
        & ((s["revealed"] != 0) | ((s["severity"] == 0) & (s["cancelled"] == 0)))
        & ((s["revealed"] != 0) | (s["revealed_to"] == 0))
        & everywhere((s["refused"] != 0) == refused)
    )
    return (
        np.where(s["over"] == 1, over, asked & blank)
        & still
        & everywhere(frames == (s["agenda"]["frames"]["step"] > 0))
        & ~field_bytes(s, "box").any(axis=1)
        & ~field_bytes(s, "notes").any(axis=1)
        & everywhere((players["seated"] == 1) | ~blank_seat.any(axis=2))
        & everywhere(present(s) | ~blank_crew.any(axis=2))
        & ((s["turn"] >= 0) & (s["turn"] <= 31))
        & (is_solo(s) | (players["seated"].sum(axis=1) >= 2))
    )


POSITION_LAWS = (
    inv_1, inv_2, inv_3, inv_5, inv_6, inv_7, inv_9, inv_10, inv_12, inv_13, inv_15, inv_17,
    wellformed,
)  # fmt: skip


# Every decision


def sums(play: Play, event: str, argument: str | None = None, /, **only: int) -> Numbers:
    """Return, per decision, how many events of a kind there were, or the sum of an argument."""
    rows = play.events[:, 0] == KIND[event]
    for name, value in only.items():
        rows &= play.events[:, 2 + ARGUMENTS[event].index(name)] == value
    weights = None
    if argument is not None:
        weights = play.events[rows, 2 + ARGUMENTS[event].index(argument)]
    return np.bincount(play.owner[rows], weights, len(play)).astype(np.int64)


def latest(play: Play, kind: str) -> tuple[Numbers, Numbers]:
    """Return the decisions with an event of a kind, and the arguments of the last one in each."""
    rows = np.flatnonzero(play.events[:, 0] == KIND[kind])
    owners, first_from_behind = np.unique(play.owner[rows][::-1], return_index=True)
    last = rows[::-1][first_from_behind]
    return owners, play.events[last, 2 : 2 + len(ARGUMENTS[kind])].astype(np.int64)


def inv_4(play: Play) -> Kept:
    """Return whether the levels last announced are those of the grid (invariant 4)."""
    kept = np.ones(len(play), np.bool_)
    owners, told = latest(play, "levels")
    now = raw_levels(play.after)
    kept[owners] = (told == now[owners]).all(axis=1)
    silent = np.ones(len(play), np.bool_)
    silent[owners] = False
    # EX-LVL-6: without such a change no level moves.
    return kept & (~silent | everywhere(now == raw_levels(play.before)))


def hand_limits(s: States, solo_character: Numbers) -> Numbers:
    """Return the hand limits in force, solo that of one character: an array (N, seats)."""
    who = np.where(is_solo(s)[:, None], solo_character[:, None], np.arange(SEATS))
    role = np.take_along_axis(s["crew"]["role"].astype(np.int64), who, 1)
    dry = np.take_along_axis(bits(s["crew"]["issues"], ISSUE_COUNT)[:, :, DEHYDRATION], who, 1)
    return np.maximum(1, CHARACTER.array["hand_limit"][role] - 2 * dry)


def inv_8(play: Play) -> Kept:
    """Return whether no hand is above its limit when a turn begins (invariant 8)."""
    s = play.after
    began = (sums(play, "turn-began") == 1) & np.isin(
        s["ask"], (decisions.BEFORE_TURN, decisions.ACT, decisions.UNSEEN_ACT)
    )
    began &= (s["actions_left"] == s["actions"]) & (play.before["turn"] > 0)
    limits = hand_limits(s, play.before["active"].astype(np.int64))
    cards = s["players"]["classes"].sum(axis=2, dtype=np.int64)
    seated = s["players"]["seated"] == 1
    return ~began | everywhere(~seated | (cards <= limits))


def inv_11(play: Play) -> Kept:
    """Return whether the Event deck only shrinks and is never shuffled (invariant 11)."""
    before, after = play.before, play.after
    gone = sums(play, "event-revealed") + sums(play, "event-dropped")
    moved = (sums(play, "event-dropped") > 0) | (sums(play, "order-set", swapped=1) > 0)
    left = np.arange(before["events"].shape[1]) < after["events_left"][:, None]
    same = (before["events"]["kind"] == after["events"]["kind"]) | ~left
    below = left & (np.arange(left.shape[1]) < before["events_left"][:, None] - 3)
    untouched = (before["events"]["kind"] == after["events"]["kind"]) | ~below
    return (
        (before["events_left"] - after["events_left"] == gone)
        & (moved | everywhere(same))
        & everywhere(untouched)
    )


def inv_14(play: Play) -> Kept:
    """Return whether supplies and reserve change only as the events say (invariant 14)."""
    change = play.after["supply"].astype(np.int64) - play.before["supply"]
    told = np.stack(
        [
            sums(play, "supply-changed", "amount", resource=r)
            + sums(play, "produced", "amount", resource=r)
            for r in range(4)
        ],
        axis=1,
    )
    rows = play.events[play.events[:, 0] == KIND["supply-changed"]]
    amount, cause = (rows[:, 2 + ARGUMENTS["supply-changed"].index(n)] for n in ("amount", "cause"))
    production = 0
    assert np.isin(cause[amount > 0], (production, BY_A_PROTOCOL)).all()
    reserve = play.after["emergency"].astype(np.int64) - play.before["emergency"]
    raised = sums(play, "emergency-changed", "amount") == reserve
    released = sums(play, "protocol-played", kind=RESERVE_RELEASE) > 0
    return everywhere(change == told) & raised & ((reserve <= 0) | released)


def inv_16(play: Play) -> Kept:
    """Return whether modules never leave the grid and never move (invariant 16)."""
    stay = deployed(play.before)
    old, new = play.before["locations"], play.after["locations"]
    same = (old["cell"] == new["cell"]) & (old["kind"] == new["kind"])
    grown = play.after["location_count"] - play.before["location_count"]
    return everywhere(~stay | same) & (grown == sums(play, "deployed"))


def one_round(play: Play) -> Kept:
    """Return whether lasting effects end with the turn that ends them (invariant 17)."""
    before, after = play.before, play.after
    ended = on_agenda(before, steps.TURN_END) & (after["turn"] == before["turn"] + 1)
    ended &= (sums(play, "lasting-began") == 0) & (sums(play, "left") == 0)
    index = before["active"].astype(np.int64)[:, None, None]
    old = np.take_along_axis(before["lasting"], index, 2)[:, :, 0]
    new = np.take_along_axis(after["lasting"], index, 2)[:, :, 0]
    return ~ended | everywhere(new == (old == FRESH))


def fixed(play: Play) -> Kept:
    """Return whether options never change, and a request changes nothing but itself."""
    request = play.moves >= MOVES.commands
    same = everywhere(as_bytes(play.before) == as_bytes(play.after))
    return everywhere(field_bytes(play.before, "options") == field_bytes(play.after, "options")) & (
        ~request | (~same & (play.after["to_move"] == play.before["to_move"]))
    )


def worth_asking(play: Play) -> Kept:
    """Return whether a decision has two options, unless asking protects a secret (EX-VIS-6)."""
    s = play.before
    hidden = (s["options"]["incommunication"] == INCOMMUNICATION) | (
        s["lasting"][:, HANDS_HIDDEN].any(axis=1)
    )
    return hidden | (play.offered > 1)


PLAY_LAWS = (inv_4, inv_8, inv_11, inv_14, inv_16, one_round, fixed, worth_asking)


def shown(s: States) -> Numbers:
    """Return the levels on the track: an array (N, 4)."""
    return raw_levels(s).clip(LOWEST_LEVEL, HIGHEST_LEVEL)


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
