"""The flow of a game: functions that carry out steps and answers, built from the order of play.

A game declares its order of play once, in its `rules/__init__.py`. It is the table of contents of
its rules:

    ORDER_OF_PLAY = order_of_play(
        moves.MOVES, steps.STEPS, decisions.DECISIONS,
        Do(steps.ROUND_START, rounds.round_start),
        Do(steps.ACT, turn.act),
        Ask(decisions.ACT, {moves.BUILD: turn.build, moves.HUNT: turn.hunt}, turn.offer_actions),
    )

An answer is carried out by the function for its kind of move. Functions take what they need as
parameters, by name. All may take the position `s`; those that log events take `log`. Steps take the
numbers of their frame. Options and answers take the `seat` that decides, the subjects of the
decision and the numbers of its step. Answers also take the `move` and its fields.

If a field of the move has the name of another parameter, it is passed as `chosen_…`: `seat` is the
seat that answers, `chosen_seat` the seat in the move.
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
from holdfast.kernel.rule import long_rule, rule

Rule = Callable[..., Any]
Answers = Mapping[MoveKind, Rule]
"""The function that carries out each kind of move."""

NO_MOVE = -1
"""The move with which `play` only runs on: after the setup, or from a described position."""


class OrderError(ValueError):
    """An invalid order of play; the message names the step or decision."""


@dataclass(frozen=True)
class Do:
    """A step and the function that carries it out."""

    step: Step
    function: Rule


@dataclass(frozen=True)
class Ask:
    """A decision, the functions that carry out its answers, and the function that lists its
    options.

    Answers are looked up by the kind of the move. A single function instead of a mapping takes the
    `move`; it is for a decision whose answers mean something else each time it is asked. Options
    are listed with `offer`. A function with a parameter `out` writes a long list there itself and
    returns its length. Without `options`, the step that asks lists the options before it asks.
    """

    decision: Decision
    answers: Answers | Rule
    options: Rule | None = None


@dataclass(frozen=True)
class Flow:
    """The functions of a game that were built from its order of play."""

    play: Rule
    """play(s, move, log): answer the open decision and run on to the next one."""
    legal: Rule
    """legal(s, out) -> n: write the options of the open decision and return their number."""
    answer: Rule
    """answer(s, move, log): answer the open decision; further steps are then on the agenda."""
    take_step: Rule
    """take_step(s, log): remove the top step from the agenda and carry it out."""
    find_options: Rule
    """find_options(s): list the options of the open decision, if a function does that."""
    recall_options: Rule
    """recall_options(s): list the options again for decisions whose options `hide` may remove."""
    waits: int
    """The decisions that keep the frame of their step on the agenda, as bits."""
    always: int
    """The decisions that are asked even if there is one option, as bits."""
    answers: dict[str, frozenset[str]]
    """The names of the kinds of moves that answer each decision, by the decision's name.

    Decisions for which one function takes every answer are left out.
    """
    sweeps: tuple[int, int] | None
    """For GPUs: the last step of single actions, and the last step that ends a turn.

    If it is None, a GPU carries out all steps as they come.
    """
    last_step: int
    """The number of the last step."""


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
    _check_complete("step", steps.steps, [e.step for e in entries if isinstance(e, Do)])
    _check_complete(
        "decision", decisions.decisions, [e.decision for e in entries if isinstance(e, Ask)]
    )
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


def _check_complete(what: str, declared: Sequence[Any], entered: Sequence[Any]) -> None:
    """Raise OrderError unless every declared step or decision is entered exactly once."""
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
    """Raise OrderError unless these kinds of moves can be answers, or commands."""
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
    """Write the options of the open decision in the order of the rules; return their number."""
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
    """Return the rule that answers a decision and runs on to the next one."""

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
                    move = s.offer[0]  # a single option is played without asking
                else:
                    if waits >> s.ask & 1 == 1:
                        drop(s.agenda)
                    close(s)  # a decision without options is skipped
            elif s.agenda.depth > 0:
                take_step(s, log)
            else:
                return
        clear(s.agenda)
        close(s)

    return long_rule(play)


# The functions are generated as source text, because a compiler needs every call spelled out.

_LETTERS = "abcd"[:CARRIED]


def _take_step(does: dict[Step, Rule]) -> Rule:
    """Return the rule that carries out the top step of the agenda."""
    lines = ["def take_step(s, log):", *_frame_lines("s.agenda.depth - 1"), "    step = frame.step"]
    known = {"s": "s", "log": "log"}
    names: dict[str, Any] = {}
    calls = {}
    for step, function in does.items():
        place, label = f"step {step.name!r}", _unique_name(function, names)
        calls[step] = [_call(place, label, function, known | _frame_variables(step))]
    return _branch_rule("take_step", [*lines, "    drop(s.agenda)"], "step", calls, names)


def _answer(asks: dict[Decision, Ask]) -> Rule:
    """Return the rule that carries out an answer to the open decision."""
    waits = sum(1 << d for d in asks if d.of is not None)
    lines = ["def answer(s, move, log):", *_decision_lines(asks), "    close(s)"]
    if waits:
        lines += [f"    if {waits} >> ask & 1 == 1:", "        drop(s.agenda)"]
    known = {"s": "s", "log": "log", "seat": "seat", "move": "move"}
    names: dict[str, Any] = {}
    calls = {
        decision: _answer_lines(
            f"decision {decision.name!r}",
            entry.answers,
            known | _subject_variables(decision),
            names,
        )
        for decision, entry in asks.items()
    }
    return _branch_rule("answer", lines, "ask", calls, names)


def _command(commands: Answers | None) -> Rule:
    """Return the rule that carries out a command."""
    names: dict[str, Any] = {}
    known = {"s": "s", "log": "log", "move": "move"}
    body = _answer_lines("commands", commands, known, names) if commands else ["pass"]
    return _define_rule("command", ["def command(s, move, log):", *_indent(body)], names)


def _find_options(name: str, options: dict[Decision, Rule | None]) -> Rule:
    """Return the rule that lists the options of the open decision."""
    listed = {decision: function for decision, function in options.items() if function}
    lines = [f"def {name}(s):", *_decision_lines(listed)]
    known = {"s": "s", "seat": "seat", "out": "s.offer"}
    names: dict[str, Any] = {}
    calls = {}
    for decision, function in listed.items():
        place, label = f"decision {decision.name!r}", _unique_name(function, names)
        call = _call(place, label, function, known | _subject_variables(decision))
        counts = "out" in signature(function).parameters
        calls[decision] = [f"s.offers = {call}" if counts else call]
    return _branch_rule(name, lines, "ask", calls, names)


def _decision_lines(decisions: Iterable[Decision]) -> list[str]:
    """Return source lines that read the open decision and, if needed, the frame of its step."""
    lines = ["    ask, seat, about, against = s.ask, s.to_move, s.about, s.against"]
    if any(decision.of for decision in decisions):
        lines += _frame_lines("max(0, s.agenda.depth - 1)")
    return lines


def _frame_lines(at: str) -> list[str]:
    """Return source lines that read the numbers of a frame."""
    letters = [f"frame.{letter}" for letter in _LETTERS]
    return [
        f"    frame = s.agenda.frames[{at}]",
        f"    {', '.join(_LETTERS)} = {', '.join(letters)}",
    ]


def _frame_variables(step: Step | None) -> dict[str, str]:
    """Return the variables of a step's numbers, by name."""
    return dict(zip(step.fields, _LETTERS, strict=False)) if step else {}


