### Clubs: Gruppen, die sich zum Spielen treffen.

title-clubs = Clubs · Holdfast
title-club = { $name } · Holdfast
clubs-about = Ein Club ist eine Gruppe mit einem Link. Seine Mitglieder treffen sich zu Spieleabenden, spielen an mehreren Tischen mit demselben Aufbau und sammeln Punkte.
clubs-none-here = Hier gibt es keine Clubs, weil es keine Konten gibt.
clubs-row =
    { $count ->
        [one] 1 Mitglied
       *[other] { $count } Mitglieder
    }
clubs-found = Neuer Club
clubs-found-do = Club gründen
clubs-found-account = Zum Gründen brauchst du ein Konto. Zum Beitreten braucht niemand eines.
club-private =
    { $count ->
        [one] Privat, 1 Mitglied
       *[other] Privat, { $count } Mitglieder
    }
club-season-evening =
    Saison { $season }, Abend { $number } · { $count ->
        [one] 1 Mitglied
       *[other] { $count } Mitglieder
    }
club-views = Was zu sehen ist
club-view-tonight = Abend
club-view-season = Saison
club-view-members = Mitglieder
club-alone = Noch ist niemand beigetreten
club-invite = Leute einladen
club-empty = Noch kein Spieleabend
club-empty-organiser = Plane einen ersten Abend, oder fange gleich einen an. Wer da ist, sagt es, und du teilst die Tische ein.
club-empty-member = Ein Organisator plant den ersten Abend. Du kannst jederzeit einen Tisch für den Club eröffnen.

## Abende

club-tonight = Heute Abend
club-next = Nächster Abend
club-here = Mitglieder, die da sind
club-answers = Wer kommt, wer nicht
club-not-coming = kommt nicht
club-i-am-here = Ich bin da
club-i-leave = Ich muss weg
club-i-come = Ich komme
club-not-me = Ich nicht
club-calendar = Kalenderdatei
club-remind = Am Tag davor erinnern
club-cancel-evening = Absagen
club-plan = Abend planen
club-plan-do = Diesen Abend planen
club-begin-now = Jetzt einen Abend anfangen
club-day = Tag
club-time = Uhrzeit
club-game = Spiel
club-game-open = Noch offen

## Einteilung

club-pair = Tische einteilen
club-size = Leute an einem Tisch
club-size-people =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
club-preset = Vorlage
club-preset-usual = Die üblichen Optionen
club-same = Gleicher Aufbau
club-same-yes = An allen Tischen
club-same-no = Je Tisch ein eigener
club-same-about = Karten, Würfel und Plätze sind an allen Tischen gleich. Alle werden mit denen verglichen, die anderswo denselben Platz haben.
club-own-about = Jeder Tisch hat eigene Karten und Würfel. Alle werden mit den anderen am Tisch verglichen.
club-pair-do =
    { $count ->
        [0] Leute einteilen
        [one] 1 Person einteilen
       *[other] { $count } Personen einteilen
    }
club-pair-nobody = Noch hat niemand gesagt, dass er da ist.
club-pair-busy = Alle, die da sind, spielen gerade.

## Runden und Tische

club-deal = Runde { $number }
club-deal-same = Karten, Würfel und Plätze an allen Tischen gleich
club-deal-own = eigene Karten und Würfel an jedem Tisch
club-table = Tisch { $number }
club-state-over = fertig
club-state-runs = spielt noch
club-state-free = wartet auf Spieler
club-seat-free = freier Platz
club-somebody = Jemand
club-bot = ein Bot
club-play = Zu meinem Tisch gehen
club-sit-down = Hinsetzen
club-look-again = Nochmal ansehen
club-watch = Zuschauen
club-watch-later = Du kannst zuschauen, wenn du diese Runde gespielt hast oder wenn sie an allen Tischen zu Ende ist.
club-table-remove = Diesen Tisch entfernen
club-tables = Tische des Clubs
club-tables-empty = Kein Tisch ist offen. Eröffne einen, dann können sich Mitglieder jederzeit hinsetzen.
club-open-table = Tisch eröffnen
club-open-do = Diesen Tisch eröffnen
club-may-watch = Dürfen Mitglieder zuschauen?
club-may-watch-yes = Ja
club-may-watch-no = Nein

## Punkte

