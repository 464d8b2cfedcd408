"""Before a move: what it would do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from holdfast.games.exoworld import decisions
from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    CHARACTERS,
    CLASSES,
    FIRST_ITEM,
    FIRST_PROTOCOL,
    MODULE_COUNT,
)
from holdfast.games.exoworld.content.operations import ISSUES, RESOURCES, TOKENS
from holdfast.games.exoworld.models import Preview
from holdfast.games.exoworld.moves import MOVES, ORDERS, SEATS
from holdfast.games.exoworld.rules.base import add_location, reach
from holdfast.games.exoworld.rules.deploy import deploy_cell
from holdfast.games.exoworld.rules.drawing import is_recycle_free
from holdfast.games.exoworld.rules.people import has_skill, is_present
from holdfast.games.exoworld.rules.protocols import holder_of
from holdfast.games.exoworld.rules.works import aimed_at
from holdfast.games.exoworld.state import MOST_SUPPLY, SHUTDOWN, UNKNOWN, State
from holdfast.games.exoworld.view.forecast import defeat_turn, updates
from holdfast.games.exoworld.view.levels import at_goal, base_of, on_track, raw_levels
from holdfast.games.exoworld.view.payments import payments
from holdfast.games.exoworld.view.question import question
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.words import Phrase, Tone, line

# Moves that cannot be taken back freely: they draw, reveal, hand over or end something
FINAL = {
    "draw_deck", "draw_face", "recycle", "give", "take", "take_class", "ask", "end", "pass", "yes",
    "no", "order", "drop_event", "discard", "skill", "keep_character", "put_away",
}  # fmt: skip

FORESEEN = 64
"""Moves that are foreseen once, to be shown and to be said."""


class _Draft:
    """A preview as it grows."""

    def __init__(self, position: Position, move: int) -> None:
        self.position = position
        self.s = position.reading
        self.move = move
        self.kind, self.args = MOVES.decode(move)
        self.preview = Preview(
            cell=None,
            card=None,
            seat=None,
            cost=0,
            levels=None,
            supplies=None,
            at_goal=None,
            defeat=None,
            payment=[],
            payments=[],
            wins=False,
            lines=[],
            final=self.kind.name in FINAL,
        )

    def say(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line."""
        self.preview.lines.append(line(f"preview-{key}", tone, **args))

    def changed(self, change: Callable[[Any], None]) -> None:
        """Compare with the base as it would be: levels, forecast, goal, the day of defeat."""
        before = raw_levels(base_of(self.s))
        copy = self.position.read()
        change(copy)
        after = raw_levels(base_of(copy))
        coming = updates(copy)
        shown = self.preview
        shown.levels = list(on_track(after))
        shown.supplies = list(coming[0].supplies) if coming else list(self.s.supply)
        shown.at_goal = at_goal(after)
        shown.defeat = defeat_turn(copy, coming)
        shown.wins = min(after) >= 0
        for r in range(4):
            if before[r] != after[r]:
                tone: Tone = "good" if after[r] > before[r] else "bad"
                resource = f"@resource-{RESOURCES[r]}"
                self.say("level", tone, resource=resource, before=before[r], after=after[r])
        was, now = defeat_turn(self.s, updates(self.s)), shown.defeat
        if shown.wins:
            self.say("wins", "good")
        elif was != now:
            tone = "good" if was is not None and (now is None or now > was) else "bad"
            self.say("defeat", tone, before=was or 0, after=now or 0)


@lru_cache(FORESEEN)
def preview(position: Position, move: int) -> Preview:
    """What a legal move would do, told to the player who decides. The words of a move are made of
    it too."""
    draft = _Draft(position, move)
    _PREVIEWS[draft.kind.name](draft)
    return draft.preview


# The action menu


def _draw_deck(d: _Draft) -> None:
    d.preview.cost = 1
    d.say("draws", cards=d.s.deck_size)


def _draw_face(d: _Draft) -> None:
    d.preview.cost = 1
    d.preview.card = CARD_NAMES[d.args["kind"]]
    d.say("draws-face")


def _recycle(d: _Draft) -> None:
    d.preview.cost = 0 if plain(is_recycle_free)(d.s) else 1
    d.say("recycles", cards=d.s.row_count)
    d.say("recycled", "bad", cards=d.s.row_count)


def _transfer(d: _Draft) -> None:
    d.preview.cost = 1
    d.preview.seat = d.args["seat"]
    if "kind" in d.args:
        d.preview.card = CARD_NAMES[d.args["kind"]]
    d.say("consent")


