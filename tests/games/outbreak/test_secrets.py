"""What nobody may know in Outbreak, beyond the laws of hiding and determinizing of all games."""

from collections import Counter

from tests.games.outbreak.random_play import walk
from tests.games.outbreak.table import R0, R1, horde, lay, unknown, who

from holdfast.games.outbreak import GAME, content
from holdfast.games.outbreak.content import FIRST_FINAL
from holdfast.games.outbreak.rules.deck import hordes_of_level
from holdfast.kernel.engine import Engine
from holdfast.kernel.record import NOBODY


def test_all_seats_and_spectators_know_the_same(engine: Engine) -> None:
    for position, _ in walk(engine, {"players": 4}, seed=3, decisions=60):
        seen = []
        for viewer in (NOBODY, 0, 1, 2, 3):
            hidden = position.copy()
            engine.hide(hidden.data, viewer)
            seen.append(bytes(hidden))
        assert len(set(seen)) == 1


def test_an_imagined_deck_is_one_that_could_be(engine: Engine) -> None:
    options = {"players": 4, "difficulty": "ridiculous"}
    for k, (position, _) in enumerate(walk(engine, options, seed=2, decisions=300, wild=0.1)):
        if k % 40 or position.state.horde_count == 0:
            continue
        imagined = position.copy()
        engine.hide(imagined.data, 0)
        engine.determinize(imagined.data, 0, k)
        s = imagined.state
        cards = [s.hordes[uid].card for uid in range(s.horde_count)]
        levels = Counter(int(content.HORDES[card].level) for card in cards)
        assert [levels[level] for level in range(1, 7)] == [
            hordes_of_level(s, level) for level in range(1, 7)
        ]
        finals = [uid for uid, card in enumerate(cards) if card >= FIRST_FINAL]
        assert finals[0] == 49
        assert finals[1] >= s.horde_count - 9


def test_what_was_surveyed_or_peeked_stays_known() -> None:
    table = lay(
        who("technician", R0, skills=["IN-11"]),
        horde("H3-W1", 2, 0, down=True, known=True),
        unknown(0, 2),
        drawn=["DC-07", "DC-08"],
        active="technician",
    )
    table.play("special:IN-11", "slot:2", "keep")
    hidden = GAME.hide(table.position)
    s = hidden.state
    assert list(s.doom_drawn) == [-1, 8, 0]
    view = GAME.view(table.position)
    assert [card.id for card in view.doom_drawn] == [None, "DC-08"]
    known = {h.hex: h.id for h in view.hordes}
    assert sorted(known.values(), key=str) == ["H3-W1", None]
    assert not view.hordes[0].face_up


def test_a_bottomed_doom_card_is_known_to_lie_there() -> None:
    table = lay(
        who("technician", R1, skills=["IN-11"]), unknown(2, 0), drawn=["DC-07"], active="technician"
    )
    table.play("special:IN-11", "bottom")
    s = table.state
    assert s.doom_bottom[0] == 7
    assert s.doom_drawn[0] != 0
    assert s.doom_known[0] == 0
    assert not table.happened("window")


def test_the_order_of_unseen_skills_is_hidden() -> None:
    a, b = GAME.new({}, 1), GAME.new({}, 2)
    decks = [[list(deck) for deck in GAME.hide(p).state.skill_deck] for p in (a, b)]
    assert decks[0] == decks[1]
