"""The current table: players, stages, kinds of cards, recent history."""
