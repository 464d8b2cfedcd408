### Die Saison von Outbreak: vier Schwierigkeiten, Tag für Tag.

voyage-goal-city = Die Stadt steht
voyage-go = { $name } spielen
voyage-when = Tag { $at }
voyage-told = { $won ->
    [yes] Die Stadt steht. Ihr habt { $destroyed ->
        [one] 1 Horde vernichtet.
       *[other] { $destroyed } Horden vernichtet.
    }
   *[no] { $outcome ->
        [team] Alle Überlebenden waren kampfunfähig.
        [helpless] Die Wehrlosen waren verloren.
        [base] Der Endgegner hat die Hauptbasis erreicht.
        [city] Kein freies Gebiet war übrig.
       *[other] Die Tage waren vorbei.
    }
}
voyage-row-won = Die Stadt steht nach Tag { $at }.
voyage-row-lost = Verloren an Tag { $at }.
