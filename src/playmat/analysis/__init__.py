"""Game analysis: win chances over a game, its biggest mistakes, and hints during play."""
