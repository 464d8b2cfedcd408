"""The rules of Outlive, in the order of play.

setup      the secret draft, the reveal, Mary's search tiles, placing the heroes
dawn       filling the board
convoy     the events of the day
moving     choosing a hero and its way
pressure   what a stronger hero takes from weaker ones
visit      bonuses on arrival and the actions of a place
hunting    wild game
evening    Night steps 1 to 4: events overcome, food, radiation, recruits
workshop   Night steps 5 to 7: rooms, equipment, upkeep
ending     the count
flow       the ladder of steps, and the verbs of a game
secrets    what a viewer may not know
effects    what cards do
asking, tokens, shelter   what the others stand on
"""
