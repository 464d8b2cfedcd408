"""The flow of a game: the ladders of steps and answers, made from the order of play.

A game declares its order of play once, in its `rules/__init__.py`, which so is the true table of
contents of its rules:

    ORDER_OF_PLAY = order_of_play(
        moves.MOVES, steps.STEPS, decisions.DECISIONS,
        Do(steps.ROUND_START, rounds.round_start),
        Do(steps.ACT, turn.act),
        Ask(decisions.ACT, {moves.BUILD: turn.build, moves.HUNT: turn.hunt}, turn.offer_actions),
    )

An answer is carried out by the function of its kind of move. Functions take what they need by name:
a step what its frame carries, options and answers the `seat` that is asked, what the decision is
about and what its step carries, answers also the `move` and its fields; all take the position `s`,
and those that tell something the `log`. A field called like something else that an answer may take
comes as `chosen_…`: `seat` is who answers, `chosen_seat` the seat in the move.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any

from holdfast.kernel.agenda import CARRIED, Step, Steps, clear, drop
from holdfast.kernel.decision import NOTHING, Decision, Decisions, close
from holdfast.kernel.moves import MoveKind, MoveKinds
from holdfast.kernel.rule import interpreted_as, is_compiled, long_rule, rule

Rule = Callable[..., Any]
Answers = Mapping[MoveKind, Rule]
"""The function that carries out each kind of move."""

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
    """A decision, the functions that carry out the answers and the one that lists the options.

    Each kind of move that answers has its function. One function for all of them is for a decision
    whose answers mean something else each time it is asked; it takes the `move`. Options are listed
    with `offer`; a function with a parameter `out` writes a long list there by itself and returns
    its length. Without `options` they are listed by the step that asks, before it asks.
    """

    decision: Decision
    answers: Answers | Rule
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
    answers: dict[str, frozenset[str]]
    """The kinds of moves that answer each decision, by name; without the decisions where one
    function takes every answer."""
    sweeps: tuple[int, int] | None
    """For GPUs: the last step of single actions, and the last of those that end a turn. Without it
    all steps are taken as they come."""
    last_step: int


def order_of_play(
    moves: MoveKinds,
    steps: Steps,
    decisions: Decisions,
    *entries: Do | Ask,
    commands: Answers | None = None,
    sweeps: tuple[int, int] | None = None,
) -> Flow:
    """Return the flow of a game. `commands` carry out the moves that are never offered."""
    does = {entry.step: entry.function for entry in entries if isinstance(entry, Do)}
    asks = {entry.decision: entry for entry in entries if isinstance(entry, Ask)}
    _complete("step", steps.steps, [e.step for e in entries if isinstance(e, Do)])
    _complete("decision", decisions.decisions, [e.decision for e in entries if isinstance(e, Ask)])
    by_kind = {d: e.answers for d, e in asks.items() if isinstance(e.answers, Mapping)}
    for decision, answers in by_kind.items():
        _check_kinds(f"decision {decision.name!r}", answers, moves, offered=True)
    _check_kinds("commands", commands or {}, moves, offered=False)
    take_step = _take_step(does)
    answer = _answer(asks)
    find = _find_options("find_options", {d: entry.options for d, entry in asks.items()})
    secret = {d: entry.options for d, entry in asks.items() if d.secret}
    waits = sum(1 << d for d in asks if d.of is not None)
    always = sum(1 << d for d in asks if d.always)
    return Flow(
        play=_play(take_step, answer, find, _command(commands), moves.commands, waits, always),
        legal=legal,
        answer=answer,
        take_step=take_step,
        find_options=find,
        recall_options=_find_options("recall_options", secret),
        waits=waits,
        always=always,
        answers=_kinds_by_decision(by_kind),
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


def _kinds_by_decision(by_kind: Mapping[Decision, Answers]) -> dict[str, frozenset[str]]:
    """Return the names of the kinds that answer each decision; decisions may share a name."""
    found: dict[str, frozenset[str]] = {}
    for decision, answers in by_kind.items():
        kinds = frozenset(kind.name for kind in answers)
        found[decision.name] = found.get(decision.name, frozenset()) | kinds
    return found


def _check_kinds(place: str, answers: Answers, moves: MoveKinds, offered: bool) -> None:
    if offered and not answers:
        raise OrderError(f"{place}: no kind of move answers it")
    for kind in answers:
        if moves.kinds.get(kind.name) is not kind:
            raise OrderError(f"{place}: move kind {kind.name!r} belongs to another game")
        if kind.offered != offered:
            raise OrderError(
                f"{place}: move kind {kind.name!r} is {'a' if offered else 'no'} command"
            )
    missing = [k.name for k in moves.kinds.values() if not k.offered and k not in answers]
    if missing and not offered:
        raise OrderError(f"commands: nothing carries out {', '.join(missing)}")


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
    names: dict[str, Any] = {}
    calls = {}
    for step, function in does.items():
        place, label = f"step {step.name!r}", _named(function, names)
        calls[step] = [_call(place, label, function, known | _carried(step))]
    return _ladder("take_step", [*lines, "    drop(s.agenda)"], "step", calls, names)


def _answer(asks: dict[Decision, Ask]) -> Rule:
    waits = sum(1 << d for d in asks if d.of is not None)
    lines = ["def answer(s, move, log):", *_question(asks), "    close(s)"]
    if waits:
        lines += [f"    if {waits} >> ask & 1 == 1:", "        drop(s.agenda)"]
    known = {"s": "s", "log": "log", "seat": "seat", "move": "move"}
    names: dict[str, Any] = {}
    calls = {
        decision: _carried_out(
            f"decision {decision.name!r}", entry.answers, known | _subject(decision), names
        )
        for decision, entry in asks.items()
    }
    return _ladder("answer", lines, "ask", calls, names)


def _command(commands: Answers | None) -> Rule:
    names: dict[str, Any] = {}
    known = {"s": "s", "log": "log", "move": "move"}
    body = _carried_out("commands", commands, known, names) if commands else ["pass"]
    return _made_of("command", ["def command(s, move, log):", *_indented(body)], names)


def _find_options(name: str, options: dict[Decision, Rule | None]) -> Rule:
    listed = {decision: function for decision, function in options.items() if function}
    lines = [f"def {name}(s):", *_question(listed)]
    known = {"s": "s", "seat": "seat", "out": "s.offer"}
    names: dict[str, Any] = {}
    calls = {}
    for decision, function in listed.items():
        place, label = f"decision {decision.name!r}", _named(function, names)
        call = _call(place, label, function, known | _subject(decision))
        counts = "out" in signature(_python(function)).parameters
        calls[decision] = [f"s.offers = {call}" if counts else call]
    return _ladder(name, lines, "ask", calls, names)


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


def _carried_out(
    place: str, answers: Answers | Rule, known: dict[str, str], names: dict[str, Any]
) -> list[str]:
    """Return the lines that carry out a move; what they call is entered among the names."""
    if not isinstance(answers, Mapping):
        return [_call(place, _named(answers, names), answers, known)]
    lines: list[str] = []
    for kind, function in answers.items():
        label = kind.name.upper().replace("-", "_")
        names[label] = kind
        call = _call(place, _named(function, names), function, known | _fields(kind, label, known))
        last = len(lines) == 2 * len(answers) - 2  # whatever is left is of the last kind
        test = "else:" if last else f"{'elif' if lines else 'if'} move in {label}:"
        lines += [test, f"    {call}"]
    return lines if len(answers) > 1 else [lines[1].strip()]


def _fields(kind: MoveKind, label: str, known: dict[str, str]) -> dict[str, str]:
    return {
        f"chosen_{field}" if field in known else field: f"{label}.{field}(move)"
        for field in kind.fields
    }


def _named(function: Rule, names: dict[str, Any]) -> str:
    """Return the name of a function among the names, where two functions may be called alike."""
    plain = _python(function)
    name = wanted = f"{plain.__module__.rpartition('.')[2]}_{plain.__name__}"
    number = 1
    while names.setdefault(name, function) is not function:
        number += 1
        name = f"{wanted}_{number}"
    return name


def _call(place: str, label: str, function: Rule, known: dict[str, str]) -> str:
    """Return a call of a function with what its parameters name; what is not known is an error."""
    plain = _python(function)
    where = f"{plain.__module__}.{plain.__name__}"
    arguments = []
    for parameter in signature(plain).parameters:
        if parameter not in known:
            there = ", ".join(known)
            raise OrderError(f"{place}: {where} takes {parameter!r}, but there is only {there}")
        arguments.append(known[parameter])
    return f"{label}({', '.join(arguments)})"


def _python(function: Rule) -> Rule:
    return interpreted_as(function) if is_compiled(function) else function


def _ladder(
    name: str, lines: list[str], on: str, calls: Mapping[Any, list[str]], names: dict[str, Any]
) -> Rule:
    """Return a rule that ends with what a number chooses. Numbers that choose the same share it:
    a second copy would be compiled and inlined a second time."""
    shared: dict[tuple[str, ...], list[int]] = {}
    for number, body in calls.items():
        shared.setdefault(tuple(body), []).append(int(number))
    keyword = "if"
    for called, numbers in shared.items():
        test = " or ".join(f"{on} == {number}" for number in numbers)
        lines += [f"    {keyword} {test}:", *_indented(_indented(called))]
        keyword = "elif"
    return _made_of(name, lines, names)


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]


_made = 0


def _made_of(name: str, lines: list[str], names: dict[str, Any]) -> Rule:
    """Return the rule that these lines define."""
    global _made
    _made += 1
    # Under the name of this module: compiled rules are kept with the module they are found in.
    scope = {"drop": drop, "close": close, "__name__": __name__, **names}
    source = "\n".join(lines) + "\n"
    # Registered like a file, so that an error inside it shows the line.
    path = f"<{name} {_made}>"
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)
    exec(compile(source, path, "exec"), scope)
    made: Rule = scope[name]
    return rule(made)


__all__ = ["NO_MOVE", "Ask", "Do", "Flow", "OrderError", "order_of_play"]
