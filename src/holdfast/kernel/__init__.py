"""The kernel: what a game is, and how its rules run.

Inside, from the ground up:

record, view, memory       the shape of a position; its fields as plain numbers; blocks of bytes
tables, content, options   constants that rules look up; data files; what is chosen before a game
rule, plain, compiler      a rule, its interpreted twin, its translation
chance, bits               dice and shuffles; sets as the bits of a number
moves, events              what players do; what happens
agenda, decision, flow     steps still to do; questions and their options; the order of play
position, engine, compiled, warm   positions; the doors to the rules, interpreted and compiled
gpu; wasm, page            the same rules on a GPU; and in a page, built there and called there
reading, parts             positions for those who show them; what is shown of them made once
words, text, composing     phrases and languages; what is sent, put together as it was written
layout, replay             laid-out positions; replay files
game, assembly, plainly    a game as the rest of the house sees it, put together from its folder

Not inside: any game, any player, any table, network or database. Everything but `compiler`,
`compiled`, `warm`, `gpu` and `wasm` works without NumPy and Numba, interpreted.
"""
