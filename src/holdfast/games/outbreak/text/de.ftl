### Outbreak in German: everything a player reads.

game-title = Outbreak
game-tagline = Verteidigt gemeinsam die Stadt, bis die letzte Horde vernichtet ist.
game-time = 2 Std.
game-kind = Gemeinsam
game-milestone-whole-city = Sieg ohne überranntes Gebiet
game-milestone-very-hard = Sieg auf „Sehr schwer“
goal = { $players ->
    [one] Vernichte
   *[other] Vernichtet gemeinsam
} alle Horden (noch { $hordes }{ $finals ->
    [0] {""}
    [one] , darunter der Endgegner
   *[other] , darunter { $finals } Endgegner
}). { $players ->
    [one] Du verlierst
   *[other] Ihr verliert
}, wenn die Wehrlosen verloren sind, alle kampfunfähig sind, ein Endgegner die Hauptbasis erreicht oder Tag 39 endet.
goal-after = { $phase ->
    [setup] Dann beginnt der erste Tag.
    [opening] Dann handeln die Überlebenden, einer nach dem anderen.
    [survivors] Haben alle gehandelt, wird es Nacht: { $count ->
        [0] Keine Horde zieht.
        [one] 1 Horde zieht.
       *[other] { $count } Horden ziehen.
    }
   *[zombies] Dann verwunden Feuer und Verseuchung in der Dämmerung, und ein neuer Tag beginnt.
}
game-progress = { $day ->
    [0] Aufbau
   *[other] Tag { $day }: { $hordes ->
        [one] 1 Horde
       *[other] { $hordes } Horden
    } um die Stadt, { $exp } Exp
}
ui-headline = Tag { $day }: { $hordes ->
    [one] 1 Horde
   *[other] { $hordes } Horden
} um die Stadt, { $exp } Exp

## Survivors

survivor-assassin = Attentäterin
survivor-assassin-note = Greift einmal je Zug zusätzlich mit einem einzigen Würfel an.
survivor-diplomat = Diplomatin
survivor-diplomat-note = Darf auch ein freies Nachbargebiet um Hilfe bitten.
survivor-mercenary = Söldner
survivor-mercenary-note = Wirft in jedem Wurf einen Würfel neu, einmal am Tag einen zweiten, wenn niemand sonst hier ist.
survivor-pilot = Pilot
survivor-pilot-note = Fliegt einmal je Zug in ein beliebiges freies Gebiet, auch mit Fahrgast.
survivor-professor = Professorin
survivor-professor-note = Bringt dem Team 2 Exp zu Beginn jeder Überlebendenphase.
survivor-sentinel = Wächter
survivor-sentinel-note = Setzt einmal je Zug kostenlos eine Garnison in sein Gebiet.
survivor-sharpshooter = Scharfschützin
survivor-sharpshooter-note = Trifft von Wachturm, Bergpass oder Burgruine aus auch in Entfernung 2.
survivor-soldier = Soldat
survivor-soldier-note = Greift in jedem Zug einmal zusätzlich an.
survivor-survivalist = Trapper
survivor-survivalist-note = Darf den Unheilswürfel in jedem Verteidigungswurf nehmen.
survivor-technician = Technikerin
survivor-technician-note = Zahlt für jeden Ausbau 1 Exp weniger.
# Dasselbe als erste Wörter eines Satzes.
survivor-told-assassin = Die Attentäterin
survivor-told-diplomat = Die Diplomatin
survivor-told-mercenary = Der Söldner
survivor-told-pilot = Der Pilot
survivor-told-professor = Die Professorin
survivor-told-sentinel = Der Wächter
survivor-told-sharpshooter = Die Scharfschützin
survivor-told-soldier = Der Soldat
survivor-told-survivalist = Der Trapper
survivor-told-technician = Die Technikerin

## Settlements

settlement-MB = Hauptbasis
settlement-SE-ARM = Waffenkammer
settlement-SE-CAS = Burgruine
settlement-SE-CHU = Kirche
settlement-SE-COM = Kommandozentrale
settlement-SE-DES = Wüstenebene
settlement-SE-FAL = Atombunker
settlement-SE-FAR = Bauernhof
settlement-SE-FOR = Wald
settlement-SE-FRE = Schnellstraße
settlement-SE-GAR = Werkstatthalle
settlement-SE-HOS = Krankenhaus
settlement-SE-LAB = Labor
settlement-SE-LIB = Bibliothek
settlement-SE-MOU = Bergpass
settlement-SE-MIL = Kaserne
settlement-SE-POL = Polizeiwache
settlement-SE-SAW = Sägewerk
settlement-SE-SHO = Einkaufszentrum
settlement-SE-SLU = Elendsviertel
settlement-SE-TAN = Panzerhof
settlement-SE-TOW = Rathaus
settlement-SE-WHA = Kai
settlement-SE-WOR = Werkstatt
# Wo ein Feld ohne eigenen Namen liegt: Norden ist auf der Karte oben.
place-beside = { $direction ->
    [east] östlich
    [north-east] nordöstlich
    [north-west] nordwestlich
    [west] westlich
    [south-west] südwestlich
   *[south-east] südöstlich
} { $settlement }
place-centre = in der Mitte
centre-of = der Mitte
settlement-of-MB = der Hauptbasis
settlement-of-SE-ARM = der Waffenkammer
settlement-of-SE-CAS = der Burgruine
settlement-of-SE-CHU = der Kirche
settlement-of-SE-COM = der Kommandozentrale
settlement-of-SE-DES = der Wüstenebene
settlement-of-SE-FAL = des Atombunkers
settlement-of-SE-FAR = des Bauernhofs
settlement-of-SE-FOR = des Waldes
settlement-of-SE-FRE = der Schnellstraße
settlement-of-SE-GAR = der Werkstatthalle
settlement-of-SE-HOS = des Krankenhauses
settlement-of-SE-LAB = des Labors
settlement-of-SE-LIB = der Bibliothek
settlement-of-SE-MOU = des Bergpasses
settlement-of-SE-MIL = der Kaserne
settlement-of-SE-POL = der Polizeiwache
settlement-of-SE-SAW = des Sägewerks
settlement-of-SE-SHO = des Einkaufszentrums
settlement-of-SE-SLU = des Elendsviertels
settlement-of-SE-TAN = des Panzerhofs
settlement-of-SE-TOW = des Rathauses
settlement-of-SE-WHA = des Kais
settlement-of-SE-WOR = der Werkstatt
passive-SE-CAS = +3 Würfel bei Verteidigung
passive-SE-FAL = Keine Wunden durch Überrennen, Feuer oder Verseuchung, kein schädlicher Fallout
passive-SE-FOR = Keine Garnisonen
passive-SE-FRE = Hier kann niemand verteidigen
passive-SE-GAR = −1 Würfel bei Verteidigung
passive-SE-HOS = In deinem Zug eine Wunde heilen, einmal am Tag
passive-SE-MOU = Zeigt verdeckte Horden nebenan
passive-SE-MIL = +1 Würfel bei Angriffen
passive-SE-POL = +1 Würfel bei Verteidigung
passive-SE-SAW = −1 Würfel bei Angriffen
passive-SE-SHO = Keine Angriffe von hier
aid-MB-1 = 1 bevorzugte Ressource
aid-SE-ARM-1 = Eine Falle nehmen
aid-SE-ARM-2 = 1 Munition
aid-SE-CHU-1 = Alle heilen eine Wunde, dann eine Horde aufdecken
aid-SE-CHU-2 = Eine Wunde heilen
aid-SE-COM-1 = Eine gezogene Unheilskarte ablegen
aid-SE-COM-2 = Um eine Ressource würfeln
aid-SE-DES-1 = Eine Karte ablegen, um eine Wunde zu heilen
aid-SE-DES-2 = 1 Sprengstoff
aid-SE-FAL-1 = 1 Vorrat
aid-SE-FAR-1 = Um eine Ressource würfeln
aid-SE-FAR-2 = 1 Munition
aid-SE-FOR-1 = 1 Barrikade
aid-SE-FRE-1 = 1 Benzin und 1 Vorrat
aid-SE-GAR-1 = 2 Benzin
aid-SE-HOS-1 = 1 Vorrat
aid-SE-LAB-1 = Zwei gleiche Marker hierlassen: Alle Horden brauchen ein solches Symbol weniger
aid-SE-LAB-2 = 1 Sprengstoff
aid-SE-LIB-1 = 1 Exp
aid-SE-MOU-1 = Um eine Ressource würfeln
aid-SE-MIL-1 = 1 Munition
aid-SE-POL-1 = 1 Munition
aid-SE-SAW-1 = 2 Barrikaden
aid-SE-SHO-1 = Um zwei Ressourcen würfeln
aid-SE-SLU-1 = Einen Marker umtauschen
aid-SE-SLU-2 = 1 Barrikade
aid-SE-TAN-1 = 1 Benzin hierlassen, um den Panzer zu fahren
aid-SE-TOW-1 = Bis zu zwei Gebiete instand setzen
aid-SE-TOW-2 = 1 Vorrat
aid-SE-WHA-1 = Jemand anderen an einen beliebigen Ort bringen
aid-SE-WHA-2 = 1 Sprengstoff oder 1 Benzin
aid-SE-WOR-1 = Eine Falle nehmen
aid-SE-WOR-2 = 1 Sprengstoff
class-STR = Stärke
class-INT = Intelligenz
class-DEX = Geschick

## Resources, dice and pieces

resource-G = Benzin
face-G = Benzin
resource-B = Barrikaden
face-B = Barrikaden
resource-A = Munition
face-A = Munition
resource-S = Vorräte
face-S = Vorräte
resource-E = Sprengstoff
face-E = Sprengstoff
face-doom = Unheilswürfel
face-K = Schädel
nothing = nichts
nobody = Niemand
piece-power = Stromausfall
piece-fire = Feuer
piece-contam = Verseuchung
piece-bulwark = Schutzwall
piece-garrison = Garnison
piece-watchtower = Wachturm
piece-turret = Geschützturm
piece-trap = Falle
piece-fortress = Festung
refugee-helpless = Wehrlose
refugee-settlers = Siedler
development-restore = Gebiet instand setzen
development-bulwark = Schutzwall
development-garrison = Garnison
development-watchtower = Wachturm
development-schematic = Bauplan bauen
development-first_skill = Erste Fähigkeit lernen
development-revive = Wiederbeleben
development-turret = Geschützturm
development-fortress = Festung
development-second_skill = Zweite Fähigkeit lernen

## Hordes

