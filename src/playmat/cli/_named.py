"""Parameter types of the command line, with their completions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from math import isnan
from typing import TYPE_CHECKING, Any, Final

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    Text = click.ParamType[str]
else:
    Text = click.ParamType  # which older versions of click do not know to hold anything


class Named(Text):
    """Text with known values for completion; the command itself checks the value."""

    def __init__(
        self, name: str, known: Callable[[str], Iterable[str]], files: bool = False
    ) -> None:
        self.name = name
        self.known = known
        self.files = files

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the matching values, or else files if the parameter accepts files."""
        begun = incomplete.casefold()
        found: list[str] = []
        with suppress(Exception):  # a completion cannot report errors
            found = [each for each in self.known(incomplete) if each.casefold().startswith(begun)]
        if not found and self.files:
            return [CompletionItem(incomplete, type="file")]
        return [CompletionItem(each) for each in found]


class Range(click.FloatRange):
    """Number within limits, excluding ``nan``."""

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        number = float(super().convert(value, param, ctx))
        return self.fail(f"{value} is not a number", param, ctx) if isnan(number) else number


def _books(incomplete: str) -> Iterable[str]:
    from playmat.rules import BOOKS

    return BOOKS


def _decks(incomplete: str) -> Iterable[str]:
    from playmat.cards.library import Library
    from playmat.decks.by_name import listed_decks
    from playmat.decks.famous_decks import famous_decks
    from playmat.decks.themes import themes

    shipped = (each.slug for each in (*famous_decks(), *themes()))
    return [*listed_decks(Library.default()), *shipped]


def _formats(incomplete: str) -> Iterable[str]:
    from playmat.decks.format_files import format_paths

    return format_paths()


def _agents(incomplete: str) -> Iterable[str]:
    from playmat.agents.registry import offered

    return offered()


def _sets(incomplete: str) -> Iterable[str]:
    from playmat.cards.sets import known_sets

    return known_sets()


def _cards(incomplete: str) -> Iterable[str]:
    """Return card names and set ids, or the ids of one set's cards once it is typed."""
    from playmat.cards.faults import read_json
    from playmat.cards.library import Library
    from playmat.cards.spelling import slug

    set_id, dash, _ = incomplete.partition("-")
    if not dash:
        names = (slug(card.name) for card in Library.default().cards(samples=True))
        return [*(f"{each}-" for each in _sets(incomplete)), *dict.fromkeys(names)]
    files = [folder / f"{set_id}.json" for folder in Library.default().folders]
    return [
        block["id"] for file in files if file.is_file() for block in read_json(file, trusted=True)
    ]


def _rules(incomplete: str) -> Iterable[str]:
    from playmat.rules.catalogue import families, rules

    return [*families(), *rules()]


BOOK: Final = Named("book", _books)
DECK: Final = Named("deck", _decks, files=True)
FORMAT: Final = Named("format", _formats, files=True)
AGENT: Final = Named("agent", _agents, files=True)
SET: Final = Named("set", _sets)
CARD: Final = Named("card", _cards)
RULE: Final = Named("rule", _rules)
RULES_HELP: Final = "The rulebook.  [default: the format's, or that of the deck's newest card]"
