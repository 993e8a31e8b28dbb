"""What only reminds."""
