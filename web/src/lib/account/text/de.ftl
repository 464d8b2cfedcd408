### Konten: freiwillig, für Partien auf mehreren Geräten.

title-account = Konto · Holdfast
account-title = Partien behalten
account-own = Dein Konto
account-about = Ein Konto ist freiwillig. Alles geht auch ohne. Mit einem Konto hast du deine Partien auch auf deinen anderen Geräten.
account-none = Dieser Server hat keine Konten. Deine Partien bleiben in diesem Browser, und ihre Links funktionieren überall.
account-hello = Du bist angemeldet als { $name }.
account-passkey = Mit Passkey
account-passkey-about = Du meldest dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an. Du musst dir nichts merken, und es gibt kein Passwort, das jemand stehlen kann.
account-no-passkey = An dieser Adresse gibt es keine Passkeys, denn sie brauchen https und einen Domainnamen. Ein Passwort geht überall.
account-name = Name
account-name-about = Die Leute an deinen Tischen sehen ihn.
account-make = Partien behalten
account-or = oder
account-by-password = Passwort nutzen
account-by-password-about = Du meldest dich mit deinem Namen und diesem Passwort an, auf jedem Gerät.
account-password = Passwort
account-password-about = Mindestens 8 Zeichen.
account-open = Konto anlegen
account-back = Anmelden
account-back-about = Du hast schon ein Konto.
account-enter-passkey = Mit Passkey anmelden
account-enter-password = Mit Passwort anmelden
account-enter-code = Code eingeben
account-code = Code deines anderen Geräts
account-code-send = Code senden
account-moves = Was ins Konto kommt
account-running = Laufende Partien
account-finished = Beendete Partien
account-links = Links zu deinen Plätzen gelten weiter.
account-cancelled = Nichts hat sich geändert, denn der Passkey wurde nicht benutzt.

account-ways = Wege zur Anmeldung
account-key-of = Passkey, { $device }
account-key = Passkey
account-has-password = Passwort
account-add-key = Passkey hinzufügen
account-remove = Entfernen
account-set-password = Passwort festlegen
account-change-password = Passwort ändern
account-old-password = Altes Passwort
account-new-password = Neues Passwort
account-password-set = Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.
account-save = Speichern
account-cancel = Abbrechen
account-devices = Angemeldete Geräte
account-device-unknown = Unbekanntes Gerät
account-here = dieses Gerät
account-used = Zuletzt benutzt am { $date }
account-end = Abmelden
account-signed-out = Du bist abgemeldet. Partien, die du in diesem Browser angefangen hast, bleiben hier.

