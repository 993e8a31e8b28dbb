"""All ends that the choices of a text lead to, from a few positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from playmat.cards.library import Library
from playmat.errors import PlaymatError
from playmat.game.scenario.duel import Duel
from tests.cards_played.tables import table

MOST: Final = 60
"""Maximum number of ends that are compared."""

_DEEPEST: Final = 14
_WIDEST: Final = 6
_BY_RULE: Final = ("prize", "promote", "trigger_order")

POSITIONS: Final = (
    ("{who} | Wall dmg20 +G", "Wall +xy1-121 dmg30 +R | Keg"),
    ("{who} dmg20 | Keg +R, Wall dmg30 +xy1-121", "Wall +G dmg20 | Keg +xy1-121, Guard +W dmg10"),
    ("{who} dmg20", "Wall +xy1-121 | Wall +xy1-121, Keg"),
    ("{who} | Wall", "Guard +xy1-121 +G dmg10 | Keg dmg10 +R"),
)
"""Pokémon of both players, with a place for the user of the text: alone, damaged, protected."""


class Tried(NamedTuple):
    """A text with choices, and what uses it."""

    how: str
    card: str
    name: str
    cost: str = ""


def choosing() -> list[Tried]:
    """All distinct texts of the library with choices."""
    found: dict[str, Tried] = {}
    for card in Library.default().cards():
        for attack in card.attacks:
            made = Tried("attack", card.id, attack.name, attack.cost)
            found.setdefault(attack.program or "", made)
        for power in card.powers:
            if (power.program or "").startswith("power("):
                found.setdefault(power.program or "", Tried("power", card.id, power.name))
        if card.supertype == "trainer" and "play {" in (card.text or ""):
            found.setdefault(card.text or "", Tried("play", card.id, card.id))
    return [tried for program, tried in found.items() if "choose" in program]


def ends(tried: Tried) -> Iterator[frozenset[str]]:
    """Yield the ends of a text for each position in which it may be used."""
    energy = " ".join(f"+{'G' if letter == 'C' else letter}" for letter in tried.cost)
    who = "Wall +G" if tried.how == "play" else f"{tried.card} {energy}"
    for yours, theirs in POSITIONS:
        try:
            found: set[str] = set()
            _follow(_used(tried, yours.format(who=who), theirs), 0, found)
            yield frozenset(found)
        except PlaymatError as why:  # it cannot be used there
            yield frozenset({str(why)})


def _used(tried: Tried, yours: str, theirs: str) -> Duel:
    """A table where a text has just been used."""
    in_hand = f",{tried.card}" if tried.how == "play" else ""
    duel = table(
        "xy",
        yours,
        theirs,
        hand=f"G,R,base1-94,base1-58{in_hand}",
        discard="G,R,base1-58,base1-94",
        deck="base1-58,G,R,base1-94,L",
        foe_hand="G,base1-94",
        foe_discard="R,base1-58",
        foe_deck="G,L,base1-58,R",
        coins="H" * MOST,
    )
    match tried.how:
        case "attack":
            return duel.attack(tried.name)
        case "power":
            return duel.power(tried.name)
    return duel.play(tried.name)


def _follow(duel: Duel, depth: int, found: set[str]) -> None:
    """Try every choice and record how it ends."""
    if len(found) >= MOST or depth > _DEEPEST:
        return
    if duel.winner or duel.asked in (None, "main"):
        found.add(str(duel))
        return
    options = [str(option) for option in duel.options]
    for option in options[: 1 if duel.asked in _BY_RULE else _WIDEST]:
        _follow(duel.fork().choose(option), depth + 1, found)
