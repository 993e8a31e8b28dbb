"""Operands of instructions in words: registers, jumps and numbers of linked programs.

Linked objects hold numbers in place of words. The attribute determines which list a number is an
index of, according to the tables below; others are shown as numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from playmat.engine.ops.cards import SHUFFLED
from playmat.engine.table.cards import BOTTOM
from playmat.engine.values.numbers import Const
from playmat.kinds import causes, conditions, filters, powers, types, zones
from playmat.lang.words import EVENTS, LISTS, QUERIES, TAGS
from playmat.linker.names import NameTable
from playmat.model.definitions import AttackDef, Code, HandlerDef, ModDef, PowerDef

JUMPS: Final = frozenset(
    ("again", "attacked", "back", "between", "done", "end", "keep", "place", "starts", "tie", "to")
)
"""Attributes that hold the index of an instruction."""

REGISTERS: Final = frozenset(
    (
        *("bearer", "held", "into", "leaving", "left", "mine", "reg", "rest", "shown"),
        *("target", "theirs"),
    )
)
"""Attributes that hold registers; -1 is none."""

PLACES: Final[Mapping[str, Sequence[str]]] = {
    "who": LISTS["player"],
    "team": LISTS["player"],
    "by": LISTS["player"],
    "may": LISTS["player"],
    "decks": LISTS["player"],
    "sort": ("mons", "cards", "attacks"),
    "kind": powers.NAMES,
    "kinds": powers.NAMES,
    "until": LISTS["until"],
    "cause": causes.NAMES,
    "event": EVENTS,
    "query": QUERIES,
    "ModDef damage_dealt.stage": LISTS["stage"],
    "ModDef damage_taken.stage": LISTS["stage"],
    "word": filters.NAMES,
    "zone": zones.NAMES,
    "zones": zones.NAMES,
    "how": LISTS["how"],
    "scope": ("self", "mine", "foes", "all", "picked", "on", "player"),
    "spot": ("any", "active", "bench"),
    "order": LISTS["order"],
    "ChangeDamage.how": ("add", "set", "none"),
    "Compare.how": LISTS["compare"],
    "Sum.how": ("add", "sub", "mul", "least", "most"),
    "InZone.zone": ("hand", "deck", "discards", "lost", "prizes", "beside", "set_aside_cards"),
    "OfMons.what": ("counters_on", "hp_left", "hp_of", "retreat_of", "last_damage"),
    "OfEvent.what": ("mon", "other", "card"),
    "PartsOf.what": ("attached", "energy_on", "gear_on", "stack", "under", "top_of", "whole"),
    "Measured.what": ("hp_at_most", "hp_at_least", "counters_at_least", "retreat_at_most"),
    "Lately.what": ("evolved", "came_up", "mended", "leveled", "stripped", "played", "doomed"),
    "TurnIs.what": (
        *("my_turn", "first_turn", "went_first", "bench_full", "supporter_played"),
        *("knocked_out_last_turn", "their_turn"),
    ),
}
"""Attributes that hold an index of a list; some only in one class."""

BITS: Final[Mapping[str, Sequence[str]]] = {
    "mask": LISTS["type"],
    "but": LISTS["type"],
    "units": LISTS["type"],
    "condition": conditions.NAMES,
    "minds": conditions.NAMES,
    "Already.wanted": conditions.NAMES,
    "Cure.mask": conditions.NAMES,
    "flags": LISTS["flag"],
    "bit": TAGS,
    "seats": ("me", "foe"),
    "source_seats": ("me", "foe"),
    "ModDef condition_immune.mask": conditions.NAMES,
    "ModDef conditions_kept.mask": conditions.NAMES,
    "ModDef power_works.mask": powers.NAMES,
    "ModDef power_works_away.mask": powers.NAMES,
    "ModDef tags.mask": TAGS,
    "BenchCards.kinds": TAGS,
    "Benchable.kinds": TAGS,
}
"""Attributes that hold bit masks, each bit an index of a list."""

NAMED: Final = frozenset(("name", "names", "line", "key", "text"))
LABELS: Final = frozenset(("labels", "named", "worded"))
BARE: Final = {"Const": "n", "Held": "reg", "HeldPick": "reg", "Listed": "of"}
"""Classes shown as their only attribute."""


def attributes(thing: object) -> dict[str, object]:
    """The attributes of a linked object, plain or compiled, in the order of its class."""
    if hasattr(thing, "__dict__"):
        return dict(vars(thing))
    kind = type(thing)
    names: Sequence[str] = getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def attributes_of(thing: object) -> dict[str, object]:
    """The attributes worth showing: of definitions, only those that differ from the default."""
    found = attributes(thing)
    if isinstance(thing, ModDef):
        usual = attributes(ModDef(thing.query, 0, thing.value))
        found = {key: value for key, value in found.items() if value != usual[key]}
        nothing = thing.how == 0 and isinstance(thing.value, Const) and thing.value.n == 0
        found.pop("how", None)
        change = {} if nothing else {"order": thing.how, "value": thing.value}
        return {"query": thing.query, **change, "scope": thing.scope, **found}
    if isinstance(thing, HandlerDef):
        usual = attributes(HandlerDef(thing.event, False, thing.code))
        found = {key: value for key, value in found.items() if value != usual[key]}
        return {"event": thing.event, **found, "code": thing.code}
    return found


class Words:
    """Describes linked objects of one program, with its register names."""

    def __init__(self, names: NameTable, registers: Mapping[int, str]) -> None:
        self.names = names
        self.registers = registers
        self.parts = {number: part for part, number in names.parts.items()}

    def operands(self, thing: object) -> list[str]:
        """The operands of an instruction or definition, each as ``name=value``."""
        kind = type(thing).__name__
        if isinstance(thing, ModDef):
            kind = f"{kind} {QUERIES[thing.query]}"
        return [
            f"{name}={self.value(value, name, kind)}"
            for name, value in attributes_of(thing).items()
            if value is not None and not (name in REGISTERS and value == -1)
        ]

    def value(self, value: object, name: str = "", kind: str = "") -> str:
        """Text of a value held by the attribute *name* of a *kind* of object."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.number(value, name, kind)
        if isinstance(value, str):
            return repr(value)
        if isinstance(value, list | tuple):
            return "[" + ", ".join(self.value(each, name, kind) for each in value) + "]"
        if isinstance(value, Code):
            return f"#{value.index + 1}"
        if isinstance(value, AttackDef | PowerDef):
            return repr(value.name)
        return self.nested(value)

    def nested(self, thing: object) -> str:
        """Text of an object inside an instruction."""
        kind = type(thing).__name__
        if kind in BARE:
            return self.value(attributes(thing)[BARE[kind]], BARE[kind], kind)
        inside = self.operands(thing)
        return f"{kind}({', '.join(inside)})" if inside else kind

    def number(self, n: int, name: str, kind: str) -> str:
        """Text of a number, according to its attribute."""
        own = f"{kind}.{name}"
        if own in PLACES or (own not in BITS and name in PLACES):
            return place(n, PLACES.get(own, PLACES.get(name, ())))
        if own in BITS or name in BITS:
            return bits(n, BITS.get(own, BITS.get(name, ())))
        if name in JUMPS:
            return f"@{n}"
        if name in REGISTERS:
            return self.register(n)
        if name in NAMED:
            return self.named(n)
        if name in LABELS and 0 <= n < len(self.names.match.labels):
            return repr(self.names.match.labels[n])
        return str(n)

    def register(self, n: int) -> str:
        """A register with the name of its variable, if it has one."""
        return f"r{n}:{self.registers[n]}" if n in self.registers else f"r{n}"

    def named(self, n: int) -> str:
        """The name that a number represents."""
        known = self.names.match.names
        if 0 <= n < len(known):
            return repr(known[n])
        return repr(self.parts[n]) if n in self.parts else str(n)


def place(n: int, names: Sequence[str]) -> str:
    """The entry of a list; two zones exist only as words."""
    if names is zones.NAMES and n in (BOTTOM, SHUFFLED):
        return "deck_bottom" if n == BOTTOM else "deck_shuffled"
    return names[n] if 0 <= n < len(names) else str(n)


def bits(n: int, names: Sequence[str]) -> str:
    """The names of the bits of a number."""
    if n == types.ANY and names is LISTS["type"]:
        return "any"
    found = [name for at, name in enumerate(names) if n >> at & 1]
    return "|".join(found) if found else "none" if n == 0 else str(n)
