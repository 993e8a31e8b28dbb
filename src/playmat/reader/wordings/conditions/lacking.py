"""Pokémon that are not there, or are all of a kind: “Magmar isn't on your Bench”."""

from __future__ import annotations
