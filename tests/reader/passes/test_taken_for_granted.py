"""What texts leave out because the rules imply it."""

from __future__ import annotations

from tests.reader.passes.test_only_if_done import program

TAKEN = "put it into your hand"
FIND = f"search your deck for a Trainer card and {TAKEN}"
MORE = "10 damage plus 10 more damage"


def test_a_deck_that_was_looked_through_is_shuffled_where_the_text_forgets_it() -> None:
    written = program(f"Flip a coin. If heads, {FIND}.", era="2003-01-01")

    assert written.endswith("move(b, hand); shuffle(me) } }")


def test_a_deck_is_not_shuffled_twice() -> None:
    written = program(f"Flip a coin. If heads, {FIND}. Shuffle your deck afterward.")

    assert written.count("shuffle") == 1


def test_cards_attached_one_by_one_count_where_they_came_to_lie() -> None:
    energy = "Fire Energy cards from your hand as you like"
    gift = f"Choose as many {energy} and attach them to your Pokémon in any way you like."

    written = program(
        f"{gift} This attack does {MORE} for each Energy attached in this way.", "10+"
    )

    assert "count(a[one_of(attached(all(both)))])" in written
