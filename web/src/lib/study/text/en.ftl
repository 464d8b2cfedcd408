### Words for what brings people back: deals, days, reviews, branches and the profile.

## The same deal

deal = Same deal
deal-title = { $game }: same deal
deal-about = Play the same cards, places and dice again, and compare.
deal-again = Play this deal again
deal-again-note = You keep your seat. Bots take the seats of other people.
deal-chance = Cards and dice stay the same as long as everybody makes the same moves. After that, everybody still rolls the same at the same decision of the same round.
deal-results = Results
deal-none = Nobody else has finished this deal yet.
deal-original = first game
deal-here = this game
deal-you = You
deal-someone = Somebody
deal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
deal-rank = place { $rank }
deal-won = won
deal-lost = lost
deal-compare = Compare
deal-compared = Round by round
deal-compared-with = Round by round, with { $name }
deal-mine = this game
deal-theirs = the other
deal-parted = Here the games went different ways
deal-parted-at = { $axis } { $at }, { $name } decided
deal-over = The game was over.
deal-silent = The log says nothing about this move.
deal-same = All moves were the same in both games.
deal-look = Show in the replay

## The deal of the day

day-title = Deal of the day
days = Deals of the day
days-about = Today everybody has the same cards and places.
day-left = { $hours ->
    [0] less than 1 h left
   *[other] { $hours } h left
}
day-play = Play
day-resume = Resume
day-try = Your counted try
day-one = One try counts. Stop whenever you like: it waits for you.
day-strict = There are no hints and no undo. Afterwards you can play as often as you like.
day-same = Everybody has the same cards, dice and seats on this day.
day-begin = Play my counted try
day-continue = Continue my try
day-practice = Play once more, not counted
day-practice-past = Play this day
day-late = This day is over, so your game is practice and not ranked.
day-others = How the others did
day-hidden = You see the points of the others and of bots after your try, so that nothing gives the deal away.
day-played = { $count ->
    [0] Nobody has played it here yet.
    [one] 1 person has played it here.
   *[other] { $count } people have played it here.
}
day-first = You are the first today.
day-place = place { $place } of { $of }
day-bots = The levels of bots, for comparison:
day-results-mine = Result of this day
day-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
day-streak-note = one deal a day is enough
day-earlier = Earlier days
day-month = Month
day-in-time = played in time
day-afterwards = played later, not ranked
day-open = not played
day-seats = { $count ->
    [one] You play alone
   *[other] { $count } seats, you start
}
day-against = against bots: { $level }
day-share = Share
day-share-note = The text gives nothing away about the deal.
day-share-head = Holdfast { $date }, { $game }
day-share-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
day-copy = Copy
day-mark-good = a good round
day-mark-half = a loss
day-mark-bad = the end, or close to it
day-previous = Previous month
day-next = Next month

## Review and branches

review-three = Your costliest moves
review-of = { $count ->
    [one] You made 1 move.
   *[other] Of your { $count } moves, these cost you most.
}
review-none = No move cost you more than { $percent } chance to win.
review-thinking = A bot is reviewing the game: { $percent }
review-not-ready = This game cannot be reviewed right now. You can still look at every move.
review-you = You
review-better = Better
review-when = { $axis } { $at }
review-chance = { $from } → { $to } chance to win
review-points = { $points ->
    [one] 1 more point
   *[other] { $points } more points
}
review-very-likely = very likely better
review-likely = probably better
review-risk = But it { $said }
review-saw = You see only what you could see then.
review-show = Show
review-best = Your best move
review-best-by = { $percent } better than the next best
review-best-points = { $points ->
    [one] 1 point better than the next best
   *[other] { $points } points better than the next best
}
branch-trial = Trial, not rated
branch-list = Your branches
branch-none = In a branch you play on from a moment of this game. The game itself stays as it was.
branch-from = from move { $number }
branch-name = Name of the branch
branch-play = Play on
branch-open = Show
branch-link = Copy link
branch-compare = Compare
branch-title = { $game }: the game and your try
branch-was = the game as it was
branch-running = still running
table-day = Deal of the day
table-day-counted = Deal of the day, counted

## Puzzles

