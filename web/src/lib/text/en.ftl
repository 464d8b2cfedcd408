### The client's own words in English. Games keep theirs beside their rules.

locale = en
percent = { $value } %

## The lobby

title-lobby = Holdfast
tagline = games of staying alive
replays = Replays
your-name = Your name
continue = Tables to continue
join = Join a table
join-by = by link or code
join-slim = Join by link or code
join-paste = Link, or ember fox 421
join-wrong = This is neither the link of a table nor a code such as ember fox 421.
with = with { $names }
thinks = { $name } thinks
resume = Resume
more-tables = Other tables
finished = Finished
finished-all = All { $count }
finished-fewer = Fewer
review = Review
choose-game = Choose a game
range = { $least }–{ $most }
players-range = { $least }–{ $most } players
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup = The new table
presets = Preset
preset-named = preset { $preset }
preset-changed = { $preset }, changed
all-options = { $count ->
    [one] The option
   *[other] All { $count } options
}
options = All options
changes = { $count ->
    [0] nothing changed
   *[other] { $count } changed
}
changed-from = changed from { $value }
back-to-preset = Back to preset
done = Done
play = Play { $game }
play-against = against { $names }, starts now
play-against-many = against { $count } bots, starts now
play-together = with { $names }, starts now
play-together-many = with { $count } bots, starts now
play-friends = { $count ->
    [one] one friend joins by link
   *[other] { $count } friends join by link
}
play-here = { $count } people at this screen
play-alone = alone, starts now
invite = Invite friends
invite-note = by link, code or QR
hot-seat = Hot seat
hot-seat-note = one screen
add-seat = Add
up-to = up to { $most }
seat-role = Who plays this seat
seat-note = tap a seat for a friend or a bot
seat-friend = A friend
seat-nameless = Player { $number }
seat-nameless-own = { $name } (you)
seat-nameless-whose = your
role-bot = Bot
role-friend = Friend, by link
role-here = At this screen
role-note-me = here
role-note-friend = by link
role-note-here = at this screen
remove-seat = Remove this seat
bots = Bots
bot-of-level = { $level }
name = Name
level = Level
level-random = random
level-steady = steady
level-wanderer = Wanderer
level-settler = Settler
level-veteran = Veteran
level-legend = Legend
level-note-wanderer = Mostly follows its whims:
level-note-settler = Plays soundly when it pays attention:
level-note-veteran = Looks ahead, and slips now and then:
level-note-legend = Looks as far ahead as time allows:
level-budget-none = decides at once.
level-budget-playouts = { $playouts } games in its head.
level-budget-seconds = up to { $seconds } s a move.
level-budget-both = { $playouts } games in its head, at most { $seconds } s.
guest = Guest
try-again = Try again

## The table

