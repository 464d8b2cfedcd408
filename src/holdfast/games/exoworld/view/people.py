"""Views of the characters, the players and the cards."""

from __future__ import annotations

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
from holdfast.games.exoworld.rules.people import CARDS_FOR_CURE, hand_limit, has_skill, owner, speed
from holdfast.games.exoworld.view.base import nonzero
from holdfast.games.exoworld.view.ready import ready_cards
from holdfast.kernel.memo import cached_part

PAWN_COLOURS = ("white", "orange", "teal", "violet", "pink")  # EX-SET-11


def crew_view(s: Any, crew: int) -> CrewView:
    member, seat = s.crew[crew], owner(s, crew)
    limit_of = hand_limit if s.options.players > 1 or crew == s.active else None
    return _crew_view(
        crew,
        seat,
        member.role,
        s.locations[member.place].cell,
        speed(member),
        limit_of(s, seat) if limit_of else CHARACTERS[member.role].hand_limit,
        bool(member.fatigue),
        _cures(s, seat, member.issues) if member.issues else (),
        _state_of_skill(s, crew),
    )


@cached_part
def _crew_view(
    crew: int,
    seat: int,
    role: int,
    cell: int,
    steps: int,
    limit: int,
    fatigue: bool,
    cures: tuple[tuple[int, int], ...],
    skill: str,
) -> CrewView:
    character = CHARACTERS[role]
    return CrewView(
        crew=crew,
        seat=seat,
        role=character.id,
        colour=PAWN_COLOURS[crew],
        cell=cell,
        speed=steps,
        printed_speed=character.speed,
        hand_limit=limit,
        printed_limit=character.hand_limit,
        fatigue=fatigue,
        issues=[
            IssueView(
                issue=ISSUES[issue],
                colour=COLOURS[EVENT[ISSUE_EVENT[issue]].cure],
                have=have,
                need=CARDS_FOR_CURE,
            )
            for issue, have in cures
        ],
        skill=_skill_view(role, skill),
    )


def _cures(s: Any, seat: int, issues: int) -> tuple[tuple[int, int], ...]:
    """Return each Health Issue in the bits `issues`, with the number of cards that cure it."""
    classes = s.players[seat].classes
    return tuple(
        (issue, classes[EVENT[ISSUE_EVENT[issue]].cure] + classes[WILD])
        for issue in range(len(ISSUES))
        if issues >> issue & 1
    )


def _state_of_skill(s: Any, crew: int) -> str:
    member = s.crew[crew]
    passive = CHARACTERS[member.role].passive
    if not has_skill(member):
        return "sick"
    if crew == s.active and (
        s.skill_used
        or (passive.discount and s.architect_used)
        or (passive.any_card_pays and s.chemist_used)
        or (passive.free_recycle and s.recycled)
    ):
        return "used"
    return "ready"


def _skill_view(role: int, state: str) -> SkillView:
    skill = CHARACTERS[role].skill
    kind = "passive" if not skill else "action" if skill.actions else "free"
    return SkillView(type=kind, state=state)


def player_view(s: Any, seat: int, hidden: bool) -> PlayerView:
    """Return the view of a player; `hidden` leaves out the cards and shows only their classes."""
    player = s.players[seat]
    unready = hidden or s.over or s.turn == 0
    return PlayerView(
        seat=seat,
        hand=None if hidden else card_names(player.hand),
        ready=[] if unready else ready_cards(s, _acting_character(s, seat)),
        classes=dict(zip(CLASSES, player.classes, strict=True)),
        cards=sum(player.classes),
        limit=hand_limit(s, seat),
        leaving=bool(player.leaving),
    )


def _acting_character(s: Any, seat: int) -> int:
    """Return the character that acts for a player: in solo games the active one."""
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


@cached_part
def card_views(scenario: int, barred: bool) -> dict[str, CardView]:
    """Return all cards as printed, by name."""
    kinds = enumerate(CARD_NAMES)
    return {name: _card_view(scenario, kind, barred) for kind, name in kinds}


def _card_view(scenario: int, kind: int, barred: bool) -> CardView:
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
