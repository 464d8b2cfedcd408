### Der Aufstieg von Outlast: Wer am Weg auf den Berg lebt.

voyage-goal-win = Die Partie gewinnen
voyage-go = { $name } herausfordern
voyage-when = Runde { $at }
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
voyage-note-pim = Pim ist zum ersten Mal draußen im Schnee und vergisst, dass alle essen müssen. Der Winter ist mild, und niemand kämpft.
voyage-note-ilse = Ilse sammelt, was sie sieht, und denkt selten an morgen. Der Winter ist mild, und niemand kämpft.
voyage-note-odd = Odd jagt, bevor er hinschaut. Die Partie ist kurz, und Kämpfe sind erlaubt.
voyage-note-tove = Tove und Arne versorgen ihre Leute gut, aber ab und zu übersehen sie einen Wolf.
voyage-note-bjorn = Bjorn baut. Bei ihm gibt es eine Werkstatt, also kannst du jedes Bauwerk bauen.
voyage-note-sif = Sif macht selten einen Fehler, und Liv siedelt dort, wohin du willst.
voyage-note-gerda = Gerda hat siebzig Winter gesehen. Sie spielt den besten Zug, den sie kennt.
voyage-note-ulv = Ulv denkt vor jedem Zug voraus. Der Winter ist rau und lang, und seine Wölfe sind wach.
