"""Views of the survivors' mats, their cards, and the running turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import CARD_IDS, SETTLEMENT_IDS, SKILL_IDS
from holdfast.games.outbreak.content.effects import RESOURCES
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES
from holdfast.games.outbreak.content.schema import FORTUNES, SURVIVOR_CARDS
from holdfast.games.outbreak.derived_numbers import health_of, movement_of, slots_of, team_of
from holdfast.games.outbreak.models import CardView, SurvivorView, TurnView
from holdfast.games.outbreak.moves import ABILITIES, ORDINARY, PLAY
from holdfast.games.outbreak.rules.people import hand_size
from holdfast.games.outbreak.rules.values import hand_limit
from holdfast.kernel.memo import cached_part


class _Card(NamedTuple):
    """A kind of card in a hand."""

    kind: int
    number: int
    built: bool
    user: int
    """Survivor that uses the schematic, or -1."""
    playable: bool


def survivor_views(s: Any, playable: list[tuple[int, int]]) -> list[SurvivorView]:
    """Return the mats of the team; `playable` are the (survivor, card) pairs that can be played."""
    views = []
    for v in team_of(s):
        made = s.turn.steps if s.active == v else None
        hex, tank = s.tiles[s.survivors[v].tile].hex, s.driver == v + 1
        numbers = health_of(s, v), slots_of(s, v), movement_of(s, v)
        hand = _hand(s, v, {card for holder, card in playable if holder == v})
        views.append(_mat(v, s.survivors[v], hex, tank, *numbers, made, hand))
    return views


@cached_part
def _mat(
    v: int,
    survivor: Any,
    hex: int,
    tank: bool,
    health: int,
    slots: int,
    steps: int,
    made: int | None,
    hand: tuple[_Card, ...],
) -> SurvivorView:
    """Return a survivor's mat.

    `made` is the number of steps made in the survivor's turn, or None outside it.
    """
    return SurvivorView(
        number=v,
        id=SURVIVOR_CARDS[v].id,
        name=SURVIVOR_NAMES[v],
        seat=survivor.seat,
        settlement=SETTLEMENT_IDS[survivor.tile],
        hex=hex,
        favoured=RESOURCES[content.SURVIVORS[v].favoured],
        wounds=survivor.wounds,
        health=health,
        down=bool(survivor.down),
        goods=dict(zip(RESOURCES, survivor.goods, strict=True)),
        slots=slots,
        trap=bool(survivor.trap),
        tank=tank,
        hand=[_card_view(card) for card in hand],
        hand_size=hand_size(survivor),
        hand_limit=hand_limit(v),
        skills=[SKILL_IDS[k - 1] for k in survivor.skills if k],
        activated=bool(survivor.activated),
        active=made is not None,
        movement=steps,
        steps_left=max(0, steps - (made or 0)),
        used=[k for k in range(ABILITIES) if survivor.used >> k & 1],
    )


def _hand(s: Any, v: int, playable: Collection[int]) -> tuple[_Card, ...]:
    """Return the cards in a hand; `playable` are those that can be played."""
    cards = []
    for k, count in enumerate(s.survivors[v].hand):
        if count:
            scheme = k - ORDINARY
            user = s.user[scheme] - 1 if scheme >= 0 else -1
            built = scheme >= 0 and bool(s.built >> scheme & 1)
            cards.append(_Card(k, count, built, user, k in playable))
    return tuple(cards)


def _card_view(card: _Card) -> CardView:
    return CardView(
        id=CARD_IDS[card.kind],
        count=card.number,
        schematic=card.kind >= ORDINARY,
        built=card.built,
        user=SURVIVOR_NAMES[card.user] if card.user >= 0 else None,
        windows=FORTUNES.fortune[card.kind].windows if card.kind < ORDINARY else [],
        playable=card.playable,
    )


def turn_view(s: Any) -> TurnView:
    """Return the view of the active survivor's turn, with the steps and actions left."""
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
