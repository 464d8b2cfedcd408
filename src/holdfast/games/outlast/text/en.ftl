### Outlast in English: everything a player reads.

game-title = Outlast
game-tagline = A handful of people, a snowbound wild, and wolves. Be the last to live.
game-time = 40 min
game-kind = Rivals
goal = { $players ->
    [one] Keep your people alive until the end of round { $rounds }. Everybody alive and every settlement adds to your legacy.
   *[other] After round { $rounds }, be alive with the largest legacy: people and settlements count 1 each. Or be the last people alive.
}
goal-after = { $step ->
    [board] Then the next round begins.
   *[turn] After the last action come wolves, the meal and newcomers; when all have played, the wild moves.
}
game-progress = Round { $round }
position-showcase = It is round 6. C5 stands before a wolf, and C’s people have too little to eat: with three actions left, not everybody can be saved.

## Terrains

terrain-home = Home Clearing
terrain-forest = Forest
terrain-thicket = Thicket
terrain-meadow = Meadow
terrain-plains = Plains
terrain-river = River Bend
terrain-hills = Hills
terrain-mountain = Mountain
terrain-marsh = Marsh
terrain-barren = Barrens
terrain-den = Wolf Den
terrain-trail = Wolf Trail

## Tiles: as a label, and as a place within a sentence ($terrain is the terrain's id there)

tile-name = { $terrain } ({ $number })
tile-face-down = unexplored tile { $number }
tile-snow = under the snow
tile-in = { $terrain ->
    [home] in the Home Clearing ({ $number })
    [forest] in the Forest ({ $number })
    [thicket] in the Thicket ({ $number })
    [meadow] in the Meadow ({ $number })
    [plains] on the Plains ({ $number })
    [river] at the River Bend ({ $number })
    [hills] in the Hills ({ $number })
    [mountain] on the Mountain ({ $number })
    [marsh] in the Marsh ({ $number })
    [barren] in the Barrens ({ $number })
    [den] at the Wolf Den ({ $number })
    [trail] on the Wolf Trail ({ $number })
   *[unknown] on unexplored tile { $number }
}
tile-to = { $terrain ->
    [home] to the Home Clearing ({ $number })
    [forest] to the Forest ({ $number })
    [thicket] to the Thicket ({ $number })
    [meadow] to the Meadow ({ $number })
    [plains] to the Plains ({ $number })
    [river] to the River Bend ({ $number })
    [hills] to the Hills ({ $number })
    [mountain] to the Mountain ({ $number })
    [marsh] to the Marsh ({ $number })
    [barren] to the Barrens ({ $number })
    [den] to the Wolf Den ({ $number })
    [trail] to the Wolf Trail ({ $number })
   *[unknown] to unexplored tile { $number }
}
tile-from = { $terrain ->
    [home] from the Home Clearing ({ $number })
    [forest] from the Forest ({ $number })
    [thicket] from the Thicket ({ $number })
    [meadow] from the Meadow ({ $number })
    [plains] from the Plains ({ $number })
    [river] from the River Bend ({ $number })
    [hills] from the Hills ({ $number })
    [mountain] from the Mountain ({ $number })
    [marsh] from the Marsh ({ $number })
    [barren] from the Barrens ({ $number })
    [den] from the Wolf Den ({ $number })
    [trail] from the Wolf Trail ({ $number })
   *[unknown] from unexplored tile { $number }
}

## Structures

structure-settlement = Settlement
structure-palisade = Palisade
structure-watchfire = Watchfire
structure-snare = Snares
structure-pen = Pen
structure-plot = Plot

## Directions

direction-E = east
direction-SE = southeast
direction-SW = southwest
direction-W = west
direction-NW = northwest
direction-NE = northeast
direction-short-E = E
direction-short-SE = SE
direction-short-SW = SW
direction-short-W = W
direction-short-NW = NW
direction-short-NE = NE

## Options, their values and the presets

