"""Lasting effects of attacks with any outcome, in our own sentences."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

LEFT_BEHIND = (
    (
        "During {next}, if {it} attacks, flip a coin. If tails, that attack does nothing.",
        "10",
        "2005-02-01",
        "after { lasting(foe_next_turn, defender) { handler(instead(attack_declared(bearer)) { a "
        "<- flip; if tails(a) > 0 { nullify } }) } }",
    ),
    (
        "{It} can't use Poké-Powers. (This effect ends if {it} is Benched or evolves.)",
        "10",
        "2005-02-01",
        "after { lasting(while_active, defender) { off_power(bearer, power) } }",
    ),
    (
        "During {next}, Mossling takes 50 less damage from attacks.",
        "10",
        "2012-06-01",
        "after { lasting(foe_next_turn, self) { mod(damage_taken, self, value=-50, stage=after) "
        "} }",
    ),
    (
        "During your next turn, if Mossling uses Bramble Whip, that attack does 70 {more}.",
        "10",
        "2012-06-01",
        'after { lasting(my_next_turn, self) { as_long_as(attack_is("Bramble Whip")) { '
        "mod(damage_dealt, self, value=70, stage=before) } } }",
    ),
    (
        "During your next turn, Bramble Whip does double damage.",
        "10",
        "2001-02-01",
        'after { lasting(my_next_turn, self) { as_long_as(attack_is("Bramble Whip")) { '
        "mod(damage_dealt, self, times, 2, base) } } }",
    ),
    (
        "At the beginning of your next turn, draw 4 cards.",
        "10",
        "2001-02-01",
        "after { delay(turn_began(me)) { draw(me, 4) } }",
    ),
    (
        "{It} is now Poisoned. It takes 40 Poison damage instead of 10 {between}.",
        "10",
        "2001-02-01",
        "after { inflict(defender, poisoned, 40) }",
    ),
    (
        "During {next}, {foe} pays Colorless Colorless more to retreat {it}.",
        "10",
        "2001-02-01",
        "after { lasting(foe_next_turn, defender) { mod(retreat_cost, value=2) } }",
    ),
    (
        "This attack can't be used if Mossling used {attack} {last}.",
        "10",
        "2001-02-01",
        'needs(not used_last_turn("Moss Toss"))',
    ),
)


@pytest.mark.parametrize(("text", "damage", "era", "written"), LEFT_BEHIND)
def test_what_an_attack_leaves_behind_takes_any_answer(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written
