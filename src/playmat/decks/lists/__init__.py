"""Deck lists in the forms that players exchange."""
