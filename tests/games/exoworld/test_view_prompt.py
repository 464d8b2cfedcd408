"""What a screen of Exoworld gets with a decision: its subject, ready cards, ways to pay."""

import ast
import inspect
import random
import re

import pytest
from tests.games.exoworld.table import Table, member, prepare

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.models import ExoworldView
from holdfast.games.exoworld.view import question as question_module
from holdfast.games.exoworld.view import view
from holdfast.games.exoworld.view.payments import payments


def seen(table: Table, viewer: int = 0) -> ExoworldView:
    """Return what a viewer sees of the table."""
    return view(GAME.hide(table.position, viewer), viewer)


def about(table: Table) -> str | None:
    """Return the subject of the open decision, as its decider sees it."""
    question = seen(table, table.decider).question
    return question and question.about


def test_the_question_names_the_token_that_is_placed() -> None:
    table = prepare(base={"1,0": "M05", "0,1": "M06"}, events=["EN05"], step="event")
    question = seen(table).question
    assert question is not None
    assert (question.about, question.token) == ("place-token", "LEAK_W")


def test_the_question_follows_a_remote_repair() -> None:
    table = prepare(
        base={"1,0": {"module": "M05", "tokens": {"LEAK_W": 1, "SHUT": 1}}, "0,1": "M06"},
        crew=[member("C07", hand=["P05"]), member("C10", fatigue=True)],
        actions_left=2,
    )
    assert about(table.play("protocol:P05")) == "repair-form"
    assert about(table.play("branch:0")) == "remove-token"


def test_the_question_follows_shared_cargo() -> None:
    table = prepare(
        options={"players": 3},
        crew=[member("C07", hand=["P08", "M05"]), member("C10", hand=["M06", "M07"])],
        actions_left=2,
    )
    assert about(table.play("protocol:P08")) == "cargo-giver"
    assert about(table.play("seat:1")) == "cargo-receiver"
    assert about(table.play("seat:0")) == "cargo-card"


def test_in_incommunication_the_others_do_not_learn_the_question() -> None:
    table = prepare(
        options={"players": 2, "incommunication": "on"},
        base={"1,0": "M05", "0,1": "M06"},
        events=["EN05"],
        step="event",
    )
    assert seen(table, 0).question is not None
    assert seen(table, 1).question is None


def test_cards_are_ready_that_could_be_paid_for_or_played() -> None:
    table = prepare(
        crew=[
            member("C07", hand=["M05", "M03", "M13", "I04"]),
            member("C10", hand=["M17", "P06", "P03"]),
        ],
        actions_left=2,
    )
    mine, theirs = seen(table).players
    # The Vaporator costs red and yellow; a Geothermal Well needs four cards.
    assert mine.ready == ["M05", "I04"]
    assert theirs.ready == ["P06"]


def test_hidden_hands_are_never_ready() -> None:
    table = prepare(
        options={"players": 2, "incommunication": "on"},
        crew=[member("C07"), member("C10", hand=["M05", "M03", "M13"])],
        actions_left=2,
    )
    assert seen(table, 0).players[1].ready == []
    assert seen(table, 1).players[1].ready == ["M05"]


def test_every_way_to_pay_is_told_once() -> None:
    """Check that a cost of two yellow and one red can be paid in four ways (OE-23)."""
    table = prepare(crew=[member("C07", hand=["M08", "M13", "M03", "P01", "P02"])], actions_left=2)
    ways = [frozenset(cards) for cards in payments(table.position, 7)]
    assert len(ways) == 4
    assert set(ways) == {
        frozenset({"M03", "M13", "P01"}),
        frozenset({"M03", "M13", "P02"}),
        frozenset({"M03", "P01", "P02"}),
        frozenset({"M13", "P01", "P02"}),
    }


def test_the_position_is_left_as_it_was() -> None:
    table = prepare(crew=[member("C07", hand=["M08", "M13", "M03", "P01", "P02"])], actions_left=2)
    before = bytes(table.position)
    list(payments(table.position, 7))
    seen(table)
    assert bytes(table.position) == before


def test_named_positions_are_where_they_say() -> None:
    showcase = view(GAME.named_position("showcase"), 0)
    assert [gauge.level for gauge in showcase.gauges] == [-1, 0, 0, -2]
    assert (showcase.clock.defeat, showcase.clock.dry) == (12, {"E": 9, "W": 10})
    assert (showcase.deck, len(showcase.discard), showcase.events.left) == (10, 12, 19)
    gap = view(GAME.named_position("last-gap"), 0)
    assert gap.at_goal == 3
    hands = view(GAME.named_position("all-hands"), 0)
    assert [player.cards for player in hands.players] == [2, 3]


# Words of the screen

PLAIN_DECISIONS = (
    "char", "solochar", "w1", "w2", "w3", "act", "pay", "transfer", "kind", "issue", "limit",
    "order", "event",
)  # fmt: skip
"""Decisions that need no more detail than their id."""


def questions() -> set[str]:
    """Return every subject that a question can have, read from the source of `question`."""
    found = set(PLAIN_DECISIONS)
    for node in ast.walk(ast.parse(inspect.getsource(question_module))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
            "QuestionView",
            "_counted_question",
            "_simple_question",
        ):
            said = [*node.args, *(k.value for k in node.keywords if k.arg == "about")]
            for part in (leaf for value in said for leaf in ast.walk(value)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    return found


def keys(language: str) -> set[str]:
    """Return the keys of all messages in a language."""
    text = (GAME.folder / f"text/{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_question_and_every_move_can_be_said(language: str) -> None:
    known = keys(language)
    assert {"cargo-giver", "transfer-class", "place-token", "remove-where"} <= questions()
    # What changes hands, and how far a pawn goes, is asked in one of several ways.
    several = {
        f"ask-{about}" for about in ("transfer-give", "transfer-take", "jump-far", "act-dry")
    }
    assert {f"ask-{about}" for about in questions() - {"transfer"}} | several <= known
    for kind in GAME.moves.kinds:
        assert f"choice-{kind}" in known


def test_what_random_games_ask_is_among_the_questions() -> None:
    asked: set[str] = set()
    for players, seed in ((1, 4), (3, 1), (2, 7)):
        position = GAME.new({"players": players}, seed)
        rng = random.Random(seed)
        for _ in range(120):
            if position.over:
                break
            question = question_module.question(position.state)
            assert question is not None
            asked.add(question.about)
            GAME.play(position, rng.choice(GAME.legal(position)))
    assert len(asked) > 5
    assert asked <= questions()
