"""The lab: experiments with bots and games, on all cores, that anybody can repeat."""
