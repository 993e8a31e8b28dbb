"""What a question is for: verb, object, source, price and how many, and the title they make.

What a text asks for is worked out from its program by the writer, when somebody reads it.
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
"""The questions that a card's text may put."""


class Purpose(NamedTuple):
    """What a question is for."""

    verb: str
    """What is done with the answer, one of ``writer.answer_verbs.VERBS``."""

    object: str
    """What is chosen: "cards from your hand", "your damaged Pokémon", "type"."""

    title: str
    """The whole as a heading: "Discard 2 cards from your hand to pay for Computer Search"."""

    price: bool
    """Whether the answer is what is paid, for a text or for a rule."""

    source: str | None
    """The id of the card whose text asks; of a copied attack, the card it is printed on."""

    name: str
    """The name of that card, or nothing where a rule asks."""

    face: str
    """The attack or power of that card which asks; the card's name where it has no other."""

    rule: str
    """The rule that asks, or nothing where a card does."""

    least: int
    """How many must be chosen in all, if there are as many."""

    most: int
    """How many may be chosen in all; 60 is any number.  Energy is counted in units."""

    chosen: int
    """How many have been chosen."""

    @property
    def left(self) -> int:
        """How many may still be chosen."""
        return max(0, self.most - self.chosen)

    def plain(self) -> dict[str, Any]:
        """Return the purpose for JSON."""
        return self._asdict() | {"left": self.left}


class Asking(NamedTuple):
    """What is known of a question when it is put, before anybody wants it in words."""

    question: Question
    word: Asked | None
    """The word of a text that asks, if its player may be told the text."""

    mine: bool
    card: CardDef | None
    face: str
    least: int
    most: int
    chosen: int

    def purpose(self) -> Purpose:
        """Return what the question is for."""
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
        """Return what is asked for one by one, with how many are left of it."""
        left = self.most - self.chosen
        return f"{said}, {left} left" if self.least == self.most and left > 1 else said


def given_away(st: State) -> tuple[int, ...]:
    """Return the copies that a text attaches to whoever is picked now."""
    return to_be_attached(st)


@lru_cache(maxsize=4096)
def aim_of(word: Asked, mine: bool) -> Aim:
    """Return what a word of a text asks for, in the words of its player or of the other."""
    from playmat.writer.aims import aim  # it is large, and only who reads titles needs it

    return aim(word.program, word.node, word.name, mine)


def asking_of(st: State, seat: int) -> Asking:
    """Return what is asked as one player may know it, cheaply: nothing is put into words."""
    card = source_of(st, seat)
    word = asking_word(st) if card is not None and st.ask in OF_TEXTS else None
    many = counts(st)
    face = "" if card is None else str(asking_code(st).label).removeprefix(f"{card.name}: ")
    amounts = int(many.least), int(many.most), int(many.chosen)
    return Asking(question_of(st), word, bool(asks_its_own(st)), card, face, *amounts)


def question_of(st: State) -> Question:
    """Return the question pending as the rules put it."""
    if st.ask == asks.DISCARD_DOWN and kind(st.options[0]) == answers.CARD:
        return TOO_MANY_TOOLS
    return QUESTIONS[st.ask]


def source_of(st: State, seat: int) -> CardDef | None:
    """Return the card whose text asks, if a player may know it."""
    copy = int(asking_card(st))
    return asking_text(st) if copy >= 0 and is_told(st, copy, seat) else None
