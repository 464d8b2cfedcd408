### Die Kommandozeile auf Deutsch. Spiele haben ihre Wörter bei ihren Regeln.

name-person = Spieler { $letter }
name-bot = { $level ->
    [random] Zufall
    [steady] Stetig
    [wanderer] Wanderer
    [settler] Siedler
    [veteran] Veteran
    [legend] Legende
   *[other] Bot
} { $letter }

question = { $name }: { $question }
thinks = { $name } denkt nach
hand-over = Nun sieht { $name } auf den Bildschirm. Weiter mit Enter.
compiling = Die Regeln werden übersetzt: { $bar } { $percent } %. Spiel ruhig weiter; danach geht es schneller.
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
after-the-end = speichern DATEI, oder Enter zum Beenden>{ " " }
goodbye = Danke fürs Spielen.
left = Die Partie wurde vor ihrem Ende verlassen.
over = Das Spiel ist aus.

help =
    Gib die Nummer oder den Namen eines Zuges ein, etwa 3 oder end.
    zurück           den letzten Zug zurücknehmen, solange nichts bekannt wurde
    rat              die drei aussichtsreichsten Züge, mit deiner Siegchance
    brett            den Tisch noch einmal zeichnen
    züge             die Züge noch einmal auflisten
    regeln NAME      eine Regel lesen, etwa die bei einer Ablehnung genannte
    speichern DATEI  die Partie behalten, für `holdfast replay` und `--resume`
    beenden          aufhören
rules-usage = Nenne eine Regel, etwa { $clause }. Alle Regeln: `holdfast rules SPIEL --lang de`.
save-usage = Nenne eine Datei: speichern DATEI
saved = In { $file } gespeichert, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
file-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
cannot-save = { $file } kann nicht geschrieben werden: { $reason }.
hint-thinks = Es wird vorausgeschaut
hint-rivals = { $number }: { $move }. Siegchance { $percent } %, { $points } Punkte zu erwarten.
hint-team = { $number }: { $move }. Siegchance { $percent } %.
hint-equal = Diese sind etwa gleich gut: Nimm, was dir gefällt.
hint-unsure = Noch nicht sicher: Nur { $games } Partien wurden vorausgespielt.
hint-because = { "    " }denn das { $reason }
hint-risk = { "    " }aber das { $reason }
hint-often = ({ $percent } %)
hint-instead = ({ $percent } % statt { $other } %)
plan = { $name } hat vor: { $steps }.
plan-then = , dann{ " " }
hint = Ein stetiger Spieler wählte { $key }: { $move }
undone = Zurückgenommen.
declined = Abgelehnt.
consent = { $name }, darf der Zug zurückgenommen werden? (j/n){ " " }
cannot-undo = { $reason ->
    [nothing-to-undo] Es gibt nichts zurückzunehmen.
    [rolled] Das lässt sich nicht zurücknehmen: Es wurde gewürfelt.
    [drawn] Das lässt sich nicht zurücknehmen: Etwas wurde gezogen.
    [revealed] Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt.
    [others-acted] Das lässt sich nicht zurücknehmen: Seither hat jemand anderes gehandelt.
    [over] Das Spiel ist aus.
   *[other] Das lässt sich nicht zurücknehmen.
}
not-yours = Das entscheidet jemand anderes.
why = { $reason } ({ $clauses })
no-such-number = Es gibt die Züge 1 bis { $most }.
not-understood = „{ $line }“ gibt es nicht. `hilfe` zeigt, was du eingeben kannst.
refused = { $message }

replay-prompt = { $at }/{ $last }>{ " " }
replay-move = Zug { $at } von { $last }, { $name }: { $key }
replay-start = Das ist der Anfang.
replay-end = Das ist das Ende.
replay-help = Enter: vor. b: zurück. Eine Zahl von 0 bis { $last }: dorthin. anfang, ende, chancen, regeln NAME, beenden.
replay-chance = Siegchance: { $chances }
replay-team = Team
replay-compiling = Die Regeln werden übersetzt: eine Minute, nur beim ersten Mal

learn-begins = { $title }: { $lessons } Lektionen, etwa { $minutes } Minuten. `hilfe` zeigt, was man tippen kann.
learn-lesson = Lektion { $number } von { $count }: { $title }
learn-go-on = Enter: weiter.
learn-not-played = Nichts wurde gespielt.
learn-first-step = Das ist der erste Schritt der Lektion.
learn-left = Mit --lesson NAME kommst du zurück; --lesson ? zählt alle auf.
learn-done = Das war die letzte Lektion. Nun spiel: `holdfast play SPIEL`.
learn-help =
    Tippe die Nummer oder den Namen eines Zugs; was der Lehrer meint, ist mit ▸ markiert.
    zurück       zum Schritt davor
    weiter       lass es den Lehrer tun
    brett        zeichnet den Tisch neu
    züge         zählt die Züge noch einmal auf
    regeln NAME  ein Absatz der Regeln; ohne Namen der zu diesem Schritt
    beenden      aufhören
