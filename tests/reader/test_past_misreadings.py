"""Sentences that are easily misread are read correctly or refused."""

from __future__ import annotations

import pytest

from playmat.lang.needs.complete import complete
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.reader import Face, Reading, read

ONCE = "Once during your turn (before your attack), you may"
HOST = "the Pokémon this card is attached to"
SELF = "this Pokémon"
ILLS = "Special Conditions"
LOST = "the Lost Zone"
TOP = "the top of your deck"
OFTEN = "As often as you like during your turn (before your attack),"
TURNS = "Once during each player's turn, that player may"


def reading(kind: str, text: str, damage: str = "") -> Reading:
    """Read a face; *kind* may name a kind of card or power after a slash."""
    kind, _, sort = kind.partition("/")
    power, kinds = (sort, ()) if kind == "power" else ("", (sort,) if sort else ())
    face = Face(kind, text, "Mossling", "Moss Toss", "2015-01-01", kinds, power, damage)
    return read(face)


def made(kind: str, text: str, damage: str = "") -> str:
    """The program of a face, as text."""
    found = reading(kind, text, damage)
    assert found.program is not None, found.stopped
    return show(found.program)


@pytest.mark.parametrize(
    ("kind", "text", "part"),
    [
        (
            "attack",
            "Each player flips a coin. If both are heads, the Defending Pokémon is now Asleep.",
            "a <- flip; b <- flip(by=foe); if all_heads(a) and all_heads(b) {",
        ),
        (
            "trainer/item",
            "Flip a coin. Flip another coin. If both of them are heads, draw 4 cards.",
            "if all_heads(a) and all_heads(b) { draw(me, 4) }",
        ),
        (
            "attack",
            "Flip a coin. If heads, draw a card. Flip another coin. If both are tails, discard "
            "your hand.",
            "if heads(a) == 0 and heads(b) == 0 { discard(hand(me)) }",
        ),
        (
            "power/ability",
            f"{ONCE} flip a coin. If heads, draw a card. Flip another coin. If both of them are "
            "heads, draw 2 cards.",
            "if heads(a) > 0 { draw(me, 1) }; b <- flip; if all_heads(a) and all_heads(b)",
        ),
        (
            "attack",
            "Flip 2 coins. If both are heads, draw a card.",
            "a <- flip(2); if all_heads(a) { draw(me, 1) }",
        ),
    ],
)
def test_both_coins_are_asked(kind: str, text: str, part: str) -> None:
    assert part in made(kind, text)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("attack", "Flip a coin."),
        ("attack", "Each player flips a coin. If heads, draw a card."),
        ("attack", "Each player flips a coin. Draw a card for each heads."),
        ("trainer/item", "Flip a coin. Heal 30 damage from 1 of your Pokémon."),
        ("power/ability", f"{ONCE} flip a coin. Draw a card."),
        ("attack", "Flip a coin. If both are heads, draw a card."),
        (
            "attack",
            "Flip a coin. If heads, draw a card. Flip another coin. If either of them is tails, "
            "discard your hand.",
        ),
    ],
)
def test_a_coin_that_decides_nothing_is_refused(kind: str, text: str) -> None:
    stopped = reading(kind, text).stopped

    assert "a coin is flipped, but nothing depends on it" in stopped or "which coins" in stopped


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (
            "If heads, attach a Grass Energy card from your hand to this Pokémon. If you use this "
            "Ability, your turn ends.",
            "attach(b, self) }; end_turn }",
        ),
        (
            "If heads, draw 2 cards. If tails, discard a card from your hand. If you use this "
            "Ability, your turn ends.",
            "discard(b) }; end_turn }",
        ),
        (
            "If heads, draw 2 cards. If you use this power, this Pokémon can't attack this turn.",
            "{ draw(me, 2) }; lasting(end_of_turn, self)",
        ),
        (
            "If heads, heal 20 damage from this Pokémon. If you used this Ability, put 1 damage "
            "counter on this Pokémon.",
            "heal(self, 20) }; counters(self, 1)",
        ),
    ],
)
def test_what_using_a_power_costs_hangs_on_no_coin(text: str, part: str) -> None:
    assert part in made("power/ability", f"{ONCE} flip a coin. {text}")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (
            "discard a card from his or her hand. If he or she does, that player can't play any "
            "Item cards this turn.",
            "forbid_play(me, item)",
        ),
        (
            "flip a coin. If heads, he or she draws a card. If tails, he or she can't play any "
            "Supporter cards this turn.",
            "forbid_play(me, supporter)",
        ),
        (
            "draw a card. If that player does, his or her Pokémon can't attack this turn.",
            "all(me), forbid",
        ),
    ],
)
def test_a_stadium_bans_who_uses_it(text: str, part: str) -> None:
    assert part in made("trainer/stadium", f"{TURNS} {text}")


