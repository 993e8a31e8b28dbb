"""Later wordings of costs, losses and rearrangements: hands, Benches, Prizes, Energy."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_modern_style import program, whole

THEN = "If you do, draw 5 cards."


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (f"Discard 3 cards from your hand. {THEN}", "needs(count(hand(me)) > 3)"),
        (f"Put 2 cards from your hand in the Lost Zone. {THEN}", "needs(count(hand(me)) > 2)"),
        (
            f"Discard 2 Metal Energy cards from your hand. {THEN}",
            "needs(count(hand(me)[energy and provides(M)]) >= 2)",
        ),
    ],
)
def test_all_cards_must_be_there_on_which_the_rest_of_a_trainer_hangs(
    text: str, means: str
) -> None:
    assert whole("trainer", text).startswith(means)


@pytest.mark.parametrize(
    "text",
    [
        f"Discard a card from your hand. {THEN}",
        f"Discard up to 3 cards from your hand. {THEN}",
        f"Discard 3 cards from your hand. {THEN} Heal 20 damage from your Active Pokémon.",
    ],
)
def test_what_does_not_hang_on_several_cards_asks_for_none_of_them(text: str) -> None:
    assert "needs" not in whole("trainer", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Put the top 4 cards of your deck face down as your Prize cards.",
            "move(top(me, 4), prizes)",
        ),
        (
            "Add the top card of your opponent's deck to their Prize cards face down.",
            "move(top(foe, 1), prizes)",
        ),
        (
            "Your opponent chooses 3 of their Benched Pokémon and shuffles the others, and all "
            "cards attached to them, into their deck.",
            "a <- choose(bench_of(foe), 3, by=foe); return_mon(bench_of(foe) - a, deck)",
        ),
    ],
)
def test_what_goes_and_what_stays_is_counted(text: str, means: str) -> None:
    assert means in program("trainer", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("Discard any amount of basic Energy from this Pokémon.", "[basic_energy], 0, 60)"),
        (
            "Discard any amount of basic Fire Energy from your Benched Pokémon.",
            "energy_on(bench_of(me))[basic_energy and provides(R)], 0, 60)",
        ),
    ],
)
def test_as_much_energy_goes_as_its_player_likes(text: str, means: str) -> None:
    assert means in program("attack", text, damage="")


@pytest.mark.parametrize(
    "said",
    [
        "If this Pokémon doesn't have the necessary Energy to use that attack, this attack does "
        "nothing.",
        "This attack does nothing if this Pokémon doesn't have the necessary Energy to use that "
        "attack.",
    ],
)
def test_an_attack_chosen_and_copied_in_one_breath_is_chosen_once(said: str) -> None:
    text = (
        f"Choose 1 of your opponent's Benched Pokémon's attacks and use it as this attack. {said}"
    )

    assert program("attack", text, damage="") == (
        "choices { a <- choose(attacks_of(bench_of(foe))) }; "
        "after { if pays_for(a) { use_attack(a) } }"
    )


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Your opponent's Stage 1 Pokémon in play, in their hand, and in their discard pile "
            "have no Abilities, except for Dim Stare.",
            'off_power_away(foe, stage1, ability, "Dim Stare")',
        ),
    ],
)
def test_abilities_of_a_kind_are_lost_wherever_the_opponent_has_it(text: str, means: str) -> None:
    assert means in program("power", text)


def test_the_attack_of_a_card_may_be_called_by_its_kind() -> None:
    text = "The Pokémon this card is attached to can use the GX attack on this card."

    assert "lend_attacks(host, this_card)" in program("trainer", text, card="tool")


@pytest.mark.parametrize(
    "text",
    [
        "Put a basic Energy card from your discard pile onto this Pokémon.",
        "Put an Item card from your hand onto this Pokémon.",
    ],
)
def test_no_pokemon_evolves_by_a_card_that_is_none(text: str) -> None:
    assert program("attack", text, damage="").startswith("stopped: evolves a Pokémon")
