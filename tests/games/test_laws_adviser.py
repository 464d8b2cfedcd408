"""Tests that the adviser is honest, in positions of random play.

Moves are ranked by the chance that is shown, every reason is true of the positions before and after
and sets its move apart, and the coach never warns of the first hint and lights only what can be
done now.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.support.laws import Laws
from tests.support.states import position_of

from holdfast.hosting.adviser import coach_view
from holdfast.kernel.engine import Engine
from holdfast.kernel.factors import NOT_NAMED, Factor
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES
from holdfast.players.adviser import (
    GUESSES,
    Advice,
    Comparison,
    compute_advice,
    compute_now,
    find_better_move,
    is_doubtful,
    ranking_at_once,
)
from holdfast.players.computations import run_computation
from holdfast.players.lookahead import look_ahead, lookahead_result
from holdfast.players.mcts import APART, Budget, search_now
from holdfast.players.ranking import Ranking
from holdfast.players.reasons import LEAST_PERCENT, Reason

PLAYOUTS = Budget(playouts=160)
FIRST = Budget(playouts=60)
FEW, MANY = 20, 300
"""Positions of each game, always and in the long run."""
LOOKED_AT = 4
"""The number of positions after a move that are compared with what a screen shows."""

Shown = Callable[[Any, int], int]


@dataclass
class Figures:
    """Counts of what the hints and warnings contained."""

    positions: int = 0
    sureness: Counter[str] = field(default_factory=Counter)
    hints: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    risks: Counter[str] = field(default_factory=Counter)
    without_reason: int = 0
    first_without_reason: int = 0
    all_in_vain: int = 0
    measures: Counter[str] = field(default_factory=Counter)
    coached: int = 0
    warned: int = 0
    unnoticed: int = 0
    """Moves that the coach would warn of, if it did not take them for sound without a search."""

    def __str__(self) -> str:
        return (
            f"{self.positions} positions {dict(self.sureness)}, {self.hints} hints, "
            f"{sum(self.reasons.values())} reasons {dict(self.reasons.most_common())}, "
            f"{sum(self.risks.values())} risks {dict(self.risks.most_common())}, "
            f"{self.without_reason} hints and {self.first_without_reason} first hints without a "
            f"reason, {self.all_in_vain} positions where nothing can succeed, "
            f"{dict(self.measures)}, {self.warned} of {self.coached} chosen moves warned of, "
            f"{self.unnoticed} of them taken for sound without a search"
        )


def cannot_succeed(laws: Laws, hidden: Position, move: int) -> bool:
    """Return whether a move's own preview says that it is in vain."""
    preview = laws.game.preview(hidden, move)
    kind = laws.game.moves.decode(move)[0].name
    return preview.get("chance") == 0 or laws.cannot_succeed(kind, preview)


def shown_of(laws: Laws) -> dict[str, Shown]:
    """Return for each factor the function that reads its number off a screen."""
    if not laws.game.screen.factors.each:
        return {}
    shown: dict[str, Shown] = laws.own("factors", "SHOWN")
    return shown


def losses(
    game: Game, hidden: Position, moves: Sequence[int], factor: Factor, seed: int, count: int
) -> Iterator[int]:
    """Yield how much of a factor each move costs most often; several in a tie."""
    seat = hidden.to_move
    before = factor.amount(hidden.snapshot, seat)
    for move in moves:
        seen = look_ahead(game, hidden, seat, move, count, seed)
        gains = [factor.gain(before, factor.amount(p.snapshot, seat)) for p in seen.nows]
        counted = Counter(max(0, -gain) for gain in gains)
        yield from (loss for loss, often in counted.items() if often == max(counted.values()))


def up(by: int) -> bool:
    """Return whether a difference is an improvement."""
    return by > 0


def down(by: int) -> bool:
    """Return whether a difference is a loss."""
    return by < 0


