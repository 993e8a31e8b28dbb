"""Trainer cards that act as Basic Pokémon: Fossils and Dolls. [CARD-FOS-1 ... CARD-FOS-11]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.cards.library import Library
from playmat.decks.deck import Deck, violations
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import PLAIN, against, books, every_book, held, hit, mon, trainer

BURNER = mon(
    "Burner",
    100,
    "R",
    hit("Singe", "", 0, "after { inflict(defender, burned) }"),
    hit("Lull", "", 0, "after { inflict(defender, asleep) }"),
    hit("Drop", "", 0, "after { counters(defender, 2) }"),
)
STRIKER = mon("Striker", 100, "C", hit("Poke", "", 10), hit("Slap", "", 50))
FINISHER = mon(
    "Finisher", 100, "C", hit("Finish", "", 0, "no_damage; after { knock_out(defender) }")
)
ICER = mon(
    "Icer",
    100,
    "W",
    hit(
        "Ice Generator",
        "",
        10,
        "after { discard(gear_on(all(foe)) | stadium[owned_by(foe)] | stack(all(foe)[trainer])) }",
    ),
)
SEEK_BASIC = trainer(
    "Seek Basic", "item", "play { x <- search(deck(me)[basic]); move(x, hand); shuffle(me) }"
)
SEEK_TRAINER = trainer(
    "Seek Trainer", "item", "play { x <- search(deck(me)[trainer]); move(x, hand); shuffle(me) }"
)
JAMMER = mon("Jammer", 60, "C", powers=held("Jam", "body", "static { forbid_play(foe, trainer) }"))
CLAW = mon(
    "Anorith",
    80,
    "F",
    hit("Claw", "C", 20),
    kinds=("stage1",),
    evolves_from="Claw Fossil",
    retreat=0,
)
DISC = trainer("Disc", "machine", "", attacks=(hit("Spin", "C", 20),))
CARDS = (
    *PLAIN,
    *(BURNER, STRIKER, FINISHER, ICER, SEEK_BASIC, SEEK_TRAINER, JAMMER, CLAW, DISC),
)
MYSTERIOUS = ("base3-62", "base6-109", "ex13-92")
ARMOR = "dp2-116"
DOLL = "base1-70"


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


def dealt(rules: str | Ruleset, card: str, mulligan: bool = False) -> Duel:
    """Start a game with an opening hand of six Energy and one card."""
    name = rules if isinstance(rules, str) else rules.name
    flips = "" if mulligan and name in ("platinum", "legends") else "H"
    answers = ["yes"] if name == "xy" else []
    hands = [f"6*R, {card}", "Rattata, 6*R"]
    return opening(rules, hands, ["Tauros, 6*R"], cards=CARDS, flips=flips, answers=answers)


@books("platinum", "legends", "xy")
@pytest.mark.scenario("K-066")
@pytest.mark.rule("CARD-FOS-2")
def test_a_fossil_stops_a_mulligan_and_must_be_the_active(rules: str) -> None:
    duel = dealt(rules, ARMOR)

    assert duel.events("mulligan") == []
    assert [active.name for active in duel.you.actives] == ["Armor Fossil"]


@pytest.mark.scenario("K-076")
@pytest.mark.rule("CARD-FOS-2", "M-09")
def test_the_oldest_book_asks_for_a_pokemon_card_and_the_ex_page_takes_a_fossil() -> None:
    oldest = dealt("ecard", "base3-62", mulligan=True)
    page = dealt("ex", "base3-62")

    assert len(oldest.events("mulligan")) == 1
    assert page.events("mulligan") == []
    assert [active.name for active in page.you.actives] == ["Mysterious Fossil"]


@every_book
@pytest.mark.scenario("K-076")
@pytest.mark.rule("CARD-FOS-2")
def test_with_the_switch_off_such_a_hand_is_a_mulligan(rules: str) -> None:
    house = book(rules).replace(fossil_counts_in_setup=False)
    duel = dealt(house, "base3-62", mulligan=True)
    turn = table(house, "Tauros", hand="base3-62")

    assert len(duel.events("mulligan")) == 1
    assert turn.can("play Mysterious Fossil")


@every_book
@pytest.mark.scenario("K-077")
@pytest.mark.rule("CARD-FOS-2")
def test_a_doll_is_no_fossil_in_setup(rules: str) -> None:
    duel = dealt(rules, DOLL, mulligan=True)

    assert len(duel.events("mulligan")) == 1


@every_book
@pytest.mark.scenario("K-075")
@pytest.mark.rule("CARD-FOS-2")
def test_a_deck_of_fossils_and_evolutions_has_no_basic(rules: str) -> None:
    library = Library.default()
    cards = [library.card("base3-62")] * 4 + [library.card("base3-50")] * 4
    cards += [library.card("base1-97")] * 52

    broken = violations(Deck("fossils", tuple(cards)), book(rules))

    assert [violation.rule_id for violation in broken] == ["FORMAT-3"]


@pytest.mark.scenario("K-067", "K-068")
@pytest.mark.rule("CARD-FOS-3")
@pytest.mark.parametrize(
    ("rules", "allowed"),
    [("ecard", True), ("ex", True), ("platinum", False), ("legends", False), ("xy", True)],
)
def test_whether_the_starting_player_plays_a_fossil_on_turn_one(rules: str, allowed: bool) -> None:
    first = table(rules, "Tauros", hand="dp6-138", turn=1)
    third = table(rules, "Tauros", hand="dp6-138", turn=3)
    house = book(rules).replace(first_turn_fossil=not allowed)

    assert first.can("play Claw Fossil") is allowed
    assert table(house, "Tauros", hand="dp6-138", turn=1).can("play Claw Fossil") is not allowed
    assert third.can("play Claw Fossil")


@every_book
@pytest.mark.rule("CARD-FOS-3")
def test_a_fossil_needs_room_and_is_played_as_a_trainer(rules: str) -> None:
    full = table(rules, "Tauros | Rattata, Rattata, Rattata, Rattata, Rattata", hand=ARMOR)
    jammed = table(rules, "Tauros", "Jammer", hand=ARMOR)

    assert against(full, "play Armor Fossil") == "BENCH-02"
    assert jammed.refused("play Armor Fossil")


@every_book
@pytest.mark.scenario("K-074")
@pytest.mark.rule("CARD-FOS-1")
def test_out_of_play_a_fossil_is_found_as_a_trainer_and_not_as_a_basic(rules: str) -> None:
    deck = "base3-62, Spearow, R"
    basics = table(rules, "Tauros", hand="Seek Basic", deck=deck).play("Seek Basic")
    trainers = table(rules, "Tauros", hand="Seek Trainer", deck=deck).play("Seek Trainer")

    assert "base3-62" not in " ".join(basics.options)
    assert "t-spearow" in " ".join(basics.options)
    assert "base3-62" in " ".join(trainers.options)


@every_book
@pytest.mark.scenario("K-069")
@pytest.mark.rule("CARD-FOS-5")
def test_a_fossil_that_does_not_count_gives_no_prize_and_is_replaced(rules: str) -> None:
    duel = table(rules, "Striker", "ex13-92 +R | Rattata, Spearow", prizes=4)

    duel.attack("Slap")
    asked = (duel.chooser, duel.asked)
    duel.answer("bench 1")

    assert asked == ("foe", "promote")
    assert duel.foe.active.name == "Rattata"
    assert duel.foe.discard == ["ex13-92", "R"]
    assert duel.you.prizes_left == 4


@every_book
@pytest.mark.scenario("K-070")
@pytest.mark.rule("CARD-FOS-5")
def test_losing_the_last_pokemon_loses_even_if_it_is_a_fossil(rules: str) -> None:
    duel = table(rules, "Striker", "base3-62", prizes=4)

    duel.attack("Poke")

    assert (duel.winner, duel.end) == ("you", "no_pokemon")
    assert duel.you.prizes_left == 4


@every_book
@pytest.mark.scenario("K-071")
@pytest.mark.rule("CARD-FOS-6")
def test_a_fossil_that_counts_gives_one_prize(rules: str) -> None:
    duel = table(rules, "Striker", f"{ARMOR} dmg40 | Rattata", prizes=4)

    duel.attack("Slap", flips="T", answers=["prize 1"])

    assert duel.you.prizes_left == 3


@every_book
@pytest.mark.scenario("K-071")
@pytest.mark.rule("CARD-FOS-6")
@pytest.mark.parametrize("fossil", [ARMOR, "base3-62", DOLL])
def test_a_fossil_given_up_is_no_knock_out(rules: str, fossil: str) -> None:
    duel = table(rules, f"{fossil} +R | Rattata, Spearow", foe_prizes=4)

    duel.choose("discard active from play", answers=["bench 2"])

    assert duel.you.active.name == "Spearow"
    assert sorted(duel.you.discard) == sorted(["R", fossil])
    assert duel.foe.prizes_left == 4
    assert duel.events("knock_out") == []
    assert (duel.player, duel.asked) == ("you", "main")


@every_book
@pytest.mark.rule("CARD-FOS-6")
def test_a_player_may_give_up_a_benched_fossil_and_no_other_pokemon(rules: str) -> None:
    duel = table(rules, f"Rattata | {ARMOR}")

    offered = [text for text in duel.options if text.startswith("discard")]
    duel.choose("discard bench 1 from play")

    assert offered == ["discard bench 1 from play"]
    assert duel.you.bench == []


@every_book
@pytest.mark.rule("CARD-FOS-6")
def test_giving_up_the_last_pokemon_is_legal_and_loses(rules: str) -> None:
    duel = table(rules, ARMOR)

    duel.choose("discard active from play")

    assert (duel.winner, duel.end) == ("foe", "no_pokemon")


@every_book
@pytest.mark.scenario("K-072")
@pytest.mark.rule("CARD-FOS-8", "CARD-FOS-11")
@pytest.mark.parametrize(("fossil", "burned"), [("base3-62", True), ("base6-109", False)])
def test_each_print_is_immune_as_its_text_says(rules: str, fossil: str, burned: bool) -> None:
    duel = table(rules, "Burner", f"{fossil} | Rattata")

    duel.attack("Singe", flips="H" if burned else "")

    assert duel.foe.active.conditions == ({"burned"} if burned else set())


@every_book
@pytest.mark.rule("CARD-FOS-8")
@pytest.mark.parametrize("fossil", [*MYSTERIOUS, ARMOR, DOLL])
def test_no_fossil_falls_asleep_and_other_effects_reach_it(rules: str, fossil: str) -> None:
    asleep = table(rules, "Burner", f"{fossil} | Rattata").attack("Lull")
    hurt = table(rules, "Burner", f"{ARMOR} | Rattata").attack("Drop")

    assert asleep.foe.active.conditions == set()
    assert hurt.foe.active.damage == 20


@every_book
@pytest.mark.rule("CARD-FOS-11")
def test_prints_of_one_name_keep_their_own_hp_and_are_colorless(rules: str) -> None:
    duel = table(rules, "base3-62 | ex13-92")

    assert (duel.you.active.hp, duel.you.bench[0].hp) == (10, 50)
    assert (duel.you.active.types, duel.you.bench[0].types) == ("C", "C")


@every_book
@pytest.mark.rule("CARD-FOS-4")
def test_in_play_a_fossil_is_a_basic_pokemon_that_cannot_retreat(rules: str) -> None:
    count = mon("Counter", 60, "C", hit("Basics", "", 0, "damage(10 * count(all(me)[basic]))"))
    stuck = table(rules, f"{ARMOR} +R +R | Rattata")
    duel = scenario(rules, f"Counter | {ARMOR}", "Snorlax", cards=(*CARDS, count))

    duel.attack("Basics")

    assert duel.foe.active.damage == 20
    assert against(stuck, "retreat") == "CARD-FOS-4"


@every_book
@pytest.mark.scenario("K-073")
@pytest.mark.rule("CARD-FOS-4", "CARD-FOS-7")
def test_a_fossil_evolves_with_normal_timing_into_a_free_stage_one(rules: str) -> None:
    new = table(rules, "Tauros | base3-62 new", hand="base3-50")
    duel = table(rules, "base3-62 +F +F | Rattata", hand="base3-50")

    duel.evolve("base3-50")

    assert new.refused("evolve Kabuto")
    assert duel.you.active.stack == ["base3-62", "base3-50"]
    assert duel.can("retreat")
    assert duel.refused("discard active from play")


@every_book
@pytest.mark.scenario("K-073")
@pytest.mark.rule("CARD-FOS-7")
def test_an_evolved_fossil_is_conditioned_and_counts_as_any_pokemon(rules: str) -> None:
    asleep = table(rules, "Burner", "base3-62>base3-50 | Rattata").attack("Lull", flips="T")
    fallen = table(rules, "Finisher", "base3-62>base3-50 | Rattata", prizes=4)

    fallen.attack("Finish", answers=["prize 1"])

    assert asleep.foe.active.conditions == {"asleep"}
    assert fallen.you.prizes_left == 3


@every_book
@pytest.mark.scenario("K-079")
@pytest.mark.rule("CARD-FOS-7")
@pytest.mark.parametrize(("fossil", "reached"), [("ex13-91", True), ("ex2-90", False)])
def test_effects_on_trainers_in_play_reach_a_fossil_that_is_one_too(
    rules: str, fossil: str, reached: bool
) -> None:
    duel = table(rules, "Icer", f"Rattata | {fossil} +R", prizes=4)

    duel.attack("Ice Generator")

    assert duel.foe.discard == ([fossil, "R"] if reached else [])
    assert len(duel.foe.bench) == (0 if reached else 1)
    assert duel.you.prizes_left == 4
    assert duel.events("knock_out") == []


@every_book
@pytest.mark.rule("CARD-FOS-9")
@pytest.mark.parametrize(
    ("fossil", "uses"), [(DOLL, False), ("base3-62", False), ("ex13-92", True), (ARMOR, True)]
)
def test_which_fossils_use_a_technical_machine(rules: str, fossil: str, uses: bool) -> None:
    duel = table(rules, f"{fossil} +R", hand="Disc")

    duel.play("Disc")

    assert duel.can("attack Spin") is uses


@every_book
@pytest.mark.rule("CARD-FOS-10")
@pytest.mark.parametrize(("fossil", "left"), [(ARMOR, 3), ("ex13-92", 4), (DOLL, 4)])
def test_a_knock_out_by_effect_follows_the_same_prize_rule(
    rules: str, fossil: str, left: int
) -> None:
    duel = table(rules, "Finisher", f"{fossil} | Rattata", prizes=4)

    duel.attack("Finish", answers=["prize 1"] if left == 3 else [])

    assert duel.you.prizes_left == left