def _deploy(d: _Draft) -> None:
    kind, cell = d.args["kind"], plain(deploy_cell)(d.s, d.args["direction"])
    d.preview.cell = cell
    d.preview.card = CARD_NAMES[kind]
    d.preview.cost = 0 if d.s.free_deploys else 1
    d.preview.payments = [list(cards) for cards in _payments(bytes(d.position), kind)]
    d.preview.payment = d.preview.payments[0]
    d.changed(lambda s: plain(add_location)(s, cell, kind))


@lru_cache(maxsize=MODULE_COUNT)
def _payments(octets: bytes, kind: int) -> tuple[tuple[str, ...], ...]:
    """The payments for a module are the same in all directions, and take a while to find."""
    return tuple(map(tuple, payments(Position.from_bytes(State, octets), kind)))


def _move(d: _Draft) -> None:
    d.preview.cost = 1
    d.preview.cell = d.args["cell"]
    place = d.s.grid[d.args["cell"]] - 1
    tokens = sum(d.s.locations[place].tokens)
    if tokens:
        d.say("tokens-there", count=tokens)


def _produce(d: _Draft) -> None:
    member = d.s.crew[d.s.active]
    kind = d.s.locations[member.place].kind
    resource = CARD[kind].colour
    doubled = CLASSES[resource] in CHARACTERS[member.role].passive.doubles
    amount = 2 if doubled and plain(has_skill)(member) else 1
    before = d.s.supply[resource]
    d.preview.cost = 1
    d.preview.cell = d.s.locations[member.place].cell
    d.say(
        "supply", "good", resource=f"@resource-{RESOURCES[resource]}", before=before,
        after=min(MOST_SUPPLY, before + amount),
    )  # fmt: skip


def _switch(d: _Draft, place: int, token: int, count: int) -> None:
    def change(s: Any) -> None:
        s.locations[place].tokens[token] += count

    d.preview.cell = d.s.locations[place].cell
    d.changed(change)


def _shut_down(d: _Draft) -> None:
    d.preview.cost = 1
    _switch(d, plain(aimed_at)(d.s, d.args["place"]), SHUTDOWN, 1)


def _repair(d: _Draft) -> None:
    d.preview.cost = 1
    d.say("removes", "good", token=f"@token-{TOKENS[d.args['token']]}")
    _switch(d, plain(aimed_at)(d.s, d.args["place"]), d.args["token"], -1)


def _skill(d: _Draft) -> None:
    skill = CHARACTERS[d.s.crew[d.s.active].role].skill
    d.preview.cost = skill.actions if skill else 0
    d.say("skill", role=f"@character-{CHARACTERS[d.s.crew[d.s.active].role].id}")


def _item(d: _Draft) -> None:
    d.preview.card = CARD_NAMES[FIRST_ITEM + d.args["item"]]
    d.say("card", card=f"@card-{d.preview.card}")


def _protocol(d: _Draft) -> None:
    d.preview.card = CARD_NAMES[FIRST_PROTOCOL + d.args["protocol"]]
    d.say("card", card=f"@card-{d.preview.card}")


def _ask(d: _Draft) -> None:
    _protocol(d)
    d.preview.seat = plain(holder_of)(d.s, d.args["protocol"])
    d.say("consent")


def _end(d: _Draft) -> None:
    if d.s.actions_left:
        d.say("end-unused", "bad", count=d.s.actions_left)
    if d.s.events_left:
        d.say("end-event")
    else:
        d.say("end-no-event", "bad")
    _update_next(d)


def _update_next(d: _Draft) -> None:
    """EX-TOK-1, EX-EMG-6: what the coming update takes, and whether that loses the game."""
    coming = updates(d.s)
    if not coming:
        return
    short, after = sum(coming[0].short), coming[0].emergency
    d.preview.defeat = defeat_turn(d.s, coming)
    if after == 0:
        d.say("loses", "bad")
    elif short:
        d.say("end-short", "bad", short=short, next=after)
    elif after < d.s.emergency:
        d.say("end-emergency", "bad", next=after)


def _pass(d: _Draft) -> None:
    """What follows if nobody plays a Protocol: a turn, an event, or the update."""
    if d.s.ask == decisions.BEFORE_TURN:
        d.say("pass-turn")
    elif d.s.ask == decisions.REACTION:
        d.say("pass-event", "bad")
        _update_next(d)
    else:
        d.say("pass-update")
        _update_next(d)


