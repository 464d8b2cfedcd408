"""A table for tests: positions laid out in a few lines, dice prescribed, moves by their keys.

    table = lay(who("soldier", "SE-ARM", goods="A"), horde("H1-ZA", 2, 0), active="soldier")
    table.dice("GGG").play("attack", "hex:2,0", "pay:-")
    assert table.exp == 1

Unless a test says otherwise the city is the Main Base with the ring R0 to R5 around it, it is day 1
of the Survivor Phase, and one player has the Soldier on the Main Base.

              R2 SE-CHU   R1 SE-LIB
        R3 SE-HOS    MB      R0 SE-ARM
              R4 SE-FAR   R5 SE-TOW
"""

from __future__ import annotations

from typing import Any

from tests.support.table import PlayedTable

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content import CARD_IDS, DOOM_IDS, HORDE_IDS, SETTLEMENT_IDS, SKILL_IDS
from holdfast.games.outbreak.content.effects import FACES, RESOURCES
from holdfast.games.outbreak.content.geometry import HEX_AT
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES
from holdfast.games.outbreak.position_builder import DEFAULT_CITY, PIECE_NAMES, SURVIVOR_IDS
from holdfast.games.outbreak.state import OUTCOMES

R0, R1, R2, R3, R4, R5 = "SE-ARM", "SE-LIB", "SE-CHU", "SE-HOS", "SE-FAR", "SE-TOW"
Entry = dict[str, Any]


def who(name: str, at: str = "MB", **more: Any) -> Entry:
    """Describe a survivor: `who("soldier", R0, goods="AS", wounds=1, hand=["FC-10"])`."""
    return {"id": SURVIVOR_IDS[SURVIVOR_NAMES.index(name)], "at": at, **more}


def horde(name: str, q: int, r: int, meeple: str | None = None, **more: Any) -> Entry:
    """Describe a revealed horde, or with `down=True` a facedown one."""
    return {"id": name, "at": [q, r], **({"meeple": meeple} if meeple else {}), **more}


def unknown(q: int, r: int) -> Entry:
    """Describe a facedown horde that nobody knows."""
    return {"at": [q, r]}


class Table(PlayedTable):
    """A position in play, and what the latest moves made happen."""

    rules = GAME

    # Play

    def dice(self, faces: str) -> Table:
        """Prescribe what the coming dice show."""
        return self.chance(*(FACES.index(face) for face in faces))

    def chance(self, *outcomes: int) -> Table:
        """Prescribe coming outcomes of chance, counted from 0."""
        self.position = GAME.prescribe(self.position, list(outcomes))
        return self

    def free(self) -> Table:
        """Remove all prescribed outcomes, so that chance decides again."""
        self.state.chance.scripted = 0
        return self

    def command(self, kind: str, seat: int) -> Table:
        """Make a request to join, to leave, or to cancel."""
        self.events = GAME.play(self.position, GAME.moves.encode(kind, seat=seat))
        return self

    def offers(self, *keys: str) -> bool:
        """Return whether all of these are among the options."""
        return set(keys) <= set(self.options())

    def kinds(self) -> set[str]:
        """Return the kinds of options that the open decision has."""
        return {key.split(":")[0] for key in self.options()}

    def until(self, decision: str) -> Table:
        """Take the option that changes least (pass, stay, end ...) until this decision is open."""
        outs = ("pass", "stay", "no", "none", "done", "roll", "accept", "end", "end-phase")
        for _ in range(200):
            if self.decision == decision or self.position.over:
                return self
            options = self.options()
            self.play(next((key for key in outs if key in options), options[0]))
        raise AssertionError(f"{decision} never came")

    @property
    def outcome(self) -> str:
        """The outcome of the game, or running."""
        return OUTCOMES[self.state.outcome]

    # What happened

    def happened(self, kind: str) -> list[dict[str, int]]:
        """Return the arguments of the events of this kind, in order."""
        return [event.args for event in self.events if event.kind == kind]

    def dice_rolled(self) -> list[int]:
        """Return how many resource dice each roll had."""
        packed = [args["faces"] for args in self.happened("rolled")]
        return [sum(faces >> (5 * face) & 31 for face in range(6)) for faces in packed]

    # What is where

    @property
    def exp(self) -> int:
        """The Exp of the team."""
        return int(self.state.exp)

    def survivor(self, name: str) -> Any:
        """Return the state of a survivor."""
        return self.state.survivors[SURVIVOR_NAMES.index(name)]

    def at(self, name: str) -> str:
        """Return the settlement that a survivor stands on."""
        return SETTLEMENT_IDS[self.survivor(name).tile]

    def goods(self, name: str) -> str:
        """Return the tokens of a survivor in letters."""
        goods = self.survivor(name).goods
        return "".join(letter * goods[k] for k, letter in enumerate(RESOURCES))

    def hand(self, name: str) -> list[str]:
        """Return the cards in a survivor's hand."""
        hand = self.survivor(name).hand
        return [card for k, card in enumerate(CARD_IDS) for _ in range(hand[k])]

    def skills(self, name: str) -> list[str]:
        """Return the skills of a survivor."""
        return [SKILL_IDS[k - 1] for k in self.survivor(name).skills if k]

    def store(self, letter: str) -> int:
        """Return how many tokens of a kind are in the Store."""
        return int(self.state.store[RESOURCES.index(letter)])

    def pieces(self, settlement: str) -> dict[str, int]:
        """Return how many pieces of each kind a settlement has."""
        pieces = self.state.tiles[SETTLEMENT_IDS.index(settlement)].pieces
        return {name: pieces[k] for k, name in enumerate(PIECE_NAMES) if pieces[k]}

    def horde_at(self, q: int, r: int) -> str | None:
        """Return the name of the (top) horde on a hex, or None."""
        uid = self.state.horde_at[HEX_AT[q, r]] - 1
        return None if uid < 0 else HORDE_IDS[self.state.hordes[uid].card]

    def horde(self, q: int, r: int) -> Any:
        """Return the state of the (top) horde on a hex."""
        return self.state.hordes[self.state.horde_at[HEX_AT[q, r]] - 1]

    def meeple(self, q: int, r: int) -> str | None:
        """Return the meeple on a horde: outbreak, swell or None."""
        return (None, "outbreak", "swell")[self.horde(q, r).meeple]

    @property
    def overrun(self) -> set[str]:
        """The settlements with a horde."""
        return {name for t, name in enumerate(SETTLEMENT_IDS) if self.state.overrun >> t & 1}

    @property
    def helpless(self) -> str:
        """The settlement where the Helpless are."""
        return SETTLEMENT_IDS[self.state.helpless]

    @property
    def settlers(self) -> list[str]:
        """The settlements where Settlers are, in the order they appeared."""
        return [SETTLEMENT_IDS[tile - 1] for tile in self.state.settlers if tile]

    @property
    def drawn(self) -> int:
        """The number of Doom cards on the Drawn tracker."""
        return sum(card != 0 for card in self.state.doom_drawn)

    @property
    def active_doom(self) -> list[str]:
        """The Doom cards on the Active tracker."""
        return [DOOM_IDS[card - 1] for card in self.state.doom_active if card]


