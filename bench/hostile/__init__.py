"""Honest players while somebody attacks the server."""
