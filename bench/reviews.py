"""How often reviews are right, and how long they take.

    python -m bench.reviews --game outlast --games 200 --processes 16

Nets and heuristic players of different levels play games, and each game is reviewed for one seat as
the product does it. Then a longer look reviews the same game in the same way, with ten times the
games in every step and with other seeds. If the first move of the review is not among its three,
the longer look judges that decision once more, alone, so that it never overlooks the question.

The review agrees if the longer look is sure that another move was better than the first one, by
more than two standard errors, and if the first one is also the costliest of the longer look, or
costs as much. Two moves cost as much if their costs in the longer look are less than 3 % apart,
which is the least that a review lists, or within two standard errors. Stricter and looser counts
are printed as well. Games in which the review finds no costly move are counted separately. Both
looks let heuristic players finish the games, so this measures what chance does to a review, not how
strong its judge is.

The seconds of a review are those that its process computed, whatever else the machine did, scaled
to 60 moves: for each game, its seconds by its moves, all seats together. The win curve, which a
review waits for, is included. Two cores need half of them, because the requests of a review do not
wait for each other.

It needs only NumPy, Numba and Pydantic.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, replace
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, cast

from holdfast import games, players
from holdfast.hosting.bot_requests import (
    ExplainRequest,
    PlayOnRequest,
    WinChancesRequest,
    compute_explanation,
    compute_outcomes,
)
from holdfast.hosting.bots import Bots, HowUrgent
from holdfast.hosting.costs import LEAST, VERY_LIKELY, weight
from holdfast.hosting.messages.advice import HintedMove, HintView, LeadView
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.reviews import ReviewedMove, ReviewView
from holdfast.hosting.reviews import SEED, Reviews
from holdfast.hosting.storage import Storage
from holdfast.hosting.win_curve import FinishedGame, MemoryStorage, WinCurves
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.adviser import Advice, Outcomes
from holdfast.players.computations import run_computation
from holdfast.players.forecast import compiled_forecast, forecast
from holdfast.players.lookahead import compiled_lookahead, look_ahead
from holdfast.puzzles import book_of
from holdfast.table import KnownMove, OpenSeat, Table
from holdfast.table.opening import opening

LEVELS = ("beginner", "wanderer", "settler", "pathfinder", "veteran")
"""The bots that play the games, mixed by chance. None of them searches."""
TIMES = 10
"""Factor by which the longer look plays more games."""
OTHER_SEED = 900_000_007
"""Number that is added to the seeds of the longer look."""
CURVE_PLAYOUTS = 32
"""Number of games for each position of a win curve, as on a server."""
MOVES = 60
"""Number of moves to which the time of a review is scaled."""
NEAR_95 = 1.96
"""Half-width of a 95 % interval in standard errors."""
WORDLESS = Sentence(en="", de="")


class Here:
    """Bots that answer in this process, with a multiple of the games and other seeds."""

    def __init__(self, game: Game, times: int, seed: int) -> None:
        self._game = game
        self._times = times
        self._seed = seed

    def can_search(self, game: str) -> bool:
        """Return True: everything is compiled."""
        return True

    async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
        """Return the win chance of each seat in each position."""
        kind = self._game.state
        positions = [Position.from_bytes(kind, octets) for octets in past.positions]
        return [forecast(self._game, position, past.playouts, past.seed) for position in positions]

    async def judge(self, made: KnownMove, other: int) -> HintView:
        """Return a comparison of a move that was made with another one, in numbers."""
        asked = ExplainRequest.about(made, made.viewer, SEED, other)
        advice = run_computation(compute_explanation(asked), self._answer)
        return wordless_view(self._game, made, advice)

    async def play_on(self, asked: PlayOnRequest, urgency: HowUrgent) -> dict[int, Outcomes]:
        """Return the results of games that are played on after each of some moves."""
        wanted = replace(asked, noise=asked.noise + self._seed, count=self._times * asked.count)
        return run_computation(compute_outcomes(wanted), self._answer)

    def _answer(self, wanted: Any) -> Any:
        """Run a request at once. No search is compiled, which `lookahead_result` waits for."""
        return look_ahead(
            self._game, wanted.hidden, wanted.viewer, wanted.move, wanted.count, wanted.seed,
            to_the_end=wanted.to_the_end, with_positions=wanted.with_positions,
        )  # fmt: skip


def wordless_view(game: Game, made: KnownMove, advice: Advice) -> HintView:
    """Return the numbers of an explanation of a move without its texts, rounded as on a server."""
    ranking = advice.ranking
    by_points = ranking.measure == "points"
    moves = [
        HintedMove(
            n=one.choice.move, wording=WORDLESS, note=WORDLESS, rank=one.rank, alike=one.alike,
            win_chance=round(one.choice.win_chance, 3), low=round(one.low, 3),
            high=round(one.high, 3), because=[], risk=None,
            points=round(one.value if by_points else one.choice.points, 1),
        )
        for one in ranking.moves
    ]  # fmt: skip
    moves.sort(key=lambda move: move.n != made.move)
    lead = ranking.lead
    return HintView(
        seq=made.seq, team=game.team, alone=game.seats(made.hidden) == 1, measure=ranking.measure,
        sureness=ranking.sureness, games=ranking.games, progress=1.0, moves=moves,
        lead=LeadView(by=round(lead.by, 3), reach=round(lead.error, 3), sure=lead.sure)
        if lead
        else None,
    )  # fmt: skip


def play(game: Game, number: int, seed: int) -> tuple[Table, int]:
    """Return the table of a game that bots have played, and the seat that is reviewed."""
    dice = random.Random(f"reviews {game.name} {seed} {number}")
    options = dict(game.options.choose(dice.choice(book_of(game).tables)))
    count = int(cast(int, options["players"]))
    bots = [players.of_level(dice.choice(LEVELS)) for _ in range(count)]
    seats = [OpenSeat(name=f"Player {seat + 1}", person=True) for seat in range(count)]
    table = Table.open(opening(game, options, seats, dice.getrandbits(48)), game)
    while not table.over:
        seat = table.owes[0]  # in a team, this may be somebody who has to consent
        move = bots[seat].choose(game, table.hidden(seat), dice.getrandbits(31))
        answers = table.answers(seat)
        if move not in answers:  # the best move of a team may belong to another seat
            move = game.advise(table.hidden(seat), dice.getrandbits(31), answers)
        entropy = f"{dice.getrandbits(256):064x}"
        table = table.after(table.play(seat, table.seq, move, entropy))
    return table, dice.randrange(count)


def reviews_by(bots: Here) -> tuple[Reviews, WinCurves]:
    """Return a reviewer that uses these bots."""
    storage = cast(Storage, MemoryStorage(1))
    curves = WinCurves(storage, cast(Bots, bots), CURVE_PLAYOUTS)
    return Reviews(storage, cast(Bots, bots), curves, bots.judge), curves


def review(table: Table, viewer: int, bots: Here) -> ReviewView:
    """Return the review of a seat, with the win curve that it needs."""
    reviews, curves = reviews_by(bots)

    async def reviewed() -> ReviewView:
        played = FinishedGame.at_table(table)
        while (await curves.of_table("it", played, viewer)).progress < 1:
            await asyncio.sleep(0)
        return await reviews.review(table, viewer)

    return asyncio.run(reviewed())


def longer_review(
    table: Table, viewer: int, at: int, bots: Here
) -> tuple[ReviewView, ReviewedMove | None]:
    """Return a longer review, and its judgement of the first move of the shorter one."""
    reviews, _ = reviews_by(bots)
    found = asyncio.run(reviews.review(table, viewer))
    judged = [move for move in found.costly if move.at == at]
    if not judged:
        judged = asyncio.run(reviews.review(table, viewer, [at])).costly
    return found, judged[0] if judged else None


@dataclass(frozen=True)
class Verdict:
    """The longer look's verdict about the review of one game."""

    number: int
    turns: int
    """Number of moves of all seats."""
    seconds: float
    """Seconds that the review took to compute."""
    longer: float
    """The processor time of the longer review, in seconds."""
    named: int
    """Number of costly moves that the review names."""
    sure: bool = False
    """Whether the review says that its first costly move is very likely a mistake."""
    better: bool = False
    """Whether the longer look is sure that another move was better than the review's first one."""
    same: bool = False
    """Whether the review's first costly move is also the first of the longer look."""
    as_costly: bool = False
    """Whether the longer look says that the review's first move costs as much as its own."""
    among: bool = False
    """Whether the review's first move is among the three of the longer look."""
    costs: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """Cost of the review's first move by the review and by the longer look, and cost of the longer
    look's first move."""

    @property
    def agrees(self) -> bool:
        """Whether the review agrees with the longer look."""
        return self.better and (self.same or self.as_costly)


