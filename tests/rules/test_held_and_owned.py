"""Held items, owners, δ, and what a name means in play."""

from __future__ import annotations

import pytest

from playmat.rules import book
from tests.rules.cards_course import ALL, pokemon, trainer
from tests.rules.cards_kinds import found, lay
from tests.rules.cards_stages import broken, leveled, stage

BODY_LOCK = trainer("t-105", "Body Lock", "stadium", "static { off_power(all(both), any) }")
CAPE = trainer("t-106", "Cape", "tool")
ZAPPER = pokemon("t-107", "Zapper", 90, "L", attacks=[("Zap", "C", "40")])
SNATCH = trainer("t-110", "Snatch", "item", "play { discard(gear_on(all(both))) }")
BIDOOF_X = leveled("t-111", "Bidoof LV.X", 120, "C")
BIDOOF_BREAK = broken("t-112", "Bidoof BREAK", 120, "C")
HONEY = pokemon(
    "t-113",
    "Honeyed",
    powers=[("Honey", "held", "on(turn_ended(me), if=my_turn) { heal(self, 10) }")],
)
OWNER_BANE = trainer("t-91", "Owner Bane", "item", 'play { counters(all(both)[tag("owner")], 1) }')
DARK_BANE = trainer(
    "t-114", "Dark Bane", "item", 'play { counters(all(both)[name_has("Dark")], 1) }'
)
DELTA_BANE = trainer("t-115", "Delta Bane", "item", 'play { counters(all(both)[tag("delta")], 1) }')
HOLON = pokemon("ex13-70", "Holon's Magnemite", 40, "M", kinds=("basic", "holon"))
DARKRAI = pokemon("dp5-3", "Darkrai", 80, "D")
AQUA = pokemon("ex4-1", "Team Aqua's Cacturne", 80, "GD", kinds=("basic", "owner"))
HAUNTER_BANE = trainer(
    "t-116", "Haunter Bane", "item", 'play { counters(all(both)[named("Haunter")], 1) }'
)
HAUNTER_CALL = trainer(
    "t-117",
    "Haunter Call",
    "item",
    'play { x <- search(deck(me)[named("Haunter")]); move(x, hand) }',
)
AIPOM = pokemon(
    "neo1-26",
    "Aipom",
    40,
    attacks=[("Pilfer", "C", "", "no_damage; after { return_mon(self, deck); shuffle(me) }")],
)
COPIER = pokemon(
    "neo1-16",
    "Togetic",
    60,
    attacks=[("Super Metronome", "C", "", "no_damage; after { use_attack(attacks_of(defender)) }")],
)
NAPPER = pokemon(
    "t-118", "Napper", attacks=[("Nap", "C", "", "no_damage; after { heal(self, 10) }")]
)
NAPPER_X = leveled("t-119", "Napper LV.X", 100, "C")
NAPPER_BREAK = broken("t-120", "Napper BREAK", 100, "C")
CARDS = (
    *(BODY_LOCK, CAPE, ZAPPER, SNATCH, BIDOOF_X, BIDOOF_BREAK, HONEY, OWNER_BANE, DARK_BANE),
    *(DELTA_BANE, HOLON, DARKRAI, AQUA, HAUNTER_BANE, HAUNTER_CALL, AIPOM, COPIER),
    *(NAPPER, NAPPER_X, NAPPER_BREAK),
)


# Held items


@pytest.mark.rule("CARD-HELD-1")
@pytest.mark.scenario("K-147")
@pytest.mark.parametrize("name", ALL)
def test_a_held_item_works_while_powers_are_off_and_uses_no_tool_slot(name: str) -> None:
    duel = lay(
        name,
        "Zapper +G",
        "Bidoof",
        foe_hand="Cape",
        stadium="Body Lock",
        cards=CARDS,
    )

    duel.attack("Zap")

    assert duel.foe.active.damage == 20
    assert duel.can("play Cape to active")


@pytest.mark.rule("CARD-HELD-1")
@pytest.mark.parametrize("name", ALL)
def test_conditions_and_the_removal_of_tools_leave_a_held_item_alone(name: str) -> None:
    duel = lay(name, "Zapper +G", "Bidoof confused poisoned", hand="Snatch", cards=CARDS)

    duel.play("Snatch").attack("Zap")

    assert duel.foe.active.damage == 20 + 10


