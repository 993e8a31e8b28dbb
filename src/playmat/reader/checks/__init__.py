"""Checks that make a reading suspect."""
