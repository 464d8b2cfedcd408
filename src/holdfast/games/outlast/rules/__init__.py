"""The rules of Outlast, in the order of play.

setup      the board before the first round
flow       rounds, and the ladder of steps
turn       a player's actions
wolf       fights with wolves
duel       fights between meeples
meal       the end of a turn
board      the six steps of the board turn
ending     elimination, the end, the ranking
secrets    what nobody may know
ground, people   what the others stand on
"""
