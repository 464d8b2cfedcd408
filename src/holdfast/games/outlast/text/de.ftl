### Outlast auf Deutsch: alles, was Spielende lesen.

game-title = Outlast
game-tagline = Eine Handvoll Menschen, eine verschneite Wildnis und Wölfe. Überdauere die anderen.
game-time = 40 Min.
game-kind = Rivalen
game-milestone-no-death = Ein Winter ohne Todesfall
game-milestone-harsh = Sieg in einem rauen Winter
goal = { $players ->
    [one] Halte deine Leute bis zum Ende von Runde { $rounds } am Leben. Jeder lebende Meeple und jede Siedlung zählt 1 zum Vermächtnis.
   *[other] Habe nach Runde { $rounds } das größte Vermächtnis: Jeder lebende Meeple und jede Siedlung zählt 1. Oder sei das letzte lebende Volk.
}
goal-after = { $step ->
    [board] Dann beginnt die nächste Runde.
   *[turn] Nach deiner letzten Aktion kämpfen gestellte Meeple, dann essen deine Leute. Haben alle gespielt, ist das Brett am Zug.
}
game-progress = Runde { $round }
position-showcase = Es ist Runde 6. Ein Wolf hat C5 gestellt, und Cs Leute haben zu wenig zu essen. Mit drei Aktionen kann C nicht alle retten.

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
tile-face-down = Unerforschtes Feld { $number }
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

## Optionen, ihre Werte und die Vorlagen

option-players = Spieler
option-players-note = Allein gegen die Wildnis oder bis zu sechs Völker gegeneinander.
option-board = Spielbrett
option-board-note = Wie groß das Land ist.
value-board-auto = nach Spielerzahl
value-board-small = klein (19 Felder)
value-board-medium = mittel (37 Felder)
value-board-large = groß (61 Felder)
option-climate = Klima
option-climate-note = Wie viel Nahrung und wie viele Wölfe unter dem Schnee liegen.
value-climate-normal = normal
value-climate-mild = mild
value-climate-harsh = rau
option-length = Dauer
option-length-note = Die Runde, nach der die Überlebenden gezählt werden.
value-length-standard = 15 Runden
value-length-short = 10 Runden
value-length-long = 20 Runden
option-wilds = Unerforschte Felder
option-wilds-note = Ob auf einem Feld Beute und Wölfe leben, bevor es aufgedeckt ist.
value-wilds-asleep = schlafen
value-wilds-awake = sind wach
option-pack_limit = Rudelgrenze
option-pack_limit-note = Die Zahl der Wölfe, ab der keine mehr geboren werden.
value-pack_limit-auto = nur wenn unerforschte Felder wach sind
value-pack_limit-none = keine
value-pack_limit-quarter = ein Viertel der Felder
option-wolf_hunger = Hunger der Wölfe
option-wolf_hunger-note = Ob Wölfe Beute fressen und ohne sie verhungern.
value-wolf_hunger-off = sie brauchen keine Nahrung
value-wolf_hunger-eats = sie fressen
value-wolf_hunger-starves = sie fressen oder verhungern
option-wolf_attacks = Angriffe der Wölfe
option-wolf_attacks-note = Wie viele Meeple ein Wolf im Brettzug angreift.
value-wolf_attacks-each = jeden auf seinem Feld
value-wolf_attacks-one = nur einen
option-elimination = Ausscheiden
option-elimination-note = Wann ein Spieler ausscheidet.
value-elimination-strict = mit dem letzten Meeple
value-elimination-hearth = mit dem letzten Meeple und der letzten Siedlung
option-start_settlement = Erste Siedlung
option-start_settlement-note = Ob jedes Volk von Anfang an daheim eine Siedlung hat.
value-start_settlement-yes = ja
value-start_settlement-no = nein
option-arrivals = Neuankömmlinge
option-arrivals-note = Wie viele Neuankömmlinge in einem Brettzug eintreffen.
value-arrivals-per_player = einer je Spieler
value-arrivals-per_settlement = einer je Siedlung
option-carry = Tragen
option-carry-note = Wie viele Rohstoffe und Beute ein Meeple tragen kann.
value-carry-limited = je drei
value-carry-unlimited = beliebig viel
option-fight_boost = Rohstoffe im Kampf
option-fight_boost-note = Wie Spieler in einem Kampf Rohstoffe einsetzen.
value-fight_boost-open = offen, abwechselnd
value-fight_boost-blind = geheim, gleichzeitig
option-fight_stakes = Einsatz im Kampf
option-fight_stakes-note = Was in einem Kampf zwischen Spielern verloren geht.
value-fight_stakes-death = das Leben
value-fight_stakes-rob = nur die Güter
option-player_fights = Kämpfe zwischen Spielern
option-player_fights-note = Ob du Rivalen angreifen kannst.
value-player_fights-on = erlaubt
value-player_fights-off = nicht erlaubt
option-buildings = Bauwerke
option-buildings-note = Was du bauen kannst.
value-buildings-settlements = nur Siedlungen
value-buildings-workshop = Siedlungen und Werkstatt