def test_elsewhere_a_ban_is_the_opponents() -> None:
    told = "During your opponent's next turn, he or she can't play any Item cards."

    for kind in ("attack", "trainer/item"):
        assert "forbid_play(foe, item)" in made(kind, told)


@pytest.mark.parametrize(
    ("kind", "text", "parts"),
    [
        (
            "trainer/item",
            "Each player discards a card from his or her hand. If it is an Energy card, that "
            "player draws 2 cards.",
            ("if is(a, energy) { draw(me, 2) }", "if is(b, energy) { draw(foe, 2) }"),
        ),
        (
            "attack",
            "Each player discards the top card of his or her deck. If that card is a Pokémon, that "
            "player draws a card.",
            ("a <- mill(me, 1); if is(a, pokemon) { draw(me, 1) }", "{ draw(foe, 1) }"),
        ),
        (
            "trainer/item",
            "Each player may discard a card from his or her hand. If a player does, that player "
            "draws 2 cards.",
            ("if did(b) { draw(me, 2) }", "if did(d) { draw(foe, 2) }"),
        ),
        (
            "trainer/item",
            "Each player counts the number of his or her Benched Pokémon. Each player draws that "
            "many cards.",
            ("draw(me, count(bench_of(me)))", "draw(foe, count(bench_of(foe)))"),
        ),
        (
            "trainer/item",
            "Each player draws a card. If he or she has a Stage 2 Pokémon in play, that player "
            "draws 3 cards.",
            ("if any_of(all(me)[stage2]) { draw(me, 3) }", "if any_of(all(foe)[stage2])"),
        ),
    ],
)
def test_what_each_player_does_is_told_of_each(
    kind: str, text: str, parts: tuple[str, ...]
) -> None:
    program = made(kind, text)

    assert all(part in program for part in parts)
    assert "pay {" not in program


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "power/ability",
            f"{ONCE} have each player discard the top card of his or her deck. If it is an Energy "
            "card, that player draws a card.",
        ),
        (
            "trainer/stadium",
            "Between turns, each player discards the top card of his or her deck. If it is an "
            "Energy card, that player draws a card.",
        ),
    ],
)
def test_one_of_both_players_is_refused(kind: str, text: str) -> None:
    assert "which of the players" in reading(kind, text).stopped


SWITCH = "Switch your Active Pokémon with 1 of your Benched Pokémon."


@pytest.mark.parametrize(
    ("kind", "text", "part"),
    [
        (
            "trainer/item",
            f"{SWITCH} If the new Active Pokémon is a Stage 2 Pokémon, draw a card. If not, heal "
            "20 damage from the Pokémon you moved to your Bench.",
            "c <- switch(me, b, a); if did(c) { if is(b, stage2) { draw(me, 1) } else { heal(a, 20",
        ),
        (
            "trainer/item",
            f"{SWITCH} Heal 30 damage from the Pokémon you moved.",
            "if did(c) { heal(a, 30) }",
        ),
        (
            "trainer/item",
            "Choose 1 of your opponent's Benched Grass Pokémon and switch it with the Defending "
            "Pokémon. Put 2 damage counters on the new Active Pokémon.",
            "b <- switch(foe, a); if did(b) { counters(a, 2) }",
        ),
        (
            "attack",
            "Switch this Pokémon with 1 of your Benched Pokémon. If the new Active Pokémon is a "
            "Stage 2 Pokémon, draw a card. If not, draw 2 cards.",
            "if did(b) { if is(a, stage2) { draw(me, 1) } else { draw(me, 2) } }",
        ),
    ],
)
def test_a_switch_tells_who_came_and_who_went(kind: str, text: str, part: str) -> None:
    assert part in made(kind, text)


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        (
            "trainer/item",
            "Flip a coin. If tails, discard a Water Energy card from your hand. If you don't have "
            "a Water Energy card in your hand, show your hand to your opponent.",
            "unclear when the hand is checked",
        ),
        (
            "power/poke_power",
            f"{ONCE.replace(' you', ' if you have a basic Energy card in your discard pile, you')} "
            "flip a coin. If heads, put that card into your hand.",
            "unclear which card is meant",
        ),
        (
            "trainer/supporter",
            "Flip a coin. If heads, draw 4 cards, and your opponent draws 3 cards. If your "
            "opponent has any Stage 2 Pokémon in play, they draw 2 cards instead.",
            "instead of which of several",
        ),
        (
            "trainer/tool",
            f"As long as {HOST} is Asleep, it has no Weakness. Then, discard your hand.",
            "no clause to go on with",
        ),
    ],
)
def test_what_may_be_meant_in_two_ways_is_refused(kind: str, text: str, why: str) -> None:
    assert why in reading(kind, text).stopped


def test_a_menu_in_one_sentence_ends_with_it() -> None:
    text = "Choose 1: draw 3 cards, or search your deck for a Pokémon and put it into your hand."

    program = made("trainer/item", f"{text} Shuffle your deck afterward.")

    assert program.count("either") == 1
    assert program.endswith("shuffle(me) }")


