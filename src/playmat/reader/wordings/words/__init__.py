"""Small words and what is counted."""
