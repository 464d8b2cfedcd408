"""Tests that the coach can be asked about every move, and that its warnings are true and worded."""

import pytest
from tests.support.coach import CoachCase, Truth, check_phrase, random_coach_cases
from tests.support.laws import Laws

from holdfast.kernel.engine import Engine
from holdfast.lessons import course_of

pytestmark = pytest.mark.usefixtures("quick")

DECISIONS = 500


@pytest.fixture(scope="module")
def told(laws: Laws, engine: Engine) -> list[CoachCase]:
    """Return all warnings about the moves of random play."""
    laws.needs(laws.game.screen.cautions, "coach")
    return list(random_coach_cases(laws, engine, DECISIONS))


def truths(laws: Laws) -> dict[str, Truth]:
    """Return for each kind of caution the function that asserts that it is true."""
    found: dict[str, Truth] = laws.own("test_coach", "TRUTHS")
    return found


def test_coach_can_be_said(laws: Laws, told: list[CoachCase]) -> None:
    assert told, "random play makes mistakes"
    for one in told:
        assert one.caution.wording.key.startswith("caution-")
        check_phrase(laws, one.caution.wording)


def test_coach_are_true(laws: Laws, told: list[CoachCase]) -> None:
    assert set(truths(laws)) == set(laws.game.screen.cautions)
    assert len(truths(laws)) >= laws.least.cautions
    for one in told:
        truths(laws)[one.caution.kind](one)


def test_blunders_are_cautions(laws: Laws, told: list[CoachCase]) -> None:
    screen = laws.game.screen
    assert set(screen.blunders) <= set(screen.cautions)
    for one in told:
        found = laws.game.is_blunder(laws.game.hide(one.position, one.position.to_move), one.move)
        assert found or one.caution.kind not in screen.blunders, one.caution


def test_coach_point_at_what_the_board_can_light(laws: Laws, told: list[CoachCase]) -> None:
    """Check that warnings point only at kinds of things that the boards can light."""
    course = course_of(laws.game)
    for one in told:
        kinds = {point.partition(":")[0] for point in one.caution.points}
        assert kinds
        assert course is None or kinds <= {*course.points, "move"}, one.caution


def test_a_caution_is_no_news_to_whoever_decides(laws: Laws, told: list[CoachCase]) -> None:
    """Check that a warning depends only on what the decider knows."""
    for one in told[:40]:
        seat = one.position.to_move
        other = laws.game.determinize(one.position, seat, 3)
        hidden = laws.game.hide(other, seat)
        if one.move in laws.game.legal(hidden):
            assert one.caution in laws.game.cautions(hidden, one.move)
