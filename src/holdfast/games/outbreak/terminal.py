"""Outbreak in a terminal: the city and its edge as hexes of text.

+-----------+
|Armoury    |        a settlement; an edge space has no name
|B2 g1 f1   |        what stands and lies there, or a horde: level, kind and what it needs
|Sol Pil *H |        survivors, * Helpless and Settlers; of a horde ! at Swell, . at Outbreak
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.outbreak.content import HORDE_IDS, PIECE_NAMES
from holdfast.games.outbreak.content.names import horde_name
from holdfast.games.outbreak.models import (
    HordeView,
    NightView,
    OutbreakView,
    SettlementView,
    SurvivorView,
)
from holdfast.games.outbreak.view import view
from holdfast.games.outbreak.wording import where
from holdfast.kernel.canvas import Canvas, Piece
from holdfast.kernel.game import Line
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import phrase

WIDTHS = (16, 14, 12, 10)  # of a hex; the widest that fits is used
ROWS = 4  # of a hex: its upper border and three lines inside
SIGNS = dict(zip(PIECE_NAMES, "pfcBgWTtF", strict=True))
CITY, HORDE, ALARM, FAINT, PERSON = "bold", "magenta", "bold red", "dim", "bold cyan"


def draw(
    position: Position, viewer: int, text: Text, names: Sequence[str], columns: int
) -> list[Line]:
    """Return the lines of the table: map, day, Doom, coming night, survivors, dice."""
    table = view(position, viewer)
    lines = [*_map(table, text, columns), [], _day(table, text), _doom(table, text)]
    lines += [_tonight(position, table, night, text) for night in table.tonight]
    lines += [_survivor(survivor, text, names) for survivor in table.survivors]
    lines.append([(text("terminal-store", goods=_goods(table.store)), FAINT)])
    if table.dice is not None and any(table.dice.faces.values()):
        faces = [text(f"face-{f}") for f, n in table.dice.faces.items() for _ in range(n)]
        lines.append([(text("terminal-dice", faces=", ".join(faces)), "bold")])
    if table.outcome != "running":
        day = {"outcome": table.outcome, "day": table.day}
        lines.append([(text.format("event-game-over", day), "bold")])
    return lines


# The map


def _map(table: OutbreakView, text: Text, columns: int) -> list[Line]:
    settlements = {s.hex: s for s in table.settlements}
    hexes = [*settlements, *(edge.hex for edge in table.edges)]
    if not hexes:
        return []
    hordes = {horde.hex: horde for horde in table.hordes}
    # Pointed-top hexes: each row is shifted by half a hex from the one above.
    halves = {hex: 2 * table.coordinates[hex][0] + table.coordinates[hex][1] for hex in hexes}
    rows = {hex: table.coordinates[hex][1] for hex in hexes}
    left, top = min(halves.values()), min(rows.values())
    across = max(halves.values()) - left + 2
    width = next((w for w in WIDTHS if across * w // 2 + 1 <= columns), WIDTHS[-1])
    canvas = Canvas(across * width // 2 + 1, (max(rows.values()) - top + 1) * ROWS + 1)
    for hex in hexes:
        column, row = (halves[hex] - left) * width // 2, (rows[hex] - top) * ROWS
        inside = _inside(table, settlements.get(hex), hordes.get(hex), hex, text, width - 1)
        for border in (row, row + ROWS):
            canvas.write(column, border, [("+" + "-" * (width - 1) + "+", FAINT)])
        for line in range(1, ROWS):
            canvas.write(column, row + line, [("|", FAINT)])
            canvas.write(column + width, row + line, [("|", FAINT)])
        for line, piece in enumerate(inside, 1):
            canvas.write(column + 1, row + line, [piece])
    return list(canvas.lines())


def _inside(
    table: OutbreakView,
    settlement: SettlementView | None,
    horde: HordeView | None,
    hex: int,
    text: Text,
    width: int,
) -> list[Piece]:
    name = text(f"settlement-{settlement.id}") if settlement else ""
    title = (_fit(name, width), ALARM if settlement and settlement.overrun else CITY)
    if horde is not None:
        return [title, *_horde(horde, text, width)]
    if settlement is None:
        return [(title[0], FAINT)]
    pieces = " ".join(f"{SIGNS[name]}{count}" for name, count in settlement.pieces.items())
    people = [_short(s, text) for s in table.survivors if s.hex == hex]
    people += ["*" + text("terminal-helpless")] * (table.helpless.hex == hex)
    people += ["*" + text("terminal-settlers")] * [s.hex for s in table.settlers].count(hex)
    burning = settlement.pieces.keys() & {"fire", "contam"}
    return [
        title,
        (_fit(pieces, width), ALARM if burning else ""),
        (_fit(" ".join(people), width), PERSON),
    ]


def _horde(horde: HordeView, text: Text, width: int) -> list[Piece]:
    if horde.id is None:
        return [("?".center(width), FAINT)]
    level = "" if horde.level == 9 else f"{horde.level} "
    sign = {"swell": "!", "outbreak": "."}.get(horde.meeple or "", "")
    name = text.say(horde_name(HORDE_IDS.index(horde.id)))
    style = (ALARM if horde.meeple == "swell" else HORDE) if horde.face_up else FAINT
    hits = "x" * horde.hits
    return [
        (_fit(level + (text(f"kind-{horde.kind}") if level else name), width), style),
        (_fit(f"{sign} {''.join(horde.needs)} {hits}", width), style),
    ]


def _short(survivor: SurvivorView, text: Text) -> str:
    name = text(f"survivor-{survivor.name}")[:3]
    return f"({name})" if survivor.down else name


def _fit(words: str, width: int) -> str:
    return words if len(words) <= width else words[: width - 1] + "…"


# Beside the map


def _day(table: OutbreakView, text: Text) -> Line:
    message = text(
        "terminal-day", day=table.day, exp=table.exp, deck=table.deck, finals=table.finals_left,
        hordes=len(table.hordes) + max(0, len(table.stack) - 1),
    )  # fmt: skip
    return [(message, "bold")]


def _doom(table: OutbreakView, text: Text) -> Line:
    active = ", ".join(text(f"doom-{card.id}") for card in table.doom_active)
    message = text("terminal-doom", active=active or text("nothing"), drawn=len(table.doom_drawn))
    return [(message, "")]


def _tonight(position: Position, table: OutbreakView, night: NightView, text: Text) -> Line:
    names = {s.hex: text(f"settlement-{s.id}") for s in table.settlements}
    message = phrase(
        "terminal-tonight",
        horde=horde_name(HORDE_IDS.index(night.horde)),
        place=where(position, night.hex),
        targets=", ".join(names[hex] for hex in night.targets),
    )
    return [(text.say(message), ALARM if night.helpless else "red")]


def _goods(goods: dict[str, int]) -> str:
    return "".join(letter * count for letter, count in goods.items())


def _survivor(survivor: SurvivorView, text: Text, names: Sequence[str]) -> Line:
    seat = names[survivor.seat] if survivor.seat < len(names) else str(survivor.seat + 1)
    mark = ">" if survivor.active else "-" if survivor.activated else " "
    label = (f"{mark} {text(f'survivor-{survivor.name}')} ", PERSON)
    if survivor.down:
        return [label, (text("terminal-down", seat=seat), ALARM)]
    hand = [text(f"card-{card.id}") for card in survivor.hand for _ in range(card.count)]
    skills = [text(f"skill-{skill}") for skill in survivor.skills]
    message = text(
        "terminal-survivor",
        seat=seat,
        place=text(f"settlement-{survivor.settlement}"),
        wounds=survivor.wounds,
        health=survivor.health,
        goods=_goods(survivor.goods) or "–",
        slots=survivor.slots,
        rest=", ".join([*skills, *hand]) or "–",
    )
    return [label, (message, "")]
