"""Search the library: by name, type, HP, kind, attack, set and words of our wording."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from playmat.cards.card import Card
from playmat.cards.in_words import KINDS, POWERS, TAGS
from playmat.cards.library import Library
from playmat.cards.names import printed
from playmat.cards.schema import LETTERS
from playmat.cards.sets import OWN
from playmat.errors import PlaymatError
from playmat.lang.parse import parse

Wording = Callable[[str, str], str]
"""What says a program on a face of some kind in our own words."""

_RANGE = re.compile(r"(\d*)(\.\.)?(\d*)")


class BadSearch(PlaymatError, ValueError):
    """Refuse a search for what no card can have."""

    def __init__(self, what: str, wanted: str) -> None:
        super().__init__(what, wanted)
        self.what = what
        self.wanted = wanted

    def __str__(self) -> str:
        return f"{self.what!r} cannot be searched for; take {self.wanted}"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a card must have to be found; what is left out is any."""

    name: str = ""
    type: str = ""
    hp: tuple[int, int] | None = None
    kind: str = ""
    attack: str = ""
    set: str = ""
    words: str = ""

    def fits(self, card: Card) -> bool:
        """Tell whether *card* has all that is printed among what is wanted."""
        return (
            _within(self.name, [card.name])
            and self.type in card.types + card.provides
            and (self.hp is None or self.hp[0] <= card.hp <= self.hp[1])
            and (not self.kind or self.kind in _kinds(card))
            and (not self.attack or _within(self.attack, (a.name for a in card.attacks)))
            and (not self.set or card.id.rpartition("-")[0] == self.set)
        )


def search(library: Library, wanted: Wanted, wording: Wording) -> Iterator[Card]:
    """Yield the cards that are wanted, Playmat's own only where their set is asked for.

    *wording* is asked only where words are.
    """
    words = wanted.words.casefold().split()
    for card in library.cards(samples=wanted.set == OWN.id):
        if wanted.fits(card) and (not words or says(said_by(card, wording), words)):
            yield card


def _within(part: str, texts: Iterable[str]) -> bool:
    return any(printed(part).casefold() in printed(text).casefold() for text in texts)


def _kinds(card: Card) -> set[str]:
    """Return all that a card is; upper and lower case tell EX from ex. [CARD-EX-4]"""
    return {card.supertype, *card.kinds, *(power.kind for power in card.powers)}


def said_by(card: Card, wording: Wording) -> str:
    """Return all that a card says, in lower case, to be searched."""
    return " ".join(wording(program, kind) for program, kind in programs(card)).casefold()


def says(said: str, words: list[str]) -> bool:
    """Tell whether a text has all words, each from its beginning."""
    # Most texts have them not at all, which is found out far quicker.
    return all(word in said for word in words) and all(
        re.search(rf"(?<!\w){re.escape(word)}", said) for word in words
    )


def programs(card: Card) -> Iterator[tuple[str, str]]:
    """Yield every program of a card and the kind of face it stands on."""
    faces = [(attack.program, "attack") for attack in card.attacks]
    faces += [(power.program, "power") for power in card.powers]
    faces.append((card.text, card.text_kind))
    for program, kind in faces:
        if program:
            yield program, kind


def our_wording() -> Wording:
    """Return the writer for programs as they stand in the library, each asked for once."""
    from playmat.writer import write

    said: dict[tuple[str, str], str] = {}

    def wording(program: str, kind: str) -> str:
        if (program, kind) not in said:
            said[program, kind] = write(parse(program), kind)
        return said[program, kind]

    return wording


def type_letter(text: str) -> str:
    """Return the letter of a type given by letter or name; nothing stands for any."""
    letter = LETTERS.get(text.capitalize(), text.upper())
    if text and letter not in LETTERS.values():
        raise BadSearch(text, ", ".join(f"{word} ({one})" for word, one in LETTERS.items() if one))
    return letter


def kind_key(text: str) -> str:
    """Return the kind that a player's words such as ``Stage 2`` mean, or *text* as it is."""
    words = {word: key for table in (KINDS, TAGS, POWERS) for key, word in table.items()}
    if text in words:
        return words[text]
    plain = {word.casefold(): key for word, key in words.items() if key not in ("ex", "EX")}
    return plain.get(text.casefold(), text)


def hp_range(text: str) -> tuple[int, int] | None:
    """Return the HP that 100, 100..120, 100.. or ..120 mean; nothing stands for any."""
    found = _RANGE.fullmatch(text)
    if found is None or text == ".." or (found[3] and not found[2]):
        raise BadSearch(text, "100, 100..120, 100.. or ..120")
    if not text:
        return None
    low, dots, high = found.groups()
    return int(low or 0), int(high or 9999) if dots else int(low)
