"""Choices and outcomes of a game as readable objects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playmat.engine.pending import counts
from playmat.engine.winning import ways
from playmat.game.option import Option, Options, options_of
from playmat.game.purpose import Purpose, asking_of, question_of
from playmat.kinds import asks, endings, players
from playmat.model.notation.options import is_told
from playmat.model.state import State
from playmat.rules.citations import cited

ENDINGS: Final = {
    endings.PRIZES: ("win", "prizes"),
    endings.NO_POKEMON: ("win", "no_pokemon"),
    endings.DECK_OUT: ("win", "deck_out"),
    endings.TEXT: ("win", "text"),
    endings.CONCESSION: ("concede", ""),
    endings.LIMIT: ("limit", ""),
    endings.TIME: ("time_out", ""),
    endings.TIE: ("draw_game", "tie"),
}
"""The event and reason in the log for each way a game ends."""


@dataclass(frozen=True, slots=True)
class Picking:
    """A choice of several items, one by one: those chosen so far, and how many are allowed."""

    chosen: tuple[str | int, ...]
    """Card ids, "" for a card picked unseen; otherwise numbers."""

    least: int
    most: int

    def plain(self) -> dict[str, Any]:
        """Return the picking for JSON."""
        return {"chosen": list(self.chosen), "least": self.least, "most": self.most}


class Choice:
    """A choice of player 0, player 1 or chance (2)."""

    __slots__ = ("_offered", "options", "player", "what")

    def __init__(self, player: int, what: str, options: Sequence[Option], offered: Options) -> None:
        self.player = player
        self.what = what
        """The kind of choice, one of ``kinds.asks.NAMES``."""
        self.options = options
        self._offered = offered

    @property
    def prompt(self) -> str:
        """The choice in a few words, to follow "chooses"."""
        return question_of(self._offered.state).prompt

    @property
    def picking(self) -> Picking | None:
        """The items chosen so far, if several are chosen one by one."""
        return picking_of(self._offered.state)

    @property
    def purpose(self) -> Purpose:
        """What the choice is for: title, verb, object, source, price and count."""
        return asking_of(self._offered.state, self.player).purpose()

    def packed(self, packed: int) -> Option:
        """Return the option with a packed number, as used by searches."""
        return next(option for option in self.options if option.packed == packed)

    def with_options(self, options: Iterable[Option]) -> Choice:
        """Return the same choice with its options reordered or reduced."""
        return Choice(self.player, self.what, tuple(options), self._offered)

    def plain(self) -> dict[str, Any]:
        """Return the choice for JSON."""
        told = {"player": self.player, "what": self.what, "title": self.purpose.title}
        picking = self.picking.plain() if self.picking is not None else None
        return {**told, "picking": picking, "options": [each.plain() for each in self.options]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self._same() == other._same()

    def __hash__(self) -> int:
        return hash(self._same())

    def _same(self) -> tuple[object, ...]:
        return self.player, self.what, self.options, self.prompt

    def __str__(self) -> str:
        who = "chance" if self.player == players.CHANCE else f"player {self.player}"
        offer = ", ".join(option.text for option in self.options) or "any order of the deck"
        return f"{who}: {self.prompt} ({offer})"

    def __repr__(self) -> str:
        return f"<Choice {self}>"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winner (None for a draw), the reason and the rule."""

    winner: int | None
    reason: str
    rule: str

    def __str__(self) -> str:
        who = "draw" if self.winner is None else f"player {self.winner} wins"
        return f"{who}: {self.reason} ({self.rule})"


def choice_of(st: State) -> Choice | None:
    """Return the current choice of a bare state, or None once the game is over."""
    return choice_among(options_of(st.clone())) if st.winner < 0 else None


def choice_among(options: Options) -> Choice:
    """Return the choice between some options; its words are made on demand."""
    st = options.state
    return Choice(int(st.chooser), asks.NAMES[st.ask], options, options)


def picking_of(st: State) -> Picking | None:
    """Return the items chosen so far, as the chooser knows them; None for a single choice."""
    many = counts(st)
    if many.picked is None or many.most <= 1 <= many.least:
        return None
    chosen: list[str | int] = [
        known_id(st, int(item)) if many.cards else int(item) for item in many.picked
    ]
    return Picking(tuple(chosen), int(many.least), int(many.most))


def asked_for(st: State) -> tuple[int, int, int]:
    """Return how many items are chosen so far, and the least and most in total."""
    many = counts(st)
    return int(many.chosen), int(many.least), int(many.most)


def known_id(st: State, copy: int) -> str:
    """Return the card id of a copy, or "" if it is hidden from the chooser."""
    return st.cards[copy].card_id if is_told(st, copy, int(st.chooser)) else ""


def outcome_of(st: State) -> Outcome | None:
    """Return how the game ended, or None if it has not. [WIN-04]"""
    if st.winner < 0:
        return None
    winner = None if st.winner == endings.DRAWN else st.winner
    return Outcome(winner, endings.NAMES[st.end], end_rule(st))


def end_rule(st: State) -> str:
    """Return the rule by which a game ended; winning in two ways has its own. [WIN-05]"""
    won = st.end in (endings.PRIZES, endings.NO_POKEMON)
    what, why = ENDINGS[int(st.end)]
    return cited(st.match.book.rules.name, what, "ways" if won and ways(st, st.winner) > 1 else why)
