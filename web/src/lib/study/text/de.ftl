### Texte für alles, was Leute wiederkommen lässt: Partien mit gleichem Zufall, Tage, Rückblick, Zweige und Profil.

## Dieselbe Partie noch einmal

deal = Gleicher Aufbau
deal-title = { $game }: gleicher Aufbau
deal-about = Spiele mit denselben Karten, Orten und Würfeln noch einmal und vergleiche.
deal-again = So noch einmal spielen
deal-again-note = Du behältst deinen Platz. Auf die Plätze anderer Leute setzen sich Bots.
deal-chance = Karten und Würfel bleiben gleich, solange alle dieselben Züge machen. Danach würfeln alle bei derselben Entscheidung derselben Runde immer noch das Gleiche.
deal-results = Ergebnisse
deal-none = Sonst hat noch niemand mit diesem Aufbau zu Ende gespielt.
deal-original = erste Partie
deal-here = diese Partie
deal-you = Du
deal-someone = Jemand
deal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
deal-rank = Platz { $rank }
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
deal-silent = Zu diesem Zug steht nichts im Verlauf.
deal-same = In beiden Partien waren alle Züge gleich.
deal-look = In der Aufzeichnung zeigen

## Die Partie des Tages

day-title = Partie des Tages
days = Partien des Tages
days-about = Heute haben alle dieselben Karten und Orte.
day-left = { $hours ->
    [0] noch unter 1 Std.
   *[other] noch { $hours } Std.
}
day-play = Spielen
day-resume = Weiter
day-try = Dein Versuch, der zählt
day-one = Ein Versuch zählt. Hör auf, wann du willst: Er wartet auf dich.
day-strict = Es gibt keine Tipps und kein Zurücknehmen. Danach kannst du so oft spielen, wie du willst.
day-same = Alle haben an diesem Tag dieselben Karten, Würfel und Plätze.
day-begin = Meinen Versuch spielen
day-continue = Versuch fortsetzen
day-practice = Noch einmal zum Üben
day-practice-past = Diesen Tag spielen
day-late = Dieser Tag ist zu Ende. Deine Partie ist also Übung und wird nicht gewertet.
day-others = So ging es den anderen
day-hidden = Die Punkte der anderen und der Bots siehst du nach deinem Versuch. So wird vorher nichts verraten.
day-played = { $count ->
    [0] Hier hat sie noch niemand gespielt.
    [one] 1 Person hat sie hier gespielt.
   *[other] { $count } Leute haben sie hier gespielt.
}
day-first = Heute hat noch niemand vor dir gespielt.
day-place = Platz { $place } von { $of }
day-bots = Zum Vergleich die Bots jeder Stärke:
day-results-mine = Ergebnis dieses Tages
day-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
day-streak-note = eine Partie am Tag genügt
day-earlier = Frühere Tage
day-month = Monat
day-in-time = am Tag gespielt
day-afterwards = später gespielt, nicht gewertet
day-open = nicht gespielt
day-seats = { $count ->
    [one] Du spielst allein
   *[other] { $count } Plätze, du fängst an
}
day-against = gegen Bots: { $level }
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
day-mark-bad = das Ende oder kurz davor
day-previous = Voriger Monat
day-next = Nächster Monat

## Rückblick und Zweige

review-three = Deine teuersten Züge
review-of = { $count ->
    [one] Du hast 1 Zug gemacht.
   *[other] Von deinen { $count } Zügen haben dich diese am meisten gekostet.
}
review-none = Kein Zug hat dich mehr als { $percent } Siegchance gekostet.
review-thinking = Ein Bot sieht sich die Partie an: { $percent }
review-not-ready = Für diese Partie gibt es gerade keinen Rückblick. Du kannst trotzdem jeden Zug ansehen.
review-you = Du
review-better = Besser
review-when = { $axis } { $at }
review-chance = { $from } → { $to } Siegchance
review-points = { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}
review-very-likely = sehr wahrscheinlich besser
review-likely = wahrscheinlich besser
review-risk = Aber er { $said }
review-saw = Du siehst nur, was du damals sehen konntest.
review-show = Zeigen
review-best = Dein bester Zug
review-best-by = { $percent } besser als der nächstbeste
review-best-points = { $points ->
    [one] 1 Punkt besser als der nächstbeste
   *[other] { $points } Punkte besser als der nächstbeste
}
branch-trial = Versuch, ohne Wertung
branch-list = Deine Zweige
branch-none = In einem Zweig spielst du ab einem Moment dieser Partie weiter. Die Partie selbst bleibt, wie sie war.
branch-from = ab Zug { $number }
branch-name = Name des Zweigs
branch-play = Weiterspielen
branch-open = Zeigen
branch-link = Link kopieren
branch-compare = Vergleichen
branch-title = { $game }: die Partie und dein Versuch
branch-was = der Partie, wie sie war
branch-running = läuft noch
table-day = Partie des Tages
table-day-counted = Partie des Tages (zählt)

