"""Later sentences with limits: down to a number, until a turn ends, from a source."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from tests.reader.test_reader_modern_style import program
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import lay

HOST = "Pokémon this card is attached to"
ENDS = "At the end of this turn,"
EACH_BENCH = "each player discards their Benched Pokémon until they have 2 Benched Pokémon"
FOES_FIRST = "choose(bench_of(foe), most(0, count(bench_of(foe)) - 2), by=foe)"
FALLEN = "is Knocked Out by damage from"
ALL_OF_IT = "put that Pokémon and all cards attached to it"
NEXT = "during your opponent's next turn"
BIG = 'tag("gx") or tag("EX")'
TOUCHED = "instead(counters_placed("


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("Your opponent discards cards from their hand until they have 3 cards.", "> 3 { a <- "),
        ("If you have 7 or more cards in the Lost Zone, draw a card.", "count(lost(me)) >= 7"),
        (
            "If there are at least 2 of your opponent's Item cards in the Lost Zone, draw a card.",
            "count(lost(foe)[item]) >= 2",
        ),
        (
            "Count the number of Energy attached to this Pokémon, and draw that many cards.",
            "draw(me, units(self))",
        ),
        (
            f"If the Defending Pokémon tries to attack {NEXT}, your "
            "opponent flips 2 coins. If either of them is tails, that attack doesn't happen.",
            "flip(2, foe); if tails(a) > 0 { nullify }",
        ),
        (
            "You may put this Pokémon into your hand. If you do, discard all cards attached to it.",
            "may { discard(attached(self)); a <- return_mon(self, hand) }",
        ),
        (
            "If this Pokémon has 3 or more Pokémon Tool cards attached to it, draw a card.",
            "if count(gear_on(self)[tool]) >= 3",
        ),
        (
            "If this Pokémon has any Fire and any Metal Energy attached to it, draw a card.",
            "is(self, has_type(R) and has_type(M))",
        ),
        (
            f"{ENDS} discard this Pokémon and all cards attached to it.",
            "delay(turn_ended(me)) { return_mon(self, discard) }",
        ),
    ],
)
def test_an_attack_bounds_what_it_does(text: str, means: str) -> None:
    assert means in program("attack", text, "")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Once during your turn, you may have your opponent discard cards from their hand until "
            "they have 3 cards.",
            "choose(hand(foe), count(hand(foe)) - 3, by=foe)",
        ),
        (
            "Once during your turn, if your opponent has 6 or more cards in their hand, you may "
            "have them discard a card from their hand.",
            "choose(hand(foe), by=foe)",
        ),
        (
            "Once during your turn, you may move 2 damage counters from 1 Pokémon to another "
            "Pokémon.",
            "choose(all(both) - a)",
        ),
        (
            "Once during your turn, you may search your deck for a Pokémon that isn't a "
            "Pokémon-GX or "
            "Pokémon-EX, reveal it, and put it into your hand. Then, shuffle your deck.",
            f"deck(me)[pokemon and not ({BIG})]",
        ),
        (
            "Your opponent can't play any Pokémon that has an Ability from their hand.",
            "forbid_play(foe, pokemon and has_power(ability))",
        ),
        (
            "Your opponent's attacks can't put damage counters on your Basic Pokémon.",
            f"{TOUCHED}all(me)[basic]), event_cause(attack) and event_from(all(foe)))",
        ),
        (
            "Damage counters can't be placed on this Pokémon by effects of attacks.",
            f"{TOUCHED}self), event_cause(attack)) {{ nullify }}",
        ),
        (
            "This Pokémon can have up to 3 Pokémon Tool cards attached to it. If it loses this "
            "Ability, discard Pokémon Tool cards from it until only 1 remains.",
            "mod(tools_allowed, self, set, 3)",
        ),
    ],
)
def test_an_ability_bounds_whom_it_reaches(text: str, means: str) -> None:
    assert means in program("power", text)


@pytest.mark.parametrize(
    ("card", "text", "means"),
    [
        (
            "supporter",
            f"{ENDS} draw cards until you have 4 cards in your hand.",
            "delay(turn_ended(me)) { draw_until(me, 4) }",
        ),
        (
            "supporter",
            f"Draw 3 cards. {ENDS} if you have 5 or more cards in your hand, discard your hand.",
            "delay(turn_ended(me), count(hand(me)) >= 5) { discard(hand(me)) }",
        ),
        (
            "supporter",
            "You can play this card only if you have 2 or fewer cards in your hand "
            "(excluding this card). Draw 3 cards.",
            "needs(count(hand(me) - this_card) <= 2)",
        ),
        (
            "item",
            "Search your deck for 2 Supporter cards that have the word Team in their name, "
            "reveal them, and put them into your hand. Then, shuffle your deck.",
            'supporter and name_has("Team")',
        ),
        (
            "item",
            "Search your deck for a Prism Star card, reveal it, and put it into your hand. "
            "Then, shuffle your deck.",
            'deck(me)[tag("prism")]',
        ),
        (
            "tool",
            f"The Eevee {HOST.removeprefix('Pokémon ')} is a Water Pokémon.",
            'mod_type(types, host[named("Eevee")], set, W)',
        ),
        (
            "tool",
            f"The {HOST} gets +20 HP, and your opponent's attacks and Abilities can't put "
            "damage counters on it.",
            f"{TOUCHED}host), (event_cause(attack) or event_cause(ability))",
        ),
        (
            "tool",
            "The Plusle, Minun, or Pachirisu this card is attached to has no Weakness.",
            'host[named("Plusle") or (named("Minun") or named("Pachirisu"))]',
        ),
        (
            "tool",
            f"The {HOST} gets +50 HP. If this card is attached to a Pokémon, discard it at the end "
            "of your opponent's turn.",
            "on(turn_ended, their_turn) { discard(this_card) }",
        ),
        (
            "item",
            "Search your deck for 3 Item and Supporter cards in any combination, reveal them, and "
            "put them into your hand. Then, shuffle your deck.",
            "search(deck(me)[item or supporter], 3)",
        ),
        (
            "supporter",
            "Choose Fire Energy cards in your discard pile up to the number of your Benched "
            "Pokémon and attach them to your Pokémon in any way you like.",
            "choose(discards(me)[energy and provides(R)], most=count(bench_of(me)))",
        ),
        (
            "stadium",
            "Pokémon Tool cards in play have no effect.",
            "mod(tool_works, all(both), forbid)",
        ),
        (
            "stadium",
            "Once during each player's turn, that player may have their opponent reveal "
            "their hand.",
            "power(once_player) { reveal(hand(foe)) }",
        ),
    ],
)
def test_a_trainer_bounds_what_it_does(card: str, text: str, means: str) -> None:
    assert means in program("trainer", text, "", card)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "attack",
            "If your opponent's Active Pokémon used Slash during your last turn, draw 2 cards.",
        ),
        (
            "power",
            "Whenever your opponent plays a Supporter card from their hand, prevent all "
            "effects of that card done to this Pokémon.",
        ),
        ("attack", "At the end of this turn, discard an Energy from the Defending Pokémon."),
    ],
)
def test_what_has_no_program_is_refused(kind: str, text: str) -> None:
    assert program(kind, text, "").startswith("stopped")


# --- in play
SPREADER = mon("Spreader", 60, "P", blow("Spread", 0, "no_damage; after { counters(all(foe), 2) }"))
GUARD = "Your opponent's attacks can't put damage counters on your Benched Pokémon."


def test_counters_kept_off_the_bench_still_reach_the_active() -> None:
    guard = mon("Guard", 60, "C", powers=(Power("Wall", "ability", program("power", GUARD)),))
    duel = lay("Spreader", "Guard | Hitter", SPREADER, guard)

    duel.attack("Spread")

    assert duel.foe.active.damage == 20
    assert duel.foe.bench[0].damage == 0


def test_what_waits_for_the_end_of_this_turn_is_done_then() -> None:
    text = program("trainer", f"{ENDS} draw cards until you have 4 cards in your hand.", "", "item")
    duel = lay("Hitter", "Hitter", trainer("Later", "item", text), hand="t-later")

    duel.play("Later")
    waiting = len(duel.you.hand)
    duel.end_turn()

    assert (waiting, len(duel.you.hand)) == (0, 4)