option-players = Players
option-players-note = alone against the wild, or up to six peoples against each other
option-board = Board
option-board-note = how large the land is
value-board-auto = by number of players
value-board-small = small (19 tiles)
value-board-medium = medium (37 tiles)
value-board-large = large (61 tiles)
option-climate = Climate
option-climate-note = how much food and how many wolves lie under the snow
value-climate-normal = normal
value-climate-mild = mild
value-climate-harsh = harsh
option-length = Length
option-length-note = the round in which the survivors are counted
value-length-standard = 15 rounds
value-length-short = 10 rounds
value-length-long = 20 rounds
option-wilds = Unexplored tiles
option-wilds-note = whether anything lives there before it is found
value-wilds-asleep = asleep
value-wilds-awake = awake
option-pack_limit = Pack limit
option-pack_limit-note = how many wolves there may be before births stop
value-pack_limit-auto = only where the wilds are awake
value-pack_limit-none = none
value-pack_limit-quarter = a quarter of the tiles
option-wolf_hunger = Wolves' hunger
option-wolf_hunger-note = whether wolves eat prey, and starve without
value-wolf_hunger-off = they need no food
value-wolf_hunger-eats = they eat
value-wolf_hunger-starves = they eat or starve
option-wolf_attacks = Wolf attacks
option-wolf_attacks-note = how many a wolf attacks in the board turn
value-wolf_attacks-each = everyone in reach
value-wolf_attacks-one = only one
option-elimination = Elimination
option-elimination-note = when a player is out
value-elimination-strict = with the last meeple
value-elimination-hearth = with the last meeple and settlement
option-start_settlement = First settlement
option-start_settlement-note = whether a settlement stands at home from the start
value-start_settlement-yes = yes
value-start_settlement-no = no
option-arrivals = Newcomers
option-arrivals-note = how many arrive in a board turn
value-arrivals-per_player = one for each player
value-arrivals-per_settlement = one at each settlement
option-carry = Carrying
option-carry-note = how much a meeple carries of each kind
value-carry-limited = three of each
value-carry-unlimited = any number
option-fight_boost = Resources in fights
option-fight_boost-note = how resources are added to a fight between meeples
value-fight_boost-open = openly, in turn
value-fight_boost-blind = secretly, at once
option-fight_stakes = Stakes of a fight
option-fight_stakes-note = what the loser of a fight between meeples loses
value-fight_stakes-death = their life
value-fight_stakes-rob = only their goods
option-player_fights = Fights between players
option-player_fights-note = whether rivals can be attacked
value-player_fights-on = allowed
value-player_fights-off = not allowed
option-buildings = Buildings
option-buildings-note = what can be built
value-buildings-settlements = settlements only
value-buildings-workshop = settlements and workshop

preset-first = First game
preset-first-note = You and one Wanderer: short and mild, nobody fights anybody, and a settlement keeps you in the game.
preset-first-brief = you and a Wanderer
preset-sheet = Sheet
preset-sheet-note = The game as the sheet has it.
preset-sheet-brief = as the sheet has it
preset-family = Family
preset-family-note = Short and mild, nobody fights anybody, and a settlement keeps you in the game.
preset-family-brief = short, mild, no fights
preset-frontier = Frontier
preset-frontier-note = With the workshop: palisades, watchfires, snares, pens and plots.
preset-frontier-brief = with the workshop
preset-wild = Wild
preset-wild-note = Long and harsh: the land is awake, and wolves hunt or starve.
preset-wild-brief = long, harsh, awake

## Decisions and moves

