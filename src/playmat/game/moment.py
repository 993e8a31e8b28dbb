"""A moment of a game that words are made of when they are asked for, even after it has passed."""

from __future__ import annotations

from playmat.game.history import History
from playmat.model.notation.options import texts_of
from playmat.model.state import State


class Moment:
    """How a game stood after so many moves.

    While the game stands there still, its own state is read; later the game is played again up to
    here.  So nothing has to be copied or worded for those who never look.
    """

    __slots__ = ("_at", "_history", "_st", "_texts")

    def __init__(self, st: State, history: History | None) -> None:
        self._st = st
        self._history = history
        self._at = 0 if history is None else len(history.moves)
        self._texts: dict[int, str] = {}

    @property
    def state(self) -> State:
        """The state then, to be read and never changed."""
        if self._history is not None and len(self._history.moves) != self._at:
            self._st = self._history.state_at(self._at)
            self._history = None
        return self._st

    def text(self, packed: int) -> str:
        """Return an option in words, as it reads among those offered then."""
        if packed not in self._texts:
            st = self.state
            self._texts |= zip(st.options, texts_of(st, st.options), strict=True)
        if packed not in self._texts:
            self._texts[packed] = texts_of(self.state, [packed])[0]
        return self._texts[packed]


def still(st: State) -> Moment:
    """Return the moment at which a bare state stands; it is kept, whatever becomes of the state."""
    return Moment(st.clone(), None)
