"""Why can't I? The clauses that forbid a move, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outlive.content import (
    ABILITY,
    AIRLOCK_SPACES,
    ANIMAL_NAMES,
    BASE,
    CITY_AT,
    DAM,
    DAYS,
    DISPLAY,
    EFFECT_OP,
    FIRST_SPOT,
    SEARCH_TILES,
    SHIP,
    STOCKED,
    WILD_AT,
)
from holdfast.games.outlive.content.vocabulary import (
    CHIPS,
    CHOOSE_PREY,
    EVENT_DISCOUNT,
    MATERIALS,
    PRESSURE_DOWN,
    RESOURCE_NAMES,
    WATER,
)
from holdfast.games.outlive.moves import AIRLOCK, MOVES
from holdfast.games.outlive.rules.evening import price_of
from holdfast.games.outlive.rules.hunting import means, need_of, top_of
from holdfast.games.outlive.rules.moving import (
    REACH,
    holds_own_hero,
    is_taken,
    own_spot,
    steps_between,
)
from holdfast.games.outlive.rules.setup import is_free
from holdfast.games.outlive.rules.shelter import (
    NO_SLOT,
    has_space,
    is_full,
    is_in_force,
    is_ready,
    ready_equipment,
    ready_room,
    virtual_water,
)
from holdfast.games.outlive.rules.tokens import materials
from holdfast.games.outlive.rules.workshop import (
    discount_slot,
    drawing_slot,
    price_of_room,
    repair_price,
    waived,
)
from holdfast.games.outlive.state import DECISIONS
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.words import Why, because

Args = dict[str, int]

ASKED_IN: dict[str, set[str]] = {
    "rooms": {"discard"},
    "freebuild": {"free-build"},
    "split": {"split"},
    "leader": {"lead"},
    "marydraw": {"draw-find"},
    "marydrop": {"drop-find"},
    "place": {"place"},
    "rats": {"give"},
    "clan": {"lose-goods"},
    "lose": {"lose"},
    "move": {"move", "board", "stand", "peek"},
    "bat": {"bat"},
    "defend": {"immune", "defend"},
    "tribute": {"give"},
    "surv": {"settle", "decline"},
    "act": {
        "scavenge", "hunt", "sensor", "algae", "open-dam", "take", "search", "peek", "end",
    },
    "hunt": {"shoot"},
    "prey": {"prey", "no-prey"},
    "overcome": {"overcome", "pass"},
    "feed": {"feed"},
    "recruit": {"recruit", "done"},
    "build": {"move-in", "build", "ability", "done"},
    "paymat": {"pay"},
    "salvage": {"salvage"},
    "repair": {"repair", "draw", "done"},
}  # fmt: skip


def why(position: Position, move: int) -> Why:
    """Why a move is not allowed, with the clauses that say so."""
    s = position.state
    kind, args = MOVES.decode(move)
    if s.over:
        return because("over", "OL-END-1")
    if s.to_move == NOBODY:
        return because("nobody", "OL-GEN-2")
    decision = DECISIONS[s.ask]
    if kind.name not in ASKED_IN[decision]:
        return because("asked", "OL-GEN-2", f"OL-D-{decision.upper()}", decision=f"@ask-{decision}")
    reason = _REASONS.get(kind.name)
    found = reason(s, args) if reason else None
    return found or because("not-offered", f"OL-D-{decision.upper()}")


def _mine(s: Any) -> Any:
    return s.players[s.to_move]


# Setup


def _discard(s: Any, args: Args) -> Why:
    return because("not-in-hand", "OL-SET-2", "OL-SET-3")


def _lead(s: Any, args: Args) -> Why:
    return because("not-in-hand", "OL-SET-2", "OL-SET-6")


def _split(s: Any, args: Args) -> Why:
    return because("no-space", "OL-SET-5")


def _place(s: Any, args: Args) -> Why:
    if not plain(is_free)(_mine(s), args["place"]):
        return because("not-start-place", "OL-SET-9")
    return because("other-hero-first", "OL-SET-9", "OL-D-PLACE")


# Day


def _no_token(s: Any, args: Args) -> Why:
    return because("no-supply", "OL-GEN-3", "OL-SUP-4")


def _nobody_there(s: Any, args: Args) -> Why:
    return because("not-offered", "OL-SURV-5")


def _idle(s: Any, args: Args) -> Why | None:
    if _mine(s).heroes[args["hero"]].standing:
        return because("activated", "OL-MOVE-1", "OL-MOVE-10")
    return None


def _move(s: Any, args: Args) -> Why | None:
    place = args.get("place", SHIP)
    here = _mine(s).heroes[args["hero"]].place
    stopped = _idle(s, args)
    if stopped:
        return stopped
    if here == place:
        return because("same-place", "OL-MOVE-2")
    if plain(holds_own_hero)(_mine(s), place):
        return because("own-hero", "OL-MOVE-3")
    steps = plain(steps_between)(here, place)
    if steps > REACH:
        return because("too-far", "OL-MOVE-2", "OL-MOVE-7", steps=steps)
    return None


def _board(s: Any, args: Args) -> Why | None:
    stopped = _move(s, args)
    if stopped:
        return stopped
    spot = int(plain(own_spot)(s, s.to_move, args["hero"]))
    if args["spot"] == spot and plain(is_taken)(s, spot):
        return because("spot-taken", "OL-MOVE-6", "OL-SHIP-2", "OL-SHIP-4")
    strength = spot + FIRST_SPOT
    return because("spot-strength", "OL-SHIP-2", "OL-SHIP-3", strength=strength, spot=strength)


def _stand(s: Any, args: Args) -> Why:
    return _idle(s, args) or because("can-move", "OL-MOVE-8")


def _peek(s: Any, args: Args) -> Why:
    return because("no-lookout", "OL-CITY-7")


def _immune(s: Any, args: Args) -> Why:
    return because("no-guard", "OL-PRES-5")


def _defend(s: Any, args: Args) -> Why:
    if args["gear"] and not plain(ready_equipment)(_mine(s), PRESSURE_DOWN):
        return because("no-gear", "OL-PRES-6")
    return because("too-many-munitions", "OL-PRES-7")


def _settle(s: Any, args: Args) -> Why:
    if args["where"] != AIRLOCK and not _mine(s).rooms[args["where"]].built:
        return because("unbuilt", "OL-SURV-3")
    return because("no-space", "OL-SURV-3", "OL-SURV-7")


def _scavenge(s: Any, args: Args) -> Why | None:
    place = s.visit.place
    if STOCKED[place] < 0:
        return because("not-here", "OL-ACT-4")
    if place == DAM and not s.visit.dam_open:
        return because("dam-closed", "OL-DAM-1")
    if s.stock[place] == 0:
        return because("empty-place", "OL-ACT-2")
    return because("no-points", "OL-ACT-1", "OL-ACT-3")


def _hunt(s: Any, args: Args) -> Why | None:
    wild = int(WILD_AT[s.visit.place])
    if wild < 0:
        return because("not-here", "OL-ACT-4")
    if s.visit.hunted:
        return because("hunted", "OL-HUNT-1")
    if s.wild_left[wild] == 0:
        return because("no-game", "OL-DAWN-6", "OL-HUNT-1")
    animal = plain(top_of)(s, wild)
    need, have = plain(need_of)(s, s.to_move, animal), plain(means)(s, s.to_move)
    name = f"@animal-{ANIMAL_NAMES[animal]}"
    return because("too-tough", "OL-HUNT-2", animal=name, need=int(need), have=int(have))


def _sensor(s: Any, args: Args) -> Why | None:
    if WILD_AT[s.visit.place] < 0:
        return because("not-here", "OL-ACT-4")
    if not plain(ready_equipment)(_mine(s), CHOOSE_PREY):
        return because("no-sensor", "OL-HUNT-7", "OL-EQ-1")
    if s.visit.hunted:
        return because("hunted", "OL-HUNT-1")
    return because("no-game", "OL-HUNT-7")


def _algae(s: Any, args: Args) -> Why | None:
    if s.visit.place != BASE:
        return because("not-here", "OL-ACT-4")
    if not s.algae:
        return because("algae-taken", "OL-BASE-1")
    return because("no-points", "OL-ACT-1")


def _open_dam(s: Any, args: Args) -> Why | None:
    if s.visit.place != DAM:
        return because("not-here", "OL-ACT-4")
    if s.visit.dam_open:
        return because("dam-open", "OL-DAM-1")
    if _mine(s).store[CHIPS] == 0:
        return because("no-chip", "OL-DAM-1")
    return because("empty-place", "OL-ACT-3")


def _take(s: Any, args: Args) -> Why | None:
    city = int(CITY_AT[s.visit.place])
    if city < 0:
        return because("not-here", "OL-ACT-4")
    if args["equipment"] not in [s.display[city, i] for i in range(DISPLAY)]:
        return because("not-displayed", "OL-CITY-1")
    if _mine(s).owned >> args["equipment"] & 1:
        return because("owned", "OL-CITY-2", "OL-EQ-4")
    return because("no-points", "OL-ACT-1")


def _search(s: Any, args: Args) -> Why | None:
    city = int(CITY_AT[s.visit.place])
    if city < 0:
        return because("not-here", "OL-ACT-4")
    if s.turned[city] == SEARCH_TILES:
        return because("stack-empty", "OL-CITY-3")
    return because("no-points", "OL-ACT-1", "OL-CITY-5")


def _shoot(s: Any, args: Args) -> Why:
    return because("not-offered", "OL-HUNT-2", "OL-HUNT-3", "OL-HUNT-4")


def _prey(s: Any, args: Args) -> Why:
    return because("not-offered", "OL-HUNT-7", "OL-HUNT-8")


# Night


def _overcome(s: Any, args: Args) -> Why | None:
    player, event, relief = _mine(s), args["event"], args["relief"]
    spaces = [d for d in range(DAYS) if s.convoy[d] == event]
    if not spaces or not plain(is_in_force)(s, spaces[0]):
        return because("not-in-force", "OL-OVER-1", "OL-EVT-2")
    if relief and plain(ready_room)(player, EVENT_DISCOUNT) == NO_SLOT:
        return because("no-crisis-room", "OL-OVER-4")
    prices = [int(plain(price_of)(event, relief, r)) for r in range(len(RESOURCE_NAMES))]
    if min(prices) < 0:
        return because("relief-too-much", "OL-OVER-4")
    condensed = int(plain(virtual_water)(player))
    owned = [n + (condensed if r == WATER else 0) for r, n in enumerate(player.store)]
    lacks = {
        name: price - has
        for name, price, has in zip(RESOURCE_NAMES, prices, owned, strict=True)
        if price > has
    }
    return _lacks(lacks, "OL-OVER-3", "OL-GEN-4") if lacks else None


def _lacks(lacks: dict[str, int], *clauses: str) -> Why:
    mix = " ".join(f"{name}:{n}" for name, n in lacks.items())
    return because("cannot-pay", *clauses, tokens=f"@tokens {mix}")


def _feed(s: Any, args: Args) -> Why:
    return because("not-offered", "OL-FEED-3", "OL-FEED-5")


def _recruit(s: Any, args: Args) -> Why | None:
    if _mine(s).airlock >= AIRLOCK_SPACES:
        return because("airlock-full", "OL-REC-1")
    return because("no-supply", "OL-REC-1")


def _move_in(s: Any, args: Args) -> Why | None:
    room = _mine(s).rooms[args["slot"]]
    if not room.built:
        return because("unbuilt", "OL-BUILD-1")
    if not plain(has_space)(room):
        return because("room-full", "OL-SURV-7", "OL-BUILD-5")
    return because("nobody-in-airlock", "OL-SURV-2")


def _build(s: Any, args: Args) -> Why | None:
    player = _mine(s)
    if player.rooms[args["slot"]].built:
        return because("built", "OL-BUILD-2")
    price, have = int(plain(price_of_room)(player)), int(plain(materials)(player))
    return because("too-dear", "OL-BUILD-2", "OL-BUILD-4", price=price, have=have)


def _ability(s: Any, args: Args) -> Why | None:
    room = _mine(s).rooms[args["slot"]]
    effect = int(ABILITY[room.tile])
    if effect < 0:
        return because("no-ability", "OL-BUILD-7")
    if not plain(is_full)(room):
        return because("not-full", "OL-ROOM-1", "OL-SURV-6")
    if not plain(is_ready)(room, int(EFFECT_OP[effect])):
        return because("used", "OL-ROOM-1", "OL-BUILD-3")
    return because("no-effect", "OL-BUILD-7")


def _pay(s: Any, args: Args) -> Why:
    return because("not-offered", "OL-BUILD-2", "OL-GEN-3")


def _salvage(s: Any, args: Args) -> Why:
    return because("not-offered", "OL-BUILD-6")


def _repair(s: Any, args: Args) -> Why | None:
    player, equipment, waiver = _mine(s), args["equipment"], args["waiver"]
    if not (player.owned & ~player.repaired) >> equipment & 1:
        return because("not-broken", "OL-REP-1")
    if waiver and plain(discount_slot)(player, int(plain(waived)(waiver))) == NO_SLOT:
        return because("no-discount", "OL-REP-2")
    prices = {m: int(plain(repair_price)(equipment, waiver, i)) for i, m in enumerate(MATERIALS)}
    if min(prices.values()) < 0:
        return because("no-discount", "OL-REP-2")
    lacks = {RESOURCE_NAMES[m]: n - player.store[m] for m, n in prices.items()}
    return _lacks({name: n for name, n in lacks.items() if n > 0}, "OL-REP-1", "OL-GEN-4")


def _draw(s: Any, args: Args) -> Why | None:
    if plain(drawing_slot)(_mine(s)) == NO_SLOT:
        return because("no-bench", "OL-REP-2")
    return None


_REASONS: dict[str, Callable[[Any, Args], Why | None]] = {
    "discard": _discard,
    "lead": _lead,
    "split": _split,
    "place": _place,
    "give": _no_token,
    "lose-goods": _no_token,
    "lose": _nobody_there,
    "move": _move,
    "board": _board,
    "stand": _stand,
    "peek": _peek,
    "immune": _immune,
    "defend": _defend,
    "settle": _settle,
    "scavenge": _scavenge,
    "hunt": _hunt,
    "sensor": _sensor,
    "algae": _algae,
    "open-dam": _open_dam,
    "take": _take,
    "search": _search,
    "shoot": _shoot,
    "prey": _prey,
    "overcome": _overcome,
    "feed": _feed,
    "recruit": _recruit,
    "move-in": _move_in,
    "build": _build,
    "ability": _ability,
    "pay": _pay,
    "salvage": _salvage,
    "repair": _repair,
    "draw": _draw,
}
