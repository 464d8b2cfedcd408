"""Outbreak: 1 to 8 players defend a city against hordes, together."""

from __future__ import annotations

from holdfast.kernel.assembly import assemble

GAME = assemble(
    __name__,
    # 3: the position stores the options of a decision, Artillery strikes only at distance 2, and a
    # Final Encounter on the Main Base ends the game at once. 4: fewer symbols on some hordes. Games
    # of earlier versions replay unchanged.
    version=4,
    oldest=2,
    clause_prefix="OB",
    # 39 days. Each of 10 survivors a day: some 20 actions and a trade of everything they carry
    # (about 60). Each of some 40 hordes: a reveal, a move, a defence with its roll and retreats.
    longest=39 * (10 * 80 + 40 * 20),
    team=True,
)
