"""REST API for decks: list, read, check, write and build them."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Annotated, Any

from fastapi import APIRouter, Path

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.names import rule_name
from playmat.cards.sets import NEVER, OWN, set_named
from playmat.cards.spelling import slug
from playmat.decks.builder import sensible_deck
from playmat.decks.by_name import KINDS, kind_of, listed_decks
from playmat.decks.deck import Deck, Violation, violations
from playmat.decks.famous_decks import Famous, famous_decks
from playmat.decks.format_files import find_format, format_paths
from playmat.decks.formats import format_violations
from playmat.decks.lists.find_card import YEARS, Finder
from playmat.decks.lists.lines import Entry, lines_of
from playmat.decks.lists.read import BadList, read_list
from playmat.decks.lists.write import write_list
from playmat.decks.stats import figures, figures_json
from playmat.decks.themes import Theme, themes
from playmat.decks.years import book_of_years
from playmat.errors import PlaymatError
from playmat.rules import BOOKS, book
from playmat.server.catalogue.card_faces import drawn_of
from playmat.server.errors import no_such
from playmat.server.http.chores import chores_of
from playmat.server.requests import CardCount, DeckCheck, DeckRandom, DeckText, DeckTrial, DeckWrite
from playmat.server.rooms.bring_deck import deck_from, format_named, listed_deck
from playmat.server.rooms.bring_deck import deck_of as named_deck
from playmat.server.trials import Trials
from playmat.server.workers import Workers

Plain = dict[str, Any]


def decks_router(workers: Workers) -> APIRouter:
    router = APIRouter(tags=["decks"])
    trials = Trials(workers)
    chore = chores_of(workers)
    known: list[Plain] = []

    async def listed() -> list[Plain]:
        """All decks, computed once by a single worker."""
        if not known:
            known[:] = await chore(every_deck)
        return known

    @router.get("/formats")
    def formats() -> list[Plain]:
        """All formats."""
        return every_format()

    @router.get("/decks")
    async def decks() -> list[Plain]:
        """All decks, with whether they can be played."""
        return await listed()

    @router.post("/decks/trials")
    async def try_out(wish: DeckTrial) -> Plain:
        """Start a trial in which bots play two decks against each other in the background."""
        decks = [named_deck(ref) for ref in wish.decks]
        return {"trial": trials.begin(decks, wish.rules or book_of_years(*decks), wish.games)}

    @router.get("/decks/trials/{key}")
    async def tried(key: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,60}$")]) -> Plain:
        """The progress of a trial."""
        return trials.plain(key)

    @router.get("/decks/{deck_id}")
    async def deck(deck_id: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,60}$")]) -> Plain:
        """A deck with its cards."""
        about = next((each for each in await listed() if each["id"] == deck_id), None)
        if about is None:
            raise no_such("deck", deck_id)
        return {**about, "cards": await chore(cards_of, deck_id)}

    @router.post("/decks/read")
    async def read(wish: DeckText) -> Plain:
        """Read a deck list in any common format and report each line that names no card."""
        return await chore(reading, wish)

    @router.post("/decks/check")
    async def check(wish: DeckCheck) -> Plain:
        """Check which rules a deck breaks, and compute its odds."""
        return await chore(checked, wish)

    @router.post("/decks/write")
    async def write(wish: DeckWrite) -> Plain:
        """Write a deck list as text."""
        return await chore(written, wish)

    @router.post("/decks/random")
    async def build(wish: DeckRandom) -> Plain:
        """Build a random deck."""
        return await chore(random_deck, wish)

    return router


def cards_of(deck_id: str) -> list[Plain]:
    return counted(listed_deck(deck_id))


def written(wish: DeckWrite) -> Plain:
    return {"text": write_list(deck_of(wish.name, wish.cards), wish.style)}


def random_deck(wish: DeckRandom) -> Plain:
    number = secrets.randbelow(1 << 31) if wish.seed is None else wish.seed
    format = format_named(wish.format or "everything")
    built = sensible_deck(Library.default(), format, Random(f"{format.name} {number}"))
    return {"name": built.name, "cards": counted(built), "seed": number}


@lru_cache(maxsize=1)
def every_format() -> list[Plain]:
    found = []
    for name in format_paths():
        try:
            each = find_format(name)
        except PlaymatError:
            continue  # a mistake in a player's own file must not hide the others
        about = {"id": name, "title": each.title, "rules": each.rules, "note": each.about}
        found.append(about)
    return found


def deck_of(name: str, cards: list[CardCount]) -> Deck:
    return deck_from(name, [(each.id, each.count) for each in cards])


def counted(deck: Deck) -> list[Plain]:
    return [{"id": card, "count": n} for card, n in Counter(c.id for c in deck.cards).items()]


def reading(wish: DeckText) -> Plain:
    """Read a deck list; if that fails, list the bad lines with suggested cards."""
    format = format_named(wish.format) if wish.format else None
    usual = {"name": "Imported deck", "book": "", "cards": [], "notes": [], "problems": []}
    try:
        found = read_list(wish.text, Library.default(), "the list", format=format, pick=YEARS)
    except BadList as bad:
        return {
            **usual,
            "name": bad.title[:80] or usual["name"],
            "problems": problems(bad, wish.text),
        }
    return {
        **usual,
        "name": found.title[:80] or usual["name"],
        "book": book_of_years(found.deck),
        "cards": counted(found.deck),
        "notes": [*found.notes, *found.warnings],
    }


def problems(bad: BadList, text: str) -> list[Plain]:
    """All unreadable lines, with suggested cards."""
    counts = {e.line: e.last or e.count for e in lines_of(text) if isinstance(e, Entry)}
    lines = [
        {
            "line": each.line,
            "text": each.text,
            "why": each.why,
            "near": [meant(card, counts[each.line]) for card in each.near],
        }
        for each in bad.lines
    ]
    return [*lines, {"line": 0, "text": "", "why": bad.why, "near": []}] if bad.why else lines


def meant(card: Card, count: int) -> Plain:
    """A suggested card with its print, and a line that names it exactly."""
    home, _, number = card.id.rpartition("-")
    known = set_named(home)
    year = "" if known.date == NEVER else f", {known.date[:4]}"
    about = f"{known.name} {number}{year}"
    line = f"{count} {Finder(Library.default()).written(card)}"
    return {"id": card.id, "name": card.name, "print": about, "line": line}


def checked(wish: DeckCheck) -> Plain:
    """Violations of a deck, its cards without programs, and its odds."""
    deck = deck_of(wish.name, wish.cards)
    format = format_named(wish.format) if wish.format else None
    rules = format.ruleset if format else book(wish.rules or "xy")
    broken = format_violations(deck, format) if format else violations(deck, rules)
    unready = [
        {"id": card.id, "name": card.name, "faces": list(faces)}
        for card in dict.fromkeys(deck.cards)
        if (faces := card.unprogrammed())
    ]
    try:
        odds: Plain | None = figures_json(figures(deck, rules))
    except PlaymatError:
        odds = None  # too few cards for a deal
    return {
        "size": len(deck),
        "rules": rules.name,
        "book": book_of_years(deck),
        "violations": [violation_plain(each) for each in broken],
        "unprogrammed": unready,
        "odds": odds,
    }


def violation_plain(broken: Violation) -> Plain:
    cut = counted(Deck("", broken.surplus))
    return {"rule": broken.rule_id, "message": broken.message, "cut": cut}


@lru_cache(maxsize=1)
def every_deck() -> list[Plain]:
    """All decks: the player's own first, Playmat's sample decks last."""
    listed = listed_decks(Library.default()).items()
    found = [own_deck(deck_id, kind_of(path)) for deck_id, path in listed]
    shipped = (*map(famous_plain, famous_decks()), *map(theme_plain, themes()))
    return sorted([*found, *shipped], key=lambda each: KINDS.index(each["kind"]))


def key_pokemon(name: str, cards: Iterable[tuple[int, str]]) -> Plain | None:
    """The picture of the Pokémon in a deck's name, or else of its largest Evolution."""
    library = Library.default()
    there = [(n, library.card(card_id)) for n, card_id in cards if card_id in library]
    found = [(n, card) for n, card in there if card.supertype == "pokemon"]
    if not found:
        return None

    def weight(counted: tuple[int, Card]) -> tuple[bool, int]:
        copies, card = counted
        return rule_name(card) in name, card.hp * min(copies, 2) * (1 + bool(card.evolves_from))

    return drawn_of(max(found, key=weight)[1])


