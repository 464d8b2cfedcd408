"""What nobody may know, and how it may be imagined: the laws of `hide` and `imagine`."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.games.exoworld.invariants import POSITION_LAWS
from tests.games.exoworld.random_play import Player, option_sets
from tests.games.exoworld.table import Table, lay_out, member, new_game
from tests.support.random_play import Options, Play
from tests.support.states import duplicate, part

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import CLASS, FIRST_CRITICAL, FIRST_PROTOCOL, KINDS
from holdfast.games.exoworld.state import INCOMMUNICATION
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import SILENT
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY

SECRETS = {
    "chance", "deck", "unused", "events", "offer", "aside", "revealed", "ask", "agenda", "players",
}  # fmt: skip


def silent(options: Options) -> Options:
    """The same in Incommunication."""
    return options | {"incommunication": "on", "players": max(2, options["players"])}


MANY = [*option_sets(20, seed=6), *map(silent, option_sets(40, seed=7))]


@pytest.fixture(scope="module")
def play(engine: Engine) -> Play:
    """Random play over all options, most of it with hidden hands."""
    return Player(engine, MANY, seed=6).play(8_000)


@pytest.fixture(scope="module")
def samples(play: Play) -> list[Any]:
    """Positions with an open decision, every one in its own array, with every kind of secret."""
    s = play.before
    quiet = s["options"]["incommunication"] == INCOMMUNICATION
    kinds = {
        "a pending event": quiet & (s["revealed"] > 0),
        "a choice in an event": quiet & (s["revealed"] > 0) & np.isin(
            s["ask"], [GAME.decisions.index(name) for name in ("cell", "disc")]),
        "a secret offer": quiet & (s["offer"]["going"] == 1),
        "a secret survey": quiet & (s["looked"] > 0),
        "a blackout": ~quiet & s["lasting"][:, 0].any(axis=1),
        "a peek": (s["events"]["known"] > 0).any(axis=1),
    }  # fmt: skip
    rows = list(range(0, len(play), 100))
    for name, where in kinds.items():
        found = np.flatnonzero(where)
        assert len(found) > 3, name
        rows += found[:: max(1, len(found) // 15)].tolist()
    return [duplicate(s[row : row + 1]) for row in rows]


def viewers(state: Any) -> Iterator[int]:
    """Every player, and a spectator."""
    yield NOBODY
    yield from np.flatnonzero(state["players"]["seated"][0]).tolist()


def hidden(engine: Engine, state: Any, viewer: int) -> Any:
    """What this viewer knows."""
    copy = duplicate(state)
    engine.hide(copy, viewer)
    return copy


def imagined(engine: Engine, state: Any, viewer: int, seed: int) -> Any:
    """A guess of this viewer."""
    copy = hidden(engine, state, viewer)
    engine.imagine(copy, viewer, seed)
    return copy


def scrambled(state: Any, viewer: int, rng: random.Random) -> Any:
    """The same to a viewer's eyes: other cards where they cannot be seen, other chance to come."""
    other = duplicate(state)
    s = Position(other).state
    hands_hidden = s.options.incommunication == INCOMMUNICATION or any(s.lasting[0])
    swap_unseen_cards(s, viewer if hands_hidden else None, rng)
    unknown = [
        i
        for i in range(s.events_left)
        if not (s.events[i].known & 32 or (viewer >= 0 and s.events[i].known >> viewer & 1))
    ]
    for _ in range(10 if len(unknown) > 1 else 0):  # events of one pile, or of one class
        i, j = rng.sample(unknown, 2)
        a, b = s.events[i], s.events[j]
        if a.pile == b.pile or (a.kind >= FIRST_CRITICAL) == (b.kind >= FIRST_CRITICAL):
            a.kind, b.kind = b.kind, a.kind
    for i in range(4):
        s.chance.words[i] = rng.getrandbits(32)
    return other


def swap_unseen_cards(s: Any, viewer: int | None, rng: random.Random) -> None:
    """Trade cards of one class between the deck and hidden hands, Protocols with unused ones."""
    protocols = range(FIRST_PROTOCOL, KINDS)
    held = [k for k in protocols if s.deck[k]]
    unused = [k for k in protocols if s.unused >> (k - FIRST_PROTOCOL) & 1]
    if held and unused:
        mine, theirs = rng.choice(held), rng.choice(unused)
        s.deck[mine], s.deck[theirs] = 0, 1
        s.unused ^= 1 << (mine - FIRST_PROTOCOL) | 1 << (theirs - FIRST_PROTOCOL)
    if viewer is None:
        return
    for seat in range(5):
        for kind in range(KINDS if seat != viewer else 0):
            offered = s.offer.going and not s.offer.taking and seat == s.active
            fitting = [k for k in range(KINDS) if s.deck[k] and CLASS[k] == CLASS[kind]]
            if s.players[seat].hand[kind] and fitting and not offered and rng.random() < 0.5:
                other = rng.choice(fitting)
                s.players[seat].hand[kind] -= 1
                s.players[seat].hand[other] += 1
                s.deck[other] -= 1
                s.deck[kind] += 1


