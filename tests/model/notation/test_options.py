"""Options as text: unique and readable."""

from __future__ import annotations

from random import Random

import pytest

from playmat.engine.vm import apply
from playmat.kinds import answers, players
from playmat.linker.names import type_mask
from playmat.model.notation.options import (
    option_text,
    option_texts,
    texts_of,
)
from playmat.model.option import packed
from playmat.model.state import State
from playmat.model.zones import put, take
from tests.game.tables import at_main, game
from tests.properties.play import TABLES, begin, choices


@pytest.mark.parametrize("table", TABLES)
def test_every_option_reads_differently(table: str) -> None:
    st = begin(table, 3)

    for _ in choices(st, 3):
        texts = option_texts(st)
        assert len(set(texts)) == len(texts) == len(st.options)
        assert [option_text(st, option) for option in st.options] == texts


def test_no_text_depends_on_which_of_two_equal_copies_is_meant() -> None:
    st = at_main(game()).state
    side = st.sides[st.player]
    one = next(c for c in side.hand if any(other_of(st, c, o) for o in side.hand))
    other = next(o for o in side.hand if other_of(st, one, o))

    texts = texts_of(st, [picked(one)]) + texts_of(st, [picked(other)])

    assert texts[0] == texts[1]


def picked(copy: int) -> int:
    return packed(answers.CARD, copy)


@pytest.mark.rule("PRIZE-05", "ZONE-01")
def test_a_card_its_chooser_has_not_seen_is_named_by_its_place_alone() -> None:
    st = at_main(game()).state
    foe = st.sides[1 - st.player]
    st.options = [picked(copy) for copy in (*foe.hand[:2], foe.prizes[2])]

    texts = option_texts(st)

    assert texts == [
        "pick unseen card in foe's hand #1",
        "pick unseen card in foe's hand #2",
        "pick foe's prize 3",
    ]


def test_chance_is_told_the_cards_it_picks_from() -> None:
    st = at_main(game()).state
    copy = st.sides[1 - st.player].hand[0]
    st.options = [picked(copy)]
    st.chooser = players.CHANCE

    assert option_texts(st) == [f"pick {st.cards[copy].name} ({st.cards[copy].card_id})"]


def test_equal_cards_in_two_zones_are_told_apart_by_the_zone() -> None:
    st = at_main(game()).state
    side = st.sides[st.player]
    here = next(c for c in side.hand if any(other_of(st, c, o) for o in side.hand))
    there = next(o for o in side.hand if other_of(st, here, o))
    take(st, there, 3)
    put(st, there, 2, 3)
    st.options = [picked(here), picked(there)]

    texts = option_texts(st)

    assert [text.rpartition(" from ")[2] for text in texts] == ["hand", "discard"]


def other_of(st: State, one: int, other: int) -> bool:
    return one != other and st.cards[one] is st.cards[other]


def test_numbers_prizes_and_types_have_words_of_their_own() -> None:
    st = at_main(game()).state
    options = [
        packed(answers.NUMBER, 2),
        packed(answers.PRIZE, 2),
        packed(answers.TYPE, type_mask("W")),
    ]

    texts = texts_of(st, options)

    assert texts == ["2", "prize 3", "Water"]


@pytest.mark.rule("DUO-4")
def test_attackers_and_targets_are_named_only_where_there_are_several() -> None:
    st = begin("xy-duo", 5)
    pick = Random(1)
    texts: set[str] = set()

    while st.winner < 0:
        texts |= {text for text in option_texts(st) if text.startswith("attack ")}
        apply(st, pick.choice(st.options))

    assert any(" with active " in text and " at foe's active " in text for text in texts)
    assert any(" with " not in text and " at " not in text for text in texts)
