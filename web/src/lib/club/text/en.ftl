### Clubs: groups of people who meet to play.

title-clubs = Clubs · Holdfast
title-club = { $name } · Holdfast
clubs-about = A club is a group with a link. Its members meet for an evening, play the same deal at several tables, and collect points.
clubs-none-here = There are no clubs here, because there are no accounts.
clubs-row =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
clubs-found = New club
clubs-found-do = Found a club
clubs-found-account = You need an account to found a club. Nobody needs one to join.
club-private =
    { $count ->
        [one] Private, 1 member
       *[other] Private, { $count } members
    }
club-season-evening =
    Season { $season }, evening { $number } · { $count ->
        [one] 1 member
       *[other] { $count } members
    }
club-views = What is shown
club-view-tonight = Evening
club-view-season = Season
club-view-members = Members
club-alone = Nobody has joined yet
club-invite = Invite people
club-empty = No evening yet
club-empty-organiser = Plan a first evening, or start one now. Everybody who is here says so, and you pair them.
club-empty-member = An organiser plans the first evening. You can open a table for the club at any time.

## Evenings

club-tonight = Tonight
club-next = Next evening
club-here = Members who are here
club-answers = Who is coming, who is not
club-not-coming = is not coming
club-i-am-here = I am here
club-i-leave = I must go
club-i-come = I am coming
club-not-me = Not me
club-calendar = Calendar file
club-remind = Remind me the day before
club-cancel-evening = Cancel
club-plan = Plan an evening
club-plan-do = Plan this evening
club-begin-now = Start an evening now
club-day = Day
club-time = Time
club-game = Game
club-game-open = Still open

## Pairing

club-pair = Pairings
club-size = People at a table
club-size-people =
    { $count ->
        [one] 1 person
       *[other] { $count } people
    }
club-preset = Preset
club-preset-usual = The usual options
club-same = Same deal
club-same-yes = At all tables
club-same-no = Each its own
club-same-about = All tables have the same cards, dice and seats. Everybody is compared with those who have the same seat elsewhere.
club-own-about = Each table has its own cards and dice. Everybody is compared with the others at the table.
club-pair-do =
    { $count ->
        [0] Pair people
        [one] Pair 1 person
       *[other] Pair { $count } people
    }
club-pair-nobody = Nobody has said yet that they are here.
club-pair-busy = Everybody who is here plays at a table.

## Deals and tables

club-deal = Deal { $number }
club-deal-same = same cards, dice and seats at all tables
club-deal-own = own cards and dice at each table
club-table = Table { $number }
club-state-over = finished
club-state-runs = still playing
club-state-free = waits for players
club-seat-free = free seat
club-somebody = Somebody
club-bot = a bot
club-play = Go to my table
club-sit-down = Sit down
club-look-again = Look again
club-watch = Watch
club-watch-later = You can watch when you have played this deal, or when it is over at all tables.
club-table-remove = Remove this table
club-tables = Tables of the club
club-tables-empty = No table is open. Open one, and members can sit down at any time.
club-open-table = Open a table
club-open-do = Open this table
club-may-watch = May members watch?
club-may-watch-yes = Yes
club-may-watch-no = No

## Points

club-results = Tonight’s ranking
club-results-last = Ranking of the last evening
club-results-about = 2, 1 or 0 points for each comparison
club-rank = Place
club-name = Name
club-points = Points
club-cell-plays = playing
club-cell-waits = waiting
club-cell-alone = alone
club-cell-none = –
club-season = Season { $number }
club-season-about = The best { $counting } of { $evenings } evenings count.
club-season-none = There is no season yet. It starts with the first evening.
club-season-empty = No deal is finished yet.
club-dropped = does not count
club-counts = How it counts
club-counts-deal = You get 2 points if you did better, 1 for the same and 0 for worse. The average over all comparisons is your result for the deal.
club-counts-same = With the same deal you are compared with those who had your seat at other tables. Otherwise you are compared with the others at your table. Teams are compared with teams.
club-counts-missing = If somebody is missing, a bot of the level Veteran takes the seat. It counts for nobody.
club-counts-evening = An evening is worth 10 times the average of your deals, up to 20 points. It does not matter how many you play.
club-counts-season = A season has 6 evenings. Your best 5 count.

## Members

club-link = Joining link
club-link-about = Everybody with this link can join.
club-link-copy = Copy the link
club-link-new = Make a new link
club-link-sure = Old link expires. Sure?
club-members =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
club-role-owner = owner
club-role-organiser = organiser
club-role-member = member
club-guest = without an account
club-make-organiser = Make organiser
club-make-member = Make member
club-hand-over = Hand over
club-hand-over-sure = Hand the club over. Sure?
club-remove = Remove
club-remove-sure = Remove. Sure?
club-rename = Name of the club
club-rename-do = Change the name
club-leave = Leave the club
club-leave-about = Your points are removed from the rankings of the club. You keep your games.
club-leave-do = Leave
club-leave-sure = Leave. Sure?
club-delete = Delete the club
club-delete-about = Evenings, points and members are deleted. The players keep their games.
club-delete-do = Delete the club
club-delete-sure = Delete everything. Sure?

## Joining

club-door =
    { $count ->
        [one] You are invited to this club. It has 1 member.
       *[other] You are invited to this club. It has { $count } members.
    }
club-door-full = This club is full. Ask an organiser to make room.
club-your-name = Your name in the club
club-join = Join
club-join-guest = You need no account. Without one you belong to the club in this browser only.
club-closed = You are not a member here
club-closed-about = A club is private. Ask somebody who belongs to it for the joining link.

## Refusals

problem-no-clubs = There are no clubs here, because there are no accounts.
problem-no-such-club = There is no such club, or you do not belong to it.
problem-no-such-club-link = This link does not open a club any more. Ask for a new one.
problem-no-such-member = There is no such member in this club.
problem-no-such-evening = There is no such evening in this club.
problem-bad-date = You cannot plan this date. Choose a day within the next year.
problem-not-organiser = Only the owner and the organisers of the club can do this.
problem-not-owner = Only the owner of the club can do this.
problem-too-many-clubs = You have as many clubs as one person can have. Leave or delete one first.
problem-club-full = This club is full. Ask an organiser to make room.
problem-owner-stays = You own this club. Hand it over first, or delete it.
problem-needs-account = Only a member with an account can own a club.
problem-evening-over = This evening is over, or has not started yet.
problem-evening-played = You cannot remove this evening, because games were played.
problem-too-many-evenings = This club has planned many evenings. Cancel one first.
problem-too-many-deals = That is enough for one evening. Continue on another day.
problem-too-many-club-tables = This club has many tables. Remove one first.
problem-nobody-here = Nobody is here who is free to play. Wait until a table is over.
problem-just-paired = Somebody else has just made the pairings. Look at the tables.
problem-not-yet-watched = You can watch this table when you have played this deal yourself.
