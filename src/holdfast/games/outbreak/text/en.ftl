### Outbreak in English: everything a player reads.

game-title = Outbreak
game-tagline = Hold the city against the hordes, together, until the last of them has fallen.
game-time = 2 h
game-kind = Together
goal = { $players ->
    [one] Destroy
   *[other] Together: destroy
} every horde ({ $hordes } left{ $finals ->
    [0] {""}
    [one] , the Final Encounter among them
   *[other] , { $finals } Final Encounters among them
}) before the Helpless die, all survivors are down, a Final Encounter takes the Main Base, or day 39 ends.
goal-after = { $phase ->
    [setup] Then the first day begins.
    [opening] Then the survivors act, one after the other.
    [survivors] When all have acted, night falls: { $count ->
        [0] no horde walks.
        [one] 1 horde walks.
       *[other] { $count } hordes walk.
    }
   *[zombies] Then fire and contamination hurt at dusk, and a new day begins.
}
game-progress = { $day ->
    [0] Setup
   *[other] Day { $day }: { $hordes } hordes around the city, { $exp } Exp
}
ui-headline = Day { $day }: { $hordes } hordes around the city, { $exp } Exp

## Survivors

survivor-assassin = Assassin
survivor-assassin-note = An additional one-die Attack each turn.
survivor-diplomat = Diplomat
survivor-diplomat-note = May request Aid from a free settlement next to their own.
survivor-mercenary = Mercenary
survivor-mercenary-note = Re-rolls a die in each roll; once per day another one when alone.
survivor-pilot = Pilot
survivor-pilot-note = Once per turn a flight to any free settlement, with a passenger.
survivor-professor = Professor
survivor-professor-note = Each Survivor Phase begins with 2 Exp.
survivor-sentinel = Sentinel
survivor-sentinel-note = Once per turn a Garrison on the own settlement, free.
survivor-sharpshooter = Sharpshooter
survivor-sharpshooter-note = Range +1 from a Watchtower, the Mountain Pass or the Castle Ruin.
survivor-soldier = Soldier
survivor-soldier-note = One extra Attack each turn.
survivor-survivalist = Survivalist
survivor-survivalist-note = May use the Doom die in any Defence Roll.
survivor-technician = Technician
survivor-technician-note = Developing costs 1 Exp less.

## Settlements

settlement-MB = Main Base
settlement-SE-ARM = Armoury
settlement-SE-CAS = Castle Ruin
settlement-SE-CHU = Church
settlement-SE-COM = Command Centre
settlement-SE-DES = Desert Plains
settlement-SE-FAL = Fallout Shelter
settlement-SE-FAR = Farm House
settlement-SE-FOR = Forest
settlement-SE-FRE = Freeway
settlement-SE-GAR = Garage
settlement-SE-HOS = Hospital
settlement-SE-LAB = Laboratory
settlement-SE-LIB = Library
settlement-SE-MOU = Mountain Pass
settlement-SE-MIL = Military Barracks
settlement-SE-POL = Police Station
settlement-SE-SAW = Sawmill
settlement-SE-SHO = Shopping Mall
settlement-SE-SLU = Slums
settlement-SE-TAN = Tank Yard
settlement-SE-TOW = Town Hall
settlement-SE-WHA = Wharf
settlement-SE-WOR = Workshop
passive-SE-CAS = +3 dice in defence
passive-SE-FAL = No wounds by overrun, fire or contamination, no harmful fallout
passive-SE-FOR = No Garrisons
passive-SE-FRE = No survivor can defend here
passive-SE-GAR = −1 die in defence
passive-SE-HOS = Remove a wound in your turn, once per day
passive-SE-MOU = Looks at adjacent facedown hordes
passive-SE-MIL = +1 die in attacks
passive-SE-POL = +1 die in defence
passive-SE-SAW = −1 die in attacks
passive-SE-SHO = No attacks from here
aid-MB-1 = 1 favoured resource
aid-SE-ARM-1 = Take a Trap
aid-SE-ARM-2 = 1 Ammo
aid-SE-CHU-1 = All remove a wound, then reveal a horde
aid-SE-CHU-2 = Remove a wound
aid-SE-COM-1 = Discard a Drawn Doom card
aid-SE-COM-2 = Roll for a resource
aid-SE-DES-1 = Discard a card: remove a wound
aid-SE-DES-2 = 1 Explosives
aid-SE-FAL-1 = 1 Supplies
aid-SE-FAR-1 = Roll for a resource
aid-SE-FAR-2 = 1 Ammo
aid-SE-FOR-1 = 1 Barricades
aid-SE-FRE-1 = 1 Gasoline and 1 Supplies
aid-SE-GAR-1 = 2 Gasoline
aid-SE-HOS-1 = 1 Supplies
aid-SE-LAB-1 = Leave two equal tokens: all hordes need one less
aid-SE-LAB-2 = 1 Explosives
aid-SE-LIB-1 = 1 Exp
aid-SE-MOU-1 = Roll for a resource
aid-SE-MIL-1 = 1 Ammo
aid-SE-POL-1 = 1 Ammo
aid-SE-SAW-1 = 2 Barricades
aid-SE-SHO-1 = Roll for two resources
aid-SE-SLU-1 = Exchange a token
aid-SE-SLU-2 = 1 Barricades
aid-SE-TAN-1 = Leave a Gasoline: drive the Tank
aid-SE-TOW-1 = Restore up to two settlements
aid-SE-TOW-2 = 1 Supplies
aid-SE-WHA-1 = Move another survivor anywhere
aid-SE-WHA-2 = 1 Explosives or 1 Gasoline
aid-SE-WOR-1 = Take a Trap
aid-SE-WOR-2 = 1 Explosives
class-STR = Strength
class-INT = Intelligence
class-DEX = Dexterity

## Resources, dice and pieces

resource-G = Gasoline
face-G = Gasoline
resource-B = Barricades
face-B = Barricades
resource-A = Ammo
face-A = Ammo
resource-S = Supplies
face-S = Supplies
resource-E = Explosives
face-E = Explosives
face-doom = Doom die
face-K = skull
nothing = nothing
nobody = Nobody
piece-power = Power Cut
piece-fire = Fire
piece-contam = Contamination
piece-bulwark = Bulwark
piece-garrison = Garrison
piece-watchtower = Watchtower
piece-turret = Turret
piece-trap = Trap
piece-fortress = Fortress
refugee-helpless = the Helpless
refugee-settlers = Settlers
development-restore = Restore the settlement
development-bulwark = Bulwark
development-garrison = Garrison
development-watchtower = Watchtower
development-schematic = Build a schematic
development-first_skill = Learn a first skill
development-revive = Revive
development-turret = Turret
development-fortress = Fortress
development-second_skill = Learn a second skill

## Hordes

kind-zombie = Zombie
kind-zombie-note = No rule of their own.
kind-looter = Looter
kind-looter-note = A skull must be rolled.
kind-chimera = Chimera
kind-chimera-note = Nobody heals while it is in play.
kind-quick = Quick
kind-quick-note = Starts at Swell and resets to it.
kind-flaming = Flaming
kind-flaming-note = Burns survivors next to it at dusk.
kind-toxic = Toxic
kind-toxic-note = Poisons survivors next to it at dusk.
kind-hollow = Hollow Ones
kind-hollow-note = Hunt the Helpless.
kind-giant = Giant
kind-giant-note = Must be defeated twice.
kind-wild = Wild
kind-wild-note = Overruns as soon as it is revealed, and every day.
kind-final = Final Encounter
kind-final-note = Must not reach the Main Base.
horde-name = { $kind } (Level { $level })
horde-there = { $horde }, { $place }
horde-unknown = unknown horde
final-FE1-1 = The Butcher
final-FE1-1-note = Its overruns cause 2 wounds.
final-FE1-2 = Mother of Flies
final-FE1-2-note = Each night Contamination on an adjacent settlement.
final-FE1-3 = Siege Colossus
final-FE1-3-note = Must be defeated twice.
final-FE1-4 = Sprinting King
final-FE1-4-note = Moves every night.
final-FE1-5 = The Choir
final-FE1-5-note = No Trade while it is in play.
final-FE1-6 = Ash Walker
final-FE1-6-note = Each night Fire on an adjacent settlement.
final-FE1-7 = The Warden
final-FE1-7-note = Adjacent settlements give nothing.
final-FE2-1 = Leviathan
final-FE2-1-note = Needs two defeats; from next to it, attacks lack a die.
final-FE2-2 = Hollow King
final-FE2-2-note = Hunts the Helpless.
final-FE2-3 = Plague Saint
final-FE2-3-note = Each night Contamination; nobody heals.
final-FE2-4 = Inferno
final-FE2-4-note = Each night Fire; a Doom card when revealed.
final-FE2-5 = The General
final-FE2-5-note = Hordes revealed from now on start at Swell; one more is revealed.
final-FE2-6 = Twin Horror
final-FE2-6-note = Must be defeated twice, moves every night, wounds survivors next to it when revealed.
icon-C-NOHEAL = Nobody heals while it is in play
icon-C-FIRE = Fire on an adjacent settlement
icon-C-TOXIN = Contamination on an adjacent settlement
icon-C-POWER = Power Cut on an adjacent settlement
icon-C-DOOM = Add a Doom card
icon-C-ALARM = Reveal one more horde
icon-C-DREAD = Lose 1 Exp
icon-C-JAM = From next to it, attacks lack a die
icon-C-SIEGE = Adjacent settlements give nothing
icon-C-LOCK = No Trade while it is in play
icon-C-BITE = Adjacent survivors take a wound
icon-F-CARD = A Fortune card
icon-F-RES-G = 1 Gasoline
icon-F-RES-B = 1 Barricades
icon-F-RES-A = 1 Ammo
icon-F-RES-S = 1 Supplies
icon-F-RES-E = 1 Explosives
icon-F-SCAV = Roll for a resource
icon-F-HEAL = Remove a wound
icon-F-EXP = 1 more Exp
icon-F-DOOM = Add a Doom card
icon-F-BLAST = Take a wound
icon-F-SPILL = Contamination on the own settlement
icon-F-EMBER = Fire on the own settlement

