"""Arrays from a view and its options, one table or many at a time, filled in place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from playmat.envs.encoding.layout import CARD, NET, OPTION, TABLE, TEXT, TOKEN
from playmat.envs.encoding.net import Pairs, net_rows
from playmat.envs.encoding.vocabulary import Vocabulary
from playmat.errors import PlaymatError
from playmat.game.choice import asked_for
from playmat.model.state import State
from playmat.model.views.packed import Rows
from playmat.model.views.sheet import Sheet
from playmat.model.views.view import View

TOKENS: Final = 160
OPTIONS: Final = 256

Arrays = dict[str, NDArray[Any]]
"""``table``, ``tokens``, ``facts``, ``options``, ``texts`` and ``action_mask``; on demand ``net``
and ``worth``, which are what our own net sees."""

Seen = tuple[State, int]
"""A game and the player who looks at it."""


class NoRoom(PlaymatError, OverflowError):
    """Refuse a position that has more rows than the arrays."""

    def __init__(self, what: str, many: int, room: int) -> None:
        super().__init__(what, many, room)
        self.what, self.many, self.room = what, many, room

    def __str__(self) -> str:
        rows = "rows of net" if self.what == "net" else self.what
        return f"{self.many} {rows}, but only room for {self.room}; set {self.what}= of the encoder"


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
        net: int = 0,
    ) -> None:
        self.tokens = tokens
        self.options = options
        self.net = net
        self.vocabulary = vocabulary or shared_vocabulary()

    def shapes(self) -> dict[str, tuple[tuple[int, ...], type]]:
        """Return the shape and the type of number of each array."""
        found: dict[str, tuple[tuple[int, ...], type]] = {
            "table": ((len(TABLE),), np.int16),
            "tokens": ((self.tokens, len(TOKEN)), np.int16),
            "facts": ((self.tokens, len(CARD)), np.int8),
            "options": ((self.options, len(OPTION)), np.int16),
            "texts": ((self.options, len(TEXT)), np.int8),
            "action_mask": ((self.options,), np.int8),
        }
        if self.net:
            found |= {"net": ((self.net, len(NET)), np.int16), "worth": ((1,), np.int32)}
        return found

    def blank(self, *many: int) -> Arrays:
        """Return arrays to be filled, of one table or of so many."""
        return {
            name: np.zeros((*many, *shape), kind) for name, (shape, kind) in self.shapes().items()
        }

    def encode(self, view: View) -> Arrays:
        """Return a view with its options as arrays.

        Numbers of the question and what the net sees are left out: a view does not tell them.
        """
        batch = Batch(self, self.blank())
        batch.put(0, view.rows(self.vocabulary.names))
        return batch.arrays

    def encode_state(self, seen: Seen) -> Arrays:
        """Return what a player may know of a game as new arrays, without making a view."""
        batch = Batch(self, self.blank())
        batch.look(*seen)
        return batch.arrays

    def batch(self, many: int) -> Batch:
        """Return arrays of so many tables that are filled in place again and again."""
        return Batch(self, self.blank(many))

    def check(self, tokens: int, options: int, net: int = 0) -> None:
        """Refuse what there is no room for; nothing is ever cut off."""
        if tokens > self.tokens:
            raise NoRoom("tokens", tokens, self.tokens)
        if options > self.options:
            raise NoRoom("options", options, self.options)
        if net > self.net:
            raise NoRoom("net", net, self.net)


class Batch:
    """Arrays of some tables, filled in place; what is blank already is not written again."""

    def __init__(self, encoder: Encoder, blank: Arrays) -> None:
        self.arrays = blank
        self._encoder = encoder
        many = blank["table"].size // len(TABLE)
        memory = {name: array.data.cast("B") for name, array in blank.items()}
        room, names = (encoder.tokens, encoder.options), encoder.vocabulary.names
        self._sheet = Sheet(memory, many, room, names, asked_for)
        self._next = 0

    def begin(self) -> None:
        """Go back to the first table."""
        self._next = 0

    def look(self, st: State, seat: int) -> None:
        """Put what a player may know into the next table, which is cheapest right after a move."""
        self._check(self._sheet.look(self._next, st, seat))
        if self._encoder.net:
            called = self._encoder.vocabulary.called(st.match)
            self._put_net(self._next, *net_rows(st, seat, called.net))
        self._next += 1

    def fill(self, seen: Sequence[Seen]) -> None:
        """Put what players may know into the arrays, from the first table on."""
        self.begin()
        if self._encoder.net:
            for st, seat in seen:
                self.look(st, seat)
        else:
            self._check(self._sheet.fill(seen))
            self._next = len(seen)

    def put(self, table: int, rows: Rows) -> None:
        """Put the rows of a view into the arrays of a table."""
        self._check(self._sheet.put(table, rows))

    def _check(self, room: bool) -> None:
        if not room:
            self._encoder.check(*self._sheet.wanted)

    def _put_net(self, table: int, rows: Pairs, worth: int) -> None:
        self._encoder.check(0, 0, len(rows))
        net = self.arrays["net"].reshape(-1, self._encoder.net, len(NET))[table]
        net[: len(rows)] = rows
        net[len(rows) :] = 0
        self.arrays["worth"].reshape(-1)[table] = worth
