### Die eigenen Wörter des Klienten auf Deutsch. Spiele haben ihre bei ihren Regeln.

locale = de
percent = { $value } %

## Die Lobby

title-lobby = Holdfast
tagline = Spiele ums Überleben
replays = Datei öffnen
study = Üben
your-name = Dein Name
continue = Weiterspielen
join = An einen Tisch setzen
join-by = mit Link oder Code
join-slim = Link oder Code eingeben
join-paste = Link, oder ember fox 421
join-wrong = Das ist kein Link eines Tisches und kein Code wie ember fox 421.
with = mit { $names }
thinks = { $name } überlegt
resume = Weiter
more-tables = Andere Tische
finished = Beendet
finished-all = Alle { $count } zeigen
finished-won = gewonnen
finished-lost = verloren
finished-place = Platz { $rank } von { $count }
finished-fewer = Weniger zeigen
review = Ansehen
choose-game = Spiel wählen
range = { $least }–{ $most }
players-range = { $least }–{ $most } Spieler
players-exactly = { $count } Spieler
setup = Neuer Tisch
presets = Vorlage
preset-named = Vorlage { $preset }
preset-changed = { $preset }, geändert
all-options = { $count ->
    [one] 1 Option
   *[other] Alle { $count } Optionen
}
options = Alle Optionen
changes = { $count ->
    [0] nichts geändert
   *[other] { $count } geändert
}
changed-from = statt { $value }
back-to-preset = Zur Vorlage
done = Fertig
play = { $game } spielen
play-against = gegen { $names }, beginnt sofort
play-against-many = gegen { $count } Bots, beginnt sofort
play-together = mit { $names }, beginnt sofort
play-together-many = mit { $count } Bots, beginnt sofort
play-friends = { $count ->
    [one] jemand kommt per Link dazu
   *[other] { $count } kommen per Link dazu
}
play-here = { $count } Leute an diesem Bildschirm
play-alone = allein, beginnt sofort
invite = Freunde einladen
invite-note = mit Link, Code oder QR
hot-seat = Reihum
hot-seat-note = ein Bildschirm
add-seat = Mehr
up-to = bis { $most }
seat-role = Wer spielt hier
seat-note = { $hand ->
    [finger] Platz antippen: Freund oder Bot
   *[mouse] Platz anklicken: Freund oder Bot
}
seat-friend = Freund
seat-nameless = Spieler { $number }
seat-nameless-own = { $name } (du)
seat-nameless-whose = dein
role-bot = Bot
role-friend = Freund, per Link
role-here = Am Bildschirm
role-note-me = hier
role-note-friend = per Link
role-note-here = auch hier
remove-seat = Diesen Platz entfernen
bots = Bots
bot-of-level = { $level }
name = Name
level = Stärke
level-random = zufällig
level-heuristic = heuristisch
# Der frühere Name, in gespeicherten Partien.
level-steady = heuristisch
level-beginner = Erster Abend
level-wanderer = Wanderer
level-settler = Siedler
level-pathfinder = Pfadfinder
level-veteran = Veteran
level-legend = Legende
level-note-beginner = Er spielt wie Menschen an ihrem ersten Abend.
level-note-wanderer = Er übersieht oft den besseren Zug.
level-note-settler = Er spielt solide, mit kleinen Fehlern.
level-note-pathfinder = Er spielt gut und macht ab und zu einen Fehler.
level-note-veteran = Er spielt stark und macht selten einen Fehler.
level-note-legend = Er schaut so weit voraus, wie es die Zeit erlaubt.
level-budget-none = Er entscheidet sofort.
level-budget-playouts = Er spielt { $playouts } Partien im Kopf.
level-budget-seconds = Er überlegt bis zu { $seconds } s je Zug.
level-budget-both = Er spielt { $playouts } Partien im Kopf, in höchstens { $seconds } s.
guest = Gast
review-title = Rückblick
try-again = Noch einmal versuchen

## Der Tisch

