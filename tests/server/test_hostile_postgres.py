"""The tests of hostile input again, at a server that stores its games in PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.test_fuzz import (
    table,
    test_spoilt_frames,
    test_spoilt_messages,
    test_spoilt_requests,
)
from tests.server.test_hostile import (
    known,
    test_every_error_is_a_problem,
    test_odd_addresses_are_the_sender_s_mistake,
    test_odd_values_are_the_sender_s_mistake_wherever_they_stand,
    test_the_interface_does_what_it_says,
    test_whatever_is_sent_to_a_socket_gets_an_answer,
    test_with_a_key_too,
)
from tests.support.postgres import Cluster
from tests.support.server import InProcessServer, run_server

__all__ = [
    "known",
    "table",
    "test_every_error_is_a_problem",
    "test_odd_addresses_are_the_sender_s_mistake",
    "test_odd_values_are_the_sender_s_mistake_wherever_they_stand",
    "test_spoilt_frames",
    "test_spoilt_messages",
    "test_spoilt_requests",
    "test_the_interface_does_what_it_says",
    "test_whatever_is_sent_to_a_socket_gets_an_answer",
    "test_with_a_key_too",
]

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server(postgres: Cluster) -> Iterator[InProcessServer]:
    """Yield a server on PostgreSQL, in place of the one that these tests use elsewhere."""
    with run_server(postgres.new_database()) as server:
        yield server
