from holdfast.kernel.rule import rule

FEATURES = 1


@rule
def observe(s, viewer, out):
    out[0] = s.day
