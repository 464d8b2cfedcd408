"""The input of Outbreak's trained net: the observation.

The progress of a team is measured by the hordes it has destroyed and those still in play.
"""

from __future__ import annotations

from holdfast.games.outbreak.observation import LAYOUT
from holdfast.kernel.encoding import Encoding

_PLACES = {
    entry.name: entry.offset
    for entry in LAYOUT.entries({name: count.most for name, count in LAYOUT.counts.items()})
}

ENCODING = Encoding(LAYOUT.observe, progress={_PLACES["dealt"]: 0.02, _PLACES["in_play"]: -0.02})
