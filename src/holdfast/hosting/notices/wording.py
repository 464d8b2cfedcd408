"""What messages say: the name of the game, what is wanted, who else plays, and how long there is.

They say nothing of the game itself, and contain no link that opens a seat: on their way they pass
through the servers of others.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from holdfast import games
from holdfast.hosting.log_text import WORDS
from holdfast.hosting.notices.plan import zero_of
from holdfast.hosting.notices.records import Kind, Seated

DAYS_FROM = 48 * 3600.0
"""Seconds from which on times are given in days."""


@dataclass(frozen=True)
class News:
    """News about a game in a message."""

    kind: Kind
    seated: Seated

    @property
    def waits(self) -> bool:
        """Whether the game waits for the person."""
        return self.kind in ("turn", "soon")


@dataclass(frozen=True)
class Notice:
    """A message to somebody."""

    title: str
    about: str
    path: str
    """Path of the page that it leads to."""
    topic: str
    """What it is about: of several messages about the same the latest counts."""

    def push_text(self, language: str, stop: str) -> str:
        """Return the text of a push message, which the service worker of the client shows."""
        words = WORDS[language]
        shown = {
            "title": self.title,
            "body": self.about,
            "path": self.path,
            "tag": self.topic,
            "language": language,
            "stop": stop,
            "open_label": words("notice-open"),
            "stop_label": words("notice-stop"),
        }
        return json.dumps(shown, ensure_ascii=False)

    def mail_lines(self, language: str, address: str, stop: str) -> list[str]:
        """Return the paragraphs of an e-mail."""
        words = WORDS[language]
        return [
            self.about,
            words("mail-open", link=address + self.path),
            words("mail-stop", link=stop_link(address, stop)),
        ]


def stop_link(address: str, stop: str) -> str:
    """Return the link that stops all messages to somebody."""
    return f"{address}/notices#stop={stop}"


def time_text(language: str, seconds: float) -> str:
    """Return a time as people say it: minutes, hours, or days."""
    words, hours = WORDS[language], int(seconds // 3600)
    if seconds >= DAYS_FROM:
        return words("notice-days", count=int(seconds // (24 * 3600)))
    if hours:
        return words("notice-hours", count=hours)
    return words("notice-minutes", count=max(1, int(seconds // 60)))


def notice_of(news: Sequence[News], now: float) -> Notice:
    """Return one message with all news that is sent at once."""
    if len(news) == 1:
        return _about_one(news[0], now)
    language = news[0].seated.settings.language
    words = WORDS[language]
    if all(one.waits for one in news):
        first = min(news, key=lambda one: _seconds_left(one, now))
        return Notice(
            title=words("notice-many", count=len(news)),
            about=words(
                "notice-many-first",
                game=_game(first.seated),
                time=time_text(language, _seconds_left(first, now)),
            ),
            path="/",
            topic="games",
        )
    titles = [_about_one(one, now).title for one in news]
    return Notice(
        title=words("notice-news", count=len(news)),
        about=words("notice-news-about", games=". ".join(titles) + "."),
        path="/",
        topic="games",
    )


def _about_one(one: News, now: float) -> Notice:
    seated = one.seated
    language = seated.settings.language
    words = WORDS[language]
    others = [
        seat["name"] or words("seat", number=seat["seat"] + 1)
        for seat in seated.summary["seats"]
        if seat["seat"] != seated.viewer and seat["kind"] == "person"
    ]
    about = words(
        f"notice-{one.kind}-about",
        others="some" if others else "none",
        names=", ".join(others),
        time=time_text(language, _seconds_left(one, now)),
    )
    title = words(f"notice-{one.kind}", game=_game(seated))
    return Notice(title, about, f"/table/{seated.table}", seated.table)


def _seconds_left(one: News, now: float) -> float:
    """Return the seconds that somebody has left."""
    return max(0.0, (zero_of(one.seated) or now) - now)


def _game(seated: Seated) -> str:
    """Return the name of a game."""
    return games.load(seated.game).text(seated.settings.language)("game-title")
