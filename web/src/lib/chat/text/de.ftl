# Was die Leute am Tisch einander sagen, und was ein Team vorhat.

plan-title = Teamplan
plan-drawn = Auf dem Brett
plan-hidden = Nicht gezeigt
plan-none = Noch hat niemand einen Plan.
plan-asks = { $name } entscheidet für das Team und wartet auf euch. Stimmt einem Plan zu, oder zeigt auf eine Stelle.
plan-questioned = Rückfrage von { $names }
plan-good = Dem Plan von { $name } zustimmen
plan-good-count = { $count ->
    [one] { $count } stimmt zu
   *[other] { $count } stimmen zu
}
plan-why = Bei { $name } nachfragen
plan-mine = Meinen Zug planen
plan-change = Plan ändern
plan-drop = Meinen Plan verwerfen
plan-choose = Wähle auf dem Brett, was du tun willst. Noch wird nichts gespielt.
plan-so-far = Du { $steps }.
plan-tell = Dem Team sagen
plan-back = Zurück
plan-stop = Nicht mehr planen
chat-lines = Was gesagt wurde
chat-none = Noch hat niemand etwas gesagt.
chat-closed = Nach den Regeln dieses Spiels dürft ihr nicht miteinander reden.
chat-quick = Fertige Sätze
chat-say = Etwas sagen
chat-send = Senden
chat-aim = Auf eine Stelle zeigen
chat-aiming = { $hand ->
    [finger] Tipp die Stelle an, auf die du zeigst.
   *[mouse] Wähle die Stelle, auf die du zeigst, oder drück Escape.
}
chat-place = Schaut hierhin
chat-looks = Schaut hierhin!
chat-said = { $name } sagt: { $words }
chat-planned = { $name } hat vor: { $plan }.
problem-chat-too-fast = Du schreibst zu schnell. Bitte warte einen Moment.
problem-no-chat = Nach den Regeln dieses Spiels dürft ihr nicht miteinander reden.
problem-bad-text = Schreib 1 bis 240 sichtbare Zeichen.
problem-said-enough = Der Chat dieses Tisches ist voll. Mehr passt nicht hinein.
problem-no-plan = Diesen Plan gibt es nicht mehr.
problem-no-plan-now = Deinen Zug kannst du gerade nicht planen. Versuch es nach diesem Zug noch einmal.
problem-own-plan = Deinen eigenen Plan beurteilen die anderen.
problem-no-such-place = Auf diese Stelle kannst du nicht zeigen.
problem-no-such-phrase = Diesen Satz gibt es nicht.
chat-muted-lines = { $name } ist stumm. { $count ->
    [one] 1 Zeile ist verborgen.
   *[other] { $count } Zeilen sind verborgen.
}
chat-show-lines = Zeigen
chat-off = Der Chat dieses Tisches ist abgeschaltet.
chat-phrases-only = Nur fertige Sätze
chat-read-along = Zuschauer lesen mit.
chat-settings = Chat
chat-mode-on = An
chat-mode-phrases = Nur fertige Sätze
chat-mode-off = Aus
chat-readers = Zuschauer
chat-readers-no = Lesen nicht mit
chat-readers-yes = Lesen mit
chat-readers-note = Zuschauer schreiben nie. Sie lesen nur, was ab jetzt gesagt wird.
person-mute = Stummschalten
person-mute-note = Du siehst nicht mehr, was { $name } schreibt. Niemand erfährt es.
person-unmute = Nicht mehr stumm
person-unmute-note = Du siehst wieder, was { $name } schreibt.
person-block = Blockieren
person-block-note = { $name } kann sich nicht mehr an deine Tische setzen. Niemand erfährt es.
person-unblock = Wieder zulassen
person-unblock-note = { $name } kann sich wieder an deine Tische setzen.
person-report = Melden
person-report-note = Sag es der Person, die diesen Server betreibt.
person-report-title = { $name } melden
person-report-about = Das geht an die Person, die diesen Server betreibt. { $name } erfährt nicht, von wem es kommt.
person-vote = Abstimmen lassen: ein Bot für { $name }
person-vote-note = Mehr als die Hälfte aller Leute hier muss zustimmen.
person-send-away = { $name } wegschicken
person-send-away-note = Der Platz ist wieder frei. { $name } kann nicht an diesen Tisch zurück.
report-insults = Beleidigungen im Chat
report-insults-note = Beschimpfungen, Drohungen, Hass
report-stalling = Spielverzögerung
report-stalling-note = lässt absichtlich die Uhr laufen
report-helping = Spielt für jemand anderen
report-helping-note = hilft jemand anderem zu gewinnen
report-name = Name
report-name-note = passt nicht an diesen Tisch
report-note = Was ist passiert?
report-goes-along = Deine Meldung enthält die letzten 20 Zeilen des Chats, aber nichts aus der Partie.
report-send = Senden
report-cancel = Abbrechen
report-sent = Danke. Jemand sieht sich deine Meldung an, und du findest die Antwort hier.
report-answered = Antwort auf deine Meldung: { $answer }
report-no-answer = Jemand hat sie sich angesehen.
report-no-reader = Auf diesem Server liest niemand Meldungen. Schalte die Person stumm, oder verlass den Tisch.
vote-asked = { $you ->
    [yes] Du bittest um einen Bot anstelle von { $about }.
   *[no] { $name } bittet um einen Bot anstelle von { $about }.
}
vote-note = Stimmt die Mehrheit zu, schaut { $name } von da an zu.
vote-note-level = Stimmt die Mehrheit zu, spielt ein Bot weiter ({ $level }), und { $name } schaut zu.
vote-about-you = Die anderen stimmen über deinen Platz ab.
vote-about-you-note = Stimmt die Mehrheit zu, spielt ein Bot für dich weiter, und du schaust zu.
vote-count = { $yes } von { $needed } Stimmen
vote-yes = Ja, ein Bot
vote-no = Nein, warten
vote-withdraw = Zurückziehen
problem-chat-off = Der Chat dieses Tisches ist abgeschaltet.
problem-phrases-only = An diesem Tisch gibt es nur fertige Sätze.
problem-vote-too-soon = Um diese Abstimmung hast du schon gebeten. In zehn Minuten geht es wieder.
problem-too-few = Für eine Abstimmung müssen mindestens drei Leute am Tisch sein.
problem-no-vote = Diese Abstimmung ist zu Ende.
problem-own-seat = Das ist dein eigener Platz.
problem-no-person = Dort sitzt gerade niemand.
problem-one-screen = Hier spielen alle an einem Bildschirm. Sprecht miteinander.
problem-no-reader = Auf diesem Server liest niemand Meldungen. Schalte die Person stumm, oder verlass den Tisch.
problem-unknown-person = Diese Person lässt sich in anderen Partien nicht erkennen. Schalte sie an diesem Tisch stumm.
problem-reported = Das hast du schon gemeldet. Jemand sieht es sich an.
problem-too-many-blocked = Du hast zu viele Leute blockiert. Lass zuerst einige wieder zu.
