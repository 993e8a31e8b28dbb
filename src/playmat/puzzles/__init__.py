"""Puzzles: positions whose best chance is known exactly, found in games and played at the table."""
