"""Runs: many games of one plan, played by bots and stored as Parquet tables."""

from holdfast.lab.runs.run import cluster, with_gpu

__all__ = ["cluster", "with_gpu"]
