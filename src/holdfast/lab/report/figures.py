"""The parts of a report: figures with tables and charts, sections, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from holdfast.lab.report.words import esc, plain

Cell = tuple[object, str]
"""The sort key of a cell, and its HTML."""


@dataclass(frozen=True)
class Head:
    """The heading of a column, its kind, and whether it sorts."""

    text: str
    kind: str = ""
    sorts: bool = True


@dataclass(frozen=True)
class Row:
    """A row of a table, with its verdict and example games."""

    cells: Sequence[Cell]
    mark: str = ""
    games: str = ""
    """Example games behind the row's number, in the form of `Examples`."""


@dataclass(frozen=True)
class Grid:
    """A table, with charts in the cells of some columns."""

    head: Sequence[Head]
    rows: Sequence[Row]

    def html(self) -> str:
        """Return HTML."""
        out = ['<div class="scroll"><table class="grid"><thead><tr>']
        for head in self.head:
            out.append(
                f'<th class="{head.kind}"{" data-sort" if head.sorts else ""}>{head.text}</th>'
            )
        out.append("</tr></thead><tbody>")
        for row in self.rows:
            mark = "leaning" if row.mark == "leans" else row.mark
            games = f' data-games="{esc(row.games)}"' if row.games else ""
            out.append(f'<tr class="{mark}"{games}>')
            for (value, text), head in zip(row.cells, self.head, strict=True):
                out.append(f'<td class="{head.kind}" data-v="{esc(_key(value))}">{text}</td>')
            out.append("</tr>")
        return "".join(out) + "</tbody></table></div>"

    def markdown(self) -> list[str]:
        """Return Markdown without charts."""
        shown = [i for i, head in enumerate(self.head) if head.kind != "plotcell"]
        heads = [plain(self.head[i].text) or " " for i in shown]
        lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(shown)]
        for row in self.rows:
            cells = [plain(row.cells[i][1]).replace("|", "/") for i in shown]
            lines.append(f"| {' | '.join(cells)} |")
        return [*lines, ""]


def _key(value: object) -> object:
    """Return a sort key without insignificant digits."""
    return f"{value + 0.0:.9g}" if isinstance(value, float) else value


@dataclass(frozen=True)
class Figure:
    """A figure, whose title states its finding."""

    key: str
    title: str
    parts: Sequence[Grid | str]
    how: str
    """A note on the method and its limits."""
    beside: bool = False
    """Whether the parts are shown side by side."""

    def html(self, number: int) -> str:
        """Return HTML."""
        parts = [part if isinstance(part, str) else part.html() for part in self.parts]
        body = "".join(parts)
        if self.beside:
            body = f'<div class="pair">{"".join(f"<div>{part}</div>" for part in parts)}</div>'
        return (
            f'<figure id="{self.key}"><figcaption><span class="no">Figure {number}</span>'
            f"<h3>{self.title}</h3></figcaption>{body}"
            f'<p class="how">{self.how}</p></figure>'
        )

    def markdown(self, number: int) -> list[str]:
        """Return Markdown."""
        lines = [f"### {number}. {plain(self.title)}", ""]
        for part in self.parts:
            if isinstance(part, Grid):
                lines += part.markdown()
        return [*lines, plain(self.how), ""]


@dataclass(frozen=True)
class Section:
    """Figures that belong together."""

    key: str
    name: str
    figures: Sequence[Figure]
    beside: bool = False


@dataclass(frozen=True)
class Answer:
    """One of the four questions of the first screen with its answer and evidence."""

    question: str
    verdict: str
    lines: Sequence[tuple[str, str]] = ()
    """Sentences, each with a small chart or an empty string."""
    see: Sequence[str] = ()
    """Keys of the figures with details."""


@dataclass
class Findings:
    """The findings of all figures for the first screen."""

    strong: list[tuple[float, str, str, str]] = field(default_factory=list)
    """Strength, name, sentence, chart."""
    weak: list[tuple[float, str, str, str]] = field(default_factory=list)
    leaning: list[tuple[float, str, str]] = field(default_factory=list)
    """Size, sentence, chart."""
    never: list[tuple[str, str]] = field(default_factory=list)
    """Name, sentence."""
