### The command line in English. Games keep their words beside their rules.

name-person = Player { $letter }
name-bot = { $level ->
    [random] Random
    [steady] Steady
    [wanderer] Wanderer
    [settler] Settler
    [veteran] Veteran
    [legend] Legend
   *[other] Bot
} { $letter }

question = { $name }: { $question }
thinks = { $name } is thinking
hand-over = Now it is { $name }'s turn to look. Press Enter.
compiling = The rules are being compiled: { $bar } { $percent } %. Play on; it gets faster then.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
after-the-end = save FILE, or Enter to leave>{ " " }
goodbye = Thank you for playing.
left = The game was left before its end.
over = The game is over.

help =
    Type the number or the name of a move, such as 3 or end.
    undo         take back the last move, unless it rolled or uncovered something
    hint         the three moves that look best, with your chance to win
    board        draw the table again
    moves        list the moves again
    rules NAME   read a clause of the rules, such as one named in a refusal
    save FILE    keep the game, for `holdfast replay` and `holdfast play --resume`
    quit         leave
rules-usage = Name a clause, such as { $clause }. All rules: `holdfast rules GAME`.
save-usage = Name a file: save FILE
saved = Saved to { $file }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
file-exists = { $file } exists already and is kept as it is. Choose another name.
cannot-save = { $file } cannot be written: { $reason }.
hint-thinks = Looking ahead
hint-rivals = { $number }: { $move }. { $percent } % to win, { $points } points expected.
hint-team = { $number }: { $move }. { $percent } % to win.
hint-equal = These are about equal: choose what you like.
hint-unsure = Not sure yet: only { $games } games were looked at.
hint-because = { "    " }because it { $reason }
hint-risk = { "    " }but it { $reason }
hint-often = ({ $percent } %)
hint-instead = ({ $percent } % instead of { $other } %)
plan = { $name } plans: { $steps }.
plan-then = , then{ " " }
hint = A steady player would choose { $key }: { $move }
undone = Taken back.
declined = Declined.
consent = { $name }, do you agree to take the move back? (y/n){ " " }
cannot-undo = { $reason ->
    [nothing-to-undo] There is nothing to take back.
    [rolled] This cannot be taken back: a die was rolled.
    [drawn] This cannot be taken back: something was drawn.
    [revealed] This cannot be taken back: something was uncovered.
    [others-acted] This cannot be taken back: somebody else has acted since.
    [over] The game is over.
   *[other] This cannot be taken back.
}
not-yours = That is for somebody else to decide.
why = { $reason } ({ $clauses })
no-such-number = There are moves 1 to { $most }.
not-understood = Nothing is called "{ $line }". `help` shows what can be typed.
refused = { $message }

replay-prompt = { $at }/{ $last }>{ " " }
replay-move = Move { $at } of { $last }, { $name }: { $key }
replay-start = This is the beginning.
replay-end = This is the end.
replay-help = Enter: forward. b: back. A number from 0 to { $last }: jump there. first, last, chances, rules NAME, quit.
replay-chance = Chance to win: { $chances }
replay-team = Team
replay-compiling = Compiling the rules: a minute, the first time only

learn-begins = { $title }: { $lessons } lessons, about { $minutes } minutes. `help` shows what can be typed.
learn-lesson = Lesson { $number } of { $count }: { $title }
learn-go-on = Enter: go on.
learn-not-played = Nothing was played.
learn-first-step = This is the first step of the lesson.
learn-left = Come back with --lesson NAME; --lesson ? lists them.
learn-done = That was the last lesson. Now play: `holdfast play GAME`.
learn-help =
    Type the number or the name of a move; the moves that the coach asks for are marked ▸.
    back         to the step before
    skip         let the coach do it
    board        draw the table again
    moves        list the moves again
    rules NAME   read a clause of the rules; without a name that of this step
    quit         leave
