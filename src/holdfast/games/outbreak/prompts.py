"""Prompts of Outbreak: the sentence for each open decision.

All viewers know the same, so all read the same prompt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outbreak import content, decisions
from holdfast.games.outbreak.content import (
    CARD_IDS,
    DEVELOPMENT_NAMES,
    DOOM_IDS,
    PIECE_NAMES,
    SETTLEMENT_IDS,
)
from holdfast.games.outbreak.content.effects import (
    BULWARK,
    CALM,
    FACES,
    KILL,
    MORE,
    PEEK,
    RESOURCES,
    RILE,
    SKULL,
    STALL,
)
from holdfast.games.outbreak.content.names import (
    SURVIVOR_NAMES,
    WOUND_TYPES,
    ability_name,
    horde_at_start,
    horde_within,
    icon_key,
    list_names,
    survivor_phrase,
)
from holdfast.games.outbreak.content.schema import ICONS, WINDOWS
from holdfast.games.outbreak.moves import AIDS, MOVES, TRACKER
from holdfast.games.outbreak.odds import best_defence, defeat_odds, paid_for, percent
from holdfast.games.outbreak.rules.choices import waiting_actor, waiting_row
from holdfast.games.outbreak.rules.deck import survivors_at_start
from holdfast.games.outbreak.rules.develop import price
from holdfast.games.outbreak.rules.doom import LOST_EXP
from holdfast.games.outbreak.rules.hordes import front_horde, needed
from holdfast.games.outbreak.rules.in_force import doom_total, is_sheltered
from holdfast.games.outbreak.rules.payment import BITS, MASK, lacks
from holdfast.games.outbreak.rules.payment import skulls as rolled_skulls
from holdfast.games.outbreak.rules.people import able_on, tokens
from holdfast.games.outbreak.rules.reveals import MORE_AFTER
from holdfast.games.outbreak.rules.rolls import is_attack, number_of_dice, tokens_there
from holdfast.games.outbreak.rules.targets import HORDE_ACTOR
from holdfast.games.outbreak.rules.trade import OUT_OF_REACH, reach_of
from holdfast.games.outbreak.rules.values import capacity, hand_limit, health
from holdfast.games.outbreak.steps import TAKE_WOUNDS
from holdfast.games.outbreak.view.city import refugee_view
from holdfast.games.outbreak.view.dusk import at_dusk, hazards_of
from holdfast.games.outbreak.view.hordes import horde_view
from holdfast.games.outbreak.view.night import coming_night
from holdfast.games.outbreak.view.roll import hexes_in_reach
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.wording import Phrase, phrase

WHAT = ("hex", "survivor", "piece", "settlement", "kind", "face", "card")
"""Kinds of moves that may answer an effect."""
ON_HORDES = (KILL, STALL, CALM, RILE, PEEK)
"""Effects whose hexes are those of hordes."""


def ask(position: Position) -> Phrase:
    """Return the prompt for the open decision, with the numbers of this position."""
    s = position.snapshot
    if not s.ask:
        return phrase("ask-nothing")
    words = _QUESTIONS.get(s.ask)
    return words(s) if words else phrase(f"ask-{decisions.DECISIONS[s.ask].name}")


# Setup and the Opening Phase


def _setup_tile(s: Any) -> Phrase:
    return phrase("ask-setup-tile", left=s.to_place.bit_count())


def _setup_hex(s: Any) -> Phrase:
    return phrase("ask-setup-hex", settlement=_settlement(s.about))


def _setup_surv(s: Any) -> Phrase:
    """Return the prompt for a survivor, with its number among those of this seat (OB-SET-6)."""
    led = sum(s.survivors[s.order[i]].seat == s.to_move for i in range(s.team))
    each = survivors_at_start(s) // s.options.players
    return phrase("ask-setup-surv", number=led + 1, each=each)


def _join(s: Any) -> Phrase:
    return phrase("ask-join", day=s.day)


def _reveal(s: Any) -> Phrase:
    return phrase("ask-reveal", count=s.about)


def _reveal_edge(s: Any) -> Phrase:
    return phrase("ask-reveal-edge", horde=_horde(s, s.about), needs=_needs(s, s.about))


def _settler(s: Any) -> Phrase:
    return phrase("ask-settler", settlement=_settlement(s.settlers[s.about] - 1))


def _settler_tile(s: Any) -> Phrase:
    return phrase("ask-settler-tile", count=s.offers)


def _helpless(s: Any) -> Phrase:
    """Return the prompt for the Helpless, with what would happen to them here tonight (OB-HLP-1,
    OB-HAZ-3).
    """
    coming = sum(way.helpless for way in coming_night(s)[0])
    refugee = refugee_view(s, 0)
    state = "danger" if refugee.danger else "guarded" if refugee.guarded else "alone"
    return phrase("ask-helpless", settlement=_settlement(s.helpless), count=coming, state=state)


# The Survivor Phase


def _who(s: Any) -> Phrase:
    waiting = sum(not s.survivors[s.order[i]].activated for i in range(s.team))
    return phrase("ask-who", waiting=waiting, count=len(coming_night(s)[0]))


def _turn(s: Any) -> Phrase:
    """Return the prompt for a turn, with the hordes that may come here tonight and the hazards
    here.
    """
    tile = s.survivors[s.about].tile
    here = s.tiles[tile].hex
    hazards = hazards_of(s, s.about)
    return phrase(
        "ask-turn",
        survivor=survivor_phrase(s.about),
        settlement=_settlement(tile),
        count=sum(here in way.targets for way in coming_night(s)[0]),
        hazard=hazards[0] if hazards else "none",
    )


def _trade(s: Any) -> Phrase:
    """Return the prompt for a trade with all survivors in reach (OB-TRD-1)."""
    partners = [
        SURVIVOR_NAMES[s.order[i]]
        for i in range(s.team)
        if s.order[i] != s.about and reach_of(s, s.about, s.order[i]) != OUT_OF_REACH
    ]
    return phrase("ask-trade", survivor=survivor_phrase(s.about), partners=_people(partners))


def _dev_hex(s: Any) -> Phrase:
    return phrase(
        "ask-dev-hex",
        development=f"@development-{DEVELOPMENT_NAMES[s.against]}",
        cost=_cost(s, DEVELOPMENT_NAMES[s.against]),
    )


def _dev_who(s: Any) -> Phrase:
    return phrase("ask-dev-who", survivor=survivor_phrase(s.about), cost=_cost(s, "revive"))


def _cost(s: Any, development: str) -> int:
    """Return the present price of a development (OB-DEV-12)."""
    printed = int(content.DEVELOPMENTS[DEVELOPMENT_NAMES.index(development)].cost)
    return int(price(s, s.about, printed))


# A roll


def _mods(s: Any) -> Phrase:
    """Return the prompt before a roll, with its dice and its chance (OB-ATK-2, OB-DEF-3)."""
    dice, roll = int(number_of_dice(s)), s.dice
    if not is_attack(roll.going):
        chance = defeat_odds(s, roll.roller, roll.tile, roll.going, [roll.horde - 1])
        shown = percent(chance[roll.horde - 1])
        return phrase("ask-mods-defence", **_defence_arguments(s), dice=dice, percent=shown)
    uids = [s.horde_at[hex] - 1 for hex in hexes_in_reach(s)]
    odds = defeat_odds(s, roll.roller, roll.tile, roll.going, uids)
    best = max(odds, key=lambda uid: odds[uid], default=-1)
    if best < 0:
        return phrase("ask-mods-nothing", settlement=_settlement(roll.tile), dice=dice)
    return phrase(
        "ask-mods",
        settlement=_settlement(roll.tile),
        dice=dice,
        horde=horde_within(s.hordes[best].card),
        percent=percent(odds[best]),
    )


def _roll(s: Any) -> Phrase:
    """Return the prompt after a roll, with what the dice can pay for (OB-DIE-3)."""
    if is_attack(s.dice.going):
        uids = [s.horde_at[hex] - 1 for hex in hexes_in_reach(s)]
        payable = paid_for(s, uids)
        return phrase("ask-roll", settlement=_settlement(s.dice.tile), payable=payable)
    uid = s.dice.horde - 1
    if paid_for(s, [uid]):
        return phrase("ask-roll-beaten", horde=_horde(s, uid), settlement=_settlement(s.dice.tile))
    return phrase("ask-roll-defence", **_defence_arguments(s), missing=_missing_symbols(s, uid))


def _missing_symbols(s: Any, uid: int) -> str:
    """Return a horde's symbols that neither a rolled die nor a token there matches (OB-PAY-3)."""
    card = s.hordes[uid].card
    lack = lacks(s, card)
    short = "".join(
        letter * max(0, (lack >> (BITS * k) & MASK) - tokens_there(s, k))
        for k, letter in enumerate(RESOURCES)
    )
    skulls = max(0, needed(s, card, SKULL) - rolled_skulls(s))
    return list_names(short + FACES[SKULL] * skulls)