ask-nothing = Nothing to decide
ask-act = { $hungry ->
    [0] Choose who acts.
    [one] Choose who acts: 1 person would starve tonight.
   *[other] Choose who acts: { $hungry } people would starve tonight.
} { $left ->
    [one] Last action before the meal.
   *[other] { $left } actions before the meal.
}
ask-spill = { $goods ->
    [resource] { $meeple } drops a resource, but three lie { $where } already. Which neighbouring tile gets it? Bare land grows again with one.
   *[prey] { $meeple } drops a prey, but three are { $where } already. Which neighbouring tile gets it? Two together become a herd.
}
ask-boost = { $standing ->
    [behind] { $own } is behind { $rival }, { $total } to { $other }. { $stakes ->
        [rob] Add nothing, and { $own } loses all its goods.
       *[death] Add nothing, and { $own } dies.
    }
   *[level] { $own } and { $rival } are level at { $total }. Add nothing, and they part unharmed; go ahead to win.
} You have { $purse ->
    [one] 1 resource
   *[other] { $purse } resources
} here, each worth 1.
ask-blind = { $own } rolled { $total }, { $rival } { $other }. { $stakes ->
    [rob] The loser is robbed of all its goods.
   *[death] The loser dies.
} How many resources do you add in secret? You have { $purse } here, and what you add is gone.
ask-forced = A wolf has cornered { $count } of your people { $where }. They have to fight it, one by one, until it falls (with { $needs } to 8). Who goes first and risks death?
ask-feed = { $meals ->
    [one] One meal
   *[other] { $meals } meals
} for { $mouths } people { $where }. Who eats { $meals ->
    [one] it
   *[other] next
}? Those left without starve.
ask-arrive = { $when ->
    [last] The game ends with this round: the newcomer need not eat any more, and counts for your legacy. At which settlement?
   *[before] A newcomer comes, with empty hands, and has to eat at the end of your next turn. At which settlement?
}

move-wolf = Fight the wolf
move-hide = Hide
move-move = Move
move-gather = Gather
move-hunt = Hunt
move-build = Build
move-drop = Drop
move-fight = Attack
move-end = End turn
move-to = Put it here
move-pass = Add nothing
move-match = Draw level
move-beat = Go ahead
move-add = Add resources
move-face = Face the wolf
move-feed = Feed
move-at = Arrive here
move-concede = Concede

choice-wolf = { $meeple } fights the wolf
choice-hide = { $meeple } hides
choice-move = { $meeple } moves { $direction } { $tile }
choice-gather = { $meeple } gathers a resource
choice-hunt = { $meeple } hunts
choice-build = { $meeple } builds { $structure ->
    [settlement] a settlement
    [palisade] a palisade
    [watchfire] a watchfire
    [snare] snares
    [pen] a pen
   *[plot] a plot
}
choice-drop = { $meeple } drops { $goods ->
    [resource] a resource
   *[prey] a prey
}
choice-fight = { $meeple } attacks { $target }
choice-end = End the turn
choice-to = It goes { $tile }
choice-pass = Add nothing
choice-match = Draw level
choice-beat = Go one ahead
choice-add = { $amount ->
    [0] Add nothing
    [one] Add { $amount } resource
   *[other] Add { $amount } resources
}
choice-face = { $meeple } faces the wolf
choice-feed = { $meeple } eats
choice-at = Arrive { $tile }
choice-concede = Concede

label-boost = Pay { $price }: { $total } to { $other }
label-boost-drawn = Add nothing: they part unharmed
label-boost-lost = { $stakes ->
    [rob] Add nothing: { $own } loses all its goods
   *[death] Add nothing: { $own } dies
}

## The log

