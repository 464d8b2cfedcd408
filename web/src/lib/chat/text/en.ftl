# What people say to each other, and what a team plans.

plan-title = Team plan
plan-drawn = On the board
plan-hidden = Not drawn
plan-none = Nobody has a plan yet.
plan-asks = { $name } leads and waits for a word: is a plan good? Point at a place?
plan-questioned = Asked about by { $names }
plan-good = { $name }: good plan
plan-good-count = { $count ->
    [one] { $count } finds it good
   *[other] { $count } find it good
}
plan-why = { $name }: why that?
plan-mine = Plan my turn
plan-change = Plan anew
plan-drop = Drop my plan
plan-choose = Choose on the board what you would like to do. Nothing is played yet.
plan-so-far = You { $steps }.
plan-tell = Tell the team
plan-back = Back
plan-stop = Stop planning
chat-lines = What was said
chat-none = Nothing was said yet.
chat-closed = The rules of this game forbid talking.
chat-quick = Quick phrases
chat-say = Say something
chat-send = Send
chat-aim = Point at a place
chat-aiming = Choose the place to point at. Escape ends it.
chat-place = Look here
chat-people = Who is heard
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
talk-looks = Look here!
talk-said = { $name } says: { $words }
talk-planned = { $name } plans: { $plan }.
problem-too-talkative = That is more than the others can read. Wait a moment.
problem-no-talk = The rules of this game forbid talking.
problem-bad-text = Say 1 to 240 visible letters.
problem-said-enough = So much was said at this table that no more is kept.
problem-no-plan = There is no such plan any more.
problem-no-plan-now = Your turn cannot be foreseen at this moment. Try again after this move.
problem-own-plan = Whether your plan is good is for the others to say.
