### Die Wörter der Einladungen auf Deutsch.

invite-title = Freunde einladen
invite-about = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}. Kein Konto nötig: Ein Name genügt.
invite-qr = QR-Code des Links
invite-scan = Scannen und Platz nehmen
invite-large = QR-Code groß zeigen
invite-say = oder den Code ansagen
invite-where = in der Lobby, unter
invite-link = Der Link dieses Tisches
invite-copy = Kopieren
invite-copied = Link kopiert. Er gilt eine Woche, solange die Partie läuft.
invite-by-hand = Der Link ist markiert. Bitte kopiere ihn.
invite-share = Teilen …
invite-who = Wer da ist
invite-sit = { $sit } von { $seats } sitzen
invite-you = { $name }, du
invite-here = da
invite-lost = weg
invite-sat = hat Platz genommen
invite-bot = ist ein Bot
invite-free = Frei
invite-friend-or = für Freunde, oder
invite-to-bot = Bot, { $level }
invite-arrived = { $name } hat Platz genommen.
invite-watchers = Zuschauer sehen nur, was alle wissen.
invite-watch-link = Link für Zuschauer kopieren
invite-wait = Hier warten
invite-start = Jetzt anfangen
invite-start-bots = { $count ->
    [one] ein Bot nimmt den freien Platz
   *[other] Bots nehmen die { $count } freien Plätze
}
invite-all-here = Alle sind da
invite-to-table = Zum Tisch gehen
invite-preparing = Der Code wird vorbereitet …
invite-failed = Der Code lässt sich gerade nicht laden.
gather-table = Tisch: { $game }
gather-title = { $count ->
    [0] Alle sind da
    [one] 1 Spieler fehlt noch
   *[other] { $count } Spieler fehlen noch
}
gather-host = Du kannst jederzeit anfangen. Bots können die freien Plätze nehmen.
gather-guest = { $name } fängt die Partie an.
gather-fill = Bots nehmen die freien Plätze, und die Partie fängt an: { $time }.
gather-opened = von dir eröffnet
gather-host-of = hat den Tisch eröffnet
gather-ready = bereit
gather-not-ready = noch nicht bereit
gather-free = Freier Platz
gather-invite = Einladen
gather-bot = Bot
gather-say-ready = Ich bin bereit
gather-unready = Noch nicht bereit
gather-begin = Anfangen
gather-begin-all = alle sind bereit
gather-begin-some = { $count ->
    [one] 1 ist noch nicht bereit
   *[other] { $count } sind noch nicht bereit
}
gather-learn = Jetzt lernen
gather-learn-note = du kannst jederzeit zurück
gather-bring = Andere einladen
gather-code = Code
gather-more = Mehr
join-title = Du bist eingeladen: { $game }
join-with = { $names } { $count ->
    [one] sitzt
   *[other] sitzen
} am Tisch.
join-bot = { $name } (Bot)
join-free = { $count ->
    [one] 1 Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
join-full = Alle Plätze an diesem Tisch sind besetzt.
join-looking = Der Tisch wird gesucht …
