### Notices about slow games for people who are not here.

title-notices = Messages · Holdfast
notices-title = Messages
notices-page-about = In slow games, with a day or more per move, and in clubs, you do not have to look all the time. We tell you when it matters.

notices-ask = Do you want messages?
notices-ask-about = We send a message when it is your turn again. Your browser asks you next.
notices-yes = Yes, tell me
notices-not-now = Not now
notices-asking = One more question
notices-asking-about = Your browser asks now, usually at the top of the window.
notices-allowed = You will hear from us
notices-allowed-about = We tell you about your turn at most once a day for each game, and not from 22:00 to 8:00.
notices-change = Change
notices-blocked = Blocked by the browser
notices-blocked-about = Your browser blocks messages from this site. Allow them beside the address.
notices-later = We ask again in 14 days
notices-later-about = You can switch messages on at any time, on the page of your account.
notices-failed = Your browser could not switch messages on. Please try again later.

notices-browser = This browser
notices-off = This browser gets no messages.
notices-here = This browser gets messages, even if no page of Holdfast is open.
notices-stop-here = Stop messages here
notices-stopped-here = This browser gets no more messages.
notices-no-push = This server sends no messages to browsers.
notices-cannot = Browsers get messages only from addresses with https. Some need Holdfast on the home screen first.
notices-others = { $count ->
    [one] { $count } other browser gets messages, too.
   *[other] { $count } other browsers get messages, too.
  }

notices-mail = E-mail
notices-mail-use = Use e-mail
notices-mail-account = For e-mail you need an account, so that only you can change the address.
notices-mail-about = We send you a link first. We write to this address only after you have opened it.
notices-address = Address
notices-mail-send = Send link
notices-mail-sent = Check your mail: we have sent a link to { $address }. It is valid for one day.
notices-mail-resend = Send again
notices-mail-again = We have sent the link again.
notices-mail-other = Other address
notices-mail-on = Messages go to { $address }.
notices-mail-stop = Stop e-mail
notices-mail-off = We have deleted the address.
notices-confirm = Is this your address?
notices-confirm-about = You have opened the link that we sent. Messages about your games will go to this address.
notices-confirm-do = Use this address
notices-confirmed = Messages about your games now go to this address.
notices-stopped = All messages have stopped. We have deleted the addresses that they went to.

notices-quiet = Quiet hours
notices-quiet-about = No message comes in this time. If a reminder falls into this time, it comes earlier.
notices-from = From
notices-until = to
notices-zone = Time zone: { $zone }
notices-saved = Saved.

notices-what = What we tell you
notices-what-turn = It is your turn: two minutes after your turn starts, at most once a day for each game.
notices-what-soon = Little time is left: once, three hours before a bot moves for you.
notices-what-began = A game that you wait for has started.
notices-what-over = A game is over.
notices-what-rematch = Somebody has opened a rematch of a slow game.
notices-what-club = A member of your club has opened a table with a free seat.
notices-what-evening = Your club meets: once, the day before.
notices-what-not = Messages name the game or the club, people and the time. They never show cards, and nobody can open your seat with them. From any message you can stop all of them.

problem-no-push = This server sends no messages to browsers.
problem-no-mail = This server sends no e-mail.
problem-no-notices = Switch messages on first.
problem-bad-subscription = We cannot send messages to this browser. Try another one, or use e-mail.
problem-bad-mail = This is not an e-mail address. Check it and try again.
problem-mail-failed = We could not send the e-mail. Please try again later.
problem-no-such-link = This link is not valid any more.
