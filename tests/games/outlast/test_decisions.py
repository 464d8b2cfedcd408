"""How decisions are asked and answered (LA-DEC)."""

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, new_game, prepare, setting

from holdfast.games.outlast import GAME
from holdfast.kernel.game import IllegalMoveError

# A position for each decision, and what leads there.
DECISIONS = {
    "act": (setting(A=[at(7, prey=1)]), ()),
    "spill": (
        setting(tiles=all_empty() | {0: has(prey=3)}, A=[at(0, prey=1)]),
        ("drop:A1:prey",),
    ),
    "boost": (
        setting(tiles={0: {}}, A=[at(0, resources=2)], B=[at(0)]),
        ("fight:A1:B1",),
    ),
    "blind": (
        setting(options={"fight_boost": "blind"}, tiles={0: {}}, A=[at(0, resources=2)], B=[at(0)]),
        ("fight:A1:B1",),
    ),
    "forced": (
        setting(tiles={0: has(wolf=1)}, A=[at(0, prey=1), at(0, prey=2)]),
        ("end",),
    ),
    "feed": (setting(tiles={0: {}}, A=[at(0, prey=1), at(0)]), ("end",)),
    "arrive": (
        setting(tiles={t: has(structures={"settlement": "A"}) for t in (0, 1)}, board=5),
        (),
    ),
}


def table_at(decision: str) -> Table:
    """Return a table at which A has to take this decision."""
    description, keys = DECISIONS[decision]
    table = prepare(**description)
    if keys:
        table.dice(4, 5, 8).play(*keys)
    assert (table.decision, table.decider) == (decision, "A")
    return table


@pytest.mark.clause("LA-DEC-1")
@pytest.mark.parametrize("decision", DECISIONS)
def test_one_decision_is_open_and_has_one_decider(decision: str) -> None:
    table = table_at(decision)
    assert table.position.to_move == 0
    assert GAME.decision(table.position) == decision
    assert len(table.options()) > 1


@pytest.mark.clause("LA-DEC-1")
@pytest.mark.parametrize("decision", DECISIONS)
def test_an_answer_that_is_not_on_the_list_changes_nothing(decision: str) -> None:
    table = table_at(decision)
    legal = set(GAME.legal(table.position))
    before = bytes(table.position)
    for move in range(GAME.moves.count):
        if move not in legal and GAME.moves.decode(move)[0].offered:
            assert not GAME.allows(table.position, move)
            with pytest.raises(IllegalMoveError):
                GAME.play(table.position, move)
    for move in (-1, GAME.moves.count, 10**9):
        assert not GAME.allows(table.position, move)
        with pytest.raises(ValueError, match="there is no move number"):
            GAME.play(table.position, move)
    assert bytes(table.position) == before


@pytest.mark.clause("LA-DEC-1")
def test_an_answer_from_somebody_else_is_none() -> None:
    table = table_at("act")
    for key in ("move:B1:0", "hide:B1", "gather:B1"):
        with pytest.raises(IllegalMoveError, match="is not legal here"):
            table.play(key)


@pytest.mark.clause("LA-DEC-1")
def test_when_the_game_is_over_nobody_decides() -> None:
    table = table_at("act").concede()
    assert table.decision is None
    assert table.decider is None
    assert GAME.legal(table.position) == []
    for move in (GAME.moves.encode("end"), GAME.moves.encode("concede")):
        with pytest.raises(IllegalMoveError, match="the game is over"):
            GAME.play(table.position, move)


@pytest.mark.clause("LA-DEC-2")
@pytest.mark.parametrize(
    ("decision", "options"),
    [
        ("spill", ["to:1", "to:2", "to:3", "to:4", "to:5", "to:6"]),
        ("boost", ["pass", "match", "beat"]),
        ("blind", ["add:0", "add:1", "add:2"]),
        ("forced", ["face:A1", "face:A2"]),
        ("feed", ["feed:A1", "feed:A2"]),
        ("arrive", ["at:0", "at:1"]),
    ],
)
def test_options_are_short_stable_keys_in_a_fixed_order(decision: str, options: list[str]) -> None:
    assert table_at(decision).options() == options


@pytest.mark.clause("LA-DEC-2")
def test_no_option_appears_twice_and_every_key_leads_back_to_its_move() -> None:
    for seed in range(3):
        table = new_game(seed, players=3, buildings="workshop")
        while not table.position.over:
            moves = GAME.legal(table.position)
            keys = table.options()
            assert len(set(keys)) == len(keys) == len(set(moves))
            pick = (seed * 7 + len(keys) * 3) % len(keys)
            assert GAME.move(table.position, keys[pick]) == moves[pick]
            table.play(keys[pick])


