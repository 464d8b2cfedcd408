"""The dice thrown: what they show, re-rolls and fixings (OB-ATK-3, OB-DIE)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, events, moves, state, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import abilities, rolls
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.decision import offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

DOOM_SKULLS = 4  # of its six sides; then a doom and a blank (OB-DIE-1)
MOST_TOLD = (1 << events.FACE_BITS) - 1  # of a face in an event


@long_rule
def throw(s: Any, log: Any) -> None:
    """OB-ATK-3, OB-DIE-1: roll the dice, one of them replaced by the Doom die if it was chosen."""
    dice = s.dice
    number = rolls.number_of_dice(s)
    if dice.going == state.ATTACKS or dice.going == state.DEFENDS:
        gadget = rolls.dice_schematic(s)
        if gadget != abilities.NONE:
            abilities.use_schematic(s, dice.roller, gadget)
    if dice.doom == state.DOOM_CHOSEN:
        number -= 1
    for _ in range(number):
        dice.faces[below(s.chance, state.DIE)] += 1
    doomed = False
    if dice.doom == state.DOOM_CHOSEN:
        doomed = throw_doom_die(s)
    roller = NOBODY if dice.going == state.AUTO_DEFENDS else dice.roller
    tell(log, events.ROLLED, roller, dice.going, dice.tile, packed_faces(s), dice.doom)
    if doomed:
        then(s, steps.ADD_DOOM, 1)


@long_rule
def throw_doom_die(s: Any) -> bool:
    """OB-DIE-1: four skulls, a doom, a blank; gives whether a Doom card is to be added."""
    side = below(s.chance, state.DIE)
    s.dice.doom = (
        state.DOOM_SKULL
        if side < DOOM_SKULLS
        else state.DOOM_DOOM
        if side == DOOM_SKULLS
        else state.DOOM_BLANK
    )
    return side == DOOM_SKULLS


@long_rule
def packed_faces(s: Any) -> int:
    """The dice of the roll in one number, five bits a face."""
    packed = 0
    for face in range(state.DIE):
        packed |= min(MOST_TOLD, s.dice.faces[face]) << (events.FACE_BITS * face)
    return packed


@long_rule
def offer_changes(s: Any) -> None:
    """D-ROLL: re-rolls and fixings of the roller, each source once per roll."""
    dice = s.dice
    if dice.going != state.AUTO_DEFENDS:
        v = dice.roller
        offer_changes_of(s, v, v)
        if v == content.MERCENARY:
            offer_changes_of(s, v, content.MERCENARY_ALONE)
        for i in range(state.MOST_SKILLS):
            skill = abilities.skill_of(s.survivors[v], i)
            if skill != abilities.NONE:
                offer_changes_of(s, v, skill)
        if dice.artillery == 0 and s.built != 0:
            for k in range(moves.SCHEMATICS):
                ability = content.FIRST_SCHEMATIC + k
                if s.built >> k & 1 and s.survivors[v].cards >> (moves.ORDINARY + k) & 1:
                    offer_changes_of(s, v, ability)


@long_rule
def offer_changes_of(s: Any, v: int, ability: int) -> None:
    """The re-rolls or fixings of one source."""
    dice = s.dice
    if dice.used >> ability & 1 or not abilities.is_at_work(s, v, ability):
        return
    for row in range(content.SOURCES[ability].first, content.SOURCES[ability].last):
        if content.EFFECTS[row].once and abilities.is_used(s, v, ability):
            continue
        if content.EFFECTS[row].op == effects.REROLL:
            fits = content.EFFECTS[row].what & rolls.roll_kind(dice.going) != 0
            if fits and abilities.holds_true(s, v, content.EFFECTS[row].who):
                for face in range(moves.FACES):
                    if can_take_up(s, face):
                        offer(s, moves.REROLL(ability, face))
        elif content.EFFECTS[row].op == effects.FIX and content.EFFECTS[row].who & rolls.roll_kind(
            dice.going
        ):
            for face in range(moves.FACES):
                if can_fix_die(s, face, content.EFFECTS[row].what):
                    offer(s, moves.FIX(ability, face))


@rule
def can_take_up(s: Any, face: int) -> bool:
    """Whether a die shows this face; the seventh is the Doom die."""
    if face < state.DOOM_FACE:
        return s.dice.faces[face] > 0
    return s.dice.doom > state.DOOM_CHOSEN


@long_rule
def can_fix_die(s: Any, face: int, onto: int) -> bool:
    """OB-DIE-3: the Doom die can be turned to its skull only, and nothing to what it shows."""
    if not can_take_up(s, face) or face == onto:
        return False
    if face == state.DOOM_FACE:
        return onto == effects.SKULL and s.dice.doom != state.DOOM_SKULL
    return True


@long_rule
def take_up(s: Any, face: int) -> None:
    """Take up a die for a common re-roll."""
    if face == state.DOOM_FACE:
        s.dice.held[state.DOOM_FACE] = 1
        s.dice.doom = state.DOOM_CHOSEN
    else:
        s.dice.faces[face] -= 1
        s.dice.held[face] += 1


@long_rule
def reroll_held(s: Any, log: Any) -> None:
    """Roll the dice taken up; OB-DIE-1: the doom face adds a card again."""
    dice = s.dice
    for face in range(state.DIE):
        for _ in range(dice.held[face]):
            dice.faces[below(s.chance, state.DIE)] += 1
        dice.held[face] = 0
    doomed = False
    if dice.held[state.DOOM_FACE]:
        dice.held[state.DOOM_FACE] = 0
        doomed = throw_doom_die(s)
    roller = NOBODY if dice.going == state.AUTO_DEFENDS else dice.roller
    tell(log, events.REROLLED, roller, packed_faces(s), dice.doom)
    if doomed:
        then(s, steps.ADD_DOOM, 1)


@long_rule
def fix_die(s: Any, face: int, onto: int, log: Any) -> None:
    """FIX: turn a die to a face."""
    if face == state.DOOM_FACE:
        s.dice.doom = state.DOOM_SKULL
    else:
        s.dice.faces[face] -= 1
        s.dice.faces[onto] += 1
    roller = NOBODY if s.dice.going == state.AUTO_DEFENDS else s.dice.roller
    tell(log, events.REROLLED, roller, packed_faces(s), s.dice.doom)


# D-ROLL answered with a re-roll or a fixing: it is asked again


@long_rule
def use_source(s: Any, ability: int) -> None:
    """A source changes one roll once; once-a-day sources are used up."""
    s.dice.used |= 1 << ability
    for row in range(content.SOURCES[ability].first, content.SOURCES[ability].last):
        if content.EFFECTS[row].once:
            abilities.mark_used(s, s.dice.roller, ability)


@long_rule
def reroll(s: Any, ability: int, face: int, log: Any) -> None:
    """D-ROLL answered: a die is rolled again."""
    then(s, steps.CHANGE_DICE)
    use_source(s, ability)
    take_up(s, face)
    reroll_held(s, log)


@long_rule
def fix(s: Any, ability: int, face: int, log: Any) -> None:
    """D-ROLL answered: a die is turned."""
    then(s, steps.CHANGE_DICE)
    use_source(s, ability)
    for row in range(content.SOURCES[ability].first, content.SOURCES[ability].last):
        if content.EFFECTS[row].op == effects.FIX:
            fix_die(s, face, content.EFFECTS[row].what, log)
