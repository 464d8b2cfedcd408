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

## Notices for people who are not there. They say nothing of what happens in the game.

notice-turn = Your turn in { $game }
notice-turn-about = { $others ->
    [none] You have { $time } left.
   *[some] You play with { $names }. You have { $time } left.
  }
notice-soon = Little time left in { $game }
notice-soon-about = { $others ->
    [none] You have { $time } left. Then a bot moves for you.
   *[some] You play with { $names }. You have { $time } left, then a bot moves for you.
  }
notice-began = { $game } has started
notice-began-about = { $others ->
    [none] All seats are taken.
   *[some] You play with { $names }.
  }
notice-over = { $game } is over
notice-over-about = { $others ->
    [none] Look at the result.
   *[some] You played with { $names }. Look at the result.
  }
notice-rematch = Rematch of { $game }
notice-rematch-about = { $name } has opened it. Your seat is free.
notice-invited = A table in { $club }
notice-invited-about = { $name } has opened a table of { $game }. A seat is free.
notice-evening = An evening of { $club }
notice-evening-about = { $planned ->
    [none] It starts in { $time }, at { $clock }.
   *[some] It starts in { $time }, at { $clock }, with { $game }.
  }
notice-many = { $count } games wait for you
notice-many-first = { $game } is first: you have { $time } left.
notice-news = { $count } pieces of news
notice-news-about = { $games }
notice-hours = { $count } h
notice-minutes = { $count } min
notice-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
notice-open = Open
notice-stop = Stop messages
mail-open = Open the page: { $link }
mail-stop = You get this message because you asked for it. Stop all messages with one click: { $link }
mail-confirm = Is this your address?
mail-confirm-about = Somebody wants messages about their games at Holdfast to be sent to this address. If that is you, open this link within a day: { $link }
mail-confirm-not = If it is not you, do nothing, and no further message comes.
