### Outlast in English: everything a player reads.

game-title = Outlast
game-tagline = A handful of people, a snowbound wild, and wolves. Outlast the others.
game-time = 40 min
game-kind = Rivals
game-milestone-no-death = A winter without a death
game-milestone-harsh = Victory in a harsh winter
goal = { $players ->
    [one] Keep your people alive until the end of round { $rounds }. Each meeple alive and each settlement adds 1 to your legacy.
   *[other] Have the largest legacy after round { $rounds }: each meeple alive and each settlement counts 1. Or be the last people alive.
}
goal-after = { $step ->
    [board] Then the next round begins.
   *[turn] After your last action cornered meeples fight, then your people eat. When all have played, the board has its turn.
}
game-progress = Round { $round }
position-showcase = It is round 6. A wolf has cornered C5, and C’s people have too little to eat. With three actions left, C cannot save everybody.

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
tile-face-down = Unexplored tile { $number }
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
option-players-note = Alone against the wild, or up to six peoples against each other.
option-board = Board
option-board-note = How large the land is.
value-board-auto = by number of players
value-board-small = small (19 tiles)
value-board-medium = medium (37 tiles)
value-board-large = large (61 tiles)
option-climate = Climate
option-climate-note = How much food and how many wolves lie under the snow.
value-climate-normal = normal
value-climate-mild = mild
value-climate-harsh = harsh
option-length = Length
option-length-note = The round after which the survivors are counted.
value-length-standard = 15 rounds
value-length-short = 10 rounds
value-length-long = 20 rounds
option-wilds = Unexplored tiles
option-wilds-note = Whether prey and wolves live on a tile before it is uncovered.
value-wilds-asleep = asleep
value-wilds-awake = awake
option-pack_limit = Pack limit
option-pack_limit-note = The number of wolves at which no more are born.
value-pack_limit-auto = only if unexplored tiles are awake
value-pack_limit-none = none
value-pack_limit-quarter = a quarter of the tiles
option-wolf_hunger = Wolves’ hunger
option-wolf_hunger-note = Whether wolves eat prey, and starve without it.
value-wolf_hunger-off = they need no food
value-wolf_hunger-eats = they eat
value-wolf_hunger-starves = they eat or starve
option-wolf_attacks = Wolf attacks
option-wolf_attacks-note = How many meeples a wolf attacks in the board turn.
value-wolf_attacks-each = everybody on its tile
value-wolf_attacks-one = only one
option-elimination = Elimination
option-elimination-note = When a player is out.
value-elimination-strict = with the last meeple
value-elimination-hearth = with the last meeple and settlement
option-start_settlement = First settlement
option-start_settlement-note = Whether each people has a settlement at home from the start.
value-start_settlement-yes = yes
value-start_settlement-no = no
option-arrivals = Newcomers
option-arrivals-note = How many newcomers arrive in a board turn.
value-arrivals-per_player = one for each player
value-arrivals-per_settlement = one at each settlement
option-carry = Carrying
option-carry-note = How many resources and prey a meeple can carry.
value-carry-limited = three of each
value-carry-unlimited = any number
option-fight_boost = Resources in fights
option-fight_boost-note = How players add resources to a fight.
value-fight_boost-open = openly, in turn
value-fight_boost-blind = secretly, at the same time
option-fight_stakes = Stakes of a fight
option-fight_stakes-note = What the loser of a fight between players loses.
value-fight_stakes-death = its life
value-fight_stakes-rob = only its goods
option-player_fights = Fights between players
option-player_fights-note = Whether you can attack rivals.
value-player_fights-on = allowed
value-player_fights-off = not allowed
option-buildings = Buildings
option-buildings-note = What you can build.
value-buildings-settlements = settlements only
value-buildings-workshop = settlements and workshop

