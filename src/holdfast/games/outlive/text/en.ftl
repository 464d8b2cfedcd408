game-title = Outlive
game-tagline = You have six days to fill your shelter before the Convoy comes.
game-time = 60 min
game-kind = Rivals
game-milestone-no-loss = Victory with nobody lost
game-milestone-repaired = Victory with all equipment repaired
goal = Have the most Survival Points after { $days ->
    [one] 1 day
   *[other] { $days } days
}. You get them for survivors, full rooms, repaired tools, pairs of symbols, events you overcome and low radiation. { $left ->
    [0] It is the last day.
    [one] 1 more day follows.
   *[other] { $left } more days follow.
}
goal-after = { $phase ->
    [setup] Then the first day begins.
    [day] When all heroes have acted, Night falls: events, feeding, radiation, recruits, building, repairs.
   *[night] { $left ->
        [0] Then the Convoy comes, and points are counted.
       *[other] Then the next day begins with a new event.
    }
}
game-progress = { $day ->
    [0] Setup
   *[other] Day { $day }
}

# The boards

place-dam = Dam
place-base = Military Base
place-silent = Silent Peak
place-mine = Mine
place-ship = Cargo Ship
place-fair = Fairgrounds
place-blackwood = Blackwood City
place-forest = Forest
airlock = Airlock
convoy = Convoy
shelter = Shelter
gauge = Radioactivity
first-player = 1st player
algae = Algae

# Places in a sentence

at-dam = at the Dam
at-base = at the Military Base
at-silent = in Silent Peak
at-mine = in the Mine
at-ship = on the Cargo Ship
at-fair = at the Fairgrounds
at-blackwood = in Blackwood City
at-forest = in the Forest

from-dam = from the Dam
from-base = from the Military Base
from-silent = from Silent Peak
from-mine = from the Mine
from-ship = from the Cargo Ship
from-fair = from the Fairgrounds
from-blackwood = from Blackwood City
from-forest = from the Forest

to-dam = to the Dam
to-base = to the Military Base
to-silent = to Silent Peak
to-mine = to the Mine
to-ship = to the Cargo Ship
to-fair = to the Fairgrounds
to-blackwood = to Blackwood City
to-forest = to the Forest

phase-draft = Secret choices
phase-mary = Search tiles
phase-placing = Heroes
phase-dawn = Dawn
phase-day = Day
phase-night = Night
phase-end = The end

night-step-1 = Overcome events
night-step-2 = Feed the survivors
night-step-3 = Manage radioactivity
night-step-4 = Recruit survivors
night-step-5 = Build rooms
night-step-6 = Repair equipment
night-step-7 = Upkeep


# Tokens

resource-meat = Meat
resource-water = Water
resource-cans = Canned Goods
resource-wood = Wood
resource-metal = Metal
resource-chips = Microchips
resource-munitions = Munitions
supplies = Supplies
materials = Materials
survivors = Survivors

tokens-meat = { $count } Meat
tokens-water = { $count } Water
tokens-cans = { $count ->
    [one] 1 can
   *[other] { $count } cans
}
tokens-wood = { $count } Wood
tokens-metal = { $count } Metal
tokens-chips = { $count ->
    [one] 1 Microchip
   *[other] { $count } Microchips
}
tokens-materials = { $count ->
    [one] 1 Material
   *[other] { $count } Materials
}
tokens-munitions = { $count ->
    [one] 1 Munition
   *[other] { $count } Munitions
}

# Cards and tiles

leader-ld_rowlett = Jacob Rowlett
leader-ld_froste = Kooper Froste
leader-ld_frye = Wilson Frye
leader-ld_pigott = Grayson Pigott
leader-ld_livrich = Solen Livrich
leader-ld_valentine = Liza Valentine
leader-ld_koolpepper = Mary Koolpepper
leader-ld_wely = Lily-Rose Wely
leader-ld_bingham = Swifty Bingham
leader-ld_mccarthy = Erin McCarthy

profession-ld_rowlett = Miner
profession-ld_froste = Lumberjack
profession-ld_frye = Hunter
profession-ld_pigott = Brawler
profession-ld_livrich = Prowler
profession-ld_valentine = Soldier
profession-ld_koolpepper = Police officer
profession-ld_wely = Geek
profession-ld_bingham = Engineer
profession-ld_mccarthy = Dowser
leader-finds = You draw 4 search tiles from the cities and keep 3.

room-r_build = Construction Bay
room-r_tinker = Tinker’s Bench
room-r_crisis = Crisis Room
room-r_smoke = Smokehouse
room-r_kitchen = Kitchen
room-r_galley = Galley
room-r_dock = Dockmaster
room-r_arms = Armoury
room-r_water = Condenser
room-r_sanctum = Sanctum
room-r_salvage = Salvage
room-r_decon = Decontamination
room-r_vent = Ventilation
room-r_nursery = Nursery
room-r_scout = Scout Room
room-r_depot = Depot
room-r_lookout = Look-out
room-r_guard = Guard Post
room-r_auto = Autofactory
room-r_interro = Interrogation
room-r_scrap = Scrap Workshop
room-r_machine = Machine Shop
room-copy = { $room } { $copy }

ability-r_build = Room construction: −2 Materials
ability-r_tinker = Draw 1 tool; repair: −1 Material
ability-r_crisis = Event: −2 Materials, −2 Munitions or −1 Supply
ability-r_smoke = Hunting: +2 Meat
ability-r_kitchen = Hunting: +1 Meat
ability-r_galley = Cargo Ship: +1 can
ability-r_dock = Cargo Ship: +2 cans, always a spot
ability-r_arms = 4 Munitions
ability-r_water = 1 extra Water a day
ability-r_sanctum = Immune to events (places are not)
ability-r_salvage = Take 1 tool apart, regain its Materials
ability-r_decon = Radiation: −1 level
ability-r_vent = Airlock stops +1 radiation
ability-r_nursery = +1 survivor in this room (max 8)
ability-r_scout = City: +2 search tiles
ability-r_depot = Draw 2 tools
ability-r_lookout = Look through 1 search pile
ability-r_guard = 1 hero of strength 3: immune to Pressure
ability-r_auto = Repair 1 tool for free
ability-r_interro = Pressure: choose the tribute
ability-r_scrap = Empty Cupboard: +1 Wood, +1 Metal
ability-r_machine = Repair: −2 Materials

equipment-axe = Axe
equipment-bow = Bow
equipment-jerrycan = Jerrycan
equipment-access = Access Card
equipment-ammobox = Ammo Box
equipment-crowbar = Crowbar
equipment-chainsaw = Chainsaw
equipment-flashlight = Flashlight
equipment-pickaxe = Pickaxe
equipment-purifier = Purifier
equipment-hook = Grappling Hook
equipment-hacksaw = Hacksaw
equipment-backpack = Backpack
equipment-detector = Metal Detector
equipment-shotgun = Shotgun
equipment-beartrap = Bear Trap
equipment-bat = Baseball Bat
equipment-gear = Battle Gear
equipment-exo = Exoskeleton
equipment-sensor = Thermal Sensor

