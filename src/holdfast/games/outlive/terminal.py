"""The screen of Outlive in a terminal: the ring of places and the shelters.

+-- Forest --------------+-- Dam -----------------+-- Military Base -------
| Wood 5 of 10           |                        |
| Wildfire: −4           |   clockwise from the top: Dam, Military Base,
| Deer: 6 for 4 Meat (8) |   Silent Peak, Mine, Cargo Ship, Fairgrounds,
|                        |   Blackwood City, Forest
| A5 (B3)                |   A5 stands, B3 is idle
+------------------------+
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from holdfast.games.outlive import content
from holdfast.games.outlive.models import (
    CityView,
    ConvoyView,
    EquipmentView,
    HeroView,
    LeaderView,
    OutliveView,
    PlaceView,
    PlayerView,
    RankView,
    RoomView,
    WildView,
)
from holdfast.games.outlive.view import view
from holdfast.kernel.game import Line
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text

Piece = tuple[str, str]

WIDTHS = (38, 32, 26)  # of a place; the widest that fits the terminal is used
BODY = 5  # lines inside a place
MIDDLE = ""  # the middle of the ring, which shows the day
RING = (("forest", "dam", "base"), ("blackwood", MIDDLE, "silent"), ("fair", "ship", "mine"))

# Seats have the colours of their figures. Letters distinguish them as well.
LETTERS = "ABCD"
SEAT_STYLES = ("bold wheat1", "bold medium_purple1", "bold dodger_blue1", "bold dark_orange")
EDGE, FAINT, ALARM = "bright_black", "dim", "bold red"


def draw(
    position: Position, viewer: int, text: Text, names: Sequence[str], columns: int
) -> list[Line]:
    """Return the screen: the ring, Convoy, the shelters, and the stacks that the viewer knows."""
    table = view(position, viewer)
    lines = [*_ring(table, text, columns), []]
    lines += [_event(space, text, names) for space in table.convoy if space.event]
    lines += _visit(table, text)
    for player in table.players:
        lines += _shelter(player, text, names[player.seat], player.seat == viewer)
    lines += _known_tiles(table, text)
    return [*lines, *(_rank(rank, text, names) for rank in table.ranking)]


# The ring


def _ring(table: OutliveView, text: Text, columns: int) -> list[Line]:
    width = next((w for w in WIDTHS if len(RING) * w + 1 <= columns), WIDTHS[-1])
    places = {place.id: place for place in table.places}
    lines: list[Line] = []
    for row in RING:
        boxes = [_box(table, places.get(name), text) for name in row]
        borders = [piece for title, _ in boxes for piece in _border(title, width)]
        lines.append([*borders, ("+", EDGE)])
        for number in range(BODY):
            cells = [body[number] if number < len(body) else [] for _, body in boxes]
            pieces = [piece for cell in cells for piece in _cell(cell, width)]
            lines.append([*pieces, ("|", EDGE)])
    bottom = [piece for _ in RING for piece in _border("", width)]
    return [*lines, [*bottom, ("+", EDGE)]]


def _border(title: str, width: int) -> list[Piece]:
    if not title:
        return [("+" + "-" * (width - 1), EDGE)]
    title = _fit(title, width - 5)
    return [("+- ", EDGE), (title, "bold"), (" " + "-" * (width - 4 - len(title)), EDGE)]


def _cell(pieces: Sequence[Piece], width: int) -> list[Piece]:
    room = width - 3
    cell: list[Piece] = [("| ", EDGE)]
    for words, style in pieces:
        cell.append((_fit(words, room), style))
        room -= len(cell[-1][0])
    return [*cell, (" " * (room + 1), "")]


def _fit(words: str, width: int) -> str:
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"[:width]


def _box(table: OutliveView, place: PlaceView | None, text: Text) -> tuple[str, list[list[Piece]]]:
    """Return the title and the lines of a place, or of the middle for None."""
    if place is None:
        return text("convoy"), _day(table, text)
    body = _goods(place, text)
    if place.wild:
        body.append([(_game(place.wild, text), "")])
    if place.city:
        body += _city(place.city, text)
    body += [[("", "")]] * (BODY - 1 - len(body))
    return text(f"place-{place.id}"), [*body[: BODY - 1], _heroes(place.heroes)]


def _day(table: OutliveView, text: Text) -> list[list[Piece]]:
    phase = text(f"phase-{table.phase}")
    if table.phase == "day":
        phase = text("terminal-round", phase=phase, round=table.lap)
    lines = [phase]
    if table.day:
        lines.insert(0, text("terminal-day", day=table.day, days=table.days))
    if table.phase == "night":
        lines.append(text(f"night-step-{table.night_step}"))
    if table.day and table.phase != "end":
        radiation = table.convoy[table.day - 1].radiation
        lines.append(text("terminal-radiation", radiation=radiation))
    if table.first_known:
        lines.append(f"{text('first-player')}: {LETTERS[table.first_player]}")
    return [[(words, "bold" if number == 0 else "")] for number, words in enumerate(lines)]


def _goods(place: PlaceView, text: Text) -> list[list[Piece]]:
    """Return the lines for the stock, algae and spots of a place, and for its losses to events."""
    lines: list[list[Piece]] = []
    if place.resource:
        resource = text(f"resource-{place.resource}")
        stock = text("terminal-stock", resource=resource, stock=place.stock, cap=place.cap)
        lines.append([(stock, "" if place.stock else FAINT)])
    if place.algae is not None:
        lines.append([(text("algae"), "green")] if place.algae else [])
    if place.spots:
        marks = (f"{spot.number}{'♦' if spot.survivor else '·'}" for spot in place.spots)
        cans = (f"{spot.cans} " for spot in place.spots)
        lines.append([(" ".join(marks), "")])
        lines.append([(f"{' '.join(cans)} {text('resource-cans')}", FAINT)])
    for strike in place.strikes:
        lines.append([(f"{text(f'card-{strike.event}')}: −{strike.count}", ALARM)])
    return lines


def _game(wild: WildView, text: Text) -> str:
    if wild.top is None:
        return text("terminal-no-game")
    animal = text(f"animal-{wild.top}")
    return text("terminal-game", animal=animal, need=wild.need, meat=wild.meat, left=wild.left)


def _city(city: CityView, text: Text) -> list[list[Piece]]:
    shown = [text(f"equipment-{tile}") for tile in city.display if tile]
    return [*([(tile, "")] for tile in shown), [(text("terminal-search", left=city.left), FAINT)]]


def _heroes(heroes: Sequence[HeroView]) -> list[Piece]:
    """Return the heroes at a place.

    `A5` has acted and `(A5)` is idle. `A5@6` stands on spot 6 of the Cargo Ship.
    """
    pieces = []
    for hero in heroes:
        name = f"{LETTERS[hero.seat]}{hero.strength}"
        name = name if hero.standing else f"({name})"
        spot = f"@{hero.spot}" if hero.spot else ""
        pieces.append((f"{name}{spot} ", SEAT_STYLES[hero.seat]))
    return pieces


# Convoy and the visit


def _event(space: ConvoyView, text: Text, names: Sequence[str]) -> Line:
    card = text(f"card-{space.event}")
    if space.by is not None:
        words = text("terminal-overcome", event=card, player=names[space.by], points=space.points)
        return [(words, FAINT)]
    words = text(
        "terminal-event",
        effect=text(f"effect-{space.event}", n=space.n),
        cost=_tokens(space.cost, text),
        points=space.points,
    )
    return [(f"{card}: ", ALARM), (words, "")]


def _visit(table: OutliveView, text: Text) -> list[Line]:
    visit = table.visit
    if visit is None:
        return []
    hero = f"{LETTERS[visit.seat]}{content.STRENGTH[visit.hero]}"
    words = text("terminal-visit", place=text(f"place-{visit.place}"), points=visit.points)
    if visit.victim is not None:
        victim = LETTERS[visit.victim]
        words = text("terminal-pressure", victim=victim, pressure=visit.pressure)
    return [[(f"{hero}: ", SEAT_STYLES[visit.seat]), (words, "bold")]]


# Shelters


def _shelter(player: PlayerView, text: Text, name: str, own: bool) -> list[Line]:
    label = (f"{_name_with_letter(player.seat, name)}: ", SEAT_STYLES[player.seat])
    if not player.points and not own:
        return [[label, (text("terminal-secret"), FAINT)]]
    lines: list[Line] = [[label, *_summary(player, text)]]
    if any(player.store.values()):
        lines.append([(f"  {_tokens(player.store, text)}", "")])
    if player.hand and own:
        lines += [[(f"  {_printed_room(room, text)}", "")] for room in player.hand]
    elif own:
        lines += [_room(room, text) for room in player.rooms if room.kind]
    else:
        rooms = ", ".join(_room_in_short(room, text) for room in player.rooms)
        lines.append([(f"  {rooms}", "")])
    if own and not player.points:
        leaders = [leader for leader in (player.leader, player.other_leader) if leader]
        lines += [[(f"  {_leader(leader, text)}", "")] for leader in leaders]
    return [*lines, *_equipment_and_animals(player, text)]


def _name_with_letter(seat: int, name: str) -> str:
    """Return a name after the letter of its seat, unless the name ends with that letter."""
    letter = LETTERS[seat]
    return name if name.split()[-1:] == [letter] else f"{letter} {name}"


def _summary(player: PlayerView, text: Text) -> list[Piece]:
    words = text(
        "terminal-shelter",
        points=player.points.get("total", 0),
        people=player.people,
        airlock=player.airlock,
        spaces=player.airlock_spaces,
        gauge=player.gauge,
    )
    pieces: list[Piece] = [(words, "")]
    if player.bill.total:
        pieces.append((" " + text("terminal-bill", total=player.bill.total), ""))
    if player.bill.missing:
        pieces.append((" " + text("terminal-hunger", count=player.bill.missing), ALARM))
    if player.radiation.rise:
        pieces.append((" " + text("terminal-rise", rise=player.radiation.rise), ALARM))
    if player.radiation.lost:
        pieces.append((" " + text("terminal-skull", count=player.radiation.lost), ALARM))
    return pieces


def _tokens(goods: Mapping[str, int], text: Text) -> str:
    return ", ".join(text(f"tokens-{name}", count=n) for name, n in goods.items() if n)


def _printed_room(kind: str, text: Text) -> str:
    """Return the printed text of a kind of room."""
    room = content.ROOMS[content.ROOM_NAMES.index(kind)]
    return text(
        "terminal-room",
        room=text(f"room-{kind}"),
        upkeep=room.upkeep,
        spaces=room.spaces,
        ability=text(f"ability-{kind}"),
    )


def _room(room: RoomView, text: Text) -> Line:
    """Return the line for a room of the viewer: its survivors and its ability."""
    people = f"{room.people}/{room.spaces}" if room.built else text("terminal-unbuilt")
    line: list[Piece] = [(f"  {people} ", "bold" if room.full else FAINT)]
    line.append((_printed_room(room.kind or "", text), "" if room.built else FAINT))
    return [*line, (", " + text("terminal-used"), FAINT)] if room.used else line


def _room_in_short(room: RoomView, text: Text) -> str:
    name = text(f"room-{room.kind}")
    return f"{name} {room.people}/{room.spaces}" if room.built else f"({name})"


def _leader(leader: LeaderView, text: Text) -> str:
    return text(
        "terminal-leader",
        leader=text(f"leader-{leader.id}"),
        profession=text(f"profession-{leader.id}"),
        age=leader.age,
        places=", ".join(text(f"place-{place}") for place in leader.places),
        goods=_tokens(leader.goods, text) or text("leader-finds"),
        equipment=text(f"equipment-{leader.equipment}"),
    )


def _equipment_and_animals(player: PlayerView, text: Text) -> list[Line]:
    """Return the lines for equipment and caught animals."""
    lines: list[Line] = []
    if player.repaired:
        tiles = ", ".join(_tool(tile, text) for tile in player.repaired)
        lines.append([(f"  {text('terminal-repaired', tiles=tiles)}", "")])
    if player.broken:
        tiles = ", ".join(
            f"{text(f'equipment-{tile.id}')} ({_tokens(tile.cost, text)})" for tile in player.broken
        )
        lines.append([(f"  {text('terminal-broken', tiles=tiles)}", "")])
    if player.caught:
        animals = ", ".join(f"{n} {text(f'animal-{a}')}" for a, n in player.caught.items())
        lines.append([(f"  {text('terminal-caught', animals=animals)}", FAINT)])
    return lines


def _tool(tile: EquipmentView, text: Text) -> str:
    name = text(f"equipment-{tile.id}")
    return f"{name} ({text('terminal-used')})" if tile.used else name


# Stacks that the viewer has looked through, and search tiles drawn in the open


def _known_tiles(table: OutliveView, text: Text) -> list[Line]:
    stacks: list[tuple[str, str, Sequence[str]]] = []
    for place in table.places:
        if place.wild and place.wild.known:
            stacks.append((place.id, "animal", place.wild.known))
        if place.city and place.city.known:
            stacks.append((place.id, "find", place.city.known))
    lines: list[Line] = []
    for name, prefix, tiles in stacks:
        listed = ", ".join(text(f"{prefix}-{tile}") for tile in tiles)
        lines.append([(text("terminal-known", at=text(f"at-{name}"), tiles=listed), "bold")])
    if table.drawn:
        drawn = ", ".join(text(f"find-{find}") for find in table.drawn)
        lines.append([(text("terminal-drawn", tiles=drawn), "bold")])
    return lines


# The end


def _rank(rank: RankView, text: Text, names: Sequence[str]) -> Line:
    words = ", ".join(f"{text(f'category-{name}')} {n}" for name, n in rank.points.items())
    return [(f"{rank.place}. {names[rank.seat]}: ", SEAT_STYLES[rank.seat]), (words, "")]
