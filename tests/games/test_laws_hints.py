"""Hints are honest: in random play none comes first that cannot do what it is for, none that reads
the same stands before another, and every reason is what the positions before and after it say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import pytest
from tests.support.laws import Laws
from tests.support.states import position_of

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES
from holdfast.players.lookahead import outlook
from holdfast.players.mcts import Budget, ponder
from holdfast.players.ranking import HINT_CONFIG, rank
from holdfast.players.reasons import GUESSES, LEAST_PERCENT, Reason, explain

PLAYOUTS = Budget(playouts=160)
FEW, MANY = 6, 300
"""Positions of each game, always and in the long run."""
LOOKED_AT = 4
"""Of the positions that follow from a move so many are compared with what a screen shows."""

Shown = Callable[[Any, int], int]


@dataclass
class Figures:
    """What was found."""

    positions: int = 0
    sureness: Counter[str] = field(default_factory=Counter)
    hints: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    risks: Counter[str] = field(default_factory=Counter)
    without_reason: int = 0
    first_without_reason: int = 0
    all_in_vain: int = 0

    def __str__(self) -> str:
        return (
            f"{self.positions} positions {dict(self.sureness)}, {self.hints} hints, "
            f"{sum(self.reasons.values())} reasons {dict(self.reasons.most_common())}, "
            f"{sum(self.risks.values())} risks {dict(self.risks.most_common())}, "
            f"{self.without_reason} hints and {self.first_without_reason} first hints without a "
            f"reason, {self.all_in_vain} positions where nothing can succeed"
        )


def cannot_succeed(game: Game, hidden: Position, move: int) -> bool:
    """Whether a move's own preview says so."""
    seen = game.preview(hidden, move)
    kind = game.moves.decode(move)[0].name
    if seen.get("chance") == 0:
        return True
    if kind == "hunt" and "hunt" in seen:
        return seen["hunt"] is None
    if kind in ("scavenge", "open-dam"):
        return not any(seen["take"].values())
    lines = {line["key"]: line["args"] for line in seen.get("lines", [])}
    supply = lines.get("preview-supply")
    return kind == "produce" and supply is not None and supply["before"] == supply["after"]


def check_reason(
    game: Game, hidden: Position, move: int, reason: Reason, seed: int, shown: dict[str, Shown]
) -> None:
    """Hold a reason to the positions before and after."""
    seat = hidden.to_move
    factor = next(one for one in game.screen.factors.each if one.name == reason.factor)
    seen = outlook(game, hidden, seat, move, GUESSES, seed)
    after = seen.nows if factor.when == "now" else seen.soons
    if factor.name in shown:  # what is counted is what anybody can see
        for position in [hidden, *after[:LOOKED_AT]]:
            screen = game.screen.view(position, seat)
            assert shown[factor.name](screen, seat) == factor.amount(position.reading, seat), factor
    before = factor.amount(hidden.reading, seat)
    changes = [factor.amount(position.reading, seat) - before for position in after]
    better = [-change if factor.less else change for change in changes]
    args = reason.said.args
    if factor.when == "now":
        count = args["count"]
        assert isinstance(count, int)
        assert count > 0
        assert args["before"] == before
        assert abs(int(str(args["after"])) - before) == count
        if reason.risk:
            met = sum(gain <= -count for gain in better)
        else:
            own = [[p.number(f) for f in game.screen.factors.within] for p in (hidden, *after)]
            if factor.out_of is not None:  # what is gained must have left what it comes out of
                whole = [factor.out_of(p.reading, seat) for p in (hidden, *after)]
                better = [min(g, whole[0] - w) for g, w in zip(better, whole[1:], strict=True)]
                assert args["of"] == whole[0] >= count
            met = sum(g >= count and w == own[0] for g, w in zip(better, own[1:], strict=True))
            if factor.of is not None:
                assert args["of"] == factor.of(hidden.reading, seat) >= count
    else:
        least = 1 if factor.when == "more" else 0
        met = sum(gain < least if reason.risk else gain >= least for gain in better)
        assert reason.other is not None
        assert reason.other < reason.percent
    assert reason.percent == round(100 * met / len(after)) >= LEAST_PERCENT


