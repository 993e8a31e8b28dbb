"""What arguments of the card language speak of, as far as writing instructions hangs on it."""

from __future__ import annotations

from typing import Final

from playmat.kinds import types
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.lang.places import PLACES
from playmat.lang.words import WORDS
from playmat.linker.names import player, type_mask

_PUTTING: Final = frozenset(
    word.name for word in WORDS.values() if word.gives == "cards" and word.role in ("", "arrange")
)
"""Effects that put cards somewhere."""


_OF_CONDITIONS: Final = frozenset(
    word.name
    for word in WORDS.values()
    if "condition" in word.name
    or word.name in ("afflicted", "cure_one")
    or any(param.sort == "condition" for param in word.params)
)
"""Words that speak of Special Conditions."""


def of_conditions(*parts: Arg) -> bool:
    """Return whether a part of a program asks for Special Conditions or changes them."""
    return any(node.word in _OF_CONDITIONS for node in nodes_in(parts))


def parted(mods: Arg) -> tuple[Arg, Arg | None]:
    """Return the modifiers of a block, and the Pokémon with which all of them end, or None."""
    assert isinstance(mods, tuple)
    ends = [n["of"] for n in mods if is_word(n, "ends_with")]
    held = tuple(n for n in mods if not is_word(n, "ends_with"))
    return held, ends[0] if ends else None


def speaks_of(value: Node, name: str) -> bool:
    """Return whether a value is worked out from what a variable holds so far."""
    return any(node.word == "ref" and node["var"] == name for node in nodes_in(value))


def conceivable(cond: Arg, wanted: bool = True) -> Arg:
    """Return what must hold for a condition to come true once it is known who falls."""
    if not isinstance(cond, Node):
        return cond
    if cond.word == "falls":
        return Node("always" if wanted else "never")
    wanted = wanted != (cond.word == "not")
    return Node(cond.word, tuple(conceivable(part, wanted) for part in cond.args))


def only_benched(program: Arg, name: str) -> bool:
    """Return whether cards chosen for a variable all go onto the Bench, and nowhere else."""
    here = 0
    for node in nodes_in(program):
        if node.word in ("bench", "bench_as_basic"):
            here += node["cards"] == Node("ref", (name,))
        elif node.word in _PUTTING and speaks_of(Node("", node.args[:1]), name):
            return False
    return here > 0


def chooser(program: Arg, picked: Arg) -> Arg:
    """Return the player who picks what a variable holds, else whose text it is."""
    for node in nodes_in(program):
        if node.word == "bind" and Node("ref", node.args[:1]) == picked:
            value = node["value"]
            if isinstance(value, Node) and WORDS[value.word].role == "pick":
                return value["by"] if "by" in PLACES[value.word] else "me"
    return "me"


def in_play(arg: Arg) -> bool:
    """Return whether a selector of cards speaks of cards in play."""
    if not isinstance(arg, Node):
        return False
    if arg.word in ("attached", "energy_on", "gear_on", "stack", "under", "whole", "ref"):
        return True
    return any(in_play(part) for part in arg.args)


def looked_at(arg: Arg) -> list[Node]:
    """Return the hidden zones but whole decks that a search looks at."""
    if not isinstance(arg, Node):
        return []
    if arg.word in ("hand", "prizes", "top", "bottom", "set_aside_cards"):
        return [arg]
    return [zone for part in arg.args for zone in looked_at(part)]


def decks(arg: Arg) -> list[int]:
    """Return the players whose decks a search looks through."""
    if not isinstance(arg, Node):
        return []
    if arg.word == "deck":
        who = str(arg["player"])
        return [0, 1] if who in ("both", "each_player") else [player(who)]
    return [deck for part in arg.args for deck in decks(part)]


def units(text: str) -> tuple[int, ...]:
    """Return the type mask of each unit in a text such as ``CC``, ``*`` or ``[RW]``."""
    found: list[int] = []
    group: int | None = None
    for sign in text:
        if sign == "[":
            group = 0
        elif sign == "]":
            found.append(group or 0)
            group = None
        elif group is not None:
            group |= type_mask(sign)
        else:
            found.append(types.ANY if sign == "*" else type_mask(sign))
    return tuple(found)
