"""Arrays from a view and its options, one table or many at a time, filled in place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from playmat.envs.encoding.layout import CARD, OPTION, QUESTION, TABLE, TEXT, TOKEN
from playmat.envs.encoding.vocabulary import Vocabulary
from playmat.errors import PlaymatError
from playmat.game.choice import asked_for
from playmat.kinds import asks
from playmat.model.state import State
from playmat.model.views.packed import Rows
from playmat.model.views.tokens import see
from playmat.model.views.view import View

TOKENS: Final = 160
OPTIONS: Final = 256

Arrays = dict[str, NDArray[Any]]
"""``table``, ``tokens``, ``facts``, ``options``, ``texts`` and ``action_mask``."""

Rows16 = NDArray[np.int16]
Sizes = NDArray[np.intp]
Where = Sizes | slice

Seen = tuple[State, int]
"""A game and the player who looks at it."""


class NoRoom(PlaymatError, OverflowError):
    """Refuse a position that has more rows than the arrays."""

    def __init__(self, what: str, many: int, room: int) -> None:
        super().__init__(what, many, room)
        self.what, self.many, self.room = what, many, room

    def __str__(self) -> str:
        return f"{self.many} {self.what} and room for {self.room}: give the encoder {self.what}="


@cache
def shared_vocabulary() -> Vocabulary:
    """Return the numbers of the default library's cards, the same for all encoders."""
    return Vocabulary()


class Encoder:
    """Makes arrays of one shape from views: a table, tokens with facts, and a row an option."""

    def __init__(
        self,
        tokens: int = TOKENS,
        options: int = OPTIONS,
        vocabulary: Vocabulary | None = None,
    ) -> None:
        self.tokens = tokens
        self.options = options
        self.vocabulary = vocabulary or shared_vocabulary()

    def shapes(self) -> dict[str, tuple[tuple[int, ...], type]]:
        """Return the shape and the type of number of each array."""
        return {
            "table": ((len(TABLE),), np.int16),
            "tokens": ((self.tokens, len(TOKEN)), np.int16),
            "facts": ((self.tokens, len(CARD)), np.int8),
            "options": ((self.options, len(OPTION)), np.int16),
            "texts": ((self.options, len(TEXT)), np.int8),
            "action_mask": ((self.options,), np.int8),
        }

    def blank(self, *many: int) -> Arrays:
        """Return arrays to be filled, of one table or of so many."""
        return {
            name: np.zeros((*many, *shape), kind) for name, (shape, kind) in self.shapes().items()
        }

    def encode(self, view: View) -> Arrays:
        """Return a view with its options as arrays; numbers of the question are left out."""
        batch = Batch(self, self.blank())
        batch.put(view.rows(self.vocabulary.names))
        return batch.arrays

    def encode_state(self, seen: Seen) -> Arrays:
        """Return what a player may know of a game as new arrays, without making a view."""
        batch = Batch(self, self.blank())
        batch.fill([seen])
        return batch.arrays

    def batch(self, many: int) -> Batch:
        """Return arrays of so many tables that are filled in place again and again."""
        return Batch(self, self.blank(many))

    def check(self, tokens: int, options: int) -> None:
        """Refuse what there is no room for; nothing is ever cut off."""
        if tokens > self.tokens:
            raise NoRoom("tokens", tokens, self.tokens)
        if options > self.options:
            raise NoRoom("options", options, self.options)