@pytest.mark.rule("CARD-HELD-1")
@pytest.mark.parametrize("name", ALL)
def test_a_held_item_works_only_on_the_top_card_in_play(name: str) -> None:
    beaver = stage("t-121", "Bibarel", 90, "C", "Bidoof")
    duel = lay(name, "Zapper +G", "Bidoof>Bibarel", cards=[*CARDS, beaver])

    duel.attack("Zap")

    assert duel.foe.active.damage == 40


@pytest.mark.rule("CARD-HELD-2")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("cover", ["Bidoof LV.X", "Bidoof BREAK"])
def test_a_held_item_is_lost_under_a_lv_x_or_a_break(name: str, cover: str) -> None:
    duel = lay(name, "Zapper +G", f"Bidoof>{cover}", cards=CARDS)

    duel.attack("Zap")

    assert duel.foe.active.damage == 40


@pytest.mark.rule("CARD-HELD-3")
@pytest.mark.scenario("K-146")
@pytest.mark.parametrize("name", ALL)
def test_a_stone_lifts_the_ban_on_new_pokemon_and_not_the_first_turn(name: str) -> None:
    second = lay(name, "Bulbasaur", hand="dp3-95, Honchkrow").bench("Murkrow")
    first = lay(name, "Bulbasaur", hand="dp3-95, Honchkrow", turn=1).bench("Murkrow")
    plain = lay(name, "Bulbasaur", hand="dp2-90, Honchkrow").bench("Murkrow")

    assert second.can("evolve Honchkrow on bench 1")
    assert first.refused("evolve Honchkrow")
    assert plain.refused("evolve Honchkrow")


@pytest.mark.rule("CARD-HELD-4", "TURN-09")
@pytest.mark.parametrize("name", ALL)
def test_an_item_for_the_end_of_the_turn_acts_before_the_step_between_turns(name: str) -> None:
    duel = lay(name, "Honeyed dmg50 poisoned | Bulbasaur", cards=CARDS)

    duel.end_turn()

    assert duel.you.active.name == "Honeyed"
    assert duel.you.active.damage == 50
    assert [e.what for e in duel.log if e.what in ("heal", "poison")] == ["heal", "poison"]


# Owners, Dark and δ


@pytest.mark.rule("CARD-OWN-1")
@pytest.mark.parametrize("name", ALL)
def test_an_owner_is_part_of_the_name_for_every_text(name: str) -> None:
    bane = trainer(
        "t-122", "Geodude Bane", "item", 'play { counters(all(me)[named("Geodude")], 1) }'
    )
    duel = lay(name, "base3-47 | Brock's Geodude", hand="Geodude Bane", cards=[bane])

    duel.play("Geodude Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]


@pytest.mark.rule("CARD-OWN-2")
@pytest.mark.parametrize("name", ALL)
def test_an_owners_pokemon_evolves_only_under_the_same_owner(name: str) -> None:
    duel = lay(
        name, "Brock's Geodude | base3-47, Brock's Sandshrew", hand="Graveler, Brock's Sandslash"
    )

    assert duel.refused("evolve Graveler on active")
    assert duel.can("evolve Graveler on bench 1")
    assert duel.can("evolve Brock's Sandslash on bench 2")


@pytest.mark.rule("CARD-OWN-3")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("switch", "damage"), [(False, 0), (True, 10)])
def test_whether_holons_pokemon_have_an_owner_is_a_switch(
    name: str, switch: bool, damage: int
) -> None:
    rules = book(name).replace(holon_is_owner=switch)
    duel = lay(
        rules, "Brock's Geodude | Holon's Magnemite, Dialga G", hand="Owner Bane", cards=CARDS
    )

    duel.play("Owner Bane")

    assert duel.you.active.damage == 10
    assert [mon.damage for mon in duel.you.bench] == [damage, 0]


