"""How a team plans (EX-VIS-4: players advise each other), and where it may not (EX-VAR-2)."""

from __future__ import annotations

from holdfast.games.exoworld import decisions, state, steps, wording
from holdfast.games.exoworld.content import CARD_NAMES, HOME_BASE
from holdfast.games.exoworld.content.geometry import CELLS
from holdfast.games.exoworld.drop_in import playing
from holdfast.games.exoworld.moves import MOVES
from holdfast.games.exoworld.preview import preview
from holdfast.games.exoworld.rules import ORDER_OF_PLAY, people
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import close
from holdfast.kernel.game import Game, TeamPlans
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase


def turn_of(game: Game, position: Position, seat: int) -> Position | None:
    """The Action step of another player, as the base is now (EX-TURN-2, EX-TURN-4)."""
    asked = position.number("ask")
    if asked not in (decisions.ACT, decisions.UNSEEN_ACT) or seat not in playing(position):
        return None
    if interpret(people.is_solo)(position.reading):
        return None
    ahead = position.copy()
    if ahead.to_move == seat:
        return ahead
    s = ahead.state
    interpret(close)(s)
    member = s.crew[seat]
    s.active = seat
    s.actions = state.ACTIONS - member.fatigue - interpret(people.has_issue)(member, state.HYPOXIA)
    s.actions = s.actions_left = max(1, s.actions)
    # What holds for one turn (S6)
    for used in ("skill_used", "recycled", "architect_used", "chemist_used", "prefab"):
        setattr(s, used, 0)
    for under_way in ("free_deploys", "held", "played", "declined", "refusals"):
        setattr(s, under_way, 0)
    for i in range(state.MOST_REFUSALS):
        s.refused[i] = 0
    interpret(then)(s, steps.ACT)
    game.run_on(ahead)
    return ahead


def place(position: Position, move: int) -> int | None:
    """The cell that a move is about; else where its player's pawn stands."""
    cell = preview(position, move).cell
    s = position.reading
    return int(s.locations[s.crew[s.active].place].cell) if cell is None else cell


# The moves of D-ACT
SPOKEN = ORDER_OF_PLAY.answers["act"]


def say(position: Position, move: int) -> Phrase:
    """What somebody plans to do in their turn. A place is called by what stands there: a plan is
    read beside the base, where it is drawn."""
    kind, _ = MOVES.decode(move)
    title = wording.say(position, move).title
    if kind.name not in SPOKEN:
        return title
    args = {name: said for name, said in title.args.items() if name != "place"}
    s = position.reading
    cell = place(position, move)
    if cell is not None and s.grid[cell]:
        module = s.locations[s.grid[cell] - 1].kind
        name = "@home-base" if module == HOME_BASE else f"@card-{CARD_NAMES[module]}"
        args["module"] = name
    return Phrase(key=f"plan-{kind.name}", args={**args, "who": "other"})


def may_talk(position: Position) -> bool:
    """EX-VAR-2: in Incommunication players speak of colours only, which the table shows anyway."""
    return bool(position.reading.options.incommunication != state.INCOMMUNICATION)


TEAM_PLANS = TeamPlans(turn_of, say, place, CELLS, may_talk=may_talk)
