"""Reasons why a move is not allowed, with the clauses that forbid it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.exoworld.content import (
    CARD,
    CHARACTERS,
    FIRST_ITEM,
    FIRST_PROTOCOL,
    MODULE,
    PLACEMENTS,
)
from holdfast.games.exoworld.content.geometry import OUTSIDE
from holdfast.games.exoworld.decisions import ACT, DECISIONS, UNSEEN_ACT
from holdfast.games.exoworld.moves import MOVES
from holdfast.games.exoworld.rules import ORDER_OF_PLAY, people
from holdfast.games.exoworld.rules.base import HOME, NOWHERE, may_add
from holdfast.games.exoworld.rules.deploy import deploy_cell, fits_space, is_payable
from holdfast.games.exoworld.rules.protocols import fits_moment
from holdfast.games.exoworld.rules.transfer import GIVING, TAKING, is_barred, is_together
from holdfast.games.exoworld.rules.works import aimed_at
from holdfast.games.exoworld.state import FROZEN, MOST_REFUSALS, MOST_SUPPLY, SHUTDOWN
from holdfast.games.exoworld.steps import ACTION_STEP
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.wording import Why, always_because, because


def why(position: Position, move: int) -> Why:
    """Return why a move is not allowed, with the clauses that forbid it."""
    s = position.state
    kind, args = MOVES.decode(move)
    if s.over:
        return because("over", "EX-END-4")
    if not kind.offered:
        return because("request", "EX-JOIN-1", "EX-JOIN-5")
    if s.to_move == NOBODY:
        return because("nobody", "EX-TURN-1")
    decision = DECISIONS.names[s.ask]
    if kind.name not in ORDER_OF_PLAY.answers.get(decision, ()):
        return because(f"asked-{decision}", "EX-VIS-4")
    reason = _REASONS.get(kind.name)
    return reason(s, args) if reason else because(f"asked-{decision}", "EX-VIS-4")


def _no_action(s: Any) -> Why | None:
    if s.actions_left == 0:
        return because("no-action", "EX-TURN-3", "EX-ACT-3")
    return None


def _draw(s: Any, args: dict[str, int]) -> Why:
    stopped = _no_action(s)
    if stopped:
        return stopped
    if "kind" in args:
        return because("not-in-row", "EX-DRAW-1")
    return because("no-cards", "EX-DRAW-4", "EX-CARD-4")


def _recycle(s: Any, args: dict[str, int]) -> Why:
    if s.row_count == 0 or s.deck_size == 0:
        return because("no-recycle", "EX-REC-2")
    return because("no-action", "EX-TURN-3", "EX-ACT-3")


def _transfer(s: Any, args: dict[str, int], taking: int) -> Why:
    seat = args["seat"]
    if people.is_solo(s):
        return because("solo-transfer", "EX-SOLO-6")
    if people.are_transfers_barred(s):
        return because("transfers-barred", "EX-XFER-7", "EX-HIER-1")
    stopped = _no_action(s)
    if stopped:
        return stopped
    if s.refusals == MOST_REFUSALS:
        return because("refusals", "EX-XFER-4")
    if not people.is_present(s, seat) or seat == s.active:
        return because("no-partner", "EX-XFER-1")
    if not is_together(s, seat):
        return because("not-together", "EX-XFER-2")
    hidden = people.are_hands_hidden(s)
    what = args.get("kind", args.get("colour", 0))
    if hidden and "kind" in args:
        what = CARD[what].colour
    if is_barred(s, taking, seat, what):
        return because("refused", "EX-XFER-4")
    return because("not-in-hand", "EX-XFER-7")


def _give(s: Any, args: dict[str, int]) -> Why:
    return _transfer(s, args, GIVING)


def _take(s: Any, args: dict[str, int]) -> Why:
    if people.are_hands_hidden(s) == ("kind" in args):
        return because("hidden-take", "EX-XFER-6")
    return _transfer(s, args, TAKING)


def _deploy(s: Any, args: dict[str, int]) -> Why:
    kind = args["kind"]
    if s.actions_left == 0 and s.free_deploys == 0:
        return because("no-action", "EX-TURN-3", "EX-ACT-3")
    if s.players[people.active_player(s)].hand[kind] == 0:
        return because("not-in-hand", "EX-DEP-1")
    cell = deploy_cell(s, args["direction"])
    if cell == OUTSIDE:
        return because("outside", "EX-MOD-3")
    if s.grid[cell]:
        return because("space-taken", "EX-DEP-1", "EX-DEP-8")
    if not fits_space(s, kind, cell):
        return because(f"place-{PLACEMENTS[MODULE[kind].placement]}", "EX-DEP-4")
    if not may_add(s, kind):
        return because("off-track", "EX-LVL-3")
    assert not is_payable(s, kind)
    return because("too-dear", "EX-DEP-2", "EX-DEP-3")


def _move(s: Any, args: dict[str, int]) -> Why:
    stopped = _no_action(s)
    if stopped:
        return stopped
    if s.grid[args["cell"]] == 0:
        return because("no-location", "EX-MOVE-2")
    if s.grid[args["cell"]] - 1 == s.crew[s.active].place:
        return because("stand-here", "EX-MOVE-1")
    return because("too-far", "EX-MOVE-1", "EX-MOVE-4")


def _produce(s: Any, args: dict[str, int]) -> Why:
    stopped = _no_action(s)
    if stopped:
        return stopped
    place = s.crew[s.active].place
    if place == HOME:
        return because("produce-home", "EX-PRO-2")
    tokens = s.locations[place].tokens
    if tokens[SHUTDOWN] or tokens[FROZEN]:
        return because("produce-off", "EX-PRO-3")
    assert s.supply[CARD[s.locations[place].kind].colour] == MOST_SUPPLY
    return because("supply-full", "EX-PRO-3")


def _shut_down(s: Any, args: dict[str, int]) -> Why:
    stopped = _no_action(s)
    if stopped:
        return stopped
    place = aimed_at(s, args["place"])
    if place == NOWHERE:
        return because("not-here", "EX-SHUT-1")
    if place == HOME:
        return because("shut-home", "EX-SHUT-3")
    if s.locations[place].tokens[SHUTDOWN]:
        return because("shut-already", "EX-SHUT-3")
    if s.stock[SHUTDOWN] == 0:
        return because("no-tokens", "EX-SHUT-3", "EX-TOK-3")
    return because("off-track", "EX-LVL-3", "EX-SHUT-4")


def _repair(s: Any, args: dict[str, int]) -> Why:
    stopped = _no_action(s)
    if stopped:
        return stopped
    place = aimed_at(s, args["place"])
    if place == NOWHERE or (args["place"] and args["token"] != SHUTDOWN):
        return because("not-here", "EX-REP-1")
    if s.locations[place].tokens[args["token"]] == 0:
        return because("no-such-token", "EX-REP-1")
    return because("off-track", "EX-LVL-3", "EX-REP-3")


def _skill(s: Any, args: dict[str, int]) -> Why:
    member = s.crew[s.active]
    skill = CHARACTERS[member.role].skill
    if skill is None:
        return because("passive-skill", "EX-SKILL-4")
    if not people.has_skill(member):
        return because("sick", "EX-SKILL-3")
    if skill.once and s.skill_used:
        return because("skill-used", "EX-SKILL-2")
    if s.actions_left < skill.actions:
        return because("no-action", "EX-TURN-3", "EX-ACT-3")
    return because("no-effect", "EX-SKILL-4")


def _item(s: Any, args: dict[str, int]) -> Why:
    if s.players[people.active_player(s)].hand[FIRST_ITEM + args["item"]] == 0:
        return because("not-in-hand", "EX-ITEM-1")
    return because("no-effect", "EX-ITEM-4", "EX-ITEM-5")


def _protocol(s: Any, args: dict[str, int]) -> Why:
    protocol = args["protocol"]
    if s.players[s.to_move].hand[FIRST_PROTOCOL + protocol] == 0:
        return because("not-in-hand", "EX-PROT-1")
    if people.are_protocols_barred(s):
        return because("protocols-barred", "EX-HIER-1")
    if s.played >> protocol & 1:
        return because("played-already", "EX-PROT-8")
    window = s.agenda.frames[s.agenda.depth - 1].a
    moment = ACTION_STEP if s.ask in (ACT, UNSEEN_ACT) else window
    if not fits_moment(s, protocol, moment):
        return because("wrong-moment", "EX-PROT-3")
    return because("no-effect", "EX-PROT-8", "EX-PROT-12")


def _ask(s: Any, args: dict[str, int]) -> Why:
    protocol = args["protocol"]
    if people.are_hands_hidden(s):
        return because("hidden-ask", "EX-VAR-4")
    if s.declined >> protocol & 1:
        return because("declined", "EX-PROT-5")
    if people.are_protocols_barred(s):
        return because("protocols-barred", "EX-HIER-1")
    return because("nobody-holds", "EX-PROT-5")


def _seat(s: Any, args: dict[str, int]) -> Why:
    if not people.is_present(s, args["seat"]):
        return because("no-partner", "EX-XFER-1")
    return because("not-for-them", "EX-PROT-8", "EX-PROT-12")


def _token(s: Any, args: dict[str, int]) -> Why:
    if s.locations[s.about].tokens[args["token"]] == 0:
        return because("no-such-token", "EX-REP-1")
    return because("off-track", "EX-LVL-3", "EX-REP-3")


_REASONS: dict[str, Callable[[Any, dict[str, int]], Why]] = {
    "draw_deck": _draw, "draw_face": _draw, "recycle": _recycle, "give": _give, "take": _take,
    "take_class": _take, "deploy": _deploy, "move": _move, "produce": _produce,
    "shut_down": _shut_down, "repair": _repair, "skill": _skill, "item": _item,
    "protocol": _protocol, "ask": _ask, "seat": _seat, "token": _token,
    "pay": always_because("does-not-pay", "EX-DEP-2", "EX-DEP-9"),
    "done": always_because("does-not-pay", "EX-DEP-2", "EX-DEP-9"),
    "cell": always_because("not-a-target", "EX-EVT-7", "EX-TOK-4"),
    "kind": always_because("not-there", "EX-CARD-2"),
    "discard": always_because("not-in-hand", "EX-HAND-2"),
    "resource": always_because("no-such-supply", "EX-PROT-8"),
    "none": always_because("one-must-go", "EX-PROT-8"),
    "colour": always_because("refused", "EX-XFER-4", "EX-XFER-6"),
    "cure": always_because("not-ill", "EX-ITEM-4"),
    "order": always_because("no-such-event", "EX-VIS-5"),
    "drop_event": always_because("no-such-event", "EX-VIS-5"),
    "keep_character": always_because("not-dealt", "EX-SET-10"),
    "put_away": always_because("not-dealt", "EX-SET-10"),
}  # fmt: skip
