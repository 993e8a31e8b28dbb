"""The meaning of names in play, and texts that name cards. [NAMING-14 ... NAMING-28]"""

from __future__ import annotations

import pytest

from tests.rules.cards_combat import blow, duel
from tests.rules.cards_combat import every_book as combat_every_book
from tests.rules.cards_combat import mon as combat_mon
from tests.rules.cards_course import ALL
from tests.rules.cards_kinds import found, lay
from tests.rules.cards_turn import PLAIN, every_book, mon
from tests.rules.kinds.cards_named import broken, table
from tests.rules.kinds.cards_owned import OWNED


@every_book
@pytest.mark.scenario("K-134")
@pytest.mark.rule("NAMING-23")
def test_a_text_that_names_gengar_finds_gengar_lv_x_and_no_other_name(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Seek Gengar", deck="pl4-97, Dark Gengar, Gengar-EX, R")

    duel.play("Seek Gengar")

    assert [text for text in duel.options if text != "stop"] == ["pick Gengar LV.X (pl4-97)"]


@every_book
@pytest.mark.scenario("K-135")
@pytest.mark.rule("NAMING-27")
def test_a_copied_rapid_evolution_does_nothing_for_togetic(rules: str) -> None:
    duel = table(rules, "Togetic", "Magikarp", deck="Gyarados, 5*R")

    duel.attack("Super Metronome", answers=["Gyarados"])

    assert duel.you.active.name == "Togetic"
    assert "t-gyarados" in duel.you.deck


@every_book
@pytest.mark.scenario("K-136")
@pytest.mark.rule("NAMING-26")
def test_a_copied_pilfer_shuffles_its_user_into_the_deck(rules: str) -> None:
    duel = table(rules, "Togetic +R | Rattata", "Aipom", deck="5*W")

    duel.attack("Super Metronome")

    assert duel.you.active.name == "Rattata"
    assert {"t-togetic", "R"} <= set(duel.you.deck)
    assert duel.foe.active.name == "Aipom"


@every_book
@pytest.mark.scenario("K-137")
@pytest.mark.rule("NAMING-14")
def test_two_cloaks_of_wormadam_are_two_names(rules: str) -> None:
    trash = mon("Wormadam Trash Cloak", 90, "M", kinds=("stage1",), evolves_from="Burmy")
    plant = mon("Wormadam Plant Cloak", 90, "G", kinds=("stage1",), evolves_from="Burmy")

    assert broken(rules, (1, PLAIN[0]), (4, trash), (4, plant)) == []
    assert broken(rules, (1, PLAIN[0]), (5, trash)) == ["FORMAT-2"]


@pytest.mark.rule("NAMING-26", "NAME-09")
@pytest.mark.scenario("K-136")
@pytest.mark.parametrize("name", ALL)
def test_a_copied_text_that_names_its_pokemon_means_the_copier(name: str) -> None:
    duel = lay(name, "Togetic +G | Bulbasaur", "Aipom", cards=OWNED)

    duel.attack("Super Metronome")

    assert {"neo1-16", "G"} <= set(duel.you.deck)
    assert (duel.you.active.name, duel.foe.active.name) == ("Bulbasaur", "Aipom")


@pytest.mark.rule("NAMING-26", "NAME-09")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("cover", ["Napper LV.X", "Napper BREAK"])
def test_an_inherited_text_that_names_its_pokemon_means_the_whole_pokemon(
    name: str, cover: str
) -> None:
    duel = lay(name, f"Napper>{cover} +G dmg30", cards=OWNED)

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
        cards=OWNED,
    )

    duel.play("Haunter Bane").play("Haunter Call")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [0, 10]
    assert (found(duel, "Haunter"), found(duel, "Gengar")) == (True, False)


@pytest.mark.rule("NAMING-27")
@pytest.mark.scenario("K-135")
@combat_every_book
def test_a_copied_attack_does_not_evolve_its_user_into_a_stranger(rules: str) -> None:
    rapid = (
        'no_damage; after { x <- search(deck(me)[named("Gyarados")]); '
        "evolve(x, self); shuffle(me) }"
    )
    carp = combat_mon("Magikarp", 30, "W", blow("Rapid Evolution", 0, rapid))
    gyarados = combat_mon("Gyarados", 100, "W", kinds=("stage1",), of="Magikarp")
    copied = duel(rules, "Tweeter", "Magikarp", carp, gyarados, deck="Gyarados, 3*G")
    own = duel(rules, "Magikarp", "Dummy", carp, gyarados, deck="Gyarados, 3*G")

    copied.attack("Copy", answers=["Gyarados"])
    own.attack("Rapid Evolution", answers=["Gyarados"])

    assert copied.you.active.name == "Tweeter"
    assert "t-gyarados" in copied.you.deck
    assert own.you.active.name == "Gyarados"


@pytest.mark.rule("NAMING-27", "EVOLVE-09")
@pytest.mark.parametrize(("user", "becomes"), [("Sprout", "Grown"), ("Tweeter", "Tweeter")])
def test_a_copied_attack_does_not_lay_a_babys_basic_on_a_stranger(user: str, becomes: str) -> None:
    grow = 'no_damage; after { x <- search(deck(me)[named("Grown")]); evolve(x, self) }'
    grown = combat_mon("Grown", 60, "L", blow("Zap", 10))
    sprout = combat_mon(
        *("Sprout", 30, "L", blow("Grow Up", 0, grow)), kinds=("basic", "baby"), to=("Grown",)
    )
    table = duel("ecard", user, "Sprout", sprout, grown, deck="Grown, 3*G")

    table.attack("Copy" if user == "Tweeter" else "Grow Up", flips="H", answers=["Grown"])

    assert table.you.active.name == becomes
    assert ("t-grown" in table.you.deck) is (user == "Tweeter")
