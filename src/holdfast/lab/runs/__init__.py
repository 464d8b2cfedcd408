"""Runs: many games of one plan, played by bots and stored as Parquet tables."""
