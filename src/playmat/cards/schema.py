"""The terms of the public card data and their names in Playmat."""

from __future__ import annotations

import re
from typing import Final

from playmat.kinds import types

LETTERS: Final = {**{name: letter for letter, name in types.NAMES.items()}, "Free": ""}
POWERS: Final = {
    "Pokémon Power": "old_power",
    "Poké-Power": "power",
    "Poké-Body": "body",
    "Ability": "ability",
}
STAGES: Final = {
    "Stage 2": "stage2",
    "Stage 1": "stage1",
    "MEGA": "mega",
    "BREAK": "break",
    "VMAX": "stage1",
    "VSTAR": "stage1",
    "Level-Up": "levelup",
    "LEGEND": "legend",
    "Restored": "restored",
    "Basic": "basic",
    "Basic Stage": "basic",
    "Baby": "basic",
}
"""Stages by subtype; VMAX and VSTAR evolve from a Basic Pokémon V."""
TRAINERS: Final = {
    "Supporter": "supporter",
    "Stadium": "stadium",
    "Pokémon Tool": "tool",
    "Pokémon Tool F": "tool",
    "Technical Machine": "machine",
}
LATER: Final = {
    "GX": "gx",
    "V": "v",
    "VMAX": "vmax",
    "VSTAR": "vstar",
    "TAG TEAM": "tag_team",
    "Ultra Beast": "ultra_beast",
    "Prism Star": "prism",
    "Radiant": "radiant",
    "Single Strike": "single_strike",
    "Rapid Strike": "rapid_strike",
    "Fusion Strike": "fusion_strike",
    "Ancient": "ancient",
    "Future": "future",
    "Tera": "tera",
}
"""Kinds of later years, which texts may refer to."""
SUBTYPE_TAGS: Final = {
    "MEGA": "mega",
    "Baby": "baby",
    "SP": "sp",
    "Star": "star",
    "Prime": "prime",
    "Team Plasma": "plasma",
    "ACE SPEC": "ace",
    "Pokémon Tool F": "flare",
    "Rocket's Secret Machine": "secret_machine",
    **LATER,
}
SUPERTYPES: Final = ("Pokémon", "Trainer", "Energy")
SUBTYPES: Final = frozenset(
    {
        *STAGES,
        *TRAINERS,
        *SUBTYPE_TAGS,
        "EX",
        "ex",
        "Item",
        "Special",
        "Goldenrod Game Corner",
        "Eternamax",
    }
)
"""All subtypes in the data, including those without effect. [DATA-12]"""
TITLE_TAGS: Final = {
    "shining": re.compile(r"Shining "),
    "dark": re.compile(r"Dark "),
    "light": re.compile(r"Light "),
    "primal": re.compile(r"Primal "),
    "delta": re.compile(r".+ δ$"),
    "ex": re.compile(r".+ ex( δ)?$"),
    "EX": re.compile(r".+-EX$"),
}
