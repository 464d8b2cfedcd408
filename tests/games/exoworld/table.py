"""A table for tests: positions laid out in a few lines, moves by their keys.

    table = prepare(crew=[member("C07", hand=["M05", "M03", "M13"])], actions_left=4)
    table.play("deploy:M05:E")
    assert table.levels == [-2, -1, -2, -1]

Unless a test says otherwise two players are on Proxima Centauri b, whose levels begin at
-2 -2 -2 0 and whose conditions are all 1; seat 0 is a Pilot, whose skill shows nowhere without a
Landslide, and seat 1 a Technician. Everybody stands on the Home Base with an empty hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.table import PlayedTable

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import CARD_NAMES, CLASSES, EVENT_NAMES, KINDS
from holdfast.games.exoworld.content.operations import ISSUES, TOKENS
from holdfast.games.exoworld.position_builder import cell_named
from holdfast.games.exoworld.rules.base import raw_level, shown_level
from holdfast.games.exoworld.wording import cell_name
from holdfast.kernel.record import NOBODY

Description = dict[str, Any]
ROLES = ("C07", "C10", "C05", "C06", "C09")


class Table(PlayedTable):
    """A position in play, and what the latest moves made happen."""

    rules = GAME

    # Play

    def offers(self, key: str) -> bool:
        """Return whether the open decision has this option."""
        return key in self.options()

    @property
    def decider(self) -> int:
        """The seat that decides, or NOBODY."""
        return self.position.to_move

    @property
    def asked(self) -> tuple[str | None, int]:
        """The open decision and the seat that takes it."""
        return self.decision, self.decider

    @property
    def outcome(self) -> str:
        """The outcome: running, won or lost."""
        return ("running", "won", "lost")[self.state.outcome]

    # What happened

    def happened(self, kind: str) -> list[dict[str, int]]:
        """Return the arguments of the events of this kind, in order."""
        return [event.args for event in self.events if event.kind == kind]

    def heard(self, viewer: int) -> list[str]:
        """Return the kinds of the events that a viewer gets."""
        return [event.kind for event in self.events if event.known_to(viewer)]

    # What is where

    @property
    def levels(self) -> list[int]:
        """The raw level of each resource."""
        return [raw_level(self.state, resource) for resource in range(4)]

    @property
    def shown_levels(self) -> list[int]:
        """The levels on the track, by resource."""
        return [shown_level(self.state, resource) for resource in range(4)]

    @property
    def supplies(self) -> list[int]:
        """The four supplies."""
        return list(self.state.supply)

    @property
    def emergency(self) -> int:
        """The Emergency supply."""
        return int(self.state.emergency)

    @property
    def actions(self) -> int:
        """The number of actions left in the turn."""
        return int(self.state.actions_left)

    def hand(self, seat: int = 0) -> list[str]:
        """Return the cards in a hand, sorted by kind."""
        return cards(self.state.players[seat].hand)

    def classes(self, seat: int) -> dict[str, int]:
        """Return how many cards of each class a hand shows."""
        counts = self.state.players[seat].classes
        return {name: counts[c] for c, name in enumerate(CLASSES) if counts[c]}

    @property
    def row(self) -> list[str]:
        """The cards of the face-up row, sorted by kind."""
        return cards(self.state.row)

    @property
    def discard(self) -> list[str]:
        """The cards of the discard pile, sorted by kind."""
        return cards(self.state.discard)

    @property
    def deck(self) -> list[str]:
        """The cards of the deck, sorted by kind."""
        return cards(self.state.deck)

    @property
    def event_discard(self) -> list[str]:
        """The discarded Event cards, in order."""
        return [EVENT_NAMES[self.state.event_discard[i]] for i in range(self.state.event_discards)]

    @property
    def next_events(self) -> list[str]:
        """The Event cards of the deck, from the top."""
        s = self.state
        return [EVENT_NAMES[s.events[i].kind] for i in range(s.events_left - 1, -1, -1)]

    def at(self, crew: int = 0) -> str:
        """Return the location of a pawn, such as `1,0`."""
        return cell_name(self.state.locations[self.state.crew[crew].place].cell)

    def tokens(self, place: str) -> dict[str, int]:
        """Return the tokens on a location."""
        location = self.state.locations[self.state.grid[cell_named(place)] - 1]
        return {name: location.tokens[t] for t, name in enumerate(TOKENS) if location.tokens[t]}

    def module(self, place: str) -> str | None:
        """Return the module on a space, or None."""
        index = self.state.grid[cell_named(place)]
        return CARD_NAMES[self.state.locations[index - 1].kind] if index else None

    def stock(self, token: str) -> int:
        """Return how many tokens of a type are in stock."""
        return int(self.state.stock[(*TOKENS, "FATIGUE").index(token)])

    def issues(self, crew: int = 0) -> list[str]:
        """Return the Health Issues of a character."""
        return [name for i, name in enumerate(ISSUES) if self.state.crew[crew].issues >> i & 1]

    # What others know

    def hidden(self, viewer: int = NOBODY) -> Table:
        """Return the table as this viewer may know it."""
        return Table(GAME.hide(self.position, viewer))


def cards(counts: Any) -> list[str]:
    """Return counts of cards as a list of card names."""
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def member(role: str | None = None, **entry: Any) -> Description:
    """Describe a character: `member("C01", at="1,0", hand=["M05"], fatigue=True)`."""
    return entry if role is None else {"role": role, **entry}


def module(kind: str, **tokens: int) -> Description:
    """Describe a module with tokens: `module("M05", LEAK_W=1, SHUT=1)`."""
    return {"module": kind, "tokens": tokens}


def prepare(
    *,
    options: Mapping[str, Any] | None = None,
    crew: list[Description] | None = None,
    version: int | None = None,
    **description: Any,
) -> Table:
    """Return a table with the described position, by the newest rules or by older ones."""
    chosen = {"players": 2, **(options or {})}
    size = 3 if chosen["players"] == 1 else chosen["players"]
    entries = [dict(entry) for entry in crew or []]
    entries += [{} for _ in range(size - len(entries))]
    taken = {entry["role"] for entry in entries if "role" in entry}
    spare = [role for role in ROLES if role not in taken]
    for entry in entries:
        if "role" not in entry:
            entry["role"] = spare.pop(0)
    return Table(GAME.build_position({"options": chosen, "crew": entries, **description}, version))


def new_game(seed: int = 0, **options: Any) -> Table:
    """Return a new game at its first decision, with the events that led there."""
    position, events = GAME.begin(options, seed)
    table = Table(position)
    table.events = events
    return table


def begun(seed: int = 0, **options: Any) -> Table:
    """Return a new game after everybody kept the first character offered."""
    table = new_game(seed, **options)
    while table.decision in ("char", "solochar"):
        table.play(table.options()[0])
    return table
