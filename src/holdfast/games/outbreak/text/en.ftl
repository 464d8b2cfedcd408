### Outbreak in English: everything a player reads.

game-title = Outbreak
game-tagline = Defend the city together until the last horde is destroyed.
game-time = 2 h
game-kind = Together
game-milestone-whole-city = Victory with no settlement overrun
game-milestone-very-hard = Victory on Very Hard
goal = { $players ->
    [one] Destroy every horde
   *[other] Destroy every horde together
} ({ $hordes } left{ $finals ->
    [0] {""}
    [one] , the Final Encounter among them
   *[other] , { $finals } Final Encounters among them
}). You lose if the Helpless are lost, all survivors are incapacitated, a Final Encounter reaches the Main Base, or day 39 ends.
goal-after = { $phase ->
    [setup] Then the first day begins.
    [opening] Then the survivors act, one after the other.
    [survivors] When all have acted, night falls: { $count ->
        [0] no horde moves.
        [one] 1 horde moves.
       *[other] { $count } hordes move.
    }
   *[zombies] Then fire and contamination wound survivors at dusk, and a new day begins.
}
game-progress = { $day ->
    [0] Setup
   *[other] Day { $day }: { $hordes ->
        [one] 1 horde
       *[other] { $hordes } hordes
    } around the city, { $exp } Exp
}
ui-headline = Day { $day }: { $hordes ->
    [one] 1 horde
   *[other] { $hordes } hordes
} around the city, { $exp } Exp

## Survivors

survivor-assassin = Assassin
survivor-assassin-note = Makes one more Attack with a single die each turn.
survivor-diplomat = Diplomat
survivor-diplomat-note = May also request Aid from a free settlement next to their own.
survivor-mercenary = Mercenary
survivor-mercenary-note = Re-rolls one die in each roll, and once a day a second one when alone.
survivor-pilot = Pilot
survivor-pilot-note = Once a turn flies to any free settlement and may take a passenger.
survivor-professor = Professor
survivor-professor-note = Starts each Survivor Phase with 2 Exp for the team.
survivor-sentinel = Sentinel
survivor-sentinel-note = Once a turn puts a free Garrison on their settlement.
survivor-sharpshooter = Sharpshooter
survivor-sharpshooter-note = Attacks at distance 2 from a Watchtower, the Mountain Pass or the Castle Ruin.
survivor-soldier = Soldier
survivor-soldier-note = Makes one more Attack each turn.
survivor-survivalist = Survivalist
survivor-survivalist-note = May use the Doom die in any Defence Roll.
survivor-technician = Technician
survivor-technician-note = Pays 1 Exp less for each development.
# The same in sentences of the log and in prompts, which say *the* themselves.
survivor-told-assassin = Assassin
survivor-told-diplomat = Diplomat
survivor-told-mercenary = Mercenary
survivor-told-pilot = Pilot
survivor-told-professor = Professor
survivor-told-sentinel = Sentinel
survivor-told-sharpshooter = Sharpshooter
survivor-told-soldier = Soldier
survivor-told-survivalist = Survivalist
survivor-told-technician = Technician

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
# Where a hex lies that has no name of its own: north is up on the map.
place-beside = { $direction ->
    [east] east of
    [north-east] northeast of
    [north-west] northwest of
    [west] west of
    [south-west] southwest of
   *[south-east] southeast of
} { $settlement }
place-centre = in the centre
centre-of = the centre
settlement-of-MB = the Main Base
settlement-of-SE-ARM = the Armoury
settlement-of-SE-CAS = the Castle Ruin
settlement-of-SE-CHU = the Church
settlement-of-SE-COM = the Command Centre
settlement-of-SE-DES = the Desert Plains
settlement-of-SE-FAL = the Fallout Shelter
settlement-of-SE-FAR = the Farm House
settlement-of-SE-FOR = the Forest
settlement-of-SE-FRE = the Freeway
settlement-of-SE-GAR = the Garage
settlement-of-SE-HOS = the Hospital
settlement-of-SE-LAB = the Laboratory
settlement-of-SE-LIB = the Library
settlement-of-SE-MOU = the Mountain Pass
settlement-of-SE-MIL = the Military Barracks
settlement-of-SE-POL = the Police Station
settlement-of-SE-SAW = the Sawmill
settlement-of-SE-SHO = the Shopping Mall
settlement-of-SE-SLU = the Slums
settlement-of-SE-TAN = the Tank Yard
settlement-of-SE-TOW = the Town Hall
settlement-of-SE-WHA = the Wharf
settlement-of-SE-WOR = the Workshop
passive-SE-CAS = +3 dice in defence
passive-SE-FAL = No wounds from overruns, fire or contamination, no harmful fallout
passive-SE-FOR = No Garrisons
passive-SE-FRE = No survivor can defend here
passive-SE-GAR = −1 die in defence
passive-SE-HOS = Remove a wound in your turn, once a day
passive-SE-MOU = Shows facedown hordes next to it
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
aid-SE-DES-1 = Discard a card to remove a wound
aid-SE-DES-2 = 1 × Explosives
aid-SE-FAL-1 = 1 × Supplies
aid-SE-FAR-1 = Roll for a resource
aid-SE-FAR-2 = 1 Ammo
aid-SE-FOR-1 = 1 × Barricades
aid-SE-FRE-1 = 1 × Gasoline and 1 × Supplies
aid-SE-GAR-1 = 2 Gasoline
aid-SE-HOS-1 = 1 × Supplies
aid-SE-LAB-1 = Leave two equal tokens: all hordes need one less of that kind
aid-SE-LAB-2 = 1 × Explosives
aid-SE-LIB-1 = 1 Exp
aid-SE-MOU-1 = Roll for a resource
aid-SE-MIL-1 = 1 Ammo
aid-SE-POL-1 = 1 Ammo
aid-SE-SAW-1 = 2 Barricades
aid-SE-SHO-1 = Roll for two resources
aid-SE-SLU-1 = Exchange a token
aid-SE-SLU-2 = 1 × Barricades
aid-SE-TAN-1 = Leave 1 Gasoline to drive the Tank
aid-SE-TOW-1 = Restore up to two settlements
aid-SE-TOW-2 = 1 × Supplies
aid-SE-WHA-1 = Move somebody else anywhere
aid-SE-WHA-2 = 1 × Explosives or 1 × Gasoline
aid-SE-WOR-1 = Take a Trap
aid-SE-WOR-2 = 1 × Explosives
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
face-K = Skull
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
refugee-helpless = Helpless
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
kind-zombie-note = Has no special rule.
kind-looter = Looter
kind-looter-note = Needs a skull, which must be rolled.
kind-chimera = Chimera
kind-chimera-note = Nobody can heal while it is in play.
kind-quick = Quick
kind-quick-note = Starts at Swell and returns to it, so it moves every night.
kind-flaming = Flaming
kind-flaming-note = Wounds survivors next to it with fire at dusk.
kind-toxic = Toxic
kind-toxic-note = Wounds survivors next to it with contamination at dusk.
kind-hollow = Hollow Ones
kind-hollow-note = Moves towards the Helpless.
kind-giant = Giant
kind-giant-note = Must be defeated twice.
kind-wild = Wild
kind-wild-note = Overruns as soon as it is revealed, and again every night.
kind-final = Final Encounter
kind-final-note = Must not reach the Main Base.
horde-name = { $kind } (Level { $level })
# The same in sentences: as their first words, and within them.
horde-told = A Level { $level } { $kind } horde
horde-met = a Level { $level } { $kind } horde
horde-there = { $horde }, { $place }
horde-unknown = Unknown horde
final-FE1-1 = The Butcher
final-FE1-1-note = Its overruns cause 2 wounds.
final-FE1-2 = Mother of Flies
final-FE1-2-note = Puts Contamination on a settlement next to it every night.
final-FE1-3 = Siege Colossus
final-FE1-3-note = Must be defeated twice.
final-FE1-4 = Sprinting King
final-FE1-4-note = Moves every night.
final-FE1-5 = The Choir
final-FE1-5-note = No Trade while it is in play.
final-FE1-6 = Ash Walker
final-FE1-6-note = Puts Fire on a settlement next to it every night.
final-FE1-7 = The Warden
final-FE1-7-note = No Aid and no Search on settlements next to it.
final-FE2-1 = Leviathan
final-FE2-1-note = Must be defeated twice; attacks from next to it roll one die less.
final-FE2-2 = Hollow King
final-FE2-2-note = Moves towards the Helpless.
final-FE2-3 = Plague Saint
final-FE2-3-note = Puts Contamination next to it every night; nobody can heal.
final-FE2-4 = Inferno
final-FE2-4-note = Puts Fire next to it every night; you draw a Doom card when it is revealed.
final-FE2-5 = The General
final-FE2-5-note = Hordes revealed from now on start at Swell; you reveal one more at once.
final-FE2-6 = Twin Horror
final-FE2-6-note = Must be defeated twice, moves every night, wounds survivors next to it when it is revealed.
icon-C-NOHEAL = Nobody can heal while it is in play
icon-C-FIRE = Fire on a settlement next to it
icon-C-TOXIN = Contamination on a settlement next to it
icon-C-POWER = Power Cut on a settlement next to it
icon-C-DOOM = Draw a Doom card
icon-C-ALARM = Reveal one more horde
icon-C-DREAD = Lose 1 Exp
icon-C-JAM = Attacks from next to it roll one die less
icon-C-SIEGE = No Aid and no Search on settlements next to it
icon-C-LOCK = No Trade while it is in play
icon-C-BITE = Survivors next to it take a wound
icon-F-CARD = Draw a Fortune card
icon-F-RES-G = 1 Gasoline
icon-F-RES-B = 1 × Barricades
icon-F-RES-A = 1 Ammo
icon-F-RES-S = 1 × Supplies
icon-F-RES-E = 1 × Explosives
icon-F-SCAV = Roll for a resource
icon-F-HEAL = Remove a wound
icon-F-EXP = 1 more Exp
icon-F-DOOM = Draw a Doom card
icon-F-BLAST = Take a wound
icon-F-SPILL = Contamination on your settlement
icon-F-EMBER = Fire on your settlement

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
card-FC-10-rule = Turn one die of this roll to its skull.
card-FC-11 = Covering Fire
card-FC-11-rule = Two extra dice for this roll.
card-FC-12 = Petrol Bomb
card-FC-12-rule = Destroys a revealed Level 1 horde next to the holder.
card-FC-13 = Airstrike
card-FC-13-rule = Destroys any revealed horde up to Level 3.
card-FC-14 = Roadblock
card-FC-14-rule = The attacking horde stays where it is and starts over.
card-FC-15 = Sandbags
card-FC-15-rule = A free settlement gets a Bulwark.
card-FC-16 = Night Watch
card-FC-16-rule = One or two revealed hordes do not act tonight.
card-FC-17 = Decoy Flares
card-FC-17-rule = One or two hordes go back from Swell to Outbreak.
card-FC-18 = Evacuation Bus
card-FC-18-rule = The Helpless or Settlers move up to two steps.
card-FC-19 = Helicopter Lift
card-FC-19-rule = Move a survivor, the Helpless or Settlers to any free settlement.
card-FC-20 = False Alarm
card-FC-20-rule = The Doom card that would be drawn now is not drawn.
card-FC-21 = Good News
card-FC-21-rule = Discard an Active Doom card that is not marked “Skills No”.
card-FC-22 = Scouting Report
card-FC-22-rule = Look at up to 5 facedown hordes; reveal one less today.
card-FC-23 = Field Promotion
card-FC-23-rule = The team gains 3 Exp.
card-FC-24 = Clean-up Crew
card-FC-24-rule = Restores one settlement for free.
card-FC-25 = Body Armour
card-FC-25-rule = One survivor ignores one wound.
card-FC-26 = Second Wind
card-FC-26-rule = Revive an incapacitated survivor without Exp.
card-FC-27 = Militia
card-FC-27-rule = A free settlement gets a Garrison.
card-FC-28 = Booby Trap
card-FC-28-rule = A free settlement gets a Trap.
card-FC-29 = Forced March
card-FC-29-rule = The active survivor has 2 more steps this turn.
card-SC-01 = Chainsaw
card-SC-01-rule = +1 die for the holder’s Attack Rolls.
card-SC-02 = Flamethrower
card-SC-02-rule = Gasoline tokens match any resource in the holder’s rolls.
card-SC-03 = Riot Shield
card-SC-03-rule = +1 die for the holder’s Defence Rolls.
card-SC-04 = Sniper Rifle
card-SC-04-rule = The holder can attack one horde at distance 2 instead.
card-SC-05 = Surgical Kit
card-SC-05-rule = Once a day a survivor on the holder’s settlement removes a wound.
card-SC-06 = Mortar
card-SC-06-rule = Once a day turn a die of an Attack Roll to Explosives.
card-SC-07 = Hazmat Suit
card-SC-07-rule = Fire and contamination do not wound the holder.
card-SC-08 = Pack Frame
card-SC-08-rule = +2 slots for the holder.
card-SC-09 = Motorbike
card-SC-09-rule = The holder has 1 more step.
card-SC-10 = Radio Set
card-SC-10-rule = The holder’s Trade reaches every settlement.

