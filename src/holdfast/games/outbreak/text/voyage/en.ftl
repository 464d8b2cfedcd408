### The season of Outbreak: four difficulties, day by day.

voyage-goal-city = The city stands
voyage-go = Play { $name }
voyage-when = day { $at }
voyage-told = { $won ->
    [yes] The city stands. You destroyed { $destroyed ->
        [one] 1 horde.
       *[other] { $destroyed } hordes.
    }
   *[no] { $outcome ->
        [team] All survivors were incapacitated.
        [helpless] The Helpless were lost.
        [base] A Final Encounter reached the Main Base.
        [city] No settlement was free any more.
       *[other] The days ran out.
    }
}
voyage-row-won = The city stands after day { $at }.
voyage-row-lost = Lost on day { $at }.
