"""Phrases for the closed lists: zones, types, conditions, ends, flags and so on."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Final

from playmat.kinds import types
from playmat.lang.words import LISTS
from playmat.writer import players
from playmat.writer.memory import FREE, TYPE, owned
from playmat.writer.phrase_table import name, say, section

section("lists")

TYPES: Final = types.NAMES
"""The types by their letters, also for units of Energy."""

_SAID: Final = tomllib.loads(Path(__file__).with_name("lists.toml").read_text("utf-8"))

_POWERS: Final = {"any": "powers of any kind", "body": "Poké-Bodies", "ability": "Abilities"}

_ASKED: Final = tomllib.loads(Path(__file__).with_name("queries.toml").read_text("utf-8"))

QUERIES: Final[dict[str, str]] = _ASKED["queries"]
"""Nouns for queries about Pokémon and players."""

ABILITIES: Final[dict[str, str]] = _ASKED["abilities"]
"""Verbs for queries about permissions."""

WORKING: Final[dict[str, str]] = _ASKED["working"]
"""Nouns for queries about whether something works."""

NEAR: Final[dict[str, list[str]]] = _ASKED["near"]
"""Queries phrased with another word than "of"."""

TAGS: Final[dict[str, str]] = _SAID.pop("marked")
"""Kinds of card as one token each, case-sensitive; others are quoted."""

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
name("sel", "foe", "they")
say("type", f"ref({TYPE})", "that type of")
say("type", "ref(?var)", "type {var}")
for _power, _phrase in NAMES["power"].items():
    _article = "an" if _phrase[0] in "AEIOU" else "a"
    name("apower", _power, f"{_article} {_phrase}")
    name("powers", _power, _POWERS.get(_power, f"{_phrase}s"))
for _tag, _phrase in TAGS.items():
    if _tag != "owner":  # phrased by what such a name has
        name("marked", _tag, _phrase)
# A type by itself, not before a noun.
for _letter, _phrase in {**TYPES, "any": "any type"}.items():
    name("colour", _letter, _phrase)
say("colour", f"ref({TYPE})", "that type")
say("colour", "ref(?var)", "type {var}")
for _letter, _phrase in TYPES.items():
    name("element", _letter, _phrase)
for _condition, _phrase in NAMES["condition"].items():
    name("acondition", _condition, _phrase)
# Destinations of a card, by owner.
for _zone, _phrase in NAMES["zone"].items():
    if "its owner's" not in _phrase:
        continue
    for _player, _whose in {"me": "your", "foe": "their"}.items():
        name("zone", owned(_zone, _player), _phrase.replace("its owner's", _whose))
name("taken_in", owned("hand", FREE), "take")
name("zone", owned("hand", FREE), "into your hand")
# What attack damage is not changed by.
_SPARED: Final = {
    "no_weakness": "Weakness",
    "no_resistance": "Resistance",
    "no_powers": "powers",
    "no_effects": "effects on that Pokémon",
}
NOT_OLD: Final = "or(not(event_cause(power)), event_cause(ability))"
"""Condition that the cause is not a power of the Poké-Power era."""

FLAGS: Final[dict[str, str]] = {}
"""Flags of damage in the order of the language, with the text after the amount."""
for _size in range(1, 5):
    for _flags in combinations(_SPARED, _size):
        *_first, _last = [_SPARED[flag] for flag in _flags]
        _told = f"{', '.join(_first)} and {_last}" if _first else _last
        _shape = ", ".join(sorted(_flags, key=LISTS["flag"].index))
        FLAGS[f"[{_shape}]"] = f", ignoring {_told}".replace("powers and", "powers and other")
LABELS: Final = {
    "me": "for you",
    "foe": "for your opponent",
    "the other player": "for the other player",
    "you": "yourself",
    "your opponent": "your opponent",
    "Your deck": "your deck",
    "Your opponent's deck": "their deck",
    "my deck": "out of your deck",
    "the other deck": "out of their deck",
    "my Prizes": "out of your Prizes",
    "the other Prizes": "out of their Prizes",
    "my discard pile": "out of your discard pile",
    "the other discard pile": "out of their discard pile",
    "the other hand": "out of their hand",
    "my Pokémon": "among your Pokémon",
    "the other Pokémon": "among their Pokémon",
}
"""Options named after a player, with their text."""
AT_A_POINT: Final = "at any point between turns"
"""Reactions that a player may time freely between turns."""

USES: Final = {
    "once": "once during your turn",
    "once_player": "once during each player's turn",
    "once_game": "once during the game",
    "free": "as often as you like during your turn",
}
"""How often a power may be used, if phrased differently there."""

FREELY: Final = USES["free"]
FREELY_IN_TURN: Final = "any number of times during each player's turn"
"""Uses of a Stadium by both players."""

name("how", "free", FREELY_IN_TURN)
# How often a power may be used, in its player's own turn.
for _how, _phrase in NAMES["how"].items():
    name("use", _how, USES.get(_how, _phrase))
name("use", "free", FREELY_IN_TURN)
FLAGS["[bench_weakness]"] = ", applying Weakness and Resistance"
name("player", "nobody", "nobody")
name("sel", "all_both", "every Pokémon concerned")
name("sel", "anyone", "anyone at all")

WORTH: Final = {
    "choose_units(energy_on(?on), ?n, any, ?by)": "{n:int} Energy from {on}",
    "choose_units(where(energy_on(?on), provides(?type)), ?n, ?type, ?by)": (
        "{n:int} {type} Energy from {on}"
    ),
    "choose_paying(energy_on(?on), ?units, ?by)": "one each of {units} Energy from {on}",
    "choose_paying(energy_on(?on), ?units, ?by, by_cards)": (
        "one card each of {units} Energy from {on}"
    ),
}
"""Choices among the Energy of Pokémon."""


def plural(cause: str) -> str:
    """Causes in the plural: attacks, Abilities, Trainer cards."""
    one = NAMES["cause"][cause].partition(" ")[2]
    return f"{one[:-1]}ies" if one.endswith("y") else f"{one}s"


_USUAL: Final = {"poisoned": ("Poisoned", 1), "burned": ("Burned", 2)}
"""Conditions that place damage counters between turns, and how many."""

WORSE: Final = {
    (ill, n * 10): f"{name}. Between turns, put {n} damage counters on it instead of {usual}"
    for ill, (name, usual) in _USUAL.items()
    for n in range(usual + 1, 6)
}
"""Conditions that place more than usual."""

UNEVOLVED: Final = "as long as this Pokémon stays Active and doesn't evolve, "
"""For effects that end when their Pokémon leaves its place or evolves."""
