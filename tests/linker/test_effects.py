"""Notes on instructions: which word of the program each question comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from playmat.cards.card import Attack, Card
from playmat.cards.library import Library
from playmat.lang.parse import parse
from playmat.linker.faces import FaceLinker
from playmat.linker.link import link_card
from playmat.linker.names import NameTable
from playmat.model.asked import Asked
from playmat.model.book import Book
from playmat.model.definitions import Code, Match
from playmat.rules.books import BOOKS
from playmat.writer.aims import ASKING, aim
from playmat.writer.answer_uses import walk
from playmat.writer.answer_verbs import VERBS


def surroundings(card: Card) -> Iterator[tuple[str, ...]]:
    """Yield each asking word of a card, with the words around it."""
    texts = [*(a.program for a in card.attacks), *(p.program for p in card.powers), card.text]
    for text in texts:
        for node, above in walk(parse(text)) if text else ():
            if node.word in ASKING:
                yield (*(up.word for up in above), node.word)


def cards_that_ask() -> list[Card]:
    """A card for each kind of place in which a word of the library asks."""
    known: set[tuple[str, ...]] = set()
    found = []
    for card in Library.default().cards(samples=True):
        new = set(surroundings(card)) - known
        if new:
            known |= new
            found.append(card)
    return found


def linked(cards: list[Card]) -> list[Code]:
    match = Match(Book(BOOKS["xy"]))
    faces = FaceLinker(match, NameTable(match))
    for card in cards:
        link_card(faces, card)
    return match.codes


def asking(code: Code) -> Iterator[tuple[str, Asked | None]]:
    """Yield every asking instruction of a program, with its noted word."""
    for at, op in enumerate(code.ops):
        if type(op).__name__.startswith("Ask"):
            noted = [word for word in code.asked if word.at <= at]
            yield type(op).__name__, noted[-1] if noted else None


def test_every_instruction_that_asks_has_a_word_with_a_purpose() -> None:
    found = [each for code in linked(cards_that_ask()) for each in asking(code)]

    assert len({name for name, _ in found}) > 15
    for name, word in found:
        assert word is not None, name
        assert word.node.word in ASKING, name
        assert aim(word.program, word.node, word.name).verb in VERBS


def test_a_program_knows_the_card_whose_text_it_is() -> None:
    cards = [Library.default().card(name) for name in ("base1-94", "base1-4")]

    codes = linked(cards)

    assert {int(code.card) for code in codes} == {0, 1}


def test_a_word_inside_another_that_is_bound_has_not_its_variable() -> None:
    asks = Attack("Asks", "C", "10", "after { a <- may { b <- choose(hand(me)); discard(b) } }")
    card = replace(Library.default().card("base1-58"), attacks=(asks,))

    codes = linked([card])

    for code in codes:
        named = [(word.node.word, word.name) for word in code.asked]
        assert named == [("bind", ""), ("may", "a"), ("bind", ""), ("choose", "b")]