def _pay(s: Any) -> Phrase:
    """Return the prompt for paying the missing symbols with skulls or tokens (OB-PAY-2)."""
    lack = lacks(s, s.hordes[s.against].card)
    open_ = list_names("".join(k * (lack >> (BITS * i) & MASK) for i, k in enumerate(RESOURCES)))
    if is_attack(s.dice.going):
        return phrase("ask-pay", horde=_horde(s, s.against), missing=open_)
    settlement = _settlement(s.dice.tile)
    return phrase(
        "ask-pay-defence", horde=_horde(s, s.against), missing=open_, settlement=settlement
    )


def _defence_arguments(s: Any) -> dict[str, Any]:
    uid = s.dice.horde - 1
    return {
        "horde": _horde(s, uid),
        "needs": _needs(s, uid),
        "settlement": _settlement(s.dice.tile),
    }


# The Zombie Phase


def _horde_next(s: Any) -> Phrase:
    return phrase("ask-horde-next", level=s.about, count=s.offers)


def _horde_path(s: Any) -> Phrase:
    return phrase("ask-horde-path", horde=_horde(s, s.about))


def _entry_phrase(s: Any) -> Phrase:
    return phrase(
        f"ask-{decisions.DECISIONS[s.ask].name}",
        settlement=_settlement(s.about),
        horde=_horde(s, s.against),
        needs=_needs(s, s.against),
    )