def test_what_is_imagined_looks_like_what_is_known(engine: Engine, samples: list[Any]) -> None:
    """hide(imagine(s, v, r), v) equals hide(s, v) for every r."""
    for state in samples:
        for viewer in viewers(state):
            known = hidden(engine, state, viewer).tobytes()
            for seed in (0, 1, 2**62 + 3):
                guess = imagined(engine, state, viewer, seed)
                assert hidden(engine, guess, viewer).tobytes() == known


def test_hiding_twice_hides_no_more(engine: Engine, samples: list[Any]) -> None:
    for state in samples:
        for viewer in viewers(state):
            once = hidden(engine, state, viewer)
            assert hidden(engine, once, viewer).tobytes() == once.tobytes()


@pytest.mark.clause("EX-VIS-1", "EX-VIS-2", "EX-VIS-5")
def test_positions_that_differ_only_in_the_unknown_look_the_same(
    engine: Engine, samples: list[Any]
) -> None:
    rng = random.Random(4)
    differ = 0
    for state in samples:
        viewer = rng.choice(list(viewers(state)))
        other = scrambled(state, viewer, rng)
        differ += (part(other, "deck") != part(state, "deck")).any()
        mine, theirs = hidden(engine, state, viewer), hidden(engine, other, viewer)
        assert mine.tobytes() == theirs.tobytes()
    assert differ > len(samples) / 2


def test_and_so_do_their_views_options_and_what_is_said_about_them(samples: list[Any]) -> None:
    rng = random.Random(5)
    for state in samples[::8]:
        mover = int(state["to_move"][0])
        for viewer in (mover, rng.choice(list(viewers(state)))):
            first, other = Position(state), Position(scrambled(state, viewer, rng))
            assert GAME.view(first, viewer) == GAME.view(other, viewer)
            assert (GAME.observe(first, viewer) == GAME.observe(other, viewer)).all()
            if viewer == mover:
                assert GAME.legal(first) == GAME.legal(other)
                for move in GAME.legal(first)[::4]:
                    assert GAME.preview(first, move) == GAME.preview(other, move)
                for move in rng.sample(range(GAME.moves.count), 4):
                    assert GAME.why(first, move) == GAME.why(other, move)


def test_what_is_public_stays(engine: Engine, samples: list[Any]) -> None:
    """Hiding touches nothing but what is secret."""
    for state in samples:
        for viewer in viewers(state):
            known = hidden(engine, state, viewer)
            for field in known.dtype.names:
                if field not in SECRETS:
                    assert (part(known, field) == part(state, field)).all(), field
            for field in ("seated", "leaving", "classes"):
                assert (known["players"][field] == state["players"][field]).all()
            assert (known["events"]["pile"] == state["events"]["pile"]).all()
            if viewer != NOBODY:
                hand = known["players"]["hand"][0, viewer]
                assert (hand == state["players"]["hand"][0, viewer]).all()
            if viewer == int(state["active"][0]):
                assert int(known["ask"][0]) == int(state["ask"][0])
                assert int(known["revealed"][0]) == int(state["revealed"][0])


@pytest.mark.clause("EX-INV-18")
def test_what_is_secret_goes(engine: Engine, samples: list[Any]) -> None:
    """Invariant 18: no deck, no unpeeked event, no hidden hand, no chance."""
    for state in samples:
        for viewer in viewers(state):
            known = hidden(engine, state, viewer)
            assert not part(known, "chance").any()
            assert not known["deck"].any()
            assert not known["unused"].any()
            left = int(known["events_left"][0])
            events, seen = known["events"][0][:left], state["events"]["known"][0][:left]
            mine = (seen & 32) > 0
            if viewer != NOBODY:
                mine |= (seen >> viewer & 1) == 1
            assert (events["kind"][~mine] == -1).all()
            assert (events["kind"][mine] == state["events"]["kind"][0][:left][mine]).all()
            quiet = int(state["options"]["incommunication"][0]) == INCOMMUNICATION
            if quiet or state["lasting"][0, 0].any():
                others = [seat for seat in range(5) if seat != viewer]
                assert not known["players"]["hand"][0, others].any()


def test_an_imagined_position_is_one_that_could_be(engine: Engine, samples: list[Any]) -> None:
    """It keeps the invariants, offers what is offered, and can be played on."""
    moves = np.zeros(GAME.moves.count, np.int32)
    for seed, state in enumerate(samples):
        viewer = int(state["to_move"][0])
        guess = imagined(engine, state, viewer, seed)
        for law in POSITION_LAWS:
            assert law(guess).all(), law.__name__
        count = engine.legal(guess, moves)
        offered = moves[:count].tolist()
        count = engine.legal(state, moves)
        assert offered == moves[:count].tolist()
        for move in offered[::3]:
            after = duplicate(guess)
            engine.play(after, move, SILENT)
            assert after["chance"]["fault"] == after["agenda"]["fault"] == 0


