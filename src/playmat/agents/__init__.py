"""Programs that play: each gets a view and a choice, and returns one of its options."""
