"""Puzzles: positions with an exactly known best chance, found in games and played at the table."""
