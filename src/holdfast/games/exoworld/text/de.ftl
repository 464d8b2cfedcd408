### Exoworld auf Deutsch: alles, was Spielende lesen.

game-title = Exoworld Survival
game-tagline = Eine kleine Crew landet auf einem feindlichen Planeten und muss vier Werte heben. Alle schaffen es, oder niemand.
game-time = 45 Min.
game-kind = Gemeinsam
game-milestone-untouched = Sieg mit vollem Notvorrat
game-milestone-critical = Sieg im Kritischen Modus
goal = { $players ->
    [one] Bring
   *[other] Bringt gemeinsam
} alle vier Werte auf 0 oder mehr, bevor der Notvorrat aufgebraucht ist. Jetzt sind { $reached } von 4 dort, und der Notvorrat ist bei { $reserve }.
goal-after = { $step ->
    [setup] Dann beginnt der erste Zug.
    [w1] Dann kommen die Aktionen, das Ereignis und die Abrechnung.
    [actions] { $events ->
        [0] Es gibt kein Ereignis mehr: Stattdessen verliert ihr 2 vom Notvorrat, dann kommt die Abrechnung.
       *[other] Dann wird ein Ereignis aufgedeckt, und die Abrechnung nimmt, was die Basis verbraucht.
    }
    [event] Dann nimmt die Abrechnung, was die Basis verbraucht.
    [w3] Dann nimmt die Abrechnung, was die Basis verbraucht.
   *[other] Dann beginnt der nächste Zug.
}
game-progress = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}

## Ressourcen, Kartenklassen, Marker

resource-O = Sauerstoff
resource-W = Wasser
resource-F = Nahrung
resource-E = Energie
class-red = rot
class-blue = blau
class-green = grün
class-yellow = gelb
class-wild = Joker
class-none = farblos
condition-R = Strahlung
condition-P = Luftdruck
condition-C = Kohlendioxid
condition-H = Luftfeuchte
token-LEAK_O = Sauerstoffleck
token-LEAK_W = Wasserleck
token-LEAK_F = Nahrungsleck
token-LEAK_E = Energieleck
token-EMER = Notfallmarker
token-SHUT = Abschaltmarker
token-FROZ = Frostmarker
token-LAND = Erdrutschmarker
token-FATIGUE = Erschöpfung

## Orte: als Name und innerhalb eines Satzes

home-base = Heimatbasis
home-at = bei der Heimatbasis
home-to = zur Heimatbasis
home-go = Zur Heimatbasis gehen
home-name = Heimatbasis
module-at = bei „{ $module }“
module-at-twin = bei „{ $module }“ ({ $where })
module-to = zu „{ $module }“
module-to-twin = zu „{ $module }“ ({ $where })
module-go = Zu „{ $module }“ gehen
module-go-twin = Zu „{ $module }“ gehen ({ $where })
module-name = „{ $module }“
module-name-twin = „{ $module }“ ({ $where })
space-straight = { $count ->
    [one] {""}
   *[other] { $count } Felder{" "}
}{ $way ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} der Heimatbasis
space-across = { $north } { $up ->
    [N] nördlich
   *[S] südlich
} und { $east } { $across ->
    [E] östlich
   *[W] westlich
} der Heimatbasis
player-seat = Spieler { $number }
player-newcomer = Jemand Neues

## Spielkarten

card-M01 = Elektrolyseanlage
card-M02 = Kohlenstoffspalter
card-M03 = Algentank
card-M04 = Luftverdichter
card-M05 = Feuchtigkeitsverdampfer
card-M06 = Eisbohrer
card-M07 = Wasseraufbereiter
card-M08 = Grundwasserpumpe
card-M09 = Hydrokulturfarm
card-M10 = Gewächshauskuppel
card-M11 = Pilzkeller
card-M12 = Proteintanks
card-M13 = Solarmodule
card-M14 = Windturbinen
card-M15 = Spaltreaktor
card-M16 = Biomassekraftwerk
card-M17 = Erdwärmebohrung
card-I01 = Verbandskasten
card-I01-note = Heilt ein Leiden, egal bei wem und wo
card-I02 = Multiwerkzeug
card-I02-note = Entfernt bis zu zwei Marker an deinem Ort
card-I03 = Exo-Rover
card-I03-note = Bewegt deine Figur bis zu 5 Felder weit, auch über Erdrutsche
card-I04 = Fertigbausatz
card-I04-note = Dein nächster Bau in diesem Zug kostet bis zu zwei Karten weniger
card-P01 = Reservefreigabe
card-P01-note = Notvorrat +2, höchstens 10; die Karte verlässt das Spiel
card-P02 = Strenge Rationierung
card-P02-note = Ein Vorrat +3
card-P03 = Sturmschutz
card-P03-note = Wendet ein normales Ereignis ab, sobald es aufgedeckt wird
card-P04 = Notfallplan
card-P04-note = Wendet ein kritisches Ereignis ab, sobald es aufgedeckt wird; Notvorrat −1
card-P05 = Fernreparatur
card-P05-note = Entfernt einen Marker irgendwo auf der Basis oder eine Erschöpfung
card-P06 = Alle Mann
card-P06-note = Wer am Zug ist, hat in diesem Zug 2 Aktionen mehr
card-P07 = Rückruf
card-P07-note = Bewegt eine beliebige Figur an einen beliebigen Ort
card-P08 = Gemeinsame Fracht
card-P08-note = Jemand gibt jemand anderem bis zu 2 Karten, egal, wie weit entfernt
card-P09 = Archivzugriff
card-P09-note = Du nimmst eine Karte vom Ablagestapel
card-P10 = Stromsparmodus
card-P10-note = Ein Wert unter 0 zehrt in diesem Zug nicht an seinem Vorrat
card-P11 = Schnellmontage
card-P11-note = Der nächste Bau in diesem Zug kostet keine Aktion
card-P12 = Orbitalprognose
card-P12-note = Sieh dir die obersten 3 Ereignisse an und lege eines ab
place-none = überall
place-far = nicht neben der Heimatbasis
place-by-green = neben einem grünen Modul
place-open2 = mit zwei leeren Nachbarfeldern

## Charaktere

character-C01 = Architektin
character-C01-note = Einmal im Zug darf ein Bau eine Karte weniger kosten
character-C02 = Kommandant
character-C02-note = Einmal im Zug darfst du kostenlos bis zu 3 Felder gehen
character-C03 = Ärztin
character-C03-note = Für eine Aktion heilst du ein Leiden an deinem Ort
character-C04 = Koordinator
character-C04-note = Einmal im Zug darfst du kostenlos eine Karte geben oder nehmen, auch aus der Ferne (allein: eine Karte ziehen)
character-C05 = Ingenieurin
character-C05-note = Jede deiner Reparaturen entfernt bis zu zwei Marker
character-C06 = Biologe
character-C06-note = Du erzeugst 2 statt 1 in grünen und blauen Modulen
character-C07 = Pilotin
character-C07-note = Erdrutsche halten dich nicht auf
character-C08 = Geologe
character-C08-note = Einmal im Zug siehst du dir für eine Aktion 3 Karten vom Stapel an und behältst eine
character-C09 = Quartiermeisterin
character-C09-note = Dein erstes Auffrischen im Zug ist kostenlos
character-C10 = Techniker
character-C10-note = Du kannst auch Nachbarmodule aus- und einschalten
character-C11 = Chemikerin
character-C11-note = Einmal im Zug darf eine beliebige Karte bei einem Bau jede Farbe bezahlen
character-C12 = Meteorologe
character-C12-note = Einmal im Zug siehst du dir für eine Aktion 2 Ereignisse an und wählst ihre Reihenfolge

## Leiden und anhaltende Wirkungen

issue-HYP = Sauerstoffmangel
issue-HYP-note = Eine Aktion weniger in jedem Zug, bis du 3 rote Karten hast
issue-DEH = Austrocknung
issue-DEH-note = Handlimit −2, bis du 3 blaue Karten hast
issue-MAL = Mangelernährung
issue-MAL-note = Tempo 1, bis du 3 grüne Karten hast
issue-RAD = Strahlenkrankheit
issue-RAD-note = Keine Fähigkeit, bis du 3 gelbe Karten hast
lasting-HIDE = Verdeckte Handkarten
lasting-HIDE-note = Die anderen sehen nur die Farben deiner Karten
lasting-NOXFER = Keine Übergaben
lasting-NOXFER-note = Keine Aktion, keine Fähigkeit und kein Protokoll bewegt Karten zwischen Spielern
lasting-NOPROT = Keine Protokolle
lasting-NOPROT-note = Als Joker darfst du weiterhin mit Protokollen bezahlen

## Ereigniskarten