use-axe = When you scavenge Wood in the Forest, take up to 2 more from there, once per day.
use-bow = When you arrive in the Forest, take 1 Meat from the reserve, once per day.
use-jerrycan = When you scavenge Water at the Dam, take 1 more from there, once per day.
use-access = Open the Dam without a Microchip, once per day.
use-ammobox = When you scavenge Munitions at the Military Base, take up to 2 more from there, once per day.
use-crowbar = When you arrive at the Military Base, take 2 Microchips from the reserve, once per day.
use-chainsaw = When you arrive in a city, take 2 Wood from the reserve, once per day.
use-flashlight = When you arrive in a city, you get 1 survivor, once per day.
use-pickaxe = When you scavenge Metal in the Mine, take up to 2 more from there, once per day.
use-purifier = When you arrive in the Mine, take 1 Water from the reserve, once per day.
use-hook = On the Cargo Ship your hero may take the spot 1 above its strength, once per day.
use-hacksaw = When you arrive on the Cargo Ship, take 2 Metal from the reserve, once per day.
use-backpack = When you scavenge Microchips at the Fairgrounds, take up to 2 more from there, once per day.
use-detector = When you arrive at the Fairgrounds, take 1 can from the reserve, once per day.
use-shotgun = It adds 1 point to one of your hunts, once per day.
use-beartrap = It adds 1 point to one of your hunts, once per day.
use-bat = Put 1 more Pressure on one weaker hero, once per day.
use-gear = Take 2 less Pressure, once per day.
use-exo = One hero may walk any distance, once per day.
use-sensor = Look through a wild game stack and choose your prey, once per day.

symbol-tree = tree
symbol-water = water
symbol-cartridge = cartridge
symbol-house = house
symbol-ingot = ingot
symbol-cutlery = cutlery
symbol-circuit = circuit
symbol-drumstick = drumstick
symbol-blast = blast
symbol-atom = atom

card-ev_wildfire = Wildfire
card-ev_cavein = Cave-In
card-ev_lean = Lean Times
card-ev_nomads = Nomads
card-ev_thieves = Thieves
card-ev_sand = Sandstorm
card-ev_epizootic = Epizootic Disease
card-ev_mutation = Animal Mutation
card-ev_rats = Rat Infestation
card-ev_cold = Cold Snap
card-ev_clan = Enemy Clan
card-ev_cloud = Radioactive Cloud

effect-ev_wildfire = The Forest loses { $n } Wood a day
effect-ev_cavein = The Mine loses { $n } Metal a day
effect-ev_lean = The Fairgrounds lose { $n ->
    [one] 1 Microchip
   *[other] { $n } Microchips
} a day
effect-ev_nomads = Each city loses { $n ->
    [one] 1 search tile
   *[other] { $n } search tiles
} a day
effect-ev_thieves = Forest, Mine and Fairgrounds each lose { $n ->
    [one] 1 token
   *[other] { $n } tokens
} a day
effect-ev_sand = Heroes act with strength 3
effect-ev_epizootic = Hunts yield 1 Meat less
effect-ev_mutation = Every animal needs 1 point more
effect-ev_rats = Each shelter loses 1 Supply a day
effect-ev_cold = Each shelter loses 1 survivor a day
effect-ev_clan = Each shelter loses 2 Materials or Munitions a day
effect-ev_cloud = Each shelter takes 2 radiation a day

animal-wg3 = Hare
animal-wg4 = Fox
animal-wg5 = Boar
animal-wg6 = Deer
animal-wg7 = Bear

find-water = Water
find-cans = Canned Goods
find-wood = Wood
find-metal = Metal
find-chips = Microchip
find-munitions = Munitions
find-algae = Algae Capsules
find-empty = Empty Cupboard

# Cards in a sentence: what somebody builds, takes, overcomes, hunts or finds

the-r_build = the Construction Bay
the-r_tinker = the Tinker’s Bench
the-r_crisis = the Crisis Room
the-r_smoke = the Smokehouse
the-r_kitchen = the Kitchen
the-r_galley = the Galley
the-r_dock = the Dockmaster
the-r_arms = the Armoury
the-r_water = the Condenser
the-r_sanctum = the Sanctum
the-r_salvage = Salvage
the-r_decon = Decontamination
the-r_vent = Ventilation
the-r_nursery = the Nursery
the-r_scout = the Scout Room
the-r_depot = the Depot
the-r_lookout = the Look-out
the-r_guard = the Guard Post
the-r_auto = the Autofactory
the-r_interro = Interrogation
the-r_scrap = the Scrap Workshop
the-r_machine = the Machine Shop

the-axe = the Axe
the-bow = the Bow
the-jerrycan = the Jerrycan
the-access = the Access Card
the-ammobox = the Ammo Box
the-crowbar = the Crowbar
the-chainsaw = the Chainsaw
the-flashlight = the Flashlight
the-pickaxe = the Pickaxe
the-purifier = the Purifier
the-hook = the Grappling Hook
the-hacksaw = the Hacksaw
the-backpack = the Backpack
the-detector = the Metal Detector
the-shotgun = the Shotgun
the-beartrap = the Bear Trap
the-bat = the Baseball Bat
the-gear = the Battle Gear
the-exo = the Exoskeleton
the-sensor = the Thermal Sensor

the-ev_wildfire = the Wildfire
the-ev_cavein = the Cave-In
the-ev_lean = the Lean Times
the-ev_nomads = the Nomads
the-ev_thieves = the Thieves
the-ev_sand = the Sandstorm
the-ev_epizootic = the Epizootic Disease
the-ev_mutation = the Animal Mutation
the-ev_rats = the Rat Infestation
the-ev_cold = the Cold Snap
the-ev_clan = the Enemy Clan
the-ev_cloud = the Radioactive Cloud

prey-wg3 = a Hare
prey-wg4 = a Fox
prey-wg5 = a Boar
prey-wg6 = a Deer
prey-wg7 = a Bear

found-water = 1 Water
found-cans = 1 can
found-wood = 1 Wood
found-metal = 1 Metal
found-chips = 1 Microchip
found-munitions = 1 Munition
found-algae = Algae Capsules
found-empty = an Empty Cupboard

category-events = Events
category-rooms = Full rooms
category-gauge = Radiation
category-survivors = Survivors
category-repaired = Repaired equipment
category-pairs = Pairs of symbols
category-total = Total

# Options

option-players = Players
option-placement = Placing the heroes
value-placement-simultaneous = all at once, unseen
value-placement-sequential = one by one, openly
option-tribes = Tribes
option-tribes-note = Choose your rooms and your leader yourselves, or let everybody begin with a ready-made tribe.
value-tribes-own = chosen in secret
value-tribes-ready = ready-made
preset-first = First game
preset-first-note = You play against one bot. The tribes are ready-made, so you begin with the first Day.
preset-first-brief = ready-made tribes
preset-rulebook = By the book
preset-rulebook-note = You all place your four heroes at the same time, unseen.
preset-rulebook-brief = heroes placed unseen
preset-open = Open placement
preset-open-note = You take turns placing one hero at a time, for all to see.
preset-open-brief = one at a time, in turn

