"""Which Pokémon an attack may affect: either player's Active or Benched ones."""

from __future__ import annotations

from typing import Final

from playmat.lang.node import Arg, Node, Program
from playmat.lang.scope import bound_value
from playmat.lang.sorts import BLOCKS, CHOICE, SELECTORS
from playmat.lang.words import WORDS

FOES_ACTIVE: Final = 1
FOES_BENCH: Final = 2
OWN_ACTIVE: Final = 4
OWN_BENCH: Final = 8

_CHOOSING: Final = ("spread", *(word.name for word in WORDS.values() if word.gives == CHOICE))
"""Words that choose among Pokémon; choosing Energy by units affects its holder."""
_COPYING: Final = ("use_attack", "copy_attack")
_SIDES: Final = {"me": (OWN_ACTIVE, OWN_BENCH), "foe": (FOES_ACTIVE, FOES_BENCH)}
_TOUCHING: Final = (*SELECTORS, "any", "result")


def concerns(program: Program) -> int:
    """Pokémon affected by an attack, apart from its damage and those it chooses."""
    return _reach(program, {})


def _reach(arg: Arg, known: dict[str, int]) -> int:
    if isinstance(arg, tuple):
        mask = 0
        for part in arg:
            mask |= _reach(part, known)
        return mask
    if not isinstance(arg, Node):
        return 0
    if arg.word == "ref":
        return known.get(str(arg["var"]), 0)
    if arg.word in _CHOOSING or arg.word in _COPYING:
        return 0  # the chosen, and those a copy affects, are counted once known
    if arg.word in ("active", "bench_of", "all"):
        return _places(arg.word, str(arg["player"]))
    if arg.word in ("defender", "self"):
        return FOES_ACTIVE if arg.word == "defender" else OWN_ACTIVE
    mask = _parts(arg, known)
    if arg.word in ("bind", "each"):
        known[str(arg["var"])] = _reach(bound_value(arg), known)
    return mask


def _parts(node: Node, known: dict[str, int]) -> int:
    """Pokémon affected by the selectors and blocks of a word; numbers and conditions only look."""
    mask = 0
    if node.word == "switch" and node["out"] == Node("nobody", ()):
        mask |= _places("active", str(node["player"]))
    if node.word == "each":
        known[str(node["var"])] = _reach(node["of"], known)
    for param, arg in zip(WORDS[node.word].params, node.args, strict=True):
        if param.sort in BLOCKS or param.sort in _TOUCHING:
            mask |= _reach(arg, known)
    return mask


def _places(word: str, player: str) -> int:
    sides = [_SIDES[player]] if player in _SIDES else list(_SIDES.values())
    mask = 0
    for active, bench in sides:
        mask |= (0 if word == "bench_of" else active) | (0 if word == "active" else bench)
    return mask
