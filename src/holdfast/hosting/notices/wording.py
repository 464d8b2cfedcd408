"""Texts of messages: the game or the club, who wants what, and until when.

They say nothing of the game itself, and contain no link that opens a seat: on their way they pass
through the servers of others.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from holdfast import games
from holdfast.hosting.log_text import WORDS
from holdfast.hosting.notices.plan import clock_at, zero_of
from holdfast.hosting.notices.records import (
    ClubMember,
    ExpectedMember,
    InvitedMember,
    Kind,
    SeatedPerson,
    Subject,
)

DAYS_FROM = 48 * 3600.0
"""Seconds from which on times are given in days."""


@dataclass(frozen=True)
class News:
    """News about a game or a club in a message."""

    kind: Kind
    subject: Subject

    @property
    def waits(self) -> bool:
        """Whether the game waits for the person."""
        return self.kind in ("turn", "soon")

    @property
    def ends(self) -> float | None:
        """Time after which the news is outdated, or None if that is not known."""
        if isinstance(self.subject, SeatedPerson):
            return zero_of(self.subject)
        return self.subject.starts if isinstance(self.subject, ExpectedMember) else None


@dataclass(frozen=True)
class Notice:
    """A message to somebody."""

    title: str
    about: str
    path: str
    """Path of the page that it leads to."""
    topic: str
    """Subject of the message: a newer message with the same topic replaces an older one."""

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
    language = news[0].subject.settings.language
    words = WORDS[language]
    if all(one.waits for one in news):
        first = min(news, key=lambda one: _seconds_left(one, now))
        return Notice(
            title=words("notice-many", count=len(news)),
            about=words(
                "notice-many-first",
                game=_game(first.subject),
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
    seated = one.subject
    language = seated.settings.language
    words = WORDS[language]
    if not isinstance(seated, SeatedPerson):
        assert isinstance(seated, ClubMember)
        return _about_club(one, seated, now)
    others = [
        seat["name"] or words("seat", number=seat["seat"] + 1)
        for seat in seated.summary["seats"]
        if seat["seat"] != seated.viewer and seat["kind"] == "person"
    ]
    about = words(
        f"notice-{one.kind}-about",
        others="some" if others else "none",
        names=", ".join(others),
        name=_who_offers(seated),
        time=time_text(language, _seconds_left(one, now)),
    )
    title = words(f"notice-{one.kind}", game=_game(seated))
    return Notice(title, about, f"/table/{seated.about}", seated.about)


def _about_club(one: News, subject: ClubMember, now: float) -> Notice:
    """Return a message about a table or an evening of a club. It leads to the page of the club."""
    words = WORDS[subject.settings.language]
    left = max(0.0, (one.ends or now) - now)
    about = words(
        f"notice-{one.kind}-about",
        planned="some" if subject.game else "none",
        game=_game(subject),
        name=subject.host if isinstance(subject, InvitedMember) else "",
        clock=clock_at(subject.settings, now + left),
        time=time_text(subject.settings.language, left),
    )
    title = words(f"notice-{one.kind}", club=subject.club_name, game=_game(subject))
    return Notice(title, about, f"/club/{subject.club}", subject.about)


def _who_offers(seated: SeatedPerson) -> str:
    """Return the name of the seat that offers a rematch, or an empty string."""
    there = seated.summary.get("next")
    if there is None:
        return ""
    nameless = WORDS[seated.settings.language]("seat", number=there["by"] + 1)
    return str(seated.summary["seats"][there["by"]]["name"] or nameless)


def _seconds_left(one: News, now: float) -> float:
    """Return the seconds that somebody has left."""
    return max(0.0, (one.ends or now) - now)


def _game(subject: Subject) -> str:
    """Return the name of a game, or an empty string if none is chosen yet."""
    if not subject.game:
        return ""
    return games.load(subject.game).text(subject.settings.language)("game-title")