eventcard-EN01 = Normales Szenarioereignis
eventcard-EN01-note = Das normale Ereignis des Szenarios tritt ein
eventcard-EN02 = Rissige Leitung
eventcard-EN02-note = Sauerstoffleck auf einem grünen Modul
eventcard-EN03 = Poröse Dichtungen
eventcard-EN03-note = Sauerstoffleck am Ort der aktiven Figur
eventcard-EN04 = Rohrbruch
eventcard-EN04-note = Wasserleck auf einem unbesetzten Modul
eventcard-EN05 = Pumpenschaden
eventcard-EN05-note = Wasserleck auf einem blauen Modul
eventcard-EN06 = Schimmel
eventcard-EN06-note = Nahrungsleck auf einem grünen Modul; gibt es keines: Nahrung −2
eventcard-EN07 = Schädlinge
eventcard-EN07-note = Nahrungsleck auf einem unbesetzten Modul
eventcard-EN08 = Isolationsfehler
eventcard-EN08-note = Energieleck auf einem gelben Modul; gibt es keines: Energie −2
eventcard-EN09 = Kriechstrom
eventcard-EN09-note = Energieleck auf einem roten Modul
eventcard-EN10 = Verbrauchte Luft
eventcard-EN10-note = Sauerstoff −3
eventcard-EN11 = Verseuchter Tank
eventcard-EN11-note = Wasser −3
eventcard-EN12 = Verdorbene Rationen
eventcard-EN12-note = Nahrung −3
eventcard-EN13 = Batteriefehler
eventcard-EN13-note = Energie −3
eventcard-EN14 = Kurzschluss
eventcard-EN14-note = Ein laufendes gelbes Modul wird abgeschaltet
eventcard-EN15 = Verstopfte Filter
eventcard-EN15-note = Ein laufendes rotes Modul wird abgeschaltet
eventcard-EN16 = Sicherheitssperre
eventcard-EN16-note = Ein laufendes unbesetztes Modul wird abgeschaltet
eventcard-EN17 = Kälteeinbruch
eventcard-EN17-note = Ein blaues Modul friert ein
eventcard-EN18 = Nachtfrost
eventcard-EN18-note = Ein unbesetztes Modul friert ein
eventcard-EN19 = Steinschlag
eventcard-EN19-note = Erdrutsch auf einem unbesetzten Modul
eventcard-EN20 = Doppelschicht
eventcard-EN20-note = Erschöpfung für die aktive Figur
eventcard-EN21 = Schlaflose Nacht
eventcard-EN21-note = Erschöpfung für die nächste Figur
eventcard-EN22 = Sauerstoffmangel
eventcard-EN22-note = Leiden: eine Aktion weniger in jedem Zug
eventcard-EN23 = Austrocknung
eventcard-EN23-note = Leiden: Handlimit −2
eventcard-EN24 = Mangelernährung
eventcard-EN24-note = Leiden: Tempo 1
eventcard-EN25 = Strahlenkrankheit
eventcard-EN25-note = Leiden: keine Fähigkeit
eventcard-EN26 = Zerdrückte Kiste
eventcard-EN26-note = Wer am Zug ist, legt 2 Karten ab
eventcard-EN27 = Inventur
eventcard-EN27-note = Alle offenen Karten werden ersetzt
eventcard-EN28 = Funkstörung
eventcard-EN28-note = Eine Runde lang sind die Hände verdeckt, und niemand übergibt Karten
eventcard-EN29 = Relaisfehler
eventcard-EN29-note = Eine Runde lang haben Protokolle keine Wirkung
eventcard-EN30 = Widersprüchliche Befehle
eventcard-EN30-note = Alle legen eine Karte ab
eventcard-EN31 = Ruhige Nacht
eventcard-EN31-note = Nichts geschieht
eventcard-EC01 = Kritisches Szenarioereignis
eventcard-EC01-note = Das kritische Ereignis des Szenarios tritt ein
eventcard-EC02 = Hüllenbruch
eventcard-EC02-note = Sauerstoff −2; Sauerstofflecks an zwei Orten
eventcard-EC03 = Hauptleitung geborsten
eventcard-EC03-note = Wasser −2; Wasserlecks an zwei Orten
eventcard-EC04 = Pflanzenseuche
eventcard-EC04-note = Nahrung −2; Nahrungslecks an zwei Orten
eventcard-EC05 = Netzüberlastung
eventcard-EC05-note = Energie −2; Energielecks an zwei Orten
eventcard-EC06 = Reaktorabschaltung
eventcard-EC06-note = Zwei laufende gelbe Module werden abgeschaltet; gibt es keines: Energie −4
eventcard-EC07 = Strukturversagen
eventcard-EC07-note = Notfallmarker an einem unbesetzten Ort
eventcard-EC08 = Stichflamme
eventcard-EC08-note = Notfallmarker am Ort der aktiven Figur; Sauerstoff −3
eventcard-EC09 = Beben
eventcard-EC09-note = Zwei unbesetzte Module werden abgeschaltet; zwei Erdrutsche
eventcard-EC10 = Tiefer Frost
eventcard-EC10-note = Energie −2; zwei Module frieren ein
eventcard-EC11 = Allgemeine Erschöpfung
eventcard-EC11-note = Erschöpfung für alle
eventcard-EC12 = Völlige Stille
eventcard-EC12-note = Eine Runde lang sind die Hände verdeckt, ohne Übergaben und Protokollwirkungen; alle legen eine Karte ab
eventcard-EC13 = Antennenbruch
eventcard-EC13-note = Notfallmarker auf der Heimatbasis; eine Runde lang übergibt niemand Karten

## Szenarien

scenario-S01 = Proxima Centauri b
scenario-S01-note = Der nächstgelegene Planet außerhalb unseres Sonnensystems, 4,2 Lichtjahre entfernt, unter einem flackernden Roten Zwerg.
scenario-S01-normal = Sonnennähe
scenario-S01-normal-note = Wasser −2, Energie −1
scenario-S01-critical = Sonnenferne
scenario-S01-critical-note = Nahrung −2; Energie −1 und noch −1 je laufendem Solarmodul
scenario-S02 = Teegardens Stern b
scenario-S02-note = 12,5 Lichtjahre entfernt, bei einem kleinen, sehr ruhigen Stern.
scenario-S02-normal = Lange Dämmerung
scenario-S02-normal-note = Energie −2
scenario-S02-critical = Sturm am Terminator
scenario-S02-critical-note = Energie −2, Nahrung −1; ein Modul friert ein
scenario-S03 = Ross 128 b
scenario-S03-note = 11 Lichtjahre entfernt: ein ruhiger Roter Zwerg, eine trockene Welt.
scenario-S03-normal = Trockener Wind
scenario-S03-normal-note = Wasser −1, Nahrung −1
scenario-S03-critical = Große Dürre
scenario-S03-critical-note = Wasser −3; Wasserleck auf einem Modul
scenario-S04 = TRAPPIST-1 e
scenario-S04-note = 41 Lichtjahre entfernt, mitten in einem System aus sieben Planeten.
scenario-S04-normal = Transitschatten
scenario-S04-normal-note = Nahrung −2
scenario-S04-critical = Doppelte Finsternis
scenario-S04-critical-note = Nahrung −2; ein blaues Modul friert ein
scenario-S05 = Luyten b
scenario-S05-note = 12,3 Lichtjahre entfernt, unter dichter Luft.
scenario-S05-normal = Druckwelle
scenario-S05-normal-note = Sauerstoff −1, Wasser −1
scenario-S05-critical = Wirbelsturm
scenario-S05-critical-note = Energie −2; ein laufendes Modul wird abgeschaltet
scenario-S06 = Gliese 667 C c
scenario-S06-note = 23,6 Lichtjahre entfernt, mit drei Sonnen am Himmel.
scenario-S06-normal = Dreifacher Mittag
scenario-S06-normal-note = Wasser −2, Sauerstoff −1
scenario-S06-critical = Sternenausbruch
scenario-S06-critical-note = Wasser −2; ein laufendes Modul wird abgeschaltet
scenario-S07 = Wolf 1061 c
scenario-S07-note = 14,1 Lichtjahre entfernt, in kohlenstoffreichem Dunst.
scenario-S07-normal = Stickiger Dunst
scenario-S07-normal-note = Sauerstoff −2
scenario-S07-critical = Kohlenstoffschwall
scenario-S07-critical-note = Sauerstoff −2; Sauerstoffleck auf einem Modul
scenario-S08 = TRAPPIST-1 d
scenario-S08-note = 41 Lichtjahre entfernt, am warmen inneren Rand seines Systems.
scenario-S08-normal = Versengte Küste
scenario-S08-normal-note = Wasser −3
scenario-S08-critical = Gezeitenwärme
scenario-S08-critical-note = Wasser −2; Wasserleck auf einem Modul
scenario-S09 = Tau Ceti e
scenario-S09-note = 11,9 Lichtjahre entfernt: heiß, in einer staubigen Trümmerscheibe.
scenario-S09-normal = Trümmerregen
scenario-S09-normal-note = Wasser −2, Sauerstoff −1
scenario-S09-critical = Ungebremste Hitze
scenario-S09-critical-note = Wasser −3, Sauerstoff −2
scenario-S10 = LHS 1140 b
scenario-S10-note = 49 Lichtjahre entfernt: massereich, kalt und nass.
scenario-S10-normal = Klirrende Kälte
scenario-S10-normal-note = Energie −2, Nahrung −1
scenario-S10-critical = Eisflut
scenario-S10-critical-note = Energie −2, Nahrung −2; ein Modul friert ein
scenario-S11 = TRAPPIST-1 f
scenario-S11-note = 41 Lichtjahre entfernt, eine Eiswelt.
scenario-S11-normal = Eisnebel
scenario-S11-normal-note = Energie −2
scenario-S11-critical = Globaler Frost
scenario-S11-critical-note = Energie −2; zwei Module frieren ein
scenario-S12 = TRAPPIST-1 g
scenario-S12-note = 41 Lichtjahre entfernt, weiter draußen: dichte Luft, wenig Licht.
scenario-S12-normal = Fahles Licht
scenario-S12-normal-note = Nahrung −2, Energie −1
scenario-S12-critical = Endloser Winter
scenario-S12-critical-note = Nahrung −2, Energie −2; ein Modul friert ein

