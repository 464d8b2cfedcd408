"""The rules of Outbreak, in the order of play.

setup      city, survivors and the horde deck
flow       the ladders of steps and answers; steps: their names
opening    Doom, day, reveals, Settlers and Helpless, replenishing
turn       the Survivor Phase and a survivor's turn
develop, trade, aid   its actions
dice, attack          rolls and what they destroy
night      the Zombie Phase
march, overrun        a horde's move, what it meets and what it ruins
wounds     what survivors suffer
windows    when Fortune cards may be played
effects    what cards, aids and icons do: the interpreter
choices, deeds, answers   what it asks and does; targets: whom effects may choose
cards      hands and decks
joining    dropping in and out
ending     the end
secrets    what nobody may know
ground, people, hordes, goods, questions, calls   what the others stand on
"""
