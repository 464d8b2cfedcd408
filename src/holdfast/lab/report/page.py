"""The HTML page of a report: one file that needs no network and is readable without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from holdfast.lab.report.figures import Answer, Figure, Section
from holdfast.lab.report.fonts import faces
from holdfast.lab.report.words import esc, plain

_HERE = Path(__file__).parent
_THEME = (
    "document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme')"
    " || localStorage.getItem('lab-theme')"
    " || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')"
)


def style() -> str:
    """Return the style sheet of a page."""
    return faces() + (_HERE / "report.css").read_text(encoding="utf-8")


def scripts() -> tuple[str, str]:
    """Return the scripts of a page, whose hashes a content security policy can name."""
    return _THEME, (_HERE / "report.js").read_text(encoding="utf-8")


def number_figures(sections: Sequence[Section]) -> dict[str, int]:
    """Return the number of each figure by key."""
    figures = [figure.key for section in sections for figure in section.figures]
    return {key: number for number, key in enumerate(figures, 1)}


def _answer(answer: Answer, numbers: dict[str, int]) -> str:
    lines = "".join(f"<li>{words}{svg}</li>" for words, svg in answer.lines)
    seen = [key for key in answer.see if key in numbers]
    links = ", ".join(f'<a href="#{key}">{numbers[key]}</a>' for key in seen)
    see = f"{'Figures' if len(seen) > 1 else 'Figure'} {links}" if seen else ""
    return (
        f'<section class="answer"><h2>{answer.question}</h2><p class="verdict">{answer.verdict}</p>'
        f'<ul>{lines}</ul><p class="see">{see}</p></section>'
    )


def _section(section: Section, numbers: dict[str, int]) -> str:
    def html(figure: Figure) -> str:
        return figure.html(numbers[figure.key])

    body = "".join(map(html, section.figures))
    if section.beside:
        body = f'<div class="pair">{body}</div>'
    return (
        f'<section class="part" id="part-{section.key}">'
        f'<h2 class="part-title">{section.name}</h2>{body}</section>'
    )


def page(
    game: str, subtitle: str, facts: Sequence[tuple[str, str]], answers: Sequence[Answer],
    reading: str, sections: Sequence[Section], cannot: str, again: str, run: str,
) -> str:  # fmt: skip
    """Return a report as HTML. `run` is the command that shows one of its games."""
    numbers = number_figures(sections)
    nav = "".join(f'<a href="#part-{s.key}">{s.name}</a>' for s in sections)
    facts_html = "".join(f"<div><dt>{name}</dt><dd>{esc(fact)}</dd></div>" for name, fact in facts)
    return f"""<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{esc(game)}: balance report</title>
<style>{style()}</style>
<script>{_THEME}</script>
</head>
<body data-watch="{esc(run)}">
<div class="sheet">
<header>
<div class="masthead"><span class="house">Holdfast Lab</span>
<span class="kind">Balance report</span><span class="gap"></span>
<button id="theme" type="button">Light / dark</button></div>
<div class="title"><h1>{esc(game)}</h1><p>{subtitle}</p></div>
<dl class="facts">{facts_html}</dl>
</header>
<main>
<div class="answers">{"".join(_answer(answer, numbers) for answer in answers)}</div>
<div class="reading">{reading}</div>
<nav aria-label="Contents">{nav}</nav>
{"".join(_section(section, numbers) for section in sections)}
</main>
<footer><div><h2>What this report cannot say</h2>{cannot}</div>
<div><h2>Make it again</h2><pre>{esc(again)}</pre></div></footer>
</div>
<div id="tip" role="status" hidden></div>
<dialog id="games" aria-labelledby="games-of"><h2 id="games-of"></h2><div></div>
<form method="dialog"><button>Close</button></form></dialog>
<script>{scripts()[1]}</script>
</body>
</html>
"""


def markdown(
    game: str, subtitle: str, facts: Sequence[tuple[str, str]], answers: Sequence[Answer],
    sections: Sequence[Section], cannot: str, again: str,
) -> str:  # fmt: skip
    """Return a report as Markdown without charts."""
    numbers = number_figures(sections)
    lines = [f"# {game}: balance report", "", plain(subtitle), ""]
    lines += [f"- {name}: {fact}" for name, fact in facts]
    lines.append("")
    for answer in answers:
        lines += [f"**{answer.question}** {plain(answer.verdict)}", ""]
        lines += [f"- {plain(words)}" for words, _ in answer.lines]
        lines.append("")
    for section in sections:
        lines += [f"## {section.name}", ""]
        for figure in section.figures:
            lines += figure.markdown(numbers[figure.key])
    lines += ["## What this report cannot say", "", plain(cannot), ""]
    lines += ["## Make it again", "", "```sh", again, "```", ""]
    return "\n".join(lines)
