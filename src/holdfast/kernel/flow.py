"""The flow of a game: the ladders of steps and answers, made from the order of play.

A game declares its order of play once, in its `rules/__init__.py`, which so is the true table of
contents of its rules:

    ORDER_OF_PLAY = order_of_play(
        moves.MOVES, steps.STEPS, decisions.DECISIONS,
        Do(steps.ROUND_START, rounds.round_start),
        Do(steps.ACT, turn.act),
        Ask(decisions.ACT, options=turn.offer_actions, answer=turn.take_action),
    )

Functions take what they need by name: a step what its frame carries, options and answers the `seat`
that is asked, what the decision is about and what its step carries, answers also the `move`; all
take the position `s`, and those that tell something the `log`.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any

from holdfast.kernel.agenda import CARRIED, Step, Steps, clear, drop
from holdfast.kernel.decision import NOTHING, Decision, Decisions, close
from holdfast.kernel.moves import MoveKinds
from holdfast.kernel.rule import interpreted_as, is_compiled, long_rule, rule

Rule = Callable[..., Any]

NO_MOVE = -1
"""`play` with this only runs on: after the setup, or from a position that was laid out."""


class OrderError(ValueError):
    """An order of play that cannot be: the message names the step or decision."""


@dataclass(frozen=True)
class Do:
    """A step and the function that carries it out."""

    step: Step
    function: Rule


@dataclass(frozen=True)
class Ask:
    """A decision, the function that takes the answer and the one that lists the options.

    Options are listed with `offer`; a function with a parameter `out` writes a long list there by
    itself and gives its length. Without `options` they are listed by whoever asks, before it asks.
    """

    decision: Decision
    answer: Rule
    options: Rule | None = None


@dataclass(frozen=True)
class Flow:
    """The verbs of a game, put together from its order of play."""

    play: Rule
    """play(s, move, log): answers the open decision and runs on to the next one."""
    legal: Rule
    """legal(s, out) -> n: writes the options of the open decision."""
    answer: Rule
    """answer(s, move, log): answers the open decision; what follows lies on the agenda."""
    take_step: Rule
    """take_step(s, log): takes the next step off the agenda and carries it out."""
    find_options: Rule
    """find_options(s): lists the options of the open decision, where a function does."""
    recall_options: Rule
    """recall_options(s): the same for decisions whose options `hide` may have wiped."""
    waits: int
    """The decisions of steps, as bits."""
    always: int
    """The decisions that are asked even where there is one option, as bits."""
    sweeps: tuple[int, int] | None
    """For GPUs: the last step of single actions, and the last of those that end a turn. Without it
    all steps are taken as they come."""
    last_step: int


def order_of_play(
    moves: MoveKinds,
    steps: Steps,
    decisions: Decisions,
    *entries: Do | Ask,
    command: Rule | None = None,
    sweeps: tuple[int, int] | None = None,
) -> Flow:
    """The flow of a game. A `command` takes the moves that are never offered."""
    does = {entry.step: entry.function for entry in entries if isinstance(entry, Do)}
    asks = {entry.decision: entry for entry in entries if isinstance(entry, Ask)}
    _complete("step", steps.steps, [e.step for e in entries if isinstance(e, Do)])
    _complete("decision", decisions.decisions, [e.decision for e in entries if isinstance(e, Ask)])
    take_step = _take_step(does)
    answer = _answer(asks)
    find = _find_options("find_options", {d: entry.options for d, entry in asks.items()})
    secret = {d: entry.options for d, entry in asks.items() if d.secret}
    waits = sum(1 << d for d in asks if d.of is not None)
    always = sum(1 << d for d in asks if d.always)
    return Flow(
        play=_play(take_step, answer, find, command or _no_command, moves.commands, waits, always),
        legal=legal,
        answer=answer,
        take_step=take_step,
        find_options=find,
        recall_options=_find_options("recall_options", secret),
        waits=waits,
        always=always,
        sweeps=sweeps,
        last_step=len(steps.steps),
    )


def _complete(what: str, declared: Sequence[Any], entered: Sequence[Any]) -> None:
    for number in declared:
        if list(entered).count(number) != 1:
            times = list(entered).count(number)
            raise OrderError(f"{what} {number.name!r} is {times} times in the order of play")
    for number in entered:
        if not any(number is known for known in declared):
            raise OrderError(f"{what} {int(number)} in the order of play belongs to another game")


@rule
def _no_command(s: Any, move: int, log: Any) -> None:
    """A game without commands is never given one."""


@rule
def legal(s: Any, out: Any) -> int:
    """The options of the open decision, in the order of the rules."""
    for i in range(s.offers):
        out[i] = s.offer[i]
    return s.offers


def _play(
    take_step: Rule,
    answer: Rule,
    find_options: Rule,
    command: Rule,
    first_command: int,
    waits: int,
    always: int,
) -> Rule:
    def play(s: Any, move: int, log: Any) -> None:
        if move >= first_command:
            command(s, move, log)
            move = NO_MOVE
        while s.over == 0:
            if move != NO_MOVE:
                answer(s, move, log)
                move = NO_MOVE
            elif s.ask != NOTHING:
                if s.offers == 0:
                    find_options(s)
                if s.offers > 1 or (s.offers == 1 and always >> s.ask & 1 == 1):
                    return
                if s.offers == 1:
                    move = s.offer[0]  # the only option is taken without asking
                else:
                    if waits >> s.ask & 1 == 1:
                        drop(s.agenda)
                    close(s)  # an empty question is skipped
            elif s.agenda.depth > 0:
                take_step(s, log)
            else:
                return
        clear(s.agenda)
        close(s)

    return long_rule(play)


# The ladders are written as text: a compiler needs the calls spelled out one by one.

_LETTERS = "abcd"[:CARRIED]


def _take_step(does: dict[Step, Rule]) -> Rule:
    lines = ["def take_step(s, log):", *_top_frame("s.agenda.depth - 1"), "    step = frame.step"]
    known = {"s": "s", "log": "log"}
    calls = {
        step: _call(f"step {step.name!r}", function, known | _carried(step))
        for step, function in does.items()
    }
    return _ladder("take_step", [*lines, "    drop(s.agenda)"], "step", calls, does)


def _answer(asks: dict[Decision, Ask]) -> Rule:
    waits = sum(1 << d for d in asks if d.of is not None)
    lines = ["def answer(s, move, log):", *_question(asks), "    close(s)"]
    if waits:
        lines += [f"    if {waits} >> ask & 1 == 1:", "        drop(s.agenda)"]
    known = {"s": "s", "log": "log", "seat": "seat", "move": "move"}
    calls = {
        decision: _call(f"decision {decision.name!r}", entry.answer, known | _subject(decision))
        for decision, entry in asks.items()
    }
    return _ladder("answer", lines, "ask", calls, {d: e.answer for d, e in asks.items()})


def _find_options(name: str, options: dict[Decision, Rule | None]) -> Rule:
    listed = {decision: function for decision, function in options.items() if function}
    lines = [f"def {name}(s):", *_question(listed)]
    known = {"s": "s", "seat": "seat", "out": "s.offer"}
    calls = {
        decision: _call(f"decision {decision.name!r}", function, known | _subject(decision))
        for decision, function in listed.items()
    }
    counted = [d for d, f in listed.items() if "out" in signature(_python(f)).parameters]
    return _ladder(name, lines, "ask", calls, listed, dict.fromkeys(counted, "s.offers = "))


def _question(decisions: Iterable[Decision]) -> list[str]:
    """The open decision, and what its step carries where one waits for the answer."""
    lines = ["    ask, seat, about, against = s.ask, s.to_move, s.about, s.against"]
    if any(decision.of for decision in decisions):
        lines += _top_frame("max(0, s.agenda.depth - 1)")
    return lines


def _top_frame(at: str) -> list[str]:
    letters = [f"frame.{letter}" for letter in _LETTERS]
    return [
        f"    frame = s.agenda.frames[{at}]",
        f"    {', '.join(_LETTERS)} = {', '.join(letters)}",
    ]


def _carried(step: Step | None) -> dict[str, str]:
    return dict(zip(step.fields, _LETTERS, strict=False)) if step else {}


def _subject(decision: Decision) -> dict[str, str]:
    return dict(zip(decision.about, ("about", "against"), strict=False)) | _carried(decision.of)


def _call(place: str, function: Rule, known: dict[str, str]) -> str:
    """A call of a function with what its parameters name; what is not known is an error."""
    plain = _python(function)
    where = f"{plain.__module__}.{plain.__name__}"
    arguments = []
    for parameter in signature(plain).parameters:
        if parameter not in known:
            there = ", ".join(known)
            raise OrderError(f"{place}: {where} takes {parameter!r}, but there is only {there}")
        arguments.append(known[parameter])
    return f"({', '.join(arguments)})"


def _python(function: Rule) -> Rule:
    return interpreted_as(function) if is_compiled(function) else function


_made = 0


def _ladder(
    name: str,
    lines: list[str],
    on: str,
    calls: dict[Any, str],
    functions: dict[Any, Any],
    prefixes: dict[Any, str] | None = None,
) -> Rule:
    """A rule that ends with one call, chosen by a number."""
    global _made
    _made += 1
    keyword = "if"
    # Under the name of this module: compiled rules are kept with the module they are found in.
    names: dict[str, Any] = {"drop": drop, "close": close, "__name__": __name__}
    for number, call in calls.items():
        called = f"{number.name}_{int(number)}".replace("-", "_")
        names[called] = functions[number]
        prefix = (prefixes or {}).get(number, "")
        lines += [f"    {keyword} {on} == {int(number)}:", f"        {prefix}{called}{call}"]
        keyword = "elif"
    source = "\n".join(lines) + "\n"
    # Registered like a file, so that an error inside it shows the line.
    path = f"<{name} {_made}>"
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)
    exec(compile(source, path, "exec"), names)
    made: Rule = names[name]
    return rule(made)


__all__ = ["NO_MOVE", "Ask", "Do", "Flow", "OrderError", "order_of_play"]
