game-title = Outlive
game-tagline = Du hast sechs Tage, um deine Zuflucht zu füllen, bevor der Konvoi kommt.
game-time = 60 Min.
game-kind = Rivalen
game-milestone-no-loss = Sieg ohne Verluste
game-milestone-repaired = Sieg mit ganz reparierter Ausrüstung
goal = Habe nach { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
} die meisten Überlebenspunkte. Es gibt sie für Überlebende, volle Räume, reparierte Ausrüstung, Symbolpärchen, abgewendete Ereignisse und wenig Strahlung. { $left ->
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
    [0] Aufbau
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

# Orte im Satz

at-dam = am Damm
at-base = in der Militärbasis
at-silent = in Silent Peak
at-mine = in der Mine
at-ship = auf dem Frachtschiff
at-fair = auf dem Jahrmarkt
at-blackwood = in Blackwood City
at-forest = im Wald

from-dam = vom Damm
from-base = aus der Militärbasis
from-silent = aus Silent Peak
from-mine = aus der Mine
from-ship = vom Frachtschiff
from-fair = vom Jahrmarkt
from-blackwood = aus Blackwood City
from-forest = aus dem Wald

to-dam = zum Damm
to-base = in die Militärbasis
to-silent = nach Silent Peak
to-mine = in die Mine
to-ship = aufs Frachtschiff
to-fair = zum Jahrmarkt
to-blackwood = nach Blackwood City
to-forest = in den Wald

phase-draft = Geheime Wahl
phase-mary = Suchplättchen
phase-placing = Helden
phase-dawn = Morgendämmerung
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
leader-finds = Du ziehst 4 Suchplättchen aus den Städten und behältst 3.

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
ability-r_water = 1 Wasser mehr am Tag
ability-r_sanctum = Immun gegen Ereignisse (Orte nicht)
ability-r_salvage = 1 Ausrüstung zerlegen, Werkstoffe zurück
ability-r_decon = Strahlung: −1 Stufe
ability-r_vent = Luftschleuse: hält 1 mehr ab
ability-r_nursery = +1 Überlebender in diesem Raum (max. 8)
ability-r_scout = Stadt: +2 Suchplättchen
ability-r_depot = 2 Ausrüstungen ziehen
ability-r_lookout = 1 Suchstapel ansehen
ability-r_guard = 1 Held der Stärke 3: immun gegen Druck
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

use-axe = Wenn du im Wald Holz sammelst, nimm bis zu 2 mehr von dort, einmal am Tag.
use-bow = Wenn du im Wald ankommst, nimm 1 Fleisch aus dem Vorrat, einmal am Tag.
use-jerrycan = Wenn du am Damm Wasser sammelst, nimm 1 mehr von dort, einmal am Tag.
use-access = Öffne den Damm ohne Mikrochip, einmal am Tag.
use-ammobox = Wenn du in der Militärbasis Munition sammelst, nimm bis zu 2 mehr von dort, einmal am Tag.
use-crowbar = Wenn du in der Militärbasis ankommst, nimm 2 Mikrochips aus dem Vorrat, einmal am Tag.
use-chainsaw = Wenn du in einer Stadt ankommst, nimm 2 Holz aus dem Vorrat, einmal am Tag.
use-flashlight = Wenn du in einer Stadt ankommst, erhältst du 1 Überlebenden, einmal am Tag.
use-pickaxe = Wenn du in der Mine Metall sammelst, nimm bis zu 2 mehr von dort, einmal am Tag.
use-purifier = Wenn du in der Mine ankommst, nimm 1 Wasser aus dem Vorrat, einmal am Tag.
use-hook = Auf dem Frachtschiff darf dein Held den Platz 1 über seiner Stärke nehmen, einmal am Tag.
use-hacksaw = Wenn du auf dem Frachtschiff ankommst, nimm 2 Metall aus dem Vorrat, einmal am Tag.
use-backpack = Wenn du auf dem Jahrmarkt Mikrochips sammelst, nimm bis zu 2 mehr von dort, einmal am Tag.
use-detector = Wenn du auf dem Jahrmarkt ankommst, nimm 1 Konservendose aus dem Vorrat, einmal am Tag.
use-shotgun = Eine deiner Jagden zählt 1 Punkt mehr, einmal am Tag.
use-beartrap = Eine deiner Jagden zählt 1 Punkt mehr, einmal am Tag.
use-bat = Übe 1 Druck mehr auf einen schwächeren Helden aus, einmal am Tag.
use-gear = Erleide 2 Druck weniger, einmal am Tag.
use-exo = Ein Held darf beliebig weit gehen, einmal am Tag.
use-sensor = Sieh dir einen Beutestapel an und wähle deine Beute, einmal am Tag.

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
effect-ev_thieves = Wald, Mine und Jahrmarkt verlieren täglich je { $n } Marker
effect-ev_sand = Helden handeln mit Stärke 3
effect-ev_epizootic = Jagden bringen 1 Fleisch weniger
effect-ev_mutation = Jedes Tier braucht 1 Punkt mehr
effect-ev_rats = Jede Zuflucht verliert täglich 1 Gut
effect-ev_cold = Jede Zuflucht verliert täglich 1 Überlebenden
effect-ev_clan = Jede Zuflucht verliert täglich 2 Werkstoffe oder Munition
effect-ev_cloud = In jeder Zuflucht steigt die Strahlung täglich um 2

animal-wg3 = Hase
animal-wg4 = Fuchs
animal-wg5 = Wildschwein
animal-wg6 = Hirsch
animal-wg7 = Bär

find-water = Wasser
find-cans = Konservendose
find-wood = Holz
find-metal = Metall
find-chips = Mikrochip
find-munitions = Munition
find-algae = Strahlenschutztablette
find-empty = Leerer Schrank

# Karten im Satz: was jemand baut, nimmt, abwendet, erlegt oder findet

the-r_build = den Bauhof
the-r_tinker = die Bastelbank
the-r_crisis = den Krisenraum
the-r_smoke = die Räucherkammer
the-r_kitchen = die Küche
the-r_galley = die Kombüse
the-r_dock = die Hafenmeisterei
the-r_arms = die Waffenkammer
the-r_water = den Kondensator
the-r_sanctum = den Schutzraum
the-r_salvage = die Verwertung
the-r_decon = die Dekontamination
the-r_vent = die Lüftung
the-r_nursery = die Kinderstube
the-r_scout = den Späherraum
the-r_depot = das Magazin
the-r_lookout = den Ausguck
the-r_guard = den Wachposten
the-r_auto = das Automatenwerk
the-r_interro = den Verhörraum
the-r_scrap = die Schrottwerkstatt
the-r_machine = die Maschinenhalle

the-axe = die Axt
the-bow = den Bogen
the-jerrycan = den Kanister
the-access = die Zugangskarte
the-ammobox = die Munitionskiste
the-crowbar = das Brecheisen
the-chainsaw = die Kettensäge
the-flashlight = die Taschenlampe
the-pickaxe = die Spitzhacke
the-purifier = den Wasserreiniger
the-hook = den Enterhaken
the-hacksaw = die Metallsäge
the-backpack = den Rucksack
the-detector = den Metalldetektor
the-shotgun = die Schrotflinte
the-beartrap = die Bärenfalle
the-bat = den Baseballschläger
the-gear = die Kampfausrüstung
the-exo = das Exoskelett
the-sensor = den Wärmesensor

the-ev_wildfire = den Waldbrand
the-ev_cavein = den Stolleneinsturz
the-ev_lean = die mageren Zeiten
the-ev_nomads = die Nomaden
the-ev_thieves = die Diebe
the-ev_sand = den Sandsturm
the-ev_epizootic = die Tierseuche
the-ev_mutation = die Tiermutation
the-ev_rats = die Rattenplage
the-ev_cold = den Kälteeinbruch
the-ev_clan = den feindlichen Clan
the-ev_cloud = die radioaktive Wolke

prey-wg3 = einen Hasen
prey-wg4 = einen Fuchs
prey-wg5 = ein Wildschwein
prey-wg6 = einen Hirsch
prey-wg7 = einen Bären

found-water = 1 Wasser
found-cans = 1 Konservendose
found-wood = 1 Holz
found-metal = 1 Metall
found-chips = 1 Mikrochip
found-munitions = 1 Munition
found-algae = eine Strahlenschutztablette
found-empty = einen leeren Schrank

category-events = Ereignisse
category-rooms = Volle Räume
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
option-tribes-note = Wählt Räume und Anführer selbst, oder lasst alle mit einem fertigen Stamm beginnen.
value-tribes-own = verdeckt gewählt
value-tribes-ready = fertig
preset-first = Erste Partie
preset-first-note = Du spielst gegen einen Bot. Die Stämme sind fertig, also beginnt ihr mit dem ersten Tag.
preset-first-brief = fertige Stämme
preset-rulebook = Laut Regelheft
preset-rulebook-note = Ihr stellt eure vier Helden gleichzeitig und verdeckt auf.
preset-rulebook-brief = Helden verdeckt
preset-open = Offene Aufstellung
preset-open-note = Ihr stellt reihum je einen Helden auf, für alle sichtbar.
preset-open-brief = reihum, einzeln

# Entscheidungen

ask-nothing = Es gibt nichts zu entscheiden.
ask-rooms = Du behältst 4 Räume für die ganze Partie. Lege { $left ->
    [one] noch einen
   *[other] { $left }
} zurück in die Schachtel. Räume mit wenig Unterhalt (der Zahl in der Schale) sind leichter zu ernähren.
ask-freebuild = Welchen deiner { $rooms } Räume baust du kostenlos? Ein Raum wirkt nur, wenn jeder Platz besetzt ist, und du beginnst mit { $people } Überlebenden.
ask-split = { $room }: Dieser Raum wirkt mit { $spaces } Überlebenden und isst { $upkeep ->
    [one] 1 Gut
   *[other] { $upkeep } Güter
} je Nacht. Wie viele deiner { $people } ziehen ein? Sie bleiben für immer dort; die anderen bewachen die Luftschleuse.
ask-leader = Wer führt deinen Stamm an, { $one } oder { $other }? Das bringt dir 4 Startorte, deine ersten Marker und eine beschädigte Ausrüstung. Wer den ältesten Anführer hat, beginnt.
ask-marydraw = Mary zieht 4 Suchplättchen, und du behältst 3 davon. Aus welcher Stadt ziehst du Nummer { $number }?
ask-marydrop = Du behältst 3 dieser 4 Funde und erhältst, was sie zeigen. Welchen lässt du zurück?
ask-place = { $which ->
    [one] Wo beginnt dein Held der Stärke { $strength }?
   *[any] Welcher Held beginnt wo? Der stärkste, den du noch nicht aufgestellt hast, hat Stärke { $strength }.
} Am ersten Tag geht er von dort 1 oder 2 Orte weit und handelt, wo er ankommt.
ask-rats = { $event }: Du verlierst eines von { $supplies } Gütern{ $again ->
    [yes] {", heute und jeden Tag, bis jemand das Ereignis abwendet"}
   *[no] {""}
}. Welches gibst du her? Heute Nacht brauchst du { $need }.
ask-clan = { $event }: Du verlierst { $count } deiner { $goods } Werkstoffe und Munition. Was gibst du her?
ask-lose = { $cause ->
    [hunger] Du hast zu wenige Güter
    [skull] Deine Strahlung übersteigt den Totenkopf
   *[event] Ein Ereignis trifft dich
}: { $left ->
    [one] { $people ->
        [one] Dein letzter Überlebender muss gehen
       *[other] Einer deiner { $people } Überlebenden muss gehen
    }
   *[other] { $left } deiner { $people } Überlebenden müssen gehen
}. Wo verlierst du einen? Ein Raum, der nicht mehr voll ist, wirkt nicht mehr.
ask-move = { $way ->
    [none] Keiner deiner Helden kommt weg. Welcher bleibt stehen und tut heute nichts?
   *[open] Schicke einen Helden 1 oder 2 Orte weiter. Am Ziel hat er so viele Aktionspunkte, wie seine Stärke angibt.
} { $idle ->
    [one] Es ist heute dein letzter Held.
   *[other] { $idle } deiner Helden haben heute noch nicht gehandelt.
}
ask-bat = Nutzt du den Baseballschläger? Einmal am Tag erhöht er deinen Druck auf { $player } von { $pressure } auf { $more }.
ask-defend = Die { $strength } von { $player } übt { $pressure } Druck auf deine { $own } aus. { $munitions ->
    [0] Für jeden Punkt
    [one] Deine einzige Munition hebt einen Punkt auf; für jeden anderen
   *[other] Jede deiner { $munitions } Munition hebt einen Punkt auf; für jeden anderen
} übergibst du ein Gut oder einen Werkstoff { $choice ->
    [theirs] nach Wahl der anderen Seite
   *[yours] deiner Wahl
}.
ask-tribute = { $way ->
    [give] Welchen Marker übergibst du an { $player }
   *[take] Welchen Marker nimmst du von { $player }
}? Noch fällige Marker: { $left }.
ask-surv = { $source }: Ein Überlebender bittet um Aufnahme und ist 1 Punkt wert. Wo nimmst du ihn auf? In einem Raum bleibt er für immer. { $airlock ->
    [full] Die Luftschleuse ist voll.
    [row] In der Luftschleuse beginnt er eine neue Reihe, die je Nacht 1 Wasser mehr trinkt.
   *[space] In der Luftschleuse hält er 1 Strahlung ab.
}
ask-act = { $place }: Deine { $strength } hat noch { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}. Was tut sie hier? Ungenutzte Punkte verfallen.
ask-hunt = { $animal }: Die Jagd kostet { $need } Punkte und bringt { $meat } Fleisch. Womit zahlst du? Aktionspunkte, Munition und Waffen zählen je 1.
ask-prey = { $place }: Welches Tier dieses Stapels jagst du? Du kannst bis zu { $means } Punkte zahlen. Auch wenn du keines jagst, ist der Wärmesensor für heute genutzt.
ask-overcome = { $count ->
    [one] 1 Ereignis ist
   *[other] { $count } Ereignisse sind
} in Kraft. Zahlst du, um eines abzuwenden und seine Punkte zu bekommen? { $again ->
    [yes] Bleibt es in Kraft, trifft es jeden Tag wieder.
   *[no] Es ist die letzte Nacht.
} Wenn du passt, kannst du heute Nacht keines mehr abwenden.
ask-feed = Deine Räume brauchen noch { $due ->
    [one] 1 Gut
   *[other] { $due } Güter
}. Wie viel davon zahlst du in Wasser? Den Rest zahlen Konservendosen. Bis morgen halten nur 2 Wasser; Dosen halten immer.
ask-recruit = Jedes Gut, das du ausgibst, bringt 1 Überlebenden (1 Punkt) in die Luftschleuse. Dort ist Platz für { $free }, und du hast { $supplies ->
    [one] 1 Gut
   *[other] { $supplies } Güter
}. Heute Nacht verdirbt alles Fleisch und alles Wasser bis auf 2.
ask-build = Baue einen Raum (der nächste kostet { $price ->
    [one] 1 Werkstoff
   *[other] { $price } Werkstoffe
}), versetze Überlebende für immer in Räume, oder nutze volle Räume. In der Luftschleuse { $airlock ->
    [one] ist 1 Überlebender
   *[other] sind { $airlock } Überlebende
}{ $again ->
    [yes] ; die Strahlung morgen ist { $level }.
   *[no] {"."}
}
ask-paymat = { $room } kostet { $price ->
    [one] 1 beliebigen Werkstoff. Mit welchem
   *[other] { $price } beliebige Werkstoffe. Mit welchen
} zahlst du?
ask-salvage = { $room }: Welche Ausrüstung zerlegst du? Du erhältst ihre Werkstoffe zurück; eine reparierte nimmt ihren Punkt mit.
ask-repair = Welche beschädigte Ausrüstung ({ $broken } insgesamt) reparierst du für ihre aufgedruckten Werkstoffe? Jede ist 1 Punkt wert, ein Symbolpärchen 1 weiteren.{ $again ->
    [yes] {" Repariertes wirkt ab morgen."}
   *[no] {""}
}

# Was entschieden wird, kurz
topic-rooms = Wähle einen Raum, der in die Schachtel zurückgeht.
topic-freebuild = Wähle den Raum, den du kostenlos baust.
topic-split = Wähle, wie viele deiner 4 Überlebenden in den neuen Raum ziehen.
topic-leader = Wähle deinen Anführer.
topic-marydraw = Ziehe ein Suchplättchen aus einer Stadt.
topic-marydrop = Wähle, welches der vier Plättchen du zurücklässt.
topic-place = Stelle einen Helden auf einen deiner Startorte.
topic-rats = Wähle das Gut, das die Ratten nehmen.
topic-clan = Wähle die zwei Marker, die der feindliche Clan nimmt.
topic-lose = Wähle, wo du einen Überlebenden verlierst.
topic-move = Schicke einen Helden an einen erleuchteten Ort.
topic-bat = Nutzt du den Baseballschläger?
topic-defend = Wie antwortest du auf den Druck?
topic-tribute = Welcher Marker wird übergeben?
topic-surv = Wohin geht der Überlebende?
topic-act = Was tut dein Held hier?
topic-hunt = Womit bezahlst du die Beute?
topic-prey = Wähle deine Beute.
topic-overcome = Wende ein Ereignis ab oder passe.
topic-feed = Wähle, wie viel Wasser und wie viele Dosen deine Räume bekommen.
topic-recruit = Gib Güter für neue Überlebende aus.
topic-build = Versetze Überlebende, baue Räume, nutze Effekte.
topic-paymat = Wähle die Werkstoffe, mit denen du zahlst.
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
move-bat = Schläger nutzen
move-immune = Abwehren
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
move-shoot = Jagd bezahlen
move-prey = Dieses jagen
move-no-prey = Nichts jagen
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
preview-room = Der Raum isst { $upkeep ->
    [one] 1 Gut
   *[other] { $upkeep } Güter
} je Nacht und braucht { $spaces ->
    [one] 1 Überlebenden
   *[other] { $spaces } Überlebende
}.
preview-full = { $room } ist voll besetzt und wirkt.
preview-not-full = { $room } braucht noch { $missing ->
    [one] 1 Überlebenden
   *[other] { $missing } Überlebende
}, um voll zu sein.
preview-airlock-rest = { $people ->
    [0] Niemand bleibt
    [one] 1 bleibt
   *[other] { $people } bleiben
} in der Luftschleuse.
preview-leader = { $age } Jahre alt, bringt beschädigt mit: { $equipment }.
preview-tile-odds = { $left ->
    [one] Hier liegt noch 1 Plättchen.
   *[other] Hier liegen noch { $left } Plättchen.
}
preview-gains-nothing = Du erhältst nichts.
preview-gives-up = Du gibst ab: { $tokens }.
preview-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
preview-uses = Du nutzt: { $card }.
preview-pressure = { $player } schuldet dir { $pressure } Marker und hat { $munitions ->
    [0] keine Munition
   *[other] { $munitions } Munition
}.
preview-take-up-to = Du kannst bis zu { $tokens } nehmen.
preview-nothing-left = Hier ist nichts mehr.
preview-hunt = { $animal }: Die Jagd kostet { $need } Punkte und bringt { $meat } Fleisch.
preview-hunt-out-of-reach = { $animal }: Die Jagd kostet { $need } Punkte, und du hast nur { $have }.
preview-dam-closed = Du hast keinen Mikrochip, um den Wasserfilter zu öffnen.
preview-city = { $tiles ->
    [one] 1 Ausrüstung liegt
   *[other] { $tiles } Ausrüstungen liegen
} aus, dazu { $left } Suchplättchen.
preview-ship = Du erhältst { $cans ->
    [one] 1 Konservendose
   *[other] { $cans } Konservendosen
}.
preview-ship-survivor = Dort wartet ein Überlebender.
preview-bonus = { $card } bringt { $tokens }.
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
preview-stands = Dieser Held bleibt stehen und tut heute nichts.
preview-peek = { $left ->
    [one] Du siehst das letzte Plättchen.
   *[other] Du siehst die Reihenfolge von { $left } Plättchen.
}
preview-pressure-after = Der Druck ist { $pressure }.
preview-owes = Du übergibst { $count ->
    [0] nichts
    [one] 1 Marker
   *[other] { $count } Marker
}.
preview-spends = Du gibst aus: { $tokens }.
preview-points-left = Du hast noch { $points } AP.
preview-gains = Du erhältst { $tokens }.
preview-gauge = Strahlungsmesser { $from } → { $to }.
preview-cost = Das kostet { $tokens }.
preview-repair-cost = Die Reparatur kostet { $tokens }.
preview-once-repaired = Diese Ausrüstung wirkt, sobald sie repariert ist. { $use }
preview-points = { $points ->
    [one] 1 Überlebenspunkt
   *[other] { $points } Überlebenspunkte
}
preview-search-odds = Noch { $left } Plättchen, davon { $empty ->
    [0] kein leerer Schrank
    [one] 1 leerer Schrank
   *[other] { $empty } leere Schränke
}.
preview-search-free = Diese Suche ist kostenlos.
preview-unused = { $points ->
    [one] 1 AP verfällt
   *[other] { $points } AP verfallen
}.
preview-catch = Das bringt { $meat } Fleisch und kostet { $points } AP.
preview-population = Danach hast du { $people ->
    [one] 1 Überlebenden
   *[other] { $people } Überlebende
}.
preview-room-falls = { $room } wirkt dann nicht mehr.
preview-absorbs = Strahlung heute Nacht: { $level }; deine Zuflucht hält { $absorbed } ab.
preview-rise = Deine Strahlung würde um { $rise } steigen.
preview-skull = Deine Strahlung würde über den Totenkopf steigen: Du würdest { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
} verlieren.
preview-pays = Du zahlst mit { $tokens }.
preview-repairs = { $again ->
    [yes] { $equipment } wirkt ab morgen und ist 1 Punkt wert.
   *[no] { $equipment } ist dann 1 Punkt wert.
}
preview-pair = Das vervollständigt ein Symbolpärchen für 1 weiteren Punkt.
preview-draws = Du ziehst { $count ->
    [one] 1 beschädigte Ausrüstung
   *[other] { $count } beschädigte Ausrüstungen
}.
preview-ability-left = Noch nicht genutzt: { $room }.
preview-passes = Dann kannst du heute Nacht kein Ereignis mehr abwenden.
preview-declined = Der Überlebende bleibt, wo er ist.
preview-starts-here = Deine { $hero } beginnt hier.
preview-rots = { $meat ->
    [0] { $water } Wasser verdirbt.
   *[other] { $water ->
        [0] { $meat } Fleisch verdirbt.
       *[other] { $meat } Fleisch und { $water } Wasser verderben.
    }
}
preview-ends-step = Du gehst zum nächsten Schritt über.

## Before a common mistake: what a coach says

caution-thirst = Die Luftschleuse trinkt nur Wasser, und { $lack ->
    [one] dir fehlt 1
   *[other] dir fehlen { $lack }
}. Für jedes fehlende Wasser geht heute Nacht ein Überlebender, und das ist heute dein letzter Held.
caution-weak-hero = Die { $strength } von { $player } hat noch nicht gehandelt. Sie kann noch herkommen und dir bis zu { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} nehmen. Schicke diesen Helden später, oder hol vorher Munition.
caution-half-full = { $room }: { $missing ->
    [one] 1 Platz ist
   *[other] { $missing } Plätze sind
} frei, aber du hast dafür nur { $people }. Bis der Raum voll ist, isst er jede Nacht { $upkeep ->
    [one] 1 Gut
   *[other] { $upkeep } Güter
} und bewirkt nichts.
caution-rotting = { $meat } Fleisch verdirbt heute Nacht. Jedes Fleisch könnte noch einen Überlebenden anwerben, der 1 Punkt wert ist.
caution-thin-airlock = Die Strahlung morgen ist { $level }, aber in der Luftschleuse { $airlock ->
    [0] wäre dann niemand
    [one] wäre dann nur 1
   *[other] wären dann nur { $airlock }
}. Kommt tagsüber niemand dazu, steigt deine Strahlung um { $rise }.

# Warum geht das nicht?

why-over = Die Partie ist zu Ende.
why-nobody = Gerade gibt es nichts zu entscheiden.
why-asked = Gerade ist eine andere Frage offen: { $decision }
why-nobody-there = Dort wohnt niemand, also kann niemand gehen.
why-not-drawn = Diesen Fund hast du nicht gezogen.
why-board-spot = Auf dem Frachtschiff nimmt ein Held den Platz seiner Stärke. Wähle diesen Platz.
why-no-weapon = Du hast { $have ->
    [0] keine bereite Waffe
    [one] nur 1 bereite Waffe
   *[other] nur { $have } bereite Waffen
}.
why-few-munitions = Du hast { $have ->
    [0] keine Munition
   *[other] nur { $have } Munition
}.
why-shots = Waffen, Munition und Aktionspunkte müssen zusammen { $need } ergeben; du hast noch { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}.
why-not-in-stack = In diesem Stapel ist kein Tier dieser Art: { $animal }.
why-feed-water = Deine Räume können zwischen { $least } und { $most } Wasser bekommen.
why-wrong-sum = Der Raum kostet genau { $price ->
    [one] 1 Werkstoff
   *[other] { $price } Werkstoffe
}.
why-not-owned = Diese Ausrüstung besitzt du nicht.
why-no-equipment = Der Ausrüstungsstapel ist leer.
preview-owes-all = Das ist alles, was du hast.
preview-row-begins = Das beginnt eine neue Reihe der Luftschleuse: je Nacht 1 Wasser mehr.
preview-eats-now = Ab jetzt isst dieser Raum { $upkeep ->
    [one] 1 Gut
   *[other] { $upkeep } Güter
} je Nacht.
preview-airlock-then = In der Luftschleuse { $people ->
    [one] ist dann 1 Überlebender
   *[other] sind dann { $people } Überlebende
}. Strahlung morgen: { $level }.
preview-once-full = Voll besetzt wirkt der Raum ({ $ability }).
why-own-hero = Dort ist schon einer deiner Helden, und zwei dürfen nie am selben Ort sein.
why-too-far = Das sind { $steps } Schritte, und ein Held geht nur 1 oder 2.
why-same-place = Ein Held muss den Ort verlassen, an dem er ist.
why-activated = Dieser Held hat heute schon gehandelt.
why-spot-strength = Ein Held der Stärke { $strength } nimmt Platz { $spot }. Nur der Enterhaken führt einen Platz höher.
why-spot-taken = Auf diesem Platz steht schon ein Held.
why-can-move = Stehen bleiben darf ein Held nur, wenn keiner deiner Helden gehen kann. Ein anderer kann es noch.
why-no-lookout = Dein Ausguck ist nicht bereit, oder der Suchstapel ist leer.
why-empty-place = Hier gibt es bis zum nächsten Morgen nichts mehr.
why-no-points = Du hast zu wenige Aktionspunkte übrig.
why-dam-closed = Der Wasserfilter ist zu. Öffne ihn erst für 1 Mikrochip.
why-dam-open = Der Wasserfilter ist schon offen.
why-no-chip = Du hast keinen Mikrochip, um den Wasserfilter zu öffnen.
why-not-here = Das geht an diesem Ort nicht.
why-hunted = Ein Held kann je Besuch nur ein Tier jagen.
why-no-game = Hier gibt es keine Beute.
why-too-tough = { $animal }: Die Jagd kostet { $need } Punkte, und du hast nur { $have }.
why-no-sensor = Dein Wärmesensor ist nicht bereit.
why-small-stack = Hier gibt es zu wenige Tiere, um eines auszuwählen.
why-no-means = Deine Aktionspunkte, Munition und Waffen reichen für kein Tier.
why-algae-taken = Jemand hat die Algen heute schon geerntet.
why-not-displayed = Diese Ausrüstung liegt hier nicht aus.
why-owned = Diese Ausrüstung hast du schon, und du darfst keine doppelt haben.
why-stack-empty = Hier liegen heute keine Suchplättchen mehr.
why-cannot-pay = Du brauchst noch { $tokens }.
why-no-crisis-room = Dein Krisenraum ist nicht voll besetzt, oder du hast ihn heute schon genutzt.
why-relief-too-much = Dieses Ereignis kostet keine solchen Marker, also kannst du keine sparen.
why-not-in-force = Dieses Ereignis ist nicht in Kraft.
why-airlock-full = Die Luftschleuse ist voll.
why-no-supply = Davon hast du keinen Marker.
why-nobody-in-airlock = Die Luftschleuse ist leer, also kann niemand einziehen.
why-room-full = Dieser Raum hat keinen freien Platz.
why-unbuilt = Dieser Raum ist noch nicht gebaut.
why-built = Dieser Raum ist schon gebaut.
why-too-dear = Ein Raum kostet { $price ->
    [one] 1 Werkstoff
   *[other] { $price } Werkstoffe
}, und du hast nur { $have }.
why-no-ability = Den Effekt dieses Raums kannst du jetzt nicht nutzen.
why-used = Das hast du heute schon genutzt.
why-not-full = Dieser Raum ist nicht voll besetzt, also wirkt er nicht.
why-no-effect = Das würde gerade nichts bewirken.
why-not-broken = Du hast keine solche beschädigte Ausrüstung.
why-no-discount = Keiner deiner bereiten Räume gibt diesen Nachlass.
why-no-bench = Deine Bastelbank ist nicht bereit.
why-no-space = Dort ist kein Platz frei.
why-no-guard = Kein Wachposten ist für diesen Helden bereit.
why-no-gear = Deine Kampfausrüstung ist nicht bereit.
why-too-many-munitions = Das ist mehr Munition, als du brauchst oder hast.
why-not-start-place = Das ist kein freier Startort deines Anführers.
why-other-hero-first = Du musst zuerst einen anderen Helden aufstellen.
why-not-in-hand = Das gehört nicht zu deiner Auswahl.

# Das Protokoll

event-revealed = { $player } folgt { $leader } und schickt { $people } in { $the } und { $airlock } in die Luftschleuse.
event-first-player = { $player } hat den ältesten Anführer ({ $age }) und beginnt.
event-mary-drew = { $player } zieht ein Suchplättchen aus { $city } und findet { $found }.
event-mary-dropped = { $player } lässt { $found } zurück.
event-placed = { $player } stellt die { $hero } { $at } auf.
event-day-began = Tag { $day } beginnt, und { $player } ist zuerst dran. Strahlung heute Nacht: { $radiation }.
event-event-flipped = Ereignis von Tag { $day }: { $event }.
event-event-ignored = { $player } ist immun gegen { $the }.
event-stock-lost = { $event }: { $tokens } { $count ->
    [one] verschwindet
   *[other] verschwinden
} { $from }.
event-nomads-took = { $event }: { $city } verliert { $found }.
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
event-gauge-rose = Die Strahlung von { $player } steigt um { $by }: Der Strahlungsmesser steht auf { $gauge }.
event-gauge-fell = Die Strahlung von { $player } sinkt um { $by }: Der Strahlungsmesser steht auf { $gauge }.
event-moved = Die { $hero } von { $player } geht { $from } { $to }{ $spot ->
    [0] {""}
   *[other] , Platz { $spot }
}.
event-stood = Die { $hero } von { $player } kommt { $at } nicht weg und tut nichts.
event-tool-used = { $player } nutzt { $the }.
event-token-moved = { $player } nimmt den Startspielermarker.
event-peeked = { $player } sieht sich den Suchstapel von { $city } an.
event-pressed = Die { $hero } von { $player } übt { $pressure } Druck auf die { $target } von { $victim } aus.
event-refused = { $immune ->
    [1] { $player } ist gegen diesen Druck immun.
   *[0] { $gear ->
        [1] { $player } wehrt sich mit Kampfausrüstung{ $munitions ->
            [0] {""}
           *[other] {" "}und { $munitions } Munition
        }
       *[0] { $munitions ->
            [0] { $player } wehrt sich nicht
           *[other] { $player } wehrt sich mit { $munitions } Munition
        }
    }: { $pressure ->
        [0] Kein Druck bleibt
        [one] 1 Druck bleibt
       *[other] { $pressure } Druck bleiben
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
event-declined = { $player } weist den Überlebenden ab.
event-scavenged = { $player } sammelt { $tokens } { $at }.
event-harvested = { $player } nimmt { $tokens } mehr ({ $equipment }).
event-algae-taken = { $player } erntet die Algen.
event-dam-opened = { $card ->
    [1] { $player } öffnet den Damm mit der Zugangskarte.
   *[0] { $player } öffnet den Damm für 1 Mikrochip.
}
event-sensed = { $player } sieht sich den Beutestapel { $at } an.
event-no-prey-taken = { $player } jagt nichts.
event-caught = { $player } erlegt { $prey } { $at } und erhält { $meat } Fleisch.
event-took = { $player } nimmt { $the } aus { $city }.
event-searched = { $player } durchsucht { $city } und findet { $found }.
event-night-fell = Nacht { $day } bricht an, und { $player } ist zuerst dran.
event-overcame = { $player } wendet { $the }{ $discount ->
    [yes] {" "}mit dem Krisenraum
   *[no] {""}
} ab: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-passed = { $player } passt.
event-fed = { $player } ernährt die Zuflucht: { $upkeep } für Räume, { $rows } für die Luftschleuse{ $missing ->
    [0] .
    [one] , 1 fehlt.
   *[other] , { $missing } fehlen.
}
event-recruited = { $player } wirbt für { $tokens } einen Überlebenden an.
event-moved-in = { $player } versetzt einen Überlebenden in { $the }.
event-built = { $player } baut { $the } für { $price ->
    [one] 1 Werkstoff
   *[other] { $price } Werkstoffe
}.
event-bred = Die Kinderstube von { $player } wächst auf { $people } Überlebende.
event-drew = { $player } zieht { $the }.
event-rejected = { $player } hat { $the } schon und legt das Plättchen beiseite.
event-salvaged = { $player } zerlegt { $the }.
event-repaired = { $player } repariert { $the }{ $discount ->
    [all] {" "}kostenlos
    [some] {" "}mit Nachlass
   *[no] {""}
}.
event-pair-made = { $player } vervollständigt ein Symbolpärchen: { $symbol }.
event-rotted = { $meat ->
    [0] { $player } wirft { $water } Wasser weg.
   *[other] { $water ->
        [0] { $player } wirft { $meat } Fleisch weg.
       *[other] { $player } wirft { $meat } Fleisch und { $water } Wasser weg.
    }
}
event-room-filled = { $player }: { $room } ist voll besetzt und wirkt.
event-room-fell = { $player }: { $room } ist nicht mehr voll besetzt und wirkt nicht mehr.
event-scored = { $player }, { $category }: { $points }.
event-tie-broken = { $player } und { $rival } haben gleich viele Punkte{ $reason ->
    [supplies] , aber { $player } hat mehr Güter.
    [goods] {" "}und Güter, aber { $player } hat mehr Werkstoffe und Munition.
   *[none] {" "}und gleich viele Marker.
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

choice-discard = { $room } zurücklegen
choice-free-build = { $slot } bauen
choice-split = { $people ->
    [0] Niemand zieht ein
    [one] 1 Überlebender zieht ein
   *[other] { $people } Überlebende ziehen ein
}
choice-lead = { $leader } folgen
choice-draw-find = Ziehen aus { $city }
choice-drop-find = Zurücklassen: { $find }
choice-place = Die { $hero } { $at } aufstellen
choice-give = { $tokens } abgeben
choice-claim = { $tokens } nehmen
choice-lose-goods = { $tokens } verlieren
choice-lose = Überlebenden verlieren: { $where }
choice-move = Die { $hero } { $from } { $to } schicken
choice-board = Die { $hero } { $from } { $to } schicken, Platz { $spot }
choice-stand = Die { $hero } { $at } kommt nicht weg und tut heute nichts
choice-peek = Suchstapel ansehen: { $city } (einmal am Tag, nur für dich)
choice-bat = { $use ->
    [1] Baseballschläger einsetzen
   *[0] Baseballschläger behalten
}
choice-immune = Mit dem Wachposten abwehren
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
choice-decline = Überlebenden abweisen (er wäre 1 Punkt wert)
choice-scavenge = { $tokens } sammeln
choice-hunt = Jagen: { $animal }
choice-sensor = Wärmesensor nutzen (einmal am Tag, nur du siehst den Stapel)
choice-algae = Algen ernten (1 AP, nur einmal am Tag)
choice-open-dam = Wasserfilter öffnen (1 Mikrochip, kein AP)
choice-take = { $equipment } nehmen
choice-search = Schrank durchsuchen ({ $cost ->
    [0] kostenlos
   *[1] 1 AP
})
choice-end = Besuch beenden{ $points ->
    [0] {""}
    [one] {" "}(1 AP verfällt)
   *[other] {" "}({ $points } AP verfallen)
}
choice-shoot = { $weapons ->
    [0] { $munitions ->
        [0] Nur mit Aktionspunkten zahlen
       *[other] { $munitions } Munition nutzen
    }
    [one] 1 Waffe{ $munitions ->
        [0] {""}
       *[other] {" "}und { $munitions } Munition
    } nutzen
   *[other] { $weapons } Waffen{ $munitions ->
        [0] {""}
       *[other] {" "}und { $munitions } Munition
    } nutzen
}
choice-prey = Jagen: { $animal }
choice-no-prey = Nichts jagen
choice-overcome = { $event } abwenden{ $relief ->
    [full] {""}
   *[some] , der Krisenraum spart { $tokens }
}
choice-pass = Passen: heute Nacht nichts mehr abwenden
choice-feed = { $water } Wasser zahlen, den Rest in Dosen
choice-recruit = Überlebenden anwerben für { $tokens }
choice-move-in = Überlebenden versetzen: { $slot }
choice-build = { $slot } bauen
choice-ability = { $slot } nutzen
choice-pay = { $tokens } zahlen
choice-salvage = { $equipment } zerlegen
choice-repair = { $equipment }{ $waiver ->
    [full] {" "}reparieren
    [all] {" "}kostenlos reparieren
   *[some] {" "}reparieren, gespart: { $tokens }
}
choice-draw = Ausrüstung ziehen
choice-done = { $step ->
    [recruit] Anwerben beenden
    [build] Bauen beenden, reparieren
   *[repair] Deine Nacht beenden
}

terminal-day = Tag { $day } von { $days }
terminal-round = { $phase }, Durchgang { $round } von 4
terminal-radiation = Strahlung heute Nacht: { $radiation }
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
terminal-bill = Die Nacht kostet { $total ->
    [one] 1 Gut
   *[other] { $total } Güter
}.
terminal-hunger = { $count ->
    [one] 1 fehlt!
   *[other] { $count } fehlen!
}
terminal-rise = Die Strahlung würde um { $rise } steigen.
terminal-skull = Die Strahlung würde über den Totenkopf steigen: Du würdest { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
} verlieren!
terminal-room = { $room }: { $ability } (Unterhalt { $upkeep }, { $spaces } Plätze)
terminal-unbuilt = nicht gebaut
terminal-used = heute genutzt
terminal-leader = { $leader }, { $profession }, { $age }. { $places }. { $goods }. Beschädigt: { $equipment }
terminal-repaired = Ausrüstung: { $tiles }
terminal-broken = Beschädigt: { $tiles }
terminal-caught = Erlegt: { $animals }
terminal-known = Du kennst den Stapel { $at }, von oben: { $tiles }
terminal-drawn = Gezogen: { $tiles }
terminal-legend = Die acht Orte bilden einen Ring; ein Held geht 1 oder 2 Schritte. A5 ist der Held der Stärke 5 von Spieler A; (A5) hat heute noch nicht gehandelt; A5@6 steht auf Platz 6 des Frachtschiffs. 4♦ ist ein Platz, auf dem ein Überlebender wartet, 4· einer ohne Überlebenden; die Konservendosen jedes Platzes stehen darunter. „Hirsch: 6 für 4 Fleisch (8)“ heißt: Das oberste Tier braucht 6 Punkte und bringt dir 4 Fleisch; 8 Plättchen sind übrig. Räume zeigen Überlebende und Plätze; Räume in Klammern sind nicht gebaut. ÜP sind Überlebenspunkte, AP sind Aktionspunkte.
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
    [one] Held übrig
   *[other] Helden übrig
}
ui-others = Die anderen Zufluchten
ui-your-shelter = Deine Zuflucht
ui-shelter-of = Zuflucht von { $name }
ui-stores = Lager
ui-broken = Beschädigt
ui-repaired = Repariert
ui-ready = bereit
ui-used = genutzt
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
ui-animal-needs = { $animal } braucht { $need } Punkte
ui-from-here = von hier
ui-dam-open = offen
ui-dam-closed = öffnet für
ui-dam-pay = für
ui-algae-ready = Algen da
ui-algae-taken = Algen weg
ui-search-left = { $left } Suchplättchen, davon { $empty ->
    [0] kein leerer Schrank
    [one] 1 leerer Schrank
   *[other] { $empty } leere Schränke
}
ui-from-the-top = Von oben:
ui-open-today = Schon offen:
ui-animal-gives = { $animal } braucht { $need } Punkte und gibt { $meat } Fleisch
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
ui-pick-up = Nimm deine { $hero } { $at }

# Konvoi

ui-convoy-days = { $days ->
    [0] morgen
    [one] in 1 Tag
   *[other] in { $days } Tagen
}
ui-to-stop = wenden ab
ui-event-hidden = Tag { $day }: Das Ereignis ist noch verdeckt. Strahlung: { $radiation }.
ui-event-label = { $event }: { $effect }. Abwenden kostet { $cost } und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
ui-event-overcome = Abgewendet von { $name }.

# Die Zuflucht

ui-to-build = { $price ->
    [one] 1 Werkstoff
   *[other] { $price } Werkstoffe
} zum Bauen
ui-symbol = Halbes Symbol: { $symbol }.
ui-room-secret = Ein Raum, der noch geheim ist
ui-room-label = { $room }. { $ability }. { $built ->
    [yes] { $people } von { $spaces } Überlebenden.
   *[no] Nicht gebaut, { $spaces ->
        [one] 1 Platz.
       *[other] { $spaces } Plätze.
    }
}
ui-airlock-label = Luftschleuse: { $people } von { $spaces } Überlebenden, hält { $stops } Strahlung ab.
ui-thumb = { $airlock } in der Luftschleuse, { $full ->
    [one] 1 voller Raum
   *[other] { $full } volle Räume
}
ui-stops = stoppt { $count }
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
ui-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
ui-short-of = { $count ->
    [one] 1 von { $bill } fehlt
   *[other] { $count } von { $bill } fehlen
}

ui-ability-r_build = Bau −2
ui-ability-r_tinker = 1 ziehen, Rep. −1
ui-ability-r_crisis = Ereignis −2
ui-ability-r_smoke = Jagd: +2 Fleisch
ui-ability-r_kitchen = Jagd: +1 Fleisch
ui-ability-r_galley = Schiff: +1 Dose
ui-ability-r_dock = Schiff: +2 Dosen
ui-ability-r_arms = 4 Munition
ui-ability-r_water = +1 Wasser
ui-ability-r_sanctum = Ereignisschutz
ui-ability-r_salvage = Ausrüstung zerlegen
ui-ability-r_decon = Strahlung −1
ui-ability-r_vent = Schleuse hält +1
ui-ability-r_nursery = +1 Überlebender
ui-ability-r_scout = Stadt: +2 suchen
ui-ability-r_depot = 2 Ausrüstungen ziehen
ui-ability-r_lookout = Suchstapel ansehen
ui-ability-r_guard = Eine 3 ist immun
ui-ability-r_auto = 1 Gratis-Rep.
ui-ability-r_interro = Tribut wählen
ui-ability-r_scrap = Leer: +Holz, +Metall
ui-ability-r_machine = Reparatur −2

# Entscheiden

ui-ask-move = Schicke deine { $strength } einen oder zwei Orte weiter. Am Ziel hat sie { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}. { $idle ->
    [one] Es ist heute dein letzter Held.
   *[other] { $idle } deiner Helden haben noch nicht gehandelt.
}
ui-ask-place = Wo beginnt dein Held der Stärke { $strength }? Am ersten Tag geht er von dort 1 oder 2 Orte weit und handelt, wo er ankommt.
ui-more = Eins mehr: { $what }
ui-less = Eins weniger: { $what }
ui-lay-down = Wähle, womit du zahlst: Drücke auf Marker hier oder in deinem Lager.
ui-defend-note = Mit Munition und Kampfausrüstung übergibst du weniger.
ui-threat = { $name } übt { $count } Druck auf dich aus
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
ui-night-1 = Der Reihe nach zahlt ihr, um ein Ereignis für seine Punkte abzuwenden, oder ihr passt.
ui-night-2 = Jeder bewohnte Raum isst, jede Reihe der Luftschleuse trinkt. Für jedes fehlende Gut geht ein Überlebender.
ui-night-3 = Überlebende in der Luftschleuse halten Strahlung ab; was durchkommt, kostet Punkte auf dem Strahlungsmesser.
ui-night-4 = Jedes Gut, das du ausgibst, bringt einen Überlebenden in die Luftschleuse.
ui-night-5 = Versetze Überlebende in Räume, baue Räume, und nutze volle Räume.
ui-night-6 = Zahle die aufgedruckten Werkstoffe, um Ausrüstung zu reparieren.
ui-night-7 = Fleisch verdirbt, nur 2 Wasser halten, und alles ist wieder bereit.

# Protokoll und Ende

ui-log-day = Tag { $day }
ui-log-night = Nacht { $day }
ui-end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
ui-end-title-won = Der Konvoi nimmt euch mit
ui-end-title-other = Der Konvoi nimmt { $names } mit
ui-end-text = Die siegreiche Zuflucht hat { $points ->
    [one] **1** Überlebenspunkt
   *[other] **{ $points }** Überlebenspunkte
}.
ui-end-tie-supplies = Auch eine andere Zuflucht hat { $points ->
    [one] **1** Überlebenspunkt
   *[other] **{ $points }** Überlebenspunkte
}, aber die siegreiche hat mehr Güter.
ui-end-tie-goods = Auch eine andere Zuflucht hat { $points ->
    [one] **1** Überlebenspunkt
   *[other] **{ $points }** Überlebenspunkte
}, aber die siegreiche hat mehr Werkstoffe und Munition.
ui-end-tie-none = Die ersten Zufluchten haben alle { $points ->
    [one] **1** Überlebenspunkt
   *[other] **{ $points }** Überlebenspunkte
} und gleich viele Marker.
ui-rank-strength = { $category }: { $points }
ui-rank-behind = { $count ->
    [0] gleichauf, aber weniger Marker
    [one] 1 Punkt dahinter
   *[other] { $count } Punkte dahinter
}
ui-rank-behind-most = { $behind }; { $category } −{ $count }
ui-end-came = Du wurdest **{ $place }. mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}**
ui-end-came-most = { $came }. Der größte Rückstand: { $category } ({ $count }).
ui-rank-tie-supplies = { $supplies ->
    [one] 1 Gut entschied
   *[other] { $supplies } Güter entschieden
} bei Gleichstand
ui-rank-tie-goods = Werkstoffe und Munition ({ $goods }) entschieden bei Gleichstand
ui-rank-tie-none = in allem gleichauf
ui-rank-note = Die meisten Überlebenspunkte gewinnen. Bei Gleichstand zählen mehr Güter, dann mehr Werkstoffe und Munition.
ui-curves-title = Tag für Tag

# Wozu Züge gut sind, und was sie wagen: nach „das“

game-chance = Siegchance
game-outcome = Überlebenspunkte am Ende
merit-missing = { $before ->
    [one] deckt das eine Gut, das auf der nächsten Rechnung fehlt
   *[other] deckt { $count } der { $before } Güter, die auf der nächsten Rechnung fehlen
}
merit-people = bringt { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
}: Dann hast du { $after }
merit-overcome = wendet { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
} ab
merit-points = ist { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} wert: Dann hast du { $after }
merit-lives = verliert bis zum nächsten Tag niemanden
merit-grows = bringt dir bis zum nächsten Tag mehr Überlebende
merit-scores = bringt dir bis zum nächsten Tag mehr Punkte
merit-full = füllt { $count ->
    [one] 1 Raum, sodass er wirkt
   *[other] { $count } Räume, sodass sie wirken
}
merit-rooms = baut { $count ->
    [one] 1 Raum
   *[other] { $count } Räume
}: Dann hast du { $after }
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
merit-upkeep = senkt die Rechnung einer Nacht um { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
 }
merit-survive = lässt dir bis zum nächsten Morgen mehr Überlebende
merit-ahead = lässt dir bis zum nächsten Morgen mehr Punkte
merit-spaces = betrifft einen Raum, dem dann { $count ->
    [0] niemand mehr fehlt
    [one] nur 1 Überlebender fehlt
   *[other] nur { $count } Überlebende fehlen
 }
merit-eats = betrifft einen Raum, der nur { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
} je Nacht isst
merit-unwanted = legt einen Raum ab, der { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
} je Nacht isst
merit-repair = { $count ->
    [0] bringt eine Ausrüstung, die du gleich reparieren kannst
    [one] bringt eine Ausrüstung, für deren Reparatur nur 1 Werkstoff fehlt
   *[other] bringt eine Ausrüstung, für deren Reparatur nur { $count } Werkstoffe fehlen
}
merit-presses = übt { $count } Druck auf Rivalen aus
merit-alone = führt an einen Ort { $count ->
    [0] ohne Rivalen
    [one] mit nur 1 Helden der Rivalen
   *[other] mit nur { $count } Helden der Rivalen
 }
merit-left = lässt dir { $count } AP für anderes
risk-missing = lässt auf der nächsten Rechnung { $after ->
    [one] 1 Gut
   *[other] { $after } Güter
} fehlen
risk-people = kostet { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
 }
risk-lives = verliert vor dem nächsten Tag einen Überlebenden
spare-missing = lässt auf der nächsten Rechnung { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
 } weniger fehlen
spare-people = rettet { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
 }
spare-points = lässt dir { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } mehr
spare-full = lässt { $count ->
    [one] 1 Raum
   *[other] { $count } Räume
 } mehr in Betrieb
spare-owned = lässt dir { $count ->
    [one] 1 Ausrüstung
   *[other] { $count } Ausrüstungen
 } mehr
spare-meat = lässt dir { $count } Fleisch mehr
spare-water = lässt dir { $count } Wasser mehr
spare-cans = lässt dir { $count ->
    [one] 1 Konservendose
   *[other] { $count } Konservendosen
 } mehr
spare-wood = lässt dir { $count } Holz mehr
spare-metal = lässt dir { $count } Metall mehr
spare-chips = lässt dir { $count ->
    [one] 1 Mikrochip
   *[other] { $count } Mikrochips
 } mehr
spare-upkeep = hält die Rechnung einer Nacht um { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
 } niedriger
spare-airlock = lässt { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
 } mehr in der Luftschleuse
spare-housed = lässt { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
 } mehr in deinen Räumen
spare-munitions = lässt dir { $count } Munition mehr
