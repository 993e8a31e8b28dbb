"""How statements hang together, and damage."""