## Doom cards

doom-DC-01 = Heavy Rain
doom-DC-01-rule = Attack Rolls have one die less today.
doom-DC-02 = Panic
doom-DC-02-rule = Survivors’ Defence Rolls have one die less today.
doom-DC-03 = Blackout
doom-DC-03-rule = Put a Power Cut on a free settlement of your choice.
doom-DC-04 = Wildfire
doom-DC-04-rule = Put Fire on a random free outer settlement.
doom-DC-05 = Chemical Leak
doom-DC-05-rule = Put Contamination on a random free outer settlement.
doom-DC-06 = Exhaustion
doom-DC-06-rule = Survivors have one step less today.
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
doom-DC-13-rule = Level 1 hordes at Outbreak go to Swell.
doom-DC-14 = Low Morale
doom-DC-14-rule = Lose 2 Exp.
doom-DC-15 = Bad Omen
doom-DC-15-rule = Draw one more Doom card.
doom-DC-16 = Jammed Guns
doom-DC-16-rule = Ammo on dice does not count today.
doom-DC-17 = Damp Powder
doom-DC-17-rule = Explosives on dice do not count today.
doom-DC-18 = Dry Tanks
doom-DC-18-rule = Gasoline on dice does not count today.
doom-DC-19 = Rotten Timber
doom-DC-19-rule = Barricades on dice do not count today.
doom-DC-20 = Hunger
doom-DC-20-rule = Supplies on dice do not count today.
doom-DC-21 = Deserters
doom-DC-21-rule = Remove a Garrison; if there is none, lose 1 Exp.
doom-DC-22 = Sabotage
doom-DC-22-rule = Remove a Watchtower or Turret; if there is none, lose 1 Exp.
doom-DC-23 = Thick Fog
doom-DC-23-rule = Attacks today reach only hordes next to you and strike only one. Nothing overrules this.
doom-DC-24 = Old Injuries
doom-DC-24-rule = The survivor with the fewest wounds takes one.
doom-DC-25 = Lost Comms
doom-DC-25-rule = Fortune cards cannot be played today. Nothing overrules this.
doom-DC-26 = Red Tape
doom-DC-26-rule = Every development costs 1 Exp more today.
doom-DC-27 = Cave-in
doom-DC-27-rule = The Helpless and Settlers take no step today.
doom-DC-28 = Feeding Frenzy
doom-DC-28-rule = Hordes revealed today start at Swell. Nothing overrules this.
doom-DC-29 = Quiet Night
doom-DC-29-rule = Nothing happens.

