### Die Kommandozeile auf Deutsch. Spiele haben ihre Wörter bei ihren Regeln.

name-person = Spieler { $letter }
name-bot = { $level ->
    [random] Zufall
    [heuristic] Heuristik
    [beginner] Erster Abend
    [wanderer] Wanderer
    [settler] Siedler
    [pathfinder] Pfadfinder
    [veteran] Veteran
    [legend] Legende
   *[other] Bot
} { $letter }

question = { $name }: { $question }
thinks = { $name } überlegt
hand-over = Bitte gib den Bildschirm an { $name } weiter. Drück dann Enter.
compiling = Die Regeln werden übersetzt: { $bar } { $percent } %. Du kannst weiterspielen; danach geht es schneller.
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
after-the-end = Tippe speichern DATEI, oder drück Enter zum Beenden>{ " " }
goodbye = Danke fürs Spielen.
left = Du hast die Partie vor dem Ende verlassen.
over = Die Partie ist zu Ende.

help =
    Tippe die Nummer oder den Namen eines Zuges, etwa 3 oder end.
    zurück           den letzten Zug zurücknehmen, solange nichts gewürfelt, gezogen oder aufgedeckt wurde
    tipp             die drei besten Züge zeigen, mit deiner Siegchance
    brett            den Tisch noch einmal zeichnen
    züge             die Züge noch einmal auflisten
    regeln NAME      eine Regel lesen, etwa eine, die eine Ablehnung nennt
    speichern DATEI  die Partie speichern, für `holdfast replay` und `holdfast play --resume`
    beenden          die Partie verlassen
rules-usage = Nenne eine Regel, etwa { $clause }. `holdfast rules SPIEL --lang de` zeigt alle Regeln.
save-usage = Nenne eine Datei: speichern DATEI
saved = Die Partie ist in { $file } gespeichert ({ $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}).
file-exists = { $file } gibt es schon und wurde nicht geändert. Wähle einen anderen Namen.
cannot-save = { $file } lässt sich nicht schreiben: { $reason }. Wähle eine andere Datei.
hint-thinks = Der Bot schaut voraus
hint-rivals = { $number }: { $move }. { $percent } % Siegchance, etwa { $points } Punkte.
hint-team = { $number }: { $move }. { $percent } % Siegchance.
hint-points = { $number }: { $move }. { $points } { $measure }.
hint-equal = Diese Züge sind etwa gleich gut. Nimm den, der dir gefällt.
hint-unsure = { $games ->
    [one] Noch nicht sicher: Nur 1 Partie wurde probiert.
   *[other] Noch nicht sicher: Nur { $games } Partien wurden probiert.
}
hint-because = { "    " }Dieser Zug { $reason }
hint-risk = { "    " }Aber er { $reason }
hint-often = ({ $percent } %)
hint-instead = ({ $percent } % statt { $other } %)
plan = { $name } hat vor: { $steps }.
plan-then = , dann{ " " }
hint = Ein Bot, der nicht vorausdenkt, würde { $key } wählen: { $move }
undone = Der Zug ist zurückgenommen.
declined = Der Zug bleibt.
consent = { $name }, darf der Zug zurückgenommen werden? (j/n){ " " }
cannot-undo = { $reason ->
    [nothing-to-undo] Es gibt nichts zurückzunehmen.
    [rolled] Das kannst du nicht zurücknehmen: Es wurde gewürfelt.
    [drawn] Das kannst du nicht zurücknehmen: Etwas wurde gezogen.
    [revealed] Das kannst du nicht zurücknehmen: Etwas wurde aufgedeckt.
    [others-acted] Das kannst du nicht zurücknehmen: Seitdem hat jemand anders gehandelt.
    [over] Die Partie ist zu Ende.
   *[other] Das kannst du nicht zurücknehmen.
}
not-yours = Das entscheidet jemand anders.
why = { $reason } ({ $clauses })
no-such-number = Wähle einen Zug von 1 bis { $most }.
not-understood = Den Befehl „{ $line }“ gibt es nicht. `hilfe` zeigt alle Befehle.
refused = { $message }

replay-prompt = { $at }/{ $last }>{ " " }
replay-move = Zug { $at } von { $last }, { $name }: { $key }
replay-start = Das ist der Anfang der Partie.
replay-end = Das ist das Ende der Partie.
replay-help = Enter geht vor, b geht zurück, und eine Zahl von 0 bis { $last } springt dorthin. Du kannst auch tippen: anfang, ende, chancen, regeln NAME, beenden.
replay-chance = Siegchance: { $chances }
replay-team = Team
replay-compiling = Die Regeln werden übersetzt. Das dauert eine Minute, nur beim ersten Mal.

learn-begins = { $title }: { $lessons ->
    [one] 1 Lektion
   *[other] { $lessons } Lektionen
}, etwa { $minutes } Minuten. `hilfe` zeigt alle Befehle.
learn-lesson = Lektion { $number } von { $count }: { $title }
learn-go-on = Drück Enter.
learn-not-played = Dieser Zug wurde nicht gespielt.
learn-first-step = Das ist der erste Schritt der Lektion.
learn-left = Mit `--lesson NAME` kommst du zurück. `--lesson ?` zeigt alle Lektionen.
learn-done = Das war die letzte Lektion. Spiel jetzt eine Partie: `holdfast play SPIEL`.
learn-help =
    Tippe die Nummer oder den Namen eines Zuges. Was der Coach verlangt, ist mit ▸ markiert.
    zurück        zum vorigen Schritt gehen
    überspringen  den Coach machen lassen
    brett         den Tisch noch einmal zeichnen
    züge          die Züge noch einmal auflisten
    regeln NAME   eine Regel lesen; ohne Namen die Regel dieses Schritts
    beenden       die Lektion verlassen
