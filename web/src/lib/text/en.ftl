### The client's own words in English. Games keep theirs beside their rules.

locale = en
percent = { $value } %

## The lobby

title-lobby = Holdfast
tagline = games of staying alive
replays = Replays
your-name = Your name
continue = Tables to continue
join = Join a table
join-paste = Paste the link
join-wrong = This is not the link of a table.
with = with { $names }
thinks = { $name } thinks
choose-game = Choose a game
players-range = { $least }–{ $most } players
setup = The new table
table = Table
presets = Preset
changed = Changed
all-options = All { $count } options
fewer-options = Fold the options
play = Play { $game }
play-bots = { $count ->
    [one] against 1 bot, starts now
   *[other] against { $count } bots, starts now
}
play-friends = { $count ->
    [one] one friend joins by link
   *[other] { $count } friends join by link
}
play-here = { $count } people at this screen
play-alone = alone, starts now
invite = Invite friends
invite-note = copies a link
hot-seat = Hot seat
hot-seat-note = one screen
add-seat = Add
up-to = up to { $most }
seat-role = Who plays this seat
seat-note = Choose a seat to give it to a friend or to somebody beside you.
seat-friend = A friend
seat-nameless = Player { $number }
role-bot = Bot
role-friend = Friend, by link
role-here = At this screen
role-note-me = you
role-note-friend = by link
role-note-here = at this screen
remove-seat = Remove this seat
bots = Bots
bot-of-level = { $level } bot
name = Name
level = Level
level-random = random
level-greedy = greedy
level-steady = steady
level-careful = careful
level-expert = expert
level-trained = trained
guest = Guest
try-again = Try again

## The table

title-your-turn = ● Your turn: { $game }
title-turn-of = { $name } plays: { $game }
title-over = { $game }: the end
title-replay = { $game }: replay
you = You
your-turn = Your turn
turn-of = { $name } plays
board-moves = The board moves
over = The game is over
out = out
prompt-label = What to do
waiting-bot = The bot is thinking.
waiting-person = You can look around meanwhile.
waiting-open = Waiting for somebody to sit down.
waiting-link = Give this link to the friend who plays there:
spectating = You are watching. Only what is public is shown.
spectating-short = Watching
menu = Menu
close = Close
back = Back
to-lobby = To the lobby
to-table = Back to the table
lobby = Lobby
loading = One moment…
fast-forward = Fast forward
skip = Show the outcome
tab-board = Board
tab-people = People
tab-log = Log
log = Log
log-more = Show earlier
rules = Rules
rules-search = Search the rules
rules-failed = The rules cannot be fetched right now.
rules-nothing = Nothing found.
rule = Rule { $clause }
settings = Settings
language = Language
theme = Theme
theme-dark = dark
theme-light = light
theme-system = system
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
motion = Motion
motion-system = system
motion-on = on
motion-off = off
tip-click = Click or
tip-final = Cannot be undone.
tap-again = Tap again to do it.
blocked = not possible now: say why
undo = Undo
undo-short = Undo
undo-free = takes back the last move
undo-consent = asks the others
undo-nothing-to-undo = nothing to take back
undo-revealed = something was revealed
undo-rolled = a die was rolled
undo-others-acted = somebody else has acted
undo-not-yours = the last move was not yours
undo-over = the game is over
undo-waiting = waiting for the others
consent-asked = { $name } would like to take back the last move.
consent-yes = Agree
consent-no = Refuse
consent-waiting = Waiting for the others to agree.
consent-others = { $name } asks to take back a move.
why-not-your-turn = It is { $name }’s turn.
why-over = The game is over.
link-connecting = Connecting…
link-polling = The line is slow; moves still arrive.
link-lost = No connection. Trying again…
link-refused = This link is not valid any more.
seats = Seats
seat-open = Free seat
seat-waiting = waiting for somebody
seat-here = here
seat-away = away
seat-bot = { $level } bot
seat-bot-plain = bot
to-bot = Bot takes over
take-back = Take back
spectators = Spectators
spectators-note = see only what is public
copy-link = Copy link
copied = Copied
sit-down = Sit down
sit-down-title = A seat at { $game } is kept for you
hand-over = { $name }, your turn
hand-over-text = Please pass the screen on. What only { $name } may see comes next.
hand-over-ready = I am { $name }
no-token = This link has no seat in it. Ask for the whole link.
table-problem = This table cannot be opened

## The end and replays

ranking = Ranking
moments = Worth another look
look-failed = The course of the game cannot be fetched right now.
moments-none = A quiet game.
chart-label = { $title }: arrow keys move the cursor
rematch = Rematch
rematch-note = same table, next seat starts
replay = Replay
replay-from = from { $axis } { $at }
replay-first = To the start
replay-back = One move back
replay-run = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-position = Position in the game
replay-upload = Open a game file
replay-upload-text = Drop a saved game here, or choose one.
see-board = See the board
see-board-note = as it stood at the end
show-result = Back to the result
save-file = Save game file

## When something is refused

problem-stale = Somebody was faster. Here is the table as it stands now.
problem-illegal = This move is not possible here.
problem-not-your-turn = It is not your turn.
problem-unreachable = The server cannot be reached. Is it running?
problem-no-such-table = There is no such table.
problem-no-such-seat = This link belongs to no seat of the table.
problem-too-large = That is too large.
