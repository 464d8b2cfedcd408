### Die eigenen Wörter des Klienten auf Deutsch. Spiele haben ihre bei ihren Regeln.

locale = de
percent = { $value } %

## Die Lobby

title-lobby = Holdfast
tagline = Spiele vom Überleben
replays = Aufzeichnungen
your-name = Dein Name
continue = Tische zum Weiterspielen
join = An einen Tisch setzen
join-by = mit Link oder Code
join-slim = Mit Link oder Code dazu
join-paste = Link, oder ember fox 421
join-wrong = Das ist weder der Link eines Tisches noch ein Code wie ember fox 421.
with = mit { $names }
thinks = { $name } überlegt
resume = Weiter
more-tables = Andere Tische
finished = Beendet
finished-all = Alle { $count }
finished-fewer = Weniger
review = Ansehen
choose-game = Spiel wählen
range = { $least }–{ $most }
players-range = { $least }–{ $most } Spieler
players-exactly = { $count } Spieler
setup = Der neue Tisch
presets = Vorlage
preset-named = Vorlage { $preset }
preset-changed = { $preset }, geändert
all-options = { $count ->
    [one] Die Option
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
play-here = { $count } an diesem Bildschirm
play-alone = allein, beginnt sofort
invite = Freunde einladen
invite-note = mit Link, Code oder QR
hot-seat = Reihum
hot-seat-note = ein Bildschirm
add-seat = Dazu
up-to = bis { $most }
seat-role = Wer spielt diesen Platz
seat-note = antippen: Freund oder Bot
seat-friend = Freund
seat-nameless = Spieler { $number }
seat-nameless-own = { $name } (du)
seat-nameless-whose = dein
role-bot = Bot
role-friend = Freund, per Link
role-here = Am Bildschirm
role-note-me = hier
role-note-friend = per Link
role-note-here = hier
remove-seat = Diesen Platz entfernen
bots = Bots
bot-of-level = { $level }
name = Name
level = Stärke
level-random = zufällig
level-steady = solide
level-wanderer = Wanderer
level-settler = Siedler
level-veteran = Veteran
level-legend = Legende
level-note-wanderer = Folgt meist seinen Launen:
level-note-settler = Spielt solide, wenn er aufpasst:
level-note-veteran = Schaut voraus und patzt ab und zu:
level-note-legend = Schaut so weit voraus, wie es die Zeit erlaubt:
level-budget-none = entscheidet sofort.
level-budget-playouts = { $playouts } Partien im Kopf.
level-budget-seconds = bis { $seconds } s je Zug.
level-budget-both = { $playouts } Partien im Kopf, höchstens { $seconds } s.
guest = Gast
try-again = Noch einmal

## Der Tisch

title-your-turn = ● Du bist dran: { $game }
title-waiting = Es wird gewartet: { $game }
title-turn-of = { $name } ist dran: { $game }
title-over = { $game }: das Ende
title-replay = { $game }: Aufzeichnung
you = Du
your-turn = Du bist dran
turn-asked = Du bist gefragt
end-own = Du gewinnst
voices-may = { $name } entscheidet. Du darfst einspringen.
voices-all = Alle werden gefragt, die etwas tun könnten.
voices-waiting = Gewartet wird auf { $names }.
voices-answer-as = Als { $name } antworten
turn-of = { $name } ist dran
turn-secret = { $name } entscheidet verdeckt
turn-label = Wer dran ist
turn-moving = { $name } zieht
turn-own = Dein Zug
turn-decide = Du entscheidest.
turn-thinking = { $name } denkt nach
turn-away = { $name } ist nicht da
turn-next = danach: { $what }
turn-open = Es fehlt noch jemand
catch-up = Aufholen
step-next = Weiter
key-space = Leertaste
pace-note = Wie schnell die anderen gezeigt werden
board-moves = Das Brett ist dran
over = Das Spiel ist aus
out = raus
prompt-label = Was zu tun ist
waiting-bot = Der Bot überlegt.
waiting-person = Sieh dich inzwischen um.
waiting-coming = Du kommst dazu, sobald die Regeln es erlauben.
waiting-out = Du hast das Spiel verlassen und schaust jetzt zu.
waiting-open = Hier fehlt noch jemand.
away-title = Während du weg warst
away-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
away-watch = Alles ansehen
spectating = Du siehst zu. Gezeigt wird nur, was alle wissen.
spectating-short = Zuschauen
menu = Menü
close = Schließen
back = Zurück
to-lobby = Zur Lobby
to-table = Zurück zum Tisch
lobby = Lobby
loading = Einen Moment …
skip = Ergebnis zeigen
views = Ansichten
tab-board = Brett
tab-people = Leute
tab-log = Verlauf
sheet-up = Blatt hochziehen
sheet-down = Blatt herunterlassen
turn-asking = { $name } fragt das Team
turn-planning = Du planst deinen Zug
chat = Chat
tab-plan = Plan
tab-chat = Chat
log = Verlauf
log-more = Früheres zeigen
rules = Regeln
cards = Karten und Spielsteine
rules-whole = als Seite
rules-read = Lesen
cards-short = Karten
rules-search = Regeln durchsuchen
rules-failed = Die Regeln sind gerade nicht zu bekommen.
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
pace-step = Schritt
volume = Ton
volume-off = aus
volume-low = leise
volume-full = laut
motion = Bewegung
motion-system = System
motion-on = an
motion-off = aus
tip-click = Klick oder
tip-final = Nicht rücknehmbar.
tap-again = Noch einmal tippen, um es zu tun.
blocked = geht jetzt nicht: warum?
hint = Tipp
hint-note = beste Züge
hint-later = wenn du dran bist
hint-off = nicht an diesem Tisch
why-this = Warum dieser Zug?
hints-option-note = Ob nach den besten Zügen fragen darf, wer entscheidet.
brief-option = Fragen mit nur einer Antwort
brief-option-note = Ob der Tisch antwortet, wo niemand eine Wahl hat. Im Verlauf steht es dann.
brief-yes = beantwortet
brief-no = gestellt
hints-option = Tipps
hints-yes = erlaubt
hints-no = keine
undo = Zurücknehmen
undo-short = Zurück
undo-free = nimmt den letzten Zug zurück
undo-consent = fragt die anderen
undo-nothing-to-undo = nichts zurückzunehmen
undo-revealed = etwas wurde aufgedeckt
undo-rolled = es wurde gewürfelt
undo-drawn = etwas wurde gezogen
undo-others-acted = jemand anders hat gehandelt
undo-newcomer = seitdem kam jemand dazu
undo-not-yours = der letzte Zug war nicht deiner
undo-over = das Spiel ist aus
undo-waiting = wartet auf die anderen
consent-asked = { $name } möchte den letzten Zug zurücknehmen.
consent-yes = Einverstanden
consent-no = Ablehnen
consent-waiting = Die anderen werden gefragt.
consent-others = { $name } möchte einen Zug zurücknehmen.
standing = Feste Antworten
standing-always = Ab jetzt immer:
standing-once = Das nächste Mal fragen, nur einmal
standing-ask = Nachfragen
why-not-your-turn = { $name } ist dran.
why-over = Das Spiel ist aus.
goal-button = Das Ziel, und was als Nächstes kommt
goal-heading = Das Ziel
goal-next = Danach
link-connecting = Verbinde …
link-polling = Die Leitung ist langsam; Züge kommen trotzdem an.
link-lost = Keine Verbindung. Neuer Versuch …
link-refused = Dieser Link gilt nicht mehr.
seats = Plätze
seat-open = Freier Platz
seat-waiting = wartet auf jemanden
seat-here = da
seat-coming = kommt bald dazu
seat-out = hat das Spiel verlassen
newcomer = Noch jemanden mitspielen lassen
seat-away = weg
seat-bot = Bot, { $level }
seat-bot-plain = Bot
to-bot = Bot übernimmt
stand-in = Wie gut ein Bot spielt, der übernimmt
take-back = Zurückholen
spectators = Zuschauer
spectators-note = sehen nur, was alle wissen
copy-link = Link kopieren
copied = Kopiert
sit-down = Hinsetzen
sit-down-title = Ein Platz bei { $game } ist für dich frei
hand-over = { $name } ist dran
hand-over-text = Bitte gib den Bildschirm weiter. Gleich kommt, was nur { $name } sehen darf.
hand-over-ready = Ich bin { $name }
no-token = In diesem Link fehlt der Platz. Bitte lass dir den ganzen Link geben.
table-problem = Dieser Tisch lässt sich nicht öffnen
other-rules = Dieser Tisch spielt nach anderen Regeln
other-rules-text = Dort gilt Version { $theirs } der Regeln von { $game }; dieses Holdfast spielt Version { $ours }. Nichts ist verloren: Der Tisch bleibt, wie er ist.
other-rules-over = Das Spiel ist aus. Ein Holdfast mit jenen Regeln kann seine Datei zeigen.
other-rules-on = Das Spiel ist nicht aus. Es kann in einem Holdfast mit jenen Regeln weitergehen.

## Das Ende und Aufzeichnungen

ranking = Rangliste
deeds = Was jeder beitrug
deeds-won = ohne Rangliste: zusammen gewonnen
deeds-lost = ohne Rangliste: zusammen verloren
deed-most = { $deed }, mehr als alle anderen
deed-none = Hielt sich zurück.
rating = Wertung
rating-here = diese Partie
rating-next = als Nächstes
chance-nobody = niemand
chance-shares = Die Chance jedes Einzelnen in diesem Augenblick
moments = Noch einen Blick wert
turned = Was den Ausschlag gab
turned-here = Hier wendete es sich
turned-own = Deine Siegchance, wie der Bot sie sieht.
turned-team = Eure Siegchance, wie der Bot sie sieht.
turned-of = Siegchance von { $name }, wie der Bot sie sieht.
turned-silent = Ein stiller Zug.
chance = Chance
chance-thinks = Der Bot beurteilt die Partie: { $percent }
look-failed = Der Spielverlauf ist gerade nicht zu bekommen.
moments-none = Ein ruhiges Spiel.
chart-label = { $title }: Pfeiltasten bewegen die Marke
rematch = Revanche
rematch-note = gleicher Tisch, der Nächste beginnt
rematch-open = { $name } hat eine Revanche eröffnet.
rematch-join = An meinen Platz
rematch-watch = Zuschauen
replay = Aufzeichnung
replay-from = ab { $axis } { $at }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-run = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-position = Stelle im Spiel
replay-upload = Spieldatei öffnen
replay-upload-text = Lege ein gespeichertes Spiel hier ab oder wähle eines. Was noch nicht zu Ende ist, lässt sich weiterspielen.
see-board = Brett ansehen
see-board-note = wie es am Ende stand
show-result = Zurück zum Ergebnis
save-file = Spieldatei sichern
carry = Diese Partie mitnehmen
carry-note = Eine Datei, um anderswo weiterzuspielen: in einem anderen Browser, auf einem Server, im Terminal. Sie enthält alles, auch was noch niemand gesehen hat; es gibt sie nur für Leute, die allein oder an einem Bildschirm spielen.
go-on-here = Weiterspielen

## Wenn etwas abgelehnt wird

problem-stale = Jemand war schneller. So steht der Tisch jetzt.
problem-illegal = Die Regeln erlauben diesen Zug jetzt nicht: Wähle einen von denen, die leuchten.
problem-no-place = Jetzt kann niemand mehr dazukommen.
problem-not-free = Jemand war schneller: Der Platz ist besetzt.
problem-not-your-turn = Du bist nicht dran.
problem-not-ready = Die Tipps werden noch vorbereitet. Bitte gleich noch einmal versuchen.
problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
problem-not-known = Was genau da gespielt wurde, darf nicht jeder wissen.
problem-not-a-bot = Das hat kein Bot entschieden.
problem-no-such-level = Bots dieser Stärke gibt es nicht.
problem-unreachable = Der Server ist nicht zu erreichen. Läuft er?
problem-no-such-code = Zu diesem Code gehört gerade kein Tisch. Codes gelten eine Woche, und nur solange die Partie läuft.
problem-table-full = Alle Plätze dieses Tisches sind vergeben.
problem-not-begun = Die Partie hat noch nicht angefangen.
problem-not-host = Wer den Tisch eröffnet hat, fängt an.
problem-begun = Die Partie hat angefangen.
problem-over = Diese Partie ist zu Ende.
problem-not-alone = Diese Partie gehört dir nicht allein: Eine Datei davon würde verraten, was andere nicht wissen dürfen. Sichern lässt sie sich, wenn sie zu Ende ist.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-no-such-lesson = Diese Lektion gibt es nicht.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-seat = Dieser Link gehört zu keinem Platz des Tisches.
problem-too-large = Das ist zu groß.
problem-too-fast = Das war zu viel auf einmal. Bitte einen Augenblick warten.
problem-too-many = An diesem Tisch sehen schon zu viele zu.
problem-busy = Der Server kann gerade nichts speichern. Nichts ist verloren: Bitte noch einmal versuchen.
problem-database-away = Der Server erreicht seine Spiele gerade nicht. Nichts ist verloren: Bitte noch einmal versuchen.
problem-closing = Der Server wird gerade neu gestartet. Nichts ist verloren: Bitte gleich noch einmal versuchen.
problem-disk-full = Der Server hat keinen Platz mehr, um das zu speichern. Nichts ist verloren: Bitte später noch einmal versuchen.
problem-not-stored = Der Server konnte das nicht speichern. Nichts ist verloren: Bitte noch einmal versuchen.
problem-other-version = Dieses Spiel wurde nach einer anderen Version der Regeln gespielt und lässt sich hier nicht zeigen. Die Datei ist heil: Heb sie für ein Holdfast mit jenen Regeln auf.

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
plain-shared = Gemeinsam: { $names }.
plain-points = Punkte
plain-scored = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
}
plain-course = Der Verlauf der Partie
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
learn-offer = { $game } ist dir neu? Lern es in { $minutes } Minuten, indem du spielst.
learn-offer-no = Nein, danke

