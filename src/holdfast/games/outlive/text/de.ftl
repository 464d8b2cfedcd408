game-title = Outlive
game-tagline = Sechs Tage, um eine Zuflucht zu füllen, bevor der Konvoi kommt.
game-time = 60 Min.
game-kind = Rivalen
goal = Habe nach { $days } Tagen die meisten Überlebenspunkte: Überlebende, volle Räume, reparierte Ausrüstung und Pärchen, abgewendete Ereignisse, wenig Strahlung. { $left ->
    [0] Es ist der letzte Tag.
    [one] Es folgt noch 1 Tag.
   *[other] Es folgen noch { $left } Tage.
}
goal-after = { $phase ->
    [setup] Dann beginnt der erste Tag.
    [day] Haben alle Helden gehandelt, wird es Nacht: Ereignisse, Versorgung, Strahlung, Anwerben, Bauen, Reparieren.
   *[night] { $left ->
        [0] Dann kommt der Konvoi, und die Punkte werden gezählt.
       *[other] Dann beginnt der nächste Tag mit einem neuen Ereignis.
    }
}
game-progress = { $day ->
    [0] Vorbereitung
   *[other] Tag { $day }
}

# Die Pläne

place-dam = Damm
place-base = Militärbasis
place-silent = Silent Peak
place-mine = Mine
place-ship = Frachtschiff
place-fair = Jahrmarkt
place-blackwood = Blackwood City
place-forest = Wald
airlock = Luftschleuse
convoy = Konvoi
shelter = Zuflucht
gauge = Strahlungsmesser
first-player = Startspieler
algae = Algen

phase-draft = Geheime Wahl
phase-mary = Suchplättchen
phase-placing = Helden
phase-dawn = Dämmerung
phase-day = Tag
phase-night = Nacht
phase-end = Ende

night-step-1 = Ereignisse abwenden
night-step-2 = Überlebende ernähren
night-step-3 = Strahlung auswerten
night-step-4 = Überlebende anwerben
night-step-5 = Räume bauen und Effekte nutzen
night-step-6 = Ausrüstung reparieren
night-step-7 = Zuflucht aufräumen


# Marker

resource-meat = Fleisch
resource-water = Wasser
resource-cans = Konservendosen
resource-wood = Holz
resource-metal = Metall
resource-chips = Mikrochips
resource-munitions = Munition
supplies = Güter
materials = Werkstoffe
survivors = Überlebende

tokens-meat = { $count } Fleisch
tokens-water = { $count } Wasser
tokens-cans = { $count ->
    [one] 1 Konservendose
   *[other] { $count } Konservendosen
}
tokens-wood = { $count } Holz
tokens-metal = { $count } Metall
tokens-chips = { $count ->
    [one] 1 Mikrochip
   *[other] { $count } Mikrochips
}
tokens-materials = { $count ->
    [one] 1 Werkstoff
   *[other] { $count } Werkstoffe
}
tokens-munitions = { $count } Munition

# Karten und Plättchen

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

profession-ld_rowlett = Bergmann
profession-ld_froste = Holzfäller
profession-ld_frye = Jäger
profession-ld_pigott = Schläger
profession-ld_livrich = Streunerin
profession-ld_valentine = Soldatin
profession-ld_koolpepper = Polizistin
profession-ld_wely = Technikfreak
profession-ld_bingham = Ingenieur
profession-ld_mccarthy = Wünschelrutengängerin
leader-finds = Zieht 4 Suchplättchen aus den Städten und behält 3.

room-r_build = Bauhof
room-r_tinker = Bastelbank
room-r_crisis = Krisenraum
room-r_smoke = Räucherkammer
room-r_kitchen = Küche
room-r_galley = Kombüse
room-r_dock = Hafenmeisterei
room-r_arms = Waffenkammer
room-r_water = Kondensator
room-r_sanctum = Schutzraum
room-r_salvage = Verwertung
room-r_decon = Dekontamination
room-r_vent = Lüftung
room-r_nursery = Kinderstube
room-r_scout = Späherraum
room-r_depot = Magazin
room-r_lookout = Ausguck
room-r_guard = Wachposten
room-r_auto = Automatenwerk
room-r_interro = Verhörraum
room-r_scrap = Schrottwerkstatt
room-r_machine = Maschinenhalle
room-copy = { $room } { $copy }

ability-r_build = Bau von Räumen: −2 Werkstoffe
ability-r_tinker = 1 Ausrüstung ziehen; Reparatur: −1 Werkstoff
ability-r_crisis = Ereignis: −2 Werkstoffe, −2 Munition oder −1 Gut
ability-r_smoke = Jagd: +2 Fleisch
ability-r_kitchen = Jagd: +1 Fleisch
ability-r_galley = Frachtschiff: +1 Konservendose
ability-r_dock = Frachtschiff: +2 Konservendosen, immer Platz
ability-r_arms = 4 Munition
ability-r_water = 1 dauerhaftes Wasser
ability-r_sanctum = Immun gegen Ereignisse (außer Mangel)
ability-r_salvage = 1 Ausrüstung zerlegen, Werkstoffe zurück
ability-r_decon = Strahlungsmesser: −1 Stufe
ability-r_vent = Luftschleuse: +1 Schutz
ability-r_nursery = +1 Überlebender in diesem Raum (max. 8)
ability-r_scout = Stadt: +2 Suchplättchen
ability-r_depot = 2 Ausrüstungen ziehen
ability-r_lookout = 1 Suchstapel ansehen
ability-r_guard = 1 Held (3) immun gegen Druck
ability-r_auto = 1 Ausrüstung kostenlos reparieren
ability-r_interro = Druck: Tribut wählen
ability-r_scrap = Leerer Schrank: +1 Holz, +1 Metall
ability-r_machine = Reparatur: −2 Werkstoffe

equipment-axe = Axt
equipment-bow = Bogen
equipment-jerrycan = Kanister
equipment-access = Zugangskarte
equipment-ammobox = Munitionskiste
equipment-crowbar = Brecheisen
equipment-chainsaw = Kettensäge
equipment-flashlight = Taschenlampe
equipment-pickaxe = Spitzhacke
equipment-purifier = Wasserreiniger
equipment-hook = Enterhaken
equipment-hacksaw = Metallsäge
equipment-backpack = Rucksack
equipment-detector = Metalldetektor
equipment-shotgun = Schrotflinte
equipment-beartrap = Bärenfalle
equipment-bat = Baseballschläger
equipment-gear = Kampfausrüstung
equipment-exo = Exoskelett
equipment-sensor = Wärmesensor

