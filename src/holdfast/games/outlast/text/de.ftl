### Outlast auf Deutsch: alles, was Spielende lesen.

game-title = Outlast
game-tagline = Eine Handvoll Menschen, eine verschneite Wildnis und Wölfe. Wer überdauert?
game-time = 40 Min.
game-kind = Rivalen
goal = { $players ->
    [one] Halte deine Leute bis zum Ende von Runde { $rounds } am Leben. Wer lebt und jede Siedlung mehrt dein Vermächtnis.
   *[other] Sei nach Runde { $rounds } noch am Leben und habe das größte Vermächtnis: Leute und Siedlungen zählen je 1. Oder überlebe als Letzter.
}
goal-after = { $step ->
    [board] Dann beginnt die nächste Runde.
   *[turn] Nach der letzten Aktion kommen Wölfe, Mahlzeit und Neuankömmlinge; haben alle gespielt, zieht die Wildnis.
}
game-progress = Runde { $round }
position-showcase = Es ist Runde 6. C5 steht einem Wolf gegenüber, und Cs Volk hat zu wenig zu essen: Mit drei Aktionen sind nicht alle zu retten.

## Gelände

terrain-home = Heimatlichtung
terrain-forest = Wald
terrain-thicket = Dickicht
terrain-meadow = Wiese
terrain-plains = Ebene
terrain-river = Flussbiegung
terrain-hills = Hügel
terrain-mountain = Berg
terrain-marsh = Moor
terrain-barren = Ödland
terrain-den = Wolfsbau
terrain-trail = Wolfsfährte

## Felder: als Name und als Ort im Satz ($terrain ist dort die Kennung des Geländes)

tile-name = { $terrain } ({ $number })
tile-face-down = unerforschtes Feld { $number }
tile-snow = unter dem Schnee
tile-in = { $terrain ->
    [home] auf der Heimatlichtung ({ $number })
    [forest] im Wald ({ $number })
    [thicket] im Dickicht ({ $number })
    [meadow] auf der Wiese ({ $number })
    [plains] in der Ebene ({ $number })
    [river] an der Flussbiegung ({ $number })
    [hills] in den Hügeln ({ $number })
    [mountain] auf dem Berg ({ $number })
    [marsh] im Moor ({ $number })
    [barren] im Ödland ({ $number })
    [den] beim Wolfsbau ({ $number })
    [trail] auf der Wolfsfährte ({ $number })
   *[unknown] auf dem unerforschten Feld { $number }
}
tile-to = { $terrain ->
    [home] auf die Heimatlichtung ({ $number })
    [forest] in den Wald ({ $number })
    [thicket] ins Dickicht ({ $number })
    [meadow] auf die Wiese ({ $number })
    [plains] in die Ebene ({ $number })
    [river] an die Flussbiegung ({ $number })
    [hills] in die Hügel ({ $number })
    [mountain] auf den Berg ({ $number })
    [marsh] ins Moor ({ $number })
    [barren] ins Ödland ({ $number })
    [den] zum Wolfsbau ({ $number })
    [trail] auf die Wolfsfährte ({ $number })
   *[unknown] auf das unerforschte Feld { $number }
}
tile-from = { $terrain ->
    [home] von der Heimatlichtung ({ $number })
    [forest] aus dem Wald ({ $number })
    [thicket] aus dem Dickicht ({ $number })
    [meadow] von der Wiese ({ $number })
    [plains] aus der Ebene ({ $number })
    [river] von der Flussbiegung ({ $number })
    [hills] aus den Hügeln ({ $number })
    [mountain] vom Berg ({ $number })
    [marsh] aus dem Moor ({ $number })
    [barren] aus dem Ödland ({ $number })
    [den] vom Wolfsbau ({ $number })
    [trail] von der Wolfsfährte ({ $number })
   *[unknown] vom unerforschten Feld { $number }
}

## Bauwerke

structure-settlement = Siedlung
structure-palisade = Palisade
structure-watchfire = Wachfeuer
structure-snare = Schlingen
structure-pen = Gehege
structure-plot = Acker

## Richtungen

direction-E = nach Osten
direction-SE = nach Südosten
direction-SW = nach Südwesten
direction-W = nach Westen
direction-NW = nach Nordwesten
direction-NE = nach Nordosten
direction-short-E = O
direction-short-SE = SO
direction-short-SW = SW
direction-short-W = W
direction-short-NW = NW
direction-short-NE = NO

## Optionen, ihre Werte und die Voreinstellungen

