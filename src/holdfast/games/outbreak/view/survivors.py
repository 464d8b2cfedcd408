"""Views of the survivors' mats, their cards, and the running turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import CARD_IDS, SETTLEMENT_IDS, SKILL_IDS
from holdfast.games.outbreak.content.effects import RESOURCES
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES
from holdfast.games.outbreak.content.schema import FORTUNES, SURVIVOR_CARDS
from holdfast.games.outbreak.derived_numbers import ABILITIES as AT_WORK
from holdfast.games.outbreak.derived_numbers import (
    DOOM,
    follows_from,
    health_of,
    movement_of,
    slots_of,
    team_of,
)
from holdfast.games.outbreak.models import CardView, SurvivorView, TurnView
from holdfast.games.outbreak.moves import ABILITIES, ORDINARY, PLAY
from holdfast.games.outbreak.rules.people import hand_size
from holdfast.games.outbreak.rules.values import hand_limit

MAT_CACHE = 1000
CARD_CACHE = 4096
"""Cache size of card views."""


def survivor_views(s: Any, playable: list[tuple[int, int]]) -> list[SurvivorView]:
    """Return the mats of the team; `playable` are the (survivor, card) pairs that can be played."""
    views = []
    for v in team_of(s):
        made = s.turn.steps if s.active == v else None
        mat = _mat(s, v, s.tiles[s.survivors[v].tile].hex, made)
        cards = {card for holder, card in playable if holder == v}
        views.append(mat.model_copy(update={"hand": _hand(s, v, cards)}) if cards else mat)
    return views


@follows_from("survivors[]", "driver", "turn.march", *DOOM, *AT_WORK, most=MAT_CACHE)
def _mat(s: Any, v: int, hex: int, made: int | None) -> SurvivorView:
    """Return a survivor's mat without playable cards.

    `made` is the number of steps made in the survivor's turn, or None outside it.
    """
    survivor, card = s.survivors[v], SURVIVOR_CARDS[v]
    steps = movement_of(s, v)
    return SurvivorView(
        number=v,
        id=card.id,
        name=SURVIVOR_NAMES[v],
        seat=survivor.seat,
        settlement=SETTLEMENT_IDS[survivor.tile],
        hex=hex,
        favoured=RESOURCES[content.SURVIVORS[v].favoured],
        wounds=survivor.wounds,
        health=health_of(s, v),
        down=bool(survivor.down),
        goods=dict(zip(RESOURCES, survivor.goods, strict=True)),
        slots=slots_of(s, v),
        trap=bool(survivor.trap),
        tank=s.driver == v + 1,
        hand=_hand(s, v, ()),
        hand_size=hand_size(survivor),
        hand_limit=hand_limit(v),
        skills=[SKILL_IDS[k - 1] for k in survivor.skills if k],
        activated=bool(survivor.activated),
        active=made is not None,
        movement=steps,
        steps_left=max(0, steps - (made or 0)),
        used=_ability_numbers(survivor.used),
    )


@lru_cache(CARD_CACHE)
def _ability_numbers(used: int) -> list[int]:
    return [k for k in range(ABILITIES) if used >> k & 1]


def _hand(s: Any, v: int, playable: Collection[int]) -> list[CardView]:
    """Return the cards in a hand; `playable` are those that can be played."""
    views = []
    for k, count in enumerate(s.survivors[v].hand):
        if count:
            scheme = k - ORDINARY
            user = s.user[scheme] - 1 if scheme >= 0 else -1
            built = scheme >= 0 and bool(s.built >> scheme & 1)
            views.append(_card_view(k, count, built, user, k in playable))
    return views


@lru_cache(CARD_CACHE)
def _card_view(k: int, count: int, built: bool, user: int, playable: bool) -> CardView:
    return CardView(
        id=CARD_IDS[k],
        count=count,
        schematic=k >= ORDINARY,
        built=built,
        user=SURVIVOR_NAMES[user] if user >= 0 else None,
        windows=FORTUNES.fortune[k].windows if k < ORDINARY else [],
        playable=playable,
    )


def turn_view(s: Any) -> TurnView:
    """Return what is left of the active survivor's turn."""
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


def playable_cards(moves: Iterable[int]) -> list[tuple[int, int]]:
    """Return the survivor and card of every PLAY among the moves."""
    return [(PLAY.holder(move), PLAY.card(move)) for move in moves if move in PLAY]
