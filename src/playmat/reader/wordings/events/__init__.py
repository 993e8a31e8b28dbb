"""What a reaction waits for."""