def famous_plain(deck: Famous) -> Plain:
    state = deck.state(Library.default(), book(deck.rules))
    return {
        "id": deck.slug,
        "kind": "famous",
        "name": deck.name,
        "key": key_pokemon(deck.name, deck.cards),
        "group": "Famous decks",
        "types": list(deck.types),
        "size": len(deck),
        "rules": deck.rules,
        "years": deck.years,
        "story": deck.story,
        "wins": deck.wins,
        "state": state.word,
        "why": state.why,
    }


def theme_plain(theme: Theme) -> Plain:
    state = theme.state(Library.default(), book(theme.rules))
    return {
        "id": theme.slug,
        "kind": "theme",
        "name": theme.name,
        "key": key_pokemon(theme.name, theme.cards),
        "group": set_named(theme.set).name,
        "types": list(theme.types),
        "size": len(theme),
        "rules": theme.rules,
        "set": theme.set,
        "date": set_named(theme.set).date,
        "state": state.word,
        "why": state.why,
    }


def own_deck(deck_id: str, kind: str) -> Plain:
    deck = listed_deck(deck_id)
    named = slug(deck_id).partition("-")[0]
    types = dict.fromkeys(t for card in deck.cards for t in card.types)
    broken = violations(deck, book(named if named in BOOKS else "xy"))
    return {
        "id": deck_id,
        "kind": kind,
        "name": deck.name,
        "key": key_pokemon(deck.name, [(n, card.id) for card, n in Counter(deck.cards).items()]),
        "group": OWN.name if kind == "sample" else "Ready to play",
        "types": list(types),
        "size": len(deck),
        "rules": named if named in BOOKS else "xy",
        "state": "illegal" if broken else "playable",
        "why": "; ".join(map(str, broken)),
    }
