"""Later Trainers, Energy cards and Pokémon with a Rule Box, in our own sentences."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_modern_style import program

WAY = "in this way"
ATTACH = "attach 1 Water Energy card from your hand to one of your"


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Choose 1 or more: • Draw a card. • Shuffle your deck. • Heal 20 damage from your "
            "Active Pokémon.",
            "{ shuffle(me); may { b <- choose(active(me)[damaged]); heal(b, 20) } }",
        ),
        (
            f"Discard the top 4 cards of your deck, and attach any Energy cards you discarded {WAY}"
            " to your Pokémon in any way you like.",
            "each b in a[energy] {",
        ),
        ("Draw 3 cards from the bottom of your deck.", "move(bottom(me, 3), hand)"),
    ],
)
def test_trainers_do_more_than_one_thing(text: str, means: str) -> None:
    assert means in program("trainer", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "This card provides Colorless Energy. While you have 4 or more Pokémon in play, it "
            "provides every type of Energy but provides 3 Energy at a time.",
            'provide("***", count(all(me)) >= 4)',
        ),
        (
            "This card provides Water Energy. When this card is attached from your hand to a "
            "Pokémon, draw a card.",
            "{ draw(me, 1) }",
        ),
        (
            "This card can only be attached to Water Pokémon or Fire Pokémon. This card provides "
            "Colorless Energy.",
            "onto(all(me)[typed(W) or typed(R)])",
        ),
    ],
)
def test_energy_cards_tell_when_they_give_more(text: str, means: str) -> None:
    assert means in program("energy", text, card="special_energy")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "This attack does 20 more damage for each basic Water and basic Fire Energy attached "
            "to your Pokémon.",
            "basic_energy and (provides(W) or provides(R))",
        ),
        (
            "Discard any amount of basic Energy from your Pokémon. This attack does 20 more damage "
            f"for each card you discarded {WAY}.",
            "choose(energy_on(all(me))[basic_energy], 0, 60)",
        ),
        (
            "During their next turn, your opponent can't play any cards from their hand.",
            "forbid_play(foe, pokemon or trainer); mod(can_attach_energy, all(foe), forbid)",
        ),
        (
            "Put any number of Item cards from your discard pile in the Lost Zone. Draw a card for "
            f"each card you put in the Lost Zone {WAY}.",
            "b <- move(a, lost); draw(me, count(b))",
        ),
    ],
)
def test_attacks_ask_and_count_in_later_words(text: str, means: str) -> None:
    printed = "20+" if "more damage" in text else "20" if "any damage" in text else ""
    assert means in program("attack", text, damage=printed)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Attacks used by this Pokémon cost Colorless less for each of your Pokémon.",
            "mod(attack_cost, self, value=-1 * count(all(me)))",
        ),
        (
            "Prevent all damage and effects done to this Pokémon by attacks from Basic Pokémon.",
            "prevent(all, self, attack, all(both)[basic])",
        ),
        (
            "Once during your turn, you may switch 1 of your Benched Water Pokémon, excluding any "
            "Pokémon V, with your Active Pokémon.",
            'choose(bench_of(me)[typed(W) and not tag("v")])',
        ),
        (
            f"Once during your turn, you may {ATTACH} "
            f"Pokémon. If you attached Energy to a Pokémon {WAY}, put 3 damage counters on that "
            "Pokémon. You can't use this Ability on a Pokémon that would be Knocked Out.",
            "b <- choose(all(me)[not hp_left_at_most(30)])",
        ),
    ],
)
def test_abilities_speak_of_one_attack_or_of_some_pokemon(text: str, means: str) -> None:
    assert means in program("power", text)
