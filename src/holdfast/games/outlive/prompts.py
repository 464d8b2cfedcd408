"""The prompts of Outlive: the text that asks a player for a decision.

Each function returns the phrase arguments of one decision's prompt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import in_force, needs, prey
from holdfast.games.outlive.rules import draft, feeding, hunting, pressure, shelter, tokens
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase, PhraseArgs, phrase


def ask(position: Position) -> Phrase:
    """Return the prompt of the open decision. Its argument `player` is a seat number."""
    s = position.snapshot
    if not s.ask:
        return phrase("ask-nothing")
    args = _PROMPT_ARGS[s.ask](s, s.players[s.to_move])
    return phrase(f"ask-{decisions.DECISIONS[s.ask].name}", **args)


# Setup


def _rooms(s: Any, player: Any) -> PhraseArgs:
    """Return how many rooms are still to be discarded (OL-SET-3)."""
    return {"left": state.DISCARDED - s.about}


def _freebuild(s: Any, player: Any) -> PhraseArgs:
    """Return the number of rooms and of survivors to start with (OL-SET-4, OL-SET-5)."""
    return {"rooms": moves.ROOM_SLOTS, "people": content.START_SURVIVORS}


def _split(s: Any, player: Any) -> PhraseArgs:
    """Return the room that was built for free and the number of survivors (OL-SET-5)."""
    kind = player.rooms[draft.built_slot(player)].tile
    return {
        "room": _room(player, draft.built_slot(player)),
        "spaces": content.ROOM[kind].spaces,
        "upkeep": content.ROOM[kind].upkeep,
        "people": content.START_SURVIVORS,
    }


def _leader(s: Any, player: Any) -> PhraseArgs:
    """Return the two leaders to choose from (OL-SET-6)."""
    one, other = (content.LEADER_NAMES[n] for n in (player.leader, player.other_leader))
    return {"one": f"@leader-{one}", "other": f"@leader-{other}"}


def _marydraw(s: Any, player: Any) -> PhraseArgs:
    """Return the number of the search tile that is drawn next, 1 to 4 (OL-SET-13)."""
    return {"number": 1 + sum(find != state.UNKNOWN for find in s.drawn)}


def _place(s: Any, player: Any) -> PhraseArgs:
    """Return which hero is placed (OL-SET-9).

    In secret placement it is the strongest one left, in rounds it is any hero.
    """
    waiting = [n for n in range(content.HEROES) if player.heroes[n].place == content.NOWHERE]
    in_rounds = s.options.placement == state.SEQUENTIAL and len(waiting) > 1
    return {"which": "any" if in_rounds else "one", "strength": content.STRENGTH[waiting[-1]]}


# Day


def _rats(s: Any, player: Any) -> PhraseArgs:
    """Return the event and the Supplies needed and stored for tonight (OL-EVT-5, OL-FEED-3)."""
    return {
        "event": _event(s.about),
        "again": _days_left(s),
        "need": needs(player).bill,
        "supplies": needs(player).stored,
    }


def _clan(s: Any, player: Any) -> PhraseArgs:
    """Return the event, the goods it takes and the goods that the player has (OL-EVT-6)."""
    goods = tokens.materials(player) + player.store[vocabulary.MUNITIONS]
    return {"event": _event(s.about), "count": content.GOODS_LOST, "goods": int(goods)}


def _lose(s: Any, player: Any) -> PhraseArgs:
    """Return the cause of a loss and how many survivors leave (OL-SURV-5, OL-SURV-6)."""
    people = needs(player).people
    return {"cause": events.CAUSES[s.about], "left": min(s.against, people), "people": people}


def _move(s: Any, player: Any) -> PhraseArgs:
    """Return the number of idle heroes and whether one can move (OL-MOVE-1, -2, -8)."""
    ways = any(s.offer[i] in moves.MOVE or s.offer[i] in moves.BOARD for i in range(s.offers))
    return {
        "idle": sum(player.heroes[n].standing == 0 for n in range(content.HEROES)),
        "way": "open" if ways else "none",
    }


def _bat(s: Any, player: Any) -> PhraseArgs:
    """Return the victim and the Pressure without and with the Baseball Bat (OL-PRES-4)."""
    ready = shelter.ready_equipment(player, vocabulary.PRESSURE_UP)
    bat = content.TOOL[tokens.first_bit(ready)]
    more = s.against + content.EFFECT[bat.effect].n
    return {"player": s.about, "pressure": s.against, "more": int(more)}


def _defend(s: Any, player: Any) -> PhraseArgs:
    """Return the attack and the means of defence (OL-PRES-5 to OL-PRES-9)."""
    own = pressure.activated_hero(player, s.visit.place)
    theirs = shelter.power(s.players[s.about], vocabulary.TRIBUTE_CHOICE) > 0
    return {
        "player": s.about,
        "strength": content.STRENGTH[s.visit.hero],
        "own": content.STRENGTH[own],
        "pressure": s.against,
        "munitions": player.store[vocabulary.MUNITIONS],
        "choice": "theirs" if theirs else "yours",
    }


def _tribute(s: Any, player: Any) -> PhraseArgs:
    """Return the number of tokens to hand over, and who chooses them (OL-PRES-8, OL-PRES-9).

    The victim chooses them, or an aggressor with an Interrogation room.
    """
    gives = s.to_move == s.about
    return {
        "player": s.seat if gives else s.about,
        "way": "give" if gives else "take",
        "left": s.against,
    }


def _surv(s: Any, player: Any) -> PhraseArgs:
    """Return the values of the prompt for a new survivor (OL-SURV-1, OL-SURV-4).

    They are where the survivor comes from, and the free space in the Airlock. A survivor in a new
    row of the Airlock costs Water every Night.
    """
    tool = s.about == state.FROM_EQUIPMENT
    rows = shelter.rows_used
    if player.airlock == content.AIRLOCK_SPACES:
        airlock = "full"
    else:
        airlock = "row" if rows(player.airlock + 1) > rows(player.airlock) else "space"
    return {
        "source": f"@equipment-{content.EQUIPMENT_NAMES[s.against]}" if tool else "@place-ship",
        "airlock": airlock,
    }


def _act(s: Any, player: Any) -> PhraseArgs:
    """Return the place, the hero's strength and the Action Points left (OL-ACT-1)."""
    hero, place = s.about, s.against
    return {
        "place": f"@place-{content.PLACE_NAMES[place]}",
        "strength": content.STRENGTH[hero],
        "points": s.visit.points,
    }


