"""Simulation: many games between decks, counted once each, whoever plays them and wherever."""
