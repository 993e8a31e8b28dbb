"""Clauses of a face."""
