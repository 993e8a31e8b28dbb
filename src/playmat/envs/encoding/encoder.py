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
        rows = Rows(self.tokens, self.options)
        view.enter(rows, self.vocabulary.names)
        self._fill(rows, arrays)
        return arrays

    def encode_state(self, seen: Seen, into: Arrays | None = None) -> Arrays:
        """Return what a player may know of a game as arrays, without making a view."""
        arrays = self.blank() if into is None else into
        self.encode_batch([seen], arrays)
        return arrays

    def encode_batch(self, seen: Sequence[Seen], into: Arrays) -> None:
        """Fill the arrays of many tables in place."""
        rows = Rows(self.tokens, self.options)
        names = self.vocabulary.names
        for st, seat in seen:
            see(st, seat, names(st.match), rows)
        self._fill(rows, into)
        asked = into["table"].reshape(-1, len(TABLE))
        asked[:, QUESTION:-1] = [picking(st, seat) for st, seat in seen]

    def _fill(self, rows: Rows, arrays: Arrays) -> None:
        """Put rows into the arrays, and beside them the facts of the cards and texts they name."""
        sizes = np.array(rows.sizes).reshape(-1, 2)
        self._check(*sizes.max(axis=0).tolist())
        for name, pieces in (("table", rows.tables), ("tokens", rows.tokens)):
            arrays[name].reshape(-1)[:] = numbers(pieces)
        arrays["options"].reshape(-1)[:] = numbers(rows.options)
        offered = sizes[:, 1]
        arrays["table"].reshape(-1, len(TABLE))[:, -1] = offered
        mask = arrays["action_mask"].reshape(-1, self.options)
        np.less(np.arange(self.options), offered[:, None], out=mask.view(np.bool_))
        words = self.vocabulary
        words.cards.take(arrays["tokens"][..., 0], axis=0, out=arrays["facts"], mode="clip")
        texts = arrays["texts"].reshape(-1, len(TEXT))
        texts.fill(0)
        texts[np.flatnonzero(mask)] = words.texts[numbers(rows.texts)]

    def _check(self, tokens: int, options: int) -> None:
        """Refuse what there is no room for; nothing is ever cut off."""
        if tokens > self.tokens:
            raise NoRoom("tokens", tokens, self.tokens)
        if options > self.options:
            raise NoRoom("options", options, self.options)


def numbers(pieces: list[bytes]) -> NDArray[np.int16]:
    """Return joined pieces as numbers."""
    return np.frombuffer(b"".join(pieces), "<i2")


def picking(st: State, seat: int) -> tuple[int, int, int]:
    """Return how many were chosen, and are to be at least and at most, to whoever is asked."""
    if st.chooser != seat:
        return (0, 0, 0)
    if st.ask == asks.MAIN:
        return (0, 1, 1)
    return asked_for(st)
