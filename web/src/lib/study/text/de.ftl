### Texte für alles, was Leute wiederkommen lässt: Partien mit gleichem Zufall, Tage, Rückblick, Zweige und Profil.

## Dieselbe Partie noch einmal

deal = Gleiche Vorgaben
deal-title = { $game }: gleiche Vorgaben
deal-about = Spiele mit denselben Karten, Plätzen und Würfeln noch einmal und vergleiche.
deal-again = So noch einmal spielen
deal-again-note = Du behältst deinen Platz. Auf die Plätze anderer Leute setzen sich Bots.
deal-chance = Der Zufall bleibt gleich, solange dieselben Züge aufeinander folgen. Danach trifft jeder bei derselben Entscheidung einer Runde immer noch auf dieselben Würfel.
deal-results = Ergebnisse
deal-none = Sonst hat noch niemand diese Vorgaben zu Ende gespielt.
deal-original = erste Partie
deal-here = diese Partie
deal-you = Du
deal-someone = Jemand
deal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
deal-rank = { $rank }. Platz
deal-won = gewonnen
deal-lost = verloren
deal-compare = Vergleichen
deal-compared = Runde für Runde
deal-compared-with = Runde für Runde, mit { $name }
deal-mine = diese Partie
deal-theirs = die andere
deal-parted = Hier gingen die Partien auseinander
deal-parted-at = { $axis } { $at }, { $name } hat entschieden
deal-over = Die Partie war zu Ende.
deal-silent = Der Zug wird nicht erzählt.
deal-same = In beiden Partien waren alle Züge gleich.
deal-look = In der Wiederholung zeigen

## Die Partie des Tages

day-title = Partie des Tages
days = Partien des Tages
days-about = Heute haben alle dieselben Karten und Plätze.
day-left = { $hours ->
    [0] noch keine Stunde
   *[other] noch { $hours } h
}
day-play = Spielen
day-resume = Weiter
day-try = Dein gezählter Versuch
day-one = Ein Versuch zählt. Hör auf, wann du willst: Er wartet auf dich.
day-strict = Es gibt keine Tipps und kein Zurücknehmen. Danach kannst du so oft spielen, wie du willst.
day-same = Alle haben an diesem Tag dieselben Karten, Würfel und Plätze.
day-begin = Gezählten Versuch spielen
day-continue = Versuch fortsetzen
day-practice = Noch einmal, ungezählt
day-practice-past = Diesen Tag spielen
day-late = Dieser Tag ist zu Ende. Deine Partie ist also Übung und wird nicht gewertet.
day-others = So ging es den anderen
day-hidden = Punkte und Bots siehst du nach deinem Versuch. So verrät nichts die Partie.
day-played = { $count ->
    [0] Hier hat sie noch niemand gespielt.
    [one] 1 Person hat sie hier gespielt.
   *[other] { $count } Leute haben sie hier gespielt.
}
day-first = Heute bist du die oder der Erste.
day-place = { $place }. von { $of }
day-bots = Zum Vergleich die Stufen der Bots:
day-results-mine = Ergebnis dieses Tages
day-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
day-streak-note = irgendeines der Spiele zählt
day-earlier = Frühere Tage
day-month = Monat
day-in-time = am Tag gespielt
day-afterwards = später gespielt, nicht gewertet
day-open = nicht gespielt
day-seats = { $count ->
    [one] Du spielst allein
   *[other] { $count } Plätze, du fängst an
}
day-against = gegen { $level }
day-share = Teilen
day-share-note = Der Text verrät nichts über die Partie.
day-share-head = Holdfast { $date }, { $game }
day-share-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
day-copy = Kopieren
day-mark-good = eine gute Runde
day-mark-half = ein Verlust
day-mark-bad = das Ende, oder fast
day-previous = Voriger Monat
day-next = Nächster Monat

## Rückblick und Zweige

review-title = Rückblick
review-three = Deine teuersten Züge
review-together = Zusammen haben sie dich { $percent } gekostet. { $count ->
    [one] Du hast 1 Zug gemacht.
   *[other] Du hast { $count } Züge gemacht.
}
review-none = Kein Zug hat dich mehr als { $percent } gekostet.
review-thinking = Ein Bot sieht sich die Partie an: { $percent }
review-not-ready = Für diese Partie gibt es gerade keinen Rückblick. Jeden Zug ansehen kannst du trotzdem.
review-you = Du
review-better = Besser
review-when = { $axis } { $at }
review-move = Zug { $number }
review-chance = { $from } → { $to } Siegchance
review-points = { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}
review-very-likely = sehr wahrscheinlich besser
review-likely = wahrscheinlich besser
review-risk = Das wird riskiert: { $said }
review-saw = Du siehst, was du damals sahst, und nichts Späteres.
review-show = Zeigen
review-best = Dein bester Zug
review-best-by = { $percent } besser als der nächstbeste
review-best-points = { $points ->
    [one] 1 Punkt besser als der nächstbeste
   *[other] { $points } Punkte besser als der nächstbeste
}
branch-trial = Versuch, ohne Wertung
branch-list = Deine Zweige
branch-none = Ein Zweig spielt ab einem Moment dieser Partie weiter. Die Partie selbst bleibt, wie sie war.
branch-from = ab Zug { $number }
branch-name = Name des Zweigs
branch-rename = Umbenennen
branch-play = Weiterspielen
branch-open = Zeigen
branch-link = Link kopieren
branch-compare = Vergleichen
branch-title = { $game }: wie es war und dein Versuch
branch-was = der Partie, wie sie war
branch-running = läuft noch
table-day = Partie des Tages
table-day-counted = Partie des Tages, gezählt