use-axe = Beim Sammeln von Holz (Wald): bis zu 2 mehr vom Ort, einmal am Tag.
use-bow = Bei Ankunft (Wald): 1 Fleisch aus dem Vorrat, einmal am Tag.
use-jerrycan = Beim Sammeln von Wasser (Damm): bis zu 1 mehr vom Ort, einmal am Tag.
use-access = Damm ohne Mikrochip öffnen, einmal am Tag.
use-ammobox = Beim Sammeln von Munition (Militärbasis): bis zu 2 mehr vom Ort, einmal am Tag.
use-crowbar = Bei Ankunft (Militärbasis): 2 Mikrochips aus dem Vorrat, einmal am Tag.
use-chainsaw = Bei Ankunft in einer Stadt: 2 Holz aus dem Vorrat, einmal am Tag.
use-flashlight = Bei Ankunft in einer Stadt 1 Überlebender, einmal am Tag.
use-pickaxe = Beim Sammeln von Metall (Mine): bis zu 2 mehr vom Ort, einmal am Tag.
use-purifier = Bei Ankunft (Mine): 1 Wasser aus dem Vorrat, einmal am Tag.
use-hook = Auf dem Frachtschiff zählt der Held 1 höher, einmal am Tag.
use-hacksaw = Bei Ankunft (Frachtschiff): 2 Metall aus dem Vorrat, einmal am Tag.
use-backpack = Beim Sammeln von Mikrochips (Jahrmarkt): bis zu 2 mehr vom Ort, einmal am Tag.
use-detector = Bei Ankunft (Jahrmarkt): 1 Konservendose aus dem Vorrat, einmal am Tag.
use-shotgun = Eine Jagd erhält 1 Punkt mehr, einmal am Tag.
use-beartrap = Eine Jagd erhält 1 Punkt mehr, einmal am Tag.
use-bat = Gegen einen schwächeren Helden 1 Druck mehr, einmal am Tag.
use-gear = 2 Druck weniger erleiden, einmal am Tag.
use-exo = Ein Held bewegt sich beliebig weit, einmal am Tag.
use-sensor = Beutestapel ansehen und Beute wählen, einmal am Tag.

symbol-tree = Baum
symbol-water = Wasser
symbol-cartridge = Patrone
symbol-house = Haus
symbol-ingot = Barren
symbol-cutlery = Besteck
symbol-circuit = Platine
symbol-drumstick = Keule
symbol-blast = Explosion
symbol-atom = Atom

card-ev_wildfire = Waldbrand
card-ev_cavein = Stolleneinsturz
card-ev_lean = Magere Zeiten
card-ev_nomads = Nomaden
card-ev_thieves = Diebe
card-ev_sand = Sandsturm
card-ev_epizootic = Tierseuche
card-ev_mutation = Tiermutation
card-ev_rats = Rattenplage
card-ev_cold = Kälteeinbruch
card-ev_clan = Feindlicher Clan
card-ev_cloud = Radioaktive Wolke

effect-ev_wildfire = Der Wald verliert täglich { $n } Holz
effect-ev_cavein = Die Mine verliert täglich { $n } Metall
effect-ev_lean = Der Jahrmarkt verliert täglich { $n ->
    [one] 1 Mikrochip
   *[other] { $n } Mikrochips
}
effect-ev_nomads = Jede Stadt verliert täglich { $n } Suchplättchen
effect-ev_thieves = Wald, Mine und Jahrmarkt verlieren täglich je { $n }
effect-ev_sand = Helden handeln mit Stärke 3
effect-ev_epizootic = Jagden bringen 1 Fleisch weniger
effect-ev_mutation = Jedes Tier braucht 1 mehr
effect-ev_rats = Jede Zuflucht verliert täglich 1 Gut
effect-ev_cold = Jede Zuflucht verliert täglich 1 Überlebenden
effect-ev_clan = Jede Zuflucht verliert täglich 2 Werkstoffe oder Munition
effect-ev_cloud = Jeder Strahlungsmesser steigt täglich um 2

animal-wg3 = Hase
animal-wg4 = Fuchs
animal-wg5 = Wildschwein
animal-wg6 = Hirsch
animal-wg7 = Bär

find-water = Wasser
find-cans = eine Konservendose
find-wood = Holz
find-metal = Metall
find-chips = einen Mikrochip
find-munitions = Munition
find-algae = eine Strahlenschutztablette
find-empty = einen leeren Schrank

category-events = Ereignisse
category-rooms = Vollständige Räume
category-gauge = Strahlung
category-survivors = Überlebende
category-repaired = Reparierte Ausrüstung
category-pairs = Symbolpärchen
category-total = Summe

# Einstellungen

option-players = Spieler
option-placement = Helden aufstellen
value-placement-simultaneous = alle zugleich, verdeckt
value-placement-sequential = einzeln und offen
option-tribes = Stämme
option-tribes-note = Ob ihr euren Stamm selbst zusammenstellt oder alle mit einem fertigen beginnen.
value-tribes-own = verdeckt gewählt
value-tribes-ready = fertig
preset-first = Erste Partie
preset-first-note = Du und ein Wanderer mit fertigen Stämmen: Es beginnt am ersten Tag.
preset-first-brief = fertige Stämme
preset-rulebook = Nach dem Regelheft
preset-rulebook-note = Alle stellen ihre vier Helden verdeckt auf.
preset-rulebook-brief = Helden verdeckt
preset-open = Offene Aufstellung
preset-open-note = Die Helden werden reihum einzeln aufgestellt.
preset-open-brief = reihum, einzeln

# Entscheidungen

