### Exoworld in English: everything a player reads.

game-title = Exoworld Survival
game-tagline = A small crew lands on a hostile planet and has to lift four levels. You make it together, or nobody does.
game-time = 45 min
game-kind = Together
game-milestone-untouched = Victory with a full Emergency supply
game-milestone-critical = Victory in Critical Mode
goal = { $players ->
    [one] Lift
   *[other] Together, lift
} all four levels to 0 or more before the Emergency supply is gone. Now { $reached } of 4 are there, and the Emergency supply is at { $reserve }.
goal-after = { $step ->
    [setup] Then the first turn begins.
    [w1] Then come the actions, the event and the update.
    [actions] { $events ->
        [0] No event is left: you lose 2 of the Emergency supply instead, then comes the update.
       *[other] Then an event is revealed, and the update takes what the base uses.
    }
    [event] Then the update takes what the base uses.
    [w3] Then the update takes what the base uses.
   *[other] Then the next turn begins.
}
game-progress = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}

## Resources, card classes, tokens

resource-O = oxygen
resource-W = water
resource-F = food
resource-E = energy
class-red = red
class-blue = blue
class-green = green
class-yellow = yellow
class-wild = wild
class-none = colourless
condition-R = radiation
condition-P = pressure
condition-C = carbon dioxide
condition-H = humidity
token-LEAK_O = Oxygen Leak
token-LEAK_W = Water Leak
token-LEAK_F = Food Leak
token-LEAK_E = Energy Leak
token-EMER = Emergency token
token-SHUT = Shutdown token
token-FROZ = Frozen token
token-LAND = Landslide token
token-FATIGUE = Fatigue

## Locations: as a label, and as a place within a sentence

