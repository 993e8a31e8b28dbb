"""Track what a wording has mentioned and which pronoun means which variable."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from playmat.lang.node import Arg, Node, is_word
from playmat.lang.sorts import SELECTORS
from playmat.lang.words import LISTS, WORDS, of_role

IT: Final = "IT"
"""The thing found last; variables of a program never have capital letters."""

THEM: Final = "THEM"
PAIR: Final = "PAIR"
"""Two coins, referred to together."""

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
"""Names by kind and number, if something of another kind was found since."""

FIRST: Final = {pair: f"FIRST_{short}" for pair, short in CHOSEN.items()}
"""The first found of its kind, if more of it was found since."""

PICKED: Final = {pair: f"PICKED_{short}" for pair, short in CHOSEN.items()}
"""The last chosen of its kind, if the result of its use was mentioned since."""

COINS: Final = tuple(f"COIN_{n}" for n in range(1, 5))
"""Coins flipped in a row before any is used, in order."""

NOTE: Final = "NOTE"
"""Note that something was done, which can only be tested."""

PARTS: Final = ("PART_0", "PART_1", "PART_2")
"""Parts of what was found that have a trait: the only one, or the first and second of two."""

KINDS: Final = {letter: f"PART_{letter}" for letter in LISTS["type"] if letter != "any"}
"""A part, or one of two, by the type of Energy that it provides."""

ALL: Final = "ALL"
"""Everything found so far of the kind that was found last."""

SINGULAR: Final = (
    *(IT, "MON", "CARD", "ATTACK", "FIRST_MON", "FIRST_CARD", "FIRST_ATTACK"),
    *("PICKED_MON", "PICKED_CARD", "PICKED_ATTACK", NOTE, *PARTS, *KINDS.values()),
)
FIRST_NUMBER: Final = "FIRST_NUMBER"
"""The first number or answer, if more were found since."""

_KIND_OF: Final = {
    **{short: kind for (kind, _), short in CHOSEN.items()},
    NUMBER: "num",
    TYPE: "type",
    NOTE: "note",
}
_FIRST_OF: Final = {FIRST_NUMBER: "num", **{short: kind for (kind, _), short in FIRST.items()}}
_PICKED_OF: Final = {short: kind for (kind, _), short in PICKED.items()}
_PARTS_OF: Final = (*PARTS, *KINDS.values())
PRONOUNS: Final = frozenset(
    (IT, THEM, PAIR, *_KIND_OF, *_FIRST_OF, *_PICKED_OF, *COINS, *_PARTS_OF)
)

_COINS: Final = ("heads", "tails", "all_heads")
_ASKED: Final = {**dict.fromkeys(_COINS, "coins"), "did": "num", "called": "name"}
"""Words that read only one kind of variable."""

_SELF: Final = Node("self")
_PARTS: Final = frozenset(("where", "join", "less", "weakest"))
_PICKS: Final = of_role("pick")
_HOW_MANY: Final = ("most", "count", "units", "coins")
_SEVERAL: Final = frozenset(("top_until", "all", "bench_of", "hand", "discards"))
"""Selections of more than one item."""
_COUNTED: Final = _PICKS | {"flip", "top", "bottom"}
"""Effects that find something, and selections with a count."""


def kind_of(value: Arg, kinds: Mapping[str, str]) -> str:
    """The kind of a value: Pokémon, cards, attacks, coins, a number, a type or a name."""
    if isinstance(value, int):
        return "num"
    if value == _SELF:
        return "note"
    if not isinstance(value, Node) or value.word not in WORDS:
        return ""
    if value.word == "ref":
        name = str(value["var"])
        deed = name.split("_")[1:-1] if name.startswith("DONE_") else []
        return WORDS["_".join(deed)].gives if deed else kinds.get(name, "")
    word = WORDS[value.word]
    if value.word in _PARTS or value.word in _PICKS or word.gives == "any":
        return kind_of(value.args[0], kinds) if value.args else ""
    return word.gives if word.sort == "effect" else word.sort


FREE: Final = "free"
"""Owner of a hand that receives cards from anywhere but a Pokémon."""


def owned(zone: str, player: str) -> str:
    """A zone with the player named in the wording; the language omits the owner."""
    return f"{zone}@{player}"


_WHOSE: Final = {"self": "me", "this_card": "me", "host": "me", "defender": "foe"}
_ON: Final = (
    _PARTS
    | _PICKS
    | {"energy_on", "attached", "gear_on", "stack", "under", "whole", "top_of", "host_of"}
    | of_role("look", "arrange")
    | {"discard", "move"}
)
"""Words that have the owner of their first argument."""


def owner_of(value: Arg, owners: Mapping[str, str]) -> str:
    """The owner of a value, if known."""
    if not isinstance(value, Node):
        return ""
    if value.word == "ref":
        return owners.get(str(value["var"]), "")
    if value.word in _WHOSE:
        return _WHOSE[value.word]
    first = value.args[0] if value.args else ""
    if value.word in _ON:
        return owner_of(first, owners)
    return first if first in ("me", "foe") and isinstance(first, str) else ""


_WORN: Final = frozenset(("energy_on", "attached", "gear_on", "stack", "under", "whole", "top_of"))


def is_attached(value: Arg, worn: Container[str]) -> bool:
    """Whether cards are attached to a Pokémon; *worn* holds the variables of such cards."""
    while isinstance(value, Node) and value.args:
        if value.word in _WORN:
            return True
        if value.word == "ref":
            return value["var"] in worn
        if value.word not in _PARTS and value.word not in _PICKS:
            return False
        value = value.args[0]
    return False


def number_of(value: Arg) -> str:
    """IT for one thing found, THEM for several."""
    if is_word(value, "where"):
        return number_of(value["of"])
    if isinstance(value, Node) and value.word in _SEVERAL:
        return THEM
    if not isinstance(value, Node) or value.word not in _COUNTED:
        return IT
    told = zip(WORDS[value.word].params, value.args, strict=True)
    return IT if any(param.name in _HOW_MANY and arg == 1 for param, arg in told) else THEM


def _is_pair(value: Arg) -> bool:
    return is_word(value, "flip") and value["coins"] == 2


def is_part(value: Arg) -> bool:
    """Whether a value filters what was found before."""
    of = value["of"] if is_word(value, "where") else None
    return is_word(of, "ref")


def type_of_part(value: Arg) -> str:
    """The type of Energy that defines a part of what was found, or ``""``."""
    fit = value["filter"] if isinstance(value, Node) and len(value.args) > 1 else None
    given = fit["right"] if is_word(fit, "fits_both") else fit
    plain = is_word(given, "provides")
    letter = given["type"] if plain and isinstance(given, Node) else ""
    return letter if isinstance(letter, str) and letter in KINDS else ""


class Memory:
    """The variables bound so far, and the last of each kind."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self._kinds: dict[str, str] = {}
        self._numbers: dict[str, str] = {}
        self.owners: dict[str, str] = {}
        self.worn: set[str] = set()
        self._last: dict[str, str] = {}
        self._all: dict[str, list[str]] = {}
        self._picked: dict[str, str] = {}
        self._parts: list[str] = []
        self._types: dict[str, str] = {}
        self._told_of = ""
        self._fresh = False
        self._row: list[str] = []
        self._flipping = False
        self._thing = ""

    def copy(self) -> Memory:
        """An independent copy."""
        other = Memory()
        other.known, other._kinds = set(self.known), dict(self._kinds)
        other._all = {kind: list(names) for kind, names in self._all.items()}
        other._numbers, other._last = dict(self._numbers), dict(self._last)
        other.owners, other._thing = dict(self.owners), self._thing
        other.worn = set(self.worn)
        other._picked = dict(self._picked)
        other._parts, other._types = list(self._parts), dict(self._types)
        other._told_of, other._fresh = self._told_of, self._fresh
        other._row, other._flipping = list(self._row), self._flipping
        return other

    def bind(self, name: str, value: Arg, each: bool = False) -> None:
        """Remember a variable; *each* if it is one of what *value* selects."""
        kind = kind_of(value, self._kinds)
        if kind == "cards" and is_part(value) and not each:
            kind = "part"
            self._parts.append(name)
            self._types[name] = type_of_part(value)
        self.known.add(name)
        self._kinds[name] = kind
        self.owners[name] = owner_of(value, self.owners)
        (self.worn.add if is_attached(value, self.worn) else self.worn.discard)(name)
        self._numbers[name] = IT if each else PAIR if _is_pair(value) else number_of(value)
        self._flipped(name, kind)
        self._last[kind] = name
        every = self._all.setdefault(kind, [])
        if name not in every:
            every.append(name)
        if kind in SELECTORS:
            self._thing = name
            if not each and isinstance(value, Node) and value.word in _PICKS:
                self._picked[kind] = name

    def _flipped(self, name: str, kind: str) -> None:
        """Remember single coins flipped one after the other."""
        single = kind == "coins" and self._numbers[name] == IT
        if single:
            self._fresh = bool(self._row) and self._told_of in self._row
            self._row = [*self._row, name][: len(COINS)] if self._flipping else [name]
        self._flipping = single

    def looked_at(self, statements: Arg) -> None:
        """Note coins that a phrase mentions without a pronoun."""
        if isinstance(statements, tuple):
            for one in statements:
                self.looked_at(one)
        elif isinstance(statements, Node) and statements.word in _COINS:
            name = str(statements["var"])
            self._told_of = name if name in self.known else self._told_of
        elif isinstance(statements, Node):
            self.looked_at(statements.args)

    def pronoun(self, name: str, word: str, sort: str) -> str:
        """The pronoun for a variable that *word* reads where *sort* is expected, or ``""``."""
        kind = self._kinds.get(name, "")
        number = self._numbers.get(name, IT)
        if word in _COINS:
            self._told_of = name
        if name in self._row and len(self._row) > 1:
            if self._fresh and name == self._row[-1] and word in _COINS:
                return IT  # flipped after the others were used
            return COINS[self._row.index(name)] if word in _COINS else ""
        if kind == "part":
            return dict(self._told_parts()).get(name, "") if word == "ref" else ""
        if self._last.get(kind) != name:
            if kind == "num":
                first = name == self._all["num"][0] and (word == "did" or sort == "num")
                return FIRST_NUMBER if first and word in ("ref", "did") else ""
            return self._earlier(name, kind, number) if word in ("ref", "did") else ""
        if word == "did" and kind in SELECTORS:
            return CHOSEN[kind, number]
        if kind == "note":
            return NOTE if word == "ref" else ""
        if word != "ref":
            return (number if word in _COINS else IT) if _ASKED.get(word) == kind else ""
        if kind in ("num", "type"):
            return {"num": NUMBER, "type": TYPE}[kind] if sort == kind else ""
        if kind not in SELECTORS or sort in ("num", "type"):
            return ""
        return number if name == self._thing else CHOSEN[kind, number]

    def _told_parts(self) -> list[tuple[str, str]]:
        """The parts of what was found with their pronouns; more than two have none."""
        types = [self._types[name] for name in self._parts]
        if len(types) in (1, 2) and len(set(types)) == len(types) and all(types):
            return [(name, KINDS[letter]) for name, letter in zip(self._parts, types, strict=True)]
        alone = len(self._parts) == 1
        told = PARTS[:1] if alone else PARTS[1:]
        return list(zip(self._parts, told, strict=False)) if len(self._parts) < 3 else []

    def _earlier(self, name: str, kind: str, number: str) -> str:
        """The pronoun for what was found before something else of its kind, or ``""``."""
        if kind not in SELECTORS:
            return ""
        if self._picked.get(kind) == name:
            return PICKED[kind, number]
        return FIRST[kind, number] if self._all[kind][0] == name else ""

    def last_found(self) -> list[str]:
        """Everything of the kind that was found last, in order."""
        return self._all.get(self._kinds.get(self._thing, ""), [])