def test_an_attack_waits_for_nothing_in_the_turn_it_ends() -> None:
    text = "If you attach an Energy card from your hand to this Pokémon this turn, draw a card."

    assert reading("attack", text).program is None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "energy/special_energy",
            "This card provides Colorless Energy. If the Pokémon this card is attached to retreats,"
            " put this card into your hand instead of discarding it.",
        ),
        (
            "trainer/tool",
            "When the Pokémon this card is attached to retreats, return this card to your hand "
            "instead of discarding it.",
        ),
        (
            "energy/special_energy",
            "This card provides Grass Energy. If the Pokémon this card is attached to retreats, "
            "put this card into your hand instead of the discard pile.",
        ),
    ],
)
def test_energy_paid_to_retreat_goes_nowhere_else(kind: str, text: str) -> None:
    assert "discarded to retreat" in reading(kind, text).stopped


BARE = "another of your Pokémon that has no Pokémon Tool attached to it."
ATTACH = "Attach a special Energy card from your discard pile to 1 of your Pokémon."


@pytest.mark.parametrize(
    ("kind", "text", "part"),
    [
        (
            "trainer/item",
            f"Move a Pokémon Tool attached to 1 of your Pokémon to {BARE}",
            "useful(any_of(gear_on(all(me))[tool]) and any_of(all(me)[not has_tool]))",
        ),
        (
            "power/ability",
            f"{ONCE} move a Pokémon Tool attached to 1 of your Pokémon to {BARE}",
            "power(once, any_of(gear_on(all(me))[tool]) and any_of(all(me)[not has_tool]))",
        ),
        (
            "trainer/item",
            f"{ATTACH} If that Pokémon is your Active Pokémon, draw a card.",
            "useful(any_of(discards(me)[special_energy])); play {",
        ),
        (
            "attack",
            f"{ATTACH} If it is your Active Pokémon, draw a card.",
            "if did(c) { if is(b, is_active) { draw(me, 1) } }",
        ),
        (
            "trainer/item",
            "Attach 1 Fire Energy card from your hand to 1 of your Benched Pokémon. If it is a "
            "Basic Pokémon, heal 20 damage from it.",
            "if is(b, basic) { heal(b, 20) }",
        ),
    ],
)
def test_a_card_is_there_to_be_moved_and_somebody_to_take_it(
    kind: str, text: str, part: str
) -> None:
    assert part in show(complete(parse(made(kind, text))))


@pytest.mark.parametrize(
    ("said", "sides"),
    [
        ("this Pokémon has more {} attached to it than the Defending Pokémon", ("self", ">")),
        ("the Defending Pokémon has fewer {} attached to it than this Pokémon", ("defender", "<")),
        ("there are more {} attached to this Pokémon than to the Defending Pokémon", ("self", ">")),
    ],
)
def test_energy_cards_are_counted_as_cards(said: str, sides: tuple[str, str]) -> None:
    cards = made("attack", f"If {said.format('Energy cards')}, draw a card.")
    units = made("attack", f"If {said.format('Energy')}, draw a card.")

    assert f"if count(energy_on({sides[0]})) {sides[1]} count(energy_on(" in cards
    assert "units(self) > units(defender)" in units


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (
            "Discard any number of cards from your hand. If you discarded 5 or more cards in this "
            "way, draw 3 cards.",
            "if count(b) >= 5 {",
        ),
        (
            "Discard 2 cards from your hand. If you discarded a Pokémon in this way, draw a card.",
            "if any_of(b[pokemon]) {",
        ),
        (
            "Discard the top 3 cards of your deck. If you discarded a Pokémon in this way, draw a "
            "card.",
            "if any_of(a[pokemon]) {",
        ),
        (
            "Discard a card from your hand. If you discarded a Pokémon in this way, draw a card.",
            "if is(b, pokemon) {",
        ),
        ("Draw 2 cards unless your Bench is full.", "if not bench_full(me) { draw(me, 2) }"),
        ("Unless your Bench is full, draw 2 cards.", "if not bench_full(me) { draw(me, 2) }"),
        ("If this Pokémon is still Asleep, draw a card.", "if is(self, condition_is(asleep)) {"),
        ("Your opponent must discard a card from his or her hand.", "choose(hand(foe), by=foe)"),
        (
            "Draw 2 cards and then, if your Bench is full, draw a card.",
            "draw(me, 2); if bench_full(me) { draw(me, 1) }",
        ),
        (
            "Your opponent reveals his or her hand. If you find a Supporter card there, draw a "
            "card.",
            "if any_of(hand(foe)[supporter]) {",
        ),
    ],
)
def test_plain_english_is_read(text: str, part: str) -> None:
    assert part in made("attack", text)


