"""Lessons: the same for everybody, without a table, and with nothing in them that is hidden."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.server import Server, run_server

from holdfast import games
from holdfast.hosting.lessons import lesson_view
from holdfast.hosting.messages.table import TableView
from holdfast.lessons import Walk, course_of, walk

Answer = Any


class Ask:
    """A client of the server that asks about games."""

    def __init__(self, server: Server) -> None:
        self._http = server.http

    def get(self, path: str) -> httpx.Response:
        """Return the server's answer for a path under /games."""
        return self._http.get(f"/games/{path}" if path else "/games")


@pytest.fixture
def ask(server: Server) -> Ask:
    """Return a client of the server."""
    return Ask(server)


def lessons(game: str) -> list[str]:
    course = course_of(games.load(game))
    return [] if course is None else [lesson.id for lesson in course.lessons]


def walked(game: str, lesson: str) -> Walk:
    played = games.load(game)
    course = course_of(played)
    assert course is not None
    found = course.lesson(lesson)
    assert found is not None
    return walk(played, course, found)


@pytest.mark.parametrize("game", games.names())
def test_a_course_is_a_list_of_lessons(ask: Ask, game: str) -> None:
    found = ask.get(f"{game}/course")
    if not lessons(game):
        assert found.status_code == 404
        return
    answer: Answer = found.json()
    assert answer["game"] == game
    assert [line["id"] for line in answer["lessons"]] == lessons(game)
    assert all(line["steps"] > 0 and line["title"]["de"] for line in answer["lessons"])
    listed: Answer = ask.get("").json()
    assert {view["id"]: view["lessons"] for view in listed}[game] == answer["minutes"]


def test_a_lesson_is_a_row_of_tables_that_lead_to_each_other(ask: Ask) -> None:
    answer: Answer = ask.get("outlast/course/hunger").json()
    steps, nodes = answer["steps"], answer["nodes"]
    assert [step["expect"] for step in steps][:2] == [[], ["move:A4:3"]]
    assert steps[1]["say"]["de"]["before"].startswith("Deine Leute auf demselben Feld")
    assert steps[1]["other"]["en"]["before"].startswith("Alone at home A4 starves")
    for number, node in enumerate(nodes):
        table = TableView.model_validate(node["table"])
        assert table.seq == number
        assert table.viewer == 0
        assert [seat.name for seat in table.seats] == ["", "Bjorn"]
        if node["step"] == len(steps):
            assert node["ways"] == []
            continue
        keys = {move.key for move in table.moves}
        wanted = steps[node["step"]]["expect"] or [None]
        assert [way["key"] for way in node["ways"]] == wanted
        assert keys.issuperset(key for key in wanted if key is not None)
        for way in node["ways"]:
            last = way["frames"][-1]["view"] if way["frames"] else node["table"]["view"]
            assert last == nodes[way["to"]]["table"]["view"]


def test_what_happens_is_told_by_events_and_sentences(ask: Ask) -> None:
    answer: Answer = ask.get("outlast/course/last-night").json()
    frames = answer["nodes"][1]["ways"][0]["frames"]
    assert [frame["seat"] for frame in frames] == [0, 1]
    events = [event for frame in frames for event in frame["events"]]
    said = [event["wording"]["en"] for event in events if event["wording"]]
    assert any("Bjorn ends the turn" in sentence for sentence in said)


@pytest.mark.parametrize("game", games.names())
def test_all_that_is_sent_was_hidden_first(game: str) -> None:
    """Check that a lesson shows no more than a table would show the learner."""
    played = games.load(game)
    for name in lessons(game):
        view = lesson_view(game, name)
        assert view is not None
        for sent, node in zip(view.nodes, walked(game, name).nodes, strict=True):
            hidden = played.hide(node.position, 0)
            assert sent.table.view == played.screen.view(hidden, 0).model_dump(mode="json")
            for shown in sent.table.moves:
                assert shown.preview == played.preview(hidden, shown.n)
            for way, taken in zip(sent.ways, node.ways.values(), strict=True):
                for frame, move in zip(way.frames, taken.played, strict=True):
                    heard = [event for event in move.events if event.known_to(0)]
                    assert [event.kind for event in frame.events] == [e.kind for e in heard]


def test_a_die_that_is_prescribed_is_not_told_before_it_is_rolled(ask: Ask) -> None:
    text = ask.get("outbreak/course/strike").text
    assert "script" not in text
    assert "chance" not in json.loads(text)["nodes"][0]["table"]["view"]


def test_an_answer_is_the_same_for_everybody(ask: Ask) -> None:
    first, second = (ask.get("exoworld/course/the-switch") for _ in range(2))
    assert first.content == second.content


def test_why_not(ask: Ask) -> None:
    legal = ask.get("outlast/course/hunger").json()["nodes"][1]["table"]["moves"]
    numbers = {move["n"] for move in legal}
    asked = next(n for n in range(games.load("outlast").moves.count) if n not in numbers)
    answer: Answer = ask.get(f"outlast/course/hunger/why?node=1&move={asked}").json()
    assert not answer["legal"]
    assert all(answer["wording"].values())
    answer = ask.get(f"outlast/course/hunger/why?node=1&move={min(numbers)}").json()
    assert answer["legal"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/course", 404, "no-such-game"),
        ("chess/course/hunger", 404, "no-such-game"),
        ("outlast/course/moon", 404, "no-such-lesson"),
        ("outlast/course/..%2F..", 404, None),
        ("outlast/course/moon/why?node=0&move=0", 404, "no-such-lesson"),
        ("outlast/course/hunger/why?node=999&move=0", 404, "no-such-move"),
        ("outlast/course/hunger/why?node=0&move=99999999", 404, "no-such-move"),
        ("outlast/course/hunger/why?node=-1&move=0", 422, "malformed"),
        ("outlast/course/hunger/why?node=0", 422, "malformed"),
    ],
)
def test_what_there_is_not_is_refused(ask: Ask, path: str, status: int, code: str | None) -> None:
    answer = ask.get(path)
    assert answer.status_code == status
    if code is not None:
        assert answer.json()["code"] == code


def test_a_game_without_a_course_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.hosting.lessons.course_of", lambda game: None)
    with run_server(tmp_path / "t.sqlite3") as server:  # another server caches courses
        ask = Ask(server)
        answer = ask.get("outlast/course")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-lesson")
        assert ask.get("outlast/course/hunger").json()["code"] == "no-such-lesson"


def test_the_page_of_a_lesson_is_the_client(server: Server) -> None:
    page = httpx.get(f"http://127.0.0.1:{server.port}/learn/outlast/hunger")
    assert page.status_code in (200, 503)  # built or not, it is the client that answers
    assert "<html" in page.text
