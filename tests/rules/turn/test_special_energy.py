"""Special Energy: drawbacks, wordings, bonds, and Pokémon that serve as Energy. [EN-4 ... EN-10]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.cards.library import Library
from playmat.decks.deck import Deck
from playmat.decks.latest_text import with_latest_text
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import BOOKS, Ruleset, book
from tests.rules.cards_turn import PLAIN, against, books, every_book, hit, mon, times, trainer
from tests.rules.turn.cards_judged import judged

FLAMER = mon("Flamer", 100, "R", hit("Flame", "C", 40))
SHADE = mon("Shade", 100, "D", hit("Gloom", "C", 40))
DARK_OX = mon("Dark Ox", 100, "F", hit("Ram", "C", 40), kinds=("basic", "dark"))
SOAKER = mon("Soaker", 100, "W", hit("Splash", "C", 40))
STEELY = mon("Steely", 100, "M", hit("Bash", "C", 40))
HITTER = mon("Hitter", 100, "C", hit("Slap", "", 30))
FRAIL = mon("Frail", 200, "C", weaknesses=(*times("R"), *times("D"), *times("F")))
GREEDY = mon("Greedy", 100, "C", hit("Blend", "GRW", 50), hit("Pair", "CC", 20))
SPROUT = mon("Sprout", 60, "G", hit("Leaf", "C", 10))
SPROUTED = mon(
    "Sprouted", 90, "G", hit("Leaves", "CCC", 50), kinds=("stage1",), evolves_from="Sprout"
)
PRUNE = trainer(
    "Prune", "item", "useful(any_of(all(me)[evolved])); play { devolve(active(me), hand) }"
)
STRIP = trainer(
    "Strip",
    "item",
    "play { x <- choose(energy_on(all(me))); discard(x) }",
)
SEEK_POKEMON = trainer(
    "Seek",
    "item",
    "useful(always); play { x <- choose(attached(all(me))[pokemon]); move(x, hand) }",
)
SEEK_SPECIAL = trainer(
    "Special Seek",
    "item",
    "play { x <- choose(energy_on(all(me))[energy and special_energy]); discard(x) }",
)
CARDS = (
    *PLAIN,
    *(FLAMER, SHADE, DARK_OX, SOAKER, STEELY, HITTER, FRAIL, GREEDY, SPROUT, SPROUTED),
    *(PRUNE, STRIP, SEEK_POKEMON, SEEK_SPECIAL),
)
DARKNESS = "neo1-104"
METAL = "neo1-19"


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


@books("ecard", "platinum", "legends", "xy")
@pytest.mark.scenario("K-118")
@pytest.mark.rule("ENERGY-06", "EN-4")
def test_neo_darkness_helps_anybody_and_hurts_who_is_not_dark(rules: str) -> None:
    duel = table(rules, f"Flamer +{DARKNESS}")

    duel.attack("Flame")
    after_mine = duel.you.active.damage
    duel.end_turn()

    assert duel.foe.active.damage == 50
    assert (after_mine, duel.you.active.damage) == (10, 20)


@books("ex")
@pytest.mark.scenario("K-118")
@pytest.mark.rule("ENERGY-06", "EN-4")
def test_the_page_of_2004_gives_a_fire_pokemon_neither_bonus_nor_drawback(rules: str) -> None:
    duel = table(rules, f"Flamer +{DARKNESS}")

    duel.attack("Flame").end_turn()

    assert duel.foe.active.damage == 40
    assert duel.you.active.damage == 0


NEO, EX, DIAMOND = DARKNESS, "ex1-93", "dp2-119"
"""Darkness Energy: for all, after Weakness; for Darkness and Dark, before; for Darkness, before."""


@pytest.mark.rule("ENERGY-06", "EN-4", "M-55")
@pytest.mark.parametrize(
    ("rules", "energy", "fire", "darkness", "dark"),
    [
        ("ecard", NEO, 80 + 10, 80 + 10, 80 + 10),
        ("ex", NEO, 80, 80 + 10, 80),
        *((later, NEO, 80 + 10, 80 + 10, 80 + 10) for later in ("platinum", "legends", "xy")),
        *((rules, EX, 80, 100, 100) for rules in BOOKS),
        *((rules, DIAMOND, 80, 100, 80) for rules in BOOKS),
    ],
)
def test_whom_darkness_energy_helps_and_when(
    rules: str, energy: str, fire: int, darkness: int, dark: int
) -> None:
    found = [
        table(rules, f"{attacker} +{energy}", "Frail").attack().foe.active.damage
        for attacker in ("Flamer", "Shade", "Dark Ox")
    ]

    assert found == [fire, darkness, dark]


@pytest.mark.rule("EN-4", "EN-5")
@pytest.mark.parametrize(
    ("rules", "you", "foe", "attack", "damage"),
    [
        ("ex", "ex1-64 +neo1-104 +neo1-104", "base1-50>ecard1-80 | base1-58", "Rear Kick", 60),
        ("ex", "base1-58>base5-83 +neo1-104 +L +L +L", "base1-3", "Surprise Thunder", 30),
        ("platinum", "base1-58>base5-83 +ex1-93 +L +L +L", "base1-3", "Surprise Thunder", 40),
        ("xy", "base1-58 +neo1-19 +L", "base1-3", "Gnaw", 0),
        ("ex", "base1-58 +neo1-19 +L", "base1-3", "Gnaw", 10),
    ],
)
def test_printed_darkness_and_metal_energy_as_the_rulebook_takes_them(
    rules: str, you: str, foe: str, attack: str, damage: int
) -> None:
    duel = scenario(rules, you, foe, coins="TT")

    assert duel.attack(attack).foe.active.damage == damage


@pytest.mark.rule("EN-4")
def test_with_the_latest_text_old_darkness_energy_helps_darkness_alone() -> None:
    old = Library.default().card(DARKNESS)
    latest = with_latest_text(Deck("old", (old,))).cards[0]

    assert latest.text == Library.default().card(DIAMOND).text


@books("ecard")
@pytest.mark.rule("ENERGY-06", "EN-4")
@pytest.mark.parametrize("holder", ["Shade", "Dark Ox"])
def test_the_drawback_spares_darkness_and_dark_pokemon(rules: str, holder: str) -> None:
    duel = table(rules, f"Rattata | {holder} +{DARKNESS}")

    duel.end_turn()

    assert duel.you.bench[0].damage == 0


@every_book
@pytest.mark.rule("EN-4")
@pytest.mark.parametrize(("wording", "damage"), [("printed", 90), ("matched", 80)])
def test_the_wording_is_a_house_rule(rules: str, wording: str, damage: int) -> None:
    house = book(rules).replace(
        darkness_metal_wording=wording,
        damage_steps=book("ecard").damage_steps,
        between_steps=book("ecard").between_steps,
    )

    duel = table(house, f"Flamer +{DARKNESS}", "Frail").attack()

    assert duel.foe.active.damage == damage
    assert duel.you.active.damage == (10 if wording == "printed" else 0)


@books("ecard", "platinum", "legends", "xy")
@pytest.mark.scenario("K-119")
@pytest.mark.rule("ENERGY-06", "EN-5")
def test_neo_metal_shields_anybody_and_weakens_who_is_not_metal(rules: str) -> None:
    duel = table(rules, f"Soaker +{METAL}", "Hitter")

    duel.attack("Splash").attack("Slap")

    assert duel.foe.active.damage == 30
    assert duel.you.active.damage == 20


@books("ex")
@pytest.mark.scenario("K-119")
@pytest.mark.rule("ENERGY-06", "EN-5")
def test_the_page_of_2004_leaves_a_water_pokemon_with_metal_as_it_is(rules: str) -> None:
    duel = table(rules, f"Soaker +{METAL}", "Hitter")

    duel.attack("Splash").attack("Slap")

    assert duel.foe.active.damage == 40
    assert duel.you.active.damage == 30


@every_book
@pytest.mark.rule("EN-5")
def test_metal_energy_adds_up_on_a_metal_pokemon(rules: str) -> None:
    duel = table(rules, f"Steely +{METAL} +{METAL}", "Hitter")

    duel.attack("Bash").attack("Slap")

    assert duel.foe.active.damage == 40
    assert duel.you.active.damage == 10


@every_book
@pytest.mark.rule("EN-6")
@pytest.mark.parametrize(
    ("held", "pays"),
    [
        ("+ex4-88 +G", True),
        ("+ex4-88 +P", False),
        ("+ex4-88", False),
        ("+ex4-88 +ex4-88", True),
    ],
)
def test_two_of_every_kind_at_a_time_pay_two_symbols(rules: str, held: str, pays: bool) -> None:
    evolved = mon(
        "Grown", 100, "C", hit("Blend", "GRW", 50), kinds=("stage1",), evolves_from="Sprout"
    )

    duel = scenario(rules, f"Sprout>Grown {held}", "Snorlax", cards=(*CARDS, evolved))

    assert duel.can("attack Blend") is pays


@every_book
@pytest.mark.rule("EN-8")
@pytest.mark.parametrize(
    ("held", "pays"),
    [
        ("+dp2-118 +G +R", True),
        ("+dp2-118 +dp2-118 +G", False),
        ("+dp2-118 +Double Colorless Energy +G +R", False),
    ],
)
def test_multi_energy_is_colorless_beside_other_special_energy(
    rules: str, held: str, pays: bool
) -> None:
    assert table(rules, f"Greedy {held}").can("attack Blend") is pays


@every_book
@pytest.mark.rule("EN-8")
def test_multi_energy_changes_back_when_it_is_alone(rules: str) -> None:
    duel = table(rules, "Greedy +dp2-118 +Double Colorless Energy +G +R", hand="Strip")
    before = duel.refused("attack Blend")

    duel.play("Strip", answers=["Double Colorless Energy"])

    assert before
    assert duel.can("attack Blend")


@every_book
@pytest.mark.rule("EN-9")
def test_bound_energy_goes_only_where_its_line_allows(rules: str) -> None:
    duel = table(rules, "Shade | Dark Ox", hand="ex7-95")

    offered = [text for text in duel.options if text.startswith("attach")]

    assert [text.rpartition(" to ")[2] for text in offered] == ["bench 1"]
    assert against(duel, "attach R Energy to active") == "EN-9"


@every_book
@pytest.mark.rule("EN-9")
def test_bound_energy_is_discarded_when_its_condition_fails(rules: str) -> None:
    duel = table(rules, "Sprout>Sprouted +ecard2-145 +G | Rattata", hand="Prune")

    duel.play("Prune")

    assert duel.you.active.energy == ["G"]
    assert sorted(duel.you.discard) == ["ecard2-145", "t-prune"]


@every_book
@pytest.mark.scenario("K-121")
@pytest.mark.rule("EN-10")
def test_holons_magneton_is_the_turns_energy_and_sends_one_back(rules: str) -> None:
    duel = table(rules, "Greedy +R", hand="ex11-22, G")

    duel.attach("ex11-22")

    assert duel.you.active.energy == ["ex11-22"]
    assert sorted(duel.you.hand) == ["G", "R"]
    assert duel.refused("attach G to active")
    assert duel.can("attack Pair")
    assert duel.you.bench == []


@every_book
@pytest.mark.scenario("K-121")
@pytest.mark.rule("EN-10")
def test_holons_magneton_needs_energy_to_send_back(rules: str) -> None:
    duel = table(rules, "Greedy | Rattata +W", hand="ex11-22")

    offered = [text for text in duel.options if text.startswith("attach")]

    assert [text.rpartition(" to ")[2] for text in offered] == ["bench 1"]


@every_book
@pytest.mark.scenario("K-121")
@pytest.mark.rule("EN-10")
def test_a_pokemon_attached_as_energy_is_special_energy_and_no_pokemon(rules: str) -> None:
    duel = table(rules, "Greedy +R", hand="ex11-22, Seek, Special Seek")

    duel.attach("ex11-22").play("Seek")
    stayed = duel.you.active.energy
    duel.play("Special Seek")

    assert stayed == ["ex11-22"]
    assert duel.you.active.energy == []
    assert "ex11-22" in duel.you.discard


@every_book
@pytest.mark.rule("EN-10")
def test_in_the_discard_pile_it_is_a_pokemon_again(rules: str) -> None:
    dig = trainer(
        "Dig",
        "item",
        "useful(any_of(discards(me)[pokemon])); "
        "play { x <- choose(discards(me)[pokemon and not energy]); move(x, hand) }",
    )
    duel = scenario(rules, "Greedy +ex11-22", "Snorlax", cards=(*CARDS, dig), hand="Strip, Dig")

    duel.play("Strip").play("Dig")

    assert duel.you.hand == ["ex11-22"]


@every_book
@pytest.mark.scenario("K-122")
@pytest.mark.rule("EN-10")
def test_buzzap_knocks_its_user_out_and_makes_energy_of_it(rules: str) -> None:
    duel = table(rules, "Greedy +G | base1-67>base1-21 +L", foe_prizes=4)

    duel.power("Buzzap", answers=["Fire"])
    asked = (duel.chooser, duel.asked)
    duel.answer("prize 1")

    assert asked == ("foe", "prize")
    assert duel.foe.prizes_left == 3
    assert duel.you.active.energy == ["G", "base1-21"]
    assert sorted(duel.you.discard) == ["L", "base1-67"]
    assert duel.you.bench == []


@every_book
@pytest.mark.scenario("K-122")
@pytest.mark.rule("EN-10")
def test_buzzap_gives_two_energy_of_the_type_named(rules: str) -> None:
    pair = mon("Pair", 100, "C", hit("Fires", "RR", 20), hit("Waters", "WW", 20))
    duel = scenario(rules, "Pair | base1-67>base1-21", "Snorlax", cards=(*CARDS, pair))

    duel.power("Buzzap", answers=["Fire", "prize 1"])

    assert duel.can("attack Fires")
    assert duel.refused("attack Waters")


@every_book
@pytest.mark.scenario("K-122")
@pytest.mark.rule("EN-10")
def test_electrode_discarded_later_is_a_pokemon_card(rules: str) -> None:
    dig = trainer(
        "Dig", "item", "play { x <- choose(discards(me)[evolution and pokemon]); move(x, hand) }"
    )
    duel = scenario(
        rules,
        "Greedy +G | base1-67>base1-21",
        "Snorlax",
        cards=(*CARDS, dig),
        hand="Strip, Dig",
    )
    duel.power("Buzzap", answers=["Fire", "prize 1"])

    duel.play("Strip", answers=["Electrode"]).play("Dig")

    assert duel.you.hand == ["base1-21"]


@every_book
@pytest.mark.rule("EN-9")
def test_no_effect_moves_bound_energy_where_its_line_forbids_it(rules: str) -> None:
    refused = judged(rules, "Rattata | Spearow>Fearow +Boost", hand="Relay").play("Relay")
    moved = judged(rules, "Spearow>Fearow | Spearow>Fearow +Boost", hand="Relay").play("Relay")

    assert refused.you.bench[0].energy == ["t-boost"]
    assert moved.you.active.energy == ["t-boost"]