@pytest.mark.parametrize(
    ("kind", "text", "part"),
    [
        (
            "trainer/tool",
            f"If {HOST} is Knocked Out by damage from an opponent's "
            "attack, that player takes 1 fewer Prize card.",
            "mod(prizes_for, host, value=-1, from=foe)",
        ),
        (
            "energy/special_energy",
            "This card provides Water Energy. This card provides 2 Water Energy only while "
            "attached to a Stage 2 Pokémon.",
            'provide("WW", is(host, stage2))',
        ),
        (
            "power/ability",
            "Unless this Pokémon is your Active Pokémon, it gets +20 HP.",
            "static(while=not is(self, is_active))",
        ),
        (
            "power/ability",
            "This Pokémon can evolve during the turn you play it.",
            "mod(evolve_early, self, set, 1)",
        ),
        (
            "power/ability",
            "Your Water Pokémon take 10 less damage from attacks from your opponent's Pokémon-EX, "
            "unless you have any Fire Pokémon in play.",
            "static(while=not any_of(all(me)[typed(R)]))",
        ),
        (
            "power/ability",
            f"Each of your Benched Pokémon can't be affected by any {ILLS}. Remove any {ILLS} "
            "affecting those Pokémon.",
            "static { immune(bench_of(me)) }",
        ),
        (
            "power/ability",
            "Once during your turn, if your Bench is full, when you attach an Energy card from "
            f"your hand to {SELF}, you may draw a card.",
            "bench_full(me), me, once) { draw(me, 1) }",
        ),
        (
            "power/ability",
            "If all your Pokémon in play are Water Pokémon, prevent all effects of your opponent's "
            f"Pokémon's Abilities done to {SELF}.",
            "static(while=is(all(me), typed(W))) { prevent(all, self, ability, foe) }",
        ),
        (
            "trainer/stadium",
            "Once during each player's turn, if that player has fewer Pokémon in play than his or "
            "her opponent, that player may draw a card.",
            "count(all(me)) < count(all(foe))",
        ),
        (
            "trainer/item",
            "Choose 1:\n• Draw a card\n• Heal 20 damage from 1 of your Pokémon.",
            "either { draw(me, 1) } { a <- choose(all(me)); heal(a, 20) }",
        ),
        (
            "power/ability",
            "This Pokémon can't attack until you have 2 or less Prize cards left.",
            "static(while=prizes_left(me) > 2) { mod(can_attack, self, forbid) }",
        ),
        (
            "power/ability",
            "Whenever your opponent's attack does damage to any of your Fire Pokémon, that attack "
            "does only half the damage to that Pokémon (rounded down to the nearest 10).",
            "mod(damage_taken, all(me)[typed(R)], half, stage=after, from=foe)",
        ),
        (
            "power/ability",
            "Whenever an attack does 60 or less damage to this Pokémon, reduce that damage to 20.",
            "event_amount <= 60) { set_amount(least(event_amount, 20)) }",
        ),
        (
            "power/ability",
            "Your opponent can't remove the Special Condition Confused by evolving or devolving "
            "his or her Confused Pokémon.",
            "keep_conditions(all(foe), confused)",
        ),
        (
            "power/ability",
            "Your opponent can't attach Energy cards to Stage 2 Pokémon.",
            "mod(can_attach_energy, all(foe)[stage2], forbid, cause=any)",
        ),
        (
            "power/ability",
            "This Pokémon pays Colorless less to use Moss Wave or Fern Slap.",
            'cheaper(self, "C", "Moss Wave"); cheaper(self, "C", "Fern Slap")',
        ),
        (
            "power/ability",
            "All basic Energy cards attached to your Benched Pokémon provide Fire Energy instead.",
            "mod_type(energy_provided, energy_on(bench_of(me))[basic_energy], set, R)",
        ),
        (
            "trainer/stadium",
            "Each Fire Pokémon's attacks cost Colorless less if that Pokémon has no damage "
            "counters on it.",
            "mod(attack_cost, all(both)[typed(R) and not damaged], value=-1)",
        ),
        (
            "trainer/stadium",
            "No Grass Pokémon can be Poisoned.",
            "immune(all(both)[typed(G)], poisoned)",
        ),
        (
            "power/ability",
            "Your Fire Pokémon get +20 HP and their Retreat Cost is Colorless less.",
            "mod(retreat_cost, all(me)[typed(R)], value=-1)",
        ),
        (
            "power/ability",
            "Once during your turn, you may turn all Fire Energy attached to this Pokémon into "
            "Water Energy for the rest of the turn.",
            "a <- energy_on(self)[provides(R)]",
        ),
    ],
)
def test_plain_english_of_what_holds_is_read(kind: str, text: str, part: str) -> None:
    assert part in made(kind, text)


LOOK = "Look at the top 5 cards of your deck. Put 1 of them into your hand."


