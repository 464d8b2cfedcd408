### What explanations, the cards of a game and its rules say, in English.

about-pin = Keep this card open
about-close = Close this card
about-pins = keeps it open
about-closes = closes
about-back = to the card
about-page = open page
about-now = In this position
about-others = Also here:

cards-of = Cards and pieces of { $game }
cards-search = Search { $count } cards: a word, or a rule such as { $clause }
cards-nothing = No card matches that.
cards-search-rules = Search the rules instead?
cards-show = Show
cards-position = In this position
cards-game = In this game
cards-seen = Seen so far
cards-all = Everything
cards-kinds = Kind
cards-every-kind = All kinds
cards-unseen = not seen yet
cards-point = Show it on the table
cards-lit = { $name }: { $count ->
    [one] in 1 place
   *[other] in { $count } places
}
cards-count = { $shown } of { $all }

rules-of = The rules of { $game }
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 place
   *[other] { $count } places
}
rules-back-table = Back to the table
rules-back = Back
rules-copy = Copy the link to { $clause }
rules-copied = Copied
rules-came = You looked for
rules-lesson = Learn this: { $lesson }
rules-figure = A position from this lesson: { $lesson }
rules-on-page = On this page
