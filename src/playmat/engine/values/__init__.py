"""What words that are worked out come to: numbers, conditions, selectors and filters."""
