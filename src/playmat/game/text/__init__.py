"""The table, cards and choices as text."""