home-base = Home Base
home-at = at the Home Base
home-to = to the Home Base
home-go = Walk to the Home Base
home-name = the Home Base
module-at = at the { $module }
module-at-twin = at the { $module } ({ $where })
module-to = to the { $module }
module-to-twin = to the { $module } ({ $where })
module-go = Walk to the { $module }
module-go-twin = Walk to the { $module } ({ $where })
module-name = the { $module }
module-name-twin = the { $module } ({ $where })
space-straight = { $count ->
    [one] {""}
   *[other] { $count } spaces{" "}
}{ $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of the Home Base
space-across = { $north } { $up ->
    [N] north
   *[S] south
} and { $east } { $across ->
    [E] east
   *[W] west
} of the Home Base
player-seat = Player { $number }
player-newcomer = A newcomer

## Player cards

card-M01 = Electrolysis Plant
card-M02 = Carbon Splitter
card-M03 = Algae Tank
card-M04 = Air Compressor
card-M05 = Moisture Vaporator
card-M06 = Ice Drill
card-M07 = Water Recycler
card-M08 = Aquifer Pump
card-M09 = Hydroponic Farm
card-M10 = Greenhouse Dome
card-M11 = Fungus Cellar
card-M12 = Protein Vats
card-M13 = Solar Panels
card-M14 = Wind Turbines
card-M15 = Fission Reactor
card-M16 = Biomass Generator
card-M17 = Geothermal Well
card-I01 = First Aid Kit
card-I01-note = Cures one Health Issue of anybody, wherever they are
card-I02 = Multitool
card-I02-note = Removes up to two tokens at your location
card-I03 = Exo-Rover
card-I03-note = Moves your pawn up to 5 spaces, even over Landslides
card-I04 = Prefab Kit
card-I04-note = Your next Deploy this turn costs up to two cards less
card-P01 = Reserve Release
card-P01-note = Emergency supply +2 (up to 10); this card then leaves the game
card-P02 = Strict Rationing
card-P02-note = One supply +3
card-P03 = Storm Shelter
card-P03-note = Cancels a Normal event as it is revealed
card-P04 = Contingency Plan
card-P04-note = Cancels a Critical event as it is revealed; Emergency supply −1
card-P05 = Remote Repair
card-P05-note = Removes a token anywhere on the base, or a Fatigue token
card-P06 = All Hands
card-P06-note = The active player gets 2 extra actions
card-P07 = Recall Order
card-P07-note = Moves any pawn to any location
card-P08 = Shared Cargo
card-P08-note = One player gives another up to 2 cards, however far away
card-P09 = Archive Access
card-P09-note = You take a card from the discard pile
card-P10 = Power-Down
card-P10-note = One level below 0 does not drain its supply this turn
card-P11 = Fast Assembly
card-P11-note = The next Deploy this turn costs no action
card-P12 = Orbital Forecast
card-P12-note = Look at the top 3 Event cards and discard one
place-none = anywhere
place-far = not next to the Home Base
place-by-green = next to a green module
place-open2 = with two empty neighbouring spaces

## Characters

character-C01 = Architect
character-C01-note = One Deploy per turn may cost one card less
character-C02 = Commander
character-C02-note = Once per turn, you may walk up to 3 spaces for free
character-C03 = Medic
character-C03-note = For an action, you cure one Health Issue of somebody at your location
character-C04 = Crew Coordinator
character-C04-note = Once per turn, you may give or take a card for free, however far away (alone: draw a card)
character-C05 = Engineer
character-C05-note = Each of your Repairs removes up to two tokens
character-C06 = Biologist
character-C06-note = You produce 2 instead of 1 in green and blue modules
character-C07 = Pilot
character-C07-note = Landslides do not stop you
character-C08 = Geologist
character-C08-note = Once per turn, for an action, you see the top 3 cards of the deck and keep one
character-C09 = Quartermaster
character-C09-note = Your first Recycle each turn is free
character-C10 = Technician
character-C10-note = You can also switch neighbouring modules off and on
character-C11 = Chemist
character-C11-note = Once per turn, any one card can pay for any colour of a Deploy
character-C12 = Meteorologist
character-C12-note = Once per turn, for an action, you see the top 2 Event cards and choose their order

## Health Issues and lasting effects

issue-HYP = Hypoxia
issue-HYP-note = One action fewer each turn, until you hold 3 red cards
issue-DEH = Dehydration
issue-DEH-note = Hand limit −2, until you hold 3 blue cards
issue-MAL = Malnutrition
issue-MAL-note = Speed 1, until you hold 3 green cards
issue-RAD = Radiation Sickness
issue-RAD-note = No skill, until you hold 3 yellow cards
lasting-HIDE = Hands are hidden
lasting-HIDE-note = The others see only the colours of your cards
lasting-NOXFER = No transfers
lasting-NOXFER-note = No action, skill or Protocol moves cards between players
lasting-NOPROT = No Protocol effects
lasting-NOPROT-note = Protocols still pay as wild cards

## Event cards

eventcard-EN01 = Normal Scenario Event
eventcard-EN01-note = The scenario’s normal event happens
eventcard-EN02 = Cracked Duct
eventcard-EN02-note = Oxygen Leak on a green module
eventcard-EN03 = Worn Seals
eventcard-EN03-note = Oxygen Leak at the active location
eventcard-EN04 = Burst Pipe
eventcard-EN04-note = Water Leak on an unoccupied module
eventcard-EN05 = Pump Cavitation
eventcard-EN05-note = Water Leak on a blue module
eventcard-EN06 = Mould Bloom
eventcard-EN06-note = Food Leak on a green module; without one, food −2
eventcard-EN07 = Pest Intrusion
eventcard-EN07-note = Food Leak on an unoccupied module
eventcard-EN08 = Insulation Failure
eventcard-EN08-note = Energy Leak on a yellow module; without one, energy −2
eventcard-EN09 = Stray Current
eventcard-EN09-note = Energy Leak on a red module
eventcard-EN10 = Stale Air
eventcard-EN10-note = Oxygen −3
eventcard-EN11 = Tainted Tank
eventcard-EN11-note = Water −3
eventcard-EN12 = Spoiled Rations
eventcard-EN12-note = Food −3
eventcard-EN13 = Battery Fault
eventcard-EN13-note = Energy −3
eventcard-EN14 = Short Circuit
eventcard-EN14-note = A working yellow module is shut down
eventcard-EN15 = Clogged Filters
eventcard-EN15-note = A working red module is shut down
eventcard-EN16 = Safety Interlock
eventcard-EN16-note = A working unoccupied module is shut down
eventcard-EN17 = Cold Snap
eventcard-EN17-note = A blue module freezes
eventcard-EN18 = Night Frost
eventcard-EN18-note = An unoccupied module freezes
eventcard-EN19 = Rockfall
eventcard-EN19-note = Landslide on an unoccupied module
eventcard-EN20 = Double Shift
eventcard-EN20-note = Fatigue for the active character
eventcard-EN21 = Broken Sleep
eventcard-EN21-note = Fatigue for the next character
eventcard-EN22 = Hypoxia
eventcard-EN22-note = Health Issue: one action fewer each turn
eventcard-EN23 = Dehydration
eventcard-EN23-note = Health Issue: hand limit −2
eventcard-EN24 = Malnutrition
eventcard-EN24-note = Health Issue: speed 1
eventcard-EN25 = Radiation Sickness
eventcard-EN25-note = Health Issue: no skill
eventcard-EN26 = Crushed Crate
eventcard-EN26-note = The active player discards 2 cards
eventcard-EN27 = Inventory Audit
eventcard-EN27-note = All face-up cards are replaced
eventcard-EN28 = Static Burst
eventcard-EN28-note = For a round, hands are hidden and nobody transfers cards
eventcard-EN29 = Relay Fault
eventcard-EN29-note = For a round, Protocols have no effect
eventcard-EN30 = Crossed Orders
eventcard-EN30-note = Everybody discards a card
eventcard-EN31 = Quiet Night
eventcard-EN31-note = Nothing happens
eventcard-EC01 = Critical Scenario Event
eventcard-EC01-note = The scenario’s critical event happens
eventcard-EC02 = Hull Breach
eventcard-EC02-note = Oxygen −2; Oxygen Leaks at two locations
eventcard-EC03 = Main Line Rupture
eventcard-EC03-note = Water −2; Water Leaks at two locations
eventcard-EC04 = Crop Blight
eventcard-EC04-note = Food −2; Food Leaks at two locations
eventcard-EC05 = Grid Overload
eventcard-EC05-note = Energy −2; Energy Leaks at two locations
eventcard-EC06 = Reactor Trip
eventcard-EC06-note = Two working yellow modules are shut down; without any, energy −4
eventcard-EC07 = Structural Failure
eventcard-EC07-note = Emergency token on an unoccupied location
eventcard-EC08 = Flash Fire
eventcard-EC08-note = Emergency token at the active location; oxygen −3
eventcard-EC09 = Groundquake
eventcard-EC09-note = Two unoccupied modules are shut down; two Landslides
eventcard-EC10 = Deep Freeze
eventcard-EC10-note = Energy −2; two modules freeze
eventcard-EC11 = Mass Exhaustion
eventcard-EC11-note = Fatigue for everybody
eventcard-EC12 = Total Silence
eventcard-EC12-note = For a round, hands are hidden, with no transfers or Protocol effects; all discard a card
eventcard-EC13 = Antenna Collapse
eventcard-EC13-note = Emergency token at the Home Base; for a round, nobody transfers cards

## Scenarios

scenario-S01 = Proxima Centauri b
scenario-S01-note = The nearest planet outside our solar system, 4.2 light years away, under a red dwarf that flares.
scenario-S01-normal = Perihelion
scenario-S01-normal-note = Water −2, energy −1
scenario-S01-critical = Aphelion
scenario-S01-critical-note = Food −2; energy −1, and −1 more for each working Solar Panels module
scenario-S02 = Teegarden’s Star b
scenario-S02-note = 12.5 light years away, around a small and very quiet star.
scenario-S02-normal = Long Dusk
scenario-S02-normal-note = Energy −2
scenario-S02-critical = Terminator Storm
scenario-S02-critical-note = Energy −2, food −1; a module freezes
scenario-S03 = Ross 128 b
scenario-S03-note = 11 light years away: a calm red dwarf, a dry world.
scenario-S03-normal = Dry Wind
scenario-S03-normal-note = Water −1, food −1
scenario-S03-critical = Great Drought
scenario-S03-critical-note = Water −3; Water Leak on a module
scenario-S04 = TRAPPIST-1 e
scenario-S04-note = 41 light years away, in the middle of a system of seven planets.
scenario-S04-normal = Transit Shadow
scenario-S04-normal-note = Food −2
scenario-S04-critical = Double Eclipse
scenario-S04-critical-note = Food −2; a blue module freezes
scenario-S05 = Luyten b
scenario-S05-note = 12.3 light years away, under thick air.
scenario-S05-normal = Pressure Wave
scenario-S05-normal-note = Oxygen −1, water −1
scenario-S05-critical = Cyclone
scenario-S05-critical-note = Energy −2; a working module is shut down
scenario-S06 = Gliese 667 C c
scenario-S06-note = 23.6 light years away, with three suns in its sky.
scenario-S06-normal = Triple Noon
scenario-S06-normal-note = Water −2, oxygen −1
scenario-S06-critical = Stellar Flare
scenario-S06-critical-note = Water −2; a working module is shut down
scenario-S07 = Wolf 1061 c
scenario-S07-note = 14.1 light years away, wrapped in a haze rich in carbon.
scenario-S07-normal = Choking Haze
scenario-S07-normal-note = Oxygen −2
scenario-S07-critical = Carbon Surge
scenario-S07-critical-note = Oxygen −2; Oxygen Leak on a module
scenario-S08 = TRAPPIST-1 d
scenario-S08-note = 41 light years away, at the warm inner edge of its system.
scenario-S08-normal = Scorched Shore
scenario-S08-normal-note = Water −3
scenario-S08-critical = Tidal Heating
scenario-S08-critical-note = Water −2; Water Leak on a module
scenario-S09 = Tau Ceti e
scenario-S09-note = 11.9 light years away: hot, within a dusty disc of debris.
scenario-S09-normal = Debris Rain
scenario-S09-normal-note = Water −2, oxygen −1
scenario-S09-critical = Runaway Heat
scenario-S09-critical-note = Water −3, oxygen −2
scenario-S10 = LHS 1140 b
scenario-S10-note = 49 light years away: massive, cold and watery.
scenario-S10-normal = Crushing Cold
scenario-S10-normal-note = Energy −2, food −1
scenario-S10-critical = Ice Tide
scenario-S10-critical-note = Energy −2, food −2; a module freezes
scenario-S11 = TRAPPIST-1 f
scenario-S11-note = 41 light years away, a world of ice.
scenario-S11-normal = Ice Fog
scenario-S11-normal-note = Energy −2
scenario-S11-critical = Global Freeze
scenario-S11-critical-note = Energy −2; two modules freeze
scenario-S12 = TRAPPIST-1 g
scenario-S12-note = 41 light years away, farther out: dense air, little light.
scenario-S12-normal = Thin Light
scenario-S12-normal-note = Food −2, energy −1
scenario-S12-critical = Endless Winter
scenario-S12-critical-note = Food −2, energy −2; a module freezes

## Options, their values and the presets

option-players = Players
option-players-note = Alone with three characters, or two to five together.
option-scenario = Planet
option-scenario-note = Twelve scenarios, from one star (gentle) to three (hard).
value-scenario-proxima-centauri-b = Proxima Centauri b ★
value-scenario-teegardens-star-b = Teegarden’s Star b ★
value-scenario-ross-128-b = Ross 128 b ★
value-scenario-trappist-1-e = TRAPPIST-1 e ★
value-scenario-luyten-b = Luyten b ★★
value-scenario-gliese-667-c-c = Gliese 667 C c ★★
value-scenario-wolf-1061-c = Wolf 1061 c ★★
value-scenario-trappist-1-d = TRAPPIST-1 d ★★
value-scenario-tau-ceti-e = Tau Ceti e ★★★
value-scenario-lhs-1140-b = LHS 1140 b ★★★
value-scenario-trappist-1-f = TRAPPIST-1 f ★★★
value-scenario-trappist-1-g = TRAPPIST-1 g ★★★
option-critical_mode = Critical Mode
option-critical_mode-note = Emergency supply 5 instead of 10, one face-up card fewer.
value-critical_mode-off = off
value-critical_mode-on = on
option-incommunication = Incommunication
option-incommunication-note = Hands are hidden, and only the active player reads the event.
value-incommunication-off = off
value-incommunication-on = on
option-training = Training start
option-training-note = Proxima Centauri b with all levels at −1 and all supplies at 8.
value-training-off = off
value-training-on = on
option-first = First player
option-first-note = Who goes first.
value-first-random = at random
value-first-seat-1 = player 1
value-first-seat-2 = player 2
value-first-seat-3 = player 3
value-first-seat-4 = player 4
value-first-seat-5 = player 5

preset-first = First game
preset-first-note = You land on Teegarden’s Star b with two bots and go first. With the coach, beginners win about two games in three.
preset-first-brief = with two bots
preset-training = Training
preset-training-note = You land gently on Proxima Centauri b, to learn the game.
preset-training-brief = a gentle landing
preset-landing = Landing
preset-landing-note = This is the standard game.
preset-landing-brief = standard game
preset-expedition = Expedition
preset-expedition-note = You land under the three suns of Gliese 667 C c (difficulty: two stars).
preset-expedition-brief = two stars
preset-frontier = Frontier
preset-frontier-note = You land in the cold of LHS 1140 b (difficulty: three stars).
preset-frontier-brief = three stars, cold
preset-critical = Critical Mode
preset-critical-note = You have half the Emergency supply and fewer cards to choose from.
preset-critical-brief = Emergency supply 5
preset-silence = Silence
preset-silence-note = Nobody knows what the others hold.
preset-silence-brief = hands are hidden

## Decisions and moves

ask-nothing = There is nothing to decide right now.
ask-secret = The active player is reading the event in secret and choosing.
ask-char = Do you play the { $one } or the { $two }? The one you do not choose leaves the game.
ask-solochar = You play three of these four characters, one after the other. Which one stays at home?
ask-w1 = { $player } is about to act. { $count ->
    [0] You hold no Protocol that fits, so you can only pass.
    [one] Do you play { $cards } first?
   *[other] Do you play one of these first: { $cards }?
}
ask-w2 = { $event }: { $note }. { $count ->
    [0] You hold no Protocol that fits, so you can only pass.
    [one] Do you play { $cards } against it?
   *[other] Do you play one of these against it: { $cards }?
}
ask-w2-unseen = { $severity ->
    [critical] A Critical event
   *[normal] A Normal event
} is revealed. { $count ->
    [0] You hold no Protocol that fits, so you can only pass.
    [one] Do you play { $cards } against it?
   *[other] Do you play one of these against it: { $cards }?
}
ask-w3 = The update is next: { $short ->
    [0] your supplies cover it.
   *[other] your supplies are { $short } short, so the Emergency supply falls to { $next }.
} { $count ->
    [0] You hold no Protocol that fits, so you can only pass.
    [one] Do you play { $cards } first?
   *[other] Do you play one of these first: { $cards }?
}
ask-act = You have { $left ->
    [one] 1 action
   *[other] { $left } actions
} left, and no supply is running out. You can deploy, draw, walk, produce, repair, shut down or transfer cards.
ask-act-dry = You have { $left ->
    [one] 1 action
   *[other] { $left } actions
} left. If nothing changes, { $resource } runs out in turn { $turn }. You can deploy, draw, walk, produce, repair, shut down or transfer cards.
ask-act-none = You have no action left. You can still do what costs none, or end your actions: then the event comes.
ask-pay = For the { $module } you pay { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}, and so far you have paid { $picked }{ $credits ->
    [0] {""}
    [one] {"; a discount covers 1"}
   *[other] {"; discounts cover "}{ $credits }
}. Which card do you pay with?
ask-transfer-take = { $player } asks for your { $card }. Do you hand it over?
ask-transfer-take-for = { $player } asks for your { $card } and could then use the { $module }. Do you hand it over?
ask-transfer-take-class = { $player } asks you for a { $colour } card. Do you hand one over?
ask-transfer-give = { $player } offers you the { $card }. Do you take it? You would hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and may keep { $limit } at the end of a turn.
ask-transfer-give-class = { $player } offers you a { $colour } card. Do you take it? You would hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and may keep { $limit } at the end of a turn.
ask-request = { $player } asks you to play { $card }: { $note }. Do you play it now?
ask-kind = { $player } asks for a { $colour } card. Which one do you give, if any?
ask-transfer-branch = Crew Coordinator: do you give somebody a card or take one? It does not matter where they are.
ask-transfer-seat = Crew Coordinator: { $way ->
    [take] who gives you
   *[give] who gets
} a card? It does not matter where they are.
ask-transfer-kind = Crew Coordinator: { $way ->
    [take] which card do you ask { $player } for?
   *[give] which card do you give { $player }?
}
ask-transfer-class = Hands are hidden, so you ask for a colour. Which colour do you ask { $player } for?
ask-place-token = { $event }: where do you put the { $token }{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to place)
}? { $kind ->
    [SHUT] The module does nothing until it is repaired.
    [FROZ] The module’s gains are lost until it is repaired.
    [LAND] Every walk ends there until it is cleared.
    [EMER] It takes 1 of the Emergency supply in each update.
   *[other] It takes 1 of that supply in each update.
} Put it where somebody can repair it soon.
ask-event-unseen = { $severity ->
    [critical] A Critical event
   *[normal] A Normal event
}
ask-remove-where = At which location { $count ->
    [one] do you remove a token?
   *[other] do you remove up to { $count } tokens?
}
ask-remove-token = Which token do you remove { $place }? { $count ->
    [one] You may remove one.
   *[other] You may remove up to { $count }.
}
ask-disc = { $event } costs you { $count ->
    [one] a card
   *[other] { $count } cards
}. Which one do you discard?
ask-disc-order = { $event } costs you all your cards, and the deck is empty. { $missing ->
    [0] The first card you discard becomes the new deck.
   *[other] The first card you discard goes into the row.
} Which one do you discard first?
ask-limit = You hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and may keep { $limit } at the end of a turn. Which one do you discard?
ask-supply = Strict Rationing: which supply rises by { $amount }?
ask-hold = Power-Down: { $count ->
    [one] 1 level is
   *[other] { $count } levels are
} below 0. Which one does not drain its supply in this update?
ask-repair-form = Remote Repair: do you remove a token from the base or somebody’s Fatigue?
ask-rest = Remote Repair: who loses their Fatigue token?
ask-issue = Which Health Issue do you cure?
ask-jump-who = Recall Order: which pawn do you move? Its player cannot refuse.
ask-jump = Recall Order: { $who ->
    [own] where do you go?
    [solo] where does the { $player } go?
   *[other] where does { $player } go?
}
ask-jump-far = { $who ->
    [own] Where do you go?
    [solo] Where does the { $player } go?
   *[other] Where does { $player } go?
} It may be up to { $distance } spaces away.
ask-cargo-form = Shared Cargo: do you put cards into the row or take cards from it?
ask-cargo-giver = Shared Cargo: who gives up to two cards?
ask-cargo-receiver = Shared Cargo: who gets cards from { $player }?
ask-cargo-card = You may give { $player } { $count ->
    [one] 1 card
   *[other] up to { $count } cards
}. Which one do you give?
ask-cargo-row = Shared Cargo: which card { $way ->
    [take] do you take from the row?
   *[give] do you put into the row?
} You may { $way ->
    [take] take
   *[give] give
} { $count ->
    [one] one.
   *[other] up to { $count }.
}
ask-fetch = Archive Access: which card do you take from the discard pile?
ask-survey = { $count ->
    [one] You see 1 card. Keep it.
   *[other] You see { $count } cards. You keep one, and the others are discarded. Which one do you keep?
}
ask-order = Next comes { $first }, then { $second }. Do you keep this order or swap the two?
ask-event = Orbital Forecast: { $count ->
    [one] this is the next event.
   *[other] these are the next { $count } events, in their order.
} Which one do you discard, so that it never happens?

