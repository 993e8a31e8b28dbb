"""What makes a reading suspect."""