option-players = Spieler
option-players-note = allein gegen die Wildnis oder bis zu sechs Völker gegeneinander
option-board = Spielbrett
option-board-note = wie groß das Land ist
value-board-auto = nach Spielerzahl
value-board-small = klein (19 Felder)
value-board-medium = mittel (37 Felder)
value-board-large = groß (61 Felder)
option-climate = Klima
option-climate-note = wie viel Nahrung und wie viele Wölfe unter dem Schnee liegen
value-climate-normal = normal
value-climate-mild = mild
value-climate-harsh = rau
option-length = Dauer
option-length-note = die Runde, nach der die Überlebenden gezählt werden
value-length-standard = 15 Runden
value-length-short = 10 Runden
value-length-long = 20 Runden
option-wilds = Unerforschte Felder
option-wilds-note = ob dort etwas lebt, bevor sie entdeckt sind
value-wilds-asleep = schlafen
value-wilds-awake = leben
option-pack_limit = Rudelgrenze
option-pack_limit-note = ab wie vielen Wölfen keine mehr geboren werden
value-pack_limit-auto = nur wenn unerforschte Felder leben
value-pack_limit-none = keine
value-pack_limit-quarter = ein Viertel der Felder
option-wolf_hunger = Hunger der Wölfe
option-wolf_hunger-note = ob Wölfe Beute fressen und ohne sie verhungern
value-wolf_hunger-off = sie brauchen keine Nahrung
value-wolf_hunger-eats = sie fressen
value-wolf_hunger-starves = sie fressen oder verhungern
option-wolf_attacks = Angriffe der Wölfe
option-wolf_attacks-note = wie viele ein Wolf im Brettzug angreift
value-wolf_attacks-each = jeden auf seinem Feld
value-wolf_attacks-one = nur einen
option-elimination = Ausscheiden
option-elimination-note = wann jemand ausscheidet
value-elimination-strict = mit dem letzten Meeple
value-elimination-hearth = mit dem letzten Meeple und der letzten Siedlung
option-start_settlement = Erste Siedlung
option-start_settlement-note = ob von Anfang an eine Siedlung in der Heimat steht
value-start_settlement-yes = ja
value-start_settlement-no = nein
option-arrivals = Neuankömmlinge
option-arrivals-note = wie viele in einem Brettzug eintreffen
value-arrivals-per_player = einer je Spieler
value-arrivals-per_settlement = einer je Siedlung
option-carry = Tragen
option-carry-note = wie viel ein Meeple von jeder Sorte trägt
value-carry-limited = je drei
value-carry-unlimited = beliebig viel
option-fight_boost = Rohstoffe im Kampf
option-fight_boost-note = wie Rohstoffe in einem Kampf zwischen Meeple eingesetzt werden
value-fight_boost-open = offen, abwechselnd
value-fight_boost-blind = geheim, zugleich
option-fight_stakes = Einsatz im Kampf
option-fight_stakes-note = was der Verlierer eines Kampfes zwischen Meeple verliert
value-fight_stakes-death = das Leben
value-fight_stakes-rob = nur die Güter
option-player_fights = Kämpfe zwischen Spielern
option-player_fights-note = ob Rivalen angegriffen werden können
value-player_fights-on = erlaubt
value-player_fights-off = nicht erlaubt
option-buildings = Bauwerke
option-buildings-note = was gebaut werden kann
value-buildings-settlements = nur Siedlungen
value-buildings-workshop = Siedlungen und Werkstatt

preset-first = Erste Partie
preset-first-note = Du und ein Wanderer: kurz und mild, niemand kämpft gegen andere, und eine Siedlung hält dich im Spiel.
preset-first-brief = kurz, mild, zu zweit
preset-sheet = Regelblatt
preset-sheet-note = Das Spiel, wie es auf dem Regelblatt steht.
preset-sheet-brief = wie auf dem Blatt
preset-family = Familie
preset-family-note = Kurz und mild, niemand kämpft gegeneinander, und eine Siedlung hält dich im Spiel.
preset-family-brief = kurz, mild, friedlich
preset-frontier = Grenzland
preset-frontier-note = Mit der Werkstatt: Palisaden, Wachfeuer, Schlingen, Gehege und Äcker.
preset-frontier-brief = mit der Werkstatt
preset-wild = Wildnis
preset-wild-note = Lang und rau: Das Land lebt, und Wölfe jagen oder verhungern.
preset-wild-brief = lang, rau, wach

## Entscheidungen und Züge

ask-nothing = Nichts zu entscheiden
ask-act = { $hungry ->
    [0] Wähle, wer handelt.
    [one] Wähle, wer handelt: 1 Mensch würde heute verhungern.
   *[other] Wähle, wer handelt: { $hungry } Leute würden heute verhungern.
} { $left ->
    [one] Letzte Aktion vor der Mahlzeit.
   *[other] Noch { $left } Aktionen bis zur Mahlzeit.
}
ask-spill = { $goods ->
    [resource] { $meeple } legt einen Rohstoff ab, doch { $where } liegen schon drei. Welches Nachbarfeld bekommt ihn? Auf kahlem Land wächst mit ihm wieder etwas nach.
   *[prey] { $meeple } legt eine Beute ab, doch { $where } sind schon drei. Welches Nachbarfeld bekommt sie? Zwei zusammen werden eine Herde.
}
ask-boost = { $standing ->
    [behind] { $own } liegt gegen { $rival } zurück, { $total } zu { $other }. { $stakes ->
        [rob] Setzt du nichts ein, verliert { $own } alle Güter.
       *[death] Setzt du nichts ein, stirbt { $own }.
    }
   *[level] { $own } und { $rival } stehen gleich bei { $total }. Setzt du nichts ein, gehen sie unversehrt auseinander; geh in Führung, um zu siegen.
} Du hast hier { $purse ->
    [one] 1 Rohstoff
   *[other] { $purse } Rohstoffe
}, jeder zählt 1.
ask-blind = { $own } hat { $total } gewürfelt, { $rival } { $other }. { $stakes ->
    [rob] Wer verliert, büßt alle Güter ein.
   *[death] Wer verliert, stirbt.
} Wie viele Rohstoffe setzt du geheim ein? Du hast hier { $purse }, und der Einsatz ist in jedem Fall weg.
ask-forced = Ein Wolf hat { $where } { $count } deiner Leute gestellt. Sie müssen kämpfen, einer nach dem anderen, bis er fällt (mit { $needs } bis 8). Wer setzt zuerst sein Leben aufs Spiel?
ask-feed = { $meals ->
    [one] Eine Mahlzeit
   *[other] { $meals } Mahlzeiten
} für { $mouths } Leute { $where }. Wer isst { $meals ->
    [one] sie
   *[other] als Nächster
}? Wer leer ausgeht, verhungert.
ask-arrive = { $when ->
    [last] Das Spiel endet mit dieser Runde: Der Neuankömmling muss nicht mehr essen und zählt für dein Vermächtnis. Zu welcher Siedlung?
   *[before] Ein Neuankömmling kommt mit leeren Händen und muss am Ende deines nächsten Zuges essen. Zu welcher Siedlung?
}