ask-nothing = Nichts zu entscheiden
ask-rooms = Behalte 4 deiner 6 Räume: Lege { $left ->
    [one] noch einen
   *[other] { $left }
} endgültig in die Schachtel. Räume mit kleiner Schale sind leicht zu ernähren.
ask-freebuild = Baue einen deiner { $rooms } Räume kostenlos. Er wirkt, sobald er voll besetzt ist, und du hast { $people } Überlebende.
ask-split = { $room }: wirkt mit { $spaces }, isst { $upkeep } je Nacht. Wie viele deiner { $people } ziehen für immer ein? Die anderen bewachen die Luftschleuse.
ask-leader = Wer führt euch an, { $one } oder { $other }? Das bringt 4 Startorte, erste Marker und eine beschädigte Ausrüstung. Wer am ältesten ist, beginnt.
ask-marydraw = Marys Funde, { $number } von 4: Aus welcher Stadt ziehst du? 3 behältst du.
ask-marydrop = Lass einen der 4 Funde liegen; du erhältst, was die anderen 3 zeigen.
ask-place = { $which ->
    [one] Wo beginnt dein Held der Stärke { $strength }?
   *[any] Welcher Held beginnt wo? Dein stärkster, der noch wartet, hat { $strength }.
} Am ersten Tag handelt er 1 oder 2 Orte weiter, nie dort selbst.
ask-rats = { $event }: Du verlierst 1 Gut{ $again ->
    [yes] {", und täglich wieder, bis jemand das Ereignis abwendet"}
   *[no] {""}
}. Welches? Die Nacht kostet { $need }, du hast { $supplies }.
ask-clan = { $event }: Du verlierst { $count } deiner { $goods } Werkstoffe und Munition. Was kannst du entbehren?
ask-lose = { $cause ->
    [hunger] Zu wenige Güter
    [skull] Strahlung über dem Totenkopf
   *[event] Ein Ereignis trifft dich
}: { $left ->
    [one] Einer deiner { $people } Überlebenden geht
   *[other] { $left } deiner { $people } Überlebenden gehen
}. Von wo? Ein Raum, der nicht mehr voll ist, wirkt nicht mehr.
ask-move = { $way ->
    [none] Kein Held kommt weg: Welcher bleibt stehen und tut heute nichts?
   *[open] Schicke einen Helden 1 oder 2 Orte weiter; dort handelt er so oft, wie er stark ist.
} { $idle ->
    [one] Es ist dein letzter heute.
   *[other] { $idle } deiner Helden haben heute noch nicht gehandelt.
}
ask-bat = Baseballschläger, einmal am Tag: { $more } statt { $pressure } Druck auf { $player }?
ask-defend = { $player } übt mit einer { $strength } auf deinen Helden { $own } Druck aus: { $pressure }. { $munitions ->
    [0] Dafür
    [one] Deine 1 Munition wehrt 1 ab; für den Rest
   *[other] Jede deiner { $munitions } Munition wehrt 1 ab; für den Rest
} übergibst du Güter oder Werkstoffe { $choice ->
    [theirs] nach Wahl der anderen Seite
   *[yours] deiner Wahl
}.
ask-tribute = { $way ->
    [give] Übergib an { $player }
   *[take] Nimm von { $player }
}: noch { $left }. Welchen Marker?
ask-surv = { $source }: Ein Überlebender bittet um Aufnahme, er ist 1 Punkt wert. Ein Raum ist für immer. { $airlock ->
    [full] Die Luftschleuse ist voll.
    [row] In der Luftschleuse beginnt er eine Reihe, die je Nacht 1 Wasser mehr trinkt.
   *[space] In der Luftschleuse hält er 1 Strahlung ab.
}
ask-act = { $place }: Dein Held { $strength } hat { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}. Was du nicht nutzt, verfällt.
ask-hunt = { $animal } für { $meat } Fleisch: Zahle { $need }. Aktionspunkte, Munition und Waffen zählen je 1.
ask-prey = { $place }: Jage ein Tier dieses Stapels für bis zu { $means } oder keines. Der Wärmesensor ist für heute so oder so genutzt.
ask-overcome = { $count ->
    [one] 1 Ereignis ist
   *[other] { $count } Ereignisse sind
} in Kraft. Eines für seine Punkte abwenden? { $again ->
    [yes] Sonst trifft es täglich wieder.
   *[no] Es ist die letzte Nacht.
} Wer passt, ist bei diesem Schritt für heute raus.
ask-feed = Deine Räume brauchen noch { $due }. Wasser oder Konservendosen? Bis morgen halten nur 2 Wasser, aber alle Dosen.
ask-recruit = Jedes Gut wirbt 1 Überlebenden (1 Punkt) für die Luftschleuse an: Platz für { $free }, du hast { $supplies ->
    [one] 1 Gut
   *[other] { $supplies } Güter
}. Fleisch verdirbt, Wasser bis auf 2.
ask-build = Baue (der nächste Raum kostet { $price }), versetze Leute für immer, nutze volle Räume. Luftschleuse: { $airlock }{ $again ->
    [yes] ; Strahlung morgen: { $level }.
   *[no] {"."}
}
ask-paymat = { $room } kostet { $price ->
    [one] 1 beliebigen Werkstoff. Welchen
   *[other] { $price } beliebige Werkstoffe. Welche
} kannst du entbehren?
ask-salvage = { $room }: Zerlege eine Ausrüstung und erhalte ihre Werkstoffe. Eine reparierte nimmt ihren Punkt mit. Welche?
ask-repair = Repariere Ausrüstung für die aufgedruckten Werkstoffe ({ $broken } beschädigt): je 1 Punkt, 1 weiterer je Symbolpärchen.{ $again ->
    [yes] {" Sie wirkt ab morgen."}
   *[no] {""}
}

# Was entschieden wird, kurz
topic-rooms = Wähle einen Raum, der in die Schachtel zurückgeht.
topic-freebuild = Wähle den Raum, den du kostenlos baust.
topic-split = Wie viele deiner 4 Überlebenden ziehen in den neuen Raum?
topic-leader = Wähle deinen Anführer.
topic-marydraw = Ziehe ein Suchplättchen aus einer Stadt.
topic-marydrop = Welches der vier Plättchen geht zurück?
topic-place = Stelle einen Helden auf einen deiner Startorte.
topic-rats = Ratten: Welches Gut verlierst du?
topic-clan = Feindlicher Clan: Welche zwei Marker verlierst du?
topic-lose = Wo verlierst du einen Überlebenden?
topic-move = Schicke einen Helden an einen erleuchteten Ort.
topic-bat = Den Baseballschläger nutzen?
topic-defend = Wie begegnest du dem Druck?
topic-tribute = Welcher Marker wird übergeben?
topic-surv = Wohin geht der Überlebende?
topic-act = Was tut dein Held hier?
topic-hunt = Womit bezahlst du die Beute?
topic-prey = Wähle deine Beute.
topic-overcome = Wende ein Ereignis ab oder passe.
topic-feed = Räume versorgen: wie viel Wasser, wie viele Dosen?
topic-recruit = Gib Güter für neue Überlebende aus.
topic-build = Versetze Überlebende, baue Räume, nutze Effekte.
topic-paymat = Mit welchen Werkstoffen zahlst du?
topic-salvage = Welche Ausrüstung zerlegst du?
topic-repair = Repariere Ausrüstung.

move-discard = Zurücklegen
move-free-build = Kostenlos bauen
move-split = Einziehen
move-lead = Folgen
move-draw-find = Hier ziehen
move-drop-find = Zurücklassen
move-place = Aufstellen
move-give = Übergeben
move-lose-goods = Verlieren
move-lose = Hier einen verlieren
move-move = Hierher bewegen
move-board = An Bord gehen
move-stand = Stehen bleiben
move-peek = Suchstapel ansehen
move-bat = Baseballschläger
move-immune = Immun
move-defend = Verteidigen
move-settle = Hier aufnehmen
move-decline = Ablehnen
move-scavenge = Sammeln
move-hunt = Jagen
move-sensor = Wärmesensor nutzen
move-algae = Algen ernten
move-open-dam = Wasserfilter öffnen
move-take = Ausrüstung nehmen
move-search = Durchsuchen
move-end = Besuch beenden
move-shoot = Schießen
move-prey = Dieses jagen
move-no-prey = Keine Beute
move-overcome = Ereignis abwenden
move-pass = Passen
move-feed = Ernähren
move-recruit = Anwerben
move-move-in = Überlebenden versetzen
move-build = Raum bauen
move-ability = Effekt nutzen
move-pay = Bezahlen
move-salvage = Zerlegen
move-repair = Reparieren
move-draw = Ausrüstung ziehen
move-done = Fertig