account-history = Beendete Partien
history-game = Spiel
history-pace = Tempo
history-result = Ergebnis
history-all = Alle
history-pace-live = Live, ohne Uhr
history-pace-clock = Mit Uhr
history-pace-slow = Tage je Zug
history-won = Gewonnen
history-lost = Verloren
history-count = { $count ->
    [0] Solche Partien gibt es noch nicht.
    [one] 1 Partie, { $won } gewonnen
   *[other] { $count } Partien, { $won } gewonnen
}
history-outcome = { $won ->
    [yes] Gewonnen, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[no] Platz { $rank }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
history-none = Du hast noch keine Partie beendet.
history-more = Mehr zeigen

account-second = Ein zweites Gerät
account-second-about = Zeige hier einen Code, und scanne ihn mit dem anderen Gerät.
account-second-show = Code zeigen
account-second-scan = Scanne das mit dem anderen Gerät, oder gib dort den Code { $code } ein. Er gilt 2 Minuten und nur einmal.
account-second-words = Dein anderes Gerät muss diese zwei Wörter zeigen. Zeigt es andere, hat jemand anders den Code benutzt.
account-second-same = Sie sind gleich
account-second-stop = Abbrechen
account-second-done = Dein anderes Gerät ist angemeldet.
account-second-gone = Der Code gilt nicht mehr. Zeige einen neuen.
account-joining = Anmeldung
account-join-ask = Willst du dich hier mit deinem Konto anmelden?
account-join = Hier anmelden
account-join-words = Zeigt dein erstes Gerät dieselben zwei Wörter? Stimme dort zu, dann bist du hier angemeldet.

account-ratings = Wertung
account-ratings-none = Du hast noch keine Wertung. Partien ohne Tipps unter Leuten mit Konto und Bots zählen, sobald sie zu Ende sind.
account-ratings-about = Die Skala ist die der Bots: Siedler hat 25, und jede Stärke hat 2,5 mehr als die nächstschwächere. Die Zahl nach ± sagt, wie unsicher die Wertung ist.
rating-games = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
rating-number = { $rating } ± { $uncertainty }
rating-level = etwa Stärke { $level }
rating-change = Wertung { $change }
rating-waits = Zählt, sobald ein anderes Team mit diesem Aufbau gespielt hat

account-bot = Bot
account-bot-about = Schreibst du Programme? Ein Konto ohne Partien kann ein Bot werden. Dann spielt dein Programm.
account-bot-ask = Zum Bot machen …
account-bot-sure = Das lässt sich nicht rückgängig machen. Alle am Tisch sehen, dass es ein Bot ist, und nur sein Programm spielt.
account-bot-do = Zum Bot machen
account-bot-is = Dieses Konto ist ein Bot. Dein Programm spielt mit einem API-Token.
account-token-name = Name des Tokens
account-token-make = Token anlegen
account-token-end = Löschen
account-token-once = Du siehst dieses Token nur dieses eine Mal. Kopiere es in dein Programm.
account-token-copy = Token kopieren

account-stored = Was gespeichert wird
account-stored-name = Dein Name
account-stored-name-about = Die Leute an deinen Tischen sehen ihn.
account-stored-games = Deine Partien und Ergebnisse
account-stored-games-about = Züge, Zeiten und Chat deiner Tische.
account-stored-ways = Wie du dich anmeldest
account-stored-ways-about = Die öffentliche Hälfte deiner Passkeys oder ein Hash deines Passworts.
account-stored-devices = Deine angemeldeten Geräte
account-stored-devices-about = Browser, System und der Tag des letzten Besuchs.
account-stored-not = Holdfast speichert weder deine IP-Adresse noch, was du dir ansiehst. Eine E-Mail-Adresse speichert es nur, wenn du Mitteilungen per E-Mail willst.
account-take = Deine Daten als Datei
account-take-about = Du bekommst eine Datei mit allem, was über dich gespeichert ist.
account-take-do = Alles speichern
account-delete = Alles löschen
account-delete-about = Dein Name, deine eigenen Partien und dein Chat werden sofort gelöscht. In Partien mit anderen übernimmt ein Bot deinen Platz, und dein Name ist weg.
account-delete-do = Alles löschen …
account-delete-ask = { $running ->
    [0] Das lässt sich nicht rückgängig machen. Tippe „{ $word }“, um alles zu löschen.
    [one] 1 Partie läuft noch. Das lässt sich nicht rückgängig machen. Tippe „{ $word }“, um alles zu löschen.
   *[other] { $running } Partien laufen noch. Das lässt sich nicht rückgängig machen. Tippe „{ $word }“, um alles zu löschen.
}
account-delete-word = löschen
account-delete-sure = Löschen
account-deleted = Alles ist gelöscht. Du kannst jederzeit als Gast spielen.
account-lost = Verlierst du alle Geräte und dein Passwort, kann dich niemand mehr hereinlassen.

problem-signed-out = Du bist nicht angemeldet. Melde dich an, und versuche es noch einmal.
problem-wrong-password = Dieser Name und dieses Passwort gehören nicht zusammen.
problem-no-passkey = Dieser Passkey öffnet hier kein Konto.
problem-no-such-device = Dieser Code gilt nicht mehr. Lass dir einen neuen geben.
problem-last-way-in = Das ist dein einziger Weg zur Anmeldung. Füge zuerst einen anderen hinzu.
problem-has-played = Dieses Konto hat schon gespielt, also kann es kein Bot werden.
problem-no-bot-account = Nur ein Konto, das ein Bot ist, hat API-Tokens.
problem-too-many-tokens = Dieses Konto hat acht API-Tokens. Lösche zuerst eines.

# Leute, mit denen jemand nicht spielen will.
blocked-title = Leute, die du blockiert hast
blocked-about = Sie können sich nicht an deine Tische setzen, und du siehst nicht, was sie schreiben. Niemand erfährt es.
blocked-since = seit { $date }
blocked-end = Wieder zulassen
problem-suspended = Dieses Konto ist gesperrt. Wende dich an die Person, die diesen Server betreibt.

account-messages = Mitteilungen
account-messages-about = In langsamen Partien sagen wir dir, wenn du dran bist. Dafür brauchst du kein Konto.
account-messages-do = Mitteilungen einstellen