move-wolf = Wolf bekämpfen
move-hide = Verstecken
move-move = Gehen
move-gather = Sammeln
move-hunt = Jagen
move-build = Bauen
move-drop = Ablegen
move-fight = Angreifen
move-end = Zug beenden
move-to = Hier ablegen
move-pass = Nichts einsetzen
move-match = Gleichziehen
move-beat = In Führung gehen
move-add = Rohstoffe einsetzen
move-face = Dem Wolf entgegentreten
move-feed = Ernähren
move-at = Hier eintreffen
move-concede = Aufgeben

choice-wolf = { $meeple } kämpft gegen den Wolf
choice-hide = { $meeple } versteckt sich
choice-move = { $meeple } geht { $direction } { $tile }
choice-gather = { $meeple } sammelt einen Rohstoff
choice-hunt = { $meeple } jagt
choice-build = { $meeple } baut { $structure ->
    [settlement] eine Siedlung
    [palisade] eine Palisade
    [watchfire] ein Wachfeuer
    [snare] Schlingen
    [pen] ein Gehege
   *[plot] einen Acker
}
choice-drop = { $meeple } legt { $goods ->
    [resource] einen Rohstoff
   *[prey] eine Beute
} ab
choice-fight = { $meeple } greift { $target } an
choice-end = Zug beenden
choice-to = Es kommt { $tile }
choice-pass = Nichts einsetzen
choice-match = Gleichziehen
choice-beat = Um eins in Führung gehen
choice-add = { $amount ->
    [0] Nichts einsetzen
    [one] { $amount } Rohstoff einsetzen
   *[other] { $amount } Rohstoffe einsetzen
}
choice-face = { $meeple } tritt dem Wolf entgegen
choice-feed = { $meeple } isst
choice-at = Eintreffen { $tile }
choice-concede = Aufgeben

label-boost = { $price } zahlen: { $total } zu { $other }
label-boost-drawn = Nichts einsetzen: Sie gehen unversehrt auseinander
label-boost-lost = { $stakes ->
    [rob] Nichts einsetzen: { $own } verliert alle Güter
   *[death] Nichts einsetzen: { $own } stirbt
}

## Das Protokoll

