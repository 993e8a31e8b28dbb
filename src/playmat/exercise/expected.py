"""The visible effects that a program should have, by class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playmat.lang.node import Arg, Node, Program
from playmat.lang.scope import bound_value
from playmat.lang.words import of_role

SEATS: Final = {"me": ("me",), "foe": ("foe",)}
OWN: Final = ("self", "this_card")
ON_MONS: Final = {
    "hit": "damage",
    "counters": "counters",
    "heal": "heal",
    "remove_counters": "heal",
    "heal_all": "heal",
    "knock_out": "knock out",
    "inflict": "condition",
    "cure": "cure",
    "marker": "marker",
    "return_mon": "leave play",
    "leave_hp": "hp left",
    "devolve": "devolve",
    "level_down": "devolve",
    "replace_top": "form change",
}
"""Effects on Pokémon; the first argument says which."""

OF_PLAYERS: Final = {
    "draw": "draw",
    "draw_until": "draw",
    "mill": "deck to discard",
    "shuffle": "shuffle",
    "switch": "switch",
    "take_prize": "prize",
}

PLAIN: Final = {
    "move_counters": "counters moved",
    "swap_counters": "counters swapped",
    "attach": "attach",
    "become_tool": "attach",
    "become_energy": "attach",
    "bench": "bench",
    "evolve": "evolve",
    "level_up": "level up",
    "swap_cards": "any move",
    "flip": "coin",
    "flip_until_tails": "coin",
    "flip_until_heads": "coin",
    "search": "search",
    "reveal": "reveal",
    "look": "look",
    "end_turn": "end turn",
    "win": "win",
    "use_attack": "copies",
    "tell": "tell",
    "set_aside": "any to aside",
    "discard": "any to discard",
}
"""Effects that look the same for both players."""

SOURCES: Final = {
    "hand": "hand",
    "deck": "deck",
    "top": "deck",
    "bottom": "deck",
    "discards": "discard",
    "lost": "lost",
    "prizes": "prizes",
    "energy_on": "attached",
    "gear_on": "attached",
    "stadium": "stadium",
}
"""The zone that each selection takes cards from."""

ZONES: Final = {"deck_top": "deck", "deck_bottom": "deck"}
_PICKING: Final = of_role("pick") | {"where", "less"}
LATER: Final = of_role("later")
"""Words whose blocks run later than the use of the face."""


@dataclass(frozen=True, slots=True)
class Expected:
    """An effect that a program names, and the classes of which one must be seen."""

    word: str
    classes: tuple[str, ...]
    later: bool = False

    def __str__(self) -> str:
        return " or ".join(self.classes)


Bound = dict[str, Node]


def expected(program: Program) -> list[Expected]:
    """The effects that a program names, in order and without duplicates."""
    found: dict[Expected, None] = {}
    bound: Bound = {}
    for clause in program:
        later = clause.word in LATER
        for arg in clause.args:
            walk(arg, bound, later, found)
    return list(found)


def walk(arg: Arg, bound: Bound, later: bool, found: dict[Expected, None]) -> None:
    """Collect the effects in part of a program and remember what variables are bound to."""
    if isinstance(arg, tuple):
        for part in arg:
            walk(part, bound, later, found)
        return
    if not isinstance(arg, Node):
        return
    if arg.word in ("bind", "each"):
        value = bound_value(arg)
        if isinstance(value, Node):
            bound[str(arg["var"])] = value
    if seen := classes(arg, bound):
        found[Expected(arg.word, seen, later)] = None
    for part in arg.args:
        walk(part, bound, later or arg.word in LATER, found)


def classes(node: Node, bound: Bound) -> tuple[str, ...]:
    """The classes of which one must be seen for an effect; empty if the node is not an effect."""
    word = node.word
    if word in PLAIN:
        return (PLAIN[word],)
    if word in OF_PLAYERS:
        return sided(OF_PLAYERS[word], players(node["player"]))
    if word in ON_MONS:
        return on_mons(node, bound)
    if word == "spread":
        return sided("counters", whose(node["among"], bound))
    if word == "move":
        return moved(node, bound)
    return ()


def on_mons(node: Node, bound: Bound) -> tuple[str, ...]:
    """Classes of an effect on Pokémon: whose, and which Special Condition."""
    what = ON_MONS[node.word]
    if node.word == "inflict":
        what += f" {node['condition']}"
    where = sided(what, whose(node["target"], bound))
    if node.word == "leave_hp":
        return where + sided("counters", whose(node["target"], bound))
    if node.word == "hit" and is_bench(node["target"], bound):
        return tuple(f"{one} bench" for one in where)
    return where


def moved(node: Node, bound: Bound) -> tuple[str, ...]:
    """Classes for cards that move between zones, as far as the program names them."""
    zone = ZONES.get(str(node["to"]), str(node["to"]))
    written = zones_of(node["cards"], bound)
    if written == {zone}:
        return ()  # only the order changes, which is not visible
    sources = {source for source in written if source != zone} or {"any"}
    return tuple(f"{source} to {zone}" for source in sorted(sources))


def sided(what: str, seats: tuple[str, ...]) -> tuple[str, ...]:
    """One class for each player possibly affected."""
    return tuple(f"{what} {seat}" for seat in seats)


def players(arg: Arg) -> tuple[str, ...]:
    return SEATS.get(str(arg), ("me", "foe"))


def whose(arg: Arg, bound: Bound) -> tuple[str, ...]:
    """Whose Pokémon a selection may contain; both players' if unclear."""
    names = {name for name in mentioned(arg, bound) if name in ("me", "foe", "both", "?")}
    return (names.pop(),) if names in ({"me"}, {"foe"}) else ("me", "foe")


def mentioned(arg: Arg, bound: Bound, depth: int = 0) -> set[str]:
    """Players that a selection mentions; ``?`` if it depends on the game."""
    if isinstance(arg, str):
        return {arg}
    if not isinstance(arg, Node) or depth > 8:
        return {"?"}
    if arg.word == "ref":
        known = bound.get(str(arg["var"]))
        return mentioned(known, bound, depth + 1) if known is not None else {"?"}
    if arg.word in OWN:
        return {"me"}
    if arg.word == "defender":
        return {"foe"}
    if arg.word in _PICKING:
        return mentioned(arg.args[0], bound, depth + 1)
    inner = [mentioned(part, bound, depth + 1) for part in arg.args if not isinstance(part, int)]
    return set().union(*inner) if inner else {"?"}


def is_bench(arg: Arg, bound: Bound) -> bool:
    if not isinstance(arg, Node):
        return False
    if arg.word == "ref":
        known = bound.get(str(arg["var"]))
        return known is not None and is_bench(known, bound)
    if arg.word in _PICKING:
        return is_bench(arg.args[0], bound)
    return arg.word == "bench_of"


def zones_of(arg: Arg, bound: Bound, depth: int = 0) -> set[str]:
    """Zones that cards are taken from, as far as the program names them."""
    if not isinstance(arg, Node) or depth > 8:
        return set()
    if arg.word == "ref":
        known = bound.get(str(arg["var"]))
        return zones_of(known, bound, depth + 1) if known is not None else set()
    if arg.word in SOURCES:
        return {SOURCES[arg.word]}
    if arg.word in _PICKING or arg.word == "order":
        return zones_of(arg.args[0], bound, depth + 1)
    if arg.word == "join":
        return zones_of(arg["of"], bound, depth + 1) | zones_of(arg["and"], bound, depth + 1)
    return set()
