"""Exoworld in a terminal: gauges, the base as a grid of text, hands, and moves in words.

+------------+
|Vaporator   |        the module's short name
|W+1 E-1     |        what it does here; ~ struck out by a token
|w1 *0 *2    |        tokens; pawns by seat
+------------+
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.exoworld.content.operations import TOKENS
from holdfast.games.exoworld.models import (
    CrewView,
    ExoworldView,
    GaugeView,
    LocationView,
    PlayerView,
)
from holdfast.games.exoworld.view.whole import view
from holdfast.games.exoworld.wording import crew_name, place_phrase, seat_name
from holdfast.kernel.game import Line
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text

Piece = tuple[str, str]

WIDTHS = (16, 13, 10)  # of a location; the widest that fits is used
ROWS = 3
STYLES = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow"}
SEAT_STYLES = ("bold white", "bold yellow", "bold cyan", "bold magenta", "bold bright_magenta")
FAINT, ALARM = "dim", "bold red"
TOKEN_LETTERS = dict(zip(TOKENS, "owfe!zi^", strict=True))


def draw(
    position: Position, viewer: int, text: Text, names: Sequence[str], columns: int
) -> list[Line]:
    """Return the lines of the table: turn, gauges, base, events, crew, hands."""
    table = view(position, viewer)
    lines: list[Line] = [_turn(table, position, text, names)]
    lines += [_gauge(gauge, text) for gauge in table.gauges]
    lines.append(_emergency(table, text))
    lines += [[], *_base(table, text, columns), []]
    lines.append(_events(table, text))
    lines += [[(text("terminal-lasting", effect=text(f"lasting-{e.code}"), turn=e.until_turn), "")]
              for e in table.lasting]  # fmt: skip
    lines += [_member(member, position, text, names) for member in table.crew]
    lines += [_hand(player, text, names) for player in table.players]
    lines.append([(text("terminal-row", cards=_card_list(table.row, text)), "")])
    lines.append([(text("terminal-piles", deck=table.deck, discard=len(table.discard)), "")])
    if table.outcome:
        lines.append([(text(f"outcome-{table.outcome}"), "bold")])
    return lines


# Turn and gauges


def _turn(table: ExoworldView, position: Position, text: Text, names: Sequence[str]) -> Line:
    planet = text(f"scenario-{table.scenario.id}")
    who = crew_name(position, table.active, names, text)
    label = text(
        "terminal-turn", planet=planet, turn=table.turn, player=who,
        left=table.actions_left, of=table.actions,
    )  # fmt: skip
    return [(label, "bold")]


def _gauge(gauge: GaugeView, text: Text) -> Line:
    label = text(
        "terminal-gauge",
        resource=text(f"resource-{gauge.resource}").ljust(12),
        supply=str(gauge.supply).rjust(2),
        next=str(gauge.next).rjust(2),
        level=f"{gauge.level:+d}",
        bar=("#" * gauge.supply).ljust(20, "."),
    )
    line: list[Piece] = [(label, "")]
    if gauge.leaks:
        line.append((" " + text("terminal-leaks", count=gauge.leaks), ""))
    if gauge.short:
        line.append((" " + text("terminal-short", count=gauge.short), ALARM))
    return line


def _emergency(table: ExoworldView, text: Text) -> Line:
    label = text(
        "terminal-emergency", supply=table.emergency.supply, next=table.emergency.next,
        goal=table.at_goal,
    )  # fmt: skip
    line: list[Piece] = [(label, "bold magenta")]
    if table.clock.defeat is not None:
        style = ALARM if table.clock.mood == "alarm" else ""
        line.append((" " + text("terminal-defeat", turn=table.clock.defeat), style))
    return line


# The base


def _base(table: ExoworldView, text: Text, columns: int) -> list[Line]:
    xs, ys = [loc.x for loc in table.locations], [loc.y for loc in table.locations]
    across = max(xs) - min(xs) + 1
    width = next((w for w in WIDTHS if across * w + 1 <= columns), WIDTHS[-1])
    at = {(loc.x, loc.y): loc for loc in table.locations}
    lines: list[Line] = []
    for y in range(max(ys), min(ys) - 2, -1):  # the row below the last has only the lower edge
        rows: list[list[Piece]] = [[] for _ in range(ROWS + 1)]
        for x in range(min(xs), max(xs) + 1):
            edge = (x, y) in at or (x, y + 1) in at
            box = _box(at.get((x, y)), text, width)
            for row, pieces in zip(rows, [[_edge(edge, width)], *box], strict=True):
                row.extend(pieces)
        lines += rows if y >= min(ys) else rows[:1]
    return lines


def _edge(drawn: bool, width: int) -> Piece:
    return ("+" + "-" * (width - 2) + "+", FAINT) if drawn else (" " * width, "")


def _box(location: LocationView | None, text: Text, width: int) -> list[list[Piece]]:
    """Return the three lines between the edges of a location."""
    if location is None:
        return [[(" " * width, "")] for _ in range(ROWS)]
    inside = width - 2
    name = text("home-base") if location.module is None else text(f"card-{location.module}")
    style = STYLES.get(location.colour or "", "bold")
    effects = " ".join(
        f"{resource}{value:+d}{'' if location.contributes.get(resource) == value else '~'}"
        for resource, value in location.effects.items()
    )
    marks = [f"{TOKEN_LETTERS[token]}{count}" for token, count in location.tokens.items()]
    marks += [f"*{pawn + 1}" for pawn in location.pawns]
    return [
        [("|", FAINT), (_fit(name, inside), style), ("|", FAINT)],
        [("|", FAINT), (_fit(effects, inside), ""), ("|", FAINT)],
        [("|", FAINT), (_fit(" ".join(marks), inside), "bold"), ("|", FAINT)],
    ]


def _fit(words: str, width: int) -> str:
    return words.ljust(width) if len(words) <= width else words[: width - 1] + "…"


# Events, crew, hands


def _events(table: ExoworldView, text: Text) -> Line:
    events = table.events
    label = text(
        "terminal-events", left=events.left, next=events.critical_next,
        within=events.critical_within_3,
    )  # fmt: skip
    line: list[Piece] = [(label, "")]
    if events.revealed:
        line.append((" " + text(f"eventcard-{events.revealed}"), "bold"))
    return line


def _member(member: CrewView, position: Position, text: Text, names: Sequence[str]) -> Line:
    label = text(
        "terminal-member",
        player=crew_name(position, member.crew, names, text),
        role=text(f"character-{member.role}"),
        place=text.say(place_phrase(position, member.cell, "at")),
    )
    line: list[Piece] = [(f"*{member.crew + 1} ", SEAT_STYLES[member.crew]), (label, "")]
    if member.fatigue:
        line.append((", " + text("token-FATIGUE"), ALARM))
    for issue in member.issues:
        name = text(f"issue-{issue.issue}")
        line.append((f", {name} {issue.have}/{issue.need}", ALARM))
    return line


def _hand(player: PlayerView, text: Text, names: Sequence[str]) -> Line:
    name = seat_name(player.seat, names, text)
    if player.hand is None:
        counts = [(text(f"class-{name}"), count) for name, count in player.classes.items()]
        shown = ", ".join(f"{count} {name}" for name, count in counts if count) or "-"
    else:
        shown = _card_list(player.hand, text)
    label = text("terminal-hand", player=name, cards=player.cards, limit=player.limit)
    return [(label, SEAT_STYLES[player.seat]), (f" {shown}", "")]


def _card_list(cards: Sequence[str], text: Text) -> str:
    return ", ".join(text(f"card-{card}") for card in cards) or "-"