club-results = Tabelle des Abends
club-results-last = Tabelle des letzten Abends
club-results-about = 2, 1 oder 0 Punkte je Vergleich
club-rank = Platz
club-name = Name
club-points = Punkte
club-cell-plays = spielt
club-cell-waits = wartet
club-cell-alone = allein
club-cell-none = –
club-season = Saison { $number }
club-season-about = Die besten { $counting } von { $evenings } Abenden zählen.
club-season-none = Es gibt noch keine Saison. Sie fängt mit dem ersten Abend an.
club-season-empty = Noch ist keine Runde zu Ende.
club-dropped = zählt nicht
club-counts = So wird gezählt
club-counts-deal = Du bekommst 2 Punkte, wenn du besser warst, 1 bei Gleichstand und sonst 0. Der Schnitt aller Vergleiche ist dein Ergebnis der Runde.
club-counts-same = Bei gleichem Aufbau wirst du mit denen verglichen, die an anderen Tischen deinen Platz hatten. Sonst wirst du mit den anderen am Tisch verglichen. Teams werden mit Teams verglichen.
club-counts-missing = Fehlt jemand, spielt dort ein Bot der Stärke Veteran. Er zählt für niemanden.
club-counts-evening = Ein Abend bringt das Zehnfache deines Schnitts, also bis zu 20 Punkte. Es ist egal, wie viele Runden du spielst.
club-counts-season = Eine Saison hat 6 Abende. Deine besten 5 zählen.

## Mitglieder

club-link = Link zum Beitreten
club-link-about = Alle, die diesen Link haben, können beitreten.
club-link-copy = Link kopieren
club-link-new = Neuen Link erstellen
club-link-sure = Alter Link verfällt. Sicher?
club-members =
    { $count ->
        [one] 1 Mitglied
       *[other] { $count } Mitglieder
    }
club-role-owner = Besitzer
club-role-organiser = Organisator
club-role-member = Mitglied
club-guest = ohne Konto
club-make-organiser = Zum Organisator machen
club-make-member = Zum Mitglied machen
club-hand-over = Club übergeben
club-hand-over-sure = Club übergeben. Sicher?
club-remove = Entfernen
club-remove-sure = Entfernen. Sicher?
club-rename = Name des Clubs
club-rename-do = Namen ändern
club-leave = Club verlassen
club-leave-about = Deine Punkte verschwinden aus den Tabellen des Clubs. Deine Partien bleiben dir.
club-leave-do = Verlassen
club-leave-sure = Verlassen. Sicher?
club-delete = Club löschen
club-delete-about = Abende, Punkte und Mitglieder werden gelöscht. Die Partien bleiben denen, die sie gespielt haben.
club-delete-do = Club löschen
club-delete-sure = Alles löschen. Sicher?

## Beitreten

club-door =
    { $count ->
        [one] Du bist in diesen Club eingeladen. Er hat 1 Mitglied.
       *[other] Du bist in diesen Club eingeladen. Er hat { $count } Mitglieder.
    }
club-door-full = Dieser Club ist voll. Bitte einen Organisator, Platz zu machen.
club-your-name = Dein Name im Club
club-join = Beitreten
club-join-guest = Du brauchst kein Konto. Ohne Konto gehörst du nur in diesem Browser zum Club.
club-closed = Du gehörst hier nicht dazu
club-closed-about = Ein Club ist privat. Bitte jemanden, der dazugehört, um den Link.

## Absagen

problem-no-clubs = Hier gibt es keine Clubs, weil es keine Konten gibt.
problem-no-such-club = Diesen Club gibt es nicht, oder du gehörst nicht dazu.
problem-no-such-club-link = Dieser Link öffnet keinen Club mehr. Bitte um einen neuen.
problem-no-such-member = Dieses Mitglied gibt es im Club nicht.
problem-no-such-evening = Diesen Abend gibt es im Club nicht.
problem-bad-date = Dieser Tag lässt sich nicht planen. Wähle einen Tag innerhalb des nächsten Jahres.
problem-not-organiser = Das können nur der Besitzer und die Organisatoren des Clubs.
problem-not-owner = Das kann nur der Besitzer des Clubs.
problem-too-many-clubs = Mehr Clubs kann eine Person nicht haben. Verlasse oder lösche zuerst einen.
problem-club-full = Dieser Club ist voll. Bitte einen Organisator, Platz zu machen.
problem-owner-stays = Dieser Club gehört dir. Übergib ihn zuerst, oder lösche ihn.
problem-needs-account = Nur ein Mitglied mit Konto kann einen Club besitzen.
problem-evening-over = Dieser Abend ist zu Ende oder hat noch nicht angefangen.
problem-evening-played = Diesen Abend kannst du nicht entfernen, denn es wurde gespielt.
problem-too-many-evenings = Dieser Club hat schon viele Abende geplant. Sage zuerst einen ab.
problem-too-many-deals = Das reicht für einen Abend. Spielt an einem anderen Tag weiter.
problem-too-many-club-tables = Dieser Club hat schon viele Tische. Entferne zuerst einen.
problem-nobody-here = Gerade ist niemand da, der frei ist. Warte, bis ein Tisch fertig ist.
problem-just-paired = Gerade hat euch schon jemand eingeteilt. Seht nach den Tischen.
problem-not-yet-watched = Du kannst hier zuschauen, wenn du diese Runde selbst gespielt hast.
