"""A Trainer card is only playable if it is useful and can be paid for."""

from __future__ import annotations

import pytest

from playmat.lang.needs.complete import complete
from playmat.lang.show import show
from playmat.reader import Face, Reading, read


def item(text: str, era: str = "2012-01-01") -> Reading:
    return read(Face("trainer", text, "Moss Bag", "", era, ("item",)))


ITEMS = (
    (
        "Shuffle 3 cards from your hand into your deck. (If you can't shuffle 3 cards into your "
        "deck, you can't play this card.) Then, draw 2 cards.",
        "needs(count(hand(me)) > 3); pay { a <- choose(hand(me) - this_card, 3); move(a, deck); "
        "shuffle(me) }; play { draw(me, 2) }",
    ),
    (
        "Discard 3 cards from your hand. (If you can't discard 3 cards, you can't play this "
        "card.) Then, draw 2 cards.",
        "needs(count(hand(me)) > 3); useful(any_of(deck(me))); pay { a <- choose(hand(me) - "
        "this_card, 3); discard(a) }; play { draw(me, 2) }",
    ),
    (
        "Draw cards until you have 9 cards in your hand.",
        "useful(any_of(deck(me)) and count(hand(me) - this_card) < 9); play { draw_until(me, 9) }",
    ),
    (
        "Discard 3 cards from your hand. (If you can't discard 3 cards, you can't play this "
        "card.) Put a Supporter card from your discard pile into your hand.",
        "needs(count(hand(me)) > 3); useful(any_of((discards(me) | (hand(me) - "
        "this_card))[supporter])); pay { a <- choose(hand(me) - this_card, 3); discard(a) }; play "
        "{ b <- choose(discards(me)[supporter]); move(b, hand) }",
    ),
    (
        "Shuffle your hand into your deck. Then, draw 5 cards. You can't play any more Trainer "
        "cards this turn.",
        "useful(any_of(hand(me) - this_card) or any_of(deck(me))); play { move(hand(me), deck); "
        "shuffle(me); draw(me, 5); lasting(end_of_turn) { forbid_play(me, trainer) } }",
    ),
    (
        "Put a Stage 1 Evolution card from your hand on the matching Basic Pokémon.",
        "useful(any_of(hand(me)[stage1 and can_follow(all(me)[basic])])); play { a "
        "<- choose(hand(me)[stage1 and can_follow(all(me)[basic])]); "
        "b <- choose(all(me)[basic and can_lead_to(a)]); evolve(a, b) }",
    ),
)


def whole(found: Reading) -> str:
    """A program with the conditions that follow from it, or where reading stopped."""
    return show(complete(found.program)) if found.program is not None else found.stopped


@pytest.mark.rule("TRAINER-03")
@pytest.mark.parametrize(("text", "program"), ITEMS)
def test_an_item_is_played_only_where_it_can_do_something(text: str, program: str) -> None:
    assert whole(item(text)) == program
