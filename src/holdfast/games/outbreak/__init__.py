"""Outbreak: 1 to 8 players hold a city against the hordes, together."""

from __future__ import annotations

from holdfast.kernel.assembly import assemble

GAME = assemble(
    __name__,
    # 3: options lie in the position, Artillery strikes only at distance 2, and a Final Encounter on
    # the Main Base ends the game at once. 4: fewer symbols on some hordes. Games of earlier
    # versions replay as they were.
    version=4,
    oldest=2,
    clause_prefix="OB",
    # 39 days. Of each of 10 survivors a day: some 20 actions with a trade of all they carry (about
    # 60), of each of some 40 hordes a reveal, a move, a defence with its roll and retreats.
    longest=39 * (10 * 80 + 40 * 20),
    team=True,
)
