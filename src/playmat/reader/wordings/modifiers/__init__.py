"""What holds for a while."""
