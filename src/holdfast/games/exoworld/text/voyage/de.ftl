### Die Reise von Exoworld Survival: zwölf Planeten auf einer Sternkarte.

voyage-goal-land = Landen und überleben
voyage-goal-emergency = Notvorrat von 4 oder mehr
voyage-goal-modules = Am Ende arbeiten alle Module
voyage-go = Auf { $name } landen
voyage-when = Zug { $at }
voyage-told = { $won ->
    [yes] Ihr habt mit { $emergency } im Notvorrat gewonnen. { $broken ->
        [0] Alle Module arbeiteten.
        [one] 1 Modul arbeitete nicht.
       *[other] { $broken } Module arbeiteten nicht.
    }
   *[no] Der Notvorrat ging aus. { $short ->
        [O] Der Sauerstoff lag unter seinem Ziel.
        [W] Das Wasser lag unter seinem Ziel.
        [F] Die Nahrung lag unter ihrem Ziel.
        [E] Die Energie lag unter ihrem Ziel.
       *[none] Alle Werte waren am Ziel.
    }
}
