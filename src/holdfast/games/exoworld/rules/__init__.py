"""The rules of Exoworld, in the order of play.

setup      everything before the first turn
flow       the ladder of steps, and the verbs of a game
turn       the turn: its start, the action menu, the hand limit, its end
deploy     deploying a module and paying for it
transfer   cards that change hands
protocols  Items, Protocols and their windows
event      the event step
effects    the operations that cards consist of
targets    effects that need a choice
update     the Resource Update
seats      joining and leaving between turns
ending     victory, defeat
secrets    what a viewer may not know
base, cards, crew, supplies   what the others stand on
"""
