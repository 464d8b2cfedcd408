# What the server itself says to players.

seat = Seat { $number }
why-over = The game is over.
why-not-yours = { $player } decides now.
