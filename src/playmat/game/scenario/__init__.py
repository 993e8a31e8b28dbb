"""Any position as a playable game."""
