"""Search for cards, and see by what the faces of one are programs."""

from __future__ import annotations

import json
from typing import Final

import click

from playmat.cards.card import Card
from playmat.cards.in_words import kind_words
from playmat.cards.library import Library
from playmat.cards.status import face_states
from playmat.cards.text_index import index_path, read_index, said_by, write_index
from playmat.cards.typed_search import find
from playmat.cli._groups import examples
from playmat.cli._named import CARD, SET
from playmat.errors import PlaymatError


class NothingFound(PlaymatError, LookupError):
    """Say that a search found no card."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return f"no cards match “{self.what}”; leave out a word or an option"


MANY: Final = 500
"""Cards worded one by one before the index of all is written instead."""

WORDED: Final[set[str]] = set()


def said(card: Card) -> str:
    """Return what a card says, from the index if it is there or worth writing."""
    path = index_path()
    if not path.exists():
        WORDED.add(card.id)
        if len(WORDED) < MANY:
            return said_by(card)
        click.echo("Indexing the texts of all cards; this takes half a minute, once.", err=True)
        write_index(path)
    return read_index(path)[card.id]


@click.command(
    epilog=examples(
        "card search charizard --hp 100..120",
        'card search "fire pokemon with 120 hp"',
        'card search "draw 2 cards"',
        "card search --words coin --type Fire --set base1",
    )
)
@click.argument("text", required=False, default="")
@click.option("--name", default="", help="A part of the name.")
@click.option("--type", "kind_of", default="", help="A type by name or letter, such as Fire or R.")
@click.option("--hp", default="", help="HP such as 100, 100..120, 100.. or ..60.")
@click.option("--kind", default="", help="Such as Supporter, 'Stage 1', EX, ex or Ability.")
@click.option("--attack", default="", help="A part of an attack's name.")
@click.option("--set", "set_id", type=SET, default="", help="The id of a set, such as base1.")
@click.option("--words", default="", help="Words of what `playmat card` says a card does.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def search(
    text: str,
    name: str,
    kind_of: str,
    hp: str,
    kind: str,
    attack: str,
    set_id: str,
    words: str,
    as_json: bool,
) -> None:
    """List the cards that have TEXT in their name or else say it, and all that is asked for.

    TEXT may hold types, kinds and HP in plain words, such as "fire stage 1 hp>=100".
    """
    options = {"name": name, "type": kind_of, "hp": hp, "kind": kind, "attack": attack}
    options |= {"set": set_id, "words": words}
    given = {key: value.replace('"', " ") for key, value in options.items() if value}
    query = " ".join([text, *(f'{key}:"{value}"' for key, value in given.items())]).strip()
    if not query:
        raise click.UsageError("say what to search for; see playmat card search --help")
    hits = find(Library.default(), query, said, always_texts=False)
    asked = " ".join(filter(None, [text, *given.values()]))
    if not hits.cards:
        raise NothingFound(asked)
    if hits.near:
        note = f"No cards match “{asked}”. Showing results for “{hits.near[0]}”."
        click.echo(note, err=True)
    found = hits.cards
    if as_json:
        listed = [{"id": card.id, "name": card.name} for card in found]
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(short(card) for card in found))


def short(card: Card) -> str:
    """Return a card in one line."""
    return f"{card.id:12} {card.name} ({kind_words(card)})"


@click.command(epilog=examples("card status base1-58"))
@click.argument("card_id", metavar="ID", type=CARD)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def status(card_id: str, as_json: bool) -> None:
    """Tell which faces of a card are programs, and by what."""
    library = Library.default()
    card = library.card(card_id)
    states = face_states(card, library.folders)
    if as_json:
        listed = [{"face": face, "kind": kind, "by": by} for face, kind, by in states]
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
    else:
        lines = [f"  {kind:8} {face}: {by}" for face, kind, by in states]
        click.echo("\n".join([f"{card.name} ({card.id})", *lines]))