title-your-turn = ● Du bist dran: { $game }
title-waiting = Warten: { $game }
title-turn-of = { $name } ist dran: { $game }
title-over = { $game }: das Ende
title-replay = { $game }: Aufzeichnung
you = Du
your-turn = Du bist dran
turn-asked = Du bist gefragt
end-own = Du gewinnst
voices-may = { $name } entscheidet, aber du kannst auch antworten.
voices-all = Alle, die jetzt etwas tun können, werden gefragt.
voices-waiting = Wir warten auf { $names }.
voices-answer-as = Als { $name } antworten
turn-of = { $name } ist dran
turn-secret = { $name } entscheidet verdeckt
turn-label = Wer dran ist
turn-moving = { $name } zieht
turn-own = Dein Zug
turn-decide = Du entscheidest.
turn-thinking = { $name } überlegt
turn-away = { $name } ist nicht da
stand-in-short = Ein Bot kann einspringen.
stand-in-note = Nach einer Minute kann ein Bot spielen, bis { $name } wieder da ist.
turn-next = danach: { $what }
turn-open = Es fehlt noch jemand
catch-up = Aufholen
to-my-turn = Ich bin dran
watch-missed = Was geschah
step-next = Weiter
key-space = Leertaste
pace-note = Wie schnell du die Züge der anderen siehst
board-moves = Das Brett ist dran
over = Die Partie ist zu Ende
out = raus
prompt-label = Was zu tun ist
notebook-moves = { $count ->
    [one] Der einzige erlaubte Zug
   *[other] Alle { $count } erlaubten Züge
}
waiting-bot = Der Bot überlegt.
waiting-person = Inzwischen kannst du dich umsehen.
waiting-coming = Du kommst dazu, sobald die Regeln es erlauben.
waiting-out = Du hast die Partie verlassen und schaust jetzt zu.
waiting-open = Wir warten, bis jemand den freien Platz nimmt.
away-title = Während du weg warst
away-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
away-watch = Alles ansehen
spectating = Du schaust zu. Du siehst nur, was alle wissen.
spectating-short = Zuschauen
menu = Menü
notices = Mitteilungen
close = Schließen
back = Zurück
to-lobby = Zur Lobby
to-table = Zurück zum Tisch
lobby = Lobby
loading = Einen Moment …
skip = Ergebnis zeigen
views = Ansichten
tab-board = Brett
tab-people = Leute
tab-log = Verlauf
sheet-up = Bereich vergrößern
sheet-down = Bereich verkleinern
turn-asking = { $name } fragt das Team
turn-planning = Du planst deinen Zug
chat = Chat
tab-plan = Plan
tab-chat = Chat
log = Verlauf
log-more = Früheres zeigen
rules = Regeln
cards = Karten und Spielsteine
rules-whole = Seite öffnen
voyage-short = Reise
rules-read = Lesen
cards-short = Karten
rules-search = Regeln durchsuchen
rules-failed = Die Regeln lassen sich gerade nicht laden.
rules-nothing = Nichts gefunden.
rule = Regel { $clause }
settings = Einstellungen
language = Sprache
theme = Aussehen
theme-dark = dunkel
theme-light = hell
to-light = Hell anzeigen
to-dark = Dunkel anzeigen
theme-system = System
pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-step = schrittweise
volume = Ton
volume-off = aus
volume-low = leise
volume-full = laut
motion = Bewegung
motion-system = System
motion-on = an
motion-off = aus
tip-click = { $hand ->
    [finger] Tipp, um zu spielen.
   *[mouse] Klick, oder drück
}
tip-final = Das ist endgültig.
tap-again = { $hand ->
    [finger] Tipp noch einmal, um es zu tun.
   *[mouse] Klick noch einmal, um es zu tun.
}
blocked = geht jetzt nicht: Grund zeigen
hint = Tipp
hint-note = beste Züge
hint-later = wenn du dran bist
hint-off = nicht an diesem Tisch
why-this = Warum dieser Zug?
hints-option-note = Ob Spieler nach den besten Zügen fragen dürfen.
brief-option = Fragen mit nur einer Antwort
brief-option-note = Ob Fragen mit nur einer Antwort für dich beantwortet werden. Im Verlauf steht es.
brief-yes = beantwortet
brief-no = gestellt
hints-option = Tipps
hints-yes = erlaubt
hints-no = keine
undo = Zurücknehmen
undo-short = Rückgängig
undo-free = nimmt den letzten Zug zurück
undo-consent = fragt die anderen
undo-nothing-to-undo = nichts zurückzunehmen
undo-revealed = etwas wurde aufgedeckt
undo-rolled = es wurde gewürfelt
undo-drawn = etwas wurde gezogen
undo-others-acted = jemand anders hat gehandelt
undo-newcomer = seitdem kam jemand dazu
undo-not-yours = der letzte Zug war nicht deiner
undo-over = die Partie ist zu Ende
undo-waiting = wartet auf die anderen
undo-counted = nicht im Versuch, der zählt
consent-asked = { $name } möchte den letzten Zug zurücknehmen.
consent-yes = Einverstanden
consent-no = Ablehnen
consent-waiting = Wir warten, bis die anderen zustimmen.
consent-others = { $name } möchte einen Zug zurücknehmen.
standing = Feste Antworten
standing-always = Immer antworten:
standing-once = Beim nächsten Mal einmal fragen
standing-ask = Mich fragen
why-not-your-turn = { $name } ist dran.
why-over = Die Partie ist zu Ende.
goal-button = Ziel und nächste Schritte zeigen
goal-heading = Das Ziel
goal-next = Danach
link-connecting = Verbinde …
link-polling = Die Verbindung ist langsam, aber Züge kommen an.
link-lost = Keine Verbindung. Neuer Versuch …
link-refused = Dieser Link gilt nicht mehr.
seats = Plätze
seat-open = Freier Platz
seat-waiting = wartet auf jemanden
person-more = Über { $name }
seat-here = da
seat-coming = kommt bald dazu
seat-out = hat die Partie verlassen
seat-stand-in = ein Bot, bis { $name } wieder da ist
newcomer = Mitspieler hinzufügen
newcomer-bot = Weiterer Bot
seat-away = weg
seat-bot = Bot, { $level }
seat-bot-plain = Bot
seat-program = { $name } (Bot)
seat-program-note = ein fremder Bot
to-bot = Bot einsetzen
stand-in = Stärke des Bots, der übernimmt
take-back = Platz nehmen
spectators = Zuschauer
spectators-note = sehen nur, was alle wissen
copy-link = Link kopieren
copied = Kopiert
sit-down = Hinsetzen
sit-down-title = Ein Platz bei { $game } ist für dich frei
hand-over = { $name } ist dran
hand-over-text = Bitte gib den Bildschirm an { $name } weiter. Was jetzt kommt, darf nur { $name } sehen.
hand-over-ready = Ich bin { $name }
no-token = Ein Teil dieses Links fehlt. Bitte lass dir den ganzen Link geben.
table-problem = Dieser Tisch lässt sich nicht öffnen
other-rules = Dieser Tisch nutzt eine andere Version der Regeln
other-rules-text = Dort gilt Version { $theirs } der Regeln von { $game }; dieses Holdfast spielt Version { $ours }. Nichts ist verloren: Der Tisch bleibt, wie er ist.
other-rules-over = Die Partie ist zu Ende. Ansehen kannst du sie in einem Holdfast mit diesen Regeln.
other-rules-on = Die Partie ist nicht zu Ende. Du kannst sie in einem Holdfast mit diesen Regeln fortsetzen.

