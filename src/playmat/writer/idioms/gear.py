"""Phrases for what cards do for the Pokémon they are attached to."""

from __future__ import annotations

from playmat.writer.phrase_table import say, section

section("gear")


# Energy that does more with another Energy card.
say(
    "head:clause",
    "static(play, any_of(where(energy_on(host()), ?f)), ?do)",
    "as long as its Pokémon also has a {f:fenergy} Energy card",
)
