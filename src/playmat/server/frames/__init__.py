"""What a player is shown of a game."""
