"""What the questions of real cards and of the rules are for, as every front end is told."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.choice import choice_of
from playmat.game.purpose import Purpose, source_of
from playmat.game.questions import QUESTIONS
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.kinds import asks
from playmat.writer.answer_verbs import VERBS
from tests.contract.repository import ROOT

YOURS = "base1-46 dmg20 | base1-58 dmg10, base1-44"
THEIRS = "base1-46 | base1-58, base1-44"


def purpose(duel: Duel) -> Purpose:
    asked = duel.purpose
    assert asked is not None
    return asked


def playing(card: str, hand: str = "", you: str = YOURS, foe: str = THEIRS, **zones: Any) -> Duel:
    held = ", ".join(part for part in (card, hand) if part)
    return scenario("ecard", you, foe, hand=held, **zones).play(card)


TRAINERS = [
    ("base1-94", {}, "heal", "Choose one of your damaged Pokémon to heal (Potion)"),
    ("base1-95", {}, "switch in", "Choose one of your Benched Pokémon to become Active (Switch)"),
    (
        "base1-93",
        {},
        "switch in",
        "Choose one of their Benched Pokémon to become Active (Gust of Wind)",
    ),
    (
        "base1-86",
        {"foe_discard": "base1-46, base1-63"},
        "bench",
        "Put a Basic Pokémon from their discard pile onto the Bench (Pokémon Flute)",
    ),
    (
        "base3-58",
        {},
        "pick up",
        "Choose one of your Benched Pokémon to shuffle into your deck (Mr. Fuji)",
    ),
    ("base1-78", {}, "pick up", "Choose one of your Pokémon to return to your hand (Scoop Up)"),
    (
        "base1-72",
        {"you": "base1-46>base1-24 | base1-44>base1-30"},
        "devolve",
        "Choose one of your evolved Pokémon to devolve (Devolution Spray)",
    ),
    (
        "base1-76",
        {"you": "base1-46 | base1-44", "hand": "base1-4, base1-15"},
        "evolve",
        "Choose a card from your hand to evolve into (Pokémon Breeder)",
    ),
    (
        "base1-92",
        {"foe": "base1-46 +R +W"},
        "discard",
        "Discard an Energy card from their Pokémon (Energy Removal)",
    ),
    ("base1-87", {"deck": "L, W, G"}, "look at", "Choose how many cards to look at (Pokédex)"),
]


@pytest.mark.parametrize(("card", "table", "verb", "title"), TRAINERS)
def test_a_trainer_says_what_its_question_is_for(
    card: str, table: dict[str, str], verb: str, title: str
) -> None:
    duel = playing(card, **table)

    asked = purpose(duel)

    assert (asked.verb, asked.title) == (verb, title)
    assert (asked.source, asked.rule, asked.price) == (card, "", False)


ATTACKS = [
    (
        "base2-60 +L +L",
        "Spark",
        "damage",
        "Choose one of their Benched Pokémon to do 10 damage to (Spark)",
    ),
    (
        "base1-59>base1-38 +W +W",
        "Amnesia",
        "forbid",
        "Choose an attack of the Defending Pokémon to forbid (Amnesia)",
    ),
    (
        "base1-39 +L",
        "Conversion 1",
        "decide",
        "Change the Weakness of the Defending Pokémon to a type of your choice? (Conversion 1)",
    ),
    (
        "ecard2-H8 +R +R +R",
        "Burning Fang",
        "decide",
        "Flip a coin and, if heads, discard a Fire Energy card from this Pokémon, "
        "then make the Defending Pokémon Burned? (Burning Fang)",
    ),
    (
        "bw5-12 +R +R +R",
        "Fire Slash",
        "decide",
        "Discard a Fire Energy card from this Pokémon for 30 more damage? (Fire Slash)",
    ),
    (
        "base1-46>base1-24>base1-4 +R +R +R +R +W",
        "Fire Spin",
        "discard",
        "Discard 2 Energy cards from this Pokémon to pay for Fire Spin",
    ),
]


@pytest.mark.parametrize(("you", "attack", "verb", "title"), ATTACKS)
def test_an_attack_says_what_its_question_is_for(
    you: str, attack: str, verb: str, title: str
) -> None:
    duel = scenario("ecard", you, "base1-58 | base1-46, base1-44").attack(attack)

    asked = purpose(duel)

    assert (asked.verb, asked.title, asked.face) == (verb, title, attack)


POWERS = [
    (
        "base1-63>base1-42>base1-2 | base1-63, base1-59",
        "Rain Dance",
        "attach to",
        "Choose one of your Water Pokémon to attach the Energy to (Rain Dance)",
    ),
    (
        "base1-44>base1-30>base1-15 +G | base1-44 +G, base1-63",
        "Energy Trans",
        "move",
        "Choose a Grass Energy card from your Pokémon to move (Energy Trans)",
    ),
    (
        "base1-43>base1-32>base1-1 dmg20 | base1-44 dmg10",
        "Damage Swap",
        "move counters",
        "Choose one of your damaged Pokémon to move damage counters from (Damage Swap)",
    ),
    (
        "base2-55 | base1-58",
        "Peek",
        "decide",
        "Choose my deck, the other deck, the other hand, my Prizes or the other Prizes (Peek)",
    ),
]


@pytest.mark.parametrize(("you", "power", "verb", "title"), POWERS)
def test_a_power_says_what_its_question_is_for(you: str, power: str, verb: str, title: str) -> None:
    duel = scenario("ecard", you, THEIRS, hand="W, W").power(power)

    asked = purpose(duel)

    assert (asked.verb, asked.title, asked.face) == (verb, title, power)
    assert asked.name != power


def test_a_price_is_told_with_how_many_are_left_to_choose() -> None:
    duel = playing("base1-71", "L, W, F, G", deck="L, W")
    first = purpose(duel)

    then = purpose(duel.answer("pick Lightning"))

    assert first.title == "Discard 2 cards from your hand to pay for Computer Search"
    assert (first.verb, first.object, first.price) == ("discard", "cards from your hand", True)
    assert (first.least, first.most, first.chosen, first.left) == (2, 2, 0, 2)
    assert then == first._replace(chosen=1)
    assert then.left == 1


def test_after_the_price_the_same_card_asks_for_something_else() -> None:
    duel = playing("base1-71", "L, W, F, G", deck="L, W")

    asked = purpose(duel.answer("pick Lightning", "pick Water"))

    assert asked.title == "Put a card from your deck into your hand (Computer Search)"
    assert (asked.verb, asked.price) == ("take", False)


def test_a_copied_attack_names_the_card_it_is_printed_on() -> None:
    duel = scenario("ecard", "base1-5 +L +L +L", "base2-60 | base1-46, base1-44")

    asked = purpose(duel.attack("Metronome"))

    assert (asked.source, asked.name, asked.face) == ("base2-60", "Pikachu", "Spark")


def test_the_other_player_is_asked_in_the_own_words() -> None:
    seeker = scenario(
        "legends", "base1-58 | base1-46", "base1-58 | base1-46, base1-44", hand="hgss4-88"
    )

    asked = purpose(seeker.play("Seeker"))

    assert seeker.chooser == "foe"
    assert asked.title == "Choose one of your Benched Pokémon to return to your hand (Seeker)"


def test_cards_put_in_order_are_counted_down() -> None:
    duel = playing("base1-87", deck="L, W, G, F").answer("3")
    first = purpose(duel)

    then = purpose(duel.answer("pick Lightning"))

    assert first.title == "Choose the card that comes next from the top down, 3 left (Pokédex)"
    assert then.title == "Choose the card that comes next from the top down, 2 left (Pokédex)"


def test_a_retreat_is_a_price_of_the_rules() -> None:
    duel = scenario("ecard", "base1-4 +R +R +W +W | base1-58, base1-44", THEIRS).choose("retreat")
    first = purpose(duel)

    then = purpose(duel.answer("pick Fire"))

    assert first.title == "Discard Energy to retreat, 3 left"
    assert (first.verb, first.price, first.rule) == ("discard", True, "RETREAT-05")
    assert (first.source, first.name, first.face) == (None, "", "")
    assert then.left == 2


def test_a_prize_and_a_new_active_are_asked_for_by_the_rules() -> None:
    duel = scenario("ecard", "base1-58 +L +L", "base1-44 dmg30 | base1-58, base1-46")
    prize = purpose(duel.attack("Thunder Jolt", flips="H"))

    active = purpose(duel.answer("prize 1"))

    assert (prize.title, prize.verb, prize.left) == ("Take a Prize", "take", 1)
    assert (active.title, active.verb, active.rule) == (
        "Choose a new Active Pokémon",
        "switch in",
        "KO-06",
    )


def test_setup_asks_for_up_to_a_whole_bench() -> None:
    duel = opening(
        "ecard", hands=["base1-58, base1-44, base1-46, 4*L"], foe_hands=["base1-58, 6*L"], flips="H"
    )
    active = purpose(duel)

    bench = purpose(duel.answer("pick base1-58"))

    assert (active.verb, active.rule, active.left) == ("switch in", "SETUP-09", 1)
    assert (bench.verb, bench.least, bench.most) == ("bench", 0, 5)


def test_a_text_that_its_chooser_may_not_know_is_not_told() -> None:
    duel = scenario("ecard", YOURS, THEIRS, hand="base1-94", foe_hand="base1-94").play("Potion")
    st = duel.state
    st.frames[-1].card = st.sides[1].hand[0]

    asked = purpose(duel)

    assert source_of(st, 0) is None
    assert (asked.title, asked.source, asked.face) == ("Choose a Pokémon", None, "")


def test_a_choice_has_the_purpose_of_its_moment() -> None:
    duel = playing("base1-71", "L, W, F, G", deck="L, W")
    choice = choice_of(duel.state)

    duel.answer("pick Lightning", "pick Water")

    assert choice is not None
    assert choice.purpose.title == "Discard 2 cards from your hand to pay for Computer Search"


def test_a_game_that_is_over_asks_nothing() -> None:
    duel = scenario("ecard", "base1-58 +L +L", "base1-44 dmg30")

    duel.attack("Thunder Jolt", flips="H", answers=["prize 1"])

    assert duel.purpose is None


def test_the_page_on_questions_has_every_field_verb_and_kind() -> None:
    page = (ROOT / "docs" / "questions.md").read_text("utf-8")
    never = {asks.ENERGY_PAY, asks.SETUP_SECOND}
    kinds = set(range(len(asks.NAMES))) - never

    assert all(f"| `{field}` |" in page for field in (*Purpose._fields, "left"))
    assert all(f"| {verb} | {meaning} |" in page for verb, meaning in VERBS.items())
    assert all(f"| `{asks.NAMES[kind]}` | {QUESTIONS[kind].prompt} |" in page for kind in kinds)
    assert f"one of these {len(kinds)}." in page
    assert all(f"`{asks.NAMES[kind]}`" in page for kind in never)


def test_the_two_questions_that_are_said_to_be_asked_by_nothing_are() -> None:
    rooms = [ROOT / "src" / "playmat" / name for name in ("engine", "linker")]
    sources = [path.read_text("utf-8") for room in rooms for path in room.rglob("*.py")]

    assert any("RETREAT_PAY" in source for source in sources)
    assert not any("SETUP_SECOND" in each or "ENERGY_PAY" in each for each in sources)
