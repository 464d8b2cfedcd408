"""The balance report of a run, on one page with its findings first.

`data` reads the tables of a run part by part. `seats`, `components`, `randomised`, `race`,
`tension`, `habits` and `compared` collect what they need and make figures, whose titles state their
findings. `charts` draws, `words` formats numbers, and `page` writes HTML or Markdown. Everything
comes from the tables and the game's `lab.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from shlex import quote

from holdfast.lab.report import (
    charts,
    compared,
    components,
    habits,
    race,
    randomised,
    seats,
    tension,
    words,
)
from holdfast.lab.report.data import Data
from holdfast.lab.report.figures import Answer, Figure, Findings, Grid, Row, Section
from holdfast.lab.report.page import markdown, page
from holdfast.lab.runs import variants
from holdfast.lab.runs.plan import format_lineup
from holdfast.lab.runs.run import Run
from holdfast.lab.runs.store import write_atomically
from holdfast.lab.statistics.estimates import Estimate, judge, mean, widened_intervals


class Report:
    """The balance report of a run, alone or compared with other runs."""

    def __init__(self, run: Run, against: Sequence[Run] = ()) -> None:
        data = self.data = Data(run)
        self.others = [Data(other) for other in against]
        compared.check(data, self.others)
        self.findings = Findings()
        self.seats, self.order, self.ends = seats.Seats(data), seats.Order(data), seats.Ends(data)
        self.kinds = [components.Kind(data, each) for each in data.counted.thing]
        self.habits, self.pace = habits.Habits(data), habits.Pace(data)
        self.race = None if data.team else race.Race(data)
        self.tension = tension.Tension(data) if data.team else None
        self.coins = (
            randomised.RandomisedChoices(data) if data.run.plan.randomised_decisions else None
        )
        facts = compared.Facts()
        ends = self.race or self.tension
        assert ends is not None
        data.gather(
            self.kinds,
            [self.seats, self.order, self.ends, self.habits, self.pace, ends,
             *([self.coins] if self.coins else []), *([facts] if against else [])],
        )  # fmt: skip
        self.order_errors = (
            data.collect(seats.OrderErrors(self.order)) if self.order.is_estimable else None
        )
        strengths = {
            kind.things.id: kind.strength
            for kind in self.kinds
            if kind.strength is not None and kind.things.cause is not None
        }
        with widened_intervals(max(len(each.run.plan.looks) for each in (data, *self.others))):
            self.held = [
                compared.RunComparison(data, other, facts, strengths) for other in self.others
            ]
            self.differing = [held.differences() for held in self.held]
            self.sections = self._sections(strengths)
            self.answers = self._answers()

    def html(self) -> str:
        """Return the report as an HTML page."""
        data = self.data
        return page(
            data.title, self._subtitle(), self._facts(), self.answers, self._reading(),
            self.sections, self._cannot(), self._again(),
            f"holdfast lab watch {quote(str(data.run.folder))}",
        )  # fmt: skip

    def markdown(self) -> str:
        """Return the report as Markdown without charts."""
        return markdown(
            self.data.title, self._subtitle(), self._facts(), self.answers, self.sections,
            self._cannot(), self._again(),
        )  # fmt: skip

    def save(self, path: Path | str, markdown: bool = False) -> None:
        """Write the report as HTML or Markdown, atomically."""
        path = Path(path)
        text = self.markdown() if markdown else self.html()
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text.encode())

    # Sections

    def _sections(self, strengths: Mapping[str, components.Strength]) -> list[Section]:
        data = self.data
        found = [self._first_section()]
        figures = [
            self._mark_differences(figure)
            for figure in components.figures(self.kinds, self.findings)
        ]
        if figures:
            kinds = [t.many for t in data.counted.thing if f"thing-{t.id}" in _keys(figures)]
            found.append(Section("things", words.capital(words.join_first(kinds, 3)), figures))
        if self.coins is not None:
            drawn = randomised.figures(data, self.coins, self.findings)
            found.append(Section("coins", "Choices by coin", drawn))
        if self.race is not None:
            found.append(Section("race", "The race", race.figures(data, self.race), beside=True))
        if self.tension is not None:
            drawn = tension.figures(data, self.tension)
            found.append(Section("race", "Tension", drawn, beside=True))
        habit = habits.habits_figure(data, self.habits)
        if habit is not None:
            name = "What won games have" if data.team else "What winners do"
            found.append(Section("habits", name, [habit]))
        found.append(Section("pace", "Pace", habits.pace_figures(data, self.pace), beside=True))
        if self.others:
            drawn = compared.figures(data, strengths, self.held)
            found.append(Section("runs", "Two runs" if len(self.others) == 1 else "Runs", drawn))
        return [section for section in found if section.figures]

    def _mark_differences(self, figure: Figure) -> Figure:
        """Return a figure whose rows note clear differences of other runs."""
        kind = figure.key.removeprefix("thing-")
        parts = []
        for part in figure.parts:
            if isinstance(part, Grid):
                part = Grid(part.head, [self._with_notes(kind, row) for row in part.rows])
            parts.append(part)
        return replace(figure, parts=parts)

    def _with_notes(self, kind: str, row: Row) -> Row:
        name = str(row.cells[0][0])
        notes = [
            f" <small>{words.esc(compared.describe_changes(self.data, other))}:"
            f" {words.points(found[kind][name])}</small>"
            for other, found in zip(self.others, self.differing, strict=True)
            if name in found.get(kind, {})
        ]
        first = (name, row.cells[0][1] + "".join(notes))
        return replace(row, cells=[first, *row.cells[1:]]) if notes else row

    def _first_section(self) -> Section:
        data = self.data
        figures: list[Figure] = []
        if data.team:
            figures.append(seats.ends_figure(data, self.ends, self.seats.won))
        elif data.seats > 1:
            figures.append(seats.seats_figure(data, self.seats, self.order, self.order_errors))
        levels = None if data.team else seats.levels_figure(data, self.seats)
        if levels is not None:
            figures.append(levels)
        if not data.team and data.counted.ending is not None:
            figures.append(seats.ends_figure(data, self.ends, self.seats.won))
        return Section("seats", "Victory" if data.team else "Seats", figures)

    # Answers

    def _answers(self) -> list[Answer]:
        balanced = self._team_balanced() if self.data.team else self._rivals_balanced()
        exciting = self._team_exciting() if self.data.team else self._rivals_exciting()
        return [balanced, exciting, self._strong(), self._never()]

    def _rivals_balanced(self) -> Answer:
        data = self.data
        if data.seats == 1:
            return Answer("Is it balanced?", "There is nobody to compare with.")
        fair, margin = 1 / data.seats, data.margin
        found = self.seats.by_seat()
        verdicts = [judge(e, fair, margin) for e in found]
        off = [k for k, v in enumerate(verdicts) if v in ("strong", "weak")]
        best = max(range(len(found)), key=lambda k: found[k].mid)
        worst = min(range(len(found)), key=lambda k: found[k].mid)
        if off:
            verdict = (
                f"Seat {best + 1} is favoured" if verdicts[best] == "strong"
                else f"Seat {worst + 1} is at a disadvantage"
            )  # fmt: skip
        elif all(v == "even" for v in verdicts):
            verdict = "Seats are even"
        else:
            verdict = "Seats: too few games to say"
        if any(t.cause and t.figure == "strength" for t in data.counted.thing):
            uneven = bool(self.findings.strong or self.findings.weak)
            verdict += "; not all drafts are equal" if uneven else "; no draft clearly stands out"
        rows = [
            (e, v, f"seat {k + 1}") for k, (e, v) in enumerate(zip(found, verdicts, strict=True))
        ]
        reach = min(1.0, max(0.5, max(e.high for e in found)))
        lines = [(
            f"The best seat, seat {best + 1}, wins {words.share(found[best], 1)}, the worst"
            f" {words.share(found[worst], 1)}.",
            charts.evidence(rows, 0, reach, fair, "fair"),
        )]  # fmt: skip
        coin = self._coins()
        if coin:
            lines.append((coin, ""))
        return Answer("Is it balanced?", verdict + ".", lines, ["seats", "levels"])

    def _coins(self) -> str:
        """Return a sentence that compares the bots' drafts with randomised ones."""
        drafts = self.seats.by_draft()
        if drafts is None:
            return ""
        coin, bots = drafts
        word = "no better than a coin, as far as this shows"
        if coin.low > bots.high or coin.high < bots.low:
            word = "badly" if coin.low > bots.high else "well"
        return (
            f"Drafts by coin won {words.share(coin)}, the bots’ own {words.share(bots)}:"
            f" <b>bots draft {word}.</b>"
        )

    def _team_balanced(self) -> Answer:
        data = self.data
        won, wanted = self.seats.won, seats.target(data)
        if wanted is None:
            verdict = f"{words.percent(won.mid)} % are won."
        elif won.low > wanted[0] and won.high < wanted[1]:
            verdict = f"On target: {words.percent(won.mid)} % won."
        elif won.high < wanted[0] or won.low > wanted[1]:
            verdict = f"Off its target: {words.percent(won.mid)} % won."
        else:
            verdict = f"{words.percent(won.mid)} % won: too few games to say whether on target."
        middle = None if wanted is None else (wanted[0] + wanted[1]) / 2
        goal = (
            f"; wanted: {words.percent(wanted[0])} to {words.percent(wanted[1])} %"
            if wanted
            else ""
        )
        lines = [(
            f"{words.share(won)} of games are won{goal}.",
            charts.evidence([(won, "open", "won")], 0, 1, middle, "target" if middle else ""),
        )]  # fmt: skip
        coin = self._coins()
        if coin:
            lines.append((coin, ""))
        decisions = self.seats.decisions
        if data.seats > 1:
            parts = decisions / max(1, decisions.sum())
            even = parts.max() - parts.min() < 0.05
            lines.append((
                f"Decisions are {'' if even else 'not '}shared evenly: the seats make"
                f" {', '.join(words.percent(p) for p in parts)} % of them.", "",
            ))  # fmt: skip
        return Answer("Is it balanced?", verdict, lines, ["ends"])

    def _rivals_exciting(self) -> Answer:
        data, found = self.data, self.race
        assert found is not None
        see = ["decided", "margin", "changes"]
        if data.seats == 1 or not found.leader_win_shares:
            return Answer("Is it exciting?", "These games are too short to say.", (), see)
        shares = found.leader_win_shares
        last = max(shares)
        final = shares[last]
        near = _side(found.close, 1 / 3, "Close", "Seldom close", "Sometimes close")
        open_ = _side(final, 0.7, "decided before the last " + data.day,
                      "open to the last " + data.day, "often open to the end")  # fmt: skip
        joint = ", and " if (near == "Seldom close") == open_.startswith("decided") else ", but "
        middle = sorted(shares)[len(shares) // 2]
        rows = [(shares[d], "open", f"{data.day} {d}") for d in sorted({1, middle, last})
                if d in shares]  # fmt: skip
        lines = [(
            f"Who leads after {data.day} {middle} wins {words.share(shares[middle])} of games,"
            f" after {data.day} {last} {words.share(final)}.",
            charts.evidence(rows, 0, 1, 1 / data.seats, "chance"),
        ), (
            f"The lead changes {words.number(mean(found.lead_changes))} times a game, in"
            f" {words.share(found.late_change_share)} of games for the last time on their last"
            f" {data.day}.", "",
        ), (
            f"{words.share(found.close)} end within {race.CLOSE} points.",
            charts.evidence([(found.close, "open", "close")], 0, 1),
        )]  # fmt: skip
        if found.worthless:
            dull = max(found.worthless)
            lines.append((
                f"<b>Dull:</b> {data.day} {dull}. Who leads after it wins"
                f" {words.share(shares[dull])}, as far as this shows no more than chance.", "",
            ))  # fmt: skip
        return Answer("Is it exciting?", f"{near}{joint}{open_}.", lines, see)

    def _team_exciting(self) -> Answer:
        data, found = self.data, self.tension
        assert found is not None
        lines: list[tuple[str, str]] = []
        verdict = "Too few games to say."
        if found.chance is not None:
            apart = found.first_separating_day
            verdict = (
                f"Open until {data.day} {apart - 1}." if apart and apart > 1
                else "Decided at the start." if apart
                else "Open almost to the end."
            )  # fmt: skip
            swing, rescue = found.swing, found.rescue
            assert swing is not None
            assert rescue is not None
            lines.append((
                f"{words.share(swing)} of lost games once stood better than 60 %;"
                f" {words.share(rescue)} of won ones once worse than 35 %.",
                charts.evidence([(swing, "open", "lost from ahead"),
                                 (rescue, "open", "won from behind")], 0, 1),
            ))  # fmt: skip
        if found.quiet:
            fierce = min(found.quiet, key=lambda d: found.quiet[d].mid)
            lines.append((
                f"{words.capital(data.day)} {fierce} is the fiercest:"
                f" {words.share(found.quiet[fierce])} of games pass it without harm.", "",
            ))  # fmt: skip
            calm = [d for d, e in found.quiet.items() if e.low > 0.5]
            if calm:
                lines.append((
                    f"<b>Dull:</b> {data.day} {tension.spans(calm)}, clearly without harm in most"
                    " games.", "",
                ))  # fmt: skip
        return Answer("Is it exciting?", verdict, lines, ["chance", "board", "endings", "quiet"])

    def _strong(self) -> Answer:
        strong = sorted(self.findings.strong, reverse=True)
        weak = sorted(self.findings.weak, reverse=True)
        see = [f"thing-{t.id}" for t in self.data.counted.thing if t.figure == "strength"]
        see = [key for key in see if key in _keys(f for s in self.sections for f in s.figures)]
        causes = [t.cause for t in self.data.counted.thing if t.cause and t.figure == "strength"]
        lines = [(sentence, chart) for _, _, sentence, chart in strong[:3]]
        if weak:
            lines += [("At the other end: " + weak[0][2], weak[0][3])]
        if not strong and self.findings.leaning:
            _, sentence, chart = max(self.findings.leaning)
            lines.append((f"Not sure yet: {sentence}", chart))
        verdict = (
            "Nothing is clearly too strong." if causes else "Nothing here is dealt or drafted."
        )
        if strong:
            verdict = f"{words.join_first([name for _, name, _, _ in strong], 3)}."
        if not strong and "coin" in causes and not self.data.has_randomised_drafts:
            lines.append((
                "Bots always choose the same, which says nothing about the rest: play with"
                " --explore drafts to find out.", "",
            ))  # fmt: skip
        return Answer("What is too strong?", verdict, lines, see)

    def _never(self) -> Answer:
        never = self.findings.never
        names = list(dict.fromkeys(name for name, _ in never))
        verdict = f"{words.join_first(names, 3)}." if names else "Nothing that could be seen."
        lines = [(sentence, "") for _, sentence in never[:4]]
        if len(never) > 4:
            lines.append((f"And {len(never) - 4} more: see the red rows.", ""))
        if never:
            lines.append(("Either it is too weak, or the bots do not know how to use it.", ""))
        see = [f"thing-{t.id}" for t in self.data.counted.thing]
        return Answer("What is never used?", verdict, lines, see[:4])

    # The rest of the page

    def _subtitle(self) -> str:
        data = self.data
        games = "one game" if data.n == 1 else f"{words.count(data.n)} games"
        lineup = format_lineup(data.run.plan.lineup)
        return f"What {games} of {lineup} say. Every number stands with its 95 % interval."

    def _facts(self) -> list[tuple[str, str]]:
        data = self.data
        plan, manifest = data.run.plan, data.run.manifest
        usual = data.game.options.choose({"players": data.seats})
        options = [f"{k}={v}" for k, v in plan.options.items() if usual[k] != v]
        last = plan.deal(data.n - 1)
        players = format_lineup(plan.lineup)
        if plan.drafts:
            players += f", {plan.drafts:.0%} of the drafts by coin"
        players += "".join(
            f", {share:.0%} of {what} by coin" for what, share in plan.randomised_decisions.items()
        )
        facts = [
            ("Games", words.count(data.n) + self._why_ended()),
            ("Players", players),
            ("Options", ", ".join(options) or "as usual"),
            ("Content", ", ".join(variants.format_patch(plan.patch)) or "as usual"),
            ("Deals", f"{plan.seed} to {last}"),
            ("Rules", f"v{manifest['rules_version']}, {manifest['content_hash'][:8]}"),
            ("Took", f"{manifest['cpu_seconds']:.0f} s of one core"),
        ]
        if manifest.get("saturated"):
            facts.append(("Cut off", f"{words.count(manifest['saturated'])} counts were too large"))
        if self.others:
            told_ = [compared.describe_changes(data, other) for other in self.others]
            facts.append(("Compared with", "; ".join(told_)))
        return facts

    def _why_ended(self) -> str:
        """Return why a run with a goal ended after this number of games."""
        manifest = self.data.run.manifest
        if not manifest["until"]:
            return ""
        looks, most = manifest["until"]["looks"], manifest["until"]["most"]
        return (
            f" of at most {words.count(most)}, until {manifest['until']['goal']}; looked at"
            f" {len(manifest['looked'])} of {len(looks)} planned times, for which all intervals"
            " are wider"
        )

    def _reading(self) -> str:
        def sample(mid: float, word: str, expected: float | None) -> str:
            e = Estimate(mid, mid - 0.2, mid + 0.2, mid - 0.4, mid + 0.4, 1)
            return charts.interval(e, 0, 1, expected, word, width=64, height=14)

        return (
            "<b>How to read</b>"
            f"<span>{sample(0.5, 'open', None)} estimate, 95 % interval, and (thin) 95 % for all"
            " rows of a figure together</span>"
            f"<span>{sample(0.55, 'strong', 0.08)} strong</span>"
            f"<span>{sample(0.45, 'weak', 0.92)} weak: the thin one is clear of the"
            " expectation</span>"
            "<span><b>leans</b> only the thick one is</span>"
            f"<span><b>even</b> within ± {words.percent(self.data.margin)} points</span>"
            "<span><b>open</b> too few games to say</span>"
        )

    def _cannot(self) -> str:
        lineup = sorted(set(self.data.run.plan.lineup))
        return (
            f"<p>All seats are played by bots ({words.join_names(lineup)}). What is strong in their"
            " hands may be weak in yours, and what they never use may only be what they never"
            " learned. Repeat a finding with stronger bots before you change a rule for it, and on"
            " fresh deals: what was found on the same deals that it is shown on was chosen because"
            " it stood out there.</p>"
        )

    def _again(self) -> str:
        runs = [data.run for data in (self.data, *self.others)]
        lines = [f"{run.plan.command} --out {run.folder}" for run in runs]
        against = "".join(f" --against {run.folder}" for run in runs[1:])
        return "\n".join([*lines, f"holdfast lab report {runs[0].folder}{against}"])


def _keys(figures: Iterable[Figure]) -> set[str]:
    return {figure.key for figure in figures}


def _side(e: Estimate, at: float, above: str, below: str, between: str) -> str:
    """Return `above` or `below` if the interval excludes the value `at`, or else `between`."""
    return above if e.low > at else below if e.high < at else between
