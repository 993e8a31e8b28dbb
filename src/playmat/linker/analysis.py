"""Analyse arguments of the card language before instructions are written for them."""

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


_OF_CONDITIONS: Final = frozenset(
    word.name
    for word in WORDS.values()
    if "condition" in word.name
    or word.name in ("afflicted", "cure_one")
    or any(param.sort == "condition" for param in word.params)
)
"""Words about Special Conditions."""


def of_conditions(*parts: Arg) -> bool:
    """Whether a part of a program tests or changes Special Conditions."""
    return any(node.word in _OF_CONDITIONS for node in nodes_in(parts))


def split_modifiers(mods: Arg) -> tuple[Arg, Arg | None]:
    """The modifiers of a block, and the Pokémon with which they end, or None."""
    assert isinstance(mods, tuple)
    ends = [n["of"] for n in mods if is_word(n, "ends_with")]
    held = tuple(n for n in mods if not is_word(n, "ends_with"))
    return held, ends[0] if ends else None


def speaks_of(value: Node, name: str) -> bool:
    """Whether a value depends on what a variable held before."""
    return any(node.word == "ref" and node["var"] == name for node in nodes_in(value))


def conceivable(cond: Arg, wanted: bool = True) -> Arg:
    """The condition, assuming the most favourable outcome of Knock Outs not yet known."""
    if not isinstance(cond, Node):
        return cond
    if cond.word == "falls":
        return Node("always" if wanted else "never")
    wanted = wanted != (cond.word == "not")
    return Node(cond.word, tuple(conceivable(part, wanted) for part in cond.args))


def only_benched(program: Arg, name: str) -> bool:
    """Whether all cards chosen for a variable go onto the Bench."""
    here = 0
    for node in nodes_in(program):
        if node.word in ("bench", "bench_as_basic"):
            here += node["cards"] == Node("ref", (name,))
        elif node.word in _PUTTING and speaks_of(Node("", node.args[:1]), name):
            return False
    return here > 0


def chooser(program: Arg, picked: Arg) -> Arg:
    """The player who picks what a variable holds; by default the owner of the text."""
    for node in nodes_in(program):
        if node.word == "bind" and Node("ref", node.args[:1]) == picked:
            value = node["value"]
            if isinstance(value, Node) and WORDS[value.word].role == "pick":
                return value["by"] if "by" in PLACES[value.word] else "me"
    return "me"


def in_play(arg: Arg) -> bool:
    """Whether a selector of cards includes cards in play."""
    if not isinstance(arg, Node):
        return False
    if arg.word in ("attached", "energy_on", "gear_on", "stack", "under", "whole", "ref"):
        return True
    return any(in_play(part) for part in arg.args)


def looked_at(arg: Arg) -> list[Node]:
    """Hidden zones that a search looks at, apart from whole decks."""
    if not isinstance(arg, Node):
        return []
    if arg.word in ("hand", "prizes", "top", "bottom", "set_aside_cards"):
        return [arg]
    return [zone for part in arg.args for zone in looked_at(part)]


def decks(arg: Arg) -> list[int]:
    """The players whose decks a search looks through."""
    if not isinstance(arg, Node):
        return []
    if arg.word == "deck":
        who = str(arg["player"])
        return [0, 1] if who in ("both", "each_player") else [player(who)]
    return [deck for part in arg.args for deck in decks(part)]


def units(text: str) -> tuple[int, ...]:
    """The type mask of each unit in a text such as ``CC``, ``*`` or ``[RW]``."""
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