def look_at_hints(laws: Laws, engine: Engine, count: int) -> Figures:
    """Ask for hints in so many positions out of random play."""
    game, figures = laws.game, Figures()
    shown = import_module(f"tests.games.{laws.name}.factors").SHOWN
    options = laws.option_sets(laws.budget.option_sets, 31)
    play = laws.player(engine, options, 31, late=2).play(40 * count)
    for row in range(0, len(play), max(1, len(play) // (3 * count))):
        position = position_of(game, play.before[row : row + 1])
        if position.over or len(game.legal(position)) < 2 or figures.positions == count:
            continue
        hidden, seat = game.hide(position, position.to_move), position.to_move
        choices = ponder(game, hidden, PLAYOUTS, row, manner=HINT_CONFIG, cores=1).choices
        ranking = rank(choices, lambda move, at=hidden: game.screen.factors.in_vain(at, move))
        moves = [one.choice.move for one in ranking.moves]
        why = explain(game, hidden, seat, moves, [choice.move for choice in choices], row)
        figures.positions += 1
        figures.sureness[ranking.sureness] += 1
        vain = [move for move in moves if cannot_succeed(game, hidden, move)]
        if vain:  # hinted at only where no move that was tried can do what it is for
            assert all(cannot_succeed(game, hidden, choice.move) for choice in choices)
            figures.all_in_vain += 1
        by_chance: dict[int, set[int]] = {}
        for one in ranking.moves:
            by_chance.setdefault(one.percent, set()).add(one.rank)
        assert all(len(ranks) == 1 for ranks in by_chance.values())
        for place, move in enumerate(moves):
            because, risk = why[move]
            figures.hints += 1
            figures.without_reason += not because
            figures.first_without_reason += not because and place == 0
            figures.reasons.update(reason.factor for reason in because)
            figures.risks.update([risk.factor] if risk else [])
            for reason in [*because, *([risk] if risk else [])]:
                check_reason(game, hidden, move, reason, row, shown)
                for language in LANGUAGES:
                    said = game.text(language).say(reason.said)
                    assert said
                    assert not any(slip in said for slip in ("  ", "{", " .", " ,", " :")), said
    return figures


def test_hints_are_honest(laws: Laws, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws.game, "engine", engine)
    figures = look_at_hints(laws, engine, FEW)
    assert figures.positions == FEW
    assert figures.reasons


@pytest.mark.long
def test_many_hints_are_honest(laws: Laws, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws.game, "engine", engine)
    figures = look_at_hints(laws, engine, MANY)
    print(f"{laws.name}: {figures}")
    assert figures.positions == MANY
    assert sum(figures.reasons.values()) > MANY / 3


def test_a_merit_reads_as_it_is_shown(laws: Laws, engine: Engine) -> None:
    """Every merit, seldom a reason or often, is a number that anybody can see, at ends as well."""
    game = laws.game
    shown = import_module(f"tests.games.{laws.name}.factors").SHOWN
    factors = {factor.name: factor for factor in game.screen.factors.each}
    assert set(shown) <= set(factors)
    play = laws.player(engine, laws.option_sets(6, 32), 32, late=2).play(6000)
    ends = [row for row in range(len(play)) if play.after["over"][row]]
    assert ends
    looked_at = [(play.before, row) for row in range(0, 600, 20)]
    looked_at += [(play.after, row) for row in ends[:20]]
    for states, row in looked_at:
        position = position_of(game, states[row : row + 1])
        seat = max(0, position.to_move)
        hidden = game.hide(position, seat)
        screen = game.screen.view(hidden, seat)
        for name, number in shown.items():
            assert number(screen, seat) == factors[name].amount(hidden.reading, seat), name


def test_every_merit_has_its_words(laws: Laws) -> None:
    for language in LANGUAGES:
        text = laws.game.text(language)
        for factor in laws.game.screen.factors.each:
            assert text.has(f"merit-{factor.name}") == (factor.reported != "loss"), factor.name
            assert text.has(f"risk-{factor.name}") == (factor.reported != "gain"), factor.name
