"""Commands that show cards: by name or place, in hand, and in the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playmat.cards.in_lines import card_lines, fact_lines, wording
from playmat.cards.in_words import kind_words
from playmat.cards.library import Library
from playmat.cards.spelling import name_key
from playmat.cli._card_named import UnclearCard, begun, cards_named
from playmat.errors import PlaymatError
from playmat.game.text.board import Board, Half
from playmat.game.typed_line import place_of
from playmat.model.views.records import UNKNOWN
from playmat.writer.lexer import capital

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playmat.cards.card import Card
    from playmat.cli.terminal.table import Table

MOST: Final = 4
"""The most cards shown at once for the beginning of a name."""


def card(table: Table, rest: str) -> None:
    """Show a card by place, name, beginning of a name or id, from the two decks first."""
    if not rest:
        table.screen.say("Type a card or a place: card potion, card a, card oa.")
        return
    try:
        found = [at_place(table.board(), rest)] if place_of(rest) else named(table, rest)
    except PlaymatError as error:
        table.screen.say(f"{capital(str(error))}.")
        return
    for each in found:
        for line in card_lines(each):
            table.screen.say(line)


def at_place(board: Board, rest: str) -> Card:
    """Return the card of the Pokémon at a place."""
    place = place_of(rest) or ""
    half = board.far if place.startswith("foe's ") else board.near
    wanted = place.removeprefix("foe's ").capitalize()
    for at, seen in board.standing(half):
        if wanted in (at, at.removesuffix(" 1")) and seen.card != UNKNOWN:
            return board.cards.get(seen.card) or Library.default().card(seen.card)
    raise NobodyThere(rest)


class NobodyThere(PlaymatError, LookupError):
    """Empty place, or a face-down Pokémon."""

    def __str__(self) -> str:
        return f"no face-up Pokémon at {self.args[0]}"


def named(table: Table, rest: str) -> list[Card]:
    """Return the cards with a name, one of each; the decks come before the library."""
    dealt = list({each.id: each for deck in table.game.decks for each in deck.cards}.values())
    found = [each for each in dealt if rest == each.id]
    try:
        return found or begun(rest, dealt) or cards_named(rest, Library.default())
    except UnclearCard:
        several = [each for each in dealt if name_key(each.name).startswith(name_key(rest))]
        if 0 < len(several) <= MOST:
            return several
        raise


def hand(table: Table, rest: str) -> None:
    """Show the hand, with a short description of each card."""
    board = table.board()
    held = board.near.seen.hand
    if not held:
        table.screen.say("Your hand is empty.")
    for card_id in dict.fromkeys(held):
        many = held.count(card_id)
        times = f"{many} " if many > 1 else ""
        printed = board.cards.get(card_id)
        table.screen.say(f"  {times}{board.name(card_id)}{in_short(printed)}")


def in_short(card: Card | None) -> str:
    """Return the kind of a card, its main facts, and the text of a Trainer or Energy."""
    if card is None:
        return ""
    facts = [line.strip() for line in fact_lines(card)][:2]
    said = wording(card.text, card.text_kind).replace("\n", " ")
    head = ", ".join([kind_words(card), *facts])
    return f": {head}" + (f". {said}" if said else "")


def piles(table: Table, rest: str) -> None:
    """Show the discard piles, Lost Zones and known Prizes."""
    board = table.board()
    for half in (board.far, board.near):
        for line in pile_lines(board, half):
            table.screen.say(line)


def pile_lines(board: Board, half: Half) -> Iterator[str]:
    """Yield the public piles of one player, grouped by kind."""
    for name, cards in (("discard pile", half.seen.discard), ("Lost Zone", half.seen.lost)):
        if cards or name == "discard pile":
            sorts = [names for _, names in board.sorted_out(cards)]
            yield f"{half.title}: {name}: {'; '.join(sorts) or 'empty'}"
    if prizes := board.known_prizes(half):
        yield f"{half.title}: Prizes: {prizes}"