@pytest.mark.parametrize(
    ("kind", "text", "part"),
    [
        (
            "trainer/item",
            f"{LOOK} Attach a basic Energy card you find there to 1 of your Pokémon. Put the other "
            "cards on the bottom of your deck in any order.",
            "c <- choose((a - b)[basic_energy]); d <- choose(all(me)); attach(c, d); "
            "e <- order(a - (b | c))",
        ),
        (
            "attack",
            "Reveal the top 3 cards of your deck. Heal 10 damage from this Pokémon for each Energy "
            "card you find there. Discard all Item cards you find there, and put the other cards "
            "back in any order.",
            "b <- order(a - a[item])",
        ),
        (
            "trainer/item",
            f"{SWITCH} If the Pokémon you moved to your Bench is a Stage 2 Pokémon, discard an "
            "Energy card attached to it.",
            "if is(a, stage2) { d <- choose(energy_on(a))",
        ),
        (
            "trainer/item",
            "Discard up to 2 of your Benched Pokémon and all cards attached to them. Draw a card "
            "for each Pokémon discarded in this way.",
            "draw(me, count(a))",
        ),
        (
            "attack",
            "Look at your opponent's hand. If there are any Item cards there, choose 1 of them. "
            "Your opponent discards that card and then draws 2 cards.",
            "if any_of(hand(foe)[item]) { a <- choose(hand(foe)[item]); discard(a); draw(foe, 2) }",
        ),
        (
            "power/ability",
            f"Prevent all damage done to {SELF} by attacks from your opponent's Pokémon that "
            "have any Abilities, excluding Pokémon-EX.",
            'prevent(damage, self, attack, all(foe)[has_power(ability) and not tag("EX")])',
        ),
    ],
)
def test_what_was_picked_before_is_told_apart(kind: str, text: str, part: str) -> None:
    assert part in made(kind, text)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (
            "You may return any number of Water Energy attached to this Pokémon to your hand. If "
            "you return 2 or more Energy in this way, draw a card.",
            "b <- units_in(a, W); move(a, hand) }; if b >= 2 { draw(me, 1) }",
        ),
        (
            "Draw cards until you have 9 cards in your hand. If you drew 3 or more cards in this "
            "way, discard a card from your hand.",
            "if count(a) >= 3 {",
        ),
        (
            "Draw cards until you have as many cards in your hand as your opponent has Benched "
            "Pokémon.",
            "draw_until(me, count(bench_of(foe)))",
        ),
        (
            "This attack does 15 damage to each of your opponent's Benched Pokémon that has any "
            "Abilities. If no damage is done in this way, draw a card.",
            "if not did(a) { draw(me, 1) }",
        ),
        (
            "Search your discard pile for up to 2 basic Energy cards of different types and put "
            "them into your hand.",
            "choose_different(discards(me)[basic_energy], types, 0, 2)",
        ),
        (
            "Search your deck for an Item card that has the same name as a card in your discard "
            "pile and put it into your hand. Shuffle your deck.",
            "search(deck(me)[item and same_name(discards(me))])",
        ),
        (
            "Put 4 damage counters on each of your opponent's Pokémon that has more Energy "
            "attached to it than this Pokémon.",
            "counters(all(foe)[units_at_least(units(self) + 1)], 4)",
        ),
        (
            "Unless you discard 2 cards from your hand, this attack does nothing.",
            "if not did(b) { cancel }",
        ),
        (
            "The Defending Pokémon is now Poisoned, unless it is a Stage 2 Pokémon.",
            "if not is(defender, stage2) { inflict(defender, poisoned) }",
        ),
        (
            "During your opponent's next turn, this Pokémon can't be damaged by attacks, unless "
            "your Bench is full.",
            "as_long_as(not bench_full(me)) { prevent(damage, self, attack) }",
        ),
        (
            "Discard the top card of your deck, then put that card into your hand if it is a "
            "Supporter card.",
            "if is(a, supporter) { move(a, hand) }",
        ),
        (
            "If both players have the same number of Prize cards left, draw 2 cards.",
            "if prizes_left(me) == prizes_left(foe) {",
        ),
        (
            "If you haven't played any Item cards this turn, draw a card.",
            "trainers_played(me)[item",
        ),
        ("Draw a number of cards equal to 1 plus the number of Stage 2 Pokémon in play.", "1 + "),
        (
            "Put a Pokémon Tool card from your discard pile into your hand. If you do, draw a "
            "card. If you have already played a Supporter card this turn, draw 3 cards instead.",
            "if did(b) { if supporter_played(me) { draw(me, 3) } else { draw(me, 1) } }",
        ),
        (
            "Discard up to 2 Basic Pokémon from your Bench. Draw a card for each Basic Pokémon you "
            "discarded in this way.",
            "return_mon(a, discard)",
        ),
        (
            "If you don't have any Pokémon-EX or Pokémon-ex on your Bench, draw a card.",
            'not any_of(bench_of(me)[tag("EX") or tag("ex")])',
        ),
        (
            "Put up to 2 Basic Pokémon from your discard pile onto your Bench. Draw a card for "
            "each Pokémon you put onto your Bench in this way.",
            "draw(me, count(b))",
        ),
        (
            "Draw 2 cards. If your Bench is full, draw 4 cards instead, and then discard a card "
            "from your hand.",
            "if bench_full(me) { draw(me, 4); a <- choose(hand(me)); discard(a) } else {",
        ),
        (
            "Flip 2 coins. If you didn't get any heads, draw a card.",
            "if heads(a) == 0 { draw(me, 1) }",
        ),
        (
            "If 1 of your Stage 2 Pokémon used an attack during your last turn, draw a card.",
            "attacked_last_turn(all(me)[stage2])",
        ),
        (
            "During your opponent's next turn, Pokémon can't be played from your opponent's hand "
            "to evolve the Defending Pokémon.",
            "mod(can_evolve, how=forbid)",
        ),
        ("If your opponent has 3 or more Benched Pokémon, draw a card after this attack.", ">= 3"),
        (
            f"Put the top card of your opponent's deck in {LOST}. If that card is an Item "
            "card, draw a card.",
            "if is(a, item) { draw(me, 1) }",
        ),
        (
            "Discard the top 2 cards of your deck. If either of those cards is a Supporter card, "
            "draw a card.",
            "if any_of(a[supporter]) {",
        ),
        (
            "Look at the top 6 cards of your deck. You may reveal up to 2 Item cards and a Stadium "
            "card you find there and put them into your hand. Put the other cards on the bottom of "
            "your deck in any order.",
            "d <- order(a - (b | c))",
        ),
        (
            "This attack does 10 damage to each of your opponent's Pokémon that has 2 or more Fire "
            "Energy cards attached to it.",
            "hit(all(foe)[holds(energy and provides(R), 2)], 10)",
        ),
        ("You may choose to make the Defending Pokémon Asleep.", "inflict(defender, asleep)"),
        (
            "If you have any Fire Pokémon in play, discard an Energy attached to this Pokémon. If "
            "you don't, discard all Energy attached to this Pokémon.",
            "discard(a) } else { discard(energy_on(self)) }",
        ),
        (
            "Discard any number of cards from your hand. If you didn't discard any Item cards in "
            "this way, draw a card.",
            "if not any_of(b[item]) { draw(me, 1) }",
        ),
        (
            "If you have more Fire Pokémon in play than your opponent has Benched Pokémon, draw a "
            "card.",
            "count(all(me)[typed(R)]) > count(bench_of(foe))",
        ),
        (
            "If you have another Pokémon on your Bench, draw a card.",
            "any_of(bench_of(me) - self)",
        ),
        (
            "If you have a Grass Pokémon and a Fire Pokémon in play, draw a card.",
            "any_of(all(me)[typed(G)]) and any_of(all(me)[typed(R)])",
        ),
        (
            "If neither player has any Prize cards left, draw a card.",
            "prizes_left(me) + prizes_left(foe) == 0",
        ),
        (
            "Discard any number of Fire Energy attached to this Pokémon. If you discarded 2 or "
            "more Fire Energy in this way, draw a card.",
            "b <- units_in(a, R)",
        ),
        (
            "The Defending Pokémon can't retreat, attack, or use any Poké-Powers during your "
            "opponent's next turn.",
            "mod(can_retreat, how=forbid); mod(can_attack, how=forbid); off_power(bearer, power)",
        ),
    ],
)
def test_constructions_combine(text: str, part: str) -> None:
    assert part in made("attack", text)


