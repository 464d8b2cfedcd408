### Was Erklärungen, die Karten eines Spiels und seine Regeln sagen, auf Deutsch.

about-pin = Diese Karte offen halten
about-close = Diese Karte schließen
about-pins = hält sie offen
about-closes = schließt
about-back = zur Karte
about-page = Seite öffnen
about-now = In dieser Stellung
about-others = Auch hier:

cards-of = Karten und Spielsteine von { $game }
cards-search = { $count } Karten durchsuchen: ein Wort oder eine Regel wie { $clause }
cards-nothing = Dazu passt keine Karte.
cards-search-rules = Stattdessen die Regeln durchsuchen?
cards-show = Zeigen
cards-position = In dieser Stellung
cards-game = In dieser Partie
cards-seen = Bisher gesehen
cards-all = Alles
cards-kinds = Art
cards-every-kind = Alle Arten
cards-unseen = noch nicht gesehen
cards-point = Auf dem Tisch zeigen
cards-lit = { $name }: { $count ->
    [one] an 1 Stelle
   *[other] an { $count } Stellen
}
cards-count = { $shown } von { $all }

rules-of = Die Regeln von { $game }
rules-contents = Inhalt
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] 1 Stelle
   *[other] { $count } Stellen
}
rules-back-table = Zurück an den Tisch
rules-back = Zurück
rules-copy = Link zu { $clause } kopieren
rules-copied = Kopiert
rules-came = Du hast gesucht
rules-lesson = Zum Lernen: { $lesson }
rules-figure = Eine Stellung aus dieser Lektion: { $lesson }
rules-on-page = Auf dieser Seite
