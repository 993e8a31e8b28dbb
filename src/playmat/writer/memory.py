"""What a wording has spoken of so far, and which pronoun means which variable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.lang.sorts import SELECTORS
from playmat.lang.words import WORDS, of_role

IT: Final = "IT"
"""Stands for the thing found last; no variable of a program has capital letters."""

THEM: Final = "THEM"
NUMBER: Final = "NUMBER"
TYPE: Final = "TYPE"
CHOSEN: Final = {
    ("mons", IT): "MON",
    ("mons", THEM): "MONS",
    ("cards", IT): "CARD",
    ("cards", THEM): "CARDS",
    ("attacks", IT): "ATTACK",
    ("attacks", THEM): "ATTACKS",
}
"""What is called by its kind, one or several, once something of another kind was found."""

FIRST: Final = {pair: f"FIRST_{short}" for pair, short in CHOSEN.items()}
"""What was found first of its kind, where more of it was found since."""

NOTE: Final = "NOTE"
"""A remark that something was done; it is only asked for."""

ALL: Final = "ALL"
"""Everything found so far of the kind that was found last."""

SINGULAR: Final = (IT, "MON", "CARD", "ATTACK", "FIRST_MON", "FIRST_CARD", "FIRST_ATTACK", NOTE)
_KIND_OF: Final = {
    **{short: kind for (kind, _), short in CHOSEN.items()},
    NUMBER: "num",
    TYPE: "type",
    NOTE: "note",
}
_FIRST_OF: Final = {short: kind for (kind, _), short in FIRST.items()}
PRONOUNS: Final = frozenset((IT, THEM, *_KIND_OF, *_FIRST_OF))

_COINS: Final = ("heads", "tails", "all_heads")
_ASKED: Final = {**dict.fromkeys(_COINS, "coins"), "did": "num", "called": "name"}
"""Words that read one kind of variable only."""

_SELF: Final = Node("self")
_PARTS: Final = frozenset(("where", "join", "less", "weakest"))
_PICKS: Final = of_role("pick")
_HOW_MANY: Final = ("most", "count", "units", "coins")
_COUNTED: Final = _PICKS | {"flip", "top", "bottom"}
"""Effects that find something, and selections of so many cards."""


def kind_of(value: Arg, kinds: Mapping[str, str]) -> str:
    """Return what a value is: Pokémon, cards, attacks, coins, a number, a type or a name."""
    if isinstance(value, int):
        return "num"
    if value == _SELF:
        return "note"
    if not isinstance(value, Node) or value.word not in WORDS:
        return ""
    if value.word == "ref":
        name = str(value.args[0])
        deed = name.split("_")[1:-1] if name.startswith("DONE_") else []
        return WORDS["_".join(deed)].gives if deed else kinds.get(name, "")
    word = WORDS[value.word]
    if value.word in _PARTS or value.word in _PICKS or word.gives == "any":
        return kind_of(value.args[0], kinds) if value.args else ""
    return word.gives if word.sort == "effect" else word.sort


def owned(zone: str, player: str) -> str:
    """Return a zone of a player whom the wording names; the language leaves the owner unsaid."""
    return f"{zone}@{player}"


def bare(name: str) -> str:
    """Return a zone without its owner, or any other name as it is."""
    zone, _, player = name.partition("@")
    return zone if player in ("me", "foe") else name


_WHOSE: Final = {"self": "me", "this_card": "me", "host": "me", "defender": "foe"}
_ON: Final = (
    _PARTS
    | _PICKS
    | {"energy_on", "attached", "gear_on", "stack", "under", "whole", "top_of", "host_of"}
    | of_role("look", "arrange")
    | {"discard", "move"}
)
"""What is of whom its first argument is."""


def owner_of(value: Arg, owners: Mapping[str, str]) -> str:
    """Return whose something is, where that is plain."""
    if not isinstance(value, Node):
        return ""
    if value.word == "ref":
        return owners.get(str(value.args[0]), "")
    if value.word in _WHOSE:
        return _WHOSE[value.word]
    first = value.args[0] if value.args else ""
    if value.word in _ON:
        return owner_of(first, owners)
    return first if first in ("me", "foe") and isinstance(first, str) else ""


def number_of(value: Arg) -> str:
    """Return "it" for one thing found, "them" for several."""
    if not isinstance(value, Node) or value.word not in _COUNTED:
        return IT
    told = zip(WORDS[value.word].params, value.args, strict=True)
    return IT if any(param.name in _HOW_MANY and arg == 1 for param, arg in told) else THEM


class Memory:
    """The variables bound so far, and the last of each kind."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self._kinds: dict[str, str] = {}
        self._numbers: dict[str, str] = {}
        self.owners: dict[str, str] = {}
        self._last: dict[str, str] = {}
        self._all: dict[str, list[str]] = {}
        self._thing = ""

    def copy(self) -> Memory:
        """Return a memory that goes its own way from here."""
        other = Memory()
        other.known, other._kinds = set(self.known), dict(self._kinds)
        other._all = {kind: list(names) for kind, names in self._all.items()}
        other._numbers, other._last = dict(self._numbers), dict(self._last)
        other.owners, other._thing = dict(self.owners), self._thing
        return other

    def bind(self, name: str, value: Arg, each: bool = False) -> None:
        """Remember a variable; *each* is one of what *value* selects."""
        kind = kind_of(value, self._kinds)
        self.known.add(name)
        self._kinds[name] = kind
        self.owners[name] = owner_of(value, self.owners)
        self._numbers[name] = IT if each else number_of(value)
        self._last[kind] = name
        every = self._all.setdefault(kind, [])
        if name not in every:
            every.append(name)
        if kind in SELECTORS:
            self._thing = name

    def pronoun(self, name: str, word: str, sort: str) -> str:
        """Return the pronoun for a variable that *word* reads where *sort* stands, or nothing."""
        kind = self._kinds.get(name, "")
        number = self._numbers.get(name, IT)
        if self._last.get(kind) != name:
            first = kind in SELECTORS and self._all[kind][0] == name
            return FIRST[kind, number] if first and word == "ref" else ""
        if kind == "note":
            return NOTE if word == "ref" else ""
        if word != "ref":
            return (number if word in _COINS else IT) if _ASKED.get(word) == kind else ""
        if kind in ("num", "type"):
            return {"num": NUMBER, "type": TYPE}[kind] if sort == kind else ""
        if kind not in SELECTORS or sort in ("num", "type"):
            return ""
        return number if name == self._thing else CHOSEN[kind, number]

    def meant(self, pronoun: str, word: str) -> str:
        """Return the variable that a pronoun stands for where *word* reads it, or nothing."""
        if word != "ref":
            return self._last.get(_ASKED.get(word, ""), "")
        if pronoun in (IT, THEM):
            return self._thing
        if pronoun in _FIRST_OF:
            return next(iter(self._all.get(_FIRST_OF[pronoun], ())), "")
        return self._last.get(_KIND_OF[pronoun], "")

    def together(self) -> list[str]:
        """Return everything of the kind that was found last, in order."""
        return self._all.get(self._kinds.get(self._thing, ""), [])
