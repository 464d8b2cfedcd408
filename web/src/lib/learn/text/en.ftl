### The words of lessons in English.

learn-problem = This cannot be learned here
title-lesson = { $lesson }, { $game }
lesson-of = Lesson { $number } of { $count }
lesson-step-of = Step { $step } of { $count }
lesson-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
lesson-back = Back
lesson-skip = Skip
lesson-go-on = Go on
lesson-show = Show me
lesson-cue = Click what is lit, or press Enter on it.
lesson-cue-touch = Tap what is lit; a second tap plays.
lesson-not-played = not played
lesson-nothing-played = Nothing was played.
lesson-nothing-played-left = Nothing was played: you still have { $left } { $label }.
lesson-read-first = In a moment. Read on first: press Go on.
lesson-not-now = The rules allow that, but the lesson asks for something else now: look at what is lit.
lesson-done = Lesson { $number } of { $count } done
lesson-learned = What you know now
lesson-learnt = learned
lesson-next = Next lesson
lesson-play = Play now
lesson-first-game = Play your first game
lesson-again = Once more
lesson-all = All lessons
lesson-from-start = From its start
course-new = Learn by playing
course-back = Welcome back
course-done = You know it all
course-promise = { $count } short lessons on the real table, about { $minutes } minutes. You can leave at any time and come back.
course-stopped = You stopped in lesson { $number }: { $about }.
course-ready = You have learned every lesson. Come back to any of them, or sit down and play.
course-steps = { $taken } of { $all } steps
course-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
course-begin = Begin
course-go-on = Go on with lesson { $number }
course-lessons = { $count } lessons
course-any = Each has its own position. Go on where you stopped, or walk into any of them.