# Vorschau

preview-into-box = { $room } geht in die Schachtel zurück.
preview-room = Unterhalt { $upkeep }, { $spaces ->
    [one] 1 Platz
   *[other] { $spaces } Plätze
}.
preview-full = { $room }: vollständig besetzt, der Effekt wirkt.
preview-not-full = { $room }: noch { $missing } bis zur vollen Besetzung.
preview-airlock-rest = { $people ->
    [one] 1 bleibt
   *[other] { $people } bleiben
} in der Luftschleuse.
preview-leader = Alter { $age }, beginnt mit beschädigter Ausrüstung: { $equipment }.
preview-tile-odds = { $left ->
    [one] Hier liegt noch 1 Plättchen.
   *[other] Hier liegen noch { $left } Plättchen.
}
preview-gains-nothing = Es brächte dir nichts.
preview-gives-up = Du gibst ab: { $tokens }.
preview-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
preview-uses = Nutzt: { $card }.
preview-pressure = { $player } schuldet { $pressure } und hat { $munitions } Munition.
preview-take-up-to = Bis zu { $tokens } nehmen.
preview-nothing-left = Hier ist nichts mehr.
preview-hunt = { $animal } braucht { $need }, gibt { $meat } Fleisch.
preview-hunt-out-of-reach = { $animal } braucht { $need }, du hast { $have }.
preview-dam-closed = Der Wasserfilter kostet 1 Mikrochip.
preview-city = { $tiles ->
    [one] 1 Ausrüstung
   *[other] { $tiles } Ausrüstungen
} ausgelegt, noch { $left } Suchplättchen.
preview-ship = { $cans ->
    [one] 1 Konservendose
   *[other] { $cans } Konservendosen
}
preview-ship-survivor = Dort wartet ein Überlebender.
preview-bonus = { $card }: { $tokens }
preview-first-player = Du erhältst den Startspielermarker.
preview-tonight = Heute Nacht: { $missing ->
    [0] alle satt, { $spare } übrig
    [one] 1 von { $bill } fehlt
   *[other] { $missing } von { $bill } fehlen
}
preview-tonight-change = Heute Nacht: { $before ->
    [0] alle satt
    [one] 1 fehlt
   *[other] { $before } fehlen
} → { $after ->
    [0] alle satt
    [one] 1 fehlt
   *[other] { $after } fehlen
}
preview-stands = Bleibt stehen und tut nichts.
preview-peek = { $left ->
    [one] Du siehst das letzte Plättchen.
   *[other] Du siehst die Reihenfolge von { $left } Plättchen.
}
preview-pressure-after = Druck { $pressure }.
preview-owes = Du übergibst { $count ->
    [0] nichts
    [one] 1 Marker
   *[other] { $count } Marker
}.
preview-spends = Du gibst aus: { $tokens }.
preview-points-left = Noch { $points } AP.
preview-gains = Du erhältst { $tokens }.
preview-gauge = Strahlungsmesser { $from } → { $to }.
preview-cost = Kostet { $tokens }.
preview-points = { $points ->
    [one] 1 Überlebenspunkt
   *[other] { $points } Überlebenspunkte
}
preview-search-odds = { $left } Plättchen, davon { $empty ->
    [one] 1 leerer Schrank
   *[other] { $empty } leere Schränke
}.
preview-search-free = Diese Suche ist frei.
preview-unused = { $points ->
    [one] 1 AP bleibt
   *[other] { $points } AP bleiben
} ungenutzt.
preview-catch = { $meat } Fleisch, mit { $points } AP.
preview-population = Danach { $people ->
    [one] 1 Überlebender
   *[other] { $people } Überlebende
}.
preview-room-falls = { $room } verliert den Effekt.
preview-absorbs = Strahlung heute Nacht: { $level }, abgefangen { $absorbed }.
preview-rise = Dein Strahlungsmesser stiege um { $rise }.
preview-skull = Der Totenkopf nähme dir { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
}.
preview-pays = Zahlt mit { $tokens }.
preview-repairs = { $equipment } wirkt ab morgen: 1 Punkt.
preview-pair = Vervollständigt ein Symbolpärchen: 1 weiterer Punkt.
preview-draws = Zieht { $count ->
    [one] 1 Ausrüstung
   *[other] { $count } Ausrüstungen
}.
preview-ability-left = { $room } ist noch ungenutzt.
preview-passes = Für diese Nacht bist du in diesem Schritt fertig.
preview-declined = Er bleibt, wo er ist.
preview-starts-here = Dein Held ({ $hero }) beginnt hier.
preview-rots = { $meat ->
    [0] { $water } Wasser verdirbt.
   *[other] { $water ->
        [0] { $meat } Fleisch verdirbt.
       *[other] { $meat } Fleisch und { $water } Wasser verderben.
    }
}
preview-ends-step = Weiter zum nächsten Schritt.

## Before a common mistake: what a coach says

caution-thirst = Die Luftschleuse trinkt nur Wasser, und dir fehlt { $lack }: Für jedes geht heute Nacht ein Überlebender. Das ist heute dein letzter Held.
caution-weak-hero = Der Held { $strength } von { $player } liegt noch bereit und kann hierherkommen und bis zu { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} nehmen. Schicke diesen Helden später, oder hol vorher Munition.
caution-half-full = Du hast { $people } für { $missing } Plätze. Bis er voll besetzt ist, isst dieser Raum jede Nacht { $upkeep } und bewirkt nichts: { $room }.
caution-rotting = { $meat } Fleisch verdirbt heute Nacht. Jedes könnte noch einen Überlebenden anwerben: 1 Punkt.
caution-thin-airlock = Die Strahlung morgen ist { $level }, und in der Luftschleuse wären dann { $airlock }: Dein Strahlungsmesser steigt um { $rise }, wenn tagsüber niemand dazukommt.

# Warum geht das nicht?