def _nearest(d: _Draft, place: int) -> None:
    """Who is nearest to a location on foot: who could repair what is put there."""
    for steps in range(d.s.location_count):
        near = plain(reach)(d.s, place, steps, False)
        crew = [
            c for c in range(SEATS) if plain(is_present)(d.s, c) and near >> d.s.crew[c].place & 1
        ]
        if crew:
            who = crew[0] if d.s.active not in crew else d.s.active
            role = CHARACTERS[d.s.crew[who].role].id
            d.say("nearest", role=f"@character-{role}", steps=steps)
            return


# The other decisions


def dealt_role(s: Any, move: int) -> int:
    """The character that a choice at setup is about."""
    kind, args = MOVES.decode(move)
    first = 0 if kind.name == "put_away" else 2 * s.to_move
    return int(s.dealt[first + args["dealt"]]) - 1


def _character(d: _Draft) -> None:
    role = CHARACTERS[dealt_role(d.s, d.move)]
    d.say("character", role=f"@character-{role.id}", limit=role.hand_limit, speed=role.speed)


def _pay(d: _Draft) -> None:
    d.preview.card = CARD_NAMES[d.args["kind"]]
    if d.args["kind"] >= FIRST_PROTOCOL:
        d.say("pays-wild", "bad")


def _done(d: _Draft) -> None:
    d.say("credits")


def _cell(d: _Draft) -> None:
    asked = question(d.s)
    place = d.s.grid[d.args["cell"]] - 1
    d.preview.cell = d.args["cell"]
    if asked and asked.token:
        _switch(d, place, TOKENS.index(asked.token), 1)
        _nearest(d, place)
    elif count := sum(d.s.locations[place].tokens):
        d.say("tokens-there", count=count)


def _resource(d: _Draft) -> None:
    asked = question(d.s)
    resource = d.args["resource"]
    supply = d.s.supply[resource]
    gain = min(asked.amount, MOST_SUPPLY - supply) if asked else 0

    def change(s: Any) -> None:
        if gain:
            s.supply[resource] += gain
        else:
            s.held = resource + 1

    d.say("supply-now", resource=f"@resource-{RESOURCES[resource]}", supply=supply + gain)
    d.changed(change)


def _seat(d: _Draft) -> None:
    d.preview.seat = d.args["seat"]


def _kind(d: _Draft) -> None:
    d.preview.card = CARD_NAMES[d.args["kind"]]


def _cure(d: _Draft) -> None:
    d.preview.seat = d.args["seat"]
    d.say("cures", "good", issue=f"@issue-{ISSUES[d.args['issue']]}")


def _token(d: _Draft) -> None:
    asked = question(d.s)
    d.say("removes", "good", token=f"@token-{TOKENS[d.args['token']]}")
    if asked and asked.cell is not None:
        _switch(d, d.s.grid[asked.cell] - 1, d.args["token"], -1)


def _order(d: _Draft) -> None:
    d.say(f"order-{ORDERS[d.args['order']]}")


def _drop_event(d: _Draft) -> None:
    kind = d.s.events[d.s.events_left - 1 - d.args["position"]].kind
    if kind != UNKNOWN:
        d.say("drops-event", "good", position=d.args["position"] + 1)


def _leave(d: _Draft) -> None:
    d.preview.seat = d.args["seat"]
    d.say("between-turns")


def _join(d: _Draft) -> None:
    d.say("between-turns")


def _nothing(d: _Draft) -> None:
    pass


_PREVIEWS: dict[str, Callable[[_Draft], None]] = {
    "draw_deck": _draw_deck,
    "draw_face": _draw_face,
    "recycle": _recycle,
    "give": _transfer,
    "take": _transfer,
    "take_class": _transfer,
    "deploy": _deploy,
    "move": _move,
    "produce": _produce,
    "shut_down": _shut_down,
    "repair": _repair,
    "skill": _skill,
    "item": _item,
    "protocol": _protocol,
    "ask": _ask,
    "end": _end,
    "keep_character": _character,
    "put_away": _character,
    "pass": _pass,
    "pay": _pay,
    "done": _done,
    "yes": _nothing,
    "no": _nothing,
    "cell": _cell,
    "resource": _resource,
    "seat": _seat,
    "kind": _kind,
    "none": _nothing,
    "colour": _nothing,
    "branch": _nothing,
    "token": _token,
    "cure": _cure,
    "discard": _kind,
    "order": _order,
    "drop_event": _drop_event,
    "join": _join,
    "join_not": _nothing,
    "leave": _leave,
    "stay": _nothing,
}

assert set(_PREVIEWS) == set(MOVES.kinds)