title-your-turn = ● Your turn: { $game }
title-waiting = Waiting: { $game }
title-turn-of = { $name } plays: { $game }
title-over = { $game }: the end
title-replay = { $game }: replay
you = You
your-turn = Your turn
turn-asked = A question for you
end-own = You win
turn-of = { $name } plays
turn-secret = { $name } decides in secret
turn-label = Whose turn it is
turn-moving = { $name } is moving
turn-own = Your move
turn-decide = You decide.
turn-thinking = { $name } is thinking
turn-away = { $name } is away
turn-next = next: { $what }
turn-open = Somebody is still missing
catch-up = Catch up
step-next = Next
key-space = space
pace-note = How fast the others are shown
voices-may = { $name } decides. You may step in.
voices-all = Everybody who could act is asked.
voices-waiting = Waiting for { $names }.
voices-answer-as = Answer as { $name }
board-moves = The board moves
over = The game is over
out = out
prompt-label = What to do
waiting-bot = The bot is thinking.
waiting-person = You can look around meanwhile.
waiting-coming = You join as soon as the rules let you in.
waiting-out = You have left the game and watch it now.
waiting-open = Waiting for somebody to sit down.
away-title = While you were away
away-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
away-watch = Watch all of it
spectating = You are watching. Only what is public is shown.
spectating-short = Watching
menu = Menu
close = Close
back = Back
to-lobby = To the lobby
to-table = Back to the table
lobby = Lobby
loading = One moment…
skip = Show the outcome
views = Views
tab-board = Board
tab-people = People
tab-log = Log
sheet-up = Pull the sheet up
sheet-down = Let the sheet down
turn-asking = { $name } asks the team
turn-planning = You plan your turn
chat = Chat
tab-plan = Plan
tab-chat = Chat
log = Log
log-more = Show earlier
rules = Rules
cards = Cards and pieces
rules-whole = as a page
rules-read = Read
cards-short = Cards
rules-search = Search the rules
rules-failed = The rules cannot be fetched right now.
rules-nothing = Nothing found.
rule = Rule { $clause }
settings = Settings
language = Language
theme = Theme
theme-dark = dark
theme-light = light
to-light = Switch to light
to-dark = Switch to dark
theme-system = system
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-step = step by step
volume = Sound
volume-off = off
volume-low = soft
volume-full = loud
motion = Motion
motion-system = system
motion-on = on
motion-off = off
tip-click = Click or
tip-final = Cannot be undone.
tap-again = Tap again to do it.
blocked = not possible now: say why
hint = Hint
hint-note = best moves
hint-later = on your turn
hint-off = not at this table
why-this = Why this move?
brief-option = Questions with one answer
brief-option-note = Whether the table answers where nobody has a choice. The log says so.
brief-yes = answered
brief-no = asked
hints-option = Hints
hints-option-note = Whether whoever decides may ask for the best moves.
hints-yes = allowed
hints-no = none
undo = Undo
undo-short = Undo
undo-free = takes back the last move
undo-consent = asks the others
undo-nothing-to-undo = nothing to take back
undo-revealed = something was revealed
undo-rolled = a die was rolled
undo-drawn = something was drawn
undo-others-acted = somebody else has acted
undo-newcomer = somebody was let in since
undo-not-yours = the last move was not yours
undo-over = the game is over
undo-waiting = waiting for the others
consent-asked = { $name } would like to take back the last move.
consent-yes = Agree
consent-no = Refuse
consent-waiting = Waiting for the others to agree.
consent-others = { $name } asks to take back a move.
standing = Standing answers
standing-always = From now on always:
standing-ask = Ask me
standing-once = Ask me the next time, just once
why-not-your-turn = It is { $name }’s turn.
why-over = The game is over.
goal-button = The goal, and what comes next
goal-heading = The goal
goal-next = Next
link-connecting = Connecting…
link-polling = The line is slow; moves still arrive.
link-lost = No connection. Trying again…
link-refused = This link is not valid any more.
seats = Seats
seat-open = Free seat
seat-waiting = waiting for somebody
seat-here = here
seat-away = away
seat-coming = joins soon
seat-out = has left the game
newcomer = Let somebody else join
seat-bot = { $level } bot
seat-bot-plain = bot
to-bot = Bot takes over
stand-in = How well a bot plays that takes over
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
other-rules = This table is played by other rules
other-rules-text = Version { $theirs } of the rules of { $game } was in force there; this Holdfast plays version { $ours }. Nothing is lost: the table is kept as it stands.
other-rules-over = The game is over. A Holdfast that plays those rules can show its file.
other-rules-on = The game is not over. It can go on at a Holdfast that plays those rules.

## The end and replays

ranking = Ranking
deeds = What each of you did
deeds-won = no ranking: won together
deeds-lost = no ranking: lost together
deed-most = { $deed }, more than anybody
deed-none = Kept a low profile.
rating = Rating
rating-here = this game
rating-next = next
chance-nobody = nobody
chance-shares = The chance of each at this moment
moments = Worth another look
turned = What decided it
turned-here = It turned here
turned-own = Your chance to win, as the bot sees it.
turned-team = The team’s chance to win, as the bot sees it.
turned-of = { $name }’s chance to win, as the bot sees it.
turned-silent = A quiet move.
chance = Chance
chance-thinks = The bot is judging the game: { $percent }
look-failed = The course of the game cannot be fetched right now.
moments-none = A quiet game.
chart-label = { $title }: arrow keys move the cursor
rematch = Rematch
rematch-note = same table, next seat starts
rematch-open = { $name } has opened a rematch.
rematch-join = To my seat
rematch-watch = Watch it
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
replay-upload-text = Drop a saved game here, or choose one. One that is not over can be played on.
see-board = See the board
see-board-note = as it stood at the end
show-result = Back to the result
save-file = Save game file
carry = Take this game along
carry-note = A file to go on with elsewhere: in another browser, at a server, in the terminal. It holds the whole deal, also what nobody has seen yet; only somebody who plays alone or at one screen gets it.
go-on-here = Go on playing

