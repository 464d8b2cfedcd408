from holdfast.kernel.rule import rule


@rule
def advise(s, moves, n, noise):
    return moves[noise % n] | 0