## Aufgaben

puzzles = Aufgaben
puzzle-today = Aufgabe: { $game }
puzzles-about = Die Stellungen stammen aus Partien von Bots. Zu jeder gehört eine Frage. Eine Uhr gibt es nicht.
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-all = Alle Aufgaben
puzzle-themes = Themen
puzzle-new = { $count ->
    [one] 1 neue Aufgabe
   *[other] { $count } neue Aufgaben
}
puzzle-of = { $count } von { $of } gesehen
puzzle-next = Deine nächste Aufgabe
puzzle-difficulty = Schwierigkeit
puzzle-easy = Leicht
puzzle-usual = Passend
puzzle-hard = Schwer
puzzle-solve = Aufgabe lösen
puzzle-none-left = Du hast alle { $count } gesehen. Wähle ein anderes Spiel, oder versuche ein Thema noch einmal.
puzzle-you = Du und die Aufgaben
puzzle-kept = in diesem Browser gespeichert
puzzle-strength = Stärke
puzzle-strength-here = Deine Stärke
puzzle-streak = In Folge
puzzle-streak-best = Bestwert: { $count }
puzzle-at-once = Beim ersten Mal gelöst
puzzle-hardest = Schwerste gelöste
puzzle-play-answer = Spiele deine Antwort auf dem Brett.
puzzle-from = Die Stellung stammt aus einer Partie von Bots. Du siehst, was der Bot sah.
puzzle-hint = Tipp geben
puzzle-hint-is = Das tut der beste Zug:
puzzle-hint-none = Für diese Aufgabe gibt es keinen Tipp.
puzzle-skip = Überspringen
puzzle-right = Ja: { $move }
puzzle-close = Gut, aber nicht der beste Zug
puzzle-wrong = Nicht der beste Zug
puzzle-you-chose = Du hast gewählt: { $move }.
puzzle-instead = Das tut stattdessen der beste Zug:
puzzle-lost = Mit dem besten Zug ist deine Siegchance um { $percent } höher.
puzzle-chance = { $percent } Siegchance
puzzle-risk = Aber er { $said }
puzzle-often = in { $percent } der Fälle
puzzle-again = Noch einmal versuchen
puzzle-show = Lösung zeigen
puzzle-next-one = Nächste Aufgabe
puzzle-changed = Stärke { $rating }, { $change } durch diese Aufgabe.
puzzle-solution = Lösung
puzzle-step-of = Lösung, Schritt { $step } von { $count }
puzzle-also = Auch gut: { $move }
puzzle-goes-on = So kann die Partie weitergehen, mit den Würfeln der ursprünglichen Partie.
puzzle-back = Zurück
puzzle-step = Schritt
puzzle-play-on = Ab hier weiterspielen
puzzle-levels = Wie oft Bots sie lösen
puzzle-others = Naheliegende falsche Antworten
puzzle-answered = Du hast schon geantwortet.
five = Fünf für heute
five-left = noch { $count }
five-about = Fünf Aufgaben für heute, von leicht bis schwer. Sie sind für alle gleich.
five-next = Nummer { $number } lösen
five-number = Nummer { $number }
five-open = offen
five-first = beim ersten Mal gelöst
five-other = nicht beim ersten Mal gelöst
five-at = Fünf für heute, Nummer { $number }
five-answered = Fünf für heute: { $count } von 5 beantwortet.
five-over = Von den fünf für heute hast du { $count } beim ersten Mal gelöst. Morgen gibt es neue.
five-row = Fünf für heute: { $count } von { $of }

