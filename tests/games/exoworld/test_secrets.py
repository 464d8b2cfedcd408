"""What nobody may know in Exoworld, and how it is guessed, beyond the laws of all games."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.games.exoworld.laws import rare_secrets
from tests.games.exoworld.random_play import Player, option_sets
from tests.games.exoworld.table import Table, member, new_game, prepare
from tests.support.random_play import Options, Play
from tests.support.states import duplicate, field_bytes, position_of

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import CARD
from holdfast.games.exoworld.state import INCOMMUNICATION
from holdfast.kernel.engine import Engine
from holdfast.kernel.record import NOBODY


def silent(options: Options) -> Options:
    """Return the options with Incommunication, in which hands are hidden."""
    return options | {"incommunication": "on", "players": max(2, options["players"])}


# One worker plays for all tests of this file.
pytestmark = pytest.mark.xdist_group("secrets of exoworld")

MANY = [*option_sets(20, seed=6), *map(silent, option_sets(40, seed=7))]


@pytest.fixture(scope="module")
def play(engine: Engine) -> Play:
    """Return a random play over all options, most of it with hidden hands."""
    return Player(engine, MANY, seed=6).play(8_000)


@pytest.fixture(scope="module")
def samples(play: Play) -> list[Any]:
    """Return positions with every kind of secret, each in an array of its own."""
    rows = list(range(0, len(play), 100))
    for name, where in rare_secrets(play.before).items():
        found = np.flatnonzero(where)
        assert len(found) > 3, name
        rows += found[:: max(1, len(found) // 15)].tolist()
    return [duplicate(play.before[row : row + 1]) for row in rows]


def viewers(state: Any) -> Iterator[int]:
    """Yield every player's seat, and NOBODY for a spectator."""
    yield NOBODY
    yield from np.flatnonzero(state["players"]["seated"][0]).tolist()


def hidden(engine: Engine, state: Any, viewer: int) -> Any:
    """Return the position with everything hidden that this viewer may not know."""
    copy = duplicate(state)
    engine.hide(copy, viewer)
    return copy


def determinized(engine: Engine, state: Any, viewer: int, seed: int) -> Any:
    """Return a determinization of the position for this viewer."""
    copy = hidden(engine, state, viewer)
    engine.determinize(copy, viewer, seed)
    return copy


def asked_of(state: Any) -> tuple[bytes, ...]:
    """Return the bytes of a position that depend on the open decision."""
    fields = ("ask", "about", "against", "offers", "offer", "agenda")
    return tuple(state[field].tobytes() for field in fields)


@pytest.mark.clause("EX-VAR-7", "EX-VIS-6")
def test_two_worlds_that_a_viewer_cannot_tell_apart_look_the_same_while_something_is_asked(
    engine: Engine, play: Play
) -> None:
    """Check that decisions look the same in all positions that a viewer cannot tell apart."""
    s = play.before
    quiet = np.flatnonzero(s["options"]["incommunication"] == INCOMMUNICATION)
    event = quiet[(s["revealed"][quiet] > 0)]
    other_questions = other_options = 0
    for row in [*quiet[::40], *event[::4]]:
        state = duplicate(s[row : row + 1])
        for viewer in viewers(state):
            known = hidden(engine, state, viewer)
            for seed in range(2):
                world = determinized(engine, state, viewer, seed)
                assert hidden(engine, world, viewer).tobytes() == known.tobytes()
                other_questions += (
                    field_bytes(world, "agenda") != field_bytes(state, "agenda")
                ).any()
                other_options += (field_bytes(world, "offer") != field_bytes(state, "offer")).any()
            if viewer != int(state["to_move"][0]) and asked_of(known) != asked_of(state):
                assert int(known["offers"][0]) == 0
                assert not known["offer"].any()
    # They differ in what is hidden: else there would be nothing to tell.
    assert other_questions > 20
    assert other_options > 100


@pytest.mark.clause("EX-VAR-7")
def test_what_an_event_asks_is_known_to_the_active_player_alone() -> None:
    """Check that only the active player can tell which of two Event cards was drawn."""
    base = {"1,0": "M03", "2,0": "M07", "0,1": "M11"}
    options = {"players": 3, "incommunication": "on"}
    crew = [member(hand=["M01", "M02", "M05"]), member(hand=["M04"]), member()]
    tables = [
        prepare(options=options, base=base, crew=crew, events=[card], actions_left=1).play("end")
        for card in ("EN18", "EN26")
    ]
    assert [table.decision for table in tables] == ["cell", "disc"]
    for viewer in (1, 2, NOBODY):
        one, other = (table.hidden(viewer) for table in tables)
        assert one.decision == other.decision == "secret"
        assert (one.state.about, one.state.offers) == (0, 0)
        for field in ("ask", "about", "against", "to_move", "offers", "offer", "agenda"):
            mine, theirs = (field_bytes(t.position.data, field) for t in (one, other))
            assert (mine == theirs).all(), field
    assert [table.hidden(0).options() for table in tables] == [t.options() for t in tables]


