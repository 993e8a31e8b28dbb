"""Pokémon and cards."""
