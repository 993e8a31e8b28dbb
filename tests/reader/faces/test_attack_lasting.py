"""Lasting effects of attacks: reactions, bans and other types, in our own sentences."""

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
    (
        "If any of {foe}'s Basic Pokémon would be Knocked Out by damage from {attack}, put "
        "that Pokémon and all cards attached to it {lost} instead of the discard pile.",
        "",
        "2012-02-01",
        "before { lasting(this_attack) { handler(on(knocked_out(all(foe)[basic]), "
        "event_cause(attack)) { move(whole(event_mon), lost) }) } }",
    ),
    (
        "Until the end of your next turn, if an attack damages {it} (after applying "
        "Weakness and Resistance), that attack does 30 {more} to {it}.",
        "",
        "2005-02-01",
        "after { lasting(through_my_turn, defender) { mod(damage_taken, value=30, "
        'stage=after, unique="still") } }',
    ),
    (
        "During {next}, whenever Mossling takes damage, divide that damage {halved}.",
        "",
        "2005-02-01",
        "after { lasting(foe_next_turn, self) { mod(damage_taken, self, half, stage=after, "
        "cause=any) } }",
    ),
    (
        "Whenever an attack does damage to Mossling (after applying Weakness and "
        "Resistance) during {next}, that attack only does half the damage to Mossling "
        "(rounded down to the nearest 10).",
        "",
        "2005-02-01",
        "after { lasting(foe_next_turn, self) { mod(damage_taken, self, half, stage=after) } }",
    ),
    (
        "During {next}, whenever Mossling takes 40 or more damage from an attack (after "
        "applying Weakness and Resistance), prevent that damage.",
        "",
        "2005-02-01",
        "after { lasting(foe_next_turn, self) { mod(damage_limit, self, at_least, 40) } }",
    ),
    (
        "During {next}, whenever {foe} flips a coin, treat it as heads.",
        "",
        "2005-02-01",
        "after { lasting(foe_next_turn) { handler(instead(coins_flipped(foe)) { "
        "count_as_heads }) } }",
    ),
    (
        "Change {it}'s Weakness {typed}.",
        "",
        "2005-02-01",
        "choices { a <- name_any_type(me, C) }; after { lasting(while_active, defender) { "
        "mod_type(weakness, bearer, set, a) } }",
    ),
    (
        "If {it} has a Resistance, you may change it {typed}.",
        "",
        "2005-02-01",
        "after { if is(defender, resists) { may { a <- name_any_type(me, C); "
        "lasting(while_active, defender) { mod_type(resistance, bearer, set, a) } } } }",
    ),
    (
        "During {next}, {it} can't attack, retreat, or evolve.",
        "",
        "2005-02-01",
        "after { lasting(foe_next_turn, defender) { mod(can_attack, how=forbid); "
        "mod(can_retreat, how=forbid); mod(can_evolve, how=forbid) } }",
    ),
    (
        "{It} can't use any Poké-Bodies or retreat during {next}.",
        "",
        "2005-02-01",
        "after { lasting(foe_next_turn, defender) { off_power(bearer, body); "
        "mod(can_retreat, how=forbid) } }",
    ),
    (
        "During your next turn, if {yours_now} does damage to any Defending Pokémon, the "
        "attack does 10 {more} (before applying Weakness and Resistance).",
        "",
        "2005-02-01",
        "after { lasting(my_next_turn, active(me)) { mod(damage_dealt, value=10, "
        "stage=before, from=all(foe)[is_active]) } }",
    ),
    (
        "You may change {it}'s Weakness {typed}. (Benching either Pokémon ends the effect "
        "on that Pokémon.)",
        "",
        "2005-02-01",
        "after { may { a <- name_any_type(me, C); lasting(while_active, defender) { "
        "mod_type(weakness, bearer, set, a) } } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "era", "written"), LASTING)
def test_something_lasts_beyond_the_attack(text: str, damage: str, era: str, written: str) -> None:
    assert program("attack", text, era, damage) == written