kind-zombie = Zombies
kind-zombie-note = Hat keine besondere Regel.
kind-looter = Plünderer
kind-looter-note = Braucht einen Schädel, der gewürfelt werden muss.
kind-chimera = Chimäre
kind-chimera-note = Niemand kann heilen, solange sie im Spiel ist.
kind-quick = Flinke
kind-quick-note = Beginnt im Ansturm und kehrt dorthin zurück, zieht also jede Nacht.
kind-flaming = Brennende
kind-flaming-note = Ihr Feuer verwundet in der Dämmerung Überlebende nebenan.
kind-toxic = Giftige
kind-toxic-note = Ihre Verseuchung verwundet in der Dämmerung Überlebende nebenan.
kind-hollow = Hohle
kind-hollow-note = Zieht zu den Wehrlosen.
kind-giant = Riese
kind-giant-note = Muss zweimal besiegt werden.
kind-wild = Wilde
kind-wild-note = Überrennt sofort beim Aufdecken und dann jede Nacht.
kind-final = Endgegner
kind-final-note = Darf die Hauptbasis nicht erreichen.
horde-name = { $kind } (Stufe { $level })
# Dasselbe in Sätzen: In beiden steht es nach einem Doppelpunkt.
horde-told = { $kind } (Stufe { $level })
horde-met = { $kind } (Stufe { $level })
horde-there = { $horde }, { $place }
horde-unknown = Unbekannte Horde
final-FE1-1 = Der Schlächter
final-FE1-1-note = Überrennt er ein Gebiet, sind es 2 Wunden.
final-FE1-2 = Mutter der Fliegen
final-FE1-2-note = Bringt jede Nacht Verseuchung in ein Nachbargebiet.
final-FE1-3 = Belagerungskoloss
final-FE1-3-note = Muss zweimal besiegt werden.
final-FE1-4 = Sprintender König
final-FE1-4-note = Zieht jede Nacht.
final-FE1-5 = Der Chor
final-FE1-5-note = Kein Handel, solange er im Spiel ist.
final-FE1-6 = Aschewanderer
final-FE1-6-note = Bringt jede Nacht Feuer in ein Nachbargebiet.
final-FE1-7 = Der Aufseher
final-FE1-7-note = Keine Hilfe und keine Suche in Nachbargebieten.
final-FE2-1 = Leviathan
final-FE2-1-note = Muss zweimal besiegt werden; Angriffe von nebenan haben einen Würfel weniger.
final-FE2-2 = Hohler König
final-FE2-2-note = Zieht zu den Wehrlosen.
final-FE2-3 = Seuchenheilige
final-FE2-3-note = Bringt jede Nacht Verseuchung nach nebenan; niemand kann heilen.
final-FE2-4 = Inferno
final-FE2-4-note = Bringt jede Nacht Feuer nach nebenan; beim Aufdecken zieht ihr eine Unheilskarte.
final-FE2-5 = Der General
final-FE2-5-note = Ab jetzt aufgedeckte Horden beginnen im Ansturm; ihr deckt sofort eine mehr auf.
final-FE2-6 = Zwillingsgrauen
final-FE2-6-note = Muss zweimal besiegt werden, zieht jede Nacht, verwundet beim Aufdecken alle daneben.
icon-C-NOHEAL = Niemand kann heilen, solange sie im Spiel ist
icon-C-FIRE = Feuer in einem Nachbargebiet
icon-C-TOXIN = Verseuchung in einem Nachbargebiet
icon-C-POWER = Stromausfall in einem Nachbargebiet
icon-C-DOOM = Eine Unheilskarte ziehen
icon-C-ALARM = Eine Horde mehr aufdecken
icon-C-DREAD = 1 Exp verlieren
icon-C-JAM = Angriffe von nebenan haben einen Würfel weniger
icon-C-SIEGE = Keine Hilfe und keine Suche in Nachbargebieten
icon-C-LOCK = Kein Handel, solange sie im Spiel ist
icon-C-BITE = Wer daneben steht, erleidet eine Wunde
icon-F-CARD = Eine Glückskarte ziehen
icon-F-RES-G = 1 Benzin
icon-F-RES-B = 1 Barrikade
icon-F-RES-A = 1 Munition
icon-F-RES-S = 1 Vorrat
icon-F-RES-E = 1 Sprengstoff
icon-F-SCAV = Um eine Ressource würfeln
icon-F-HEAL = Eine Wunde heilen
icon-F-EXP = 1 Exp mehr
icon-F-DOOM = Eine Unheilskarte ziehen
icon-F-BLAST = Eine Wunde erleiden
icon-F-SPILL = Verseuchung in deinem Gebiet
icon-F-EMBER = Feuer in deinem Gebiet

## Fortune cards

card-FC-01 = Nachschub
card-FC-01-rule = Eine Person nimmt zwei beliebige Ressourcen.
card-FC-02 = Munitionskiste
card-FC-02-rule = Eine Person nimmt 2 Munition.
card-FC-03 = Kanister
card-FC-03-rule = Eine Person nimmt 2 Benzin.
card-FC-04 = Holzstapel
card-FC-04-rule = Eine Person nimmt 2 Barrikaden.
card-FC-05 = Konserven
card-FC-05-rule = Eine Person nimmt 2 Vorräte.
card-FC-06 = Sprengsatz
card-FC-06-rule = Eine Person nimmt 2 Sprengstoff.
card-FC-07 = Verbandkasten
card-FC-07-rule = Eine handlungsfähige Person heilt bis zu 2 Wunden.
card-FC-08 = Adrenalin
card-FC-08-rule = Wer am Zug ist, darf noch einmal angreifen, um Hilfe bitten oder suchen.
card-FC-09 = Ruhige Hand
card-FC-09-rule = Beliebig viele Würfel dieses Wurfs einmal neu würfeln.
card-FC-10 = Glücksfall
card-FC-10-rule = Einen Würfel dieses Wurfs auf den Schädel drehen.
card-FC-11 = Feuerschutz
card-FC-11-rule = Dieser Wurf hat zwei Würfel mehr.
card-FC-12 = Brandflasche
card-FC-12-rule = Eine aufgedeckte Horde der Stufe 1 neben dir vernichten.
card-FC-13 = Luftschlag
card-FC-13-rule = Eine beliebige aufgedeckte Horde bis Stufe 3 vernichten.
card-FC-14 = Straßensperre
card-FC-14-rule = Die angreifende Horde bleibt, wo sie ist, und beginnt von vorn.
card-FC-15 = Sandsäcke
card-FC-15-rule = Ein freies Gebiet bekommt einen Schutzwall.
card-FC-16 = Nachtwache
card-FC-16-rule = Bis zu zwei aufgedeckte Horden handeln diese Nacht nicht.
card-FC-17 = Leuchtköder
card-FC-17-rule = Bis zu zwei Horden im Ansturm gehen auf Ausbruch zurück.
card-FC-18 = Evakuierungsbus
card-FC-18-rule = Die Wehrlosen oder Siedler bis zu zwei Gebiete weit bringen.
card-FC-19 = Hubschrauber
card-FC-19-rule = Eine Person, die Wehrlosen oder Siedler in ein beliebiges freies Gebiet bringen.
card-FC-20 = Fehlalarm
card-FC-20-rule = Die Unheilskarte, die jetzt fällig ist, wird nicht gezogen.
card-FC-21 = Gute Nachricht
card-FC-21-rule = Eine aktive Unheilskarte ablegen, auf der nicht „Unumgehbar“ steht.
card-FC-22 = Spähbericht
card-FC-22-rule = Bis zu fünf verdeckte Horden ansehen; heute eine weniger aufdecken.
card-FC-23 = Beförderung
card-FC-23-rule = Das Team bekommt 3 Exp.
card-FC-24 = Aufräumtrupp
card-FC-24-rule = Ein Gebiet kostenlos instand setzen.
card-FC-25 = Schutzweste
card-FC-25-rule = Eine Person ignoriert eine Wunde.
card-FC-26 = Zweite Luft
card-FC-26-rule = Eine kampfunfähige Person ohne Exp wiederbeleben.
card-FC-27 = Miliz
card-FC-27-rule = Ein freies Gebiet bekommt eine Garnison.
card-FC-28 = Sprengfalle
card-FC-28-rule = Ein freies Gebiet bekommt eine Falle.
card-FC-29 = Gewaltmarsch
card-FC-29-rule = Wer am Zug ist, hat in diesem Zug 2 Schritte mehr.
card-SC-01 = Kettensäge
card-SC-01-rule = Deine Angriffe haben einen Würfel mehr.
card-SC-02 = Flammenwerfer
card-SC-02-rule = Benzinmarker zählen in deinen Würfen als jede Ressource.
card-SC-03 = Schutzschild
card-SC-03-rule = Deine Verteidigungswürfe haben einen Würfel mehr.
card-SC-04 = Scharfschützengewehr
card-SC-04-rule = Du darfst statt nebenan eine Horde in Entfernung 2 angreifen.
card-SC-05 = Operationsbesteck
card-SC-05-rule = Einmal am Tag heilt jemand in deinem Gebiet eine Wunde.
card-SC-06 = Mörser
card-SC-06-rule = Einmal am Tag einen Würfel eines Angriffs auf Sprengstoff drehen.
card-SC-07 = Schutzanzug
card-SC-07-rule = Du erleidest keine Wunden durch Feuer oder Verseuchung.
card-SC-08 = Traggestell
card-SC-08-rule = Du hast zwei Plätze mehr.
card-SC-09 = Motorrad
card-SC-09-rule = Du hast einen Schritt mehr.
card-SC-10 = Funkgerät
card-SC-10-rule = Du darfst mit allen handeln, wo sie auch sind.

## Doom cards

doom-DC-01 = Starkregen
doom-DC-01-rule = Angriffe haben heute einen Würfel weniger.
doom-DC-02 = Panik
doom-DC-02-rule = Verteidigungswürfe der Überlebenden haben heute einen Würfel weniger.
doom-DC-03 = Netzausfall
doom-DC-03-rule = Ein Stromausfall in einem freien Gebiet eurer Wahl.
doom-DC-04 = Lauffeuer
doom-DC-04-rule = Feuer in einem zufälligen freien Randgebiet.
doom-DC-05 = Giftleck
doom-DC-05-rule = Verseuchung in einem zufälligen freien Randgebiet.
doom-DC-06 = Erschöpfung
doom-DC-06-rule = Überlebende haben heute einen Schritt weniger.
doom-DC-07 = Misstrauen
doom-DC-07-rule = Heute ist kein Handel möglich.
doom-DC-08 = Leere Regale
doom-DC-08-rule = Heute ist keine Suche möglich.
doom-DC-09 = Abgeschnitten
doom-DC-09-rule = Heute gibt es keine Hilfe. Nichts hebt das auf.
doom-DC-10 = Verdorbene Vorräte
doom-DC-10-rule = Wer einen Marker hat, gibt einen zurück.
doom-DC-11 = Entzündete Wunden
doom-DC-11-rule = Wunden können heute nicht geheilt werden.
doom-DC-12 = Hinterhalt
doom-DC-12-rule = Heute eine Horde mehr aufdecken.
doom-DC-13 = Vorstoß
doom-DC-13-rule = Jede Horde der Stufe 1, die auf Ausbruch steht, geht auf Ansturm.
doom-DC-14 = Mutlosigkeit
doom-DC-14-rule = 2 Exp verlieren.
doom-DC-15 = Böses Omen
doom-DC-15-rule = Eine weitere Unheilskarte ziehen.
doom-DC-16 = Ladehemmung
doom-DC-16-rule = Munition auf Würfeln zählt heute nicht.
doom-DC-17 = Feuchtes Pulver
doom-DC-17-rule = Sprengstoff auf Würfeln zählt heute nicht.
doom-DC-18 = Leere Tanks
doom-DC-18-rule = Benzin auf Würfeln zählt heute nicht.
doom-DC-19 = Morsches Holz
doom-DC-19-rule = Barrikaden auf Würfeln zählen heute nicht.
doom-DC-20 = Hunger
doom-DC-20-rule = Vorräte auf Würfeln zählen heute nicht.
doom-DC-21 = Fahnenflucht
doom-DC-21-rule = Eine Garnison entfernen; gibt es keine, 1 Exp verlieren.
doom-DC-22 = Sabotage
doom-DC-22-rule = Einen Wach- oder Geschützturm entfernen; gibt es keinen, 1 Exp verlieren.
doom-DC-23 = Dichter Nebel
doom-DC-23-rule = Angriffe reichen heute nur bis nebenan und treffen nur eine Horde. Nichts hebt das auf.
doom-DC-24 = Alte Verletzungen
doom-DC-24-rule = Wer die wenigsten Wunden hat, erleidet eine.
doom-DC-25 = Funkstille
doom-DC-25-rule = Heute können keine Glückskarten gespielt werden. Nichts hebt das auf.
doom-DC-26 = Papierkrieg
doom-DC-26-rule = Jeder Ausbau kostet heute 1 Exp mehr.
doom-DC-27 = Einsturz
doom-DC-27-rule = Wehrlose und Siedler gehen heute keinen Schritt.
doom-DC-28 = Fressrausch
doom-DC-28-rule = Heute aufgedeckte Horden beginnen im Ansturm. Nichts hebt das auf.
doom-DC-29 = Stille Nacht
doom-DC-29-rule = Nichts geschieht.

