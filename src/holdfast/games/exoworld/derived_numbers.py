"""Facts about the moves of a position, from which previews and wordings are made.

A preview or wording depends only on the move and its facts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from holdfast.games.exoworld.content import CARD, CHARACTER_NAMES, CHARACTERS, CLASSES
from holdfast.games.exoworld.content.operations import TOKENS
from holdfast.games.exoworld.models import QuestionView
from holdfast.games.exoworld.moves import MOVES, SEATS
from holdfast.games.exoworld.rules.base import reach
from holdfast.games.exoworld.rules.deploy import deploy_cell
from holdfast.games.exoworld.rules.drawing import is_recycle_free
from holdfast.games.exoworld.rules.people import has_skill, is_present
from holdfast.games.exoworld.rules.protocols import holder_of
from holdfast.games.exoworld.rules.works import aimed_at
from holdfast.games.exoworld.state import MOST_SUPPLY, SHUTDOWN
from holdfast.games.exoworld.view.forecast import (
    ForecastInput,
    cached_forecast_input,
    coming_turns,
    defeat_turn,
)
from holdfast.games.exoworld.view.levels import Four, raw_levels
from holdfast.games.exoworld.view.payments import payments
from holdfast.games.exoworld.view.question import question
from holdfast.kernel.memo import cached_position
from holdfast.kernel.position import Position


class Change(NamedTuple):
    """Change of the base by a move."""

    before: Four
    """Levels, without the limits of the track."""
    after: Four
    supplies: Four
    """Supplies after the next update."""
    was: int | None
    """Turn of defeat before the move; `now` is the one after it."""
    now: int | None


class Update(NamedTuple):
    """Losses of the coming update."""

    short: int
    """Loss that the Emergency supply pays."""
    emergency: int
    """Emergency supply afterwards."""
    falls: bool
    defeat: int | None


class Facts(NamedTuple):
    """Everything that a move's preview and wording need beside its number.

    Each kind of move fills only some fields.
    """

    cell: int | None = None
    """Cell of the move; `module` is the module there."""
    module: int | None = None
    twin: bool = False
    """Whether another module on the base has the same name."""
    seat: int | None = None
    """Seat of the other player; `person` is the name of that player or character."""
    person: int | str | None = None
    role: int | None = None
    """Character in question."""
    about: str | None = None
    """Kind of the open question."""
    event: int | None = None
    """Event card in question."""
    events: bool = False
    """Whether Event cards are left."""
    cost: int = 0
    amount: int = 0
    """Number of cards, tokens, actions or steps."""
    supply: tuple[int, int] = (0, 0)
    """Supply before and after."""
    payments: tuple[tuple[str, ...], ...] = ()
    change: Change | None = None
    update: Update | None = None


NOTHING = Facts()


class Now:
    """Lookup of move facts for one position; shared parts are computed once."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.s = position.snapshot
        self._deploys: dict[int, tuple[tuple[tuple[str, ...], ...], Change]] = {}

    def facts(self, move: int) -> Facts:
        """Return the facts of a move."""
        kind, args = MOVES.decode(move)
        return _LOOK_UP.get(kind.name, _no_facts)(self, args)

    @cached_property
    def asked(self) -> QuestionView | None:
        """The open question, or None."""
        return question(self.s)

    @cached_property
    def about(self) -> str | None:
        """Kind of the open question, or None."""
        return self.asked.about if self.asked else None

    @cached_property
    def forecast_input(self) -> ForecastInput:
        """The input of the forecast: everything that determines the coming turns."""
        return cached_forecast_input(self.s)

    @cached_property
    def update(self) -> Update | None:
        """The coming update, or None if there is none."""
        s, coming = self.s, coming_turns(self.forecast_input)
        if not coming:
            return None
        short, after = sum(coming[0].short), coming[0].emergency
        return Update(short, after, after < s.emergency, defeat_turn(s, coming))

    def change(self, then: ForecastInput) -> Change:
        """Return the change from the base as it is to the base of forecast `then`."""
        coming = coming_turns(then)
        return Change(
            raw_levels(self.forecast_input.base),
            raw_levels(then.base),
            coming[0].supplies if coming else self.forecast_input.supplies,
            defeat_turn(self.s, coming_turns(self.forecast_input)),
            defeat_turn(self.s, coming),
        )

    def deploy(self, kind: int) -> tuple[tuple[tuple[str, ...], ...], Change]:
        """Return the payments for a module, and the change it makes.

        Both are the same in every direction.
        """
        found = self._deploys.get(kind)
        if found is None:
            then = self.forecast_input._replace(base=self.forecast_input.base.with_module(kind))
            found = tuple(payments(self.position, kind)), self.change(then)
            self._deploys[kind] = found
        return found

    def switch(self, place: int, token: int, count: int) -> Change:
        """Return the change by `count` tokens more on a location (negative: fewer)."""
        return self.change(
            self.forecast_input._replace(
                base=self.forecast_input.base.with_tokens(place, token, count)
            )
        )


now_of = cached_position(Now)

Args = dict[str, int]
LookUp = Callable[[Now, Args], Facts]


def _no_facts(now: Now, args: Args) -> Facts:
    return NOTHING


def person(s: Any, crew: int) -> int | str:
    """Return how to name a character: its player's seat, or its role in solo games."""
    return f"@character-{CHARACTER_NAMES[s.crew[crew].role]}" if s.options.players == 1 else crew


def has_twin(s: Any, module: int) -> bool:
    """Return whether several modules on the base have this name."""
    return [s.locations[place].kind for place in range(s.location_count)].count(module) > 1


