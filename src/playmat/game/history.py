"""The moves of a game in order, with take-backs; they are put into words on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playmat.engine.record import note
from playmat.engine.start import apply_order
from playmat.engine.vm import apply
from playmat.errors import IllegalOption
from playmat.game.anew import WAYS
from playmat.kinds import asks, endings, players
from playmat.model.notation.options import option_text
from playmat.model.plain.write import state_hash
from playmat.model.state import NO_OPTIONS, State

MARK_EVERY: Final = 20


@dataclass(frozen=True, slots=True)
class Anew:
    """Hidden cards dealt again: which of them, and from what seed."""

    what: str
    seed: int


Given = int | tuple[str, ...] | Anew
"""A move as a game takes it: a packed option, a deck order by card ids, or another deal."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last moves taken back."""

    count: int


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A concession or a time-out of a player."""

    what: str
    player: int


Move = Given | TakenBack | GivenUp


@dataclass(frozen=True, slots=True)
class Answer:
    """One move: its player, words, packed option, deck order by card ids, or deal."""

    player: int
    text: str
    packed: int
    order: tuple[str, ...] = ()
    anew: Anew | None = None

    def entry(self) -> dict[str, Any]:
        """Return the move as a replay entry."""
        said: dict[str, Any] = {"order": list(self.order)} if self.order else {"a": self.text}
        if self.anew is not None:
            said = {self.anew.what: self.anew.seed}
        return {**said, "p": self.player}


class Telling:
    """A game replayed behind the current one, to put its moves into words."""

    def __init__(self, st: State) -> None:
        self.st = st
        self.read = 0
        self.answers: list[Answer] = []
        self.entries: list[dict[str, Any]] = []
        self.given = 0

    def tell(self, given: Given) -> None:
        """Record a move and make it."""
        st = self.st
        player = int(st.chooser)
        if isinstance(given, int):
            answer = Answer(player, option_text(st, given), given)
        elif isinstance(given, Anew):
            answer = Answer(players.CHANCE, "", -1, anew=given)
        else:
            answer = Answer(player, "", -1, given)
        self.answers.append(answer)
        self.entries.append(answer.entry())
        self.given += 1
        give(st, given)
        if self.given % MARK_EVERY == 0 or st.winner >= 0:
            self.mark()

    def take_back(self, count: int, st: State) -> None:
        """Record that the last moves were taken back, and continue from *st*."""
        del self.answers[-count:]
        self.entries.append({"undo": count})
        self.st = st

    def give_up(self, move: GivenUp) -> None:
        """Record that a player conceded or ran out of time."""
        give_up(self.st, move)
        self.entries.append({move.what: move.player})
        self.mark()

    def mark(self) -> None:
        """Record the hash of the state."""
        self.entries.append({"hash": state_hash(self.st)})

    def copy(self) -> Telling:
        """Return an independent copy."""
        other = Telling(self.st.clone())
        other.read, other.given = self.read, self.given
        other.answers, other.entries = self.answers[:], self.entries[:]
        return other


class History:
    """The moves of a game, which together with its start make the whole game."""

    __slots__ = ("_begin", "_telling", "_void", "moves")

    def __init__(self, begin: Callable[[bool], State]) -> None:
        self._begin = begin
        self._telling: Telling | None = None
        self.moves: list[Move] = []
        """All moves in order, including those taken back."""
        self._void = 0  # entries that are not moves, or were taken back

    @property
    def step(self) -> int:
        """How many moves were not taken back."""
        return len(self.moves) - self._void

    @property
    def standing(self) -> list[Given]:
        """The moves that were not taken back."""
        return standing(self.moves)

    def undo(self, count: int) -> None:
        """Record that the last moves were taken back."""
        self.moves.append(TakenBack(count))
        self._void += 1 + count

    def give_up(self, move: GivenUp) -> None:
        """Record that a player conceded or ran out of time."""
        self.moves.append(move)
        self._void += 1

    @property
    def answers(self) -> list[Answer]:
        """The moves that were not taken back, in words."""
        return self._told().answers

    @property
    def entries(self) -> list[dict[str, Any]]:
        """All replay entries, with hashes of the state."""
        return self._told().entries

    def state_after(self, given: Sequence[Given], record: bool = False) -> State:
        """Return the state after some moves from the start."""
        st = self._begin(record)
        for each in given:
            give(st, each)
        return st

    def state_at(self, moves: int) -> State:
        """Return the state after a number of moves."""
        return self.state_after(standing(self.moves[:moves]))

    def _told(self) -> Telling:
        """Return the moves in words, reusing those put into words before."""
        if self._telling is None:
            self._telling = Telling(self._begin(False))
        telling = self._telling
        for move in self.moves[telling.read :]:
            telling.read += 1
            if isinstance(move, TakenBack):
                telling.take_back(move.count, self.state_at(telling.read))
            elif isinstance(move, GivenUp):
                telling.give_up(move)
            else:
                telling.tell(move)
        return telling

    def take_up(self, entries: Sequence[dict[str, Any]]) -> None:
        """Replace the entries so far with longer ones that include take-backs."""
        telling = self._told()
        telling.entries = list(entries)
        telling.given = sum("p" in entry for entry in entries)

    def copy(self) -> History:
        """Return an independent copy."""
        other = History(self._begin)
        other.moves, other._void = self.moves[:], self._void
        other._telling = None if self._telling is None else self._telling.copy()
        return other

    def first(self, step: int) -> History:
        """Return the history of the first moves, without take-backs."""
        other = History(self._begin)
        other.moves = [*self.standing[:step]]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]


def standing(moves: Sequence[Move]) -> list[Given]:
    """Return the moves that were not taken back."""
    kept: list[Given] = []
    for move in moves:
        if isinstance(move, TakenBack):
            del kept[-move.count :]
        elif not isinstance(move, GivenUp):
            kept.append(move)
    return kept


def give(st: State, given: Given) -> None:
    """Make a move in a state, without checking it."""
    if isinstance(given, int):
        apply(st, given)
    elif isinstance(given, Anew):
        WAYS[given.what](st, given.seed)
    else:
        apply_order(st, orders(st, given))


def give_up(st: State, move: GivenUp) -> None:
    """End a game with a win for the other player. [WIN-08, ER-9]"""
    st.winner = 1 - move.player
    st.end = endings.CONCESSION if move.what == "concede" else endings.TIME
    st.chooser = players.NOBODY
    st.options = NO_OPTIONS
    note(st, move.what, "", move.player)


def orders(st: State, ids: Sequence[str]) -> list[int]:
    """Return a deck's copies in an order given by card ids, with the top card first."""
    if st.chooser != players.CHANCE or st.ask != asks.SHUFFLE:
        raise IllegalOption("an order of cards", [])
    side = st.sides[st.answer]
    lying: dict[str, list[int]] = {}
    for copy in sorted(side.deck[: side.left], reverse=True):
        lying.setdefault(st.cards[copy].card_id, []).append(copy)
    if sorted(ids) != sorted(card for card, copies in lying.items() for _ in copies):
        raise IllegalOption("an order of other cards", ["any order of the deck's cards"])
    return [lying[card].pop() for card in ids][::-1]