def lay(*pieces: Entry, city: dict[str, Any] | None = None, **description: Any) -> Table:
    """Return a table with these survivors and hordes, in the default city."""
    people = [p for p in pieces if p.get("id", "").startswith("SV-")]
    hordes = [p for p in pieces if p not in people]
    whole: dict[str, Any] = {
        "survivors": people or [who("soldier")],
        "hordes": hordes,
        "city": {**DEFAULT_CITY, **(city or {})},
        **description,
    }
    options = {"players": 1, **description.get("options", {})}
    if "active" in whole:
        whole["active"] = SURVIVOR_IDS[SURVIVOR_NAMES.index(whole["active"])]
    if "driver" in whole:
        whole["driver"] = SURVIVOR_IDS[SURVIVOR_NAMES.index(whole["driver"])]
    return Table(GAME.build_position({**whole, "options": options}))


def night(*pieces: Entry, **description: Any) -> Table:
    """Return a table where the Zombie Phase begins and the horde deck is empty."""
    return lay(*pieces, **{"step": "night", "deck": 0, "helpless": R3, "day": 9, **description})


def lay_city(city: dict[str, Any], *pieces: Entry, **description: Any) -> Table:
    """Return a table with these survivors and hordes, in exactly this city."""
    people = [p for p in pieces if p.get("id", "").startswith("SV-")]
    whole: dict[str, Any] = {
        "survivors": people or [who("soldier")],
        "hordes": [p for p in pieces if p not in people],
        **description,
        "city": city,
    }
    if "active" in whole:
        whole["active"] = SURVIVOR_IDS[SURVIVOR_NAMES.index(whole["active"])]
    return Table(
        GAME.build_position({**whole, "options": {"players": 1, **whole.get("options", {})}})
    )


def new_game(seed: int = 0, **options: Any) -> Table:
    """Return a new game at its first decision, with the events that led there."""
    position, events = GAME.begin(options, seed)
    table = Table(position)
    table.events = events
    return table


def started(seed: int = 0, **options: Any) -> Table:
    """Return a game at the first decision of day 1, after the survivors were chosen."""
    table = new_game(seed, **options)
    while table.decision in ("setup-base", "setup-tile", "setup-hex", "setup-surv"):
        table.play(table.options()[0])
    return table
