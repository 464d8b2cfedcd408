# What people say to each other, and what a team plans.

plan-title = Team plan
plan-drawn = On the board
plan-hidden = Not shown
plan-none = Nobody has a plan yet.
plan-asks = { $name } decides for the team and waits for you. Agree with a plan, or point at a place.
plan-questioned = { $names } asked about it
plan-good = Agree with the plan of { $name }
plan-good-count = { $count ->
    [one] { $count } agrees
   *[other] { $count } agree
}
plan-why = Ask { $name } about this plan
plan-mine = Plan my turn
plan-change = Change it
plan-drop = Drop my plan
plan-choose = Choose on the board what you want to do. Nothing is played yet.
plan-so-far = You { $steps }.
plan-tell = Tell the team
plan-back = Back
plan-stop = Stop planning
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-closed = The rules of this game do not allow talking.
chat-quick = Quick phrases
chat-say = Say something
chat-send = Send
chat-aim = Point at a place
chat-aiming = { $hand ->
    [finger] Tap the place to point at.
   *[mouse] Choose a place to point at, or press Escape.
}
chat-place = Look here
chat-people = Who you hear
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-looks = Look here!
chat-said = { $name } says: { $words }
chat-planned = { $name } plans: { $plan }.
problem-chat-too-fast = You are writing too fast. Please wait a moment.
problem-no-chat = The rules of this game do not allow talking.
problem-bad-text = Write 1 to 240 visible characters.
problem-said-enough = The chat of this table is full. Nothing more can be said.
problem-no-plan = That plan is gone.
problem-no-plan-now = You cannot plan your turn at this moment. Try again after this move.
problem-own-plan = You cannot judge your own plan. The others do that.
problem-no-such-place = You cannot point at this place.
problem-no-such-phrase = There is no such phrase.
