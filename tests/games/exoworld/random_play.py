"""Random play over all options, from the opening and from positions full of everything."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.conftest import ready_engine
from tests.support import random_play
from tests.support.random_play import Options, RandomPlayer
from tests.support.states import States, position_of

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    CHARACTER_NAMES,
    EVENT_CARDS,
    MODULES,
    PROTOCOLS,
    SCENARIOS,
)
from holdfast.games.exoworld.content.geometry import HOME_CELL, NEIGHBOUR, OUTSIDE
from holdfast.games.exoworld.content.operations import ISSUES, TOKENS
from holdfast.games.exoworld.moves import END, JOIN, JOIN_NOT, LEAVE, SEATS, STAY
from holdfast.games.exoworld.wording import cell_name
from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position
from holdfast.kernel.position_builder import PositionError

PLANETS = GAME.options.option_named("scenario").values
COLOUR_OF = {module.id: module.colour for module in MODULES} | {p.id: "wild" for p in PROTOCOLS}
ISSUE_OF = {event.id: index for index, event in enumerate(e for e in EVENT_CARDS if e.cure)}
CURE = {event.id: event.cure for event in EVENT_CARDS if event.cure}
REQUESTS = [JOIN(), JOIN_NOT(), *map(LEAVE, range(SEATS)), *map(STAY, range(SEATS))]


def option_sets(count: int, seed: int = 0) -> list[Options]:
    """Return this many valid choices of options, with every value and player count among them."""
    players = range(1, SEATS + 1)
    sets = [fitting(options) for options in random_play.option_sets(GAME, players, count, seed)]
    training = next((chosen for chosen in sets if chosen["scenario"] == PLANETS[0]), None)
    if training is not None:
        training["training"] = "on"
    fullest = sorted(sets, key=lambda chosen: -chosen["players"])
    for chosen, seat in zip(fullest, range(SEATS, 0, -1), strict=False):
        if chosen["players"] >= seat:
            chosen["first"] = f"seat-{seat}"
    return sets


def fitting(options: Options) -> Options:
    """Return the options, changed where they contradict each other."""
    if options["scenario"] != PLANETS[0]:
        options["training"] = "off"
    if options["players"] == 1:
        options["incommunication"] = "off"
    if options["first"] != "random" and int(options["first"][-1]) > options["players"]:
        options["first"] = "random"
    return options


# Positions as late in a game


def furnished(options: Options, rng: random.Random) -> Position:
    """Return a position as late in a game: a base with tokens, full hands, effects in force.

    Random players hardly ever get there by themselves.
    """
    while True:
        try:
            return GAME.build_position(description(options, rng))
        except PositionError:  # a base that has won already, or tokens that are not there
            continue


def description(options: Options, rng: random.Random) -> dict[str, Any]:
    """Return the description of a position as late in a game."""
    solo = options["players"] == 1
    size = 3 if solo else options["players"]
    base = random_base(rng)
    cards = Counter({name: CARD[kind].count for kind, name in enumerate(CARD_NAMES)})
    cards.subtract(entry["module"] for entry in base.values() if "module" in entry)
    protocols = SCENARIOS[PLANETS.index(options["scenario"])].protocols
    for name in rng.sample([p.id for p in PROTOCOLS], len(PROTOCOLS) - protocols):
        cards[name] = 0
    pool = sorted(cards.elements())
    rng.shuffle(pool)
    hands = [[pool.pop() for _ in range(rng.randint(0, 4))] for _ in range(1 if solo else size)]
    gone, held = passed_events(rng, solo)
    crew: list[dict[str, Any]] = [
        {"role": role, "at": rng.choice([*base, "0,0"]), "fatigue": rng.random() < 0.2}
        for role in rng.sample(CHARACTER_NAMES, size)
    ]
    if not solo:
        for entry, hand in zip(crew, hands, strict=True):
            entry["hand"] = hand
    for event in held:
        sick = rng.randrange(size)
        if fitting_cards(hands[0 if solo else sick], event) < 3:
            crew[sick].setdefault("issues", []).append(ISSUES[ISSUE_OF[event]])
        else:
            gone.append(event)
    step = rng.choice(["start", "start", "act", "act", "act", "event", "w3", "update"])
    active = rng.randrange(size)
    if step != "start":
        crew[active]["fatigue"] = False
    critical = options["critical_mode"] == "on"
    row_size = SCENARIOS[PLANETS.index(options["scenario"])].face_up - critical
    told: dict[str, Any] = {
        "options": options,
        "seed": rng.randrange(1 << 60),
        "turn": len(gone) + len(held) + 1,
        "base": base,
        "crew": crew,
        "row": [pool.pop() for _ in range(row_size)],
        "event_discard": gone,
        "supplies": [rng.randint(0, 20) for _ in range(4)],
        "emergency": rng.randint(1, 10),
        "active": active,
        "step": step,
    }
    if rng.random() < 0.5:  # nearly nothing left to draw
        told["deck"] = [pool.pop() for _ in range(rng.randint(1, 2))]
        healthy = not any("issues" in entry for entry in (crew if solo else crew[:1]))
        told["rest"] = rng.choice(["discard", 0]) if healthy else "discard"
        if told["rest"] == 0:
            told["discard"] = []
    if step == "act":
        told["actions_left"] = rng.randint(0, 6)
        told["actions"] = 6
    if solo:
        told["hand"] = hands[0]
    else:
        codes = [code for code in ("HIDE", "NOXFER", "NOPROT") if rng.random() < 0.15]
        told["lasting"] = [{"code": code, "until": rng.randrange(size)} for code in codes]
        told["waiting"] = int(rng.random() < 0.2)
        told["leaving"] = [seat for seat in range(size) if rng.random() < 0.1]
    return told


def random_base(rng: random.Random) -> dict[str, Any]:
    """Return some connected modules with tokens on them."""
    cells = [HOME_CELL]
    kinds = [module.id for module in MODULES for _ in range(module.count)]
    rng.shuffle(kinds)
    base: dict[str, Any] = {}
    for _ in range(rng.choice([0, 1, 3, 5, 8, 12])):
        around = [n for cell in cells for n in NEIGHBOUR[cell]]
        cells.append(rng.choice([n for n in around if n != OUTSIDE and n not in cells]))
        base[cell_name(cells[-1])] = {"module": kinds.pop(), "tokens": {}}
    base["0,0"] = {"tokens": {}}
    left = dict.fromkeys(TOKENS[:5], 3) | dict.fromkeys(TOKENS[5:], 4)
    for entry in base.values():
        for token in TOKENS if "module" in entry else TOKENS[:5]:
            if left[token] and rng.random() < 0.12:
                entry["tokens"][token] = 1
                left[token] -= 1
    return base


def passed_events(rng: random.Random, solo: bool) -> tuple[list[str], list[str]]:
    """Return the Event cards of whole blocks: those discarded, and those held as Health Issues."""
    box = {
        severity: [
            event.id
            for event in EVENT_CARDS
            for _ in range(event.count)
            if event.severity == severity and not (solo and event.blackout)
        ]
        for severity in ("normal", "critical")
    }
    gone: list[str] = []
    for cards in box.values():
        rng.shuffle(cards)
    for _ in range(rng.choice([0, 1, 2, 4, 5])):
        gone += [box["normal"].pop() for _ in range(4)] + [box["critical"].pop()]
    held = [event for event in gone if event in CURE and rng.random() < 0.8]
    return [event for event in gone if event not in held], held


def fitting_cards(hand: list[str], event: str) -> int:
    """Return how many cards of a hand help against a Health Issue."""
    return sum(COLOUR_OF.get(card) in (CURE[event], "wild") for card in hand)


# Play


class Player(RandomPlayer):
    """Plays Exoworld at random; people join and leave meanwhile."""

    game = GAME

    def __init__(self, engine: Engine, options: list[Options], seed: int, late: int = 2) -> None:
        super().__init__(engine, options, seed, late)

    def late_position(self, options: Options) -> States:
        """Return a position as late in a game."""
        return furnished(options, self.rng).data

    def begin_game(self) -> None:
        """Decide whether this game is played to last, and whether it is played well.

        Random players end their actions too early to build much, and never win.
        """
        self.lively, self.heuristic = self.rng.random() < 0.7, self.rng.random() < 0.1

    def choose(self, count: int) -> int:
        """Return a request now and then, else a move of the heuristic player or a random one."""
        if self.rng.random() < 0.02:
            request = self.rng.choice(REQUESTS)
            if self.engine.permits(self.state, request):
                return request
        if self.heuristic:
            return int(self.engine.advise(self.state, self.moves, count, self.rng.getrandbits(30)))
        move = self.any_move(count)
        if move in END and self.lively and count > 1 and self.rng.random() < 0.8:
            move = self.any_move(count)
        return move


def positions(
    count: int, seed: int = 0, options: list[Options] | None = None
) -> Iterator[Position]:
    """Yield positions with an open decision, spread over games of all options."""
    player = Player(ready_engine(GAME), options or option_sets(10, seed), seed)
    for row in player.play(count * 5).before[::5]:
        yield position_of(GAME, row[None])
