"""Search for cards by free text: names, card texts and facts such as ``120 hp``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.schema import LETTERS
from playmat.cards.search import (
    Said,
    Wanted,
    hp_range,
    is_named,
    kind_key,
    kind_words,
    says,
    search,
    type_letter,
)
from playmat.cards.sets import OWN
from playmat.cards.spelling import loose, name_key

KEYS: Final = ("type", "hp", "kind", "attack", "set", "words", "text", "name")
PART: Final = re.compile(r'(?:(\w+):)?(?:"([^"]*)"|(\S+))')
HP: Final = re.compile(r"\bhp\s*(>=|<=|>|<|=)?\s*(\d{1,4})\b|\b(\d{1,4})\s*hp\b", re.I | re.ASCII)
FILLERS: Final = frozenset(
    "a an and at card cards for get in is it of or that the this to type with you your".split()  # noqa: SIM905
)
"""Words that do not help to distinguish cards."""

MISSPELT: Final = 0.75
"""Minimum similarity of a name to be suggested."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A parsed query: criteria given by key, and other words."""

    must: Wanted
    words: tuple[str, ...]

    def as_facts(self) -> tuple[Wanted, tuple[str, ...]]:
        """The criteria plus the types and kinds named among the words, and the remaining words."""
        types, kinds, rest = [self.must.type], [self.must.kind], list(self.words)
        for size in (3, 2, 1):
            for at in range(len(rest) - size, -1, -1):
                said = " ".join(rest[at : at + size])
                if letter := LETTERS.get(said.capitalize()):
                    types.append(letter)
                elif kind := kind_words().get(said):
                    kinds.append(kind)
                else:
                    continue
                del rest[at : at + size]
        if len(rest) < len(self.words):
            rest = [word for word in rest if word not in FILLERS]
        return replace(self.must, type="".join(types), kind=" ".join(kinds)), tuple(rest)


@dataclass(frozen=True, slots=True)
class Hits:
    """Cards found; if none, suggested names and the cards of the first one."""

    cards: tuple[Card, ...] = ()
    near: tuple[str, ...] = ()


def typed(query: str) -> Typed:
    parts: dict[str, list[str]] = {key: [] for key in KEYS}
    words: list[str] = []

    def take_hp(found: re.Match[str]) -> str:
        parts["hp"].append(_range(found[1] or "=", int(found[2] or found[3])))
        return " "

    for key, quoted, plain in PART.findall(HP.sub(take_hp, query)):
        if key.lower() in KEYS:
            parts[key.lower()].append(quoted or plain)
        else:
            words += loose(f"{key} {quoted or plain}").split()
    said = {key: " ".join(texts) for key, texts in parts.items()}
    must = Wanted(
        said["name"],
        "".join(map(type_letter, parts["type"])),
        _narrowest(parts["hp"]),
        " ".join(map(kind_key, parts["kind"])),
        said["attack"],
        said["set"].lower(),
        f"{said['words']} {said['text']}".strip(),
    )
    return Typed(must, tuple(words))


def _range(sign: str, hp: int) -> str:
    return {"=": f"{hp}", ">=": f"{hp}..", "<=": f"..{hp}", ">": f"{hp + 1}..", "<": f"..{hp - 1}"}[
        sign
    ]


def _narrowest(ranges: list[str]) -> tuple[int, int] | None:
    """The HP range allowed by all of several ranges."""
    read = [found for text in ranges if (found := hp_range(text))]
    return (max(low for low, _ in read), min(high for _, high in read)) if read else None


def find(library: Library, query: str, said: Said, *, always_texts: bool = True) -> Hits:
    """Find cards by name first, then by facts and texts.

    Reading texts may be slow; unless *always_texts*, they are skipped if a name matches.
    """
    asked = typed(query)
    there = list(search(library, asked.must, said))
    facts, words = asked.as_facts()
    named = _named(there, asked.words)
    if words and named and not always_texts:
        return Hits(tuple(named))
    fitting = [card for card in there if facts.fits(card)]
    told = _saying(fitting, words, said) if words else fitting
    if not named and not told:
        told = _saying(there, asked.words, said)
    if found := {card.id: card for card in (*named, *told)}:
        return Hits(tuple(found.values()))
    near = _near(there, (words, asked.words))
    return Hits(tuple(_named(there, near[:1])), near)


def _named(cards: Sequence[Card], words: Sequence[str]) -> list[Card]:
    """Cards whose name has all words, exact matches first."""
    name = " ".join(words)
    found = [card for card in cards if name and is_named(card, name)]
    return sorted(found, key=lambda card: name_key(card.name) != name_key(name))


def _saying(cards: Sequence[Card], words: Sequence[str], said: Said) -> list[Card]:
    """Cards whose text has the words, exact phrases first.

    Playmat words cards differently from print, so one of four or more words may be missing.
    """
    telling = [word for word in dict.fromkeys(words) if word not in FILLERS] or list(words)
    wanted = len(telling) - (len(telling) > 3)
    texts = [said(card) for card in cards]
    has = [{n for n, text in enumerate(texts) if says(text, [word])} for word in telling]

    def order(n: int) -> tuple[bool, float]:
        # Rare words count for more.
        return " ".join(words) not in texts[n], -sum(1 / len(some) for some in has if n in some)

    found = [n for n in range(len(cards)) if wanted and sum(n in some for some in has) >= wanted]
    return [cards[n] for n in sorted(found, key=order)]


def _near(cards: Sequence[Card], readings: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """Names spelt most like the query."""
    names = {name_key(c.name): c for c in cards if not c.id.startswith(f"{OWN.id}-")}
    near: list[str] = []
    for words in readings:
        for key in get_close_matches(" ".join(words), names, n=3, cutoff=MISSPELT):
            # a search for Pikachu also finds Dark Pikachu
            if not any(is_named(names[key], name) for name in near):
                near.append(names[key].name)
        if near:
            break
    return tuple(near)
