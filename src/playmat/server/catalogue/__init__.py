"""The cards as shown by pages and searches."""