preset-first = First game
preset-first-note = You play a short game against two bots, without fights between players. A settlement keeps you in the game.
preset-first-brief = you and two bots
preset-sheet = Rule sheet
preset-sheet-note = The game exactly as the rule sheet describes it.
preset-sheet-brief = standard rules
preset-family = Family
preset-family-note = Short and mild, without fights between players. A settlement keeps you in the game.
preset-family-brief = short, mild, no fights
preset-frontier = Frontier
preset-frontier-note = You can also build palisades, watchfires, snares, pens and plots.
preset-frontier-brief = more buildings
preset-wild = Wild
preset-wild-note = Long and harsh: unexplored tiles are awake, and wolves eat or starve.
preset-wild-brief = long and harsh

## Decisions and moves

ask-nothing = There is nothing to decide.
ask-act = { $hungry ->
    [0] Choose who acts.
    [one] Choose who acts: 1 meeple would starve at the meal.
   *[other] Choose who acts: { $hungry } meeples would starve at the meal.
} { $left ->
    [one] You have one last action before the meal.
   *[other] You have { $left } actions before the meal.
}
ask-spill = { $goods ->
    [resource] { $meeple } drops a resource, but there are already three { $where }. Which neighbouring tile gets it? On a tile that has none, resources grow again.
   *[prey] { $meeple } drops one prey, but there are already three { $where }. Which neighbouring tile gets it? Two prey together have young.
}
ask-boost = { $standing ->
    [behind] { $own } is behind { $rival }, { $total } to { $other }. { $stakes ->
        [rob] If you add nothing, { $own } loses all its goods.
       *[death] If you add nothing, { $own } dies.
    }
   *[level] { $own } and { $rival } are level at { $total }. If you add nothing, nobody is harmed. Take the lead to win.
} You have { $purse ->
    [one] 1 resource here, and it adds 1.
   *[other] { $purse } resources here, and each adds 1.
}
ask-blind = { $own } rolled { $total }, and { $rival } rolled { $other }. { $stakes ->
    [rob] The loser loses all its goods.
   *[death] The loser dies.
} How many resources do you add in secret? You have { $purse } here. What you add is gone, even if you win.
ask-forced = A wolf has cornered { $count } of your people { $where }. They must fight it one by one until it dies; a roll of { $needs } to 8 kills it. Who fights first? A meeple that loses dies.
ask-feed = { $meals ->
    [one] There is one meal
   *[other] There are { $meals } meals
} for { $mouths } of your people { $where }. Who eats { $meals ->
    [one] it
   *[other] next
}? A meeple without a meal starves.
ask-arrive = { $when ->
    [last] A newcomer arrives. The game ends with this round, so it needs no meal, but counts for your legacy. At which settlement does it arrive?
   *[before] A newcomer arrives with empty hands and must eat at the end of your next turn. At which settlement does it arrive?
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
move-beat = Take the lead
move-add = Add resources
move-face = Fight the wolf
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
   *[prey] one prey
}
choice-fight = { $meeple } attacks { $target }
choice-end = End the turn
choice-to = Send it { $tile }
choice-pass = Add nothing
choice-match = Draw level
choice-beat = Take the lead by 1
choice-add = { $amount ->
    [0] Add nothing
    [one] Add { $amount } resource
   *[other] Add { $amount } resources
}
choice-face = { $meeple } fights the wolf
choice-feed = { $meeple } eats
choice-at = Arrive { $tile }
choice-concede = Concede

label-boost = Add { $price }: { $total } to { $other }
label-boost-drawn = Add nothing: nobody is harmed
label-boost-lost = { $stakes ->
    [rob] Add nothing: { $own } loses all its goods
   *[death] Add nothing: { $own } dies
}

## The log

