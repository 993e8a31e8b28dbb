"""What each filter of the language lets through, by example."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Power
from tests.rules.cards_combat import mon, trainer
from tests.words.cards import doing, judge, lay
from tests.words.cases import Case, among, at, fits, lost, mine, with_power

ABLE = mon("Able", 40, "G", powers=(Power("Gift", "ability", ""),))
GIANT = mon("Giant", 300, "W", kinds=("stage1", "v", "vmax"), of="Tide")
GIFTED = mon("Gifted", 40, "G", powers=(Power("Gift", "body", ""),))


TIDES = (
    *(mon(name, 60, "W") for name in ("Tide", "Tide Rising", "Low Tide", "Someone's Tide")),
    mon("Tide ex", 60, "W", kinds=("basic", "ex")),
)

CASES: Final[list[Case]] = [
    fits("fits_not", "not damaged", "Hitter", "Wall", you="Hitter | Small dmg10"),
    fits("fits_both", "damaged and is_active", "Hitter", "", you="Hitter dmg10 | Small dmg10"),
    fits("fits_any", "damaged or is_active", "Hitter Small", "Wall", you="Hitter | Small dmg10"),
    among("pokemon", "pokemon", "t-grown t-hitter t-sage"),
    among("basic", "basic", "t-hitter"),
    among("stage1", "stage1", "t-grown"),
    among("stage1", "stage1", "", hand="Giant", cards=[GIANT]),
    among("stage2", "stage2", "t-sage"),
    among("evolution", "evolution", "t-grown t-sage"),
    among("evolution", "evolution", "t-giant", hand="Giant", cards=[GIANT]),
    fits("evolved", "evolved", "Grown", "", you="Hitter | Hitter>Grown"),
    among("energy", "energy", "L t-double"),
    among("basic_energy", "basic_energy", "L"),
    among("special_energy", "special_energy", "t-double"),
    among("trainer", "trainer", "t-band t-disc t-gym t-potion t-prof"),
    among("plain_trainer", "plain_trainer", "t-band t-disc t-potion"),
    among("item", "item", "t-potion"),
    among("item", "item", "t-band t-disc t-potion", rules="xy"),
    among("supporter", "supporter", "t-prof"),
    among("stadium_card", "stadium_card", "t-gym"),
    among("tool", "tool", "t-band"),
    among("machine", "machine", "t-disc"),
    fits("damaged", "damaged", "Small", "", you="Hitter | Small dmg10"),
    fits("afflicted", "afflicted", "Hitter", "", you="Hitter asleep | Small"),
    fits("has_tool", "has_tool", "Small", "", you="Hitter | Small +Band"),
    fits("tool_room", "tool_room", "Hitter", "Wall", you="Hitter | Small +Band"),
    fits("has_energy", "has_energy", "Small", "", you="Hitter +Band | Small +L"),
    fits("is_active", "is_active", "Hitter", "Wall", you="Hitter | Small"),
    fits("is_benched", "is_benched", "Small", "", you="Hitter | Small"),
    fits("new", "new", "Small", "", you="Hitter | Small new"),
    fits("has_evolution", "has_evolution", "Hitter", "", you="Hitter | Small, Hitter>Grown"),
    fits("may_evolve", "may_evolve", "Hitter", you="Hitter | Small new", foe_turns=1),
    fits("typed", "typed(W)", "", "Wall", you="Hitter | Small"),
    among("typed", "typed(L)", "t-grown t-hitter t-sage"),
    among("provides", "provides(L)", "L"),
    among("provides", "provides(C)", "t-double"),
    among("prints", "prints(L)", "L"),
    among("named", 'named("Grown")', "t-grown"),
    among("name_has", 'name_has("Pro")', ""),
    among("name_has", 'name_has("Prof")', "t-prof"),
    fits(
        "form_of",
        'form_of("Tide")',
        "Tide Tide Rising",
        "Low Tide",
        you="Tide | Tide Rising, Tide ex",
        foe="Low Tide | Someone's Tide",
        cards=TIDES,
    ),
    fits("tag", 'tag("mega")', "Mega", "", you="Hitter | Hitter>Mega"),
    fits(
        "condition_is",
        "condition_is(asleep)",
        "Hitter",
        "",
        you="Hitter asleep",
        foe="Wall confused",
    ),
    fits("hp_at_most", "hp_at_most(60)", "Hitter Small", "", you="Hitter | Small, Target"),
    fits("hp_at_least", "hp_at_least(60)", "Hitter Target", "Wall", you="Hitter | Small, Target"),
    among("hp_at_most", "pokemon and hp_at_most(90)", "t-grown t-hitter"),
    fits(
        "counters_at_least", "counters_at_least(2)", "Hitter", "", you="Hitter dmg20 | Small dmg10"
    ),
    fits("retreat_at_most", "retreat_at_most(1)", "Hitter Small", "", you="Hitter | Small, Target"),
    fits("has_type", "has_type(L)", "Hitter", "", you="Hitter +L | Small +R"),
    fits("has_attack", 'has_attack("Peck")', "Small", "", you="Hitter | Small"),
    fits("has_power", "has_power(ability)", "Hitter", "", you="Hitter | Gifted", cards=[GIFTED]),
    fits("has_power", "has_power(body)", "Gifted", "", you="Hitter | Gifted", cards=[GIFTED]),
    fits("has_power", "has_power(any)", "Hitter Gifted", "", you="Hitter | Gifted", cards=[GIFTED]),
    fits(
        "has_ability",
        'has_ability("Gift")',
        "Able",
        "",
        you="Hitter | Gifted, Able",
        cards=[GIFTED, ABLE],
    ),
    fits("weak_to", "weak_to(L)", "Frail", "", you="Hitter | Frail"),
    among("evolves_from", "evolves_from(active(me))", "t-grown"),
    among("can_follow", "can_follow(active(me))", "t-grown t-sage"),
    fits("evolves_into", "evolves_into(hand(me))", "Hitter", you="Hitter | Small", hand="Grown"),
    fits("evolves_into", "evolves_into(hand(me))", "", you="Hitter | Small", hand="Sage"),
    fits(
        "can_lead_to",
        "can_lead_to(hand(me))",
        "Hitter",
        you="Hitter | Small",
        hand="Sage",
        discard="Grown",
    ),
    fits("same_name", "same_name(active(me))", "Hitter Hitter", "", you="Hitter | Small, Hitter"),
    fits("one_of", "one_of(bench_of(both))", "Small", "", you="Hitter | Small"),
    fits("has_marker", 'has_marker("char")', "Small", "", you="Hitter | Small marker:char"),
    fits("owned_by", "owned_by(foe)", "", "Wall", you="Hitter | Small"),
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
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()


@pytest.mark.parametrize(("type_", "marked"), [("F", 10), ("L", 0)])
def test_a_resistance_that_a_text_sets_is_the_one_a_pokemon_has(type_: str, marked: int) -> None:
    law = judge("static { mod_type(resistance, all(foe), set, F) }")
    asks = doing(f"if is(active(foe), resists({type_})) {{ counters(active(foe), 1) }}")
    duel = lay("Hitter | Judge", "Tough", law, asks, hand="Doing")

    duel.play("Doing")

    assert duel.foe.active.damage == marked