## Skills

skill-ST-01 = Schläger
skill-ST-01-rule = +1 Würfel bei deinen Angriffen.
skill-ST-02 = Riesentöter
skill-ST-02-rule = +2 Würfel bei Angriffen neben einer Horde der Stufe 4.
skill-ST-03 = Zähigkeit
skill-ST-03-rule = +1 Würfel bei Angriffen neben einer Horde der Stufe 1.
skill-ST-04 = Eiserner Leib
skill-ST-04-rule = +1 Gesundheit und +1 Platz.
skill-ST-05 = Schildwall
skill-ST-05-rule = +1 Würfel bei deinen Verteidigungswürfen.
skill-ST-06 = Packesel
skill-ST-06-rule = +2 Plätze.
skill-ST-07 = Letztes Aufgebot
skill-ST-07-rule = +2 Würfel bei Verteidigungswürfen, solange du verwundet bist.
skill-ST-08 = Leibwache
skill-ST-08-rule = Einmal am Tag eine Wunde für jemanden hier auf dich nehmen.
skill-ST-09 = Sprengmeister
skill-ST-09-rule = Vor jedem Angriff 1 Sprengstoff nehmen.
skill-ST-10 = Zimmermann
skill-ST-10-rule = Vor jedem Angriff 1 Barrikade nehmen.
skill-ST-11 = Wuchtschlag
skill-ST-11-rule = In jedem Angriff einen Würfel neu würfeln.
skill-ST-12 = Schanzer
skill-ST-12-rule = Einmal je Zug gibst du 1 Barrikade zurück und baust dafür hier einen Schutzwall.
skill-IN-01 = Artillerie
skill-IN-01-rule = Einmal am Tag ein Angriff mit +1 Würfel auf eine Horde in Entfernung 2; ohne Baupläne.
skill-IN-02 = Ingenieurin
skill-IN-02-rule = Deine Ausbauten kosten 1 Exp weniger.
skill-IN-03 = Sanitäterin
skill-IN-03-rule = Einmal je Zug heilt jemand hier eine Wunde.
skill-IN-04 = Taktikerin
skill-IN-04-rule = In jedem deiner Würfe einen Würfel neu würfeln.
skill-IN-05 = Sammlerin
skill-IN-05-rule = Beim Suchen eine Karte mehr ziehen.
skill-IN-06 = Quartiermeister
skill-IN-06-rule = Hilfe, die eine Ressource nennt, gibt eine mehr.
skill-IN-07 = Gelehrte
skill-IN-07-rule = Das Team bekommt 1 Exp zu Beginn jeder Überlebendenphase.
skill-IN-08 = Chemikerin
skill-IN-08-rule = Einmal je Zug einen Marker gegen einen anderen umtauschen.
skill-IN-09 = Unterhändlerin
skill-IN-09-rule = Du darfst mit Leuten in Nachbargebieten handeln.
skill-IN-10 = Kühler Kopf
skill-IN-10-rule = Unheilskarten ändern deine Würfel nicht.
skill-IN-11 = Vorausschau
skill-IN-11-rule = Einmal je Zug eine gezogene Unheilskarte ansehen; du darfst sie unter den Stapel legen und eine andere ziehen.
skill-IN-12 = Saboteurin
skill-IN-12-rule = Einmal je Zug 1 Sprengstoff zurückgeben, um eine Horde nebenan auf Ausbruch zu setzen.
skill-DX-01 = Sprinter
skill-DX-01-rule = +1 Schritt.
skill-DX-02 = Schütze
skill-DX-02-rule = Deine Angriffe dürfen statt nebenan eine Horde in Entfernung 2 treffen.
skill-DX-03 = Flinke Hände
skill-DX-03-rule = In jedem deiner Würfe einen Würfel neu würfeln.
skill-DX-04 = Ausweichen
skill-DX-04-rule = Einmal am Tag die Wunde beim Überrennen ignorieren.
skill-DX-05 = Revolverheldin
skill-DX-05-rule = Vor jedem Angriff 1 Munition nehmen.
skill-DX-06 = Brandstifter
skill-DX-06-rule = Vor jedem Angriff 1 Benzin nehmen.
skill-DX-07 = Waldläuferin
skill-DX-07-rule = Vor jedem Angriff 1 Vorrat nehmen.
skill-DX-08 = Fallensteller
skill-DX-08-rule = Einmal je Zug legst du für 2 Marker hier eine Falle.
skill-DX-09 = Freiläuferin
skill-DX-09-rule = Du darfst durch überrannte Gebiete gehen.
skill-DX-10 = Ausguck
skill-DX-10-rule = Einmal je Zug bis zu zwei verdeckte Horden nebenan ansehen.
skill-DX-11 = Zweite Hand
skill-DX-11-rule = Einmal je Zug ein zusätzlicher Angriff mit einem Würfel.
skill-DX-12 = Glückskind
skill-DX-12-rule = Einmal am Tag einen Würfel deines Wurfs auf den Schädel drehen.

## Options

option-players = Spieler
option-difficulty = Schwierigkeit
value-difficulty-normal = normal
value-difficulty-hard = schwer
value-difficulty-very_hard = sehr schwer
value-difficulty-ridiculous = irrsinnig
value-difficulty-custom = eigene Mischung
option-city_layout = Stadt
value-city_layout-compact = kompakt
value-city_layout-random = zufällig
value-city_layout-manual = selbst gelegt
option-team = Überlebende
value-team-own = selbst gewählt
value-team-ready = fertiges Team
option-team_policy = Teamentscheidungen
value-team_policy-anyone = alle dürfen antworten
value-team_policy-lead = wer führt, antwortet
option-low_levels = Nur niedrige Stufen
value-low_levels-off = aus
value-low_levels-on = an
option-no_icons = Ohne Kontaminations- und Fallout-Symbole
value-no_icons-off = aus
value-no_icons-on = an
option-no_exp = Ohne Exp und Fähigkeiten
value-no_exp-off = aus
value-no_exp-on = an
option-no_fortune = Ohne Glückskarten
value-no_fortune-off = aus
value-no_fortune-on = an
option-scaled_deck = Schwererer Stapel ab 5 Überlebenden
value-scaled_deck-off = aus
value-scaled_deck-on = an
option-start_exp = Exp zu Beginn
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
option-custom_finals = Eigene Mischung: Endgegner
value-custom_finals-1 = einer der Stufe 1
value-custom_finals-2 = einer der Stufe 2
value-custom_finals-1-1 = zwei der Stufe 1
value-custom_finals-2-1 = einer der Stufe 2, einer der Stufe 1
value-custom_finals-2-2 = zwei der Stufe 2
option-custom_1 = Eigene Mischung: Horden der Stufe 1
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
option-custom_2 = Eigene Mischung: Horden der Stufe 2
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
option-custom_3 = Eigene Mischung: Horden der Stufe 3
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
option-custom_4 = Eigene Mischung: Horden der Stufe 4
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
option-custom_5 = Eigene Mischung: Horden der Stufe 5
value-custom_5-0 = 0
value-custom_5-1 = 1
value-custom_5-2 = 2
value-custom_5-3 = 3
value-custom_5-4 = 4
option-custom_6 = Eigene Mischung: Horden der Stufe 6
value-custom_6-0 = 0
value-custom_6-1 = 1
value-custom_6-2 = 2
value-custom_6-3 = 3
preset-first = Erste Belagerung
preset-first-note = Du spielst zwei Überlebende eines fertigen Teams, ein Bot spielt die beiden anderen. Der Stapel der Horden ist etwa halb so hoch wie sonst, und seine Horden haben keine Symbole für Kontamination und Fallout.
preset-first-brief = fertiges Team
preset-standard = Outbreak
preset-standard-note = Das ganze Spiel mit normaler Schwierigkeit, etwa zwei Stunden.
preset-standard-brief = ganzes Spiel, 2 Std.
preset-simple = Einfaches Outbreak
preset-simple-note = Um die Belagerung zu lernen: niedrige Stufen, keine Symbole, keine Exp, keine Glückskarten.
preset-simple-brief = zum Lernen
preset-hard = Schwer
preset-hard-note = So lang wie das ganze Spiel, mit stärkeren Horden.
preset-hard-brief = stärkere Horden
preset-very_hard = Sehr schwer
preset-very_hard-note = Etwa drei Stunden, mit einem Endgegner der Stufe 2.
preset-very_hard-brief = 3 Std., Finale Stufe 2
preset-ridiculous = Irrsinnig
preset-ridiculous-note = Alle Horden aus der Schachtel und zwei Endgegner.
preset-ridiculous-brief = jede Horde
preset-builder = Stadtbauer
preset-builder-note = Ihr legt die Gebiete der Stadt selbst.
preset-builder-brief = selbst gelegt

## Questions