why-over = Das Spiel ist zu Ende.
why-nobody = Gerade entscheidet niemand.
why-asked = Gerade wird etwas anderes entschieden: { $decision }
why-nobody-there = Dort wohnt niemand, der gehen könnte.
why-not-drawn = Dieser Fund wurde nicht gezogen.
why-board-spot = Auf dem Frachtschiff nimmt ein Held den Platz seiner Stärke: Wähle den Platz.
why-no-weapon = Du hast { $have ->
    [0] keine bereite Waffe
    [one] 1 bereite Waffe
   *[other] { $have } bereite Waffen
}.
why-few-munitions = Du hast { $have } Munition.
why-shots = Waffen, Munition und Aktionspunkte müssen zusammen { $need } ergeben; { $points } Aktionspunkte sind übrig.
why-not-in-stack = In diesem Stapel ist kein Tier dieser Art: { $animal }.
why-feed-water = Zwischen { $least } und { $most } Wasser kann in die Räume gehen.
why-wrong-sum = Der Raum kostet genau { $price ->
    [one] 1 Werkstoff
   *[other] { $price } Werkstoffe
}.
why-not-owned = Diese Ausrüstung besitzt du nicht.
why-no-equipment = Es ist keine Ausrüstung mehr zu ziehen.
preview-owes-all = Das ist alles, was du hast.
preview-row-begins = Damit beginnt eine Reihe der Luftschleuse: je Nacht 1 Wasser mehr.
preview-eats-now = Ab jetzt isst dieser Raum { $upkeep } je Nacht.
preview-airlock-then = Luftschleuse: dann { $people }, Strahlung morgen: { $level }.
preview-once-full = Voll besetzt: { $ability }
why-own-hero = Dort ist schon einer deiner Helden.
why-too-far = Das sind { $steps } Schritte; ein Held geht 1 oder 2.
why-same-place = Ein Held muss an einem anderen Ort enden.
why-activated = Dieser Held hat heute schon gehandelt.
why-spot-strength = Ein Held der Stärke { $strength } nimmt Platz { $spot }.
why-spot-taken = Auf diesem Platz steht schon ein Held.
why-can-move = Ein anderer deiner Helden kann sich noch bewegen.
why-no-lookout = Dein Ausguck ist nicht bereit, oder der Stapel ist leer.
why-empty-place = Hier ist bis zur Dämmerung nichts mehr.
why-no-points = Es sind zu wenige Aktionspunkte übrig.
why-dam-closed = Der Wasserfilter ist zu: Er kostet einen Mikrochip.
why-dam-open = Der Wasserfilter ist schon offen.
why-no-chip = Du hast keinen Mikrochip.
why-not-here = Das geht an diesem Ort nicht.
why-hunted = Ein Held jagt bei einem Besuch nur ein Tier.
why-no-game = Hier gibt es keine Beute.
why-too-tough = { $animal } braucht { $need }, du hast { $have }.
why-no-sensor = Dein Wärmesensor ist nicht bereit.
why-algae-taken = Die Algen sind heute schon geerntet.
why-not-displayed = Das liegt hier nicht aus.
why-owned = Diese Ausrüstung hast du schon.
why-stack-empty = Hier liegen keine Suchplättchen mehr.
why-cannot-pay = Dir fehlt: { $tokens }.
why-no-crisis-room = Dein Krisenraum ist nicht voll besetzt oder schon genutzt.
why-relief-too-much = Solche Marker sind in den Kosten nicht enthalten.
why-not-in-force = Dieses Ereignis ist nicht in Kraft.
why-airlock-full = Die Luftschleuse ist voll.
why-no-supply = Davon hast du nichts.
why-nobody-in-airlock = In der Luftschleuse ist niemand.
why-room-full = Der Raum hat keinen freien Platz.
why-unbuilt = Der Raum ist nicht gebaut.
why-built = Der Raum ist schon gebaut.
why-too-dear = Ein Raum kostet { $price ->
    [one] 1 Werkstoff
   *[other] { $price } Werkstoffe
}, du hast { $have }.
why-no-ability = Dieser Raum hat jetzt keinen Effekt.
why-used = Das wurde heute schon genutzt.
why-not-full = Der Raum ist nicht voll besetzt.
why-no-effect = Es würde nichts bewirken.
why-not-broken = Du hast keine solche beschädigte Ausrüstung.
why-no-discount = Kein Raum mit diesem Nachlass ist bereit.
why-no-bench = Deine Bastelbank ist nicht bereit.
why-no-space = Es ist kein Platz frei.
why-no-guard = Kein Wachposten ist für diesen Helden bereit.
why-no-gear = Deine Kampfausrüstung ist nicht bereit.
why-too-many-munitions = Mehr Munition als nötig oder vorhanden.
why-not-start-place = Das ist kein freier Startort deines Anführers.
why-other-hero-first = Ein anderer Held wird zuerst aufgestellt.
why-not-in-hand = Das hast du nicht auf der Hand.

# Das Protokoll

