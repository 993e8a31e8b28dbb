"""Phrases of the small closed lists: zones, types, conditions, ends, flags and the like."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from playmat.kinds import types
from playmat.lang.words import LISTS
from playmat.writer import players
from playmat.writer.naming import IT, THEM
from playmat.writer.phrase_table import name, say

TYPES: Final = types.NAMES
"""The types by their letters, for units of Energy too."""

_SAID: Final = tomllib.loads(Path(__file__).with_name("lists.toml").read_text("utf-8"))

TAGS: Final[dict[str, str]] = _SAID.pop("marked")
"""Kinds of card by one token each, large and small letters told apart; others are quoted."""

NAMES: Final[dict[str, dict[str, str]]] = {
    "type": {**TYPES, "any": "any type of"},
    **_SAID,
    "player": {player: players.object_of(player) for player in LISTS["player"]},
}

for _sort, _phrases in NAMES.items():
    for _value, _phrase in _phrases.items():
        name(_sort, _value, _phrase)

for _player in LISTS["player"]:
    name("sel", _player, players.object_of(_player))
say("type", f"ref({IT})", "that type of")
say("type", f"ref({THEM})", "those types of")
say("type", "ref(?var)", "type {var}")
for _power, _phrase in NAMES["power"].items():
    _article = "an" if _phrase[0] in "AEIOU" else "a"
    name("apower", _power, f"{_article} {_phrase}")
for _tag, _phrase in TAGS.items():
    name("marked", _tag, _phrase)
# A type by itself, not before a noun.
for _letter, _phrase in {**TYPES, "any": "any type"}.items():
    name("colour", _letter, _phrase)
say("colour", f"ref({IT})", "that type")
say("colour", f"ref({THEM})", "those types")
say("colour", "ref(?var)", "type {var}")
for _letter, _phrase in TYPES.items():
    name("element", _letter, _phrase)
# Where a card goes that need not be yours.
for _zone, _phrase in NAMES["zone"].items():
    _phrase = _phrase.replace("into hand", "into the hand").replace(" the ", " its owner's ", 1)
    name("owned", _zone, _phrase)
name("player", "nobody", "nobody")
name("sel", "all_both", "every Pokémon concerned")
name("sel", "anyone", "anyone at all")