## When something is refused

problem-stale = Somebody was faster. Here is the table as it stands now.
problem-illegal = The rules do not allow that move now: choose one of those that are lit.
problem-no-place = Nobody else can join now.
problem-not-free = Somebody was faster: this seat is taken.
problem-not-your-turn = It is not your turn.
problem-not-ready = Hints are being prepared. Please try again in a moment.
problem-no-hints = This table is played without hints.
problem-not-known = What exactly was played there, not everybody may know.
problem-not-a-bot = No bot decided that.
problem-no-such-level = There are no bots of this level.
problem-unreachable = The server cannot be reached. Is it running?
problem-no-such-code = No table has this code now. Codes are good for a week, and only while the game lasts.
problem-table-full = All seats of this table are taken.
problem-not-begun = The game has not begun yet.
problem-not-host = Whoever opened the table begins.
problem-begun = The game has begun.
problem-over = This game is over.
problem-not-alone = This game is not yours alone: a file of it would tell what others must not know. It can be saved when it is over.
problem-no-such-game = There is no such game.
problem-no-such-lesson = There is no such lesson.
problem-no-such-table = There is no such table.
problem-no-such-seat = This link belongs to no seat of the table.
problem-too-large = That is too large.
problem-too-fast = That was too much at once. Please wait a moment.
problem-too-many = Too many are watching this table.
problem-busy = The server cannot store anything at the moment. Nothing is lost: please try again.
problem-database-away = The server cannot reach its games at the moment. Nothing is lost: please try again.
problem-closing = The server is being restarted. Nothing is lost: please try again in a moment.
problem-disk-full = The server has no room left to store this. Nothing is lost: please try again later.
problem-not-stored = The server could not store this. Nothing is lost: please try again.
problem-other-version = This game was played by another version of the rules and cannot be shown here. The file is sound: keep it for a Holdfast that plays those rules.

# The board of a game that brings none; a game's own `field-…` come first

plain-nothing = nothing
plain-yes = yes
plain-no = no
plain-own = Yours
plain-won = You have won
plain-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
plain-shared = Shared by { $names }.
plain-points = points
plain-scored = { $points ->
    [one] One point.
   *[other] { $points } points.
}
plain-course = The course of the game
plain-decision = Decision
field-actions = Actions
field-actions-left = Actions left
field-board = Board
field-card = Card
field-cards = Cards
field-colour = Colour
field-cost = Cost
field-day = Day
field-deck = Deck
field-dice = Dice
field-discard = Discard pile
field-hand = Hand
field-kind = Kind
field-level = Level
field-lives = Lives
field-name = Name
field-number = Number
field-options = Options
field-order = Order
field-owner = Owner
field-phase = Phase
field-player = Player
field-players = Players
field-points = Points
field-result = Result
field-round = Round
field-row = Row
field-score = Score
field-seat = Seat
field-seats = Seats
field-step = Step
field-stock = Stock
field-supply = Supply
field-tiles = Tiles
field-turn = Turn

## Lessons

learn = Learn
learned = Learned
first-time = First time?
minutes-short = { $minutes } min
learn-game = Learn { $game }
minutes = { $minutes } minutes
learn-offer = New to { $game }? Learn it in { $minutes } minutes, by playing.
learn-offer-no = No, thanks

## The coach

coach = Coach
coach-chip = Coach { $on ->
    [yes] on
   *[no] off
}
coach-wait = Wait a moment
coach-anyway = Do it anyway
coach-show = Show me
coach-think = Let me think
coach-never = Not this warning again
coach-again = All warnings again
coach-first = First games
coach-on = Always
coach-off = Never
first-game = Your first game

# A page that needs no server
page-loading = Setting the table … { $percent } %
page-failed = The game could not be started in this browser.
page-alone = Everything here is played and kept in this browser, also without a network. Two devices at one table need a server.
page-alone-slim = Two devices at one table need a server.
page-server = To the server
page-missing = This browser cannot play here.
page-missing-wasm = It lacks WebAssembly with vector instructions: every browser since 2023 has them.
page-missing-workers = It lacks workers and channels between windows.
page-missing-storage = It does not let this page keep anything, as some browsers do in private windows.
problem-page-failed = The game could not be started in this browser. Please load the page again.
problem-no-such-request = This is not to be had here.
problem-disk-full-here = This browser has no room left to keep this. Nothing is lost: make some room and try again.