## Fortune cards

card-FC-01 = Supply Drop
card-FC-01-rule = One survivor gets any two resource tokens.
card-FC-02 = Ammo Crate
card-FC-02-rule = One survivor collects 2 Ammo.
card-FC-03 = Jerry Cans
card-FC-03-rule = One survivor collects 2 Gasoline.
card-FC-04 = Timber Stack
card-FC-04-rule = One survivor collects 2 Barricades.
card-FC-05 = Tinned Food
card-FC-05-rule = One survivor collects 2 Supplies.
card-FC-06 = Demolition Kit
card-FC-06-rule = One survivor collects 2 Explosives.
card-FC-07 = First Aid Kit
card-FC-07-rule = Heals up to 2 wounds of one able survivor.
card-FC-08 = Adrenaline
card-FC-08-rule = The active survivor may Attack, Aid or Search once more.
card-FC-09 = Steady Aim
card-FC-09-rule = Roll as many of these dice again as you like.
card-FC-10 = Lucky Break
card-FC-10-rule = One die rolled here becomes its skull.
card-FC-11 = Covering Fire
card-FC-11-rule = Two extra dice for this roll.
card-FC-12 = Petrol Bomb
card-FC-12-rule = Kills a revealed Level 1 horde beside the holder.
card-FC-13 = Airstrike
card-FC-13-rule = Destroys any revealed horde up to Level 3.
card-FC-14 = Roadblock
card-FC-14-rule = The attacker does not advance and starts over.
card-FC-15 = Sandbags
card-FC-15-rule = A free settlement gets a Bulwark.
card-FC-16 = Night Watch
card-FC-16-rule = One or two revealed hordes sit out this night.
card-FC-17 = Decoy Flares
card-FC-17-rule = One or two hordes drop from Swell to Outbreak.
card-FC-18 = Evacuation Bus
card-FC-18-rule = Helpless or one Settlers token: up to two steps.
card-FC-19 = Helicopter Lift
card-FC-19-rule = Move a survivor, the Helpless or Settlers to any free settlement.
card-FC-20 = False Alarm
card-FC-20-rule = Cancels the Doom card that is due.
card-FC-21 = Good News
card-FC-21-rule = Discard an Active Doom card that can be overruled.
card-FC-22 = Scouting Report
card-FC-22-rule = See up to 5 facedown hordes; one reveal less today.
card-FC-23 = Field Promotion
card-FC-23-rule = The pool gains 3 Exp.
card-FC-24 = Clean-up Crew
card-FC-24-rule = Clears one settlement of all conditions.
card-FC-25 = Body Armour
card-FC-25-rule = The survivor ignores one wound.
card-FC-26 = Second Wind
card-FC-26-rule = Revive an incapacitated survivor without Exp.
card-FC-27 = Militia
card-FC-27-rule = A free settlement gets a Garrison.
card-FC-28 = Booby Trap
card-FC-28-rule = A Trap on any free settlement.
card-FC-29 = Forced March
card-FC-29-rule = This turn the active survivor has +2 movement.
card-SC-01 = Chainsaw
card-SC-01-rule = +1 die for the holder’s Attack Rolls.
card-SC-02 = Flamethrower
card-SC-02-rule = Gasoline tokens match any resource in the holder’s rolls.
card-SC-03 = Riot Shield
card-SC-03-rule = +1 die for the holder’s Defence Rolls.
card-SC-04 = Sniper Rifle
card-SC-04-rule = The holder can attack one horde at distance 2 instead.
card-SC-05 = Surgical Kit
card-SC-05-rule = Once per day a survivor on the holder’s settlement removes a wound.
card-SC-06 = Mortar
card-SC-06-rule = Once per day turn a die of an Attack Roll to Explosives.
card-SC-07 = Hazmat Suit
card-SC-07-rule = Fire and Contamination spare the holder.
card-SC-08 = Pack Frame
card-SC-08-rule = +2 slots for the holder.
card-SC-09 = Motorbike
card-SC-09-rule = +1 movement for the holder.
card-SC-10 = Radio Set
card-SC-10-rule = The holder’s Trade reaches every settlement.

## Doom cards

doom-DC-01 = Heavy Rain
doom-DC-01-rule = Today Attack Rolls lack one die.
doom-DC-02 = Panic
doom-DC-02-rule = Today survivors’ Defence Rolls lack one die.
doom-DC-03 = Blackout
doom-DC-03-rule = A Power Cut on a free settlement of the team’s choice.
doom-DC-04 = Wildfire
doom-DC-04-rule = Random Fire on a free outer settlement.
doom-DC-05 = Chemical Leak
doom-DC-05-rule = Random Contamination on a free outer settlement.
doom-DC-06 = Exhaustion
doom-DC-06-rule = Today survivors have one movement less.
doom-DC-07 = Distrust
doom-DC-07-rule = No Trade today.
doom-DC-08 = Bare Shelves
doom-DC-08-rule = No Search today.
doom-DC-09 = Cut Off
doom-DC-09-rule = No Aid today. Nothing overrules this.
doom-DC-10 = Spoiled Stores
doom-DC-10-rule = Each survivor with tokens returns one.
doom-DC-11 = Infected Wounds
doom-DC-11-rule = Wounds cannot be removed today.
doom-DC-12 = Ambush
doom-DC-12-rule = Reveal one more horde today.
doom-DC-13 = Surge
doom-DC-13-rule = Level 1 hordes at Outbreak turn to Swell.
doom-DC-14 = Low Morale
doom-DC-14-rule = Lose 2 Exp.
doom-DC-15 = Bad Omen
doom-DC-15-rule = One more Doom card is drawn.
doom-DC-16 = Jammed Guns
doom-DC-16-rule = Today Ammo faces are blank.
doom-DC-17 = Damp Powder
doom-DC-17-rule = Today Explosives faces are blank.
doom-DC-18 = Dry Tanks
doom-DC-18-rule = Today Gasoline faces are blank.
doom-DC-19 = Rotten Timber
doom-DC-19-rule = Today Barricades faces are blank.
doom-DC-20 = Hunger
doom-DC-20-rule = Today Supplies faces are blank.
doom-DC-21 = Deserters
doom-DC-21-rule = A Garrison goes; without any, 1 Exp is lost.
doom-DC-22 = Sabotage
doom-DC-22-rule = A Watchtower or Turret goes; without any, 1 Exp is lost.
doom-DC-23 = Thick Fog
doom-DC-23-rule = Today attacks have no range and no split. Nothing overrules this.
doom-DC-24 = Old Injuries
doom-DC-24-rule = Whoever has the fewest wounds takes one.
doom-DC-25 = Lost Comms
doom-DC-25-rule = Today Fortune cards are unplayable. Nothing overrules this.
doom-DC-26 = Red Tape
doom-DC-26-rule = Every development costs 1 Exp more today.
doom-DC-27 = Cave-in
doom-DC-27-rule = Helpless and Settlers stay put today.
doom-DC-28 = Feeding Frenzy
doom-DC-28-rule = Today’s hordes come in at Swell. Nothing overrules this.
doom-DC-29 = Quiet Night
doom-DC-29-rule = Nothing happens.

