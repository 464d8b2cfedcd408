"""What a page has done already when it begins: a little of every game."""

from tests.kernel.test_engine import run
from tests.page.test_without import VISIT

REHEARSE = (
    VISIT.partition("import holdfast.page.boot")[0]
    + """
from holdfast import games
from holdfast.page import rehearsal

played = []

class Noting(rehearsal._Listener):
    def said(self, message):
        super().said(message)
        played.append((self.heard["game"], self.heard["seq"]))

rehearsal._Listener = Noting
rehearsal.rehearse()
print(all(max(seq for game, seq in played if game == name) > 3 for name in games.names()))
"""
)


def test_every_game_is_rehearsed_with_nothing_else() -> None:
    assert run(["-c", REHEARSE]).strip() == "True"
