"""Ratings of accounts: how strong they are at each game and pace, on the scale of the bots.

A game is rated when it ends. Players of a competitive game are compared by their ranks. Teams are
compared by deal: a team that has played a deal is rated as soon as another one has played it, too.
docs/host.md says which games count.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING

from holdfast import games, players
from holdfast.hosting.accounts.pace import Pace, pace_of
from holdfast.hosting.accounts.records import AccountStorage, RatedGame, Rating, StoredGame
from holdfast.hosting.accounts.removal import people
from holdfast.hosting.messages.accounts import RatingView
from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import StorageError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

log = logging.getLogger(__name__)

START, STEP = 25.0, 2.5
"""Rating of newcomers, and the rating difference between two neighbouring levels of bots.

The higher level wins two of three games."""
LEVELS = {
    level: Rating(START + STEP * (number - players.LEVELS.index("settler")), 0.5)
    for number, level in enumerate(players.LEVELS)
}
"""Fixed ratings of the bots by level."""


def rating_view(game: str, pace: Pace, rating: Rating) -> RatingView:
    """Return a rating as a message, with the level of bots that is about as strong."""
    return RatingView(
        game=game,
        pace=pace,
        rating=rating.mu,
        uncertainty=2 * rating.sigma,
        games=rating.games,
        level=min(LEVELS, key=lambda level: abs(LEVELS[level].mu - rating.mu)),
    )


@cache
def _model() -> PlackettLuce:
    """Return the model. It is imported on first use, because few games are rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rate_players(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings of players after a game in which they had these ranks."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = (team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks]))
    return [
        Rating(new.mu, new.sigma, old.games + 1) for new, old in zip(after, before, strict=True)
    ]


@dataclass(frozen=True)
class _Player:
    """The player of a seat of a finished game."""

    seat: int
    rank: int
    points: int
    account: str | None
    level: str | None
    """Level of the bot, if the seat was set up for a bot; None for a person."""
    left: bool
    """Whether a bot played on for a person until the end."""


class Ratings:
    """Rates the games of a server."""

    def __init__(self, accounts: AccountStorage, storage: Storage) -> None:
        self._accounts = accounts
        self._storage = storage

    async def rate(self, table: str) -> None:
        """Rate a game that has just ended, if it counts."""
        try:
            game = await self._accounts.stored_game(table)
            if game is not None and is_serious(game):
                await self._rate(table, game)
        except StorageError as error:
            log.warning("table %s cannot be rated: %s", table, error)
        except Exception:  # the game itself is stored, and nobody has to wait for this
            log.exception("table %s cannot be rated", table)

    async def _rate(self, table: str, stored: StoredGame) -> None:
        held = await self._accounts.holders(table)
        found = _players(stored, {seat: account for account, seat in held})
        if found is None or len({account for account, _ in held}) < len(held) or not held:
            return
        if games.load(stored.opening["game"]).team:
            await self._rate_team(table, stored, found)
        elif len(found) > 1:
            await self._rate_players(table, stored, found)

    async def _rate_players(self, table: str, stored: StoredGame, found: Sequence[_Player]) -> None:
        """Compare the players of a competitive game."""
        last = max(one.rank for one in found) + 1
        ranks = [last if one.left else one.rank for one in found]
        people = [one for one in found if one.account is not None]

        def rate(before: Mapping[str, Rating]) -> dict[str, Rating]:
            after = rate_players([_rating(one, before) for one in found], ranks)
            return {one.account: new for one, new in zip(found, after, strict=True) if one.account}

        new = [_game_of(one, table, stored, None) for one in people]
        await self._accounts.rate(new, {one.account: table for one in new}, rate)

    async def _rate_team(self, table: str, stored: StoredGame, found: Sequence[_Player]) -> None:
        """Compare a team with others that have played the same deal."""
        deal = (stored.opening.get("deal") or {}).get("name", f"table {table}")
        new = [_game_of(one, table, stored, deal) for one in found if one.account is not None]
        others = await self._accounts.teams(deal, new[0].game, new[0].pace)
        own = {one.account for one in new}
        if any(one.left for one in found) or own & {one.account for one in others}:
            return
        teams: dict[str, list[RatedGame]] = {}
        for one in others:
            teams.setdefault(one.table, []).append(one)
        bots = [
            (LEVELS[note["level"]], (note["rank"], -note["points"]))
            for _, note in await self._storage.notes(deal)
            if note.get("level") in LEVELS
        ]

        def rate(before: Mapping[str, Rating]) -> dict[str, Rating]:
            if not teams and not bots:
                return {}
            members = [[before[one.account] for one in team] for team in teams.values()]
            members.append([_rating(one, before) for one in found])
            results = [(team[0].rank, -team[0].points) for team in (*teams.values(), new)]
            averages = [_average(team) for team in members]
            strength = [*averages, *(mark for mark, _ in bots)]
            results += [result for _, result in bots]
            order = sorted(set(results))
            after = rate_players(strength, [order.index(result) for result in results])
            rated: dict[str, Rating] = {}
            groups = zip((*teams.values(), new), members, averages, after, strict=False)
            for team, group, old, fresh in groups:
                if team is new or team[0].change is None:
                    for one in team:
                        rated[one.account] = _move_rating(
                            before[one.account], old, fresh, len(group)
                        )
            return rated

        await self._accounts.rate(new, {one.account: one.table for one in (*others, *new)}, rate)


def is_serious(game: StoredGame) -> bool:
    """Return whether a finished game may count: from its start, without hints and undo, and with a
    deal that nobody could know. The deals that teams share are compared on purpose.
    """
    opening = game.opening
    named = any(opening.get(part) for part in ("position", "start", "branch", "earlier"))
    known = opening.get("deal") is not None and not games.load(opening["game"]).team
    undone = any(entry["kind"] == "took-back" for entry in game.entries.values())
    return not (named or known or undone or opening.get("hints", True))


def _players(game: StoredGame, accounts: Mapping[int, str]) -> list[_Player] | None:
    """Return the players of the seats of a game, or None if somebody's strength cannot be known."""
    sat, found = people(game), []
    for place in game.summary["placements"]:
        seat = game.summary["seats"][place["seat"]]
        account = accounts.get(place["seat"])
        level = None if place["seat"] in sat else seat["level"]
        if account is None and level not in LEVELS:
            return None
        left = account is not None and seat["kind"] == "bot"
        found.append(_Player(place["seat"], place["rank"], place["points"], account, level, left))
    return found


def _game_of(player: _Player, table: str, stored: StoredGame, deal: str | None) -> RatedGame:
    """Return the record of a rated game for an account."""
    assert player.account is not None
    game, pace = stored.opening["game"], pace_of(stored.summary)
    return RatedGame(player.account, table, game, pace, deal, player.rank, player.points)


def _rating(player: _Player, known: Mapping[str, Rating]) -> Rating:
    """Return the rating of a person or a bot."""
    return known[player.account] if player.account else LEVELS[player.level or ""]


def _average(team: Sequence[Rating]) -> Rating:
    """Return the rating of the average player of a team."""
    spread = sqrt(sum(one.sigma**2 for one in team))
    return Rating(sum(one.mu for one in team) / len(team), spread / len(team))


def _move_rating(one: Rating, old: Rating, new: Rating, size: int) -> Rating:
    """Return the rating of a player after that of their team's average has changed.

    The surer a rating is, the less it changes.
    """
    share = one.sigma**2 / (size * old.sigma) ** 2
    kept = 1 - share * (1 - (new.sigma / old.sigma) ** 2)
    mu = one.mu + size * share * (new.mu - old.mu)
    return Rating(mu, one.sigma * sqrt(kept), one.games + 1)