def test_others_imagine_positions_that_can_be_played_on(engine: Engine, samples: list[Any]) -> None:
    moves = np.zeros(GAME.moves.count, np.int32)
    for seed, state in enumerate(samples):
        for viewer in viewers(state):
            guess = imagined(engine, state, viewer, seed)
            for law in POSITION_LAWS:
                assert law(guess).all(), law.__name__
            for turn in range(3):
                if guess["over"][0]:
                    break
                count = engine.legal(guess, moves)
                assert count > 0
                engine.play(guess, int(moves[(seed + turn) % count]), SILENT)
                assert guess["chance"]["fault"] == guess["agenda"]["fault"] == 0


@pytest.mark.clause("EX-SET-5", "EX-SET-9")
def test_every_unseen_card_may_be_imagined() -> None:
    table = new_game(3, players=2)
    tops, unused = set(), set()
    for seed in range(120):
        guess = Table(GAME.imagine(table.position, 0, seed))
        tops.add(guess.next_events[0])
        unused.add(int(guess.state.unused))
        assert bin(guess.state.unused).count("1") == 7
        assert guess.state.deck_size == len(guess.deck)
        assert [sum(e[1] == "C" for e in guess.next_events[5 * b : 5 * b + 5]) for b in range(5)] \
            == [1] * 5  # fmt: skip
    assert len(tops) > 25
    assert len(unused) > 60


@pytest.mark.clause("EX-VIS-5")
def test_what_is_seen_is_not_imagined_elsewhere() -> None:
    events: list[Any] = [{"id": "EN10", "known": [0]}, "EN11", "EC02"]
    crew = [member(hand=["M08", "M04"]), member(hand=["M13"])]
    table = lay_out(
        options={"incommunication": "on"}, crew=crew, events=events, discard=["M15"], rest="deck",
        row=["M16", "M17", "M12"], actions_left=4,
    )  # fmt: skip
    for seed in range(30):
        guess = Table(GAME.imagine(table.position, 0, seed))
        assert guess.next_events[0] == "EN10"
        assert "EN10" not in guess.next_events[1:]
        assert guess.hand(0) == ["M04", "M08"]
        assert not {"M08", "M04", "M15", "M16", "M17", "M12"} & set(guess.hand(1) + guess.deck)
        assert guess.classes(1) == {"yellow": 1}
    theirs = {Table(GAME.imagine(table.position, 0, seed)).hand(1)[0] for seed in range(30)}
    assert theirs == {"M13", "M14"}


@pytest.mark.clause("EX-XFER-6")
def test_an_offered_card_is_imagined_from_the_givers_hand() -> None:
    crew = [member(hand=["M05", "M06", "M01"]), member(), member()]
    options = {"players": 3, "incommunication": "on"}
    table = lay_out(options=options, crew=crew, actions_left=4).play("give:1:M06")
    for seed in range(40):
        guess = GAME.imagine(table.position, 1, seed).state
        assert guess.players[0].hand[guess.offer.kind] > 0
        assert CLASS[guess.offer.kind] == 1
    assert GAME.imagine(table.position, 0, 3).state.offer.kind == table.state.offer.kind


@pytest.mark.clause("EX-VAR-7")
def test_a_pending_event_is_imagined_as_one_that_asks_so() -> None:
    base = {"1,0": "M03", "2,0": "M07", "0,1": "M11"}
    options = {"players": 3, "incommunication": "on"}
    table = lay_out(options=options, base=base, events=["EN18"], actions_left=1).play("end")
    found = set()
    for seed in range(60):
        guess = GAME.imagine(table.position, 1, seed)
        found.add(int(guess.state.revealed))
        assert GAME.decision(guess) == "cell"
        assert len(GAME.legal(guess)) > 1
    assert len(found) > 3
    known = GAME.imagine(table.position, 0, 1)
    assert known.state.revealed == table.state.revealed


def test_events_tell_a_secret_to_those_only_who_may_know_it(play: Play) -> None:
    """With hidden hands nothing told to all names a card that came from the deck or a hand."""
    s = play.before
    kinds = {name: number for number, (name, _) in enumerate(GAME.events.kinds)}
    quiet = s["options"]["incommunication"][play.owner] == INCOMMUNICATION
    rows = play.events[quiet]
    to_all = rows[:, 1] == NOBODY
    assert not (to_all & np.isin(rows[:, 0], [kinds["gave"], kinds["saw-card"]])).any()
    assert not (to_all & np.isin(rows[:, 0], [kinds["saw-event"], kinds["event-revealed"]])).any()
    drew = rows[to_all & (rows[:, 0] == kinds["drew"])]
    assert len(drew) > 50
    from_row, from_discard = 1, 2
    assert np.isin(drew[:, 4], [from_row, from_discard]).all()