puzzles = Puzzles
puzzle-today = Puzzle: { $game }
puzzles-about = The positions come from games of bots. Each asks one question, and there is no clock.
puzzles-none = There are no puzzles for this game yet.
puzzle-all = All puzzles
puzzle-themes = Themes
puzzle-new = { $count ->
    [one] 1 new puzzle
   *[other] { $count } new puzzles
}
puzzle-of = { $count } of { $of } seen
puzzle-next = Your next puzzle
puzzle-difficulty = Difficulty
puzzle-easy = Easy
puzzle-usual = Right for you
puzzle-hard = Hard
puzzle-solve = Solve a puzzle
puzzle-none-left = You have seen all { $count }. Choose another game, or try a theme again.
puzzle-you = You and puzzles
puzzle-kept = saved in this browser
puzzle-strength = Strength
puzzle-strength-here = Your strength
puzzle-streak = In a row
puzzle-streak-best = best: { $count }
puzzle-at-once = Solved at the first try
puzzle-hardest = Hardest solved
puzzle-play-answer = Play your answer on the board.
puzzle-from = The position comes from a game of bots. You see what the bot saw.
puzzle-hint = Give me a hint
puzzle-hint-is = The best move does this:
puzzle-hint-none = There is no hint for this puzzle.
puzzle-skip = Skip
puzzle-right = Yes: { $move }
puzzle-close = Good, but not the best
puzzle-wrong = Not the best move
puzzle-you-chose = You chose { $move }.
puzzle-instead = The best move does this instead:
puzzle-lost = With the best move your chance to win is { $percent } higher.
puzzle-chance = { $percent } chance to win
puzzle-risk = But it { $said }
puzzle-often = { $percent } of the time
puzzle-again = Try once more
puzzle-show = Show the solution
puzzle-next-one = Next puzzle
puzzle-changed = Strength { $rating }, { $change } in this puzzle.
puzzle-solution = Solution
puzzle-step-of = Solution, step { $step } of { $count }
puzzle-also = Also good: { $move }
puzzle-goes-on = The game can go on like this, with the dice of the original game.
puzzle-back = Back
puzzle-step = Step
puzzle-play-on = Play on from here
puzzle-levels = How often bots solve it
puzzle-others = Tempting wrong answers
puzzle-answered = You have already answered.
five = Today’s five
five-left = { $count } left
five-about = Five puzzles for today, from easy to hard. They are the same for everybody.
five-next = Solve number { $number }
five-number = Number { $number }
five-open = open
five-first = solved at the first try
five-other = not solved at the first try
five-at = Today’s five, number { $number }
five-answered = Today’s five: { $count } of 5 answered.
five-over = You solved { $count } of today’s five at the first try. There are new ones tomorrow.
five-row = Today’s five: { $count } of { $of }

## The profile

profile = Profile
profile-nameless = You
profile-kept = Saved in this browser only, without an account
profile-private = Anybody who has the file can open your deals of the day. Do not share it.
profile-save = Save to a file
profile-load = Load a file
profile-loaded = { $count ->
    [0] The file is loaded. You had all its games already.
    [one] The file is loaded. It brought 1 more game.
   *[other] The file is loaded. It brought { $count } more games.
}
profile-foreign = This is not a Holdfast profile. Nothing was changed.
profile-cut = This file is cut short. Nothing was changed. Save it again in the other browser.
profile-version = Another version of Holdfast saved this file. Nothing was changed.
profile-altered = This file was altered or damaged. Nothing was changed. Save it again in the other browser.
profile-results = Results
profile-count = { $count ->
    [one] 1 game, { $won } won
   *[other] { $count } games, { $won } won
}
profile-won = Won
profile-people = no bots
profile-new = new
profile-of = { $won } of { $of }
profile-learning = Learning and puzzles
profile-fives = Today’s five, solved at the first try
profile-voyages = Voyages
profile-milestones = Milestones
profile-open = still open
strength-title = How strong you are
strength-scale = compared with the bots
strength-near = about as strong as a bot of the level { $level }, give or take { $error }
strength-few = { $count ->
    [one] 1 game to go
   *[other] { $count } games to go
}
strength-note = { $count ->
    [0] Nothing can be estimated yet. Play against bots.
    [one] Estimated from 1 game. The wide bar shows how sure this is.
   *[other] Estimated from { $count } games. The wide bar shows how sure this is.
}
profile-weeks = The last four weeks: days on which you played a deal of the day
milestone-first-win = First victory
milestone-course = A whole course learned
milestone-veteran = Victory at a table with Veterans
milestone-puzzles = 25 puzzles solved at the first try
milestone-all-games = Victory in all four games
milestone-week = Seven days in a row
milestone-courses = All courses learned
milestone-strength = Puzzle strength of 1500
milestone-three-stars = First planet with three stars
milestone-legend = Victory at a table with Legends

