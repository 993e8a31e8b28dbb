"""Failed effects have no consequences, and a target hit twice takes the sum at once."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read

ANYONE = "an opponent's Pokémon in play"
DEFENDER = "the Defending Pokémon"
TOOL = "a Pokémon Tool card"
THEIRS = "1 of your opponent's Benched Pokémon"
SUM = "the amount of Water or Metal Energy discarded"
WHOLE = "and all cards attached to it"
THEIR = "his or her"
DECK = "Shuffle your deck."
MINE = "1 of your Benched Pokémon"
OWN_TURN = "During your next turn"
NEXT = "during your opponent's next turn"


def program(text: str, damage: str = "", era: str = "2007-11-01") -> str:
    """The program of an attack, as text."""
    face = Face("attack", text, "Mossling", "Moss Blow", era, ("basic",), damage=damage)
    reading = read(face)
    assert reading.program is not None, reading.stopped
    return show(reading.program)


PUT_IN = (
    (
        "Shuffle 2 Stadium cards from your discard pile into your deck.",
        "after { a <- choose(discards(me)[stadium_card], 2); b <- move(a, deck); "
        "if did(b) { shuffle(me) } }",
    ),
    (
        f"Put 1 of your opponent's Benched Pokémon {WHOLE} on top of {THEIR} deck. Your opponent "
        f"shuffles {THEIR} deck afterward.",
        "choices { a <- choose(bench_of(foe)) }; after { b <- return_mon(a, deck); if did(b) "
        "{ shuffle(foe) } }",
    ),
    (
        f"Shuffle Mossling {WHOLE} into your deck.",
        "after { return_mon(self, deck); shuffle(me) }",
    ),
    (
        "Shuffle your hand into your deck. Draw 2 cards.",
        "after { move(hand(me), deck); shuffle(me); draw(me, 2) }",
    ),
)


@pytest.mark.parametrize(("text", "expected"), PUT_IN)
def test_a_deck_is_shuffled_only_if_something_went_into_it(text: str, expected: str) -> None:
    assert program(text) == expected


def test_what_is_for_the_newcomer_hangs_on_the_switch() -> None:
    text = (
        f"Switch Mossling with {MINE}. {OWN_TURN}, the attacks of that Pokémon do 30 more damage "
        "to the Active Pokémon."
    )

    told = program(text, era="2012-11-07")

    assert "b <- switch(me, a); if did(b) { lasting(my_next_turn, a)" in told


def test_a_deck_that_was_searched_is_shuffled_either_way() -> None:
    text = f"Search your deck for an Evolution card and discard it. {DECK}"

    assert program(text).endswith("discard(a); shuffle(me) }")


def test_who_searched_has_done_it_whatever_was_found() -> None:
    text = "Once during your turn, you may search your deck for a Pokémon Tool card and discard it."
    sequel = "If you do, shuffle your deck and your turn ends."

    face = Face("power", f"{text} {sequel}", "Mossling", "Moss Call", "2007-11-01", ("basic",))
    found = read(face).program

    assert found is not None
    assert show(found).endswith("discard(a); shuffle(me); end_turn }")


def test_if_you_do_asks_for_the_card_that_was_shuffled_in() -> None:
    text = (
        "Look at your opponent's hand. "
        f"You may have your opponent shuffle a Stadium card you find there into {THEIR} deck. "
        "If you do, draw a card."
    )

    assert program(text) == (
        "after { look(hand(foe)); may { a <- choose(hand(foe)[stadium_card]); b <- move(a, deck); "
        "if did(b) { shuffle(foe) } }; if did(b) { draw(me, 1) } }"
    )


def test_that_pokemon_is_healed_only_if_energy_came_to_it() -> None:
    text = (
        "Move a Water Energy card attached to Mossling to 1 of your Benched Pokémon and remove "
        "3 damage counters from that Pokémon."
    )

    assert program(text) == (
        "after { a <- choose(energy_on(self)[provides(W)]); b <- choose(bench_of(me)); "
        "c <- attach(a, b); if did(c) { remove_counters(b, 3) } }"
    )


def test_the_type_of_energy_is_asked_before_it_is_discarded() -> None:
    text = (
        "You may discard a Water or Metal Energy attached to Mossling. If you discard a Water "
        "Energy, the Defending Pokémon is now Asleep. If you discard a Metal Energy, this attack "
        "does 10 damage plus 20 more damage."
    )

    assert program(text, "10+") == (
        "before { may { a <- choose(energy_on(self)[provides(W) or provides(M)]); b <- a[energy "
        "and provides(M)]; c <- a[energy and provides(W)]; spend(a) }; if any_of(b) { "
        "add_damage(20) } }; after { if any_of(c) { inflict(defender, asleep) } }"
    )


def test_damage_to_whoever_is_chosen_again_is_done_as_one_sum() -> None:
    text = (
        "Flip 3 coins. For each heads, "
        f"choose {ANYONE} and this attack does 10 damage to those Pokémon."
    )

    assert program(text) == (
        'after { a <- flip(3); repeat(heads(a)) { b <- choose(all(foe)); marker(b, "Aim") }; '
        'each c in all(foe)[has_marker("Aim")] { hit(c, 10 * markers_on(c, "Aim")); '
        'marker(c, "Aim", 0 - markers_on(c, "Aim")) } }'
    )


def test_a_level_up_card_is_known_by_name_and_kind() -> None:
    text = "If you have Bogling LV.X in play, this attack does 10 damage plus 20 more damage."

    assert 'named("Bogling") and tag("levelup")' in program(text, "10+")


def test_a_ban_on_the_active_pokemon_holds_for_whoever_is_active_then() -> None:
    text = (
        f"During {THEIR} next turn, your opponent can't attach any Energy cards from {THEIR} hand "
        "to the Active Pokémon."
    )

    assert program(text) == (
        "after { lasting(foe_next_turn) { mod(can_attach_energy, all(foe)[is_active], forbid) } }"
    )


def test_all_effects_are_more_than_those_of_attacks() -> None:
    wide = f"Prevent all effects, including damage, done to Mossling {NEXT}."
    narrow = wide.replace("effects,", "effects of attacks,")

    assert "prevent(all, self) " in program(wide)
    assert "prevent(all, self, attack) " in program(narrow)


def test_damage_is_given_up_only_for_somebody_on_a_bench() -> None:
    text = (
        "If Mossling has any damage counters on it, you may do 10 damage to any 1 Benched Pokémon"
    )

    assert program(f"{text} instead.", "20").startswith(
        "before { if is(self, damaged) and any_of(bench_of(both)) { may {"
    )


SEEN = (
    ("choose a Stadium card you find there", "look(a); b <- choose(a[stadium_card], 0, 1)"),
    ("choose 1 of them", "look(a); b <- choose(a)"),
)


@pytest.mark.parametrize(("pick", "expected"), SEEN)
def test_of_cards_that_only_one_sees_none_of_a_kind_need_be_found(pick: str, expected: str) -> None:
    text = f"Look at the top 6 cards of your deck, {pick}, and put it into your hand."

    assert expected in program(f"{text} Shuffle the other cards back into your deck.")


def test_what_is_said_again_of_the_new_defending_pokemon_is_done_once() -> None:
    text = (
        f"The Defending Pokémon is now Burned. Before applying this effect, you may switch "
        f"{THEIRS} with 1 of {DEFENDER}. "
        "The new Defending Pokémon is now Burned."
    )

    assert program(text) == (
        "after { may { a <- choose(bench_of(foe)); switch(foe, a) }; inflict(defender, burned) }"
    )


def test_energy_of_either_kind_is_counted_in_units() -> None:
    text = (
        "Discard either all Water Energy or all Metal Energy attached to Mossling. This attack "
        f"does 30 damage times {SUM}."
    )

    assert program(text, "30x", "2003-11-01").endswith("damage(30 * a)")


def test_a_tool_attached_instead_goes_where_there_is_room() -> None:
    text = (
        f"Search your deck for a Trainer card and put it into your hand. If that card is {TOOL}, "
        f"you may attach it to 1 of your Pokémon instead. {DECK}"
    )

    assert "may { b <- choose(all(me)[tool_room]); c <- attach(a, b) }" in program(text)
    assert "if not did(c) { move(a, hand) }" in program(text)
