### The voyage of Exoworld Survival: twelve planets on a star map.

voyage-goal-land = Land and live
voyage-goal-emergency = Emergency supply of 4 or more
voyage-goal-modules = All modules work at the end
voyage-go = Land on { $name }
voyage-when = turn { $at }
voyage-told = { $won ->
    [yes] You won with { $emergency } in the Emergency supply. { $broken ->
        [0] All modules worked.
        [one] 1 module did not work.
       *[other] { $broken } modules did not work.
    }
   *[no] The Emergency supply ran out. { $short ->
        [O] Oxygen was below its goal.
        [W] Water was below its goal.
        [F] Food was below its goal.
        [E] Energy was below its goal.
       *[none] All levels were at their goals.
    }
}