event-round-began = Runde { $round } beginnt. Der Wind weht { $wind }; { $first } fängt an.
event-moved = { $meeple } geht { $direction } { $to }.
event-revealed = Aufgedeckt: { $terrain } ({ $tile-number }) mit { $resources ->
    [0] 0 Rohstoffen
    [one] { $resources } Rohstoff
   *[other] { $resources } Rohstoffen
}{ $wolf ->
    [0] { $prey ->
        [0] { " und keiner Beute." }
       *[other] { " und " }{ $prey } Beute.
    }
   *[other] { $prey ->
        [0] , keiner Beute und einem Wolf!
       *[other] , { $prey } Beute und einem Wolf!
    }
}
event-gathered = { $meeple } sammelt { $tile } einen Rohstoff.
event-hunted = { $meeple } jagt { $tile } und { $caught ->
    [0] kommt mit leeren Händen zurück
   *[other] macht einen Fang
} (gewürfelt: { $die }{ $bonus ->
    [0] { "" }
   *[other] { " + " }{ $bonus }
}).
event-fought-wolf = { $cause ->
    [chosen] { $meeple } stellt sich { $tile } dem Wolf
    [forced] { $meeple } muss { $tile } gegen den Wolf kämpfen
   *[attack] Ein Wolf greift { $meeple } { $tile } an
} (gewürfelt: { $die }{ $bonus ->
    [0] { "" }
   *[other] { " + " }{ $bonus }
}): { $won ->
    [0] Der Wolf ist stärker.
   *[other] Der Wolf ist tot.
}
event-hid = { $meeple } versteckt sich { $tile }.
event-built = { $meeple } baut { $tile } { $structure ->
    [settlement] eine Siedlung
    [palisade] eine Palisade
    [watchfire] ein Wachfeuer
    [snare] Schlingen
    [pen] ein Gehege
   *[plot] einen Acker
}.
event-dropped = { $meeple } legt { $tile } { $goods ->
    [resource] einen Rohstoff
   *[prey] eine Beute
} ab{ $overflow ->
    [0] .
   *[other] {"; der Überlauf geht "}{ $onto }.
}
event-fight-began = { $meeple } greift { $target } { $tile } an.
event-fight-rolled = { $player } würfelt { $die }, { $rival } würfelt { $rival_die }.
event-fight-added = { $meeple } setzt { $amount ->
    [one] { $amount } Rohstoff
   *[other] { $amount } Rohstoffe
} ein und steht nun bei { $total }.
event-fight-committed = { $player } hat geheim gewählt.
event-fight-drawn = Patt { $tile }: { $meeple } und { $target } lassen voneinander ab.
event-fight-won = { $meeple } besiegt { $target } { $tile }.
event-took = { $meeple } nimmt dem Verlierer { $resources ->
    [0] { $prey } Beute
    [one] { $prey ->
        [0] { $resources } Rohstoff
       *[other] { $resources } Rohstoff und { $prey } Beute
    }
   *[other] { $prey ->
        [0] { $resources } Rohstoffe
       *[other] { $resources } Rohstoffe und { $prey } Beute
    }
} ab.
event-died = { $cause ->
    [wolf] { $meeple } wird { $tile } von einem Wolf getötet.
    [hunger] { $meeple } verhungert { $tile }.
    [rival] { $meeple } wird { $tile } von einem Rivalen getötet.
   *[concession] { $meeple } geht { $tile } verloren.
}
event-turn-ended = { $player } beendet den Zug; { $unused ->
    [0] keine Aktion bleibt
    [one] { $unused } Aktion bleibt
   *[other] { $unused } Aktionen bleiben
} ungenutzt.
event-ate = { $starving ->
    [0] { $fed ->
        [one] { $fed } Meeple von { $player } isst { $tile }. Niemand verhungert.
       *[other] { $fed } Meeple von { $player } essen { $tile }. Niemand verhungert.
    }
   *[other] { $fed ->
        [0] Für die Leute von { $player } gibt es { $tile } nichts zu essen.
        [one] { $fed } Meeple von { $player } isst { $tile }, für { $starving } reicht es nicht.
       *[other] { $fed } Meeple von { $player } essen { $tile }, für { $starving } reicht es nicht.
    }
}
event-resources-grew = { $count ->
    [0] Keine Rohstoffe wachsen nach.
   *[other] Rohstoffe +{ $count }.
}
event-prey-multiplied = { $count ->
    [0] Keine Beute wird geboren.
   *[other] { $spilled ->
        [0] Beute +{ $count }.
        [one] Beute +{ $count }, davon { $spilled } im Überlauf.
       *[other] Beute +{ $count }, davon { $spilled } im Überlauf.
    }
}
event-wolf-moved = { $from-number ->
    [-1] Ein Wolf kommt unter dem Schnee hervor und zieht { $to }.
   *[other] { $to-number ->
        [-1] Ein Wolf zieht { $from } davon, unter den Schnee.
       *[other] Ein Wolf zieht { $from } { $to }.
    }
}
event-wolf-born = Ein Wolf wird { $tile } geboren und zieht { $onto }, wo die meiste Beute ist.
event-wolf-ate = Ein Wolf frisst { $tile } eine Beute.
event-wolf-starved = Ein Wolf verhungert { $tile }.
event-arrived = Ein Neuankömmling trifft ein: { $meeple }, { $tile }.
event-conceded = { $player } gibt auf.
event-eliminated = { $player } scheidet in Runde { $round } aus.
event-game-over = { $reason ->
    [last-alive] Das Spiel ist aus: Nur ein Volk ist übrig.
    [no-survivors] Das Spiel ist aus: keine Überlebenden.
   *[final-round] Das Spiel ist aus: Die letzte Runde ist gespielt.
}

## Vorschau: was ein Zug bewirken würde

