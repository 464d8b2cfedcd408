"""Environments for learning agents, each for one framework.

vector       many games in step, on all cores or on a GPU, in NumPy or torch arrays
net_games    what trained nets read and answer in many games, as torch tensors
pettingzoo   one table with all its seats: AEC and parallel
gymnasium    one seat against bots
openspiel    the games as OpenSpiel games

Each module imports its framework, which is an optional dependency (`pip install
holdfast[pettingzoo]`); this package imports none. Actions are the numbers of moves, which are the
same in all positions of a game. Observations are bytes: see `holdfast.kernel.observation`.
"""
