"""The screen of Outlast in a terminal: the board as hexagons of text.

__..--'''--..__
| 28 Home C   |        number and terrain
| ▪▪▪  W  ●●● |        resources, wolf, prey
| ⌂C C1 (C6)  |        structures of C; C1, and C6 hidden
''--..___..--''
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.outlast.content.geometry import DIRECTION_NAMES
from holdfast.games.outlast.content.names import LETTERS
from holdfast.games.outlast.models import MeepleView, OutlastView, PlayerView, TileView
from holdfast.games.outlast.state import MOST
from holdfast.games.outlast.view import view
from holdfast.games.outlast.wording import tile_phrase
from holdfast.kernel.canvas import Canvas, Piece
from holdfast.kernel.game import Line
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text

WIDTHS = (14, 12, 10)  # of a hexagon; the widest that fits the terminal is used
BODY = 3  # lines inside a hexagon, between its slanted edges
SLANT = "_.-'"  # a slanted edge, from low to high

# Only wolves are red. Letters distinguish the seats as well, for players who cannot see colours.
SEAT_STYLES = ("bold white", "bold green", "bold blue", "bold magenta", "bold yellow", "bold cyan")
WOLF, SNOW, EDGE, FAINT, ALARM = "bold red", "bright_black", "bright_black", "dim", "bold red"

SIGNS = {
    "settlement": "⌂", "palisade": "#", "watchfire": "^", "snare": "&", "pen": "%", "plot": "=",
}  # fmt: skip


def draw(
    position: Position, viewer: int, text: Text, names: Sequence[str], columns: int
) -> list[Line]:
    """Return the screen: the board, the round, the players and the viewer's meeples."""
    table = view(position, viewer)
    lines = [*_board(table, text, columns), [], _round(table, text)]
    lines += [_people(player, text, names[player.seat]) for player in table.players]
    if viewer >= 0 and not table.ranking:
        lines += [_meeple(position, meeple, text) for meeple in table.players[viewer].meeples]
    return [*lines, *_ranking_lines(table, text, names)]


# The board


def _board(table: OutlastView, text: Text, columns: int) -> list[Line]:
    across = 2 * table.radius + 1
    width = next((w for w in WIDTHS if across * w + 1 <= columns), WIDTHS[-1])
    canvas = Canvas(across * width + 1, across * (BODY + 1) + 1)
    for tile in table.tiles:
        # Pointed-top hexagons: each row is shifted by half a hexagon against the row above.
        column = (2 * tile.q + tile.r + 2 * table.radius) * width // 2
        row = (tile.r + table.radius) * (BODY + 1)
        _edges(canvas, column, row, width)
        for line, pieces in enumerate(_inside(table, tile, text, width - 3), 1):
            canvas.write(column + 2, row + line, pieces)
    return list(canvas.lines())


def _edges(canvas: Canvas, column: int, row: int, width: int) -> None:
    for k in range(width + 1):
        height = abs(2 * k - width) * len(SLANT) // width  # 0 in the middle, most at the sides
        low = min(height, len(SLANT) - 1)
        canvas.write(column + k, row, [(SLANT[len(SLANT) - 1 - low], EDGE)])
        canvas.write(column + k, row + BODY + 1, [(SLANT[low], EDGE)])
    for line in range(1, BODY + 1):
        canvas.write(column, row + line, [("|", EDGE)])
        canvas.write(column + width, row + line, [("|", EDGE)])


def _inside(table: OutlastView, tile: TileView, text: Text, width: int) -> list[list[Piece]]:
    if not tile.face_up:
        return [[], [(str(tile.number).center(width), SNOW)], []]
    label = f"{tile.number} {text(f'ui-name-{tile.terrain}', letter=_home_letter(table, tile))}"
    here = [m for player in table.players for m in player.meeples if m.tile == tile.number]
    return [
        [(_fit(label, width), "")],
        _tokens(tile, width),
        _structures_and_meeples(tile, here, width),
    ]


def _home_letter(table: OutlastView, tile: TileView) -> str:
    """Return the letter of the player whose home a tile is, or "".

    Homes are assigned to the seats in tile order (LA-SET-3).
    """
    homes = [each.number for each in table.tiles if each.terrain == "home"]
    return LETTERS[homes.index(tile.number)] if tile.number in homes else ""


