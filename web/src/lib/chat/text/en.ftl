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
chat-looks = Look here!
chat-said = { $name } says: { $words }
chat-planned = { $name } plans: { $plan }.
problem-chat-too-fast = You are writing too fast. Please wait a moment.
problem-no-chat = The rules of this game do not allow talking.
problem-bad-text = Write 1 to 240 visible characters.
problem-said-enough = The chat of this table is full. It takes no more messages.
problem-no-plan = That plan no longer exists.
problem-no-plan-now = You cannot plan your turn at this moment. Try again after this move.
problem-own-plan = You cannot judge your own plan. The others do that.
problem-no-such-place = You cannot point at this place.
problem-no-such-phrase = There is no such phrase.
chat-muted-lines = { $name } is muted. { $count ->
    [one] 1 line is hidden.
   *[other] { $count } lines are hidden.
}
chat-show-lines = Show
chat-off = The chat of this table is switched off.
chat-phrases-only = Quick phrases only
chat-read-along = Spectators read along.
chat-settings = Chat
chat-mode-on = On
chat-mode-phrases = Phrases only
chat-mode-off = Off
chat-readers = Spectators
chat-readers-no = Cannot read it
chat-readers-yes = Read along
chat-readers-note = Spectators never write. They read only what is said from now on.
person-mute = Mute
person-mute-note = You no longer see what { $name } writes. Nobody finds out.
person-unmute = Unmute
person-unmute-note = You see again what { $name } writes.
person-block = Block
person-block-note = { $name } cannot join your tables any more. Nobody finds out.
person-unblock = Unblock
person-unblock-note = { $name } can join your tables again.
person-report = Report
person-report-note = Tell the person who runs this server.
person-report-title = Report { $name }
person-report-about = This goes to the person who runs this server. { $name } does not learn who sent it.
person-vote = Ask for a vote: a bot for { $name }
person-vote-note = More than half of all people here must agree.
person-send-away = Send { $name } away
person-send-away-note = The seat is free again. { $name } cannot come back to this table.
report-insults = Insults in the chat
report-insults-note = name-calling, threats, hate
report-stalling = Stalling
report-stalling-note = lets the clock run on purpose
report-helping = Plays for somebody else
report-helping-note = helps another player win
report-name = Name
report-name-note = not fit for this table
report-note = What happened?
report-goes-along = Your report contains the last 20 lines of the chat, but nothing of the game.
report-send = Send
report-cancel = Cancel
report-sent = Thank you. Somebody will look at your report. You will find the answer here.
report-answered = Your report was answered: { $answer }
report-no-answer = Somebody has looked at it.
report-no-reader = Nobody reads reports on this server. Mute this person, or leave the table.
vote-asked = { $you ->
    [yes] You ask for a bot in place of { $about }.
   *[no] { $name } asks for a bot in place of { $about }.
}
vote-note = If the vote passes, { $name } watches from then on.
vote-note-level = If the vote passes, a bot plays on ({ $level }), and { $name } watches.
vote-about-you = The others vote about your seat.
vote-about-you-note = If the vote passes, a bot plays on for you, and you watch.
vote-count = { $yes } of { $needed } votes
vote-yes = Yes, a bot
vote-no = No, wait
vote-withdraw = Withdraw it
problem-chat-off = The chat of this table is switched off.
problem-phrases-only = At this table you can use quick phrases only.
problem-vote-too-soon = You have asked for this vote already. You can ask again in ten minutes.
problem-too-few = A vote needs at least three people at the table.
problem-no-vote = This vote is over.
problem-own-seat = That is your own seat.
problem-no-person = Nobody sits there at the moment.
problem-one-screen = Everybody plays at one screen here. Talk to each other.
problem-no-reader = Nobody reads reports on this server. Mute this person, or leave the table.
problem-unknown-person = This person cannot be recognised in other games. Mute them at this table instead.
problem-reported = You have reported this already. Somebody will look at it.
problem-too-many-blocked = You have blocked too many people. Unblock some of them first.