## Das Profil

profile = Profil
profile-nameless = Du
profile-kept = Nur in diesem Browser gespeichert, ohne Konto
profile-private = Wer die Datei hat, kann deine Partien des Tages öffnen. Gib sie nicht weiter.
profile-save = In Datei speichern
profile-load = Datei laden
profile-loaded = { $count ->
    [0] Die Datei ist geladen. Du hattest schon alle Partien daraus.
    [one] Die Datei ist geladen. Sie brachte 1 weitere Partie.
   *[other] Die Datei ist geladen. Sie brachte { $count } weitere Partien.
}
profile-foreign = Das ist kein Holdfast-Profil. Nichts wurde geändert.
profile-cut = Diese Datei ist abgeschnitten. Nichts wurde geändert. Speichere sie im anderen Browser noch einmal.
profile-version = Eine andere Version von Holdfast hat diese Datei gespeichert. Nichts wurde geändert.
profile-altered = Diese Datei ist verändert oder beschädigt. Nichts wurde geändert. Speichere sie im anderen Browser noch einmal.
profile-results = Ergebnisse
profile-count = { $count ->
    [one] 1 Partie, { $won } gewonnen
   *[other] { $count } Partien, { $won } gewonnen
}
profile-won = Gewonnen
profile-people = ohne Bots
profile-new = neu
profile-of = { $won } von { $of }
profile-learning = Lernen und Aufgaben
profile-fives = Fünf für heute, beim ersten Mal gelöst
profile-voyages = Reisen
profile-milestones = Meilensteine
profile-open = noch offen
strength-title = Wie stark du bist
strength-scale = im Vergleich mit den Bots
strength-near = etwa so stark wie ein Bot der Stärke { $level }, plus oder minus { $error }
strength-few = { $count ->
    [one] noch 1 Partie
   *[other] noch { $count } Partien
}
strength-note = { $count ->
    [0] Noch lässt sich nichts schätzen. Spiele gegen Bots.
    [one] Geschätzt aus 1 Partie. Der breite Balken zeigt, wie sicher das ist.
   *[other] Geschätzt aus { $count } Partien. Der breite Balken zeigt, wie sicher das ist.
}
profile-weeks = Die letzten vier Wochen: Tage, an denen du eine Partie des Tages gespielt hast
milestone-first-win = Erster Sieg
milestone-course = Ein ganzer Kurs gelernt
milestone-veteran = Sieg an einem Tisch mit Veteranen
milestone-puzzles = 25 Aufgaben beim ersten Mal gelöst
milestone-all-games = Sieg in allen vier Spielen
milestone-week = Sieben Tage in Folge
milestone-courses = Alle Kurse gelernt
milestone-strength = Aufgabenstärke 1500
milestone-three-stars = Erster Planet mit drei Sternen
milestone-legend = Sieg an einem Tisch mit Legenden

## Reisen

