"""Encode views and options as arrays, for one table or many, filled in place."""

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
"""``table``, ``tokens``, ``facts``, ``options``, ``texts`` and ``action_mask``; optionally ``net``
and ``worth``, the inputs of the shipped net.
"""

Seen = tuple[State, int]
"""A game and the player whose view is encoded."""


class NoRoom(PlaymatError, OverflowError):
    """A position has more rows than the arrays."""

    def __init__(self, what: str, many: int, room: int) -> None:
        super().__init__(what, many, room)
        self.what, self.many, self.room = what, many, room

    def __str__(self) -> str:
        rows = "rows of net" if self.what == "net" else self.what
        return f"{self.many} {rows}, but only room for {self.room}; set {self.what}= of the encoder"


@cache
def shared_vocabulary() -> Vocabulary:
    """The card numbers of the default library, shared by all encoders."""
    return Vocabulary()


class Encoder:
    """Encodes views as arrays of fixed shapes: a table, tokens with facts, and a row per option."""

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
        """Zeroed arrays for one table, or for *many*."""
        return {
            name: np.zeros((*many, *shape), kind) for name, (shape, kind) in self.shapes().items()
        }

    def encode(self, view: View) -> Arrays:
        """Encode a view with its options.

        Details of the question and the inputs of the shipped net are left at zero, because a view
        does not have them.
        """
        batch = Batch(self, self.blank())
        batch.put(0, view.rows(self.vocabulary.names))
        return batch.arrays

    def encode_state(self, seen: Seen) -> Arrays:
        """Encode what a player may know of a game as new arrays, without making a view."""
        batch = Batch(self, self.blank())
        batch.look(*seen)
        return batch.arrays

    def batch(self, many: int) -> Batch:
        """Reusable arrays for *many* tables."""
        return Batch(self, self.blank(many))

    def check(self, tokens: int, options: int, net: int = 0) -> None:
        """Raise NoRoom if something does not fit; nothing is ever cut off."""
        if tokens > self.tokens:
            raise NoRoom("tokens", tokens, self.tokens)
        if options > self.options:
            raise NoRoom("options", options, self.options)
        if net > self.net:
            raise NoRoom("net", net, self.net)


class Batch:
    """Reusable arrays for some tables; only what changed is written."""

    def __init__(self, encoder: Encoder, blank: Arrays) -> None:
        self.arrays = blank
        self._encoder = encoder
        many = blank["table"].size // len(TABLE)
        memory = {name: array.data.cast("B") for name, array in blank.items()}
        room, names = (encoder.tokens, encoder.options), encoder.vocabulary.names
        self._sheet = Sheet(memory, many, room, names, asked_for)
        self._next = 0

    def begin(self) -> None:
        self._next = 0

    def look(self, st: State, seat: int) -> None:
        """Encode a game for a player as the next table; fastest right after a move."""
        self._check(self._sheet.look(self._next, st, seat))
        if self._encoder.net:
            called = self._encoder.vocabulary.called(st.match)
            self._put_net(self._next, *net_rows(st, seat, called.net))
        self._next += 1

    def fill(self, seen: Sequence[Seen]) -> None:
        """Encode games for players, starting with the first table."""
        self.begin()
        if self._encoder.net:
            for st, seat in seen:
                self.look(st, seat)
        else:
            self._check(self._sheet.fill(seen))
            self._next = len(seen)

    def put(self, table: int, rows: Rows) -> None:
        """Write the rows of a view to the arrays of a table."""
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
