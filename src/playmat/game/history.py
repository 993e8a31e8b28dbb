"""What was answered in a game, in order, with take-backs and marks of the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playmat.engine.start import apply_order
from playmat.engine.vm import apply
from playmat.errors import IllegalOption
from playmat.kinds import asks, players
from playmat.model.plain.write import state_hash
from playmat.model.state import State

MARK_EVERY: Final = 20


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer given: by whom, in words, packed, and a shuffle's order by card ids."""

    player: int
    text: str
    packed: int
    order: tuple[str, ...] = ()

    def give(self, st: State) -> None:
        """Answer the question pending in a state; it is taken on trust."""
        if self.order:
            apply_order(st, orders(st, self.order))
        else:
            apply(st, self.packed)

    def entry(self) -> dict[str, Any]:
        """Return the answer as it stands in a replay."""
        said: dict[str, Any] = {"order": list(self.order)} if self.order else {"a": self.text}
        return {**said, "p": self.player}


@dataclass(slots=True)
class History:
    """The answers that led here, and everything that was entered on the way."""

    answers: list[Answer] = field(default_factory=list)
    entries: list[dict[str, Any]] = field(default_factory=list)
    given: int = 0

    def add(self, answer: Answer) -> None:
        """Enter an answer."""
        self.answers.append(answer)
        self.entries.append(answer.entry())
        self.given += 1

    def undo(self, count: int) -> None:
        """Enter that the last answers were taken back."""
        del self.answers[-count:]
        self.entries.append({"undo": count})

    def give_up(self, what: str, player: int) -> None:
        """Enter that a player conceded or ran out of time."""
        self.entries.append({what: player})

    def mark(self, st: State) -> None:
        """Enter the hash of the state after every so many answers and at the end."""
        last = self.entries[-1] if self.entries else {}
        due = self.given % MARK_EVERY == 0 and ("a" in last or "order" in last)
        if due or st.winner >= 0:
            self.entries.append({"hash": state_hash(st)})

    def take_up(self, entries: Sequence[dict[str, Any]]) -> None:
        """Put what was entered on a longer way, with take-backs, for the entries so far."""
        self.entries = list(entries)
        self.given = sum("a" in entry or "order" in entry for entry in entries)

    def copy(self) -> History:
        """Return a history of its own."""
        return History(self.answers[:], self.entries[:], self.given)

    def first(self, step: int) -> History:
        """Return the history of the first answers only, without take-backs."""
        kept = self.answers[:step]
        return History(kept, [answer.entry() for answer in kept], step)


def orders(st: State, ids: Sequence[str]) -> list[int]:
    """Return a deck's copies in an order given by card ids, top first; equal copies as they lie."""
    if st.chooser != players.CHANCE or st.ask != asks.SHUFFLE:
        raise IllegalOption("an order of cards", [])
    side = st.sides[st.answer]
    lying: dict[str, list[int]] = {}
    for copy in sorted(side.deck[: side.left], reverse=True):
        lying.setdefault(st.cards[copy].card_id, []).append(copy)
    if sorted(ids) != sorted(card for card, copies in lying.items() for _ in copies):
        raise IllegalOption("an order of other cards", ["any order of the deck's cards"])
    return [lying[card].pop() for card in ids][::-1]
