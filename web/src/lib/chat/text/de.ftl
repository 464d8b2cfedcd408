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
chat-closed = Die Regeln dieses Spiels erlauben kein Reden.
chat-quick = Schnelle Sätze
chat-say = Etwas sagen
chat-send = Senden
chat-aim = Auf eine Stelle zeigen
chat-aiming = { $hand ->
    [finger] Tipp die Stelle an, auf die du zeigst.
   *[mouse] Wähle die Stelle, auf die du zeigst, oder drück Escape.
}
chat-place = Schaut hierhin
chat-people = Wen du hörst
chat-mute = { $name } stumm schalten
chat-unmute = { $name } wieder hören
chat-looks = Schaut hierhin!
chat-said = { $name } sagt: { $words }
chat-planned = { $name } hat vor: { $plan }.
problem-chat-too-fast = Du schreibst zu schnell. Bitte warte einen Moment.
problem-no-chat = Die Regeln dieses Spiels erlauben kein Reden.
problem-bad-text = Schreib 1 bis 240 sichtbare Zeichen.
problem-said-enough = Der Chat dieses Tisches ist voll. Mehr lässt sich nicht sagen.
problem-no-plan = Diesen Plan gibt es nicht mehr.
problem-no-plan-now = Deinen Zug kannst du gerade nicht planen. Versuch es nach diesem Zug noch einmal.
problem-own-plan = Deinen eigenen Plan beurteilen die anderen.
problem-no-such-place = Auf diese Stelle kannst du nicht zeigen.
problem-no-such-phrase = Diesen Satz gibt es nicht.
