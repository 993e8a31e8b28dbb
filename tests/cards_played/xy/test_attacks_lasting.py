"""Lasting effects of attacks of the XY sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import DOUBLE, WALL, acting, harm, table
from tests.rules.cards_turn import trainer


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


@pytest.mark.parametrize(("flips", "damage"), [("H", 0), ("T", 30)])
def test_afterimage_strike_may_prevent_the_next_damage(flips: str, damage: int) -> None:
    duel = table("xy", "xy3-9 +G +G").attack("Afterimage Strike")

    duel.attack("Push", flips=flips)

    assert duel.you.active.damage == damage


@pytest.mark.parametrize(("stadium", "damage"), [(None, 150), ("foe:xy4-93", 200)])
def test_vanishing_strike_is_stronger_with_a_stadium(stadium: str | None, damage: int) -> None:
    more = {"stadium": stadium} if stadium else {}

    duel = table("xy", "xy8-61>xy8-63 +P +F +F +F", **more).attack("Vanishing Strike")

    assert duel.foe.active.damage == damage


def test_little_grudge_takes_an_energy_of_the_attacker() -> None:
    duel = table("xy", "xy12-47 +P | Wall", "Cannon +R +W").attack("Little Grudge")

    duel.attack("Blast", answers=["W"])

    assert duel.foe.active.energy == ["R"]


@pytest.mark.parametrize(("flips", "hand"), [("H", 0), ("T", 1)])
def test_heart_wink_takes_away_the_draw_of_a_turn(flips: str, hand: int) -> None:
    duel = table("xy", "xy2-27 +W", foe_deck="3*R").attack("Heart Wink", flips=flips)

    assert len(duel.foe.hand) == hand


@pytest.mark.parametrize(("flips", "hand"), [("T", 1), ("H", 7)])
def test_dizzying_wind_lets_trainers_fail(flips: str, hand: int) -> None:
    duel = table("xy", "xy4-2 +G", foe_hand="xy1-122", foe_deck="9*R").attack("Dizzying Wind")

    duel.play("Professor Sycamore", flips=flips)

    assert len(duel.foe.hand) == hand
    assert "xy1-122" in duel.foe.discard


def test_stardust_shields_only_if_it_discards() -> None:
    you = "xyp-XY67 +L +L +G"
    shielded = table("xy", you, "Wall +bw8-127 +R").attack("Stardust").attack("Push")
    bare = table("xy", you, "Wall +R").attack("Stardust").attack("Push")

    assert (shielded.you.active.damage, bare.you.active.damage) == (0, 30)


def test_kings_shield_guards_a_turn_and_rests_the_next() -> None:
    duel = table("xy", "xy1-86 +M +M +M +M").attack("King's Shield").attack("Push")

    assert duel.you.active.damage == 0
    assert not duel.can("attack King's Shield")


def test_sticky_shot_holds_the_target_and_not_the_shooter() -> None:
    duel = table("xy", "xy11-29 +W +W | Keg", "Wall +G | Keg").attack("Sticky Shot")

    assert not duel.can("retreat")
    assert duel.end_turn().can("retreat")


def test_more_counters_by_poison_end_with_that_poison() -> None:
    more = {"hand": "base1-95", "foe_hand": "base1-82"}
    duel = table("xy", "xy11-58 +P | base1-69 +G", "Wall poisoned", **more).attack("Poison Up")

    duel.play("Full Heal").end_turn().play("Switch", answers=["bench 1"])
    before = duel.foe.active.damage
    duel.attack("Poison Sting", flips="H")

    assert (before, duel.foe.active.damage) == (40, 60)


def test_dragon_dance_helps_against_the_defender_only() -> None:
    sniper = acting("Sniper", "Snipe", "after { hit(bench_of(foe), 10) }", 30)
    lent = "static { lend_attacks(host, attacks_of(bench_of(me))) }"
    school = trainer("School", "tool", lent)
    duel = scenario(
        "xy", "xy8-111 +F +School | Sniper", "Wall | Wall", cards=[sniper, school, WALL]
    )

    duel.attack("Dragon Dance").end_turn().attack("Snipe")

    assert harm(duel.foe) == "130 | 10"
