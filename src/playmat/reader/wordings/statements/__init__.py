"""How statements are combined, and damage."""
