### The ladder of Outlast: who lives along the way up the mountain.

voyage-goal-win = Win the game
voyage-go = Challenge { $name }
voyage-when = round { $at }
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
voyage-note-pim = Pim is out in the snow for the first time and forgets that everybody must eat. The winter is mild, and nobody fights.
voyage-note-ilse = Ilse gathers what she sees and rarely thinks of tomorrow. The winter is mild, and nobody fights.
voyage-note-odd = Odd hunts before he looks. The game is short, and people may fight.
voyage-note-tove = Tove and Arne keep their people fed, but now and then they overlook a wolf.
voyage-note-bjorn = Bjorn builds. With him there is a workshop, so you can build every kind of building.
voyage-note-sif = Sif rarely makes a mistake, and Liv settles where you want to go.
voyage-note-gerda = Gerda has seen seventy winters. She plays the best move that she knows.
voyage-note-ulv = Ulv thinks ahead before every move. The winter is harsh and long, and his wolves are awake.
