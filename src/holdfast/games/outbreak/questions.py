"""The questions of Outbreak: which horde, which settlement, who, and what is at stake.

All viewers know the same, so everybody hears the same question.
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
from holdfast.games.outbreak.content.files import WINDOWS
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES, horde_name, listed
from holdfast.games.outbreak.moves import MOVES, TRACKER
from holdfast.games.outbreak.rules.develop import price
from holdfast.games.outbreak.rules.hordes import front_horde
from holdfast.games.outbreak.rules.rolls import is_attack, number_of_dice
from holdfast.games.outbreak.view.hordes import horde_view
from holdfast.games.outbreak.view.night import coming_night
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.words import Phrase, phrase

WHAT = ("hex", "survivor", "piece", "settlement", "kind", "face", "card")
"""What an effect may ask for, by the kinds of moves that answer it."""


def ask(position: Position) -> Phrase:
    """The open question, with the numbers of this position."""
    s = position.read()
    if not s.ask:
        return phrase("ask-nothing")
    words = _QUESTIONS.get(s.ask)
    return words(s) if words else phrase(f"ask-{decisions.DECISIONS[s.ask].name}")


# Setup and the Opening Phase


def _setup_tile(s: Any) -> Phrase:
    return phrase("ask-setup-tile", left=s.to_place.bit_count())


def _setup_hex(s: Any) -> Phrase:
    return phrase("ask-setup-hex", settlement=_settlement(s.about))


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
    coming = sum(way.helpless for way in coming_night(s)[0])
    return phrase("ask-helpless", settlement=_settlement(s.helpless), count=coming)


# The Survivor Phase


def _who(s: Any) -> Phrase:
    waiting = sum(not s.survivors[s.order[i]].activated for i in range(s.team))
    return phrase("ask-who", waiting=waiting, count=len(coming_night(s)[0]))


def _turn(s: Any) -> Phrase:
    """The hordes that may come tonight to where the survivor stands."""
    tile = s.survivors[s.about].tile
    here = s.tiles[tile].hex
    return phrase(
        "ask-turn",
        survivor=_survivor(s.about),
        settlement=_settlement(tile),
        count=sum(here in way.targets for way in coming_night(s)[0]),
    )


def _dev_hex(s: Any) -> Phrase:
    return phrase(
        "ask-dev-hex",
        development=f"@development-{DEVELOPMENT_NAMES[s.against]}",
        cost=_cost(s, DEVELOPMENT_NAMES[s.against]),
    )


def _dev_who(s: Any) -> Phrase:
    return phrase("ask-dev-who", survivor=_survivor(s.about), cost=_cost(s, "revive"))


def _cost(s: Any, development: str) -> int:
    """OB-DEV-12: the price of a development now."""
    printed = int(content.DEVELOPMENTS[DEVELOPMENT_NAMES.index(development)].cost)
    return int(plain(price)(s, s.about, printed))


# A roll


def _mods(s: Any) -> Phrase:
    """OB-ATK-2, OB-DEF-3: the dice as they stand."""
    dice = int(plain(number_of_dice)(s))
    if plain(is_attack)(s.dice.going):
        return phrase("ask-mods", settlement=_settlement(s.dice.tile), dice=dice)
    return phrase("ask-mods-defence", **_defended(s), dice=dice)


def _roll(s: Any) -> Phrase:
    if plain(is_attack)(s.dice.going):
        return phrase("ask-roll", settlement=_settlement(s.dice.tile))
    return phrase("ask-roll-defence", **_defended(s))


def _pay(s: Any) -> Phrase:
    """OB-PAY-2."""
    if plain(is_attack)(s.dice.going):
        return phrase("ask-pay", horde=_horde(s, s.against), needs=_needs(s, s.against))
    return phrase("ask-pay-defence", **_defended(s))


def _defended(s: Any) -> dict[str, Any]:
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


def _entered(s: Any) -> Phrase:
    return phrase(
        f"ask-{decisions.DECISIONS[s.ask].name}",
        settlement=_settlement(s.about),
        horde=_horde(s, s.against),
        needs=_needs(s, s.against),
    )


def _helpless_retreat(s: Any) -> Phrase:
    return phrase("ask-retreat", who="@refugee-helpless", settlement=_settlement(s.helpless))


def _settlers_retreat(s: Any) -> Phrase:
    settlement = _settlement(s.settlers[s.about] - 1)
    return phrase("ask-retreat", who="@refugee-settlers", settlement=settlement)


def _retreat(s: Any) -> Phrase:
    settlement = _settlement(s.survivors[s.about].tile)
    return phrase("ask-retreat", who=_survivor(s.about), settlement=settlement)


def _bodyguard(s: Any) -> Phrase:
    return phrase("ask-bodyguard", survivor=_survivor(s.about), guard=_survivor(s.against))


# Windows, and what cards, aids and icons ask


def _window(s: Any) -> Phrase:
    """OB-WIN-2: what is about to happen, unless somebody plays a card."""
    window = WINDOWS[s.about]
    values = _WINDOWS.get(window)
    if values is None:
        return phrase("ask-window", cards=s.offers - 1)
    return phrase(f"ask-window-{window}", **values(s))


_WINDOWS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "open": lambda s: {"day": s.day},
    "night": lambda s: {"count": len(coming_night(s)[0])},
    "strike": lambda s: {
        "horde": _horde(s, plain(front_horde)(s)),
        "settlement": _settlement(s.march.tile),
    },
    "wound": lambda s: {"survivor": _survivor(s.victim - 1), "count": s.blow - s.spared},
    "doom": lambda s: {"count": sum(card != 0 for card in s.doom_drawn), "most": TRACKER},
    "dusk": lambda s: {"day": s.day},
}


def _card_arg(s: Any) -> Phrase:
    return phrase("ask-card-arg", card=f"@card-{CARD_IDS[s.against]}", what=_what(s))


def _aid_arg(s: Any) -> Phrase:
    return phrase("ask-aid-arg", survivor=_survivor(s.about), what=_what(s))


def _what(s: Any) -> str:
    kind = MOVES.decode(s.offer[0])[0].name
    return kind if kind in WHAT else "other"


def _token_hex(s: Any) -> Phrase:
    return phrase(
        "ask-token-hex", token=f"@piece-{PIECE_NAMES[s.about]}", kind=PIECE_NAMES[s.about]
    )


def _doom_arg(s: Any) -> Phrase:
    doom = f"@doom-{DOOM_IDS[s.about]}"
    return phrase("ask-doom-arg", doom=doom, rule=f"{doom}-rule")


def _horde_arg(s: Any) -> Phrase:
    return phrase("ask-doom-arg-horde", horde=_horde(s, s.about))


def _drop(s: Any) -> Phrase:
    count = sum(s.survivors[s.about].goods)
    return phrase("ask-drop", survivor=_survivor(s.about), count=count)


def _discard(s: Any) -> Phrase:
    held = sum(s.survivors[s.about].hand)
    return phrase("ask-discard", survivor=_survivor(s.about), count=held)


def _of_survivor(s: Any) -> Phrase:
    return phrase(f"ask-{decisions.DECISIONS[s.ask].name}", survivor=_survivor(s.about))


# Words


def _settlement(tile: int) -> str:
    return f"@settlement-{SETTLEMENT_IDS[tile]}"


def _survivor(v: int) -> str:
    return f"@survivor-{SURVIVOR_NAMES[v]}" if v >= 0 else "@nobody"


def _horde(s: Any, uid: int) -> Phrase:
    return horde_name(s.hordes[uid].card)


def _needs(s: Any, uid: int) -> str:
    """The symbols that defeat a horde now."""
    return listed("".join(horde_view(s, uid).needs))


_QUESTIONS: dict[int, Callable[[Any], Phrase]] = {
    decisions.SETUP_TILE: _setup_tile,
    decisions.SETUP_HEX: _setup_hex,
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
    decisions.DEV_CARD: _of_survivor,
    decisions.SKILL: _of_survivor,
    decisions.TRADE: _of_survivor,
    decisions.MODS: _mods,
    decisions.ROLL: _roll,
    decisions.TARGET: _of_survivor,
    decisions.PAY: _pay,
    decisions.HORDE_NEXT: _horde_next,
    decisions.HORDE_PATH: _horde_path,
    decisions.DEFENDER: _entered,
    decisions.AUTO: _entered,
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
    decisions.KIND: _of_survivor,
    decisions.DROP: _drop,
    decisions.DISCARD: _discard,
}