@pytest.mark.clause("LA-DEC-3")
@pytest.mark.parametrize(
    ("description", "keys", "logged"),
    [
        # one free neighbour, nothing affordable, nothing to commit, one cornered, one settlement
        (setting(tiles={0: has(prey=3), 3: {}}, A=[at(0, prey=2)]), ["drop:A1:prey"], "dropped"),
        (setting(tiles={0: {}}, A=[at(0)], B=[at(0)]), ["fight:A1:B1"], "fight-passed"),
        (
            setting(options={"fight_boost": "blind"}, tiles={0: {}}, A=[at(0)], B=[at(0)]),
            ["fight:A1:B1"],
            "fight-committed",
        ),
        (setting(tiles={0: has(wolf=1)}, A=[at(0, prey=1), at(7)]), ["end"], "fought-wolf"),
        (
            setting(
                tiles={13: has(structures={"settlement": "B"})},
                A=[at(7, prey=1)],
                turn="A",
                round=2,
            ),
            ["end"],
            "arrived",
        ),
        (setting(tiles={0: {}}, A=[at(0, prey=1), *[at(7)] * 2]), ["end"], "ate"),
    ],
    ids=["spill", "boost", "blind", "forced", "arrive", "feed"],
)
def test_a_single_option_is_taken_unasked_and_logged(
    description: dict[str, object], keys: list[str], logged: str
) -> None:
    table = prepare(**description).dice(4, 4).play(*keys)
    assert table.decision in ("act", None)
    assert table.happened(logged)


@pytest.mark.clause("LA-DEC-3")
def test_no_option_means_no_question() -> None:
    # No food, no settlement, no cornered meeple: the turn and the board turn ask nothing.
    table = prepare(tiles={0: {}}, A=[at(0), at(7, prey=1)], B=[at(13, prey=3)])
    table.play("end")
    assert table.decision == "act"
    table.play("end")
    assert (table.decision, table.state.round) == ("act", 2)


@pytest.mark.clause("LA-DEC-4")
@pytest.mark.parametrize(
    ("other", "shown"),
    [
        (at(7, prey=1), ["A1"]),
        (at(7, prey=2), ["A1", "A2"]),
        (at(7, prey=1, resources=1), ["A1", "A2"]),
        (at(0, prey=1), ["A1", "A2"]),
    ],
    ids=["alike", "prey", "resources", "tile"],
)
def test_meeples_that_are_alike_are_listed_once(other: dict[str, object], shown: list[str]) -> None:
    table = prepare(tiles={0: {}}, A=[at(7, prey=1), other])
    names = {key.split(":")[1] for key in table.options()[:-1]}
    assert sorted(names) == shown


@pytest.mark.clause("LA-DEC-4")
def test_a_hidden_meeple_is_not_like_an_exposed_one() -> None:
    table = prepare(A=[at(7)] * 3, actions_left=4)
    assert table.options_of("A2") == []
    table.play("hide:A1")
    assert table.options_of("A2")
    assert table.options_of("A3") == []  # the lowest number stands for both
    assert not table.offers("A1", "hide")


@pytest.mark.clause("LA-DEC-4")
def test_targets_are_listed_once_too() -> None:
    table = prepare(
        tiles={0: {}},
        A=[at(0)],
        B=[at(0, prey=1), at(0, hidden=True), at(0, prey=1), at(0), at(0, resources=1), at(13)],
    )
    fights = [option for option in table.options_of("A1") if option.startswith("fight")]
    assert fights == ["fight:B1", "fight:B2", "fight:B4", "fight:B5"]


@pytest.mark.clause("LA-DEC-4")
def test_meeples_of_different_owners_are_never_alike() -> None:
    people = {letter: [at(0)] for letter in "ABC"}
    table = prepare(options={"players": 3, "board": "medium"}, tiles={0: {}}, **people)
    fights = [option for option in table.options_of("A1") if option.startswith("fight")]
    assert fights == ["fight:B1", "fight:C1"]


@pytest.mark.clause("LA-DEC-5")
@pytest.mark.parametrize("decision", DECISIONS)
def test_looking_up_the_options_changes_nothing(decision: str) -> None:
    table = table_at(decision)
    before = bytes(table.position)
    assert table.options() == table.options()
    for move in GAME.legal(table.position):
        GAME.preview(table.position, move)
    GAME.why(table.position, GAME.moves.encode("hunt", meeple=9))
    assert bytes(table.position) == before


@pytest.mark.clause("LA-DEC-6")
@pytest.mark.parametrize("decision", DECISIONS)
def test_conceding_never_stands_in_the_list_and_can_always_be_given(decision: str) -> None:
    table = table_at(decision)
    concede = GAME.moves.encode("concede")
    assert concede not in GAME.legal(table.position)
    assert GAME.allows(table.position, concede)
    assert GAME.move(table.position, "concede") == concede
    table.concede()
    assert not table.player("A").alive


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_refusal_has_a_reason_with_clauses(decision: str) -> None:
    """Check that the reason for a refused move names clauses of Outlast (LA-…)."""
    table = table_at(decision)
    legal = set(GAME.legal(table.position))
    for move in range(0, GAME.moves.count, 5):
        if move not in legal:
            why = GAME.why(table.position, move)
            assert why.reason.key.startswith("why-")
            assert why.clauses
            assert all(clause.startswith("LA-") for clause in why.clauses)
