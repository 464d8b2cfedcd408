"""Estimates with confidence intervals, and the accumulators that they are computed from."""