event-round-began = Round { $round } begins. The wind blows { $wind }; { $first } goes first.
event-moved = { $meeple } moves { $direction } { $to }.
event-revealed = Uncovered: { $terrain } ({ $tile-number }) with { $resources ->
    [0] no resources
    [one] { $resources } resource
   *[other] { $resources } resources
}{ $wolf ->
    [0] { $prey ->
        [0] { " and no prey." }
       *[other] { " and " }{ $prey } prey.
    }
   *[other] { $prey ->
        [0] , no prey and a wolf!
       *[other] , { $prey } prey and a wolf!
    }
}
event-gathered = { $meeple } gathers a resource { $tile }.
event-hunted = { $meeple } hunts { $tile } and { $caught ->
    [0] comes back with nothing
   *[other] makes a catch
} (rolled { $die }{ $bonus ->
    [0] { "" }
   *[other] { " + " }{ $bonus }
}).
event-fought-wolf = { $cause ->
    [chosen] { $meeple } takes on the wolf { $tile }
    [forced] { $meeple } has to face the wolf { $tile }
   *[attack] A wolf attacks { $meeple } { $tile }
} (rolled { $die }{ $bonus ->
    [0] { "" }
   *[other] { " + " }{ $bonus }
}): { $won ->
    [0] the wolf is stronger.
   *[other] the wolf is dead.
}
event-hid = { $meeple } hides { $tile }.
event-built = { $meeple } builds { $structure ->
    [settlement] a settlement
    [palisade] a palisade
    [watchfire] a watchfire
    [snare] snares
    [pen] a pen
   *[plot] a plot
} { $tile }.
event-dropped = { $meeple } drops { $goods ->
    [resource] a resource
   *[prey] a prey
} { $tile }{ $overflow ->
    [0] .
   *[other] {"; it goes "}{ $onto }.
}
event-fight-began = { $meeple } attacks { $target } { $tile }.
event-fight-rolled = { $player } rolls { $die }, { $rival } rolls { $rival_die }.
event-fight-added = { $meeple } adds { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
} and now stands at { $total }.
event-fight-committed = { $player } has chosen in secret.
event-fight-drawn = Stand-off { $tile }: { $meeple } and { $target } let go of each other.
event-fight-won = { $meeple } defeats { $target } { $tile }.
event-took = { $meeple } takes { $resources ->
    [0] { $prey } prey
    [one] { $prey ->
        [0] { $resources } resource
       *[other] { $resources } resource and { $prey } prey
    }
   *[other] { $prey ->
        [0] { $resources } resources
       *[other] { $resources } resources and { $prey } prey
    }
} from the loser.
event-died = { $cause ->
    [wolf] { $meeple } is killed by a wolf { $tile }.
    [hunger] { $meeple } starves { $tile }.
    [rival] { $meeple } is killed by a rival { $tile }.
   *[concession] { $meeple } is lost { $tile }.
}
event-turn-ended = { $player } ends the turn with { $unused ->
    [0] no action
    [one] { $unused } action
   *[other] { $unused } actions
} left.
event-ate = { $starving ->
    [0] { $fed ->
        [one] { $fed } of { $player }'s people eats { $tile }. Nobody starves.
       *[other] { $fed } of { $player }'s people eat { $tile }. Nobody starves.
    }
   *[other] { $fed ->
        [0] There is nothing to eat for { $player }'s people { $tile }.
        [one] { $fed } of { $player }'s people eats { $tile }; there is nothing for { $starving }.
       *[other] { $fed } of { $player }'s people eat { $tile }; there is nothing for { $starving }.
    }
}
event-resources-grew = { $count ->
    [0] No resources grow back.
   *[other] Resources +{ $count }.
}
event-prey-multiplied = { $count ->
    [0] No prey is born.
   *[other] { $spilled ->
        [0] Prey +{ $count }.
        [one] Prey +{ $count }, { $spilled } of them spills over.
       *[other] Prey +{ $count }, { $spilled } of them spill over.
    }
}
event-wolf-moved = { $from-number ->
    [-1] A wolf comes out from under the snow { $to }.
   *[other] { $to-number ->
        [-1] A wolf vanishes { $from } under the snow.
       *[other] A wolf prowls { $from } { $to }.
    }
}
event-wolf-born = A wolf is born { $tile } and goes { $onto }, where most prey is.
event-wolf-ate = A wolf eats a prey { $tile }.
event-wolf-starved = A wolf starves { $tile }.
event-arrived = A newcomer arrives: { $meeple }, { $tile }.
event-conceded = { $player } gives up.
event-eliminated = { $player } is out in round { $round }.
event-game-over = { $reason ->
    [last-alive] The game is over: only one people is left.
    [no-survivors] The game is over: no survivors.
   *[final-round] The game is over: the last round has been played.
}

## Previews: what a move would do

