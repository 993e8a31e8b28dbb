"""Scan a card: the screens of the card reader of 2002, for cards of all years. [ER-1]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playmat.cards.card import Card
from playmat.cards.in_lines import card_lines
from playmat.cards.in_words import joined, kind_words, type_words
from playmat.cards.library import Library
from playmat.ereader.evolution import line_through
from playmat.ereader.glossary import dictionary
from playmat.ereader.side_codes import side_codes_of
from playmat.ereader.species import cards_of, numbers, species_of
from playmat.ereader.tips import tips_for


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: its name and pages, shown one at a time."""

    name: str
    pages: tuple[Page, ...]


def scan(card_id: str, *others: str, library: Library | None = None) -> tuple[Screen, ...]:
    """The screens of a card; others scanned with it may complete its side code. [ER-10]

    A Pokémon starts with its Pokémon screen, other cards with the Card screen. [ER-3]
    """
    library = library or Library.default()
    card = library.card(card_id)
    scanned = frozenset((card.id, *(library.card(other).id for other in others)))
    screens = (
        Screen("Pokémon", tuple(pokemon_pages(card, library))),
        Screen("Card", (card_page(card),)),
        Screen("Data", tuple(data_pages(card, scanned))),
        Screen("Evolution", tuple(evolution_pages(card, library))),
        Screen("Dictionary", tuple(Page(e["term"], (e["text"],)) for e in dictionary(card))),
    )
    return tuple(screen for screen in screens if screen.pages)


def pokemon_pages(card: Card, library: Library) -> Iterator[Page]:
    """Yield a page for each species on a card, from the facts of all its cards. [ER-2]"""
    for species in species_of(card):
        prints = cards_of(species, library) or [card]
        letters = dict.fromkeys(letter for each in prints for letter in each.types)
        kinds = dict.fromkeys(kind_words(each) for each in prints)
        names = dict.fromkeys(each.name for each in prints)
        count = f"{len(prints)} cards" if len(prints) > 1 else "1 card"
        yield Page(
            species,
            (
                f"National Pokédex no. {numbers()[species]}",
                f"Types: {type_words(''.join(letters))}",
                f"Kinds: {'; '.join(kinds)}",
                f"Appears on {count} as {joined(list(names))}",
            ),
        )


def card_page(card: Card) -> Page:
    """The facts and texts of a card, and how to play its kind of card. [ER-3]"""
    title, *lines = card_lines(card)
    return Page(title, (*(line.strip() for line in lines), *tips_for(card)))


def evolution_pages(card: Card, library: Library) -> Iterator[Page]:
    """Yield a page for each step of a Pokémon's Evolution line. [ER-5]"""
    if card.supertype != "pokemon":
        return
    for step in line_through(card, library):
        lines = tuple(f"{each.name} ({each.id})" for each in step.cards)
        yield Page(step.title, lines)


def data_pages(card: Card, scanned: frozenset[str]) -> Iterator[Page]:
    """Yield what the side codes of a card contain, and which cards are missing. [ER-4]"""
    for code in side_codes_of(card.id):
        missing = sorted(code.cards - scanned)
        state = f"scan {joined(missing)} too" if missing else code.how
        yield Page(code.title, (code.about, state[0].upper() + state[1:]))