event-revealed = { $player } folgt { $leader }: { $people } im Raum „{ $room }“, { $airlock } in der Luftschleuse.
event-first-player = { $player } hat den ältesten Anführer ({ $age }) und beginnt.
event-mary-drew = { $player } zieht aus { $city }: { $find }.
event-mary-dropped = { $player } lässt zurück: { $find }.
event-placed = { $player } stellt den Helden { $hero } auf: { $place }.
event-day-began = Tag { $day } dämmert; { $player } beginnt. Strahlung heute Nacht: { $radiation }.
event-event-flipped = Ereignis von Tag { $day }: { $event }.
event-event-ignored = { $player } ist immun: { $event }.
event-stock-lost = { $event }: { $tokens } weniger ({ $place }).
event-nomads-took = { $event }: { $city } verliert { $find }.
event-lost-token = { $event }: { $player } verliert { $tokens }.
event-lost-survivor = { $player } verliert einen Überlebenden im Raum „{ $where }“ ({ $cause ->
    [hunger] Hunger
    [skull] Strahlung über dem Totenkopf
   *[other] ein Ereignis
}).
event-lost-survivor-airlock = { $player } verliert einen Überlebenden in der Luftschleuse ({ $cause ->
    [hunger] Hunger
    [skull] Strahlung über dem Totenkopf
   *[other] ein Ereignis
}).
event-gauge-rose = Strahlungsmesser von { $player }: { $by } höher, nun { $gauge }.
event-gauge-fell = Strahlungsmesser von { $player }: { $by } tiefer, nun { $gauge }.
event-moved = { $player } bewegt den Helden { $hero }: { $from } → { $to }{ $spot ->
    [0] {""}
   *[other] , Platz { $spot }
}.
event-stood = Der Held { $hero } von { $player } kommt nicht weg und steht auf: { $place }.
event-tool-used = { $player } nutzt: { $equipment }.
event-token-moved = { $player } nimmt den Startspielermarker.
event-peeked = { $player } sieht den Suchstapel an: { $city }.
event-pressed = Held { $hero } von { $player } übt { $pressure } Druck auf Held { $target } von { $victim } aus.
event-refused = { $immune ->
    [1] { $player } ist gegen diesen Druck immun.
   *[0] { $player } wehrt sich{ $gear ->
        [1] {" "}mit Kampfausrüstung
       *[0] {""}
    }{ $munitions ->
        [0] {""}
       *[other] {" "}und gibt { $munitions } Munition aus
    }: { $pressure ->
        [0] nichts bleibt
        [one] 1 bleibt
       *[other] { $pressure } bleiben
    }.
}
event-paid-tribute = { $victim } übergibt { $tokens } an { $player }.
event-gained = { $player } erhält { $tokens }{ $source ->
    [leader] {" "}vom Anführer
    [ship] {" "}auf dem Schiff
    [search] {" "}aus einem Schrank
    [cupboard] {" "}aus Schrott
    [hunt] {" "}von der Jagd
    [room] {" "}dank eines Raums
    [salvage] {" "}aus der Verwertung
   *[other] {" "}aus dem Vorrat
}.
event-settled = { $player } nimmt einen Überlebenden auf: { $where }.
event-declined = { $player } lehnt den Überlebenden ab.
event-scavenged = { $player } sammelt { $tokens }: { $place }.
event-harvested = { $player } nimmt { $tokens } mehr ({ $equipment }).
event-algae-taken = { $player } erntet die Algen.
event-dam-opened = { $card ->
    [1] { $player } öffnet den Damm mit der Zugangskarte.
   *[0] { $player } öffnet den Damm für 1 Mikrochip.
}
event-sensed = { $player } sieht den Beutestapel an: { $place }.
event-no-prey-taken = { $player } nimmt keine Beute.
event-caught = { $player } jagt: { $animal }, { $meat } Fleisch ({ $place }).
event-took = { $player } nimmt aus { $city }: { $equipment }.
event-searched = { $player } durchsucht { $city } und findet { $find }.
event-night-fell = Nacht { $day } bricht an; { $player } beginnt.
event-overcame = { $player } wendet ab: { $event }{ $discount ->
    [yes] {" "}mit dem Krisenraum
   *[no] {""}
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-passed = { $player } passt.
event-fed = { $player } ernährt: { $upkeep } für Räume, { $rows } für die Luftschleuse{ $missing ->
    [0] .
    [one] , 1 fehlt.
   *[other] , { $missing } fehlen.
}
event-recruited = { $player } wirbt für { $tokens } einen Überlebenden an.
event-moved-in = { $player } versetzt einen Überlebenden: { $room }.
event-built = { $player } baut für { $price ->
    [one] 1 Werkstoff
   *[other] { $price } Werkstoffe
}: { $room }.
event-bred = Die Kinderstube von { $player } wächst auf { $people }.
event-drew = { $player } zieht: { $equipment }.
event-rejected = { $player } hat schon { $equipment } und legt das Plättchen beiseite.
event-salvaged = { $player } zerlegt: { $equipment }.
event-repaired = { $player } repariert { $equipment }{ $discount ->
    [all] {" "}kostenlos
    [some] {" "}mit Nachlass
   *[no] {""}
}.
event-pair-made = { $player } fügt ein Symbol zusammen: { $symbol }.
event-rotted = { $player } wirft { $meat } Fleisch und { $water } Wasser weg.
event-room-filled = { $player }: { $room } ist vollständig besetzt.
event-room-fell = { $player }: { $room } ist nicht mehr voll besetzt.
event-scored = { $player }, { $category }: { $points }.
event-tie-broken = { $player } und { $rival } haben gleich viele Punkte{ $reason ->
    [supplies] ; { $player } hat mehr Güter.
    [goods] ; { $player } hat mehr Werkstoffe und Munition.
   *[none] {" "}und gleich viel Vorrat.
}
event-game-over = { $winners ->
    [one] { $player } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $winners } Stämme teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
}

# Im Terminal

choice-discard = Zurück in die Schachtel: { $room }
choice-free-build = Bauen: { $slot }
choice-split = { $people ->
    [0] Niemand zieht ein
    [one] 1 Überlebender zieht ein
   *[other] { $people } Überlebende ziehen ein
}
choice-lead = { $leader } folgen
choice-draw-find = Ziehen aus { $city }
choice-drop-find = Zurücklassen: { $find }
choice-place = Held { $hero }: { $place }
choice-give = { $tokens } abgeben
choice-claim = { $tokens } fordern
choice-lose-goods = { $tokens } verlieren
choice-lose = Überlebenden verlieren: { $where }
choice-move = Held { $hero }: { $place }
choice-board = Held { $hero }: Frachtschiff, Platz { $spot }
choice-stand = Held { $hero } kommt nicht weg: tut heute nichts
choice-peek = Suchstapel ansehen: { $city } (einmal am Tag, nur du)
choice-bat = { $use ->
    [1] Baseballschläger einsetzen
   *[0] Ohne Baseballschläger
}
choice-immune = Der Wachposten hebt den Druck auf
choice-defend = { $gear ->
    [1] Kampfausrüstung einsetzen{ $munitions ->
        [0] {""}
       *[other] {" "}und { $munitions } Munition ausgeben
    }
   *[0] { $munitions ->
        [0] { $count ->
            [0] Nichts übergeben
           *[other] { $count } Marker übergeben
        }
       *[other] { $munitions } Munition ausgeben
    }
}
choice-settle = Überlebenden aufnehmen: { $where }
choice-decline = Überlebenden abweisen (er wäre 1 Punkt)
choice-scavenge = { $tokens } sammeln
choice-hunt = Jagen: { $animal }
choice-sensor = Wärmesensor nutzen (einmal am Tag, nur du siehst den Stapel)
choice-algae = Algen ernten (1 AP, einmal am Tag für alle)
choice-open-dam = Wasserfilter öffnen (1 Mikrochip, kein AP)
choice-take = Nehmen: { $equipment }
choice-search = 1 Plättchen suchen ({ $cost ->
    [0] kostenlos
   *[1] 1 AP
})
choice-end = Besuch beenden{ $points ->
    [0] {""}
   *[other] {" "}– { $points } AP verfallen
}
choice-shoot = { $weapons ->
    [0] Keine Waffe
    [one] 1 Waffe
   *[other] { $weapons } Waffen
}, { $munitions } Munition
choice-prey = Jagen: { $animal }
choice-no-prey = Keine Beute
choice-overcome = Abwenden: { $event }{ $relief ->
    [full] {""}
   *[some] , der Krisenraum spart { $tokens }
}
choice-pass = Passen: heute Nacht nichts mehr abwenden
choice-feed = { $water } Wasser, den Rest in Konservendosen
choice-recruit = Überlebenden anwerben für { $tokens }
choice-move-in = Überlebenden versetzen: { $slot }
choice-build = Bauen: { $slot }
choice-ability = Nutzen: { $slot }
choice-pay = { $tokens } zahlen
choice-salvage = Zerlegen: { $equipment }
choice-repair = Reparieren: { $equipment }{ $waiver ->
    [full] {""}
    [all] , kostenlos
   *[some] , gespart: { $tokens }
}
choice-draw = Ausrüstung ziehen
choice-done = { $step ->
    [recruit] Niemanden mehr anwerben
    [build] Bauen beenden, reparieren
   *[repair] Deine Nacht beenden
}

