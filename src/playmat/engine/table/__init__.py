"""The table as it lies: places, stages, kinds of cards, what happened lately."""