def check_reason(
    game: Game,
    hidden: Position,
    move: int,
    reason: Reason,
    seed: int,
    shown: dict[str, Shown],
    count: int = GUESSES,
    others: Sequence[int] = (),
) -> None:
    """Check a reason against the positions before and after this move and the others."""
    seat = hidden.to_move
    factor = next(one for one in game.screen.factors.each if one.name == reason.factor)
    if factor.when == "move":  # a number of the move itself, better than that of another move
        own = factor.amount(hidden, move)
        theirs = [factor.amount(hidden, other) for other in others]
        assert reason.wording.args["count"] == own > NOT_NAMED
        assert any(factor.gain(other, own) > 0 for other in theirs if other != NOT_NAMED)
        return
    seen = look_ahead(game, hidden, seat, move, count, seed)
    after = seen.nows if factor.when == "now" else seen.soons
    if factor.name in shown:  # what is counted is what anybody can see
        for position in [hidden, *after[:LOOKED_AT]]:
            screen = game.screen.view(position, seat)
            assert shown[factor.name](screen, seat) == factor.amount(position.snapshot, seat), (
                factor
            )
    before = factor.amount(hidden.snapshot, seat)
    changes = [factor.amount(position.snapshot, seat) - before for position in after]
    better = [-change if factor.less else change for change in changes]
    args = reason.wording.args
    if reason.spare:
        lost, saved = args["lost"], args["count"]
        assert isinstance(lost, int)
        assert isinstance(saved, int)
        costs = losses(game, hidden, others, factor, seed, count)
        assert any(loss == lost + saved for loss in costs)
        met = sum(gain >= -lost for gain in better)
    elif factor.when == "now":
        size = args["count"]
        assert isinstance(size, int)
        assert size > 0
        assert args["before"] == before
        assert abs(int(str(args["after"])) - before) == size
        if reason.risk:
            met = sum(gain <= -size for gain in better)
        else:
            own = [[p.number(f) for f in game.screen.factors.within] for p in (hidden, *after)]
            if factor.out_of is not None:  # what is gained must have left what it comes out of
                whole = [factor.out_of(p.snapshot, seat) for p in (hidden, *after)]
                better = [min(g, whole[0] - w) for g, w in zip(better, whole[1:], strict=True)]
                assert args["of"] == whole[0] >= size
            met = sum(g >= size and w == own[0] for g, w in zip(better, own[1:], strict=True))
            if factor.of is not None:
                assert args["of"] == factor.of(hidden.snapshot, seat) >= size
    elif factor.when == "beats":  # compared with another move, with the same dice
        rivals = [look_ahead(game, hidden, seat, other, count, seed).soons for other in others]
        shares = []
        for soons in rivals:
            theirs = [factor.amount(position.snapshot, seat) - before for position in soons]
            gains = [-change if factor.less else change for change in theirs]
            apart = [own - other for own, other in zip(better, gains, strict=False)]
            shares.append(
                [round(100 * sum(f(by) for by in apart) / len(apart)) for f in (up, down)]
            )
        assert [reason.percent, reason.other] in shares
        assert reason.percent >= max(LEAST_PERCENT, reason.other or 0)
        return
    else:
        least = 1 if factor.when == "more" else 0
        met = sum(gain < least if reason.risk else gain >= least for gain in better)
        assert reason.other is not None
        assert reason.other < reason.percent
    assert reason.percent == round(100 * met / len(after)) >= LEAST_PERCENT


def check_order(game: Game, ranking: Ranking) -> None:
    """Check that no move with a lower number stands above one with a higher number."""
    fewer = game.screen.factors.sooner_is_better and ranking.moves[0].choice.win_chance > 0.5
    for upper, lower in pairwise(ranking.moves):
        if ranking.measure == "points" and fewer:
            assert upper.as_shown <= lower.as_shown
        else:
            assert upper.as_shown >= lower.as_shown
        assert upper.rank <= lower.rank
        if upper.as_shown == lower.as_shown:
            assert upper.rank == lower.rank


def check_apart(advice: Advice) -> None:
    """Check that no reason and no risk is shared by all moves that are shown."""
    shown = [advice.why.get(one.choice.move, ((), None)) for one in advice.ranking.moves]
    if len(shown) > 1:
        reasons = [{reason.factor for reason in because} for because, _ in shown]
        risks = [{risk.factor for risk in (risk,) if risk} for _, risk in shown]
        assert not set.intersection(*reasons)
        assert not set.intersection(*risks)


@dataclass(frozen=True)
class Asked:
    """A position in the form in which the coach asks for it."""

    game: Game
    hidden: Position
    answers: tuple[int, ...]
    seats: SimpleNamespace
    """The names of the seats."""