def _defender(s: Any) -> Phrase:
    """Return the prompt for a defender, with the losses on failure.

    OB-OVR-1, OB-HLP-1, OB-STL-4.
    """
    prompt = _entry_phrase(s)
    able = able_on(s, 1 << s.about).bit_count()
    wounds = able * int(content.HORDES[s.hordes[s.against].card].wounds)
    sheltered = is_sheltered(s, s.about)
    return phrase(prompt.key, **prompt.args, wounds=0 if sheltered else wounds)


def _helpless_retreat(s: Any) -> Phrase:
    return phrase("ask-retreat", who="@refugee-helpless", settlement=_settlement(s.helpless))


def _settlers_retreat(s: Any) -> Phrase:
    settlement = _settlement(s.settlers[s.about] - 1)
    return phrase("ask-retreat", who="@refugee-settlers", settlement=settlement)


def _retreat(s: Any) -> Phrase:
    settlement = _settlement(s.survivors[s.about].tile)
    who = f"@survivor-{SURVIVOR_NAMES[s.about]}"
    return phrase("ask-retreat", who=who, settlement=settlement)


def _bodyguard(s: Any) -> Phrase:
    """Return the prompt for a bodyguard, with their health afterwards (ST-08)."""
    return phrase(
        "ask-bodyguard",
        survivor=survivor_phrase(s.about),
        guard=survivor_phrase(s.against),
        left=_health_left(s, s.against, 1),
    )


def _health_left(s: Any, v: int, wounds: int) -> int:
    left: int = health(s, v) - s.survivors[v].wounds - wounds
    return max(0, left)


# Windows, and choices of cards, aids and icons


def _window(s: Any) -> Phrase:
    """Return the prompt for a window, with what happens unless a card is played (OB-WIN-2)."""
    window = WINDOWS[s.about]
    values = _WINDOWS.get(window)
    if values is None:
        return phrase("ask-window", cards=s.offers - 1)
    return phrase(f"ask-window-{window}", **values(s))


