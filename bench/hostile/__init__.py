"""Measurement of honest players while somebody attacks the server."""
