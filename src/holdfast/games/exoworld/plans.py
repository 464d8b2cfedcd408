"""Team plans of Exoworld (EX-VIS-4), and when players may not talk (EX-VAR-2)."""

from __future__ import annotations

from holdfast.games.exoworld import decisions, state, steps, wording
from holdfast.games.exoworld.content import CARD_NAMES, HOME_BASE
from holdfast.games.exoworld.content.geometry import CELLS
from holdfast.games.exoworld.drop_in import playing_seats
from holdfast.games.exoworld.moves import MOVES
from holdfast.games.exoworld.preview import preview
from holdfast.games.exoworld.rules import ORDER_OF_PLAY, people
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import close
from holdfast.kernel.game import Game, TeamPlans
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase


def turn_of(game: Game, position: Position, seat: int) -> Position | None:
    """Return the position as if it were the Action step of another player, or None.

    EX-TURN-2, EX-TURN-4. None outside an Action step and in solo games.
    """
    asked = position.number("ask")
    if asked not in (decisions.ACT, decisions.UNSEEN_ACT) or seat not in playing_seats(position):
        return None
    if people.is_solo(position.snapshot):
        return None
    ahead = position.copy()
    if ahead.to_move == seat:
        return ahead
    s = ahead.state
    close(s)
    member = s.crew[seat]
    s.active = seat
    s.actions = state.ACTIONS - member.fatigue - people.has_issue(member, state.HYPOXIA)
    s.actions = s.actions_left = max(1, s.actions)
    # What lasts one turn (S6)
    for used in ("skill_used", "recycled", "architect_used", "chemist_used", "prefab"):
        setattr(s, used, 0)
    for used in ("free_deploys", "held", "played", "declined", "refusals"):
        setattr(s, used, 0)
    for i in range(state.MOST_REFUSALS):
        s.refused[i] = 0
    then(s, steps.ACT)
    game.run_on(ahead)
    return ahead


def place(position: Position, move: int) -> int | None:
    """Return the cell of a move, or else the cell of the active pawn."""
    cell = preview(position, move).cell
    s = position.snapshot
    return int(s.locations[s.crew[s.active].place].cell) if cell is None else cell


# Moves of D-ACT
SPOKEN = ORDER_OF_PLAY.answers["act"]


def say(position: Position, move: int) -> Phrase:
    """Return the sentence for a planned move.

    A place is named by what stands there, because the plan is read beside the drawn base.
    """
    kind, _ = MOVES.decode(move)
    title = wording.say(position, move).title
    if kind.name not in SPOKEN:
        return title
    args = {name: value for name, value in title.args.items() if name != "place"}
    s = position.snapshot
    cell = place(position, move)
    if cell is not None and s.grid[cell]:
        module = s.locations[s.grid[cell] - 1].kind
        name = "@home-base" if module == HOME_BASE else f"@card-{CARD_NAMES[module]}"
        args["module"] = name
    return Phrase(key=f"plan-{kind.name}", args={**args, "who": "other"})


def may_talk(position: Position) -> bool:
    """Return whether players may chat: not in Incommunication (EX-VAR-2).

    There players may speak of colours only, and the table shows those anyway.
    """
    return bool(position.snapshot.options.incommunication != state.INCOMMUNICATION)


TEAM_PLANS = TeamPlans(turn_of, say, place, CELLS, may_talk=may_talk)
