"""What words of the rarest texts do, by example."""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Attack, Card, Power
from tests.engine.cases import Case, foes, lost, mine, with_power
from tests.engine.word_effects import ONE, active, at, law
from tests.engine.word_values import attack, handled
from tests.rules.cards_combat import blow, mon, trainer

PRICEY = mon("Pricey", 60, "L", Attack("Boom", "LLC", "10"), Attack("Tap", "R", "10"))
UNDEAD = mon(
    "Undead",
    60,
    "C",
    powers=(Power("Rise", "ability", "power(once, where=discard) { draw(me, 1) }"),),
)

BOTH = Card("t-both", "Both", "energy", ("special_energy",), text='provide("[RL]")')
TWICE = Card("t-two", "Twice", "energy", ("special_energy",), text='provide("**")')

SPARED = "instead(would_be_knocked_out(self)) { nullify; heal_all(self) }"
CURED = "no_damage; after { if cured_by_evolving(self, asleep) { counters(defender, 1) } }"

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
    *(
        at(
            "use_card_by",
            f"use_card_by(hand(me)[supporter]{by})",
            lambda d: d.chooser,
            who,
            hand="Choosy",
            foe_hand="L, R",
            cards=[trainer("Choosy", "supporter", "play { x <- choose(hand(me)); discard(x) }")],
        )
        for by, who in ((", foe", "foe"), (", foe, me", "you"))
    ),
    *(
        law(
            word,
            f"static {{ {word}(energy_on(all(me)), trainer, foe) }}",
            lambda d: d.you.active.energy,
            left,
            you="Hitter +L | Judge",
            player="foe",
            foe_hand="Tug",
            cards=[trainer("Tug", "item", "play { move(energy_on(active(foe)), hand) }")],
            act=lambda d: d.play("Tug"),
        )
        for word, left in (("fasten", ["L"]), ("protect", []))
    ),
    *(
        at(
            "cured_by_evolving",
            "no_damage; after { if cured_by_evolving(self, asleep) { counters(defender, 1) } }",
            foes,
            damage,
            face="attack",
            you=f"Hitter {state} | Small",
            hand="Woken",
            printed=mon("Woken", 60, "L", blow("Act", 0, CURED), kinds=("stage1",), of="Hitter"),
            act=lambda d: d.evolve("Woken").attack("Act"),
        )
        for state, damage in (("asleep", [10]), ("poisoned", [0]), ("", [0]))
    ),
    at(
        "shielded",
        "no_damage; after { if not is(defender, shielded) { counters(self, 1) } }",
        mine,
        [0],
        face="attack",
        you="Actor",
        foe="Safe",
        cards=[with_power("Safe", "static { prevent(effects, self, attack) }")],
    ),
    at(
        "shielded",
        "no_damage; after { if not is(defender, shielded) { counters(self, 1) } }",
        mine,
        [10],
        face="attack",
        you="Actor",
    ),
    at(
        "choose_paying",
        'x <- choose_paying(energy_on(active(me)), "RL"); discard(x)',
        lambda d: sorted(d.you.active.energy),
        ["R"],
        you="Hitter +R +R +L",
    ),
    at(
        "choose_paying",
        'x <- choose_paying(energy_on(active(me)), "RL"); discard(x)',
        lambda d: sorted(d.you.active.energy),
        ["W"],
        you="Hitter +R +t-both +W",
        cards=[BOTH],
        answers=["Fire"],
    ),
    at(
        "choose_paying",
        'x <- choose_paying(energy_on(active(me)), "RL"); discard(x)',
        lambda d: sorted(d.you.active.energy),
        ["R", "R"],
        you="Hitter +R +R +t-two",
        cards=[TWICE],
        answers=["Twice"],
    ),
    at(
        "other_half",
        "x <- choose(hand(me)[pokemon]); move(x, lost); move(hand(me)[other_half(x)], discard)",
        lambda d: (lost(d), [one for one in d.you.discard if "duo" in one]),
        (["duo-1"], ["duo-2"]),
        hand="duo-1, duo-1, duo-2",
        answers=["duo-1"],
        cards=[
            mon("Duo", 120, "C", kinds=("legend",), id="duo-1"),
            mon("Duo", 120, "C", kinds=("legend",), id="duo-2"),
        ],
    ),
    law(
        "event_by_attack",
        'on(knocked_out(all(me)), if=event_by_attack) { marker(self, "seen") }',
        lambda d: d.you.actives[0].markers.get("seen", 0),
        1,
        you="Small | Judge",
        foe="Pricker",
        player="foe",
        cards=[mon("Pricker", 60, "C", blow("Prick", 0, "after { counters(defender, 3) }"))],
        act=lambda d: d.attack("Prick", answers=["prize 1"]),
    ),
    law(
        "event_by_attack",
        'on(knocked_out(all(me)), if=event_by_attack) { marker(self, "seen") }',
        lambda d: d.you.actives[0].markers.get("seen", 0),
        0,
        you="Small dmg20 poisoned | Judge",
        act=lambda d: d.end_turn(answers=["prize 1"]),
    ),
    at(
        "ends_with",
        "no_damage; after { lasting(while_active, defender) "
        "{ mod(can_retreat, how=forbid); ends_with(self) } }",
        lambda d: d.can("retreat"),
        True,
        face="attack",
        you="Actor | Hitter",
        foe="Hitter | Small",
        hand="Swap",
        act=lambda d: d.attack("Act").end_turn().play("Swap").end_turn(),
    ),
    at(
        "ends_with",
        "no_damage; after { lasting(while_active, defender) "
        "{ mod(can_retreat, how=forbid); ends_with(self) } }",
        lambda d: d.can("retreat"),
        False,
        face="attack",
        you="Actor | Hitter",
        foe="Hitter | Small",
        act=lambda d: d.attack("Act").end_turn().end_turn(),
    ),
    at(
        "usable",
        "move(hand(me)[usable], lost)",
        lost,
        ["t-free", "t-one"],
        hand="Free, One, Two, Gym",
        cards=[
            trainer("Free", "item", "play { draw(me, 1) }"),
            trainer("One", "item", "needs(count(hand(me)) > 3); play { draw(me, 1) }"),
            trainer("Two", "supporter", "needs(count(hand(me)) > 4); play { draw(me, 1) }"),
            trainer("Gym", "stadium", "play { draw(me, 1) }"),
        ],
    ),
    at(
        "usable",
        "move(discards(foe)[usable(me)], lost); move(discards(foe)[usable(foe)], hand)",
        lambda d: (lost(d), d.foe.hand),
        (["t-mine"], ["t-theirs"]),
        foe_discard="Mine, Theirs",
        hand="R, R",
        cards=[
            trainer("Mine", "item", "needs(count(hand(me)) > 2); play { draw(me, 1) }"),
            trainer("Theirs", "item", "needs(count(hand(me)) < 2); play { draw(me, 1) }"),
        ],
    ),
    at(
        "use_card",
        "use_card(hand(me)[supporter])",
        lambda d: len(d.you.hand),
        1,
        hand="Needy",
        cards=[trainer("Needy", "supporter", "needs(count(hand(me)) > 1); play { draw(me, 1) }")],
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
ARCHER = mon(
    "Archer",
    60,
    "C",
    blow("Shoot", 0, "no_damage; after { x <- choose(all(foe)); hit(x, 20) }"),
    blow("Rain", 0, "no_damage; after { spread(3, all(foe)) }"),
)
RAIN = ["foe's active", "foe's bench 1"]
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
    *(
        law(
            "attack_concerns",
            GHOST,
            mine,
            expected,
            you="Hitter | Judge",
            foe="Archer",
            player="foe",
            cards=[ARCHER],
            act=act,
        )
        for expected, act in (
            ([20, 0], lambda d: d.attack("Shoot", answers=["foe's active"])),
            ([0, 0], lambda d: d.attack("Shoot", flips="H", answers=["foe's bench 1"])),
            ([0, 20], lambda d: d.attack("Shoot", flips="T", answers=["foe's bench 1"])),
            ([20, 0], lambda d: d.attack("Rain", flips="H", answers=RAIN)),
            ([10, 20], lambda d: d.attack("Rain", flips="T", answers=[*RAIN, "foe's bench 1"])),
        )
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
        "end_this",
        "no_damage; after { lasting(rest_of_game, on=self) { mod(max_hp, how=add, value=50); "
        "handler(on(damaged(self)) { end_this }) } }",
        lambda d: (d.you.active.hp, d.you.active.damage),
        (60, 20),
        face="attack",
        you="Actor",
        foe="Hitter",
        act=lambda d: d.attack("Act").attack("Hit"),
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
    at("falls", f"counters(active(foe), 2); if falls(active(foe)) {{ {ONE} }}", foes, [20]),
    at(
        "falls",
        f"counters(bench_of(foe), 6); if falls(bench_of(foe)) {{ {ONE} }}",
        foes,
        [10],
        foe="Wall | Hitter",
        answers=["prize 1"],
    ),
    at(
        "falls",
        f"counters(bench_of(foe), 6); if not falls(bench_of(foe)) {{ {ONE} }}",
        foes,
        [10, 0],
        foe="Wall | Spared",
        cards=[with_power("Spared", SPARED)],
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
        [],
        you="Waster | Judge +L",
        cards=[
            mon(
                *("Waster", 60, "C"),
                blow("Waste", 0, "no_damage; after { discard(energy_on(bench_of(me))) }"),
            )
        ],
        act=lambda d: d.attack("Waste"),
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
        "only_attacks",
        "static { only_attacks(attacks_of(active(foe)), all(me)) }",
        lambda d: d.can("attack Hit"),
        False,
        foe="Judge",
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
        "grant_tag",
        'static { grant_tag(hand(me)[basic], "plasma"); '
        'mod(max_hp, active(me), add, 10 * count((hand(me) | discards(me))[tag("plasma")])) }',
        active("hp"),
        70,
        hand="Hitter, L",
        discard="Hitter",
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