ask-setup-base = Wohin legt ihr die Hauptbasis? Fast alle Horden ziehen dorthin.
ask-setup-surv = { $each ->
    [one] Wen spielst du?
   *[other] Wen spielst du ({ $number } von { $each })?
}
ask-setup-tile = Welches Gebiet legt ihr als Nächstes? { $left ->
    [one] Nur eines ist noch übrig.
   *[other] { $left } sind noch übrig.
}
ask-setup-hex = Wohin legt ihr das Gebiet { $settlement }? Die Horden erreichen zuerst die äußeren Plätze.
ask-join = Du kommst an Tag { $day } dazu. Wen spielst du?
ask-window = { $cards ->
    [one] Eine Karte kann jetzt gespielt werden.
   *[other] { $cards } Karten können jetzt gespielt werden.
} Spielt jemand eine?
ask-window-open = Tag { $day }: Gleich { $count ->
    [one] wird 1 Horde
   *[other] werden { $count } Horden
} aufgedeckt. Spielt vorher jemand eine Karte?
ask-window-night = Die Nacht bricht an, { $count ->
    [0] und keine Horde zieht.
    [one] und 1 Horde zieht.
   *[other] und { $count } Horden ziehen.
} Spielt vorher jemand eine Karte?
ask-window-strike = Gleich dringt eine Horde ein: { $horde }, Ort: { $settlement }. { $stake ->
    [bulwark] Ein Schutzwall hält sie auf.
    [defended] { $survivor } kann verteidigen ({ $percent } % Chance).
    [auto] Garnisonen und Fallen können verteidigen ({ $percent } % Chance).
    [helpless] Die Wehrlosen sind dort allein: Ihr würdet die Partie verlieren!
   *[open] Niemand kann verteidigen.
} Hält jemand sie mit einer Karte auf?
ask-window-wound = { $survivor } erleidet gleich { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
}{ $cause ->
    [fire] {" "}durch Feuer
    [contam] {" "}durch Verseuchung
    [overrun] {" "}beim Überrennen
   *[plain] {""}
}. { $left ->
    [0] Das macht kampfunfähig.
   *[other] Danach ist die Gesundheit bei { $left }.
} Verhindert das jemand mit einer Karte?
ask-window-doom = Gleich wird eine Unheilskarte für morgen gezogen. { $lost ->
    [0] { $count } von { $most } Plätzen sind belegt.
   *[other] Alle { $most } Plätze sind belegt, darum verliert ihr stattdessen { $lost } Exp.
} Verhindert das jemand mit einer Karte?
ask-window-dusk = Es dämmert. { $count ->
    [0] {""}
   *[other] Feuer oder Verseuchung verwundet: { $names }.{" "}
}{ $refugees ->
    [helpless] Die Wehrlosen sterben, und ihr verliert die Partie!{" "}
    [settlers] Siedler sterben.{" "}
   *[none] {""}
}Spielt vorher jemand eine Karte?
ask-card-arg = { $card }: { $what ->
    [horde] Welche Horde wählst du?
    [place] Welches Gebiet wählst du?
    [survivor] Wer bekommt es?
    [piece] Wer wird bewegt?
    [settlement] Welches Gebiet wählst du?
    [kind] Welche Ressource wählst du?
    [face] Welchen Würfel wählst du?
    [card] Welche Karte wählst du?
   *[other] Was wählst du?
}
ask-reveal = Deckt noch { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
} auf, am besten dort, wo ihr zuschlagen könnt. Welche deckt ihr auf?
ask-reveal-edge = Eine Horde kommt aus dem Stapel: { $horde }. Sie braucht { $needs }. Auf welches offene Feld kommt sie?
ask-token-hex = Das kommt in ein Gebiet: { $token }. Ursache: { $source }. { $kind ->
    [power] Das Gebiet gibt nichts, bis es instand gesetzt ist.
    [fire] In der Dämmerung verwundet das alle dort. Wehrlose und Siedler sterben dort und im Nachbargebiet.
    [contam] In der Dämmerung verwundet das alle dort. Wehrlose und Siedler sterben dort und im Nachbargebiet.
   *[other] Das hilft euch, das Gebiet zu halten.
} Welches Gebiet wählt ihr?
ask-settler = Ort der Siedler: { $settlement }. Wohin gehen sie? Auf einem offenen Feld gründen sie ein Gebiet.
ask-settler-tile = Welches von { $count } Gebieten gründen die Siedler hier? Es bleibt bis zum Ende der Partie.
ask-helpless = Ort der Wehrlosen: { $settlement }. { $state ->
    [danger] Bleiben sie, sterben sie in der Dämmerung, und ihr verliert die Partie!
   *[other] { $count ->
        [0] So, wie es steht, kommt heute Nacht keine Horde dorthin.
       *[other] { $state ->
            [guarded] Heute Nacht kann eine Horde dorthin kommen, aber jemand bewacht sie.
           *[other] Heute Nacht kann eine Horde dorthin kommen, und niemand bewacht sie!
        }
    }
} Bleiben sie, oder gehen sie einen Schritt?
ask-who = { $waiting ->
    [one] Wer handelt als Nächstes? Nur eine Person hat noch nicht gehandelt.
   *[other] Wer handelt als Nächstes? { $waiting } Überlebende haben noch nicht gehandelt.
} { $count ->
    [0] Heute Nacht zieht keine Horde.
    [one] Beginnt mit jemandem, der die Horde dieser Nacht stoppen kann.
   *[other] Beginnt mit jemandem, der eine der { $count } Horden dieser Nacht stoppen kann.
}
ask-turn = { $survivor } ist am Zug, Ort: { $settlement }. { $count ->
    [0] So, wie es steht, kommt heute Nacht keine Horde hierher.
    [one] Heute Nacht kann 1 Horde hierher kommen.
   *[other] Heute Nacht können { $count } Horden hierher kommen.
}{ $hazard ->
    [fire] {" "}Feuer verwundet hier in der Dämmerung alle.
    [contam] {" "}Verseuchung verwundet hier in der Dämmerung alle.
   *[none] {""}
} Was tust du?
ask-dev-hex = Wo baut ihr: { $development } ({ $cost } Exp)?
ask-dev-who = { $survivor } belebt jemanden wieder ({ $cost } Exp). Wen wählst du? Die Person steht auf, wo sie liegt, und verliert bis zu 3 Wunden.
ask-dev-card = { $survivor } baut einen Bauplan. Welchen wählst du? Er wirkt ab jetzt und bleibt auf der Hand.
ask-skill = { $survivor } behält eine Fähigkeit bis zum Ende der Partie. Welche wählst du?
ask-trade = { $survivor } handelt mit: { $partners }. Was wird übergeben? Die Grenzen für Marker und Karten gelten erst nach dem Handel.
ask-aid-arg = { $survivor }, { $source }: { $what ->
    [horde] Welche Horde wählst du?
    [place] Welches Gebiet wählst du?
    [survivor] Wen wählst du?
    [piece] Wer wird bewegt?
    [settlement] Welches Gebiet wählst du?
    [kind] Welche Ressource wählst du?
    [face] Welchen Würfel wählst du?
    [card] Welche Karte wählst du?
   *[other] Was wählst du?
}
ask-mods = Du wirfst { $dice } Würfel, Ort: { $settlement }. Deine beste Chance ist { $percent } %, gegen: { $horde }. Nimmst du etwas dazu? Es ist auf jeden Fall verbraucht.
ask-mods-nothing = Du wirfst { $dice } Würfel, Ort: { $settlement }, und noch ist keine Horde in Reichweite. Nimmst du etwas dazu?
ask-mods-defence = Horde: { $horde }. Sie braucht { $needs }. Du wirfst { $dice } Würfel, Ort: { $settlement } ({ $percent } % Chance). Nimmst du etwas dazu? Es ist auf jeden Fall verbraucht.
ask-roll = Ort: { $settlement }. { $payable ->
    [0] Diese Würfel besiegen noch keine Horde.
    [one] Diese Würfel können 1 Horde besiegen.
   *[other] Diese Würfel können eine von { $payable } Horden besiegen.
} Behältst du den Wurf, oder änderst du Würfel?
ask-roll-beaten = Besiegt ist: { $horde }. Das Gebiet hält: { $settlement }. Willst du trotzdem Würfel ändern?
ask-roll-defence = Horde: { $horde }. Sie braucht { $needs }, sonst überrennt sie ein Gebiet: { $settlement }. Es fehlt: { $missing }. Änderst du Würfel?
ask-target = { $survivor } schlägt zu. Auf welche Horde legst du Würfel? Was übrig bleibt, verfällt.
ask-pay = Du besiegst eine Horde: { $horde }. Womit zahlst du { $missing }: mit Schädeln oder Markern?
ask-pay-defence = { $horde }: Diese Horde ist besiegt, wenn du { $missing } zahlst. Womit zahlst du? Sonst wird ein Gebiet überrannt: { $settlement }.
ask-defender = Eine Horde dringt ein: { $horde }, Ort: { $settlement }. Sie braucht { $needs }. Wer verteidigt? Misslingt der Wurf, gibt es eine Unheilskarte{ $wounds ->
    [0] {""}
    [one] {" "}und 1 Wunde
   *[other] {" "}und { $wounds } Wunden
}.
ask-auto = Eine Horde dringt ein: { $horde }, Ort: { $settlement }. Sie braucht { $needs }. Niemand ist dort. Was setzt ihr gegen sie ein?
ask-retreat = Rückzug nötig: { $who }, Ort: { $settlement }. Wohin geht es?
ask-horde-next = Welche von { $count } Horden der Stufe { $level } zieht zuerst? Jedes Gebiet hat einen Verteidigungswurf je Nacht.
ask-horde-path = Eine Horde zieht: { $horde }. Welchen Weg nimmt sie? Am besten einen, auf dem ihr sie stoppt.
ask-drop = { $survivor } hat { $count } Marker und kann { $slots } tragen. Welcher Marker geht ins Lager zurück?
ask-drop-lost = { $survivor } verliert { $count ->
    [one] den einzigen Marker
   *[other] einen von { $count } Markern
  }. Welcher Marker geht ins Lager zurück?
ask-discard = { $survivor } hält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, aber nur { $limit } sind erlaubt. Welche Karte wird abgelegt?
ask-kind = { $survivor } nimmt eine Ressource. { $count ->
    [0] Die Horden dieser Nacht brauchen keine davon.
   *[other] Die Horden dieser Nacht brauchen { $wanted }.
} Welche Ressource nimmst du?
ask-doom-arg = { $doom }: { $rule } Wen oder was trifft es?
ask-doom-arg-horde = { $horde }: Wen oder was trifft sie?
ask-bodyguard = { $survivor } erleidet gleich eine Wunde. { $guard } kann sie übernehmen, dann ist die Gesundheit bei { $left }. Soll das geschehen?

## Moves

move-move = Gehen
move-develop = Ausbauen
move-trade = Handeln
move-attack = Angreifen
move-aid = Um Hilfe bitten
move-search = Suchen
move-special = Eine Gabe nutzen
move-place-trap = Falle legen
move-hospital = Eine Wunde heilen
move-dismount = Panzer verlassen
move-play = Spielen
move-hex = Hier
move-settlement = Dieses Gebiet
move-survivor = Diese Person
move-piece = Sie bewegen
move-kind = Diese Ressource
move-card = Diese Karte
move-skill = Diese Fähigkeit
move-face = Dieser Würfel
move-slot = Diese Karte
move-give = Geben
move-take = Nehmen
move-use-garrison = Garnison nutzen: +1 Würfel
move-use-trap = Falle nutzen: +3 Würfel
move-turret = Geschütz abfeuern: 1 Munition, +2 Würfel
move-doom-die = Den Unheilswürfel nehmen
move-artillery = Artillerie einsetzen
move-roll = Würfeln
move-reroll = Neu würfeln
move-fix = Würfel drehen
move-accept = Wurf behalten
move-pay = Bezahlen
move-auto = Verteidigen
move-take-it = Wunde nehmen
move-keep = Liegen lassen
move-bottom = Unter den Stapel
move-stay = Bleiben
move-no = Nein
move-none = Nichts
move-done = Fertig
move-pass = Nichts spielen
move-end = Zug beenden
move-end-phase = Überlebendenphase beenden
move-join = Um einen Platz bitten
move-leave = Um Ausstieg bitten
move-cancel = Anfrage zurückziehen

