"""What the words of rarer texts do, by example."""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Attack
from playmat.game.scenario.duel import Duel
from playmat.model.zones import PRIZES_OPEN
from tests.engine.cases import Case, foes, hand, lost
from tests.engine.word_effects import ONE, TWO, active, at, law
from tests.engine.word_picks import acted, among, cards, fits, mons
from tests.engine.word_values import attack, cond, handled, num
from tests.rules.cards_combat import blow, mon, trainer

PRICEY = mon("Pricey", 60, "L", Attack("Boom", "LLC", "10"), Attack("Tap", "R", "10"))
SCRATCH = mon("Scratch", 60, "G", blow("Bid", 0, "pay { discard(hand(me)) }; damage(30)"))
LEAF = mon("Leaf", 60, "G")
HEALER = trainer("Healer", "item", "play { heal(active(me), 10) }")


def prizes_up(duel: Duel) -> int:
    return bin(duel.state.sides[0].prizes_up % PRIZES_OPEN).count("1")


CHOICES: Final = [
    at(
        "label",
        f'either {{ label("mild"); {ONE} }} {{ label("wild"); {TWO} }}',
        foes,
        [20],
        answers=["wild"],
    ),
    at(
        "pick_word",
        'x <- pick_word(me, "odd", "even"); counters(active(foe), x)',
        foes,
        [20],
        answers=["even"],
    ),
    at(
        "name_card",
        "x <- name_card; move(hand(me)[called(x)], lost)",
        lost,
        ["t-potion"],
        hand="Potion, L",
        answers=["Potion"],
    ),
    at(
        "name_any_type",
        "x <- name_any_type; counters(all(foe)[typed(x)], 1)",
        foes,
        [0, 10],
        foe="Wall | Small",
        answers=["Colorless"],
    ),
    at(
        "name_any_type",
        "x <- name_any_type(me, G, C); draw(me, 1)",
        lambda d: [one for one in d.options if "Grass" in one or "Colorless" in one],
        [],
        act=lambda d: d.play("Doing"),
    ),
    at(
        "choose_different",
        "x <- choose_different(hand(me), names, 0, 3); move(x, lost)",
        lost,
        ["L", "t-potion"],
        hand="L, L, Potion",
        answers=["L", "Potion"],
    ),
    at(
        "choose_different",
        "x <- choose_different(hand(me)[energy], types, 2); move(x, lost)",
        lost,
        ["L", "R"],
        hand="L, L, R",
        answers=["L"],
    ),
    at(
        "search_different",
        "x <- search_different(deck(me)[energy], types, 3); move(x, hand)",
        hand,
        ["L", "W"],
        deck="L, L, W",
        answers=["L", "W"],
    ),
    at(
        "cure_one",
        "cure_one(active(me))",
        active("conditions"),
        {"poisoned"},
        you="Hitter burned poisoned",
        answers=["burned"],
    ),
    at("cure_one", "cure_one(active(me))", active("conditions"), set(), you="Hitter burned"),
    at(
        "duel",
        f"x <- duel; if did(x) {{ {ONE} }} else {{ {TWO} }}",
        foes,
        [10],
        answers=["rock", "rock", "paper", "rock"],
    ),
    at(
        "duel",
        f"x <- duel; if did(x) {{ {ONE} }} else {{ {TWO} }}",
        foes,
        [20],
        answers=["rock", "paper"],
    ),
]
DEEDS: Final = [
    attack(
        "copy_attack",
        "after { copy_attack(attacks_of(bench_of(foe))) }",
        0,
        [30, 0],
        foe="Wall | Scratch",
        cards=[SCRATCH],
        hand="L",
    ),
    at(
        "copy_attack",
        "after { copy_attack(attacks_of(bench_of(foe))) }",
        lambda d: len(d.you.hand),
        1,
        face="attack",
        you="Actor",
        foe="Wall | Scratch",
        cards=[SCRATCH],
        hand="L",
    ),
    law(
        "count_as_tails",
        "instead(coins_flipped(me)) { count_as_tails }",
        foes,
        [0],
        act=lambda d: d.attack("Gamble", flips="H"),
    ),
    at("turn_up", "turn_up(prizes(me))", prizes_up, 6),
    at("turn_up", "turn_up(prizes(me)); move(top(me, 1), prizes)", prizes_up, 6),
    at("open_prizes", "open_prizes(me)", prizes_up, 6),
    at("open_prizes", "open_prizes(me); move(top(me, 1), prizes)", prizes_up, 7),
    at("open_prizes", "open_prizes(me); move(prizes(me), hand)", prizes_up, 0),
    at(
        "put_stadium",
        "x <- choose(discards(me)[stadium_card]); put_stadium(x)",
        lambda d: d.stadium,
        "t-gym",
        discard="Gym, L",
    ),
    at(
        "cover",
        "x <- choose(hand(me)[pokemon]); cover(active(me), x)",
        lambda d: (d.you.active.name, d.you.active.damage),
        ("Small", 10),
        you="Hitter dmg10",
        hand="Small",
    ),
    attack("even_if", "even_if(asleep)", 30, [30], you="Actor asleep", flips="T"),
    at(
        "even_if",
        "even_if(paralyzed)",
        lambda d: d.can("attack Act"),
        False,
        face="attack",
        you="Actor asleep",
        act=lambda d: d,
    ),
]
NUMBERS: Final = [
    num("prizes_gone", "prizes_gone(me)", 2, prizes=4),
    num("bench_room", "bench_room(me)", 3, you="Hitter | Small, Small"),
    num("bench_room", "bench_room(foe)", 5),
    num("energy_played", "energy_played(me)", 1, energy_played=1),
    num("conditions_on", "conditions_on(active(me))", 2, you="Hitter burned poisoned"),
    num("printed_hp", 'printed_hp(hand(me)[named("Small")])', 30, hand="Small", foe="Wall"),
    num("units_in", "units_in(energy_on(active(me)))", 3, you="Hitter +L +Double"),
    num("units_in", "units_in(energy_on(active(me)), L)", 1, you="Hitter +L +Double"),
]
CONDITIONS: Final = [
    cond("evolved_this_turn", "evolved_this_turn(active(me))", False),
    at(
        "evolved_this_turn",
        f"if evolved_this_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        hand="Grown",
        act=lambda d: d.evolve("Grown", on="active").play("Doing"),
    ),
    at(
        "came_up_this_turn",
        f"if came_up_this_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        you="Hitter | Small",
        act=lambda d: d.retreat().play("Doing"),
    ),
    cond("came_up_this_turn", "came_up_this_turn(active(me))", False, you="Hitter | Small"),
    at(
        "played_this_turn",
        f"if played_this_turn(bench_of(me)) {{ {ONE} }}",
        foes,
        [10],
        hand="Small",
        act=lambda d: d.bench("Small").play("Doing"),
    ),
    cond("played_this_turn", "played_this_turn(active(me))", False),
    at(
        "healed_this_turn",
        f"if healed_this_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        you="Hitter dmg20",
        hand="Healer",
        cards=[HEALER],
        act=lambda d: d.play("Healer").play("Doing"),
    ),
    at(
        "attacked_last_turn",
        f"if attacked_last_turn(active(me)) {{ {ONE} }}",
        foes,
        [30],
        act=lambda d: d.attack("Hit").end_turn().play("Doing"),
    ),
    at(
        "team_used_last_turn",
        f'if team_used_last_turn(me, "Hit") {{ {ONE} }}',
        foes,
        [30],
        act=lambda d: d.attack("Hit").end_turn().play("Doing"),
    ),
    at(
        "team_used_last_turn",
        f'if team_used_last_turn(me, "Nap") {{ {ONE} }}',
        foes,
        [20],
        act=lambda d: d.attack("Hit").end_turn().play("Doing"),
    ),
    *(
        at(
            "struck_last_turn",
            f'if struck_last_turn({who}, "{name}") {{ {ONE} }}',
            foes,
            [harm, 0],
            foe="Wall | Wall",
            act=lambda d: d.attack("Hit").end_turn().play("Doing"),
        )
        for who, name, harm in (
            ("active(foe)", "Hit", 30),
            ("bench_of(foe)", "Hit", 20),
            ("active(foe)", "Nap", 20),
        )
    ),
    law(
        "attack_is",
        'static(while=attack_is("Hit")) { mod(damage_dealt, all(me), add, 30) }',
        foes,
        [50],
        act=lambda d: d.attack("Hit"),
    ),
    law(
        "attack_is",
        'static(while=attack_is("Crash")) { mod(damage_dealt, all(me), add, 30) }',
        foes,
        [20],
        act=lambda d: d.attack("Hit"),
    ),
    law(
        "attack_in",
        "static(while=attack_in(attacks_of(active(me)))) { mod(damage_dealt, all(me), add, 30) }",
        foes,
        [50],
        act=lambda d: d.attack("Hit"),
    ),
    attack(
        "pays_for",
        "after { if pays_for(attacks_of(bench_of(foe))) { draw(me, 1) } else { "
        "counters(defender, 1) } }",
        10,
        [20, 0],
        foe="Wall | Pricey",
        cards=[PRICEY],
    ),
    attack(
        "pays_for",
        "after { if pays_for(attacks_of(bench_of(foe))) { draw(me, 1) } else { "
        "counters(defender, 1) } }",
        10,
        [10, 0],
        foe="Wall | Pricey",
        cards=[PRICEY],
        you="Actor +L +L +R",
    ),
    handled(
        "event_from_zone",
        'on(discarded, if=event_from_zone(play)) { marker(self, "seen") }',
        True,
        lambda d: d.play("Crusher"),
        you="Hitter +L | Judge",
        hand="Crusher",
        cards=[],
    ),
    handled(
        "event_from_zone",
        'on(discarded, if=event_from_zone(deck)) { marker(self, "seen") }',
        False,
        lambda d: d.play("Crusher"),
        you="Hitter +L | Judge",
        hand="Crusher",
    ),
    handled(
        "event_to_zone",
        'on(moved, if=event_to_zone(hand)) { marker(self, "seen") }',
        True,
        lambda d: d.play("Taker"),
        hand="Taker",
        discard="L",
        cards=[trainer("Taker", "item", "play { move(discards(me), hand) }")],
    ),
]
PICKS: Final = [
    acted(
        "bearer",
        "after { lasting(foe_next_turn, on=defender) { "
        "handler(on(turn_ended(foe)) { counters(bearer, 2) }) } }",
        [0, 0],
        [30, 0],
        act=lambda d: d.attack("Act").end_turn(),
    ),
    mons("weakest", "weakest(all(foe))", [0, 0], [0, 10]),
    cards("top_until", "top_until(me, energy)", "L t-potion", deck="Potion, L, Prof"),
    at(
        "fallen",
        f"if any_of(fallen(me)[typed(G)]) {{ {ONE} }}",
        foes,
        [10, 0],
        you="Leaf | Hitter",
        foe="Hitter | Small",
        player="foe",
        cards=[LEAF],
        act=lambda d: d.attack("Crash", answers=["prize 1"]).play("Doing"),
    ),
    at(
        "attached_this_turn",
        f"if any_of(attached_this_turn(active(me))[provides(L)]) {{ {ONE} }}",
        foes,
        [10],
        hand="L",
        act=lambda d: d.attach("L", to="active").play("Doing"),
    ),
]
FILTERS: Final = [
    fits(
        "hp_left_at_most",
        "hp_left_at_most(30)",
        "Hitter Small",
        you="Hitter dmg40 | Small",
        foe="Target",
    ),
    fits("retreat_at_least", "retreat_at_least(2)", "", "Wall"),
    fits("units_at_least", "units_at_least(2)", "Hitter", you="Hitter +L +L | Small +R"),
    fits("units_at_least", "units_at_least(1, R)", "Small", you="Hitter +L +L | Small +R"),
    among("units_at_least", "units_at_least(2)", "t-double"),
    fits("holds", "holds(tool)", "Hitter", you="Hitter +Band | Small"),
    fits("holds", "holds(energy, 2)", "Small", you="Hitter +L | Small +R +R"),
    fits(
        "holds_fewer",
        "holds_fewer(energy, active(me))",
        "Small",
        "Wall",
        you="Hitter +L +L | Small +R",
    ),
    fits("holds_fewer", "holds_fewer(energy, active(me))", "", "Wall", you="Hitter +L | Small +R"),
    fits("resists", "resists(L)", "", "Tough", foe="Tough | Wall"),
    fits("resists", "resists", "", "Tough", foe="Tough | Wall"),
    fits("shares_type", "shares_type(active(foe))", "", "Wall"),
    fits("shares_type", "shares_type(energy_on(active(me)))", "Hitter", you="Hitter +L | Small"),
    among("evolves_from_named", 'evolves_from_named("Hitter")', "t-grown"),
    among("descends_from", 'descends_from("Hitter")', "t-grown t-sage", hand="Grown, Sage, Small"),
    among("descends_from", 'descends_from("Hit")', "", hand="Grown, Sage, Small"),
    fits("levels_into", "levels_into(hand(me))", "Hitter", hand="Hitter LV.X, Grown"),
    among("levels_from", "levels_from(active(me))", "t-hitterlvx", hand="Hitter LV.X, Grown"),
    fits(
        "conditions_at_least",
        "conditions_at_least(2)",
        "Hitter",
        you="Hitter burned poisoned | Small",
    ),
    at(
        "called",
        "x <- name_card; move(hand(me)[called(x)], lost)",
        lost,
        ["L"],
        hand="Potion, L",
        answers=["L"],
    ),
]
MORE: Final[list[Case]] = [*CHOICES, *DEEDS, *NUMBERS, *CONDITIONS, *PICKS, *FILTERS]