## Skills

skill-ST-01 = Brawler
skill-ST-01-rule = +1 die in your Attack Rolls.
skill-ST-02 = Giant Killer
skill-ST-02-rule = +2 dice in attacks while next to a Level 4 horde.
skill-ST-03 = Resilience
skill-ST-03-rule = +1 die in attacks while next to a Level 1 horde.
skill-ST-04 = Iron Body
skill-ST-04-rule = +1 Health and +1 slot.
skill-ST-05 = Shield Wall
skill-ST-05-rule = +1 die in your Defence Rolls.
skill-ST-06 = Pack Mule
skill-ST-06-rule = +2 slots.
skill-ST-07 = Last Stand
skill-ST-07-rule = +2 dice in Defence Rolls while you are wounded.
skill-ST-08 = Bodyguard
skill-ST-08-rule = Once a day you may take a wound for somebody here.
skill-ST-09 = Demolition Expert
skill-ST-09-rule = Before each attack collect 1 × Explosives.
skill-ST-10 = Carpenter
skill-ST-10-rule = Before each attack collect 1 × Barricades.
skill-ST-11 = Heavy Swing
skill-ST-11-rule = Re-roll one die in each Attack Roll.
skill-ST-12 = Fortifier
skill-ST-12-rule = Once a turn return 1 × Barricades for a Bulwark here.
skill-IN-01 = Artillery
skill-IN-01-rule = Once a day attack one horde at distance 2 with +1 die, without schematics.
skill-IN-02 = Engineer
skill-IN-02-rule = Your developments cost 1 Exp less.
skill-IN-03 = Medic
skill-IN-03-rule = Once a turn somebody here removes a wound.
skill-IN-04 = Tactician
skill-IN-04-rule = Re-roll one die in each of your rolls.
skill-IN-05 = Scavenger
skill-IN-05-rule = Draw one more card when you Search.
skill-IN-06 = Quartermaster
skill-IN-06-rule = Aid that names a resource gives one more.
skill-IN-07 = Scholar
skill-IN-07-rule = The team gains 1 Exp at the start of each Survivor Phase.
skill-IN-08 = Chemist
skill-IN-08-rule = Once a turn exchange a token for any other.
skill-IN-09 = Negotiator
skill-IN-09-rule = Your Trade reaches settlements next to yours.
skill-IN-10 = Cool Head
skill-IN-10-rule = Doom cards do not change your dice.
skill-IN-11 = Forecaster
skill-IN-11-rule = Once a turn look at a Drawn Doom card; you may put it under the deck and draw another.
skill-IN-12 = Saboteur
skill-IN-12-rule = Once a turn return 1 × Explosives to set a horde next to you back to Outbreak.
skill-DX-01 = Sprinter
skill-DX-01-rule = +1 step.
skill-DX-02 = Marksman
skill-DX-02-rule = You can attack one horde at distance 2 instead.
skill-DX-03 = Quick Hands
skill-DX-03-rule = Re-roll one die in each of your rolls.
skill-DX-04 = Dodge
skill-DX-04-rule = Once a day an overrun does not wound you.
skill-DX-05 = Gunslinger
skill-DX-05-rule = Before each attack collect 1 Ammo.
skill-DX-06 = Firestarter
skill-DX-06-rule = Before each attack collect 1 Gasoline.
skill-DX-07 = Forager
skill-DX-07-rule = Before each attack collect 1 × Supplies.
skill-DX-08 = Trapper
skill-DX-08-rule = Once a turn, return 2 tokens to place a Trap here.
skill-DX-09 = Free Runner
skill-DX-09-rule = You can move through overrun settlements.
skill-DX-10 = Lookout
skill-DX-10-rule = Once a turn look at one or two facedown hordes next to you.
skill-DX-11 = Off-hand
skill-DX-11-rule = Once a turn make one more Attack with a single die.
skill-DX-12 = Lucky
skill-DX-12-rule = Once a day turn one die you rolled to its skull.

## Options

option-players = Players
option-difficulty = Difficulty
value-difficulty-normal = normal
value-difficulty-hard = hard
value-difficulty-very_hard = very hard
value-difficulty-ridiculous = ridiculous
value-difficulty-custom = custom
option-city_layout = City
value-city_layout-compact = compact
value-city_layout-random = random
value-city_layout-manual = placed by the players
option-team = Survivors
value-team-own = chosen by the players
value-team-ready = ready-made team
option-team_policy = Team decisions
value-team_policy-anyone = anyone answers
value-team_policy-lead = the player who leads answers
option-low_levels = Low levels only
value-low_levels-off = off
value-low_levels-on = on
option-no_icons = No contamination or fallout icons
value-no_icons-off = off
value-no_icons-on = on
option-no_exp = No Exp or skills
value-no_exp-off = off
value-no_exp-on = on
option-no_fortune = No Fortune cards
value-no_fortune-off = off
value-no_fortune-on = on
option-scaled_deck = Harder deck for 5 or more survivors
value-scaled_deck-off = off
value-scaled_deck-on = on
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
option-custom_finals = Custom deck: Final Encounters
value-custom_finals-1 = one of Level 1
value-custom_finals-2 = one of Level 2
value-custom_finals-1-1 = two of Level 1
value-custom_finals-2-1 = one of Level 2, one of Level 1
value-custom_finals-2-2 = two of Level 2
option-custom_1 = Custom deck: Level 1 hordes
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
option-custom_2 = Custom deck: Level 2 hordes
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
option-custom_3 = Custom deck: Level 3 hordes
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
option-custom_4 = Custom deck: Level 4 hordes
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
option-custom_5 = Custom deck: Level 5 hordes
value-custom_5-0 = 0
value-custom_5-1 = 1
value-custom_5-2 = 2
value-custom_5-3 = 3
value-custom_5-4 = 4
option-custom_6 = Custom deck: Level 6 hordes
value-custom_6-0 = 0
value-custom_6-1 = 1
value-custom_6-2 = 2
value-custom_6-3 = 3
preset-first = First siege
preset-first-note = You play two survivors of a ready-made team, and a bot plays the other two. The horde deck is about half as long as usual, and its hordes have no contamination or fallout icons.
preset-first-brief = ready-made team
preset-standard = Outbreak
preset-standard-note = The full game at Normal difficulty, about two hours.
preset-standard-brief = full game, 2 h
preset-simple = Simple Outbreak
preset-simple-note = To learn the siege: low Levels, no icons, no Exp and no Fortune cards.
preset-simple-brief = learn the siege
preset-hard = Hard
preset-hard-note = As long as the full game, with stronger hordes.
preset-hard-brief = stronger hordes
preset-very_hard = Very hard
preset-very_hard-note = About three hours, with a Final Encounter of Level 2.
preset-very_hard-brief = 3 h, Level 2 finale
preset-ridiculous = Ridiculous
preset-ridiculous-note = Every horde in the box and two Final Encounters.
preset-ridiculous-brief = every horde
preset-builder = City builders
preset-builder-note = You place the settlements of the city yourselves.
preset-builder-brief = place it yourselves

