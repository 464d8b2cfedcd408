### Mitteilungen: wie jemand von langsamen Partien erfährt, der nicht da ist.

title-notices = Mitteilungen · Holdfast
notices-title = Mitteilungen
notices-page-about = In langsamen Partien, mit einem Tag oder mehr je Zug, und in Clubs musst du nicht ständig nachsehen. Wir sagen dir, wenn es darauf ankommt.

notices-ask = Möchtest du Mitteilungen?
notices-ask-about = Wir schicken eine Mitteilung, wenn du wieder dran bist. Gleich fragt dich dein Browser.
notices-yes = Ja, gern
notices-not-now = Jetzt nicht
notices-asking = Noch eine Frage
notices-asking-about = Dein Browser fragt jetzt, meist oben im Fenster.
notices-allowed = Du hörst von uns
notices-allowed-about = Dass du dran bist, sagen wir höchstens einmal am Tag je Partie, und nicht von 22 bis 8 Uhr.
notices-change = Ändern
notices-blocked = Vom Browser gesperrt
notices-blocked-about = Dein Browser sperrt Mitteilungen von dieser Seite. Erlaube sie neben der Adresse.
notices-later = Wir fragen in 14 Tagen wieder
notices-later-about = Du kannst Mitteilungen jederzeit einschalten, auf der Seite deines Kontos.
notices-failed = Dein Browser konnte die Mitteilungen nicht einschalten. Bitte versuche es später noch einmal.

notices-browser = Dieser Browser
notices-off = Dieser Browser bekommt keine Mitteilungen.
notices-here = Dieser Browser bekommt Mitteilungen, auch wenn keine Seite von Holdfast offen ist.
notices-stop-here = Hier keine Mitteilungen
notices-stopped-here = Dieser Browser bekommt keine Mitteilungen mehr.
notices-no-push = Dieser Server schickt keine Mitteilungen an Browser.
notices-cannot = Browser bekommen Mitteilungen nur von Adressen mit https. Bei manchen muss Holdfast zuerst auf den Startbildschirm.
notices-others = { $count ->
    [one] { $count } anderer Browser bekommt auch Mitteilungen.
   *[other] { $count } andere Browser bekommen auch Mitteilungen.
  }

notices-mail = E-Mail
notices-mail-use = E-Mail nutzen
notices-mail-account = Für E-Mail brauchst du ein Konto, damit nur du die Adresse ändern kannst.
notices-mail-about = Wir schicken dir zuerst einen Link. Erst wenn du ihn geöffnet hast, schreiben wir an diese Adresse.
notices-address = Adresse
notices-mail-send = Link schicken
notices-mail-sent = Sieh in deinem Postfach nach: Wir haben einen Link an { $address } geschickt. Er gilt einen Tag.
notices-mail-resend = Noch einmal schicken
notices-mail-again = Wir haben den Link noch einmal geschickt.
notices-mail-other = Andere Adresse
notices-mail-on = Mitteilungen gehen an { $address }.
notices-mail-stop = Keine E-Mail mehr
notices-mail-off = Wir haben die Adresse gelöscht.
notices-confirm = Ist das deine Adresse?
notices-confirm-about = Du hast den Link geöffnet, den wir geschickt haben. Mitteilungen über deine Partien gehen dann an diese Adresse.
notices-confirm-do = Diese Adresse nutzen
notices-confirmed = Mitteilungen über deine Partien gehen jetzt an diese Adresse.
notices-stopped = Es kommen keine Mitteilungen mehr. Wir haben die Adressen gelöscht, an die sie gingen.

notices-quiet = Ruhezeit
notices-quiet-about = In dieser Zeit kommt keine Mitteilung. Fällt eine Erinnerung in diese Zeit, kommt sie früher.
notices-from = Von
notices-until = bis
notices-zone = Zeitzone: { $zone }
notices-saved = Gespeichert.

notices-what = Was wir dir sagen
notices-what-turn = Du bist dran: zwei Minuten nach Beginn deines Zuges, höchstens einmal am Tag je Partie.
notices-what-soon = Die Zeit wird knapp: einmal, drei Stunden bevor ein Bot für dich zieht.
notices-what-began = Eine Partie, auf die du wartest, hat angefangen.
notices-what-over = Eine Partie ist zu Ende.
notices-what-rematch = Jemand hat nach einer langsamen Partie eine Revanche eröffnet.
notices-what-club = Ein Mitglied deines Clubs hat einen Tisch eröffnet, an dem ein Platz frei ist.
notices-what-evening = Dein Club trifft sich: einmal, am Tag davor.
notices-what-not = Mitteilungen nennen das Spiel oder den Club, Leute und die Zeit. Sie zeigen nie Karten, und niemand kann damit deinen Platz öffnen. Aus jeder Mitteilung kannst du alle weiteren abbestellen.

problem-no-push = Dieser Server schickt keine Mitteilungen an Browser.
problem-no-mail = Dieser Server verschickt keine E-Mail.
problem-no-notices = Schalte zuerst Mitteilungen ein.
problem-bad-subscription = An diesen Browser können wir keine Mitteilungen schicken. Versuche einen anderen, oder nutze E-Mail.
problem-bad-mail = Das ist keine E-Mail-Adresse. Prüfe sie und versuche es noch einmal.
problem-mail-failed = Wir konnten die E-Mail nicht verschicken. Bitte versuche es später noch einmal.
problem-no-such-link = Dieser Link gilt nicht mehr.
