"""Who knows what in Outlive: hidden positions and determinizations (OL-INFO, OL-SET-16)."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from tests.games.outlive.random_play import positions
from tests.games.outlive.table import Table, me, new_game, prepare

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import ANIMAL, PLACE_NAMES, SEARCH_SET
from holdfast.kernel.decision import forget_offers
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay, Step

PLAYERS = {-1: "a spectator", 0: "seat 0", 1: "seat 1"}


def viewers(position: Position) -> Iterator[int]:
    yield from range(-1, position.state.options.players)


@pytest.mark.clause("OL-INFO-1", "OL-INFO-2", "OL-INFO-3", "OL-SET-16")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_imagined_looks_the_same_to_the_viewer(seed: int) -> None:
    for position in positions(60, seed):
        for viewer in viewers(position):
            hidden = GAME.hide(position, viewer)
            assert GAME.hide(hidden, viewer) == hidden
            for guess in (1, 2):
                imagined = GAME.determinize(position, viewer, guess)
                assert GAME.hide(imagined, viewer) == hidden


@pytest.mark.clause("OL-INFO-2")
def test_positions_that_differ_in_secrets_look_alike() -> None:
    for position in positions(40, 11):
        for viewer in viewers(position):
            one, other = (GAME.determinize(position, viewer, seed) for seed in (5, 6))
            assert GAME.hide(one, viewer) == GAME.hide(other, viewer)


@pytest.mark.clause("OL-INFO-2")
def test_an_imagined_position_is_whole_and_can_be_played_on() -> None:
    for number, position in enumerate(positions(40, 21)):
        viewer = number % position.state.options.players
        imagined = GAME.determinize(position, viewer, number)
        s = imagined.state
        assert GAME.legal(imagined)
        options = list(s.offer)[: s.offers]
        forget_offers(s)
        GAME.rules.flow.find_options(s)
        assert list(s.offer)[: s.offers] == options
        animals = Counter[int]()
        for wild in range(3):
            animals.update(s.wild[wild, i] for i in range(s.wild_left[wild]))
        for seat in range(s.options.players):
            animals.update(dict(enumerate(s.players[seat].caught)))
        assert all(kind >= 0 for kind in animals)
        assert all(animals[kind] <= ANIMAL[kind].tiles for kind in animals)
        for city in range(2):
            assert sorted(s.search[city]) == sorted(SEARCH_SET)
        for _ in range(30):
            if imagined.over:
                break
            moves = GAME.legal(imagined)
            GAME.play(imagined, moves[number % len(moves)])


@pytest.mark.clause("OL-INFO-1")
def test_what_is_public_is_seen_by_all() -> None:
    table = prepare(
        me(store={"wood": 3}, repaired=["axe"], broken=["bow"], caught={"wg3": 2}, gauge=-3),
        convoy=["ev_rats"], display={"silent": ["exo"]}, discard=["bat"],
        search={"silent": {"open": ["wood", "empty"]}},
    )  # fmt: skip
    whole = table.state
    for viewer in PLAYERS:
        seen = GAME.hide(table.position, viewer).state
        for field in ("store", "caught"):
            assert list(getattr(seen.players[0], field)) == list(getattr(whole.players[0], field))
        for field in ("owned", "repaired", "gauge", "airlock", "leader"):
            assert getattr(seen.players[0], field) == getattr(whole.players[0], field)
        for field in ("discard", "deck", "convoy", "stock", "reserve", "aboard"):
            assert list(getattr(seen, field)) == list(getattr(whole, field))
        assert list(seen.display[1]) == list(whole.display[1])
        assert [seen.search[1, i] for i in range(2)] == [whole.search[1, i] for i in range(2)]


@pytest.mark.clause("OL-INFO-2")
def test_nobody_knows_what_lies_face_down() -> None:
    table = prepare(convoy=["ev_rats"])
    for viewer in PLAYERS:
        seen = GAME.hide(table.position, viewer).state
        assert [seen.convoy[i] for i in range(1, 6)] == [-1] * 5
        for wild in range(3):
            assert [seen.wild[wild, i] for i in range(5)] == [-1] * 5
            assert seen.wild[wild, 5] == table.state.wild[wild, 5]
        for city in range(2):
            assert [seen.search[city, i] for i in range(4, 10)] == [-1] * 6
        assert list(seen.chance.words) == [0] * 4


@pytest.mark.clause("OL-INFO-2")
def test_the_order_of_decks_is_decided_only_when_a_card_is_drawn() -> None:
    flipped = set()
    for entropy in range(12):
        table = prepare(day=2, convoy=["ev_rats"], at="upkeep", seed=entropy)
        flipped.add(table.state.convoy[2 if table.state.day == 3 else 1])
    assert len(flipped) > 3


@pytest.mark.clause("OL-INFO-3")
def test_a_named_prey_is_in_every_imagined_stack() -> None:
    stack = ["wg7", "wg3", "wg4", "wg5", "wg5"]
    player = me(repaired=["sensor"], store={"munitions": 2})
    table = prepare(player, wild={"forest": stack}).play("move:3a:forest", "sensor", "prey:wg4")
    assert table.decision == "hunt"
    wild = 0
    for seed in range(20):
        guess = GAME.determinize(table.position, 1, seed).state
        below = [guess.wild[wild, i] for i in range(4)]
        assert 1 in below
        assert guess.wild[wild, 4] == 4


@pytest.mark.clause("OL-INFO-3", "OL-CITY-7")
def test_a_peek_lasts_until_dawn() -> None:
    room = {"rooms": ["r_lookout"], "built": {"r_lookout": 4}, "store": {"cans": 9}}
    table = prepare(me(**room)).play("peek:silent")
    city = PLACE_NAMES.index("silent")
    assert city == 2
    view = GAME.view(table.position, 0).model_dump()
    assert view["places"][2]["city"]["known"] == table.search_stack("silent")
    assert GAME.view(table.position, 1).model_dump()["places"][2]["city"]["known"] is None
    day = table.state.day
    while table.state.day == day:
        table.play(table.options()[-1])
    assert GAME.view(table.position, 0).model_dump()["places"][2]["city"]["known"] is None


@pytest.mark.clause("OL-INFO-3", "OL-CITY-7", "OL-HUNT-7")
def test_what_was_looked_through_stays_with_whoever_looked() -> None:
    player = me(rooms=["r_lookout"], built={"r_lookout": 4}, repaired=["sensor"], store={"cans": 9})
    table = prepare(player).play("peek:silent", "move:3a:forest", "sensor", "no-prey")
    forest, silent = table.game("forest"), table.search_stack("silent")
    own = Table(GAME.hide(table.position, 0))
    assert (own.game("forest"), own.search_stack("silent")) == (forest, silent)
    imagined = [Table(GAME.determinize(table.position, 0, seed)) for seed in range(8)]
    assert all(guess.game("forest") == forest for guess in imagined)
    assert all(guess.search_stack("silent") == silent for guess in imagined)
    assert len({str(guess.search_stack("blackwood")) for guess in imagined}) > 1
    for viewer in (1, NOBODY):
        seen = GAME.hide(table.position, viewer).state
        assert [seen.wild[0, i] for i in range(5)] == [-1] * 5
        assert [seen.search[1, i] for i in range(4, 10)] == [-1] * 6
        assert seen.players[0].wild_seen == 1  # that they looked is public
        guesses = [Table(GAME.determinize(table.position, viewer, seed)) for seed in range(8)]
        assert len({str(guess.game("forest")) for guess in guesses}) > 1
        assert len({str(guess.search_stack("silent")) for guess in guesses}) > 1
    told = {event.kind: event.args for event in table.events}
    assert set(told["peeked"]) == {"seat", "city"}
    assert set(told["sensed"]) == set(told["no-prey-taken"]) == {"seat", "place"}


@pytest.mark.clause("OL-SET-16", "OL-SET-9")
def test_views_of_others_tell_nothing_of_the_draft() -> None:
    seen = set()
    for seed in range(3):
        table = new_game(3, players=2)
        rng = np.random.default_rng(seed)
        while table.decider == 0:
            keys = table.options()
            table.play(keys[rng.integers(len(keys))])
        other = GAME.view(table.position, 1).model_dump()
        mine = other["players"].pop(1)
        assert mine["hand"]
        seen.add(str(other))
    assert len(seen) == 1


@pytest.mark.clause("OL-SET-16")
def test_the_box_stays_shut_to_the_end_and_the_record_opens_it() -> None:
    position, rng = GAME.new({"players": 2}, 4), np.random.default_rng(4)
    record = GAME.record(position, 4)
    kept = []
    while not position.over:
        legal = GAME.legal(position)
        record.steps.append(Step(legal[rng.integers(len(legal))]))
        kept.append(GAME.key(position, record.steps[-1].move))
        GAME.play(position, record.steps[-1].move)
    for viewer in viewers(position):
        for player in GAME.view(position, viewer).players:
            own = player.seat == viewer
            assert (len(player.discarded), player.other_leader is not None) == (2 * own, own)
    assert len([key for key in kept if key.startswith("discard:")]) == 4
    again = Replay.loads(record.dumps())
    assert [step.move for step in again.steps] == [step.move for step in record.steps]