preset-first = Erste Partie
preset-first-note = Du spielst eine kurze Partie gegen zwei Bots, ohne Kämpfe zwischen Spielern. Eine Siedlung hält dich im Spiel.
preset-first-brief = du und zwei Bots
preset-sheet = Regelblatt
preset-sheet-note = Das Spiel genau so, wie es auf dem Regelblatt steht.
preset-sheet-brief = Standardregeln
preset-family = Familie
preset-family-note = Kurz und mild, ohne Kämpfe zwischen Spielern. Eine Siedlung hält dich im Spiel.
preset-family-brief = kurz, mild, friedlich
preset-frontier = Grenzland
preset-frontier-note = Du kannst auch Palisaden, Wachfeuer, Schlingen, Gehege und Äcker bauen.
preset-frontier-brief = mehr Bauwerke
preset-wild = Wildnis
preset-wild-note = Lang und rau: Unerforschte Felder sind wach, und Wölfe fressen oder verhungern.
preset-wild-brief = lang und rau

## Entscheidungen und Züge

ask-nothing = Es gibt nichts zu entscheiden.
ask-act = { $hungry ->
    [0] Wähle, wer handelt.
    [one] Wähle, wer handelt: 1 Meeple würde bei der Mahlzeit verhungern.
   *[other] Wähle, wer handelt: { $hungry } Meeple würden bei der Mahlzeit verhungern.
} { $left ->
    [one] Du hast noch eine letzte Aktion vor der Mahlzeit.
   *[other] Du hast noch { $left } Aktionen vor der Mahlzeit.
}
ask-spill = { $goods ->
    [resource] { $meeple } legt einen Rohstoff ab, doch { $where } liegen schon drei. Welches Nachbarfeld bekommt ihn? Auf einem Feld ohne Rohstoffe wachsen dann wieder welche.
   *[prey] { $meeple } legt eine Beute ab, doch { $where } sind schon drei. Welches Nachbarfeld bekommt sie? Zwei zusammen bekommen Junge.
}
ask-boost = { $standing ->
    [behind] { $own } liegt gegen { $rival } zurück, { $total } zu { $other }. { $stakes ->
        [rob] Setzt du nichts ein, verliert { $own } alle Güter.
       *[death] Setzt du nichts ein, stirbt { $own }.
    }
   *[level] { $own } und { $rival } stehen gleich bei { $total }. Setzt du nichts ein, geschieht niemandem etwas. Geh in Führung, um zu gewinnen.
} Du hast hier { $purse ->
    [one] 1 Rohstoff, und er zählt 1.
   *[other] { $purse } Rohstoffe, und jeder zählt 1.
}
ask-blind = { $own } hat { $total } gewürfelt und { $rival } { $other }. { $stakes ->
    [rob] Wer verliert, verliert alle Güter.
   *[death] Wer verliert, stirbt.
} Wie viele Rohstoffe setzt du geheim ein? Du hast hier { $purse }. Was du einsetzt, ist weg, auch wenn du gewinnst.
ask-forced = Ein Wolf hat { $where } { $count } deiner Leute gestellt. Sie müssen einer nach dem anderen kämpfen, bis der Wolf stirbt; mit { $needs } bis 8 ist er besiegt. Wer kämpft zuerst? Wer verliert, stirbt.
ask-feed = { $meals ->
    [one] Es gibt eine Mahlzeit
   *[other] Es gibt { $meals } Mahlzeiten
} für { $mouths } deiner Leute { $where }. Wer isst { $meals ->
    [one] sie
   *[other] als Nächster
}? Ein Meeple ohne Mahlzeit verhungert.
ask-arrive = { $when ->
    [last] Ein Neuankömmling trifft ein. Die Partie endet mit dieser Runde: Er muss nicht mehr essen und zählt zum Vermächtnis. An welcher Siedlung trifft er ein?
   *[before] Ein Neuankömmling trifft mit leeren Händen ein und muss am Ende deines nächsten Zuges essen. An welcher Siedlung trifft er ein?
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
move-face = Wolf bekämpfen
move-feed = Essen geben
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
choice-to = Verschieben { $tile }
choice-pass = Nichts einsetzen
choice-match = Gleichziehen
choice-beat = Um eins in Führung gehen
choice-add = { $amount ->
    [0] Nichts einsetzen
    [one] { $amount } Rohstoff einsetzen
   *[other] { $amount } Rohstoffe einsetzen
}
choice-face = { $meeple } kämpft gegen den Wolf
choice-feed = { $meeple } isst
choice-at = Eintreffen { $tile }
choice-concede = Aufgeben

label-boost = { $price } einsetzen: { $total } zu { $other }
label-boost-drawn = Nichts einsetzen: Niemandem geschieht etwas
label-boost-lost = { $stakes ->
    [rob] Nichts einsetzen: { $own } verliert alle Güter
   *[death] Nichts einsetzen: { $own } stirbt
}

## Das Protokoll

event-round-began = Runde { $round } beginnt. Der Wind weht { $wind }, und { $first } fängt an.
event-moved = { $meeple } geht { $direction } { $to }.
event-revealed = Ein Feld ist aufgedeckt: { $terrain } ({ $tile-number }) mit { $resources ->
    [0] keinem Rohstoff
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
event-hunted = { $meeple } jagt { $tile }, würfelt { $die }{ $bonus ->
    [0] { "" }
   *[other] { " + " }{ $bonus }
} und fängt { $caught ->
    [0] nichts
   *[other] eine Beute
}.
event-fought-wolf = { $cause ->
    [chosen] { $meeple } kämpft { $tile } gegen den Wolf
    [forced] { $meeple } muss { $tile } gegen den Wolf kämpfen
   *[attack] Ein Wolf greift { $meeple } { $tile } an
}: { $meeple } würfelt { $die }{ $bonus ->
    [0] { "" }
   *[other] { " + " }{ $bonus }
}, und { $won ->
    [0] der Wolf gewinnt.
   *[other] der Wolf ist tot.
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
} ab.{ $overflow ->
    [0] { "" }
   *[other] { " Das Feld ist voll, also kommt " }{ $goods ->
        [resource] er
       *[prey] sie
    } { $onto }.
}
event-fight-began = { $meeple } greift { $target } { $tile } an.
event-fight-rolled = { $player } würfelt { $die }, und { $rival } würfelt { $rival_die }.
event-fight-added = { $meeple } setzt { $amount ->
    [one] { $amount } Rohstoff
   *[other] { $amount } Rohstoffe
} ein, und die Summe ist jetzt { $total }.
event-fight-committed = { $player } hat geheim gewählt.
event-fight-drawn = Der Kampf { $tile } endet mit einem Patt: { $meeple } und { $target } bleiben unversehrt.
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
    [wolf] Ein Wolf tötet { $meeple } { $tile }.
    [hunger] { $meeple } verhungert { $tile }.
    [rival] Ein Rivale tötet { $meeple } { $tile }.
   *[concession] { $meeple } stirbt { $tile }.
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
        [one] { $fed } Meeple von { $player } isst { $tile }, und für { $starving ->
            [one] { $starving } weiteren
           *[other] { $starving } weitere
        } reicht es nicht.
       *[other] { $fed } Meeple von { $player } essen { $tile }, und für { $starving ->
            [one] { $starving } weiteren
           *[other] { $starving } weitere
        } reicht es nicht.
    }
}
event-resources-grew = { $count ->
    [0] Keine Rohstoffe wachsen nach.
    [one] { $count } Rohstoff wächst nach.
   *[other] { $count } Rohstoffe wachsen nach.
}
event-prey-multiplied = { $count ->
    [0] Die Beute bekommt keine Jungen.
    [one] { $spilled ->
        [0] Die Beute bekommt { $count } Junges.
       *[other] Die Beute bekommt { $count } Junges, auf einem Nachbarfeld.
    }
   *[other] { $spilled ->
        [0] Die Beute bekommt { $count } Junge.
        [one] Die Beute bekommt { $count } Junge, { $spilled } davon auf einem Nachbarfeld.
       *[other] Die Beute bekommt { $count } Junge, { $spilled } davon auf Nachbarfeldern.
    }
}
event-wolf-moved = { $from-number ->
    [-1] Ein Wolf kommt unter dem Schnee hervor und zieht { $to }.
   *[other] { $to-number ->
        [-1] Ein Wolf zieht { $from } unter den Schnee.
       *[other] Ein Wolf zieht { $from } { $to }.
    }
}
event-wolf-born = Ein Wolf wird { $tile } geboren und zieht { $onto-number ->
    [-1] unter den Schnee.
   *[other] { $onto }.
}
event-wolf-ate = Ein Wolf frisst { $tile } eine Beute.
event-wolf-starved = Ein Wolf verhungert { $tile }.
event-arrived = Neuankömmling { $meeple } trifft { $tile } ein.
event-conceded = { $player } gibt auf.
event-eliminated = { $player } scheidet in Runde { $round } aus.
event-game-over = { $reason ->
    [last-alive] Die Partie ist zu Ende: Nur ein Volk ist übrig.
    [no-survivors] Die Partie ist zu Ende: Niemand hat überlebt.
   *[final-round] Die Partie ist zu Ende: Die letzte Runde ist gespielt.
}

