### The command line in English. Games keep their words beside their rules.

name-person = Player { $letter }
name-bot = { $level ->
    [random] Random
    [heuristic] Heuristic
    [beginner] First evening
    [wanderer] Wanderer
    [settler] Settler
    [pathfinder] Pathfinder
    [veteran] Veteran
    [legend] Legend
   *[other] Bot
} { $letter }

question = { $name }: { $question }
thinks = { $name } is thinking
hand-over = Please pass the screen to { $name }. Then press Enter.
compiling = The rules are being compiled: { $bar } { $percent }%. You can play on; it gets faster afterwards.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
after-the-end = Type save FILE, or press Enter to leave>{ " " }
goodbye = Thank you for playing.
left = You left the game before it was over.
over = The game is over.

help =
    Type the number or the name of a move, such as 3 or end.
    undo         take back the last move, unless something was rolled, drawn or revealed
    hint         show the three best moves with your chance to win
    board        draw the table again
    moves        list the moves again
    rules NAME   read a rule, such as one that a refusal names
    save FILE    save the game, for `holdfast replay` and `holdfast play --resume`
    quit         leave the game
rules-usage = Name a rule, such as { $clause }. `holdfast rules GAME` shows all rules.
save-usage = Name a file: save FILE
saved = The game is saved to { $file } ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}).
file-exists = { $file } already exists and was not changed. Choose another name.
cannot-save = { $file } cannot be written: { $reason }. Choose another file.
hint-thinks = The bot is looking ahead
hint-rivals = { $number }: { $move }. { $percent }% chance to win, about { $points } points.
hint-team = { $number }: { $move }. { $percent }% chance to win.
hint-points = { $number }: { $move }. { $points } { $measure }.
hint-equal = These moves are about equal. Choose the one you like.
hint-unsure = { $games ->
    [one] Not sure yet: only 1 game was tried.
   *[other] Not sure yet: only { $games } games were tried.
}
hint-because = { "    " }This move { $reason }
hint-risk = { "    " }But it { $reason }
hint-often = ({ $percent }%)
hint-instead = ({ $percent }% instead of { $other }%)
plan = { $name } plans: { $steps }.
plan-then = , then{ " " }
hint = A bot that does not look ahead would choose { $key }: { $move }
undone = The move is taken back.
declined = The move stays.
consent = { $name }, may the move be taken back? (y/n){ " " }
cannot-undo = { $reason ->
    [nothing-to-undo] There is nothing to take back.
    [rolled] You cannot take this back: a die was rolled.
    [drawn] You cannot take this back: something was drawn.
    [revealed] You cannot take this back: something was revealed.
    [others-acted] You cannot take this back: somebody else has acted since.
    [over] The game is over.
   *[other] You cannot take this back.
}
not-yours = Somebody else decides that.
why = { $reason } ({ $clauses })
no-such-number = Choose a move from 1 to { $most }.
not-understood = There is no command “{ $line }”. Type `help` to see them all.
refused = { $message }

replay-prompt = { $at }/{ $last }>{ " " }
replay-move = Move { $at } of { $last }, { $name }: { $key }
replay-start = This is the start of the game.
replay-end = This is the end of the game.
replay-help = Enter goes forward, b goes back, and a number from 0 to { $last } jumps there. You can also type: first, last, chances, rules NAME, quit.
replay-chance = Chance to win: { $chances }
replay-team = Team
replay-compiling = The rules are being compiled. This takes a minute, only the first time.

learn-begins = { $title }: { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
}, about { $minutes } minutes. Type `help` to see all commands.
learn-lesson = Lesson { $number } of { $count }: { $title }
learn-go-on = Press Enter.
learn-not-played = That move was not played.
learn-first-step = This is the first step of the lesson.
learn-left = Come back with `--lesson NAME`. `--lesson ?` shows all lessons.
learn-done = That was the last lesson. Now play a game: `holdfast play GAME`.
learn-help =
    Type the number or the name of a move. The moves that the coach asks for are marked ▸.
    back         go to the step before
    skip         let the coach do it
    board        draw the table again
    moves        list the moves again
    rules NAME   read a rule; without a name, the rule of this step
    quit         leave the lesson
