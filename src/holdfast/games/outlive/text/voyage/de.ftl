### Der Aufstieg von Outlive: Wer rund um den See durchhält.

voyage-goal-win = Die Partie gewinnen
voyage-go = { $name } herausfordern
voyage-when = Tag { $at }
voyage-told = { $won ->
    [yes] Du hast mit { $points ->
        [one] 1 Punkt gewonnen.
       *[other] { $points } Punkten gewonnen.
    }
   *[no] Du hattest { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
}
voyage-note-forest = Hedda kam letzte Woche aus ihrer Zuflucht und verläuft sich noch. Ihr spielt beide mit fertigen Stämmen.
voyage-note-fair = Pelle nimmt, was glänzt, und hat nachts oft Hunger. Ihr spielt beide mit fertigen Stämmen.
voyage-note-dam = Ragna und Nils bewachen den Damm. Sie bedrängen dich, wo sie können, und vergessen ihre Vorräte.
voyage-note-mine = Torben gräbt und spart, und seine Leute sind in den meisten Nächten satt.
voyage-note-blackwood = Vera und Anton warten, bis du zeigst, wohin du gehst. Alle setzen ihre Helden nacheinander.
voyage-note-ship = Yngve macht selten einen Fehler. Was er braucht, hat er längst an Bord gebracht.
voyage-note-silent = Smilla spielt den besten Zug, den sie kennt. Alle setzen ihre Helden nacheinander.
voyage-note-base = Marek denkt vor jedem Zug voraus. Ylva und Jorn spielen die besten Züge, die sie kennen.