# Decisions

ask-nothing = There is nothing to decide.
ask-rooms = You keep 4 rooms for the whole game. Put { $left ->
    [one] one more
   *[other] { $left }
} back into the box. Rooms with low upkeep (the number in the bowl) are easier to feed.
ask-freebuild = Which of your { $rooms } rooms do you build for free? A room works only when every space is taken, and you start with { $people } survivors.
ask-split = { $room }: it needs { $spaces } survivors to work and eats { $upkeep ->
    [one] 1 Supply
   *[other] { $upkeep } Supplies
} a Night. How many of your { $people } move in? They stay there for good; the others guard the Airlock.
ask-leader = Who leads your tribe, { $one } or { $other }? A leader brings 4 start places, your first tokens and a broken tool. The player with the oldest leader goes first.
ask-marydraw = Mary draws 4 search tiles, and you keep 3 of them. From which city do you draw number { $number }?
ask-marydrop = You keep 3 of these 4 finds and get what they show. Which one do you leave?
ask-place = { $which ->
    [one] Where does your hero of strength { $strength } start?
   *[any] Which hero starts where? The strongest one you have not placed yet has strength { $strength }.
} On the first day it walks 1 or 2 places from there and acts where it arrives.
ask-rats = The { $event } takes 1 of your { $supplies } Supplies{ $again ->
    [yes] {", today and every day until somebody overcomes it"}
   *[no] {""}
}. Which one do you give up? You need { $need } tonight.
ask-clan = The { $event } takes { $count } of your { $goods } Materials and Munitions. Which ones do you give up?
ask-lose = { $cause ->
    [hunger] You have too few Supplies
    [skull] Your radiation goes beyond the skull
   *[event] An event strikes you
}: { $left ->
    [one] { $people ->
        [one] your last survivor has to leave
       *[other] one of your { $people } survivors has to leave
    }
   *[other] { $left } of your { $people } survivors have to leave
}. Where do you take one from? A room that is no longer full stops working.
ask-move = { $way ->
    [none] None of your heroes can walk anywhere. Which one stands up and does nothing today?
   *[open] Send a hero 1 or 2 places along the ring. Where it arrives, it has as many Action Points as its strength.
} { $idle ->
    [one] It is your last hero today.
   *[other] { $idle } of your heroes have not acted yet today.
}
ask-bat = Do you use the Baseball Bat? Once a day it raises your Pressure on { $player } from { $pressure } to { $more }.
ask-defend = { $player }’s { $strength } puts { $pressure } Pressure on your { $own }. { $munitions ->
    [0] For each point you
    [one] Your only Munition cancels one point; for each other point you
   *[other] Each of your { $munitions } Munitions cancels one point; for each other point you
} hand over a Supply or a Material { $choice ->
    [theirs] that they choose
   *[yours] that you choose
}.
ask-tribute = { $way ->
    [give] Which token do you hand over to { $player }
   *[take] Which token do you take from { $player }
}? Tokens still due: { $left }.
ask-surv = { $source }: a survivor asks for shelter and is worth 1 point. Where do you take the survivor in? In a room they stay for good. { $airlock ->
    [full] The Airlock is full.
    [row] In the Airlock they start a new row, which drinks 1 more Water a Night.
   *[space] In the Airlock they stop 1 radiation.
}
ask-act = { $place }: your { $strength } has { $points ->
    [one] 1 Action Point
   *[other] { $points } Action Points
} left. What does it do here? Points that you do not use are lost.
ask-hunt = { $animal }: hunting it takes { $need } points and brings { $meat } Meat. How do you pay? Action Points, Munitions and weapons count 1 each.
ask-prey = { $place }: which animal of this stack do you hunt? You can pay up to { $means } points. Even if you hunt none, the Thermal Sensor is used for today.
ask-overcome = { $count ->
    [one] 1 event is
   *[other] { $count } events are
} in force. Do you pay to overcome one and get its points? { $again ->
    [yes] If it stays in force, it strikes again every day.
   *[no] It is the last Night.
} Once you pass, you cannot overcome any more tonight.
ask-feed = Your rooms still need { $due ->
    [one] 1 Supply
   *[other] { $due } Supplies
}. How much of that do you pay in Water? Canned Goods pay the rest. Only 2 Water keep until morning; Canned Goods always keep.
ask-recruit = Each Supply you spend brings 1 survivor (1 point) into the Airlock. There is room for { $free }, and you have { $supplies ->
    [one] 1 Supply
   *[other] { $supplies } Supplies
}. Tonight all Meat rots, and all Water except 2.
ask-build = Build a room (the next one costs { $price ->
    [one] 1 Material
   *[other] { $price } Materials
}), move survivors into rooms for good, or use full rooms. { $airlock ->
    [one] 1 survivor is
   *[other] { $airlock } survivors are
} in the Airlock{ $again ->
    [yes] ; tomorrow’s radiation is { $level }.
   *[no] {"."}
}
ask-paymat = { $room } costs { $price ->
    [one] 1 Material of any kind. Which Material
   *[other] { $price } Materials of any kind. Which Materials
} do you pay with?
ask-salvage = { $room }: which tool do you take apart? You get its Materials back; a repaired tool takes its point with it.
ask-repair = Which broken tool ({ $broken } in all) do you repair for its printed Materials? Each is worth 1 point, and a pair of symbols 1 more.{ $again ->
    [yes] {" Repaired tools work from tomorrow on."}
   *[no] {""}
}

# What is being decided, in short
topic-rooms = Choose a room to put back into the box.
topic-freebuild = Choose the room that you build for free.
topic-split = Choose how many of your 4 survivors move into the new room.
topic-leader = Choose your leader.
topic-marydraw = Draw a search tile from a city.
topic-marydrop = Choose which of the four tiles you leave.
topic-place = Place a hero on one of your start places.
topic-rats = Choose the Supply that the rats take.
topic-clan = Choose the two tokens that the Enemy Clan takes.
topic-lose = Choose where you lose a survivor.
topic-move = Send a hero to a lit place.
topic-bat = Do you use the Baseball Bat?
topic-defend = How do you answer the Pressure?
topic-tribute = Which token is handed over?
topic-surv = Where does the survivor go?
topic-act = What does your hero do here?
topic-hunt = How do you pay for the prey?
topic-prey = Choose your prey.
topic-overcome = Overcome an event, or pass.
topic-feed = Choose how much Water and how many cans your rooms get.
topic-recruit = Spend Supplies on new survivors.
topic-build = Move survivors, build rooms, use abilities.
topic-paymat = Choose the Materials that you pay with.
topic-salvage = Which tool do you take apart?
topic-repair = Repair equipment.

