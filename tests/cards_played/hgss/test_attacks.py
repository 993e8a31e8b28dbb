"""Attacks of the HeartGold & SoulSilver sets and Call of Legends."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, case, harms, strikes, struck, table

LUGIA = "hgss1-113>hgss1-114"
SUICUNE_ENTEI = "hgss2-94>hgss2-95"


@strikes(
    "legends",
    case(
        "Electivire hgss4-20 shoots who holds Energy",
        "hgss4-20 +L +L +L",
        "Thunder Shot",
        "Wall | Wall +R, Wall, Wall +G",
        "0",
        "0 | 50, 0, 50",
    ),
    case("Pupitar hgss2-38 rages", "hgss2-38 dmg40 +G +G", "Rage", "Wall", "40", "60"),
    case(
        "Pidgeotto hgss4-47 two tails",
        "hgss4-47 +G +G +G",
        "Twister",
        "Wall +R",
        "0",
        "0",
        flips="TT",
    ),
    case(
        "Pidgeotto hgss4-47 one heads",
        "hgss4-47 +G +G +G",
        "Twister",
        "Wall +R",
        "0",
        "30",
        flips="HT",
    ),
    case(
        "Politoed hgss2-7 sings with three Water Pokémon",
        "hgss2-7 +W +W +W | hgss2-13, Wall, hgss1-39",
        "Big Chorus",
        "Wall",
        "0 | 0, 0, 0",
        "60",
        flips="HTH",
    ),
    case(
        "Marowak hgss4-44 with a Stadium",
        "hgss4-44 +F +F",
        "Bone Impact",
        "Wall",
        "0",
        "80",
        stadium="hgss4-86",
    ),
    case("Marowak hgss4-44 without a Stadium", "hgss4-44 +F +F", "Bone Impact", "Wall", "0", "20"),
    case(
        "Marowak hgss4-44 two heads", "hgss4-44 +F +F", "Bonemerang", "Wall", "0", "120", flips="HH"
    ),
    case(
        "Lickitung hgss4-66 reaches the Bench",
        "hgss4-66 +G +G +G",
        "Tongue Whip",
        "Wall | Wall, Wall",
        "0",
        "0 | 0, 30",
        answers=["foe's bench 2"],
    ),
    case(
        "Diglett hgss4-61 shakes its own Bench",
        "hgss4-61 +F +F | Wall, Keg",
        "Mini Earthquake",
        "Wall | Wall",
        "0 | 10, 10",
        "40 | 0",
    ),
    case("Shuppet hgss4-75 places a counter", "hgss4-75 +P", "Haunt", "Flint", "0", "10"),
    case(
        "Blastoise hgss2-13 launches at the Bench",
        "hgss2-13 +W +W +W +W",
        "Hydro Launcher",
        "Wall | Wall",
        "0",
        "0 | 100",
        answers=["foe's bench 1"],
    ),
    case(
        "Forretress col1-5 counts and hurts its kin",
        "col1-5 +M +M +M | col1-5, Wall",
        "Everyone Explode Now",
        "Wall | col1-5",
        "30 | 30, 0",
        "60 | 0",
    ),
    case(
        "Kyogre col1-12 heads",
        "col1-12 +W +W +W +W | Wall",
        "Destructive Tsunami",
        "Wall | Wall",
        "0 | 0",
        "40 | 40",
        flips="H",
    ),
    case(
        "Kyogre col1-12 tails",
        "col1-12 +W +W +W +W | Wall",
        "Destructive Tsunami",
        "Wall | Wall",
        "40 | 40",
        "0 | 0",
        flips="T",
    ),
    case(
        "Suicune & Entei LEGEND hgss2-95 burns",
        f"{SUICUNE_ENTEI} +R +R +R",
        "Bursting Inferno",
        "Wall",
        "0",
        "100 burned",
        flips="T",
    ),
    case(
        "Suicune & Entei LEGEND hgss2-94 cuts the Bench",
        f"{SUICUNE_ENTEI} +W +W +R",
        "Torrent Blade",
        "Wall | Wall",
        "0",
        "0 | 100",
    ),
    case(
        "Golduck hgss4-22 counts all own W",
        "hgss4-22 +W +W | Wall +W +G",
        "Powerful Splash",
        "Wall +W",
        "0 | 0",
        "60",
    ),
    case("Snorlax col1-33 lies about", "col1-33 dmg80 +G +G +G", "Layabout", "Wall", "0", "0"),
    case(
        "Ho-Oh hsp-HGSS01 strikes anyone on heads",
        "hsp-HGSS01 +R +R +R +R",
        "Sacred Fire",
        "Wall | Wall",
        "0",
        "0 | 80",
        flips="H",
        answers=["foe's bench 1"],
    ),
    case(
        "Beedrill hgss2-12 poison and heads",
        "hgss2-12 +G +G",
        "Paralyze Poison",
        "Wall",
        "0",
        "30 paralyzed poisoned",
        flips="H",
    ),
    case(
        "Beedrill hgss2-12 poison and tails",
        "hgss2-12 +G +G",
        "Paralyze Poison",
        "Wall",
        "0",
        "30 poisoned",
        flips="T",
    ),
    case(
        "Delibird hgss1-39 hails", "hgss1-39 +W +W", "Hail", "Wall | Wall, Keg", "0", "10 | 10, 10"
    ),
    case("Ampharos col1-23 tails", "col1-23 +L +L +L", "Thunder", "Wall", "20", "80", flips="T"),
    case(
        "Mismagius hgss2-5 pulses through the hurt Bench",
        "hgss2-5 +P",
        "Psychic Pulse",
        "Wall | Wall dmg10, Wall",
        "0",
        "30 | 20, 0",
    ),
    case(
        "Vaporeon col1-52 two targets",
        "col1-52 dmg30 +W +W +W",
        "Dual Splash",
        "Wall | Wall, Wall",
        "30",
        "30 | 0, 30",
        answers=["foe's active", "foe's bench 2"],
    ),
    case("Vaporeon col1-52 drains", "col1-52 dmg30 +W", "Spiral Drain", "Wall", "10", "20"),
    case(
        "Slowking hgss1-12 heads",
        "hgss1-12 +P +P",
        "Psyshock",
        "Wall",
        "0",
        "30 paralyzed",
        flips="H",
    ),
    case(
        "Lugia LEGEND hgss1-113 blasts", f"{LUGIA} +R +W +L", "Elemental Blast", "Wall", "0", "200"
    ),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert duel.player == "foe"
    assert harms(duel) == (mine, theirs)


def test_energy_goes_where_the_attack_sends_it() -> None:
    twister = table("legends", "hgss4-47 +G +G +G", "Wall +R +W +L").attack(
        "Twister", flips="HH", answers=["Fire Energy", "Water Energy"]
    )
    launcher = table("legends", "hgss2-13 +W +W +W +R").attack("Hydro Launcher")
    clobber = table("legends", "col1-33 +G +G +G +R").attack(
        "Clomp Clomp Clobber", answers=["Fire Energy"]
    )
    blast = table("legends", f"{LUGIA} +R +R +W +L").attack("Elemental Blast")
    plasma = table("legends", "hgss4-20 +L", discard="R, L").attack("Plasma")

    assert twister.foe.active.energy == ["L"]
    assert (sorted(launcher.you.active.energy), launcher.you.hand) == (["R", "W"], ["W", "W"])
    assert (clobber.you.lost, clobber.you.active.energy) == (["R"], ["G"] * 3)
    assert blast.you.active.energy == ["R"]
    assert (plasma.you.active.energy, plasma.you.discard) == (["L", "L"], ["R"])


def test_bone_impact_discards_the_stadium() -> None:
    duel = table("legends", "hgss4-44 +F +F", stadium="foe:hgss4-86").attack("Bone Impact")

    assert (duel.stadium, duel.foe.discard) == (None, ["hgss4-86"])


def test_layabout_rests_for_a_turn() -> None:
    duel = table("legends", "col1-33 dmg80 +G +G +G +G").attack("Layabout").end_turn()

    assert not duel.can("attack Layabout")
    assert duel.can("attack Clomp Clomp Clobber")
    assert duel.end_turn().end_turn().can("attack Layabout")


def test_energy_antics_moves_the_foes_energy_and_puts_smoochum_to_sleep() -> None:
    duel = table("legends", "hsp-HGSS13", "Wall +R | Keg")

    duel.attack("Energy Antics", flips="T")

    assert (duel.foe.active.energy, duel.foe.bench[0].energy) == ([], ["R"])
    assert duel.you.active.conditions == {"asleep"}


def test_energy_antics_takes_the_only_energy_there_is() -> None:
    duel = table("legends", "hsp-HGSS13", "Wall +R | Keg")

    assert duel.attack("Energy Antics", flips="T").foe.bench[0].energy == ["R"]


@pytest.mark.parametrize(("flip", "damage"), [("H", 0), ("T", 30)])
def test_sand_veil_shields_diglett_on_heads(flip: str, damage: int) -> None:
    duel = table("legends", "hgss4-61 +F").attack("Sand Veil", flips=flip)

    duel.attack("Push")

    assert duel.you.active.damage == damage


def test_disable_forbids_the_chosen_attack() -> None:
    duel = table("legends", "hgss4-75 +P", "Wall +G +G")

    duel.attack("Disable", flips="H", answers=["Push"])

    assert not duel.can("attack Push")
    assert duel.can("attack Shove")


@pytest.mark.parametrize(("flip", "damage"), [("H", 30), ("T", 0)])
def test_mirror_shot_makes_the_next_attack_a_gamble(flip: str, damage: int) -> None:
    duel = table("legends", "col1-5 +M +M").attack("Mirror Shot")

    duel.attack("Push", flips=flip)

    assert (duel.you.active.damage, duel.foe.active.damage) == (damage, 30)


def test_see_off_sends_a_pokemon_of_the_deck_to_the_lost_zone() -> None:
    duel = table("legends", "hgss4-97 +P", deck="G, Cannon").attack("See Off", answers=["Cannon"])

    assert duel.you.lost == ["t-cannon"]


def test_searching_attacks_bring_what_they_name() -> None:
    show = table("legends", "hgss1-64 +G", deck="R, W, Wall, hgss1-104").attack(
        "Show Off", answers=["energy-R", "energy-W"]
    )
    present = table("legends", "hgss1-39 +W +W | Wall +W").attack("Snowy Present")
    bolt = table("legends", "col1-23 +L | Wall", deck="R, W, Wall").attack(
        "Acceleration Bolt", answers=["energy-R", "energy-W", "bench 1"]
    )
    call = table("legends", "hgss2-66 +G", deck="hgss2-12, hgss2-66, Wall").attack(
        "Green Call", flips="HH", answers=["Beedrill", "Tropius"]
    )

    assert show.you.hand == ["R", "W"]
    assert len(present.you.hand) == 3
    assert bolt.you.bench[0].energy == ["R", "W"]
    assert sorted(call.you.hand) == ["hgss2-12", "hgss2-66"]


def test_lost_burn_counts_the_energy_it_gives_up() -> None:
    duel = table("legends", "hgss4-96 +L +L | Wall +G")

    duel.attack("Lost Burn", answers=["L", "G", "stop"])

    assert harms(duel)[1] == "100"
    assert sorted(duel.you.lost) == ["G", "L"]


def test_hurl_into_darkness_takes_as_many_pokemon_as_there_is_energy() -> None:
    duel = table("legends", "hgss4-94 +P", foe_hand="Wall, Keg, R")

    duel.attack("Hurl into Darkness", answers=["Wall"])

    assert duel.foe.lost == ["t-wall"]


def test_time_hollow_leaves_a_mega_evolution_alone() -> None:
    duel = table("legends", "hgss2-1 +P +P", "xy7-27>xy7-28 | Wall>Tower")

    duel.attack("Time Hollow", answers=["foe's bench 1"])

    assert [duel.foe.active.name, duel.foe.bench[0].name] == ["M Ampharos-EX", "Wall"]


def test_legend_ceremony_takes_both_halves_or_none() -> None:
    whole = table("legends", "hgss4-15 +M", deck="2*hgss1-111, G, hgss1-112")
    half = table("legends", "hgss4-15 +M", deck="hgss1-111, G, R")

    whole.attack("Legend Ceremony", answers=["hgss1-111"])
    half.attack("Legend Ceremony", answers=["hgss1-111"])

    assert sorted(whole.you.hand) == ["hgss1-111", "hgss1-112"]
    assert half.you.hand == []


@pytest.mark.rule("ATTACK-04")
@pytest.mark.parametrize(("flips", "hurt"), [("T", 0), ("HT", 30)])
def test_a_coin_on_which_an_attack_does_nothing_comes_before_confusion(
    flips: str, hurt: int
) -> None:
    duel = scenario("legends", "hgss2-43 +R +R confused", CHANSEY)

    duel.attack("Tail Smash", flips=flips)

    assert (duel.you.active.damage, duel.foe.active.damage) == (hurt, 0)


@pytest.mark.rule("ATTACK-04")
@pytest.mark.parametrize(("flips", "hurt"), [("T", 30), ("HT", 0)])
def test_the_book_of_2016_asks_for_confusion_before_that_coin(flips: str, hurt: int) -> None:
    duel = scenario("xy", "hgss2-43 +R +R confused", CHANSEY)

    duel.attack("Tail Smash", flips=flips)

    assert duel.you.active.damage == hurt


def test_headwind_makes_attacks_dearer_for_a_turn() -> None:
    duel = table("legends", "col1-30 +W +W", "Wall +R +R").attack("Headwind")

    assert not duel.can("attack Shove")
    assert duel.end_turn().end_turn().can("attack Shove")


@pytest.mark.parametrize(
    ("below", "card", "attack", "energy", "conditions"),
    [
        ("base3-56", "hgss4-50", "Tentavolve", "+W", {"paralyzed", "poisoned"}),
        ("dp2-101", "dp7-12", "Below Zero", "+W +W +W", {"paralyzed"}),
    ],
)
def test_an_attack_does_more_in_the_turn_of_evolving(
    below: str, card: str, attack: str, energy: str, conditions: set[str]
) -> None:
    duel = scenario("legends", f"{below} {energy}", CHANSEY, hand=card)

    duel.evolve(card).attack(attack)

    assert duel.foe.active.conditions == conditions


def test_lost_crisis_sends_energy_and_victim_to_the_lost_zone() -> None:
    duel = table("legends", "hgss4-99>hgss4-100 +D +D +P +P", "Keg +R | Wall")

    duel.attack("Lost Crisis", answers=["Darkness Energy", "Psychic Energy"])

    assert sorted(duel.foe.lost) == ["R", "t-keg"]
    assert sorted(duel.you.lost) == ["D", "P"]


@pytest.mark.parametrize("line", ["hgss3-47>dp5-24", "hgss3-47>dp5-24>dp5-99"])
def test_evoblast_counts_whoever_has_leveled_up_since(line: str) -> None:
    duel = table("legends", f"hgss3-47>hgss3-86 +D +D +D | {line}")

    duel.attack("Evoblast")

    assert duel.foe.active.damage == 70


@pytest.mark.parametrize(
    ("prizes", "taken"), [("G, G, -, -, G, G", 2), ("6*G", 0), ("G, G, G, -, -, -", 3)]
)
def test_prizes_that_time_control_adds_leave_as_many_taken_as_before(
    prizes: str, taken: int
) -> None:
    krookodile = "bw5-66 +D +D +D +D"
    duel = table("xy", "hgss4-102>hgss4-101 +M +M +M | Wall", krookodile, foe_prizes=prizes)
    duel.attack("Time Control")

    duel.attack("Bombast")

    assert duel.foe.prizes_left == 6 - taken + 2
    assert duel.you.active.damage == 40 * taken
