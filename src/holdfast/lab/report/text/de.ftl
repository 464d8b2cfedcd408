### Die Liste der Läufe, auf Deutsch. Berichte gibt es nur auf Englisch.

lab-title = Läufe des Labors
lab-none = Hier gibt es noch keine Läufe.
lab-run = Lauf
lab-game = Spiel
lab-games = Partien
lab-players = Spieler
lab-changed = Geändert
lab-state = Stand
lab-report = Bericht
lab-finished = fertig
lab-playing = { $percent } %, zuletzt geschrieben { $ago }
lab-damaged = nicht lesbar
lab-show = zeigen
lab-no-report = noch keiner
lab-now = gerade eben
lab-minutes = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
}
lab-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
