"""Check that cards go only to their owner's hand, deck or Bench."""

from __future__ import annotations

import re
from typing import Final, cast

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.words import of_role
from playmat.reader.face import Unread

_OWNED: Final = (
    *("hand", "deck", "discards", "prizes", "top", "bottom", "all", "bench_of", "active"),
)
"""Words whose first argument is the owner."""

_FOUND: Final = of_role("pick", "arrange")

_SIDES: Final = {"your": ("me",), "your opponent 's": ("foe",)}
_PLACES: Final = re.compile(
    r"(?:into|to|in|onto|on|on top of|top of|bottom of) "
    r"(your opponent 's|your|his or her|their|[\w']+ owners? 's|that player 's|its owner 's) "
    r"(hand|deck|Bench)\b"
)
_NAMES: Final = {"deck_top": "deck", "deck_bottom": "deck"}
_ZONES: Final = {
    "hand": "hand",
    "deck": "deck",
    "deck_top": "deck",
    "deck_bottom": "deck",
    "Bench": "Bench",
}


def check_zones(program: Program, text: str) -> None:
    """Reject cards moved to the other player's zone, and shuffles of the wrong deck."""
    _check_places(program, text)
    _check_shuffles(program)


def _check_places(program: Program, text: str) -> None:
    """Reject cards moved to a zone of the player who does not own them."""
    values = {str(n["var"]): n["value"] for n in nodes_in(program) if n.word == "bind"}
    told: dict[str, set[str]] = {}
    for whose, place in _PLACES.findall(text):
        told.setdefault(place, set()).update(_SIDES.get(whose, ("me", "foe")))
    if "does the same" in text:
        told = {place: {"me", "foe"} for place in told}
    for said in nodes_in(program):
        zone = _zone_of(said)
        sides = told.get(_ZONES.get(zone, ""))
        owner = _owner(said.args[0], values) if sides else ""
        if sides and owner and owner not in sides:
            raise Unread(f"puts cards of one player into the other's {_NAMES.get(zone, zone)}")


def _zone_of(said: Node) -> str:
    if said.word in ("bench", "bench_as_basic"):
        return "Bench"
    return str(said["to"]) if said.word in ("move", "return_mon") else ""


def _owner(what: Arg, values: dict[str, Arg]) -> str:
    """The owner of the cards, or ``""`` if not certain."""
    sides: set[Arg] = set()
    for n in nodes_in(what):
        if n.word == "ref":
            sides.add(_owner_of_found(values.get(str(n["var"])), values))
        elif n.word in _OWNED:
            sides.add(n["player"])
        elif n.word in ("self", "defender"):
            sides.add("me" if n.word == "self" else "foe")
    return str(*sides) if sides in ({"me"}, {"foe"}) else ""


def _owner_of_found(value: Arg | None, values: dict[str, Arg]) -> str:
    found = isinstance(value, Node) and value.word in _FOUND
    return _owner(cast(Node, value).args[0], values) if found else ""


def _check_shuffles(program: Program) -> None:
    """Reject a search of one deck with a shuffle of only the other."""
    searched = {
        deck["player"]
        for n in nodes_in(program)
        if n.word.startswith("search")
        for deck in nodes_in(n["from"])
        if deck.word == "deck"
    }
    shuffled = {n["player"] for n in nodes_in(program) if n.word == "shuffle"}
    if (searched, shuffled) in (({"foe"}, {"me"}), ({"me"}, {"foe"})):
        raise Unread("searches one player's deck and shuffles the other's")