## Questions

ask-setup-base = Where do you place the Main Base? Almost all hordes move towards it.
ask-setup-surv = { $each ->
    [one] Which survivor do you play?
   *[other] Which survivor do you play ({ $number } of { $each })?
}
ask-setup-tile = Which settlement do you place next? { $left ->
    [one] Only one is left.
   *[other] { $left } are left.
}
ask-setup-hex = Where do you place the { $settlement }? Hordes reach the outer places first.
ask-join = You join on day { $day }. Which survivor do you play?
ask-window = { $cards ->
    [one] A card can be played now.
   *[other] { $cards } cards can be played now.
} Does anyone play one?
ask-window-open = Day { $day }: { $count ->
    [one] 1 horde is revealed
   *[other] { $count } hordes are revealed
} next. Does anyone play a card first?
ask-window-night = Night falls, and { $count ->
    [0] no horde moves.
    [one] 1 horde moves.
   *[other] { $count } hordes move.
} Does anyone play a card first?
ask-window-strike = { $horde } is about to enter the { $settlement }. { $stake ->
    [bulwark] A Bulwark will stop it.
    [defended] The { $survivor } can defend ({ $percent }% chance).
    [auto] Garrisons and Traps can defend ({ $percent }% chance).
    [helpless] The Helpless are alone there: you would lose the game!
   *[open] Nobody can defend.
} Does anyone stop it with a card?
ask-window-wound = The { $survivor } is about to take { $count ->
    [one] a wound
   *[other] { $count } wounds
}{ $cause ->
    [fire] {" "}from fire
    [contam] {" "}from contamination
    [overrun] {" "}from the overrun
   *[plain] {""}
}. That { $left ->
    [0] incapacitates them.
   *[other] leaves { $left } Health.
} Does anyone prevent it with a card?
ask-window-doom = A Doom card is about to be drawn for tomorrow. { $lost ->
    [0] { $count } of { $most } places are taken.
   *[other] All { $most } places are taken, so you lose { $lost } Exp instead.
} Does anyone cancel it with a card?
ask-window-dusk = It is dusk. { $count ->
    [0] {""}
   *[other] Fire or contamination wounds: { $names }.{" "}
}{ $refugees ->
    [helpless] The Helpless die, and you lose the game!{" "}
    [settlers] Settlers die.{" "}
   *[none] {""}
}Does anyone play a card first?
ask-card-arg = { $card }: { $what ->
    [horde] which horde do you choose?
    [place] which settlement do you choose?
    [survivor] who gets it?
    [piece] who is moved?
    [settlement] which settlement do you choose?
    [kind] which resource do you choose?
    [face] which die do you choose?
    [card] which card do you choose?
   *[other] what do you choose?
}
ask-reveal = Reveal { $count ->
    [one] 1 more horde
   *[other] { $count } more hordes
}, best where you can strike. Which one do you reveal?
ask-reveal-edge = { $horde } comes from the deck and needs { $needs }. Which Open Space does it enter?
ask-token-hex = { $source } puts this on a settlement: { $token }. { $kind ->
    [power] The settlement gives nothing until it is restored.
    [fire] At dusk it wounds everybody there. Helpless and Settlers die there and next to it.
    [contam] At dusk it wounds everybody there. Helpless and Settlers die there and next to it.
   *[other] It helps you to hold the settlement.
} Which settlement do you choose?
ask-settler = The Settlers are at the { $settlement }. Where do they go? On an Open Space they found a settlement.
ask-settler-tile = Which of { $count } settlements do the Settlers found here? It stays for the rest of the game.
ask-helpless = The Helpless are at the { $settlement }. { $state ->
    [danger] If they stay, they die at dusk, and you lose the game!
   *[other] { $count ->
        [0] As things stand, no horde comes there tonight.
       *[other] { $state ->
            [guarded] A horde may come there tonight, but a survivor guards them.
           *[other] A horde may come there tonight, and nobody guards them!
        }
    }
} Do they stay or take a step?
ask-who = { $waiting ->
    [one] Who acts next? Only one survivor has not acted yet.
   *[other] Who acts next? { $waiting } survivors have not acted yet.
} { $count ->
    [0] No horde moves tonight.
    [one] Start with a survivor who can stop the horde that moves tonight.
   *[other] Start with a survivor who can stop one of tonight’s { $count } hordes.
}
ask-turn = The { $survivor } is at the { $settlement }. { $count ->
    [0] As things stand, no horde comes here tonight.
    [one] 1 horde may come here tonight.
   *[other] { $count } hordes may come here tonight.
}{ $hazard ->
    [fire] {" "}Fire wounds everybody here at dusk.
    [contam] {" "}Contamination wounds everybody here at dusk.
   *[none] {""}
} What do you do?
ask-dev-hex = Where do you build it: { $development } ({ $cost } Exp)?
ask-dev-who = Who does the { $survivor } revive for { $cost } Exp? They get up where they are and lose up to 3 wounds.
ask-dev-card = Which schematic does the { $survivor } build? It works from now on and stays in their hand.
ask-skill = Which skill does the { $survivor } keep?
ask-trade = The { $survivor } trades with: { $partners }. What do they exchange? The limits for tokens and cards count only after the trade.
ask-aid-arg = { $survivor }, { $source }: { $what ->
    [horde] which horde do you choose?
    [place] which settlement do you choose?
    [survivor] which survivor do you choose?
    [piece] who is moved?
    [settlement] which settlement do you choose?
    [kind] which resource do you choose?
    [face] which die do you choose?
    [card] which card do you choose?
   *[other] what do you choose?
}
ask-mods = You roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at the { $settlement }. Your best chance is { $percent }%, against { $horde }. Do you add anything? It is used up either way.
ask-mods-nothing = You roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at the { $settlement }, and no horde is in reach yet. Do you add anything?
ask-mods-defence = { $horde } needs { $needs }. You roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at the { $settlement } ({ $percent }% chance). Do you add anything? It is used up either way.
ask-roll = At the { $settlement }, these dice { $payable ->
    [0] defeat no horde yet.
    [one] can defeat 1 horde.
   *[other] can defeat one of { $payable } hordes.
} Do you keep the roll or change a die?
ask-roll-beaten = { $horde } is defeated and cannot enter the { $settlement }. Do you still want to change dice?
ask-roll-defence = { $horde } needs { $needs }, or it overruns the { $settlement }. You lack { $missing }. Do you change dice?
ask-target = Which horde does the { $survivor } strike? Lay dice on it. Dice that are left over are lost.
ask-pay = { $horde } is defeated. How do you pay { $missing }: with skulls or tokens?
ask-pay-defence = { $horde } is defeated if you pay { $missing }. How do you pay? If you do not, it overruns the { $settlement }.
ask-defender = { $horde } enters the { $settlement } and needs { $needs }. Who defends? If the roll fails, you get a Doom card{ $wounds ->
    [0] {""}
    [one] {" "}and 1 wound
   *[other] {" "}and { $wounds } wounds
}.
ask-auto = { $horde } enters the { $settlement } and needs { $needs }. No survivor is there. What do you use up against it?
ask-retreat = The { $who } must leave the { $settlement }. Where do they go?
ask-horde-next = Which of { $count } Level { $level } hordes moves first? Each settlement has one Defence Roll a night.
ask-horde-path = { $horde } moves. Which way does it take? Choose one where it can be stopped.
ask-drop = The { $survivor } holds { $count ->
    [one] 1 token
   *[other] { $count } tokens
} and can carry { $slots }. Which token goes back to the Store?
ask-drop-lost = The { $survivor } loses { $count ->
    [one] the only token
   *[other] one of { $count } tokens
}. Which token goes back to the Store?
ask-discard = The { $survivor } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}, but only { $limit } are allowed. Which card is discarded?
ask-kind = The { $survivor } takes a resource. { $count ->
    [0] Tonight’s hordes need none of these.
   *[other] Tonight’s hordes need { $wanted }.
} Which resource do you take?
ask-doom-arg = { $doom }: { $rule } Who or what does it hit?
ask-doom-arg-horde = { $horde }: who or what does it hit?
ask-bodyguard = The { $survivor } is about to take a wound. Does the { $guard } take it instead? That leaves { $left } Health.

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
move-piece = Move them
move-kind = This resource
move-card = This card
move-skill = This skill
move-face = This die
move-slot = This card
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
move-pass = Play nothing
move-end = End the turn
move-end-phase = End the Survivor Phase
move-join = Ask to join
move-leave = Ask to leave
move-cancel = Withdraw the request

