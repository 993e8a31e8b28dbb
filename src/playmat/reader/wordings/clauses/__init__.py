"""What a face is made of."""