## Das Ende und Aufzeichnungen

ranking = Rangliste
deeds = Was jeder getan hat
deeds-won = ohne Rangliste: zusammen gewonnen
deeds-lost = ohne Rangliste: zusammen verloren
deed-most = { $deed }, mehr als alle anderen
deed-none = Hielt sich zurück.
rating = Wertung
rating-here = diese Partie
rating-next = als Nächstes
chance-nobody = niemand
chance-shares = Alle Chancen in diesem Augenblick
moments = Noch einen Blick wert
turned = Was den Ausschlag gab
turned-here = Der Wendepunkt
turned-better = Besser
turned-own = Deine Siegchance, wie ein Bot sie schätzt.
turned-team = Eure Siegchance, wie ein Bot sie schätzt.
turned-of = Siegchance von { $name }, wie ein Bot sie schätzt.
turned-silent = Es war ein stiller Zug.
chance = Chance
chance-thinks = Der Bot schaut sich die Partie an: { $percent }
look-failed = Der Spielverlauf lässt sich gerade nicht laden.
moments-none = Es war eine ruhige Partie.
chart-label = { $title }: Die Pfeiltasten bewegen die Markierung
rematch = Revanche
rematch-note = gleicher Tisch, der Nächste beginnt
rematch-open = { $name } hat eine Revanche eröffnet.
rematch-join = Platz nehmen
rematch-watch = Zuschauen
replay = Aufzeichnung
replay-from = ab { $axis } { $at }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-run = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-position = Stelle in der Partie
replay-upload = Spieldatei öffnen
replay-upload-text = Leg eine gespeicherte Partie hier ab, oder wähle eine. Eine Partie, die nicht zu Ende ist, kannst du fortsetzen.
see-board = Brett ansehen
see-board-note = wie es am Ende aussah
show-result = Zurück zum Ergebnis
save-file = Spieldatei speichern
carry = Anderswo weiterspielen
carry-note = Das speichert eine Datei, mit der du in einem anderen Browser, auf einem Server oder im Terminal weiterspielst. Sie enthält auch alles Verdeckte; darum bekommst du sie nur, wenn du allein oder an einem Bildschirm spielst.
go-on-here = Weiterspielen