## Optionen, ihre Werte und die Vorlagen

option-players = Spieler
option-players-note = Allein mit drei Charakteren oder zu zweit bis fünft.
option-scenario = Planet
option-scenario-note = Zwölf Szenarien, von einem Stern (mild) bis drei (hart).
value-scenario-proxima-centauri-b = Proxima Centauri b ★
value-scenario-teegardens-star-b = Teegardens Stern b ★
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
option-critical_mode = Kritischer Modus
option-critical_mode-note = Notvorrat 5 statt 10, eine offene Karte weniger.
value-critical_mode-off = aus
value-critical_mode-on = an
option-incommunication = Funkstille
option-incommunication-note = Hände sind verdeckt, und nur wer am Zug ist, liest das Ereignis.
value-incommunication-off = aus
value-incommunication-on = an
option-training = Übungsstart
option-training-note = Proxima Centauri b mit allen Werten auf −1 und allen Vorräten bei 8.
value-training-off = aus
value-training-on = an
option-first = Wer beginnt
option-first-note = Wer den ersten Zug hat.
value-first-random = zufällig
value-first-seat-1 = Spieler 1
value-first-seat-2 = Spieler 2
value-first-seat-3 = Spieler 3
value-first-seat-4 = Spieler 4
value-first-seat-5 = Spieler 5

preset-first = Erste Partie
preset-first-note = Du landest mit zwei Bots auf Teegardens Stern b und beginnst. Mit dem Coach gewinnen Neulinge etwa zwei von drei Partien.
preset-first-brief = mit zwei Bots
preset-training = Übung
preset-training-note = Ihr landet sanft auf Proxima Centauri b, um das Spiel zu lernen.
preset-training-brief = eine sanfte Landung
preset-landing = Landung
preset-landing-note = Das ist die Standardpartie.
preset-landing-brief = Standardpartie
preset-expedition = Expedition
preset-expedition-note = Ihr landet unter den drei Sonnen von Gliese 667 C c (Schwierigkeit: zwei Sterne).
preset-expedition-brief = zwei Sterne
preset-frontier = Grenzland
preset-frontier-note = Ihr landet in der Kälte von LHS 1140 b (Schwierigkeit: drei Sterne).
preset-frontier-brief = drei Sterne, Kälte
preset-critical = Kritischer Modus
preset-critical-note = Ihr habt nur den halben Notvorrat und weniger Karten zur Wahl.
preset-critical-brief = Notvorrat nur 5
preset-silence = Funkstille
preset-silence-note = Niemand weiß, was die anderen haben.
preset-silence-brief = verdeckte Hände

## Entscheidungen und Züge