@pytest.mark.rule("CARD-OWN-3")
@pytest.mark.parametrize("name", ALL)
def test_no_book_counts_holon_dark_or_plasma_as_an_owner(name: str) -> None:
    duel = lay(
        name, "Meowth>Dark Persian | Holon's Magnemite, bw8-90", hand="Owner Bane", cards=CARDS
    )

    duel.play("Owner Bane")

    assert [duel.you.active.damage, *(mon.damage for mon in duel.you.bench)] == [0, 0, 0]


@pytest.mark.rule("CARD-OWN-4")
@pytest.mark.parametrize("name", ALL)
def test_a_dark_pokemon_evolves_from_what_it_prints(name: str) -> None:
    duel = lay(name, "Meowth | Rocket's Meowth", hand="Dark Persian, Persian")

    assert duel.can("evolve Dark Persian on active")
    assert duel.can("evolve Persian on active")
    assert duel.refused("evolve Dark Persian on bench 1")


@pytest.mark.rule("CARD-OWN-4")
@pytest.mark.parametrize("name", ALL)
def test_dark_in_the_name_is_a_word(name: str) -> None:
    duel = lay(name, "Meowth>Dark Persian | Darkrai", hand="Dark Bane", cards=CARDS)

    duel.play("Dark Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]


@pytest.mark.rule("CARD-OWN-5")
@pytest.mark.parametrize("name", ALL)
def test_an_owners_pokemon_of_two_types_is_both(name: str) -> None:
    bane = trainer(
        "t-123",
        "Type Bane",
        "item",
        "play { counters(all(me)[typed(G)], 1); counters(all(me)[typed(D)], 1) }",
    )
    duel = lay(name, "Team Aqua's Cacturne", hand="Type Bane", cards=[*CARDS, bane])

    duel.play("Type Bane")

    assert (duel.you.active.types, duel.you.active.damage) == ("GD", 20)


@pytest.mark.rule("CARD-DELTA-1")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("below", "above"), [("Kakuna", "Beedrill δ"), ("Shelgon δ", "Salamence")])
def test_delta_is_no_part_of_the_name(name: str, below: str, above: str) -> None:
    duel = lay(name, below, hand=above)

    assert duel.evolve(above).you.active.name == above


@pytest.mark.rule("CARD-DELTA-2", "CARD-DELTA-3")
@pytest.mark.parametrize("name", ALL)
def test_delta_stays_a_mark_for_texts_and_the_type_is_as_printed(name: str) -> None:
    duel = lay(name, "Shelgon δ | ex8-2", hand="Delta Bane", cards=CARDS)

    duel.play("Delta Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]
    assert [duel.you.active.types, duel.you.bench[0].types] == ["W", "C"]


# Names in texts


@pytest.mark.rule("NAMING-26", "NAME-09")
@pytest.mark.scenario("K-136")
@pytest.mark.parametrize("name", ALL)
def test_a_copied_text_that_names_its_pokemon_means_the_copier(name: str) -> None:
    duel = lay(name, "Togetic +G | Bulbasaur", "Aipom", cards=CARDS)

    duel.attack("Super Metronome")

    assert {"neo1-16", "G"} <= set(duel.you.deck)
    assert (duel.you.active.name, duel.foe.active.name) == ("Bulbasaur", "Aipom")


@pytest.mark.rule("NAMING-26", "NAME-09")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("cover", ["Napper LV.X", "Napper BREAK"])
def test_an_inherited_text_that_names_its_pokemon_means_the_whole_pokemon(
    name: str, cover: str
) -> None:
    duel = lay(name, f"Napper>{cover} +G dmg30", cards=CARDS)

    duel.attack("Nap")

    assert duel.you.active.damage == 20


@pytest.mark.rule("NAMING-28")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_in_play_has_the_name_of_its_top_card_only(name: str) -> None:
    duel = lay(
        name,
        "Gastly>Haunter>dp7-18 | Gastly>Haunter",
        hand="Haunter Bane, Haunter Call",
        deck="Haunter, dp7-18, G",
        cards=CARDS,
    )

    duel.play("Haunter Bane").play("Haunter Call")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [0, 10]
    assert (found(duel, "Haunter"), found(duel, "Gengar")) == (True, False)
