"""Search the library by name, type, HP, kind, attack, set and words of a card's text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from playmat.cards.card import Card
from playmat.cards.in_words import KINDS, POWERS, TAGS
from playmat.cards.library import Library
from playmat.cards.schema import LETTERS
from playmat.cards.sets import OWN
from playmat.cards.spelling import loose, name_key
from playmat.errors import PlaymatError

Said = Callable[[Card], str]
"""Returns the searchable text of a card, like :func:`playmat.cards.text_index.said_by`."""

_RANGE = re.compile(r"(\d*)(\.\.)?(\d*)", re.ASCII)
END = r"(?!\w)"


class BadSearch(PlaymatError, ValueError):
    """A search asks for a value that no card can have."""

    def __init__(self, what: str, wanted: str) -> None:
        super().__init__(what, wanted)
        self.what = what
        self.wanted = wanted

    def __str__(self) -> str:
        return f"{self.what!r} cannot be searched for; take {self.wanted}"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Search criteria; empty ones match any card."""

    name: str = ""
    type: str = ""
    hp: tuple[int, int] | None = None
    kind: str = ""
    attack: str = ""
    set: str = ""
    words: str = ""

    def fits(self, card: Card) -> bool:
        """Whether *card* meets all criteria except words."""
        return (
            (not self.name or is_named(card, self.name))
            and (not self.type or set(self.type) <= set(card.types + card.provides))
            and (self.hp is None or self.hp[0] <= card.hp <= self.hp[1])
            and (not self.kind or set(self.kind.split()) <= _kinds(card))
            and (not self.attack or _has_attack(card, name_key(self.attack)))
            and (not self.set or card.id.rpartition("-")[0] == self.set)
        )


def search(library: Library, wanted: Wanted, said: Said) -> Iterator[Card]:
    """Yield the cards that match; Playmat's own only if their set is asked for.

    *said* is called only if the criteria include words.
    """
    words = loose(wanted.words).split()
    for card in library.cards(samples=wanted.set == OWN.id):
        if wanted.fits(card) and (not words or says(said(card), words)):
            yield card


def _has_attack(card: Card, key: str) -> bool:
    return any(key in name_key(attack.name) for attack in card.attacks)


def is_named(card: Card, typed: str) -> bool:
    """Whether a card's name contains what was typed, or has words starting with each word typed."""
    name, key = name_key(card.name), name_key(typed)
    if key.replace(" ", "") in name.replace(" ", ""):
        return True
    return says(name, key.split())


def _kinds(card: Card) -> set[str]:
    """Everything a card is; EX and ex differ only in case. [CARD-EX-4]"""
    return {card.supertype, *card.kinds, *(power.kind for power in card.powers)}


def says(said: str, words: list[str]) -> bool:
    """Whether a text has words starting with each of *words*, and numbers as a whole."""
    # The substring test is much faster and rejects most texts.
    return all(word in said for word in words) and all(
        re.search(rf"(?<!\w){re.escape(word)}{END if word.isdecimal() else ''}", said)
        for word in words
    )


def programs(card: Card) -> Iterator[tuple[str, str]]:
    """Yield each program of a card with the kind of its face."""
    faces = [(attack.program, "attack") for attack in card.attacks]
    faces += [(power.program, "power") for power in card.powers]
    faces.append((card.text, card.text_kind))
    for program, kind in faces:
        if program:
            yield program, kind


def type_letter(text: str) -> str:
    """The letter of a type given by letter or name; "" for any type."""
    letter = LETTERS.get(text.capitalize(), text.upper())
    if text and letter not in LETTERS.values():
        raise BadSearch(text, ", ".join(f"{word} ({one})" for word, one in LETTERS.items() if one))
    return letter


def kind_key(text: str) -> str:
    """The kind meant by words such as ``Stage 2``, or *text* unchanged."""
    words = {word: key for table in (KINDS, TAGS, POWERS) for key, word in table.items()}
    if text in words:
        return words[text]
    return kind_words().get(loose(text), text)


@cache
def kind_words() -> Mapping[str, str]:
    """Kinds by the words for them, without EX and ex, which differ only in case."""
    found = {"pokemon": "pokemon", "trainer": "trainer", "energy": "energy"}
    for table in (KINDS, TAGS, POWERS):
        found |= {loose(word): key for key, word in table.items() if key not in ("ex", "EX")}
    return found


def hp_range(text: str) -> tuple[int, int] | None:
    found = _RANGE.fullmatch(text)
    if found is None or text == ".." or (found[3] and not found[2]):
        raise BadSearch(text, "100, 100..120, 100.. or ..120")
    if not text:
        return None
    low, dots, high = found.groups()
    return int(low or 0), int(high or 9999) if dots else int(low)
