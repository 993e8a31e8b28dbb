"""Families of later wordings, with invented sentences for each."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.test_reader_modern_style import program

FOES = "your opponent's Active Pokémon"
HOST = "the Pokémon this card is attached to"
SO = "If you attached Energy to a Pokémon in this way,"
ONTO = "When you attach this card from your hand to"


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("If your Benched Pokémon have any Fire Energy attached, draw a card.", "any_of(bench_of"),
        (
            f"If {FOES} isn't a Pokémon V or a Pokémon-GX, draw 3 cards.",
            'not is(defender, tag("v")',
        ),
        ("If you don't have Minun on your Bench, this attack does nothing.", 'named("Minun")'),
        (
            "If your Active Pokémon is your only Pokémon in play, draw a card.",
            "count(all(me)) == 1",
        ),
        ("Place 4 damage counters on 1 of your opponent's Pokémon.", "counters(a, 4)"),
        ("Choose 2 cards from your opponent's hand without looking. Discard them.", "pick_random"),
        (
            "For each of your Benched Pokémon, attach a Metal Energy card from your hand to your "
            "Pokémon in any way you like.",
            "choose(hand(me)[energy and provides(M)], count(bench_of(me)))",
        ),
        (
            "Discard all cards attached to this Pokémon and put it on the bottom of your deck.",
            "discard(attached(self)); return_mon(self, deck_bottom)",
        ),
        ("Discard up to 4 cards from your hand. (You must discard at least 2 cards.)", ", 2, 4)"),
    ],
)
def test_an_attack_of_later_years(text: str, means: str) -> None:
    assert means in program("attack", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "As long as this Pokémon is on your Bench, if it is damaged by an attack, draw a card.",
            "on(damaged(self), event_cause(attack) and is(self, is_benched))",
        ),
        (
            "If this Pokémon is in the Active Spot, once during your turn, you may draw 2 cards.",
            "power(once, is(self, is_active)",
        ),
        (
            "This Pokémon can use the attacks of any Stage 2 Pokémon in your discard pile.",
            "lend_attacks(self, discards(me)[stage2])",
        ),
        (
            "Once during your turn, you may switch 2 cards from your hand with the top 2 cards of "
            "your deck.",
            "swap_cards(a, top(me, 2))",
        ),
        (
            "Once during your turn, you may attach a Metal Energy card from your hand to 1 of your "
            f"Pokémon. {SO} this Pokémon is now Asleep.",
            "if any_of(c) { inflict(self, asleep) }",
        ),
    ],
)
def test_an_ability_of_later_years(text: str, means: str) -> None:
    assert means in program("power", text)


@pytest.mark.parametrize(
    ("card", "text", "means"),
    [
        (
            "supporter",
            "Choose 1 or both: • Draw 3 cards. • Heal 30 damage from each of your Pokémon.",
            "{ draw(me, 3); heal(all(me), 30) }",
        ),
        (
            "supporter",
            "Choose 1: • Discard your hand. Then, draw 3 cards. • Discard a Stadium in play.",
            "either { discard(hand(me)); draw(me, 3) } { discard(stadium) }",
        ),
        (
            "item",
            "Put 1 of your Stage 2 Pokémon into your hand. (Discard all attached cards.)",
            "discard(attached(a)); return_mon(a, hand)",
        ),
        (
            "item",
            "You must play 2 Onix cards at once. (This effect works one time for 2 cards.) Draw 5 "
            "cards.",
            'pay { a <- choose((hand(me) - this_card)[named("Onix")]); discard(a) }',
        ),
        (
            "item",
            "Search your deck for up to 3 Supporter cards with the word “Ranger” in their names, "
            "reveal them, and put them into your hand.",
            'supporter and name_has("Ranger")',
        ),
        ("item", "You can use this card only on your first turn. Draw 2 cards.", "first_turn(me)"),
        (
            "tool",
            f"{HOST[0].upper()}{HOST[1:]} gets +20 HP, except for Pokémon V.",
            'mod(max_hp, host[not tag("v")], value=20)',
        ),
        (
            "stadium",
            "Water Pokémon (both yours and your opponent's) take 10 less damage from attacks from "
            "the opponent's Pokémon (after applying Weakness and Resistance).",
            "mod(damage_taken, all(foe)[typed(W)], value=-10, stage=after, from=me)",
        ),
        (
            "stadium",
            "Each Benched Pokémon-GX and Pokémon-EX has no Abilities. A Stadium with the same name "
            "can't be played.",
            'rule("unique_stadium")',
        ),
        (
            "stadium",
            "Once during each player's turn, that player may discard 2 cards from the top of their "
            "deck. If a player discarded any Energy cards in this way, they put those Energy cards "
            "into their hand.",
            "move(a[energy], hand)",
        ),
    ],
)
def test_a_trainer_of_later_years(card: str, text: str, means: str) -> None:
    assert means in program("trainer", text, card=card)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "While this card is attached to a Pokémon, it provides Fire, Metal, or Water Energy "
            "but provides only 1 Energy at a time.",
            'provide("[RMW]")',
        ),
        (
            "This card provides Colorless Energy. If this card is attached to a Pokémon V or a "
            "Pokémon-GX, it provides Colorless Colorless Energy instead.",
            'provide("CC", is(host, tag("v") or tag("gx")))',
        ),
        (
            f"This card provides Fire Energy. {ONTO} 1 of your Benched Pokémon, draw 2 cards.",
            "is(host, is_benched)",
        ),
    ],
)
def test_an_energy_card_of_later_years(text: str, means: str) -> None:
    assert means in program("energy", text)


def test_a_tool_is_not_left_out_by_the_kind_of_a_pokemon() -> None:
    text = (
        "Pokémon Tools attached to your opponent's Active Pokémon have no effect, except for Lens."
    )

    found = read(Face("trainer", text, "Lens", kinds=("tool",)))

    assert found.program is None


def test_the_name_of_a_power_may_hold_that_of_its_card() -> None:
    limit = "You can't use more than 1 Toss a Magnet Ability each turn."
    text = f"Once during your turn, you may draw a card. {limit}"

    found = read(Face("power", text, "Magnet", "Toss a Magnet"))

    assert found.program is not None
    assert "once_name" in str(found.program)
