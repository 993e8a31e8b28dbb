"""Attacks of XY cards."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import table

DOUBLE = "xy1-130"


def test_dark_corridor_brings_a_benched_pokemon_forward() -> None:
    duel = table("xy", "xy4-34 +P +P +P | Wall, Keg").attack("Dark Corridor", answers=["bench 2"])

    assert duel.you.active.name == "Keg"


def test_gaia_volcano_discards_the_stadium() -> None:
    duel = table("xy", "xy5-85>xy5-151 +F +F +F +F", stadium="foe:xy4-93").attack("Gaia Volcano")

    assert (duel.stadium, duel.foe.discard) == (None, ["xy4-93"])


def test_chaos_wheel_keeps_tools_special_energy_and_stadiums_in_hand() -> None:
    duel = table(
        "xy", "xy7-57 +G +P +P +P", foe_hand=f"xy5-142, {DOUBLE}, xy4-93, R, bw1-96"
    ).attack("Chaos Wheel")

    offers = " ".join(duel.options)

    assert "xy5-142" not in offers
    assert DOUBLE not in offers
    assert "xy4-93" not in offers
    assert "energy-R" in offers
    assert "bw1-96" in offers


@pytest.mark.parametrize(
    ("you", "attack", "first", "second"),
    [
        ("xy11-73 +M +M +M", "Gear Spinner", 70, 140),
        ("xy4-50 +F +F +F +F", "Overdrive Smash", 60, 100),
    ],
)
def test_an_attack_grows_for_the_next_turn(you: str, attack: str, first: int, second: int) -> None:
    duel = table("xy", you).attack(attack)

    once = duel.foe.active.damage
    duel.end_turn().attack(attack).end_turn().end_turn().end_turn().attack(attack)

    assert (once, duel.foe.active.damage) == (first, first + second + first)


@pytest.mark.parametrize(
    ("you", "attack", "push"),
    [
        ("xy3-70 +Y", "Moonblast", 20),
        ("xy8-61 +P +P", "Photon Wave", 0),
        ("xy12-6 +G +G", "Stiffen", 0),
        ("xy8-43 +W", "Stiffen", 10),
        ("xy7-50 +M +M +M +M", "Guard Press", 10),
        ("xy10-61 +M +M +M", "Guard Press", 10),
        ("xy11-10 +G", "Harden", 0),
        ("xy2-2 +G +G", "Harden", 0),
    ],
)
def test_the_next_push_is_softened(you: str, attack: str, push: int) -> None:
    duel = table("xy", you).attack(attack)

    first = duel.attack("Push").you.active.damage
    duel.end_turn().attack("Push")

    assert (first, duel.you.active.damage) == (push, push + 30)


@pytest.mark.parametrize(("dealt", "damage"), [("Fall", 0), ("Dig", 100)])
def test_harden_stops_sixty_but_not_more(dealt: str, damage: int) -> None:
    foe = "Tower" if dealt == "Fall" else "Mole"
    duel = table("xy", "xy11-10 +G | Wall", foe)

    duel.attack("Harden").attack(dealt)

    assert (duel.asked == "prize") is (damage == 100)


@pytest.mark.parametrize(("card", "energy"), [("xy2-15", "+R"), ("xyp-XY53", "+G")])
@pytest.mark.parametrize(("flip", "damage"), [("H", 0), ("T", 30)])
def test_agility_shields_on_heads(card: str, energy: str, flip: str, damage: int) -> None:
    duel = table("xy", f"{card} {energy}").attack("Agility", flips=flip)

    assert duel.attack("Push").you.active.damage == damage


@pytest.mark.parametrize(
    ("you", "attack"),
    [
        ("xy4-71 +Y", "Sparkle"),
        ("g1-RC22 +Y", "Sparkle"),
        ("xy2-53 +D", "Smokescreen"),
        ("xy12-54 +F", "Sand Attack"),
    ],
)
@pytest.mark.parametrize(("flip", "damage"), [("H", 30), ("T", 0)])
def test_the_next_attack_is_a_gamble(you: str, attack: str, flip: str, damage: int) -> None:
    duel = table("xy", you).attack(attack)

    assert duel.attack("Push", flips=flip).you.active.damage == damage


def test_attacks_that_rest_afterwards() -> None:
    burn = table("xy", "xyp-XY128 +W +W +W").attack("Blizzard Burn").end_turn()
    slash = table("xy", "xyp-XY53 +G +G +G").attack("Strong Slash").end_turn()
    blade = table("xy", "xy1-78 +D +D +D").attack("Darkness Blade", flips="T").end_turn()

    assert not burn.can("attack Burning Icicles")
    assert not slash.can("attack Strong Slash")
    assert slash.can("attack Agility")
    assert not blade.can("attack Oblivion Wing")


def test_icecalibur_silences_the_target_for_a_turn() -> None:
    duel = table("xy", "xy7-25 +W +W +W +W", "Wall | Keg").attack("Icecalibur")

    assert duel.you.active.energy == ["W", "W", "W"]
    assert not duel.can("attack Push")


@pytest.mark.parametrize(
    ("you", "attack"), [("g1-36 +P +P +P", "Hug"), ("xy5-145 +G", "Dark Forest")]
)
def test_the_target_cannot_retreat(you: str, attack: str) -> None:
    duel = table("xy", you, "Wall +G | Keg").attack(attack)

    assert not duel.can("retreat")
    assert duel.end_turn().end_turn().can("retreat")


def test_attacks_that_move_the_foes_active() -> None:
    lunge = table("xy", "xy6-34 +P +P", "Wall | Keg, Flint").attack("Swift Lunge", answers=["yes"])
    swirl = table("xy", "xy5-44 +W +W +W", "Wall | Keg").attack("Aqua Swirl", answers=["yes"])
    wheel = table("xy", "xy7-18 +R +R +R", "Wall | Keg").attack("Wind Wheel")

    assert lunge.chooser == "foe"
    assert (swirl.foe.active.name, wheel.foe.active.name) == ("Keg", "Keg")


def test_sky_return_takes_everything_home() -> None:
    duel = table("xy", f"xy6-106 +{DOUBLE} | Wall").attack("Sky Return")

    assert sorted(duel.you.hand) == ["xy1-130", "xy6-106"]
    assert (duel.you.active.name, duel.foe.active.damage) == ("Wall", 30)


def test_attacks_that_attach_energy() -> None:
    wing = table("xy", "xy1-78 +D | Wall, Keg", discard="D, R").attack(
        "Oblivion Wing", answers=["bench 2"]
    )
    stoke = table("xy", "xyp-XY153 +R", deck="R, G, R").attack(
        "Stoke", flips="H", answers=["energy-R", "energy-R"]
    )

    assert wing.you.bench[1].energy == ["D"]
    assert stoke.you.active.energy == ["R"] * 3


def test_jagged_saber_heals_each_pokemon_it_gave_energy_to() -> None:
    duel = table("xy", "xy7-7>xy7-8 +G +G | Wall dmg50, Keg dmg20, Wall dmg60", hand="2*G, R")

    duel.attack("Jagged Saber", answers=["yes", "energy-G", "energy-G", "bench 1", "bench 3"])

    assert [one.damage for one in duel.you.bench] == [0, 20, 0]


def test_attacks_that_handle_cards() -> None:
    berry = table("xy", "xy10-1 +G", hand="R", deck="W, L, P").attack(
        "Hide a Berry", answers=["energy-R"]
    )
    guide = table("xy", "xyp-XY190 +W", deck="Stream, Flame").attack(
        "Marine Guidance", answers=["Stream"]
    )
    arm = table("xy", "xy5-77 +F +F +F +F", foe_deck="R, W, L").attack("Hammer Arm")
    scrap = table("xy", "xyp-XY157 +G", "Wall +Band | Keg +Band, Wall").attack(
        "Double Scrapper", answers=["pick Band (t-band) on foe's active", "Band"]
    )
    entertain = table("xy", "xyp-XY165 +M dmg40 | Wall dmg60").attack("Entertain")

    assert (sorted(berry.you.hand), berry.you.deck) == (["L", "W"], ["P", "R"])
    assert guide.you.hand == ["t-stream"]
    assert arm.foe.discard == ["R"]
    assert scrap.foe.discard == ["t-band", "t-band"]
    assert (entertain.you.bench[0].damage, entertain.you.active.damage) == (20, 40)


@pytest.mark.parametrize(
    ("you", "attack"),
    [
        ("g1-17 +W +W +W", "Hyper Whirlpool"),
        ("xyp-XY48 +P +P +P", "Psyblast"),
        ("xy1-114 +G +G +G", "Energy Cutoff"),
    ],
)
def test_heads_discards_an_energy_of_the_active(you: str, attack: str) -> None:
    duel = table("xy", you, "Wall +R | Keg +W")

    duel.attack(attack, flips="H")

    assert (duel.foe.active.energy, duel.foe.bench[0].energy) == ([], ["W"])


def test_thunder_blast_costs_a_lightning_energy() -> None:
    duel = table("xy", "xy8-54 +L +L +R").attack("Thunder Blast")

    assert sorted(duel.you.active.energy) == ["L", "R"]


def test_hand_control_plays_the_foes_supporter_for_it() -> None:
    duel = table("xy", "xy3-36 +P", hand="2*R", foe_hand="bw5-98, W", foe_deck="8*G")

    duel.attack("Hand Control", answers=["Professor Juniper"])

    assert len(duel.you.hand) == 2
    assert sorted(duel.foe.discard) == ["W", "bw5-98"]