event-round-began = Round { $round } begins. The wind blows { $wind }, and { $first } goes first.
event-moved = { $meeple } moves { $direction } { $to }.
event-revealed = A tile is uncovered: { $terrain } ({ $tile-number }) with { $resources ->
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
event-hunted = { $meeple } hunts { $tile }, rolls { $die }{ $bonus ->
    [0] { "" }
   *[other] { " + " }{ $bonus }
} and catches { $caught ->
    [0] nothing
   *[other] one prey
}.
event-fought-wolf = { $cause ->
    [chosen] { $meeple } fights the wolf { $tile }
    [forced] { $meeple } must fight the wolf { $tile }
   *[attack] A wolf attacks { $meeple } { $tile }
}: { $meeple } rolls { $die }{ $bonus ->
    [0] { "" }
   *[other] { " + " }{ $bonus }
}, and { $won ->
    [0] the wolf wins.
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
   *[prey] one prey
} { $tile }.{ $overflow ->
    [0] { "" }
   *[other] { " The tile is full, so it goes " }{ $onto }.
}
event-fight-began = { $meeple } attacks { $target } { $tile }.
event-fight-rolled = { $player } rolls { $die }, and { $rival } rolls { $rival_die }.
event-fight-added = { $meeple } adds { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}, and its total is now { $total }.
event-fight-committed = { $player } has chosen in secret.
event-fight-drawn = The fight { $tile } is a stand-off: { $meeple } and { $target } are unharmed.
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
    [wolf] A wolf kills { $meeple } { $tile }.
    [hunger] { $meeple } starves { $tile }.
    [rival] A rival kills { $meeple } { $tile }.
   *[concession] { $meeple } dies { $tile }.
}
event-turn-ended = { $player } ends the turn with { $unused ->
    [0] no action
    [one] { $unused } action
   *[other] { $unused } actions
} left.
event-ate = { $starving ->
    [0] { $fed ->
        [one] { $fed } of { $player }’s people eats { $tile }. Nobody starves.
       *[other] { $fed } of { $player }’s people eat { $tile }. Nobody starves.
    }
   *[other] { $fed ->
        [0] There is nothing to eat for { $player }’s people { $tile }.
        [one] { $fed } of { $player }’s people eats { $tile }, and there is nothing for { $starving } more.
       *[other] { $fed } of { $player }’s people eat { $tile }, and there is nothing for { $starving } more.
    }
}
event-resources-grew = { $count ->
    [0] No resources grow back.
    [one] { $count } resource grows back.
   *[other] { $count } resources grow back.
}
event-prey-multiplied = { $count ->
    [0] No prey is born.
    [one] { $spilled ->
        [0] { $count } prey is born.
       *[other] { $count } prey is born on a neighbouring tile.
    }
   *[other] { $spilled ->
        [0] { $count } prey are born.
        [one] { $count } prey are born, { $spilled } of them on a neighbouring tile.
       *[other] { $count } prey are born, { $spilled } of them on neighbouring tiles.
    }
}
event-wolf-moved = { $from-number ->
    [-1] A wolf comes out from under the snow and moves { $to }.
   *[other] { $to-number ->
        [-1] A wolf moves { $from } under the snow.
       *[other] A wolf moves { $from } { $to }.
    }
}
event-wolf-born = A wolf is born { $tile } and moves { $onto-number ->
    [-1] under the snow.
   *[other] { $onto }.
}
event-wolf-ate = A wolf eats one prey { $tile }.
event-wolf-starved = A wolf starves { $tile }.
event-arrived = Newcomer { $meeple } arrives { $tile }.
event-conceded = { $player } concedes.
event-eliminated = { $player } is out in round { $round }.
event-game-over = { $reason ->
    [last-alive] The game is over: only one people is left.
    [no-survivors] The game is over: nobody has survived.
   *[final-round] The game is over: the last round has been played.
}

## Previews: what a move would do

