"""Reports on runs: balance reports, the list of all runs, and the tables of a ladder."""
