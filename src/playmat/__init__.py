"""The Pokémon Trading Card Game as a Python library."""

__version__ = "0.1.0"
