"""Energy cards: attaching, paying, and how much they provide. [ENERGY-01 ...]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import BOOKS, Ruleset, book
from tests.rules.cards_combat import duel
from tests.rules.cards_combat import every_book as combat_every_book
from tests.rules.cards_combat import trainer as combat_trainer
from tests.rules.cards_turn import OLD, PLAIN, against, books, every_book, held, hit, mon, trainer
from tests.rules.turn.cards_judged import JUDGED, judged

CHESPIN = mon("Chespin", 60, "G", hit("Vine Whip", "G", 10), hit("Seed Bomb", "GC", 20))
DELPHOX = mon("Delphox", 140, "R", hit("Fire Blast", "RCCC", 120))
MAGBY = mon(
    "Magby",
    30,
    "R",
    hit("Play with Fire", "", 0, "after { inflict(defender, burned); inflict(self, asleep) }"),
)
PONYTA = mon("Ponyta", 40, "R", hit("Tackle", "C", 10))
TREECKO = mon("Treecko", 50, "G", hit("Pound", "C", 10), hit("Poison Breath", "GC", 10))
MAGMAR = mon("Magmar", 70, "R", hit("Live Coal", "R", 10), hit("Magma Punch", "RC", 40))
PYRE = mon("Pyre", 90, "R", hit("Pyre Ball", "RRC", 60))
PRISM = mon("Prism", 90, "C", hit("Two Colors", "GR", 50), hit("Three", "CCC", 30))
LOUDER = mon(
    "Louder",
    90,
    "C",
    hit("Count Cards", "", 0, "damage(10 * count(energy_on(defender)))"),
    hit("Count Energy", "", 0, "damage(10 * units(defender))"),
    hit("Burn Out", "R", 40, "after { x <- choose(energy_on(self)); discard(x) }"),
)
RAINER = mon(
    "Rainer",
    80,
    "W",
    powers=held(
        "Rain Dance",
        "power",
        "power(free) { x <- choose(hand(me)[energy]); attach(x, self) }",
    ),
)
FETCH = trainer(
    "Fetch",
    "item",
    "play { x <- search(deck(me)[basic_energy]); reveal(x); move(x, hand); shuffle(me) }",
)
PURGE = trainer(
    "Purge",
    "item",
    "play { x <- choose(energy_on(all(foe))[special_energy]); discard(x) }",
)
CARDS = (
    *PLAIN,
    *(CHESPIN, DELPHOX, MAGBY, PONYTA, TREECKO, MAGMAR, PYRE, PRISM, LOUDER, RAINER, FETCH, PURGE),
)
DOUBLE = "t-doublecolorlessenergy"


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


SEEK = combat_trainer("Seek", "item", "play { c <- search(deck(me)[basic_energy]); move(c, hand) }")
NIGHT_ENERGY = Card("t-night", "Night Energy", "energy", ("basic_energy",), provides="D")
NAMER = combat_trainer("Namer", "item", "play { t <- name_type; draw(me, 1) }")


@every_book
@pytest.mark.scenario("S-052")
@pytest.mark.rule("ENERGY-01")
def test_one_energy_card_a_turn_is_attached_from_hand(rules: str) -> None:
    duel = table(rules, "Tauros | Rattata", hand="2*R")

    duel.attach("R", to="active")

    assert duel.you.active.energy == ["R"]
    assert duel.refused("attach R to active")
    assert against(duel, "attach Fire Energy to bench 1") == "ENERGY-01"


@every_book
@pytest.mark.rule("ENERGY-01")
def test_energy_goes_to_any_own_pokemon_and_to_no_other(rules: str) -> None:
    duel = table(rules, "Tauros | Rattata, Spearow", "Snorlax | Rattata", hand="R")

    places = [text for text in duel.options if text.startswith("attach")]

    assert [text.rpartition(" to ")[2] for text in places] == ["active", "bench 1", "bench 2"]


@every_book
@pytest.mark.rule("ENERGY-01")
def test_the_next_own_turn_allows_another_attachment(rules: str) -> None:
    duel = table(rules, "Tauros", hand="2*R", deck="5*W")
    duel.attach("R").end_turn()
    theirs = duel.refused("attach R to active")

    duel.end_turn()

    assert theirs
    assert duel.can("attach R to active")


@every_book
@pytest.mark.rule("ENERGY-01")
def test_attaching_by_an_effect_does_not_use_up_the_turns_attachment(rules: str) -> None:
    duel = table(rules, "Rainer", hand="W, R, G")

    duel.power("Rain Dance", answers=["W"]).attach("R").power("Rain Dance")

    assert duel.you.active.energy == ["W", "R", "G"]


@every_book
@pytest.mark.rule("ENERGY-01")
def test_how_many_energy_cards_a_turn_is_a_house_rule(rules: str) -> None:
    duel = table(book(rules).replace(energy_per_turn=2), "Tauros", hand="3*R")

    duel.attach("R").attach("R")

    assert duel.refused("attach R to active")


@books("xy")
@pytest.mark.scenario("S-053")
@pytest.mark.rule("ENERGY-02")
@pytest.mark.parametrize(
    ("held", "whip", "bomb"), [("+G", True, False), ("+G +W", True, True), ("+W +W", False, False)]
)
def test_typed_symbols_need_their_type(rules: str, held: str, whip: bool, bomb: bool) -> None:
    duel = table(rules, f"Chespin {held}")

    assert duel.can("attack Vine Whip") is whip
    assert duel.can("attack Seed Bomb") is bomb


@books("xy")
@pytest.mark.scenario("S-054")
@pytest.mark.rule("ENERGY-02")
@pytest.mark.parametrize(
    ("held", "pays"), [("+R +W +W +W", True), ("+W +W +W +W", False), ("+R +R +R", False)]
)
def test_one_fire_and_three_of_any_kind(rules: str, held: str, pays: bool) -> None:
    assert table(rules, f"Delphox {held}").can("attack Fire Blast") is pays


@books("ecard")
@pytest.mark.scenario("S-055")
@pytest.mark.rule("ENERGY-02", "ENERGY-03")
@pytest.mark.parametrize("letter", list("GRWLPF"))
def test_ponyta_tackles_with_any_energy_and_keeps_it(rules: str, letter: str) -> None:
    duel = table(rules, f"Ponyta +{letter}")

    duel.attack("Tackle")

    assert duel.foe.active.damage == 10
    assert duel.you.active.energy == [letter]


@books("platinum")
@pytest.mark.scenario("S-055")
@pytest.mark.rule("ENERGY-02")
def test_treecko_pounds_with_any_energy_and_breathes_with_grass(rules: str) -> None:
    duel = table(rules, "Treecko +R +W")
    grass = table(rules, "Treecko +R +G")

    assert duel.can("attack Pound")
    assert duel.refused("attack Poison Breath")
    assert grass.can("attack Poison Breath")
    assert duel.attack("Pound").foe.active.damage == 10


@books("legends")
@pytest.mark.scenario("S-055")
@pytest.mark.rule("ENERGY-02")
def test_magmar_needs_fire_as_its_card_says(rules: str) -> None:
    duel = table(rules, "Magmar +R")

    assert table(rules, "Magmar +W").refused("attack Live Coal")
    assert duel.refused("attack Magma Punch")
    assert table(rules, "Magmar +R +W").can("attack Magma Punch")
    assert duel.attack("Live Coal").foe.active.damage == 10


@books("xy")
@pytest.mark.scenario("S-056")
@pytest.mark.rule("ENERGY-02")
def test_an_attack_that_costs_nothing_needs_no_energy(rules: str) -> None:
    duel = table(rules, "Magby")

    duel.attack("Play with Fire", flips="HH")

    assert duel.foe.active.conditions == {"burned"}
    assert [event.detail for event in duel.events("condition")] == ["burned", "asleep"]


@every_book
@pytest.mark.scenario("S-057")
@pytest.mark.rule("ENERGY-02")
@pytest.mark.parametrize(
    ("held", "pays"), [("+R +R +G", True), ("+R +G +G", False), ("+R +R", False)]
)
def test_two_fire_and_one_more(rules: str, held: str, pays: bool) -> None:
    assert table(rules, f"Pyre {held}").can("attack Pyre Ball") is pays


@every_book
@pytest.mark.rule("ENERGY-03")
def test_energy_stays_unless_the_attack_says_otherwise(rules: str) -> None:
    plain = table(rules, "Pyre +R +R +R").attack("Pyre Ball")
    costly = table(rules, "Louder +R +R").attack("Burn Out")

    assert plain.you.active.energy == ["R", "R", "R"]
    assert costly.you.active.energy == ["R"]
    assert costly.you.discard == ["R"]


@every_book
@pytest.mark.rule("ENERGY-04", "EN-6")
@pytest.mark.parametrize(
    ("held", "two", "three"),
    [
        ("+Rainbow Energy", False, False),
        ("+Rainbow Energy +R", True, False),
        ("+R +Rainbow Energy", True, False),
        ("+Rainbow Energy +Rainbow Energy", True, False),
        (f"+{DOUBLE} +R", False, True),
        ("+R +R", False, False),
        ("+G +G +Rainbow Energy", True, True),
    ],
)
def test_units_are_matched_to_symbols_one_each(
    rules: str, held: str, two: bool, three: bool
) -> None:
    duel = table(rules, f"Prism {held}")

    assert duel.can("attack Two Colors") is two
    assert duel.can("attack Three") is three


@every_book
@pytest.mark.rule("ENERGY-04", "EN-11")
def test_one_double_energy_is_one_card_and_two_energy(rules: str) -> None:
    cards = table(rules, "Louder", f"Snorlax +{DOUBLE} +R").attack("Count Cards")
    units = table(rules, "Louder", f"Snorlax +{DOUBLE} +R").attack("Count Energy")

    assert cards.foe.active.damage == 20
    assert units.foe.active.damage == 30


@pytest.mark.rule("ENERGY-05", "EN-1")
@pytest.mark.parametrize(
    ("rules", "letters"),
    [
        ("ecard", "GRWLPF"),
        ("ex", "GRWLPF"),
        ("platinum", "GRWLPFDM"),
        ("legends", "GRWLPFDM"),
        ("xy", "GRWLPFDMY"),
    ],
)
def test_each_book_lists_its_basic_energy(rules: str, letters: str) -> None:
    assert "".join(book(rules).basic_energy_types) == letters


@every_book
@pytest.mark.rule("ENERGY-07")
def test_no_book_and_no_card_knows_basic_colorless_or_dragon_energy(rules: str) -> None:
    basic = [card for card in Library.default().cards() if card.kinds[:1] == ("basic_energy",)]

    assert not {"C", "N"} & set(BOOKS[rules].basic_energy_types)
    assert len(basic) >= 9
    assert not [card.id for card in basic if card.provides in ("C", "N", "")]


@every_book
@pytest.mark.rule("EN-2", "EN-3")
@pytest.mark.parametrize("strict", [False, True])
def test_a_search_for_basic_energy_minds_what_the_book_calls_basic(
    rules: str, strict: bool
) -> None:
    house = book(rules).replace(strict_basic_energy=strict)
    duel = table(house, "Tauros", hand="Fetch", deck="dp1-129, neo1-104, R", shuffles="keep")
    listed = not strict or "D" in house.basic_energy_types

    duel.play("Fetch")

    texts = " ".join(duel.options)
    assert "Fire" in texts
    assert ("dp1-129" in texts) is listed
    assert "neo1-104" not in texts


@books(*OLD[:2])
@pytest.mark.rule("EN-2")
def test_a_strict_book_calls_a_basic_darkness_special(rules: str) -> None:
    house = book(rules).replace(strict_basic_energy=True)
    strict = table(house, "Tauros", "Snorlax +dp1-129", hand="Purge")
    lenient = table(rules, "Tauros", "Snorlax +dp1-129", hand="Purge")

    assert strict.can("play Purge")
    assert lenient.refused("play Purge")


@pytest.mark.rule("EN-2", "ENERGY-05")
@combat_every_book
def test_a_basic_print_of_a_type_not_listed_is_basic_unless_the_book_is_strict(rules: str) -> None:
    house = book(rules).replace(basic_energy_types=("G", "R"))
    table = duel(house, "Dummy", "Dummy", SEEK, NIGHT_ENERGY, hand="Seek", deck="t-night, 5*Dummy")

    table.play("Seek")

    assert "t-night" in " ".join(table.options)


EIGHT = ["Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Darkness", "Metal"]


@pytest.mark.rule("ENERGY-05", "M-43")
@combat_every_book
def test_a_player_names_a_type_of_which_the_book_has_energy(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", NAMER, hand="Namer")

    table.play("Namer")

    assert table.options == [*EIGHT, *(["Fairy"] if rules == "xy" else [])]


@every_book
@pytest.mark.rule("ENERGY-02")
@pytest.mark.parametrize("extra", [1, -1])
def test_a_changed_cost_counts_colorless_and_leaves_typed_symbols(rules: str, extra: int) -> None:
    shift = trainer("Shift", "stadium", f"static {{ mod(attack_cost, all(both), add, {extra}) }}")
    typed = mon("Typed", 60, "R", hit("Two", "RC", 20), hit("One", "R", 10), hit("None", "", 10))
    duel = scenario(rules, "Typed +R", "Snorlax", cards=(*JUDGED, shift, typed), stadium="Shift")
    bare = scenario(rules, "Typed", "Snorlax", cards=(*JUDGED, shift, typed), stadium="Shift")

    assert duel.can("attack Two") is (extra < 0)
    assert duel.can("attack One") is (extra < 0)
    assert bare.can("attack None") is (extra < 0)
    assert bare.refused("attack One")


@every_book
@pytest.mark.rule("ENERGY-03")
def test_energy_goes_to_its_owners_discard_pile_when_its_pokemon_falls(rules: str) -> None:
    duel = judged(rules, "Puncher +R", "Rattata dmg40 +W +Rainbow Energy | Tauros")

    duel.attack("Punch", answers=["prize 1"])

    assert duel.foe.discard == ["t-rattata", "W", "t-rainbowenergy"]
    assert duel.you.discard == []
