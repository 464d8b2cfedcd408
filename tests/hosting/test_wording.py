"""Tests that moves are sent as phrases, which each browser words in its reader's language."""

from dataclasses import replace

import pytest
from tests.support.viewer_texts import whole_view
from tests.table.seated import GAME, seated

from holdfast.hosting.views import cache
from holdfast.kernel.wording import PreviewLine, Wording, phrase

SAID = Wording(
    title=phrase("choice-build", what=phrase("structure", name="@card-axe"), count=2),
    notes=(PreviewLine(key="preview-cold", tone="bad"),),
)


def test_moves_and_commands_carry_what_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        GAME, "screen", replace(GAME.screen, say=lambda hidden, move: SAID, facts=None)
    )
    # Nothing that was made for another test counts here.
    monkeypatch.setattr(cache, "_positions", {})
    table = seated("pp")
    sent = whole_view(table, 0).model_dump(mode="json")
    assert sent["moves"]
    assert sent["commands"]
    for move in sent["moves"] + sent["commands"]:
        assert move["wording"] == {
            "title": {
                "key": "choice-build",
                "args": {
                    "what": {"key": "structure", "args": {"name": "@card-axe"}},
                    "count": 2,
                },
            },
            "notes": [{"key": "preview-cold", "args": {}}],
            "label": None,
        }
