"""Evolving: which card goes on which Pokémon, and when."""

from __future__ import annotations

import pytest

from tests.rules.cards_course import ALL, pokemon, started, trainer
from tests.rules.cards_kinds import BAG, lay
from tests.rules.cards_stages import stage
from tests.rules.turn.cards import DAZER

LINE = "Charmander, Charmeleon, Charizard"
FRAIL = stage("t-50", "Frail", 30, "C", "Charmander")
TOOL = trainer("t-51", "Cape", "tool", "static { mod(max_hp, host, add, 20) }")
GIFTED = pokemon("t-54", "Gifted", powers=[("Gift", "power", "power(once) { draw(me, 1) }")])
HEIR = stage("t-55", "Heir", 90, "C", "Gifted")
EXTRA = (FRAIL, TOOL, DAZER, GIFTED, HEIR)


@pytest.mark.rule("EVOLVE-01")
@pytest.mark.parametrize("name", ALL)
def test_an_evolution_goes_on_the_pokemon_it_names_active_or_benched(name: str) -> None:
    duel = lay(name, "Charmander | Charmander, Bulbasaur", hand="2*Charmeleon")

    refused = duel.refused("evolve Charmeleon on bench 2")
    duel.evolve("Charmeleon", on="active").evolve("Charmeleon", on="bench 1")

    assert refused
    assert duel.you.active.stack == ["base1-46", "base1-24"]
    assert [mon.name for mon in duel.you.bench] == ["Charmeleon", "Bulbasaur"]


@pytest.mark.rule("EVOLVE-01")
@pytest.mark.parametrize("name", ALL)
def test_nobody_evolves_the_foes_pokemon(name: str) -> None:
    duel = lay(name, "Bulbasaur", "Charmander", hand="Charmeleon")

    assert not [option for option in duel.options if option.startswith("evolve")]


@pytest.mark.rule("EVOLVE-01", "EVOLVE-05", "EVOLVE-06")
@pytest.mark.scenario("S-032")
def test_bisharp_keeps_damage_and_energy_and_sheds_everything_else() -> None:
    duel = lay("xy", "Pawniard +M +M dmg30 asleep poisoned", hand="Bisharp")

    duel.evolve("Bisharp")

    assert (duel.you.active.damage, duel.you.active.energy) == (30, ["M", "M"])
    assert duel.you.active.conditions == set()
    assert duel.you.active.attacks == ["Metal Wallop"]


@pytest.mark.rule("EVOLVE-01", "EVOLVE-05")
@pytest.mark.scenario("S-033")
@pytest.mark.parametrize(
    ("name", "below", "card", "other"),
    [
        ("ecard", "Charmander", "Charmeleon", "Bulbasaur"),
        ("platinum", "Snorunt", "Froslass", "Misdreavus"),
        ("legends", "Misdreavus", "Mismagius", "Snorunt"),
    ],
)
def test_the_examples_of_the_books_evolve(name: str, below: str, card: str, other: str) -> None:
    duel = lay(name, f"{below} dmg20 | {other}", hand=card)

    refused = duel.refused(f"evolve {card} on bench 1")
    duel.evolve(card, on="active")

    assert refused
    assert (duel.you.active.name, duel.you.active.damage) == (card, 20)


@pytest.mark.rule("EVOLVE-02")
@pytest.mark.scenario("S-037")
@pytest.mark.parametrize("name", ALL)
def test_a_stage_cannot_be_skipped(name: str) -> None:
    duel = lay(name, "Charmander | Charmander>Charmeleon", hand="Charizard")

    assert duel.refused("evolve Charizard on active")
    assert duel.can("evolve Charizard on bench 1")


@pytest.mark.rule("EVOLVE-02")
@pytest.mark.parametrize("name", ALL)
def test_an_effect_may_say_that_a_stage_is_skipped(name: str) -> None:
    duel = lay(name, "Charmander dmg20 +R", deck=f"{LINE}, G", hand="Pokémon Breeder, Charizard")

    duel.play("Pokémon Breeder")

    assert duel.you.active.stack == ["base1-46", "base1-4"]
    assert (duel.you.active.damage, duel.you.active.energy) == (20, ["R"])


