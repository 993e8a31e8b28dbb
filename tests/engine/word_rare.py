"""What words of the rarest texts do, by example."""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Attack, Power
from tests.engine.cases import Case, foes, lost, mine
from tests.engine.word_effects import ONE, active, at, law
from tests.engine.word_values import attack, handled
from tests.rules.cards_combat import blow, mon

PRICEY = mon("Pricey", 60, "L", Attack("Boom", "LLC", "10"), Attack("Tap", "R", "10"))
UNDEAD = mon(
    "Undead",
    60,
    "C",
    powers=(Power("Rise", "ability", "power(once, where=discard) { draw(me, 1) }"),),
)

RARE: Final = [
    at(
        "bench_as_basic",
        "x <- choose(hand(me)[pokemon]); bench_as_basic(x); "
        "if is(bench_of(me), basic) { counters(active(foe), 1) }",
        foes,
        [10],
        hand="Grown",
    ),
    at(
        "bench_as_basic",
        "x <- choose(hand(me)[pokemon]); bench_as_basic(x)",
        lambda d: d.you.bench[0].name,
        "Grown",
        hand="Grown",
    ),
    at(
        "use_card_by",
        "use_card_by(hand(me)[supporter], foe)",
        lambda d: (len(d.you.hand), len(d.foe.hand)),
        (1, 1),
        hand="Prof",
    ),
    at(
        "mirror",
        "no_damage; after { mirror(defender) }",
        lambda d: (d.foe.active.damage, d.foe.active.conditions),
        (20, {"asleep"}),
        face="attack",
        you="Actor",
        foe="Striker",
        player="foe",
        coins="HT",
        cards=[mon("Striker", 60, "C", blow("Strike", 20, "after { inflict(defender, asleep) }"))],
        act=lambda d: d.attack("Strike").attack("Act"),
    ),
    handled(
        "event_power",
        'on(power_used, if=event_power(ability)) { marker(self, "seen") }',
        True,
        lambda d: d.power("Spark"),
    ),
    handled(
        "event_power",
        'on(power_used, if=event_power(body)) { marker(self, "seen") }',
        False,
        lambda d: d.power("Spark"),
    ),
    law(
        "attack_under_way",
        "on(damaged(active(me)), if=event_cause(attack)) { x <- attack_under_way; "
        "lasting(foe_next_turn) { forbid_attacks(x, all(foe)) } }",
        lambda d: (d.can("attack Hit"), d.can("attack Nap")),
        (False, True),
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit").end_turn(),
    ),
    at(
        "repeated",
        "x <- top(me, 3); move(x[repeated(x)], lost)",
        lost,
        ["L", "L"],
        deck="L, Potion, L",
    ),
    at(
        "face_down",
        "turn_up(prizes(me)[pokemon]); move(prizes(me)[face_down], lost)",
        lost,
        ["L"],
        prizes="Hitter, L",
    ),
    law(
        "protect",
        "static { protect(energy_on(all(me)), trainer) }",
        lambda d: d.you.active.energy,
        ["L"],
        you="Hitter +L | Judge",
        hand="Crusher",
        act=lambda d: d.play("Crusher"),
    ),
    law(
        "protect",
        "static { protect(energy_on(all(me)), attack) }",
        lambda d: d.you.active.energy,
        [],
        you="Hitter +L | Judge",
        hand="Crusher",
        act=lambda d: d.play("Crusher"),
    ),
    law(
        "shield_player",
        "static { shield_player(foe, attack) }",
        lambda d: len(d.foe.hand),
        2,
        you="Thief | Judge",
        foe_hand="L",
        cards=[mon("Thief", 60, "C", blow("Steal", 0, "no_damage; after { discard(hand(foe)) }"))],
        act=lambda d: d.attack("Steal"),
    ),
]
GHOST: Final = (
    "instead(attack_declared(all(both)), if=attack_concerns(self)) "
    "{ f <- flip; if heads(f) > 0 { lasting(this_attack) { prevent(all, self, attack) } } }"
)
DIVER = mon("Diver", 60, "C", blow("Dive", 0, "no_damage; after { hit(bench_of(foe), 10) }"))
LATER: Final = [
    law(
        "attack_concerns",
        GHOST,
        mine,
        [0],
        you="Judge",
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit", flips="H"),
    ),
    law(
        "attack_concerns",
        GHOST,
        mine,
        [20],
        you="Judge",
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit", flips="T"),
    ),
    law(
        "attack_concerns",
        GHOST,
        mine,
        [20, 0],
        you="Hitter | Judge",
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit"),
    ),
    law(
        "attack_concerns",
        GHOST,
        mine,
        [0, 0],
        you="Hitter | Judge",
        foe="Diver",
        player="foe",
        cards=[DIVER],
        act=lambda d: d.attack("Dive", flips="H"),
    ),
    attack(
        "unpaid_cards",
        "no_damage; after { counters(defender, unpaid_cards(basic_energy)) }",
        0,
        [20],
        cost="LC",
        you="Actor +L +L +R +Double",
    ),
    at(
        "choose_units",
        "x <- choose_units(energy_on(active(me)), 2); discard(x)",
        lambda d: d.you.active.energy,
        ["L", "R"],
        you="Hitter +L +R +Double",
        answers=["Double"],
    ),
    at(
        "choose_units",
        "x <- choose_units(energy_on(active(me))[provides(R)], 2, R); discard(x)",
        lambda d: d.you.active.energy,
        ["L"],
        you="Hitter +L +R +R",
    ),
    at(
        "pass_condition",
        "pass_condition(active(me), active(foe))",
        lambda d: (d.you.active.conditions, d.foe.active.conditions),
        ({"burned"}, {"poisoned"}),
        you="Hitter burned poisoned",
        answers=["poisoned"],
    ),
    at(
        "end_this",
        "no_damage; after { lasting(rest_of_game, on=self) { "
        "handler(instead(damaged(self)) { nullify; end_this }) } }",
        mine,
        [20],
        face="attack",
        you="Actor",
        foe="Hitter",
        act=lambda d: d.attack("Act").attack("Hit").end_turn().attack("Hit"),
    ),
    at(
        "end_all_effects",
        "end_all_effects",
        lambda d: d.can("attack Hit"),
        True,
        you="Hitter",
        foe="Locker",
        player="foe",
        hand="Doing",
        cards=[
            mon(
                "Locker",
                60,
                "C",
                blow(
                    "Lock",
                    0,
                    "no_damage; after { lasting(foe_next_turn, on=defender) { "
                    "mod(can_attack, how=forbid) } }",
                ),
            )
        ],
        act=lambda d: d.attack("Lock").play("Doing"),
    ),
    handled(
        "attacked_this_turn",
        'on(turn_ended, if=attacked_this_turn(active(me))) { marker(self, "seen") }',
        True,
        lambda d: d.attack("Hit"),
    ),
    handled(
        "attacked_this_turn",
        'on(turn_ended, if=attacked_this_turn(active(me))) { marker(self, "seen") }',
        False,
        lambda d: d.end_turn(),
    ),
    at(
        "leveled_this_turn",
        f"if leveled_this_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        hand="Hitter LV.X",
        act=lambda d: d.level_up("Hitter LV.X", on="active").play("Doing"),
    ),
    handled(
        "event_condition",
        'on(condition_applied(active(foe)), if=event_condition(asleep)) { marker(self, "seen") }',
        True,
        lambda d: d.attack("Nap"),
        coins="H",
    ),
    handled(
        "event_condition",
        'on(condition_applied(active(foe)), if=event_condition(burned)) { marker(self, "seen") }',
        False,
        lambda d: d.attack("Nap"),
        coins="H",
    ),
    law(
        "spent",
        "on(turn_ended(me)) { attach(spent(me), active(me)) }",
        lambda d: d.you.active.energy,
        ["L"],
        you="Waster +L | Judge",
        cards=[
            mon(
                "Waster", 60, "C", blow("Waste", 0, "no_damage; after { discard(energy_on(self)) }")
            )
        ],
        act=lambda d: d.attack("Waste"),
    ),
    at(
        "take_types",
        'provide("C"); static { take_types(this_card, energy_on(host)[basic_energy]) }',
        lambda d: d.can("attack Volley"),
        True,
        face="energy",
        you="Shooter +R +Doing",
        cards=[mon("Shooter", 60, "L", Attack("Volley", "RR", "10"))],
        act=lambda d: d,
    ),
]
MODS: Final = [
    law(
        "lend_under",
        "static { lend_under(all(me)) }",
        lambda d: (d.can("attack Nap"), d.can("attack Splash")),
        (True, False),
        you="Hitter>Grown | Judge",
        foe="Target",
    ),
    law(
        "as_long_as",
        "static { as_long_as(my_turn) { mod(max_hp, all(me), add, 20) } }",
        active("hp"),
        80,
    ),
    law(
        "as_long_as",
        "static { as_long_as(not my_turn) { mod(max_hp, all(me), add, 20) } }",
        active("hp"),
        60,
    ),
    at(
        "as_long_as",
        'lasting(end_of_turn) { as_long_as(attack_is("Hit")) { '
        "mod(damage_dealt, all(me), set, 50, stage=base) } }",
        foes,
        [50],
        act=lambda d: d.play("Doing").attack("Hit"),
    ),
    law(
        "cheaper",
        'static { cheaper(all(me), "L") }',
        lambda d: (d.can("attack Boom"), d.can("attack Tap")),
        (True, True),
        you="Pricey +L +R | Judge",
        cards=[PRICEY],
    ),
    law(
        "cheaper",
        'static { cheaper(all(me), "L", attack="Tap") }',
        lambda d: d.can("attack Boom"),
        False,
        you="Pricey +L +R | Judge",
        cards=[PRICEY],
    ),
    law(
        "cost_is",
        "static { cost_is(all(me)) }",
        lambda d: d.can("attack Boom"),
        True,
        you="Pricey | Judge",
        cards=[PRICEY],
    ),
    law(
        "cost_is",
        'static { cost_is(all(me), "RR", attack="Boom") }',
        lambda d: (d.can("attack Boom"), d.can("attack Tap")),
        (False, True),
        you="Pricey +L +L +R | Judge",
        cards=[PRICEY],
    ),
    law(
        "forbid_attacks",
        "static { forbid_attacks(attacks_of(active(foe)), all(me)) }",
        lambda d: d.can("attack Hit"),
        False,
        foe="Hitter",
    ),
    law(
        "off_power_away",
        "static { off_power_away(both, pokemon) }",
        lambda d: d.can("use Rise of Undead in discard"),
        False,
        discard="Undead",
        cards=[UNDEAD],
    ),
    law(
        "off_power_away",
        'static { off_power_away(both, pokemon, except="Rise") }',
        lambda d: [o for o in d.options if "Rise" in o] != [],
        True,
        discard="Undead",
        cards=[UNDEAD],
    ),
    law("take_types", "static { take_types(active(me), active(foe)) }", active("types"), "W"),
    law(
        "take_types",
        "static { take_types(active(me), energy_on(active(me)), add) }",
        active("types"),
        "RL",
        you="Hitter +R | Judge",
    ),
    law(
        "grant_tag",
        'static { grant_tag(active(me), "plasma"); mod(max_hp, all(me)[tag("plasma")], add, 20) }',
        active("hp"),
        80,
    ),
    law(
        "keep_conditions",
        "static { keep_conditions(all(me), poisoned) }",
        active("conditions"),
        {"poisoned"},
        you="Hitter poisoned | Judge",
        hand="Grown",
        act=lambda d: d.evolve("Grown", on="active"),
    ),
]
RAREST: Final[list[Case]] = [*RARE, *LATER, *MODS]
