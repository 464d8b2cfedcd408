# Die Seite für die Person, die einen Server betreibt.

admin-title = Verwaltung des Servers
admin-about = Diese Seite ist für die Person, die diesen Server betreibt. Sie zeigt nichts, was in einer Partie geheim ist.
admin-token = Admin-Token
admin-enter = Seite öffnen
admin-leave = Seite sperren
admin-reports = Meldungen
admin-tables = Tische
admin-people = Leute
admin-server = Server
admin-open = Offen
admin-closed = Erledigt
admin-none-open = Keine Meldung ist offen.
admin-none-closed = Noch keine Meldung ist erledigt.
admin-report-by = Gemeldet hat es { $name }, { $date }. Meldungen über diese Person: { $count }
admin-guest = Gast
admin-has-account = hat ein Konto
admin-reason-insults = Beleidigungen im Chat
admin-reason-stalling = Spielverzögerung
admin-reason-helping = spielt für jemand anderen
admin-reason-name = Name
admin-lines = { $count ->
    [one] Die letzte Zeile des Chats
   *[other] Die letzten { $count } Zeilen des Chats
}
admin-answer = Antwort an die meldende Person
admin-answered = Deine Antwort: { $answer }
admin-close-report = Meldung abschließen
admin-remove-name = Namen entfernen
admin-plain-name = Spieler { $number }
admin-tables-count = { $count ->
    [one] 1 Tisch ist gespeichert.
   *[other] { $count } Tische sind gespeichert.
}
admin-free = freier Platz
admin-over = zu Ende
admin-running = läuft
admin-listed = alle können dazukommen
admin-close-door = Niemanden mehr hereinlassen
admin-newer = Neuere
admin-older = Ältere
admin-search = Teil eines Namens
admin-search-do = Suchen
admin-accounts-count = { $count ->
    [one] 1 Konto gefunden.
   *[other] { $count } Konten gefunden.
}
admin-account-since = seit { $date }
admin-account-counts = Partien: { $games }, angemeldete Geräte: { $sessions }, Meldungen: { $reports }
admin-new-name = Neuer Name für { $name }
admin-new-name-short = Neuer Name
admin-rename = Umbenennen
admin-sign-out = Überall abmelden
admin-suspend = Sperren
admin-suspend-sure = Wirklich sperren
admin-let-in = Wieder zulassen
admin-suspended = gesperrt
admin-version = Version
admin-database = Datenbank
admin-size = Größe der Datenbank
admin-megabytes = { $size } MB
admin-stored-tables = Gespeicherte Tische
admin-running-tables = Laufende Partien
admin-stored-accounts = Konten
admin-in-memory = Tische im Speicher
admin-connections = Offene Verbindungen
admin-limits = Grenzen
admin-limits-about = Jede Grenze gilt für eine Adresse.
admin-limit-tables-per-minute = Neue Tische je Minute
admin-limit-codes-per-minute = Versuchte Codes je Minute
admin-limit-seats-per-minute = Belegte Plätze je Minute
admin-limit-accounts-per-hour = Neue Konten je Stunde
admin-limit-sign-ins-per-minute = Versuchte Anmeldungen je Minute
admin-limit-reports-per-hour = Meldungen je Stunde
admin-limit-admin-tokens-per-hour = Falsche Admin-Tokens je Stunde
admin-limit-passwords-per-hour = Passwörter eines Kontos je Stunde
admin-limit-replays-per-minute = Aufzeichnungen je Minute
admin-limit-requests-per-minute = Anfragen je Minute
admin-limit-looks-per-minute = Leseanfragen je Minute
admin-limit-looks-at-table-per-minute = Leseanfragen zu einem Tisch je Minute
problem-not-admin = Das ist nicht das Admin-Token dieses Servers.
problem-no-such-report = Diese Meldung gibt es nicht, oder sie ist schon erledigt.
problem-no-such-account = Dieses Konto gibt es nicht.
problem-no-person = Dort sitzt gerade niemand.
admin-limit-notice-changes-per-hour = Geänderte Mitteilungen je Stunde
admin-limit-mails-per-hour = Links per E-Mail je Stunde