move-draw_deck = Draw from the deck
move-draw_face = Take from the row
move-recycle = Recycle the row
move-give = Give
move-take = Take
move-take_class = Ask for a colour
move-deploy = Deploy
move-move = Walk
move-produce = Produce
move-shut_down = Shut down
move-repair = Repair
move-skill = Use the skill
move-item = Use an Item
move-protocol = Play a Protocol
move-ask = Ask for a Protocol
move-end = End actions
move-keep_character = Keep
move-put_away = Leave at home
move-pass = Pass
move-pay = Pay
move-done = Done
move-yes = Yes
move-no = No
move-cell = Choose it
move-resource = Choose it
move-seat = Choose
move-kind = Choose it
move-none = None
move-colour = Choose it
move-branch = Choose it
move-token = Remove it
move-cure = Cure
move-discard = Discard
move-order = Put back
move-drop_event = Discard the event
move-join = Ask to join
move-join_not = Withdraw the request
move-leave = Leave after this turn
move-stay = Stay after all
move-join-sure = Sure? You join after this turn, as somebody new.
move-join_not-sure = Sure? Then you only watch.
move-leave-sure = Sure? Your cards are discarded after this turn.
move-stay-sure = Sure? Then you stay.
move-join_not-other = Take the place away
move-leave-other = Send away after this turn
move-stay-other = Keep after all

