"""What each modifier of the language changes, by example."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Attack, Power
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import ANYWAY
from tests.words.cases import PRICEY, Case, active, at, foes, law

UNDEAD = mon(
    "Undead",
    60,
    "C",
    powers=(Power("Rise", "ability", "power(once, where=discard) { draw(me, 1) }"),),
)
TUG = trainer("Tug", "item", f"{ANYWAY}; play {{ move(energy_on(active(foe)), hand) }}")


CASES: Final[list[Case]] = [
    law("mod", "static { mod(max_hp, all(me), add, 20) }", active("hp"), 80),
    *(
        law(
            "mod",
            f"static {{ mod(damage_taken, all(foe), add, -10{cause}) }}; "
            "power(once) { hit(active(foe), 30) }",
            foes,
            [damage],
            act=lambda d: d.power("Verdict"),
        )
        for cause, damage in ((", cause=any", 20), ("", 30))
    ),
    law("mod_type", "static { mod_type(types, all(me), set, G) }", active("types"), "G"),
    law(
        "mod_type",
        "static { mod_type(weakness_applies, all(foe), forbid, L) }",
        foes,
        [20],
        foe="Frail",
        act=lambda d: d.attack("Hit"),
    ),
    law(
        "mod_type",
        "static { mod_type(weakness_applies, all(foe), forbid, G) }",
        foes,
        [40],
        foe="Frail",
        act=lambda d: d.attack("Hit"),
    ),
    law(
        "off_power",
        'static { off_power(all(me), ability, "Verdict") }',
        lambda d: d.can("use Spark"),
        False,
    ),
    law("off_power", "static { off_power(all(me), power) }", lambda d: d.can("use Spark"), True),
    law(
        "immune",
        "static { immune(all(foe)) }",
        lambda d: d.attack("Nap").foe.active.conditions,
        set(),
    ),
    law(
        "forbid_conditions",
        "static { forbid_conditions(all(foe), asleep) }",
        lambda d: d.attack("Nap").foe.active.conditions,
        {"poisoned"},
        foe="Target poisoned",
    ),
    law(
        "forbid_conditions",
        "static { forbid_conditions(all(foe)) }",
        lambda d: d.attack("Hit").foe.active.conditions,
        {"confused"},
        foe="Target confused",
    ),
    law(
        "prevent",
        "static { prevent(damage, all(foe), attack) }",
        lambda d: foes(d.attack("Hit")),
        [0],
    ),
    law(
        "forbid_play",
        "static { forbid_play(both, supporter) }",
        lambda d: (d.can("play Prof"), d.can("play Potion")),
        (False, True),
        hand="Prof, Potion",
        you="Hitter dmg20 | Judge",
    ),
    law(
        "forbid_attack",
        'static { forbid_attack(all(both), "Hit") }',
        lambda d: (d.can("attack Hit"), d.can("attack Nap")),
        (False, True),
    ),
    law(
        "lend_attacks",
        "static { lend_attacks(active(me), bench_of(me)) }",
        lambda d: d.can("attack Peck"),
        True,
        you="Hitter | Judge, Small",
    ),
    law(
        "lend_attacks",
        "static { lend_attacks(active(me), attacks_of(bench_of(me))) }",
        lambda d: [text for text in d.options if text.startswith("attack")],
        ["attack Peck"],
        you="Frail | Judge, Small",
    ),
    law(
        "have_attacks",
        "static { have_attacks(active(me), bench_of(me)) }",
        lambda d: d.can("attack Peck"),
        True,
        you="Hitter | Judge, Small",
    ),
    law(
        "identity", "static { identity(self, active(me)) }", lambda d: d.you.bench[0].name, "Hitter"
    ),
    law(
        "handler",
        "static { handler(on(damaged) { counters(event_mon, 1) }) }",
        lambda d: foes(d.attack("Hit")),
        [30],
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
            cards=[TUG],
            act=lambda d: d.play("Tug"),
        )
        for word, left in (("fasten", ["L"]), ("protect", []), ("keep_from_hand", ["L"]))
    ),
    *(
        law(
            "keep_from_hand",
            f"static {{ keep_from_hand(whole(all({who}))) }}",
            lambda d: len(d.foe.bench),
            left,
            you="Judge | Small",
            foe="Hitter | Small",
            hand="Lift",
            cards=[trainer("Lift", "item", "play { return_mon(bench_of(foe), hand) }")],
            act=lambda d: d.play("Lift"),
        )
        for who, left in (("foe", 1), ("me", 0))
    ),
    *(
        law(
            "fasten",
            f"static {{ fasten(stadium, {cause}) }}",
            lambda d: d.stadium,
            left,
            stadium="Gym",
            player="foe",
            foe_hand="Gale",
            cards=[trainer("Gale", "item", f"{ANYWAY}; play {{ discard(stadium) }}")],
            act=lambda d: d.play("Gale"),
        )
        for cause, left in (("trainer", "t-gym"), ("ability", None))
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
        "static { as_long_as(their_turn) { mod(max_hp, all(me), add, 20) } }",
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
        foe="Target",
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


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
