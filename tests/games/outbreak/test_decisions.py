"""Tests of every decision (OB-D): its possible answers, and that the decider has a choice."""

from collections import defaultdict

import pytest
from tests.games.outbreak.random_play import walk
from tests.games.outbreak.table import R3, horde, lay, who
from tests.support.random_play import Options

from holdfast.games.outbreak import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.record import NOBODY

Offers = dict[str, set[str]]

ANSWERS: Offers = {
    "setup-base": {"hex"},
    "setup-surv": {"survivor"},
    "setup-tile": {"settlement"},
    "setup-hex": {"hex"},
    "join": {"survivor"},
    "window": {"play", "pass"},
    "card-arg": {"survivor", "piece", "hex", "kind", "face", "slot", "done"},
    "reveal": {"hex"},
    "reveal-edge": {"hex"},
    "token-hex": {"hex"},
    "settler": {"hex", "stay"},
    "settler-tile": {"settlement"},
    "helpless": {"hex", "stay"},
    "who": {"survivor", "play", "end-phase"},
    "turn": {
        "move", "develop", "trade", "attack", "aid", "search", "special", "place-trap", "hospital",
        "dismount", "play", "end",
    },
    "dev-hex": {"hex"},
    "dev-who": {"survivor"},
    "skill": {"skill"},
    "trade": {"give", "take", "done"},
    "aid-arg": {
        "kind", "card", "survivor", "piece", "hex", "slot", "face", "keep", "bottom", "none",
        "done",
    },
    "mods": {"use-garrison", "use-trap", "turret", "doom-die", "artillery", "play", "roll"},
    "roll": {"reroll", "fix", "play", "accept"},
    "target": {"hex", "done"},
    "pay": {"pay", "none"},
    "defender": {"survivor", "no"},
    "auto": {"auto"},
    "retreat": {"hex"},
    "horde-next": {"hex"},
    "horde-path": {"hex"},
    "drop": {"kind"},
    "discard": {"card"},
    "kind": {"kind"},
    "doom-arg": {"hex", "slot", "survivor", "piece"},
}  # fmt: skip
"""By decision the kinds of answers that the reference names."""

# One worker plays for all tests of this file.
pytestmark = pytest.mark.xdist_group("decisions of outbreak")


@pytest.fixture(scope="module")
def asked(engine: Engine) -> Offers:
    """Return the moves offered at each decision, in games that reach nearly every decision."""
    found: Offers = defaultdict(set)
    choices: list[Options] = [
        {"players": 4, "start_exp": "10"}, {"players": 8}, {"city_layout": "manual"},
    ]  # fmt: skip
    for k, options in enumerate(choices):
        for seed in range(12):
            for position, _ in walk(engine, options, 100 * k + seed, 900, 0.15):
                decision = GAME.decision(position)
                if decision is not None:
                    legal = GAME.legal(position)
                    assert len(legal) >= 2, (decision, seed)
                    assert position.to_move != NOBODY
                    found[decision] |= {GAME.moves.decode(move)[0].name for move in legal}
    return found


@pytest.mark.parametrize(
    "decision",
    [
        pytest.param("setup-base", marks=pytest.mark.clause("OB-D-SETUP-BASE")),
        pytest.param("setup-surv", marks=pytest.mark.clause("OB-D-SETUP-SURV")),
        pytest.param("setup-tile", marks=pytest.mark.clause("OB-D-SETUP-TILE")),
        pytest.param("setup-hex", marks=pytest.mark.clause("OB-D-SETUP-HEX")),
        pytest.param("join", marks=pytest.mark.clause("OB-D-JOIN")),
        pytest.param("window", marks=pytest.mark.clause("OB-D-WINDOW")),
        pytest.param("card-arg", marks=pytest.mark.clause("OB-D-CARD-ARG")),
        pytest.param("reveal", marks=pytest.mark.clause("OB-D-REVEAL")),
        pytest.param("reveal-edge", marks=pytest.mark.clause("OB-D-REVEAL-EDGE")),
        pytest.param("token-hex", marks=pytest.mark.clause("OB-D-TOKEN-HEX")),
        pytest.param("settler", marks=pytest.mark.clause("OB-D-SETTLER")),
        pytest.param("settler-tile", marks=pytest.mark.clause("OB-D-SETTLER-TILE")),
        pytest.param("helpless", marks=pytest.mark.clause("OB-D-HELPLESS")),
        pytest.param("who", marks=pytest.mark.clause("OB-D-WHO")),
        pytest.param("turn", marks=pytest.mark.clause("OB-D-TURN")),
        pytest.param("dev-hex", marks=pytest.mark.clause("OB-D-DEV-HEX")),
        pytest.param("dev-who", marks=pytest.mark.clause("OB-D-DEV-WHO")),
        pytest.param("skill", marks=pytest.mark.clause("OB-D-SKILL")),
        pytest.param("trade", marks=pytest.mark.clause("OB-D-TRADE")),
        pytest.param("aid-arg", marks=pytest.mark.clause("OB-D-AID-ARG")),
        pytest.param("mods", marks=pytest.mark.clause("OB-D-MODS")),
        pytest.param("roll", marks=pytest.mark.clause("OB-D-ROLL")),
        pytest.param("target", marks=pytest.mark.clause("OB-D-TARGET")),
        pytest.param("pay", marks=pytest.mark.clause("OB-D-PAY")),
        pytest.param("defender", marks=pytest.mark.clause("OB-D-DEFENDER")),
        pytest.param("auto", marks=pytest.mark.clause("OB-D-AUTO")),
        pytest.param("retreat", marks=pytest.mark.clause("OB-D-RETREAT")),
        pytest.param("horde-next", marks=pytest.mark.clause("OB-D-HORDE-NEXT")),
        pytest.param("horde-path", marks=pytest.mark.clause("OB-D-HORDE-PATH")),
        pytest.param("drop", marks=pytest.mark.clause("OB-D-DROP")),
        pytest.param("discard", marks=pytest.mark.clause("OB-D-DISCARD")),
        pytest.param("kind", marks=pytest.mark.clause("OB-D-KIND")),
        pytest.param("doom-arg", marks=pytest.mark.clause("OB-D-DOOM-ARG")),
    ],
)
def test_a_decision_is_asked_and_offers_its_answers_only(decision: str, asked: Offers) -> None:
    assert asked[decision]
    assert asked[decision] <= ANSWERS[decision]


def test_no_other_decision_comes_up(asked: Offers) -> None:
    """Check that games reach no decision that is not listed, except two that are too rare."""
    assert set(asked) <= set(ANSWERS) | {"bodyguard", "dev-card"}
    assert set(GAME.decisions.names) == set(ANSWERS) | {"nothing", "bodyguard", "dev-card"}


@pytest.mark.clause("OB-D-DEV-CARD")
def test_of_two_schematics_for_one_place_one_is_built() -> None:
    person = who("diplomat", R3, hand=["SC-05", "SC-07"])
    table = lay(person, horde("H1-ZG", -2, 0), active="diplomat", exp=9).play("develop:schematic")
    assert (table.decision, table.kinds()) == ("dev-card", {"card"})
    table.play("card:SC-07")
    assert table.exp == 6
    assert table.hand("diplomat") == ["SC-05", "SC-07"]
    assert table.state.built == 1 << 6
