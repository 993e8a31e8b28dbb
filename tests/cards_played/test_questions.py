"""Printed cards ask only questions that can matter, and all that do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_played.tables import CHANSEY, FOCUS_BAND, PIKACHU, RAICHU, table

ALAKAZAM = "base1-43>base1-32>base1-1"
ATTACKS: list[Any] = [
    pytest.param(
        "xy", "xyp-XY92 +P", "Wall", {"discard": "R, W, W"}, "Energy Hunt", "HHH", id="no EX"
    ),
    pytest.param(
        "xy", "xy11-25 +R | Wall, Keg", "Wall", {"discard": "W"}, "Power Heater", "", id="no Fire"
    ),
    pytest.param("xy", "bw3-46 +P +P | Wall, Keg", "Wall", {}, "Damagriiigus", "", id="no damage"),
    pytest.param("legends", "hgss3-2 +P", "Wall", {}, "Solar Suggestion", "", id="no counters"),
    pytest.param("ex", "ex7-47 +P", "Wall", {"discard": "R"}, "Dark Aid", "", id="no Tool"),
    pytest.param("ecard", "ecard2-36 +P", "gym2-89", {}, "Copy", "", id="not paid for"),
    pytest.param("xy", "xy12-71 +P", "Wall", {}, "Conversion 3", "", id="no Weakness"),
    pytest.param("xy", "bw2-11 +G", "Wall", {"deck": "G, P"}, "Helping Hand", "", id="no Bench"),
    pytest.param(
        "ecard", "base1-12 +R +R", "Guard | Wall, Keg", {}, "Lure", "", id="a safe Active"
    ),
]
MATTERS: list[Any] = [
    pytest.param(
        "xy", "xyp-XY92 +P | Giant-EX", {"discard": "R, W, W, G"}, "Energy Hunt", "HHT", id="an EX"
    ),
    pytest.param(
        "xy", "xy11-25 +R | Wall, Keg, Mole", {"discard": "R, R"}, "Power Heater", "", id="Fire"
    ),
    pytest.param("xy", "bw3-46 +P +P | Wall dmg10, Keg", {}, "Damagriiigus", "", id="damage"),
    pytest.param("legends", "hgss3-2 +P dmg10", {}, "Solar Suggestion", "", id="a counter"),
    pytest.param("ex", "ex7-47 +P", {"discard": "Band"}, "Dark Aid", "", id="a Tool"),
    pytest.param("xy", "bw2-11 +G | Wall", {"deck": "G, P"}, "Helping Hand", "", id="a Bench"),
]


@pytest.mark.parametrize(("rules", "you", "foe", "more", "attack", "flips"), ATTACKS)
def test_an_attack_asks_nothing_that_cannot_matter(
    rules: str, you: str, foe: str, more: dict[str, Any], attack: str, flips: str
) -> None:
    duel = table(rules, you, foe, **more)

    duel.attack(attack, flips=flips)

    assert (duel.asked, duel.player) == ("main", "foe")


@pytest.mark.parametrize(("rules", "you", "more", "attack", "flips"), MATTERS)
def test_an_attack_asks_what_may_matter(
    rules: str, you: str, more: dict[str, Any], attack: str, flips: str
) -> None:
    duel = table(rules, you, **more)

    duel.attack(attack, flips=flips)

    assert (duel.asked == "main", duel.player) == (False, "you")


WAYS = ["one into the hand", "three into the deck"]
FIRE = "discard 2 Fire Energy from this Pokémon"
REACT = "discard a “React Energy” card from this Pokémon"
KINDS = ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"]
ABLE: list[Any] = [
    pytest.param("ex12-83 +R +R +R +ex12-82", "Flame Swirl", [FIRE, REACT], id="both"),
    pytest.param("ex12-83 +R +R +R", "Flame Swirl", [], id="no React Energy"),
    pytest.param("ex7-47 +P", "Dark Aid", WAYS, id="three of three"),
    pytest.param("dp3-18 +R +R +W +ex12-81", "Dragon Finish", [], id="one Water of two"),
    pytest.param("ex4-79 +G +G +G", "Miracle", KINDS, id="one of them in vain"),
]


@pytest.mark.parametrize(("you", "attack", "ways"), ABLE)
def test_a_demanded_choice_is_one_that_can_be_done(you: str, attack: str, ways: list[str]) -> None:
    duel = table("ex", you, "Wall confused", discard="Band, Band, Band")

    duel.attack(attack)

    assert [str(option) for option in duel.options if duel.asked == "effect"] == ways


def test_three_cards_go_into_the_deck_only_where_three_are() -> None:
    duel = table("ex", "ex7-47 +P", discard="Band, Band")

    duel.attack("Dark Aid", answers=["pick Band"])

    assert (duel.you.hand, duel.you.discard) == (["t-band"], ["t-band"])


TRAINERS: list[Any] = [
    pytest.param("ecard1-141", "HHT", {"discard": "R, W"}, "main", id="all are taken"),
    pytest.param("ecard1-141", "HHT", {"discard": "R, W, G"}, "pick_card", id="one is left"),
    pytest.param("ecard1-137", "", {"deck": "R, W"}, "main", id="all is drawn"),
    pytest.param("ecard1-137", "", {"deck": "R, W, G, L"}, "pick_card", id="some is left"),
    pytest.param("ex6-93", "H", {}, "pick_mon", id="somebody is hurt"),
    pytest.param("dp3-123", "", {"deck": "R, W, L"}, "main", id="all is drawn but one"),
    pytest.param("dp3-123", "", {"deck": "R, W, L, G"}, "pick_card", id="one is not drawn"),
]


@pytest.mark.parametrize(("card", "flips", "more", "asked"), TRAINERS)
def test_a_trainer_asks_only_what_may_matter(
    card: str, flips: str, more: dict[str, Any], asked: str
) -> None:
    duel = table("ecard", "Wall | Wall dmg10", hand=f"{card}, P, F", **more)

    duel.play(card, flips=flips)

    assert duel.asked == asked


@pytest.mark.parametrize(("foe", "asked"), [("bw4-76", "main"), ("Wall", "pick_mon")])
def test_nobody_is_chosen_to_be_healed_where_nobody_can_be(foe: str, asked: str) -> None:
    duel = table("xy", "bw10-1 +G dmg20 | Wall dmg10", foe)

    duel.attack("Sweet Scent")

    assert duel.asked == asked


@pytest.mark.parametrize(("bench", "asked"), [("Wall", "main"), ("Wall dmg10", "pick_mon")])
def test_tails_of_marvelous_shine_ask_whom_to_heal_if_somebody_is_hurt(
    bench: str, asked: str
) -> None:
    duel = table("ex", f"dp2-48 +F +F | {bench}")

    duel.attack("Marvelous Shine", flips="T")

    assert duel.asked == asked


@pytest.mark.parametrize(("hand", "asked"), [("P", "main"), ("P, F, R, W", "pick_number")])
def test_the_rockets_trap_asks_for_no_more_cards_than_there_are(hand: str, asked: str) -> None:
    duel = table("ecard", "Wall", hand="gym1-19", foe_hand=hand)

    duel.play("The Rocket's Trap", flips="H")

    assert duel.asked == asked


@pytest.mark.parametrize(("foe", "asked"), [("bw4-76", "main"), ("Wall", "pick_number")])
def test_no_number_is_picked_of_counters_that_nobody_can_remove(foe: str, asked: str) -> None:
    duel = table("xy", "Wall dmg20 +G", foe, hand="base1-90")

    duel.play("Super Potion")

    assert duel.asked == asked


def test_nobody_plays_or_uses_what_only_heals_where_nothing_can_be_healed() -> None:
    you, hand = f"{PIKACHU} dmg20 | base2-15", "base1-94, hgss2-79"
    banned = table("ex", you, "hgss4-9 | hgss4-25", hand=hand)
    free = table("ex", you, "hgss4-9", hand=hand)

    heals = ("play Potion", "play Life Herb", "use Heal of bench 1")

    assert all(banned.refused(heal) for heal in heals)
    assert all(free.can(heal) for heal in heals)


@pytest.mark.parametrize(("bench", "asked"), [("", "main"), (" | Keg", "may")])
def test_cursed_eyes_is_offered_only_where_another_could_have_the_counters(
    bench: str, asked: str
) -> None:
    duel = table("ex", PIKACHU, f"{CHANSEY} dmg30{bench}", hand="ex16-92")

    duel.choose("bench Absol ex")

    assert duel.asked == asked


@pytest.mark.parametrize(
    ("you", "can"),
    [
        (f"{ALAKAZAM} dmg20", False),
        (f"{ALAKAZAM} dmg20 | Keg", True),
        (f"{ALAKAZAM} | Keg dmg40", True),
        (f"{ALAKAZAM} dmg70 | Keg dmg40", False),
        (f"{ALAKAZAM} dmg20 | Keg dmg40", True),
        (f"{ALAKAZAM} | Keg", False),
    ],
)
def test_damage_swap_is_used_only_where_another_could_have_the_counter(you: str, can: bool) -> None:
    duel = table("ecard", you)

    assert duel.can("use Damage Swap") is can


def test_damage_swap_asks_for_nobody_whose_counter_cannot_go_anywhere() -> None:
    duel = table("ecard", f"{ALAKAZAM} dmg20 | Keg dmg40")

    duel.power("Damage Swap")

    assert (duel.asked, duel.you.active.damage, duel.you.bench[0].damage) == ("main", 30, 30)


@pytest.mark.parametrize(("harm", "can"), [("", False), (" dmg10", True)])
def test_a_power_that_moves_its_own_counters_needs_one(harm: str, can: bool) -> None:
    duel = table("legends", f"dp3-8{harm} | dp3-9")

    assert duel.can("use Osmotic Pressure") is can


def test_power_shift_is_offered_only_with_basic_energy_on_one_of_its_team() -> None:
    bare = table("ex", f"ex4-4 | {PIKACHU} +L")
    charged = table("ex", f"ex4-4 +L | {PIKACHU}")

    assert bare.refused("use Power Shift")
    assert charged.can("use Power Shift")


def test_a_berry_waits_unasked_for_paralysis_that_stays_anyway() -> None:
    duel = table("ex", "base1-45 +G", "Wall +ex1-84")

    duel.attack("String Shot", flips="H")

    assert (duel.asked, duel.foe.active.conditions) == ("main", set())


@pytest.mark.parametrize(
    ("foe", "asked"),
    [
        ("bw11-6>bw11-7>bw11-8 confused dmg20", "main"),
        ("bw11-6>bw11-7>bw11-8 poisoned", "between_tool"),
    ],
)
def test_the_moment_of_healing_is_asked_only_if_it_matters(foe: str, asked: str) -> None:
    duel = table("ecard", "Wall", f"{foe} | Wall dmg10")

    duel.end_turn()

    assert duel.asked == asked


@pytest.mark.parametrize(
    ("harm", "asked"),
    [
        pytest.param("dmg130 poisoned burned", "main", id="it lasts"),
        pytest.param("dmg140 poisoned burned", "between_tool", id="it may last"),
        pytest.param("dmg150 poisoned burned", "prize", id="both Knock it Out"),
        pytest.param("dmg160 poisoned burned", "between_tool", id="poison may Knock it Out"),
    ],
)
def test_the_moment_of_healing_is_not_asked_where_it_falls_in_any_case(
    harm: str, asked: str
) -> None:
    duel = table("platinum", "Wall", f"bw7-67 {harm} | Wall", coins="T")  # 170 HP, heals 10

    duel.end_turn()

    assert duel.asked == asked


@pytest.mark.parametrize(
    ("holder", "asked"),
    [("neo1-24", "main"), ("Wall dmg20", "main"), ("Wall", "between_tool")],
)
def test_energy_that_harms_nobody_in_the_end_leaves_the_moment_of_healing_alone(
    holder: str, asked: str
) -> None:
    duel = table("ecard", "Wall", f"bw1-1>bw1-3>bw1-6 | {holder} +neo1-104, Wall dmg20")

    duel.end_turn()

    assert duel.asked == asked


@pytest.mark.parametrize(
    ("harm", "asked"),
    [
        ("dmg40", {"trigger_order"}),
        ("dmg30", {"trigger_order", "may", "between_tool"}),
        ("dmg40 poisoned", {"trigger_order"}),
        ("dmg120 poisoned", {"trigger_order", "may", "between_tool"}),
    ],
)
def test_the_moments_of_two_berries_are_asked_only_if_one_may_be_left(
    harm: str, asked: set[str]
) -> None:
    duel = table("ecard", "Wall", f"xy7-15 +neo1-99 +ex1-85 {harm} | Wall")

    duel.end_turn()
    found = set()
    while duel.asked in ("trigger_order", "may", "between_tool"):
        found.add(duel.asked)
        duel.choose(duel.options[-1])

    assert found == asked


@pytest.mark.parametrize(("harm", "asked"), [("dmg10", "main"), ("dmg20", "trigger_order")])
def test_a_berry_that_waits_for_more_damage_leaves_the_moment_of_healing_alone(
    harm: str, asked: str
) -> None:
    duel = table("legends", "Wall", f"Wall | dp6-139 +ex1-85 {harm}")

    duel.end_turn()

    assert duel.asked == asked


SAFE = "neo3-27 +W"  # Trainers do not affect the Active, and none stays on it
KEPT: list[Any] = [
    pytest.param("base1-92", "gym1-21 +F +gym2-101", "gym1-21 +F", id="fastened"),
    pytest.param("base1-79", "gym1-21 +F +gym2-101", "gym1-21 +F", id="fastened, of one Pokémon"),
    pytest.param("base4-108", "Wall | neo3-58 +P", "Wall | neo3-58, Wall +P", id="not discarded"),
    pytest.param("bw11-111", "xy10-49 +F", "Wall +F", id="whatever a coin says"),
    pytest.param("base1-92", SAFE, f"{SAFE} | Keg +W", id="safe from Trainers"),
]


@pytest.mark.parametrize(("card", "kept", "loose"), KEPT)
def test_energy_that_nothing_may_take_off_is_no_reason_to_play_a_card(
    card: str, kept: str, loose: str
) -> None:
    vain = table("ecard", "Wall +L", kept, hand=card)
    useful = table("ecard", "Wall +L", loose, hand=card)

    assert vain.why_not(f"play {card}") == "TRAINER-03"
    assert useful.can(f"play {card}")


def test_a_power_is_not_used_for_energy_that_nothing_may_take_off() -> None:
    kept = table("xy", "bw2-60>bw2-61>bw2-62", "xy10-49 +F")
    loose = table("xy", "bw2-60>bw2-61>bw2-62", "xy10-49 +bw4-92")

    assert kept.refused("use Black Eyes")
    assert loose.can("use Black Eyes")


def test_a_trainer_card_that_would_be_discarded_at_once_is_attached_to_nobody() -> None:
    safe = table("ecard", SAFE, hand="base1-84")
    held = table("ecard", f"{SAFE} | Wall", hand="neo1-99")

    assert safe.why_not("play PlusPower on active") == "TRAINER-03"
    assert held.why_not("play Berry on active") == "TRAINER-03"
    assert held.can("play Berry on bench 1")


@pytest.mark.parametrize(("bench", "asked"), [("", "main"), (" | Wall", "pick_card")])
def test_no_card_is_searched_for_that_nobody_may_evolve_with(bench: str, asked: str) -> None:
    duel = table("xy", f"Wall>Tower{bench}", hand="bw6-113, g1-RC27", deck="Tower, G, R")

    duel.play("Devolution Spray", answers=["active"]).play("Wally")

    assert (duel.asked, len(duel.you.deck)) == (asked, 3)


@pytest.mark.parametrize(
    ("more", "left_out"),
    [
        ({"foe_hand": "R"}, set()),
        ({}, {"the other hand"}),
        ({"foe_hand": "R", "foe_prizes": "-, -, -, -, -, -"}, {"the other Prizes"}),
        ({"foe_hand": "R", "deck": ""}, {"my deck"}),
    ],
)
def test_peek_is_not_asked_for_where_nothing_lies(more: dict[str, Any], left_out: set[str]) -> None:
    duel = table("ecard", "Wall | base2-55", "Wall", **more)

    duel.power("Peek")

    ways = {"my deck", "the other deck", "the other hand", "my Prizes", "the other Prizes"}
    assert {str(option) for option in duel.options} == ways - left_out


@pytest.mark.parametrize(("bench", "can"), [("", False), (" | Wall", True)])
def test_a_power_gives_no_energy_of_the_hand_where_nobody_may_have_it(
    bench: str, can: bool
) -> None:
    duel = table("xy", "xy4-46>xy4-47 +F", f"xy8-54{bench}", foe_hand="L, L")

    duel.attack("Submission Hold")

    assert duel.can("use Magnetic Circuit") is can


def test_a_card_that_nobody_may_have_is_not_picked_to_be_given() -> None:
    duel = table("ecard", "ecard2-5 | ecard3-4, ecard3-4", hand="W, L, W")
    barred = table("ecard", "ecard2-5 | ecard3-4", hand="W")

    duel.power("Flower Supplement", flips="H", answers=["bench 2"])

    assert [mon.energy for mon in duel.you.bench] == [[], ["L"]]
    assert barred.refused("use Flower Supplement")


def test_no_more_prizes_are_asked_for_once_all_are_known() -> None:
    duel = table("ecard", "Wall | ecard3-40", prizes="G, R", deck="G, W, L")
    duel.power("Investigate", answers=["my Prizes", "prize 1", "stop"]).end_turn().end_turn()

    duel.power("Investigate", answers=["my Prizes", "prize 2"])

    assert duel.asked == "main"


@pytest.mark.parametrize(
    ("bench", "asked"),
    [
        ("Keg dmg40 +xy5-128, Wall", "prize"),
        ("Keg +xy5-128, Wall", "may"),
        ("Keg dmg40 +xy5-128, Keg +xy5-128, Wall", "may"),
    ],
)
def test_exp_share_asks_nothing_where_its_pokemon_falls_too(bench: str, asked: str) -> None:
    duel = table("xy", "bw11-43 +W +W +W +W", f"Keg dmg40 +L | {bench}")

    duel.attack("Glaciate")

    assert duel.asked == asked


SLOWPOKE, MISMAGIUS = "ex4-45 +P", "pl1-55 +P"
BORNE: list[Any] = [
    pytest.param(SLOWPOKE, "Wall", "Amnesia", "", "pick_attack", id="it bears it"),
    pytest.param(SLOWPOKE, "Guard", "Amnesia", "", "main", id="it is safe"),
    pytest.param(MISMAGIUS, f"{PIKACHU} | Wall", "Upper Hand", "", "pick_attack", id="it lives"),
    pytest.param(MISMAGIUS, f"{PIKACHU} dmg10 | Wall", "Upper Hand", "", "prize", id="it falls"),
    pytest.param(
        *(MISMAGIUS, f"{PIKACHU} dmg10 +{FOCUS_BAND} | Wall", "Upper Hand", "", "pick_attack"),
        id="it may be saved",
    ),
    pytest.param("dp1-80 +P", "Guard", "Disable", "H", "main", id="it is safe, after heads"),
    pytest.param("neo3-38 +P", RAICHU, "Terrorize", "", "main", id="it is not meant"),
    pytest.param("neo3-38 +P", "Wall", "Terrorize", "", "pick_attack", id="it is meant"),
    pytest.param("basep-32 +P", "Guard", "Paint", "H", "main", id="its type stays"),
    pytest.param("basep-32 +P", "Wall", "Paint", "H", "pick_type", id="its type changes"),
]


@pytest.mark.parametrize(("you", "foe", "attack", "flips", "asked"), BORNE)
def test_what_is_to_last_is_asked_only_if_the_defender_can_bear_it(
    you: str, foe: str, attack: str, flips: str, asked: str
) -> None:
    duel = table("ex", you, foe)

    duel.attack(attack, flips=flips)

    assert duel.asked == asked


def test_a_prize_that_lies_face_up_is_not_turned_up_again() -> None:
    duel = table(
        "ex",
        "Wall",
        hand="ex15-76, ex15-76, ex15-76",
        prizes="G, R",
        deck="G, W, L, P, P, P, P, P, P",
    )
    duel.play("Island Hermit", answers=["prize 1", "stop"]).end_turn().end_turn()

    duel.play("Island Hermit")
    again = [str(option) for option in duel.options]
    duel.choose("prize 2").end_turn().end_turn().play("Island Hermit")

    assert (again, duel.asked) == (["prize 2", "stop"], "main")


SAND: list[Any] = [
    pytest.param("ex7-20", "Wall | ex16-86 dmg10", "main", 10, id="it lasts"),
    pytest.param("ex7-20", "Wall | ex16-86 dmg30", "between_tool", 30, id="it may fall"),
    pytest.param("Wall | ex7-20", "Wall | ex16-86 dmg10", "main", 0, id="nothing harms it"),
    pytest.param("ex15-92", "Wall | dp6-139 dmg20", "main", 20, id="of another card"),
    pytest.param("ex7-20", "Wall | ex16-86 +ex1-85 dmg10", "between_tool", 10, id="berry"),
]


@pytest.mark.parametrize(("you", "foe", "asked", "damage"), SAND)
def test_sand_damage_leaves_the_moment_of_healing_alone_where_nobody_falls_by_it(
    you: str, foe: str, asked: str, damage: int
) -> None:
    duel = table("ex", you, foe)

    duel.end_turn()

    assert (duel.asked, duel.foe.bench[0].damage) == (asked, damage)


@pytest.mark.parametrize(
    ("pile", "seen", "asked"),
    [("", True, "main"), ("", False, "pick_card"), ("G", True, "pick_card")],
)
def test_power_plant_asks_for_no_card_that_comes_back_to_a_hand_that_was_seen(
    pile: str, seen: bool, asked: str
) -> None:
    duel = table("ecard", "Wall", hand="ecard2-139, base1-75, R, W", discard=pile, foe_hand="P")
    duel.play("Power Plant")
    if seen:
        duel.play("Lass")

    duel.choose("use Power Plant")

    assert duel.asked == asked


@pytest.mark.parametrize(("foe", "asked"), [("Guard | Wall, Keg", "main"), ("Wall | Keg", "may")])
def test_no_switch_is_offered_that_nobody_would_leave_for(foe: str, asked: str) -> None:
    duel = table("xy", "xy6-34 +P +P", foe)

    duel.attack("Swift Lunge")

    assert duel.asked == asked


@pytest.mark.parametrize(("harm", "asked"), [("dmg40", "prize"), ("dmg30", "effect")])
def test_no_condition_is_asked_for_who_falls_beside_a_text_that_waits_for_it(
    harm: str, asked: str
) -> None:
    duel = table("xy", "ecard2-H19 +R", f"Keg +bw6-115 {harm} | Wall")  # 50 HP, with Rescue Scarf

    duel.attack("Miracle Tail", flips="H")

    assert duel.asked == asked


def test_no_condition_is_asked_for_who_falls_where_only_others_may_be_saved() -> None:
    duel = table("platinum", "ex7-49 +G", "Keg dmg40 | Wall")  # only Skiploom saves itself

    duel.attack("Miracle Powder", flips="H")

    assert duel.asked == "prize"