ask-nothing = Gerade gibt es nichts zu entscheiden.
ask-secret = Wer am Zug ist, liest das Ereignis allein und entscheidet gerade.
ask-char = Spielst du { $one } oder { $two }? Der andere Charakter scheidet aus.
ask-solochar = Du spielst drei dieser vier Charaktere, einen nach dem anderen. Welcher bleibt zu Hause?
ask-w1 = { $player } ist gleich am Zug. { $count ->
    [0] Du hast kein passendes Protokoll und kannst nur passen.
    [one] Spielst du vorher „{ $cards }“?
   *[other] Spielst du vorher eines davon: { $cards }?
}
ask-w2 = { $event }: { $note }. { $count ->
    [0] Du hast kein passendes Protokoll und kannst nur passen.
    [one] Spielst du dagegen „{ $cards }“?
   *[other] Spielst du dagegen eines davon: { $cards }?
}
ask-w2-unseen = { $severity ->
    [critical] Ein kritisches Ereignis
   *[normal] Ein normales Ereignis
} ist aufgedeckt. { $count ->
    [0] Du hast kein passendes Protokoll und kannst nur passen.
    [one] Spielst du dagegen „{ $cards }“?
   *[other] Spielst du dagegen eines davon: { $cards }?
}
ask-w3 = Gleich wird abgerechnet: { $short ->
    [0] Eure Vorräte reichen.
   *[other] Euren Vorräten fehlen { $short }, also fällt der Notvorrat auf { $next }.
} { $count ->
    [0] Du hast kein passendes Protokoll und kannst nur passen.
    [one] Spielst du vorher „{ $cards }“?
   *[other] Spielst du vorher eines davon: { $cards }?
}
ask-act = Du hast noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}, und kein Vorrat geht aus. Du kannst bauen, ziehen, gehen, erzeugen, reparieren, abschalten oder Karten übergeben.
ask-act-dry = Du hast noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}. Ändert sich nichts, geht { $resource } in Zug { $turn } aus. Du kannst bauen, ziehen, gehen, erzeugen, reparieren, abschalten oder Karten übergeben.
ask-act-none = Du hast keine Aktion mehr. Du kannst noch tun, was keine kostet, oder deine Aktionen beenden: Dann kommt das Ereignis.
ask-pay = Für „{ $module }“ zahlst du { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
}, und bezahlt hast du bisher { $picked }{ $credits ->
    [0] {""}
    [one] {"; ein Nachlass deckt 1"}
   *[other] {"; Nachlässe decken "}{ $credits }
}. Mit welcher Karte zahlst du?
ask-transfer-take = { $player } hätte gern „{ $card }“ von dir. Gibst du die Karte her?
ask-transfer-take-for = { $player } hätte gern „{ $card }“ von dir und könnte dann „{ $module }“ einsetzen. Gibst du die Karte her?
ask-transfer-take-class = { $player } hätte gern eine deiner Karten ({ $colour }). Gibst du eine her?
ask-transfer-give = { $player } bietet dir „{ $card }“ an. Nimmst du die Karte? Dann hättest du { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und darfst am Ende eines Zuges { $limit } behalten.
ask-transfer-give-class = { $player } bietet dir eine Karte an ({ $colour }). Nimmst du sie? Dann hättest du { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und darfst am Ende eines Zuges { $limit } behalten.
ask-request = { $player } bittet dich, „{ $card }“ zu spielen: { $note }. Spielst du das Protokoll jetzt?
ask-kind = { $player } bittet um eine Karte ({ $colour }). Welche gibst du, wenn überhaupt?
ask-transfer-branch = Koordinator: Gibst du jemandem eine Karte, oder nimmst du eine? Es ist egal, wo die Person steht.
ask-transfer-seat = Koordinator: { $way ->
    [take] Wer gibt dir
   *[give] Wer bekommt
} eine Karte? Es ist egal, wo die Person steht.
ask-transfer-kind = Koordinator: { $way ->
    [take] Um welche Karte bittest du { $player }?
   *[give] Welche Karte gibst du { $player }?
}
ask-transfer-class = Die Hände sind verdeckt, also bittest du um eine Farbe. Um welche Farbe bittest du { $player }?
ask-place-token = { $event } bringt: { $token }. Wohin legst du den Marker{ $left ->
    [one] {""}
   *[other] {" "}(noch { $left })
}? { $kind ->
    [SHUT] Das Modul bewirkt nichts, bis es repariert ist.
    [FROZ] Was das Modul einbringt, ist verloren, bis es repariert ist.
    [LAND] Jeder Weg endet dort, bis er beseitigt ist.
    [EMER] Er nimmt bei jeder Abrechnung 1 vom Notvorrat.
   *[other] Er nimmt bei jeder Abrechnung 1 von diesem Vorrat.
} Am besten liegt er, wo bald jemand reparieren kann.
ask-event-unseen = { $severity ->
    [critical] Ein kritisches Ereignis
   *[normal] Ein normales Ereignis
}
ask-remove-where = An welchem Ort { $count ->
    [one] entfernst du einen Marker?
   *[other] entfernst du bis zu { $count } Marker?
}
ask-remove-token = Welchen Marker entfernst du { $place }? { $count ->
    [one] Du darfst einen entfernen.
   *[other] Du darfst bis zu { $count } entfernen.
}
ask-disc = { $event } kostet dich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Welche legst du ab?
ask-disc-order = { $event } kostet dich alle Karten, und der Stapel ist leer. { $missing ->
    [0] Die erste Karte, die du ablegst, wird zum neuen Stapel.
   *[other] Die erste Karte, die du ablegst, kommt in die Auslage.
} Welche legst du zuerst ab?
ask-limit = Du hast { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und darfst am Ende eines Zuges { $limit } behalten. Welche legst du ab?
ask-supply = Strenge Rationierung: Welcher Vorrat steigt um { $amount }?
ask-hold = Stromsparmodus: { $count ->
    [one] 1 Wert ist
   *[other] { $count } Werte sind
} unter 0. Welcher zehrt bei dieser Abrechnung nicht an seinem Vorrat?
ask-repair-form = Fernreparatur: Entfernst du einen Marker von der Basis oder die Erschöpfung einer Person?
ask-rest = Fernreparatur: Wer wird die Erschöpfung los?
ask-issue = Welches Leiden heilst du?
ask-jump-who = Rückruf: Welche Figur setzt du um? Niemand kann ablehnen.
ask-jump = Rückruf: { $who ->
    [own] Wohin gehst du?
    [solo] Wohin geht dieser Charakter: { $player }?
   *[other] Wohin geht { $player }?
}
ask-jump-far = { $who ->
    [own] Wohin gehst du?
    [solo] Wohin geht dieser Charakter: { $player }?
   *[other] Wohin geht { $player }?
} Erlaubt sind bis zu { $distance } Felder.
ask-cargo-form = Gemeinsame Fracht: Gibst du Karten in die Auslage, oder nimmst du welche aus ihr?
ask-cargo-giver = Gemeinsame Fracht: Wer gibt bis zu zwei Karten ab?
ask-cargo-receiver = Gemeinsame Fracht: Wer bekommt Karten von { $player }?
ask-cargo-card = Du darfst { $player } { $count ->
    [one] 1 Karte
   *[other] bis zu { $count } Karten
} geben. Welche gibst du?
ask-cargo-row = Gemeinsame Fracht: Welche Karte { $way ->
    [take] nimmst du aus der Auslage?
   *[give] gibst du in die Auslage?
} Du darfst { $count ->
    [one] eine
   *[other] bis zu { $count }
} { $way ->
    [take] nehmen.
   *[give] geben.
}
ask-fetch = Archivzugriff: Welche Karte nimmst du vom Ablagestapel?
ask-survey = { $count ->
    [one] Du siehst 1 Karte. Behalte sie.
   *[other] Du siehst { $count } Karten. Eine behältst du, die anderen werden abgelegt. Welche behältst du?
}
ask-order = Als Nächstes kommt { $first }, dann { $second }. Lässt du es so, oder tauschst du die beiden?
ask-event = Orbitalprognose: { $count ->
    [one] Das ist das nächste Ereignis.
   *[other] Das sind die nächsten { $count } Ereignisse in ihrer Reihenfolge.
} Welches legst du ab, sodass es nie geschieht?

move-draw_deck = Vom Stapel ziehen
move-draw_face = Aus der Auslage nehmen
move-recycle = Auslage auffrischen
move-give = Geben
move-take = Nehmen
move-take_class = Um eine Farbe bitten
move-deploy = Bauen
move-move = Gehen
move-produce = Erzeugen
move-shut_down = Abschalten
move-repair = Reparieren
move-skill = Fähigkeit einsetzen
move-item = Gegenstand benutzen
move-protocol = Protokoll spielen
move-ask = Um ein Protokoll bitten
move-end = Aktionen beenden
move-keep_character = Behalten
move-put_away = Zu Hause lassen
move-pass = Passen
move-pay = Bezahlen
move-done = Fertig
move-yes = Ja
move-no = Nein
move-cell = Wählen
move-resource = Wählen
move-seat = Wählen
move-kind = Wählen
move-none = Nichts
move-colour = Wählen
move-branch = Wählen
move-token = Entfernen
move-cure = Heilen
move-discard = Ablegen
move-order = Zurücklegen
move-drop_event = Ereignis ablegen
move-join = Um einen Platz bitten
move-join_not = Anfrage zurückziehen
move-leave = Nach diesem Zug gehen
move-stay = Doch bleiben
move-join-sure = Sicher? Nach diesem Zug kommst du als jemand Neues dazu.
move-join_not-sure = Sicher? Dann schaust du nur zu.
move-leave-sure = Sicher? Nach diesem Zug werden deine Karten abgelegt.
move-stay-sure = Sicher? Dann bleibst du.
move-join_not-other = Platz wegnehmen
move-leave-other = Nach diesem Zug wegschicken
move-stay-other = Doch behalten

choice-draw_deck = Vom Stapel ziehen
choice-draw_face = „{ $card }“ aus der Auslage nehmen
choice-recycle = Die Auslage auffrischen
choice-give = „{ $card }“ an { $player } geben
choice-take = „{ $card }“ von { $player } nehmen
choice-take_class = { $player } um eine Karte bitten: { $colour }
choice-deploy = „{ $card }“ { $place } bauen
choice-move = { $place }
choice-produce = { $resource } erzeugen
choice-shut_down = { $place } abschalten
choice-repair = { $token } { $place } entfernen
choice-skill = Die Fähigkeit einsetzen
choice-item = „{ $card }“ benutzen
choice-protocol = „{ $card }“ spielen
choice-ask = { $player } um „{ $card }“ bitten
choice-end = Aktionen beenden
choice-keep_character = Diesen Charakter spielen: { $role }
choice-put_away = Zu Hause lassen: { $role }
choice-pass = { $about ->
    [w2] Geschehen lassen
   *[other] Jetzt nicht
}
choice-pay = Mit „{ $card }“ bezahlen
choice-done = Zahlung beenden
choice-yes = Ja
choice-no = Nein
choice-cell = Ort wählen: { $place }
choice-resource = { $resource } wählen
choice-seat = { $player } wählen
choice-kind = „{ $card }“ wählen
choice-none = { $about ->
    [remove-token] Die anderen Marker liegen lassen
    [cargo-card] Keine Karte mehr geben
   *[kind] Keine Karte geben
}
choice-colour = Um eine Karte bitten: { $colour }
choice-branch = { $about ->
    [repair-form] { $form ->
        [0] Einen Marker entfernen
       *[1] Jemanden ausruhen lassen
    }
    [cargo-form] { $form ->
        [0] Karten in die Auslage geben
       *[1] Karten aus der Auslage nehmen
    }
   *[transfer-branch] { $form ->
        [0] Eine Karte geben
       *[1] Eine Karte nehmen
    }
}
choice-token = { $token } entfernen
choice-cure = { $issue } von { $player } heilen
choice-discard = „{ $card }“ ablegen
choice-order = { $number ->
    [1] Die Reihenfolge behalten
   *[other] Die beiden tauschen
}
choice-drop_event = { $event } ablegen
choice-join = Um einen Platz bitten
choice-join_not = Anfrage zurückziehen
choice-leave = Nach diesem Zug gehen
choice-stay = Doch bleiben
choice-hidden-event = Ereignis Nummer { $number }
label-deploy = Hier bauen
choice-pays = Du bezahlst mit { $cards }

## Das Protokoll

event-character-kept = { $player } spielt: { $role }.
event-turn-began = Zug { $turn }: { $player } hat { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}.
event-fatigue-ended = { $cause ->
    [rest] { $player } verliert durch Erschöpfung eine Aktion und gibt den Marker zurück.
   *[protocol] { $player } ist nicht mehr erschöpft.
}
event-drew = { $player } { $origin ->
    [deck] zieht „{ $card }“
    [row] nimmt „{ $card }“ aus der Auslage
    [discard] nimmt „{ $card }“ vom Ablagestapel
   *[survey] behält „{ $card }“
}.
event-drew-unseen = { $player } { $origin ->
    [survey] behält eine Karte
   *[other] zieht eine Karte
} ({ $colour }).
event-saw-card = { $player } sieht „{ $card }“.
event-recycled = { $player } frischt die Auslage auf{ $cost ->
    [0] {", "}kostenlos
   *[other] {""}
}.
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-discarded = { $player } { $cause ->
    [payment] bezahlt mit „{ $card }“
   *[other] legt „{ $card }“ ab
}.
event-surveyed = { $player } sieht sich { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} vom Stapel an.
event-row-received = { $player } legt „{ $card }“ in die Auslage.
event-refused = { $player } lehnt die Übergabe mit { $partner } ab.
event-gave = { $giver } gibt { $receiver } „{ $card }“.
event-gave-unseen = { $giver } gibt { $receiver } eine Karte ({ $colour }).
event-deployed = { $player } baut „{ $card }“ { $cell }{ $free ->
    [0] {""}
   *[other] {", "}ohne Aktion
}.
event-moved = { $cause ->
    [walking] { $player } geht { $to }.
    [skill] { $player } eilt { $to }.
    [order] { $player } wird { $to } gerufen.
   *[rover] { $player } fährt { $to }.
}
event-produced = { $player } erzeugt { $amount } { $resource }, nun { $supply }.
event-skill-used = { $player } setzt die Fähigkeit ein ({ $role }).
event-item-played = { $player } benutzt „{ $card }“.
event-protocol-played = { $player } spielt „{ $card }“.
event-asked-for = { $player } bittet { $holder } um „{ $card }“.
event-declined = { $player } lehnt ab und behält „{ $card }“.
event-cargo-refused = { $player } gibt nichts her, also bleibt das Protokoll auf der Hand.
event-token-placed = Ein neuer Marker kommt dazu: { $token } { $cell }.
event-token-removed = Ein Marker wird entfernt: { $token } { $cell }.
event-fatigued = { $player } ist erschöpft und erhält einen Marker.
event-fell-ill = { $player } erkrankt: { $issue }.
event-cured = { $player } ist geheilt: { $issue }.
event-supply-changed = { $cause ->
    [production] Die Produktion
    [leak] Ein Leck
    [event] Das Ereignis
   *[other] Ein Protokoll
} { $amount ->
    [0] lässt { $resource } unverändert
   *[other] { $lost ->
        [0] bringt { $amount } { $resource }
       *[other] kostet { $lost } { $resource }
    }
}, nun { $supply }.
event-emergency-changed = Der Notvorrat { $cause ->
    [shortfall] deckt eine Lücke von { $lost }
    [emergency-tokens] verliert { $lost } durch Notfallmarker
    [no-event] verliert { $lost }, weil es keine Ereignisse mehr gibt
   *[other] { $lost ->
        [0] steigt um { $amount }
       *[other] verliert { $lost }
    }
}, nun { $emergency }.
event-actions-added = { $player } hat { $amount ->
    [one] 1 Aktion
   *[other] { $amount } Aktionen
} mehr.
event-credits-added = Der nächste Bau kostet bis zu { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} weniger.
event-free-deploy = Der nächste Bau kostet keine Aktion.
event-held = Der Wert von { $resource } zehrt in diesem Zug nicht am Vorrat.
event-lasting-began = Das gilt bis zum Ende des nächsten Zugs von { $player }: { $code }.
event-lasting-ended = Das ist vorbei: { $code }.
event-peeked = { $player } sieht sich { $count ->
    [one] das oberste Ereignis
   *[other] die obersten { $count } Ereignisse
} an.
event-order-set = { $player } legt die Ereignisse { $swapped ->
    [0] in gleicher Reihenfolge
   *[other] vertauscht
} zurück.
event-event-dropped = { $player } legt „{ $card }“ ab.
event-event-revealed = Das Ereignis ist „{ $card }“.
event-event-veiled = { $player } deckt ein { $severity ->
    [normal] normales
   *[critical] kritisches
} Ereignis auf.
event-scenario-event = Der Planet schlägt zu: { $name }.
event-event-cancelled = { $player } wendet „{ $card }“ ab.
event-no-events = Es gibt keine Ereignisse mehr.
event-updated = Nach der Abrechnung habt ihr Sauerstoff { $o }, Wasser { $w }, Nahrung { $f }, Energie { $e } und Notvorrat { $emergency }.
event-joined = { $player } kommt dazu: { $role }.
event-left = { $player } verlässt die Partie.
event-requested = { $wish ->
    [join] { $player } möchte mitspielen.
    [join-not] Jemand möchte doch nicht mitspielen.
    [leave] { $player } geht nach diesem Zug.
   *[stay] { $player } bleibt doch.
}
event-game-over = { $outcome ->
    [won] In Zug { $turn } sind alle vier Werte auf 0 oder höher: Die Basis lebt!
   *[lost] Der Notvorrat ist in Zug { $turn } aufgebraucht. Die Basis ist verloren.
}
outcome-won = Die Basis lebt. Alle gewinnen.
outcome-lost = Die Basis ist verloren. Alle verlieren.

## Vor einem Zug

preview-draws = { $cards ->
    [one] Du ziehst die einzige Karte des Stapels, ungesehen
   *[other] Du ziehst eine von { $cards } Karten, ungesehen
}
preview-draws-face = Die Auslage wird vom Stapel aufgefüllt
preview-recycles = { $cards ->
    [one] 1 neue Karte kommt
   *[other] { $cards } neue Karten kommen
}
preview-recycled = { $cards ->
    [one] Die Karte der Auslage wird abgelegt
   *[other] Die { $cards } Karten der Auslage werden abgelegt
}
preview-consent = Die andere Person muss zustimmen
preview-level = { $resource } { $before } → { $after }
preview-wins = Damit gewinnt ihr!
preview-defeat = { $after ->
    [0] Keine Niederlage mehr in Sicht
   *[other] { $before ->
        [0] Niederlage in Zug { $after }
       *[other] Niederlage in Zug { $before } → { $after }
    }
}
preview-tokens-there = { $count ->
    [one] Dort liegt { $count } Marker
   *[other] Dort liegen { $count } Marker
}
preview-supply = { $resource } { $before } → { $after }
preview-supply-now = { $resource } jetzt { $supply }
preview-removes = Das entfernt: { $token }
preview-skill = Fähigkeit: { $role }
preview-card = { $note }
preview-end-unused = { $count ->
    [one] { $count } Aktion verfällt
   *[other] { $count } Aktionen verfallen
}
preview-end-short = Auch ohne das Ereignis fehlen bei der Abrechnung { $short }: Der Notvorrat fällt auf { $next }
preview-end-event = Dann kommen Ereignis und Abrechnung
preview-end-no-event = Es gibt kein Ereignis mehr: Ihr verliert 2 vom Notvorrat, dann kommt die Abrechnung
preview-end-emergency = Der Notvorrat fällt auf { $next }
preview-loses = Bei der Abrechnung würdet ihr verlieren!
preview-pass-turn = Der Zug geht ohne Protokoll weiter
preview-pass-event = Das Ereignis geschieht
preview-pass-update = Die Abrechnung kommt
preview-nearest = Am nächsten: { $role }, { $steps ->
    [0] schon dort
    [one] 1 Schritt entfernt
   *[other] { $steps } Schritte entfernt
}
preview-character = Darf { $limit ->
    [one] 1 Karte
   *[other] { $limit } Karten
} behalten; Tempo { $speed }
preview-pays-wild = Dieses Protokoll zahlt als Joker
preview-credits = Nachlässe decken den Rest
preview-cures = Das heilt: { $issue }
preview-order-keep = Sie bleiben in dieser Reihenfolge
preview-order-swap = Sie tauschen die Plätze
preview-drops-event = Ereignis Nummer { $position } geschieht nie
preview-between-turns = Das geschieht zwischen den Zügen

## Vor einem häufigen Fehler: was der Coach sagt

caution-ending = Wenn du jetzt aufhörst, fällt der Notvorrat bei dieser Abrechnung auf 0, und alle verlieren. { $left ->
    [0] Kannst du noch etwas anderes tun?
    [one] Du hast noch eine Aktion.
   *[other] Du hast noch { $left } Aktionen.
}
caution-ending-cure = Wenn du jetzt aufhörst, fällt der Notvorrat bei dieser Abrechnung auf 0, und alle verlieren. Das würde helfen: { $cure }.
caution-repair-first = Dieses Modul schiebt die Niederlage nicht hinaus, aber ein Marker kostet euch in jedem Zug 1, auch in denen der anderen: { $token } { $where }, { $near ->
    [here] genau hier
   *[walk] eine Bewegung entfernt
}. Willst du erst reparieren?
caution-energy = Energie würde auf { $level } fallen, und fast jedes Modul verbraucht Energie. Willst du erst ein gelbes Modul bauen?
caution-joker = Wenn „{ $card }“ als Joker zahlt, geht seine Wirkung verloren: { $note }. Du könntest stattdessen mit „{ $other }“ zahlen.
caution-needed = { $player } könnte mit deiner Karte „{ $card }“ das Modul „{ $module }“ bauen. Du könntest stattdessen mit „{ $other }“ zahlen.
caution-drawing-alone = { $player } hat die Karte ({ $colour }), die dir für „{ $module }“ fehlt („{ $card }“), { $near ->
    [here] gleich neben dir
   *[walk] eine Bewegung entfernt
}. Willst du darum bitten?
caution-missed-win = Du könntest auf der Stelle gewinnen: { $how }.
caution-idle-module = Auf diesem Planeten hebt „{ $module }“ keinen Wert. Bezahle mit der Karte lieber andere Module.
caution-leftover = Noch { $left ->
    [one] eine Aktion ist
   *[other] { $left } Aktionen sind
} ungenutzt. Du könntest vor dem Ende eine Karte ziehen: Mit Karten bezahlst du das nächste Modul.

## Warum nicht?

why-over = Die Partie ist zu Ende.
why-request = Darum kannst du jetzt nicht bitten. Dazukommen und gehen kannst du nur nach einem Zug, und nie in einer Solopartie.
why-nobody = Gerade gibt es nichts zu entscheiden.
why-asked-nothing = Gerade gibt es nichts zu entscheiden.
why-asked-secret = Wer am Zug ist, entscheidet noch.
why-asked-char = Wählt zuerst die Charaktere.
why-asked-solochar = Wähle zuerst, welcher Charakter zu Hause bleibt.
why-asked-w1 = Vor dem Zug kannst du nur Protokolle spielen.
why-asked-w2 = Ein Ereignis ist aufgedeckt: Du kannst jetzt nur Protokolle spielen.
why-asked-w3 = Vor der Abrechnung kannst du nur Protokolle spielen.
why-asked-act = Das gehört nicht zu den Aktionen, die jetzt möglich sind.
why-asked-pay = Bezahle zuerst das Modul.
why-asked-transfer = Antworte zuerst auf die vorgeschlagene Übergabe.
why-asked-request = Antworte zuerst auf die Bitte.
why-asked-cell = Wähle zuerst einen Ort.
why-asked-res = Wähle zuerst eine Ressource.
why-asked-seat = Wähle zuerst eine Person.
why-asked-kind = Wähle zuerst eine Karte.
why-asked-class = Wähle zuerst eine Farbe.
why-asked-branch = Wähle zuerst, wie du die Karte oder die Fähigkeit nutzt.
why-asked-token = Wähle zuerst einen Marker.
why-asked-issue = Wähle zuerst ein Leiden.
why-asked-disc = Lege zuerst eine Karte ab.
why-asked-limit = Lege zuerst Karten bis zum Handlimit ab.
why-asked-order = Lege zuerst die Ereigniskarten zurück.
why-asked-event = Lege zuerst eine Ereigniskarte ab.
why-no-such-supply = Dieser Vorrat ist voll oder verliert bei dieser Abrechnung nichts.
why-not-for-them = Das würde dieser Person jetzt nichts bringen.
why-one-must-go = Wähle mindestens eines.
why-not-ill = Dort hat niemand dieses Leiden.
why-no-such-event = So eine Ereigniskarte steht nicht zur Wahl.
why-not-dealt = Diesen Charakter hast du nicht bekommen.
why-no-action = Du hast keine Aktion mehr.
why-not-in-row = Diese Karte liegt nicht in der Auslage.
why-no-cards = Stapel und Ablagestapel sind beide leer.
why-no-recycle = Auffrischen kannst du nur, solange in Auslage und Stapel Karten liegen.
why-solo-transfer = Du spielst allein, also gibt es niemanden für eine Übergabe.
why-transfers-barred = Ein Ereignis verbietet zurzeit Übergaben.
why-refusals = In diesem Zug wurden vier Übergaben abgelehnt, also ist keine mehr möglich.
why-no-partner = Diese Person spielt nicht mit.
why-not-together = Übergeben könnt ihr nur am selben Ort.
why-refused = Das wurde in diesem Zug schon abgelehnt.
why-not-in-hand = Diese Karte ist nicht auf dieser Hand.
why-hidden-take = Bei verdeckten Händen bittest du um eine Farbe, sonst um eine Karte.
why-outside = Hier endet das Raster, also lässt sich nichts bauen.
why-space-taken = Das Feld ist belegt, und Module bleiben, wo sie sind.
why-place-none = Auf dieses Feld passt das Modul nicht.
why-place-far = Dieses Modul darf nicht neben der Heimatbasis stehen.
why-place-by-green = Dieses Modul muss neben einem grünen stehen.
why-place-open2 = Dieses Modul braucht zwei leere Nachbarfelder.
why-off-track = Ein Wert würde seine Leiste verlassen, die von −5 bis +3 reicht.
why-too-dear = Du hast nicht die Karten, um es zu bezahlen.
why-no-location = Dort ist nichts gebaut, also kann niemand dorthin gehen.
why-stand-here = Dort bist du schon.
why-too-far = Das ist zu weit für eine Bewegung.
why-produce-home = Die Heimatbasis erzeugt nichts.
why-produce-off = Ein abgeschaltetes oder gefrorenes Modul erzeugt nichts.
why-supply-full = Der Vorrat ist voll.
why-not-here = Das kannst du nur an deinem eigenen Ort tun.
why-shut-home = Die Heimatbasis lässt sich nicht abschalten.
why-shut-already = Dieses Modul ist schon abgeschaltet.
why-no-tokens = Es ist kein Marker dieser Art mehr da.
why-no-such-token = Einen solchen Marker gibt es hier nicht.
why-passive-skill = Diese Fähigkeit wirkt von selbst.
why-sick = Mit Strahlenkrankheit kannst du deine Fähigkeit nicht einsetzen.
why-skill-used = Du hast die Fähigkeit in diesem Zug schon eingesetzt.
why-no-effect = Das hätte jetzt keine Wirkung.
why-protocols-barred = Ein Ereignis verbietet zurzeit Protokollwirkungen.
why-played-already = Jedes Protokoll kann nur einmal im Zug gespielt werden.
why-wrong-moment = Dieses Protokoll kannst du jetzt nicht spielen.
why-hidden-ask = Bei verdeckten Händen kannst du niemanden bitten, ein Protokoll zu spielen.
why-declined = Das wurde in diesem Zug schon abgelehnt.
why-nobody-holds = Sonst hat niemand dieses Protokoll, oder es hätte jetzt keine Wirkung.
why-does-not-pay = Diese Karte passt nicht zu den Kosten.
why-not-a-target = Dieser Ort lässt sich jetzt nicht wählen.
why-not-there = Diese Karte kannst du hier nicht bekommen.

## Im Terminal

terminal-turn = { $planet }, Zug { $turn }: { $player } hat noch { $left } von { $of } Aktionen
terminal-gauge = { $resource } { $supply } → { $next }  Wert { $level }  [{ $bar }]
terminal-leaks = Lecks −{ $count }
terminal-short = { $count } zu wenig!
terminal-emergency = Notvorrat { $supply } → { $next }, { $goal } von 4 Werten am Ziel
terminal-defeat = (Niederlage in Zug { $turn }, wenn sich nichts ändert)
terminal-events = Noch { $left ->
    [one] 1 Ereignis
   *[other] { $left } Ereignisse
}. Chance auf ein kritisches: { $next } % beim nächsten, { $within } % unter dreien
terminal-lasting = { $effect } bis zum Ende von Zug { $turn }
terminal-member = { $player }, { $role }, { $place }
terminal-hand = { $player } ({ $cards }/{ $limit }):
terminal-row = Auslage: { $cards }
terminal-piles = Stapel { $deck }, Ablagestapel { $discard }

## Auf dem Bildschirm

ui-headline = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
}
ui-headline-planet = { $planet }, Zug { $turn }
ui-turn = Zug
ui-turn-n = Zug { $turn }
ui-turn-brief = Z{ $turn }
ui-setup = Aufbau
ui-steps = Schritte eines Zuges
ui-step-actions = Aktionen
ui-step-event = Ereignis
ui-step-update = Abrechnung
ui-coming = { $step ->
    [w1] die Aktionen
    [actions] { $events ->
        [0] ihr verliert 2 vom Notvorrat, dann die Abrechnung
       *[other] ein Ereignis, dann die Abrechnung
    }
    [event] die Abrechnung
    [w2] die Abrechnung
    [w3] die Abrechnung
   *[other] der nächste Zug
}
ui-actions-left = { $count ->
    [one] Aktion
   *[other] Aktionen
}
ui-crew = Crew
ui-solo-hand = drei teilen eine Hand
ui-mat = Mein Charakter und meine Karten
ui-life-support = Lebenserhaltung
ui-at-goal = Ziel: { $count } von 4
ui-goal = Ziel
ui-goal-word = Ziel
ui-gauge-label = { $resource }: Vorrat { $supply }, nach der Abrechnung { $next }, Wert { $level }
ui-gauge-leak = Leck { $count }
ui-gauge-held = zehrt jetzt nicht
ui-emergency = Notvorrat
ui-emergency-label = Notvorrat { $supply }, nach der Abrechnung { $next }
ui-clock = Was uns zuerst umbringt
ui-clock-dry = { $resource } geht in Zug { $turn } aus.
ui-clock-lost = Ändert sich nichts, verliert ihr in Zug { $turn }.
ui-clock-moved = Niederlage in Zug { $then } statt { $turn }.
ui-clock-saved = Niederlage in Zug { $turn } ist abgewendet.
ui-clock-calm = Keine Niederlage in Sicht.
ui-clock-brief = Verloren in Zug { $turn }
ui-clock-wins = Das rettet die Basis.
ui-alarm = In Zug { $turn } ist der Notvorrat weg, wenn sich nichts ändert.
ui-board-label = Die Basis: Heimatbasis und { $modules ->
    [one] { $modules } Modul
   *[other] { $modules } Module
}
ui-space-label = Freies Feld { $where }
ui-mini-map = Die ganze Basis: Ort wählen
ui-events-label = Noch { $left ->
    [one] 1 Ereignis
   *[other] { $left } Ereignisse
}. Die Chance auf ein kritisches ist { $next } % beim nächsten und { $within } % unter dreien.
ui-events-left = { $count ->
    [one] Ereignis
   *[other] Ereignisse
}
ui-events-past = Ereignisse bisher
ui-events-known = Vorher angesehen
ui-events-none = Noch keine.
ui-event-last = Letztes Ereignis: { $name }.
ui-event-label = Das Ereignis
ui-event-normal = Ereignis
ui-event-critical = Kritisches Ereignis
ui-event-veiled = Nur wer am Zug ist, liest es
ui-event-cancelled = abgewendet
ui-event-so-far = Was es bisher getan hat
ui-critical-next = Nächstes kritisch
ui-critical-within = unter dreien
ui-critical-short = { $next } %, in 3: { $within } %
ui-until = bis Ende von Zug { $turn }
ui-row = Offene Auslage
ui-row-cost = je Karte 1 Aktion
ui-free = kostenlos
ui-deck = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-deck-word = Stapel
ui-discard = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-discard-word = Ablage
ui-discard-empty = Keine Karten.
ui-hand-label = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
ui-hand-empty = Keine Handkarten.
ui-hand-limit = Handkarten, und wie viele du am Ende eines Zuges behalten darfst
ui-of = von { $most }
ui-speed = Tempo
ui-cost = Kosten
ui-cost-label = Kosten: { $cost }
ui-item = Gegenstand
ui-blocked = gesperrt
ui-ready = einsatzbereit
ui-tag-pays = zahlt
ui-tag-stays = bleibt
ui-tag-chosen = gewählt
ui-payment = Bezahlung
ui-payment-change = Feld wählen zum Tauschen
ui-payment-free = kostenlos ({ $by })
ui-payment-count = { $count ->
    [0] keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-wins = Damit gewinnt ihr!
ui-supply-after = { $resource } nach der Abrechnung
ui-goal-after = { $count } von 4 am Ziel
ui-missing = es fehlt
ui-characters = Charaktere
ui-cure = Heilung
ui-issue-HYP = Aktionen −1
ui-issue-DEH = Limit −2
ui-issue-MAL = Tempo 1
ui-issue-RAD = Fähigkeit aus
ui-skill-ready = { $type ->
    [passive] wirkt immer
    [free] kostenlos, einmal im Zug
   *[action] für eine Aktion
}
ui-skill-used = in diesem Zug verbraucht
ui-skill-sick = nicht, solange krank
ui-skill-using = bei diesem Bau genutzt
ui-skill-C01 = Eine Karte billiger
ui-skill-C02 = Drei Felder kostenlos
ui-skill-C03 = Heilt am eigenen Ort
ui-skill-C04 = Übergibt aus der Ferne
ui-skill-C05 = Zwei Marker auf einmal
ui-skill-C06 = Grün und blau doppelt
ui-skill-C07 = Quert Erdrutsche
ui-skill-C08 = Sieht drei Karten an
ui-skill-C09 = Erstes Auffrischen frei
ui-skill-C10 = Schaltet nebenan
ui-skill-C11 = Zahlt einmal jede Farbe
ui-skill-C12 = Sieht zwei Ereignisse
ui-timing-any = Joker oder Wirkung
ui-timing-save = Joker oder Wirkung
ui-timing-step = Joker oder Wirkung
ui-timing-react-normal = Joker oder Abwehr
ui-timing-react-critical = Joker oder Abwehr
ui-note-I01 = Ein Leiden heilen
ui-note-I02 = Bis zu 2 Marker hier entfernen
ui-note-I03 = Bis zu 5 Felder gehen
ui-note-I04 = Nächster Bau: 2 Karten weniger
ui-note-P01 = Notvorrat +2
ui-note-P02 = Ein Vorrat +3
ui-note-P03 = Normales Ereignis abwenden
ui-note-P04 = Kritisches Ereignis abwenden
ui-note-P05 = Einen Marker irgendwo entfernen
ui-note-P06 = 2 Aktionen mehr
ui-note-P07 = Figur beliebig umsetzen
ui-note-P08 = Bis zu 2 Karten geben
ui-note-P09 = Abgelegte Karte holen
ui-note-P10 = Ein Wert zehrt nicht
ui-note-P11 = Nächster Bau ohne Aktion
ui-note-P12 = 3 Ereignisse sehen, eins ablegen
ui-name-M01 = Elek{"\u00AD"}tro{"\u00AD"}lyse{"\u00AD"}an{"\u00AD"}lage
ui-name-M02 = Koh{"\u00AD"}len{"\u00AD"}stoff{"\u00AD"}spal{"\u00AD"}ter
ui-name-M03 = Algen{"\u00AD"}tank
ui-name-M04 = Luft{"\u00AD"}ver{"\u00AD"}dich{"\u00AD"}ter
ui-name-M05 = Feuch{"\u00AD"}tig{"\u00AD"}keits{"\u00AD"}ver{"\u00AD"}damp{"\u00AD"}fer
ui-name-M06 = Eis{"\u00AD"}bohrer
ui-name-M07 = Was{"\u00AD"}ser{"\u00AD"}auf{"\u00AD"}be{"\u00AD"}rei{"\u00AD"}ter
ui-name-M08 = Grund{"\u00AD"}was{"\u00AD"}ser{"\u00AD"}pumpe
ui-name-M09 = Hydro{"\u00AD"}kul{"\u00AD"}tur{"\u00AD"}farm
ui-name-M10 = Ge{"\u00AD"}wächs{"\u00AD"}haus{"\u00AD"}kup{"\u00AD"}pel
ui-name-M11 = Pilz{"\u00AD"}keller
ui-name-M12 = Pro{"\u00AD"}tein{"\u00AD"}tanks
ui-name-M13 = Solar{"\u00AD"}mo{"\u00AD"}dule
ui-name-M14 = Wind{"\u00AD"}tur{"\u00AD"}binen
ui-name-M15 = Spalt{"\u00AD"}re{"\u00AD"}aktor
ui-name-M16 = Bio{"\u00AD"}mas{"\u00AD"}se{"\u00AD"}kraft{"\u00AD"}werk
ui-name-M17 = Erd{"\u00AD"}wär{"\u00AD"}me{"\u00AD"}boh{"\u00AD"}rung
ui-name-I01 = Ver{"\u00AD"}bands{"\u00AD"}kas{"\u00AD"}ten
ui-name-I02 = Multi{"\u00AD"}werk{"\u00AD"}zeug
ui-name-I03 = { card-I03 }
ui-name-I04 = Fer{"\u00AD"}tig{"\u00AD"}bau{"\u00AD"}satz
ui-name-P01 = Re{"\u00AD"}serve{"\u00AD"}frei{"\u00AD"}gabe
ui-name-P02 = Strenge Ra{"\u00AD"}tio{"\u00AD"}nie{"\u00AD"}rung
ui-name-P03 = Sturm{"\u00AD"}schutz
ui-name-P04 = Not{"\u00AD"}fall{"\u00AD"}plan
ui-name-P05 = Fern{"\u00AD"}re{"\u00AD"}pa{"\u00AD"}ra{"\u00AD"}tur
ui-name-P06 = { card-P06 }
ui-name-P07 = { card-P07 }
ui-name-P08 = Ge{"\u00AD"}mein{"\u00AD"}same Fracht
ui-name-P09 = Archiv{"\u00AD"}zu{"\u00AD"}griff
ui-name-P10 = Strom{"\u00AD"}spar{"\u00AD"}mo{"\u00AD"}dus
ui-name-P11 = Schnell{"\u00AD"}mon{"\u00AD"}tage
ui-name-P12 = Orbi{"\u00AD"}tal{"\u00AD"}pro{"\u00AD"}gnose
ui-short-M01 = Elektrolyse
ui-short-M02 = Spalter
ui-short-M03 = Algen
ui-short-M04 = Verdichter
ui-short-M05 = Verdampfer
ui-short-M06 = Eisbohrer
ui-short-M07 = Aufbereiter
ui-short-M08 = Pumpe
ui-short-M09 = Farm
ui-short-M10 = Kuppel
ui-short-M11 = Pilzkeller
ui-short-M12 = Proteine
ui-short-M13 = Solar
ui-short-M14 = Wind
ui-short-M15 = Reaktor
ui-short-M16 = Biomasse
ui-short-M17 = Erdwärme
ui-undo-rolled = eine Karte wurde gezogen
ui-ask-act-short = { $left ->
    [one] Letzte Aktion
   *[other] { $left } Aktionen
}: Wähle eine Karte oder einen Weg.
ui-ask-place = Bau „{ $card }“ auf ein leuchtendes Feld.
ui-ask-place-short = „{ $card }“ bauen
ui-ask-card = Was tust du mit „{ $card }“?
ui-ask-other = { $name } hat „{ $card }“. Worum bittest du?
ui-why-not-adjacent = Du kannst ein Modul nur neben deiner eigenen Figur bauen.
ui-why-no-card = Wähle zuerst ein Modul aus deiner Hand.
ui-log-turn = Zug { $turn }: { $name }
ui-finished = Zu Ende in Zug **{ $turn }**
ui-auto-answer-w1 = Protokolle vor dem Zug anderer
ui-auto-answer-w2 = Protokolle gegen ein Ereignis
ui-auto-answer-w3 = Protokolle vor der Abrechnung
ui-auto-answer-transfer = Übergaben, die andere vorschlagen
ui-last-action = Das ist die letzte Aktion des Zuges. Dann kommt das Ereignis, und du kannst nichts mehr zurücknehmen.
ui-end-won = Die Basis lebt
ui-end-lost = Die Basis ist verloren
ui-end-won-text = Alle vier Werte sind in Zug { $turn } auf 0 oder höher, mit { $modules ->
    [one] 1 gebauten Modul
   *[other] { $modules } gebauten Modulen
} und { $emergency } im Notvorrat.
ui-end-lost-text = Der Notvorrat war in Zug { $turn } aufgebraucht, nach { $modules ->
    [one] 1 gebauten Modul
   *[other] { $modules } gebauten Modulen
}. Noch unter 0: { $missing }.
ui-end-note-won = Alle gewinnen, sobald alle vier Werte mindestens 0 sind.
ui-end-note-lost = Alle verlieren, sobald der Notvorrat weg ist.
ui-curves-title = Wie es lief
ui-curves-emergency = Notvorrat
ui-curves-supplies = Vorräte
ui-curves-goal = Am Ziel

## Was jeder beitrug, am Ende

deed-deployed = { $count ->
    [one] **1 Modul** gebaut
   *[other] **{ $count } Module** gebaut
}
deed-repaired = { $count ->
    [one] **1 Reparatur**
   *[other] **{ $count } Reparaturen**
}
deed-produced = { $count ->
    [one] **1 Einheit** erzeugt
   *[other] **{ $count } Einheiten** erzeugt
}
deed-item-played = { $count ->
    [one] **1 Gegenstand** benutzt
   *[other] **{ $count } Gegenstände** benutzt
}
deed-protocol-played = { $count ->
    [one] **1 Protokoll** gespielt
   *[other] **{ $count } Protokolle** gespielt
}
deed-gave = { $count ->
    [one] **1 Karte** weitergegeben
   *[other] **{ $count } Karten** weitergegeben
}

## Die erste Zeile des Verlaufs an einem Tisch, der mittendrin beginnt

position-showcase = Zug 7: Die Architektin hat eine Karte gezogen und ist gegangen, und die Energie geht aus.
position-all-hands = Zug 4: Zwei von euch sind in der Heimatbasis, und was die eine braucht, hat der andere.
position-last-gap = Nur noch die Energie fehlt zum Ziel.
ui-tab-people = Karten

# Wozu Züge gut sind, und was sie wagen: nach „das“

game-chance = Chance, die Basis zu retten
game-outcome = Notvorrat am Ende
merit-goal = bringt { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
} mehr ans Ziel: Dann sind es { $after } von 4
merit-below = hebt die Werte um { $count }, sodass noch { $after } zum Ziel fehlen
merit-defeat = { $after ->
    [32] wendet die Niederlage in Zug { $before } ab
   *[other] verschiebt die Niederlage von Zug { $before } auf Zug { $after }
}
merit-short = { $before ->
    [one] erspart dem Notvorrat in diesem Zug den Verlust von 1
   *[other] senkt den Verlust des Notvorrats in diesem Zug von { $before } um { $count }
}
merit-emergency = erhöht den Notvorrat um { $count } auf { $after }
merit-lasts = lässt den Notvorrat in diesem Zug unangetastet
merit-issues = heilt { $count ->
    [one] 1 Leiden
   *[other] { $count } Leiden
}
merit-tokens = entfernt { $before ->
    [one] den einzigen Marker
   *[other] { $count } von { $before } Markern
} der Basis
merit-modules = baut { $count ->
    [one] 1 Modul
   *[other] { $count } Module
} an: Dann sind es { $after }
merit-supplies = bringt { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} in die Vorräte
merit-cards = gibt eurer Crew { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} mehr zum Bezahlen
merit-hand = bringt dir { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} mehr auf die Hand
merit-useful = bringt dir { $count ->
    [one] 1 Modul für einen Wert unter 0
   *[other] { $count } Module für Werte unter 0
}
merit-payable = macht { $count ->
    [one] 1 Modul
   *[other] { $count } Module
} mehr auf deiner Hand bezahlbar
merit-lacking = bringt dich einem Modul näher, das einen Wert hebt: { $after ->
    [one] Es fehlt noch 1 Karte
   *[other] Es fehlen noch { $after } Karten
}
merit-beside = bringt dich zu { $count ->
    [one] 1 weiteren Person
   *[other] { $count } weiteren Personen
}, sodass ihr Karten übergeben könnt
merit-repairs = bringt dich zu { $count ->
    [one] 1 weiteren Marker, den du entfernen kannst
   *[other] { $count } weiteren Markern, die du entfernen kannst
}
merit-rises = lässt nach diesem Zug mehr Werte am Ziel stehen
merit-mates = gibt den anderen der Crew { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } mehr
merit-reserve = lässt nach diesem Zug mehr im Notvorrat übrig
merit-filled = lässt nach diesem Zug mehr in den Vorräten übrig
merit-higher = lässt die Werte nach diesem Zug höher stehen
merit-limit = bringt dir jemanden, der { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } behalten darf
merit-speed = bringt dir jemanden, der bis zu { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 } weit geht
merit-fresh = bringt { $count ->
    [one] 1 neue Karte
   *[other] { $count } neue Karten
 } in die Auslage
merit-costs = kostet { $count ->
    [0] keine Aktion
    [one] nur 1 Aktion
   *[other] nur { $count } Aktionen
 }
merit-wait = hilft jemandem, der { $count ->
    [0] gerade am Zug ist
    [one] als Nächstes am Zug ist
   *[other] in { $count } Zügen am Zug ist
 }
merit-asked = bittet jemanden, der { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } hat
merit-unpaid = gibt ein Modul her, für das dir { $count ->
    [one] 1 Karte fehlt
   *[other] { $count } Karten fehlen
 }
merit-touches = legt das Modul neben { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
 }, sodass die Wege kurz bleiben
merit-waiting = führt zu { $count ->
    [one] 1 Marker, den
   *[other] { $count } Markern, die
 } du entfernen kannst
merit-lowest = führt zu einem Modul für einen Vorrat, der nur noch bei { $count } ist
risk-goal = senkt { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
} unter das Ziel: Dann sind noch { $after } von 4 dort
risk-below = senkt die Werte um { $count }
risk-defeat = { $before ->
    [32] bringt eine Niederlage in Zug { $after } in Sicht
   *[other] zieht die Niederlage von Zug { $before } auf Zug { $after } vor
}
risk-short = kostet den Notvorrat diesen Zug { $count } mehr
risk-emergency = kostet { $count } vom Notvorrat: Dann bleiben { $after }
risk-lasts = lässt den Notvorrat in diesem Zug schrumpfen
spare-goal = hält { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
 } mehr am Ziel
spare-below = hält die Werte um { $count } höher
spare-short = kostet den Notvorrat diesen Zug { $count } weniger
spare-emergency = lässt { $count } mehr im Notvorrat
spare-issues = vermeidet { $count } Leiden
spare-tokens = hält { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
 } von der Basis fern
spare-modules = lässt euch { $count ->
    [one] 1 Modul
   *[other] { $count } Module
 } mehr
spare-payable = lässt { $count ->
    [one] 1 Modul
   *[other] { $count } Module
 } mehr auf deiner Hand bezahlbar
spare-supplies = lässt { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
 } mehr in den Vorräten
spare-hand = lässt dir { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } mehr auf der Hand
spare-useful = lässt dir { $count ->
    [one] 1 Modul mehr für einen Wert unter 0
   *[other] { $count } Module mehr für Werte unter 0
 }
spare-cards = lässt eurer Crew { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } mehr zum Bezahlen

## Was jemand vorhat, nach dem Namen; und was man sagen kann, ohne es zu schreiben

plan-draw_deck = { $who ->
    [you] ziehst vom Stapel
   *[other] zieht vom Stapel
}
plan-draw_face = { $who ->
    [you] nimmst „{ $card }“ aus der Auslage
   *[other] nimmt „{ $card }“ aus der Auslage
}
plan-recycle = { $who ->
    [you] frischst die Auslage auf
   *[other] frischt die Auslage auf
}
plan-give = { $who ->
    [you] gibst „{ $card }“ an { $player }
   *[other] gibt „{ $card }“ an { $player }
}
plan-take = { $who ->
    [you] nimmst „{ $card }“ von { $player }
   *[other] nimmt „{ $card }“ von { $player }
}
plan-take_class = { $who ->
    [you] bittest { $player } um eine Karte: { $colour }
   *[other] bittet { $player } um eine Karte: { $colour }
}
plan-deploy = { $who ->
    [you] baust „{ $card }“
   *[other] baut „{ $card }“
}
plan-move = { $who ->
    [you] gehst zu „{ $module }“
   *[other] geht zu „{ $module }“
}
plan-produce = { $who ->
    [you] erzeugst bei „{ $module }“
   *[other] erzeugt bei „{ $module }“
}
plan-shut_down = { $who ->
    [you] schaltest „{ $module }“ ab
   *[other] schaltet „{ $module }“ ab
}
plan-repair = { $who ->
    [you] entfernst bei „{ $module }“: { $token }
   *[other] entfernt bei „{ $module }“: { $token }
}
plan-skill = { $who ->
    [you] setzt die Fähigkeit ein
   *[other] setzt die Fähigkeit ein
}
plan-item = { $who ->
    [you] benutzt „{ $card }“
   *[other] benutzt „{ $card }“
}
plan-protocol = { $who ->
    [you] spielst „{ $card }“
   *[other] spielt „{ $card }“
}
plan-ask = { $who ->
    [you] bittest { $player } um „{ $card }“
   *[other] bittet { $player } um „{ $card }“
}
plan-end = { $who ->
    [you] beendest die Aktionen
   *[other] beendet die Aktionen
}
quick-save-energy = Spart Energie.
quick-need-water = Wir brauchen Wasser.
quick-need-oxygen = Wir brauchen Sauerstoff.
quick-have-card = Dafür habe ich die Karte.
