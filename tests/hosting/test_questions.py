"""Questions to friends: a link to a moment as its player knew it, with anonymous answers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hosting.test_deals import play
from tests.hosting.test_replays import concede_all
from tests.support.server import OpenTable, Server

from holdfast.hosting import questions


def post(server: Server, path: str, token: str | None = None, **body: Any) -> dict[str, Any]:
    params = {} if token is None else {"token": token}
    answer: dict[str, Any] = server.http.post(path, params=params, json=body).json()
    return answer


def ask(table: OpenTable, at: int, viewer: int | None = 0) -> dict[str, Any]:
    return post(table.server, f"/tables/{table.id}/questions", table.tokens[viewer], at=at)


@pytest.fixture
def ended(server: Server) -> OpenTable:
    """Return a game that is over: the first player has gathered and hunted."""
    table = server.open("person", "person")
    play(table, "gather")
    play(table, "hunt")
    concede_all(table)
    return table


def test_a_friend_sees_the_moment_and_nothing_later(ended: OpenTable) -> None:
    asked = ask(ended, at=2)
    assert (asked["at"], asked["answers"]) == (2, [])
    assert ask(ended, at=2)["code"] == asked["code"]
    seen = ended.server.http.get(f"/questions/{asked['code']}").json()
    view, before = seen["table"], ended.get("/frames", 0).json()["frames"][1]["view"]
    assert (seen["game"], seen["name"]) == ("outlast", view["seats"][0]["name"])
    assert view["view"] == before
    assert (view["viewer"], view["ask"]["may"], view["over"]) == (0, [0], False)
    assert {"played", "better", "answers", "token"}.isdisjoint({*seen, *view})
    assert ended.id not in str(seen)


def test_answers_come_back_without_a_name(ended: OpenTable) -> None:
    code = ask(ended, at=2)["code"]
    moves = ended.server.http.get(f"/questions/{code}").json()["table"]["moves"]
    end, hunt = (
        next(move["n"] for move in moves if move["key"].startswith(kind))
        for kind in ("end", "hunt")
    )
    first = post(ended.server, f"/questions/{code}/answer", move=end)
    assert (first["same"], first["yours"] != first["played"]) == (False, True)
    for _ in range(2):
        assert post(ended.server, f"/questions/{code}/answer", move=hunt)["same"]
    listed = ended.get("/questions", 0).json()["questions"]
    assert [(one["count"], one["played"]) for one in listed[0]["answers"]] == [
        (2, True),
        (1, False),
    ]
    assert ended.get("/questions", 1).json()["questions"] == []


def test_why_a_move_is_not_allowed_there(ended: OpenTable) -> None:
    code = ask(ended, at=2)["code"]
    moves = ended.server.http.get(f"/questions/{code}").json()["table"]["moves"]
    legal = {move["n"] for move in moves}
    other = next(number for number in range(999) if number not in legal)
    for number, allowed in ((min(legal), True), (other, False)):
        why = ended.server.http.get(f"/questions/{code}/why", params={"move": number}).json()
        assert why["legal"] is allowed
    assert post(ended.server, f"/questions/{code}/answer", move=other)["code"] == "no-such-move"
    assert ended.get("/questions", 0).json()["questions"][0]["answers"] == []


def test_only_ones_own_moves_of_a_finished_game(ended: OpenTable) -> None:
    assert ask(ended, at=2, viewer=1)["code"] == "no-such-move"
    assert ask(ended, at=999)["code"] == "no-such-move"
    assert ask(ended, at=2, viewer=None)["code"] == "spectator"
    running = ended.server.open("person", "person")
    play(running, "gather")
    assert ask(running, at=1)["code"] == "not-over"
    assert ended.server.http.get("/questions/guessed").json()["code"] == "no-such-question"
    assert ended.server.http.get("/questions/%F0%9F%8E%B2").json()["code"] == "no-such-question"


def test_questions_and_answers_have_a_limit(
    ended: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "MOST", 1)
    monkeypatch.setattr(questions, "MOST_ANSWERS", 1)
    code = ask(ended, at=2)["code"]
    assert ask(ended, at=1)["code"] == "too-many-questions"
    moves = ended.server.http.get(f"/questions/{code}").json()["table"]["moves"]
    for _ in range(2):
        assert "played" in post(ended.server, f"/questions/{code}/answer", move=moves[0]["n"])
    listed = ended.get("/questions", 0).json()["questions"]
    assert sum(one["count"] for one in listed[0]["answers"]) == 1