preview-wolf-falls = Der Wolf wird getötet
preview-meeple-dies = Oder { $meeple } stirbt, und die Güter bleiben hier liegen
preview-hidden = Vor Wölfen sicher bis zu deinem nächsten Zug
preview-hidden-hungry = Aber nicht vor Hunger
preview-reveals = Deckt dieses Feld auf
preview-wolf-odds = Wolf unter dem Schnee: { $wolves } von { $tiles } ({ $percent } %)
preview-wolves-roam = Wölfe streifen unter dem Schnee: Auf { $wolves } von { $tiles } Feldern begann einer
preview-last-action = Deine letzte Aktion: Zum Verstecken bleibt keine Zeit
preview-cornered = Dort ist ein Wolf: { $when ->
    [at-once] { $meeple } muss sofort kämpfen und stirbt mit { $lose } %
   *[soon] { $meeple } muss sich verstecken oder kämpfen (stirbt mit { $lose } %)
}
preview-meal-next = Deine letzte Aktion: Danach kommt die Mahlzeit
preview-leaves-hiding = Nicht mehr versteckt
preview-gathers = { $carried ->
    [one] Trägt dann { $carried } Rohstoff
   *[other] Trägt dann { $carried } Rohstoffe
}
preview-bare = Nimmt den letzten: Hier wächst nichts mehr nach
preview-starving = Hungern bei der Mahlzeit: { $before } → { $after }
preview-herd-stops = Herde wächst nicht mehr: { $before } → { $after }
preview-cost = { $cost ->
    [one] Kostet { $cost } Rohstoff
   *[other] Kostet { $cost } Rohstoffe
}
preview-companions-pay = Gefährten hier zahlen mit
preview-build-settlement = Neuankömmlinge können hier eintreffen, Vermächtnis +1
preview-build-palisade = Kein Wolf kommt mehr auf dieses Feld
preview-build-watchfire = Deine Meeple besiegen hier einen Wolf mit 5 bis 8
preview-build-snare = Deine Meeple fangen hier Beute mit 3 bis 8
preview-build-pen = Hier vermehrt sich schon ein einzelnes Tier
preview-build-plot = Rohstoffe wachsen hier selbst aus dem Nichts nach
preview-overflows = Das Feld ist voll: Es geht auf ein Nachbarfeld
preview-founds-herd = Gründet eine Herde: Ab jetzt vermehrt sie sich
preview-grows-again = Hier wachsen wieder Rohstoffe
preview-prey-freed = Muss neu gejagt werden und lockt Wölfe an
preview-fight-odds = Sieg { $win } %; { $lose } %: { $stakes ->
    [rob] { $meeple } wird ausgeraubt
   *[death] { $meeple } stirbt
}; sonst Patt
preview-fight-all-in = Setzen beide alles ein: Sieg { $win } %; { $lose } %: { $stakes ->
    [rob] { $meeple } wird ausgeraubt
   *[death] { $meeple } stirbt
}
preview-fight-purses = Rohstoffe zum Einsetzen: du { $mine }, Gegner { $theirs }
preview-end-starving = { $count ->
    [one] { $count } verhungert
   *[other] { $count } verhungern
}
preview-end-cornered = { $count ->
    [one] { $count } muss gegen einen Wolf kämpfen
   *[other] { $count } müssen gegen einen Wolf kämpfen
}
preview-end-cornered-one = { $meeple } muss gegen einen Wolf kämpfen (stirbt mit { $lose } %)
preview-end-out = 0 bleiben übrig: Du scheidest aus
preview-end-unused = { $count ->
    [one] { $count } Aktion ungenutzt
   *[other] { $count } Aktionen ungenutzt
}
preview-lands-here = { $goods ->
    [resource] Der Rohstoff kommt hierher
   *[prey] Die Beute kommt hierher
}
preview-boost = { $price ->
    [0] Bleibt bei { $total } gegen { $other }
    [one] Zahlt { $price } Rohstoff: { $total } gegen { $other }
   *[other] Zahlt { $price } Rohstoffe: { $total } gegen { $other }
}
preview-boost-lost = { $stakes ->
    [rob] { $own } verliert alle Güter
   *[death] { $own } stirbt
}
preview-boost-drawn = Patt: Sie gehen unversehrt auseinander
preview-commit = { $price ->
    [0] Nichts einsetzen
    [one] Setzt { $price } Rohstoff ein, der in jedem Fall weg ist
   *[other] Setzt { $price } Rohstoffe ein, die in jedem Fall weg sind
}
preview-feeds = Isst jetzt und lebt
preview-others-starve = { $count ->
    [one] 1 weiterer verhungert
   *[other] { $count } weitere verhungern
}
preview-arrives = Der Neuankömmling trifft hier ein
preview-arrives-wolf = Der Wolf hier greift sofort an: stirbt mit { $lose } %
preview-arrives-food = Übrige Mahlzeiten hier: { $spare }, Beute auf dem Feld: { $prey }
preview-concede = Alle deine Meeple sterben, und du scheidest aus

## Vor einem häufigen Fehler: was der Coach sagt

caution-hunger = { $count ->
    [one] Für einen deiner Leute gibt
   *[other] Für { $count } deiner Leute gibt
} es heute kein Essen, und { $left ->
    [one] eine Aktion ist
   *[other] { $left } Aktionen sind
} noch übrig. { $meeple } könnte { $where } noch jagen.
caution-last-action = { $wolf ->
    [there] Das ist deine letzte Aktion, und dort ist ein Wolf: { $meeple } muss sofort kämpfen
   *[perhaps] Das ist deine letzte Aktion. Liegt dort ein Wolf, muss { $meeple } sofort kämpfen
} und stirbt in { $percent } % solcher Kämpfe.
caution-leaving-food = Nur wer auf demselben Feld steht, teilt das Essen. Geht { $meeple } fort, gibt es heute für { $after ->
    [one] einen deiner Leute
   *[other] { $after } deiner Leute
} kein Essen statt für { $before ->
    [0] niemanden
   *[other] { $before }
}.
caution-fighting = { $meeple } stirbt in { $percent } % solcher Kämpfe und hat schon zu essen. Verstecken kostet auch nur eine Aktion und schützt bis zu deinem nächsten Zug vor Wölfen.
caution-herd = Niemand ist hungrig, und mit diesem Fang bleibt { $where } nur { $after } von { $before } Beute: zu wenig, um Junge zu bekommen.

