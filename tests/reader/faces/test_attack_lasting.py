"""What attacks leave behind: reactions, bans and other types, in sentences of our own."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

LASTING = (
    (
        "If any damage is done to {this} by attacks during {next}, flip a coin. If "
        "heads, prevent that damage.",
        "30",
        "2012-02-01",
        "after { lasting(foe_next_turn, self) { handler(instead(damaged(self), "
        "event_cause(attack)) { a <- flip; if heads(a) > 0 { nullify } }) } }",
    ),
    (
        "During {next}, if {this} {falls} by an attack, discard 2 cards from {hand}.",
        "",
        "2012-02-01",
        "after { lasting(foe_next_turn, self) { handler(on(knocked_out(self), "
        "event_by_attack) { a <- choose(hand(foe), 2); discard(a) }) } }",
    ),
    (
        "During your next turn, if {it} is damaged by an attack, it {falls}.",
        "",
        "2012-02-01",
        "after { lasting(my_next_turn, defender) { handler(on(damaged(bearer), "
        "event_cause(attack)) { knock_out(bearer) }) } }",
    ),
    (
        "During {next}, if an attack damages {this}, put {counters} on the Attacking "
        "Pokémon {like} the damage done to {this}.",
        "",
        "2012-02-01",
        "after { lasting(foe_next_turn, self) { handler(on(damaged(self), "
        "event_cause(attack)) { leave_hp(event_other, most(0, hp_left(event_other) - "
        "event_amount)) }) } }",
    ),
    (
        "{Foe} can't play any Pokémon {by_hand} to evolve or Level-Up {it} during {theirs}.",
        "20",
        "2012-02-01",
        "after { lasting(foe_next_turn, defender) { mod(can_evolve_from_hand, "
        "how=forbid); mod(can_level_up, how=forbid) } }",
    ),
    (
        "{Foe} can't attach Energy cards {by_hand} to {it} during {theirs}.",
        "20",
        "2012-02-01",
        "after { lasting(foe_next_turn, defender) { mod(can_attach_energy, how=forbid) } }",
    ),
    (
        "The attack cost of each of {it}'s attacks is Colorless more during {next}.",
        "20",
        "2012-02-01",
        "after { lasting(foe_next_turn, defender) { mod(attack_cost, value=1) } }",
    ),
    (
        "Choose 1 of {it}'s attacks. During {next}, that Pokémon can only use that attack.",
        "",
        "2012-02-01",
        "choices { a <- choose(attacks_of(defender)) }; after { lasting(foe_next_turn, defender) "
        "{ only_attacks(a) } }",
    ),
    (
        "{It}'s Weakness is now Metal until the end of your next turn.",
        "10",
        "2012-02-01",
        "after { if is(defender, weak_to) { lasting(through_my_turn, defender) { "
        "mod_type(weakness, bearer, set, M) } } }",
    ),
    (
        "Choose Grass, Fire, Water, {three}, Darkness, Metal, Fairy, or Dragon type. "
        "{This} is that type until the end of your next turn.",
        "",
        "2012-02-01",
        "choices { a <- name_any_type(me, C) }; after { lasting(through_my_turn, self) { "
        "mod_type(types, self, set, a) } }",
    ),
    (
        "{It} is now Asleep. Flip 2 coins instead of 1 {between}. If both of them "
        "are tails, {it} {falls}.",
        "",
        "2008-02-01",
        "after { inflict(defender, asleep); lasting(while_active, defender) { "
        "as_long_as(is(bearer, condition_is(asleep))) { mod(sleep_coins, bearer, "
        "set); handler(on(between_turns) { a <- flip(2, foe); if all_heads(a) { "
        "cure(bearer, asleep) } else { if heads(a) == 0 { knock_out(bearer) } } }) }; "
        "handler(on(condition_applied(bearer), event_condition(asleep)) { end_this }) } }",
    ),
    (
        "Until the end of {next}, each Stadium or Pokémon Tool card in play has no effect.",
        "20",
        "2015-03-01",
        "after { lasting(through_foe_turn) { mod(stadium_works, how=forbid); "
        "mod(tool_works, how=forbid) } }",
    ),
    (
        "{It} is now Confused. Put 5 {counters} instead of 3 on that Pokémon for "
        "this Special Condition.",
        "",
        "2015-03-01",
        "after { inflict(defender, confused, 50) }",
    ),
    (
        "{heads} {foe} can't draw a card at the beginning of {theirs}.",
        "",
        "2015-03-01",
        "after { a <- flip; if heads(a) > 0 { lasting(foe_next_turn) { "
        "mod(turn_draw, foe, set) } } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "era", "written"), LASTING)
def test_something_lasts_beyond_the_attack(text: str, damage: str, era: str, written: str) -> None:
    assert program("attack", text, era, damage) == written