## The log

event-day-began = { $event ->
    [fortune] Tag { $day }: Alle ziehen eine Glückskarte.
    [settlers] Tag { $day }: Siedler kommen an.
    [doom] Tag { $day }: Ihr zieht eine Unheilskarte.
   *[none] Tag { $day } beginnt.
}
event-doom-drawn = Eine Unheilskarte für morgen wird gezogen ({ $count } von 3).
event-doom-overflowed = Die Unheilsleiste ist voll, darum verliert ihr { $lost } Exp.
event-doom-prevented = Die Unheilskarte wird nicht gezogen.
event-doom-active = Unheil tritt in Kraft: { $doom }.
event-doom-discarded = { $was_active ->
    [1] Unheil ist zu Ende: { $doom }.
   *[0] Eine Unheilskarte wird abgelegt, bevor sie wirkt: { $doom }.
}
event-doom-peeked = Ihr seht euch eine gezogene Unheilskarte an: { $doom }.
event-doom-bottomed = { $doom } kommt unter den Unheilsstapel, und eine andere Karte nimmt den Platz ein.
event-horde-drawn = Eine Horde kommt aus dem Stapel: { $horde }.
event-revealed = { $swollen ->
    [1] Eine Horde wird aufgedeckt und ist schon im Ansturm: { $horde }.
   *[0] Eine Horde wird aufgedeckt: { $horde }.
}
event-replenished = { $count ->
    [one] 1 neue Horde rückt
   *[other] { $count } neue Horden rücken
} nach (noch { $left } im Stapel).
event-put-down = Neu: { $piece }, Ort: { $settlement }.
event-restored = Ihr setzt ein Gebiet instand: { $settlement }.
event-settlers-came = Siedler erreichen die Hauptbasis.
event-settlers-moved = Die Siedler gehen: { $from } → { $to }.
event-settlers-lost = { $cause ->
    [hazard] Feuer oder Verseuchung tötet die Siedler, Ort: { $settlement }.
   *[horde] Die Siedler sind verloren, Ort: { $settlement }.
}
event-helpless-moved = Die Wehrlosen gehen: { $from } → { $to }.
event-founded = Die Siedler gründen ein Gebiet: { $settlement }.
event-moved = { $survivor } geht: { $from } → { $to }.
event-carried = { $survivor } wird gebracht: { $from } → { $to }.
event-retreated = { $survivor } weicht aus: { $from } → { $to }.
event-gained = { $survivor } nimmt { $count } × { $resource }.
event-returned = { $survivor } gibt { $count } × { $resource } zurück.
event-drew = { $survivor } zieht { $card }.
event-discarded = { $survivor } legt { $card } ab.
event-played = { $survivor } spielt { $card }.
event-healed = { $survivor } heilt { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
}.
event-wounded = { $survivor } erleidet { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
}{ $type ->
    [fire] {" "}durch Feuer
    [contam] {" "}durch Verseuchung
    [overrun] {" "}beim Überrennen
   *[plain] {""}
}.
event-spared = { $survivor } entgeht einer Wunde ({ $ability }).
event-fell-down = { $survivor } ist kampfunfähig.
event-revived = { $survivor } ist wieder auf den Beinen.
event-developed = { $survivor } { $development ->
    [restore] setzt das Gebiet instand
    [first_skill] lernt eine erste Fähigkeit
    [second_skill] lernt eine zweite Fähigkeit
    [revive] belebt jemanden wieder
   *[other] baut die Stadt aus
} ({ $exp } Exp).
event-learned = { $survivor } lernt eine Fähigkeit: { $skill }.
event-built = { $survivor } baut einen Bauplan: { $card } ({ $exp } Exp).
event-traded = { $survivor } gibt etwas weiter: { $item }, an: { $partner }.
event-aided = { $survivor } bittet um Hilfe: { $settlement }.
event-searched = { $survivor } sucht eine Karte.
event-used = { $source ->
    [profession] { $survivor } nutzt die Gabe des eigenen Berufs.
   *[other] { $survivor } nutzt eine Gabe: { $ability }.
}
event-trap-taken = { $survivor } nimmt eine Falle.
event-laboratory-filled = { $survivor } lässt 2 × { $resource } im Labor.
event-tank-manned = { $survivor } fährt den Panzer.
event-tank-lost = { $survivor } verliert den Panzer.
event-rolled = { $roll ->
    [attack] { $survivor } greift an und würfelt { $faces }.
    [mini] { $survivor } greift mit einem Würfel an und würfelt { $faces }.
    [defence] { $survivor } verteidigt und würfelt { $faces }, Ort: { $settlement }.
   *[auto] Garnisonen und Fallen würfeln { $faces }, Ort: { $settlement }.
}
event-paid = Alle Symbole der Horde sind erfüllt: { $horde }. Würfel: { $dice }. Marker: { $tokens }.
event-destroyed = { $cause ->
    [laboratory] Das Labor vernichtet eine Horde: { $met }.
    [card] Eine Karte vernichtet eine Horde: { $met }.
    [auto] Garnisonen und Fallen vernichten eine Horde: { $met }.
   *[other] { $survivor } vernichtet eine Horde: { $met }.
}
event-fallout = { $survivor } bekommt Fallout: { $fallout }.
event-repelled = { $cause ->
    [bulwark] Ein Schutzwall hält eine Horde auf: { $met }, Ort: { $settlement }.
   *[other] Eine Horde wird aufgehalten: { $horde }, Ort: { $settlement }.
}
event-overran = Eine Horde überrennt ein Gebiet: { $horde }, Ort: { $settlement }.
event-asked-to-join = { $seat } will mitspielen.
event-asked-to-leave = { $seat } will aussteigen.
event-cancelled = { $seat } zieht die Anfrage zurück.
event-left = { $seat } verlässt die Partie.
event-took-over = { $survivor } gehört jetzt zu { $seat }.
event-refused = Für { $seat } ist keine Figur mehr frei.
event-game-over = { $outcome ->
    [won] Die letzte Horde ist vernichtet. Die Stadt ist an Tag { $day } gerettet.
    [team] Alle Überlebenden sind kampfunfähig. Die Stadt fällt an Tag { $day }.
    [helpless] Die Wehrlosen sind verloren. Die Stadt fällt an Tag { $day }.
    [base] Der Endgegner hat die Hauptbasis erreicht. Die Stadt fällt an Tag { $day }.
    [city] Kein freies Gebiet ist übrig. Die Stadt fällt an Tag { $day }.
    [time] Tag { $day } endet, und die Belagerung geht weiter. Die Stadt fällt.
   *[abandoned] Alle sind an Tag { $day } gegangen.
}

## Previews