terminal-day = Tag { $day } von { $days }
terminal-round = { $phase }, Durchgang { $round } von 4
terminal-radiation = Strahlung heute: { $radiation }
terminal-stock = { $resource } { $stock } von { $cap }
terminal-game = { $animal }: { $need } für { $meat } Fleisch ({ $left })
terminal-no-game = Keine Beute mehr
terminal-search = { $left } Suchplättchen
terminal-event = { $effect }. Abwenden: { $cost }, { $points } ÜP.
terminal-overcome = { $event }: abgewendet von { $player }, { $points } ÜP.
terminal-visit = { $place }, noch { $points } AP
terminal-pressure = übt { $pressure } Druck auf { $victim } aus
terminal-secret = wählt im Geheimen
terminal-shelter = { $points } ÜP, { $people ->
    [one] 1 Überlebender
   *[other] { $people } Überlebende
}, { $airlock } von { $spaces } in der Luftschleuse, Strahlung { $gauge }.
terminal-bill = Die Nacht kostet { $total }.
terminal-hunger = { $count ->
    [one] 1 fehlt!
   *[other] { $count } fehlen!
}
terminal-rise = Die Strahlung stiege um { $rise }.
terminal-skull = Der Totenkopf nähme { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
}!
terminal-room = { $room }: { $ability } (Unterhalt { $upkeep }, { $spaces } Plätze)
terminal-unbuilt = im Bau
terminal-used = heute genutzt
terminal-leader = { $leader }, { $profession }, { $age }. { $places }. { $goods }. Beschädigt: { $equipment }
terminal-repaired = Ausrüstung: { $tiles }
terminal-broken = Beschädigt: { $tiles }
terminal-caught = Erlegt: { $animals }
terminal-known = Du kennst den Stapel, { $place }, von oben: { $tiles }
terminal-drawn = Gezogen: { $tiles }
terminal-legend = Die acht Orte bilden einen Ring; ein Held geht 1 oder 2 Schritte. A5 ist der Held der Stärke 5 von Spieler A; (A5) war heute noch nicht dran; A5@6 steht auf Platz 6 des Frachtschiffs. 4♦ ist ein Platz, auf dem ein Überlebender wartet, 4· einer ohne; die Konservendosen jedes Platzes stehen darunter. Hirsch: 6 für 4 Fleisch (8) heißt: Das oberste Tier kostet 6 Punkte und bringt dir 4 Fleisch; 8 Plättchen sind übrig. Räume zeigen Überlebende und Plätze; die in Klammern sind noch im Bau. ÜP sind Überlebenspunkte, AP Aktionspunkte.
# Der Tisch im Browser

ui-headline = { $day ->
    [0] Aufbau
   *[other] Tag { $day } von { $days }
}
ui-day = Tag
ui-day-brief = T { $day }
ui-tab-people = Zuflucht
ui-order-label = Reihenfolge heute
ui-first = 1.
ui-points = Überlebenspunkte
ui-points-short = Punkte
ui-points-now = Punkte jetzt
ui-heroes = Deine Helden
ui-heroes-left = { $count ->
    [one] Held zu senden
   *[other] Helden zu senden
}
ui-others = Die anderen Zufluchten
ui-your-shelter = Deine Zuflucht
ui-shelter-of = Zuflucht von { $name }
ui-stores = Vorräte
ui-broken = Beschädigt
ui-repaired = Repariert
ui-ready = bereit
ui-used = benutzt
ui-caught = Erlegte Tiere
ui-tokens = Marker
ui-weapons = Waffen

# Orte

ui-board-label = Ring aus acht Orten
ui-short-dam = Damm
ui-short-base = Basis
ui-short-silent = Silent Peak
ui-short-mine = Mine
ui-short-ship = Schiff
ui-short-fair = Jahrmarkt
ui-short-blackwood = Blackwood
ui-short-forest = Wald
ui-hero-stands = hier steht die { $hero } von { $name }
ui-hero-lies = hier liegt die { $hero } von { $name }
ui-animal-needs = { $animal } braucht { $need }
ui-from-here = von hier
ui-dam-open = offen
ui-dam-closed = öffnet für
ui-dam-pay = für
ui-algae-ready = Algen da
ui-algae-taken = Algen weg
ui-search-left = { $left } Suchplättchen, davon { $empty ->
    [one] 1 leerer Schrank
   *[other] { $empty } leere Schränke
}
ui-from-the-top = Von oben:
ui-open-today = Schon offen:
ui-animal-gives = { $animal } braucht { $need }, gibt { $meat } Fleisch
ui-game-left = { $left ->
    [one] 1 Tier
   *[other] { $left } Tiere
} im Stapel
ui-look-at = Zuflucht von { $name } ansehen
ui-back-to-yours = zurück zu deiner
ui-spot = Platz { $spot }: { $cans ->
    [one] 1 Konservendose
   *[other] { $cans } Konservendosen
}
ui-pick-up = Nimm deine { $hero }: { $place }

# Konvoi

ui-convoy-days = { $days ->
    [0] morgen
    [one] in 1 Tag
   *[other] in { $days } Tagen
}
ui-to-stop = wenden ab
ui-event-hidden = Tag { $day }, Ereignis verdeckt. Strahlung { $radiation }.
ui-event-label = { $event }: { $effect }. Abwenden kostet { $cost } und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
ui-event-overcome = Abgewendet von { $name }.

# Die Zuflucht

ui-to-build = { $price } zum Bau
ui-symbol = Halbes Symbol: { $symbol }.
ui-room-secret = Ein Raum, der noch geheim ist
ui-room-label = { $room }. { $ability }. { $built ->
    [yes] { $people } von { $spaces } Überlebenden.
   *[no] Nicht gebaut, { $spaces } Plätze.
}
ui-airlock-label = Luftschleuse: { $people } von { $spaces } Überlebenden, hält { $stops } Strahlung ab.
ui-thumb = { $airlock } in der Luftschleuse, { $full ->
    [one] 1 voller Raum
   *[other] { $full } volle Räume
}
ui-stops = hält { $count }
ui-tonight = Heute Nacht
ui-next-night = Nächste Nacht
ui-will-need = braucht { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
}
ui-rooms-eat = Räume essen
ui-airlock-drinks = Schleuse trinkt
ui-rows = { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
}
ui-fed = alle satt
ui-fed-spare = alle satt, { $spare } übrig
ui-short = { $count } zu wenig
ui-short-of = { $count ->
    [one] 1 von { $bill } fehlt
   *[other] { $count } von { $bill } fehlen
}

