"""Attacks of XY cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_play.modern import case, harms, struck, strikes, table

DOUBLE = "xy1-130"
RAYQUAZA = "xy6-75>xy7-98"


@strikes(
    "xy",
    case("Trevenant xy1-55 and two on the Bench", "xy1-55 +P +P +P", "Tree Slam",
         "Wall | Wall, Wall, Wall", "0", "60 | 20, 0, 20",
         answers=["foe's bench 1", "foe's bench 3"]),
    case("Trevenant xy1-55 against one on the Bench", "xy1-55 +P +P +P", "Tree Slam",
         "Wall | Wall", "0", "60 | 20"),
    case("Joltik xy4-26 marches", "xy4-26 +G +G", "Night March", "Wall", "0", "60",
         discard="2*xy4-26, xy4-44, Keg"),
    case("M Rayquaza-EX xy7-98 counts its Bench", f"{RAYQUAZA} +G +G +G | Wall, Keg, Wall",
         "Emerald Break", "Wall | Wall", "0 | 0, 0, 0", "90 | 0"),
    case("Gengar-EX xy4-34 puts counters anywhere", "xy4-34 +P", "Night Attack", "Wall | Flint",
         "0", "0 | 30", answers=["foe's bench 1"]),
    case("Gengar-EX xy4-34 slips away", "xy4-34 +P +P +P | Wall", "Dark Corridor", "Wall",
         "0 | 0", "70 poisoned"),
    case("Mewtwo-EX xyp-XY107 trades damage", "xyp-XY107 dmg90 +P +P +P", "Damage Change",
         "Wall dmg20", "20", "90"),
    case("Mewtwo-EX xy8-62 counts P", "xy8-62 +P +P +R", "Shatter Shot", "Wall", "0", "60"),
    case("Mamoswine xy8-82 with an own Stadium", "xy8-82 dmg60 +F +F +F +F", "Primordial Boom",
         "Wall", "60", "120", stadium="xy3-90"),
    case("Mamoswine xy8-82 with a Stadium of the foe", "xy8-82 dmg60 +F +F +F +F",
         "Primordial Boom", "Wall", "20", "80", stadium="foe:xy3-90"),
    case("Ninetales BREAK xy12-16 burns its Fire", f"xy12-15>xy12-16 +R +R +{DOUBLE}",
         "Explosive Fireball", "Wall", "0", "130"),
    case("Whiscash xy5-41 shakes its own Bench", "xy5-41 +W +W +W +W | Wall, Keg", "Earthquake",
         "Wall", "0 | 20, 20", "120"),
    case("Azumarill xy5-104 dwindles", "xy5-104 dmg40 +Y +Y +Y", "Dwindling Wave", "Wall", "40",
         "60"),
    case("White Kyurem xyp-XY128 with Fire", "xyp-XY128 +W +R", "Burning Icicles",
         "Wall | Wall, Wall", "0", "40 | 20, 20"),
    case("White Kyurem xyp-XY128 without Fire", "xyp-XY128 +W +W", "Burning Icicles",
         "Wall | Wall, Wall", "0", "40 | 0, 0"),
    case("Beedrill xy12-7 swarms", "xy12-7 +G +G | xy12-7, Wall", "Swarming Sting",
         "Wall | Wall", "0 | 0, 0", "0 | 80", answers=["foe's bench 1"]),
    case("Pyroar xy4-12 hurts itself", "xy4-12 +R +R +R +R", "Inferno Onrush", "Wall", "30",
         "110"),
    case("Team Aqua's Muk dc1-8 pesters the ill", "dc1-8 +P +P +P", "Pester", "Wall confused",
         "0", "120 confused"),
    case("Rapidash xy2-15 overruns", "xy2-15 +R +R", "Overrun", "Wall | Keg", "0", "40 | 20"),
    case("Pangoro xyp-XY50 when ill", "xyp-XY50 +F +F +F poisoned", "Crazy Knuckle", "Wall",
         "10 poisoned", "120"),
    case("Primal Groudon-EX xy5-151 with a Stadium", "xy5-85>xy5-151 +F +F +F +F",
         "Gaia Volcano", "Wall", "0", "200", stadium="xy4-93"),
    case("Primal Groudon-EX xy5-151 without", "xy5-85>xy5-151 +F +F +F +F", "Gaia Volcano",
         "Wall", "0", "100"),
    case("Meloetta xyp-XY193 two heads", "xyp-XY193 +P", "Soprano Wave", "Wall | Keg, Wall", "0",
         "20 | 20, 20", flips="HTH"),
    case("Metagross xy7-50 counts the hand", "xy7-50 +M +M", "Machine Gun Stomp", "Wall", "0",
         "50", hand="3*G"),
    case("Volcarona xy7-18 one heads", "xy7-18 +R", "Burning Scales", "Wall", "0", "40",
         flips="TH"),
    case("Hydreigon-EX xy6-62 shreds through a coat", "xy6-62 +P +D +D", "Shred", "xy1-114", "0",
         "80"),
    case("Team Magma's Baltoy dc1-10 ignores Weakness", "dc1-10 +P +P", "Telekinesis",
         "Flint | Flint", "0", "20 | 0", answers=["foe's active"]),
    case("Gallade-EX xy6-34 counts own Prizes", "xy6-34 +P +P +P", "Piercing Prizes", "Wall",
         "0", "110", prizes=3),
    case("Diancie xy4-71 heals Fairies only", "xy4-71 dmg50 +Y +Y +Y | xy3-70 dmg40, Wall dmg40",
         "Diamond Storm", "Wall", "20 | 10, 40", "60"),
    case("M Altaria-EX xy10-121 with special Energy",
         f"xy10-123>xy10-121 dmg50 +Y +{DOUBLE} | Wall dmg40", "Mist Purge", "Wall", "20 | 10",
         "130"),
    case("M Altaria-EX xy10-121 with basic Energy",
         "xy10-123>xy10-121 dmg50 +Y +Y +Y | Wall dmg40", "Mist Purge", "Wall", "50 | 40", "100"),
    case("Tauros xy1-100 flips for each counter", "xy1-100 dmg30 +G +G +G", "Seething Anger",
         "Wall", "30", "60", flips="HTH"),
    case("Magearna xyp-XY165 counts types", "xyp-XY165 +M", "Prismatic Wave",
         "Flame | Flame, Stream, Flame, Mind", "0", "60 | 0, 0, 0, 0"),
    case("M Aerodactyl-EX xyp-XY98 hits both Benches", "xyp-XY98 +F +F +F | Wall", "Rock Drill Dive",
         "Wall | Keg, Wall", "0 | 10", "110 | 10, 10"),
    case("Kyurem-EX xy7-25 glaciates", "xy7-25 +W +W +W", "Glaciate", "Wall | Keg", "0",
         "30 | 30"),
    case("Trevenant-EX xy5-145 counts G", "xy5-145 +G +G +R", "Wood Blast", "Wall", "0", "90"),
    case("Beedrill-EX xyp-XY157 three heads", "xyp-XY157 +G +G", "Pin Missile", "Wall", "0",
         "120", flips="HHTH"),
    case("Blissey xyp-XY56 nurses the Bench", "xyp-XY56 dmg30 +G +G +G +G | Wall dmg150, Keg dmg40",
         "Nurse's Egg", "Wall", "30 | 50, 0", "0"),
    case("Ludicolo xy5-12 warms all own", "xy5-12 dmg50 +G +G +G | Wall dmg10", "Solar Ray",
         "Wall", "30 | 0", "80"),
    case("Togekiss xy6-46 for its number", "xy6-46 +Y +Y +Y", "Fairy Wind", "Wall", "0", "60"),
    case("Blastoise-EX g1-17 presses the Bench", "g1-17 +W +W +W +W", "Hydro Press",
         "Wall | Wall", "0", "100 | 20"),
    case("Meowstic-EX g1-37 ignores Weakness", "g1-37 +P +P", "Mind Shock", "Flint", "0", "60"),
    case("Chandelure xy4-43 drops six counters", "xy4-43 +P +P +P", "Cursed Drop",
         "Wall | Keg, Wall", "0", "20 | 10, 30",
         answers=["foe's active", "foe's active", "foe's bench 1", *["foe's bench 2"] * 3]),
    case("Vivillon xy8-15 puts to sleep", "xy8-15 +G +G +G", "Sleep Powder", "Wall", "0",
         "60 asleep", flips="T"),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert duel.player == "foe"
    assert harms(duel)[1] == theirs
    assert sorted(harms(duel)[0].split()) == sorted(mine.split())


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

    assert "xy5-142" not in offers and DOUBLE not in offers and "xy4-93" not in offers
    assert "energy-R" in offers and "bw1-96" in offers


@pytest.mark.parametrize(
    ("you", "attack", "first", "second"),
    [
        ("xy11-73 +M +M +M", "Gear Spinner", 70, 140),
        ("xy4-50 +F +F +F +F", "Overdrive Smash", 60, 100),
    ],
)
def test_an_attack_grows_for_the_next_turn(
    you: str, attack: str, first: int, second: int
) -> None:
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
    [("xy4-71 +Y", "Sparkle"), ("g1-RC22 +Y", "Sparkle"), ("xy2-53 +D", "Smokescreen"),
     ("xy12-54 +F", "Sand Attack")],
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
    assert not slash.can("attack Strong Slash") and slash.can("attack Agility")
    assert not blade.can("attack Oblivion Wing")


def test_icecalibur_silences_the_target_for_a_turn() -> None:
    duel = table("xy", "xy7-25 +W +W +W +W", "Wall | Keg").attack("Icecalibur")

    assert duel.you.active.energy == ["W", "W", "W"]
    assert not duel.can("attack Push")


@pytest.mark.parametrize(("you", "attack"), [("g1-36 +P +P +P", "Hug"), ("xy5-145 +G", "Dark Forest")])
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


@pytest.mark.xfail(strict=True, reason="nobody is healed by Jagged Saber")
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

    duel.attack("Hand Control", answers=["yes"])

    assert len(duel.you.hand) == 2
    assert sorted(duel.foe.discard) == ["W", "bw5-98"]