def look_twice(name: str, number: int, seed: int) -> Verdict:
    """Return the verdict about the review of one game."""
    game = ready(name)
    table, viewer = play(game, number, seed)
    began = time.process_time()
    short = review(table, viewer, Here(game, 1, 0))
    seconds = time.process_time() - began
    turns = len(table.line) - 1
    if not short.costly:
        return Verdict(number, turns, seconds, 0.0, 0)
    began = time.process_time()
    first = short.costly[0]
    longer, again = longer_review(table, viewer, first.at, Here(game, TIMES, OTHER_SEED))
    places = [move.at for move in longer.costly]
    known = [*longer.costly[:1], *([again] if again else [])]
    costliest = min(known, key=weight, default=None)
    return Verdict(
        number, turns, seconds, time.process_time() - began, len(short.costly), first.sure,
        better=again is not None and again.sure,
        same=places[:1] == [first.at],
        as_costly=again is not None and costliest is not None and are_equal(again, costliest),
        among=first.at in places,
        costs=(first.by, again.by if again else 0.0, costliest.by if costliest else 0.0),
    )  # fmt: skip


def are_equal(one: ReviewedMove, costliest: ReviewedMove) -> bool:
    """Return whether a move costs as much as the costliest one.

    That is so if the difference is too small to be shown, or within two of its standard errors.
    """
    error = sqrt(sum(((move.high - move.by) / VERY_LIKELY) ** 2 for move in (one, costliest)))
    most = max(LEAST[one.measure], VERY_LIKELY * error)
    return one.measure == costliest.measure and costliest.by - one.by < most


