"""Tests of prewarming: what a page has computed before it starts, a little of every game."""

from ast import literal_eval

from tests.kernel.test_engine import run
from tests.offline.test_without import VISIT

from holdfast import games
from holdfast.offline.prewarm import DECISIONS

REHEARSE = (
    VISIT.partition("import holdfast.offline.boot")[0]
    + """
import logging
from holdfast.offline.prewarm import rehearse

class Told(logging.Handler):
    def emit(self, record):
        print(record.getMessage())

logging.getLogger().addHandler(Told())
print(rehearse())
"""
)


def test_every_game_is_rehearsed_with_nothing_else() -> None:
    # A bot that fails plays at random and is logged: that would be a line more.
    decided = literal_eval(run(["-c", REHEARSE]))
    assert sorted(decided) == games.names()
    # A bot that leads waits for what people say: the clock is put forward, or nobody would decide.
    assert all(0 < decisions <= DECISIONS for decisions in decided.values()), decided