move-discard = Put back
move-free-build = Build for free
move-split = Move in
move-lead = Follow
move-draw-find = Draw here
move-drop-find = Leave it
move-place = Place
move-give = Hand over
move-lose-goods = Lose
move-lose = Lose one here
move-move = Send here
move-board = Go aboard
move-stand = Stand up
move-peek = Look through the search pile
move-bat = Use the Bat
move-immune = Block
move-defend = Defend
move-settle = Take in here
move-decline = Decline
move-scavenge = Scavenge
move-hunt = Hunt
move-sensor = Use the Thermal Sensor
move-algae = Harvest algae
move-open-dam = Open the filtration
move-take = Take a tool
move-search = Search
move-end = End the visit
move-shoot = Pay for the hunt
move-prey = Hunt this one
move-no-prey = Hunt nothing
move-overcome = Overcome
move-pass = Pass
move-feed = Feed
move-recruit = Recruit
move-move-in = Move a survivor in
move-build = Build
move-ability = Use the ability
move-pay = Pay
move-salvage = Take apart
move-repair = Repair
move-draw = Draw a tool
move-done = Done

# Previews

preview-into-box = { $room } goes back into the box.
preview-room = It eats { $upkeep ->
    [one] 1 Supply
   *[other] { $upkeep } Supplies
} a Night and needs { $spaces ->
    [one] 1 survivor
   *[other] { $spaces } survivors
}.
preview-full = { $room } is full and works.
preview-not-full = { $room } needs { $missing ->
    [one] 1 more survivor
   *[other] { $missing } more survivors
} to be full.
preview-airlock-rest = { $people ->
    [0] Nobody stays
    [one] 1 stays
   *[other] { $people } stay
} in the Airlock.
preview-leader = Aged { $age }, brings a broken { $equipment }.
preview-tile-odds = { $left ->
    [one] 1 tile is
   *[other] { $left } tiles are
} left here.
preview-gains-nothing = You get nothing.
preview-gives-up = You give up { $tokens }.
preview-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
preview-uses = This uses your { $card }.
preview-pressure = { $player } owes you { $pressure ->
    [one] 1 token
   *[other] { $pressure } tokens
} and has { $munitions ->
    [0] no Munitions
    [one] 1 Munition
   *[other] { $munitions } Munitions
}.
preview-take-up-to = You can take up to { $tokens }.
preview-nothing-left = Nothing is left here.
preview-hunt = The { $animal } needs { $need } points and gives { $meat } Meat.
preview-hunt-out-of-reach = The { $animal } needs { $need } points, and you have only { $have }.
preview-dam-closed = You have no Microchip to open the filtration.
preview-city = { $tiles ->
    [one] 1 tool is
   *[other] { $tiles } tools are
} on display, and { $left ->
    [one] 1 search tile is
   *[other] { $left } search tiles are
} left.
preview-ship = You get { $cans ->
    [one] 1 can
   *[other] { $cans } cans
}.
preview-ship-survivor = A survivor waits there.
preview-bonus = Your { $card } brings { $tokens }.
preview-first-player = You get the 1st Player token.
preview-tonight = Tonight: { $missing ->
    [0] all fed, { $spare } to spare
   *[other] { $missing } of { $bill } missing
}
preview-tonight-change = Tonight: { $before ->
    [0] all fed
   *[other] { $before } missing
} → { $after ->
    [0] all fed
   *[other] { $after } missing
}
preview-stands = This hero stands up where it is and does nothing today.
preview-peek = { $left ->
    [one] You see the last tile.
   *[other] You see the order of { $left } tiles.
}
preview-pressure-after = The Pressure is { $pressure }.
preview-owes = You hand over { $count ->
    [0] nothing
    [one] 1 token
   *[other] { $count } tokens
}.
preview-spends = You spend { $tokens }.
preview-points-left = You have { $points } AP left.
preview-gains = You get { $tokens }.
preview-gauge = Gauge { $from } → { $to }.
preview-cost = It costs { $tokens }.
preview-repair-cost = Repairing it costs { $tokens }.
preview-once-repaired = It works once it is repaired. { $use }
preview-points = { $points ->
    [one] 1 Survival Point
   *[other] { $points } Survival Points
}
preview-search-odds = { $left ->
    [one] 1 tile is
   *[other] { $left } tiles are
} left, { $empty ->
    [0] none of them an Empty Cupboard
    [one] 1 of them an Empty Cupboard
   *[other] { $empty } of them Empty Cupboards
}.
preview-search-free = This search is free.
preview-unused = { $points ->
    [one] 1 AP is
   *[other] { $points } AP are
} lost.
preview-catch = This brings { $meat } Meat and uses { $points } AP.
preview-population = You then have { $people ->
    [one] 1 survivor
   *[other] { $people } survivors
}.
preview-room-falls = { $room } stops working.
preview-absorbs = Tonight’s radiation: { $level }; your shelter stops { $absorbed }.
preview-rise = Your radiation would rise by { $rise }.
preview-skull = Beyond the skull you would lose { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
}.
preview-pays = You pay with { $tokens }.
preview-repairs = { $again ->
    [yes] { $equipment } works from tomorrow on and is worth 1 point.
   *[no] { $equipment } is then worth 1 point.
}
preview-pair = This completes a pair of symbols for 1 more point.
preview-draws = You draw { $count ->
    [one] 1 broken tool
   *[other] { $count } broken tools
}.
preview-ability-left = You have not used the { $room } yet.
preview-passes = Then you cannot overcome any more events tonight.
preview-declined = The survivor stays where they are.
preview-starts-here = Your { $hero } starts here.
preview-rots = { $meat ->
    [0] { $water } Water will rot.
   *[other] { $water ->
        [0] { $meat } Meat will rot.
       *[other] { $meat } Meat and { $water } Water will rot.
    }
}
preview-ends-step = You go on to the next step.

## Before a common mistake: what a coach says

caution-thirst = The Airlock drinks only Water, and you are { $lack } Water short. For each missing Water a survivor leaves tonight, and this is your last hero today.
caution-weak-hero = { $player }’s { $strength } has not acted yet. It can still come here and take up to { $count ->
    [one] 1 token
   *[other] { $count } tokens
} from you. Send this hero later, or get Munitions first.
caution-half-full = { $room }: { $missing ->
    [one] 1 space is
   *[other] { $missing } spaces are
} free, but you have only { $people } to move in. Until the room is full, it eats { $upkeep ->
    [one] 1 Supply
   *[other] { $upkeep } Supplies
} a Night and does nothing.
caution-rotting = { $meat } Meat will rot tonight. Each Meat could still recruit a survivor, who is worth 1 point.
caution-thin-airlock = Tomorrow’s radiation is { $level }, but { $airlock ->
    [0] nobody
   *[other] only { $airlock }
 } would be left in the Airlock. Unless somebody joins by day, your radiation rises by { $rise }.

