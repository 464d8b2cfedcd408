"""The rules of Exoworld, in the order of play.

flow       the ladder of steps, and the verbs of a game
setup      everything before the first turn
turn       the turn: its start, the action menu, the hand limit, its end
deploy     deploying a module and paying for it
transfer   cards that change hands
protocols  Items, Protocols and their windows
event      the event step
effects    the operations that cards consist of
targets    what operations can aim at, and whether they would do anything
tokens     tokens onto the base and off it
decisions  what an effect leaves somebody to decide
cargo      Shared Cargo
peeking    Event cards looked at before they come
piles      cards out of the discard pile and off the deck
choices    the options of an open question, and what its answer does
update     the Resource Update
seats      joining and leaving between turns
ending     victory, defeat
secrets    what a viewer may not know
asking     how a step opens a decision
steps      the steps that lie on the agenda
base       the base: locations, tokens, levels
cards      Player cards in hands, row, deck and discard pile
crew       the characters on the base, and their players
supplies   supplies and the Emergency supply
"""