## Wenn etwas abgelehnt wird

problem-stale = Jemand war schneller. So steht der Tisch jetzt.
problem-illegal = Die Regeln erlauben diesen Zug jetzt nicht. Wähle einen, der leuchtet.
problem-no-place = Jetzt kann niemand mehr dazukommen.
problem-not-free = Jemand war schneller. Der Platz ist besetzt.
problem-not-your-turn = Du bist nicht dran.
problem-not-ready = Die Tipps werden noch vorbereitet. Bitte versuch es gleich noch einmal.
problem-no-hints = An diesem Tisch sind Tipps abgeschaltet.
problem-not-known = Was dort genau gespielt wurde, darfst du nicht wissen.
problem-not-a-bot = Diesen Zug hat kein Bot gemacht.
problem-no-such-level = Bots dieser Stärke gibt es nicht.
problem-broke-off = Die Verbindung ist abgebrochen. Wenn dein Zug nicht auf dem Brett ist, spiel ihn noch einmal.
problem-unreachable = Holdfast erreicht den Server nicht. Prüf deine Verbindung und versuch es noch einmal.
problem-no-such-code = Zu diesem Code gibt es gerade keinen Tisch. Ein Code gilt eine Woche, solange die Partie läuft.
problem-table-full = Alle Plätze an diesem Tisch sind besetzt.
problem-not-begun = Die Partie hat noch nicht angefangen.
problem-not-host = Nur wer den Tisch eröffnet hat, kann die Partie starten.
problem-begun = Die Partie hat schon angefangen.
problem-over = Die Partie ist zu Ende.
problem-not-alone = An dieser Partie spielen andere mit, und eine Datei würde verraten, was sie nicht wissen dürfen. Speichern kannst du sie, wenn die Partie zu Ende ist.
problem-forbidden = Dieser Link öffnet diesen Tisch nicht. Bitte lass dir einen neuen Link geben.
problem-spectator = Du schaust zu. Nimm einen Platz, um das zu tun.
problem-not-seated = Nimm zuerst einen Platz.
problem-handed-over = Ein Bot spielt für dich. Nimm zuerst deinen Platz.
problem-not-away = Diese Person war vor weniger als einer Minute noch da. Warte einen Moment.
problem-not-yours = Das kannst du nur für deinen eigenen Platz tun.
problem-not-asked = Du bist jetzt nicht gefragt.
problem-already = Das ist schon erledigt.
problem-cannot-undo = Diesen Zug kannst du nicht zurücknehmen.
problem-no-wish = Gerade möchte niemand einen Zug zurücknehmen.
problem-name-taken = Jemand heißt schon so oder sehr ähnlich. Wähle einen anderen Namen.
problem-not-welcome = An diesen Tisch kannst du dich nicht setzen. Wähle einen anderen.
problem-bad-name = Wähle einen Namen aus 1 bis 24 sichtbaren Zeichen.
problem-bad-table = Diese Einstellungen passen nicht zusammen. Ändere sie und versuch es noch einmal.
problem-bad-replay = Diese Datei ist keine gespeicherte Partie, oder sie ist beschädigt. Wähle eine andere.
problem-replay-only = Diese Partie wurde nicht an einem Tisch gespielt. Du kannst sie ansehen, aber nicht fortsetzen.
problem-no-replay = Diese Partie lässt sich nicht speichern, weil sie nicht mit dem üblichen Aufbau begann.
problem-not-over = Das kannst du tun, wenn die Partie zu Ende ist.
problem-no-such-move = Diesen Zug gibt es nicht.
problem-broken = Der Server hat einen Fehler gemacht. Nichts wurde geändert: Bitte versuch es noch einmal.
problem-failed = Der Server hat nicht richtig geantwortet. Bitte versuch es noch einmal.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-no-such-lesson = Diese Lektion gibt es nicht.
problem-no-such-question = Diese Frage gibt es nicht. Bitte deinen Freund um einen neuen Link.
problem-too-many-questions = Du hast schon nach zwölf Zügen dieser Partie gefragt.
problem-no-such-puzzle = Diese Aufgabe gibt es nicht.
problem-other-deal = Diese zwei Partien haben nicht denselben Aufbau. Wähle eine mit gleichem Aufbau.
problem-no-such-day = Für diesen Tag gibt es keine Partie. Wähle heute oder einen früheren Tag.
problem-no-such-moment = Ab diesem Moment lässt sich nicht weiterspielen. Wähle einen früheren.
problem-too-many-named = Zwölf Zweige haben schon einen Namen. Entferne zuerst einen der Namen.
problem-counted = Im Versuch, der zählt, darf kein Bot für dich spielen.
problem-shared-deal = Andere spielen mit demselben Aufbau. Diese Partie lässt sich nur hier fortsetzen.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-seat = Dieser Link gehört zu keinem Platz des Tisches.
problem-too-large = Das ist zu groß, um es zu senden.
problem-too-fast = Das war zu viel auf einmal. Bitte warte einen Moment.
problem-too-many = An diesem Tisch schauen schon zu viele zu. Bitte versuch es später noch einmal.
problem-busy = Der Server kann gerade nichts speichern. Nichts ist verloren: Bitte versuch es noch einmal.
problem-database-away = Der Server erreicht seine gespeicherten Partien gerade nicht. Nichts ist verloren: Bitte versuch es noch einmal.
problem-closing = Der Server wird gerade neu gestartet. Nichts ist verloren: Bitte versuch es gleich noch einmal.
problem-disk-full = Der Server hat keinen Platz mehr, um das zu speichern. Nichts ist verloren: Bitte versuch es später noch einmal.
problem-not-stored = Der Server konnte das nicht speichern. Nichts ist verloren: Bitte versuch es noch einmal.
problem-damaged = Diese Partie lässt sich nur bis Schritt { $seq } lesen. Der Rest ist beschädigt, oder eine neuere Version hat ihn gespeichert.
problem-damaged-start = Der Anfang dieser Partie ist beschädigt. Darum lässt sie sich nicht öffnen.
problem-other-version = Diese Partie wurde mit einer anderen Version der Regeln gespielt und lässt sich hier nicht zeigen. Die Datei ist in Ordnung: Heb sie für ein Holdfast mit diesen Regeln auf.

