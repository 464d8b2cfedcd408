# Was der Server selbst den Spielenden sagt.

seat = Spieler { $number }
why-over = Das Spiel ist vorbei.
why-not-yours = Gerade entscheidet { $player }.
plan = { $name } hat vor: { $steps }.
plan-then = , dann{ " " }
answered = Für dich geantwortet: { $move }.