## Vorschau: was ein Zug bewirken würde

preview-wolf-falls = Der Wolf stirbt
preview-meeple-dies = Oder { $meeple } stirbt, und die Güter bleiben hier liegen
preview-hidden = Vor Wölfen sicher bis zu deinem nächsten Zug
preview-hidden-hungry = Aber nicht vor Hunger
preview-reveals = Deckt dieses Feld auf
preview-wolf-odds = Chance auf einen Wolf: { $wolves } von { $tiles } Feldern ({ $percent } %)
preview-wolves-roam = Wölfe ziehen unter dem Schnee; sie begannen auf { $wolves } von { $tiles } Feldern
preview-last-action = Zum Verstecken hast du dann keine Aktion mehr
preview-cornered = Dort ist ein Wolf: { $when ->
    [at-once] { $meeple } muss sofort kämpfen (Todesrisiko { $lose } %)
   *[soon] { $meeple } muss sich verstecken oder kämpfen (Todesrisiko { $lose } %)
}
preview-meal-next = Deine letzte Aktion: Danach kommt die Mahlzeit
preview-leaves-hiding = Nicht mehr versteckt
preview-gathers = { $carried ->
    [one] Trägt dann { $carried } Rohstoff
   *[other] Trägt dann { $carried } Rohstoffe
}
preview-bare = Das ist der letzte: Hier wächst nichts mehr nach
preview-starving = Würden bei der Mahlzeit verhungern: { $before } → { $after }
preview-herd-stops = Die Herde wächst nicht mehr: { $before } → { $after }
preview-cost = { $cost ->
    [one] Kostet { $cost } Rohstoff
   *[other] Kostet { $cost } Rohstoffe
}
preview-companions-pay = Deine Leute hier zahlen zusammen
preview-build-settlement = Neuankömmlinge können hier eintreffen, und dein Vermächtnis wächst um 1
preview-build-palisade = Wölfe können nicht mehr auf dieses Feld ziehen
preview-build-watchfire = Deine Leute besiegen hier einen Wolf mit 5 bis 8
preview-build-snare = Deine Leute fangen hier Beute mit 3 bis 8
preview-build-pen = Hier bekommt schon eine einzelne Beute Junge
preview-build-plot = Rohstoffe wachsen hier nach, auch wenn keine mehr da sind
preview-overflows = Das Feld ist voll, also kommt es auf ein Nachbarfeld
preview-founds-herd = Zwei Beute sind eine Herde: Sie bekommen Junge
preview-grows-again = Hier wachsen wieder Rohstoffe
preview-prey-freed = Du müsstest sie neu jagen, und sie lockt Wölfe an
preview-fight-odds = { $win } % Siegchance; zu { $lose } % { $stakes ->
    [rob] verliert { $meeple } alle Güter
   *[death] stirbt { $meeple }
}; sonst ein Patt
preview-fight-all-in = Setzen beide alles ein: { $win } % Siegchance; zu { $lose } % { $stakes ->
    [rob] verliert { $meeple } alle Güter
   *[death] stirbt { $meeple }
}
preview-fight-purses = Rohstoffe zum Einsetzen: du { $mine }, Rivale { $theirs }
preview-end-starving = { $count ->
    [one] { $count } Meeple verhungert
   *[other] { $count } Meeple verhungern
}
preview-end-cornered = { $count ->
    [one] { $count } Meeple muss gegen einen Wolf kämpfen
   *[other] { $count } Meeple müssen gegen einen Wolf kämpfen
}
preview-end-cornered-one = { $meeple } muss gegen einen Wolf kämpfen (Todesrisiko { $lose } %)
preview-end-out = Niemand ist mehr da: Du scheidest aus
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
    [one] Setzt { $price } Rohstoff ein: { $total } gegen { $other }
   *[other] Setzt { $price } Rohstoffe ein: { $total } gegen { $other }
}
preview-boost-lost = { $stakes ->
    [rob] { $own } verliert alle Güter
   *[death] { $own } stirbt
}
preview-boost-drawn = Ein Patt: Niemandem geschieht etwas
preview-commit = { $price ->
    [0] Setzt nichts ein
    [one] Setzt { $price } Rohstoff ein; er ist auf jeden Fall weg
   *[other] Setzt { $price } Rohstoffe ein; sie sind auf jeden Fall weg
}
preview-feeds = Isst jetzt und lebt
preview-others-starve = { $count ->
    [one] 1 anderer Meeple verhungert
   *[other] { $count } andere Meeple verhungern
}
preview-arrives = Der Neuankömmling trifft hier ein
preview-arrives-wolf = Der Wolf hier greift sofort an (Todesrisiko des Neuankömmlings: { $lose } %)
preview-arrives-food = Übrige Mahlzeiten hier: { $spare }; Beute auf dem Feld: { $prey }
preview-concede = Alle deine Leute sterben, und du scheidest aus

