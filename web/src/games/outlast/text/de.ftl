
## Auf dem Bildschirm: Wörter von Brett, Ablage und Ende

ui-headline = Runde { $round }
ui-round-short = Runde { $round }
ui-round-brief = R { $round }
ui-round = Runde
ui-round-of = von { $last }
ui-order-label = Reihenfolge dieser Runde
ui-the-wild = Die Wildnis
ui-board-turn = Brettzug
ui-wind = Wind { $direction }
ui-wind-next = nächste Runde { $direction }
ui-board-label = Brett, { $tiles } Felder
ui-mini-map = Karte: zu einer Stelle springen
ui-tile-label = { $terrain }, Feld { $number }: { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
}, { $prey } Beute
ui-tile-wolf = ein Wolf
ui-tile-structure = { $structure } von { $name }
ui-thing-resource = Rohstoffe auf dem Feld
ui-thing-prey = Beute auf dem Feld
ui-thing-wolf = der Wolf auf dem Feld
ui-meeple-label = { $meeple }, trägt { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
} und { $prey } Beute
ui-meeple-choose = { $meeple } wählen, trägt { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
} und { $prey } Beute
ui-meeple-where = { $meeple } { $where }
ui-carries = trägt { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
} und { $prey } Beute
ui-counts-title = Auf dem Brett
ui-counts-prey = Beute
ui-counts-wolves = Wölfe
ui-counts-people = Leute
ui-counts-snow = im Schnee
ui-forecast = Nächster Brettzug
ui-forecast-wolves = { $count ->
    [one] +1 Wolf
   *[other] +{ $count } Wölfe
}
ui-forecast-prey = +{ $count } Beute
ui-mat-title = Mein Volk
ui-mat-people = { $count ->
    [one] Mensch
   *[other] Leute
}
ui-mat-settlements = von { $most } Siedlungen
ui-mat-nobody = Niemand ist mehr da; es können noch welche kommen.
ui-mat-out = Dieses Volk gibt es nicht mehr.
ui-legacy = Erbe
ui-actions-left = Aktionen übrig
ui-cornered = gestellt
ui-hidden = versteckt
ui-would-starve = würde verhungern
ui-meal-fed = hat zu essen
ui-meal-half = { $meals } Essen für { $mouths }
ui-meal-starve = verhungert
ui-note-safe = sicher
ui-note-logs = { $have } von { $need }
ui-price-action = 1 Aktion
ui-hunt-works = +1 Beute
ui-hunt-fails = nichts
ui-wolf-works = Wolf stirbt
ui-wolf-fails = Meeple stirbt
ui-face-works = Wolf stirbt
ui-face-fails = Meeple stirbt
ui-fight-works = gewinnt
ui-fight-fails = verliert oder patt
ui-die-needs = Mit { $needs } bis 8 auf dem W8.
ui-ask-act-meeple = Wohin geht { $meeple }, oder was tut er { $where }?
ui-ask-cornered = { $meeple } steht vor einem Wolf. Verstecken oder kämpfen?
ui-alert-cornered = { $meeple } ist gestellt { $where }. Verstecken oder kämpfen, sonst folgt der Kampf am Zugende ({ $chance }).
ui-alert-hunger = { $count } von { $of } würden verhungern,
ui-alert-hunger-who = endete der Zug jetzt: { $who }.
ui-hungry-some = { $count } von { $names }
ui-end-starve = { $count ->
    [one] 1 verhungert
   *[other] { $count } verhungern
}
ui-end-fight = { $count ->
    [one] 1 muss kämpfen
   *[other] { $count } müssen kämpfen
}
ui-fight-title = Ein Kampf
ui-why-not-adjacent = Ein Meeple geht ein Feld weit: nur Nachbarfelder sind zu erreichen.
ui-log-your-turn = Dein Zug
ui-log-round = Runde { $round }
ui-log-wild = Die Wildnis
ui-curves-title = Die Wildnis und ihre Leute
ui-rank-note = Die Lebenden nach Erbe, dann wer später fiel.
ui-end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
ui-end-lost-kicker = Niemand ist übrig
ui-end-title-won = Dein Volk überdauert den Winter
ui-end-title-other = Der Winter gehört { $names }
ui-end-title-defeat = Die Wildnis hat gewonnen
ui-end-last-alive = Das letzte lebende Volk, in Runde { $round }.
ui-end-legacy = Größtes lebendes Volk nach der letzten Runde: { $people ->
    [one] 1 Mensch
   *[other] { $people } Leute
} und { $settlements ->
    [one] 1 Siedlung
   *[other] { $settlements } Siedlungen
}. { $rating }
ui-end-people = Gleich großes Erbe, aber mehr Lebende: { $people }.
ui-end-prey = Gleich an Leuten und Siedlungen, mit mehr Beute in der Hand.
ui-end-resources = Gleich in allem bis auf die Rohstoffe in der Hand.
ui-end-shared = Gleich in allem: Sie teilen den Platz.
ui-end-out = Fiel als Letztes, in Runde { $round }.
ui-end-no-survivors = Niemand überlebte Runde { $round }. Sie hielten am längsten aus.
ui-end-defeat = Der Letzte deines Volkes fiel in Runde { $round }.

move-concede-sure = Sicher? Alle deine Leute sterben.

ui-name-home = Heimat
ui-name-forest = Wald
ui-name-thicket = Dickicht
ui-name-meadow = Wiese
ui-name-plains = Ebene
ui-name-river = Flussbiegung
ui-name-hills = Hügel
ui-name-mountain = Berg
ui-name-marsh = Moor
ui-name-barren = Ödland
ui-name-den = Wolfsbau
ui-name-trail = Wolfsfährte
ui-short-hide = Verstecken
ui-short-wolf = Kampf
ui-actions = Aktionen