def check_coach(
    game: Game, hidden: Position, advice: Advice, chosen: list[int], seed: int, figures: Figures
) -> None:
    """Check that the coach warns only of clearly worse moves, and lights what can be done now."""
    seat, legal = hidden.to_move, game.legal(hidden)
    first = advice.ranking.moves[0].choice.move

    def coach(move: int) -> Comparison | None:
        thought = find_better_move(game, hidden, seat, move, advice, seed)
        return run_computation(thought, lambda look: lookahead_result(game, look))

    assert coach(first) is None
    seats = SimpleNamespace(names=tuple(f"Player {letter}" for letter in "ABCDEFGH"))
    asked: Any = Asked(game, hidden, tuple(legal), seats)
    for move in chosen:
        figures.coached += 1
        better = coach(move)
        if better is None:
            continue
        figures.warned += 1
        doubt = is_doubtful(game, hidden, seat, move, legal, seed)
        figures.unnoticed += not (
            game.cautions(hidden, move)
            or run_computation(doubt, lambda look: lookahead_result(game, look))
        )
        assert move not in advice.ranking.best
        assert better.move in advice.ranking.best
        assert better.move in legal
        assert better.by > 2 * better.error or better.loses
        said = coach_view(asked, game.cautions(hidden, move), better)
        assert said.better is not None
        assert game.move(hidden, said.better.key) == said.better.n == better.move
        for caution in said.cautions:
            lit = [point for point in caution.points if point.startswith("move:")]
            assert lit == [f"move:{said.better.key}"] or not caution.points
        told = {reason.factor for reason in better.because}
        assert not told & {reason.factor for reason in better.against}
        played = seed + (APART if advice.ranking.measure == "points" else 0)
        for reason in better.because:
            check_reason(game, hidden, better.move, reason, played, {}, better.games, [move])


def check_first_answer(laws: Laws, hidden: Position, legal: Sequence[int], seed: int) -> None:
    """Check the answer that comes at once: in order, without reasons, and never a plain mistake."""
    game = laws.game
    answer = ranking_at_once(game, hidden, legal, FIRST, seed)
    advice = run_computation(answer, lambda wanted: search_now(game, wanted, lambda: False))
    moves = [one.choice.move for one in advice.ranking.moves]
    assert moves
    assert set(moves) <= set(legal)
    assert not advice.why
    check_order(game, advice.ranking)

    def is_mistake(move: int) -> bool:
        return game.in_vain(hidden, move) or bool(game.cautions(hidden, move))

    tried = [choice.move for choice in advice.ranking.choices]
    assert not any(map(is_mistake, moves)) or all(map(is_mistake, tried))


