"""Crystal Types, ACE SPEC, Team Plasma, and texts that name cards. [CARD-CRY-1, NAMING-23]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.decks.deck import Deck, violations
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import PLAIN, books, every_book, held, hit, mon, times, trainer

LUGIA = "ecard2-149"
FRAIL = mon("Frail", 200, "C", weaknesses=times("R"))
RAINER = mon(
    "Rainer",
    80,
    "W",
    powers=held(
        "Rain",
        "power",
        "power(free, needs=any_of(hand(me)[energy])) "
        "{ x <- choose(hand(me)[energy]); attach(x, active(me)) }",
    ),
)
SHIFTER = mon(
    "Shifter",
    80,
    "W",
    powers=held(
        "Shift",
        "power",
        "power(free) { x <- choose(energy_on(bench_of(me))); attach(x, active(me)) }",
    ),
)
HUSH = trainer("Hush", "stadium", "static { off_power(all(both), body) }")
SEEK = trainer(
    "Seek Gengar",
    "item",
    'play { x <- search(deck(me)[named("Gengar")]); move(x, hand); shuffle(me) }',
)
DARK_GENGAR = mon("Dark Gengar", 70, "P", kinds=("stage2", "dark"), evolves_from="Dark Haunter")
GENGAR_EX = mon("Gengar-EX", 170, "P", kinds=("basic", "EX"), text='rule("prizes", 2)')
MAGIKARP = mon(
    "Magikarp",
    30,
    "W",
    hit(
        "Rapid Evolution",
        "",
        0,
        'no_damage; after { x <- search(deck(me)[named("Gyarados") or named("Dark Gyarados")]); '
        "evolve(x, self); shuffle(me) }",
    ),
)
GYARADOS = mon("Gyarados", 100, "W", kinds=("stage1",), evolves_from="Magikarp")
AIPOM = mon(
    "Aipom",
    40,
    "C",
    hit("Pilfer", "", 0, "no_damage; after { return_mon(self, deck); shuffle(me) }"),
)
TOGETIC = mon(
    "Togetic",
    60,
    "C",
    hit(
        "Super Metronome",
        "",
        0,
        "no_damage; choices { a <- choose(attacks_of(all(foe))) }; after { use_attack(a) }",
    ),
)
SANDSHREW = mon(
    "Sandshrew",
    40,
    "F",
    hit(
        "Sand-attack",
        "",
        10,
        "after { x <- active(foe); lasting(foe_next_turn, on=x) "
        "{ handler(instead(attack_declared(x)) { f <- flip; if tails(f) > 0 { nullify } }) } }",
    ),
)
PLASMA_CALL = trainer(
    "Plasma Call",
    "item",
    'play { x <- search(deck(me)[pokemon and tag("plasma")]); move(x, hand); shuffle(me) }',
)
PLAIN_LIEPARD = mon("Liepard", 90, "D", id="t-liepard", kinds=("stage1",), evolves_from="Purrloin")
GLOOMY = mon(
    "Gloomy",
    60,
    "C",
    hit("Owners", "", 0, 'damage(10 * count(all(foe)[tag("owner")]))'),
    hit("Plasmas", "", 0, 'damage(10 * count(all(foe)[tag("plasma")]))'),
)
CARDS = (
    *PLAIN,
    *(FRAIL, RAINER, SHIFTER, HUSH, SEEK, DARK_GENGAR, GENGAR_EX, MAGIKARP, GYARADOS, AIPOM),
    *(TOGETIC, SANDSHREW, PLASMA_CALL, PLAIN_LIEPARD, GLOOMY),
)


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


def broken(rules: str, *groups: tuple[int, Card]) -> list[str]:
    """Return the rules that a deck of these cards and of Energy breaks."""
    cards = [card for count, card in groups for _ in range(count)]
    cards += [Library.default().card("base1-98")] * (60 - len(cards))
    return [found.rule_id for found in violations(Deck("test", tuple(cards)), book(rules))]


@every_book
@pytest.mark.scenario("K-096")
@pytest.mark.rule("CARD-CRY-1", "CARD-CRY-2")
def test_crystal_lugia_is_fire_in_the_turn_fire_energy_is_attached(rules: str) -> None:
    duel = table(rules, f"{LUGIA} +W +W +P", "Frail", hand="R, R")

    duel.attach("R")
    types = duel.you.active.types
    duel.attack("Steam Blast", answers=["Psychic Energy"])

    assert types == "R"
    assert duel.foe.active.damage == 100
    assert duel.you.active.types == "C"


@every_book
@pytest.mark.scenario("K-096")
@pytest.mark.rule("CARD-CRY-1")
def test_crystal_lugia_is_colorless_in_a_turn_without_attaching(rules: str) -> None:
    duel = table(rules, f"{LUGIA} +W +W +R +P", "Frail")

    duel.attack("Steam Blast", answers=["Psychic Energy"])

    assert duel.foe.active.damage == 50


@every_book
@pytest.mark.scenario("K-097")
@pytest.mark.rule("CARD-CRY-3")
@pytest.mark.parametrize("card", ["Rainbow Energy", "neo1-104", "neo1-19", "G"])
def test_only_basic_energy_of_a_listed_type_changes_it(rules: str, card: str) -> None:
    duel = table(rules, LUGIA, hand=card)

    duel.attach(card)

    assert duel.you.active.types == "C"


@every_book
@pytest.mark.rule("CARD-CRY-1")
def test_a_second_attachment_by_effect_replaces_the_type(rules: str) -> None:
    duel = table(rules, f"{LUGIA} | Rainer", hand="R, W")

    duel.attach("R").power("Rain")

    assert duel.you.active.types == "W"


@every_book
@pytest.mark.rule("CARD-CRY-1")
def test_energy_that_does_not_come_from_hand_changes_nothing(rules: str) -> None:
    duel = table(rules, f"{LUGIA} | Shifter +R")

    duel.power("Shift")

    assert duel.you.active.energy == ["R"]
    assert duel.you.active.types == "C"


@every_book
@pytest.mark.rule("CARD-CRY-4")
def test_a_body_switched_off_later_leaves_the_type_and_earlier_gives_none(rules: str) -> None:
    later = table(rules, LUGIA, hand="R, Hush").attach("R").play("Hush")
    earlier = table(rules, LUGIA, hand="R", stadium="Hush").attach("R")

    assert later.you.active.types == "R"
    assert earlier.you.active.types == "C"


@every_book
@pytest.mark.rule("CARD-CRY-5")
def test_a_crystal_pokemon_has_the_name_and_limit_of_any_other(rules: str) -> None:
    crystal = Library.default().card(LUGIA)
    plain = mon("Lugia", 90, "C", id="t-lugia")

    assert broken(rules, (4, crystal)) == []
    assert broken(rules, (4, crystal), (1, plain)) == ["FORMAT-2"]


@every_book
@pytest.mark.scenario("K-123")
@pytest.mark.rule("CARD-ACE-1", "CARD-ACE-3")
def test_the_ace_mark_belongs_to_the_printing(rules: str) -> None:
    ace, old = Library.default().card("bw7-137"), Library.default().card("base1-71")
    basic = PLAIN[0]

    assert broken(rules, (1, basic), (1, ace), (3, old)) == []
    assert broken(rules, (1, basic), (1, ace), (4, old)) == ["FORMAT-2"]
    assert "FORMAT-5" in broken(rules, (1, basic), (2, ace))


@every_book
@pytest.mark.rule("CARD-PLA-1", "CARD-PLA-3")
def test_team_plasma_is_no_part_of_the_name_and_no_owner(rules: str) -> None:
    plasma = Library.default().card("bw8-84")
    duel = table(rules, "Gloomy", "bw8-82>bw8-84").attack("Owners")
    evolving = table(rules, "bw8-82", hand="bw8-84, t-liepard")

    assert broken(rules, (1, PLAIN[0]), (4, plasma), (1, PLAIN_LIEPARD)) == ["FORMAT-2"]
    assert duel.foe.active.damage == 0
    assert evolving.can("evolve bw8-84")
    assert evolving.can("evolve t-liepard")


@every_book
@pytest.mark.rule("CARD-PLA-2")
def test_a_text_that_names_team_plasma_asks_the_card_and_the_top_card(rules: str) -> None:
    found = table(rules, "Tauros", hand="Plasma Call", deck="bw8-84, t-liepard, R")
    top = table(rules, "Gloomy", "bw8-82>bw8-84 | bw8-82>t-liepard").attack("Plasmas")

    found.play("Plasma Call")

    assert [text for text in found.options if "Liepard" in text] == ["pick Liepard (bw8-84)"]
    assert top.foe.active.damage == 10


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


@books("ecard", "xy")
@pytest.mark.scenario("S-078")
@pytest.mark.rule("ATTACK-12", "RETREAT-07")
def test_a_pokemon_that_was_benched_forgets_the_sand_in_its_eyes(rules: str) -> None:
    blind = table(rules, "Sandshrew", "Rattata +R | Spearow", foe_hand="2*Switch")
    blind.attack("Sand-attack")
    stayed = table(rules, "Sandshrew", "Rattata +R | Spearow").attack("Sand-attack")

    stayed.attack("Bite", flips="T")
    blind.play("Switch").play("Switch").attack("Bite")

    assert stayed.you.active.damage == 0
    assert blind.you.active.damage == 20