## Skills

skill-ST-01 = Brawler
skill-ST-01-rule = Attack Rolls: +1 die.
skill-ST-02 = Giant Killer
skill-ST-02-rule = +2 dice in attacks while next to a Level 4 horde.
skill-ST-03 = Resilience
skill-ST-03-rule = +1 die in attacks while next to a Level 1 horde.
skill-ST-04 = Iron Body
skill-ST-04-rule = +1 Health and +1 slot.
skill-ST-05 = Shield Wall
skill-ST-05-rule = Defence Rolls: +1 die.
skill-ST-06 = Pack Mule
skill-ST-06-rule = +2 slots.
skill-ST-07 = Last Stand
skill-ST-07-rule = +2 dice in Defence Rolls while wounded.
skill-ST-08 = Bodyguard
skill-ST-08-rule = Once per day a wound here can be yours instead.
skill-ST-09 = Demolition Expert
skill-ST-09-rule = Before each attack collect 1 Explosives.
skill-ST-10 = Carpenter
skill-ST-10-rule = Before each attack collect 1 Barricades.
skill-ST-11 = Heavy Swing
skill-ST-11-rule = Attack Rolls: re-roll one die.
skill-ST-12 = Fortifier
skill-ST-12-rule = Once per turn: 1 Barricades makes a Bulwark here.
skill-IN-01 = Artillery
skill-IN-01-rule = Once per day an attack with +1 die on one horde at distance 2; no schematic applies.
skill-IN-02 = Engineer
skill-IN-02-rule = Your developments cost 1 Exp less.
skill-IN-03 = Medic
skill-IN-03-rule = Once per turn somebody here removes a wound.
skill-IN-04 = Tactician
skill-IN-04-rule = All your rolls: re-roll one die.
skill-IN-05 = Scavenger
skill-IN-05-rule = Draw one more card when you Search.
skill-IN-06 = Quartermaster
skill-IN-06-rule = Aid that names a resource gives one more.
skill-IN-07 = Scholar
skill-IN-07-rule = Each Survivor Phase begins with +1 Exp.
skill-IN-08 = Chemist
skill-IN-08-rule = Once per turn exchange a token for any other.
skill-IN-09 = Negotiator
skill-IN-09-rule = Your Trade reaches adjacent settlements.
skill-IN-10 = Cool Head
skill-IN-10-rule = Your dice are immune to Doom cards.
skill-IN-11 = Forecaster
skill-IN-11-rule = Once per turn see a Drawn Doom card; it may go under the deck for another.
skill-IN-12 = Saboteur
skill-IN-12-rule = Once per turn: 1 Explosives sets an adjacent horde back to Outbreak.
skill-DX-01 = Sprinter
skill-DX-01-rule = +1 movement.
skill-DX-02 = Marksman
skill-DX-02-rule = You can attack one horde at distance 2 instead.
skill-DX-03 = Quick Hands
skill-DX-03-rule = All your rolls: re-roll one die.
skill-DX-04 = Dodge
skill-DX-04-rule = Once per day an overrun does not wound you.
skill-DX-05 = Gunslinger
skill-DX-05-rule = Before each attack collect 1 Ammo.
skill-DX-06 = Firestarter
skill-DX-06-rule = Before each attack collect 1 Gasoline.
skill-DX-07 = Forager
skill-DX-07-rule = Before each attack collect 1 Supplies.
skill-DX-08 = Trapper
skill-DX-08-rule = Once per turn return 2 tokens for a Trap here.
skill-DX-09 = Free Runner
skill-DX-09-rule = You can pass overrun settlements.
skill-DX-10 = Lookout
skill-DX-10-rule = Once per turn see one or two adjacent facedown hordes.
skill-DX-11 = Off-hand
skill-DX-11-rule = Once per turn an extra one-die Attack.
skill-DX-12 = Lucky
skill-DX-12-rule = Once per day one die you rolled becomes its skull.

## Options

option-players = Players
option-difficulty = Difficulty
value-difficulty-normal = Normal
value-difficulty-hard = Hard
value-difficulty-very_hard = Very hard
value-difficulty-ridiculous = Ridiculous
value-difficulty-custom = Custom
option-city_layout = City
value-city_layout-compact = Compact
value-city_layout-random = Random
value-city_layout-manual = Laid by the players
option-team = Survivors
value-team-own = Chosen by the players
value-team-ready = Ready-made team
option-team_policy = Team decisions
value-team_policy-anyone = Anyone answers
value-team_policy-lead = The lead seat answers
option-low_levels = Low levels only
value-low_levels-off = Off
value-low_levels-on = On
option-no_icons = No contamination and fallout
value-no_icons-off = Off
value-no_icons-on = On
option-no_exp = No Exp and skills
value-no_exp-off = Off
value-no_exp-on = On
option-no_fortune = No Fortune cards
value-no_fortune-off = Off
value-no_fortune-on = On
option-scaled_deck = Deck scaled to 5 or more survivors
value-scaled_deck-off = Off
value-scaled_deck-on = On
option-start_exp = Exp at the start
value-start_exp-0 = 0
value-start_exp-1 = 1
value-start_exp-2 = 2
value-start_exp-3 = 3
value-start_exp-4 = 4
value-start_exp-5 = 5
value-start_exp-6 = 6
value-start_exp-7 = 7
value-start_exp-8 = 8
value-start_exp-9 = 9
value-start_exp-10 = 10
option-custom_finals = Final Encounters of a custom deck
value-custom_finals-1 = One of Level 1
value-custom_finals-2 = One of Level 2
value-custom_finals-1-1 = Two of Level 1
value-custom_finals-2-1 = One of Level 2, one of Level 1
value-custom_finals-2-2 = Two of Level 2
option-custom_1 = Level 1 hordes of a custom deck
value-custom_1-0 = 0
value-custom_1-1 = 1
value-custom_1-2 = 2
value-custom_1-3 = 3
value-custom_1-4 = 4
value-custom_1-5 = 5
value-custom_1-6 = 6
value-custom_1-7 = 7
value-custom_1-8 = 8
value-custom_1-9 = 9
value-custom_1-10 = 10
value-custom_1-11 = 11
value-custom_1-12 = 12
value-custom_1-13 = 13
value-custom_1-14 = 14
value-custom_1-15 = 15
value-custom_1-16 = 16
value-custom_1-17 = 17
value-custom_1-18 = 18
value-custom_1-19 = 19
value-custom_1-20 = 20
value-custom_1-21 = 21
value-custom_1-22 = 22
value-custom_1-23 = 23
value-custom_1-24 = 24
value-custom_1-25 = 25
value-custom_1-26 = 26
value-custom_1-27 = 27
value-custom_1-28 = 28
value-custom_1-29 = 29
value-custom_1-30 = 30
option-custom_2 = Level 2 hordes of a custom deck
value-custom_2-0 = 0
value-custom_2-1 = 1
value-custom_2-2 = 2
value-custom_2-3 = 3
value-custom_2-4 = 4
value-custom_2-5 = 5
value-custom_2-6 = 6
value-custom_2-7 = 7
value-custom_2-8 = 8
value-custom_2-9 = 9
value-custom_2-10 = 10
value-custom_2-11 = 11
value-custom_2-12 = 12
value-custom_2-13 = 13
value-custom_2-14 = 14
value-custom_2-15 = 15
value-custom_2-16 = 16
value-custom_2-17 = 17
value-custom_2-18 = 18
value-custom_2-19 = 19
value-custom_2-20 = 20
value-custom_2-21 = 21
value-custom_2-22 = 22
value-custom_2-23 = 23
value-custom_2-24 = 24
value-custom_2-25 = 25
value-custom_2-26 = 26
value-custom_2-27 = 27
value-custom_2-28 = 28
option-custom_3 = Level 3 hordes of a custom deck
value-custom_3-0 = 0
value-custom_3-1 = 1
value-custom_3-2 = 2
value-custom_3-3 = 3
value-custom_3-4 = 4
value-custom_3-5 = 5
value-custom_3-6 = 6
value-custom_3-7 = 7
value-custom_3-8 = 8
value-custom_3-9 = 9
value-custom_3-10 = 10
value-custom_3-11 = 11
value-custom_3-12 = 12
value-custom_3-13 = 13
value-custom_3-14 = 14
value-custom_3-15 = 15
value-custom_3-16 = 16
value-custom_3-17 = 17
value-custom_3-18 = 18
value-custom_3-19 = 19
value-custom_3-20 = 20
value-custom_3-21 = 21
value-custom_3-22 = 22
value-custom_3-23 = 23
value-custom_3-24 = 24
option-custom_4 = Level 4 hordes of a custom deck
value-custom_4-0 = 0
value-custom_4-1 = 1
value-custom_4-2 = 2
value-custom_4-3 = 3
value-custom_4-4 = 4
value-custom_4-5 = 5
value-custom_4-6 = 6
value-custom_4-7 = 7
value-custom_4-8 = 8
value-custom_4-9 = 9
value-custom_4-10 = 10
value-custom_4-11 = 11
value-custom_4-12 = 12
value-custom_4-13 = 13
value-custom_4-14 = 14
value-custom_4-15 = 15
value-custom_4-16 = 16
value-custom_4-17 = 17
value-custom_4-18 = 18
option-custom_5 = Level 5 hordes of a custom deck
value-custom_5-0 = 0
value-custom_5-1 = 1
value-custom_5-2 = 2
value-custom_5-3 = 3
value-custom_5-4 = 4
option-custom_6 = Level 6 hordes of a custom deck
value-custom_6-0 = 0
value-custom_6-1 = 1
value-custom_6-2 = 2
value-custom_6-3 = 3
preset-first = First siege
preset-first-note = A ready-made team: you lead the Soldier. Low levels, and 4 Exp to begin with.
preset-first-brief = ready-made team
preset-standard = Outbreak
preset-standard-note = The game as it is meant: Normal, about two hours.
preset-standard-brief = as it is meant, 2 h
preset-simple = Simple Outbreak
preset-simple-note = Learn the siege: low levels, without icons, Exp or Fortune cards.
preset-simple-brief = learn the siege
preset-hard = Hard
preset-hard-note = The same length, stronger hordes.
preset-hard-brief = stronger hordes
preset-very_hard = Very hard
preset-very_hard-note = Three hours and a Final Encounter of Level 2.
preset-very_hard-brief = 3 h, Level 2 finale
preset-ridiculous = Ridiculous
preset-ridiculous-note = Every horde in the box and two Final Encounters.
preset-ridiculous-brief = every horde
preset-builder = City builders
preset-builder-note = You lay the city yourselves.
preset-builder-brief = lay it yourselves