def _subject_variables(decision: Decision) -> dict[str, str]:
    """Return the variables of a decision's subjects and of its step's numbers, by name."""
    return dict(zip(decision.about, ("about", "against"), strict=False)) | _frame_variables(
        decision.of
    )


def _answer_lines(
    place: str, answers: Answers | Rule, known: dict[str, str], names: dict[str, Any]
) -> list[str]:
    """Return source lines that carry out a move, and add the names they use to `names`."""
    if not isinstance(answers, Mapping):
        return [_call(place, _unique_name(answers, names), answers, known)]
    lines: list[str] = []
    for kind, function in answers.items():
        label = kind.name.upper().replace("-", "_")
        names[label] = kind
        call = _call(
            place,
            _unique_name(function, names),
            function,
            known | _field_sources(kind, label, known),
        )
        last = len(lines) == 2 * len(answers) - 2  # all remaining moves are of the last kind
        test = "else:" if last else f"{'elif' if lines else 'if'} move in {label}:"
        lines += [test, f"    {call}"]
    return lines if len(answers) > 1 else [lines[1].strip()]


def _field_sources(kind: MoveKind, label: str, known: dict[str, str]) -> dict[str, str]:
    """Return source that reads each field of a move, by the parameter that takes it."""
    return {
        f"chosen_{field}" if field in known else field: f"{label}.{field}(move)"
        for field in kind.fields
    }


def _unique_name(function: Rule, names: dict[str, Any]) -> str:
    """Return a unique name for a function, and add it to `names`."""
    name = wanted = f"{function.__module__.rpartition('.')[2]}_{function.__name__}"
    number = 1
    while names.setdefault(name, function) is not function:
        number += 1
        name = f"{wanted}_{number}"
    return name


def _call(place: str, label: str, function: Rule, known: dict[str, str]) -> str:
    """Return source that calls a function with the arguments its parameters name.

    Raise OrderError for a parameter that is not among the known names.
    """
    where = f"{function.__module__}.{function.__name__}"
    arguments = []
    for parameter in signature(function).parameters:
        if parameter not in known:
            there = ", ".join(known)
            raise OrderError(f"{place}: {where} takes {parameter!r}, but there is only {there}")
        arguments.append(known[parameter])
    return f"{label}({', '.join(arguments)})"


def _branch_rule(
    name: str, lines: list[str], on: str, calls: Mapping[Any, list[str]], names: dict[str, Any]
) -> Rule:
    """Return a rule that ends with an if-elif chain over a number.

    Numbers with the same body share a branch, because a second copy would be compiled and inlined a
    second time.
    """
    shared: dict[tuple[str, ...], list[int]] = {}
    for number, body in calls.items():
        shared.setdefault(tuple(body), []).append(int(number))
    keyword = "if"
    for called, numbers in shared.items():
        test = " or ".join(f"{on} == {number}" for number in numbers)
        lines += [f"    {keyword} {test}:", *_indent(_indent(called))]
        keyword = "elif"
    return _define_rule(name, lines, names)


def _indent(lines: Iterable[str]) -> list[str]:
    """Return source lines, indented by one level."""
    return [f"    {line}" for line in lines]


_defined_count = 0


def _define_rule(name: str, lines: list[str], names: dict[str, Any]) -> Rule:
    """Return the rule that these source lines define."""
    global _defined_count
    _defined_count += 1
    # Numba and the interpreted mode read the name of the module that defines a rule.
    scope = {"drop": drop, "close": close, "__name__": __name__, **names}
    source = "\n".join(lines) + "\n"
    # Registered like a file, so that tracebacks show the line.
    path = f"<{name} {_defined_count}>"
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)
    exec(compile(source, path, "exec"), scope)
    made: Rule = scope[name]
    return rule(made)


__all__ = ["NO_MOVE", "Ask", "Do", "Flow", "OrderError", "order_of_play"]
