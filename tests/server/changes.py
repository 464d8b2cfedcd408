"""Pairs of values with the change that the server sends from one to the other.

`python -m tests.server.changes` writes them for the client's tests, which apply the changes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from holdfast.hosting.views.changes import SAME, change

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "changes.json"

PAIRS: list[tuple[Any, Any]] = [
    ({"round": 1, "turn": 0}, {"round": 2, "turn": 0}),
    ({"turn": 0}, {"turn": None}),
    ({"turn": None}, {"turn": 0}),
    ({"over": False, "seat": 0}, {"over": True, "seat": 1}),
    ({"tiles": [{"prey": 1}, {"prey": 2}]}, {"tiles": [{"prey": 1}, {"prey": 3}]}),
    ({"unseen": {"home": 1, "forest": 2}}, {"unseen": {"forest": 2, "lake": 1}}),
    ({"fight": None}, {"fight": {"rolls": [1, 6]}}),
    ({"order": [0, 1, 2]}, {"order": [1, 2]}),
    ({"order": [1, 2]}, {"order": [1, 0, 2]}),
    ({"order": []}, {"order": [[]]}),
    ({"order": [[1]]}, {"order": []}),
    ({"order": [1, 1, 1]}, {"order": [1, 1]}),
    ({"rolls": [[1, 2], [3]]}, {"rolls": [[1, 2], [4, 5]]}),
    ({"rolls": {"0": [1]}}, {"rolls": [[1]]}),
    ({"name": ""}, {"name": "[]"}),
]


def cases() -> list[dict[str, Any]]:
    """Return all pairs of values, each with its change."""
    return [{"old": old, "new": new, "change": sent_change(old, new)} for old, new in PAIRS]


def sent_change(old: Any, new: Any) -> Any:
    """Return what the server sends of a change."""
    found = change(old, new)
    return {} if found is SAME else json.loads(to_json(found))


if __name__ == "__main__":
    lines = [json.dumps(case) for case in cases()]
    FILE.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n")
