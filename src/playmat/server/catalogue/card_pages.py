"""The page of a card, and the card search."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from playmat.cards.card import Card
from playmat.cards.in_words import tag_words
from playmat.cards.library import Library
from playmat.cards.sets import set_named
from playmat.cards.status import face_states, faces_on
from playmat.cards.text_index import index_path, read_index
from playmat.cards.typed_search import Hits, find
from playmat.decks.latest_text import rewritten, set_dates
from playmat.decks.same_card import set_of
from playmat.ereader.evolution import line_through
from playmat.ereader.glossary import dictionary
from playmat.ereader.scan import data_pages, pokemon_pages
from playmat.ereader.tips import tips_for
from playmat.errors import UnknownCard
from playmat.game.scenario.references import BASIC_ENERGY, basic_energy
from playmat.server.catalogue.card_faces import face, face_of
from playmat.server.catalogue.wordings import Hurried

Plain = dict[str, Any]
PAGE: Final = 60
FACES: Final = Lock()
"""Held while faces are made, because threads building the same tables block each other."""


def any_face(card_id: str) -> Plain | None:
    """The face of a card in the library or of a plain basic Energy, or None."""
    with FACES:
        return _any_face(card_id)


def _any_face(card_id: str) -> Plain | None:
    letter = card_id.removeprefix("energy-")
    if letter != card_id and letter in BASIC_ENERGY:
        return face_of(basic_energy(letter))
    return face(card_id) if card_id in Library.default() else None


def faces_by_id(card_ids: Sequence[str]) -> dict[str, Plain | None]:
    """Faces of cards by id; None for unknown ids."""
    return {card_id: any_face(card_id) for card_id in card_ids}


def card_page(card_id: str) -> Plain:
    """Everything known about a card."""
    library = Library.default()
    found = any_face(card_id)
    if found is None:
        raise UnknownCard(card_id, library.near(card_id), "id")
    if card_id not in library:
        return {
            **found,
            "lines": [],
            "printings": [],
            "rewritten": None,
            "dictionary": [],
            "species": [],
            "tips": tips_for(basic_energy(card_id.removeprefix("energy-"))),
            "data": [],
            "programs": [],
            "status": [],
        }
    card = library.card(card_id)
    states = face_states(card, library.folders)
    return {
        **found,
        "set_name": set_named(found["set"]).name,
        "evolves_to": list(card.evolves_to),
        "level": card.level,
        "tag_words": tag_words(card),
        "lines": family(card, library),
        "printings": printings(card, library),
        "rewritten": newest.id if (newest := rewritten(card, library)) else None,
        "dictionary": dictionary(card),
        "species": [asdict(page) for page in pokemon_pages(card, library)],
        "tips": tips_for(card),
        "data": [asdict(page) for page in data_pages(card, frozenset({card.id}))],
        "programs": [
            {"face": name, "kind": kind, "program": program}
            for name, kind, program in faces_on(card)
            if program
        ],
        "status": [{"face": name, "kind": kind, "by": by} for name, kind, by in states],
    }


def printings(card: Card, library: Library) -> list[Plain]:
    """Every print of a card's name, oldest first."""
    dates = set_dates(library)
    found = [
        {
            "id": each.id,
            "set": each.id.rpartition("-")[0],
            "set_name": set_named(each.id.rpartition("-")[0]).name,
            "date": dates.get(each.id.rpartition("-")[0], ""),
            "same": (each.attacks, each.powers, each.text)
            == (card.attacks, card.powers, card.text),
        }
        for each in library.find(card.name)
    ]
    return sorted(found, key=lambda each: (str(each["date"]), str(each["id"])))


def family(card: Card, library: Library) -> list[Plain]:
    """The evolution line of a card, from the first stage on."""
    return [
        {"id": each.id, "name": each.name, "stage": step.title, "here": step.here}
        for step in line_through(card, library)
        for each in step.cards
    ]


@lru_cache(maxsize=256)
def found_in(index: Path, query: str) -> Hits:
    """Search with the text index, cached."""
    texts = read_index(index)
    return find(Library.default(), query, lambda card: texts[card.id])


def search_page(query: str, page: int, sets: Container[str] | None = None) -> Plain:
    """A page of search results, optionally only from some sets."""
    index, said = index_path(), Hurried()
    if index.exists():
        hits = found_in(index, query)
    else:
        hits = find(Library.default(), query, said, always_texts=False)
    ids = [card.id for card in hits.cards if sets is None or set_of(card) in sets]
    shown = ids[PAGE * page : PAGE * (page + 1)]
    return {
        "total": len(ids),
        "page": page,
        "cards": [face(card_id) for card_id in shown],
        "near": list(hits.near),
        "partial": said.partial,
    }
