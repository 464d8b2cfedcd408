"""Events: a log of limited length, with events for everybody or for one seat."""

import numpy as np
import pytest

from holdfast.kernel import events
from holdfast.kernel.events import CAPACITY, Event, EventKinds, new_log, silent_log

tell, whisper = events.tell, events.whisper


@pytest.fixture
def kinds() -> EventKinds:
    """Return two kinds of events."""
    kinds = EventKinds()
    assert kinds.add("moved", "from", "to") == 0
    assert kinds.add("full", *"abcdef") == 1
    return kinds


def test_events_are_read_in_order_with_their_names(kinds: EventKinds) -> None:
    log = new_log()
    tell(log, 0, 3, 4)
    tell(log, 1, 1, 2, 3, 4, 5, 6)
    tell(log, 0)
    assert kinds.read(log) == [
        Event("moved", {"from": 3, "to": 4}),
        Event("full", {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}),
        Event("moved", {"from": 0, "to": 0}),
    ]


def test_a_whisper_is_for_one_seat(kinds: EventKinds) -> None:
    log = new_log()
    whisper(log, 2, 0, 7, 8)
    tell(log, 0, 7, 8)
    private, public = kinds.read(log)
    assert [private.known_to(viewer) for viewer in (-1, 0, 1, 2)] == [False, False, False, True]
    assert all(public.known_to(viewer) for viewer in (-1, 0, 1, 2))


def test_what_does_not_fit_is_counted(kinds: EventKinds) -> None:
    log = np.zeros((3, 8), np.int32)
    for i in range(5):
        tell(log, 0, i)
    assert [event.args["from"] for event in kinds.read(log)] == [0, 1]
    assert log[0].tolist()[:2] == [2, 3]


def test_a_silent_log_takes_nothing(kinds: EventKinds) -> None:
    tell(silent_log(), 0, 1)
    whisper(silent_log(), 1, 0, 1)
    assert kinds.read(silent_log()) == []


def test_a_new_log_is_empty_and_large(kinds: EventKinds) -> None:
    log = new_log()
    assert kinds.read(log) == []
    assert len(log) == CAPACITY + 1


def test_at_most_six_arguments(kinds: EventKinds) -> None:
    with pytest.raises(ValueError, match="'many' has more than 6 arguments"):
        kinds.add("many", *"abcdefg")