## The log

event-day-began = { $event ->
    [fortune] Day { $day }: each survivor draws a Fortune card.
    [settlers] Day { $day }: Settlers arrive.
    [doom] Day { $day }: you draw a Doom card.
   *[none] Day { $day } begins.
}
event-doom-drawn = A Doom card is drawn for tomorrow ({ $count } of 3).
event-doom-overflowed = The Doom tracker is full, so you lose { $lost } Exp.
event-doom-prevented = The Doom card is not drawn.
event-doom-active = Doom takes effect: { $doom }.
event-doom-discarded = { $was_active ->
    [1] Doom ends: { $doom }.
   *[0] A Doom card is discarded before it takes effect: { $doom }.
}
event-doom-peeked = You look at a Drawn Doom card: { $doom }.
event-doom-bottomed = { $doom } goes under the Doom deck, and another card takes its place.
event-horde-drawn = { $horde } comes from the deck.
event-revealed = { $swollen ->
    [1] { $horde } is revealed and is at Swell already.
   *[0] { $horde } is revealed.
}
event-replenished = { $count ->
    [one] 1 new horde closes in
   *[other] { $count } new hordes close in
} ({ $left } left in the deck).
event-put-down = New on the { $settlement }: { $piece }.
event-restored = You restore the { $settlement }.
event-settlers-came = Settlers arrive at the Main Base.
event-settlers-moved = The Settlers move from the { $from } to the { $to }.
event-settlers-lost = { $cause ->
    [hazard] Fire or contamination kills the Settlers at the { $settlement }.
   *[horde] The Settlers at the { $settlement } are lost.
}
event-helpless-moved = The Helpless move from the { $from } to the { $to }.
event-founded = The Settlers found a settlement: { $settlement }.
event-moved = The { $survivor } moves from the { $from } to the { $to }.
event-carried = The { $survivor } is carried from the { $from } to the { $to }.
event-retreated = The { $survivor } falls back from the { $from } to the { $to }.
event-gained = The { $survivor } collects { $count } × { $resource }.
event-returned = The { $survivor } returns { $count } × { $resource }.
event-drew = The { $survivor } draws { $card }.
event-discarded = The { $survivor } discards { $card }.
event-played = The { $survivor } plays { $card }.
event-healed = The { $survivor } removes { $count ->
    [one] a wound
   *[other] { $count } wounds
}.
event-wounded = The { $survivor } takes { $count ->
    [one] a wound
   *[other] { $count } wounds
}{ $type ->
    [fire] {" "}from fire
    [contam] {" "}from contamination
    [overrun] {" "}from the overrun
   *[plain] {""}
}.
event-spared = The { $survivor } is spared a wound ({ $ability }).
event-fell-down = The { $survivor } is incapacitated.
event-revived = The { $survivor } is back on their feet.
event-developed = The { $survivor } { $development ->
    [restore] restores the settlement
    [first_skill] learns a first skill
    [second_skill] learns a second skill
    [revive] revives a survivor
   *[other] develops the city
} ({ $exp } Exp).
event-learned = The { $survivor } learns { $skill }.
event-built = The { $survivor } builds the { $card } ({ $exp } Exp).
event-traded = The { $survivor } hands { $item } to the { $partner }.
event-aided = The { $survivor } requests Aid from the { $settlement }.
event-searched = The { $survivor } searches for a card.
event-used = { $source ->
    [profession] The { $survivor } uses the ability of their profession.
   *[other] The { $survivor } uses an ability: { $ability }.
}
event-trap-taken = The { $survivor } takes a Trap.
event-laboratory-filled = The { $survivor } leaves 2 × { $resource } at the Laboratory.
event-tank-manned = The { $survivor } drives the Tank.
event-tank-lost = The { $survivor } loses the Tank.
event-rolled = { $roll ->
    [attack] The { $survivor } attacks and rolls { $faces }.
    [mini] The { $survivor } attacks with one die and rolls { $faces }.
    [defence] The { $survivor } defends the { $settlement } and rolls { $faces }.
   *[auto] The defences of the { $settlement } roll { $faces }.
}
event-paid = { $horde } is matched. Dice: { $dice }. Tokens: { $tokens }.
event-destroyed = { $cause ->
    [laboratory] The Laboratory destroys { $met }.
    [card] A card destroys { $met }.
    [auto] Garrisons and Traps destroy { $met }.
   *[other] The { $survivor } destroys { $met }.
}
event-fallout = Fallout for the { $survivor }: { $fallout }.
event-repelled = { $cause ->
    [bulwark] A Bulwark stops { $met } at the { $settlement }.
   *[other] { $horde } is stopped at the { $settlement }.
}
event-overran = { $horde } overruns the { $settlement }.
event-asked-to-join = { $seat } wants to join.
event-asked-to-leave = { $seat } wants to leave.
event-cancelled = { $seat } withdraws the request.
event-left = { $seat } leaves the game.
event-took-over = { $seat } takes over the { $survivor }.
event-refused = There is no survivor left for { $seat } to play.
event-game-over = { $outcome ->
    [won] The last horde is destroyed. The city is saved on day { $day }.
    [team] All survivors are incapacitated. The city falls on day { $day }.
    [helpless] The Helpless are lost. The city falls on day { $day }.
    [base] The Final Encounter has reached the Main Base. The city falls on day { $day }.
    [city] No free settlement is left. The city falls on day { $day }.
    [time] Day { $day } ends, and the siege goes on. The city falls.
   *[abandoned] Everybody has left on day { $day }.
}

## Previews