preview-wolf-falls = The wolf is killed
preview-meeple-dies = Or { $meeple } dies, and its goods fall here
preview-hidden = Safe from wolves until your next turn
preview-hidden-hungry = But not from hunger
preview-reveals = Uncovers this tile
preview-wolf-odds = Wolf under the snow: { $wolves } of { $tiles } ({ $percent } %)
preview-wolves-roam = Wolves roam under the snow: on { $wolves } of { $tiles } tiles one began
preview-last-action = Your last action: no time left to hide
preview-cornered = A wolf is there: { $when ->
    [at-once] { $meeple } must fight at once and dies with { $lose } %
   *[soon] { $meeple } must hide or fight (dies with { $lose } %)
}
preview-meal-next = Your last action: the meal follows
preview-leaves-hiding = No longer hidden
preview-gathers = { $carried ->
    [one] Carries { $carried } resource then
   *[other] Carries { $carried } resources then
}
preview-bare = Takes the last one: nothing grows back
preview-starving = Starving at the meal: { $before } → { $after }
preview-herd-stops = Herd stops growing: { $before } → { $after }
preview-cost = { $cost ->
    [one] Costs { $cost } resource
   *[other] Costs { $cost } resources
}
preview-companions-pay = Companions here pay with it
preview-build-settlement = Newcomers can arrive here, legacy +1
preview-build-palisade = No wolf comes onto this tile any more
preview-build-watchfire = Your meeples here beat a wolf with 5 to 8
preview-build-snare = Your meeples here catch prey with 3 to 8
preview-build-pen = Even a single animal multiplies here
preview-build-plot = Resources come back here even from nothing
preview-overflows = The tile is full: it goes to a neighbour
preview-founds-herd = Founds a herd: from now on it multiplies
preview-grows-again = Resources grow here again
preview-prey-freed = Has to be hunted again, and lures wolves
preview-fight-odds = Win { $win } %; { $lose } %: { $stakes ->
    [rob] { $meeple } is robbed
   *[death] { $meeple } dies
}; else a stand-off
preview-fight-all-in = If both add all they can: win { $win } %; { $lose } %: { $stakes ->
    [rob] { $meeple } is robbed
   *[death] { $meeple } dies
}
preview-fight-purses = Resources to add: you { $mine }, they { $theirs }
preview-end-starving = { $count ->
    [one] { $count } starves
   *[other] { $count } starve
}
preview-end-cornered = { $count ->
    [one] { $count } must fight a wolf
   *[other] { $count } must fight a wolf
}
preview-end-cornered-one = { $meeple } must fight a wolf (dies with { $lose } %)
preview-end-out = 0 are left: you are out
preview-end-unused = { $count ->
    [one] { $count } action unused
   *[other] { $count } actions unused
}
preview-lands-here = { $goods ->
    [resource] The resource lands here
   *[prey] The prey lands here
}
preview-boost = { $price ->
    [0] Stay at { $total } against { $other }
    [one] Pay { $price } resource: { $total } against { $other }
   *[other] Pay { $price } resources: { $total } against { $other }
}
preview-boost-lost = { $stakes ->
    [rob] { $own } loses all its goods
   *[death] { $own } dies
}
preview-boost-drawn = A stand-off: they part unharmed
preview-commit = { $price ->
    [0] Add nothing
    [one] Add { $price } resource, spent win or lose
   *[other] Add { $price } resources, spent win or lose
}
preview-feeds = Eats now and lives
preview-others-starve = { $count ->
    [one] 1 other starves
   *[other] { $count } others starve
}
preview-arrives = The newcomer arrives here
preview-arrives-wolf = The wolf here attacks at once: dies with { $lose } %
preview-arrives-food = Meals to spare here: { $spare }, prey on the tile: { $prey }
preview-concede = All your meeples die, and you are out

## Before a common mistake: what a coach says

