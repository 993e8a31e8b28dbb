"""What the words of the language do."""
