"""Programs in their canonical form."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.reader.passes.canonical import canonical


@pytest.mark.parametrize("name", ["Mossling δ", "Mossling LV.X", "Mossling"])
def test_level_and_delta_are_no_parts_of_a_name_that_is_asked_for(name: str) -> None:
    program = parse(f'static {{ lend_attacks(self, all(me)[named("{name}")]) }}')

    found = canonical(program)

    assert found == parse('static { lend_attacks(self, all(me)[named("Mossling")]) }')


def test_a_card_called_after_the_sign_keeps_it() -> None:
    program = parse('after { a <- choose(hand(me)[named("δ Rainbow Energy")]); discard(a) }')

    found = canonical(program)

    assert found == program


def test_what_is_sifted_twice_by_one_filter_is_sifted_once() -> None:
    found = canonical(parse("damage(10 * count(discards(me)[energy][energy]))"))

    assert found == parse("damage(10 * count(discards(me)[energy]))")


def test_what_follows_from_one_thing_done_is_asked_for_once() -> None:
    program = parse("after { a <- draw(me, 1); if did(a) { heal(self, 10) }; if did(a) { stop } }")

    found = canonical(program)

    assert found == parse("after { a <- draw(me, 1); if did(a) { heal(self, 10); stop } }")