# Das Brett eines Spiels, das keines mitbringt; `field-…` des Spiels selbst gehen vor

plain-nothing = nichts
plain-yes = ja
plain-no = nein
plain-own = Deins
plain-won = Du hast gewonnen
plain-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
plain-shared = { $names } teilen sich den Sieg.
plain-points = Punkte
plain-scored = { $points ->
    [one] Du hast 1 Punkt.
   *[other] Du hast { $points } Punkte.
}
plain-course = Der Spielverlauf
plain-decision = Entscheidung
field-actions = Aktionen
field-actions-left = Aktionen übrig
field-board = Brett
field-card = Karte
field-cards = Karten
field-colour = Farbe
field-cost = Kosten
field-day = Tag
field-deck = Stapel
field-dice = Würfel
field-discard = Ablage
field-hand = Hand
field-kind = Art
field-level = Stufe
field-lives = Leben
field-name = Name
field-number = Nummer
field-options = Optionen
field-order = Reihenfolge
field-owner = Besitzer
field-phase = Phase
field-player = Spieler
field-players = Spieler
field-points = Punkte
field-result = Ergebnis
field-round = Runde
field-row = Auslage
field-score = Punktestand
field-seat = Platz
field-seats = Plätze
field-step = Schritt
field-stock = Vorrat
field-supply = Vorrat
field-tiles = Plättchen
field-turn = Zug

