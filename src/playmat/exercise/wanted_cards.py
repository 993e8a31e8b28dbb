"""What a program asks for: each filter as facts that a matching card would print."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from playmat.cards.card import STAGES, TRAINERS, Attack, Power, TypeMatch
from playmat.exercise.cast import ATTACKS
from playmat.lang.node import Node, Program, nodes_in, texts_in, uses
from playmat.lang.words import WORDS

POWER_KIND: Final = {"any": "ability", "old_power": "old_power"}
KIND_OF: Final = {
    **{word: ("pokemon", word) for word in ("basic", "stage1", "stage2")},
    **{word: ("trainer", word) for word in ("item", "supporter", "tool", "machine")},
    "pokemon": ("pokemon", ""),
    "evolution": ("pokemon", "stage1"),
    "evolved": ("pokemon", "stage1"),
    "energy": ("energy", "basic_energy"),
    "basic_energy": ("energy", "basic_energy"),
    "special_energy": ("energy", "special_energy"),
    "trainer": ("trainer", ""),
    "plain_trainer": ("trainer", "item"),
    "stadium_card": ("trainer", "stadium"),
}
"""Supertype and kind that a filter without arguments asks for."""


PLACES: Final = {
    "stadium": ("trainer", "stadium"),
    "beside": ("trainer", "supporter"),
    "energy_on": ("energy", ""),
    "gear_on": ("trainer", "tool"),
    **{word: ("pokemon", "") for word in ("all", "bench_of", "active", "under", "stack", "self")},
}
"""What a selection finds in each place."""


@dataclass(slots=True)
class Wanted:
    """What a card must print to match a filter."""

    supertype: str = ""
    kind: str = ""
    name: str = ""
    types: str = ""
    provides: str = ""
    tags: tuple[str, ...] = ()
    facts: dict[str, object] = field(default_factory=dict)

    def is_open(self) -> bool:
        """Whether the filter asks for nothing printed."""
        return self == Wanted()


def wishes(program: Program) -> Iterator[Wanted]:
    """Yield what each outermost filter of a program asks for, one alternative at a time."""
    for node in nodes_in(program):
        for arg in node.args:
            if isinstance(arg, Node) and is_filter(arg) and not is_filter(node):
                for wish in islice(solved(arg), 4):
                    yield both_filters(context(node), wish)


def context(node: Node) -> Wanted:
    """What a selection asks for by itself, before it is filtered."""
    of = node.args[0] if node.word in ("where", "is") else ""
    word = of.word if isinstance(of, Node) else ""
    supertype, kind = PLACES.get(word, ("", ""))
    return Wanted(supertype, kind)


def is_filter(node: Node) -> bool:
    return node.word in WORDS and WORDS[node.word].sort == "filter"


def solved(node: Node) -> Iterator[Wanted]:
    """Yield ways to match a filter; conditions on the game ask for nothing printed."""
    if node.word == "fits_any":
        for arg in node.args:
            assert isinstance(arg, Node)
            yield from solved(arg)
    elif node.word == "fits_both":
        left, right = node.args
        assert isinstance(left, Node)
        assert isinstance(right, Node)
        for one in solved(left):
            for other in solved(right):
                yield both_filters(one, other)
    elif node.word == "holds" and isinstance(node["filter"], Node):
        yield from (both_filters(Wanted("energy"), wish) for wish in solved(node["filter"]))
    elif node.word == "fits_not":
        inner = node["filter"]
        yield beyond(inner) if isinstance(inner, Node) else Wanted()
    else:
        yield single(node)


def beyond(node: Node) -> Wanted:
    """What fails a filter with a bound; other exclusions ask for nothing."""
    bound = node.args[0] if node.args else 0
    if not isinstance(bound, int):
        return Wanted()
    if node.word == "retreat_at_most":
        return Wanted("pokemon", facts={"retreat": bound + 1})
    if node.word == "hp_at_most":
        return Wanted("pokemon", facts={"hp": bound + 10})
    return Wanted()


def both_filters(one: Wanted, other: Wanted) -> Wanted:
    """What matches two filters at once."""
    return Wanted(
        other.supertype or one.supertype,
        one.kind if one.kind and other.kind in ("", "stage1") else other.kind or one.kind,
        other.name or one.name,
        one.types + other.types,
        other.provides or one.provides,
        (*one.tags, *other.tags),
        {**one.facts, **other.facts},
    )


def single(node: Node) -> Wanted:
    word = node.word
    if word in KIND_OF:
        supertype, kind = KIND_OF[word]
        return Wanted(supertype, kind)
    value = node.args[0] if node.args else ""
    if not isinstance(value, str | int):
        return Wanted()
    text = str(value)
    if word in ("named", "name_has", "form_of"):
        return Wanted(name=text)
    if word == "tag":
        return Wanted(kind=text) if text in STAGES + TRAINERS else Wanted(tags=(text,))
    if word == "provides" and len(text) == 1:
        return Wanted("energy", provides=text)
    if len(text) == 1 and text.isalpha():
        return typed(word, text)
    return measured(word, text)


def typed(word: str, letter: str) -> Wanted:
    if word == "typed":
        return Wanted("pokemon", types=letter)
    if word == "weak_to":
        return Wanted("pokemon", facts={"weaknesses": (TypeMatch(letter, "x", 2),)})
    return Wanted()


def measured(word: str, text: str) -> Wanted:
    if word in ("hp_at_most", "hp_at_least") and text.isdigit():
        return Wanted("pokemon", facts={"hp": int(text)})
    if word in ("retreat_at_most", "retreat_at_least") and text.isdigit():
        return Wanted("pokemon", facts={"retreat": int(text)})
    if word == "has_attack":
        return Wanted("pokemon", facts={"attacks": (Attack(text, "C", "10"), *ATTACKS)})
    if word == "has_ability":
        return Wanted("pokemon", facts={"powers": (Power(text, "ability", "power(once) { }"),)})
    if word == "has_power":
        kind = POWER_KIND.get(text, text)
        return Wanted("pokemon", facts={"powers": (Power("Gift", kind, "power(once) { }"),)})
    return Wanted()


def under_names(program: Program) -> list[str]:
    found: list[str] = []
    for node in nodes_in(program):
        of = node["of"] if node.word == "where" else ""
        if isinstance(of, Node) and of.word in ("under", "stack"):
            found += texts_in(node, "named")
    return found


def hand_sizes(program: Program) -> list[int]:
    """Numbers that a program compares the size of a hand with."""
    found: list[int] = []
    for node in nodes_in(program):
        if node.word == "compare" and uses(node, "hand"):
            found += [n for n in node.args if isinstance(n, int) and 0 < n < 12]
    return list(dict.fromkeys(found))