## Questions

ask-setup-base = Where shall the Main Base stand? Almost all hordes will walk there.
ask-setup-surv = { $each ->
    [one] Whom do you lead?
   *[other] Whom do you lead ({ $number } of { $each })?
}
ask-setup-tile = Which settlement do you lay next? { $left } to go.
ask-setup-hex = Where does it lie: { $settlement }? Outer places meet the hordes first.
ask-join = You join on day { $day }. Whom do you lead?
ask-window = { $cards ->
    [one] A card could be played now.
   *[other] { $cards } cards could be played now.
} Does anyone?
ask-window-open = Day { $day }: { $count ->
    [one] 1 horde comes
   *[other] { $count } hordes come
} up next. Does anyone play a card before?
ask-window-night = Night falls, and { $count ->
    [0] no horde is on tonight’s track.
    [one] 1 horde walks.
   *[other] { $count } hordes walk.
} Does anyone play a card before?
ask-window-strike = { $horde } is about to enter: { $settlement }. { $stake ->
    [bulwark] A Bulwark will stop it.
    [defended] { $survivor } can defend ({ $percent } %).
    [auto] Garrisons and Traps can defend ({ $percent } %).
    [helpless] The Helpless are alone there: the game would be lost!
   *[open] Nobody can defend.
} Does anyone stop it with a card?
ask-window-wound = { $survivor } is about to suffer { $count ->
    [one] a wound
   *[other] { $count } wounds
}{ $cause ->
    [fire] {" "}by fire
    [contam] {" "}by contamination
    [overrun] {" "}by the overrun
   *[plain] {""}
}: { $left ->
    [0] incapacitated then.
   *[other] { $left } health left then.
} Does anyone prevent that with a card?
ask-window-doom = A Doom card is about to be drawn for tomorrow ({ $count } of { $most } lie there{ $lost ->
    [0] {""}
   *[other] , so it costs { $lost } Exp instead
}). Does anyone cancel it with a card?
ask-window-dusk = Dusk: { $count ->
    [0] {""}
   *[other] fire or contamination hurts { $names }.{" "}
}{ $refugees ->
    [helpless] The Helpless would die, and the game would be lost!{" "}
    [settlers] Settlers would die.{" "}
   *[none] {""}
}Does anyone play a card before?
ask-card-arg = { $card }: { $what ->
    [horde] which horde?
    [place] which settlement?
    [survivor] who gets it?
    [piece] whom do you move?
    [settlement] which settlement?
    [kind] which resource?
    [face] which die?
    [card] which card?
   *[other] what do you choose?
}
ask-reveal = Turn up { $count ->
    [one] 1 more horde
   *[other] { $count } more hordes
}, best where you can strike. Which one now?
ask-reveal-edge = { $horde } comes out of the deck (needs { $needs }). On which Open Space does it stand?
ask-token-hex = { $source } brings { $token } to a settlement. { $kind ->
    [power] It gives nothing until it is restored.
    [fire] At dusk it wounds all there; Helpless and Settlers die there and next door.
    [contam] At dusk it wounds all there; Helpless and Settlers die there and next door.
   *[other] It helps to hold it.
} Which one?
ask-settler = Settlers at { $settlement }: where do they go? On an Open Space they found a settlement.
ask-settler-tile = What do the Settlers found here, of { $count } settlements? It stays for the rest of the game.
ask-helpless = The Helpless are here: { $settlement }. { $state ->
    [danger] If they stay, they die at dusk, and the game is lost!
   *[other] { $count ->
        [0] As things stand no horde comes there tonight.
       *[other] { $state ->
            [guarded] A horde may come there tonight; somebody guards them.
           *[other] A horde may come there tonight, and nobody is with them!
        }
    }
} Stay, or take a step?
ask-who = { $waiting ->
    [one] Who acts next? Only one has not acted yet.
   *[other] Who acts next, of { $waiting } who have not?
} { $count ->
    [0] No horde walks tonight.
    [one] First whoever can stop the one that walks tonight.
   *[other] First whoever can stop one of the { $count } that walk tonight.
}
ask-turn = { $survivor }, { $settlement }: { $count ->
    [0] as things stand no horde comes here tonight.
    [one] 1 horde may come here tonight.
   *[other] { $count } hordes may come here tonight.
}{ $hazard ->
    [fire] {" "}Fire wounds here at dusk.
    [contam] {" "}Contamination wounds here at dusk.
   *[none] {""}
} What do you do?
ask-dev-hex = On which settlement: { $development } ({ $cost } Exp)?
ask-dev-who = Whom does { $survivor } revive, for { $cost } Exp? They get up where they lie, with up to 3 wounds less.
ask-dev-card = Which schematic does { $survivor } build? It works from now on and stays in the hand.
ask-skill = { $survivor } keeps one of these for good. Which?
ask-trade = { $survivor } trades with { $partners }. What changes hands? Limits count when you are done.
ask-aid-arg = { $survivor }, { $source }: { $what ->
    [horde] which horde?
    [place] which settlement?
    [survivor] which survivor?
    [piece] whom do you move?
    [settlement] which settlement?
    [kind] which resource?
    [face] which die?
    [card] which card?
   *[other] what do you choose?
}
ask-mods = { $settlement }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, best against { $horde } ({ $percent } %). Add something? What you use is used up.
ask-mods-nothing = { $settlement }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and no horde within reach yet. Add something?
ask-mods-defence = { $settlement }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $horde } ({ $percent } %), which needs { $needs }. Add something? What you use is used up.
ask-roll = { $settlement }: { $payable ->
    [0] with these dice no horde falls yet.
    [one] with these dice 1 horde can fall.
   *[other] with these dice one of { $payable } hordes can fall.
} Keep them, or change some?
ask-roll-beaten = { $horde } is beaten: { $settlement } holds. Change dice all the same?
ask-roll-defence = { $horde } needs { $needs }, or it gets in: { $settlement }. Missing: { $missing }. Change dice?
ask-target = { $survivor } lays dice on the hordes to strike. What is left over is lost. Which horde?
ask-pay = { $horde } falls. What pays for { $missing }: skulls or tokens?
ask-pay-defence = { $horde } falls if { $missing } is paid. With what? Otherwise it gets in: { $settlement }.
ask-defender = { $horde } enters: { $settlement }. It needs { $needs }. Who defends? If it fails: a Doom card{ $wounds ->
    [0] {""}
    [one] {" "}and 1 wound
   *[other] {" "}and { $wounds } wounds
}.
ask-auto = Nobody is here: { $settlement }. { $horde } enters and needs { $needs }. What do you use up against it?
ask-retreat = { $who } must leave: { $settlement }. Where to?
ask-horde-next = Level { $level }: which of { $count } hordes walks first? A settlement has one Defence Roll a night.
ask-horde-path = { $horde } walks. Which way? Best one where it is stopped.
ask-drop = { $survivor } holds { $count ->
    [one] 1 token
   *[other] { $count } tokens
} and can carry { $slots }. Which one goes back to the Store?
ask-drop-lost = { $survivor } loses one of { $count ->
    [one] 1 token
   *[other] { $count } tokens
}. Which one goes back to the Store?
ask-discard = { $survivor } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $limit } are allowed. Which one goes?
ask-kind = { $survivor } takes a resource. { $count ->
    [0] Tonight’s hordes need none of these.
   *[other] Tonight’s hordes need { $wanted }.
} Which one?
ask-doom-arg = { $doom }: { $rule } Whom or what does it hit?
ask-doom-arg-horde = { $horde }: whom or what does it hit?
ask-bodyguard = { $survivor } is about to be wounded. Does the bodyguard take it instead: { $guard } ({ $left } health left then)?