voyage-kind = { $kind ->
    [season] Saison
    [ladder] Aufstieg
   *[voyage] Reise
}
voyage-step = { $kind ->
    [season] Saison
    [ladder] Aufstieg
   *[voyage] Reise
}: { $name }
voyage-title = { $game }: { $kind ->
    [season] Saison
    [ladder] Aufstieg
   *[voyage] Reise
}
voyage-stars = { $count } von { $most ->
    [one] 1 Stern
   *[other] { $most } Sternen
}
voyage-beaten = { $count } von { $most } gewonnen
voyage-days-held = { $count ->
    [one] 1 Tag gehalten
   *[other] { $count } Tage gehalten
}
voyage-days-note = Ein Tag zählt einmal, wenn die Stadt an seinem Ende noch steht.
voyage-since = Deine Saison seit { $date }
voyage-begins = Deine Saison beginnt
voyage-map = Karte der Stationen
voyage-first = Deine erste Station
voyage-next = Nächste Station
voyage-chosen = Gewählte Station
voyage-complete = Du hast hier alles geschafft.
voyage-stop-stars = { $name }, { $stars } von { $most ->
    [one] 1 Stern
   *[other] { $most } Sternen
}
voyage-stop-won = { $name }, { $won ->
    [yes] gewonnen
   *[no] noch nicht gewonnen
}
voyage-log = Logbuch
voyage-log-empty = Jede Partie, die du hier beendest, bekommt eine Zeile, ob gewonnen oder verloren.
voyage-log-line = { $name }, { $won ->
    [yes] { $when }
   *[no] verloren, { $when }
}
voyage-log-all = Alle { $count } zeigen
voyage-free = Freies Spiel
voyage-friends = Mit Freunden
voyage-unlocked = Nichts ist gesperrt: Die Route ist nur ein Vorschlag.
voyage-anywhere = Partien aus der Lobby zählen auch.
voyage-alone = Hier zählen nur Partien gegen genau diese Gegner.
voyage-difficulties = Was jede Schwierigkeit bringt
voyage-row-won-on = gewonnen am { $date }
voyage-row-best = am weitesten: Tag { $at }
voyage-row-none = noch nicht gespielt
voyage-day-held = Tag { $day } gehalten
voyage-day-lost = verloren an Tag { $day }
voyage-day-open = Tag { $day } offen
voyage-begin = Spielen
voyage-retry = Neu versuchen
voyage-again = Noch einmal
voyage-counted = { $kind ->
    [season] Deine Saison
    [ladder] Dein Aufstieg
   *[voyage] Deine Reise
}

## Mehrere Tische mit derselben Partie

group-title = { $game }: gleicher Aufbau, mehrere Tische
group = Alle Tische
group-about = Alle Tische haben dieselben Karten, Orte und Würfel. Du siehst die anderen Partien, wenn deine zu Ende ist.
group-number = Tisch { $number }
group-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
group-own = dein Tisch
group-waiting = noch nicht angefangen
group-over = zu Ende
group-playing = spielt noch
group-link = Link für Freunde kopieren
group-go = Zu deinem Tisch
group-watch = Deine Partie ansehen
group-results = Vergleich der Tische
group-wait = Du siehst die Ergebnisse der anderen, wenn deine Partie zu Ende ist.
group-some = { $count ->
    [one] 1 Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
}
group-rounds = Runde für Runde
group-choose = Was verglichen wird

## Ein gemeinsamer Rückblick

lead = Gemeinsamer Rückblick
lead-begin = Rückblick leiten
lead-self = Du leitest. Die anderen sehen diesen Moment.
lead-other = { $name } leitet
lead-someone = Jemand
lead-follow = Folgen
lead-following = Du siehst, was { $name } zeigt.
lead-stop = Beenden
lead-note = Von hier aus darf jeder einen Zug versuchen.

## Fragen an Freunde

question-ask-friend = Freunde fragen
question-link-note = Der Link zeigt diesen Moment, wie du ihn sahst, ohne deinen Zug und ohne den besseren.
question-copy = Link kopieren
question-none = Noch hat niemand geantwortet.
question-answers = Antworten von Freunden
question-friends = { $count ->
    [one] 1 Freund
   *[other] { $count } Freunde
}
question-like-you = wie du
question-title = Was würdest du spielen?
question-somebody = Jemand
question-ask = { $name } fragt: Was würdest du hier spielen?
question-play = Spiele deine Antwort auf dem Brett.
question-saw = Du siehst nur, was an diesem Platz in diesem Moment bekannt war. Was danach kam, siehst du nicht.
question-same = { $name } hat denselben Zug gespielt
question-other = { $name } hat einen anderen Zug gespielt
question-yours = Du:
question-sent = { $name } sieht deine Antwort im Rückblick, ohne deinen Namen.

## The page of Study

hub-about = Lerne aus deinen Partien und aus denen von Bots. Nichts davon braucht ein Konto.
hub-tried = { $count ->
    [one] 1 Aufgabe gesehen
   *[other] { $count } Aufgaben gesehen
}
hub-untried = finde den besten Zug
hub-travelled = alle Ziele erreicht
hub-no-games = Nach deiner ersten Partie siehst du hier, welche Züge dich am meisten gekostet haben, und kannst es von dort neu versuchen.
hub-profile = Wie stark du bist, deine Ergebnisse und Meilensteine.
hub-to-profile = Profil öffnen