def _tokens(tile: TileView, width: int) -> list[Piece]:
    """Return the line with resources on the left, a wolf in the middle and prey on the right."""
    between = width - 2 * MOST
    return [
        ("▪" * tile.resources + "·" * (MOST - tile.resources), ""),
        (("W" if tile.wolf else " ").center(between), WOLF),
        ("●" * tile.prey + "·" * (MOST - tile.prey), ""),
    ]


def _structures_and_meeples(tile: TileView, here: Sequence[MeepleView], width: int) -> list[Piece]:
    """Return the line with the structures and the meeples.

    If the names of the meeples do not fit, the line has their number per seat.
    """
    built = [(f"{SIGNS[s.kind]}{LETTERS[s.owner]} ", SEAT_STYLES[s.owner]) for s in tile.structures]
    named = [(f"{_name(m)} ", SEAT_STYLES[m.seat]) for m in here]
    if _length([*built, *named]) > width + 1:
        seats = sorted({m.seat for m in here})
        counts = {seat: sum(m.seat == seat for m in here) for seat in seats}
        named = [(f"{LETTERS[seat]}×{counts[seat]} ", SEAT_STYLES[seat]) for seat in seats]
    pieces: list[Piece] = []
    for words, style in [*built, *named]:
        pieces.append((words[: width - _length(pieces)], style))
    return pieces


def _name(meeple: MeepleView) -> str:
    if meeple.hidden:
        return f"({meeple.id})"
    return f"{meeple.id}!" if meeple.cornered else meeple.id


def _length(pieces: Sequence[Piece]) -> int:
    return sum(len(words) for words, _ in pieces)


def _fit(words: str, width: int) -> str:
    return words if len(words) <= width else words[: width - 1] + "…"


# Under the board


def _round(table: OutlastView, text: Text) -> Line:
    wind = text(f"direction-short-{DIRECTION_NAMES[table.wind]}")
    words = text("terminal-round", round=table.round, last=table.final_round, wind=wind)
    if table.turn is not None:
        words += " " + text("terminal-actions", left=table.actions_left, of=table.actions)
    return [(words, "bold")]


def _people(player: PlayerView, text: Text, name: str) -> Line:
    label = (f"{_name_with_letter(player.seat, name)}: ", SEAT_STYLES[player.seat])
    if not player.alive:
        return [label, (text("terminal-out"), FAINT)]
    words = text(
        "terminal-people",
        people=player.people,
        settlements=player.settlements,
        legacy=player.legacy,
        prey=player.prey,
        resources=player.resources,
    )
    line = [label, (words, "")]
    if player.would_starve:
        line.append((" " + text("terminal-hunger", count=player.would_starve), ALARM))
    return line


def _name_with_letter(seat: int, name: str) -> str:
    """Return a name after the letter of its seat, unless the name ends with that letter."""
    letter = LETTERS[seat]
    return name if name.split()[-1:] == [letter] else f"{letter} {name}"


def _meeple(position: Position, meeple: MeepleView, text: Text) -> Line:
    words = text(
        "terminal-meeple",
        where=text.say(tile_phrase(position, meeple.tile, "in")),
        resources=meeple.resources,
        prey=meeple.prey,
    )
    line = [(f"  {meeple.id} ", SEAT_STYLES[meeple.seat]), (words, "")]
    if meeple.cornered:
        line.append((", " + text("ui-cornered"), ALARM))
    if meeple.hidden:
        line.append((", " + text("ui-hidden"), FAINT))
    if meeple.may_starve:
        line.append((", " + text("terminal-may-starve"), ALARM))
    return line


def _ranking_lines(table: OutlastView, text: Text, names: Sequence[str]) -> list[Line]:
    lines: list[Line] = []
    for rank in table.ranking:
        place = f"{rank.place}. {names[rank.seat]}: "
        reason = text.format(f"rank-{rank.reason}", {"round": rank.out_round or 0})
        lines.append([(place, SEAT_STYLES[rank.seat]), (reason, "")])
    if table.rating:
        lines.append([(text(f"rating-{table.rating}"), "bold")])
    return lines
