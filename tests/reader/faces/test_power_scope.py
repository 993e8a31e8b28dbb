"""A power exists only where it can do something."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, Reading, read


def power(text: str, era: str = "2004-01-01") -> Reading:
    return read(Face("power", text, "Mossling", "Moss Gift", era, ("stage1",), "power"))


POWERS = (
    (
        "Once during your turn, you may do 40 damage to 1 of your opponent's Pokémon. Apply "
        "Weakness and Resistance.",
        "power(once) { a <- choose(all(foe)); hit(a, 40, bench_weakness) }",
    ),
    (
        "Once during your turn, when you attach a Fairy Energy card from your hand to Mossling, "
        "draw 2 cards.",
        "on(attached(self), event_by_hand and is(event_card, energy and provides(Y)), how=once) "
        "{ draw(me, 2) }",
    ),
    (
        "Once during your turn, you may discard a special Energy card attached to 1 of your "
        "Pokémon. If you do, remove 3 damage counters from that Pokémon.",
        "power(once) { a <- choose(all(me)[holds(special_energy)]); b <- "
        "choose(energy_on(a)[special_energy]); c <- discard(b); if did(c) { remove_counters(a, "
        "3) } }",
    ),
    (
        "Once during your turn, you may draw cards until you have 9 cards in your hand.",
        "power(once) { draw_until(me, 9) }",
    ),
    (
        "Once during your turn, you may flip a coin. If heads, remove 7 damage counters from "
        "Mossling.",
        "power(once) { a <- flip; if heads(a) > 0 { remove_counters(self, 7) } }",
    ),
)


def written(found: Reading) -> str:
    """A program as text, or where reading stopped."""
    return show(found.program) if found.program is not None else found.stopped


@pytest.mark.parametrize(("text", "program"), POWERS)
def test_a_power_is_there_only_where_it_can_do_something(text: str, program: str) -> None:
    assert written(power(text)) == program