@pytest.mark.rule("EVOLVE-02", "EVOLVE-10")
@pytest.mark.parametrize("name", ALL)
def test_an_effect_that_does_not_say_so_skips_no_stage(name: str) -> None:
    push = trainer(
        "t-56", "Push", "item", "play { c <- choose(hand(me)[evolution]); evolve(c, active(me)) }"
    )
    duel = lay(name, "Charmander", deck=f"{LINE}, G", hand="Push, Charizard", cards=[push])
    next_one = lay(name, "Charmander", deck=f"{LINE}, G", hand="Push, Charmeleon", cards=[push])

    duel.play("Push")
    next_one.play("Push")

    assert (duel.you.active.name, duel.you.hand) == ("Charmander", ["base1-4"])
    assert next_one.you.active.name == "Charmeleon"


@pytest.mark.rule("EVOLVE-03")
@pytest.mark.scenario("S-035")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_does_not_evolve_in_the_turn_it_came_into_play(name: str) -> None:
    duel = lay(name, "Bulbasaur", hand="Charmander, Charmeleon")

    duel.bench("Charmander")
    refused = duel.refused("evolve Charmeleon on bench 1")
    duel.end_turn().end_turn()

    assert refused
    assert duel.turn == 5
    assert duel.evolve("Charmeleon", on="bench 1").you.bench[0].name == "Charmeleon"


@pytest.mark.rule("EVOLVE-03")
@pytest.mark.scenario("S-036")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_does_not_evolve_twice_in_a_turn(name: str) -> None:
    duel = lay(name, "Charmander", hand="Charmeleon, Charizard")

    duel.evolve("Charmeleon")
    refused = duel.refused("evolve Charizard")
    duel.end_turn().end_turn()

    assert refused
    assert duel.evolve("Charizard").you.active.stack == ["base1-46", "base1-24", "base1-4"]


@pytest.mark.rule("EVOLVE-03")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_replayed_from_hand_is_new_again(name: str) -> None:
    duel = lay(name, "Bulbasaur | Charmander", hand="Gather, Charmeleon")

    duel.play("Gather", answers=["bench 1"]).bench("Charmander")

    assert duel.refused("evolve Charmeleon")


@pytest.mark.rule("EVOLVE-03")
@pytest.mark.parametrize("name", ALL)
def test_moving_between_active_and_bench_does_not_make_a_pokemon_new(name: str) -> None:
    duel = lay(name, "Charmander +R | Bulbasaur", hand="Charmeleon")

    duel.retreat()

    assert duel.can("evolve Charmeleon on bench 1")


@pytest.mark.rule("EVOLVE-03", "EVOLVE-04")
@pytest.mark.parametrize("name", ALL)
def test_an_effect_may_lift_the_ban_on_new_pokemon_but_not_the_first_turn(name: str) -> None:
    hand = f"{LINE}, Charmander"
    duel = lay(name, "Bulbasaur", hand=hand, stadium="Broken Time-Space")
    first = lay(name, "Charmander", hand=hand, stadium="Broken Time-Space", turn=1)

    duel.bench("Charmander").evolve("Charmeleon").evolve("Charizard")

    assert duel.you.bench[0].stack == ["base1-46", "base1-24", "base1-4"]
    assert first.refused("evolve Charmeleon")


@pytest.mark.rule("EVOLVE-03")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_benched_in_the_foes_turn_may_evolve_in_the_own(name: str) -> None:
    gift = trainer("t-58", "Gift", "item", "play { x <- choose(hand(foe)[basic]); bench(x) }")
    duel = lay(name, "Bulbasaur", hand="Gift", foe_hand="Charmander, Charmeleon", cards=[gift])

    duel.play("Gift").end_turn()

    assert duel.can("evolve Charmeleon on bench 1")


@pytest.mark.rule("EVOLVE-04")
@pytest.mark.scenario("S-034")
@pytest.mark.parametrize("name", ALL)
def test_neither_player_evolves_on_the_own_first_turn(name: str) -> None:
    hand = ["Charmander, 2*Charmeleon, 4*L"]
    duel = started(name, hand, hand, cards=BAG)

    first = duel.refused("evolve Charmeleon")
    second = duel.end_turn().refused("evolve Charmeleon")
    third = duel.end_turn().can("evolve Charmeleon on active")

    assert (first, second, third) == (True, True, True)
    assert (duel.turn, duel.player) == (3, "you")


@pytest.mark.rule("EVOLVE-08")
@pytest.mark.parametrize("name", ALL)
def test_evolving_into_fewer_hp_than_damage_knocks_out_at_once(name: str) -> None:
    duel = lay(name, "Charmander dmg30 | Bulbasaur", hand="Frail", cards=EXTRA, foe_prizes=3)

    duel.evolve("Frail")

    assert (duel.asked, duel.chooser) == ("prize", "foe")
    duel.answer("prize 1")
    assert (duel.you.active.name, duel.foe.prizes_left) == ("Bulbasaur", 2)
    assert (duel.player, duel.asked) == ("you", "main")


