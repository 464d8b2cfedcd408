"""The crew, their players and the cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    CHARACTERS,
    CLASSES,
    EFFECT,
    EVENT,
    FIRST_PROTOCOL,
    ISSUE_EVENT,
    MODULE_COUNT,
    MODULES,
    PROTOCOLS,
    WILD,
)
from holdfast.games.exoworld.content.operations import COLOURS, ISSUES
from holdfast.games.exoworld.models import CardView, CrewView, IssueView, PlayerView, SkillView
from holdfast.games.exoworld.rules.people import (
    CARDS_FOR_CURE,
    are_hands_hidden,
    hand_limit,
    hand_size,
    has_skill,
    owner,
    speed,
)
from holdfast.games.exoworld.view.base import nonzero
from holdfast.games.exoworld.view.ready import ready_cards
from holdfast.kernel.plain import plain

PAWN_COLOURS = ("white", "orange", "teal", "violet", "pink")  # EX-SET-11


def crew_view(s: Any, crew: int) -> CrewView:
    member = s.crew[crew]
    character = CHARACTERS[member.role]
    seat = plain(owner)(s, crew)
    limit_of = hand_limit if s.options.players > 1 or crew == s.active else None
    return CrewView(
        crew=crew,
        seat=seat,
        role=character.id,
        colour=PAWN_COLOURS[crew],
        cell=s.locations[member.place].cell,
        speed=plain(speed)(member),
        printed_speed=character.speed,
        hand_limit=plain(limit_of)(s, seat) if limit_of else character.hand_limit,
        printed_limit=character.hand_limit,
        fatigue=bool(member.fatigue),
        issues=_issues(s, crew),
        skill=_skill(s, crew),
    )


def _issues(s: Any, crew: int) -> list[IssueView]:
    classes = s.players[plain(owner)(s, crew)].classes
    views = []
    for issue, name in enumerate(ISSUES):
        if s.crew[crew].issues >> issue & 1:
            colour = EVENT[ISSUE_EVENT[issue]].cure
            have = classes[colour] + classes[WILD]
            views.append(
                IssueView(issue=name, colour=COLOURS[colour], have=have, need=CARDS_FOR_CURE)
            )
    return views


def _skill(s: Any, crew: int) -> SkillView:
    member = s.crew[crew]
    character = CHARACTERS[member.role]
    kind = "passive"
    if character.skill:
        kind = "action" if character.skill.actions else "free"
    state = "ready"
    if not plain(has_skill)(member):
        state = "sick"
    elif crew == s.active and (
        s.skill_used
        or (character.passive.discount and s.architect_used)
        or (character.passive.any_card_pays and s.chemist_used)
        or (character.passive.free_recycle and s.recycled)
    ):
        state = "used"
    return _skill_view(kind, state)


@cache
def _skill_view(kind: str, state: str) -> SkillView:
    return SkillView(type=kind, state=state)


def player_view(s: Any, seat: int, viewer: int) -> PlayerView:
    player = s.players[seat]
    hidden = plain(are_hands_hidden)(s) and seat != viewer and not s.over
    return PlayerView(
        seat=seat,
        hand=None if hidden else card_names(player.hand),
        ready=[] if hidden or s.over or s.turn == 0 else ready_cards(s, _acts_for(s, seat)),
        classes={name: player.classes[c] for c, name in enumerate(CLASSES)},
        cards=plain(hand_size)(player),
        limit=plain(hand_limit)(s, seat),
        leaving=bool(player.leaving),
    )


def _acts_for(s: Any, seat: int) -> int:
    """The character that acts for a player: alone whoever's turn it is."""
    return int(s.active) if s.options.players == 1 else seat


def card_names(counts: Any) -> list[str]:
    return [name for name, n in zip(CARD_NAMES, counts, strict=True) if n for _ in range(n)]


def protocol_names(bits: int) -> list[str]:
    return [name for i, name in enumerate(CARD_NAMES[FIRST_PROTOCOL:]) if bits >> i & 1]


def cards_aside(s: Any, viewer: int) -> list[str] | None:
    if not s.looked:
        return []
    cards = card_names(s.aside)
    return cards if len(cards) == s.looked else None


@cache
def card_view(scenario: int, kind: int, barred: bool) -> CardView:
    """A card as it is printed; most screens show all of them, and they are always the same."""
    colour = CLASSES[CARD[kind].colour]
    if kind < MODULE_COUNT:
        module = MODULES[kind]
        return CardView(
            type="module",
            colour=colour,
            cost=[COLOURS["rbgy".index(letter)] for letter in module.cost],
            effects=nonzero(list(EFFECT[scenario, kind])),
            place=module.place,
            timing=None,
            blocked=False,
        )
    protocol = kind >= FIRST_PROTOCOL
    return CardView(
        type="protocol" if protocol else "item",
        colour=colour,
        cost=[],
        effects={},
        place="none",
        timing=PROTOCOLS[kind - FIRST_PROTOCOL].timing if protocol else None,
        blocked=protocol and barred,
    )
