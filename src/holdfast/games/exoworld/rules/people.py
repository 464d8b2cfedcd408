"""The crew: who is there, in which order, with which limits; skills and Health Issues."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events, moves, state
from holdfast.games.exoworld.content import operations
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule
from holdfast.kernel.sums import total

LASTING_COUNT = len(operations.LASTING)
CARDS_FOR_CURE = 3  # EX-HEAL-2
CARDS_TO_THIRST = 2  # EX-HEAL-6: by so many Dehydration lowers the hand limit


@rule
def is_solo(s: Any) -> bool:
    """One player runs three characters."""
    return s.options.players == 1


@rule
def owner(s: Any, crew: int) -> int:
    """The player of a character."""
    return 0 if is_solo(s) else crew


@rule
def is_present(s: Any, crew: int) -> bool:
    """Whether there is such a character on the base."""
    if is_solo(s):
        return crew < state.SOLO_CREW
    return s.players[crew].seated == 1


@long_rule
def following(s: Any, crew: int) -> int:
    """EX-TURN-1, EX-SOLO-4, EX-SOLO-9: the next character clockwise, or to the right."""
    next_crew = (crew + 1) % moves.SEATS
    while not is_present(s, next_crew):
        next_crew = (next_crew + 1) % moves.SEATS
    return next_crew


@rule
def crew_at(s: Any, offset: int) -> int:
    """The character so many seats clockwise from the active one, or NOBODY."""
    crew = (s.active + offset) % moves.SEATS
    return crew if is_present(s, crew) else NOBODY


@rule
def seat_at(s: Any, offset: int) -> int:
    """The player so many seats clockwise from the active one, or NOBODY; each player once."""
    if is_solo(s):
        return 0 if offset == 0 else NOBODY
    return crew_at(s, offset)


@rule
def active_player(s: Any) -> int:
    """The player whose turn it is."""
    return owner(s, s.active)


@long_rule
def in_force(s: Any, code: int) -> bool:
    """Whether a lasting effect holds (op LAST)."""
    for crew in range(moves.SEATS):
        if s.lasting[code, crew] != 0:
            return True
    return False


@long_rule
def are_hands_hidden(s: Any) -> bool:
    """EX-VIS-1, EX-VAR-2: whether others see only the colours of a hand."""
    return s.options.incommunication == state.INCOMMUNICATION or in_force(s, state.HANDS_HIDDEN)


@rule
def are_transfers_barred(s: Any) -> bool:
    """NOXFER: EX-HIER-1, EX-HIER-2, no action, skill or Protocol moves cards between players."""
    return in_force(s, state.NO_TRANSFERS)


@rule
def are_protocols_barred(s: Any) -> bool:
    """NOPROT: no Protocol is played for its effect."""
    return in_force(s, state.NO_PROTOCOLS)


@long_rule
def hand_size(player: Any) -> int:
    """EX-HAND-1: only Player cards count."""
    return total(player.classes, 0, moves.CLASS_COUNT)


@rule
def has_issue(member: Any, issue: int) -> bool:
    """Whether a character suffers from a Health Issue."""
    return (member.issues >> issue) & 1 == 1


@rule
def hand_limit(s: Any, seat: int) -> int:
    """EX-HAND-1, EX-HAND-4, EX-HEAL-6; EX-SOLO-5: solo it is the active character's."""
    member = s.crew[s.active] if is_solo(s) else s.crew[seat]
    limit = content.CHARACTER[member.role].hand_limit
    if has_issue(member, state.DEHYDRATION):
        limit -= CARDS_TO_THIRST
    return max(1, limit)


@rule
def speed(member: Any) -> int:
    """EX-MOVE-1, EX-HEAL-6: how far one Move action goes."""
    if has_issue(member, state.MALNUTRITION):
        return 1
    return content.CHARACTER[member.role].speed


@rule
def has_skill(member: Any) -> bool:
    """EX-SKILL-3, EX-HIER-1: Radiation Sickness takes the skill away, a passive one too."""
    return not has_issue(member, state.RADIATION_SICKNESS)


@rule
def tire(s: Any, crew: int, log: Any) -> None:
    """EX-TOK-5, EX-REP-4: one Fatigue token on a person, at most one each, while there are any."""
    member = s.crew[crew]
    if member.fatigue == 0 and s.stock[state.FATIGUE] > 0:
        member.fatigue = 1
        s.stock[state.FATIGUE] -= 1
        tell(log, events.FATIGUED, crew)


@rule
def rest(s: Any, crew: int, cause: int, log: Any) -> None:
    """A Fatigue token goes back to the stock."""
    s.crew[crew].fatigue = 0
    s.stock[state.FATIGUE] += 1
    tell(log, events.FATIGUE_ENDED, crew, cause)


@rule
def lay_off_event(s: Any, kind: int) -> None:
    """EX-EVT-3: a card goes onto the Event discard."""
    s.event_discard[s.event_discards] = kind
    s.event_discards += 1


@long_rule
def cure(s: Any, crew: int, issue: int, cause: int, log: Any) -> None:
    """EX-HEAL-3, EX-HEAL-4: the card goes to the Event discard."""
    s.crew[crew].issues &= ~(1 << issue)
    lay_off_event(s, content.ISSUE_EVENT[issue])
    tell(log, events.CURED, crew, issue, cause)


@long_rule
def check_cures(s: Any, seat: int, log: Any) -> None:
    """EX-HEAL-2, EX-HEAL-3, EX-HEAL-5, EX-SOLO-9: three cards of the colour cure at once."""
    wild = s.players[seat].classes[content.WILD]
    for crew in range(moves.SEATS):
        if s.crew[crew].issues != 0 and owner(s, crew) == seat:
            for issue in range(moves.ISSUE_COUNT):
                colour = content.EVENT[content.ISSUE_EVENT[issue]].cure
                fitting = wild + s.players[seat].classes[colour]
                if has_issue(s.crew[crew], issue) and fitting >= CARDS_FOR_CURE:
                    cure(s, crew, issue, events.BY_CARDS, log)