## Lektionen

learn = Lernen
learned = Gelernt
first-time = Neu hier?
minutes-short = { $minutes } Min.
learn-game = { $game } lernen
minutes = { $minutes } Minuten
learn-offer = Neu bei { $game }? Lerne es in { $minutes } Minuten beim Spielen.
learn-offer-no = Nein, danke

## Der Lehrer

coach = Coach
coach-chip = Coach { $on ->
    [yes] an
   *[no] aus
}
coach-wait = Einen Moment
coach-anyway = Trotzdem tun
coach-show = Zeig es mir
coach-think = Ich überlege noch
coach-never = Nicht mehr warnen
coach-worse = Ein anderer Zug ist hier deutlich besser.
coach-loses = Mit diesem Zug ist die Partie sofort verloren.
coach-better = Besser:
coach-because = Er { $reason }.
coach-risk = Dein Zug { $reason }.
coach-chance = Er erhöht deine Siegchance um etwa { $by }.
coach-points = Mit ihm erwartet ein Bot { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $fewer ->
    [yes] weniger
   *[no] mehr
} { $meaning }.
coach-outcome = Punkte am Ende
coach-again = Warnungen zurücksetzen
coach-first = Erste Partien
coach-on = Immer
coach-off = Nie
first-game = Deine erste Partie

# Eine Seite, die keinen Server braucht
page-loading = { $part ->
    [python] Python wird geladen: { $done } von { $size } MB.
    [library] Der Tisch wird geladen: { $done } von { $size } MB.
    [start] Holdfast startet.
   *[game] Das Spiel wird geladen: { $done } von { $size } MB.
  }
