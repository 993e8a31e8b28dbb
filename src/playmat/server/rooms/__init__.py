"""Live games: rooms, seats, clocks and matches."""