## Vor einem häufigen Fehler: was der Coach sagt

caution-hunger = { $count ->
    [one] Für einen deiner Leute gibt
   *[other] Für { $count } deiner Leute gibt
} es noch kein Essen, und { $left ->
    [one] eine Aktion ist
   *[other] { $left } Aktionen sind
} noch übrig. { $meeple } könnte { $where } noch jagen.
caution-last-action = { $wolf ->
    [there] Das ist deine letzte Aktion, und dort ist ein Wolf: { $meeple } muss sofort kämpfen
   *[perhaps] Das ist deine letzte Aktion. Ist dort ein Wolf, muss { $meeple } sofort kämpfen
} und stirbt in { $percent } % solcher Kämpfe.
caution-leaving-food = Nur wer auf demselben Feld steht, teilt das Essen. Geht { $meeple } fort, gibt es für { $after ->
    [one] einen deiner Leute
   *[other] { $after } deiner Leute
} kein Essen; bleibt { $meeple }, { $before ->
    [0] haben alle zu essen
   *[other] fehlt es nur für { $before }
}.
caution-fighting = { $meeple } stirbt in { $percent } % solcher Kämpfe und hat schon zu essen. Verstecken kostet auch nur eine Aktion und schützt bis zu deinem nächsten Zug vor Wölfen.
caution-herd = Niemand ist hungrig. Fängst du diese Beute, bleibt { $where } nur { $after } von { $before }: zu wenig, um Junge zu bekommen.

