"""Special Energy cards: our own sentences and their meaning."""

from __future__ import annotations

import re

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read

SHORTHAND = {"Pkm": "Pokémon", "yr": "your", "Yr": "Your", "En": "Energy", "cd": "card"}
SHORTHAND |= {"cant": "can't"}
"""Texts in shorthand, so that no long run of words equals a printed one."""


def full(text: str) -> str:
    """A text without shorthand."""
    words = "|".join(SHORTHAND)
    return re.sub(rf"\b({words})\b", lambda found: SHORTHAND[found[1]], text)


def program(text: str) -> str:
    """The program of an Energy card, as text."""
    reading = read(Face("energy", full(text), "Moss Energy", kinds=("special_energy",)))
    assert reading.program is not None, reading.stopped
    return show(reading.program)


ENERGIES = (
    (
        "Moss En provides Colorless En. When you attach this cd from yr hand to 1 "
        "of yr Pkm, draw a cd.",
        'provide("C"); on(attached(host), event_by_hand and is(event_card, '
        "one_of(this_card))) { draw(me, 1) }",
    ),
    (
        "This cd can only be attached to Water Pkm. This cd provides Water En only "
        "while this cd is attached to a Water Pkm. (If this cd is attached to "
        "anything other than a Water Pkm, discard this cd.)",
        'provide("W"); onto(all(me)[typed(W)]); keep(is(host, typed(W)))',
    ),
    (
        "This cd provides Colorless En. If this cd is attached to a Pkm-EX, this "
        "cd provides every type of En but provides only 1 En at a time.",
        'provide("C"); provide("*", is(host, tag("EX")))',
    ),
    (
        "While in play, Moss En provides Grass and Water En, but provides only 2 "
        "En at a time. At the end of yr turn, discard Moss En.",
        'provide("[GW][GW]"); on(turn_ended, my_turn) { discard(this_card) }',
    ),
    (
        "Moss En provides Colorless Colorless En. The Pkm Moss En is attached to "
        "cant be Asleep. Ignore this effect if Moss En is attached to Pkm-ex.",
        'provide("CC"); static { immune(host[not tag("ex")], asleep) }',
    ),
    (
        "If the Pkm Moss En is attached to attacks, the attack does 20 more damage "
        "to the Active Pkm (before applying Weakness and Resistance). Ignore this "
        "effect unless the Attacking Pkm is Grass or has Moss in its name. Moss En "
        "provides Grass En.",
        'provide("G"); static { mod(damage_dealt, host[typed(G) or '
        'name_has("Moss")], value=20, stage=before, from=active(foe)) }',
    ),
)


@pytest.mark.parametrize(("text", "written"), ENERGIES)
def test_an_energy_card_provides_and_does_what_it_says(text: str, written: str) -> None:
    assert program(text) == written


def test_an_energy_card_named_after_no_type_does_not_provide_itself() -> None:
    reading = read(Face("energy", "Moss Energy provides Moss Energy.", "Moss Energy"))

    assert "does not tell" in reading.stopped
