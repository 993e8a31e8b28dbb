"""Players in our wording, as subject, owner and object."""

from __future__ import annotations

from typing import Final

from playmat.lang.words import LISTS

SUBJECTS: Final = {
    "me": "you",
    "foe": "they",
    "both": "both players",
    "turn_player": "the turn player",
    "event_player": "that player",
    "event_foe": "that player's opponent",
    "each_player": "each of you",
}
OWNERS: Final = {
    "me": "your",
    "foe": "their",
    "both": "both players'",
    "turn_player": "the turn player's",
    "event_player": "that player's",
    "event_foe": "that player's opponent's",
    "each_player": "each player's",
}
OBJECTS: Final = {
    "me": "you",
    "foe": "your opponent",
    "both": "both players",
    "turn_player": "the turn player",
    "event_player": "that player",
    "event_foe": "that player's opponent",
    "each_player": "each player",
}
PLURAL: Final = ("me", "foe", "both")
_ODD: Final = {
    "have": "has",
    "do": "does",
    "be": "is",
    "may": "may",
    "would": "would",
    "can't": "can't",
}


def players() -> tuple[str, ...]:
    """Every player the language can name."""
    return LISTS["player"]


def doing(player: str, verb: str, imperative: bool) -> str:
    """What a player does: "they draw", or an order "draw" if *imperative* and it is you."""
    if player == "me" and imperative:
        return verb
    return f"{_form(SUBJECTS, player)} {plural_verb(verb) if player in PLURAL else third(verb)}"


def owner(player: str) -> str:
    """The possessive of a player, such as "your"."""
    return OWNERS.get(player, f"{player.replace('_', ' ')}'s")


def object_of(player: str) -> str:
    """A player as an object, such as "you"."""
    return _form(OBJECTS, player)


def third(verb: str) -> str:
    """*verb* in the third person singular."""
    first, space, rest = verb.partition(" ")
    if first in _ODD:
        return _ODD[first] + space + rest
    if first.endswith("y") and first[-2:-1] not in "aeiou":
        return f"{first[:-1]}ies{space}{rest}"
    ending = "es" if first.endswith(("sh", "ch", "ss", "x")) else "s"
    return first + ending + space + rest


def plural_verb(verb: str) -> str:
    """*verb* in the plural."""
    first, space, rest = verb.partition(" ")
    return ("are" if first == "be" else first) + space + rest


def _form(forms: dict[str, str], player: str) -> str:
    # A player missing from the table is called by the language's own name.
    return forms.get(player, player.replace("_", " "))
