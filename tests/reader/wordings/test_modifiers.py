"""Lasting effects for anyone a text names, in our own sentences."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

HOLDING = (
    (
        "Attacks by each player's Active Pokémon do 20 more damage to any Active Pokémon "
        "(before applying Weakness and Resistance).",
        "body",
        "2005-02-01",
        "static { mod(damage_dealt, active(both), value=20, stage=before, from=active(both)) }",
    ),
    (
        "If Mossling is in play, your opponent can't play Stadium cards.",
        "body",
        "2005-02-01",
        "static { forbid_play(foe, stadium_card) }",
    ),
    (
        "Mossling and each of your Benched Pokémon can't be Confused.",
        "body",
        "2005-02-01",
        "static { immune(self | bench_of(me), confused) }",
    ),
    (
        "As long as Mossling has any Water Energy and any Fire Energy attached to "
        "it, Mossling has no Weakness.",
        "body",
        "2005-02-01",
        "static(while=is(self, has_type(W) and has_type(R))) { mod(weakness_applies, "
        "self, forbid) }",
    ),
    (
        "Attacks used by your Darkness Pokémon do 10 more damage to Pokémon-EX.",
        "ability",
        "2013-02-01",
        'static { mod(damage_dealt, all(me)[typed(D)], value=10, from=all(both)[tag("EX")]) }',
    ),
    (
        "During your opponent's turn, Mossling has no Weakness.",
        "body",
        "2005-02-01",
        "static(while=their_turn) { mod(weakness_applies, self, forbid) }",
    ),
    (
        "No Stadium cards can be played.",
        "old_power",
        "2001-02-01",
        "static { forbid_play(both, stadium_card) }",
    ),
    (
        "While Mossling is on your Bench, your Active Pokémon's Retreat Cost is 0.",
        "old_power",
        "2001-02-01",
        "static(while=is(self, is_benched)) { mod(retreat_cost, active(me), set) }",
    ),
    (
        "As long as Mossling is your Active Pokémon, neither player can play any Trainer cards.",
        "body",
        "2005-02-01",
        "static(while=is(self, is_active)) { forbid_play(both, trainer) }",
    ),
    (
        "Mossling gets +30 HP, has no Weakness, and can't be Burned.",
        "body",
        "2005-02-01",
        "static { mod(max_hp, self, value=30); mod(weakness_applies, self, forbid); "
        "immune(self, burned) }",
    ),
    (
        "Your opponent's Confused Pokémon receives 20 more damage from attacks.",
        "body",
        "2005-02-01",
        "static { mod(damage_taken, all(foe)[condition_is(confused)], value=20, stage=after) }",
    ),
    (
        "As long as your opponent's Active Pokémon is affected by a Special "
        "Condition, Mossling's attacks do 20 more damage to that Pokémon.",
        "body",
        "2005-02-01",
        "static { mod(damage_dealt, self, value=20, from=active(foe)[afflicted]) }",
    ),
    (
        "Mossling can't become Burned or Paralyzed.",
        "body",
        "2005-02-01",
        "static { forbid_conditions(self, burned, paralyzed) }",
    ),
    (
        "As long as Mossling has Bram Cape attached to it, Mossling has no Weakness.",
        "body",
        "2005-02-01",
        'static(while=is(self, holds(named("Bram Cape")))) { mod(weakness_applies, self, forbid) }',
    ),
    (
        "Each of your opponent's Pokémon's attack cost is Colorless more.",
        "body",
        "2008-02-01",
        "static { mod(attack_cost, all(foe), value=1) }",
    ),
    (
        "Your opponent's Active Pokémon's attacks cost Colorless more for each "
        "damage counter on it.",
        "ability",
        "2013-02-01",
        "static { mod(attack_cost, active(foe), value=counters_on(active(foe))) }",
    ),
    (
        "You can't have more than 3 Pokémon on your Bench.",
        "ability",
        "2013-02-01",
        "static { mod(bench_size, me, set, 3) }",
    ),
    (
        "Put 1 more damage counter on your opponent's Burned Pokémon between turns.",
        "ability",
        "2013-02-01",
        "static { mod(burn_points, all(foe), value=10) }",
    ),
    (
        "All Pokémon Tools attached to each Pokémon have no effect.",
        "ability",
        "2013-02-01",
        "static { mod(tool_works, all(both), forbid) }",
    ),
    (
        "Your Benched Pokémon do not take damage from attacks from Stage 2 Pokémon.",
        "ability",
        "2013-02-01",
        "static { prevent(damage, bench_of(me), attack, all(both)[stage2]) }",
    ),
    (
        "Prevent all effects of attacks done to each of your Benched Pokémon.",
        "body",
        "2005-02-01",
        "static { prevent(effects, bench_of(me), attack) }",
    ),
    (
        "Prevent all effects of attacks done to Mossling by Stage 2 Pokémon.",
        "body",
        "2005-02-01",
        "static { prevent(effects, self, attack, all(both)[stage2]) }",
    ),
    (
        "Mossling takes no damage from your opponent's attacks and gets +30 HP.",
        "ability",
        "2013-02-01",
        "static { prevent(damage, self, attack, foe); mod(max_hp, self, value=30) }",
    ),
    (
        "Prevent all damage done to Mossling by attacks if that damage is exactly 30 or 70.",
        "ability",
        "2013-02-01",
        "instead(damaged(self), event_cause(attack) and (event_amount == 30 or "
        "event_amount == 70)) { nullify }",
    ),
    (
        "Prevent all damage done to Mossling by your opponent's attacks if that damage is 130 or "
        "more.",
        "ability",
        "2013-02-01",
        "static { mod(damage_limit, self, at_least, 130, from=foe) }",
    ),
    (
        "Mossling can't be affected by the effects of your opponent's Trainer cards.",
        "ability",
        "2013-02-01",
        "static { prevent(all, self, trainer, foe) }",
    ),
    (
        "Your opponent's Active Pokémon can't attack unless it has a Pokémon Tool attached to it.",
        "ability",
        "2013-02-01",
        "static(while=not any_of(active(foe)[has_tool])) { mod(can_attack, active(foe), forbid) }",
    ),
    (
        "Your Grass Pokémon can evolve during your first turn and can't be Burned.",
        "ability",
        "2013-02-01",
        "static { as_long_as(first_turn(me)) { mod(evolve_early, all(me)[typed(G)], set, 2) }; "
        "immune(all(me)[typed(G)], burned) }",
    ),
    (
        "Each of your Grass Pokémon has its Retreat Cost changed to Colorless.",
        "ability",
        "2013-02-01",
        "static { mod(retreat_cost, all(me)[typed(G)], set, 1) }",
    ),
    (
        "If any of your opponent's Pokémon is Asleep, that Pokémon can't be healed.",
        "ability",
        "2013-02-01",
        "static { mod(can_heal, all(foe)[condition_is(asleep)], forbid) }",
    ),
    (
        "Your opponent's Pokémon can't retreat unless they have any Metal Energy attached.",
        "ability",
        "2013-02-01",
        "static { mod(can_retreat, all(foe)[not has_type(M)], forbid) }",
    ),
    (
        "Ignore all Energy necessary to use Mossling's attacks.",
        "body",
        "2008-02-01",
        "static { cost_is(self); mod(attack_cost, self, value=-9) }",
    ),
    (
        "As long as this Pokémon is Asleep, each Fire Pokémon in play has no Abilities (except for "
        "Basic Pokémon).",
        "ability",
        "2013-02-01",
        "static(while=is(self, condition_is(asleep))) { off_power(all(both)[typed(R) "
        "and not basic], ability) }",
    ),
    (
        "Each basic Water Energy attached to your Water Pokémon provides WaterWater Energy "
        "instead.",
        "ability",
        "2013-02-01",
        "static { mod(energy_provided, all(me)[typed(W)], set, 2, "
        "from=energy_on(all(me)[typed(W)])[basic_energy and provides(W)]) }",
    ),
    (
        "All basic Energy cards attached to Mossling provide Fire Energy instead of their usual "
        "types.",
        "body",
        "2005-02-01",
        "static { mod_type(energy_provided, energy_on(self)[basic_energy], set, R) }",
    ),
    (
        "The Special Condition Asleep can't be removed by evolving or devolving the Asleep "
        "Pokémon.",
        "body",
        "2005-02-01",
        "static { keep_conditions(all(both), asleep) }",
    ),
    (
        "Your opponent's Active Pokémon can't retreat if you have 4 or more Pokémon in play.",
        "ability",
        "2013-02-01",
        "static(while=count(all(me)) >= 4) { mod(can_retreat, active(foe), forbid) }",
    ),
    (
        "This Pokémon can't be Asleep as long as it has any Fire Energy attached to it.",
        "ability",
        "2013-02-01",
        "static(while=is(self, has_type(R))) { immune(self, asleep) }",
    ),
    (
        "Don't apply Resistance for your opponent's Active Pokémon.",
        "body",
        "2005-02-01",
        "static { mod(resistance_applies, active(foe), forbid) }",
    ),
    (
        "Damage done to Mossling isn't affected by Weakness.",
        "body",
        "2005-02-01",
        "static { mod(weakness_applies, self, forbid) }",
    ),
    (
        "Each Fire Pokémon's attacks cost Colorless less if that Pokémon is Burned.",
        "ability",
        "2013-02-01",
        "static { mod(attack_cost, all(both)[typed(R) and condition_is(burned)], value=-1) }",
    ),
    (
        "Each player can have 7 Pokémon on his or her Bench.",
        "ability",
        "2013-02-01",
        "static { mod(bench_size, both, set, 7) }",
    ),
)


@pytest.mark.parametrize(("text", "sort", "era", "written"), HOLDING)
def test_something_holds_for_whomever_is_named(
    text: str, sort: str, era: str, written: str
) -> None:
    assert program("power", text, era, sort=sort) == written
