"""The lab: experiments with bots and games, on all cores, that anybody can repeat.

`ladder` lets all levels play each other and rates them, `intervals` say how sure a number is,
`report` prints. Nothing here serves people who play, and nothing else in the house needs it.
"""
