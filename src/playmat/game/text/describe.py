"""Cards, decks, views and choices as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playmat.cards.card import Card
from playmat.cards.in_lines import card_lines
from playmat.decks.deck import Deck
from playmat.game.choice import Choice
from playmat.game.record.sentences import YOU
from playmat.game.text.board import Board, heading
from playmat.model.views.view import View


def describe(*things: Card | Deck | View | Choice) -> str:
    """Return cards, decks, views and choices in English, separated by blank lines.

    A view includes the texts of the cards on the table and in hand. The options of a choice have
    the numbers that `Game.play` accepts.
    """
    return "\n\n".join("\n".join(_lines(thing)) for thing in things)


def _lines(thing: Card | Deck | View | Choice) -> Iterable[str]:
    if isinstance(thing, Card):
        return card_lines(thing)
    if isinstance(thing, View):
        return _view_lines(thing)
    return _choice_lines(thing) if isinstance(thing, Choice) else str(thing).splitlines()


def _view_lines(view: View) -> Iterator[str]:
    board = Board.of(view)
    names = (YOU, board.far.name) if view.seat == 0 else (board.far.name, YOU)
    yield heading(view.table, names)
    yield from (text for _, text in board.lines())
    for card_id in dict.fromkeys(_open_cards(view)):
        card = view.cards.get(card_id)
        if card is not None and card.kinds[0] != "basic_energy":
            yield from ("", *card_lines(card))


def _open_cards(view: View) -> Iterator[str]:
    """Yield the ids of the cards in play and in hand."""
    for side in (view.me, view.foe):
        for mon in (*side.actives, *side.bench):
            yield from (mon.card, *mon.gear, *mon.energy)
    yield from (view.table.stadium, *view.me.hand)


def _choice_lines(choice: Choice) -> Iterator[str]:
    yield f"{choice.purpose.title}:"
    yield from (f"{n:>4}  {option.text}" for n, option in enumerate(choice.options))
