"""What a choice is for: verb, object, source, price and count, and its title.

For a card text, the writer derives this from the program when it is read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from playmat.engine.pending import (
    asking_card,
    asking_code,
    asking_text,
    asking_word,
    asks_its_own,
    counts,
    to_be_attached,
)
from playmat.game.questions import QUESTIONS, TOO_MANY_TOOLS, Question
from playmat.kinds import answers, asks
from playmat.model.asked import Asked
from playmat.model.definitions import CardDef
from playmat.model.notation.options import is_told
from playmat.model.option import kind
from playmat.model.state import State

if TYPE_CHECKING:
    from playmat.writer.aims import Aim

OF_TEXTS: Final = frozenset(
    (
        *(asks.PICK_CARD, asks.PICK_MON, asks.PICK_ATTACK, asks.PICK_NUMBER, asks.PICK_TYPE),
        *(asks.PICK_WORD, asks.MAY, asks.EFFECT, asks.ORDER, asks.PRIZE, asks.RANDOM),
        asks.BETWEEN_TOOL,
    )
)
"""The choices that a card text may ask for."""


class Purpose(NamedTuple):
    """What a choice is for."""

    verb: str
    """What is done with the chosen item, one of ``writer.answer_verbs.VERBS``."""

    object: str
    """What is chosen: "cards from your hand", "your damaged Pokémon", "type"."""

    title: str
    """The heading: "Discard 2 cards from your hand to pay for Computer Search"."""

    price: bool
    """Whether the choice pays for a text or a rule."""

    source: str | None
    """The id of the card whose text asks; for a copied attack, the card that prints it."""

    name: str
    """The name of that card, or "" if a rule asks."""

    face: str
    """The attack or power that asks, or the card's name."""

    rule: str
    """The rule that asks, or "" if a card does."""

    least: int
    """How many must be chosen in total, if there are enough."""

    most: int
    """How many may be chosen in total; 60 means any number. Energy is counted in units."""

    chosen: int
    """How many have been chosen so far."""

    @property
    def left(self) -> int:
        """How many may still be chosen."""
        return max(0, self.most - self.chosen)

    def plain(self) -> dict[str, Any]:
        """Return the purpose for JSON."""
        return self._asdict() | {"left": self.left}


class Asking(NamedTuple):
    """The facts about a choice, before it is put into words."""

    question: Question
    word: Asked | None
    """The word of the card text that asks, unless the text is hidden from the player."""

    mine: bool
    card: CardDef | None
    face: str
    least: int
    most: int
    chosen: int

    def purpose(self) -> Purpose:
        """Return what the choice is for."""
        question, card = self.question, self.card
        verb, thing, title, price = question.verb, question.object, question.title, question.price
        if self.word is not None:
            verb, thing, title, price = self._worded(aim_of(self.word, self.mine))
        return Purpose(
            verb=verb,
            object=thing,
            title=title if self.word is not None else self._left(title),
            price=price,
            source=None if card is None else card.card_id,
            name="" if card is None else str(card.name),
            face=self.face,
            rule=question.rule if self.word is None else "",
            least=self.least,
            most=self.most,
            chosen=self.chosen,
        )

    def _worded(self, aim: Aim) -> tuple[str, str, str, bool]:
        from playmat.writer.aims import sentence

        thing = aim.one if self.most == 1 else aim.many
        said = sentence(aim, self.least, self.most)
        if "{face}" in said:
            title = said.replace("{face}", self.face)
        else:
            said = said if aim.counted else self._left(said)
            title = f"{said} to pay for {self.face}" if aim.price else f"{said} ({self.face})"
        return aim.verb, thing.removeprefix("of "), title, aim.price

    def _left(self, said: str) -> str:
        """Return a title with the number of items left to choose."""
        left = self.most - self.chosen
        return f"{said}, {left} left" if self.least == self.most and left > 1 else said


def given_away(st: State) -> tuple[int, ...]:
    """Return the copies that a text attaches to the Pokémon picked now."""
    return to_be_attached(st)


@lru_cache(maxsize=4096)
def aim_of(word: Asked, mine: bool) -> Aim:
    """Return what a word of a text asks for, addressed to its player or the other."""
    from playmat.writer.aims import aim  # a large module, only needed for titles

    return aim(word.program, word.node, word.name, mine)


def asking_of(st: State, seat: int) -> Asking:
    """Return the facts about the current choice as a player knows them, without words."""
    card = source_of(st, seat)
    word = asking_word(st) if card is not None and st.ask in OF_TEXTS else None
    many = counts(st)
    face = "" if card is None else str(asking_code(st).label).removeprefix(f"{card.name}: ")
    amounts = int(many.least), int(many.most), int(many.chosen)
    return Asking(question_of(st), word, bool(asks_its_own(st)), card, face, *amounts)


def question_of(st: State) -> Question:
    """Return the current choice as the rules ask it."""
    if st.ask == asks.DISCARD_DOWN and kind(st.options[0]) == answers.CARD:
        return TOO_MANY_TOOLS
    return QUESTIONS[st.ask]


def source_of(st: State, seat: int) -> CardDef | None:
    """Return the card whose text asks, unless it is hidden from the player."""
    copy = int(asking_card(st))
    return asking_text(st) if copy >= 0 and is_told(st, copy, seat) else None
