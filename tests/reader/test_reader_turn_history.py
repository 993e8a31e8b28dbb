"""Later wordings about the turn so far, the other card, and limits per game."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.test_reader_modern_style import program, whole

PLAYED = "from your hand during this turn"
FOES = "your opponent's Active Pokémon"
EVOLVING = "this Pokémon from your hand to evolve 1 of your Pokémon"
SEARCH = "Search your deck for"
HEIR = "a card that evolves from"
SHUFFLED = "Then, shuffle your deck."


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (f"If you played Misty {PLAYED}, draw a card.", '[named("Misty")]'),
        (f"If you played a Stadium card {PLAYED}, draw a card.", "[stadium_card]"),
        (f"If you played a Future Supporter card {PLAYED}, draw a card.", '[supporter and tag("fu'),
    ],
)
def test_trainers_played_in_the_turn_are_asked_for_by_name_or_kind(text: str, means: str) -> None:
    assert f"if any_of(trainers_played(me){means}" in program("attack", text, damage="")


def test_any_supporter_played_is_asked_for_as_ever() -> None:
    text = f"If you played a Supporter card {PLAYED}, draw a card."

    assert "supporter_played(me)" in program("attack", text, damage="")


def test_attacks_that_share_a_limit_of_the_game_name_it() -> None:
    text = "Draw 4 cards. (You can't use more than 1 GX attack in a game.)"

    assert program("attack", text, damage="") == 'limit(once_game, "GX"); after { draw(me, 4) }'


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            f"{SEARCH} up to 2 Item cards, reveal them, and put 1 of them into your "
            f"hand. Discard the other card. {SHUFFLED}",
            "b <- choose(a); move(b, hand); discard(a - b)",
        ),
        (
            "Reveal the top 4 cards of your deck. Discard those Energy cards and shuffle the "
            "other cards back into your deck.",
            "discard(a[energy]); shuffle(me)",
        ),
        (
            f"For each of your Pokémon, {SEARCH.lower()} {HEIR} that Pokémon "
            f"and put it onto that Pokémon to evolve it. {SHUFFLED}",
            "each a in all(me) { b <- search(deck(me)[evolves_from(a)]); evolve(b, a) }",
        ),
        (
            "Put 1 of your Prize cards into your hand. Then, put a card from your hand face down "
            "as a Prize card.",
            "move(a, hand); b <- choose(hand(me)); move(b, prizes)",
        ),
        (
            "Flip 2 coins. If both of them are heads, search your deck for 2 cards and put them "
            "into your hand. If only 1 of them is heads, search your deck for a card and put it "
            f"into your hand. {SHUFFLED}",
            "move(b, hand); shuffle(me) }; if heads(a) == 1",
        ),
    ],
)
def test_what_is_done_to_the_other_card_or_to_each_is_told_apart(text: str, means: str) -> None:
    assert means in whole("trainer", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Attach up to 2 Energy cards from among your Benched Pokémon to this Pokémon.",
            "energy_on(bench_of(me))",
        ),
        ("This Pokémon can use this attack even if it's Paralyzed.", "even_if(paralyzed)"),
        ("You can't use this attack if there's no Stadium in play.", "needs(any_of(stadium))"),
        (
            "If the Defending Pokémon is Knocked Out during your next turn, take 1 more Prize "
            "card.",
            "lasting(my_next_turn, defender) { mod(prizes_for, value=1) }",
        ),
        ("This attack does 30 more damage for each [W] Energy attached to it.", "units(self, W)"),
        (
            "If your opponent took 2 or more Prize cards during their last turn, draw a card.",
            "if prizes_taken_last_turn(foe) >= 2",
        ),
        ("Take another turn after this one. (Skip the between-turns step.)", "another_turn"),
        (
            "If your opponent has used their GX attack, this attack does 30 more damage.",
            'if limit_used(foe, "GX")',
        ),
        (
            "Draw a card for each Prize card you took during your last turn.",
            "draw(me, prizes_taken_last_turn(me))",
        ),
        (
            "If you attached a Stadium card or a Pokémon Tool card from your hand to this Pokémon "
            "this turn, this attack does 30 more damage.",
            "any_of(attached_this_turn(self)[stadium_card or tool])",
        ),
        (
            "If this Pokémon evolved during this turn, this attack can be used for [L][C].",
            'price("LC", evolved_this_turn(self))',
        ),
        (
            "This Pokémon can use this attack even if it is Asleep. If it isn't Asleep, this "
            "attack does nothing.",
            "if not is(self, condition_is(asleep)) { cancel }",
        ),
        (
            "Draw a card. If your opponent has exactly 1 Prize card left, draw 4 cards instead of "
            "1.",
            "if prizes_left(foe) == 1 { draw(me, 4) } else { draw(me, 1) }",
        ),
        (
            f"{SEARCH} a Basic Pokémon and put it onto your Bench. If you go second, search for 2 "
            f"Basic Pokémon instead of 1. {SHUFFLED}",
            "bench(a) } else { b <- search(deck(me)[basic]); bench(b) }; shuffle(me)",
        ),
    ],
)
def test_attacks_of_later_years_say_more_in_old_slots(text: str, means: str) -> None:
    more, done = "more damage" in text, "does damage" in text

    assert means in program("attack", text, damage="50+" if more else "50" if done else "")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Once at the end of your turn, you may use this Ability. Draw 2 cards.",
            "on(turn_ended(me), may=me) { draw(me, 2) }",
        ),
        (
            "Once during your turn, if this Pokémon is in your discard pile and you have 3 or "
            "fewer cards in your hand, you may put this Pokémon onto your Bench.",
            "power(once, count(hand(me)) <= 3 and not bench_full(me), where=discard)",
        ),
        (
            "You may use this Ability only if your Bench is full. Once during your turn, you may "
            "draw a card.",
            "not bench_full(me)",
        ),
        (
            f"Once during your turn, you may {SEARCH.lower()} a card and put it into your hand. "
            f"{SHUFFLED} If you searched your deck in this way, this Pokémon is Knocked Out.",
            "move(a, hand); shuffle(me); knock_out(self)",
        ),
        (
            "Put 3 damage counters on your opponent's Asleep Pokémon between turns.",
            "on(between_turns) { counters(all(foe)[condition_is(asleep)], 3) }",
        ),
        (
            "Your Burned Pokémon don't recover from that Special Condition when they evolve.",
            "keep_conditions(all(me), burned)",
        ),
        (
            "The Special Condition Asleep isn't removed when your opponent's Pokémon evolve or "
            "devolve.",
            "keep_conditions(all(foe), asleep)",
        ),
        (
            "When this Pokémon is Knocked Out, flip a coin. If heads, your opponent takes 1 fewer "
            "Prize card.",
            "instead(would_be_knocked_out(self)) { a <- flip; if heads(a) > 0 { "
            "lasting(end_of_turn) { mod(prizes_for, self, value=-1) } } }",
        ),
        (
            "Once during your turn, you may switch this Pokémon with an Onix-GX in your hand. Any "
            "attached cards, damage counter, Special Condition, turn in play, and any other effect "
            "remain on the new Pokémon.",
            "replace_top(self, a); move(b, hand)",
        ),
        (
            "Item cards in your opponent's discard pile can't be put into their hand by effects of "
            "your opponent's Abilities or Trainer cards.",
            "keep_from_hand(discards(foe)[item], ability, foe); "
            "keep_from_hand(discards(foe)[item], trainer, foe)",
        ),
        (
            "Your Basic Pokémon, and any cards attached to those Pokémon, can't be put into your "
            "hand.",
            "keep_from_hand(whole(all(me)[basic]))",
        ),
        ("You can have up to 7 Benched Pokémon.", "mod(bench_size, me, set, 7)"),
        (
            "Your opponent's Pokémon's Retreat Costs are Colorless more.",
            "retreat_cost, all(foe), v",
        ),
        ("Your opponent's Active Pokémon's attacks cost {C}{C} more.", "active(foe), value=2"),
    ],
)
def test_powers_of_later_years_say_more_in_old_slots(text: str, means: str) -> None:
    assert means in whole("power", text)


@pytest.mark.parametrize(
    "text",
    [
        f"Put an Evolution card from {FOES} into your opponent's hand.",
        f"{SEARCH} {HEIR} your Pokémon and put it onto your Pokémon to evolve them.",
        f"You may {SEARCH.lower()} a card and put it into your hand. {SHUFFLED} If you searched "
        "your deck in this way, this Pokémon is now Asleep.",
    ],
)
def test_what_would_lay_or_look_for_cards_in_a_wrong_place_is_refused(text: str) -> None:
    assert read(Face("attack", text, "Onix", "Slam", "2020-02-01", ("basic",))).program is None


def test_a_number_instead_of_one_never_said_is_refused() -> None:
    text = "If your Bench is full, draw 4 cards instead of 2."

    assert read(Face("trainer", text, "Onix", "", "2020-02-01", ("supporter",))).program is None
