"""After the game: the chance of a win over time, and the answers that lost most of it."""