@pytest.mark.clause("EX-VIS-6")
def test_the_options_of_a_hidden_hand_are_its_players_alone() -> None:
    crew = [member(hand=["M05", "M01", "M13", "I01"]), member(hand=["P05"])]
    lasting = [{"code": "HIDE", "until": 1}]
    table = prepare(crew=crew, lasting=lasting, actions_left=4)
    assert table.hidden(0).options() == table.options()
    assert table.hidden(1).options() == table.hidden().options() == []
    guess = Table(GAME.determinize(table.position, 1, 3))
    assert guess.decision == "act"
    assert "draw_deck" in guess.options()
    open_hands = prepare(crew=crew, actions_left=4)
    assert open_hands.hidden(1).options() == open_hands.options()


def test_what_is_public_beside_a_secret_stays(engine: Engine, samples: list[Any]) -> None:
    """Check that hiding keeps what is public in fields that hold secrets, too."""
    for state in samples:
        for viewer in viewers(state):
            known = hidden(engine, state, viewer)
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
    """Check that hiding leaves no deck, unseen event, hidden hand or chance (invariant 18)."""
    for state in samples:
        for viewer in viewers(state):
            known = hidden(engine, state, viewer)
            assert not field_bytes(known, "chance").any()
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


@pytest.mark.clause("EX-SET-5", "EX-SET-9")
def test_every_unseen_card_may_be_imagined() -> None:
    table = new_game(3, players=2)
    tops, unused = set(), set()
    for seed in range(120):
        guess = Table(GAME.determinize(table.position, 0, seed))
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
    table = prepare(
        options={"incommunication": "on"}, crew=crew, events=events, discard=["M15"], rest="deck",
        row=["M16", "M17", "M12"], actions_left=4,
    )  # fmt: skip
    for seed in range(30):
        guess = Table(GAME.determinize(table.position, 0, seed))
        assert guess.next_events[0] == "EN10"
        assert "EN10" not in guess.next_events[1:]
        assert guess.hand(0) == ["M04", "M08"]
        assert not {"M08", "M04", "M15", "M16", "M17", "M12"} & set(guess.hand(1) + guess.deck)
        assert guess.classes(1) == {"yellow": 1}
    theirs = {Table(GAME.determinize(table.position, 0, seed)).hand(1)[0] for seed in range(30)}
    assert theirs == {"M13", "M14"}


@pytest.mark.clause("EX-DEP-9")
def test_an_imagined_hand_can_complete_a_payment_that_has_begun(engine: Engine, play: Play) -> None:
    s = play.before
    paying = (s["deploy"]["going"] != 0) & (s["options"]["incommunication"] == INCOMMUNICATION)
    begun = np.flatnonzero(paying & (s["deploy"]["lowest"] > 0))
    assert len(begun) > 20
    for row in begun:
        state = duplicate(s[row : row + 1])
        for viewer in viewers(state):
            for seed in range(8):
                world = determinized(engine, state, viewer, seed)
                assert GAME.legal(position_of(GAME, world)), (row, viewer, seed)


@pytest.mark.clause("EX-XFER-6")
def test_an_offered_card_is_imagined_from_the_givers_hand() -> None:
    crew = [member(hand=["M05", "M06", "M01"]), member(), member()]
    options = {"players": 3, "incommunication": "on"}
    table = prepare(options=options, crew=crew, actions_left=4).play("give:1:M06")
    for seed in range(40):
        guess = GAME.determinize(table.position, 1, seed).state
        assert guess.players[0].hand[guess.transfer.kind] > 0
        assert CARD[guess.transfer.kind].colour == 1
    assert GAME.determinize(table.position, 0, 3).state.transfer.kind == table.state.transfer.kind


@pytest.mark.clause("EX-VAR-7")
def test_a_pending_event_is_imagined_as_one_that_asks_so() -> None:
    base = {"1,0": "M03", "2,0": "M07", "0,1": "M11"}
    options = {"players": 3, "incommunication": "on"}
    table = prepare(options=options, base=base, events=["EN18"], actions_left=1).play("end")
    found = set()
    for seed in range(60):
        guess = GAME.determinize(table.position, 1, seed)
        found.add(int(guess.state.revealed))
        assert GAME.decision(guess) == "cell"
        assert len(GAME.legal(guess)) > 1
    assert len(found) > 3
    known = GAME.determinize(table.position, 0, 1)
    assert known.state.revealed == table.state.revealed


def test_events_tell_a_secret_to_those_only_who_may_know_it(play: Play) -> None:
    """Check that no public event names a card from the deck or a hand while hands are hidden."""
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
