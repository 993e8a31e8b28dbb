"""What sentences mean together."""
