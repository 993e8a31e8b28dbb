"""Simulate many games between decks and count the results, on one machine or many."""