## Warum ein Zug nicht erlaubt ist

why-over = Die Partie ist zu Ende.
why-nobody = Jetzt gibt es nichts zu entscheiden.
why-asked-nothing = Jetzt gibt es nichts zu entscheiden.
why-asked-act = Du bist am Zug: Wähle zuerst eine Aktion.
why-asked-spill = Wähle zuerst, wohin das Abgelegte kommt.
why-asked-boost = Entscheide zuerst, ob du im Kampf Rohstoffe einsetzt.
why-asked-blind = Wähle zuerst, wie viele Rohstoffe du im Kampf einsetzt.
why-asked-forced = Wähle zuerst, wer gegen den Wolf kämpft.
why-asked-feed = Wähle zuerst, wer isst.
why-asked-arrive = Wähle zuerst, wo der Neuankömmling eintrifft.
why-no-meeple = Diesen Meeple gibt es nicht auf dem Brett.
why-cornered = Er ist gestellt: Er muss zuerst kämpfen oder sich verstecken.
why-alike = Ein Meeple mit niedrigerer Nummer ist ihm völlig gleich. Wähle diesen.
why-no-wolf = Auf seinem Feld ist kein Wolf.
why-hidden-already = Er ist schon versteckt.
why-edge = Dort endet das Brett. Wähle ein anderes Feld.
why-no-resources = Auf seinem Feld gibt es keine Rohstoffe.
why-hands-full = { $kind ->
    [resource] Er trägt schon so viele Rohstoffe, wie er kann.
   *[prey] Er trägt schon so viel Beute, wie er kann.
}
why-hunt-wolf = Wo ein Wolf ist, kannst du nicht jagen.
why-no-prey = Auf seinem Feld gibt es keine Beute.
why-no-workshop = In dieser Partie kannst du nur Siedlungen bauen.
why-built-already = Davon steht schon eins auf diesem Feld. Baue auf einem anderen Feld.
why-none-in-supply = Du hast schon alle davon gebaut.
why-too-dear = Das kostet { $cost ->
    [one] 1 Rohstoff
   *[other] { $cost } Rohstoffe
}, aber deine Leute hier tragen { $have ->
    [0] keinen
   *[other] nur { $have }
}.
why-nothing-to-drop = Dieser Meeple trägt nichts davon.
why-no-room = Das Feld und alle erforschten Felder ringsum sind voll. Leg das woanders ab.
why-fights-off = In dieser Partie können Spieler nicht gegeneinander kämpfen.
why-own-meeple = Deine eigenen Leute kannst du nicht angreifen.
why-not-here = Du kannst nur einen Meeple auf demselben Feld angreifen.
why-spill-elsewhere = Wähle ein erforschtes Nachbarfeld, auf dem noch Platz ist.
why-cannot-afford = { $have ->
    [0] Du hast hier keine Rohstoffe zum Einsetzen.
    [one] Du hast hier nur { $have } Rohstoff zum Einsetzen.
   *[other] Du hast hier nur { $have } Rohstoffe zum Einsetzen.
}
why-level-already = Es steht schon gleich: Nur wer zurückliegt, kann gleichziehen.
why-not-cornered = Diesen Meeple hat der Wolf nicht gestellt. Wähle einen, der gestellt ist.
why-not-at-this-table = Dieser Meeple ist auf einem anderen Feld oder hat schon gegessen.
why-no-settlement = Neuankömmlinge können nur an deinen eigenen Siedlungen eintreffen.

