"""Write variables as a letter, or as a pronoun if its meaning is certain.

A variable needs no letter if it has the next one of the alphabet and a pronoun works wherever it is
read; a pronoun means what was bound last of its kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from typing import Final, NamedTuple

from playmat.lang.asked_first import asked_first, told_in_place
from playmat.lang.node import Arg, Node, Program, is_word
from playmat.lang.scope import bound_value
from playmat.lang.sorts import BLOCKS, READING, SELECTORS
from playmat.lang.words import WORDS, of_role
from playmat.writer.memory import ALL, FREE, Memory, is_attached, owned, owner_of
from playmat.writer.told_apart import told_apart

SAME: Final = "same"
"""Hole of a variable that is bound in several places."""

NAMING: Final = of_role("pick", "answer")
"""Effects whose result is bound unless the wording says otherwise."""


def next_letter(known: int) -> str:
    """The letter of the next variable after *known* others, or ``""`` after z."""
    return chr(ord("a") + known) if known < 26 else ""


class Event(NamedTuple):
    """A variable bound or read, with the word and the sort."""

    binds: bool
    name: str
    word: str
    sort: str
    value: Arg


def events(arg: Arg, sort: str = "") -> Iterator[Event]:
    """Yield every binding and reading of a variable in the order of the wording."""
    if isinstance(arg, tuple):
        for one in arg:
            yield from events(one, sort)
    if not isinstance(arg, Node):
        return
    if joined := _joined_variables(arg):
        yield Event(False, "+".join(joined), ALL, sort, arg)
    elif arg.word in READING:
        yield Event(False, str(arg["var"]), arg.word, sort, arg)
    elif arg.word in ("bind", "each"):
        yield from events(bound_value(arg), "result" if arg.word == "bind" else "any")
        yield Event(True, str(arg["var"]), arg.word, sort, bound_value(arg))
        yield from events(arg.args[2:])
    else:
        for one, inside in zip(arg.args, _sorts(arg, sort), strict=False):
            yield from events(one, inside)


def _joined_variables(arg: Arg) -> list[str]:
    """The variables of nested joins, or an empty list if there is anything else."""
    if not is_word(arg, "join"):
        return []
    left, right = arg.args
    if not is_word(right, "ref"):
        return []
    one = is_word(left, "ref")
    first = [str(left["var"])] if one and isinstance(left, Node) else _joined_variables(left)
    return [*first, str(right["var"])] if first else []


def _sorts(node: Node, sort: str) -> list[str]:
    """The sorts of a node's arguments; parts of a selection have the sort of the whole."""
    word = WORDS.get(node.word)
    found = [param.sort for param in word.params] if word else []
    found += [""] * (len(node.args) - len(found))
    if word and word.sort not in _PASSING:
        return found
    return [sort if one == "any" and sort not in ("", "result") else one for one in found]


_PASSING: Final = ("effect", "any", *SELECTORS)
"""Sorts of words whose parts have the sort of the whole."""


def out_of_reach(arg: Arg, memory: Memory) -> Counter[str]:
    """How often each variable is read where no pronoun works; updates *memory*."""
    found: Counter[str] = Counter()
    for binds, name, word, sort, value in events(arg):
        if binds:
            memory.bind(name, value, word == "each")
        elif word == ALL:
            found.update(() if name.split("+") == memory.last_found() else name.split("+"))
        elif not memory.pronoun(name, word, sort):
            found[name] += 1
    return found


def localised(arg: Arg, memory: Memory, quiet: Container[str], sort: str = "") -> Arg:
    """*arg* with pronouns for the *quiet* variables, except in blocks."""
    if isinstance(arg, tuple):
        return tuple(localised(one, memory, quiet, sort) for one in arg)
    if not isinstance(arg, Node) or not arg.args:
        return arg
    joined = _joined_variables(arg)
    if joined and joined == memory.last_found() and all(name in quiet for name in joined):
        return Node("ref", (ALL,))
    if arg.word in READING:
        name = str(arg["var"])
        short = memory.pronoun(name, arg.word, sort) if name in quiet else ""
        return Node(arg.word, (short,)) if short else arg
    args: list[Arg] = []
    for one, inside in zip(arg.args, _sorts(arg, sort), strict=False):
        if inside == "zone":
            args.append(placed(arg, one, memory))
        else:
            args.append(one if inside in BLOCKS else localised(one, memory, quiet, inside))
    return Node(arg.word, tuple(args))


def placed(effect: Node, zone: Arg, memory: Memory) -> Arg:
    """A zone with its owner, if it is clear whose cards an effect puts there."""
    player = owner_of(effect.args[0], memory.owners)
    if not player or not isinstance(zone, str) or zone not in _HELD:
        return zone
    taken = zone == "hand" and player == "me" and not is_attached(effect.args[0], memory.worn)
    return owned(zone, FREE if taken else player)


_HELD: Final = ("hand", "deck", "deck_top", "deck_bottom", "prizes")
"""Zones that each player has, so that the owner matters."""


def lettered(program: Program) -> Program:
    """*program* with its variables named a, b, c in the order they are mentioned."""
    program = tuple(one for one in told_apart(program) if isinstance(one, Node))
    told = told_in_place(program) if asked_first(program) == program else program
    names = list(dict.fromkeys(name for binds, name, *_ in events(told) if binds))
    if len(names) > 26:
        return program
    letters = {name: next_letter(at) for at, name in enumerate(names)}
    return tuple(clause for one in program if isinstance(clause := _rename(one, letters), Node))


def _rename(arg: Arg, letters: dict[str, str]) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_rename(one, letters) for one in arg)
    if not isinstance(arg, Node) or not arg.args:
        return arg
    if arg.word in READING or arg.word in ("bind", "each"):
        first = str(arg["var"])
        rest = tuple(_rename(one, letters) for one in arg.args[1:])
        return Node(arg.word, (letters.get(first, first), *rest))
    return Node(arg.word, tuple(_rename(one, letters) for one in arg.args))
