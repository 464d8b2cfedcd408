### Die Wörter der Tipps auf Deutsch.

hint-why = Warum dieser Zug?
hint-thinks = Der Bot schaut voraus …
hint-games = { $games ->
    [one] 1 Partie probiert
   *[other] { $games } Partien probiert
}
hint-chance-own = Siegchance
hint-chance-team = Siegchance des Teams
hint-chance-alone = Chance durchzukommen
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-range = zwischen { $low } und { $high }
hint-because = Dieser Zug
hint-risks = Aber er
hint-often = { $percent } %
hint-instead = { $percent } % statt { $other } %
hint-equal = Diese Züge sind etwa gleich gut
hint-equal-note = Mit jedem ist die Chance { $low } bis { $high }. Nimm den, der dir gefällt.
hint-unsure = Noch nicht sicher
hint-unsure-note = { $games ->
    [one] Nur 1 Partie wurde probiert. Das ist zu wenig, um die Züge zu ordnen.
   *[other] Nur { $games } Partien wurden probiert. Das ist zu wenig, um die Züge zu ordnen.
}
hint-better = { $percent } % besser als der nächstbeste: { $move }
hint-sure = ± { $reach } %: sehr wahrscheinlich der bessere Zug
hint-likely = ± { $reach } %: wahrscheinlich der bessere Zug
hint-only = Kein anderer Zug sah gut aus.
hint-plain = Einen einzelnen Grund gibt es nicht.
hint-play = Zug spielen
hint-show = Zeigen
hint-made = Gespielt
hint-instead-of = Stattdessen
hint-made-equal = Er war etwa so gut wie die anderen Züge.
hint-made-better = { $percent } % besser als der beste andere Zug.
hint-made-worse = { $percent } % schlechter als der beste andere Zug.
hint-note-own = Deine Siegchance, geschätzt von einem Bot an deinem Platz. Er weiß nur, was du weißt.
hint-note-team = Eure Siegchance, geschätzt von einem Bot an deinem Platz. Er weiß nur, was du weißt.
hint-note-alone = Deine Chance durchzukommen, geschätzt von einem Bot. Er weiß nur, was du weißt.
hint-note-made = Das beruht nur auf dem, was du wissen darfst. Der Bot wusste vielleicht mehr.
hint-spoken = { $move }, { $percent } %
