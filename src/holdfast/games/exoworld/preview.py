"""Previews: the effects of a move before it is played."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.exoworld import decisions
from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    CHARACTERS,
    FIRST_ITEM,
    FIRST_PROTOCOL,
    Character,
)
from holdfast.games.exoworld.content.operations import ISSUES, RESOURCES, TOKENS
from holdfast.games.exoworld.derived_numbers import Facts, now_of
from holdfast.games.exoworld.models import Preview
from holdfast.games.exoworld.moves import MOVES, ORDERS
from holdfast.games.exoworld.state import UNKNOWN
from holdfast.games.exoworld.view.levels import at_goal, on_track
from holdfast.kernel.memo import cached_position
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase, PreviewLine, Tone, line

# Moves that cannot be taken back freely: they draw, reveal, hand over or end something
FINAL = {
    "draw_deck", "draw_face", "recycle", "give", "take", "take_class", "ask", "end", "pass", "yes",
    "no", "order", "drop_event", "discard", "skill", "keep_character", "put_away",
}  # fmt: skip


class _Draft:
    """A preview under construction."""

    def __init__(self, move: int, facts: Facts) -> None:
        self.facts = facts
        self.kind, self.args = MOVES.decode(move)
        self.card: str | None = None
        self.cost = 0
        self.defeat: int | None = None
        self.wins = False
        self.lines: list[PreviewLine] = []

    def say(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line to the preview."""
        self.lines.append(line(f"preview-{key}", tone, **args))

    def say_base_changes(self) -> None:
        """Add the lines about the changed base: levels, win, turn of defeat."""
        change = self.facts.change
        if change is None:
            return
        before, after, was, now = change.before, change.after, change.was, change.now
        self.defeat, self.wins = now, min(after) >= 0
        for r in range(4):
            if before[r] != after[r]:
                tone: Tone = "good" if after[r] > before[r] else "bad"
                resource = f"@resource-{RESOURCES[r]}"
                self.say("level", tone, resource=resource, before=before[r], after=after[r])
        if self.wins:
            self.say("wins", "good")
        elif was != now:
            tone = "good" if was is not None and (now is None or now > was) else "bad"
            self.say("defeat", tone, before=was or 0, after=now or 0)

    def preview(self) -> Preview:
        """Return the finished preview."""
        facts, change = self.facts, self.facts.change
        return Preview(
            cell=facts.cell,
            card=self.card,
            seat=facts.seat,
            cost=self.cost,
            levels=[*on_track(change.after)] if change else None,
            supplies=[*change.supplies] if change else None,
            at_goal=at_goal(change.after) if change else None,
            defeat=self.defeat,
            payment=[*facts.payments[0]] if facts.payments else [],
            payments=[[*cards] for cards in facts.payments],
            wins=self.wins,
            lines=self.lines,
            final=self.kind.name in FINAL,
        )


def preview(position: Position, move: int) -> Preview:
    """Return the preview of a legal move for the player who decides."""
    return preview_for_facts(move, now_of(position).facts(move))


@cached_position
def preview_for_facts(move: int, facts: Facts) -> Preview:
    """Return the preview of a move with these facts."""
    draft = _Draft(move, facts)
    _PREVIEWS[draft.kind.name](draft)
    return draft.preview()


# The action menu


def _draw_deck(d: _Draft) -> None:
    d.cost = 1
    d.say("draws", cards=d.facts.amount)


def _draw_face(d: _Draft) -> None:
    d.cost = 1
    d.card = CARD_NAMES[d.args["kind"]]
    d.say("draws-face")


def _recycle(d: _Draft) -> None:
    d.cost = d.facts.cost
    d.say("recycles", cards=d.facts.amount)
    d.say("recycled", "bad", cards=d.facts.amount)


def _transfer(d: _Draft) -> None:
    d.cost = 1
    if "kind" in d.args:
        d.card = CARD_NAMES[d.args["kind"]]
    d.say("consent")


def _deploy(d: _Draft) -> None:
    d.card = CARD_NAMES[d.args["kind"]]
    d.cost = d.facts.cost
    d.say_base_changes()


def _move(d: _Draft) -> None:
    d.cost = 1
    _tokens_there(d)


def _tokens_there(d: _Draft) -> None:
    if d.facts.amount:
        d.say("tokens-there", count=d.facts.amount)


