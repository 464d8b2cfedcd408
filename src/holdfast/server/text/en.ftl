# What the server itself says to players.

seat = Player { $number }
why-over = The game is over.
why-not-yours = { $player } decides now.
plan = { $name } plans: { $steps }.
plan-then = , then{ " " }
answered = Answered for you: { $move }.
