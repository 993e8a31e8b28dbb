"""Live games: rooms, seats, clocks, matches."""
