"""Tips on playing a card are the rules of its kinds, in the rulebook of its year."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.cards.library import Library
from playmat.ereader.tips import RULES, tips_for
from playmat.rules.catalogue import rule


@pytest.mark.rule("ER-3")
@pytest.mark.parametrize(
    ("card_id", "book", "ids"),
    [
        ("base1-4", "ecard", ("EVOLVE-01", "EVOLVE-03")),
        ("xy2-69", "xy", ("CARD-MEGA-2", "CARD-MEGA-3", "CARD-EXX-1")),
        ("pl1-122", "platinum", ("CARD-LVX-1", "CARD-LVX-5")),
        ("base1-98", "ecard", ("ENERGY-01", "DECK-02")),
    ],
)
def test_a_card_is_told_by_the_rules_of_its_kinds(
    card_id: str, book: str, ids: tuple[str, ...]
) -> None:
    told = tips_for(Library.default().card(card_id))

    assert told == [rule(each).told[book].text for each in ids]


@pytest.mark.rule("ER-3")
def test_a_card_of_no_known_set_is_told_by_the_newest_book() -> None:
    own = replace(Library.default().card("base1-91"), id="own-1")

    assert tips_for(own) == [rule(RULES["item"][0]).told["xy"].text]


@pytest.mark.rule("ER-3")
def test_every_card_of_the_library_has_a_tip_and_none_twice() -> None:
    told = {card.kinds: tips_for(card) for card in Library.default().cards()}

    assert [kinds for kinds, tips in told.items() if not tips or len(tips) > len(set(tips))] == []
