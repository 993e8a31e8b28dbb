"""The values that words of the language compute: numbers, conditions, selectors and filters."""
