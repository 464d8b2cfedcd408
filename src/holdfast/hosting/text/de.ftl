# Was der Server selbst den Spielenden sagt.

seat = Spieler { $number }
why-over = Das Spiel ist vorbei.
why-not-yours = Gerade entscheidet { $player }.
plan = { $name } hat vor: { $steps }.
plan-then = , dann{ " " }
answered = Für dich geantwortet: { $move }.

## Schnelle Sätze: was man sagen kann, ohne es zu schreiben

quick-hello = Hallo!
quick-thanks = Danke!
quick-one-moment = Einen Moment, bitte.
quick-well-done = Gut gemacht!
quick-oops = Hoppla!
quick-good-plan = Guter Plan.
quick-wait-for-me = Wartet auf mich.
quick-me-first = Lasst mich zuerst.
quick-you-first = Du zuerst.
quick-help = Ich brauche hier Hilfe.
