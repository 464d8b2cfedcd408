"""A bot's plan for its turn: shown once a turn, in both languages, and stored with the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support.server import InProcessBots, OpenTable, run_server, wait_until

from holdfast.hosting.bot_requests import Answer, MoveRequest
from holdfast.hosting.bots import HowUrgent
from holdfast.server.worker_answers import think

STEPS = {"en": ["walk east", "hunt"], "de": ["nach Osten gehen", "jagen"]}
SAID = {
    "en": "Alva plans: walk east, then hunt.",
    "de": "Alva hat vor: nach Osten gehen, dann jagen.",
}


class Planner(InProcessBots):
    """A bot that always has the same plan."""

    async def choose(self, question: MoveRequest, urgency: HowUrgent) -> Answer:
        """Return a move, and the plan if one is wanted."""
        return Answer(think(question).move, STEPS if question.plan else None)


def plans(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == "plan"]


def on_turn(table: OpenTable, seat: int) -> dict[str, Any]:
    """Return the table as this seat sees it, once it decides."""
    wait_until(lambda: table.view(seat)["ask"]["seat"] == seat)
    return table.view(seat)


def test_a_plan_is_told_when_the_turn_begins_and_kept(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", bots=Planner()) as server:
        table = server.open("settler", "person")
        view = on_turn(table, 1)
        assert view["seq"] > 1  # several moves, but one plan
        (plan,) = plans(view["events"])
        assert (plan["seq"], plan["args"], plan["wording"]) == (1, {"seat": 0}, SAID)
        # The plan comes before the events of the move.
        of_move = [event["kind"] for event in view["events"] if event["seq"] == 1]
        assert of_move[0] == "plan"
        assert len(of_move) > 1
        frames = table.get("/frames", None).json()["frames"]
        assert [frame["seq"] for frame in frames if plans(frame["events"])] == [1]
    with run_server(tmp_path / "t.sqlite3") as server:
        table.server = server
        assert plans(table.view(1)["events"]) == [plan]