@pytest.mark.parametrize(
    ("text", "stopped"),
    [
        (
            "Draw 2 cards for eech heads.",
            "Draw 2 cards for | eech heads (did you mean: each?)",
        ),
        ("The Defending Pokémon is now asleap.", "| asleap (did you mean: asleep?)"),
    ],
)
def test_a_refusal_shows_the_place_and_what_would_be_read_there(text: str, stopped: str) -> None:
    assert stopped in reading("attack", text).stopped


@pytest.mark.parametrize(
    ("kind", "text", "stopped"),
    [
        (
            "power/ability",
            f"{OFTEN} you may attach a Water "
            "Energy card from your hand to this Pokémon. Your turn ends if you attached 3 or more "
            "in this way.",
            "asks for more than can have been picked: Your turn ends if you attached 3 or more in "
            "this way",
        ),
        (
            "trainer/item",
            "Draw a card. Put that card into your hand.",
            "refers to a card, but none was mentioned before: Put that card into your hand",
        ),
        (
            "attack",
            "Shuffle your deck. Heal 20 damage from those Pokémon.",
            "refers to a Pokémon, but none was mentioned before: Heal 20 damage from those Pokémon",
        ),
        (
            "power/ability",
            f"{ONCE} draw a card. If you do, that player discards a card from his or her hand.",
            "not clear which player is meant: If you do, that player discards a card from his or "
            "her hand",
        ),
        (
            "trainer/item",
            "Draw a card. If the new Active Pokémon is a Basic Pokémon, draw a card.",
            "refers to a new Active Pokémon, but no Pokémon was switched: If the new Active "
            "Pokémon is a Basic Pokémon, draw a card",
        ),
        (
            "trainer/item",
            "Put the other cards on the bottom of your deck.",
            "refers to the other cards, but none were looked at or chosen before: Put the other "
            "cards on the bottom of your deck",
        ),
    ],
)
def test_a_refusal_is_in_plain_words_and_quotes_the_sentence(
    kind: str, text: str, stopped: str
) -> None:
    assert reading(kind, text).stopped == stopped


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("attack", "Attach it to 1 of those Pokémon. If you did, that player draws that many."),
        ("attack", "Put the other Pokémon into that player's hand."),
        ("attack", "If heads, draw a card for each of them."),
        ("trainer/item", "Draw that many cards. Shuffle the rest into your deck."),
        ("trainer/stadium", "Each player may do the same with the other 2 cards."),
        ("power/ability", "If the new Active Pokémon is Asleep, its opponent discards those."),
        ("energy/special_energy", "If that card is a Pokémon, that player takes it instead."),
    ],
)
def test_no_refusal_speaks_the_language_of_the_reader(kind: str, text: str) -> None:
    found = reading(kind, text)

    assert found.program is None
    assert not any(sign in found.stopped for sign in ("$", "{", "'v", "node", "None"))


