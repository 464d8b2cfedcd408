"""Tests that the fixture of Outbreak facts, which the client's tests read, matches the engine."""

import json

import pytest
from tests.games.outbreak.client import FILE, facts, written


def test_the_client_is_tested_against_the_content_as_it_is() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(written())


@pytest.mark.clause("OB-PAY-4")
def test_the_rolls_leave_something_to_choose() -> None:
    counts = [len(case["covers"]) for case in facts()["payments"]]
    assert min(counts) == 0
    assert sum(count > 1 for count in counts) > 20
