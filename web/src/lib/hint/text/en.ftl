### The words of hints in English.

hint-why = Why this move?
hint-thinks = Looking ahead…
hint-games = { $games ->
    [one] 1 game ahead
   *[other] { $games } games ahead
}
hint-chance-own = to win
hint-chance-team = the team wins
hint-chance-alone = to come through
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-range = between { $low } and { $high }
hint-because = Because it
hint-risks = What it risks: it
hint-often = { $percent } %
hint-instead = { $percent } % instead of { $other } %
hint-equal = These are about equal
hint-equal-note = All lie within { $low } to { $high }. Choose what you like to play.
hint-unsure = Not sure yet
hint-unsure-note = { $games ->
    [one] Only 1 game was looked at: no order can be given.
   *[other] Only { $games } games were looked at: no order can be given.
}
hint-better = { $percent } % better than the next: { $move }
hint-sure = ± { $reach } %: very likely the better one
hint-likely = ± { $reach } %: likely, not sure
hint-only = Nothing else was worth trying long.
hint-plain = No reason stands out.
hint-play = Play it
hint-show = Show it
hint-made = Played
hint-instead-of = Instead
hint-made-equal = About as good as what else there was.
hint-made-better = { $percent } % better than the best of what else there was.
hint-made-worse = { $percent } % worse than the best of what else there was.
hint-note-own = Your chance to win, as the bot sees it from your seat: it knows no hidden cards.
hint-note-team = The team’s chance to win, as the bot sees it from your seat: it knows no hidden cards.
hint-note-alone = Your chance to come through, as the bot sees it: it knows no hidden cards.
hint-note-made = Told from what you may know; the bot may have known more.
hint-spoken = { $move }, { $percent } %
