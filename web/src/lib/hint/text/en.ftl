### The words of hints in English.

hint-why = Why this move?
hint-thinks = Looking ahead…
hint-games = { $games ->
    [one] 1 game tried
   *[other] { $games } games tried
}
hint-chance-own = chance to win
hint-chance-team = the team’s chance
hint-chance-alone = chance to come through
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-range = between { $low } and { $high }
hint-because = This move
hint-risks = But it
hint-often = { $percent }%
hint-instead = { $percent }% instead of { $other }%
hint-equal = These moves are about equal
hint-equal-note = The chance is { $low } to { $high } with each of them. Choose the one you like.
hint-unsure = Not sure yet
hint-unsure-note = { $games ->
    [one] Only 1 game was tried. That is too few to rank the moves.
   *[other] Only { $games } games were tried. That is too few to rank the moves.
}
hint-better = { $percent }% better than the next best: { $move }
hint-sure = ± { $reach }%: very likely the better move
hint-likely = ± { $reach }%: probably the better move
hint-only = No other move looked promising.
hint-plain = There is no single reason for it.
hint-play = Play it
hint-show = Show it
hint-made = Played
hint-instead-of = Instead
hint-made-equal = It was about as good as the other moves.
hint-made-better = { $percent }% better than the best other move.
hint-made-worse = { $percent }% worse than the best other move.
hint-note-own = Your chance to win, estimated by a bot in your seat. It knows only what you know.
hint-note-team = The team’s chance to win, estimated by a bot in your seat. It knows only what you know.
hint-note-alone = Your chance to come through, estimated by a bot. It knows only what you know.
hint-note-made = This uses only what you may know. The bot may have known more.
hint-spoken = { $move }, { $percent }%