## Moves

move-move = Move
move-develop = Develop
move-trade = Trade
move-attack = Attack
move-aid = Request Aid
move-search = Search
move-special = Use an ability
move-place-trap = Place the Trap
move-hospital = Remove a wound
move-dismount = Leave the Tank
move-play = Play
move-hex = Here
move-settlement = This settlement
move-survivor = This survivor
move-piece = These people
move-kind = This resource
move-card = This card
move-skill = This skill
move-face = This die
move-slot = This one
move-give = Give
move-take = Take
move-use-garrison = Use a Garrison: +1 die
move-use-trap = Use a Trap: +3 dice
move-turret = Fire the Turret: 1 Ammo, +2 dice
move-doom-die = Take the Doom die
move-artillery = Use Artillery
move-roll = Roll
move-reroll = Re-roll
move-fix = Turn a die
move-accept = Keep the roll
move-pay = Pay
move-auto = Defend
move-take-it = Take the wound
move-keep = Leave it there
move-bottom = Under the deck
move-stay = Stay
move-no = No
move-none = None
move-done = Done
move-pass = Pass
move-end = End the turn
move-end-phase = End the Survivor Phase
move-join = Ask to join
move-leave = Ask to leave
move-cancel = Take the request back

## The log

event-day-began = { $event ->
    [fortune] Day { $day }: each survivor draws a Fortune card.
    [settlers] Day { $day }: Settlers come.
    [doom] Day { $day }: a Doom card.
   *[none] Day { $day }.
}
event-doom-drawn = A Doom card is drawn for tomorrow ({ $count } of 3).
event-doom-overflowed = The Doom tracker is full: { $lost } Exp lost.
event-doom-prevented = The Doom card is not drawn.
event-doom-active = Doom: { $doom }.
event-doom-discarded = { $was_active ->
    [1] { $doom } is over.
   *[0] The Doom card { $doom } is discarded before it begins.
}
event-doom-peeked = A Drawn Doom card is { $doom }.
event-doom-bottomed = { $doom } goes under the Doom deck; another card takes its place.
event-horde-drawn = { $horde } comes from the deck.
event-revealed = { $swollen ->
    [1] { $horde } is revealed, ready to overrun.
   *[0] { $horde } is revealed.
}
event-replenished = New hordes close in: { $count }. Left in the deck: { $left }.
event-put-down = { $piece } on { $settlement }.
event-restored = { $settlement } is restored.
event-settlers-came = Settlers arrive at the Main Base.
event-settlers-moved = Settlers go from { $from } to { $to }.
event-settlers-lost = { $cause ->
    [hazard] Fire or contamination kills the Settlers at { $settlement }.
   *[horde] The Settlers at { $settlement } are lost.
}
event-helpless-moved = The Helpless go from { $from } to { $to }.
event-founded = A settlement is founded: { $settlement }.
event-moved = { $survivor } moves from { $from } to { $to }.
event-carried = { $survivor } is carried from { $from } to { $to }.
event-retreated = { $survivor } falls back from { $from } to { $to }.
event-gained = { $survivor } collects { $count } × { $resource }.
event-returned = { $survivor } returns { $count } × { $resource }.
event-drew = { $survivor } draws { $card }.
event-discarded = { $survivor } discards { $card }.
event-played = { $survivor } plays { $card }.
event-healed = { $survivor } removes wounds: { $count }.
event-wounded = { $type ->
    [fire] Fire wounds the { $survivor }: { $count }.
    [contam] Contamination wounds the { $survivor }: { $count }.
    [overrun] The overrun wounds the { $survivor }: { $count }.
   *[plain] Wounds for the { $survivor }: { $count }.
}
event-spared = { $survivor } is spared a wound ({ $ability }).
event-fell-down = { $survivor } is incapacitated.
event-revived = { $survivor } is back on their feet.
event-developed = { $development ->
    [restore] { $survivor } restores the settlement ({ $exp } Exp).
    [first_skill] { $survivor } learns a first skill ({ $exp } Exp).
    [second_skill] { $survivor } learns a second skill ({ $exp } Exp).
    [revive] { $survivor } revives a survivor ({ $exp } Exp).
   *[other] { $survivor } develops the city ({ $exp } Exp).
}
event-learned = { $survivor } learns { $skill }.
event-built = { $survivor } builds the { $card } ({ $exp } Exp).
event-traded = { $survivor } hands { $item } to the { $partner }.
event-aided = { $survivor } asks { $settlement } for aid.
event-searched = { $survivor } searches.
event-used = { $survivor } uses { $ability }.
event-trap-taken = { $survivor } takes a Trap.
event-laboratory-filled = { $survivor } leaves two { $resource } at the Laboratory.
event-tank-manned = { $survivor } drives the Tank.
event-tank-lost = { $survivor } is without the Tank.
event-rolled = { $roll ->
    [attack] { $survivor } attacks: { $faces }.
    [mini] { $survivor } attacks with few dice: { $faces }.
    [defence] { $survivor } defends { $settlement }: { $faces }.
   *[auto] { $settlement } defends itself: { $faces }.
}
event-paid = { $horde } is paid with dice { $dice } and tokens { $tokens }.
event-destroyed = { $cause ->
    [laboratory] { $horde } falls to the Laboratory.
    [card] { $horde } is destroyed by a card.
    [auto] { $horde } is destroyed by the defences.
   *[other] { $survivor } destroys { $horde }.
}
event-fallout = Fallout for the { $survivor }: { $fallout }.
event-repelled = { $cause ->
    [bulwark] A Bulwark stops { $horde } before { $settlement }.
   *[other] { $horde } is stopped before { $settlement }.
}
event-overran = { $horde } overruns { $settlement }.
event-asked-to-join = { $seat } wants to join.
event-asked-to-leave = { $seat } wants to leave.
event-cancelled = { $seat } takes the request back.
event-left = { $seat } leaves the game.
event-took-over = { $seat } takes over the { $survivor }.
event-refused = There is nobody left for { $seat } to play.
event-game-over = { $outcome ->
    [won] The last horde has fallen. The city is saved on day { $day }.
    [team] All survivors are incapacitated. The city falls on day { $day }.
    [helpless] The Helpless are lost. The city falls on day { $day }.
    [base] The Final Encounter holds the Main Base. The city falls on day { $day }.
    [city] No free settlement is left. The city falls on day { $day }.
    [time] Day { $day } ends and the siege does not. The city falls.
   *[abandoned] Everybody has left on day { $day }.
}

## Previews

preview-steps = Steps left: { $before } → { $after }
preview-exp = Exp: { $before } → { $after }
preview-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
preview-odds = { $horde }: { $percent } %
preview-hopeless = Cannot succeed: even { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} with the tokens here cannot match any horde
preview-stopped-there = Stopped there: { $percent } %
preview-end-helpless = The Helpless are alone, and a horde may come: { $settlement }
preview-end-fire = Fire at dusk: { $left ->
    [0] incapacitated then
   *[other] −1 health, { $left } left
}
preview-end-contam = Poison at dusk: { $left ->
    [0] incapacitated then
   *[other] −1 health, { $left } left
}
preview-draws = Draws a Fortune card
preview-over-limit = Then discards: { $count }
preview-unseen = Average level of unseen hordes: { $level }
preview-known = It is { $horde }
preview-danger = Fire or contamination kills them here at dusk
preview-guarded = An able survivor is here
preview-alone = Nobody protects them here
preview-overrun = Overruns { $settlement }
preview-bulwark = A Bulwark stops it
preview-pushes = Pushes { $horde }
preview-dice-spent = Dice: { $dice }
preview-tokens-spent = Tokens: { $tokens }
preview-exp-gain = +{ $exp } Exp
preview-fallout = Fallout: { $fallout }
preview-used-up = Used up, whether it helps or not
preview-end-unused = { $count ->
    [one] Main action unused
   *[other] { $count } main actions unused
}
preview-end-exp = { $exp } Exp unspent
preview-unfinished = Ends the day: { $names } would not act
preview-keep-beats = It is beaten
preview-keep-lets-in = It gets in: { $settlement }
preview-keep-strikes = { $count ->
    [0] No horde can be struck
    [one] 1 horde can be struck
   *[other] { $count } hordes can be struck
}
preview-roll-kept = { $count ->
    [one] The roll is kept for 1 horde that may still come here
   *[other] The roll is kept for { $count } hordes that may still come here
}
preview-dice-lost = { $dice ->
    [one] 1 die is lost
   *[other] { $dice } dice are lost
}
preview-health-left = { $left ->
    [0] Incapacitated then
   *[other] { $left } health left then
}
preview-reroll = A better roll for another horde: { $percent } %
preview-fails = It gets in: { $settlement }

