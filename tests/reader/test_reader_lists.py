"""Later wordings of lists, of leaving the Active Spot or play, and of having an Ability."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read


def program(kind: str, text: str, card: str = "item") -> str:
    """The program of a text of 2020."""
    kinds = (card,) if kind in ("trainer", "energy") else ("basic",)
    power = "ability" if kind == "power" else ""
    made = read(
        Face(
            kind,
            text,
            "Zorble",
            "Slam",
            "2020-02-01",
            kinds,
            power,
            "30+" if "more damage" in text else "30",
        )
    )
    return show(made.program) if made.program is not None else made.stopped


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1:\nDraw 4 cards.\nHeal 40 damage from 1 of your Pokémon.",
        "Choose 1:\n- Draw 4 cards.\n- Heal 40 damage from 1 of your Pokémon.",
        "Choose 1: Draw 4 cards. Heal 40 damage from 1 of your Pokémon.",
    ],
)
def test_a_list_is_read_whatever_became_of_its_dots(text: str) -> None:
    last = "\nYou may play any number of Item cards during your turn."

    made = program("trainer", text + last)

    assert "either { draw(me, 4) } { a <- choose(all(me)); heal(a, 40) }" in made


def test_what_follows_a_search_belongs_to_its_thing_of_a_list() -> None:
    search = "Search your deck for a Stadium card, reveal it, and put it into your hand."

    made = program("trainer", f"Choose 1: {search} Then, shuffle your deck. Draw 4 cards.")

    assert "move(a, hand); shuffle(me) } { draw(me, 4) }" in made


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Once during your turn, you may put this Pokémon in the Lost Zone. If you do, draw "
            "4 cards.",
            "discard(attached(self)); a <- return_mon(self, lost); if did(a) { draw(me, 4) }",
        ),
        (
            "Once during your turn, you may put this Pokémon into your hand. (Discard all "
            "attached cards.)",
            "discard(attached(self)); return_mon(self, hand)",
        ),
        (
            "Each of your Pokémon in play, except any Pokémon with this Ability, gets +20 HP.",
            'mod(max_hp, all(me)[not has_ability("Slam")], value=20)',
        ),
        (
            "As long as this Pokémon is in the Active Spot, whenever your opponent attaches an "
            "Energy card from their hand to 1 of their Pokémon, they flip a coin. If heads, draw "
            "a card.",
            "{ a <- flip(by=foe); if heads(a) > 0 { draw(me, 1) } }",
        ),
        (
            "Once during your turn, you may discard this Pokémon and attach 3 Water Energy from "
            "your discard pile to 1 of your Pokémon.",
            "return_mon(self, discard); a <- choose(discards(me)[energy and provides(W)], 3)",
        ),
        (
            "Whenever your opponent plays a Stadium card from their hand, they must flip a coin. "
            "If heads, that card has no effect.",
            "{ a <- flip(by=foe); if heads(a) > 0 { nullify } }",
        ),
        (
            "Once during your turn, you may heal 40 damage from 1 of your Pokémon. If you healed "
            "any damage in this way, discard an Energy from the Pokémon you healed.",
            "b <- heal(a, 40); if did(b) { c <- choose(energy_on(a)); discard(c) }",
        ),
    ],
)
def test_a_power_does_as_later_lists_say(text: str, means: str) -> None:
    assert means in program("power", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "This attack does 10 more damage for each extra Fire Energy attached to this Pokémon "
            "(in addition to this attack's cost).",
            "add_damage(10 * unpaid(R))",
        ),
        (
            "If you go second and it's your first turn, search your deck for 2 cards and put them "
            "into your hand. Then, shuffle your deck.",
            "if not went_first(me) and first_turn(me) { a <- search",
        ),
        (
            "Put this Pokémon in the Lost Zone. (Discard all attached cards.)",
            "discard(attached(self)); return_mon(self, lost)",
        ),
    ],
)
def test_an_attack_does_as_later_lists_say(text: str, means: str) -> None:
    assert means in program("attack", text)


def test_nobody_discards_the_own_hand_for_that_of_the_opponent() -> None:
    text = "Discard cards from your opponent's hand until they have 2 cards in their hand."

    assert program("attack", text).startswith("stopped")
