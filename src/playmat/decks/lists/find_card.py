"""Find the card that a line of a list means: by id, by set and number, or by name alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.printed import tagged
from playmat.cards.sets import NEVER
from playmat.cards.spelling import ENERGY_TYPES, bare_key, ex_written, name_key, plain
from playmat.decks.catalogue import Catalogue, catalogue
from playmat.decks.same_card import same_text, set_of
from playmat.decks.set_codes import CODES, code_key, code_of
from playmat.errors import PlaymatError, listed, suggestion

if TYPE_CHECKING:
    from playmat.decks.formats import Format

NEWEST: Final = "newest"
"""Value of *pick* for the newest print if prints differ."""

_ID: Final = re.compile(r"(\w+(?:-\w+)?)-([^\s-]+)(?:\s+(\S.*))?")
_BRACKETS: Final = re.compile(r"(.*?)\s*[(\[]([\w&' -]+?)(?:-|\s+)#?([^\s()\[\]-]+)[)\]]")
_LIKE_A_CODE: Final = re.compile(r"[A-Z][A-Z0-9-]{1,6}|[a-z]+\d+[a-z.\d]*")
_TYPES: Final = "|".join(word for word in ENERGY_TYPES.values() if word != "colorless")
# Darkness and Metal Energy are also special cards; the other types are only basic Energy.
_BASIC_ENERGY: Final = re.compile(
    rf"(?P<basic>basic )?(?P<name>(?:darkness|metal|(?P<only>{_TYPES})) energy)\b.*"
)


YEARS: Final = "years"
"""Value of *pick* for the newest print of the list's years if prints differ."""

FIXES: Final = 4
"""How many cards are suggested for a line that matches none."""

LIKE: Final = 0.7
"""How similar a misspelt name must be to the card that set and number identify."""


class NoCard(PlaymatError, ValueError):
    """No card matches, or several do; `near` has suggestions."""

    def __init__(self, why: str, near: Sequence[Card] = ()) -> None:
        super().__init__(why)
        self.near = tuple(near[:FIXES])


@dataclass(frozen=True, slots=True)
class Found:
    """A card, with a note if a choice or correction was made."""

    card: Card
    note: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """One way to read a line: a name, the sets its code may mean, and a number."""

    name: str
    code: str
    sets: tuple[str, ...]
    number: str


