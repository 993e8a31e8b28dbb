"""Energy moved for more damage moves after the attack."""

from __future__ import annotations

from tests.reader.passes.test_only_if_done import program

MOVED = "move all Energy attached to Mossling to 1 of your Benched Pokémon"
MORE = "If you do, this attack does 20 more damage."


def test_what_is_moved_for_more_damage_is_moved_after_it() -> None:
    written = program(f"You may {MOVED}. {MORE}", "30+", "2012-06-01")

    assert written == (
        "before { may { a <- choose(bench_of(me)) }; "
        "if any_of(a) and is(self, has_energy) { add_damage(20) } }; "
        "after { attach(energy_on(self), a) }"
    )


def test_a_text_may_say_that_it_is_moved_first() -> None:
    written = program(f"Before doing damage, you may {MOVED}. {MORE}", "30+", "2012-06-01")

    assert "after" not in written