ui-ability-r_build = Bau −2
ui-ability-r_tinker = Zieh 1, Rep. −1
ui-ability-r_crisis = Ereignis −2
ui-ability-r_smoke = Jagd: +2 Fleisch
ui-ability-r_kitchen = Jagd: +1 Fleisch
ui-ability-r_galley = Schiff: +1 Dose
ui-ability-r_dock = Schiff: +2 Dosen
ui-ability-r_arms = 4 Munition
ui-ability-r_water = +1 Wasser
ui-ability-r_sanctum = Ereignis-immun
ui-ability-r_salvage = Zerlegt Ausrüstung
ui-ability-r_decon = Strahlung −1
ui-ability-r_vent = Schleuse hält +1
ui-ability-r_nursery = +1 Überlebender
ui-ability-r_scout = Stadt: +2 suchen
ui-ability-r_depot = Zieh 2 Ausrüstungen
ui-ability-r_lookout = Sieht Suchstapel
ui-ability-r_guard = Eine 3 ist immun
ui-ability-r_auto = 1 Gratis-Rep.
ui-ability-r_interro = Wählt Tribut
ui-ability-r_scrap = Leer: Holz, Metall
ui-ability-r_machine = Reparatur −2

# Entscheiden

ui-ask-move = Schicke deinen Helden { $strength } ein oder zwei Orte weiter, für { $points ->
    [one] 1 Aktion
   *[other] { $points } Aktionen
} am Ziel. { $idle ->
    [one] Dein letzter Held heute.
   *[other] Noch { $idle } Helden.
}
ui-ask-place = Wo beginnt dein Held der Stärke { $strength }? Am ersten Tag handelt er 1 oder 2 Orte weiter, nie dort selbst.
ui-more = Eins mehr: { $what }
ui-less = Eins weniger: { $what }
ui-lay-down = Lege hin, womit du zahlst: drücke auf Marker hier oder in deinen Vorräten.
ui-defend-note = Jede Munition und die Kampfausrüstung senken, was du übergibst.
ui-threat = { $name } übt Druck { $count } auf dich aus
ui-age = Alter { $age }
ui-owes = { $name } schuldet { $count }
ui-may-refuse = kann sich wehren
ui-must-pay = muss zahlen
ui-take = nimm
ui-take-up-to = nimm bis zu
ui-or = oder

# Die Nacht

ui-works-night = Nacht: { $step }
ui-coming = { $what ->
    [day] der Tag
    [night] die Nacht bricht an
    [dawn] der nächste Tag
   *[convoy] der Konvoi kommt
}
ui-night-1 = Der Reihe nach: Wendet Ereignisse für ihre Punkte ab, oder passt.
ui-night-2 = Jeder bewohnte Raum isst, jede Reihe der Luftschleuse trinkt. Für jedes fehlende Gut geht ein Überlebender.
ui-night-3 = Überlebende in der Luftschleuse halten Strahlung ab; der Rest hebt den Strahlungsmesser.
ui-night-4 = Ein Gut bringt einen Überlebenden in die Luftschleuse.
ui-night-5 = Versetze Überlebende in Räume, baue Räume, nutze volle Räume.
ui-night-6 = Zahle die aufgedruckten Werkstoffe, um Ausrüstung zu reparieren.
ui-night-7 = Fleisch und Wasser werden abgelegt, alles ist wieder bereit.

# Protokoll und Ende

ui-log-day = Tag { $day }
ui-log-night = Nacht { $day }
ui-end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
ui-end-title-won = Der Konvoi nimmt euch mit
ui-end-title-other = Der Konvoi nimmt { $names } mit
ui-end-text = Die Zuflucht mit den meisten Überlebenspunkten: **{ $points }**.
ui-end-tie-supplies = **{ $points }** Überlebenspunkte, gleichauf mit einer anderen Zuflucht; mehr Güter gaben den Ausschlag.
ui-end-tie-goods = **{ $points }** Überlebenspunkte, gleichauf mit einer anderen Zuflucht; mehr Werkstoffe und Munition gaben den Ausschlag.
ui-end-tie-none = **{ $points }** Überlebenspunkte, und nichts trennt die Ersten.
ui-rank-strength = { $category }: { $points }
ui-rank-behind = { $count ->
    [0] gleichauf, aber dahinter
    [one] 1 Punkt dahinter
   *[other] { $count } Punkte dahinter
}
ui-rank-behind-most = { $behind }; { $category } −{ $count }
ui-end-came = Ihr wurdet **{ $place }. mit { $points }**
ui-end-came-most = { $came }: { $category } machte den größten Unterschied ({ $count }).
ui-rank-tie-supplies = { $supplies ->
    [one] 1 Gut löste
   *[other] { $supplies } Güter lösten
} den Gleichstand
ui-rank-tie-goods = Werkstoffe und Munition ({ $goods }) lösten den Gleichstand
ui-rank-tie-none = in allem gleichauf
ui-rank-note = Die meisten Überlebenspunkte gewinnen; dann Güter, dann Werkstoffe und Munition.
ui-curves-title = Tag für Tag

# Wozu Züge gut sind, und was sie wagen: nach „das“

merit-missing = deckt { $count } von { $before } heute Nacht fehlenden Gütern
merit-people = bringt { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
 }: dann { $after }
merit-overcome = überwindet { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
 }
merit-points = ist { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } wert: dann { $after }
merit-lives = erhält alle Überlebenden bis zum nächsten Tag
merit-grows = bringt mehr Überlebende bis zum nächsten Tag
merit-scores = bringt mehr Punkte bis zum nächsten Tag
merit-full = besetzt { $count ->
    [one] 1 Raum voll, sodass er wirkt
   *[other] { $count } Räume voll, sodass sie wirken
}
merit-rooms = baut { $count ->
    [one] 1 Raum
   *[other] { $count } Räume
 }: dann { $after }
merit-repaired = repariert { $count ->
    [one] 1 Ausrüstung
   *[other] { $count } Ausrüstungen
 }
merit-owned = bringt { $count ->
    [one] 1 Ausrüstung
   *[other] { $count } Ausrüstungen
 }
merit-supplies = bringt { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
 }
merit-materials = bringt { $count ->
    [one] 1 Werkstoff
   *[other] { $count } Werkstoffe
 }
merit-munitions = bringt { $count } Munition
merit-first = holt den Startspielermarker
risk-missing = lässt heute Nacht { $after } Güter fehlen
risk-people = kostet { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
 }
risk-lives = verliert jemanden vor dem nächsten Tag