## Warum ein Zug nicht erlaubt ist

why-over = Das Spiel ist aus.
why-nobody = Niemand hat jetzt etwas zu entscheiden.
why-asked-nothing = Niemand hat jetzt etwas zu entscheiden.
why-asked-act = Jetzt ist eine Aktion deines Zuges an der Reihe.
why-asked-spill = Bestimme zuerst, wohin das Abgelegte geht.
why-asked-boost = Antworte zuerst im Kampf: Rohstoffe einsetzen oder nicht.
why-asked-blind = Bestimme zuerst, wie viele Rohstoffe du im Kampf einsetzt.
why-asked-forced = Bestimme zuerst, wer dem Wolf entgegentritt.
why-asked-feed = Bestimme zuerst, wer isst.
why-asked-arrive = Bestimme zuerst, wo der Neuankömmling eintrifft.
why-no-meeple = Diesen Meeple gibt es nicht.
why-cornered = Er ist gestellt: Erst muss er gegen den Wolf kämpfen oder sich verstecken.
why-alike = Ein Gefährte mit niedrigerer Nummer ist ihm völlig gleich; wähle diesen.
why-no-wolf = Auf seinem Feld ist kein Wolf.
why-hidden-already = Er ist schon versteckt.
why-edge = Dort endet das Spielbrett.
why-no-resources = Auf seinem Feld gibt es keine Rohstoffe.
why-hands-full = { $kind ->
    [resource] Er trägt so viele Rohstoffe, wie er kann.
   *[prey] Er trägt so viel Beute, wie er kann.
}
why-hunt-wolf = Wo ein Wolf ist, wird nicht gejagt.
why-no-prey = Auf seinem Feld gibt es keine Beute.
why-no-workshop = In dieser Partie werden nur Siedlungen gebaut.
why-built-already = So eines steht schon auf diesem Feld.
why-none-in-supply = Davon hast du keines mehr.
why-too-dear = Das kostet { $cost ->
    [one] 1 Rohstoff
   *[other] { $cost } Rohstoffe
}; du hast hier { $have }.
why-nothing-to-drop = Davon trägt er nichts.
why-no-room = Das Feld und alle erforschten Felder ringsum sind voll.
why-fights-off = In dieser Partie kämpfen die Spieler nicht gegeneinander.
why-own-meeple = Niemand greift die eigenen Leute an.
why-not-here = Dieser Meeple ist nicht auf demselben Feld.
why-spill-elsewhere = Es kann nur auf ein erforschtes Nachbarfeld, auf dem Platz ist.
why-cannot-afford = { $have ->
    [0] Du hast hier keine Rohstoffe zum Einsetzen.
    [one] Du hast hier nur { $have } Rohstoff zum Einsetzen.
   *[other] Du hast hier nur { $have } Rohstoffe zum Einsetzen.
}
why-level-already = Es steht gleich: Nur wer zurückliegt, kann gleichziehen.
why-not-cornered = Diesen Meeple hat dieser Wolf nicht gestellt.
why-not-at-this-table = Dieser Meeple isst nicht hier oder hat schon gegessen.
why-no-settlement = Neuankömmlinge treffen nur bei deinen eigenen Siedlungen ein.

## Das Ende

rank-survived = Nach der letzten Runde am Leben
rank-last-alive = Als Letzter am Leben
rank-legacy = Am Leben, nach Vermächtnis
rank-people = Am Leben, nach Zahl der Leute
rank-prey = Am Leben, nach getragener Beute
rank-resources = Am Leben, nach getragenen Rohstoffen
rank-shared = Teilt sich den Platz
rank-out = Ausgeschieden in Runde { $round }
rank-no-survivors = Keine Überlebenden: als Letzter gefallen

rating-defeat = Die Wildnis hat gewonnen
rating-scraped-through = Mit knapper Not
rating-rooted = Verwurzelt
rating-thriving = Aufgeblüht
rating-masters = Herren der Wildnis
rating-defeat-need = niemand am Leben nach Runde { $round }
rating-scraped-through-need = jemand lebt nach der letzten Runde
rating-rooted-need = am Leben, mit Vermächtnis 4
rating-thriving-need = am Leben, mit Vermächtnis 6
rating-masters-need = am Leben, mit Vermächtnis 8

## Auf dem Bildschirm: Wörter von Brett, Ablage und Ende

