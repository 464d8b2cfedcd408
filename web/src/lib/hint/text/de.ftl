### Die Wörter der Tipps auf Deutsch.

hint-why = Warum dieser Zug?
hint-thinks = Der Bot schaut voraus …
hint-games = { $games ->
    [one] 1 Partie durchgespielt
   *[other] { $games } Partien durchgespielt
}
hint-range = zwischen { $low } und { $high }
hint-because = Denn dieser Zug
hint-risks = Aber er
hint-often = { $share } von { $of }
hint-instead = { $percent } % statt { $other } %
hint-equal = Diese Züge sind gleich gut
hint-equal-note = Alle liegen bei { $value } (± { $reach }). Nimm den, der dir gefällt.
hint-certain = { $won ->
    [yes] Mit jedem dieser Züge gewinnst du fast sicher.
   *[no] Mit jedem dieser Züge hast du kaum eine Chance.
} { $equal ->
    [yes] Nimm den, der dir gefällt.
   *[no] Sie sind nach dem Ergebnis am Ende geordnet.
}
hint-nearly-always = fast immer
hint-unsure = Noch nicht sicher
hint-unsure-note = { $games ->
    [one] 1 Partie ist zu wenig, um diese Züge zu ordnen.
   *[other] { $games } Partien sind zu wenig, um diese Züge zu ordnen.
}
hint-better = { $by } besser als der nächstbeste: { $move }
hint-sure = ± { $reach }: sehr wahrscheinlich der bessere Zug
hint-likely = ± { $reach }: wahrscheinlich der bessere Zug
hint-only = Kein anderer Zug sah gut aus.
hint-alike = { $count ->
    [one] 1 weiterer Zug ist etwa gleich gut.
   *[other] { $count } weitere Züge sind etwa gleich gut.
}
hint-plain = Einen einzelnen Grund gibt es nicht.
hint-set-up = Vorbereiten
hint-watch = Zeigen
hint-made = Gespielt
hint-instead-of = Stattdessen
hint-made-equal = Er war etwa so gut wie die anderen Züge.
hint-made-better = { $by } besser als der beste andere Zug.
hint-made-worse = { $by } schlechter als der beste andere Zug.
hint-note-own = Deine Siegchance, geschätzt von einem Bot an deinem Platz. Er weiß nur, was du weißt. „Vorbereiten“ legt den Zug bereit; du bestätigst ihn dann selbst.
hint-note-team = Eure Siegchance, geschätzt von einem Bot an deinem Platz. Er weiß nur, was du weißt. „Vorbereiten“ legt den Zug bereit; du bestätigst ihn dann selbst.
hint-note-alone = Deine Chance durchzukommen, geschätzt von einem Bot. Er weiß nur, was du weißt. „Vorbereiten“ legt den Zug bereit; du bestätigst ihn dann selbst.
hint-note-made = Das beruht nur auf dem, was du wissen darfst. Der Bot wusste vielleicht mehr.
hint-spoken = { $move }, { $value }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-but = { $wording }, aber { $risk }
hint-only-but = aber er { $risk }
hint-chance = Siegchance
hint-outcome = Punkte am Ende