preview-wolf-falls = The wolf dies
preview-meeple-dies = Or { $meeple } dies, and its goods stay here
preview-hidden = Safe from wolves until your next turn
preview-hidden-hungry = But not from hunger
preview-reveals = Uncovers this tile
preview-wolf-odds = Chance of a wolf: { $wolves } of { $tiles } tiles ({ $percent }%)
preview-wolves-roam = Wolves move under the snow; they began on { $wolves } of { $tiles } tiles
preview-last-action = You would have no action left to hide
preview-cornered = A wolf is there: { $when ->
    [at-once] { $meeple } must fight at once ({ $lose }% risk of dying)
   *[soon] { $meeple } must hide or fight ({ $lose }% risk of dying)
}
preview-meal-next = Your last action: the meal comes next
preview-leaves-hiding = No longer hidden
preview-gathers = { $carried ->
    [one] Then carries { $carried } resource
   *[other] Then carries { $carried } resources
}
preview-bare = This is the last one: nothing grows back here
preview-starving = Would starve at the meal: { $before } → { $after }
preview-herd-stops = The herd stops growing: { $before } → { $after }
preview-cost = { $cost ->
    [one] Costs { $cost } resource
   *[other] Costs { $cost } resources
}
preview-companions-pay = Your people here pay together
preview-build-settlement = Newcomers can arrive here, and your legacy grows by 1
preview-build-palisade = Wolves can no longer come onto this tile
preview-build-watchfire = Your people here beat a wolf with 5 to 8
preview-build-snare = Your people here catch prey with 3 to 8
preview-build-pen = Even a single prey has young here
preview-build-plot = Resources grow here even if none are left
preview-overflows = The tile is full, so it goes to a neighbouring tile
preview-founds-herd = Two prey make a herd: they will have young
preview-grows-again = Resources grow here again
preview-prey-freed = You would have to hunt it again, and it lures wolves
preview-fight-odds = { $win }% chance to win, { $lose }% risk that { $stakes ->
    [rob] { $meeple } loses all its goods
   *[death] { $meeple } dies
}; otherwise a stand-off
preview-fight-all-in = If both add all they can: { $win }% chance to win, { $lose }% risk that { $stakes ->
    [rob] { $meeple } loses all its goods
   *[death] { $meeple } dies
}
preview-fight-purses = Resources to add: you { $mine }, rival { $theirs }
preview-end-starving = { $count ->
    [one] { $count } meeple starves
   *[other] { $count } meeples starve
}
preview-end-cornered = { $count ->
    [one] { $count } meeple must fight a wolf
   *[other] { $count } meeples must fight a wolf
}
preview-end-cornered-one = { $meeple } must fight a wolf ({ $lose }% risk of dying)
preview-end-out = Nobody is left: you are out
preview-end-unused = { $count ->
    [one] { $count } action unused
   *[other] { $count } actions unused
}
preview-lands-here = { $goods ->
    [resource] The resource goes here
   *[prey] The prey goes here
}
preview-boost = { $price ->
    [0] Stay at { $total } against { $other }
    [one] Add { $price } resource: { $total } against { $other }
   *[other] Add { $price } resources: { $total } against { $other }
}
preview-boost-lost = { $stakes ->
    [rob] { $own } loses all its goods
   *[death] { $own } dies
}
preview-boost-drawn = A stand-off: nobody is harmed
preview-commit = { $price ->
    [0] Add nothing
    [one] Add { $price } resource; it is gone either way
   *[other] Add { $price } resources; they are gone either way
}
preview-feeds = Eats now and lives
preview-others-starve = { $count ->
    [one] 1 other meeple starves
   *[other] { $count } other meeples starve
}
preview-arrives = The newcomer arrives here
preview-arrives-wolf = The wolf here attacks at once: { $lose }% risk that the newcomer dies
preview-arrives-food = Spare meals here: { $spare }; prey on the tile: { $prey }
preview-concede = All your people die, and you are out

## Before a common mistake: what a coach says

caution-hunger = { $count ->
    [one] One of your people has
   *[other] { $count } of your people have
} no meal yet, and { $left ->
    [one] one action is left
   *[other] { $left } actions are left
}. { $meeple } could still hunt { $where }.
caution-last-action = { $wolf ->
    [there] This is your last action, and a wolf is there: { $meeple } must fight it at once
   *[perhaps] This is your last action. If a wolf is there, { $meeple } must fight it at once
} and dies in { $percent }% of such fights.
caution-leaving-food = Only people on the same tile share food. If { $meeple } leaves, { $after ->
    [one] one of your people has
   *[other] { $after } of your people have
} no meal; if it stays, { $before ->
    [0] everybody eats
   *[other] only { $before }
}.
caution-fighting = { $meeple } dies in { $percent }% of such fights and has a meal already. Hiding also costs one action and keeps it safe from wolves until your next turn.
caution-herd = Nobody is hungry. If you catch this one, only { $after } of { $before } prey is left { $where }, which is too few to have young.