caution-hunger = { $count ->
    [one] One of your people has
   *[other] { $count } of your people have
} no meal tonight, and { $left ->
    [one] one action is left
   *[other] { $left } actions are left
}. { $meeple } could still hunt { $where }.
caution-last-action = { $wolf ->
    [there] This is your last action, and a wolf is there: { $meeple } has to fight it at once
   *[perhaps] This is your last action. If a wolf lies there, { $meeple } has to fight it at once
}, and dies in { $percent } % of such fights.
caution-leaving-food = Only people on one tile share food. If { $meeple } leaves, { $after ->
    [one] one of your people has
   *[other] { $after } of your people have
} no meal tonight, instead of { $before ->
    [0] nobody
   *[other] { $before }
}.
caution-fighting = { $meeple } dies in { $percent } % of such fights, and has a meal already. Hiding costs the same action and is safe from wolves until your next turn.
caution-herd = Nobody is hungry, and with this catch only { $after } of { $before } prey is left { $where }: too few to have young.

## Why a move is not allowed

why-over = The game is over.
why-nobody = Nobody has anything to decide now.
why-asked-nothing = Nobody has anything to decide now.
why-asked-act = It is time for an action of your turn.
why-asked-spill = First choose where the dropped goods go.
why-asked-boost = First answer in the fight: add resources or not.
why-asked-blind = First choose how many resources you add to the fight.
why-asked-forced = First choose who faces the wolf.
why-asked-feed = First choose who eats.
why-asked-arrive = First choose where the newcomer arrives.
why-no-meeple = There is no such meeple.
why-cornered = It is cornered: it has to fight the wolf or hide before it does anything else.
why-alike = A companion with a lower number is just like it; choose that one.
why-no-wolf = There is no wolf on its tile.
why-hidden-already = It is hidden already.
why-edge = The board ends there.
why-no-resources = There are no resources on its tile.
why-hands-full = { $kind ->
    [resource] It carries as many resources as it can.
   *[prey] It carries as much prey as it can.
}
why-hunt-wolf = Nobody hunts where a wolf is.
why-no-prey = There is no prey on its tile.
why-no-workshop = Only settlements are built in this game.
why-built-already = One of these stands on this tile already.
why-none-in-supply = You have none of these left.
why-too-dear = It takes { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}; you have { $have } here.
why-nothing-to-drop = It carries none of these.
why-no-room = The tile and all explored tiles around it are full.
why-fights-off = Players do not fight each other in this game.
why-own-meeple = Nobody attacks their own people.
why-not-here = That meeple is not on the same tile.
why-spill-elsewhere = It can only go to an explored neighbouring tile with room.
why-cannot-afford = { $have ->
    [0] You have no resources here to add.
    [one] You have only { $have } resource here to add.
   *[other] You have only { $have } resources here to add.
}
why-level-already = The totals are level: only the lower total can draw level.
why-not-cornered = That meeple is not cornered by this wolf.
why-not-at-this-table = That meeple does not eat here, or has eaten already.
why-no-settlement = Newcomers arrive only at your own settlements.

## The end

rank-survived = Alive after the last round
rank-last-alive = The last one alive
rank-legacy = Alive, by legacy
rank-people = Alive, by number of people
rank-prey = Alive, by prey carried
rank-resources = Alive, by resources carried
rank-shared = Shares the place
rank-out = Out in round { $round }
rank-no-survivors = No survivors: fell last of all

rating-defeat = The wild has won
rating-scraped-through = Scraped through
rating-rooted = Rooted
rating-thriving = Thriving
rating-masters = Masters of the wild
rating-defeat-need = nobody alive after round { $round }
rating-scraped-through-need = somebody alive after the last round
rating-rooted-need = alive, with legacy 4
rating-thriving-need = alive, with legacy 6
rating-masters-need = alive, with legacy 8

## On the screen: words of the board, the mat and the end