preview-steps = Schritte übrig: { $before } → { $after }
preview-exp = Exp: { $before } → { $after }
preview-dice = { $dice } Würfel
preview-odds = { $horde }: { $percent } %
preview-hopeless = Das kann nicht gelingen: { $dice } Würfel und die Marker hier reichen für keine Horde
preview-stopped-there = Chance, sie dort zu stoppen: { $percent } %
preview-end-helpless = Die Wehrlosen sind allein ({ $settlement }), und eine Horde kann kommen
preview-end-fire = Feuer in der Dämmerung: { $left ->
    [0] kampfunfähig
   *[other] −1 Gesundheit, noch { $left }
}
preview-end-contam = Verseuchung in der Dämmerung: { $left ->
    [0] kampfunfähig
   *[other] −1 Gesundheit, noch { $left }
}
preview-draws = Zieht eine Glückskarte
preview-over-limit = Legt dann { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab
preview-unseen = Unbekannte Horden haben im Mittel Stufe { $whole },{ $tenth }
preview-known = Bekannt: { $horde }
preview-danger = Feuer oder Verseuchung tötet sie hier in der Dämmerung
preview-guarded = Eine handlungsfähige Person bewacht sie hier
preview-alone = Niemand bewacht sie hier
preview-overrun = Überrannt wird: { $settlement }
preview-bulwark = Ein Schutzwall hält sie auf
preview-pushes = Schiebt eine andere Horde weiter: { $horde }
preview-dice-spent = Würfel: { $dice }
preview-tokens-spent = Marker: { $tokens }
preview-exp-gain = +{ $exp } Exp
preview-fallout = Fallout: { $fallout }
preview-used-up = Verbraucht, ob es hilft oder nicht
preview-end-unused = { $count ->
    [one] Hauptaktion ungenutzt
   *[other] { $count } Hauptaktionen ungenutzt
}
preview-end-exp = { $exp } Exp nicht ausgegeben
preview-unfinished = Beendet den Tag, bevor sie handeln: { $names }
preview-keep-beats = Die Horde wird besiegt
preview-keep-lets-in = Überrannt wird: { $settlement }
preview-keep-strikes = { $count ->
    [0] Keine Horde lässt sich schlagen
    [one] 1 Horde lässt sich schlagen
   *[other] { $count } Horden lassen sich schlagen
}
preview-roll-kept = { $count ->
    [one] Ihr behaltet den Wurf für 1 Horde, die noch hierher kommen kann
   *[other] Ihr behaltet den Wurf für { $count } Horden, die noch hierher kommen können
}
preview-dice-lost = { $dice ->
    [one] 1 Würfel verfällt
   *[other] { $dice } Würfel verfallen
}
preview-health-left = { $left ->
    [0] Macht kampfunfähig
   *[other] Gesundheit danach: { $left }
}
preview-reroll = Chance auf eine weitere Horde: { $percent } %
preview-fails = Überrannt wird: { $settlement }

## Before a common mistake: what a coach says

caution-helpless = Heute Nacht kann eine Horde die Wehrlosen erreichen: { $horde }, Ort: { $settlement }. Niemand bewacht sie. Dringt die Horde ein, verliert ihr die Partie.
caution-unguarded = Heute Nacht dringt eine Horde ein: { $horde }, Ort: { $settlement }. Niemand kann dort verteidigen. Verteidigen kostet keine Aktion: Es muss nur jemand dort stehen.
caution-dusk = Ändert sich nichts, verwundet { $cause ->
    [fire] Feuer
   *[contam] Verseuchung
} in der Dämmerung: { $survivor }. { $left ->
    [0] Das macht kampfunfähig.
   *[other] Danach ist die Gesundheit bei { $left }.
}{ $way ->
    [step] {" "}Ein Schritt zur Seite genügt.
    [token] {" "}Setz das Gebiet instand oder verlass es.
   *[none] {""}
}
caution-forlorn = Deine Chance ist { $percent } %. Horde: { $horde }. Sie braucht { $needs }, und du hast { $dice } Würfel.{ $better ->
    [0] {""}
   *[other] {" "}Mit einem Marker mehr ({ $resource }) wäre deine Chance { $better } %.
}
caution-idle-exp = Ihr habt { $exp } Exp, und das ist der letzte Zug des Tages. Ein Wachturm kostet 4, bringt sie in vier Tagen wieder ein und zeigt die Horden neben sich.
caution-far-reveal = An diese Horde kommt heute niemand nah genug heran, um sie zu schlagen. Deckt ihr lieber eine auf, die jemand erreicht?

## Why not

why-over = Die Partie ist zu Ende.
why-nobody = Jetzt gibt es nichts zu entscheiden.
why-other-question = Beantworte zuerst das: { $question }
why-base-place = Die Hauptbasis muss innerhalb der blauen Grenze liegen.
why-tile-laid = Dieses Gebiet liegt schon oder gehört nicht zu dieser Stadt.
why-no-site = Legt die ersten Gebiete um die Hauptbasis, dann jedes neben zwei andere, innerhalb der roten Grenze.
why-taken = Diese Figur spielt schon jemand.
why-no-horde-there = Dort ist keine Horde.
why-turned-up = Diese Horde ist schon aufgedeckt.
why-not-open-space = Sie muss auf einem offenen Feld neben der Stadt erscheinen.
why-one-step = Sie können bleiben oder einen Schritt in ein freies Nachbargebiet gehen.
why-founding = Sie können bleiben, in ein freies Nachbargebiet gehen oder auf einem offenen Feld nebenan eines gründen.
why-in-city = Dieses Gebiet gehört schon zur Stadt.
why-piece-place = Dort geht das nicht: { $what }. Es braucht ein freies Gebiet, und manches passt nur einmal in jedes.
why-walked = Wählt eine Horde der Stufe { $level }, die heute Nacht zieht und noch nicht gezogen ist.
why-shortest = Eine Horde nimmt den kürzesten Weg zu ihrem Ziel: Wählt ein Gebiet, das leuchtet.
why-nearest = Es geht nur ins nächste freie Gebiet.
why-token-place = { $source }: Der Marker kommt nur in ein freies Gebiet in Reichweite.
why-source-rule = { $source } wirkt darauf nicht: { $rule }
why-source = { $source } wirkt darauf nicht.
why-not-defending = Verteidigen kann nur, wer handlungsfähig in diesem Gebiet ist.
why-not-fallen = Nur Kampfunfähige kannst du wiederbeleben.
why-no-schematic = Dafür brauchst du einen ungebauten Bauplan auf der Hand, den du hier bauen und bezahlen kannst.
why-not-in-hand = Diese Person hat diese Karte nicht auf der Hand.
why-no-token = Davon gibt es keinen Marker.
why-no-die = Kein Würfel zeigt das, oder du hast nichts, um ihn zu ändern.
why-no-cover = So kannst du mit Würfeln und Markern nicht zahlen.
why-not-drawn = Diese Fähigkeit wurde nicht gezogen.
why-no-partner = Diese Person ist zum Handeln zu weit weg.
why-not-tradable = Das kann jetzt nicht übergeben werden: Niemand hat es, oder es wurde in diesem Handel schon übergeben.
why-not-enough-pieces = So viele Garnisonen und Fallen gibt es hier nicht.
why-no-steps = Diese Person hat in diesem Zug keine Schritte übrig.
why-not-free = In diesem Gebiet ist eine Horde.
why-not-city = Überlebende gehen nur in Gebiete.
why-too-far = Das ist für die übrigen Schritte zu weit weg.
why-developed = Je Zug ist nur ein Ausbau möglich.
why-too-dear = Es kostet { $cost } Exp, und ihr habt { $have }.
why-base-overrun = Solange die Hauptbasis überrannt ist, kann niemand Exp ausgeben.
why-nothing-to-develop = So kannst du jetzt nichts ausbauen.
why-traded = Je Zug ist nur ein Handel möglich.
why-trade-banned = Jetzt kann niemand handeln: Eine Unheilskarte oder eine Horde verbietet es.
why-nobody-here = In Reichweite ist niemand, mit dem du handeln kannst.
why-no-action = Diese Person hat ihre Hauptaktion in diesem Zug schon genutzt.
why-no-target = Keine aufgedeckte Horde ist in Reichweite.
why-no-attack-here = Von hier kann niemand angreifen.
why-no-power = Ein Stromausfall legt dieses Gebiet lahm.
why-besieged = Eine Horde nebenan verhindert hier Hilfe und Suche.
why-banned = Eine Unheilskarte verbietet das heute.
why-aid-void = Das würde jetzt nichts ändern.
why-not-there = Du hast dort niemanden.
why-no-card = Es gibt keine Karte mehr zu ziehen.
why-used = Das hat heute schon jemand genutzt.
why-not-yours = Diese Person hat diese Gabe nicht.
why-not-held = Keine handlungsfähige Person hat diese Karte.
why-other-moment = Diese Karte spielst du in einem anderen Moment: { $when }.
why-card-void = Diese Karte würde jetzt nichts ändern.
why-unpayable = Deine Würfel und Marker reichen für diese Horde nicht.
why-out-of-reach = Diese Horde ist für diesen Angriff außer Reichweite.
why-acted = Diese Person hat heute schon gehandelt.
why-down = Diese Person ist kampfunfähig und kann bis zur Wiederbelebung nicht handeln.
why-seat-taken = Dieser Platz ist besetzt, oder jemand hat schon um ihn gebeten.
why-seat-empty = An diesem Platz spielt niemand, oder die Anfrage läuft schon.
why-no-request = Diese Person hat um nichts gebeten.

## Notes on the options

option-players-note = Jede Person spielt 1, 2 oder 4 Überlebende; die Stadt wächst mit.
option-difficulty-note = Welche Horden und Endgegner im Stapel sind.
option-city_layout-note = Wie die Gebiete vor dem ersten Tag gelegt werden.
option-team-note = Wer die Überlebenden vor dem ersten Tag wählt.
option-team_policy-note = Wer Fragen beantworten darf, die dem ganzen Team gestellt werden.
option-low_levels-note = Der Stapel hat die Stufen 1 bis 3 und einen Endgegner der Stufe 1.
option-no_icons-note = Horden haben keine Kontaminations- und keine Fallout-Symbole.
option-no_exp-note = Es gibt keine Exp und keine Fähigkeiten. Instandsetzen und Wiederbeleben sind kostenlos.
option-no_fortune-note = Es gibt keine Glückskarten, und niemand kann suchen.
option-scaled_deck-note = Nimmt stärkere Horden, weil es 5 oder mehr Überlebende leichter haben.
option-start_exp-note = Wie viele Exp das Team an Tag 1 hat.
option-custom_finals-note = Der stärkere liegt nahe am Boden des Stapels, der andere in der Mitte.
option-custom_1-note = Gilt nur bei der Schwierigkeit „eigene Mischung“.
option-custom_2-note = Gilt nur bei der Schwierigkeit „eigene Mischung“.
option-custom_3-note = Gilt nur bei der Schwierigkeit „eigene Mischung“.
option-custom_4-note = Gilt nur bei der Schwierigkeit „eigene Mischung“.
option-custom_5-note = Gilt nur bei der Schwierigkeit „eigene Mischung“.
option-custom_6-note = Gilt nur bei der Schwierigkeit „eigene Mischung“.
ask-nothing = Es gibt nichts zu entscheiden.

## Choices

choice-move = Gehen: { $where }
choice-develop = Ausbauen: { $development }
choice-trade = Handeln
choice-attack = Angreifen
choice-aid = Um Hilfe bitten: { $settlement }
choice-search = Suchen
choice-special = Gabe nutzen: { $ability }
choice-place-trap = Falle legen
choice-hospital = Eine Wunde heilen
choice-dismount = Panzer verlassen
choice-play = { $holder } spielt { $card }
choice-hex = { $where }
choice-settlement = { $settlement }
choice-survivor = { $survivor }
choice-piece = { $piece }
choice-kind = { $resource }
choice-card = { $card }
choice-skill = { $skill }
choice-face = { $face }
choice-slot = { $card }
choice-give = { $item } an { $partner } geben
choice-take = { $item } von { $partner } nehmen
label-give = { $item } geben
label-take = { $item } nehmen
drawn-doom = Gezogene Unheilskarte { $number }
choice-use-garrison = Garnison nutzen: +1 Würfel
choice-use-trap = Falle nutzen: +3 Würfel
choice-turret = Geschütz abfeuern: 1 Munition, +2 Würfel
choice-doom-die = Den Unheilswürfel nehmen
choice-artillery = Artillerie einsetzen
choice-roll = Würfeln
choice-reroll = { $face } neu würfeln ({ $ability })
choice-fix = { $face } drehen ({ $ability })
choice-accept = Wurf behalten
choice-pay = { $count ->
    [0] Den Rest mit Markern zahlen
   *[other] Schädel als { $symbols } nutzen
}
choice-auto = { $count ->
    [0] Hereinlassen
   *[other] Verbrauchen: Garnisonen { $garrisons }, Fallen { $traps }
}
choice-take-it = Wunde nehmen
choice-keep = Liegen lassen
choice-bottom = Unter den Stapel
choice-stay = Bleiben
choice-no = Nein
choice-nobody-defends = Hereinlassen
choice-none = Nichts ausgeben
choice-done = Fertig
choice-pass = Nichts spielen
choice-end = Zug beenden
choice-end-phase = Überlebendenphase beenden
choice-join = Um einen Platz bitten
choice-leave = Um Ausstieg bitten
choice-cancel = Anfrage zurückziehen

## The terminal

terminal-legend = Jedes Feld zeigt sein Gebiet, was dort liegt (p Stromausfall, f Feuer, c Verseuchung, B Schutzwall, g Garnison, W Wachturm, T Geschützturm, t Falle, F Festung), und wer dort ist: Überlebende, *W Wehrlose, *S Siedler. Eine Horde zeigt Stufe und Art, ! im Ansturm oder . bei Ausbruch, und was sie braucht (G B A S E, K ein gewürfelter Schädel); x ist eine Niederlage.
terminal-helpless = W
terminal-settlers = S
terminal-day = Tag { $day }: { $exp } Exp, { $hordes ->
    [one] 1 Horde
   *[other] { $hordes } Horden
} im Spiel, { $deck } im Stapel, Endgegner übrig: { $finals }
terminal-doom = Aktives Unheil: { $active }. Gezogen: { $drawn }
terminal-tonight = Heute Nacht: { $horde }, { $place } → { $targets }
terminal-store = Lager: { $goods }
terminal-dice = Wurf: { $faces }
terminal-down = ({ $seat }): kampfunfähig
terminal-survivor = ({ $seat }): { $place }, Wunden { $wounds }/{ $health }, Marker { $goods } (Platz für { $slots }); { $rest }

## On the screen

ui-day = Tag
ui-decision = Entscheidung
ui-day-brief = Tag { $day }
ui-works = { $phase ->
    [opening] Der Morgen von Tag { $day }
   *[zombies] Die Nacht von Tag { $day }
}
ui-coming = { $what ->
    [survivors] die Überlebenden handeln
    [night] die Nacht bricht an, { $count ->
        [0] keine Horde zieht
        [one] 1 Horde zieht
       *[other] { $count } Horden ziehen
    }
    [hordes] { $count ->
        [one] 1 Horde zieht
       *[other] { $count } Horden ziehen
    }
    [dusk] Feuer und Verseuchung verwunden
   *[day] ein neuer Tag
}
ui-phases = Phasen des Tages
ui-phase-opening = Eröffnung
ui-phase-survivors = Überlebende
ui-phase-zombies = Zombies
ui-team = Das Team
ui-exp = Gemeinsame Erfahrung
ui-exp-short = Exp
ui-exp-locked = Die Hauptbasis ist überrannt: Niemand kann Exp ausgeben
ui-leads = führt heute
ui-health = Gesundheit { $left } von { $health }
ui-health-short = Gesundheit
ui-phase-began = { $phase ->
    [opening] Eröffnungsphase
    [survivors] Überlebendenphase
    [zombies] Zombiephase
   *[setup] Aufbau
}
ui-steps = { $count ->
    [one] Schritt übrig
   *[other] Schritte übrig
}

## The map

ui-board-label = Stadt mit { $settlements } Gebieten, und was um sie liegt
ui-open-space = Offenes Feld
ui-empty-hex = Leeres Gelände
ui-place-overrun = { $settlement }, überrannt: { $horde }
ui-place-down = Verdeckte Horde
ui-place-known = Verdeckt, bekannt: { $horde }
ui-overrun = { $settlement } überrannt
ui-level-short = S{ $level }
ui-track-outbreak = Ausbruch
ui-track-swell = Ansturm
ui-hits = { $hits } von 2 Mal getroffen
ui-defence-used = Der Verteidigungswurf dieser Nacht ist genutzt
ui-needs = Braucht { $symbols }
ui-goes-to = zieht heute Nacht: { $places }
ui-way-tonight = Heute Nacht: { $places }.
ui-way-later = Macht sich heute Nacht bereit und zieht dann: { $places }.
ui-way-pushes = Sie schiebt eine andere weiter.
ui-always = Immer:
ui-teaches = Lehrt { $class }
ui-no-power = Stromausfall: gibt nichts
ui-place-danger = In der Dämmerung tödlich für Wehrlose und Siedler
ui-hazard-fire = Feuer: in der Dämmerung 1 Wunde für alle hier. Tötet Wehrlose und Siedler hier und nebenan. Instandsetzen kostet { $cost } Exp.
ui-hazard-contam = Verseuchung: in der Dämmerung 1 Wunde für alle hier. Tötet Wehrlose und Siedler hier und nebenan. Instandsetzen kostet { $cost } Exp.
ui-pawn = { $name }, { $settlement }, Gesundheit { $left } von { $health }
ui-refugee-at = { $name }, { $settlement }
ui-minimap = Die ganze Karte: Ort wählen
ui-zoom-in = Näher
ui-zoom-out = Weiter weg
ui-zoom-fit = Alles zeigen
ui-float-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
ui-float-healed = +{ $count } Gesundheit
ui-float-overrun = Überrannt
ui-float-repelled = Gehalten
ui-float-down = Kampfunfähig
ui-float-restored = Instand gesetzt
ui-float-destroyed = Vernichtet

## What hangs over the city

ui-rail = Die Belagerung
ui-days = Kommende Tage
ui-reveals = täglich { $count } aufdecken
ui-reveal-more = Ab jetzt { $count } am Tag
ui-event-none = Nichts
ui-event-fortune = Glück: alle ziehen 1
ui-event-settlers = Siedler kommen
ui-event-doom = Unheil: 1 Karte
ui-in-force = In Kraft
ui-doom-of = Unheil { $count } von 3
ui-nothing-in-force = Heute nichts
ui-skills-no = Nichts hebt dies auf
ui-short-DC-01 = Angriff −1 Würfel
ui-short-DC-02 = Verteidigung −1
ui-short-DC-03 = 1 Stromausfall
ui-short-DC-04 = 1 Feuer
ui-short-DC-05 = 1 Verseuchung
ui-short-DC-06 = 1 Schritt weniger
ui-short-DC-07 = Kein Handel
ui-short-DC-08 = Keine Suche
ui-short-DC-09 = Keine Hilfe
ui-short-DC-10 = Alle −1 Marker
ui-short-DC-11 = Keine Heilung
ui-short-DC-12 = 1 Horde mehr
ui-short-DC-13 = Stufe 1: Ansturm
ui-short-DC-14 = −2 Exp
ui-short-DC-15 = 1 Unheil mehr
ui-short-DC-16 = Munitionswürfel wertlos
ui-short-DC-17 = Sprengstoffwürfel wertlos
ui-short-DC-18 = Benzinwürfel wertlos
ui-short-DC-19 = Barrikadenwürfel wertlos
ui-short-DC-20 = Vorratswürfel wertlos
ui-short-DC-21 = −1 Garnison
ui-short-DC-22 = −1 Turm
ui-short-DC-23 = 1 Horde nebenan
ui-short-DC-24 = 1 Wunde
ui-short-DC-25 = Keine Karten
ui-short-DC-26 = Ausbau +1 Exp
ui-short-DC-27 = Wehrlose bleiben
ui-short-DC-28 = Neu im Ansturm
ui-short-DC-29 = Nichts
ui-short-C-NOHEAL = Keine Heilung
ui-short-C-JAM = Daneben −1 Würfel
ui-short-C-SIEGE = Daneben keine Hilfe
ui-short-C-LOCK = Kein Handel
ui-tomorrow = Morgen
ui-doom-full = voll: Die nächste kostet 3 Exp
ui-deck = Hordenstapel
ui-final-in = { $count ->
    [one] Der Endgegner ist die letzte Karte
   *[other] Endgegner in den letzten { $count }
}
ui-final-out = Der Endgegner ist im Spiel
ui-finals-gone = Alle Endgegner vernichtet
ui-refugee-guarded = { $settlement }, bewacht
ui-refugee-alone = { $settlement }, unbewacht
ui-refugee-safe = { $settlement }, heute Nacht sicher
ui-refugee-lost = { $settlement }, verloren
ui-refugee-danger = { $cause ->
    [contam] Verseuchung nah: Tod in der Dämmerung
   *[fire] Feuer nah: Tod in der Dämmerung
}
ui-store = Lager
ui-in-store = { $count } im Lager
ui-tonight = Heute Nacht
ui-move-count = { $count ->
    [one] 1 zieht
   *[other] { $count } ziehen
}
ui-quiet-night = Keine Horde zieht.
ui-later = eine Nacht später
ui-stopped = dein Plan stoppt sie
ui-defended = ihr könnt verteidigen
ui-dusk = Dämmerung: { $cause ->
    [fire] Feuer
   *[contam] Verseuchung
} { $who ->
    [refugees] tötet { $name }
   *[other] verwundet { $name }
}
ui-stake = Auf dem Spiel: { $settlements ->
    [one] 1 Gebiet, 1 Unheilskarte
   *[other] { $settlements } Gebiete, { $settlements } Unheilskarten
}, { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
ui-plan-stops = Dein Plan stoppt { $count } von { $of }

## Mats

ui-mats = Überlebende im Spiel
ui-nobody-yet = Noch ist niemand im Spiel.
ui-carries = Trägt { $held } von { $slots }
ui-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
ui-slots-free = { $count } frei
ui-hand = Hand { $held } von { $limit }
ui-hand-of = Karten: { $name }
ui-no-cards = Keine Karten
ui-choose = { $name } wählen
ui-open-mat = { $name } ansehen
ui-status-active = handelt
ui-status-done = Fertig
ui-status-to-act = Bereit
ui-status-down = Am Boden
ui-used = genutzt
ui-tick-move = Gehen
ui-tick-steps = { $left }/{ $of }
ui-tick-develop = Bau
ui-tick-trade = Handel
ui-tick-main = Aktion
ui-tick-extra = Angr. +1
ui-card-play = Spielen
ui-card-used = Heute genutzt
ui-card-built = Gebaut
ui-card-schematic = Bauplan
# Wo lange Wörter auf einer schmalen Karte getrennt werden dürfen: am Bindestrich.
ui-joints = Evakuierungs-bus Flammen-werfer handlungs-fähige kampf-unfähige Munitions-kiste Operations-besteck Scharf-schützen-gewehr Straßen-sperre Unheils-karte unumgeh-bar Verband-kasten Verteidigungs-würfe Zustands-marker
ui-window-open = Am Morgen
ui-window-turn = Im Zug
ui-window-preroll = Vor einem Wurf
ui-window-roll = Nach einem Wurf
ui-window-night = Bei Einbruch der Nacht
ui-window-strike = Beim Eindringen
ui-window-wound = Vor einer Wunde
ui-window-doom = Gegen Unheil
ui-window-dusk = In der Dämmerung

## Questions and answers

ui-tab-board = Stadt
ui-tab-people = Team
ui-ask-aside = Spielst du eine deiner Karten?
ui-ask-strike = Wähle die Horden, die du schlägst.
ui-auto-answer-window = Wenn du eine Karte spielen könntest
ui-auto-answer-reveal = Welche Horde ihr aufdeckt
ui-auto-answer-who = Wer als Nächstes handelt
ui-auto-answer-horde-next = Welche von mehreren Horden zuerst zieht
ui-auto-answer-horde-path = Welchen von mehreren Wegen eine Horde nimmt
ui-auto-answer-first = Die erste nehmen
ui-context-entered = Eine Horde dringt ein: { $settlement }
ui-context-turn = { $name }, Ort: { $settlement }
ui-context-reveals = { $count ->
    [one] Noch 1 aufzudecken
   *[other] Noch { $count } aufzudecken
}
ui-context-attack = { $name } greift an, Ort: { $settlement }
ui-context-mini = { $name }: ein Angriff mit einem Würfel
ui-context-defence = { $name } verteidigt: { $settlement }, Horde: { $horde }
ui-context-auto = Garnisonen und Fallen: { $settlement }, Horde: { $horde }
ui-on-map = Wähle auf der Karte.
ui-move-on-map = Zum Gehen wähle ein Gebiet auf der Karte.
ui-lay-hint = Drücke auf eine Horde oder ziehe einen Würfel auf sie. Ausgegeben wird erst beim Zuschlagen.
ui-aid = Hilfe
ui-special = Gabe
ui-search-note = zieht eine Karte
ui-search-over = zieht eine Karte, legt eine ab
ui-up-to = bis { $chance }
ui-hopeless = kann nicht gelingen
ui-exp-left = { $exp } Exp da
ui-cost = { $cost } Exp nötig
ui-play-card = Karte spielen
ui-cards-count = { $count ->
    [one] 1 möglich
   *[other] { $count } möglich
}
ui-chance = Chance
ui-trade-give = Geben
ui-trade-take = Nehmen
ui-dice = Würfel
ui-dice-count = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
ui-cards = Karten
ui-doom = Unheil
ui-tank = Panzer
ui-blank = leer
ui-as = als
ui-doom-die-skull = Unheilswürfel: Schädel
ui-doom-die-doom = Unheilswürfel: eine Unheilskarte
ui-doom-die-blank = Unheilswürfel: leer
ui-reroll-die = { $face } neu würfeln
ui-uses-card = kostet die Karte
ui-lay = Würfel darauf legen
ui-take-back = Würfel zurücknehmen
ui-cannot-pay = Die Würfel passen nicht
ui-certain = sicher
ui-lacks = passt noch nicht
ui-pay-otherwise = Anders bezahlen ({ $number } von { $of })
ui-strike = { $count ->
    [one] 1 Horde schlagen
   *[other] { $count } Horden schlagen
}
move-join-sure = Sicher? Du kommst morgen früh mit einer Figur dazu.
move-leave-sure = Sicher? Deine Überlebenden gehen am Ende dieser Phase.
move-cancel-sure = Sicher? Die Anfrage wird zurückgezogen.
move-leave-other = Wegschicken
move-cancel-other = Anfrage zurückziehen

## The log and the end

position-showcase = Tag 7: Der Soldat hat von der Kaserne aus angegriffen, und die Würfel liegen auf dem Tisch.
position-last-night = Tag 15: Der Stapel ist leer, und der Endgegner steht vor der Waffenkammer.
ui-end-kicker-won = Gehalten bis Tag { $day }
ui-end-kicker-lost = Gefallen an Tag { $day }
ui-finished = Beendet an **Tag { $day }**
ui-end-title-won = Die Stadt steht
ui-end-title-lost = Die Stadt ist gefallen
ui-rank-note = { $destroyed ->
    [one] 1 Horde
   *[other] { $destroyed } Horden
} vernichtet, { $exp } Exp nicht ausgegeben. Ihr gewinnt oder verliert zusammen.
ui-curves-title = Die Belagerung, Tag für Tag
ui-curve-exp = Exp
ui-curve-hordes = Horden
ui-curve-destroyed = Vernichtet

## Was jeder beitrug, am Ende

deed-destroyed = { $count ->
    [one] **1 Horde** vernichtet
   *[other] **{ $count } Horden** vernichtet
}
deed-developed = { $count ->
    [one] **1 Ausbau** errichtet
   *[other] **{ $count } Ausbauten** errichtet
}
deed-built = { $count ->
    [one] **1 Bauplan** gebaut
   *[other] **{ $count } Baupläne** gebaut
}
deed-learned = { $count ->
    [one] **1 Fähigkeit** gelernt
   *[other] **{ $count } Fähigkeiten** gelernt
}
deed-aided = { $count ->
    [one] **einmal** um Hilfe gebeten
   *[other] **{ $count }-mal** um Hilfe gebeten
}
deed-searched = { $count ->
    [one] **einmal** gesucht
   *[other] **{ $count }-mal** gesucht
}
deed-traded = { $count ->
    [one] **1 Übergabe**
   *[other] **{ $count } Übergaben**
}
deed-moved = { $count ->
    [one] **1 Schritt** gegangen
   *[other] **{ $count } Schritte** gegangen
}

# Wozu Züge gut sind, und was sie wagen: nach „das“

game-chance = Chance, die Stadt zu halten
game-outcome = { $won ->
    [yes] Tage bis zum Sieg
   *[no] Tage, bis die Stadt fällt
}
merit-tonight = { $of ->
    [one] stoppt die einzige Horde dieser Nacht
   *[other] stoppt { $count } von { $of } Horden dieser Nacht
}
merit-destroys = vernichtet { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
 }
merit-hunted = hält heute Nacht { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
 } von den Wehrlosen fern
merit-endangered = { $before ->
    [one] bringt Wehrlose oder Siedler außer Gefahr
   *[other] bringt { $count } von { $before } Gruppen von Wehrlosen oder Siedlern außer Gefahr
}
merit-unmet = { $of ->
    [one] ermöglicht eine Verteidigung gegen die einzige Horde dieser Nacht
   *[other] ermöglicht eine Verteidigung gegen { $count } von { $of } Horden dieser Nacht
}
merit-able = bringt { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
 } wieder auf die Beine
merit-free = befreit { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
 }, also habt ihr dann { $after }
merit-frees = gibt euch bis morgen mehr freie Gebiete
merit-stands = hält bis morgen jedes freie Gebiet
merit-unhurt = erspart allen neue Wunden bis morgen
merit-heals = { $before ->
    [one] heilt die einzige Wunde
   *[other] heilt { $count } von { $before } Wunden
}
merit-hazards = { $before ->
    [one] beseitigt den einzigen Feuer- oder Verseuchungsmarker
   *[other] beseitigt { $count } von { $before } Feuer- und Verseuchungsmarkern
}
merit-power = { $before ->
    [one] bringt dem einzigen Gebiet ohne Strom wieder Strom
   *[other] bringt { $count } von { $before } Gebieten ohne Strom wieder Strom
}
merit-guards = bewacht { $count ->
    [one] Wehrlose oder Siedler
   *[other] { $count } Gruppen von Wehrlosen oder Siedlern mehr
}
merit-skills = lehrt { $count ->
    [one] 1 Fähigkeit
   *[other] { $count } Fähigkeiten
 }
merit-defences = bringt { $count ->
    [one] 1 Verteidigungsanlage
   *[other] { $count } Verteidigungsanlagen
 } mehr, also habt ihr { $after }
merit-exp = bringt { $count } Exp, also habt ihr { $after }
merit-cards = bringt { $count ->
    [one] 1 Glückskarte
   *[other] { $count } Glückskarten
 }
merit-resources = bringt { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
 }
merit-known = zeigt, was { $count ->
    [one] 1 weitere Horde ist
   *[other] { $count } weitere Horden sind
 }
merit-targets = bringt { $count ->
    [one] 1 weitere Horde
   *[other] { $count } weitere Horden
 } in Reichweite
merit-dooms = entfernt { $count ->
    [one] 1 aktive Unheilskarte
   *[other] { $count } aktive Unheilskarten
 }
merit-hits = trifft { $count ->
    [one] 1 Horde, die mehr als einen Treffer braucht
   *[other] { $count } Horden, die mehr als einen Treffer brauchen
 }
merit-dice = bringt { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
 } mehr für diesen Wurf
merit-holds = verliert bis morgen weniger Gebiete
merit-healthy = bringt bis morgen weniger Wunden
merit-chance = gelingt mit einer Chance von { $count } %
merit-safe = meidet Feuer und Verseuchung
merit-company = endet bei { $count ->
    [one] 1 handlungsfähigen Überlebenden
   *[other] { $count } handlungsfähigen Überlebenden
 }
merit-away = endet { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 } von der nächsten Horde entfernt
merit-near = liegt höchstens 2 Felder von { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
 } entfernt
merit-steps = lässt noch { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 } übrig
merit-helpless = { $count ->
    [0] führt zu den Wehrlosen
    [one] endet 1 Feld von den Wehrlosen entfernt
   *[other] endet { $count } Felder von den Wehrlosen entfernt
}
merit-level = deckt eine Horde auf, die nur Stufe { $count } hat
merit-met = deckt eine Horde auf, in deren Nähe { $count ->
    [one] 1 Überlebender steht
   *[other] { $count } Überlebende stehen
 }
merit-apart = deckt eine Horde auf, die { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 } von den Wehrlosen entfernt ist
merit-reach = wählt jemanden, der sofort { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
 } angreifen kann
merit-load = wählt jemanden, der { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
 } trägt
merit-plenty = legt eine von { $count } gleichen Ressourcen ab
risk-hunted = lässt { $after ->
    [one] 1 Horde
   *[other] { $after } Horden
 } freien Weg zu den Wehrlosen
risk-endangered = lässt { $after ->
    [one] Wehrlose oder Siedler
   *[other] { $after } Gruppen von Wehrlosen oder Siedlern
} in Gefahr
risk-unmet = lässt { $after ->
    [one] 1 Horde
   *[other] { $after } Horden
 } dieser Nacht ohne Verteidigung
risk-able = kostet { $count ->
    [one] 1 handlungsfähigen Überlebenden
   *[other] { $count } handlungsfähige Überlebende
 }
risk-free = verliert { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
 }, dann bleiben { $after }
risk-stands = kostet euch bis morgen ein Gebiet
risk-unhurt = bringt neue Wunden bis morgen
spare-hunted = hält heute Nacht { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
 } mehr von den Wehrlosen fern
spare-endangered = hält { $count ->
    [one] Wehrlose oder Siedler
   *[other] { $count } Gruppen von Wehrlosen oder Siedlern
} außer Gefahr
spare-unmet = lässt heute Nacht { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
 } weniger ohne Verteidigung
spare-able = hält { $count ->
    [one] 1 Überlebenden
   *[other] { $count } Überlebende
 } mehr handlungsfähig
spare-free = hält { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
 } mehr
spare-heals = erspart euch { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
 }
spare-guards = lässt { $count ->
    [one] Wehrlose oder Siedler
   *[other] { $count } Gruppen von Wehrlosen oder Siedlern
} bewacht
spare-defences = lässt euch { $count ->
    [one] 1 Verteidigungsanlage
   *[other] { $count } Verteidigungsanlagen
 } mehr
spare-exp = lässt euch { $count } Exp mehr
spare-cards = lässt euch { $count ->
    [one] 1 Glückskarte
   *[other] { $count } Glückskarten
 } mehr
spare-resources = lässt euch { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
 } mehr
spare-targets = hält { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
 } mehr in Reichweite

## Was jemand vorhat, nach dem Namen; und was man sagen kann, ohne es zu schreiben

plan-move = { $who ->
    [you] gehst in dieses Gebiet: { $where }
   *[other] geht in dieses Gebiet: { $where }
}
plan-restore = { $who ->
    [you] setzt das Gebiet instand
   *[other] setzt das Gebiet instand
}
plan-bulwark = { $who ->
    [you] baust einen Schutzwall
   *[other] baut einen Schutzwall
}
plan-garrison = { $who ->
    [you] baust eine Garnison
   *[other] baut eine Garnison
}
plan-watchtower = { $who ->
    [you] baust einen Wachturm
   *[other] baut einen Wachturm
}
plan-schematic = { $who ->
    [you] baust einen Bauplan
   *[other] baut einen Bauplan
}
plan-first_skill = { $who ->
    [you] lernst eine Fähigkeit
   *[other] lernt eine Fähigkeit
}
plan-revive = { $who ->
    [you] belebst jemanden wieder
   *[other] belebt jemanden wieder
}
plan-turret = { $who ->
    [you] baust einen Geschützturm
   *[other] baut einen Geschützturm
}
plan-fortress = { $who ->
    [you] baust eine Festung
   *[other] baut eine Festung
}
plan-second_skill = { $who ->
    [you] lernst eine zweite Fähigkeit
   *[other] lernt eine zweite Fähigkeit
}
plan-trade = { $who ->
    [you] handelst mit allen hier
   *[other] handelt mit allen hier
}
plan-attack = { $who ->
    [you] greifst an
   *[other] greift an
}
plan-aid = { $who ->
    [you] bittest um Hilfe: { $settlement }
   *[other] bittet um Hilfe: { $settlement }
}
plan-search = { $who ->
    [you] suchst eine Karte
   *[other] sucht eine Karte
}
plan-special = { $who ->
    [you] nutzt eine Gabe: { $ability }
   *[other] nutzt eine Gabe: { $ability }
}
plan-place-trap = { $who ->
    [you] legst die Falle
   *[other] legt die Falle
}
plan-hospital = { $who ->
    [you] heilst eine Wunde
   *[other] heilt eine Wunde
}
plan-dismount = { $who ->
    [you] verlässt den Panzer
   *[other] verlässt den Panzer
}
plan-play = { $who ->
    [you] spielst { $card }
   *[other] spielt { $card }
}
plan-end = { $who ->
    [you] beendest den Zug
   *[other] beendet den Zug
}
quick-need-ammo = Ich brauche Munition.
quick-need-barricades = Ich brauche Barrikaden.
quick-hold-it = Haltet das hier!
quick-leave-it = Gebt das hier auf.
quick-save-exp = Spart die Exp.