## Why a move is not allowed

why-over = The game is over.
why-nobody = There is nothing to decide now.
why-asked-nothing = There is nothing to decide now.
why-asked-act = It is your turn: choose an action first.
why-asked-spill = First choose where the dropped goods go.
why-asked-boost = First decide whether you add resources to the fight.
why-asked-blind = First choose how many resources you add to the fight.
why-asked-forced = First choose who fights the wolf.
why-asked-feed = First choose who eats.
why-asked-arrive = First choose where the newcomer arrives.
why-no-meeple = There is no such meeple on the board.
why-cornered = It is cornered: it must fight the wolf or hide first.
why-alike = A meeple with a lower number is exactly like it. Choose that one.
why-no-wolf = There is no wolf on its tile.
why-hidden-already = It is already hidden.
why-edge = The board ends there. Choose another tile.
why-no-resources = There are no resources on its tile.
why-hands-full = { $kind ->
    [resource] It already carries as many resources as it can.
   *[prey] It already carries as much prey as it can.
}
why-hunt-wolf = You cannot hunt where a wolf is.
why-no-prey = There is no prey on its tile.
why-no-workshop = In this game you can only build settlements.
why-built-already = There is already one of these on this tile. Build on another tile.
why-none-in-supply = You have already built all of yours.
why-too-dear = It costs { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}, but your people here carry { $have ->
    [0] none
   *[other] only { $have }
}.
why-nothing-to-drop = This meeple carries none of these.
why-no-room = The tile and all explored tiles around it are full. Drop it somewhere else.
why-fights-off = Players cannot fight each other in this game.
why-own-meeple = You cannot attack your own people.
why-not-here = You can only attack a meeple on the same tile.
why-spill-elsewhere = Choose an explored neighbouring tile that has room.
why-cannot-afford = { $have ->
    [0] You have no resources here to add.
    [one] You have only { $have } resource here to add.
   *[other] You have only { $have } resources here to add.
}
why-level-already = You are level already: only the lower total can draw level.
why-not-cornered = This wolf has not cornered that meeple. Choose a cornered one.
why-not-at-this-table = That meeple is on another tile or has already eaten.
why-no-settlement = Newcomers can only arrive at your own settlements.

## The end

rank-survived = Alive after the last round
rank-last-alive = The last people alive
rank-legacy = Alive, by legacy
rank-people = Alive, by number of people
rank-prey = Alive, by prey carried
rank-resources = Alive, by resources carried
rank-shared = Shares this place
rank-out = Out in round { $round }
rank-no-survivors = No survivors: held out longest