## Before a common mistake: what a coach says

caution-helpless = Tonight { $horde } can reach the Helpless ({ $settlement }), and nobody is with them. If it enters, the game is lost.
caution-unguarded = { $horde } enters tonight: { $settlement }. Nobody is there to defend it. A Defence Roll costs no action: somebody only has to stand there.
caution-dusk = If nothing changes, { $cause ->
    [fire] fire
   *[poison] poison
} wounds the { $survivor } at dusk: { $left } health left then.{ $way ->
    [step] {" "}One step away is enough.
    [token] {" "}Restore the settlement, or leave it.
   *[none] {""}
}
caution-forlorn = { $percent } %: { $horde } needs { $needs }, and you have { $dice } dice.{ $better ->
    [0] {""}
   *[other] {" "}With one more token ({ $resource }) it would be { $better } %.
}
caution-idle-exp = { $exp } Exp lie idle, and this is the last turn of the day. A Watchtower (4) pays itself back in four days and shows what waits beside it.
caution-far-reveal = Nobody can come near enough to strike this horde today. Turn one up that somebody can reach?

## Why not

why-over = The game is over.
why-nobody = Nobody is asked anything.
why-other-question = First answer this: { $question }
why-base-place = The Main Base stands within the blue border.
why-tile-laid = That settlement is laid already, or is not in this city.
why-no-site = Settlements lie around the Main Base first, then where they touch two others, within the red border.
why-taken = Somebody leads this survivor already.
why-no-horde-there = No horde lies there.
why-turned-up = That horde is turned up already.
why-not-open-space = It comes up on an Open Space next to the city, where no horde lies.
why-one-step = They stay, or go one step to a free settlement next door.
why-founding = They stay, go one step to a free settlement, or found one on an Open Space next door.
why-in-city = That settlement is in the city already.
why-piece-place = { $what } cannot stand there: it takes a free settlement, and of some pieces each has only one.
why-walked = Only a horde of Level { $level } that walks tonight and has not walked yet can go first.
why-shortest = It takes the shortest way to its goal: only the lit settlements lie on it.
why-nearest = Whoever must leave goes to the nearest free settlement.
why-token-place = The token goes only where { $source } may put it: on a free settlement it reaches.
why-source-rule = { $source } does not reach that: { $rule }
why-source = { $source } does not reach that.
why-not-defending = Only able survivors on the settlement that is entered can defend it.
why-not-fallen = Only incapacitated survivors are revived.
why-no-schematic = Only an unbuilt schematic in hand whose settlement this is, and that can be paid.
why-not-in-hand = That card is not in this hand.
why-no-token = There is none of that kind to give or take.
why-no-die = No die shows that, or nothing lets you change it.
why-no-cover = Dice and tokens do not pay it that way.
why-not-drawn = That skill was not drawn.
why-no-partner = That person is not within reach to trade.
why-not-tradable = That cannot change hands now: it is not held, or went the other way in this Trade.
why-not-enough-pieces = So many Garrisons and Traps are not there.
why-no-steps = No steps are left in this turn.
why-not-free = A horde holds that settlement.
why-not-city = Survivors move on settlements only.
why-too-far = That is too far away.
why-developed = There is one Develop action per turn.
why-too-dear = It costs { $cost } Exp; there are { $have }.
why-base-overrun = An overrun Main Base lets nobody spend Exp.
why-nothing-to-develop = There is no place, piece or person for it.
why-traded = There is one Trade action per turn.
why-trade-banned = Trade is forbidden today.
why-nobody-here = Nobody to trade with is in reach.
why-no-action = The main action of this turn is used.
why-no-target = No revealed horde is in reach.
why-no-attack-here = Nobody can attack from here.
why-no-power = A Power Cut stops this settlement.
why-besieged = A horde next to it keeps the settlement from giving anything.
why-banned = A Doom card forbids it today.
why-aid-void = That aid could do nothing now.
why-not-there = Nobody of yours is there.
why-no-card = There is no card to draw.
why-used = It has been used today.
why-not-yours = This survivor does not have it.
why-not-held = Nobody able holds that card.
why-other-moment = That card has its own moment: { $when }.
why-card-void = That card would do nothing now.
why-unpayable = Dice and tokens do not match its resistance.
why-out-of-reach = That horde is out of reach of this attack.
why-acted = This survivor has been activated today.
why-down = This survivor is incapacitated.
why-seat-taken = That seat plays or has asked already.
why-seat-empty = That seat does not play or has asked already.
why-no-request = That seat has asked for nothing.

## Notes on the options

option-players-note = Each player has 1, 2 or 4 survivors; the city grows with them.
option-difficulty-note = Which hordes the deck has, and which Final Encounters.
option-city_layout-note = Who lays the settlements before the first day.
option-team-note = Who chooses the survivors before the first day.
option-team_policy-note = Who may answer the questions that concern everybody.
option-low_levels-note = A deck of Levels 1 to 3 with one Final Encounter of Level 1.
option-no_icons-note = Hordes have neither contamination nor fallout.
option-no_exp-note = No Exp, no skills; restoring and reviving are free.
option-no_fortune-note = No Fortune cards and no Search.
option-scaled_deck-note = Stronger hordes for 5 or more survivors, who have it easier otherwise.
option-start_exp-note = Exp in the pool on day 1.
option-custom_finals-note = The one of the higher level lies at the bottom, the other in the middle.
option-custom_1-note = Counts only with the custom difficulty.
option-custom_2-note = Counts only with the custom difficulty.
option-custom_3-note = Counts only with the custom difficulty.
option-custom_4-note = Counts only with the custom difficulty.
option-custom_5-note = Counts only with the custom difficulty.
option-custom_6-note = Counts only with the custom difficulty.
ask-nothing = Nothing is asked.

## Choices

choice-move = Move: { $where }
choice-develop = Develop: { $development }
choice-trade = Trade
choice-attack = Attack
choice-aid = Request Aid, { $settlement }
choice-search = Search
choice-special = Use what the { $ability } can do
choice-place-trap = Place the Trap
choice-hospital = Remove a wound
choice-dismount = Leave the Tank
choice-play = { $holder } plays { $card }
choice-hex = { $where }
choice-settlement = { $settlement }
choice-survivor = { $survivor }
choice-piece = { $piece }
choice-kind = { $resource }
choice-card = { $card }
choice-skill = { $skill }
choice-face = { $face }
choice-slot = { $card }
choice-give = Give { $partner } { $item }
choice-take = Take { $item } from { $partner }
label-give = Give { $item }
label-take = Take { $item }
drawn-doom = Drawn Doom card { $number }
choice-use-garrison = Use a Garrison: +1 die
choice-use-trap = Use a Trap: +3 dice
choice-turret = Fire the Turret: 1 Ammo, +2 dice
choice-doom-die = Take the Doom die
choice-artillery = Use Artillery
choice-roll = Roll
choice-reroll = Re-roll { $face } ({ $ability })
choice-fix = Turn { $face } ({ $ability })
choice-accept = Keep the roll
choice-pay = { $count ->
    [0] Tokens pay what is missing
   *[other] Skulls stand for { $symbols }
}
choice-auto = { $count ->
    [0] No Auto Defence Roll
   *[other] Auto Defence Roll: Garrisons { $garrisons }, Traps { $traps }
}
choice-take-it = Take the wound
choice-keep = Leave it there
choice-bottom = Under the deck
choice-stay = Stay
choice-no = No
choice-nobody-defends = Let it in
choice-none = Spend nothing
choice-done = Done
choice-pass = Play nothing
choice-end = End the turn
choice-end-phase = End the Survivor Phase
choice-join = Ask to join
choice-leave = Ask to leave
choice-cancel = Take the request back

