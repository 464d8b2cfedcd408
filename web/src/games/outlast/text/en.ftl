
## On the screen: words of the board, the mat and the end

ui-headline = Round { $round }
ui-round-short = Round { $round }
ui-round-brief = R { $round }
ui-round = Round
ui-round-of = of { $last }
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
ui-actions-left = actions left
ui-cornered = cornered
ui-hidden = hidden
ui-would-starve = would starve
ui-meal-fed = has a meal
ui-meal-half = { $meals ->
    [one] 1 meal for { $mouths }
   *[other] { $meals } meals for { $mouths }
}
ui-meal-starve = would starve
ui-note-safe = safe
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
ui-ask-act-meeple = Where does { $meeple } go, or what does it do { $where }?
ui-ask-cornered = { $meeple } faces a wolf. Hide or fight?
ui-alert-cornered = { $meeple } is cornered { $where }. Hide or fight, or it must fight at turn’s end ({ $chance }).
ui-alert-hunger = { $count } of { $of } would starve
ui-alert-hunger-who = if the turn ended now: { $who }.
ui-hungry-some = { $count } of { $names }
ui-end-starve = { $count ->
    [one] 1 starves
   *[other] { $count } starve
}
ui-end-fight = { $count } must fight
ui-fight-title = A fight
ui-why-not-adjacent = A meeple walks one tile at a time: only neighbouring tiles can be reached.
ui-log-your-turn = Your turn
ui-log-round = Round { $round }
ui-log-wild = The wild
ui-curves-title = The wild and its people
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
    [one] 1 person
   *[other] { $people } people
} and { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
}. { $rating }
ui-end-people = As large a people as others, but more of them alive: { $people }.
ui-end-prey = Equal in people and settlements, with more prey in hand.
ui-end-resources = Equal in everything but the resources in hand.
ui-end-shared = Equal in everything: they share the place.
ui-end-out = Fell last of all, in round { $round }.
ui-end-no-survivors = Nobody outlived round { $round }. They held out longest.
ui-end-defeat = The last of your people fell in round { $round }.

move-concede-sure = Sure? All your people die.

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
ui-actions = actions
