"""The parts of a report: figures with tables and charts, sections, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from holdfast.lab.report.words import esc, plain

Cell = tuple[object, str]
"""What a column is sorted by, and what is shown."""


@dataclass(frozen=True)
class Head:
    """The head of a column: what it says, what kind of column it is, whether it sorts."""

    text: str
    kind: str = ""
    sorts: bool = True


@dataclass(frozen=True)
class Row:
    """A row of a table, and whether it is coloured."""

    cells: Sequence[Cell]
    mark: str = ""
    games: str = ""
    """Some games behind its number, as `Data.examples` gives them."""


@dataclass(frozen=True)
class Grid:
    """A table, with charts in the cells of some columns."""

    head: Sequence[Head]
    rows: Sequence[Row]

    def html(self) -> str:
        """For a page."""
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
        """For the docs: without charts."""
        shown = [i for i, head in enumerate(self.head) if head.kind != "plotcell"]
        heads = [plain(self.head[i].text) or " " for i in shown]
        lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(shown)]
        for row in self.rows:
            cells = [plain(row.cells[i][1]).replace("|", "/") for i in shown]
            lines.append(f"| {' | '.join(cells)} |")
        return [*lines, ""]


def _key(value: object) -> object:
    """What a column is sorted by, without digits that say nothing."""
    return f"{value + 0.0:.9g}" if isinstance(value, float) else value


@dataclass(frozen=True)
class Figure:
    """A figure: its title is what was found, written from the data."""

    key: str
    title: str
    parts: Sequence[Grid | str]
    how: str
    """How it was computed, and what it cannot say."""
    beside: bool = False
    """Whether its parts stand side by side."""

    def html(self, number: int) -> str:
        """For a page."""
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
        """For the docs."""
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
    """One of the four questions of the first screen, answered in words, with evidence."""

    question: str
    verdict: str
    lines: Sequence[tuple[str, str]] = ()
    """Words, and a small chart or nothing."""
    see: Sequence[str] = ()
    """The figures to look at."""


@dataclass
class Findings:
    """What figures have found that the first screen tells."""

    strong: list[tuple[float, str, str, str]] = field(default_factory=list)
    """How strong, the name, the sentence, its chart."""
    weak: list[tuple[float, str, str, str]] = field(default_factory=list)
    leaning: list[tuple[float, str, str]] = field(default_factory=list)
    """How far, the sentence, its chart."""
    never: list[tuple[str, str]] = field(default_factory=list)
    """The name, the sentence."""
