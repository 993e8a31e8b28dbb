"""Conditions that follow from a program's effects are added before linking."""

from __future__ import annotations

import pytest

from playmat.lang.needs.complete import complete
from playmat.lang.parse import parse
from playmat.lang.show import show

FOLLOWS = (
    ("power(once) { draw(me, 1) }", "power(once, any_of(deck(me))) { draw(me, 1) }"),
    ("play { draw(me, 3) }", "useful(any_of(deck(me))); play { draw(me, 3) }"),
    (
        "pay { a <- choose(hand(me) - this_card); discard(a) }; play { shuffle(me) }",
        "needs(count(hand(me)) > 1); pay { a <- choose(hand(me) - this_card); discard(a) }; "
        "play { shuffle(me) }",
    ),
)
CHOSEN = (
    (
        "useful(any_of(prizes(me))); play { draw(me, 3) }",
        "useful(any_of(prizes(me))); play { draw(me, 3) }",
    ),
    ("useful(always); play { draw(me, 3) }", "useful(always); play { draw(me, 3) }"),
)


@pytest.mark.parametrize(("short", "whole"), FOLLOWS)
def test_what_an_effect_needs_is_added_once(short: str, whole: str) -> None:
    assert show(complete(parse(short))) == whole
    assert show(complete(parse(whole))) == whole


@pytest.mark.rule("TRAINER-03")
@pytest.mark.parametrize(("said", "whole"), CHOSEN)
def test_a_program_may_say_itself_what_makes_it_useful(said: str, whole: str) -> None:
    assert show(complete(parse(said))) == whole