ui-headline = Runde { $round }
ui-round-short = Runde { $round }
ui-round-brief = R { $round }
ui-round = Runde
ui-round-of = von { $last }
ui-finished = Beendet nach Runde **{ $round }** von { $last }
ui-order-label = Reihenfolge dieser Runde
ui-the-wild = Die Wildnis
ui-board-turn = Brettzug
ui-wind = Wind { $direction }
ui-wind-next = nächste Runde { $direction }
ui-board-label = Brett, { $tiles } Felder
ui-mini-map = Karte: zu einer Stelle springen
ui-tile-label = { $terrain }, Feld { $number }: { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
}, { $prey } Beute
ui-tile-wolf = ein Wolf
ui-tile-structure = { $structure } von { $name }
ui-thing-resource = Rohstoffe auf dem Feld
ui-thing-prey = Beute auf dem Feld
ui-thing-wolf = der Wolf auf dem Feld
ui-meeple-label = { $meeple }, trägt { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
} und { $prey } Beute
ui-meeple-choose = { $meeple } wählen, trägt { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
} und { $prey } Beute
ui-meeple-where = { $meeple } { $where }
ui-carries = trägt { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
} und { $prey } Beute
ui-counts-title = Auf dem Brett
ui-counts-prey = Beute
ui-counts-wolves = Wölfe
ui-counts-people = Leute
ui-counts-snow = im Schnee
ui-forecast = Nächster Brettzug
ui-forecast-wolves = { $count ->
    [one] +1 Wolf
   *[other] +{ $count } Wölfe
}
ui-forecast-prey = +{ $count } Beute
ui-mat-title = Mein Volk
ui-mat-people = { $count ->
    [one] Mensch
   *[other] Leute
}
ui-mat-settlements = von { $most } Siedlungen
ui-mat-nobody = Niemand ist mehr da; es können noch welche kommen.
ui-mat-out = Dieses Volk gibt es nicht mehr.
ui-legacy = Vermächtnis
ui-actions-left = { $count ->
    [one] Aktion übrig
   *[other] Aktionen übrig
}
ui-cornered = gestellt
ui-hidden = versteckt
ui-would-starve = würde verhungern
ui-meal-fed = hat zu essen
ui-meal-half = { $meals ->
    [one] 1 Mahlzeit für { $mouths }
   *[other] { $meals } Mahlzeiten für { $mouths }
}
ui-meal-starve = verhungert
ui-note-safe = vor Wölfen sicher
ui-note-logs = { $have } von { $need }
ui-price-action = 1 Aktion
ui-hunt-works = +1 Beute
ui-hunt-fails = nichts
ui-wolf-works = Wolf stirbt
ui-wolf-fails = Meeple stirbt
ui-face-works = Wolf stirbt
ui-face-fails = Meeple stirbt
ui-fight-works = Sieg
ui-fight-fails = Niederlage oder Patt
ui-die-needs = Mit { $needs } bis 8 auf dem W8.
ui-ask-act-meeple = Was tut { $meeple } { $where }, oder auf welches Feld geht { $meeple }? { $left ->
    [one] Letzte Aktion vor der Mahlzeit
   *[other] Noch { $left } Aktionen bis zur Mahlzeit
}{ $hungry ->
    [0] { "." }
    [one] { "; 1 Mensch würde verhungern." }
   *[other] { "; " }{ $hungry } würden verhungern.
}
ui-ask-cornered = Ein Wolf hat { $meeple } { $where } gestellt. Kämpfen ({ $lose }: { $meeple } stirbt) oder verstecken? Vorher geht nichts anderes.
ui-alert-cornered = { $meeple } ist { $where } gestellt. Verstecken oder kämpfen, sonst folgt der Kampf am Zugende, und { $meeple } stirbt mit { $lose }.
ui-alert-hunger = { $count ->
    [one] 1 von { $of } würde verhungern,
   *[other] { $count } von { $of } würden verhungern,
}
ui-alert-hunger-who = endete der Zug jetzt: { $who }.
ui-hungry-some = { $count } von { $names }
ui-standing-boost = Rohstoffe in einem Kampf einsetzen
ui-standing-blind = Rohstoffe in einem Kampf geheim einsetzen
ui-standing-pass = Nichts einsetzen: Deine Leute verlieren, wo sie zurückliegen
ui-fight-title = Ein Kampf
ui-fight-purse = noch { $count } einsetzbar
ui-why-not-adjacent = Ein Meeple geht ein Feld weit: nur Nachbarfelder sind zu erreichen.
ui-log-your-turn = Dein Zug
ui-log-round = Runde { $round }
ui-log-wild = Die Wildnis
ui-works = { $step ->
    [board-1] Die Wildnis: Rohstoffe wachsen nach
    [board-2] Die Wildnis: Beute vermehrt sich
    [board-3] Die Wildnis: Wölfe ziehen
    [board-4] Die Wildnis: Wölfe vermehren sich und fressen
    [board-5] Neuankömmlinge kommen
    [board-6] Wölfe greifen an
   *[other] Die Wildnis
}
ui-coming = { $step ->
    [wild] die Wildnis ist dran
    [board-1] Beute vermehrt sich
    [board-2] Wölfe ziehen
    [board-3] Wölfe vermehren sich und fressen
    [board-4] Neuankömmlinge kommen
    [board-5] Wölfe greifen an
    [board-6] die nächste Runde
   *[other] der nächste Zug
}
ui-curves-title = Die Wildnis und ihre Leute
ui-rank-note-solo = Wer allein die letzte Runde überlebt, wird nach Vermächtnis gewertet.
ui-rank-note = Die Lebenden nach Vermächtnis, dann wer später fiel.
ui-end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
ui-end-lost-kicker = Niemand ist übrig
ui-end-title-won = Dein Volk überdauert den Winter
ui-end-title-other = Der Winter gehört { $names }
ui-end-title-defeat = Die Wildnis hat gewonnen
ui-end-last-alive = Das letzte lebende Volk, in Runde { $round }.
ui-end-legacy = Größtes lebendes Volk nach der letzten Runde: { $people ->
    [one] **1 Mensch**
   *[other] **{ $people } Leute**
} und { $settlements ->
    [one] **1 Siedlung**
   *[other] **{ $settlements } Siedlungen**
}.
ui-end-survived = Am Leben nach Runde { $round }, der letzten: { $people ->
    [one] **1 Mensch**
   *[other] **{ $people } Leute**
} und { $settlements ->
    [0] keine Siedlung
    [one] **1 Siedlung**
   *[other] **{ $settlements } Siedlungen**
}. Wertung: **{ $rating }**.
ui-end-people = Gleich großes Vermächtnis, aber mehr Lebende: { $people }.
ui-end-prey = Gleich an Leuten und Siedlungen, mit mehr Beute in der Hand.
ui-end-resources = Gleich in allem bis auf die Rohstoffe in der Hand.
ui-end-shared = Gleich in allem: Sie teilen den Platz.
ui-end-no-survivors = Niemand überlebte Runde { $round }. Sie hielten am längsten aus.
ui-end-short = { $count ->
    [one] Eine Runde vor dem Tauwetter.
   *[other] { $count } Runden vor dem Tauwetter.
}
ui-end-wild = Der Letzte des Volkes fiel in Runde **{ $round }**.