def _produce(d: _Draft) -> None:
    assert d.facts.module is not None
    resource = f"@resource-{RESOURCES[CARD[d.facts.module].colour]}"
    before, after = d.facts.supply
    d.cost = 1
    d.say("supply", "good", resource=resource, before=before, after=after)


def _shut_down(d: _Draft) -> None:
    d.cost = 1
    d.say_base_changes()


def _repair(d: _Draft) -> None:
    d.cost = 1
    _token(d)


def _skill(d: _Draft) -> None:
    role = _role(d)
    d.cost = role.skill.actions if role.skill else 0
    d.say("skill", role=f"@character-{role.id}")


def _role(d: _Draft) -> Character:
    assert d.facts.role is not None
    return CHARACTERS[d.facts.role]


def _item(d: _Draft) -> None:
    d.card = CARD_NAMES[FIRST_ITEM + d.args["item"]]
    d.say("card", note=f"@card-{d.card}-note")


def _protocol(d: _Draft) -> None:
    d.card = CARD_NAMES[FIRST_PROTOCOL + d.args["protocol"]]
    d.say("card", note=f"@card-{d.card}-note")


def _ask(d: _Draft) -> None:
    _protocol(d)
    d.say("consent")


def _end(d: _Draft) -> None:
    if d.facts.amount:
        d.say("end-unused", "bad", count=d.facts.amount)
    if d.facts.events:
        d.say("end-event")
    else:
        d.say("end-no-event", "bad")
    _coming_update(d)


def _coming_update(d: _Draft) -> None:
    """Add the losses of the coming update, and whether it loses the game (EX-TOK-1, EX-EMG-6)."""
    update = d.facts.update
    if update is None:
        return
    d.defeat = update.defeat
    if update.emergency == 0:
        d.say("loses", "bad")
    elif update.short:
        d.say("end-short", "bad", short=update.short, next=update.emergency)
    elif update.falls:
        d.say("end-emergency", "bad", next=update.emergency)


def _pass(d: _Draft) -> None:
    """Add the next step if nobody plays a Protocol: a turn, an event, or the update."""
    if d.facts.about == decisions.BEFORE_TURN.name:
        d.say("pass-turn")
    elif d.facts.about == decisions.REACTION.name:
        d.say("pass-event", "bad")
        _coming_update(d)
    else:
        d.say("pass-update")
        _coming_update(d)


# The other decisions


def _character(d: _Draft) -> None:
    role = _role(d)
    d.say("character", limit=role.hand_limit, speed=role.speed)


def _pay(d: _Draft) -> None:
    d.card = CARD_NAMES[d.args["kind"]]
    if d.args["kind"] >= FIRST_PROTOCOL:
        d.say("pays-wild", "bad")


def _done(d: _Draft) -> None:
    d.say("credits")


def _cell(d: _Draft) -> None:
    """Add the nearest character, who could repair the token, or the tokens already there."""
    d.say_base_changes()
    if d.facts.role is not None:
        d.say("nearest", role=f"@character-{_role(d).id}", steps=d.facts.amount)
    elif d.facts.change is None:
        _tokens_there(d)


def _resource(d: _Draft) -> None:
    resource = f"@resource-{RESOURCES[d.args['resource']]}"
    d.say("supply-now", resource=resource, supply=d.facts.supply[1])
    d.say_base_changes()


def _kind(d: _Draft) -> None:
    d.card = CARD_NAMES[d.args["kind"]]


def _cure(d: _Draft) -> None:
    d.say("cures", "good", issue=f"@issue-{ISSUES[d.args['issue']]}")


def _token(d: _Draft) -> None:
    d.say("removes", "good", token=f"@token-{TOKENS[d.args['token']]}")
    d.say_base_changes()


def _order(d: _Draft) -> None:
    d.say(f"order-{ORDERS[d.args['order']]}")


def _drop_event(d: _Draft) -> None:
    if d.facts.event != UNKNOWN:
        d.say("drops-event", "good", position=d.args["position"] + 1)


def _request(d: _Draft) -> None:
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
    "seat": _nothing,
    "kind": _kind,
    "none": _nothing,
    "colour": _nothing,
    "branch": _nothing,
    "token": _token,
    "cure": _cure,
    "discard": _kind,
    "order": _order,
    "drop_event": _drop_event,
    "join": _request,
    "join_not": _nothing,
    "leave": _request,
    "stay": _nothing,
}

assert set(_PREVIEWS) == set(MOVES.kinds)