choice-draw_deck = Draw from the deck
choice-draw_face = Take the { $card } from the row
choice-recycle = Recycle the row
choice-give = Give { $player } the { $card }
choice-take = Take the { $card } from { $player }
choice-take_class = Ask { $player } for a { $colour } card
choice-deploy = Deploy the { $card } { $place }
choice-move = { $place }
choice-produce = Produce { $resource }
choice-shut_down = Shut down { $place }
choice-repair = Remove the { $token } { $place }
choice-skill = Use the skill
choice-item = Use the { $card }
choice-protocol = Play { $card }
choice-ask = Ask { $player } to play { $card }
choice-end = End actions
choice-keep_character = Play the { $role }
choice-put_away = Leave the { $role } at home
choice-pass = { $about ->
    [w2] Let it happen
   *[other] Not now
}
choice-pay = Pay with the { $card }
choice-done = Finish paying
choice-yes = Yes
choice-no = No
choice-cell = Choose { $place }
choice-resource = Choose { $resource }
choice-seat = Choose { $player }
choice-kind = Choose the { $card }
choice-none = { $about ->
    [remove-token] Leave the other tokens
    [cargo-card] Give no more cards
   *[kind] Give no card
}
choice-colour = Ask for a { $colour } card
choice-branch = { $about ->
    [repair-form] { $form ->
        [0] Remove a token
       *[1] Let somebody rest
    }
    [cargo-form] { $form ->
        [0] Put cards into the row
       *[1] Take cards from the row
    }
   *[transfer-branch] { $form ->
        [0] Give a card
       *[1] Take a card
    }
}
choice-token = Remove the { $token }
choice-cure = Cure { $player } of { $issue }
choice-discard = Discard the { $card }
choice-order = { $number ->
    [1] Keep the order
   *[other] Swap the two
}
choice-drop_event = Discard { $event }
choice-join = Ask to join
choice-join_not = Withdraw the request
choice-leave = Leave after this turn
choice-stay = Stay after all
choice-hidden-event = event number { $number }
label-deploy = Deploy here
choice-pays = You pay with { $cards }

## The log