@pytest.mark.rule("EVOLVE-09", "EVOLVE-17")
@pytest.mark.scenario("S-049")
@pytest.mark.parametrize("name", ["ecard", "ex"])
def test_a_baby_becomes_an_evolved_pokemon_that_is_no_basic(name: str) -> None:
    young = lay(name, "Pichu", hand="Basic Bane")
    grown = lay(name, "Pichu dmg10", hand="Pikachu, Basic Bane, Growth Bane")

    young.play("Basic Bane")
    grown.evolve("Pikachu").play("Basic Bane")

    assert young.you.active.damage == 10
    assert grown.you.active.damage == 10
    assert grown.play("Growth Bane").you.active.damage == 20


@pytest.mark.rule("EVOLVE-09")
@pytest.mark.parametrize("name", ALL)
def test_the_same_basic_may_be_benched_or_put_on_its_baby(name: str) -> None:
    duel = lay(name, "Pichu", hand="Pikachu")
    new = lay(name, "Bulbasaur", hand="Pichu, Pikachu").bench("Pichu")

    assert duel.can("bench Pikachu")
    assert duel.can("evolve Pikachu on active")
    assert new.refused("evolve Pikachu")


@pytest.mark.rule("EVOLVE-10")
@pytest.mark.scenario("S-038")
@pytest.mark.parametrize("name", ALL)
def test_a_copied_attack_does_not_evolve_the_copier_into_a_stranger(name: str) -> None:
    rapid = 'no_damage; after { c <- search(deck(me)[named("Gyarados")]); evolve(c, self) }'
    copier = pokemon(
        "neo1-16",
        "Togetic",
        attacks=[
            ("Super Metronome", "C", "", "no_damage; after { use_attack(attacks_of(defender)) }")
        ],
    )
    carp = pokemon("base5-47", "Magikarp", 30, "W", attacks=[("Rapid Evolution", "W", "", rapid)])
    gyarados = stage("base1-6", "Gyarados", 100, "W", "Magikarp")
    cards = (copier, carp, gyarados)
    copied = lay(name, "Togetic +G", "Magikarp", deck="Gyarados, 3*G", cards=cards)
    own = lay(name, "Magikarp +W", "Togetic", deck="Gyarados, 3*G", cards=cards)

    copied.attack("Super Metronome", answers=["Gyarados"])
    own.attack("Rapid Evolution", answers=["Gyarados"])

    assert copied.you.active.name == "Togetic"
    assert "base1-6" in copied.you.deck
    assert own.you.active.stack == ["base5-47", "base1-6"]


@pytest.mark.rule("EVOLVE-10")
@pytest.mark.scenario("S-039")
@pytest.mark.parametrize("name", ["ex", "platinum", "legends", "xy"])
def test_an_owners_pokemon_evolves_only_into_its_own_line(name: str) -> None:
    duel = lay(name, "Brock's Sandshrew | Sandshrew", hand="Sandslash, Brock's Sandslash")

    assert duel.refused("evolve Sandslash on active")
    assert duel.refused("evolve Brock's Sandslash on bench 1")
    assert duel.can("evolve Brock's Sandslash on active")
    assert duel.can("evolve Sandslash on bench 1")


@pytest.mark.rule("EVOLVE-10")
@pytest.mark.scenario("S-040")
@pytest.mark.parametrize("name", ["platinum", "legends"])
def test_other_forms_do_not_evolve_into_the_plain_line(name: str) -> None:
    duel = lay(name, "Rocket's Meowth | Scyther ex, Meowth", hand="Persian, ex10-15")

    assert duel.refused("evolve Persian on active")
    assert duel.refused("evolve Scizor on bench 1")
    assert duel.can("evolve Persian on bench 2")


@pytest.mark.rule("EVOLVE-01")
@pytest.mark.scenario("S-041")
def test_a_level_is_no_part_of_the_name_but_an_owner_is() -> None:
    duel = lay("xy", "Geodude | t-12, Brock's Geodude", hand="Graveler")

    assert duel.can("evolve Graveler on active")
    assert duel.can("evolve Graveler on bench 1")
    assert duel.refused("evolve Graveler on bench 2")
