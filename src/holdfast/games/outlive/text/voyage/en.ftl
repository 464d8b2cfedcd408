### The ladder of Outlive: who holds out around the lake.

voyage-goal-win = Win the game
voyage-go = Challenge { $name }
voyage-when = day { $at }
voyage-told = { $won ->
    [yes] You won with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[no] You had { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
voyage-note-forest = Hedda came out of her shelter last week and still gets lost. You both play with ready-made tribes.
voyage-note-fair = Pelle takes what glitters and often goes hungry at night. You both play with ready-made tribes.
voyage-note-dam = Ragna and Nils guard the dam. They put pressure on you wherever they can and forget their own stores.
voyage-note-mine = Torben digs and saves, and his people are fed on most nights.
voyage-note-blackwood = Vera and Anton wait until you have shown where you go. All place their heroes one after another.
voyage-note-ship = Yngve rarely makes a mistake. What he needs he has long since carried on board.
voyage-note-silent = Smilla plays the best move that she knows. All place their heroes one after another.
voyage-note-base = Marek thinks ahead before every move. Ylva and Jorn play the best moves that they know.
