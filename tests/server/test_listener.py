"""Connections that are closed before they cost the server anything."""

from __future__ import annotations

import socket

import pytest
from tests.support.server import Clock

from holdfast.server.admission import Admission
from holdfast.server.listener import DROPPED_AT_ONCE, guard_listener

PATIENCE = 10


def test_connections_far_beyond_the_pace_are_dropped_at_once() -> None:
    clock = Clock()
    admission = Admission(arrivals=1, arrival_seconds=1, head_seconds=0, clock=clock)
    with guard_listener(
        socket.create_server(("127.0.0.1", 0), backlog=2 * DROPPED_AT_ONCE), admission
    ) as listener:
        address = listener.getsockname()
        first = socket.create_connection(address, PATIENCE)
        listener.settimeout(PATIENCE)
        accepted, _ = listener.accept()
        assert admission.wait("127.0.0.1") == 0
        floods = [socket.create_connection(address, PATIENCE) for _ in range(DROPPED_AT_ONCE)]
        with pytest.raises(BlockingIOError):
            listener.accept()
        for flood in floods:
            assert flood.recv(1) == b""
            flood.close()
        accepted.sendall(b"x")
        assert first.recv(1) == b"x"  # what was admitted goes on
        clock.now = 1
        floods = [socket.create_connection(address, PATIENCE)]
        listener.accept()[0].close()
        for line in (first, accepted, *floods):
            line.close()


def test_a_flood_counts_for_many_new_connections() -> None:
    clock = Clock()
    admission = Admission(arrivals=40, arrival_seconds=2, clock=clock)
    assert admission.wait("192.0.2.1") == 0
    admission.count_flood("192.0.2.1")
    admission.count_flood("192.0.2.1")
    assert admission.wait("192.0.2.1") == pytest.approx(0.1)
    assert admission.wait("192.0.2.2") == 0