move-concede-sure = Sicher? Alle deine Leute sterben, und du bist aus dem Spiel.

ui-name-home = Heimat
ui-name-forest = Wald
ui-name-thicket = Dickicht
ui-name-meadow = Wiese
ui-name-plains = Ebene
ui-name-river = Flussbiegung
ui-name-hills = Hügel
ui-name-mountain = Berg
ui-name-marsh = Moor
ui-name-barren = Ödland
ui-name-den = Wolfsbau
ui-name-trail = Wolfsfährte
ui-short-hide = Verstecken
ui-short-wolf = Kampf
ui-actions = { $count ->
    [one] Aktion
   *[other] Aktionen
}

## Im Terminal

terminal-round = Runde { $round } von { $last }, Wind { $wind }.
terminal-actions = Noch { $left } von { $of } Aktionen.
terminal-people = { $people ->
    [one] 1 Mensch
   *[other] { $people } Leute
}, { $settlements ->
    [one] { $settlements } Siedlung
   *[other] { $settlements } Siedlungen
}, Vermächtnis { $legacy }; getragen: { $resources ->
    [one] { $resources } Rohstoff
   *[other] { $resources } Rohstoffe
}, { $prey } Beute.
terminal-hunger = { $count ->
    [one] { $count } würde verhungern.
   *[other] { $count } würden verhungern.
}
terminal-out = ausgeschieden
terminal-meeple = { $where }: { $resources ->
    [one] { $resources } Rohstoff
   *[other] { $resources } Rohstoffe
}, { $prey } Beute
terminal-may-starve = zu wenig Essen
terminal-odds = { $percent } %
terminal-legend = Auf einem Feld: links Rohstoffe ▪, rechts Beute ●, W ein Wolf. ⌂A eine Siedlung von A, # Palisade, ^ Wachfeuer, & Schlingen, % Gehege, = Acker. A1 ein Meeple, (A1) versteckt, A1! gestellt. Graue Zahlen sind unerforschte Felder. Richtungen im Uhrzeigersinn: 0 O, 1 SO, 2 SW, 3 W, 4 NW, 5 NO.

# Wozu Züge gut sind, und was sie wagen: nach „das“

merit-feeds = ernährt { $count } von { $of } Hungrigen
merit-frees = befreit { $count } von { $of } Gestellten
merit-people = bringt { $count } mehr Leute
merit-lives = hält alle bis zur nächsten Runde am Leben
merit-grows = bringt mehr Leute bis zur nächsten Runde
merit-rivals = kostet Rivalen { $count }: es bleiben { $after }
merit-wolves = lässt von { $before } { $before ->
    [one] Wolf
   *[other] Wölfen
 } in Sicht { $after ->
    [0] keinen
    [one] einen
   *[other] { $after }
 } übrig
merit-hides = versteckt { $count ->
    [one] 1 deiner Leute
   *[other] { $count } deiner Leute
} vor Wölfen
merit-builds = baut { $count } mehr: dann stehen { $after }
merit-prey = bringt { $count } Beute
merit-resources = bringt { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 }
merit-herds = bringt { $count ->
    [one] 1 wachsende Herde
   *[other] { $count } wachsende Herden
 } mehr in Sicht
merit-game = bringt { $count } Beute mehr in Reichweite
merit-growth = bringt { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 } mehr in Reichweite
merit-explores = deckt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 } auf
risk-cornered = lässt { $after } von einem Wolf gestellt
risk-people = kostet { $count } Leben
risk-lives = verliert jemanden vor der nächsten Runde
risk-herds = lässt { $count ->
    [one] 1 Herde
   *[other] { $count } Herden
 } nicht mehr wachsen
