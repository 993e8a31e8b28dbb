"""The scope of words on Trainer cards: found cards, places, both decks, the card itself."""

from __future__ import annotations

import pytest

from tests.reader.faces.test_trainer import EARLY, SPLIT, program, stop

FOUND = (
    (
        "Look at the top 4 cds of yr deck. Take all Item cds you find there, show them to yr "
        "opponent, and then put them into yr hand. Shuffle yr deck afterward.",
        "play { a <- top(me, 4); look(a); reveal(a[item]); move(a[item], hand); shuffle(me) }",
    ),
    (
        "Flip a coin. If heads, search yr deck for a Stage 2 Pkm, reveal it, and put it into yr "
        "hand. If tails, search yr deck for an Item cd, reveal it, and put it into yr hand. "
        "Shuffle yr deck afterward.",
        "play { a <- flip; if heads(a) > 0 { b <- search(deck(me)[stage2]); reveal(b); move(b, "
        "hand) } else { c <- search(deck(me)[item]); reveal(c); move(c, hand) }; shuffle(me) }",
    ),
    (
        "Search yr deck or yr discard pile for an Item cd, reveal it, and put it into yr hand. "
        "If you searched yr deck, shuffle it afterward.",
        "play { either { a <- search(deck(me)[item]); reveal(a); move(a, hand); shuffle(me) } { "
        "b <- choose(discards(me)[item]); reveal(b); move(b, hand) } }",
    ),
    (
        "Search yr hand or discard pile for a Stage 1 Pkm and put it onto yr Bench. Treat the new "
        "Benched Pkm as a Basic Pkm.",
        "play { a <- choose((hand(me) | discards(me))[stage1]); bench_as_basic(a) }",
    ),
    (
        "Yr opponent may search hoh deck for a Basic Pkm and put it onto hoh Bench. Then, each "
        "player shuffles hoh deck. (A player cant do any of this if hoh Bench is full.)",
        "play { if not bench_full(foe) { may(foe) { a <- search(deck(foe)[basic], by=foe); "
        "bench(a) } }; shuffle(me); shuffle(foe) }",
    ),
)


@pytest.mark.parametrize(("text", "written"), FOUND)
def test_a_shuffle_follows_every_search_and_no_other_choice(text: str, written: str) -> None:
    assert program(text, "item") == written


def test_a_shuffle_for_a_search_that_was_not_told_is_refused() -> None:
    assert stop("Draw 2 cards. If you searched yr deck, shuffle it.")


PAID = (
    (
        "Discard an Item cd from yr hand. (If you cant discard an Item cd, you cant play this "
        "cd.) Draw 2 cds.",
        "pay { a <- choose((hand(me) - this_card)[item]); discard(a) }; play { draw(me, 2) }",
    ),
    (
        "You may discard 2 cds from yr hand. Then, draw cds until you have 3 cds in yr hand. "
        "(If you cant draw any cds, you cant play this cd.)",
        "needs(any_of(deck(me)) and count(hand(me)) <= 5); play { may { a <- choose(hand(me), "
        "2); discard(a) }; draw_until(me, 3) }",
    ),
)


@pytest.mark.parametrize(("text", "written"), PAID)
def test_a_card_is_not_counted_for_its_own_cost(text: str, written: str) -> None:
    assert program(text, "item") == written


IDLE = (
    (
        "Yr Active Pkm is no longer Asleep or Burned.",
        "play { a <- choose(active(me)); cure(a, asleep, burned) }",
    ),
    (
        "Choose 1 of yr Pkm. Flip 3 coins. For each heads, remove 1 damage counter from that Pkm.",
        "play { a <- choose(all(me)); b <- flip(3); repeat(heads(b)) { remove_counters(a, 1) } }",
    ),
    (
        "Count the number of cds in yr opponent's hand and draw that many cds.",
        "play { a <- count(hand(foe)); draw(me, a) }",
    ),
    (
        "Discard up to 3 basic En cds from yr hand. If you discarded 3 basic En cds, draw 6 cds.",
        "play { a <- choose(hand(me)[basic_energy], 0, 3); b <- discard(a); if count(b) == 3 { "
        "draw(me, 6) } }",
    ),
    (
        "Discard 3 cds from the top of yr opponent's deck.",
        "play { mill(foe, 3) }",
    ),
)


@pytest.mark.parametrize(("text", "written"), IDLE)
def test_an_item_is_not_played_for_nothing(text: str, written: str) -> None:
    assert program(text, "item", SPLIT) == written


def test_a_tool_is_spent_when_its_bonus_was() -> None:
    text = (
        "Whenever an attack from the Pkm that Moss Kit is attached to does damage to the Active "
        "Pkm (after applying Weakness and Resistance), the attack does 20 more damage. At the end "
        "of yr turn in which this happens, discard Moss Kit."
    )

    assert "on(damaged(active(foe)), event_cause(attack) and event_from(host))" in program(
        text, "tool", EARLY
    )


def test_a_level_up_card_is_found_before_its_pokemon_is_chosen() -> None:
    text = (
        "Search yr deck for a Pkm LV.X that levels up from 1 of yr Pkm, and put it onto that Pkm. "
        "(This counts as leveling up that Pkm.) Shuffle yr deck afterward."
    )

    assert program(text, "item", SPLIT).endswith(
        "b <- choose(all(me)[levels_into(a)]); level_up(a, b); shuffle(me) }"
    )


def test_a_knock_out_by_an_attack_need_not_come_from_its_damage() -> None:
    damage = (
        "If yr Active Pkm is KO by damage from an opponent's attack, you may move 1 basic En cd"
    )
    attack = damage.replace("damage from an", "an")
    moved = "that was attached to that Pkm to the Pkm this cd is attached to."

    assert "event_cause(attack) and" in program(f"{damage} {moved}", "tool")
    assert "event_by_attack and" in program(f"{attack} {moved}", "tool")