ui-headline = Round { $round }
ui-round-short = Round { $round }
ui-round-brief = R { $round }
ui-round = Round
ui-round-of = of { $last }
ui-finished = Finished after round **{ $round }** of { $last }
ui-order-label = Order of this round
ui-the-wild = The wild
ui-board-turn = board turn
ui-wind = Wind { $direction }
ui-wind-next = next round { $direction }
ui-board-label = Board, { $tiles } tiles
ui-mini-map = Map: jump to a place
ui-tile-label = { $terrain }, tile { $number }: { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $prey } prey
ui-tile-wolf = a wolf
ui-tile-structure = { $structure } of { $name }
ui-thing-resource = resources on the tile
ui-thing-prey = prey on the tile
ui-thing-wolf = the wolf on the tile
ui-meeple-label = { $meeple }, carries { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and { $prey } prey
ui-meeple-choose = Choose { $meeple }, carries { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and { $prey } prey
ui-meeple-where = { $meeple } { $where }
ui-carries = carries { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and { $prey } prey
ui-counts-title = On the board
ui-counts-prey = prey
ui-counts-wolves = wolves
ui-counts-people = people
ui-counts-snow = under snow
ui-forecast = Next board turn
ui-forecast-wolves = { $count ->
    [one] +1 wolf
   *[other] +{ $count } wolves
}
ui-forecast-prey = +{ $count } prey
ui-mat-title = My people
ui-mat-people = { $count ->
    [one] person
   *[other] people
}
ui-mat-settlements = of { $most } settlements
ui-mat-nobody = Nobody is left here; newcomers may still arrive.
ui-mat-out = This people is no more.
ui-legacy = legacy
ui-actions-left = { $count ->
    [one] action left
   *[other] actions left
}
ui-cornered = cornered
ui-hidden = hidden
ui-would-starve = would starve
ui-meal-fed = has a meal
ui-meal-half = { $meals ->
    [one] 1 meal for { $mouths }
   *[other] { $meals } meals for { $mouths }
}
ui-meal-starve = would starve
ui-note-safe = safe from wolves
ui-note-logs = { $have } of { $need }
ui-price-action = 1 action
ui-hunt-works = +1 prey
ui-hunt-fails = nothing
ui-wolf-works = wolf dies
ui-wolf-fails = meeple dies
ui-face-works = wolf dies
ui-face-fails = meeple dies
ui-fight-works = wins
ui-fight-fails = loses or draws
ui-die-needs = With { $needs } to 8 on the d8.
ui-ask-act-meeple = What does { $meeple } do { $where }, or which tile does it walk to? { $left ->
    [one] Last action before the meal
   *[other] { $left } actions before the meal
}{ $hungry ->
    [0] { "." }
    [one] { "; 1 person would starve." }
   *[other] { "; " }{ $hungry } would starve.
}
ui-ask-cornered = A wolf has cornered { $meeple } { $where }. Fight ({ $lose }: { $meeple } dies) or hide? Before that it can do nothing else.
ui-alert-cornered = { $meeple } is cornered { $where }. Hide or fight, or it must fight at turn’s end and dies with { $lose }.
ui-alert-hunger = { $count } of { $of } would starve
ui-alert-hunger-who = if the turn ended now: { $who }.
ui-hungry-some = { $count } of { $names }
ui-standing-boost = Add resources to a fight
ui-standing-blind = Add resources in secret to a fight
ui-standing-pass = Add nothing: your people lose where they are behind
ui-fight-title = A fight
ui-fight-purse = { $count } more to add
ui-why-not-adjacent = A meeple walks one tile at a time: only neighbouring tiles can be reached.
ui-log-your-turn = Your turn
ui-log-round = Round { $round }
ui-log-wild = The wild
ui-works = { $step ->
    [board-1] The wild: resources grow
    [board-2] The wild: prey multiplies
    [board-3] The wild: wolves move
    [board-4] The wild: wolves multiply and eat
    [board-5] Newcomers arrive
    [board-6] Wolves attack
   *[other] The wild
}
ui-coming = { $step ->
    [wild] the wild moves
    [board-1] prey multiplies
    [board-2] wolves move
    [board-3] wolves multiply and eat
    [board-4] newcomers arrive
    [board-5] wolves attack
    [board-6] the next round
   *[other] the next turn
}
ui-curves-title = The wild and its people
ui-rank-note-solo = Whoever outlives the last round alone is rated by legacy.
ui-rank-note = The living by legacy, then whoever fell later.
ui-end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
ui-end-lost-kicker = Nobody is left
ui-end-title-won = Your people outlast the winter
ui-end-title-other = The winter belongs to { $names }
ui-end-title-defeat = The wild has won
ui-end-last-alive = The last people alive, in round { $round }.
ui-end-legacy = Largest people alive after the last round: { $people ->
    [one] **1 person**
   *[other] **{ $people } people**
} and { $settlements ->
    [one] **1 settlement**
   *[other] **{ $settlements } settlements**
}.
ui-end-survived = Alive after round { $round }, the last: { $people ->
    [one] **1 person**
   *[other] **{ $people } people**
} and { $settlements ->
    [0] no settlement
    [one] **1 settlement**
   *[other] **{ $settlements } settlements**
}. Rating: **{ $rating }**.
ui-end-people = As large a people as others, but more of them alive: { $people }.
ui-end-prey = Equal in people and settlements, with more prey in hand.
ui-end-resources = Equal in everything but the resources in hand.
ui-end-shared = Equal in everything: they share the place.
ui-end-no-survivors = Nobody outlived round { $round }. They held out longest.
ui-end-short = { $count ->
    [one] One round short of the thaw.
   *[other] { $count } rounds short of the thaw.
}
ui-end-wild = The last of the people fell in round **{ $round }**.

move-concede-sure = Sure? All your people die, and you are out of the game.

ui-name-home = Home
ui-name-forest = Forest
ui-name-thicket = Thicket
ui-name-meadow = Meadow
ui-name-plains = Plains
ui-name-river = River Bend
ui-name-hills = Hills
ui-name-mountain = Mountain
ui-name-marsh = Marsh
ui-name-barren = Barrens
ui-name-den = Wolf Den
ui-name-trail = Wolf Trail
ui-short-hide = Hide
ui-short-wolf = Fight
ui-actions = { $count ->
    [one] action
   *[other] actions
}

## In the terminal

terminal-round = Round { $round } of { $last }, wind { $wind }.
terminal-actions = { $left } of { $of } actions left.
terminal-people = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $settlements ->
    [one] { $settlements } settlement
   *[other] { $settlements } settlements
}, legacy { $legacy }; carried: { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, { $prey } prey.
terminal-hunger = { $count } would starve.
terminal-out = out
terminal-meeple = { $where }: { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, { $prey } prey
terminal-may-starve = short of food
terminal-odds = { $percent } %
terminal-legend = On a tile: resources ▪ left, prey ● right, W a wolf. ⌂A a settlement of A, # palisade, ^ watchfire, & snares, % pen, = plot. A1 a meeple, (A1) hidden, A1! cornered. Numbers in grey are unexplored tiles. Directions count clockwise: 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE.

# What moves are good for, and what they risk: after "it"

merit-feeds = feeds { $count } of { $of } hungry
merit-frees = frees { $count } of { $of } cornered
merit-people = adds { $count } to your people
merit-lives = keeps everybody alive into the next round
merit-grows = has more people in the next round
merit-rivals = leaves rivals { $count } fewer: { $after }
merit-wolves = leaves { $after ->
    [0] no wolf
    [one] 1 wolf
   *[other] { $after } wolves
 } of { $before } in sight
merit-hides = hides { $count ->
    [one] 1 of your people
   *[other] { $count } of your people
} from wolves
merit-builds = builds { $count ->
    [one] 1 more
   *[other] { $count } more
 }: { $after } stand then
merit-prey = brings { $count } prey
merit-resources = brings { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
merit-herds = brings { $count ->
    [one] 1 more growing herd
   *[other] { $count } more growing herds
 } into sight
merit-game = brings { $count } more prey within reach
merit-growth = brings { $count ->
    [one] 1 more resource
   *[other] { $count } more resources
 } within reach
merit-explores = uncovers { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
risk-cornered = leaves { $after } cornered by a wolf
risk-people = costs { $count ->
    [one] 1 life
   *[other] { $count } lives
 }
risk-lives = loses somebody before the next round
risk-herds = stops { $count ->
    [one] 1 herd
   *[other] { $count } herds
 } from growing
