"""Short typed commands, the same wherever a game is played: ``a 1``, ``e fire b2``, ``end``.

A command names offers and never guesses between two.  Places are ``a`` and ``a2`` for the own
Actives, ``b1`` to ``b8`` for the own Bench, ``oa``, ``oa2`` and ``o1`` to ``o8`` for the other
player's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playmat.game.option_groups import by_number
from playmat.game.reading import Offer, place_of

CARD: Final = re.compile(r"(?:attach|evolve|level up|bench|play|pick) (?P<name>.+?) \(")
KINDS: Final = {
    "a": ("attack", "declare"),
    "p": ("play", "bench", "legend"),
    "e": ("attach",),
    "v": ("evolve", "level_up"),
    "use": ("power", "stadium_power", "card_power"),
    "r": ("retreat",),
    "end": ("end",),
}
"""The kinds of answers each command speaks of."""

VERBS: Final = {"a": "attack", "p": "play", "e": "attach", "v": "evolve", "r": "retreat"}
"""What each short command is short for."""

USAGE: Final = {
    "a": "a 1, or a and the name of an attack: attack",
    "p": "p NAME: play or bench a card",
    "e": "e NAME PLACE: attach Energy, such as e fire b2",
    "v": "v NAME PLACE: evolve, such as v raichu a",
    "use": "use PLACE: use a power",
    "r": "r: retreat",
    "pick": "pick 1 3: take the first and the third of what is shown",
    "end": "end: end the turn",
}
"""How each command is written and what it does."""


def commanded(text: str, known: Sequence[Offer], attacks: Sequence[str] = ()) -> list[Offer]:
    """Return the offers that a short command means, none if it is no command or fits nothing.

    *attacks* are the names of the Active's attacks in printed order, for ``a 1``.
    """
    word, _, rest = text.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if word in KINDS and (rest or word in ("r", "end")):
        if word == "a" and rest.isdecimal():
            return numbered_attack(int(rest), known, attacks)
        return fitting([each for each in known if each.kind in KINDS[word]], rest)
    place = place_of(word) if not rest else None
    if place is None or any(each.kind == "end" for each in known):
        return []
    return [each for each in known if ends_at(each, place)]


def is_numbered(text: str) -> bool:
    """Tell whether a line names an attack by number, whether or not there are so many."""
    word, _, rest = text.strip().partition(" ")
    return word.lower() == "a" and rest.strip().isdecimal()


def numbered_attack(n: int, known: Sequence[Offer], attacks: Sequence[str]) -> list[Offer]:
    """Return the attack of the Active under a number in printed order."""
    if not 1 <= n <= len(attacks):
        return []
    begun = f"attack {attacks[n - 1]} with active"
    return [each for each in known if each.kind == "attack" and each.forms[1].startswith(begun)]


def picked(text: str, known: Sequence[Offer]) -> list[Offer | None]:
    """Return what ``pick 1 3`` takes in the order of the screen, nothing for a number not on it."""
    word, *numbers = text.split()
    if word.lower() != "pick" or not numbers or not all(n.isdecimal() for n in numbers):
        return []
    shown = by_number(known)
    return [shown.get(str(int(n))) for n in numbers]


def fitting(known: Sequence[Offer], rest: str) -> list[Offer]:
    """Return the offers that the words of a command fit, a place at the end being a place."""
    *words, last = rest.split() or [""]
    place = place_of(last)
    if place is not None:
        # ``e fire a`` names a place; ``a`` alone may also begin a name.
        at = [each for each in known if ends_at(each, place) and named(each, " ".join(words))]
        if at:
            return at
    return [each for each in known if named(each, rest)]


def ends_at(offer: Offer, place: str) -> bool:
    """Tell whether an offer is about a place; where there are two Actives, the first is meant."""
    text = offer.text.partition(" #")[0]
    return any(
        text.endswith(f" {each}") and not text.endswith(f"foe's {each}")
        for each in ((place, f"{place} 1") if place.endswith("active") else (place,))
    )


def named(offer: Offer, words: str) -> bool:
    """Tell whether the words of a command begin words of what an offer names, in order."""
    spoken = CARD.match(offer.text)
    text = spoken["name"] if spoken is not None else offer.text
    found = iter(re.split(r"[^\w']+", text.casefold()))
    return all(any(part.startswith(w) for part in found) for w in words.casefold().split())
