"""Reasons why a move is not allowed, with the clauses of the rules that forbid it.

Each kind of move has a function that returns the reason for an illegal move of that kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outlive import content, decisions, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import (
    building,
    hunting,
    lasting,
    moving,
    overcoming,
    placing,
    repairing,
    shelter,
    tokens,
)
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.wording import Why, always_because, because

Args = dict[str, int]

_MOVES_OF_DECISION: dict[str, set[str]] = {
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
    """Return the reason why a move is not allowed, with its clauses."""
    s = position.state
    kind, args = moves.MOVES.decode(move)
    if s.over:
        return because("over", "OL-END-1")
    if s.to_move == NOBODY:
        return because("nobody", "OL-GEN-2")
    decision = decisions.DECISIONS[s.ask].name
    reason = _REASONS.get(kind.name)
    if reason is None or kind.name not in _MOVES_OF_DECISION[decision]:
        return because(
            "asked", "OL-GEN-2", f"OL-D-{decision.upper()}", decision=f"@topic-{decision}"
        )
    return reason(s, args)


def _deciding_player(s: Any) -> Any:
    return s.players[s.to_move]


# Setup


def _place(s: Any, args: Args) -> Why:
    if not placing.is_free(_deciding_player(s), args["place"]):
        return because("not-start-place", "OL-SET-9")
    return because("other-hero-first", "OL-SET-9", "OL-D-PLACE")


# Day


def _why_activated(s: Any, args: Args) -> Why | None:
    if _deciding_player(s).heroes[args["hero"]].standing:
        return because("activated", "OL-MOVE-1", "OL-MOVE-10")
    return None


def _move(s: Any, args: Args) -> Why:
    if args["place"] == content.SHIP:
        return _unreachable(s, args) or because("board-spot", "OL-MOVE-6", "OL-SHIP-2")
    stopped = _unreachable(s, args)
    assert stopped
    return stopped


def _unreachable(s: Any, args: Args) -> Why | None:
    """Return the reason why a hero cannot go to a place, or None."""
    place = args.get("place", content.SHIP)
    here = _deciding_player(s).heroes[args["hero"]].place
    stopped = _why_activated(s, args)
    if stopped:
        return stopped
    if here == place:
        return because("same-place", "OL-MOVE-2")
    if moving.holds_own_hero(_deciding_player(s), place):
        return because("own-hero", "OL-MOVE-3")
    steps = moving.steps_between(here, place)
    if steps > moving.REACH:
        return because("too-far", "OL-MOVE-2", "OL-MOVE-7", steps=steps)
    return None


def _board(s: Any, args: Args) -> Why:
    stopped = _unreachable(s, args)
    if stopped:
        return stopped
    spot = int(moving.own_spot(s, s.to_move, args["hero"]))
    if args["spot"] == spot and moving.is_taken(s, spot):
        return because("spot-taken", "OL-MOVE-6", "OL-SHIP-2", "OL-SHIP-4")
    strength = spot + content.FIRST_SPOT
    return because("spot-strength", "OL-SHIP-2", "OL-SHIP-3", strength=strength, spot=strength)


def _stand(s: Any, args: Args) -> Why:
    return _why_activated(s, args) or because("can-move", "OL-MOVE-8")


def _peek(s: Any, args: Args) -> Why:
    return because("no-lookout", "OL-CITY-7")


def _immune(s: Any, args: Args) -> Why:
    return because("no-guard", "OL-PRES-5")


def _defend(s: Any, args: Args) -> Why:
    if args["gear"] and not shelter.ready_equipment(_deciding_player(s), vocabulary.PRESSURE_DOWN):
        return because("no-gear", "OL-PRES-6")
    return because("too-many-munitions", "OL-PRES-7")


def _settle(s: Any, args: Args) -> Why:
    if args["where"] != moves.AIRLOCK and not _deciding_player(s).rooms[args["where"]].built:
        return because("unbuilt", "OL-SURV-3")
    return because("no-space", "OL-SURV-3", "OL-SURV-7")


def _scavenge(s: Any, args: Args) -> Why:
    place = s.visit.place
    if content.PLACE[place].resource < 0:
        return because("not-here", "OL-ACT-4")
    if place == content.DAM and not s.visit.dam_open:
        return because("dam-closed", "OL-DAM-1")
    if s.stock[place] == 0:
        return because("empty-place", "OL-ACT-2")
    return because("no-points", "OL-ACT-1", "OL-ACT-3")


def _hunt(s: Any, args: Args) -> Why:
    wild = content.PLACE[s.visit.place].wild
    if wild < 0:
        return because("not-here", "OL-ACT-4")
    if s.visit.hunted:
        return because("hunted", "OL-HUNT-1")
    if s.wild_left[wild] == 0:
        return because("no-game", "OL-DAWN-6", "OL-HUNT-1")
    animal = hunting.top_of(s, wild)
    need, have = (
        hunting.need_of(s, s.to_move, animal),
        hunting.means(s, s.to_move),
    )
    name = f"@animal-{content.ANIMAL_NAMES[animal]}"
    return because("too-tough", "OL-HUNT-2", animal=name, need=int(need), have=int(have))


def _sensor(s: Any, args: Args) -> Why:
    if content.PLACE[s.visit.place].wild < 0:
        return because("not-here", "OL-ACT-4")
    if not shelter.ready_equipment(_deciding_player(s), vocabulary.CHOOSE_PREY):
        return because("no-sensor", "OL-HUNT-7", "OL-EQ-1")
    if s.visit.hunted:
        return because("hunted", "OL-HUNT-1")
    if s.wild_left[content.PLACE[s.visit.place].wild] <= 1:
        return because("small-stack", "OL-HUNT-7")
    return because("no-means", "OL-HUNT-7")


def _algae(s: Any, args: Args) -> Why:
    if s.visit.place != content.BASE:
        return because("not-here", "OL-ACT-4")
    if not s.algae:
        return because("algae-taken", "OL-BASE-1")
    return because("no-points", "OL-ACT-1")


def _open_dam(s: Any, args: Args) -> Why:
    if s.visit.place != content.DAM:
        return because("not-here", "OL-ACT-4")
    if s.visit.dam_open:
        return because("dam-open", "OL-DAM-1")
    if _deciding_player(s).store[vocabulary.CHIPS] == 0:
        return because("no-chip", "OL-DAM-1")
    return because("empty-place", "OL-ACT-3")


def _take(s: Any, args: Args) -> Why:
    city = content.PLACE[s.visit.place].city
    if city < 0:
        return because("not-here", "OL-ACT-4")
    if args["equipment"] not in [s.display[city, i] for i in range(content.DISPLAY)]:
        return because("not-displayed", "OL-CITY-1")
    if _deciding_player(s).owned >> args["equipment"] & 1:
        return because("owned", "OL-CITY-2", "OL-EQ-4")
    return because("no-points", "OL-ACT-1")


def _search(s: Any, args: Args) -> Why:
    city = content.PLACE[s.visit.place].city
    if city < 0:
        return because("not-here", "OL-ACT-4")
    if s.turned[city] == content.SEARCH_TILES:
        return because("stack-empty", "OL-CITY-3")
    return because("no-points", "OL-ACT-1", "OL-CITY-5")


def _shoot(s: Any, args: Args) -> Why:
    player, clauses = _deciding_player(s), ("OL-HUNT-2", "OL-HUNT-3", "OL-HUNT-4")
    armed, shots = args["weapons"], args["munitions"]
    if armed > hunting.weapons(player):
        return because("no-weapon", *clauses, have=int(hunting.weapons(player)))
    if shots > player.store[vocabulary.MUNITIONS]:
        return because("few-munitions", *clauses, have=player.store[vocabulary.MUNITIONS])
    need = int(hunting.need_of(s, s.to_move, s.about))
    return because("shots", *clauses, need=need, points=s.visit.points)


def _prey(s: Any, args: Args) -> Why:
    animal, wild = args["animal"], content.PLACE[s.about].wild
    name = f"@animal-{content.ANIMAL_NAMES[animal]}"
    if not hunting.holds(s, wild, animal):
        return because("not-in-stack", "OL-HUNT-7", "OL-HUNT-8", animal=name)
    need, have = (
        hunting.need_of(s, s.to_move, animal),
        hunting.means(s, s.to_move),
    )
    return because("too-tough", "OL-HUNT-2", animal=name, need=int(need), have=int(have))


# Night


def _overcome(s: Any, args: Args) -> Why:
    player, event, relief = _deciding_player(s), args["event"], args["relief"]
    spaces = [d for d in range(content.DAYS) if s.convoy[d] == event]
    if not spaces or not lasting.is_in_force(s, spaces[0]):
        return because("not-in-force", "OL-OVER-1", "OL-EVT-2")
    if relief and shelter.ready_room(player, vocabulary.EVENT_DISCOUNT) == shelter.NO_SLOT:
        return because("no-crisis-room", "OL-OVER-4")
    prices = [
        int(overcoming.price_of(event, relief, r)) for r in range(len(vocabulary.RESOURCE_NAMES))
    ]
    if min(prices) < 0:
        return because("relief-too-much", "OL-OVER-4")
    condensed = int(shelter.virtual_water(player))
    owned = [n + (condensed if r == vocabulary.WATER else 0) for r, n in enumerate(player.store)]
    lacks = {
        name: price - has
        for name, price, has in zip(vocabulary.RESOURCE_NAMES, prices, owned, strict=True)
        if price > has
    }
    return _cannot_pay(lacks, "OL-OVER-3", "OL-GEN-4")


def _cannot_pay(lacks: dict[str, int], *clauses: str) -> Why:
    mix = " ".join(f"{name}:{n}" for name, n in lacks.items())
    return because("cannot-pay", *clauses, tokens=f"@tokens {mix}")


def _feed(s: Any, args: Args) -> Why:
    """Return the reason why an amount of Water does not pay the bill.

    The offered moves are sorted by their Water (OL-D-FEED).
    """
    least, most = (moves.FEED.water(s.offer[i]) for i in (0, s.offers - 1))
    return because("feed-water", "OL-FEED-3", "OL-FEED-5", least=least, most=most)


def _recruit(s: Any, args: Args) -> Why:
    if _deciding_player(s).airlock >= content.AIRLOCK_SPACES:
        return because("airlock-full", "OL-REC-1")
    return because("no-supply", "OL-REC-1")


def _move_in(s: Any, args: Args) -> Why:
    room = _deciding_player(s).rooms[args["slot"]]
    if not room.built:
        return because("unbuilt", "OL-BUILD-1")
    if not shelter.has_space(room):
        return because("room-full", "OL-SURV-7", "OL-BUILD-5")
    return because("nobody-in-airlock", "OL-SURV-2")


def _build(s: Any, args: Args) -> Why:
    player = _deciding_player(s)
    if player.rooms[args["slot"]].built:
        return because("built", "OL-BUILD-2")
    price, have = (
        int(building.price_of_room(player)),
        int(tokens.materials(player)),
    )
    return because("too-dear", "OL-BUILD-2", "OL-BUILD-4", price=price, have=have)


def _ability(s: Any, args: Args) -> Why:
    room = _deciding_player(s).rooms[args["slot"]]
    effect = content.ROOM[room.tile].ability
    if effect < 0:
        return because("no-ability", "OL-BUILD-7")
    if not shelter.is_full(room):
        return because("not-full", "OL-ROOM-1", "OL-SURV-6")
    if not shelter.is_ready(room, content.EFFECT[effect].op):
        return because("used", "OL-ROOM-1", "OL-BUILD-3")
    return because("no-effect", "OL-BUILD-7")


def _pay(s: Any, args: Args) -> Why:
    player = _deciding_player(s)
    price = int(building.price_of_room(player))
    if sum(args.values()) != price:
        return because("wrong-sum", "OL-BUILD-2", price=price)
    lacks = {
        name: n - player.store[vocabulary.RESOURCE_NAMES.index(name)] for name, n in args.items()
    }
    return _cannot_pay({name: n for name, n in lacks.items() if n > 0}, "OL-BUILD-2", "OL-GEN-3")


def _salvage(s: Any, args: Args) -> Why:
    return because("not-owned", "OL-BUILD-6")


def _repair(s: Any, args: Args) -> Why:
    player, equipment, waiver = _deciding_player(s), args["equipment"], args["waiver"]
    if not (player.owned & ~player.repaired) >> equipment & 1:
        return because("not-broken", "OL-REP-1")
    if waiver and repairing.discount_slot(player, content.WAIVER[waiver].size) == shelter.NO_SLOT:
        return because("no-discount", "OL-REP-2")
    prices = {
        m: int(repairing.repair_price(equipment, waiver, i))
        for i, m in enumerate(vocabulary.MATERIALS)
    }
    if min(prices.values()) < 0:
        return because("no-discount", "OL-REP-2")
    lacks = {vocabulary.RESOURCE_NAMES[m]: n - player.store[m] for m, n in prices.items()}
    return _cannot_pay({name: n for name, n in lacks.items() if n > 0}, "OL-REP-1", "OL-GEN-4")


def _draw(s: Any, args: Args) -> Why:
    if repairing.drawing_slot(_deciding_player(s)) == shelter.NO_SLOT:
        return because("no-bench", "OL-REP-2")
    return because("no-equipment", "OL-REP-2")


_REASONS: dict[str, Callable[[Any, Args], Why]] = {
    "place": _place, "move": _move, "board": _board, "stand": _stand, "peek": _peek,
    "immune": _immune, "defend": _defend, "settle": _settle, "scavenge": _scavenge, "hunt": _hunt,
    "sensor": _sensor, "algae": _algae, "open-dam": _open_dam, "take": _take, "search": _search,
    "shoot": _shoot, "prey": _prey, "overcome": _overcome, "feed": _feed, "recruit": _recruit,
    "move-in": _move_in, "build": _build, "ability": _ability, "pay": _pay, "salvage": _salvage,
    "repair": _repair, "draw": _draw,
    "discard": always_because("not-in-hand", "OL-SET-2", "OL-SET-3"),
    "lead": always_because("not-in-hand", "OL-SET-2", "OL-SET-6"),
    "split": always_because("no-space", "OL-SET-5"),
    "give": always_because("no-supply", "OL-GEN-3", "OL-SUP-4"),
    "lose-goods": always_because("no-supply", "OL-GEN-3", "OL-SUP-4"),
    "lose": always_because("nobody-there", "OL-SURV-5"),
    "free-build": always_because("not-in-hand", "OL-SET-2", "OL-SET-3"),
    "draw-find": always_because("stack-empty", "OL-SET-13"),
    "drop-find": always_because("not-drawn", "OL-SET-13"),
}  # fmt: skip