event-character-kept = { $player } plays the { $role }.
event-turn-began = Turn { $turn }: { $player } has { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
event-fatigue-ended = { $cause ->
    [rest] { $player } loses one action to Fatigue and gives the token back.
   *[protocol] { $player } is no longer tired.
}
event-drew = { $player } { $origin ->
    [deck] draws the { $card }
    [row] takes the { $card } from the row
    [discard] takes the { $card } from the discard pile
   *[survey] keeps the { $card }
}.
event-drew-unseen = { $player } { $origin ->
    [survey] keeps a { $colour } card
   *[other] draws a { $colour } card
}.
event-saw-card = { $player } sees the { $card }.
event-recycled = { $player } recycles the row{ $cost ->
    [0] {" "}for free
   *[other] {""}
}.
event-reshuffled = The discard pile is shuffled and becomes the deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-discarded = { $player } { $cause ->
    [payment] pays with the { $card }
   *[other] discards the { $card }
}.
event-surveyed = { $player } looks at { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the deck.
event-row-received = { $player } puts the { $card } into the row.
event-refused = { $player } refuses to exchange a card with { $partner }.
event-gave = { $giver } gives { $receiver } the { $card }.
event-gave-unseen = { $giver } gives { $receiver } a { $colour } card.
event-deployed = { $player } deploys the { $card } { $cell }{ $free ->
    [0] {""}
   *[other] {", "}without an action
}.
event-moved = { $cause ->
    [walking] { $player } walks { $to }.
    [skill] { $player } hurries { $to }.
    [order] { $player } is recalled { $to }.
   *[rover] { $player } drives { $to }.
}
event-produced = { $player } produces { $amount } { $resource }, now { $supply }.
event-skill-used = { $player } uses the skill of the { $role }.
event-item-played = { $player } uses the { $card }.
event-protocol-played = { $player } plays { $card }.
event-asked-for = { $player } asks { $holder } to play { $card }.
event-declined = { $player } declines and keeps { $card }.
event-cargo-refused = { $player } gives nothing, so the Protocol stays in hand.
event-token-placed = There is a new { $token } { $cell }.
event-token-removed = The { $token } { $cell } is removed.
event-fatigued = { $player } is tired and gets a Fatigue token.
event-fell-ill = { $player } suffers from { $issue }.
event-cured = { $player } is cured of { $issue }.
event-supply-changed = { $cause ->
    [production] Production
    [leak] A Leak
    [event] The event
   *[other] A Protocol
} { $amount ->
    [0] leaves { $resource } unchanged
   *[other] { $lost ->
        [0] adds { $amount } { $resource }
       *[other] takes { $lost } { $resource }
    }
}, now { $supply }.
event-emergency-changed = The Emergency supply { $cause ->
    [shortfall] pays { $lost } that the supplies lack
    [emergency-tokens] loses { $lost } to Emergency tokens
    [no-event] loses { $lost }, because no events are left
   *[other] { $lost ->
        [0] rises by { $amount }
       *[other] loses { $lost }
    }
}, now { $emergency }.
event-actions-added = { $player } has { $amount ->
    [one] 1 more action
   *[other] { $amount } more actions
}.
event-credits-added = The next Deploy costs up to { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} less.
event-free-deploy = The next Deploy costs no action.
event-held = The level of { $resource } does not drain its supply this turn.
event-lasting-began = This holds until the end of { $player }’s next turn: { $code }.
event-lasting-ended = This is over: { $code }.
event-peeked = { $player } looks at the top { $count ->
    [one] Event card
   *[other] { $count } Event cards
}.
event-order-set = { $player } puts the Event cards back { $swapped ->
    [0] in the same order
   *[other] the other way round
}.
event-event-dropped = { $player } discards { $card }.
event-event-revealed = The event is { $card }.
event-event-veiled = { $player } reveals a { $severity ->
    [normal] Normal
   *[critical] Critical
} event.
event-scenario-event = The planet strikes: { $name }.
event-event-cancelled = { $player } cancels { $card }.
event-no-events = No events are left.
event-updated = After the update you have oxygen { $o }, water { $w }, food { $f }, energy { $e } and Emergency supply { $emergency }.
event-joined = { $player } joins as the { $role }.
event-left = { $player } leaves the game.
event-requested = { $wish ->
    [join] { $player } would like to join.
    [join-not] A newcomer no longer asks to join.
    [leave] { $player } will leave after this turn.
   *[stay] { $player } stays after all.
}
event-game-over = { $outcome ->
    [won] All four levels are at 0 or higher in turn { $turn }: the base lives!
   *[lost] The Emergency supply is gone in turn { $turn }. The base is lost.
}
outcome-won = The base lives. Everybody wins.
outcome-lost = The base is lost. Everybody loses.

## Before a move

preview-draws = { $cards ->
    [one] You draw the only card of the deck, unseen
   *[other] You draw one of { $cards } cards, unseen
}
preview-draws-face = The row is refilled from the deck
preview-recycles = { $cards ->
    [one] 1 new card comes
   *[other] { $cards } new cards come
}
preview-recycled = { $cards ->
    [one] The card in the row is discarded
   *[other] The { $cards } cards in the row are discarded
}
preview-consent = The other player has to agree
preview-level = { $resource } { $before } → { $after }
preview-wins = You win with this!
preview-defeat = { $after ->
    [0] No defeat in sight any more
   *[other] { $before ->
        [0] Defeat in turn { $after }
       *[other] Defeat in turn { $before } → { $after }
    }
}
preview-tokens-there = { $count ->
    [one] { $count } token lies there
   *[other] { $count } tokens lie there
}
preview-supply = { $resource } { $before } → { $after }
preview-supply-now = { $resource } now { $supply }
preview-removes = This removes the { $token }
preview-skill = This is the skill of the { $role }
preview-card = { $note }
preview-end-unused = { $count ->
    [one] { $count } action is lost
   *[other] { $count } actions are lost
}
preview-end-short = Even without the event, the update is { $short } short: the Emergency supply falls to { $next }
preview-end-event = Then come the event and the update
preview-end-no-event = No event is left: you lose 2 of the Emergency supply, then comes the update
preview-end-emergency = The Emergency supply falls to { $next }
preview-loses = You would lose in the update!
preview-pass-turn = The turn goes on without a Protocol
preview-pass-event = The event happens
preview-pass-update = The update comes
preview-nearest = The { $role } is nearest, { $steps ->
    [0] already there
    [one] 1 step away
   *[other] { $steps } steps away
}
preview-character = May keep { $limit ->
    [one] 1 card
   *[other] { $limit } cards
}; speed { $speed }
preview-pays-wild = This Protocol pays as a wild card
preview-credits = Discounts cover the rest
preview-cures = This cures { $issue }
preview-order-keep = They stay in this order
preview-order-swap = They change places
preview-drops-event = Event number { $position } never happens
preview-between-turns = This happens between turns

## Before a common mistake: what a coach says

caution-ending = If you end now, the Emergency supply falls to 0 in this update, and everybody loses. { $left ->
    [0] Can you still do something else?
    [one] You have one action left.
   *[other] You have { $left } actions left.
}
caution-ending-cure = If you end now, the Emergency supply falls to 0 in this update, and everybody loses. This would help: { $cure }.
caution-repair-first = This module does not put defeat off, but one token costs you 1 in every turn, also in the others’: { $token } { $where }, { $near ->
    [here] right where you are
   *[walk] one walk away
}. Do you want to repair it first?
caution-energy = Energy would fall to { $level }, and nearly every module uses energy. Do you want to deploy a yellow module first?
caution-joker = If { $card } pays as a wild card, its effect is lost: { $note }. You could pay with the { $other } instead.
caution-needed = { $player } could use your { $card } to deploy the { $module }. You could pay with the { $other } instead.
caution-drawing-alone = { $player } holds the { $colour } card that you need for your { $module } ({ $card }), { $near ->
    [here] right beside you
   *[walk] one walk away
}. Do you want to ask for it?
caution-missed-win = You could win right now: { $how }.
caution-idle-module = On this planet you raise no level with the { $module }. Keep the card to pay for other modules.
caution-leftover = { $left ->
    [one] One action is
   *[other] { $left } actions are
} still unused. You could draw a card before you end; you pay for the next module with cards.

## Why not?

why-over = The game is over.
why-request = You cannot ask for that now. Joining and leaving happen after a turn, and never in a solo game.
why-nobody = There is nothing to decide right now.
why-asked-nothing = There is nothing to decide right now.
why-asked-secret = The active player is still choosing.
why-asked-char = Choose the characters first.
why-asked-solochar = First choose which character stays at home.
why-asked-w1 = Before the turn you can only play Protocols.
why-asked-w2 = An event is revealed: you can only play Protocols now.
why-asked-w3 = Before the update you can only play Protocols.
why-asked-act = That is not one of the actions you can take now.
why-asked-pay = Pay for the module first.
why-asked-transfer = Answer the proposed transfer first.
why-asked-request = Answer the request first.
why-asked-cell = Choose a location first.
why-asked-res = Choose a resource first.
why-asked-seat = Choose a player first.
why-asked-kind = Choose a card first.
why-asked-class = Choose a colour first.
why-asked-branch = First choose one of the two ways to use the card or skill.
why-asked-token = Choose a token first.
why-asked-issue = Choose a Health Issue first.
why-asked-disc = Discard a card first.
why-asked-limit = Discard down to your hand limit first.
why-asked-order = Put the Event cards back first.
why-asked-event = Discard an Event card first.
why-no-such-supply = That supply is full, or loses nothing in this update.
why-not-for-them = That would do nothing for this person now.
why-one-must-go = Choose at least one.
why-not-ill = Nobody there has that Health Issue.
why-no-such-event = There is no such Event card to choose.
why-not-dealt = That character was not dealt to you.
why-no-action = You have no action left.
why-not-in-row = This card is not in the row.
why-no-cards = The deck and the discard pile are both empty.
why-no-recycle = You can recycle only while the row and the deck both hold cards.
why-solo-transfer = You play alone, so there is nobody to exchange cards with.
why-transfers-barred = An event forbids transfers for now.
why-refusals = Four transfers have been refused this turn, so no more are possible.
why-no-partner = That player is not in the game.
why-not-together = You can exchange cards only at the same location.
why-refused = This has already been refused this turn.
why-not-in-hand = That card is not in that hand.
why-hidden-take = While hands are hidden, you ask for a colour; otherwise you ask for a card.
why-outside = The grid ends here, so nothing can be deployed.
why-space-taken = The space is taken, and modules never move.
why-place-none = This module does not fit on that space.
why-place-far = This module may not stand next to the Home Base.
why-place-by-green = This module has to stand next to a green one.
why-place-open2 = This module needs two empty neighbouring spaces.
why-off-track = A level would leave its track, which runs from −5 to +3.
why-too-dear = You do not have the cards to pay for it.
why-no-location = Nothing is deployed there, so nobody can walk there.
why-stand-here = You are already there.
why-too-far = That is too far for one Move.
why-produce-home = The Home Base produces nothing.
why-produce-off = A module that is shut down or frozen produces nothing.
why-supply-full = The supply is full.
why-not-here = You can do that only at your own location.
why-shut-home = The Home Base cannot be shut down.
why-shut-already = This module is already shut down.
why-no-tokens = No token of this type is left.
why-no-such-token = There is no such token here.
why-passive-skill = This skill works by itself.
why-sick = You cannot use your skill while you have Radiation Sickness.
why-skill-used = You have already used the skill this turn.
why-no-effect = That would do nothing now.
why-protocols-barred = An event forbids Protocol effects for now.
why-played-already = Each Protocol can be played only once per turn.
why-wrong-moment = You cannot play this Protocol at this moment.
why-hidden-ask = While hands are hidden, you cannot ask anybody to play a Protocol.
why-declined = The player who holds it has already declined this turn.
why-nobody-holds = Nobody else holds this Protocol, or it would do nothing now.
why-does-not-pay = This card does not fit the cost.
why-not-a-target = This location cannot be chosen now.
why-not-there = You cannot get this card here.

## In a terminal

terminal-turn = { $planet }, turn { $turn }: { $player } has { $left } of { $of } actions left
terminal-gauge = { $resource } { $supply } → { $next }  level { $level }  [{ $bar }]
terminal-leaks = leaks −{ $count }
terminal-short = { $count } short!
terminal-emergency = Emergency supply { $supply } → { $next }, { $goal } of 4 levels at the goal
terminal-defeat = (defeat in turn { $turn } if nothing changes)
terminal-events = { $left ->
    [one] 1 event is
   *[other] { $left } events are
} left. Chance of a Critical one: { $next }% next, { $within }% among three
terminal-lasting = { $effect } until turn { $turn } ends
terminal-member = { $player }, { $role }, { $place }
terminal-hand = { $player } ({ $cards }/{ $limit }):
terminal-row = Row: { $cards }
terminal-piles = Deck { $deck }, discard pile { $discard }

## On the screen

ui-headline = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
ui-headline-planet = { $planet }, turn { $turn }
ui-turn = Turn
ui-turn-n = Turn { $turn }
ui-turn-brief = T{ $turn }
ui-setup = Setup
ui-steps = Steps of a turn
ui-step-actions = Actions
ui-step-event = Event
ui-step-update = Update
ui-coming = { $step ->
    [w1] the actions
    [actions] { $events ->
        [0] you lose 2 of the Emergency supply, then the update
       *[other] an event, then the update
    }
    [event] the update
    [w2] the update
    [w3] the update
   *[other] the next turn
}
ui-actions-left = { $count ->
    [one] action left
   *[other] actions left
}
ui-crew = Crew
ui-solo-hand = three share one hand
ui-mat = My character and my cards
ui-life-support = Life support
ui-at-goal = { $count } of 4 at goal
ui-goal = goal
ui-goal-word = Goal
ui-gauge-label = { $resource }: supply { $supply }, { $next } after the update, level { $level }
ui-gauge-leak = leak { $count }
ui-gauge-held = not draining
ui-emergency = Emergency
ui-emergency-label = Emergency supply { $supply }, { $next } after the update
ui-clock = What kills us first
ui-clock-dry = { $resource } runs out in turn { $turn }.
ui-clock-lost = If nothing changes, you lose in turn { $turn }.
ui-clock-moved = Defeat moves from turn { $turn } to { $then }.
ui-clock-saved = Defeat in turn { $turn } is averted.
ui-clock-calm = No defeat in sight.
ui-clock-brief = Lost in turn { $turn }
ui-clock-wins = This saves the base.
ui-alarm = The Emergency supply is gone in turn { $turn } if nothing changes.
ui-board-label = The base: Home Base and { $modules ->
    [one] { $modules } module
   *[other] { $modules } modules
}
ui-space-label = Free space { $where }
ui-mini-map = The whole base: choose a place
ui-events-label = { $left ->
    [one] 1 event is
   *[other] { $left } events are
} left. The chance of a Critical one is { $next }% next and { $within }% within three.
ui-events-left = { $count ->
    [one] event left
   *[other] events left
}
ui-events-past = Events so far
ui-events-known = Seen in advance
ui-events-none = None yet.
ui-event-last = Last event: { $name }.
ui-event-label = The event
ui-event-normal = Event
ui-event-critical = Critical event
ui-event-veiled = Only the active player reads it
ui-event-cancelled = cancelled
ui-event-so-far = What it has done so far
ui-critical-next = Critical next
ui-critical-within = within 3
ui-critical-short = { $next }%, in 3: { $within }%
ui-until = until turn { $turn } ends
ui-row = Face-up row
ui-row-cost = 1 action a card
ui-free = free
ui-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-deck-word = deck
ui-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-discard-word = discard
ui-discard-empty = No cards.
ui-hand-label = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ui-hand-empty = No cards in hand.
ui-hand-limit = Cards in hand, and how many you may keep at the end of a turn
ui-of = of { $most }
ui-speed = speed
ui-cost = Cost
ui-cost-label = cost: { $cost }
ui-item = Item, free
ui-blocked = blocked
ui-ready = could be used
ui-tag-pays = pays
ui-tag-stays = stays
ui-tag-chosen = chosen
ui-payment = Payment
ui-payment-change = choose a slot to change it
ui-payment-free = free ({ $by })
ui-payment-count = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
ui-wins = You win with this!
ui-supply-after = { $resource } after the update
ui-goal-after = { $count } of 4 at goal
ui-missing = missing
ui-characters = Characters
ui-cure = cure
ui-issue-HYP = Actions −1
ui-issue-DEH = Limit −2
ui-issue-MAL = Speed 1
ui-issue-RAD = No skill
ui-skill-ready = { $type ->
    [passive] always on
    [free] free, once a turn
   *[action] for an action
}
ui-skill-used = used this turn
ui-skill-sick = not while sick
ui-skill-using = used by this deploy
ui-skill-C01 = Pays one card less
ui-skill-C02 = Three spaces for free
ui-skill-C03 = Cures people here
ui-skill-C04 = Transfers from afar
ui-skill-C05 = Two tokens a repair
ui-skill-C06 = Double green and blue
ui-skill-C07 = Crosses landslides
ui-skill-C08 = Looks at three cards
ui-skill-C09 = First recycle free
ui-skill-C10 = Switches next door
ui-skill-C11 = Pays any colour once
ui-skill-C12 = Sees two events
ui-timing-any = Wild or effect
ui-timing-save = Wild or effect
ui-timing-step = Wild or effect
ui-timing-react-normal = Wild or reaction
ui-timing-react-critical = Wild or reaction
ui-note-I01 = Cure one Health Issue
ui-note-I02 = Remove up to 2 tokens here
ui-note-I03 = Move up to 5 spaces
ui-note-I04 = Next deploy: 2 cards less
ui-note-P01 = Emergency +2
ui-note-P02 = One supply +3
ui-note-P03 = Cancel a Normal event
ui-note-P04 = Cancel a Critical event
ui-note-P05 = Remove one token anywhere
ui-note-P06 = 2 more actions
ui-note-P07 = Move any pawn anywhere
ui-note-P08 = Give up to 2 cards
ui-note-P09 = Take a discarded card
ui-note-P10 = One level drains nothing
ui-note-P11 = Next deploy costs no action
ui-note-P12 = See 3 events, discard one
ui-name-M01 = Electro{"\u00AD"}lysis Plant
ui-name-M02 = { card-M02 }
ui-name-M03 = { card-M03 }
ui-name-M04 = { card-M04 }
ui-name-M05 = Moisture Vapo{"\u00AD"}rator
ui-name-M06 = { card-M06 }
ui-name-M07 = { card-M07 }
ui-name-M08 = { card-M08 }
ui-name-M09 = Hydro{"\u00AD"}ponic Farm
ui-name-M10 = Green{"\u00AD"}house Dome
ui-name-M11 = { card-M11 }
ui-name-M12 = { card-M12 }
ui-name-M13 = { card-M13 }
ui-name-M14 = { card-M14 }
ui-name-M15 = { card-M15 }
ui-name-M16 = Biomass Gene{"\u00AD"}rator
ui-name-M17 = Geo{"\u00AD"}thermal Well
ui-name-I01 = { card-I01 }
ui-name-I02 = { card-I02 }
ui-name-I03 = { card-I03 }
ui-name-I04 = { card-I04 }
ui-name-P01 = { card-P01 }
ui-name-P02 = Strict Ratio{"\u00AD"}ning
ui-name-P03 = { card-P03 }
ui-name-P04 = Contin{"\u00AD"}gency Plan
ui-name-P05 = { card-P05 }
ui-name-P06 = { card-P06 }
ui-name-P07 = { card-P07 }
ui-name-P08 = { card-P08 }
ui-name-P09 = { card-P09 }
ui-name-P10 = { card-P10 }
ui-name-P11 = { card-P11 }
ui-name-P12 = { card-P12 }
ui-short-M01 = Electrolysis
ui-short-M02 = Splitter
ui-short-M03 = Algae
ui-short-M04 = Compressor
ui-short-M05 = Vaporator
ui-short-M06 = Ice Drill
ui-short-M07 = Recycler
ui-short-M08 = Pump
ui-short-M09 = Farm
ui-short-M10 = Dome
ui-short-M11 = Fungus
ui-short-M12 = Vats
ui-short-M13 = Solar
ui-short-M14 = Wind
ui-short-M15 = Fission
ui-short-M16 = Biomass
ui-short-M17 = Geothermal
ui-undo-rolled = a card was drawn
ui-ask-act-short = { $left ->
    [one] Last action
   *[other] { $left } actions
}: choose a card, or where to walk.
ui-ask-place = Deploy the { $card } on a glowing space.
ui-ask-place-short = Deploy the { $card }
ui-ask-card = What do you do with the { $card }?
ui-ask-other = { $name } holds the { $card }. What do you ask for?
ui-why-not-adjacent = You can deploy a module only next to your own pawn.
ui-why-no-card = Choose a module from your hand first.
ui-log-turn = Turn { $turn }: { $name }
ui-finished = Ended in turn **{ $turn }**
ui-auto-answer-w1 = Protocols before somebody else’s turn
ui-auto-answer-w2 = Protocols against an event
ui-auto-answer-w3 = Protocols before the update
ui-auto-answer-transfer = Transfers that others propose
ui-last-action = This is the last action of the turn. Then the event comes, and you can take nothing back.
ui-end-won = The base lives
ui-end-lost = The base is lost
ui-end-won-text = All four levels are at 0 or higher in turn { $turn }, with { $modules ->
    [one] 1 module
   *[other] { $modules } modules
} deployed and { $emergency } of the Emergency supply left.
ui-end-lost-text = The Emergency supply was gone in turn { $turn }, with { $modules ->
    [one] 1 module
   *[other] { $modules } modules
} deployed. Still below 0: { $missing }.
ui-end-note-won = Everybody wins the moment all four levels are at 0 or more.
ui-end-note-lost = Everybody loses the moment the Emergency supply is gone.
ui-curves-title = How it went
ui-curves-emergency = Emergency
ui-curves-supplies = Supplies
ui-curves-goal = At goal

## What each contributed, at the end

deed-deployed = { $count ->
    [one] **1 module** deployed
   *[other] **{ $count } modules** deployed
}
deed-repaired = { $count ->
    [one] **1 repair**
   *[other] **{ $count } repairs**
}
deed-produced = { $count ->
    [one] **1 unit** produced
   *[other] **{ $count } units** produced
}
deed-item-played = { $count ->
    [one] **1 Item** used
   *[other] **{ $count } Items** used
}
deed-protocol-played = { $count ->
    [one] **1 Protocol** played
   *[other] **{ $count } Protocols** played
}
deed-gave = { $count ->
    [one] **1 card** given away
   *[other] **{ $count } cards** given away
}

## The first line of the log at a table that begins in the middle

position-showcase = Turn 7: the Architect has drawn and walked, and energy is running out.
position-all-hands = Turn 4: two of you are at the Home Base, and one holds what the other needs.
position-last-gap = Only energy is still below the goal.
ui-tab-people = Cards

# What moves are good for, and what they risk: after "it"

game-chance = chance to save the base
game-outcome = Emergency supply left at the end
merit-goal = brings { $count ->
    [one] 1 more level
   *[other] { $count } more levels
} to the goal, so { $after } of 4 are there
merit-below = lifts the levels by { $count }, so they are { $after } short of the goal
merit-defeat = { $after ->
    [32] averts the defeat in turn { $before }
   *[other] puts off defeat from turn { $before } to turn { $after }
}
merit-short = { $before ->
    [one] saves the Emergency supply the loss of 1 this turn
   *[other] lowers this turn’s loss of the Emergency supply from { $before } by { $count }
}
merit-emergency = adds { $count } to the Emergency supply, so it is at { $after }
merit-lasts = leaves the Emergency supply untouched this turn
merit-issues = cures { $count ->
    [one] 1 Health Issue
   *[other] { $count } Health Issues
}
merit-tokens = removes { $before ->
    [one] the only token
   *[other] { $count } of the { $before } tokens
} on the base
merit-modules = adds { $count ->
    [one] 1 module
   *[other] { $count } modules
}, so there are { $after }
merit-supplies = adds { $count ->
    [one] 1 unit
   *[other] { $count } units
} to the supplies
merit-cards = gives your crew { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} to pay with
merit-hand = gives you { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} in hand
merit-useful = gives you { $count ->
    [one] 1 more module that raises a level
   *[other] { $count } more modules that raise levels
} below 0
merit-payable = leaves { $count ->
    [one] 1 more module
   *[other] { $count } more modules
} in your hand that you can pay for
merit-lacking = brings you closer to a module that lifts a level: { $after ->
    [one] 1 card is
   *[other] { $after } cards are
} still missing
merit-beside = takes you to { $count ->
    [one] 1 more crew member
   *[other] { $count } more crew members
}, so that you can exchange cards
merit-repairs = takes you to { $count ->
    [one] 1 more token
   *[other] { $count } more tokens
} that you can remove
merit-rises = leaves more levels at the goal after this turn
merit-mates = gives your crewmates { $count ->
    [one] 1 more card
   *[other] { $count } more cards
 }
merit-reserve = leaves more in the Emergency supply after this turn
merit-filled = leaves more in the supplies after this turn
merit-higher = leaves the levels higher after this turn
merit-limit = takes a character who may keep { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
merit-speed = takes a character who walks up to { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
merit-fresh = brings { $count ->
    [one] 1 new card
   *[other] { $count } new cards
 } into the row
merit-costs = costs { $count ->
    [0] no action
    [one] only 1 action
   *[other] only { $count } actions
 }
merit-wait = helps a crewmate { $count ->
    [0] who acts now
    [one] who acts next
   *[other] who acts in { $count } turns
 }
merit-asked = asks a crewmate who holds { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
merit-unpaid = spends a module that you lack { $count ->
    [one] 1 card
   *[other] { $count } cards
 } for
merit-touches = puts the module next to { $count ->
    [one] 1 location
   *[other] { $count } locations
 }, so that everybody walks less
merit-waiting = leads to { $count ->
    [one] 1 token
   *[other] { $count } tokens
 } that you can remove
merit-lowest = leads to a module for a supply that is down to { $count }
risk-goal = drops { $count ->
    [one] 1 level
   *[other] { $count } levels
} below the goal, so { $after } of 4 are left there
risk-below = lowers the levels by { $count }
risk-defeat = { $before ->
    [32] brings a defeat in turn { $after } into sight
   *[other] brings defeat forward from turn { $before } to turn { $after }
}
risk-short = costs the Emergency supply { $count } more this turn
risk-emergency = costs { $count } of the Emergency supply, so { $after } is left
risk-lasts = lets the Emergency supply shrink this turn
spare-goal = keeps { $count ->
    [one] 1 more level
   *[other] { $count } more levels
 } at the goal
spare-below = keeps the levels { $count } higher
spare-short = costs the Emergency supply { $count } less this turn
spare-emergency = leaves { $count } more in the Emergency supply
spare-issues = avoids { $count ->
    [one] 1 Health Issue
   *[other] { $count } Health Issues
 }
spare-tokens = keeps { $count ->
    [one] 1 token
   *[other] { $count } tokens
 } off the base
spare-modules = keeps { $count ->
    [one] 1 more module
   *[other] { $count } more modules
 }
spare-payable = keeps { $count ->
    [one] 1 more module
   *[other] { $count } more modules
 } in your hand that you can pay for
spare-supplies = leaves { $count ->
    [one] 1 more unit
   *[other] { $count } more units
 } in the supplies
spare-hand = leaves you { $count ->
    [one] 1 more card
   *[other] { $count } more cards
 } in hand
spare-useful = leaves you { $count ->
    [one] 1 more module that raises a level
   *[other] { $count } more modules that raise levels
 } below 0
spare-cards = leaves your crew { $count ->
    [one] 1 more card
   *[other] { $count } more cards
 } to pay with

## What somebody plans, after their name; and what can be said without writing it

plan-draw_deck = { $who ->
    [you] draw from the deck
   *[other] draws from the deck
}
plan-draw_face = { $who ->
    [you] take the { $card } from the row
   *[other] takes the { $card } from the row
}
plan-recycle = { $who ->
    [you] recycle the row
   *[other] recycles the row
}
plan-give = { $who ->
    [you] give { $player } the { $card }
   *[other] gives { $player } the { $card }
}
plan-take = { $who ->
    [you] take the { $card } from { $player }
   *[other] takes the { $card } from { $player }
}
plan-take_class = { $who ->
    [you] ask { $player } for a { $colour } card
   *[other] asks { $player } for a { $colour } card
}
plan-deploy = { $who ->
    [you] deploy the { $card }
   *[other] deploys the { $card }
}
plan-move = { $who ->
    [you] walk to the { $module }
   *[other] walks to the { $module }
}
plan-produce = { $who ->
    [you] produce at the { $module }
   *[other] produces at the { $module }
}
plan-shut_down = { $who ->
    [you] shut down the { $module }
   *[other] shuts down the { $module }
}
plan-repair = { $who ->
    [you] remove the { $token } at the { $module }
   *[other] removes the { $token } at the { $module }
}
plan-skill = { $who ->
    [you] use the skill
   *[other] uses the skill
}
plan-item = { $who ->
    [you] use the { $card }
   *[other] uses the { $card }
}
plan-protocol = { $who ->
    [you] play { $card }
   *[other] plays { $card }
}
plan-ask = { $who ->
    [you] ask { $player } to play { $card }
   *[other] asks { $player } to play { $card }
}
plan-end = { $who ->
    [you] end the actions
   *[other] ends the actions
}
quick-save-energy = Save energy.
quick-need-water = We need water.
quick-need-oxygen = We need oxygen.
quick-have-card = I have the card for that.
