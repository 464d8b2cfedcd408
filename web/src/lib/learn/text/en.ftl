### The words of lessons in English.

learn-problem = This lesson cannot be opened
title-lesson = { $lesson }, { $game }
lesson-of = Lesson { $number } of { $count }
lesson-step-of = Step { $step } of { $count }
lesson-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
lesson-back = Back
lesson-skip = Skip
lesson-go-on = Next
lesson-show = Show me
lesson-cue = { $hand ->
    [finger] Tap what is lit.
   *[mouse] Click what is lit, or press Enter on it.
}
lesson-cue-twice = { $hand ->
    [finger] Tap what is lit, then tap again to play.
   *[mouse] Click what is lit, then click again to play.
}
lesson-not-played = not played
lesson-nothing-played = That move was not played.
lesson-nothing-played-left = That move was not played: you still have { $left } { $label }.
lesson-read-first = Read this first, then press Next.
lesson-not-now = The rules allow that, but this lesson asks for something else now. Choose what is lit.
lesson-done = Lesson { $number } of { $count } done
lesson-learned = What you know now
lesson-learnt = learned
lesson-next = Next lesson
lesson-play = Play now
lesson-first-game = Play your first game
lesson-again = Repeat it
lesson-all = All lessons
lesson-from-start = Start over
course-new = Learn by playing
course-back = Welcome back
course-done = All lessons done
course-promise = { $count ->
    [one] 1 short lesson
   *[other] { $count } short lessons
} on the real table, about { $minutes } minutes. You can leave at any time and come back.
course-stopped = You stopped in lesson { $number }: { $about }.
course-ready = You have finished every lesson. Repeat any of them, or start a game.
course-steps = { $taken } of { $all } steps
course-left = { $minutes ->
    [one] about 1 minute left
   *[other] about { $minutes } minutes left
}
course-begin = Start
course-go-on = Continue with lesson { $number }
course-lessons = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
course-any = Each lesson stands on its own. Continue where you stopped, or choose another one.
