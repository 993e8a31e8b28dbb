"""Phrases of the small closed lists: zones, types, conditions, ends, flags and the like."""

from __future__ import annotations

from typing import Final

from playmat.kinds import types
from playmat.lang.words import LISTS
from playmat.writer import players
from playmat.writer.naming import IT, THEM
from playmat.writer.phrase_table import name, say

TYPES: Final = types.NAMES
"""The types by their letters, for units of Energy too."""

TAGS: Final = {
    "ex": "ex",
    "EX": "EX",
    "mega": "Mega",
    "break": "BREAK",
    "levelup": "LV-X",
    "legend": "LEGEND",
    "restored": "Restored",
    "fossil": "Fossil",
    "doll": "Doll",
    "baby": "Baby",
    "sp": "SP",
    "star": "Star",
    "prime": "Prime",
    "shining": "Shining",
    "delta": "Delta",
    "dark": "Dark",
    "light": "Light",
    "owner": "Owner-named",
    "plasma": "Plasma",
    "ace": "ACE",
    "flare": "Flare",
    "holon": "Holon",
    "primal": "Primal",
    "shiny": "Shiny",
    "secret_machine": "Secret-Machine",
}
"""Kinds of card by one token each, large and small letters told apart; others are quoted."""

NAMES: Final[dict[str, dict[str, str]]] = {
    "type": {**TYPES, "any": "any type of"},
    "zone": {
        "hand": "into hand",
        "deck": "into the deck",
        "deck_top": "on top of the deck",
        "deck_bottom": "under the deck",
        "discard": "onto the discard pile",
        "lost": "into the Lost Zone",
        "prizes": "among the Prizes",
        "aside": "to the side",
    },
    "condition": {
        "asleep": "Asleep",
        "confused": "Confused",
        "paralyzed": "Paralyzed",
        "poisoned": "Poisoned",
        "burned": "Burned",
    },
    "until": {
        "this_attack": "for this attack",
        "end_of_turn": "this turn",
        "foe_next_turn": "during their next turn",
        "my_next_turn": "during your next turn",
        "while_active": "while Active",
        "while_in_play": "while in play",
        "rest_of_game": "from now on",
        "next_attack": "for the next attack",
        "through_my_turn": "until the end of your next turn",
        "while_stadium": "while this Stadium stays",
        "through_foe_turn": "until the end of their next turn",
    },
    "flag": {
        "no_weakness": "no Weakness",
        "no_resistance": "no Resistance",
        "no_effects": "no effects on it",
        "no_powers": "no powers",
        "bench_weakness": "Weakness and Resistance even on the Bench",
    },
    "stage": {
        "any": "at any point",
        "before": "before Weakness and Resistance",
        "after": "after Weakness and Resistance",
        "base": "ahead of other changes",
    },
    "how": {
        "once": "once a turn",
        "once_name": "once a turn for all of this name",
        "once_player": "once in each player's turn",
        "once_game": "once a game",
        "once_stay": "once while it stays in play",
        "once_event": "once each time",
        "any_time": "whenever its player likes",
        "any_time_name": "whenever its player likes, once for all of this name",
        "free": "any number of times",
    },
    "power": {
        "any": "power of any kind",
        "power": "Poké-Power",
        "body": "Poké-Body",
        "ability": "Ability",
        "old_power": "Pokémon Power",
        "trait": "Ancient Trait",
    },
    "cause": {
        "any": "anything",
        "attack": "an attack",
        "power": "a power",
        "trainer": "a Trainer card",
        "energy": "an Energy card",
        "rule": "the rules",
        "stadium": "a Stadium",
        "tool": "a Tool",
        "ability": "an Ability",
    },
    "where": {
        "play": "in play",
        "hand": "in hand",
        "discard": "in the discard pile",
        "attached": "attached",
        "under": "under another card",
    },
    "place": {
        "play": "play",
        "hand": "a hand",
        "deck": "a deck",
        "discard": "a discard pile",
        "lost": "the Lost Zone",
        "prizes": "the Prizes",
        "stadium": "the Stadium",
    },
    "unlike": {"names": "names", "types": "types"},
    "situation": {"asleep": "Asleep", "paralyzed": "Paralyzed", "first_turn": "first turn"},
    "shield": {"damage": "damage", "effects": "effects", "all": "everything"},
    "order": {
        "add": "plus",
        "set": "exactly",
        "times": "times",
        "at_most": "at most",
        "at_least": "at least",
        "forbid": "ruled out by",
        "allow": "allowed by",
        "half": "halved by",
    },
    "compare": {
        "==": "exactly",
        "!=": "anything but",
        "<": "less than",
        "<=": "at most",
        ">": "more than",
        ">=": "at least",
    },
}

NAMES["player"] = {player: players.object_of(player) for player in LISTS["player"]}

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
