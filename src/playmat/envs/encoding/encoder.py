"""Arrays from a view and its options, one table or many at a time, filled in place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from struct import pack
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from playmat.envs.encoding.layout import (
    ALONE,
    CARD,
    HEAD,
    OPTION,
    SHARED,
    TABLE,
    TEXT,
    TOKEN,
)
from playmat.envs.encoding.vocabulary import Vocabulary
from playmat.errors import PlaymatError
from playmat.game.choice import asked_for
from playmat.kinds import asks
from playmat.model.state import State
from playmat.model.views.tokens import Rows, see
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

    def encode(self, view: View, into: Arrays | None = None) -> Arrays:
        """Return a view with its options as arrays; numbers of the question are left out."""
        arrays = self.blank() if into is None else into
        self._fill(view.rows(self.vocabulary.names), arrays)
        return arrays

    def encode_state(self, seen: Seen, into: Arrays | None = None) -> Arrays:
        """Return what a player may know of a game as arrays, without making a view."""
        arrays = self.blank() if into is None else into
        self.encode_batch([seen], arrays)
        return arrays

    def encode_batch(self, seen: Sequence[Seen], into: Arrays) -> None:
        """Fill the arrays of many tables in place."""
        rows = Rows()
        names = self.vocabulary.names
        for st, seat in seen:
            see(st, seat, names(st.match), rows)
        self._fill(rows, into)
        asked = into["table"].reshape(-1, len(TABLE))
        asked[:, SHARED : SHARED + 3] = [picking(st, seat) for st, seat in seen]

    def _fill(self, rows: Rows, arrays: Arrays) -> None:
        """Put packed rows into the arrays, each behind the others of its table."""
        mons, cards, offered = np.array(rows.sizes, np.intp).reshape(-1, HEAD).T
        self._check(int((mons + cards).max()), int(offered.max()))
        table = arrays["table"].reshape(-1, len(TABLE))
        table[:, :SHARED] = unpacked(rows.tables, SHARED)
        table[:, SHARED:] = 0
        table[:, -1] = offered
        tokens = arrays["tokens"].reshape(-1, len(TOKEN))
        tokens[:] = 0
        tokens[spread(mons, self.tokens)] = unpacked(rows.mons, len(TOKEN))
        tokens[spread(cards, self.tokens, mons), :ALONE] = unpacked(rows.cards, ALONE)
        options, mask = (
            arrays["options"].reshape(-1, len(OPTION)),
            arrays["action_mask"].reshape(-1),
        )
        options[:] = 0
        mask[:] = 0
        at = spread(offered, self.options)
        options[at] = unpacked(rows.options, len(OPTION))
        mask[at] = 1
        self._gather(arrays, options, at)

    def _check(self, tokens: int, options: int) -> None:
        """Refuse what there is no room for; nothing is ever cut off."""
        if tokens > self.tokens:
            raise NoRoom("tokens", tokens, self.tokens)
        if options > self.options:
            raise NoRoom("options", options, self.options)

    def _gather(self, arrays: Arrays, options: Rows16, at: Where) -> None:
        """Put the facts of cards and texts beside the rows that name them."""
        words = self.vocabulary
        words.cards.take(arrays["tokens"][..., 0], axis=0, out=arrays["facts"], mode="clip")
        words.texts.take(arrays["options"][..., 4], axis=0, out=arrays["texts"], mode="clip")
        options[at, 4] = words.slots[options[at, 4]]


def unpacked(numbers: list[int], columns: int) -> Rows16:
    """Return packed numbers as rows of so many columns."""
    return np.frombuffer(pack(f"<{len(numbers)}q", *numbers), "<i2").reshape(-1, columns)


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
