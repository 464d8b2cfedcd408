### The words of hints in English.

hint-why = Why this move?
hint-thinks = Looking ahead…
hint-games = { $games ->
    [one] 1 game played out
   *[other] { $games } games played out
}
hint-range = between { $low } and { $high }
hint-because = Because it
hint-risks = But it
hint-often = { $share } in { $of }
hint-instead = { $percent }% instead of { $other }%
hint-equal = These moves are equally good
hint-equal-note = All are at about { $value } (± { $reach }). Choose the one you like.
hint-certain = { $won ->
    [yes] With each of these moves you are nearly sure to win.
   *[no] With each of these moves you hardly have a chance.
} { $equal ->
    [yes] Choose the one you like.
   *[no] They are ordered by the result at the end.
}
hint-nearly-always = nearly always
hint-unsure = Not sure yet
hint-unsure-note = { $games ->
    [one] 1 game is too few to rank these moves.
   *[other] { $games } games are too few to rank these moves.
}
hint-better = { $by } better than the next best: { $move }
hint-sure = ± { $reach }: very likely the better move
hint-likely = ± { $reach }: probably the better move
hint-only = No other move looked promising.
hint-alike = { $count ->
    [one] 1 more move is about as good.
   *[other] { $count } more moves are about as good.
}
hint-plain = There is no single reason for it.
hint-set-up = Set it up
hint-watch = Show it
hint-made = Played
hint-instead-of = Instead
hint-made-equal = It was about as good as the other moves.
hint-made-better = { $by } better than the best other move.
hint-made-worse = { $by } worse than the best other move.
hint-note-own = Your chance to win, estimated by a bot in your seat. It knows only what you know. “Set it up” prepares the move, and you still confirm it.
hint-note-team = The team’s chance to win, estimated by a bot in your seat. It knows only what you know. “Set it up” prepares the move, and you still confirm it.
hint-note-alone = Your chance to come through, estimated by a bot. It knows only what you know. “Set it up” prepares the move, and you still confirm it.
hint-note-made = This uses only what you may know. The bot may have known more.
hint-spoken = { $move }, { $value }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-but = { $wording }, but { $risk }
hint-only-but = but it { $risk }
hint-chance = chance to win
hint-outcome = points at the end
