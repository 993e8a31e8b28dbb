"""Short typed commands, the same wherever a game is played: ``a 1``, ``e fire b2``, ``end``.

A command names answers among those offered; it never guesses between two.  Places are ``a`` and
``a2`` for the own Actives, ``b1`` to ``b8`` for the own Bench, ``oa``, ``oa2`` and ``o1`` to ``o8``
for the other player's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from playmat.errors import BadText, listed
from playmat.game.choice import Choice, Option

PLACE: Final = re.compile(r"(?P<foe>o?)(?:(?P<active>a)(?P<n>2?)|(?P<bench>b?)(?P<at>[1-8]))")
CARD: Final = re.compile(r"(?:attach|evolve|level up|bench|play|pick) (?P<name>.+?) \(")
KINDS: Final = {
    "p": ("play", "bench", "legend"),
    "e": ("attach",),
    "v": ("evolve", "level_up"),
    "use": ("power", "stadium_power", "card_power"),
    "r": ("retreat",),
    "end": ("end",),
}
"""The kinds of answers each command speaks of."""

USAGE: Final = {
    "a": "a 1, or a and the name of an attack: attack",
    "p": "p NAME: play or bench a card",
    "e": "e NAME PLACE: attach Energy, such as e fire b2",
    "v": "v NAME PLACE: evolve, such as v raichu a",
    "use": "use PLACE: use a power",
    "r": "r: retreat",
    "pick": "pick 1 3: take the first and the third of what is offered",
    "end": "end: end the turn",
}
"""How each command is written and what it does."""


class BadCommand(BadText):
    """Refuse a command that names no answer, or several."""

    kind = "command"


def place_of(text: str) -> str | None:
    """Return the place that a short form names, as options call it, or nothing."""
    found = PLACE.fullmatch(text.lower())
    if found is None:
        return None
    whose = "foe's " if found["foe"] else ""
    if found["active"]:
        return f"{whose}active" + (f" {found['n']}" if found["n"] else "")
    # A bare number is a Bench place only of the other player: o2; the own one is b2.
    return f"{whose}bench {found['at']}" if found["bench"] or found["foe"] else None


def answers(choice: Choice, text: str, attacks: Sequence[str] = ()) -> tuple[Option, ...] | None:
    """Return the answers that a command means, in order, or nothing if it is no command.

    *attacks* are the names of the Active's attacks in printed order, for ``a 1``.
    """
    word, _, rest = text.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if word == "pick" and rest:
        return picked(choice, text, rest.split())
    if word == "a" and rest:
        return (attack(choice, text, rest, attacks),)
    if word in KINDS and (rest or word in ("r", "end")):
        offered = [option for option in choice.options if option.kind in KINDS[word]]
        return (only(text, offered, rest, USAGE[word]),)
    place = place_of(word) if not rest else None
    if place is not None:
        fits = [option for option in choice.options if ends_at(option, place)]
        return (fits[0],) if len(fits) == 1 and choice.what != "main" else None
    return None


def picked(choice: Choice, text: str, numbers: Sequence[str]) -> tuple[Option, ...]:
    """Return the options under some numbers, counted from 1."""
    found = []
    for number in numbers:
        if not number.isdecimal() or not 1 <= int(number) <= len(choice.options):
            at = text.index(number)
            raise BadCommand(text, at, f"{number} is not offered; take 1 to {len(choice.options)}")
        found.append(choice.options[int(number) - 1])
    return tuple(found)


def attack(choice: Choice, text: str, rest: str, attacks: Sequence[str]) -> Option:
    """Return the attack that a number in printed order or a name means."""
    offered = [option for option in choice.options if option.kind == "attack"]
    if rest.isdecimal():
        if not 1 <= int(rest) <= len(attacks):
            raise BadCommand(text, text.index(rest), f"the Active has {len(attacks)} attacks")
        rest = attacks[int(rest) - 1]
    return only(text, offered, rest, USAGE["a"])


def only(text: str, offered: Sequence[Option], rest: str, usage: str) -> Option:
    """Return the one option that the words of a command fit, a place at the end being a place."""
    *words, last = rest.split() or [""]
    place = place_of(last)
    tests: list[Callable[[Option], bool]] = [lambda option: named(option, rest)]
    if place is not None:
        # ``e fire a`` names a place; ``a`` alone may also begin a name.
        tests.insert(0, lambda option: ends_at(option, place) and named(option, " ".join(words)))
    for fits in tests:
        found = [option for option in offered if fits(option)]
        if len(found) == 1 or (found and len({option.text for option in found}) == 1):
            return found[0]
        if found:
            raise BadCommand(text, 0, f"it may mean {listed([o.text for o in found])}")
    hint = f"offered: {listed([o.text for o in offered])}" if offered else "nothing of that kind is"
    raise BadCommand(text, 0, f"no answer fits; {hint}; write {usage}")


def ends_at(option: Option, place: str) -> bool:
    """Tell whether an option is about a place."""
    text = option.text.partition(" #")[0]
    return text.endswith(f" {place}") and not text.endswith(f"foe's {place}")


def named(option: Option, words: str) -> bool:
    """Tell whether the words of a command begin words of what an option names, in order."""
    spoken = CARD.match(option.text)
    text = spoken["name"] if spoken is not None else option.text
    found = iter(re.split(r"[^\w']+", text.casefold()))
    return all(any(part.startswith(w) for part in found) for w in words.casefold().split())