class Batch:
    """Arrays of some tables, filled in place; what is blank already is not written again.

    Most rows are blank, and writing them costs more than all the others.
    """

    def __init__(self, encoder: Encoder, blank: Arrays) -> None:
        self.arrays = blank
        self._encoder = encoder
        self._tables = blank["table"].reshape(-1, len(TABLE))
        self._tokens = blank["tokens"].reshape(-1, len(TOKEN))
        self._facts = blank["facts"].reshape(-1, len(CARD))
        self._options = blank["options"].reshape(-1, len(OPTION))
        self._texts = blank["texts"].reshape(-1, len(TEXT))
        self._mask = blank["action_mask"].reshape(-1)
        self._sizes: Sizes = np.zeros((len(self._tables), 2), np.intp)
        self.begin()

    def begin(self) -> None:
        """Forget what was noted and not filled in."""
        self._rows = Rows()
        self._asked: list[tuple[int, int, int]] = []

    def look(self, st: State, seat: int) -> None:
        """Note what a player may know of the next table, which is cheapest right after a move."""
        see(st, seat, self._encoder.vocabulary.names(st.match), self._rows)
        self._asked.append(picking(st, seat))

    def fill(self, seen: Sequence[Seen] = ()) -> None:
        """Put what was noted into the arrays, behind it these tables; all have to be there."""
        for st, seat in seen:
            self.look(st, seat)
        rows, asked = self._rows, self._asked
        self.begin()
        self.put(rows)
        self._tables[:, QUESTION:-1] = asked

    def put(self, rows: Rows) -> None:
        """Put rows into the arrays, and beside them the facts of the cards and texts they name."""
        sizes = np.array(rows.sizes, np.intp).reshape(-1, 2)
        self._encoder.check(*sizes.max(axis=0).tolist())
        self._tables[:] = numbers(rows.tables, len(TABLE))
        self._tables[:, -1] = sizes[:, 1]
        self._put_tokens(sizes[:, 0], numbers(rows.tokens, len(TOKEN)))
        self._put_options(sizes[:, 1], numbers(rows.options, len(OPTION)), rows.texts)
        self._sizes = sizes

    def _put_tokens(self, many: Sizes, rows: Rows16) -> None:
        """Put Pokémon and cards into the arrays."""
        room = self._encoder.tokens
        gone = left_over(many, self._sizes[:, 0], room)
        self._tokens[gone] = 0
        self._facts[gone] = 0
        at, cards, facts = spread(many, room), rows[:, 0], self._encoder.vocabulary.cards
        if not isinstance(at, slice):  # facts stay where the card is the same
            other = self._tokens[at, 0] != cards
            self._facts[at[other]] = facts.take(cards[other], axis=0)
        else:
            self._facts[at] = facts.take(cards, axis=0)
        self._tokens[at] = rows

    def _put_options(self, many: Sizes, rows: Rows16, texts: list[bytes]) -> None:
        """Put answers into the arrays."""
        room = self._encoder.options
        gone = left_over(many, self._sizes[:, 1], room)
        at = spread(many, room)
        self._options[gone] = 0
        self._texts[gone] = 0
        self._mask[gone] = 0
        self._options[at] = rows
        self._texts[at] = self._encoder.vocabulary.texts.take(numbers(texts, 1)[:, 0], axis=0)
        self._mask[at] = 1


def numbers(pieces: list[bytes], columns: int) -> Rows16:
    """Return joined pieces as rows of numbers."""
    return np.frombuffer(b"".join(pieces), "<i2").reshape(-1, columns)


def left_over(many: Sizes, before: Sizes, room: int) -> Where:
    """Return the rows that were in use and no longer are."""
    return spread(np.maximum(before - many, 0), room, many)


def spread(many: Sizes, room: int, behind: Sizes | None = None) -> Where:
    """Return where rows go of which each table has so many, with *room* for each table."""
    if len(many) == 1:  # twenty times as fast as what follows
        start = 0 if behind is None else int(behind[0])
        return slice(start, start + int(many[0]))
    starts = np.arange(len(many)) * room - (np.cumsum(many) - many)
    if behind is not None:
        starts += behind
    found: Sizes = np.arange(int(many.sum())) + np.repeat(starts, many)
    return found


def picking(st: State, seat: int) -> tuple[int, int, int]:
    """Return how many were chosen, and are to be at least and at most, to whoever is asked."""
    if st.chooser != seat:
        return (0, 0, 0)
    if st.ask == asks.MAIN:
        return (0, 1, 1)
    return asked_for(st)
