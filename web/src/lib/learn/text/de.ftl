### Die Wörter der Lektionen auf Deutsch.

learn-problem = Diese Lektion lässt sich nicht öffnen
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
lesson-cue = { $hand ->
    [finger] Tipp an, was leuchtet.
   *[mouse] Klick an, was leuchtet, oder drück dort Enter.
}
lesson-cue-twice = { $hand ->
    [finger] Tipp an, was leuchtet, und tipp noch einmal, um es zu spielen.
   *[mouse] Klick an, was leuchtet, und klick noch einmal, um es zu spielen.
}
lesson-not-played = nicht gespielt
lesson-nothing-played = Dieser Zug wurde nicht gespielt.
lesson-nothing-played-left = Dieser Zug wurde nicht gespielt: Du hast noch { $left } { $label }.
lesson-read-first = Lies das zuerst, dann drück auf Weiter.
lesson-not-now = Die Regeln erlauben das, aber diese Lektion will jetzt etwas anderes. Wähle, was leuchtet.
lesson-done = Lektion { $number } von { $count } geschafft
lesson-learned = Das weißt du jetzt
lesson-learnt = gelernt
lesson-next = Nächste Lektion
lesson-play = Jetzt spielen
lesson-first-game = Spiel deine erste Partie
lesson-again = Wiederholen
lesson-all = Alle Lektionen
lesson-from-start = Von vorn
course-new = Spielend lernen
course-back = Willkommen zurück
course-done = Alles gelernt
course-promise = { $count ->
    [one] 1 kurze Lektion
   *[other] { $count } kurze Lektionen
} am echten Tisch, etwa { $minutes } Minuten. Du kannst jederzeit gehen und wiederkommen.
course-stopped = Du hast in Lektion { $number } aufgehört: { $about }.
course-ready = Du hast alle Lektionen geschafft. Wiederhole eine davon, oder spiel eine Partie.
course-steps = { $taken } von { $all } Schritten
course-left = { $minutes ->
    [one] noch etwa 1 Minute
   *[other] noch etwa { $minutes } Minuten
}
course-begin = Los
course-go-on = Weiter mit Lektion { $number }
course-lessons = { $count ->
    [one] 1 Lektion
   *[other] { $count } Lektionen
}
course-any = Jede Lektion steht für sich. Mach weiter, wo du aufgehört hast, oder wähle eine andere.