class Finder:
    """Finds cards of a library, preferring those of a format."""

    def __init__(self, library: Library, format: Format | None = None, pick: str = "") -> None:
        self.library = library
        self.format = format
        self.newest = pick == NEWEST
        self.of_years = pick == YEARS
        self.until = NEVER
        """The day by which everything on a list had been released; later prints are avoided."""
        self.hints = True

    def find(self, what: str) -> Found:
        """Find the card that *what* means, or raise NoCard."""
        if _ID.fullmatch(what) and what in self.library:
            return Found(self.library.card(what))  # Ids need no catalogue, so check them first.
        places = list(self._places(what))
        for place in places:
            if hits := [card for card in self._cards_at(place) if agrees(place.name, card)]:
                return self._only_card(place, hits)
        if found := self._by_name(what, places) or self._in_set(what) or self._misspelt(places):
            return found
        raise NoCard(self._why_not(what, places), self._suggestions(what, places))

    def written(self, card: Card) -> str:
        """Write *card* as name, code and number, or by id if that would be read as another card."""
        set_id, _, number = card.id.rpartition("-")
        ways = [f"{card.id} {card.name}", card.id]
        if set_id in CODES:
            ways.insert(0, f"{card.name} {CODES[set_id]} {number}")
        return next(written for written in ways if self._is_read(written, card))

    def _is_read(self, written: str, card: Card) -> bool:
        try:
            return self.find(written).card.id == card.id
        except NoCard:
            return False

    def first_day(self, what: str) -> str:
        """First release date of the card in a line, or "" for basic Energy and unknown cards."""
        try:
            found = self.find(what)
        except NoCard as unclear:
            if not unclear.near:
                return ""
            cards = self._prints_of(unclear.near[0].name)
        else:
            if tagged(found.card, "basic_energy"):
                return ""
            cards = self._prints_of(found.card.name) if found.note else [found.card]
        return min(self.catalogue.released(card)[0] for card in self._legal(cards) or cards)

    @property
    def catalogue(self) -> Catalogue:
        return catalogue(self.library)

    def _places(self, what: str) -> Iterator[Place]:
        """Yield the ways to read *what* as a card in a known set."""
        for name, code, number in _splits(what):
            sets = self.catalogue.codes.get(code_key(code), ())
            if sets and plain(code).isascii():  # the key drops all other characters
                yield Place(name, code, sets, number)

    def _cards_at(self, place: Place) -> list[Card]:
        return [c for set_id in place.sets for c in self.catalogue.numbered(set_id, place.number)]

    def _misspelt(self, places: Sequence[Place]) -> Found | None:
        """The card with that set and number if the given name is a misspelling of its name."""
        for place in places:
            there, named = self._cards_at(place), self._prints_of(place.name)
            if named and not set(there) & set(named):
                continue  # the name of another card: ambiguous
            if alike := [card for card in there if is_like(place.name, card)]:
                found = self._only_card(place, alike)
                return Found(found.card, f"{place.name} is read as {_called(found.card)}")
        return None

    def _set_hints(self, what: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the ways to read *what* as a name and a set without a number."""
        words = what.split()
        for at in range(1, len(words)):
            hint = " ".join(words[at:])
            sets = self.catalogue.codes.get(code_key(hint), ())
            # Without brackets, a short code is more likely part of a name, such as EX.
            if sets and (hint[0] in "([" or len(code_key(hint)) > 3):
                yield " ".join(words[:at]), sets

    def _in_set(self, what: str) -> Found | None:
        """Find a card by name and set without a number."""
        for name, sets in self._set_hints(what):
            if cards := [card for card in self._prints_of(name) if set_of(card) in sets]:
                return self._pick(name, cards)
        return None

    def _suggestions(self, what: str, places: Sequence[Place]) -> list[Card]:
        """Suggestions for words that match no card, most likely first."""
        there = [card for place in places if place.name for card in self._cards_at(place)]
        named = (self._prints_of(name) for name, _, _ in _splits(what))
        prints = next((cards for cards in named if cards), [])
        name, sets = next(self._set_hints(what), (places[0].name if there else what, ()))
        looks = self.hints and not prints
        near = map(self._prints_of, self.catalogue.near(name) if looks else ())
        alike = [[card for card in cards if set_of(card) in sets] or cards for cards in near]
        likely = [self._likely(cards) for cards in (prints, *alike) if cards]
        return list(dict.fromkeys([*likely, *there]))

    def _likely(self, cards: Sequence[Card]) -> Card:
        """The print most likely meant in a list of these years."""
        return self.catalogue.newest(self._legal(cards) or self._in_time(cards))

    def _in_time(self, cards: Sequence[Card]) -> list[Card]:
        """Prints released by the day of the list, or all prints if none were."""
        return [c for c in cards if self.catalogue.released(c)[0] <= self.until] or list(cards)

    def _only_card(self, place: Place, hits: Sequence[Card]) -> Found:
        """The only card among *hits*; if the code means several sets, the format decides."""
        exact = [card for card in hits if name_key(card.name) == name_key(place.name)] or hits
        allowed = [card for card in exact if self.format and self.format.allows(card)] or exact
        if len(allowed) > 1:
            ids = listed([card.id for card in allowed])
            why = f"{place.code} {place.number} could be several cards; give an id: {ids}"
            raise NoCard(why, allowed)
        return Found(allowed[0])

    def _by_name(self, what: str, places: Sequence[Place]) -> Found | None:
        """Find the card with the name *what*, if set and number belong to no other card."""
        if cards := self._prints_of(what):
            return self._pick(what, cards)
        if any(self._cards_at(place) for place in places):
            return None  # Set and number belong to another card, so the line is ambiguous.
        energy = _BASIC_ENERGY.fullmatch(name_key(what))
        is_basic = energy and (energy["basic"] or energy["only"] or not places)
        if energy and is_basic and (cards := self._basic_energy(energy["name"])):
            return self._pick(energy["name"], cards)
        return self._other_print(what) if self.newest else None

    def _other_print(self, what: str) -> Found | None:
        """Another print of the name if the library lacks that set and number."""
        for name, code, number in _splits(what):
            if cards := self._prints_of(name):
                found = self._pick(name, cards)
                return Found(found.card, f"{code} {number} is not available; {_note(found)}")
        return None

    def _prints_of(self, name: str) -> list[Card]:
        """Prints of a name; EX and ex are distinguished if both exist."""
        key = name_key(name)
        if energy := re.fullmatch(rf"basic ((?:{_TYPES}) energy)(?: energy)?", key):
            return self._basic_energy(energy[1])
        names = self.catalogue.names
        cards = names.get(key) or self.catalogue.bare_names.get(key, [])
        cards = cards or self.catalogue.shortened(key)
        written = ex_written(name)
        return [card for card in cards if tagged(card, written)] or cards

    def _basic_energy(self, key: str) -> list[Card]:
        cards = self.catalogue.names.get(key, [])
        return [card for card in cards if tagged(card, "basic_energy")]

    def _pick(self, name: str, cards: Sequence[Card]) -> Found:
        """Choose among the prints of a name, with a note only if they differ."""
        if ready := self._legal(cards):
            return _chosen(name, self.catalogue.newest(ready), cards, "newest allowed")
        timely = cards if self.newest else self._in_time(cards)
        if all(same_text(timely[0], card) for card in timely[1:]):
            return _chosen(name, timely[0], cards, "first")
        if self.newest or self.of_years or _may_choose(timely):
            which = "newest" if len(timely) == len(cards) else f"newest up to {self.until[:4]}"
            return _chosen(name, self.catalogue.newest(timely), cards, which)
        ids = listed([card.id for card in timely])
        why = f"{name} matches {len(timely)} different cards; give an id: {ids}"
        raise NoCard(why, sorted(timely, key=self.catalogue.released, reverse=True))

    def _legal(self, cards: Sequence[Card]) -> list[Card]:
        """Playable prints that the format allows, those of its own sets first."""
        if self.format is None:
            return []
        legal = [card for card in cards if self.format.allows(card) and not card.unprogrammed()]
        return self._in_time([card for card in legal if self.format.prints(card)] or legal)

    def _why_not(self, what: str, places: Sequence[Place]) -> str:
        """Explain why *what* matches no card and suggest others."""
        for place in places:
            if there := self._cards_at(place):
                held = listed([f"{card.id} is {card.name}" for card in there])
                return f"{held}, not {place.name}; {self._prints(place.name)}"
        for place in places:
            if place.name and any(char.isdigit() for char in place.number):
                return f"{_missing(place, self.catalogue)}; {self._prints(place.name)}"
        for name, code, number in _splits(what):
            if name and _LIKE_A_CODE.fullmatch(code) and any(c.isdigit() for c in number):
                return f"no set has the code {code}; {self._prints(name)}"
        name, _ = next(self._set_hints(what), (what, ()))
        return f"no card named {name!r}; {self._hint(name)}"

    def _prints(self, name: str) -> str:
        """List the prints of a name, or similar names."""
        cards = self._prints_of(name)
        if not cards:
            return f"no card named {name!r} either; {self._hint(name)}"
        return f"{cards[0].name} is {listed([card.id for card in cards])}"

    def _hint(self, name: str) -> str:
        near = self.catalogue.near(name) if self.hints else ()
        return suggestion(near, "no similar name")


def agrees(name: str, card: Card) -> bool:
    """Whether *name* agrees with *card*, which set and number identify.

    A mark such as EX may be missing and an Unown may have its letter, but a different mark means a
    different card.
    """
    given, printed = name_key(name).removeprefix("basic "), name_key(card.name)
    if given == printed or not name.strip():
        return True
    alike = bare_key(given) == bare_key(printed)
    return alike and (set(given.split()) <= set(printed.split()) or printed == "unown")


def is_like(name: str, card: Card) -> bool:
    """Whether *name* is short for, or a misspelling of, the name of *card*."""
    given, printed = name_key(name).split(), name_key(card.name).split()
    if set(given) <= set(printed):
        return True
    return SequenceMatcher(None, " ".join(given), " ".join(printed)).ratio() >= LIKE


def _may_choose(cards: Sequence[Card]) -> bool:
    """Whether any of these prints may be chosen although they differ: Trainers or like Energy."""
    if all(card.supertype == "trainer" for card in cards):
        return True
    return all(card.supertype == "energy" and card.kinds == cards[0].kinds for card in cards)


def _chosen(name: str, card: Card, cards: Sequence[Card], which: str) -> Found:
    """A card with a note on the choice, if there was one."""
    if tagged(card, "basic_energy"):
        return Found(card)  # the print does not matter
    if len(cards) > 1:
        return Found(card, f"{card.name} is {card.id}, the {which} of {len(cards)} prints")
    exact = name_key(name).removeprefix("basic ") == name_key(card.name)
    return Found(card, "" if exact else f"{name} is read as {_called(card)}")


def _called(card: Card) -> str:
    return f"{card.name} ({card.id})"


def _note(found: Found) -> str:
    return found.note or f"{found.card.name} is {found.card.id}"


def _missing(place: Place, cards: Catalogue) -> str:
    held = [set_id for set_id in place.sets if set_id in cards.sets]
    if not held:
        return f"the set {place.sets[0]} ({code_of(place.sets[0])}) is not in the library"
    return f"{held[0]} ({code_of(held[0])}) has no card {place.number}"


def _splits(what: str) -> Iterator[tuple[str, str, str]]:
    """Yield the ways to split *what* into name, set and number."""
    if found := _ID.fullmatch(what):
        yield found[3] or "", found[1], found[2]
    if found := _BRACKETS.fullmatch(what):
        yield found[1], found[2], found[3]
    words = what.split()
    for at in range(len(words) - 2, max(-1, len(words) - 6), -1):
        yield " ".join(words[:at]), " ".join(words[at:-1]), words[-1].removeprefix("#")