page-waiting = Die Verbindung ist weg. Das Laden geht dort weiter, wo es aufgehört hat.
page-meanwhile = Du kannst inzwischen die Regeln lesen.
page-opened = Deine Partie ist bereit.
page-enter = Spielen
page-gone = Es gibt eine neuere Version dieser Seite. Dort kannst du deine Partien fortsetzen.
page-load-it = Jetzt laden
page-failed = Das Spiel ließ sich in diesem Browser nicht starten.
page-alone = Du spielst und speicherst alles in diesem Browser, auch ohne Netz. Um an zwei Geräten zusammen zu spielen, braucht ihr einen Server.
page-alone-slim = Um an zwei Geräten zu spielen, braucht ihr einen Server.
page-server = Server öffnen
page-missing = Holdfast läuft in diesem Browser nicht.
page-missing-wasm = Ihm fehlt WebAssembly mit Vektorbefehlen, das jeder Browser seit 2023 kann.
page-missing-workers = Ihm fehlen Web-Worker oder Kanäle zwischen Fenstern, die jeder Browser seit 2022 hat.
page-missing-storage = Er lässt diese Seite nichts speichern. Manche Browser tun das in privaten Fenstern.
missing-title = Fehlende Partien
missing-note = Dieser Browser hat diese Partien nicht mehr. Ihre Daten wurden gelöscht oder sind beschädigt.
missing-remove = Aus der Liste entfernen
damaged-note = Du kannst den lesbaren Teil als Datei speichern. Öffne die Datei, um von dort weiterzuspielen.
damaged-save = Lesbaren Teil speichern
link-lost-here = Die Seite antwortet nicht. Neuer Versuch …
link-refused-here = Diese Partie ist nicht mehr in diesem Browser.
problem-broken-here = Auf dieser Seite ist etwas schiefgegangen. Nichts wurde geändert: Bitte versuch es noch einmal.
problem-failed-here = Die Seite konnte das nicht laden. Bitte versuch es noch einmal.
problem-not-stored-here = Dieser Browser konnte das nicht speichern. Nichts ist verloren: Bitte versuch es noch einmal.
problem-no-such-table-here = Dieser Browser hat diese Partie nicht. Ihre Daten wurden gelöscht, oder du hast sie in einem anderen Browser gespielt.
problem-forbidden-here = Diese Adresse öffnet diese Partie nicht. Öffne sie aus der Lobby.
problem-page-failed = Das Spiel ließ sich nicht starten. Bitte lade die Seite neu.
problem-no-such-request = Das gibt es hier nicht.
problem-disk-full-here = Dieser Browser hat keinen Platz mehr, um das zu speichern. Nichts ist verloren: Schaff etwas Platz und versuch es noch einmal.

# Uhren
clocks = Uhren
clock-left = Restzeit:
clock-hours = { $count } Std.
clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
clock-minutes = { $count } Min.
clock-of-move = für diesen Zug
clock-of-game = für die ganze Partie
clock-off = frei
clock-off-until = freie Tage bis { $date }
clock-bot = Bot
clock-bot-moves = Ein Bot zieht für dich ({ $level })
clock-bot-once = nur dieser Zug
clock-bot-sits = Ein Bot spielt für dich ({ $level })
clock-bot-back = Du kannst jederzeit zurückkommen.
clock-take-over = Übernehmen
clock-zero-move = Ist deine Zeit um, macht ein Bot diesen einen Zug ({ $level }). Nach drei hintereinander spielt er weiter, bis du übernimmst.
clock-zero-game = Ist deine Zeit um, spielt ein Bot weiter ({ $level }). Du kannst einmal zurückkommen und hast dann zwei Minuten.
tables-option = Tische mit gleichem Aufbau
tables-option-note = Freunde spielen an eigenen Tischen mit denselben Karten, Orten und Würfeln. Danach vergleicht ihr.
tables-choice = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
control-option = Tempo
control-option-note = Wie viel Zeit alle haben. Ist sie um, zieht ein Bot.
control-live-choice = live, ohne Uhr
control-move-choice = 1 Minute je Zug
control-game-choice = 25 Minuten je Partie, +10 s je Zug
control-both-choice = 1 Minute je Zug, dann 25 Minuten
control-day-choice = ein Tag je Zug
control-days-choice = drei Tage je Zug
control-live = Live
control-days = { $count ->
    [one] Ein Tag je Zug
   *[other] { $count } Tage je Zug
}
control-move = { $time } je Zug
control-game = { $time } je Partie
control-game-bonus = { $time } je Partie, +{ $bonus } s je Zug
pause = Pause
pause-ask = Um Pause bitten
pauses-left = { $count ->
    [0] Du hast schon um zwei Pausen gebeten.
    [one] Du kannst in dieser Partie um 1 Pause bitten.
   *[other] Du kannst in dieser Partie um { $count } Pausen bitten.
}
pause-asked = { $you ->
    [yes] Du bittest um eine Pause
   *[no] { $name } bittet um eine Pause
}
pause-asked-note = Alle Uhren stehen still, wenn alle zustimmen. { $agreed } von { $people } stimmen zu.
pause-decline = Weiterspielen
pause-withdraw = Zurückziehen
pause-note = Die Uhren stehen still, bis alle weitermachen wollen, höchstens einen Tag.
pause-resume = Weiter ({ $resumed } von { $people })
days-off-where = Freie Tage nimmst du auf der Startseite unter „Deine Partien“.
problem-no-clocks = An diesem Tisch gibt es keine Uhren.
problem-paused = Es ist Pause. Erst müssen alle auf „Weiter“ drücken.
problem-no-pause = Niemand bittet mehr um eine Pause.
problem-no-more-pauses = Du hast in dieser Partie schon um zwei Pausen gebeten.
problem-not-slow = Freie Tage gibt es nur in langsamen Partien, mit einem Tag oder mehr je Zug.
problem-too-many-days = In einer Partie kannst du 14 freie Tage nehmen. Wähle weniger Tage.
problem-time-up = Deine Zeit ist um, darum macht der Bot diesen Zug.
problem-slow = In einer langsamen Partie muss niemand da sein. Die Uhr bestimmt, wann ein Bot zieht.