## Der Lehrer

coach = Lehrer
coach-chip = Lehrer { $on ->
    [yes] an
   *[no] aus
}
coach-wait = Einen Augenblick
coach-anyway = Trotzdem
coach-show = Zeig es mir
coach-think = Ich überlege noch
coach-never = Diese Warnung nicht mehr
coach-again = Alle Warnungen wieder
coach-first = Erste Partien
coach-on = Immer
coach-off = Nie
first-game = Deine erste Partie

# Eine Seite, die keinen Server braucht
page-loading = Der Tisch wird gedeckt … { $percent } %
page-failed = Das Spiel ließ sich in diesem Browser nicht starten.
page-alone = Hier wird alles in diesem Browser gespielt und aufbewahrt, auch ohne Netz. Für zwei Geräte an einem Tisch braucht es einen Server.
page-alone-slim = Zwei Geräte an einem Tisch brauchen einen Server.
page-server = Zum Server
page-missing = In diesem Browser kann hier nicht gespielt werden.
page-missing-wasm = Ihm fehlt WebAssembly mit Vektorbefehlen: Jeder Browser seit 2023 kann das.
page-missing-workers = Ihm fehlen Worker und Kanäle zwischen Fenstern.
page-missing-storage = Er lässt diese Seite nichts aufbewahren, wie manche Browser in privaten Fenstern.
problem-page-failed = Das Spiel ließ sich in diesem Browser nicht starten. Bitte die Seite neu laden.
problem-no-such-request = Das gibt es hier nicht.
problem-disk-full-here = Dieser Browser hat keinen Platz mehr, um das aufzubewahren. Nichts ist verloren: Platz schaffen und noch einmal versuchen.
