"""The ladder: rate all agents by games against each other with a fixed panel of decks."""
