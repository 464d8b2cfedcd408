### The list of runs, in English. Reports are in English alone.

lab-title = Lab runs
lab-none = There are no runs here yet.
lab-run = Run
lab-game = Game
lab-games = Games
lab-players = Players
lab-changed = Changed
lab-state = State
lab-report = Report
lab-finished = finished
lab-playing = { $percent }%, last written { $ago }
lab-damaged = cannot be read
lab-show = show
lab-no-report = none yet
lab-now = just now
lab-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
lab-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