preview-steps = Steps left: { $before } → { $after }
preview-exp = Exp: { $before } → { $after }
preview-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
preview-odds = { $horde }: { $percent }%
preview-hopeless = This cannot succeed: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and the tokens here match no horde
preview-stopped-there = Chance to stop it there: { $percent }%
preview-end-helpless = The Helpless are alone at the { $settlement }, and a horde may come
preview-end-fire = Fire at dusk: { $left ->
    [0] incapacitated
   *[other] −1 Health, { $left } left
}
preview-end-contam = Contamination at dusk: { $left ->
    [0] incapacitated
   *[other] −1 Health, { $left } left
}
preview-draws = Draws a Fortune card
preview-over-limit = Then discards { $count ->
    [one] 1 card
   *[other] { $count } cards
}
preview-unseen = Unknown hordes have Level { $whole }.{ $tenth } on average
preview-known = Known: { $horde }
preview-danger = Fire or contamination kills them here at dusk
preview-guarded = An able survivor guards them here
preview-alone = Nobody guards them here
preview-overrun = It overruns the { $settlement }
preview-bulwark = A Bulwark stops it
preview-pushes = Pushes another horde on: { $horde }
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
preview-unfinished = Ends the day before these act: { $names }
preview-keep-beats = The horde is defeated
preview-keep-lets-in = It overruns the { $settlement }
preview-keep-strikes = { $count ->
    [0] No horde can be struck
    [one] 1 horde can be struck
   *[other] { $count } hordes can be struck
}
preview-roll-kept = { $count ->
    [one] You keep the roll for 1 horde that may still come here
   *[other] You keep the roll for { $count } hordes that may still come here
}
preview-dice-lost = { $dice ->
    [one] 1 die is lost
   *[other] { $dice } dice are lost
}
preview-health-left = { $left ->
    [0] Incapacitates them
   *[other] Leaves { $left } Health
}
preview-reroll = Chance to defeat one more horde: { $percent }%
preview-fails = It overruns the { $settlement }

## Before a common mistake: what a coach says

caution-helpless = { $horde } can reach the Helpless at the { $settlement } tonight, and nobody guards them. If it enters, you lose the game.
caution-unguarded = { $horde } enters the { $settlement } tonight, and nobody is there to defend it. Defending costs no action: a survivor only has to stand there.
caution-dusk = If nothing changes, { $cause ->
    [fire] fire
   *[contam] contamination
} wounds the { $survivor } at dusk and { $left ->
    [0] incapacitates them.
   *[other] leaves { $left } Health.
}{ $way ->
    [step] {" "}Moving one step away is enough.
    [token] {" "}Restore the settlement, or leave it.
   *[none] {""}
}
caution-forlorn = Your chance is { $percent }%. { $horde } needs { $needs }, and you have { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.{ $better ->
    [0] {""}
   *[other] {" "}With one more token ({ $resource }) your chance would be { $better }%.
}
caution-idle-exp = You have { $exp } Exp, and this is the last turn of the day. A Watchtower costs 4, earns that back in four days and shows the hordes next to it.
caution-far-reveal = No survivor can get near enough to strike this horde today. Would you rather reveal one that somebody can reach?

## Why not

why-over = The game is over.
why-nobody = There is nothing to decide now.
why-other-question = First answer this: { $question }
why-base-place = The Main Base must stand within the blue border.
why-tile-laid = That settlement is placed already, or it is not part of this city.
why-no-site = Place the first settlements around the Main Base, then each one next to two others, within the red border.
why-taken = Somebody already plays this survivor.
why-no-horde-there = There is no horde there.
why-turned-up = That horde is revealed already.
why-not-open-space = It must enter on an Open Space next to the city.
why-one-step = They can stay or take one step to a free settlement next to them.
why-founding = They can stay, take one step to a free settlement, or found one on an Open Space next to them.
why-in-city = That settlement is in the city already.
why-piece-place = { $what } cannot stand there: it needs a free settlement, and some pieces only fit once on each.
why-walked = Choose a Level { $level } horde that moves tonight and has not moved yet.
why-shortest = A horde takes the shortest way to its goal: choose a settlement that is lit.
why-nearest = They must go to the nearest free settlement.
why-token-place = { $source } can only put the token on a free settlement in reach.
why-source-rule = { $source } does not work on that: { $rule }
why-source = { $source } does not work on that.
why-not-defending = Only an able survivor on that settlement can defend it.
why-not-fallen = You can only revive incapacitated survivors.
why-no-schematic = You need an unbuilt schematic in hand that names this settlement and that you can pay for.
why-not-in-hand = This survivor does not hold that card.
why-no-token = There is no token of that kind.
why-no-die = No die shows that, or you have nothing to change it with.
why-no-cover = Your dice and tokens cannot pay that way.
why-not-drawn = That skill was not drawn.
why-no-partner = That survivor is too far away to trade.
why-not-tradable = That cannot change hands now: nobody holds it, or it was already passed in this Trade.
why-not-enough-pieces = There are not that many Garrisons and Traps here.
why-no-steps = This survivor has no steps left this turn.
why-not-free = A horde is on that settlement.
why-not-city = Survivors can only move to settlements.
why-too-far = That is too far away for the steps that are left.
why-developed = A survivor can develop only once a turn.
why-too-dear = It costs { $cost } Exp, and you have { $have }.
why-base-overrun = Nobody can spend Exp while the Main Base is overrun.
why-nothing-to-develop = You cannot develop anything that way now.
why-traded = A survivor can trade only once a turn.
why-trade-banned = Nobody can trade now: a Doom card or a horde forbids it.
why-nobody-here = There is nobody in reach to trade with.
why-no-action = This survivor has used the main action of this turn.
why-no-target = No revealed horde is in reach.
why-no-attack-here = Nobody can attack from here.
why-no-power = A Power Cut disables this settlement.
why-besieged = A horde next to this settlement stops Aid and Search here.
why-banned = A Doom card forbids that today.
why-aid-void = That would change nothing now.
why-not-there = You have no survivor there.
why-no-card = There is no card left to draw.
why-used = Somebody has already used that today.
why-not-yours = This survivor does not have that ability.
why-not-held = No able survivor holds that card.
why-other-moment = You can play that card at another moment: { $when }.
why-card-void = That card would change nothing now.
why-unpayable = Your dice and tokens do not match what it needs.
why-out-of-reach = That horde is out of reach for this attack.
why-acted = This survivor has already acted today.
why-down = This survivor is incapacitated and cannot act until somebody revives them.
why-seat-taken = This seat is taken, or somebody has already asked for it.
why-seat-empty = Nobody plays this seat, or its player has already asked.
why-no-request = This player has not asked for anything.

## Notes on the options

option-players-note = Each player has 1, 2 or 4 survivors; the city grows with them.
option-difficulty-note = Which hordes and Final Encounters are in the deck.
option-city_layout-note = How the settlements are placed before the first day.
option-team-note = Who chooses the survivors before the first day.
option-team_policy-note = Who may answer questions that are asked of the whole team.
option-low_levels-note = The deck has Levels 1 to 3 and one Final Encounter of Level 1.
option-no_icons-note = Hordes have no contamination or fallout icons.
option-no_exp-note = There is no Exp and no skills. Restoring and reviving are free.
option-no_fortune-note = There are no Fortune cards, and nobody can Search.
option-scaled_deck-note = Adds stronger hordes, because 5 or more survivors have it easier.
option-start_exp-note = How much Exp the team has on day 1.
option-custom_finals-note = The stronger one lies near the bottom of the deck, the other in the middle.
option-custom_1-note = Only used with the custom difficulty.
option-custom_2-note = Only used with the custom difficulty.
option-custom_3-note = Only used with the custom difficulty.
option-custom_4-note = Only used with the custom difficulty.
option-custom_5-note = Only used with the custom difficulty.
option-custom_6-note = Only used with the custom difficulty.
ask-nothing = There is nothing to decide.

## Choices

choice-move = Move to the { $where }
choice-develop = Develop: { $development }
choice-trade = Trade
choice-attack = Attack
choice-aid = Request Aid from the { $settlement }
choice-search = Search
choice-special = Use an ability: { $ability }
choice-place-trap = Place the Trap
choice-hospital = Remove a wound
choice-dismount = Leave the Tank
choice-play = The { $holder } plays { $card }
choice-hex = { $where }
choice-settlement = { $settlement }
choice-survivor = { $survivor }
choice-piece = { $piece }
choice-kind = { $resource }
choice-card = { $card }
choice-skill = { $skill }
choice-face = { $face }
choice-slot = { $card }
choice-give = Give { $item } to the { $partner }
choice-take = Take { $item } from the { $partner }
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
    [0] Pay the rest with tokens
   *[other] Use skulls as { $symbols }
}
choice-auto = { $count ->
    [0] Let it in
   *[other] Use up: Garrisons { $garrisons }, Traps { $traps }
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
choice-cancel = Withdraw the request

## The terminal

terminal-legend = Each hex shows its settlement, its pieces (p Power Cut, f Fire, c Contamination, B Bulwark, g Garrison, W Watchtower, T Turret, t Trap, F Fortress) and who is there: survivors, *H the Helpless, *S Settlers. A horde shows its Level and kind, ! at Swell or . at Outbreak, and what it needs (G B A S E, K a rolled skull); x is a defeat.
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
        [0] no horde moves
        [one] 1 horde moves
       *[other] { $count } hordes move
    }
    [hordes] { $count ->
        [one] 1 horde moves
       *[other] { $count } hordes move
    }
    [dusk] fire and contamination wound
   *[day] a new day
}
ui-phases = Phases of the day
ui-phase-opening = Opening
ui-phase-survivors = Survivors
ui-phase-zombies = Zombies
ui-team = The team
ui-exp = Shared experience
ui-exp-short = Exp
ui-exp-locked = The Main Base is overrun: nobody can spend Exp
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
ui-defence-used = Tonight’s Defence Roll is used
ui-needs = Needs { $symbols }
ui-goes-to = moves to { $places } tonight
ui-way-tonight = Tonight: { $places }.
ui-way-later = Gets ready tonight, then moves: { $places }.
ui-way-pushes = It pushes another horde on.
ui-always = Always:
ui-teaches = Teaches { $class }
ui-no-power = Power Cut: gives nothing
ui-place-danger = Deadly at dusk for the Helpless and Settlers
ui-hazard-fire = Fire: 1 wound at dusk for all here. Kills Helpless and Settlers here and next to it. Restoring it costs { $cost } Exp.
ui-hazard-contam = Contamination: 1 wound at dusk for all here. Kills Helpless and Settlers here and next to it. Restoring it costs { $cost } Exp.
ui-pawn = { $name }, { $settlement }, Health { $left } of { $health }
ui-refugee-at = { $name }, { $settlement }
ui-minimap = The whole map: choose a place
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Show everything
ui-float-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
ui-float-healed = +{ $count } Health
ui-float-overrun = Overrun
ui-float-repelled = Held
ui-float-down = Down
ui-float-restored = Restored
ui-float-destroyed = Destroyed