def ready(name: str) -> Game:
    """Return a game with all that reviews need, compiled."""
    game = games.load(name)
    if game.engine is not game.compiled:
        players.use_compiled_rules(game)
        compiled_forecast(game)
        compiled_lookahead(game)
    return game


def verdicts(name: str, count: int, processes: int, seed: int, seconds: float) -> Iterator[Verdict]:
    """Yield the verdicts of games as they come, until there are enough or the time is up."""
    if processes == 1:
        until = time.monotonic() + seconds
        for number in range(count):
            if time.monotonic() >= until:
                return
            yield look_twice(name, number, seed)
        return
    until = time.monotonic() + seconds
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting: set[Future[Verdict]] = {
            pool.submit(look_twice, name, number, seed) for number in range(count)
        }
        while waiting and (left := until - time.monotonic()) > 0:
            done, waiting = wait(waiting, timeout=left, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
        if waiting:
            stop(pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once."""
    running = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.terminate()


def interval(hits: int, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, by Wilson."""
    if not count:
        return 0.0, 1.0
    share, square = hits / count, NEAR_95**2
    middle = share + square / (2 * count)
    reach = NEAR_95 * sqrt(share * (1 - share) / count + square / (4 * count**2))
    return (middle - reach) / (1 + square / count), (middle + reach) / (1 + square / count)


def summary(name: str, found: Sequence[Verdict]) -> dict[str, Any]:
    """Return the figures of all verdicts."""
    told = [one for one in found if one.named]
    agreed = sum(one.agrees for one in told)
    low, high = interval(agreed, len(told))
    rates = sorted(MOVES * one.seconds / one.turns for one in found)
    return {
        "game": name,
        "games": len(found),
        "without a costly move": len(found) - len(told),
        "reviews": len(told),
        "agree": agreed,
        "share": round(agreed / max(1, len(told)), 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "another move is better": sum(one.better for one in told),
        "the same first move": sum(one.same for one in told),
        "as costly as that": sum(one.as_costly and not one.same for one in told),
        "among the three": sum(one.among for one in told),
        "sure": sum(one.sure for one in told),
        "sure and agree": sum(one.sure and one.agrees for one in told),
        "seconds for 60 moves on one core": round(median(rates), 2) if rates else None,
        "at most": round(rates[-1], 2) if rates else None,
        "moves": median(one.turns for one in found) if found else None,
        "verdicts": [asdict(one) for one in sorted(found, key=lambda one: one.number)],
    }


def main() -> None:
    """Review games twice, and print how often both looks agree."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True, choices=games.names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=86_400.0, help="stop after this time")
    parser.add_argument("--out", type=Path, help="a JSON file for the figures and each verdict")
    given = parser.parse_args()
    ready(given.game)  # compiled once, before there are several processes
    found: list[Verdict] = []
    began = time.monotonic()
    for one in verdicts(given.game, given.games, given.processes, given.seed, given.seconds):
        found.append(one)
        figures = summary(given.game, found)
        agreed, told, passed = figures["agree"], figures["reviews"], time.monotonic() - began
        line = f"{len(found)} of {given.games} games, {agreed} of {told} agree, {passed:.0f} s"
        print(line, file=sys.stderr, flush=True)
        if given.out:
            given.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    figures = summary(given.game, found)
    print(json.dumps({key: it for key, it in figures.items() if key != "verdicts"}, indent=1))


if __name__ == "__main__":
    main()
