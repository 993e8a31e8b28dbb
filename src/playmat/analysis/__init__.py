"""The chance of a win over a game, the answers that lost most of it, and hints on the way."""