def look_at_advice(laws: Laws, engine: Engine, count: int) -> Figures:
    """Ask for hints in positions of random play, and ask the coach about some moves."""
    game, figures = laws.game, Figures()
    shown = shown_of(laws)
    options = laws.option_sets(laws.budget.option_sets, 31)
    play = laws.player(engine, options, 31, late=2).play(40 * count)
    for row in range(0, len(play), max(1, len(play) // (3 * count))):
        position = position_of(game, play.before[row : row + 1])
        if position.over or len(game.legal(position)) < 2 or figures.positions == count:
            continue
        hidden, seat = game.hide(position, position.to_move), position.to_move
        legal = game.legal(position)
        check_first_answer(laws, hidden, legal, row)
        thought = compute_advice(game, hidden, seat, legal, PLAYOUTS, row, cores=1)
        advice = compute_now(game, thought)
        ranking = advice.ranking
        moves = [one.choice.move for one in ranking.moves]
        figures.positions += 1
        figures.sureness[ranking.sureness] += 1
        figures.measures[ranking.measure] += 1
        assert set(moves) <= set(legal)
        assert moves
        vain = [move for move in moves if cannot_succeed(laws, hidden, move)]
        if vain:  # hinted at only where no move that was tried can do what it is for
            assert all(cannot_succeed(laws, hidden, choice.move) for choice in ranking.choices)
            figures.all_in_vain += 1
        check_order(game, ranking)
        check_apart(advice)
        compared = [choice.move for choice in ranking.choices]
        for place, move in enumerate(moves):
            because, risk = advice.why.get(move, ([], None))
            figures.hints += 1
            figures.without_reason += not because
            figures.first_without_reason += not because and place == 0
            figures.reasons.update(reason.factor for reason in because)
            figures.risks.update([risk.factor] if risk else [])
            for reason in [*because, *([risk] if risk else [])]:
                check_reason(game, hidden, move, reason, row, shown, others=compared)
                for language in LANGUAGES:
                    said = game.text(language).say(reason.wording)
                    assert said
                    assert not any(slip in said for slip in ("  ", "{", " .", " ,", " :")), said
        mistakes = [move for move in legal if game.cautions(hidden, move)]
        others = random.Random(row).sample(legal, min(2, len(legal)))
        check_coach(game, hidden, advice, [*mistakes[:1], *others], row, figures)
    return figures


@pytest.fixture(autouse=True)
def compiled_rules(laws: Laws, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the compiled engine, which searches need."""
    monkeypatch.setattr(laws.game, "engine", engine)


def test_advice_is_honest(laws: Laws, engine: Engine) -> None:
    figures = look_at_advice(laws, engine, FEW)
    assert figures.positions == FEW
    assert bool(figures.reasons) == bool(laws.game.screen.factors.each)


@pytest.mark.long
def test_much_advice_is_honest(laws: Laws, engine: Engine) -> None:
    figures = look_at_advice(laws, engine, MANY)
    print(f"{laws.name}: {figures}")
    assert figures.positions == MANY
    if laws.game.screen.factors.each:
        assert sum(figures.reasons.values()) > MANY / 3
        assert figures.warned
        assert figures.unnoticed < figures.warned / 2


def test_a_move_that_loses_at_once_is_no_hint_and_is_warned_of(laws: Laws, engine: Engine) -> None:
    """Check the last moves of lost games: those after which nothing can be done any more."""
    game, found = laws.game, 0
    if not game.team:
        pytest.skip("among rivals, points count until the end")
    play = laws.player(engine, laws.option_sets(6, 33), 33, late=2).play(20_000)

    def loses(hidden: Position, move: int, seed: int) -> bool:
        seen = look_ahead(game, hidden, hidden.to_move, move, GUESSES, seed, to_the_end=True)
        return not any(seen.wins) and all(after.over for after in seen.nows)

    for row in [row for row in range(len(play)) if play.after["over"][row]]:
        position, last = position_of(game, play.before[row : row + 1]), int(play.moves[row])
        seat, legal = position.to_move, game.legal(position)
        hidden = game.hide(position, seat)
        if len(legal) < 2 or not (loses(hidden, last, row) and loses(hidden, last, row + APART)):
            continue
        thought = compute_advice(game, hidden, seat, legal, PLAYOUTS, row, cores=1)
        advice = compute_now(game, thought)
        if all(loses(hidden, choice.move, row) for choice in advice.ranking.choices):
            continue
        assert not any(loses(hidden, one.choice.move, row) for one in advice.ranking.moves)
        doubt = is_doubtful(game, hidden, seat, last, legal, row)
        better = find_better_move(game, hidden, seat, last, advice, row)
        assert run_computation(doubt, lambda look: lookahead_result(game, look))
        assert run_computation(better, lambda look: lookahead_result(game, look))
        found += 1
        if found == FEW:
            break
    assert found


def test_a_merit_reads_as_it_is_shown(laws: Laws, engine: Engine) -> None:
    """Check that every factor is a number that a screen shows, also at the end of games."""
    game, shown = laws.game, shown_of(laws)
    laws.needs(shown, "factors")
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
            assert number(screen, seat) == factors[name].amount(hidden.snapshot, seat), name


def test_every_factor_has_a_drawing(laws: Laws) -> None:
    web = Path(__file__).parents[2] / "web/src"
    board, factors = web / "games" / laws.name, laws.game.screen.factors.each
    laws.needs((board / "index.ts").exists(), "a board")
    drawn = re.findall(r"^  (\w+): '([\w-]+)',$", (board / "factors.ts").read_text(), re.MULTILINE)
    assert {name for name, _ in drawn} == {factor.name for factor in factors}
    for _, drawing in drawn:
        own = board / "art/table" / f"{drawing.removeprefix(f'{laws.name}-')}.svg"
        assert own.exists() or (web / f"lib/art/icons/{drawing.removeprefix('icon-')}.svg").exists()


def test_every_merit_has_its_words(laws: Laws) -> None:
    assert len(laws.game.screen.factors.each) >= laws.least.factors
    for language in LANGUAGES:
        text = laws.game.text(language)
        for factor in laws.game.screen.factors.each:
            gain, loss = factor.reported in ("gain", "both"), factor.reported in ("loss", "both")
            assert text.has(f"merit-{factor.name}") == gain, factor.name
            assert text.has(f"risk-{factor.name}") == loss, factor.name
            assert text.has(f"spare-{factor.name}") == factor.spared, factor.name