## What hangs over the city

ui-rail = The siege
ui-days = Coming days
ui-reveals = reveal { $count } a day
ui-reveal-more = Reveal { $count } from now on
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
ui-short-DC-03 = 1 Power Cut
ui-short-DC-04 = 1 Fire
ui-short-DC-05 = 1 Contamination
ui-short-DC-06 = 1 step less
ui-short-DC-07 = No Trade
ui-short-DC-08 = No Search
ui-short-DC-09 = No Aid
ui-short-DC-10 = All lose 1 token
ui-short-DC-11 = No healing
ui-short-DC-12 = 1 more horde
ui-short-DC-13 = Level 1 at Swell
ui-short-DC-14 = −2 Exp
ui-short-DC-15 = 1 more Doom
ui-short-DC-16 = Ammo dice void
ui-short-DC-17 = Explosives dice void
ui-short-DC-18 = Gasoline dice void
ui-short-DC-19 = Barricades dice void
ui-short-DC-20 = Supplies dice void
ui-short-DC-21 = −1 Garrison
ui-short-DC-22 = −1 tower
ui-short-DC-23 = 1 horde next to you
ui-short-DC-24 = 1 wound
ui-short-DC-25 = No cards
ui-short-DC-26 = Develop +1 Exp
ui-short-DC-27 = Helpless stay
ui-short-DC-28 = Reveal at Swell
ui-short-DC-29 = Nothing
ui-short-C-NOHEAL = No healing
ui-short-C-JAM = Next to it −1 die
ui-short-C-SIEGE = No Aid next to it
ui-short-C-LOCK = No Trade
ui-tomorrow = Tomorrow
ui-doom-full = full: the next one costs 3 Exp
ui-deck = Horde deck
ui-final-in = { $count ->
    [one] The Final Encounter is the last card
   *[other] Final Encounter in the last { $count }
}
ui-final-out = The Final Encounter is in play
ui-finals-gone = All Final Encounters destroyed
ui-refugee-guarded = { $settlement }, guarded
ui-refugee-alone = { $settlement }, unguarded
ui-refugee-safe = { $settlement }, safe tonight
ui-refugee-lost = { $settlement }, lost
ui-refugee-danger = { $cause ->
    [contam] Contamination near: they die at dusk
   *[fire] Fire near: they die at dusk
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
ui-stopped = your plan stops it
ui-defended = you can defend it
ui-dusk = Dusk: { $cause ->
    [fire] fire
   *[contam] contamination
} { $who ->
    [refugees] kills the { $name }
   *[other] wounds the { $name }
}
ui-stake = At stake: { $settlements ->
    [one] 1 settlement, 1 Doom card
   *[other] { $settlements } settlements, { $settlements } Doom cards
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
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
ui-status-to-act = Ready
ui-status-down = Down
ui-used = used
ui-tick-move = Move
ui-tick-steps = { $left }/{ $of }
ui-tick-develop = Dev
ui-tick-trade = Trade
ui-tick-main = Action
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
ui-window-strike = When a horde enters
ui-window-wound = Before a wound
ui-window-doom = Against Doom
ui-window-dusk = At dusk

## Questions and answers

ui-tab-board = City
ui-tab-people = Team
ui-ask-aside = Do you play one of your cards?
ui-ask-strike = Choose the hordes to strike.
ui-auto-answer-window = When you could play a card
ui-auto-answer-reveal = Which horde to reveal
ui-auto-answer-who = Who acts next
ui-auto-answer-horde-next = Which of several hordes moves first
ui-auto-answer-horde-path = Which of several ways a horde takes
ui-auto-answer-first = Take the first
ui-context-entered = A horde enters the { $settlement }
ui-context-turn = { $name } at the { $settlement }
ui-context-reveals = { $count ->
    [one] 1 still to reveal
   *[other] { $count } still to reveal
}
ui-context-attack = { $name } attacks from the { $settlement }
ui-context-mini = { $name }: an attack with one die
ui-context-defence = { $name } defends the { $settlement } against { $horde }
ui-context-auto = Defences of the { $settlement } against { $horde }
ui-on-map = Choose on the map.
ui-move-on-map = To move, choose a settlement on the map.
ui-lay-hint = Press a horde, or drag a die onto it. Nothing is spent until you strike.
ui-aid = Aid
ui-special = Ability
ui-search-note = draws a card
ui-search-over = draws a card; you discard one
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
move-join-sure = Sure? You join with a survivor tomorrow morning.
move-leave-sure = Sure? Your survivors leave at the end of this phase.
move-cancel-sure = Sure? The request will be withdrawn.
move-leave-other = Send away
move-cancel-other = Withdraw the request

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
} destroyed, { $exp } Exp unspent. You win or lose together.
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
    [one] asked for Aid **once**
   *[other] asked for Aid **{ $count } times**
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

game-chance = chance to hold the city
game-outcome = { $won ->
    [yes] days until you win
   *[no] days until the city falls
}
merit-tonight = { $of ->
    [one] stops the only horde that moves tonight
   *[other] stops { $count } of { $of } hordes that move tonight
}
merit-destroys = destroys { $count ->
    [one] 1 horde
   *[other] { $count } hordes
 }
merit-hunted = keeps { $count ->
    [one] 1 horde
   *[other] { $count } hordes
 } from the Helpless tonight
merit-endangered = { $before ->
    [one] takes the Helpless or Settlers out of danger
   *[other] takes { $count } of { $before } groups of Helpless or Settlers out of danger
}
merit-unmet = { $of ->
    [one] lets you defend against the only horde that moves tonight
   *[other] lets you defend against { $count } of { $of } hordes that move tonight
}
merit-able = brings { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
 } back on their feet
merit-free = frees { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }, so you have { $after }
merit-frees = gives you more free settlements by tomorrow
merit-stands = holds every free settlement until tomorrow
merit-unhurt = keeps everybody from new wounds until tomorrow
merit-heals = { $before ->
    [one] heals the only wound
   *[other] heals { $count } of { $before } wounds
}
merit-hazards = { $before ->
    [one] clears the only Fire or Contamination token
   *[other] clears { $count } of { $before } Fire and Contamination tokens
}
merit-power = { $before ->
    [one] brings power back to the only settlement without power
   *[other] brings power back to { $count } of { $before } settlements without power
}
merit-guards = guards { $count ->
    [one] the Helpless or Settlers
   *[other] { $count } more groups of Helpless or Settlers
}
merit-skills = teaches { $count ->
    [one] 1 skill
   *[other] { $count } skills
 }
merit-defences = adds { $count ->
    [one] 1 defence
   *[other] { $count } defences
 }, so you have { $after }
merit-exp = brings { $count } Exp, so you have { $after }
merit-cards = brings { $count ->
    [one] 1 Fortune card
   *[other] { $count } Fortune cards
 }
merit-resources = brings { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
merit-known = shows what { $count ->
    [one] 1 more horde is
   *[other] { $count } more hordes are
 }
merit-targets = brings { $count ->
    [one] 1 more horde
   *[other] { $count } more hordes
 } within reach
merit-dooms = removes { $count ->
    [one] 1 Active Doom card
   *[other] { $count } Active Doom cards
 }
merit-hits = hits { $count ->
    [one] 1 horde that takes more than one hit
   *[other] { $count } hordes that take more than one hit
 }
merit-dice = adds { $count ->
    [one] 1 die
   *[other] { $count } dice
 } to this roll
merit-holds = loses fewer settlements by tomorrow
merit-healthy = leaves fewer wounds by tomorrow
merit-chance = succeeds with a chance of { $count }%
merit-safe = avoids fire and contamination
merit-company = ends beside { $count ->
    [one] 1 able survivor
   *[other] { $count } able survivors
 }
merit-away = ends { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 } away from the nearest horde
merit-near = is within 2 hexes of { $count ->
    [one] 1 horde
   *[other] { $count } hordes
 }
merit-steps = leaves { $count ->
    [one] 1 step
   *[other] { $count } steps
 } to go on
merit-helpless = { $count ->
    [0] leads to the Helpless
    [one] ends 1 hex from the Helpless
   *[other] ends { $count } hexes from the Helpless
}
merit-level = reveals a horde that is only Level { $count }
merit-met = reveals a horde with { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
 } close by
merit-apart = reveals a horde { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 } away from the Helpless
merit-reach = picks somebody who can attack { $count ->
    [one] 1 horde
   *[other] { $count } hordes
 } at once
merit-load = picks somebody who carries { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
merit-plenty = drops one of { $count } resources of the same kind
risk-hunted = leaves { $after ->
    [one] 1 horde
   *[other] { $after } hordes
 } a free way to the Helpless
risk-endangered = leaves { $after ->
    [one] the Helpless or Settlers
   *[other] { $after } groups of Helpless or Settlers
} in danger
risk-unmet = leaves { $after ->
    [one] 1 horde that moves tonight
   *[other] { $after } hordes that move tonight
 } without a defender
risk-able = costs { $count ->
    [one] 1 able survivor
   *[other] { $count } able survivors
 }
risk-free = loses { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }, leaving { $after }
risk-stands = loses you a settlement by tomorrow
risk-unhurt = brings new wounds by tomorrow
spare-hunted = keeps { $count ->
    [one] 1 more horde
   *[other] { $count } more hordes
 } from the Helpless tonight
spare-endangered = keeps { $count ->
    [one] the Helpless or Settlers
   *[other] { $count } groups of Helpless or Settlers
} out of danger
spare-unmet = leaves { $count ->
    [one] 1 fewer horde
   *[other] { $count } fewer hordes
 } without a defender tonight
spare-able = keeps { $count ->
    [one] 1 more survivor
   *[other] { $count } more survivors
 } able to act
spare-free = holds { $count ->
    [one] 1 more settlement
   *[other] { $count } more settlements
 }
spare-heals = avoids { $count ->
    [one] 1 wound
   *[other] { $count } wounds
 }
spare-guards = keeps { $count ->
    [one] the Helpless or Settlers
   *[other] { $count } groups of Helpless or Settlers
} guarded
spare-defences = keeps { $count ->
    [one] 1 more defence
   *[other] { $count } more defences
 }
spare-exp = leaves you { $count } more Exp
spare-cards = leaves you { $count ->
    [one] 1 more Fortune card
   *[other] { $count } more Fortune cards
 }
spare-resources = leaves you { $count ->
    [one] 1 more resource
   *[other] { $count } more resources
 }
spare-targets = keeps { $count ->
    [one] 1 more horde
   *[other] { $count } more hordes
 } within reach

## What somebody plans, after their name; and what can be said without writing it

plan-move = { $who ->
    [you] move to the { $where }
   *[other] moves to the { $where }
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
    [you] trade with everybody here
   *[other] trades with everybody here
}
plan-attack = { $who ->
    [you] attack
   *[other] attacks
}
plan-aid = { $who ->
    [you] request Aid from the { $settlement }
   *[other] requests Aid from the { $settlement }
}
plan-search = { $who ->
    [you] search for a card
   *[other] searches for a card
}
plan-special = { $who ->
    [you] use an ability: { $ability }
   *[other] uses an ability: { $ability }
}
plan-place-trap = { $who ->
    [you] place the Trap
   *[other] places the Trap
}
plan-hospital = { $who ->
    [you] remove a wound
   *[other] removes a wound
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
quick-leave-it = Give this one up.
quick-save-exp = Save the Exp.