## The terminal

terminal-legend = Each hex: settlement or place; pieces (p Power Cut, f Fire, c Contamination, B Bulwark, g Garrison, W Watchtower, T Turret, t Trap, F Fortress); survivors, *H Helpless, *S Settlers. Hordes: level and kind; ! at Swell, . at Outbreak, and what they need (G B A S E, K a rolled skull); x a defeat.
terminal-helpless = H
terminal-settlers = S
terminal-day = Day { $day }: { $exp } Exp, { $hordes ->
    [one] 1 horde
   *[other] { $hordes } hordes
} in play, { $deck } in the deck, Final Encounters left: { $finals }
terminal-doom = Active Doom: { $active }. Drawn: { $drawn }
terminal-tonight = Tonight: { $horde }, { $place } → { $targets }
terminal-store = Store: { $goods }
terminal-dice = Roll: { $faces }
terminal-down = ({ $seat }): incapacitated
terminal-survivor = ({ $seat }): { $place }, wounds { $wounds }/{ $health }, tokens { $goods } (room for { $slots }); { $rest }

## On the screen

ui-day = Day
ui-decision = Decision
ui-day-brief = Day { $day }
ui-works = { $phase ->
    [opening] The morning of day { $day }
   *[zombies] The night of day { $day }
}
ui-coming = { $what ->
    [survivors] the survivors act
    [night] night falls, { $count ->
        [0] no horde walks
        [one] 1 horde walks
       *[other] { $count } hordes walk
    }
    [hordes] { $count } hordes walk
    [dusk] fire and contamination hurt
   *[day] a new day
}
ui-phases = Phases of the day
ui-phase-opening = Opening
ui-phase-survivors = Survivors
ui-phase-zombies = Zombies
ui-team = The team
ui-exp = Shared experience
ui-exp-short = Exp
ui-exp-locked = The Main Base is overrun: no Exp can be spent
ui-leads = leads today
ui-health = Health { $left } of { $health }
ui-health-short = Health
ui-phase-began = { $phase ->
    [opening] Opening Phase
    [survivors] Survivor Phase
    [zombies] Zombie Phase
   *[setup] Setup
}
ui-steps = { $count ->
    [one] step left
   *[other] steps left
}

## The map

ui-board-label = City of { $settlements } settlements, and what is around it
ui-open-space = Open Space
ui-empty-hex = Empty ground
ui-place-overrun = { $settlement }, held by { $horde }
ui-place-down = Facedown horde
ui-place-known = Facedown, known: { $horde }
ui-overrun = { $settlement } overrun
ui-level-short = L{ $level }
ui-track-outbreak = Outbreak
ui-track-swell = Swell
ui-hits = hit { $hits } of 2 times
ui-defence-used = The Defence Roll of tonight is used
ui-needs = Needs { $symbols }
ui-goes-to = goes tonight to { $places }
ui-way-tonight = Tonight: { $places }.
ui-way-later = Swells tonight, then: { $places }.
ui-way-pushes = It pushes its way.
ui-always = Always:
ui-teaches = Teaches { $class }
ui-no-power = Power Cut: gives nothing
ui-place-danger = Deadly at dusk for Helpless and Settlers
ui-hazard-fire = Fire: 1 wound at dusk for all here. Kills Helpless and Settlers here and next door. Restore: { $cost } Exp
ui-hazard-contam = Poison: 1 wound at dusk for all here. Kills Helpless and Settlers here and next door. Restore: { $cost } Exp
ui-pawn = { $name }, { $settlement }, health { $left } of { $health }
ui-refugee-at = { $name }, { $settlement }
ui-minimap = The whole map: tap to look elsewhere
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-fit = Everything in sight
ui-float-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
ui-float-healed = +{ $count } health
ui-float-overrun = Overrun
ui-float-repelled = Held
ui-float-down = Down
ui-float-restored = Restored
ui-float-destroyed = Destroyed

## What hangs over the city

ui-rail = The siege
ui-days = Coming days
ui-reveals = reveal { $count } a day
ui-reveal-more = Reveal { $count } from now
ui-event-none = Nothing
ui-event-fortune = Fortune: all draw 1
ui-event-settlers = Settlers arrive
ui-event-doom = Doom: 1 card
ui-in-force = In force
ui-doom-of = Doom { $count } of 3
ui-nothing-in-force = Nothing today
ui-skills-no = Nothing overrules this
ui-short-DC-01 = Attack −1 die
ui-short-DC-02 = Defence −1 die
ui-short-DC-03 = A Power Cut
ui-short-DC-04 = A Fire
ui-short-DC-05 = A leak
ui-short-DC-06 = 1 step less
ui-short-DC-07 = No Trade
ui-short-DC-08 = No Search
ui-short-DC-09 = No Aid
ui-short-DC-10 = All lose 1 token
ui-short-DC-11 = No healing
ui-short-DC-12 = 1 more horde
ui-short-DC-13 = Level 1 swells
ui-short-DC-14 = −2 Exp
ui-short-DC-15 = 1 more Doom
ui-short-DC-16 = Ammo blank
ui-short-DC-17 = Explosives blank
ui-short-DC-18 = Gasoline blank
ui-short-DC-19 = Barricades blank
ui-short-DC-20 = Supplies blank
ui-short-DC-21 = −1 Garrison
ui-short-DC-22 = −1 tower
ui-short-DC-23 = No range, no split
ui-short-DC-24 = 1 wound
ui-short-DC-25 = No cards
ui-short-DC-26 = Develop +1 Exp
ui-short-DC-27 = Nobody flees
ui-short-DC-28 = Reveal at Swell
ui-short-DC-29 = Nothing
ui-short-C-NOHEAL = No healing
ui-short-C-JAM = Next to it −1 die
ui-short-C-SIEGE = No aid next to it
ui-short-C-LOCK = No Trade
ui-tomorrow = Tomorrow
ui-doom-full = full: the next one costs 3 Exp
ui-deck = Horde deck
ui-final-in = { $count ->
    [one] The Final Encounter is the last card
   *[other] Final Encounter in the last { $count }
}
ui-final-out = The Final Encounter is out
ui-finals-gone = Final Encounters destroyed
ui-refugee-guarded = { $settlement }, guarded
ui-refugee-alone = { $settlement }, nobody guards
ui-refugee-safe = { $settlement }, safe tonight
ui-refugee-danger = { $cause ->
    [contam] Contamination near: lost at dusk
   *[fire] Fire near: lost at dusk
}
ui-store = Store
ui-in-store = { $count } in the Store
ui-tonight = Tonight
ui-move-count = { $count ->
    [one] 1 moves
   *[other] { $count } move
}
ui-quiet-night = No horde moves.
ui-later = a night later
ui-stopped = stopped by the plan
ui-defended = can be defended
ui-dusk = { $cause ->
    [fire] Dusk: fire hurts { $name }
   *[contam] Dusk: poison hurts { $name }
}
ui-stake = At stake: { $settlements ->
    [one] 1 settlement and Doom card
   *[other] { $settlements } settlements and Doom cards
}, wounds { $wounds }
ui-plan-stops = Your plan stops { $count } of { $of }

## Mats

ui-mats = Survivors
ui-nobody-yet = Nobody is in play yet.
ui-carries = Carries { $held } of { $slots }
ui-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
ui-slots-free = { $count } free
ui-hand = Hand { $held } of { $limit }
ui-hand-of = Hand: { $name }
ui-no-cards = No cards
ui-choose = Choose { $name }
ui-open-mat = Look at { $name }
ui-status-active = acts
ui-status-done = Done
ui-status-to-act = To act
ui-status-down = Down
ui-used = used
ui-tick-move = Move
ui-tick-steps = { $left }/{ $of }
ui-tick-develop = Dev.
ui-tick-trade = Trade
ui-tick-main = Main
ui-tick-extra = Att. +1
ui-card-play = Play now
ui-card-used = Used today
ui-card-built = Built
ui-card-schematic = Schematic
# Where long words may be parted on a narrow card, at the hyphen.
ui-joints = Contam-ination Flame-thrower incapaci-tated
ui-window-open = Morning
ui-window-turn = In a turn
ui-window-preroll = Before a roll
ui-window-roll = After a roll
ui-window-night = At nightfall
ui-window-strike = When struck
ui-window-wound = When wounded
ui-window-doom = Against Doom
ui-window-dusk = At dusk

## Questions and answers