## Das Ende

rank-survived = Nach der letzten Runde am Leben
rank-last-alive = Das letzte lebende Volk
rank-legacy = Am Leben, nach Vermächtnis
rank-people = Am Leben, nach Zahl der Leute
rank-prey = Am Leben, nach getragener Beute
rank-resources = Am Leben, nach getragenen Rohstoffen
rank-shared = Teilt sich diesen Platz
rank-out = Ausgeschieden in Runde { $round }
rank-no-survivors = Keine Überlebenden: hielt am längsten durch

rating-defeat = Die Wildnis hat gewonnen
rating-scraped-through = Mit knapper Not
rating-rooted = Verwurzelt
rating-thriving = Aufgeblüht
rating-masters = Herren der Wildnis
rating-defeat-need = nach Runde { $round } lebt niemand mehr
rating-scraped-through-need = nach der letzten Runde lebt noch jemand
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
ui-meeple-choose = { $meeple } wählen: trägt { $resources ->
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
ui-counts-people = Meeple
ui-counts-snow = im Schnee
ui-forecast = Nächster Brettzug
ui-forecast-wolves = { $count ->
    [one] +1 Wolf
   *[other] +{ $count } Wölfe
}
ui-forecast-prey = +{ $count } Beute
ui-mat-title = Mein Volk
ui-mat-people = { $count ->
    [one] Meeple
   *[other] Meeple
}
ui-mat-settlements = von { $most } Siedlungen
ui-mat-nobody = Es gibt keine Meeple mehr, aber Neuankömmlinge können noch eintreffen.
ui-mat-out = Dieses Volk ist ausgestorben.
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
ui-die-needs = Es gelingt mit { $needs } bis 8 auf dem Würfel.
ui-ask-act-meeple = Was tut { $meeple } { $where }? Wähle eine Aktion oder ein Feld, auf das { $meeple } geht. { $left ->
    [one] Du hast noch eine letzte Aktion vor der Mahlzeit
   *[other] Du hast noch { $left } Aktionen vor der Mahlzeit
}{ $hungry ->
    [0] { "." }
    [one] { ", und 1 Meeple würde verhungern." }
   *[other] { ", und " }{ $hungry } Meeple würden verhungern.
}
ui-ask-cornered = Ein Wolf hat { $meeple } { $where } gestellt. Kämpft { $meeple } (Todesrisiko { $lose }), oder versteckt er sich? Vorher geht nichts anderes.
ui-alert-cornered = { $meeple } ist { $where } gestellt. Ohne Versteck muss { $meeple } am Zugende kämpfen (Todesrisiko { $lose }).
ui-alert-hunger = { $of ->
    [one] Dein einziger Meeple würde verhungern,
   *[other] { $count ->
        [one] 1 von { $of } würde verhungern,
       *[other] { $count } von { $of } würden verhungern,
    }
}
ui-alert-hunger-who = wenn du den Zug jetzt beendest: { $who }.
ui-hungry-some = { $count } von { $names }
ui-auto-answer-boost = Rohstoffe in einem Kampf einsetzen
ui-auto-answer-blind = Rohstoffe in einem Kampf geheim einsetzen
ui-auto-answer-pass = Nichts einsetzen: Liegst du zurück, verlierst du den Kampf
ui-fight-title = Ein Kampf
ui-fight-purse = (noch { $count } einsetzbar)
ui-why-not-adjacent = Ein Meeple geht ein Feld weit. Wähle ein Nachbarfeld.
ui-log-your-turn = Dein Zug
ui-log-round = Runde { $round }
ui-log-wild = Die Wildnis
ui-works = { $step ->
    [board-1] Die Wildnis: Rohstoffe wachsen nach
    [board-2] Die Wildnis: Beute vermehrt sich
    [board-3] Die Wildnis: Wölfe ziehen
    [board-4] Die Wildnis: Wölfe vermehren sich
    [board-5] Neuankömmlinge treffen ein
    [board-6] Wölfe greifen an
   *[other] Die Wildnis
}
ui-coming = { $step ->
    [wild] der Brettzug
    [board-1] Beute vermehrt sich
    [board-2] Wölfe ziehen
    [board-3] Wölfe vermehren sich
    [board-4] Neuankömmlinge treffen ein
    [board-5] Wölfe greifen an
    [board-6] die nächste Runde
   *[other] der nächste Zug
}
ui-curves-title = Beute, Wölfe und Meeple
ui-rank-note-solo = In einer Solopartie entscheidet dein Vermächtnis nach der letzten Runde über die Wertung.
ui-rank-note = Bei den Lebenden zählt das Vermächtnis, bei den anderen, wie lange sie durchhielten.
ui-end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
ui-end-lost-kicker = Niemand ist übrig
ui-end-title-won = Dein Volk überdauert den Winter
ui-end-title-other = Der Winter gehört { $names }
ui-end-title-defeat = Die Wildnis hat gewonnen
ui-end-last-alive = In Runde { $round } lebt kein anderes Volk mehr.
ui-end-legacy = Das größte Vermächtnis nach der letzten Runde gewinnt: **{ $people } Meeple** und { $settlements ->
    [0] keine Siedlung
    [one] **1 Siedlung**
   *[other] **{ $settlements } Siedlungen**
}.
ui-end-survived = Du hast Runde { $round }, die letzte, mit **{ $people } Meeple** und { $settlements ->
    [0] keiner Siedlung
    [one] **1 Siedlung**
   *[other] **{ $settlements } Siedlungen**
} überlebt. Deine Wertung ist **{ $rating }**.
ui-end-people = Das Vermächtnis ist gleich, aber mehr Meeple leben: { $people }.
ui-end-prey = Meeple und Siedlungen sind gleich, aber das siegreiche Volk trägt mehr Beute.
ui-end-resources = Alles andere ist gleich, aber das siegreiche Volk trägt mehr Rohstoffe.
ui-end-shared = Alles ist gleich, also teilen sie sich den ersten Platz.
ui-end-no-survivors = Niemand hat Runde { $round } überlebt. Wer am längsten durchhielt, gewinnt.
ui-end-short = { $count ->
    [one] Eine Runde mehr, und du hättest überlebt.
   *[other] { $count } Runden mehr, und du hättest überlebt.
}
ui-end-wild = Dein letzter Meeple starb in Runde **{ $round }**.

move-concede-sure = Gibst du auf? Alle deine Leute sterben, und du scheidest aus.

ui-name-home = Heim { $letter }
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
terminal-people = { $people } Meeple, { $settlements ->
    [one] { $settlements } Siedlung
   *[other] { $settlements } Siedlungen
}, Vermächtnis { $legacy }; getragen: { $resources ->
    [one] { $resources } Rohstoff
   *[other] { $resources } Rohstoffe
}, { $prey } Beute.
terminal-hunger = { $count ->
    [one] { $count } Meeple würde verhungern.
   *[other] { $count } Meeple würden verhungern.
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

game-chance = { $alone ->
    [yes] Chance durchzukommen
   *[no] Chance, die anderen zu überdauern
}
game-outcome = Vermächtnis am Ende
merit-feeds = { $of ->
    [one] gibt deinem hungrigen Meeple zu essen
   *[other] gibt { $count } von { $of } Hungrigen zu essen
}
merit-frees = { $of ->
    [one] befreit deinen gestellten Meeple
   *[other] befreit { $count } von { $of } gestellten Meeple
}
merit-people = vergrößert dein Volk um { $count }
merit-lives = hält alle bis zur nächsten Runde am Leben
merit-grows = bringt dir bis zur nächsten Runde mehr Leute
merit-rivals = kostet deine Rivalen { $count } Meeple, also haben sie noch { $after }
merit-wolves = { $after ->
    [0] { $before ->
        [one] lässt keinen Wolf in Sicht übrig
       *[other] lässt keinen der { $before } Wölfe in Sicht übrig
    }
   *[other] lässt { $after } der { $before } Wölfe in Sicht übrig
}
merit-hides = versteckt { $count ->
    [one] 1 deiner Leute
   *[other] { $count } deiner Leute
} vor Wölfen
merit-builds = bringt dir { $count ->
    [one] 1 Bauwerk
   *[other] { $count } Bauwerke
 } mehr, also hast du { $after }
merit-prey = bringt dir { $count } Beute
merit-resources = bringt dir { $count ->
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
merit-fields = lässt Rohstoffe auf { $count ->
    [one] 1 Feld
   *[other] { $count } Feldern
 } mehr wachsen
merit-survive = lässt bis zur nächsten Runde mehr deiner Leute am Leben
merit-fight = { $count ->
    [1] führt in diesem Kampf zum Gleichstand
   *[other] bringt dich in diesem Kampf in Führung
}
merit-chance = gelingt mit einer Chance von { $count } %
merit-threat = versteckt den Meeple, den ein Wolf stärker bedroht: { $count ->
    [0] Der Wolf ist auf seinem Feld
    [one] Er ist 1 Schritt entfernt
   *[other] Er ist { $count } Schritte entfernt
 }
merit-load = versteckt einen Meeple, der { $count ->
    [one] etwas
   *[other] { $count } Güter
} trägt
merit-pasture = führt auf ein Feld mit { $count } Beute
merit-harvest = führt auf ein Feld mit { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffen
 }
merit-site = baut auf einem Feld mit { $count } Beute
merit-company = führt zu { $count ->
    [one] 1 deiner Leute
   *[other] { $count } deiner Leute
 }
merit-clear = bleibt { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 } von jedem Wolf in Sicht entfernt
merit-frontier = führt zu { $count ->
    [one] 1 unerforschten Nachbarfeld
   *[other] { $count } unerforschten Nachbarfeldern
 }
risk-cornered = lässt { $after ->
    [one] 1 deiner Leute
   *[other] { $after } deiner Leute
 } von einem Wolf gestellt zurück
risk-people = kostet dich { $count } Meeple
risk-lives = kostet dich vor der nächsten Runde einen Meeple
risk-herds = lässt { $count ->
    [one] 1 Herde
   *[other] { $count } Herden
 } nicht mehr wachsen
spare-people = rettet { $count ->
    [one] 1 deiner Leute
   *[other] { $count } deiner Leute
 }
spare-cornered = bewahrt { $count ->
    [one] 1 deiner Leute mehr
   *[other] { $count } deiner Leute mehr
 } davor, gestellt zu werden
spare-hides = hält { $count ->
    [one] 1 deiner Leute mehr
   *[other] { $count } deiner Leute mehr
 } vor Wölfen versteckt
spare-prey = lässt dir { $count } Beute mehr
spare-resources = lässt dir { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 } mehr
spare-herds = lässt { $count ->
    [one] 1 Herde
   *[other] { $count } Herden
 } mehr wachsen
spare-fields = lässt Rohstoffe auf { $count ->
    [one] 1 Feld
   *[other] { $count } Feldern
 } mehr weiterwachsen
spare-game = hält { $count } Beute mehr in Reichweite
spare-growth = hält { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 } mehr in Reichweite
