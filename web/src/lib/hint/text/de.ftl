### Die Wörter der Tipps auf Deutsch.

hint-why = Warum dieser Zug?
hint-thinks = Es wird vorausgeschaut …
hint-games = { $games ->
    [one] 1 Partie voraus
   *[other] { $games } Partien voraus
}
hint-chance-own = zu gewinnen
hint-chance-team = das Team gewinnt
hint-chance-alone = durchzukommen
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-range = zwischen { $low } und { $high }
hint-because = Denn das
hint-risks = Was er wagt: Das
hint-often = { $percent } %
hint-instead = { $percent } % statt { $other } %
hint-equal = Diese sind etwa gleich gut
hint-equal-note = Alle liegen zwischen { $low } und { $high }. Nimm, was dir gefällt.
hint-unsure = Noch nicht sicher
hint-unsure-note = { $games ->
    [one] Nur 1 Partie wurde vorausgespielt: Eine Reihenfolge gibt es nicht.
   *[other] Nur { $games } Partien wurden vorausgespielt: Eine Reihenfolge gibt es nicht.
}
hint-better = { $percent } % besser als der nächste: { $move }
hint-sure = ± { $reach } %: sehr wahrscheinlich der bessere
hint-likely = ± { $reach } %: wahrscheinlich, nicht sicher
hint-only = Nichts anderes lohnte längeres Probieren.
hint-plain = Kein Grund sticht heraus.
hint-play = So spielen
hint-show = Zeigen
hint-made = Gespielt
hint-instead-of = Stattdessen
hint-made-equal = Etwa so gut wie alles andere.
hint-made-better = { $percent } % besser als das beste andere.
hint-made-worse = { $percent } % schlechter als das beste andere.
hint-note-own = Deine Siegchance, wie der Bot sie von deinem Platz sieht: Er kennt keine verdeckten Karten.
hint-note-team = Eure Siegchance, wie der Bot sie von deinem Platz sieht: Er kennt keine verdeckten Karten.
hint-note-alone = Deine Chance durchzukommen, wie der Bot sie sieht: Er kennt keine verdeckten Karten.
hint-note-made = Aus dem, was du wissen darfst; der Bot wusste vielleicht mehr.
hint-spoken = { $move }, { $percent } %
