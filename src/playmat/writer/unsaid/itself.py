"""Call a Pokémon "it" if the same sentence has just named it."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.ways import words

_NAMED: Final = {"mine": "this Pokémon", "theirs": "the Defending Pokémon"}
"""The only Pokémon that a heading mentions, by the hole for such a heading."""

AFTER_HEADING: Final = tuple(
    words(f"{{{heading}}}, {named}{{no_{heading}}}", f"{{{heading}}}, {called}{{no_{heading}}}")
    for heading, who in _NAMED.items()
    for named, called in (
        (f"{{to}} {who}", "{to} it"),
        (f"Knock Out {who}", "Knock it Out"),
        (f"{{until}}{who} {{does}}", "{until}it {does}"),
    )
)
"""The Pokémon mentioned in the heading of a first line."""

AGAIN: Final = (
    words("{counted} on this Pokémon{word_end}", "{counted} on it{word_end}"),
    words("{when_this}, {whether} this Pokémon {state}", "{when_this}, {whether} it {state}"),
)
"""This Pokémon, named before in the same sentence; elsewhere "it" might be ambiguous."""
