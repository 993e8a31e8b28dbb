"""Clean a printed text and split it into sentences."""