## Voyages

voyage-kind = { $kind ->
    [season] Season
    [ladder] Ladder
   *[voyage] Voyage
}
voyage-step = { $kind ->
    [season] Season
    [ladder] Ladder
   *[voyage] Voyage
}: { $name }
voyage-title = { $game }: { $kind ->
    [season] season
    [ladder] ladder
   *[voyage] voyage
}
voyage-stars = { $count } of { $most ->
    [one] 1 star
   *[other] { $most } stars
}
voyage-beaten = { $count } of { $most } won
voyage-days-held = { $count ->
    [one] 1 day held
   *[other] { $count } days held
}
voyage-days-note = A day counts once, when the city still stands at its end.
voyage-since = Your season since { $date }
voyage-begins = Your season starts
voyage-map = Map of the stops
voyage-first = Your first stop
voyage-next = Next stop
voyage-chosen = Chosen stop
voyage-complete = You have done everything here.
voyage-stop-stars = { $name }, { $stars } of { $most ->
    [one] 1 star
   *[other] { $most } stars
}
voyage-stop-won = { $name }, { $won ->
    [yes] won
   *[no] not won yet
}
voyage-log = Log
voyage-log-empty = Every game that you finish here gets a line, won or lost.
voyage-log-line = { $name }, { $won ->
    [yes] { $when }
   *[no] lost, { $when }
}
voyage-log-all = Show all { $count }
voyage-free = Free play
voyage-friends = With friends
voyage-unlocked = Nothing is locked: the route is only a proposal.
voyage-anywhere = Games from the lobby count as well.
voyage-alone = Only games against these opponents and nobody else count here.
voyage-difficulties = What each difficulty adds
voyage-row-won-on = won on { $date }
voyage-row-best = best: day { $at }
voyage-row-none = not played yet
voyage-day-held = day { $day } held
voyage-day-lost = lost on day { $day }
voyage-day-open = day { $day } open
voyage-begin = Play
voyage-retry = Try again
voyage-again = Once more
voyage-counted = { $kind ->
    [season] Your season
    [ladder] Your ladder
   *[voyage] Your voyage
}

## Several tables with one deal

group-title = { $game }: same deal, several tables
group = All tables
group-about = All tables have the same cards, places and dice. You see the other games when yours is over.
group-number = Table { $number }
group-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
group-own = your table
group-waiting = not started
group-over = over
group-playing = still playing
group-link = Copy link for a friend
group-go = Go to your table
group-watch = Look at your game
group-results = How the tables compare
group-wait = You see the results of the others when your game is over.
group-some = { $count ->
    [one] 1 table is still playing.
   *[other] { $count } tables are still playing.
}
group-rounds = Round by round
group-choose = What is compared

## A review together

lead = Review together
lead-begin = Lead the others
lead-self = You lead. The others see this moment.
lead-other = { $name } leads
lead-someone = Somebody
lead-follow = Follow
lead-following = You see what { $name } shows.
lead-stop = Stop
lead-note = Everybody may try a move from here.

## Questions to friends

question-ask-friend = Ask a friend
question-link-note = The link shows this moment as you saw it, without your move and the better one.
question-copy = Copy the link
question-none = Nobody has answered yet.
question-answers = Answers of friends
question-friends = { $count ->
    [one] 1 friend
   *[other] { $count } friends
}
question-like-you = like you
question-title = What would you play?
question-somebody = Your friend
question-ask = { $name } asks: what would you play here?
question-play = Play your answer on the board.
question-saw = You see only what was known at this seat at this moment, not what came later.
question-same = { $name } played the same move
question-other = { $name } played another move
question-yours = You:
question-sent = { $name } sees your answer in the review, without your name.

## The page of Study

hub-about = Learn from your games, and from those of bots. Nothing here needs an account.
hub-tried = { $count ->
    [one] 1 puzzle seen
   *[other] { $count } puzzles seen
}
hub-untried = find the best move
hub-travelled = all goals reached
hub-no-games = After your first game you see here which moves cost you most. You can try again from each of them.
hub-profile = How strong you are, your results and milestones.
hub-to-profile = Open profile
