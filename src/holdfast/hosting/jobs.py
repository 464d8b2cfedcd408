"""Jobs: actions that somebody wants to perform at a table.

A job is a function that takes the current table and returns the entry to record, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from holdfast import players
from holdfast.hosting.bot_seats import bot_name, level_at
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.messages import commands
from holdfast.hosting.messages.commands import Command
from holdfast.hosting.problems import fault
from holdfast.table import Entry, Table

Job = Callable[[Table], Entry | None]
"""Function that returns the entry to record at a table, or None if there is nothing to record."""


def job(command: Command, viewer: int, entropy_source: Entropy, away: Collection[int] = ()) -> Job:
    """Return the job for a viewer's command. `away`: the seats whose persons are away."""
    match command:
        case commands.Play():
            return lambda t: t.play(viewer, command.seq, command.move, entropy_source.for_move(t))
        case commands.Undo():
            return lambda t: t.undo(viewer, command.seq)
        case commands.Consent():
            return lambda t: t.consent(viewer, command.seq, command.agree)
        case commands.HandOver():
            return lambda t: t.hand_over(viewer, command.seat, command.level, away)
        case commands.SitDown():
            return lambda t: t.sit_down(viewer, command.name)
        case commands.Ready():
            return lambda t: t.say_ready(viewer, command.ready)
        case commands.Begin():
            return lambda t: t.begin(viewer)
        case commands.Pause():
            return lambda t: t.pause(viewer, command.word)
        case commands.Kick():
            return lambda t: t.kick(
                viewer,
                command.seat,
                command.word,
                level_at(t),
                bot_name(command.seat, t.seats.names),
            )
        case commands.SetChat():
            return lambda t: t.set_chat(viewer, command.mode, command.spectators)
        case commands.SetAutoAnswers():
            return lambda t: t.instruct(viewer, command.answers, command.awake)
        case commands.Plan():
            return lambda t: t.team_planning.plan(viewer, command.seq, command.moves)
        case commands.Judge():
            return lambda t: t.team_planning.judge(viewer, command.of, command.word)
        case commands.Say():
            return lambda t: t.team_planning.say(
                viewer, command.phrase, command.text, command.place
            )
        case commands.Resync() | commands.Ping():
            return lambda t: None


def check_level(command: Command) -> None:
    """Raise a RequestError if a command hands a seat to a bot of an unknown level."""
    level = command.level if isinstance(command, commands.HandOver) else None
    if level is not None and players.present_name(level) not in players.PLAYERS:
        raise fault("no-such-level")