def _window_open(s: Any) -> dict[str, Any]:
    """Return the number of hordes that are revealed next (OB-OPN-5)."""
    more = s.more + doom_total(s, NOBODY, MORE)
    return {"day": s.day, "count": max(0, s.team + s.day // MORE_AFTER + more)}


def _window_strike(s: Any) -> dict[str, Any]:
    """Return the arguments for what happens to the settlement if nobody plays a card (OB-ZOM-7)."""
    tile, uid = s.march.tile, front_horde(s)
    v, chance = (NOBODY, 0.0) if s.march.rush else best_defence(s, tile, uid)
    alone = s.helpless == tile and not able_on(s, 1 << tile)
    if s.tiles[tile].pieces[BULWARK]:
        stake = "bulwark"
    elif v != NOBODY:
        stake = "defended"
    elif chance:
        stake = "auto"
    else:
        stake = "helpless" if alone and not is_sheltered(s, tile) else "open"
    return {
        "horde": _horde(s, uid),
        "settlement": _settlement(tile),
        "stake": stake,
        "survivor": survivor_phrase(v),
        "percent": percent(chance),
    }


def _window_wound(s: Any) -> dict[str, Any]:
    """Return the wounds and their cause, which wait on the agenda (OB-WND-7)."""
    count, waiting = s.blow - s.spared, s.agenda.frames[s.agenda.depth - 1]
    return {
        "survivor": survivor_phrase(s.victim - 1),
        "count": count,
        "left": _health_left(s, s.victim - 1, count),
        "cause": WOUND_TYPES[waiting.c] if waiting.step == TAKE_WOUNDS else "plain",
    }


def _window_doom(s: Any) -> dict[str, Any]:
    """Return the Drawn Doom cards, and the Exp lost if there is no room (OB-OPN-3)."""
    count = sum(card != 0 for card in s.doom_drawn)
    lost = min(LOST_EXP, s.exp) if count == TRACKER else 0
    return {"count": count, "most": TRACKER, "lost": lost}


def _window_dusk(s: Any) -> dict[str, Any]:
    """Return the arguments for who is hurt at dusk (OB-HAZ-1, OB-HAZ-3)."""
    hurt = at_dusk(s)
    people = list(dict.fromkeys(one.who for one in hurt if one.who in SURVIVOR_NAMES))
    gone = [one.who.split("-")[0] for one in hurt if one.who not in SURVIVOR_NAMES]
    refugees = "helpless" if "helpless" in gone else "settlers" if gone else "none"
    return {"count": len(people), "names": _people(people), "refugees": refugees}


_WINDOWS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "open": _window_open,
    "night": lambda s: {"count": len(coming_night(s)[0])},
    "strike": _window_strike,
    "wound": _window_wound,
    "doom": _window_doom,
    "dusk": _window_dusk,
}


def _card_arg(s: Any) -> Phrase:
    return phrase("ask-card-arg", card=f"@card-{CARD_IDS[s.against]}", what=_answer_kind(s))


def _aid_arg(s: Any) -> Phrase:
    """Return the prompt for a choice of a settlement's aid, an ability or a fallout."""
    return phrase(
        "ask-aid-arg",
        survivor=survivor_phrase(s.about),
        source=source_name(s),
        what=_answer_kind(s),
    )


def source_name(s: Any) -> str | Phrase:
    """Return the name of the component whose effect asks."""
    source = int(content.EFFECTS[waiting_row(s)].source)
    if source < content.FIRST_FORTUNE:
        return ability_name(source)
    if source < content.FIRST_DOOM:
        return f"@card-{CARD_IDS[source - content.FIRST_FORTUNE]}"
    if source < content.FIRST_PASSIVE:
        return f"@doom-{DOOM_IDS[source - content.FIRST_DOOM]}"
    if content.FIRST_AID <= source < content.FIRST_CONTAMINATION:
        return _settlement((source - content.FIRST_AID) // AIDS)
    actor = waiting_actor(s)
    if actor >= HORDE_ACTOR:
        return _horde(s, actor - HORDE_ACTOR)
    return f"@icon-{icon_key(ICONS.fallout[source - content.FIRST_FALLOUT].id)}"


def _answer_kind(s: Any) -> str:
    kind = MOVES.decode(s.offer[0])[0].name
    if kind == "hex":
        return "horde" if content.EFFECTS[waiting_row(s)].op in ON_HORDES else "place"
    return kind if kind in WHAT else "other"


def _token_hex(s: Any) -> Phrase:
    piece = PIECE_NAMES[s.about]
    return phrase("ask-token-hex", source=source_name(s), token=f"@piece-{piece}", kind=piece)


def _doom_arg(s: Any) -> Phrase:
    doom = f"@doom-{DOOM_IDS[s.about]}"
    return phrase("ask-doom-arg", doom=doom, rule=f"{doom}-rule")


def _horde_arg(s: Any) -> Phrase:
    return phrase("ask-doom-arg-horde", horde=_horde(s, s.about))


def _drop(s: Any) -> Phrase:
    """Return the prompt for dropping tokens that the slots cannot hold, or that Spoiled Stores
    takes (OB-WND-1).
    """
    count = int(tokens(s.survivors[s.about]))
    slots = int(capacity(s, s.about))
    if count <= slots:
        return phrase("ask-drop-lost", survivor=survivor_phrase(s.about), count=count)
    return phrase("ask-drop", survivor=survivor_phrase(s.about), count=count, slots=slots)


def _discard(s: Any) -> Phrase:
    """Return the prompt for a discard at the hand limit (OB-FOR-2)."""
    held, limit = sum(s.survivors[s.about].hand), int(hand_limit(s.about))
    return phrase("ask-discard", survivor=survivor_phrase(s.about), count=held, limit=limit)


def _kind(s: Any) -> Phrase:
    """Return the prompt for a resource, with the offered ones that hordes moving tonight need."""
    offered = {RESOURCES[MOVES.decode(s.offer[i])[1]["resource"]] for i in range(s.offers)}
    tonight = coming_night(s)[0]
    needs = {k for way in tonight for k in horde_view(s, s.horde_at[way.hex] - 1).needs}
    wanted = "".join(k for k in RESOURCES if k in needs & offered)
    return phrase(
        "ask-kind", survivor=survivor_phrase(s.about), wanted=list_names(wanted), count=len(wanted)
    )


def _survivor_prompt(s: Any) -> Phrase:
    return phrase(f"ask-{decisions.DECISIONS[s.ask].name}", survivor=survivor_phrase(s.about))


# Names


def _people(names: list[str]) -> str:
    """Return a list of survivors' names."""
    return "@survivor " + " ".join(f"{name}:1" for name in names) if names else "@nobody"


def _settlement(tile: int) -> str:
    return f"@settlement-{SETTLEMENT_IDS[tile]}"


def _horde(s: Any, uid: int) -> Phrase:
    return horde_at_start(s.hordes[uid].card)


def _needs(s: Any, uid: int) -> str:
    """Return the symbols that defeat a horde now."""
    return list_names("".join(horde_view(s, uid).needs))


_QUESTIONS: dict[int, Callable[[Any], Phrase]] = {
    decisions.SETUP_TILE: _setup_tile,
    decisions.SETUP_HEX: _setup_hex,
    decisions.SETUP_SURV: _setup_surv,
    decisions.JOIN: _join,
    decisions.REVEAL: _reveal,
    decisions.REVEAL_EDGE: _reveal_edge,
    decisions.SETTLER: _settler,
    decisions.SETTLER_TILE: _settler_tile,
    decisions.HELPLESS: _helpless,
    decisions.WHO: _who,
    decisions.TURN: _turn,
    decisions.DEV_HEX: _dev_hex,
    decisions.DEV_WHO: _dev_who,
    decisions.DEV_CARD: _survivor_prompt,
    decisions.SKILL: _survivor_prompt,
    decisions.TRADE: _trade,
    decisions.MODS: _mods,
    decisions.ROLL: _roll,
    decisions.TARGET: _survivor_prompt,
    decisions.PAY: _pay,
    decisions.HORDE_NEXT: _horde_next,
    decisions.HORDE_PATH: _horde_path,
    decisions.DEFENDER: _defender,
    decisions.AUTO: _entry_phrase,
    decisions.HELPLESS_RETREAT: _helpless_retreat,
    decisions.SETTLERS_RETREAT: _settlers_retreat,
    decisions.RETREAT: _retreat,
    decisions.BODYGUARD: _bodyguard,
    decisions.WINDOW: _window,
    decisions.CARD_ARG: _card_arg,
    decisions.AID_ARG: _aid_arg,
    decisions.TOKEN_HEX: _token_hex,
    decisions.DOOM_ARG: _doom_arg,
    decisions.HORDE_ARG: _horde_arg,
    decisions.KIND: _kind,
    decisions.DROP: _drop,
    decisions.DISCARD: _discard,
}