# Why can’t I?

why-over = The game is over.
why-nobody = There is nothing to decide right now.
why-asked = Another question is open right now: { $decision }
why-nobody-there = Nobody lives there, so nobody can leave.
why-not-drawn = You did not draw that find.
why-board-spot = On the Cargo Ship a hero takes the spot of its strength. Choose that spot.
why-no-weapon = You have { $have ->
    [0] no ready weapon
    [one] only 1 ready weapon
   *[other] only { $have } ready weapons
}.
why-few-munitions = You have { $have ->
    [0] no Munitions
    [one] only 1 Munition
   *[other] only { $have } Munitions
}.
why-shots = Weapons, Munitions and Action Points must add up to { $need }; you have { $points ->
    [one] 1 Action Point
   *[other] { $points } Action Points
} left.
why-not-in-stack = There is no { $animal } in this stack.
why-feed-water = Your rooms can get between { $least } and { $most } Water.
why-wrong-sum = The room costs exactly { $price ->
    [one] 1 Material
   *[other] { $price } Materials
}.
why-not-owned = You do not own that tool.
why-no-equipment = There is no equipment left to draw.
preview-owes-all = That is all you have.
preview-row-begins = This starts a new row of the Airlock: 1 more Water a Night.
preview-eats-now = From now on this room eats { $upkeep ->
    [one] 1 Supply
   *[other] { $upkeep } Supplies
} a Night.
preview-airlock-then = Then { $people ->
    [one] 1 survivor is
   *[other] { $people } survivors are
} in the Airlock. Tomorrow’s radiation: { $level }.
preview-once-full = Once it is full, it works ({ $ability }).
why-own-hero = One of your heroes is already there, and two can never share a place.
why-too-far = That is { $steps } steps away, and a hero walks only 1 or 2.
why-same-place = A hero has to leave the place where it is.
why-activated = This hero has already acted today.
why-spot-strength = A hero of strength { $strength } takes spot { $spot }. Only the Grappling Hook leads one spot higher.
why-spot-taken = Another hero already stands on that spot.
why-can-move = A hero may only stay put when none of your heroes can walk. Another one still can.
why-no-lookout = Your Look-out is not ready, or the search pile is empty.
why-empty-place = Nothing is left here until Dawn.
why-no-points = You have too few Action Points left.
why-dam-closed = The filtration is closed. Open it first for 1 Microchip.
why-dam-open = The filtration is already open.
why-no-chip = You have no Microchip to open the filtration.
why-not-here = You cannot do that at this place.
why-hunted = A hero can hunt only one animal per visit.
why-no-game = There is no wild game here.
why-too-tough = The { $animal } needs { $need } points, and you have only { $have }.
why-no-sensor = You have no ready Thermal Sensor.
why-small-stack = There are too few animals here to choose from.
why-no-means = You have too few Action Points, Munitions and weapons for any animal.
why-algae-taken = Somebody has already harvested the algae today.
why-not-displayed = That tool is not on display here.
why-owned = You already own this tool, and you can never own two of a kind.
why-stack-empty = No search tiles are left here today.
why-cannot-pay = You still need { $tokens }.
why-no-crisis-room = Your Crisis Room is not full, or you have already used it today.
why-relief-too-much = This event does not cost such tokens, so you cannot save any.
why-not-in-force = This event is not in force.
why-airlock-full = The Airlock is full.
why-no-supply = You have no such token.
why-nobody-in-airlock = The Airlock is empty, so nobody can move in.
why-room-full = This room has no free space.
why-unbuilt = This room is not built yet.
why-built = This room is already built.
why-too-dear = A room costs { $price ->
    [one] 1 Material
   *[other] { $price } Materials
}, and you have only { $have }.
why-no-ability = You cannot use this room’s ability at this moment.
why-used = You have already used it today.
why-not-full = This room is not full, so it does not work.
why-no-effect = That would do nothing right now.
why-not-broken = You have no broken tool of that kind.
why-no-discount = None of your ready rooms gives that discount.
why-no-bench = Your Tinker’s Bench is not ready.
why-no-space = There is no free space there.
why-no-guard = You have no ready Guard Post for this hero.
why-no-gear = You have no ready Battle Gear.
why-too-many-munitions = That is more Munitions than you need or have.
why-not-start-place = That is not a free start place of your leader.
why-other-hero-first = You have to place another hero first.
why-not-in-hand = That is not one of your choices.

# The log

