"""What is printed: cards, names, decks and the library that holds them."""
