"""The kernel: the definition of a game, and the modes in which its rules run.

The modules, from the lowest layer to the highest:

record, record_view, buffers   layout of a position; its fields as plain integers; byte buffers
tables, content, options       constant tables for rules; data files; the options of a game
rule, interpreted, compiler    rules; rules run by Python; rules translated by Numba
chance, bits                   dice and shuffles; sets stored as the bits of one integer
moves, events                  numbering of moves; log of what a move caused
agenda, decision, flow         stack of pending steps; decisions and options; order of play
position, engine, compiled     positions; entry points to the rules, interpreted and compiled
observation                    positions as named bytes for learning
vector, gpu_vector             many games in step, on processor cores and on a GPU
background_compiler            compilation in a separate process while a game is played
gpu, wasm_build, wasm_engine   the rules on a GPU; as WebAssembly; called from Pyodide
snapshot, memo                 positions as Python objects; the caches of games
wording, translations          phrases; their texts in English and German
message_templates              fast formatting of Fluent messages
position_builder, replay       checks for described positions; replay files
game, assembly, defaults       the `Game` class; how a game is built from its folder; fallbacks

The kernel imports no game, player, table, network or database. All modules except `compiler`,
`compiled`, `background_compiler`, `source_key`, `vector`, `gpu`, `gpu_vector` and `wasm_build` work
without NumPy and Numba; rules are then interpreted.
"""
