"""Opening of a table from its setup, from a given position or from a named position."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.options import Choices
from holdfast.kernel.position import Position
from holdfast.table.entries import Listing, Opening, OpenSeat, TimeControl
from holdfast.table.refusal import RefusalError


def opening(
    game: Game,
    options: Choices,
    seats: Sequence[OpenSeat],
    seed: int,
    start: Position | None = None,
    position: str | None = None,
    hints: bool = True,
    brief: bool = False,
    gathers: bool = False,
    time_control: TimeControl | None = None,
    at: float | None = None,
    listing: Listing | None = None,
) -> Opening:
    """Return the `Opening` that records how a table starts."""
    return Opening(
        game=game.name,
        rules=game.version,
        options=game.options.choose({**options, "players": len(seats)}),
        seed=seed,
        start=None if start is None else b64encode(bytes(start)).decode(),
        position=position,
        seats=list(seats),
        hints=hints,
        brief=brief,
        gathers=gathers,
        time_control=time_control,
        at=None if time_control is None else at,
        listing=listing,
    )


def first_position(opening: Opening, game: Game) -> tuple[Position, list[Event]]:
    """Return the first position of a table and the events of its setup.

    Raise a RefusalError if the installed rules cannot play it.
    """
    if opening.game != game.name or not game.replays(opening.rules):
        raise RefusalError(
            "other-version",
            f"This table uses version {opening.rules} of the rules of {opening.game}, "
            f"and this Holdfast plays version {game.version} of {game.name}.",
        )
    if opening.position is not None:
        return game.named_position(opening.position, opening.rules), []
    if opening.start is None:
        return game.begin(opening.options, opening.seed, opening.rules)
    try:
        return Position.from_bytes(game.state, b64decode(opening.start)), []
    except ValueError as error:
        # The bytes of positions may change while the rules stay the same.
        raise RefusalError(
            "other-version", f"This table started from a position of an older version: {error}."
        ) from None
