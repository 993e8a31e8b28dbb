"""Search for cards, and show which texts of a card are programmed."""

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
    """A card search with no results."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return f"no cards match “{self.what}”; try fewer words or options"


MANY: Final = 500
"""How many cards are worded one by one before the whole index is written."""

WORDED: Final[set[str]] = set()


def said(card: Card) -> str:
    """Return a card's text, from the index if there is one or it is worth writing."""
    path = index_path()
    if not path.exists():
        WORDED.add(card.id)
        if len(WORDED) < MANY:
            return said_by(card)
        click.echo("Indexing all card texts. This takes half a minute, once.", err=True)
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
@click.option("--name", default="", help="Part of the name.")
@click.option("--type", "kind_of", default="", help="Type by name or letter, such as Fire or R.")
@click.option("--hp", default="", help="HP, such as 100, 100..120, 100.. or ..60.")
@click.option("--kind", default="", help="Kind, such as Supporter, 'Stage 1', EX, ex or Ability.")
@click.option("--attack", default="", help="Part of an attack's name.")
@click.option("--set", "set_id", type=SET, default="", help="Set id, such as base1.")
@click.option("--words", default="", help="Words in the text that `playmat card` shows.")
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
    """Search for cards with TEXT in their name, or else in their text.

    TEXT may include types, kinds and HP, such as "fire stage 1 hp>=100".
    """
    options = {"name": name, "type": kind_of, "hp": hp, "kind": kind, "attack": attack}
    options |= {"set": set_id, "words": words}
    given = {key: value.replace('"', " ") for key, value in options.items() if value}
    query = " ".join([text, *(f'{key}:"{value}"' for key, value in given.items())]).strip()
    if not query:
        raise click.UsageError("nothing to search for; see playmat card search --help")
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
    return f"{card.id:12} {card.name} ({kind_words(card)})"


@click.command(epilog=examples("card status base1-58"))
@click.argument("card_id", metavar="ID", type=CARD)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def status(card_id: str, as_json: bool) -> None:
    """Show which texts of a card are programmed, and how."""
    library = Library.default()
    card = library.card(card_id)
    states = face_states(card, library.folders)
    if as_json:
        listed = [{"face": face, "kind": kind, "by": by} for face, kind, by in states]
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
    else:
        lines = [f"  {kind:8} {face}: {by}" for face, kind, by in states]
        click.echo("\n".join([f"{card.name} ({card.id})", *lines]))