event-revealed = { $player } follows { $leader } and puts { $people } in { $the } and { $airlock } in the Airlock.
event-first-player = { $player } has the oldest leader ({ $age }) and goes first.
event-mary-drew = { $player } draws a search tile from { $city } and finds { $found }.
event-mary-dropped = { $player } leaves { $found }.
event-placed = { $player } places the { $hero } { $at }.
event-day-began = Day { $day } begins, and { $player } goes first. Radiation tonight: { $radiation }.
event-event-flipped = Event of day { $day }: { $event }.
event-event-ignored = { $player } is immune to { $the }.
event-stock-lost = { $event }: { $tokens } { $count ->
    [one] is
   *[other] are
} gone { $from }.
event-nomads-took = { $event }: { $city } loses { $found }.
event-lost-token = { $event }: { $player } loses { $tokens }.
event-lost-survivor = { $player } loses a survivor from the { $where } ({ $cause ->
    [hunger] hunger
    [skull] radiation beyond the skull
   *[other] an event
}).
event-lost-survivor-airlock = { $player } loses a survivor from the Airlock ({ $cause ->
    [hunger] hunger
    [skull] radiation beyond the skull
   *[other] an event
}).
event-gauge-rose = { $player }’s radiation rises by { $by }: the gauge is at { $gauge }.
event-gauge-fell = { $player }’s radiation falls by { $by }: the gauge is at { $gauge }.
event-moved = { $player }’s { $hero } goes { $from } { $to }{ $spot ->
    [0] {""}
   *[other] , spot { $spot }
}.
event-stood = { $player }’s { $hero } { $at } cannot walk anywhere and does nothing.
event-tool-used = { $player } uses { $the }.
event-token-moved = { $player } takes the 1st Player token.
event-peeked = { $player } looks through the search pile of { $city }.
event-pressed = { $player }’s { $hero } puts { $pressure } Pressure on { $victim }’s { $target }.
event-refused = { $immune ->
    [1] { $player } is immune to this Pressure.
   *[0] { $gear ->
        [1] { $player } defends with Battle Gear{ $munitions ->
            [0] {""}
            [one] {" "}and 1 Munition
           *[other] {" "}and { $munitions } Munitions
        }
       *[0] { $munitions ->
            [0] { $player } does not defend
            [one] { $player } defends with 1 Munition
           *[other] { $player } defends with { $munitions } Munitions
        }
    }: { $pressure ->
        [0] no Pressure is left
       *[other] { $pressure } Pressure is left
    }.
}
event-paid-tribute = { $victim } hands { $tokens } to { $player }.
event-gained = { $player } gets { $tokens }{ $source ->
    [leader] {" "}from the leader
    [ship] {" "}on the ship
    [search] {" "}from a cupboard
    [cupboard] {" "}from scrap
    [hunt] {" "}from the hunt
    [room] {" "}thanks to a room
    [salvage] {" "}from salvage
   *[other] {" "}from the reserve
}.
event-settled = { $player } takes in a survivor: { $where }.
event-declined = { $player } turns the survivor away.
event-scavenged = { $player } scavenges { $tokens } { $at }.
event-harvested = { $player } takes { $tokens } more with the { $equipment }.
event-algae-taken = { $player } harvests the algae.
event-dam-opened = { $card ->
    [1] { $player } opens the Dam with the Access Card.
   *[0] { $player } opens the Dam for 1 Microchip.
}
event-sensed = { $player } looks through the wild game { $at }.
event-no-prey-taken = { $player } hunts nothing.
event-caught = { $player } hunts { $prey } { $at } and gets { $meat } Meat.
event-took = { $player } takes { $the } from { $city }.
event-searched = { $player } searches { $city } and finds { $found }.
event-night-fell = Night { $day } falls, and { $player } goes first.
event-overcame = { $player } overcomes { $the }{ $discount ->
    [yes] {" "}with the Crisis Room
   *[no] {""}
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-passed = { $player } passes.
event-fed = { $player } feeds the shelter: { $upkeep } for the rooms, { $rows } for the Airlock{ $missing ->
    [0] .
   *[other] , { $missing } missing.
}
event-recruited = { $player } recruits a survivor for { $tokens }.
event-moved-in = { $player } moves a survivor into { $the }.
event-built = { $player } builds { $the } for { $price ->
    [one] 1 Material
   *[other] { $price } Materials
}.
event-bred = { $player }’s Nursery grows to { $people } survivors.
event-drew = { $player } draws { $the }.
event-rejected = { $player } already has { $the } and puts the tile aside.
event-salvaged = { $player } takes { $the } apart.
event-repaired = { $player } repairs { $the }{ $discount ->
    [all] {" "}for free
    [some] {" "}with a discount
   *[no] {""}
}.
event-pair-made = { $player } completes a pair of symbols: { $symbol }.
event-rotted = { $meat ->
    [0] { $player } throws away { $water } Water.
   *[other] { $water ->
        [0] { $player } throws away { $meat } Meat.
       *[other] { $player } throws away { $meat } Meat and { $water } Water.
    }
}
event-room-filled = { $player }’s { $room } is full and works now.
event-room-fell = { $player }’s { $room } is no longer full and stops working.
event-scored = { $player }, { $category }: { $points }.
event-tie-broken = { $player } and { $rival } have equal points{ $reason ->
    [supplies] , but { $player } has more Supplies.
    [goods] {" "}and Supplies, but { $player } has more Materials and Munitions.
   *[none] {" "}and equally many tokens.
}
event-game-over = { $winners ->
    [one] { $player } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $winners } tribes share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

# In a terminal

choice-discard = Put back the { $room }
choice-free-build = Build the { $slot }
choice-split = { $people ->
    [0] Nobody moves in
    [one] 1 survivor moves in
   *[other] { $people } survivors move in
}
choice-lead = Follow { $leader }
choice-draw-find = Draw from { $city }
choice-drop-find = Leave the { $find }
choice-place = Place the { $hero } { $at }
choice-give = Give up { $tokens }
choice-claim = Take { $tokens }
choice-lose-goods = Lose { $tokens }
choice-lose = Lose a survivor: { $where }
choice-move = Send the { $hero } { $from } { $to }
choice-board = Send the { $hero } { $from } { $to }, spot { $spot }
choice-stand = The { $hero } { $at } is stuck and does nothing today
choice-peek = Look through the search pile of { $city } (once a day, only you see it)
choice-bat = { $use ->
    [1] Use the Baseball Bat
   *[0] Keep the Baseball Bat
}
choice-immune = Block it with the Guard Post
choice-defend = { $gear ->
    [1] Use Battle Gear{ $munitions ->
        [0] {""}
        [one] {" "}and spend 1 Munition
       *[other] {" "}and spend { $munitions } Munitions
    }
   *[0] { $munitions ->
        [0] { $count ->
            [0] Hand over nothing
            [one] Hand over 1 token
           *[other] Hand over { $count } tokens
        }
        [one] Spend 1 Munition
       *[other] Spend { $munitions } Munitions
    }
}
choice-settle = Take the survivor in: { $where }
choice-decline = Turn the survivor away (you give up 1 point)
choice-scavenge = Scavenge { $tokens }
choice-hunt = Hunt the { $animal }
choice-sensor = Use the Thermal Sensor (once a day, only you see the stack)
choice-algae = Harvest the algae (1 AP, only once a day)
choice-open-dam = Open the filtration (1 Microchip, no AP)
choice-take = Take the { $equipment }
choice-search = Search a cupboard ({ $cost ->
    [0] free
   *[1] 1 AP
})
choice-end = End the visit{ $points ->
    [0] {""}
    [one] {" "}(1 AP is lost)
   *[other] {" "}({ $points } AP are lost)
}
choice-shoot = { $weapons ->
    [0] { $munitions ->
        [0] Pay with Action Points only
        [one] Use 1 Munition
       *[other] Use { $munitions } Munitions
    }
    [one] Use 1 weapon{ $munitions ->
        [0] {""}
        [one] {" "}and 1 Munition
       *[other] {" "}and { $munitions } Munitions
    }
   *[other] Use { $weapons } weapons{ $munitions ->
        [0] {""}
        [one] {" "}and 1 Munition
       *[other] {" "}and { $munitions } Munitions
    }
}
choice-prey = Hunt the { $animal }
choice-no-prey = Hunt nothing
choice-overcome = Overcome the { $event }{ $relief ->
    [full] {""}
   *[some] , saving { $tokens } with the Crisis Room
}
choice-pass = Pass: overcome no more events tonight
choice-feed = Pay { $water } Water, the rest in Canned Goods
choice-recruit = Recruit a survivor for { $tokens }
choice-move-in = Move a survivor into the { $slot }
choice-build = Build the { $slot }
choice-ability = Use the { $slot }
choice-pay = Pay { $tokens }
choice-salvage = Take apart the { $equipment }
choice-repair = Repair the { $equipment }{ $waiver ->
    [full] {""}
    [all] {" "}for free
   *[some] , saving { $tokens }
}
choice-draw = Draw a tool
choice-done = { $step ->
    [recruit] Stop recruiting
    [build] Finish building, go on to repairs
   *[repair] End your Night
}

terminal-day = Day { $day } of { $days }
terminal-round = { $phase }, round { $round } of 4
terminal-radiation = Radiation tonight: { $radiation }
terminal-stock = { $resource } { $stock } of { $cap }
terminal-game = { $animal }: { $need } for { $meat } Meat ({ $left })
terminal-no-game = No wild game
terminal-search = { $left ->
    [one] 1 search tile
   *[other] { $left } search tiles
}
terminal-event = { $effect }. To overcome: { $cost }, { $points } SP.
terminal-overcome = { $event }: overcome by { $player }, { $points } SP.
terminal-visit = { $place }, { $points } AP left
terminal-pressure = puts { $pressure } Pressure on { $victim }
terminal-secret = chooses in secret
terminal-shelter = { $points } SP, { $people ->
    [one] 1 survivor
   *[other] { $people } survivors
}, { $airlock } of { $spaces } in the Airlock, gauge { $gauge }.
terminal-bill = Tonight costs { $total ->
    [one] 1 Supply
   *[other] { $total } Supplies
}.
terminal-hunger = { $count ->
    [one] 1 is missing!
   *[other] { $count } are missing!
}
terminal-rise = Radiation would rise by { $rise }.
terminal-skull = Beyond the skull you would lose { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
}!
terminal-room = { $room }: { $ability } (upkeep { $upkeep }, { $spaces } spaces)
terminal-unbuilt = unbuilt
terminal-used = used today
terminal-leader = { $leader }, { $profession }, { $age }. { $places }. { $goods }. Broken: { $equipment }
terminal-repaired = Equipment: { $tiles }
terminal-broken = Broken: { $tiles }
terminal-caught = Caught: { $animals }
terminal-known = You know the stack { $at }, from the top: { $tiles }
terminal-drawn = Drawn: { $tiles }
terminal-legend = The eight places form a ring; a hero walks 1 or 2 steps. A5 is player A’s hero of strength 5; (A5) has not acted yet today; A5@6 stands on spot 6 of the Cargo Ship. 4♦ is a spot where a survivor waits, 4· is one without a survivor; the cans of each spot stand below. “Deer: 6 for 4 Meat (8)” means that the top animal needs 6 points and gives you 4 Meat, and that 8 tiles are left. Rooms show survivors and spaces; rooms in brackets are not built. SP are Survival Points, AP are Action Points.
# The table in the browser

ui-headline = { $day ->
    [0] Setup
   *[other] Day { $day } of { $days }
}
ui-day = Day
ui-day-brief = D { $day }
ui-tab-people = Shelter
ui-order-label = Order today
ui-first = 1st
ui-points = Survival Points
ui-points-short = points
ui-points-now = points now
ui-heroes = Your heroes
ui-heroes-left = { $count ->
    [one] hero to send
   *[other] heroes to send
}
ui-others = The other shelters
ui-your-shelter = Your shelter
ui-shelter-of = Shelter of { $name }
ui-stores = Stores
ui-broken = Broken
ui-repaired = Repaired
ui-ready = ready
ui-used = used
ui-caught = Animals caught
ui-tokens = Tokens
ui-weapons = Weapons

# Places

ui-board-label = Ring of eight places
ui-short-dam = Dam
ui-short-base = Base
ui-short-silent = Silent Peak
ui-short-mine = Mine
ui-short-ship = Ship
ui-short-fair = Fair
ui-short-blackwood = Blackwood
ui-short-forest = Forest
ui-hero-stands = { $name }’s { $hero } stands here
ui-hero-lies = { $name }’s { $hero } lies here
ui-animal-needs = { $animal } needs { $need } points
ui-from-here = from here
ui-dam-open = open
ui-dam-closed = opens for
ui-dam-pay = pay
ui-algae-ready = Algae ready
ui-algae-taken = Algae taken
ui-search-left = { $left ->
    [one] 1 search tile
   *[other] { $left } search tiles
}, { $empty ->
    [0] none of them an Empty Cupboard
    [one] 1 of them an Empty Cupboard
   *[other] { $empty } of them Empty Cupboards
}
ui-from-the-top = From the top:
ui-open-today = Already face up:
ui-animal-gives = { $animal } needs { $need } points and gives { $meat } Meat
ui-game-left = { $left ->
    [one] 1 animal
   *[other] { $left } animals
} in the stack
ui-look-at = Look at the shelter of { $name }
ui-back-to-yours = back to yours
ui-spot = Spot { $spot }: { $cans ->
    [one] 1 can
   *[other] { $cans } cans
}
ui-pick-up = Pick up your { $hero } { $at }

# Convoy

ui-convoy-days = { $days ->
    [0] tomorrow
    [one] in 1 day
   *[other] in { $days } days
}
ui-to-stop = to overcome
ui-event-hidden = Day { $day }: the event is still face down. Radiation: { $radiation }.
ui-event-label = { $event }: { $effect }. Overcoming it costs { $cost } and gives { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ui-event-overcome = Overcome by { $name }.

# The shelter

ui-to-build = { $price ->
    [one] 1 Material
   *[other] { $price } Materials
} to build
ui-symbol = Half of the symbol: { $symbol }.
ui-room-secret = A room that is still secret
ui-room-label = { $room }. { $ability }. { $built ->
    [yes] { $people } of { $spaces } survivors.
   *[no] Not built, { $spaces ->
        [one] 1 space.
       *[other] { $spaces } spaces.
    }
}
ui-airlock-label = Airlock: { $people } of { $spaces } survivors, stops { $stops } radiation.
ui-thumb = { $airlock } in the Airlock, { $full ->
    [one] 1 full room
   *[other] { $full } full rooms
}
ui-stops = stops { $count }
ui-tonight = Tonight
ui-next-night = Next Night
ui-will-need = will need { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
}
ui-rooms-eat = Rooms eat
ui-airlock-drinks = Airlock drinks
ui-rows = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}
ui-fed = all fed
ui-fed-spare = all fed, { $spare } to spare
ui-short = { $count } missing
ui-short-of = { $count } of { $bill } missing

ui-ability-r_build = Build −2
ui-ability-r_tinker = Draw 1, repair −1
ui-ability-r_crisis = Event cost −2
ui-ability-r_smoke = Hunt: +2 Meat
ui-ability-r_kitchen = Hunt: +1 Meat
ui-ability-r_galley = Ship: +1 can
ui-ability-r_dock = Ship: +2 cans
ui-ability-r_arms = 4 Munitions
ui-ability-r_water = +1 Water
ui-ability-r_sanctum = Immune to events
ui-ability-r_salvage = Scrap a tool
ui-ability-r_decon = Radiation −1
ui-ability-r_vent = Airlock stops +1
ui-ability-r_nursery = +1 survivor
ui-ability-r_scout = City: search +2
ui-ability-r_depot = Draw 2 tools
ui-ability-r_lookout = See a search pile
ui-ability-r_guard = A 3 is immune
ui-ability-r_auto = 1 free repair
ui-ability-r_interro = Choose tribute
ui-ability-r_scrap = Empty: +Wood, +Metal
ui-ability-r_machine = Repair −2

# Deciding

ui-ask-move = Send your { $strength } one or two places along the ring. Where it arrives, it has { $points ->
    [one] 1 Action Point
   *[other] { $points } Action Points
}. { $idle ->
    [one] It is your last hero today.
   *[other] { $idle } of your heroes have not acted yet.
}
ui-ask-place = Where does your hero of strength { $strength } start? On the first day it walks 1 or 2 places from there and acts where it arrives.
ui-more = One more: { $what }
ui-less = One less: { $what }
ui-lay-down = Choose what you pay with: press tokens here or in your stores.
ui-defend-note = Each Munition, and the Battle Gear, lets you hand over less.
ui-threat = { $name } puts { $count } Pressure on you
ui-age = Age { $age }
ui-owes = { $name } owes { $count }
ui-may-refuse = can defend
ui-must-pay = must pay
ui-take = take
ui-take-up-to = take up to
ui-or = or

# The Night

ui-works-night = Night: { $step }
ui-coming = { $what ->
    [day] the day
    [night] Night falls
    [dawn] the next day
   *[convoy] the Convoy comes
}
ui-night-1 = In turn order, everybody pays to overcome an event and get its points, or passes.
ui-night-2 = Every room with people eats, and every row of the Airlock drinks. For each missing Supply a survivor leaves.
ui-night-3 = Survivors in the Airlock stop radiation; what gets through costs you points on the gauge.
ui-night-4 = Each Supply you spend brings one survivor into the Airlock.
ui-night-5 = Move survivors into rooms, build rooms, and use full rooms.
ui-night-6 = Pay the printed Materials to repair equipment.
ui-night-7 = Meat rots, only 2 Water keep, and everything is ready again.

# The log and the end

ui-log-day = Day { $day }
ui-log-night = Night { $day }
ui-end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ui-end-title-won = The Convoy takes you along
ui-end-title-other = The Convoy takes { $names } along
ui-end-text = The winning shelter has { $points ->
    [one] **1** Survival Point
   *[other] **{ $points }** Survival Points
}.
ui-end-tie-supplies = Another shelter also has { $points ->
    [one] **1** Survival Point
   *[other] **{ $points }** Survival Points
}, but the winner has more Supplies.
ui-end-tie-goods = Another shelter also has { $points ->
    [one] **1** Survival Point
   *[other] **{ $points }** Survival Points
}, but the winner has more Materials and Munitions.
ui-end-tie-none = The first shelters all have { $points ->
    [one] **1** Survival Point
   *[other] **{ $points }** Survival Points
} and equally many tokens.
ui-rank-strength = { $category }: { $points }
ui-rank-behind = { $count ->
    [0] level, lost the tie
    [one] 1 point behind
   *[other] { $count } points behind
}
ui-rank-behind-most = { $behind }; { $category } −{ $count }
ui-end-came = You finished **number { $place } with { $points ->
    [one] 1 point
   *[other] { $points } points
}**
ui-end-came-most = { $came }. You fell behind most in { $category } ({ $count }).
ui-rank-tie-supplies = { $supplies ->
    [one] 1 Supply
   *[other] { $supplies } Supplies
} broke the tie
ui-rank-tie-goods = { $goods } Materials and Munitions broke the tie
ui-rank-tie-none = level in everything
ui-rank-note = The most Survival Points win. Ties go to more Supplies, then to more Materials and Munitions.
ui-curves-title = Day by day

# What moves are good for, and what they risk: after "it"

game-chance = chance to win
game-outcome = Survival Points at the end
merit-missing = { $before ->
    [one] covers the one Supply missing on the next bill
   *[other] covers { $count } of the { $before } Supplies missing on the next bill
}
merit-people = brings { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
}, so you have { $after }
merit-overcome = overcomes { $count ->
    [one] 1 event
   *[other] { $count } events
 }
merit-points = is worth { $count ->
    [one] 1 point
   *[other] { $count } points
}, so you have { $after }
merit-lives = loses no survivor before Dawn
merit-grows = gives you more survivors by Dawn
merit-scores = gives you more points by Dawn
merit-full = fills { $count ->
    [one] 1 room, so that it works
   *[other] { $count } rooms, so that they work
}
merit-rooms = builds { $count ->
    [one] 1 room
   *[other] { $count } rooms
}, so you have { $after }
merit-repaired = repairs { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
merit-owned = brings { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
merit-supplies = brings { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
 }
merit-materials = brings { $count ->
    [one] 1 Material
   *[other] { $count } Materials
 }
merit-munitions = brings { $count ->
    [one] 1 Munition
   *[other] { $count } Munitions
}
merit-first = takes the 1st Player token
merit-upkeep = lowers the bill of a Night by { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
 }
merit-survive = leaves you more survivors at Dawn
merit-ahead = leaves you more points at Dawn
merit-spaces = is for a room that then needs { $count ->
    [0] nobody else
    [one] only 1 more survivor
   *[other] only { $count } more survivors
 }
merit-eats = is for a room that eats only { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
} a Night
merit-unwanted = drops a room that eats { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
} a Night
merit-repair = { $count ->
    [0] takes a tool that you can repair with what you have
    [one] takes a tool that you can repair with 1 more Material
   *[other] takes a tool that you can repair with { $count } more Materials
}
merit-presses = puts { $count } Pressure on rivals
merit-alone = goes where { $count ->
    [0] no rival is
    [one] only 1 rival hero is
   *[other] only { $count } rival heroes are
 }
merit-left = leaves you { $count } AP for something else
risk-missing = leaves { $after ->
    [one] 1 Supply
   *[other] { $after } Supplies
} missing on the next bill
risk-people = costs { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
 }
risk-lives = loses a survivor before Dawn
spare-missing = leaves { $count ->
    [one] 1 fewer Supply
   *[other] { $count } fewer Supplies
 } missing on the next bill
spare-people = saves { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
 }
spare-points = keeps { $count ->
    [one] 1 more point
   *[other] { $count } more points
 }
spare-full = keeps { $count ->
    [one] 1 more room
   *[other] { $count } more rooms
 } working
spare-owned = keeps { $count ->
    [one] 1 more tool
   *[other] { $count } more tools
 }
spare-meat = leaves you { $count } more Meat
spare-water = leaves you { $count } more Water
spare-cans = leaves you { $count ->
    [one] 1 more can
   *[other] { $count } more cans
}
spare-wood = leaves you { $count } more Wood
spare-metal = leaves you { $count } more Metal
spare-chips = leaves you { $count ->
    [one] 1 more Microchip
   *[other] { $count } more Microchips
 }
spare-upkeep = keeps the bill of a Night { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
 } lower
spare-airlock = keeps { $count ->
    [one] 1 more survivor
   *[other] { $count } more survivors
 } in the Airlock
spare-housed = keeps { $count ->
    [one] 1 more survivor
   *[other] { $count } more survivors
 } in your rooms
spare-munitions = leaves you { $count ->
    [one] 1 more Munition
   *[other] { $count } more Munitions
 }
