# What the server itself says to players.

seat = Player { $number }
why-over = The game is over.
why-not-yours = { $player } decides now.
plan = { $name } plans: { $steps }.
plan-then = , then{ " " }
answered = The table answered for you: { $move }.

## Quick phrases: what can be said without writing it

quick-hello = Hello!
quick-thanks = Thank you!
quick-one-moment = One moment, please.
quick-well-done = Well done!
quick-oops = Oops!
quick-good-plan = Good plan.
quick-wait-for-me = Wait for me.
quick-me-first = Let me go first.
quick-you-first = You go first.
quick-help = I need help here.
