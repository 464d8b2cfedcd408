"""The rules of Outbreak, in the order of play.

setup      city, survivors and the horde deck
flow       the ladders of steps and answers
opening    Doom, day, reveals, Settlers and Helpless, replenishing
turn       the Survivor Phase and a survivor's turn
develop, trade, aid   its actions
dice, attack          rolls and what they destroy
night      the Zombie Phase
march, defence, overrun   a horde's move and what it meets
wounds, hazards       what survivors suffer
windows    when Fortune cards may be played
effects    what cards, aids and icons do: the interpreter
choices, deeds, answers   what it asks and does; targets: whom effects may choose
cards      hands and decks
joining    dropping in and out
ending     the end
secrets    what nobody may know
ground, people, goods, questions   what the others stand on
"""
