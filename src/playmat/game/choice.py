"""What is asked, what may be answered and how a game came out, as readable objects."""

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
"""What the record calls each way a game ends, and why."""


@dataclass(frozen=True, slots=True)
class Picking:
    """A choice of many that is made one by one: what has been chosen, and how many may be."""

    chosen: tuple[str | int, ...]
    """Cards by id, one that was picked without being seen as an empty text; else numbers."""

    least: int
    most: int

    def plain(self) -> dict[str, Any]:
        """Return the picking for JSON."""
        return {"chosen": list(self.chosen), "least": self.least, "most": self.most}


class Choice:
    """A question that only somebody outside can answer: player 0, player 1 or chance (2)."""

    __slots__ = ("_offered", "options", "player", "what")

    def __init__(self, player: int, what: str, options: Sequence[Option], offered: Options) -> None:
        self.player = player
        self.what = what
        """The kind of the question, one of ``kinds.asks.NAMES``."""
        self.options = options
        self._offered = offered

    @property
    def prompt(self) -> str:
        """The question in a few words."""
        return question_of(self._offered.state).prompt

    @property
    def picking(self) -> Picking | None:
        """What has been chosen so far where several are chosen one by one."""
        return picking_of(self._offered.state)

    @property
    def purpose(self) -> Purpose:
        """What the question is for: verb, object, source, price, how many, and its title."""
        return asking_of(self._offered.state, self.player).purpose()

    def packed(self, packed: int) -> Option:
        """Return the option offered that a search knows by its packed number."""
        return next(option for option in self.options if option.packed == packed)

    def with_options(self, options: Iterable[Option]) -> Choice:
        """Return the same question with its options in another order, or some of them."""
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
    """How a game ended: who won, nobody in a draw, why, and by which rule."""

    winner: int | None
    reason: str
    rule: str

    def __str__(self) -> str:
        who = "nobody wins" if self.winner is None else f"player {self.winner} wins"
        return f"{who}: {self.reason} ({self.rule})"


def choice_of(st: State) -> Choice | None:
    """Return the question pending in a bare state, or nothing once the game is over."""
    return choice_among(options_of(st.clone())) if st.winner < 0 else None


def choice_among(options: Options) -> Choice:
    """Return the question that some options answer, to be worded when it is looked at."""
    st = options.state
    return Choice(int(st.chooser), asks.NAMES[st.ask], options, options)


def picking_of(st: State) -> Picking | None:
    """Return what has been chosen of many so far, as its chooser knows it; nothing for one."""
    many = counts(st)
    if many.picked is None or many.most <= 1 <= many.least:
        return None
    chosen: list[str | int] = [
        known_id(st, int(item)) if many.cards else int(item) for item in many.picked
    ]
    return Picking(tuple(chosen), int(many.least), int(many.most))


def asked_for(st: State) -> tuple[int, int, int]:
    """Return how many were chosen so far, and how many are to be in all, at least and at most."""
    many = counts(st)
    return int(many.chosen), int(many.least), int(many.most)


def known_id(st: State, copy: int) -> str:
    """Return the printed card of a copy if the chooser may be told, else an empty text."""
    return st.cards[copy].card_id if is_told(st, copy, int(st.chooser)) else ""


def outcome_of(st: State) -> Outcome | None:
    """Return how the game ended, or nothing while it is on. [WIN-04]"""
    if st.winner < 0:
        return None
    winner = None if st.winner == endings.DRAWN else st.winner
    return Outcome(winner, endings.NAMES[st.end], end_rule(st))


def end_rule(st: State) -> str:
    """Return the rule behind the way a game ended; winning in two ways has its own. [WIN-05]"""
    won = st.end in (endings.PRIZES, endings.NO_POKEMON)
    what, why = ENDINGS[int(st.end)]
    return cited(st.match.book.rules.name, what, "ways" if won and ways(st, st.winner) > 1 else why)
