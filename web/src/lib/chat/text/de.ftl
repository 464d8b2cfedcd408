# Was die Leute am Tisch einander sagen, und was ein Team vorhat.

plan-title = Teamplan
plan-drawn = Auf dem Brett
plan-hidden = Nicht gezeigt
plan-none = Noch hat niemand einen Plan.
plan-asks = { $name } führt und wartet auf ein Wort: Ist ein Plan gut? Auf eine Stelle zeigen?
plan-questioned = Nachgefragt von { $names }
plan-good = { $name }: guter Plan
plan-good-count = { $count ->
    [one] { $count } findet ihn gut
   *[other] { $count } finden ihn gut
}
plan-why = { $name }: Warum das?
plan-mine = Meinen Zug planen
plan-change = Neu planen
plan-drop = Meinen Plan verwerfen
plan-choose = Wähle auf dem Brett, was du gern tätest. Noch wird nichts gespielt.
plan-so-far = Du { $steps }.
plan-tell = Dem Team sagen
plan-back = Zurück
plan-stop = Nicht mehr planen
chat-lines = Was gesagt wurde
chat-none = Noch wurde nichts gesagt.
chat-closed = Die Regeln dieses Spiels verbieten das Reden.
chat-quick = Schnelle Sätze
chat-say = Etwas sagen
chat-send = Senden
chat-aim = Auf eine Stelle zeigen
chat-aiming = Wähle die Stelle, auf die du zeigst. Escape beendet das.
chat-place = Schaut hierhin
chat-people = Wen man hört
chat-mute = { $name } stumm schalten
chat-unmute = { $name } wieder hören
talk-looks = Schaut hierhin!
talk-said = { $name } sagt: { $words }
talk-planned = { $name } hat vor: { $plan }.
problem-too-talkative = Das ist mehr, als die anderen lesen können. Warte einen Moment.
problem-no-talk = Die Regeln dieses Spiels verbieten das Reden.
problem-bad-text = Sag 1 bis 240 sichtbare Zeichen.
problem-said-enough = An diesem Tisch wurde so viel gesagt, dass nichts mehr dazukommt.
problem-no-plan = Diesen Plan gibt es nicht mehr.
problem-no-plan-now = Dein Zug lässt sich gerade nicht vorhersehen. Versuch es nach diesem Zug noch einmal.
problem-own-plan = Ob dein Plan gut ist, sagen die anderen.
