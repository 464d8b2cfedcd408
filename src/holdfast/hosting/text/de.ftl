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
