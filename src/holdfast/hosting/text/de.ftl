# Was der Server selbst den Spielenden sagt.

seat = Spieler { $number }
why-over = Die Partie ist zu Ende.
why-not-yours = Gerade entscheidet { $player }.
plan = { $name } hat vor: { $steps }.
plan-then = , dann{ " " }
answered = Der Tisch hat für dich geantwortet: { $move }.

## Schnelle Sätze: was man sagen kann, ohne es zu schreiben

quick-hello = Hallo!
quick-thanks = Danke!
quick-one-moment = Einen Moment, bitte.
quick-well-done = Gut gemacht!
quick-oops = Hoppla!
quick-good-plan = Guter Plan.
quick-wait-for-me = Wartet auf mich.
quick-me-first = Lasst mich zuerst ran.
quick-you-first = Du zuerst.
quick-help = Ich brauche hier Hilfe.

## Mitteilungen: was jemand erfährt, der nicht da ist. Sie sagen nichts davon, was in der Partie geschieht.

notice-turn = Du bist dran: { $game }
notice-turn-about = { $others ->
    [none] Du hast noch { $time }.
   *[some] Du spielst mit { $names }. Du hast noch { $time }.
  }
notice-soon = Wenig Zeit: { $game }
notice-soon-about = { $others ->
    [none] Du hast noch { $time }. Dann zieht ein Bot für dich.
   *[some] Du spielst mit { $names }. Du hast noch { $time }, dann zieht ein Bot für dich.
  }
notice-began = { $game } hat angefangen
notice-began-about = { $others ->
    [none] Alle Plätze sind besetzt.
   *[some] Du spielst mit { $names }.
  }
notice-over = { $game } ist zu Ende
notice-over-about = { $others ->
    [none] Sieh dir das Ergebnis an.
   *[some] Du hast mit { $names } gespielt. Sieh dir das Ergebnis an.
  }
notice-rematch = Revanche: { $game }
notice-rematch-about = { $name } hat sie eröffnet. Dein Platz ist frei.
notice-invited = Ein Tisch im Club { $club }
notice-invited-about = { $name } hat einen Tisch eröffnet: { $game }. Ein Platz ist frei.
notice-evening = Spieleabend: { $club }
notice-evening-about = { $planned ->
    [none] Er fängt in { $time } an, um { $clock } Uhr.
   *[some] Er fängt in { $time } an, um { $clock } Uhr, mit { $game }.
  }
notice-many = { $count } Partien warten auf dich
notice-many-first = Zuerst { $game }: Du hast noch { $time }.
notice-news = { $count } Neuigkeiten
notice-news-about = { $games }
notice-hours = { $count } Std.
notice-minutes = { $count } Min.
notice-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
notice-open = Öffnen
notice-stop = Nicht mehr melden
mail-open = Seite öffnen: { $link }
mail-stop = Du bekommst diese Mitteilung, weil du darum gebeten hast. Alle Mitteilungen mit einem Klick beenden: { $link }
mail-confirm = Ist das deine Adresse?
mail-confirm-about = Jemand möchte, dass Mitteilungen über Partien bei Holdfast an diese Adresse gehen. Wenn du das bist, öffne innerhalb eines Tages diesen Link: { $link }
mail-confirm-not = Wenn du es nicht bist, tu nichts. Dann kommt keine weitere Mitteilung.
