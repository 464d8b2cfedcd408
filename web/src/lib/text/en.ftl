### The client's own words in English. Games keep theirs beside their rules.

locale = en
percent = { $value }%

## The lobby

title-lobby = Holdfast
tagline = games about survival
replays = Open file
study = Study
your-name = Your name
continue = Continue playing
join = Join a table
join-by = by link or code
join-slim = Join by link or code
join-paste = Link, or ember fox 421
join-wrong = That is not the link of a table, and not a code like ember fox 421.
with = with { $names }
thinks = { $name } is thinking
resume = Resume
more-tables = Other tables
finished = Finished
finished-all = Show all { $count }
finished-won = won
finished-lost = lost
finished-place = place { $rank } of { $count }
finished-fewer = Show fewer
review = Review
choose-game = Choose a game
range = { $least }–{ $most }
players-range = { $least }–{ $most } players
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup = New table
presets = Preset
preset-named = preset { $preset }
preset-changed = { $preset }, changed
all-options = { $count ->
    [one] 1 option
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
seat-role = Who plays here
seat-note = { $hand ->
    [finger] tap a seat to choose friend or bot
   *[mouse] click a seat to choose friend or bot
}
seat-friend = A friend
seat-nameless = Player { $number }
seat-nameless-own = { $name } (you)
seat-nameless-whose = your
role-bot = Bot
role-friend = Friend, by link
role-here = At this screen
role-note-me = here
role-note-friend = by link
role-note-here = here too
remove-seat = Remove this seat
bots = Bots
bot-of-level = { $level }
name = Name
level = Level
level-random = random
level-heuristic = heuristic
# The former name, in stored games.
level-steady = heuristic
level-beginner = First evening
level-wanderer = Wanderer
level-settler = Settler
level-pathfinder = Pathfinder
level-veteran = Veteran
level-legend = Legend
level-note-beginner = It plays as people do on their first evening.
level-note-wanderer = It often misses the better move.
level-note-settler = It plays soundly, with small mistakes.
level-note-pathfinder = It plays well and sometimes makes a mistake.
level-note-veteran = It plays strongly and rarely makes a mistake.
level-note-legend = It looks as far ahead as time allows.
level-budget-none = It decides at once.
level-budget-playouts = It plays { $playouts } games in its head.
level-budget-seconds = It thinks for up to { $seconds } s a move.
level-budget-both = It plays { $playouts } games in its head, in { $seconds } s at most.
guest = Guest
review-title = Review
try-again = Try again

## The table

title-your-turn = ● Your turn: { $game }
title-waiting = Waiting: { $game }
title-turn-of = { $name }’s turn: { $game }
title-over = { $game }: the end
title-replay = { $game }: replay
you = You
your-turn = Your turn
turn-asked = A question for you
end-own = You win
turn-of = { $name }’s turn
turn-secret = { $name } decides in secret
turn-label = Whose turn it is
turn-moving = { $name } is moving
turn-own = Your move
turn-decide = You decide.
turn-thinking = { $name } is thinking
turn-away = { $name } is away
stand-in-short = A bot can stand in.
stand-in-note = After a minute a bot can play until { $name } is back.
turn-next = next: { $what }
turn-open = A player is still missing
catch-up = Catch up
to-my-turn = My turn
watch-missed = What happened
step-next = Next
key-space = space
pace-note = How fast you see the others’ moves
voices-may = { $name } decides, but you can answer too.
voices-all = Everybody who can do something now is asked.
voices-waiting = Waiting for { $names }.
voices-answer-as = Answer as { $name }
board-moves = The board’s turn
over = The game is over
out = out
prompt-label = What to do
notebook-moves = { $count ->
    [one] The only legal move
   *[other] All { $count } legal moves
}
waiting-bot = The bot is thinking.
waiting-person = Meanwhile you can look around.
waiting-coming = You join as soon as the rules allow it.
waiting-out = You have left the game and are watching it now.
waiting-open = Waiting for somebody to take the free seat.
away-title = While you were away
away-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
away-watch = Watch every move
spectating = You are watching. You see only what is public.
spectating-short = Watching
menu = Menu
notices = Messages
close = Close
back = Back
to-lobby = Go to the lobby
to-table = Back to the table
lobby = Lobby
loading = One moment…
skip = Show the result
views = Views
tab-board = Board
tab-people = People
tab-log = Log
sheet-up = Make the panel taller
sheet-down = Make the panel lower
turn-asking = { $name } asks the team
turn-planning = You plan your turn
chat = Chat
tab-plan = Plan
tab-chat = Chat
log = Log
log-more = Show earlier
rules = Rules
cards = Cards and pieces
rules-whole = open page
voyage-short = Voyage
rules-read = Read
cards-short = Cards
rules-search = Search the rules
rules-failed = The rules cannot be loaded right now.
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
tip-click = { $hand ->
    [finger] Tap to play.
   *[mouse] Click, or press
}
tip-final = You cannot undo it.
tap-again = { $hand ->
    [finger] Tap again to do it.
   *[mouse] Click again to do it.
}
blocked = not possible now: show why
hint = Hint
hint-note = best moves
hint-later = on your turn
hint-off = not at this table
why-this = Why this move?
brief-option = Questions with one answer
brief-option-note = Whether questions with only one answer are answered for you. The log shows it.
brief-yes = answered
brief-no = asked
hints-option = Hints
hints-option-note = Whether players may ask for the best moves.
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
undo-newcomer = somebody has joined since
undo-not-yours = the last move was not yours
undo-over = the game is over
undo-waiting = waiting for the others
undo-counted = not in a counted try
consent-asked = { $name } would like to take back the last move.
consent-yes = Agree
consent-no = Decline
consent-waiting = Waiting for the others to agree.
consent-others = { $name } would like to take back a move.
standing = Automatic answers
standing-always = Always answer:
standing-ask = Ask me
standing-once = Ask me once, the next time
why-not-your-turn = It is { $name }’s turn.
why-over = The game is over.
goal-button = Show the goal and what comes next
goal-heading = The goal
goal-next = Next
link-connecting = Connecting…
link-polling = The connection is slow, but moves still arrive.
link-lost = No connection. Trying again…
link-refused = This link is no longer valid.
seats = Seats
seat-open = Free seat
seat-waiting = waiting for a player
person-more = About { $name }
seat-here = here
seat-away = away
seat-coming = joins soon
seat-out = has left the game
seat-stand-in = a bot, until { $name } is back
newcomer = Add a player
newcomer-bot = Another bot
seat-bot = { $level } bot
seat-bot-plain = bot
seat-program = { $name } (bot)
seat-program-note = somebody’s own bot
to-bot = Let a bot play
stand-in = Level of the bot that takes over
take-back = Take seat
spectators = Spectators
spectators-note = see only what is public
copy-link = Copy link
copied = Copied
sit-down = Sit down
sit-down-title = A seat at { $game } is free for you
hand-over = { $name }, your turn
hand-over-text = Please pass the screen to { $name }. Only { $name } may see what comes next.
hand-over-ready = I am { $name }
no-token = Part of this link is missing. Ask for the whole link.
table-problem = This table cannot be opened
other-rules = This table uses another version of the rules
other-rules-text = It uses version { $theirs } of the rules of { $game }, and this Holdfast plays version { $ours }. Nothing is lost: the table stays as it is.
other-rules-over = The game is over. You can watch its file in a Holdfast with those rules.
other-rules-on = The game is not over. You can continue it in a Holdfast with those rules.

## The end and replays

ranking = Ranking
deeds = What each of you did
deeds-won = no ranking: won together
deeds-lost = no ranking: lost together
deed-most = { $deed }, more than anybody else
deed-none = Kept a low profile.
rating = Rating
rating-here = this game
rating-next = next
chance-nobody = nobody
chance-shares = Everybody’s chance at this moment
moments = Worth another look
turned = What decided it
turned-here = Turning point
turned-better = Better
turned-own = Your chance to win, as a bot estimates it.
turned-team = The team’s chance to win, as a bot estimates it.
turned-of = { $name }’s chance to win, as a bot estimates it.
turned-silent = It was a quiet move.
chance = Chance
chance-thinks = The bot is reviewing the game: { $percent }
look-failed = The game’s history cannot be loaded right now.
moments-none = It was a quiet game.
chart-label = { $title }: press the arrow keys to move along it
rematch = Rematch
rematch-note = same table, next player starts
rematch-open = { $name } has opened a rematch.
rematch-join = Take my seat
rematch-watch = Watch it
replay = Replay
replay-from = from { $axis } { $at }
replay-first = Go to the start
replay-back = One move back
replay-run = Play
replay-pause = Pause
replay-forward = One move forward
replay-last = Go to the end
replay-position = Position in the game
replay-upload = Open a game file
replay-upload-text = Drop a saved game here, or choose one. You can continue a game that is not over.
see-board = See the board
see-board-note = as it was at the end
show-result = Back to the result
save-file = Save game file
carry = Continue elsewhere
carry-note = This saves a file with which you can continue in another browser, on a server or in the terminal. It also contains what is still hidden, so you only get it if you play alone or at one screen.
go-on-here = Keep playing

## When something is refused

problem-stale = Somebody was faster. This is how the table stands now.
problem-illegal = The rules do not allow that move now. Choose one that is lit.
problem-no-place = Nobody else can join now.
problem-not-free = Somebody was faster. This seat is taken.
problem-not-your-turn = It is not your turn.
problem-not-ready = Hints are being prepared. Please try again in a moment.
problem-no-hints = Hints are switched off at this table.
problem-not-known = You may not know exactly what was played there.
problem-not-a-bot = A person made that move, not a bot.
problem-no-such-level = There are no bots of this level.
problem-broke-off = The connection broke off. If your move is not on the board, play it again.
problem-unreachable = Holdfast cannot reach the server. Check your connection and try again.
problem-no-such-code = No table has this code now. A code is valid for a week, as long as the game lasts.
problem-table-full = All seats at this table are taken.
problem-not-begun = The game has not started yet.
problem-not-host = Only the player who opened the table can start it.
problem-begun = The game has already started.
problem-over = The game is over.
problem-not-alone = Others play in this game, and a file would reveal what they must not know. You can save it when the game is over.
problem-forbidden = This link does not open this table. Ask for a new link.
problem-spectator = You are watching. Take a seat to do that.
problem-not-seated = Take a seat first.
problem-handed-over = A bot plays for you. Take your seat first.
problem-not-away = This player was here less than a minute ago. Wait a moment.
problem-not-yours = You can do that only for your own seat.
problem-not-asked = You are not asked now.
problem-already = That is already done.
problem-cannot-undo = You cannot take back this move.
problem-no-wish = Nobody wants to take back a move now.
problem-name-taken = Somebody has this name, or one that looks like it. Choose another one.
problem-not-welcome = You cannot take a seat at this table. Choose another one.
problem-bad-name = Choose a name of 1 to 24 visible characters.
problem-bad-table = These settings do not fit together. Change them and try again.
problem-bad-replay = This file is not a saved game, or it is damaged. Choose another file.
problem-replay-only = This game was not played at a table. You can watch it, but not continue it.
problem-no-replay = This game cannot be saved, because it did not start from the usual setup.
problem-not-over = You can do that when the game is over.
problem-no-such-move = There is no such move.
problem-broken = The server made a mistake. Nothing was changed: please try again.
problem-failed = The server did not answer properly. Please try again.
problem-no-such-game = There is no such game.
problem-no-such-lesson = There is no such lesson.
problem-no-such-question = There is no such question. Ask your friend for a new link.
problem-too-many-questions = You have asked about twelve moves of this game already.
problem-no-such-puzzle = There is no such puzzle.
problem-other-deal = These two games have different deals. Choose a game with the same deal.
problem-no-such-day = There is no deal of this day. Choose today or an earlier day.
problem-no-such-moment = You cannot play on from this moment. Choose an earlier one.
problem-too-many-named = Twelve branches have a name already. Remove one of the names first.
problem-counted = No bot may play for you in a counted try.
problem-shared-deal = Others play the same deal, so this game can only be continued here.
problem-no-such-table = There is no such table.
problem-no-such-seat = This link does not belong to a seat at this table.
problem-too-large = That is too large to be sent.
problem-too-fast = That was too much at once. Please wait a moment.
problem-too-many = Too many people are watching this table. Please try again later.
problem-busy = The server cannot save anything at the moment. Nothing is lost: please try again.
problem-database-away = The server cannot reach its saved games at the moment. Nothing is lost: please try again.
problem-closing = The server is being restarted. Nothing is lost: please try again in a moment.
problem-disk-full = The server has no room left to save this. Nothing is lost: please try again later.
problem-not-stored = The server could not save this. Nothing is lost: please try again.
problem-damaged = This game can be read only up to step { $seq }. The rest is damaged, or a newer version saved it.
problem-damaged-start = The beginning of this game is damaged, so it cannot be opened.
problem-other-version = This game was played with another version of the rules and cannot be shown here. The file is fine: keep it for a Holdfast with those rules.

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
plain-shared = { $names } share the victory.
plain-points = points
plain-scored = { $points ->
    [one] You have scored 1 point.
   *[other] You have scored { $points } points.
}
plain-course = The game’s history
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
coach-never = Do not warn me again
coach-worse = Another move is clearly better here.
coach-loses = With this move, the game is lost at once.
coach-better = Better:
coach-because = It { $reason }.
coach-risk = Your move { $reason }.
coach-chance = It raises your chance to win by about { $by }.
coach-points = With it, a bot expects { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $fewer ->
    [yes] fewer
   *[no] more
} { $meaning }.
coach-outcome = points at the end
coach-again = Reset warnings
coach-first = First games
coach-on = Always
coach-off = Never
first-game = Your first game

# A page that needs no server
page-loading = { $part ->
    [python] Loading Python: { $done } of { $size } MB.
    [library] Loading the table: { $done } of { $size } MB.
    [start] Holdfast is starting.
   *[game] Loading the game: { $done } of { $size } MB.
  }
page-waiting = The connection is lost. Loading continues where it stopped.
page-meanwhile = You can read the rules meanwhile.
page-opened = Your game is ready.
page-enter = Play
page-gone = There is a newer version of this page. You can continue your games there.
page-load-it = Load it
page-failed = The game could not be started in this browser.
page-alone = You play and save everything in this browser, even offline. To play together on two devices, you need a server.
page-alone-slim = To play on two devices, you need a server.
page-server = Open the server
page-missing = Holdfast cannot run in this browser.
page-missing-wasm = It lacks WebAssembly with vector instructions, which every browser has had since 2023.
page-missing-workers = It lacks web workers or channels between windows, which every browser has had since 2022.
page-missing-storage = It does not let this page save anything. Some browsers do that in private windows.
missing-title = Missing games
missing-note = This browser no longer has these games. Their data was deleted, or it is damaged.
missing-remove = Remove from list
damaged-note = You can save the readable part as a file. Open the file to continue from there.
damaged-save = Save readable part
link-lost-here = The page does not respond. Trying again…
link-refused-here = This game is no longer in this browser.
problem-broken-here = Something went wrong on this page. Nothing was changed: please try again.
problem-failed-here = The page could not load this. Please try again.
problem-not-stored-here = This browser could not save this. Nothing is lost: please try again.
problem-no-such-table-here = This browser does not have this game. Its data was deleted, or you played it in another browser.
problem-forbidden-here = This address does not open this game. Open it from the lobby.
problem-page-failed = The game could not be started. Please reload the page.
problem-no-such-request = That is not available here.
problem-disk-full-here = This browser has no room left to save this. Nothing is lost: make some room and try again.

# Clocks
clocks = Clocks
clock-left = Time left:
clock-hours = { $count } h
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-minutes = { $count } min
clock-of-move = for this move
clock-of-game = for the whole game
clock-off = day off
clock-off-until = days off until { $date }
clock-bot = Bot
clock-bot-moves = A bot moves for you ({ $level })
clock-bot-once = this move only
clock-bot-sits = A bot plays for you ({ $level })
clock-bot-back = You can come back at any time.
clock-take-over = Take over
clock-zero-move = When your time is up, a bot makes that one move ({ $level }). After three in a row it plays on until you take over.
clock-zero-game = When your time is up, a bot plays on ({ $level }). You can come back once, with two minutes.
tables-option = Tables with one deal
tables-option-note = Friends play the same cards, places and dice at tables of their own, and you compare afterwards.
tables-choice = { $count ->
    [one] one table
   *[other] { $count } tables
}
control-option = Pace
control-option-note = How much time everybody has. When it is up, a bot moves.
control-live-choice = live, no clock
control-move-choice = 1 minute a move
control-game-choice = 25 minutes a game, +10 s a move
control-both-choice = 1 minute a move, then 25 minutes
control-day-choice = a day per move
control-days-choice = three days per move
control-live = Live
control-days = { $count ->
    [one] A day per move
   *[other] { $count } days per move
}
control-move = { $time } a move
control-game = { $time } a game
control-game-bonus = { $time } a game, +{ $bonus } s a move
pause = Pause
pause-ask = Ask for a pause
pauses-left = { $count ->
    [0] You have asked for two pauses already.
    [one] You can ask for 1 pause in this game.
   *[other] You can ask for { $count } pauses in this game.
}
pause-asked = { $you ->
    [yes] You ask for a pause
   *[no] { $name } asks for a pause
}
pause-asked-note = All clocks stand still when everybody agrees. { $agreed } of { $people } agree.
pause-decline = Keep playing
pause-withdraw = Withdraw
pause-note = The clocks stand still until everybody wants to resume, for a day at most.
pause-resume = Resume ({ $resumed } of { $people })
days-off-where = You can take days off on the start page, under Your games.
problem-no-clocks = There are no clocks at this table.
problem-paused = There is a pause. Everybody must press Resume first.
problem-no-pause = Nobody asks for a pause any more.
problem-no-more-pauses = You have asked for two pauses in this game already.
problem-not-slow = You can take days off only in slow games, with a day or more per move.
problem-too-many-days = You can take 14 days off in one game. Choose fewer days.
problem-time-up = Your time is up, so the bot makes this move.
problem-slow = In a slow game nobody has to be here. The clock decides when a bot moves.

# Your games
your-games = Your games
games-wait = { $count ->
    [0] Nobody is waiting for you.
    [one] 1 waits for you
   *[other] { $count } wait for you
}
games-others = The others are thinking
games-look = Look
games-bot-soon = until a bot moves for you
games-time-of = { $name }: { $time }
games-then-bot = then a bot moves
days-off = Days off
days-off-note = Your clocks stand still in all slow games: up to 14 days a game.
days-off-from = First day
days-off-to = Last day
days-off-take = Take days off
days-off-end = End days off
days-off-taken = You have days off until { $date }.
days-off-ended = Your clocks run again.

# Open tables
account = Account
account-keep = Keep my games
open-tables = Open tables
clubs = Clubs
open-waiting = { $count ->
    [one] 1 table waits
   *[other] { $count } tables wait
}
open-empty = Nobody is waiting. Open a table: after a while bots take the free seats.
open-all = All games
open-live = Live
open-slow = A day per move
open-table-of = { $name }’s table · { $languages }
open-seats = { $taken } of { $seats } seats taken
open-bots = bots may fill in
open-people = people only
open-full = full
open-level-any = any level
open-level-like-me = like the host
open-level-beginners = beginners welcome
open-watch = Watch
open-go = Go to the table
open-close = Remove from the list
open-faster = Somebody was faster.
open-a-table = Open a table
open-game = Game
open-rules = Rules
open-players = Players
open-changed = changed rules
open-level = Preferred level
open-level-choice-any = Any
open-level-choice-like-me = Like me
open-level-choice-beginners = Beginners
open-language = Languages
open-language-en = English
open-language-de = Deutsch
open-language-both = Both
open-hints = Hints
open-hints-note = Games without hints are rated for people with accounts.
open-hints-without = Without
open-hints-with = With
open-fill = Bots may fill in
open-fill-note = { $slow ->
    [yes] after a day
   *[no] after 5 minutes
}
open-yes = Yes
open-no = No
open-note = Everybody sees it here until it is full. To play only with friends, invite them instead.
open-the-table = Open the table
title-open = Open tables: Holdfast
problem-too-many-open = Three of your open tables are still waiting. Close one, or wait until somebody joins.
branch-try = Try again from here
