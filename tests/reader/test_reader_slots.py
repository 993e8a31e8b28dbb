"""Slots of later wordings, each filled in every place that has it."""

from __future__ import annotations

from itertools import product

import pytest

from tests.reader.test_reader_modern_style import program

FOES = "your opponent's Active Pokémon"
HOST = "the Pokémon this card is attached to"
STAGE = "(before applying Weakness and Resistance)"

COUNTED = {
    "of your Prize cards remaining": "prizes_left(me)",
    "of your opponent's Prize cards left": "prizes_left(foe)",
    "of your opponent's Pokémon in the Lost Zone": "count(lost(foe)[pokemon])",
    "Item card you have in the Lost Zone": "count(lost(me)[item])",
    "Special Energy attached to your Benched Pokémon": "energy_on(bench_of(me))[special_energy]",
    "basic Energy attached to your Benched Pokémon": "energy_on(bench_of(me))[basic_energy]",
    "Fire Energy attached to your Benched Pokémon": "units(bench_of(me), R)",
    "card in your opponent's deck": "count(deck(foe))",
    "type of Pokémon you have in play": "types_among(all(me))",
}

FRAMES = (
    ("attack", "30×", "This attack does 30 damage for each {}."),
    ("attack", "30+", "This attack does 30 more damage for each {}."),
    ("attack", "30", "Flip a coin. If heads, draw a card for each {}."),
    ("power", "", "This Pokémon's attacks cost Colorless less for each {}."),
)


@pytest.mark.parametrize(("frame", "counted"), [*product(FRAMES, COUNTED)])
def test_whatever_is_counted_is_counted_everywhere(
    frame: tuple[str, str, str], counted: str
) -> None:
    kind, damage, words = frame

    assert COUNTED[counted] in program(kind, words.format(counted), damage)


CONDITIONS = {
    "there are 4 or fewer cards in your deck": "count(deck(me)) <= 4",
    "the total number of Energy attached to all of your Pokémon is 6 or more": "units(all(me)) >=",
    "any Stadium is in play": "any_of(stadium)",
    "your opponent has any Pokémon-EX or Pokémon-GX in play": 'all(foe)[tag("EX") or tag("gx")]',
    "you don't have at least 3 Water Pokémon on your Bench": "bench_of(me)[typed(W)]",
    "you healed this Pokémon during this turn": "healed_this_turn(self)",
    "this Pokémon has a Retreat Cost of 0": "retreat_at_most(0)",
}


@pytest.mark.parametrize(("words", "means"), [*CONDITIONS.items()])
def test_whatever_is_asked_is_asked_by_attacks_and_abilities(words: str, means: str) -> None:
    assert means in program("attack", f"If {words}, this attack does 30 more damage.")
    assert means in program("power", f"Once during your turn, if {words}, you may draw a card.")


# --- who is meant
@pytest.mark.parametrize(
    ("kind", "text", "means"),
    [
        (
            "power",
            f"{FOES}'s attacks do 20 less damage {STAGE}, and it can't retreat.",
            "mod(can_retreat, active(foe), forbid)",
        ),
        (
            "power",
            f"Attacks used by {FOES} cost Colorless more, and its Retreat Cost is Colorless more.",
            "mod(attack_cost, active(foe), value=1); mod(retreat_cost, active(foe), value=1)",
        ),
        (
            "power",
            f"This Pokémon gets +40 HP, and its attacks do 20 less damage {STAGE}.",
            "mod(damage_dealt, self, value=-20, stage=before)",
        ),
        (
            "power",
            f"If {FOES} is a Metal Pokémon, this Pokémon's attacks do 70 more damage to it "
            f"{STAGE}.",
            "mod(damage_dealt, self, value=70, stage=before, from=active(foe)[typed(M)])",
        ),
        (
            "attack",
            "Choose up to 2 of your Benched Pokémon. For each of those Pokémon, heal 20 damage "
            "from it.",
            "each b in a { heal(b, 20) }",
        ),
        (
            "attack",
            "Choose up to 3 of your Benched Pokémon. For each Pokémon you chose, attach a Water "
            "Energy card from your hand to it.",
            "attach(c, b)",
        ),
        (
            "attack",
            "During your opponent's next turn, whenever they attach an Energy card from their hand "
            "to the Defending Pokémon, put 5 damage counters on that Pokémon.",
            "{ counters(bearer, 5) }",
        ),
        (
            "attack",
            f"{FOES} is now Poisoned. If it's a Basic Pokémon, it's also now Asleep.",
            "if is(defender, basic) { inflict(defender, asleep) }",
        ),
        (
            "power",
            "When this Pokémon is Knocked Out, you may move 2 Fire Energy from it to your Benched "
            "Pokémon in any way you like.",
            "c <- choose(bench_of(me)); attach(b, c)",
        ),
    ],
)
def test_they_it_and_its_are_those_spoken_of(kind: str, text: str, means: str) -> None:
    assert means in program(kind, text, "30")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            f"Attacks used by {HOST} cost Colorless less, but it takes 20 more damage from attacks "
            "(after applying Weakness and Resistance).",
            "mod(damage_taken, host, value=20, stage=after)",
        ),
        (
            f"The attacks of {HOST} do 20 more damage to {FOES} {STAGE}, and it can't retreat.",
            "mod(can_retreat, host, forbid)",
        ),
        (f"Damage done by attacks used by {HOST} isn't affected by Resistance.", "from=host"),
    ],
)
def test_a_tool_speaks_of_its_holder(text: str, means: str) -> None:
    assert means in program("trainer", text, "", "tool")


