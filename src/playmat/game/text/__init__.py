"""What a player reads, as lines of text."""