def _hunt(s: Any, player: Any) -> PhraseArgs:
    """Return the animal, its cost and its Meat (OL-HUNT-2 to OL-HUNT-5).

    The reserve limits the Meat (OL-SUP-2).
    """
    need, meat = prey(player, in_force(s), s.about)
    return {
        "animal": f"@animal-{content.ANIMAL_NAMES[s.about]}",
        "need": need,
        "meat": min(meat, s.reserve[vocabulary.MEAT]),
    }


def _prey(s: Any, player: Any) -> PhraseArgs:
    """Return the place and the player's means for a hunt (OL-HUNT-7)."""
    return {
        "place": f"@place-{content.PLACE_NAMES[s.about]}",
        "means": int(hunting.means(s, s.to_move)),
    }


# Night


def _overcome(s: Any, player: Any) -> PhraseArgs:
    """Return the number of events in force (OL-OVER-1 to OL-OVER-3)."""
    return {"count": len(in_force(s)), "again": _days_left(s)}


def _feed(s: Any, player: Any) -> PhraseArgs:
    """Return the part of the bill that Meat has not paid (OL-FEED-5)."""
    return {"due": int(feeding.open_bill(player))}


def _recruit(s: Any, player: Any) -> PhraseArgs:
    """Return how many survivors can be recruited and the Supplies for it (OL-REC-1)."""
    free = content.AIRLOCK_SPACES - player.airlock
    return {"free": min(free, s.survivors), "supplies": needs(player).stored}


def _build(s: Any, player: Any) -> PhraseArgs:
    """Return the price of a room and the numbers for the Airlock (OL-BUILD-1 to OL-BUILD-4).

    Survivors who stay in the Airlock absorb tomorrow's radiation (OL-RAD-1).
    """
    return {
        "price": needs(player).price_of_room,
        "airlock": player.airlock,
        "again": _days_left(s),
        "level": content.RADIATION[s.day] if s.day < content.DAYS else 0,
    }


def _paymat(s: Any, player: Any) -> PhraseArgs:
    """Return the room to pay for and its price (OL-BUILD-2)."""
    return {"room": _room(player, s.about), "price": needs(player).price_of_room}


def _salvage(s: Any, player: Any) -> PhraseArgs:
    """Return the room whose ability salvages equipment (OL-BUILD-6)."""
    return {"room": _room(player, s.about)}


def _repair(s: Any, player: Any) -> PhraseArgs:
    """Return the number of broken tiles and whether a day is left (OL-REP-1, OL-END-3)."""
    broken = player.owned & ~player.repaired
    return {"broken": broken.bit_count(), "again": _days_left(s)}


def _no_args(s: Any, player: Any) -> PhraseArgs:
    return {}


def _room(player: Any, slot: int) -> str:
    return f"@room-{content.ROOM_NAMES[player.rooms[slot].tile]}"


def _event(event: int) -> str:
    return f"@card-{content.EVENT_NAMES[event]}"


def _days_left(s: Any) -> str:
    """Return `yes` if a day is left after this one, else `no`."""
    return "yes" if s.day < content.DAYS else "no"


_PROMPT_ARGS: dict[int, Callable[[Any, Any], PhraseArgs]] = {
    decisions.ROOMS: _rooms,
    decisions.FREEBUILD: _freebuild,
    decisions.SPLIT: _split,
    decisions.LEADER: _leader,
    decisions.MARYDRAW: _marydraw,
    decisions.MARYDROP: _no_args,
    decisions.PLACE: _place,
    decisions.RATS: _rats,
    decisions.CLAN: _clan,
    decisions.LOSE: _lose,
    decisions.MOVE: _move,
    decisions.BAT: _bat,
    decisions.DEFEND: _defend,
    decisions.TRIBUTE: _tribute,
    decisions.SURV: _surv,
    decisions.ACT: _act,
    decisions.HUNT: _hunt,
    decisions.PREY: _prey,
    decisions.OVERCOME: _overcome,
    decisions.FEED: _feed,
    decisions.RECRUIT: _recruit,
    decisions.BUILD: _build,
    decisions.PAYMAT: _paymat,
    decisions.SALVAGE: _salvage,
    decisions.REPAIR: _repair,
}
