"""The line of a table in the lobby that says how far its game is."""

import pytest
from tests.table.seated import seated

from holdfast import games
from holdfast.hosting.stored import Row
from holdfast.hosting.views import summary
from holdfast.kernel.translations import LANGUAGES
from holdfast.table import OpenSeat, Table
from holdfast.table.entries import Moved
from holdfast.table.opening import opening

ENTROPY = "0123456789abcdef" * 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_line_of_a_table_has_all_its_values(name: str, language: str) -> None:
    game = games.load(name)
    seats = [OpenSeat() for _ in range(game.options.players.default)]
    table = Table.open(opening(game, {}, seats, 5), game)
    lines = set()
    for noise in range(250):
        numbers = {
            k: v for k, v in summary(table.overview())["headline"].items() if isinstance(v, int)
        }
        assert summary(table.overview()) == summary(table.observe())
        lines.add(game.text(language).format("game-progress", numbers))  # what lacks raises
        if table.over or len(lines) > 1:
            break
        move = game.advise(table.position, noise)
        table = table.after(Moved(seat=table.to_move, move=move, entropy=ENTROPY, by="bot"))
    assert len(lines) > 1
    assert not any(word == "0" for line in lines for word in line.split(":")[0].split())


def test_a_summary_of_an_older_version_is_read_under_the_current_names() -> None:
    now = summary(seated("pp").overview())
    then = now | {
        "seats": [
            {"standing" if name == "auto_answers" else name: value for name, value in seat.items()}
            for seat in now["seats"]
        ]
    }
    assert then != now
    assert Row("t", "outlast", 1, then, 0.0, ()).summary == now
