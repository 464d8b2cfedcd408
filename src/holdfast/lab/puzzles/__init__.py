"""Search for puzzles: positions of bots' games in which one move is clearly best.

candidates    positions of games that bots play, in which the obvious move may not be the best
playouts      the value of moves, with the same chance for each
finder        tests that end early
writer        reasons, refutations, themes and ratings of what was found, and the file of a game
selection     the puzzles that come with a game
confirmation  a longer search of puzzles, and removal of those that fail it
"""
