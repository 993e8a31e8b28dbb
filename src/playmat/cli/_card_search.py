"""Search for cards, and see by what the faces of one are programs."""

from __future__ import annotations

import json

import click

from playmat.cards.card import Card
from playmat.cards.in_words import kind_words
from playmat.cards.library import Library
from playmat.cards.search import Wanted, hp_range, kind_key, our_wording, type_letter
from playmat.cards.search import search as search_cards
from playmat.cards.status import face_states
from playmat.cli._groups import examples
from playmat.cli._named import CARD, SET
from playmat.errors import PlaymatError


class NothingFound(PlaymatError, LookupError):
    """Say that a search found no card."""

    def __str__(self) -> str:
        return f"no card of the library has all of this: {self.args[0]}"


@click.command(
    epilog=examples(
        "card search charizard --hp 100..120",
        'card search --words "flip a coin" --type Fire --set base1',
    )
)
@click.argument("text", required=False, default="")
@click.option("--name", default="", help="A part of the name, as TEXT is.")
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
    """List the cards with TEXT in their names and all that is asked for."""
    named = text or name
    kind = kind_key(kind)
    wanted = Wanted(named, type_letter(kind_of), hp_range(hp), kind, attack, set_id, words)
    if wanted == Wanted():
        raise click.UsageError("say what to search for; see playmat card search --help")
    wording = our_wording() if words else lambda program, kind: ""
    found = list(search_cards(Library.default(), wanted, wording))
    if not found:
        raise NothingFound(
            " ".join(filter(None, [named, kind_of, hp, kind, attack, set_id, words]))
        )
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