@pytest.mark.parametrize(
    ("kind", "text", "part"),
    [
        (
            "trainer/item",
            "After counting the cards in your hand, shuffle your hand into your deck. Then, draw "
            "that many cards plus 2.",
            "a <- count(hand(me)); move(hand(me), deck); shuffle(me); draw(me, a + 2)",
        ),
        (
            "trainer/item",
            "Discard any number of other cards from your hand. Flip a coin. If heads, draw twice "
            "that many cards.",
            "b <- discard(a); c <- flip; if heads(c) > 0 { draw(me, 2 * count(b)) }",
        ),
        (
            "trainer/item",
            "Draw 2 cards. Your opponent may do the same.",
            "draw(me, 2); may(foe) { draw(foe, 2) }",
        ),
        (
            "trainer/item",
            "Search your discard pile for a Stadium card and up to 2 Pokémon and put them on the "
            "bottom of your deck.",
            "a <- choose(discards(me)[stadium_card]); b <- choose(discards(me)[pokemon], 0, 2)",
        ),
        (
            "trainer/item",
            "Choose 1 card in your hand and shuffle the other cards in your hand into your deck.",
            "a <- choose(hand(me)); move(hand(me) - a, deck); shuffle(me)",
        ),
        (
            "attack",
            "Choose one of the following: draw a card, or the Defending Pokémon is now Confused.",
            "either { draw(me, 1) } { inflict(defender, confused) }",
        ),
        (
            "attack",
            "The Defending Pokémon is now Asleep. If the Defending Pokémon is already Asleep, it "
            "is now Burned instead.",
            "if is(defender, condition_is(asleep)) { inflict(defender, burned) }",
        ),
        (
            "attack",
            "Remove up to 4 damage counters from 1 of your Benched Pokémon.",
            "b <- number(0, 4); remove_counters(a, b)",
        ),
        (
            "attack",
            "Move up to 2 damage counters from your Pokémon to 1 of your opponent's Pokémon.",
            "repeat(2) { if not any_of(all(me)[damaged]) { break }",
        ),
        (
            "power/ability",
            f"{ONCE} switch {SELF} with a Pikachu in your hand.",
            'a <- choose(hand(me)[named("Pikachu")]); b <- replace_top(self, a); move(b, hand)',
        ),
        (
            "power/ability",
            f"{ONCE} move 1 damage counter from 1 of your Pokémon to {SELF} as long as you don't "
            f"Knock Out {SELF}.",
            "if not is(self, hp_left_at_most(10)) {",
        ),
        (
            "attack",
            "Put up to 2 damage counters on 1 of your opponent's Benched Pokémon.",
            "b <- number(0, 2); counters(a, b)",
        ),
        (
            "attack",
            "Discard random cards from your opponent's hand until they have 6 cards left in their "
            "hand.",
            "a <- pick_random(hand(foe), most(0, count(hand(foe)) - 6)); discard(a)",
        ),
        (
            "trainer/item",
            "Each player either draws or discards cards until he or she has 3 cards in his or her "
            "hand.",
            "discard(b) }; draw_until(foe, 3)",
        ),
        (
            "trainer/item",
            "You may either draw 2 cards or discard your hand and draw 5 cards.",
            "may { either { draw(me, 2) } { discard(hand(me)); draw(me, 5) } }",
        ),
        (
            "power/ability",
            f"{ONCE} heal 40 damage from {SELF}, and it recovers from a Special Condition.",
            "heal(self, 40); cure_one(self)",
        ),
        (
            "power/ability",
            f"{ONCE} switch a card from your hand with a card in your discard pile.",
            "swap_cards(a, b)",
        ),
        (
            "attack",
            f"You can't use this attack again as long as {SELF} stays in play.",
            "limit(once_stay)",
        ),
        (
            "trainer/item",
            "Put the bottom card of your deck into your hand.",
            "move(bottom(me, 1), hand)",
        ),
        (
            "attack",
            "If the Defending Pokémon is Knocked Out by this attack, take 2 more Prize cards.",
            "lasting(this_attack) { mod(prizes_for, defender, value=2) }",
        ),
        (
            "attack",
            "Discard the top card of your deck. If it is a Pokémon, discard a card from your hand. "
            "If it is an Energy card, draw a card.",
            "if is(a, energy) { draw(me, 1) }",
        ),
        (
            "attack",
            "Unless you discard a Water Energy attached to this Pokémon, this attack does nothing.",
            "if not did(b) { cancel }",
        ),
        (
            "attack",
            "Discard the top 4 cards of your deck. Draw a card. This attack does 10 more damage "
            "for each Supporter card you discarded in this way.",
            "a <- mill(me, 4); add_damage(10 * count(a[supporter]))",
        ),
        (
            "trainer/item",
            f"Reveal cards from {TOP} until you reveal a Stadium card. Discard the "
            "other revealed cards. If you revealed 4 or more cards in this way, draw 2 cards.",
            "if count(a) >= 4 { draw(me, 2) }",
        ),
        (
            "trainer/item",
            "Put a Supporter card on top of your deck from your discard pile.",
            "a <- choose(discards(me)[supporter]); move(a, deck_top)",
        ),
    ],
)
def test_acts_are_counted_chosen_and_exchanged(kind: str, text: str, part: str) -> None:
    assert part in made(kind, text)


