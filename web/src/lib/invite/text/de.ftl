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
invite-copied = Link kopiert. Er gilt eine Woche, oder bis die Partie endet.
invite-by-hand = Kopiere den Link mit Strg+C.
invite-share = Teilen …
invite-who = Wer da ist
invite-sit = { $sit } von { $seats } sitzen
invite-you = { $name }, du
invite-here = da
invite-lost = weg
invite-sat = hat Platz genommen
invite-bot = spielt als Bot
invite-free = Frei
invite-friend-or = für Freunde, oder
invite-to-bot = Bot, { $level }
invite-arrived = { $name } hat Platz genommen.
invite-watchers = Wer zuschaut, sieht nur, was offen liegt.
invite-watch-link = Link dafür kopieren
invite-wait = Hier warten
invite-start = Jetzt anfangen
invite-start-bots = { $count ->
    [one] ein Bot nimmt 1 Platz
   *[other] Bots nehmen { $count } Plätze
}
invite-all-here = Alle sind da
invite-to-table = An den Tisch
invite-preparing = Der Code wird gemacht …
invite-failed = Der Code ist gerade nicht zu haben.
gather-table = Tisch: { $game }
gather-title = { $count ->
    [0] Alle sind da
    [one] Einer fehlt noch
   *[other] Es fehlen noch { $count }
}
gather-host = Du fängst an, wann du willst. Freie Plätze können Bots nehmen.
gather-guest = { $name } fängt die Partie an.
gather-opened = von dir eröffnet
gather-host-of = hat den Tisch eröffnet
gather-ready = bereit
gather-not-ready = noch nicht bereit
gather-free = Freier Platz
gather-invite = Einladen
gather-bot = Bot
gather-say-ready = Ich bin bereit
gather-unready = Doch noch nicht
gather-begin = Anfangen
gather-begin-all = alle sind bereit
gather-begin-some = { $count ->
    [one] 1 ist noch nicht bereit
   *[other] { $count } sind noch nicht bereit
}
gather-learn = Inzwischen lernen
gather-learn-note = jederzeit zurück
gather-bring = Hol sie her
gather-code = Code
gather-more = Mehr
join-title = Du bist eingeladen: { $game }
join-with = { $names } { $count ->
    [one] sitzt
   *[other] sitzen
} am Tisch.
join-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
join-full = Alle Plätze dieses Tisches sind vergeben.
join-looking = Der Tisch wird gesucht …
