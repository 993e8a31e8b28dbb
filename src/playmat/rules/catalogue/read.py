"""Reading the texts of the rules.

A file holds families and rules. A family names its headings by book, and in `kind` what
its cards are. A rule has a title, sentences by the books that share them (`all` for those
not named), and where needed: `from`, headings of its own, with ` / ` between several;
`inherits`, `cards` and `decided`, the silent books that follow another one, the cards or us;
`ours`, what we add by book; `like`, the rule that gives whatever is left out.
A book with a heading states a rule unless one of these names it. Without a heading it follows
another book on a kind of card that some book has, and we decide everything else.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from playmat.errors import UnknownRule
from playmat.rules.books import BOOKS
from playmat.rules.catalogue.rule import (
    CARDS,
    DECIDED,
    FOLLOWED,
    INHERITS,
    STATES,
    Family,
    Rule,
    Told,
)

FILES: Final = (
    *("precedence", "compare_setup", "compare_fight", "setup", "turn", "evolve", "energy"),
    *("trainers", "retreat", "powers", "attack", "damage", "conditions", "knockouts"),
    *("decks", "names", "zones", "duo", "ereader"),
    *("kinds_pokemon", "kinds_stages", "kinds_others"),
)
"""The files of texts in the order in which their rules are told."""

ALL: Final = "all"

LONGEST: Final = 20
"""Letters of an unknown id that are looked at."""


@cache
def rules() -> Mapping[str, Rule]:
    """Return all rules by id, subject by subject."""
    return {name: _rule(name, entry) for name, entry in _entries().items()}


def rule(id: str) -> Rule:
    """Return the rule called *id*."""
    if id not in rules():
        raise UnknownRule(id, _near(id[:LONGEST]))
    return rules()[id]


@lru_cache(256)
def _near(id: str) -> list[str]:
    """Return what may be meant; kept, because looking for it takes milliseconds."""
    return get_close_matches(id, rules(), n=2)


@cache
def families() -> Mapping[str, Family]:
    """Return the families of rules by name."""
    return {
        name: Family(name, entry["title"], entry.get("kind", ""), by_book(entry))
        for parsed in _parsed()
        for name, entry in parsed.get("families", {}).items()
    }


def by_book(entry: Mapping[str, Any]) -> dict[str, str]:
    """Return what *entry* says to each book it names, alone, together or as one of all."""
    said: dict[str, str] = {}
    for key, value in entry.items():
        names = key.split()
        if names[0] in BOOKS:
            said |= dict.fromkeys(names, value)
    if ALL in entry:
        said = dict.fromkeys(BOOKS, entry[ALL]) | said
    return {book: said[book] for book in BOOKS if book in said}


@cache
def _parsed() -> tuple[dict[str, Any], ...]:
    folder = files(__package__).joinpath("texts")
    return tuple(
        tomllib.loads(folder.joinpath(f"{name}.toml").read_text("utf-8")) for name in FILES
    )


@cache
def _entries() -> dict[str, dict[str, Any]]:
    return {
        name: entry for parsed in _parsed() for name, entry in parsed.items() if name != "families"
    }


def _rule(name: str, entry: dict[str, Any]) -> Rule:
    texts = _texts(entry)
    headings = _headings(name, entry)
    provenance = _provenance(name, entry, headings)
    ours = by_book(entry.get("ours", {})) or ({} if by_book(entry) else _ours_of(entry))
    told = {
        book: _told(text, book, provenance, headings, ours.get(book, ""))
        for book, text in texts.items()
    }
    return Rule(name, entry["title"], told)


def _told(
    text: str, book: str, provenance: dict[str, str], headings: Mapping[str, str], ours: str
) -> Told:
    said, source = provenance[book], book
    if said == INHERITS:
        source = next(each for each in FOLLOWED[book] if provenance[each] == STATES)
    if said in (CARDS, DECIDED):
        return Told(text, said, "", "", ours)
    return Told(text, said, source, headings[source], ours)


def _like(entry: dict[str, Any]) -> dict[str, Any]:
    return _entries()[entry["like"]] if "like" in entry else {}


def _texts(entry: dict[str, Any]) -> dict[str, str]:
    return by_book(entry) or _texts(_like(entry))


def _ours_of(entry: dict[str, Any]) -> dict[str, str]:
    like = _like(entry)
    if not like:
        return {}
    return by_book(like.get("ours", {})) or ({} if by_book(like) else _ours_of(like))


def _headings(name: str, entry: dict[str, Any]) -> dict[str, str]:
    like = entry.get("like")
    inherited = _headings(like, _like(entry)) if like else _family(name).headings
    return {**inherited, **by_book(entry.get("from", {}))}


def _family(name: str) -> Family:
    return families()[Rule(name, "", {}).family]


def _provenance(name: str, entry: dict[str, Any], headings: Mapping[str, str]) -> dict[str, str]:
    """Return who speaks: whom the rule names goes before the rule it is like, then headings."""
    like = entry.get("like")
    said = _provenance(like, _like(entry), headings) if like else {}
    known = _family(name).kind and _family(name).headings
    silent = INHERITS if known else DECIDED
    said = {book: said.get(book, STATES if book in headings else silent) for book in BOOKS}
    said |= {book: STATES for book in by_book(entry.get("from", {}))}
    for word in (INHERITS, CARDS, DECIDED, STATES):
        named = entry.get(word, "").split()
        said |= dict.fromkeys(BOOKS if named == [ALL] else named, word)
    return said