def test_which_of_several_cannot_be_discarded_must_be_clear() -> None:
    both = "Discard a Fire Energy and a Water Energy attached to this Pokémon."

    found = reading("attack", f"{both} If you can't discard them, this attack does nothing.")

    assert found.stopped.startswith("not clear which of several can't be discarded")


def test_of_leave_it_must_be_clear_how_far_it_goes() -> None:
    found = reading("attack", "You may do 30 damage plus 10 more damage and 20 damage to itself.")

    assert found.program is None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("attack", "If any of your Pokémon is Burned, it is no longer Burned."),
        ("attack", "If any of your opponent's Pokémon is Burned, do 30 damage to it."),
        (
            "attack",
            "If your Bench is full and this Pokémon is Asleep or you have no Prize cards left, "
            "draw a card.",
        ),
        (
            "attack",
            "Discard any number of Energy attached to this Pokémon. If you discarded 2 or more "
            "Fire Energy in this way, draw a card.",
        ),
        ("attack", "If your opponent has any other Pokémon in play, draw a card."),
        (
            "power/ability",
            "This Pokémon's attacks do 20 more damage to your opponent's Active Pokémon if it is "
            "Poisoned.",
        ),
        ("power/ability", "Whenever this Pokémon attacks, it can't retreat."),
        ("power/ability", "Prevent all damage done to this Pokémon by your opponent's Abilities."),
        (
            "attack",
            "Put damage counters on this Pokémon until your opponent's Active Pokémon's remaining "
            "HP is 20.",
        ),
        (
            "attack",
            "This attack does 30 damage to each of your opponent's Pokémon and 10 more damage for "
            "each of your Benched Pokémon.",
        ),
        ("attack", "Attach an Energy card from your hand or your opponent's discard pile to it."),
    ],
)
def test_which_one_or_when_is_never_guessed(kind: str, text: str) -> None:
    assert reading(kind, text).program is None


@pytest.mark.parametrize(
    ("kind", "text", "part"),
    [
        (
            "attack",
            "For each of your Benched Pokémon, flip a coin. If heads, heal 20 damage from it.",
            "each a in bench_of(me) { b <- flip; if heads(b) > 0 { heal(a, 20) } }",
        ),
        (
            "trainer/item",
            "Flip 2 coins. If both are heads, draw 4 cards. If both are tails, discard your hand. "
            "Otherwise, draw 2 cards.",
            "else { if heads(a) == 0 { discard(hand(me)) } else { draw(me, 2) } }",
        ),
        (
            "attack",
            "Flip a coin. If heads, each of your opponent's Active Pokémon is now Confused.",
            "inflict(active(foe), confused)",
        ),
    ],
)
def test_what_a_coin_decides_is_told_of_each(kind: str, text: str, part: str) -> None:
    assert part in made(kind, text)