def _location_facts(now: Now, place: int) -> Facts:
    """Return the facts of a move that points at this location."""
    at = now.s.locations[place]
    return Facts(cell=at.cell, module=at.kind, twin=has_twin(now.s, at.kind))


# The action menu


def _draw_deck(now: Now, args: Args) -> Facts:
    return Facts(amount=now.s.deck_size)


def _recycle(now: Now, args: Args) -> Facts:
    return Facts(cost=0 if is_recycle_free(now.s) else 1, amount=now.s.row_count)


def _player_facts(now: Now, args: Args) -> Facts:
    return Facts(seat=args["seat"], person=person(now.s, args["seat"]))


def _deploy(now: Now, args: Args) -> Facts:
    ways, change = now.deploy(args["kind"])
    return Facts(
        cell=deploy_cell(now.s, args["direction"]),
        cost=0 if now.s.free_deploys else 1,
        payments=ways,
        change=change,
    )


def _cell_facts(now: Now, args: Args) -> Facts:
    place = now.s.grid[args["cell"]] - 1
    return _location_facts(now, place)._replace(amount=sum(now.s.locations[place].tokens))


def _produce(now: Now, args: Args) -> Facts:
    s = now.s
    member = s.crew[s.active]
    place = s.locations[member.place]
    resource = CARD[place.kind].colour
    doubled = CLASSES[resource] in CHARACTERS[member.role].passive.doubles
    amount = 2 if doubled and has_skill(member) else 1
    before = s.supply[resource]
    after = min(MOST_SUPPLY, before + amount)
    return _location_facts(now, member.place)._replace(supply=(before, after))


def _switch(now: Now, place: int, token: int, count: int) -> Facts:
    return _location_facts(now, place)._replace(change=now.switch(place, token, count))


def _shut_down(now: Now, args: Args) -> Facts:
    return _switch(now, aimed_at(now.s, args["place"]), SHUTDOWN, 1)


def _repair(now: Now, args: Args) -> Facts:
    return _switch(now, aimed_at(now.s, args["place"]), args["token"], -1)


def _skill(now: Now, args: Args) -> Facts:
    return Facts(role=now.s.crew[now.s.active].role)


def _ask(now: Now, args: Args) -> Facts:
    holder = holder_of(now.s, args["protocol"])
    return Facts(seat=holder, person=person(now.s, holder))


def _end(now: Now, args: Args) -> Facts:
    return Facts(amount=now.s.actions_left, events=now.s.events_left > 0, update=now.update)


def _pass(now: Now, args: Args) -> Facts:
    return Facts(about=now.about, update=now.update)


# The other decisions


def _keep_character(now: Now, args: Args) -> Facts:
    return Facts(role=now.s.dealt[2 * now.s.to_move + args["dealt"]] - 1)


def _put_away(now: Now, args: Args) -> Facts:
    return Facts(role=now.s.dealt[args["dealt"]] - 1)


def _cell(now: Now, args: Args) -> Facts:
    """Return the facts of choosing a location.

    If a token is placed there, they include the nearest character, who could repair it.
    """
    if not now.asked or not now.asked.token:
        return _cell_facts(now, args)
    s, place = now.s, now.s.grid[args["cell"]] - 1
    put = _switch(now, place, TOKENS.index(now.asked.token), 1)
    for steps in range(s.location_count):
        near = reach(s, place, steps, False)
        crew = [c for c in range(SEATS) if is_present(s, c) and near >> s.crew[c].place & 1]
        if crew:
            who = crew[0] if s.active not in crew else s.active
            return put._replace(role=s.crew[who].role, amount=steps)
    return put


def _resource(now: Now, args: Args) -> Facts:
    supplies, resource = now.forecast_input.supplies, args["resource"]
    supply = supplies[resource]
    gain = min(now.asked.amount, MOST_SUPPLY - supply) if now.asked else 0
    if gain:
        then = (*supplies[:resource], supply + gain, *supplies[resource + 1 :])
        change = now.change(now.forecast_input._replace(supplies=then))
    else:
        change = now.change(now.forecast_input._replace(held=resource + 1))
    return Facts(supply=(supply, supply + gain), change=change)


def _token(now: Now, args: Args) -> Facts:
    if not now.asked or now.asked.cell is None:
        return NOTHING
    return _switch(now, now.s.grid[now.asked.cell] - 1, args["token"], -1)


def _question_facts(now: Now, args: Args) -> Facts:
    return Facts(about=now.about)


def _drop_event(now: Now, args: Args) -> Facts:
    return Facts(event=now.s.events[now.s.events_left - 1 - args["position"]].kind)


# The other kinds need no facts beside their numbers.
_LOOK_UP: dict[str, LookUp] = {
    "draw_deck": _draw_deck,
    "recycle": _recycle,
    "give": _player_facts,
    "take": _player_facts,
    "take_class": _player_facts,
    "deploy": _deploy,
    "move": _cell_facts,
    "produce": _produce,
    "shut_down": _shut_down,
    "repair": _repair,
    "skill": _skill,
    "ask": _ask,
    "end": _end,
    "keep_character": _keep_character,
    "put_away": _put_away,
    "pass": _pass,
    "cell": _cell,
    "resource": _resource,
    "seat": _player_facts,
    "none": _question_facts,
    "branch": _question_facts,
    "token": _token,
    "cure": _player_facts,
    "drop_event": _drop_event,
    "leave": _player_facts,
}

assert set(_LOOK_UP) <= set(MOVES.kinds)
