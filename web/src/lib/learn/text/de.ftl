### Die Wörter der Lektionen auf Deutsch.

learn-problem = Das lässt sich hier nicht lernen
title-lesson = { $lesson }, { $game }
lesson-of = Lektion { $number } von { $count }
lesson-step-of = Schritt { $step } von { $count }
lesson-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
lesson-back = Zurück
lesson-skip = Überspringen
lesson-go-on = Weiter
lesson-show = Zeig es mir
lesson-cue = Klick an, was leuchtet, oder drück dort Enter.
lesson-cue-touch = Tipp an, was leuchtet; noch einmal, und es wird gespielt.
lesson-not-played = nicht gespielt
lesson-nothing-played = Nichts wurde gespielt.
lesson-nothing-played-left = Nichts wurde gespielt: Du hast noch { $left } { $label }.
lesson-read-first = Gleich. Lies erst weiter: Drück auf Weiter.
lesson-not-now = Die Regeln erlauben das, aber die Lektion fragt jetzt nach etwas anderem: Sieh dir an, was leuchtet.
lesson-done = Lektion { $number } von { $count } geschafft
lesson-learned = Das weißt du jetzt
lesson-learnt = gelernt
lesson-next = Nächste Lektion
lesson-play = Jetzt spielen
lesson-first-game = Spiel deine erste Partie
lesson-again = Noch einmal
lesson-all = Alle Lektionen
lesson-from-start = Von vorn
course-new = Lernen durch Spielen
course-back = Willkommen zurück
course-done = Du kannst alles
course-promise = { $count } kurze Lektionen am echten Tisch, etwa { $minutes } Minuten. Du kannst jederzeit gehen und wiederkommen.
course-stopped = Du warst in Lektion { $number }: { $about }.
course-ready = Du hast alle Lektionen gelernt. Komm zu jeder zurück, oder setz dich hin und spiel.
course-steps = { $taken } von { $all } Schritten
course-left = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
course-begin = Los
course-go-on = Weiter mit Lektion { $number }
course-lessons = { $count } Lektionen
course-any = Jede hat ihre eigene Stellung. Mach weiter, wo du warst, oder geh in eine beliebige.