ui-tab-board = City
ui-tab-people = Team
ui-ask-aside = Play one of your cards?
ui-ask-strike = Choose the hordes to strike.
ui-standing-window = Play a card before something happens
ui-standing-reveal = Which hex is revealed
ui-standing-who = Who acts next
ui-standing-horde-next = Which of several hordes moves first
ui-standing-horde-path = Which of several ways a horde takes
ui-standing-first = The first of them
ui-context-entered = A horde enters: { $settlement }
ui-context-turn = { $name } at { $settlement }
ui-context-reveals = { $count ->
    [one] 1 still to reveal
   *[other] { $count } still to reveal
}
ui-context-attack = { $name } attacks from { $settlement }
ui-context-mini = { $name }: an attack with one die
ui-context-defence = { $name } defends { $settlement } against { $horde }
ui-context-auto = { $settlement } defends itself against { $horde }
ui-on-map = Choose on the map.
ui-move-on-map = To move, choose a settlement on the map.
ui-lay-hint = Press a horde, or drag a die onto it. Nothing is spent until you strike.
ui-aid = Aid
ui-special = Ability
ui-search-note = draws a card
ui-search-over = draws a card, then one goes
ui-up-to = up to { $chance }
ui-hopeless = cannot succeed
ui-exp-left = { $exp } Exp
ui-cost = { $cost } Exp
ui-play-card = Play a card
ui-cards-count = { $count ->
    [one] 1 possible
   *[other] { $count } possible
}
ui-chance = Chance
ui-trade-give = Give
ui-trade-take = Take
ui-dice = Dice
ui-dice-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
ui-cards = Cards
ui-doom = Doom
ui-tank = Tank
ui-blank = blank
ui-as = as
ui-doom-die-skull = Doom die: skull
ui-doom-die-doom = Doom die: a Doom card
ui-doom-die-blank = Doom die: blank
ui-reroll-die = Re-roll { $face }
ui-uses-card = uses the card
ui-lay = Lay dice on it
ui-take-back = Take the dice back
ui-cannot-pay = The dice do not match
ui-certain = certain
ui-lacks = does not match yet
ui-pay-otherwise = Pay in another way ({ $number } of { $of })
ui-strike = { $count ->
    [one] Strike 1 horde
   *[other] Strike { $count } hordes
}
move-join-sure = Sure? A survivor joins tomorrow morning.
move-leave-sure = Sure? Your survivors leave at the end of this phase.
move-cancel-sure = Sure? The request is taken back.
move-leave-other = Send away
move-cancel-other = Take the request back

## The log and the end

position-showcase = Day 7: the Soldier has attacked from the Military Barracks, and the dice lie on the table.
position-last-night = Day 15: the deck is empty, and the Final Encounter stands before the Armoury.
ui-end-kicker-won = Held until day { $day }
ui-end-kicker-lost = Fallen on day { $day }
ui-finished = Finished on **day { $day }**
ui-end-title-won = The city stands
ui-end-title-lost = The city has fallen
ui-rank-note = { $destroyed ->
    [one] 1 horde
   *[other] { $destroyed } hordes
} destroyed, { $exp } Exp unspent. All win or lose together.
ui-curves-title = The siege, day by day
ui-curve-exp = Exp
ui-curve-hordes = Hordes
ui-curve-destroyed = Destroyed

## What each contributed, at the end

deed-destroyed = { $count ->
    [one] **1 horde** destroyed
   *[other] **{ $count } hordes** destroyed
}
deed-developed = { $count ->
    [one] **1 development** made
   *[other] **{ $count } developments** made
}
deed-built = { $count ->
    [one] **1 schematic** built
   *[other] **{ $count } schematics** built
}
deed-learned = { $count ->
    [one] **1 skill** learned
   *[other] **{ $count } skills** learned
}
deed-aided = { $count ->
    [one] **1 aid** used
   *[other] **{ $count } aids** used
}
deed-searched = { $count ->
    [one] searched **once**
   *[other] searched **{ $count } times**
}
deed-traded = { $count ->
    [one] **1 thing** traded
   *[other] **{ $count } things** traded
}
deed-moved = { $count ->
    [one] **1 step** walked
   *[other] **{ $count } steps** walked
}

# What moves are good for, and what they risk: after "it"

merit-tonight = stops { $count } of { $of } { $of ->
    [one] horde
   *[other] hordes
 } due tonight
merit-destroys = destroys { $count ->
    [one] 1 horde
   *[other] { $count } hordes
 }
merit-hunted = keeps { $count ->
    [one] 1 horde
   *[other] { $count } hordes
 } from the Helpless tonight
merit-endangered = takes { $count } of { $before } in need out of danger
merit-unmet = meets { $count } of { $of } { $of ->
    [one] horde
   *[other] hordes
 } due tonight with a defence
merit-able = brings { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
 } back on their feet
merit-free = frees { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }: { $after } then
merit-frees = has more free settlements tomorrow
merit-stands = keeps every free settlement until tomorrow
merit-unhurt = keeps everybody from new wounds until tomorrow
merit-heals = heals { $count } of { $before } { $before ->
    [one] wound
   *[other] wounds
 }
merit-hazards = clears { $count } of { $before } fires and contaminations
merit-power = brings power back to { $count } of { $before } dark { $before ->
    [one] settlement
   *[other] settlements
 }
merit-guards = puts somebody beside { $count } more in need
merit-skills = teaches { $count ->
    [one] 1 skill
   *[other] { $count } skills
 }
merit-defences = adds { $count ->
    [one] 1 defence
   *[other] { $count } defences
 }: { $after } then
merit-exp = brings { $count } Exp: { $after } then
merit-cards = brings { $count ->
    [one] 1 Fortune card
   *[other] { $count } Fortune cards
 }
merit-resources = brings { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
merit-known = tells what { $count ->
    [one] 1 more horde is
   *[other] { $count } more hordes are
 }
merit-targets = brings { $count ->
    [one] 1 more horde
   *[other] { $count } more hordes
 } within reach
risk-hunted = leaves { $after ->
    [one] 1 horde
   *[other] { $after } hordes
 } an open way to the Helpless
risk-endangered = leaves { $after } in need in danger
risk-unmet = leaves { $after } of { $of } { $of ->
    [one] horde
   *[other] hordes
 } due tonight without a defence
risk-able = costs { $count ->
    [one] 1 able survivor
   *[other] { $count } able survivors
 }
risk-free = loses { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }: { $after } left
risk-stands = loses a settlement by tomorrow
risk-unhurt = brings new wounds by tomorrow

## What somebody plans, after their name; and what can be said without writing it

plan-move = { $who ->
    [you] walk to the { $where }
   *[other] walks to the { $where }
}
plan-restore = { $who ->
    [you] restore the settlement
   *[other] restores the settlement
}
plan-bulwark = { $who ->
    [you] build a Bulwark
   *[other] builds a Bulwark
}
plan-garrison = { $who ->
    [you] build a Garrison
   *[other] builds a Garrison
}
plan-watchtower = { $who ->
    [you] build a Watchtower
   *[other] builds a Watchtower
}
plan-schematic = { $who ->
    [you] build a schematic
   *[other] builds a schematic
}
plan-first_skill = { $who ->
    [you] learn a skill
   *[other] learns a skill
}
plan-revive = { $who ->
    [you] revive somebody
   *[other] revives somebody
}
plan-turret = { $who ->
    [you] build a Turret
   *[other] builds a Turret
}
plan-fortress = { $who ->
    [you] build a Fortress
   *[other] builds a Fortress
}
plan-second_skill = { $who ->
    [you] learn a second skill
   *[other] learns a second skill
}
plan-trade = { $who ->
    [you] trade with those here
   *[other] trades with those here
}
plan-attack = { $who ->
    [you] attack
   *[other] attacks
}
plan-aid = { $who ->
    [you] ask for aid at the { $settlement }
   *[other] asks for aid at the { $settlement }
}
plan-search = { $who ->
    [you] search for a card
   *[other] searches for a card
}
plan-special = { $who ->
    [you] use what the { $ability } can do
   *[other] uses what the { $ability } can do
}
plan-place-trap = { $who ->
    [you] place the Trap
   *[other] places the Trap
}
plan-hospital = { $who ->
    [you] heal a wound
   *[other] heals a wound
}
plan-dismount = { $who ->
    [you] leave the Tank
   *[other] leaves the Tank
}
plan-play = { $who ->
    [you] play { $card }
   *[other] plays { $card }
}
plan-end = { $who ->
    [you] end the turn
   *[other] ends the turn
}
quick-need-ammo = I need Ammo.
quick-need-barricades = I need Barricades.
quick-hold-it = Hold this one!
quick-leave-it = Leave this one.
quick-save-exp = Save the Exp.