# --- instead
@pytest.mark.parametrize(
    ("kind", "text", "means"),
    [
        (
            "trainer",
            "Shuffle your hand into your deck and draw 3 cards. If you have no Benched Pokémon, "
            "draw 6 cards instead.",
            "shuffle(me); if not any_of(bench_of(me)) { draw(me, 6) } else { draw(me, 3) }",
        ),
        (
            "trainer",
            "Your opponent shuffles their hand into their deck and draws 5 cards. If your opponent "
            "has no Benched Pokémon, they draw 2 cards instead.",
            "shuffle(foe); if not any_of(bench_of(foe)) { draw(foe, 2) } else { draw(foe, 5) }",
        ),
        (
            "attack",
            f"{FOES} is now Asleep. If there is a Stadium in play, that Pokémon is now Paralyzed "
            "instead.",
            "{ inflict(defender, paralyzed) } else { inflict(defender, asleep) }",
        ),
        (
            "trainer",
            "Draw cards until you have 4 cards in your hand. If you have any Metal Pokémon in "
            "play, draw cards until you have 6 cards instead.",
            "{ draw_until(me, 6) } else { draw_until(me, 4) }",
        ),
    ],
)
def test_instead_stands_for_the_last_deed_and_speaks_of_the_same(
    kind: str, text: str, means: str
) -> None:
    assert means in program(kind, text, "")


# --- actions
TOP = "your deck, and either shuffle your deck or put those cards back in any order."


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Look at the top 4 cards of your deck. Put 1 of them into your hand. Shuffle the other "
            "cards and put them on the bottom of your deck.",
            "pick_random(a - b, count(a - b)); move(c, deck_bottom)",
        ),
        (f"Discard a random Energy from {FOES}.", "pick_random(energy_on(defender))"),
        ("Both you and your opponent draw 3 cards.", "draw(me, 3); draw(foe, 3)"),
        (
            "Discard a Stadium in play. If you can't discard a Stadium in this way, this attack "
            "does nothing.",
            "if not did(a) { cancel }",
        ),
        (
            "Move any number of damage counters from your Pokémon to your opponent's Pokémon in "
            "any way you like.",
            "move_counters(b, c, 1)",
        ),
        (f"If any damage is done to {FOES} by this attack, draw a card.", "if dealt > 0 { draw"),
        (
            "Put up to 2 basic Energy cards of different types from your discard pile into your "
            "hand.",
            "choose_different(discards(me)[basic_energy], types, 0, 2)",
        ),
        (
            "Attach 3 basic Energy cards of different types from your hand to this Pokémon.",
            "choose_different(hand(me)[basic_energy], types, 3",
        ),
        (
            "Heal 20 damage from each of your Pokémon that has Abra, Kadabra, or Alakazam in its "
            "name.",
            'name_has("Abra") or (name_has("Kadabra") or name_has("Alakazam"))',
        ),
    ],
)
def test_a_deed_of_later_years(text: str, means: str) -> None:
    assert means in program("attack", text, "30")


@pytest.mark.parametrize(
    ("card", "text", "means"),
    [
        (
            "stadium",
            "Once during each player's turn, if they have 3 or fewer cards in their hand, that "
            "player may draw a card.",
            "count(hand(me)) <= 3",
        ),
        (
            "stadium",
            "Once during each player's turn, that player may search their deck for a Metal Pokémon "
            "and put it into their hand. If that player searched their deck in this way, they "
            "shuffle their deck.",
            "move(a, hand); shuffle(me)",
        ),
        (
            "supporter",
            "You can play this card only when it is the only card in your hand. Draw 2 cards.",
            "needs(count(hand(me)) == 1)",
        ),
        (
            "item",
            "Until the end of this turn, your Water Pokémon have no Retreat Cost.",
            "lasting(end_of_turn)",
        ),
    ],
)
def test_a_trainer_of_later_years_in_play_or_out_of_it(card: str, text: str, means: str) -> None:
    assert means in program("trainer", text, "", card)


# --- refused instead of misread
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "trainer",
            "Choose up to 2 of your Fire Pokémon and attach a Fire Energy card from your hand to "
            "each of them. If you do, draw 2 cards.",
        ),
        ("attack", "You and your opponent each shuffle your hand into your deck."),
    ],
)
def test_what_would_be_read_wrongly_is_refused(kind: str, text: str) -> None:
    assert program(kind, text, "").startswith("stopped")