rating-defeat = The wild has won
rating-scraped-through = Scraped through
rating-rooted = Rooted
rating-thriving = Thriving
rating-masters = Masters of the wild
rating-defeat-need = nobody is alive after round { $round }
rating-scraped-through-need = somebody is alive after the last round
rating-rooted-need = alive, with a legacy of 4
rating-thriving-need = alive, with a legacy of 6
rating-masters-need = alive, with a legacy of 8

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
ui-meeple-label = { $meeple }, which carries { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and { $prey } prey
ui-meeple-choose = Choose { $meeple }, which carries { $resources ->
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
ui-counts-people = meeples
ui-counts-snow = under snow
ui-forecast = Next board turn
ui-forecast-wolves = { $count ->
    [one] +1 wolf
   *[other] +{ $count } wolves
}
ui-forecast-prey = +{ $count } prey
ui-mat-title = My people
ui-mat-people = { $count ->
    [one] meeple
   *[other] meeples
}
ui-mat-settlements = of { $most } settlements
ui-mat-nobody = There are no meeples left, but newcomers may still arrive.
ui-mat-out = This people has died out.
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
ui-fight-works = win
ui-fight-fails = loss or stand-off
ui-die-needs = It works with { $needs } to 8 on the die.
ui-ask-act-meeple = What does { $meeple } do { $where }? Choose an action or a tile to walk to. { $left ->
    [one] You have one last action before the meal
   *[other] You have { $left } actions before the meal
}{ $hungry ->
    [0] { "." }
    [one] { ", and 1 meeple would starve." }
   *[other] { ", and " }{ $hungry } meeples would starve.
}
ui-ask-cornered = A wolf has cornered { $meeple } { $where }. Does it fight (risk of dying: { $lose }) or hide? It can do nothing else before that.
ui-alert-cornered = { $meeple } is cornered { $where }. If it does not hide, it must fight when the turn ends (risk of dying: { $lose }).
ui-alert-hunger = { $of ->
    [one] Your only meeple would starve
   *[other] { $count } of { $of } would starve
}
ui-alert-hunger-who = if you end the turn now: { $who }.
ui-hungry-some = { $count } of { $names }
ui-auto-answer-boost = Add resources to a fight
ui-auto-answer-blind = Add resources in secret to a fight
ui-auto-answer-pass = Add nothing: you lose fights in which you are behind
ui-fight-title = A fight
ui-fight-purse = can add { $count } more
ui-why-not-adjacent = A meeple walks one tile at a time. Choose a neighbouring tile.
ui-log-your-turn = Your turn
ui-log-round = Round { $round }
ui-log-wild = The wild
ui-works = { $step ->
    [board-1] The wild: resources grow
    [board-2] The wild: prey multiplies
    [board-3] The wild: wolves move
    [board-4] The wild: wolves multiply
    [board-5] Newcomers arrive
    [board-6] Wolves attack
   *[other] The wild
}
ui-coming = { $step ->
    [wild] the board turn
    [board-1] prey multiplies
    [board-2] wolves move
    [board-3] wolves multiply
    [board-4] newcomers arrive
    [board-5] wolves attack
    [board-6] the next round
   *[other] the next turn
}
ui-curves-title = Prey, wolves and meeples
ui-rank-note-solo = In a solo game your legacy after the last round decides your rating.
ui-rank-note = The living are ranked by legacy, the others by how long they held out.
ui-end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
ui-end-lost-kicker = Nobody is left
ui-end-title-won = Your people outlast the winter
ui-end-title-other = The winter belongs to { $names }
ui-end-title-defeat = The wild has won
ui-end-last-alive = No other people is alive in round { $round }.
ui-end-legacy = The largest legacy after the last round wins: { $people ->
    [one] **1 meeple**
   *[other] **{ $people } meeples**
} and { $settlements ->
    [0] no settlement
    [one] **1 settlement**
   *[other] **{ $settlements } settlements**
}.
ui-end-survived = You survived round { $round }, the last one, with { $people ->
    [one] **1 meeple**
   *[other] **{ $people } meeples**
} and { $settlements ->
    [0] no settlement
    [one] **1 settlement**
   *[other] **{ $settlements } settlements**
}. Your rating is **{ $rating }**.
ui-end-people = The legacy is equal, but more meeples are alive: { $people }.
ui-end-prey = Meeples and settlements are equal, but the winner’s people carry more prey.
ui-end-resources = All else is equal, but the winner’s people carry more resources.
ui-end-shared = Everything is equal, so they share first place.
ui-end-no-survivors = Nobody survived round { $round }. The people who held out longest win.
ui-end-short = { $count ->
    [one] One more round, and you would have survived.
   *[other] { $count } more rounds, and you would have survived.
}
ui-end-wild = Your last meeple died in round **{ $round }**.

move-concede-sure = Do you concede? All your people die, and you are out of the game.

ui-name-home = Home { $letter }
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
    [one] 1 meeple
   *[other] { $people } meeples
}, { $settlements ->
    [one] { $settlements } settlement
   *[other] { $settlements } settlements
}, legacy { $legacy }; carried: { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, { $prey } prey.
terminal-hunger = { $count ->
    [one] { $count } meeple would starve.
   *[other] { $count } meeples would starve.
}
terminal-out = out
terminal-meeple = { $where }: { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, { $prey } prey
terminal-may-starve = short of food
terminal-odds = { $percent }%
terminal-legend = On a tile: resources ▪ left, prey ● right, W a wolf. ⌂A a settlement of A, # palisade, ^ watchfire, & snares, % pen, = plot. A1 a meeple, (A1) hidden, A1! cornered. Numbers in grey are unexplored tiles. Directions count clockwise: 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE.

# What moves are good for, and what they risk: after "it"

game-chance = { $alone ->
    [yes] chance to come through
   *[no] chance to outlast the others
}
game-outcome = legacy at the end
merit-feeds = { $of ->
    [one] feeds your hungry meeple
   *[other] feeds { $count } of { $of } hungry meeples
}
merit-frees = { $of ->
    [one] frees your cornered meeple
   *[other] frees { $count } of { $of } cornered meeples
}
merit-people = adds { $count } to your people
merit-lives = keeps everybody alive until the next round
merit-grows = gives you more people by the next round
merit-rivals = costs your rivals { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
 }, so they have { $after } left
merit-wolves = { $after ->
    [0] { $before ->
        [one] leaves no wolf in sight
       *[other] leaves none of the { $before } wolves in sight
    }
   *[other] leaves { $after } of the { $before } wolves in sight
}
merit-hides = hides { $count ->
    [one] 1 of your people
   *[other] { $count } of your people
} from wolves
merit-builds = adds { $count ->
    [one] 1 building
   *[other] { $count } buildings
 }, so you have { $after }
merit-prey = brings you { $count } prey
merit-resources = brings you { $count ->
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
merit-fields = lets resources grow on { $count ->
    [one] 1 more tile
   *[other] { $count } more tiles
 }
merit-survive = keeps more of your people alive until the next round
merit-fight = { $count ->
    [1] draws level in this fight
   *[other] puts you ahead in this fight
}
merit-chance = succeeds with a chance of { $count }%
merit-threat = hides the meeple that a wolf threatens more: { $count ->
    [0] the wolf is on its tile
    [one] it is 1 step away
   *[other] it is { $count } steps away
 }
merit-load = hides a meeple that carries { $count ->
    [one] something
   *[other] { $count } goods
}
merit-pasture = leads to a tile with { $count } prey
merit-harvest = leads to a tile with { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
merit-site = builds on a tile with { $count } prey
merit-company = joins { $count ->
    [one] 1 of your people
   *[other] { $count } of your people
 }
merit-clear = stays { $count ->
    [one] 1 step
   *[other] { $count } steps
 } away from every wolf in sight
merit-frontier = leads to { $count ->
    [one] 1 unexplored neighbouring tile
   *[other] { $count } unexplored neighbouring tiles
 }
risk-cornered = leaves { $after ->
    [one] 1 of your people
   *[other] { $after } of your people
 } cornered by a wolf
risk-people = costs you { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
 }
risk-lives = costs you a meeple before the next round
risk-herds = stops { $count ->
    [one] 1 herd
   *[other] { $count } herds
 } from growing
spare-people = saves { $count ->
    [one] 1 of your people
   *[other] { $count } of your people
 }
spare-cornered = keeps { $count ->
    [one] 1 more of your people
   *[other] { $count } more of your people
 } from being cornered
spare-hides = keeps { $count ->
    [one] 1 more of your people
   *[other] { $count } more of your people
 } hidden from wolves
spare-prey = leaves you { $count } more prey
spare-resources = leaves you { $count ->
    [one] 1 more resource
   *[other] { $count } more resources
 }
spare-herds = keeps { $count ->
    [one] 1 more herd
   *[other] { $count } more herds
 } growing
spare-fields = keeps resources growing on { $count ->
    [one] 1 more tile
   *[other] { $count } more tiles
 }
spare-game = keeps { $count } more prey within reach
spare-growth = keeps { $count ->
    [one] 1 more resource
   *[other] { $count } more resources
 } within reach