# Deine Partien
your-games = Deine Partien
games-wait = { $count ->
    [0] Niemand wartet auf dich.
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
games-others = Die anderen überlegen
games-look = Ansehen
games-bot-soon = dann zieht ein Bot für dich
games-time-of = { $name }: { $time }
games-then-bot = dann zieht ein Bot
days-off = Freie Tage
days-off-note = Deine Uhren stehen in allen langsamen Partien still: bis zu 14 Tage je Partie.
days-off-from = Erster Tag
days-off-to = Letzter Tag
days-off-take = Freie Tage nehmen
days-off-end = Freie Tage beenden
days-off-taken = Du hast frei bis { $date }.
days-off-ended = Deine Uhren laufen wieder.

# Offene Tische
account = Konto
account-keep = Partien behalten
open-tables = Offene Tische
clubs = Clubs
open-waiting = { $count ->
    [one] 1 Tisch wartet
   *[other] { $count } Tische warten
}
open-empty = Niemand wartet. Eröffne einen Tisch: Nach einer Weile nehmen Bots die freien Plätze.
open-all = Alle Spiele
open-live = Live
open-slow = Ein Tag je Zug
open-table-of = Tisch von { $name } · { $languages }
open-seats = { $taken } von { $seats } Plätzen besetzt
open-bots = Bots dürfen auffüllen
open-people = nur Menschen
open-full = voll
open-level-any = Stärke egal
open-level-like-me = wie der Gastgeber
open-level-beginners = für Einsteiger
open-watch = Zuschauen
open-go = Zum Tisch gehen
open-close = Von der Liste nehmen
open-faster = Jemand war schneller.
open-a-table = Tisch eröffnen
open-game = Spiel
open-rules = Regeln
open-players = Spieler
open-changed = geänderte Regeln
open-level = Gewünschte Stärke
open-level-choice-any = Egal
open-level-choice-like-me = Wie ich
open-level-choice-beginners = Einsteiger
open-language = Sprachen
open-language-en = English
open-language-de = Deutsch
open-language-both = Beide
open-hints = Tipps
open-hints-note = Partien ohne Tipps zählen für die Wertung von Leuten mit Konto.
open-hints-without = Ohne
open-hints-with = Mit
open-fill = Bots dürfen auffüllen
open-fill-note = { $slow ->
    [yes] nach einem Tag
   *[no] nach 5 Minuten
}
open-yes = Ja
open-no = Nein
open-note = Alle sehen ihn hier, bis er voll ist. Willst du nur mit Freunden spielen, lade sie ein.
open-the-table = Tisch eröffnen
title-open = Offene Tische: Holdfast
problem-too-many-open = Drei deiner offenen Tische warten noch. Schließe einen, oder warte, bis jemand kommt.
branch-try = Ab hier neu versuchen
