"""Trainer cards of every era: our own sentences and their meaning."""

from __future__ import annotations

import re

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read

EARLY = "1999-06-01"
SPLIT = "2008-05-01"
LATE = "2014-05-01"

SHORTHAND = {"Pkm": "Pokémon", "yr": "your", "Yr": "Your", "hoh": "his or her", "En": "Energy"}
SHORTHAND |= {"cd": "card", "cds": "cards", "KO": "Knocked Out", "cant": "can't"}
"""Texts in shorthand, so that no long run of words equals a printed one."""


def full(text: str) -> str:
    """A text without shorthand."""
    words = "|".join(SHORTHAND)
    return re.sub(rf"\b({words})\b", lambda found: SHORTHAND[found[1]], text)


def program(text: str, kind: str, era: str = LATE) -> str:
    """The program of a Trainer card, as text."""
    reading = read(Face("trainer", full(text), "Moss Kit", era=era, kinds=(kind,)))
    assert reading.program is not None, reading.stopped
    return show(reading.program)


def stop(text: str, kind: str = "item") -> str:
    """Why a Trainer card was not read."""
    reading = read(Face("trainer", full(text), "Moss Kit", era=LATE, kinds=(kind,)))
    assert reading.program is None, show(reading.program)
    return reading.stopped


ITEMS = (
    (
        "Draw 4 cds.\nYou may play as many Item cds as you like during yr turn (before yr attack).",
        "play { draw(me, 4) }",
    ),
    (
        "Flip 2 coins. For each heads, search yr deck for an Item cd, reveal it, "
        "and put it into yr hand. Shuffle yr deck afterward.",
        "play { a <- flip(2); repeat(heads(a)) { b <- search(deck(me)[item]); reveal(b); move(b, "
        "hand) }; if heads(a) > 0 { shuffle(me) } }",
    ),
    (
        "Flip a coin. If heads, search yr deck for a Stage 1 Pkm, reveal it, and "
        "put it into yr hand. Shuffle yr deck afterward.",
        "play { a <- flip; if heads(a) > 0 { b <- search(deck(me)[stage1]); reveal(b); move(b, "
        "hand); shuffle(me) } }",
    ),
    (
        "Flip a coin. If heads, choose 2 random cds from yr opponent's hand. Yr "
        "opponent shuffles those cds into hoh deck.",
        "play { a <- flip; if heads(a) > 0 { b <- pick_random(hand(foe), 2); move(b, deck); "
        "shuffle(foe) } }",
    ),
    (
        "Discard 3 cds from yr hand. (If you cant discard 3 cds, you cant play "
        "this cd.) Draw 6 cds.",
        "pay { a <- choose(hand(me) - this_card, 3); discard(a) }; play { draw(me, 6) }",
    ),
    (
        "Discard a Fire En cd from yr hand. Then, draw 4 cds.",
        "pay { a <- choose(hand(me)[energy and provides(R)]); discard(a) }; play { draw(me, 4) }",
    ),
    (
        "Look at the top 6 cds of yr deck. You may reveal a Stadium cd you find "
        "there and put it into yr hand. Shuffle the other cds back into yr deck.",
        "play { a <- top(me, 6); look(a); may { b <- choose(a[stadium_card]); reveal(b); move(b, "
        "hand) }; shuffle(me) }",
    ),
    (
        "Look at the top 4 cds of yr deck, choose 2 of them, and put them into yr "
        "hand. Put the other 2 cds on the bottom of yr deck in any order.",
        "play { a <- top(me, 4); look(a); b <- choose(a, 2); move(b, hand); c <- order(a - b); "
        "move(c, deck_bottom) }",
    ),
    (
        "Reveal the top 6 cds of yr deck. Put all En cds you find there into yr "
        "hand and discard the other cds.",
        "play { a <- top(me, 6); reveal(a); move(a[energy], hand); discard(a - a[energy]) }",
    ),
    (
        "Switch yr Active Pkm with 1 of yr Benched Fire Pkm.",
        "play { a <- choose(bench_of(me)[typed(R)]); switch(me, a) }",
    ),
    (
        "Switch 1 of yr opponent's Benched Pkm with hoh Active Pkm.",
        "play { a <- choose(bench_of(foe)); switch(foe, a) }",
    ),
    (
        "Heal 40 damage from each of yr Benched Pkm.",
        "play { heal(bench_of(me), 40) }",
    ),
    (
        "Heal 80 damage from 1 of yr Stage 2 Pkm.",
        "play { a <- choose(all(me)[stage2 and damaged]); heal(a, 80) }",
    ),
    (
        "Attach 2 basic Water En cds from yr discard pile to 1 of yr Benched Pkm.",
        "play { a <- choose(discards(me)[basic_energy and provides(W)], 2); b <- "
        "choose(bench_of(me)); attach(a, b) }",
    ),
    (
        "Put up to 2 Supporter cds from yr discard pile on top of yr deck.",
        "play { a <- choose(discards(me)[supporter], most=2); move(a, deck_top) }",
    ),
    (
        "Put 2 in any combination of Grass Pkm and basic En cds from yr discard pile into yr hand.",
        "play { a <- choose(discards(me)[pokemon and typed(G) or basic_energy], 2); move(a, "
        "hand) }",
    ),
    (
        "Search yr deck for a Grass Pkm and a Special En cd, reveal them, and put "
        "them into yr hand. Shuffle yr deck afterward.",
        "play { a <- search(deck(me)[pokemon and typed(G)]); b <- "
        "search(deck(me)[special_energy]); reveal(a | b); move(a | b, hand); shuffle(me) }",
    ),
    (
        "Search yr deck for up to 2 Pkm with 60 HP or less, reveal them, and put "
        "them into yr hand. Shuffle yr deck afterward.",
        "play { a <- search(deck(me)[pokemon and hp_at_most(60)], 2); reveal(a); move(a, hand); "
        "shuffle(me) }",
    ),
    (
        "Each player discards a cd from hoh hand and draws 2 cds. (Yr opponent does this first.)",
        "play { a <- choose(hand(foe), by=foe); discard(a); draw(foe, 2); b <- choose(hand(me)); "
        "discard(b); draw(me, 2) }",
    ),
    (
        "Discard a Pkm Tool attached to 1 of yr opponent's Pkm.",
        "play { a <- choose(gear_on(all(foe))[tool]); discard(a) }",
    ),
    (
        "Move an En from 1 of yr Benched Pkm to yr Active Pkm.",
        "play { a <- choose(energy_on(bench_of(me))); b <- choose(active(me)); attach(a, b) }",
    ),
    (
        "You can play this cd only if you have more Prize cds left than yr opponent. Draw 5 cds.",
        "needs(prizes_left(me) > prizes_left(foe)); play { draw(me, 5) }",
    ),
    (
        "Choose 1:\n• Draw 2 cds.\n• Heal 30 damage from yr Active Pkm.",
        "play { either { draw(me, 2) } { a <- choose(active(me)[damaged]); heal(a, 30) } }",
    ),
    (
        "Discard any Stadium cd in play. If you do, yr opponent discards 2 cds from hoh hand.",
        "play { a <- discard(stadium); if did(a) { b <- choose(hand(foe), 2, by=foe); discard(b) "
        "} }",
    ),
    (
        "During this turn, yr Pkm's attacks do 30 more damage to the Active Pkm "
        "(before applying Weakness and Resistance).",
        "play { lasting(end_of_turn) { mod(damage_dealt, all(me), value=30, "
        "stage=before, from=active(foe)) } }",
    ),
    (
        "You may play 2 Moss Kit at the same time. If you play 1 Moss Kit, draw a "
        "cd. If you play 2 Moss Kit, draw 5 cds.",
        'play { if any_of(hand(me)[named("Moss Kit")]) { either { draw(me, 1) } { a <- '
        'choose(hand(me)[named("Moss Kit")]); draw(me, 5); discard(a) } } else { draw(me, 1) } }',
    ),
)

EARLY_ITEMS = (
    (
        "Discard 1 of the other cds from yr hand in order to draw 3 cds.",
        "pay { a <- choose(hand(me) - this_card); discard(a) }; play { draw(me, 3) }",
    ),
    (
        "Discard 1 En cd attached to 1 of yr own Pkm in order to remove up to 3 "
        "damage counters from that Pkm.",
        "pay { a <- choose(all(me)[has_energy]); b <- choose(energy_on(a)); discard(b) }; play { "
        "c <- number(0, 3); remove_counters(a, c) }",
    ),
    (
        "Look at up to 4 cds from the top of yr deck and rearrange them as you like.",
        "play { a <- number(1, 4); b <- top(me, a); look(b); c <- order(b); move(c, deck_top) }",
    ),
    (
        "You cant play this cd if you have 4 or more cds in yr hand. Draw 2 cds.",
        "needs(count(hand(me)) < 4); play { draw(me, 2) }",
    ),
    (
        "Draw 3 cds. You cant play any more Trainer cds this turn.",
        "play { draw(me, 3); lasting(end_of_turn) { forbid_play(me, trainer) } }",
    ),
    (
        "Put a Basic Pkm cd from yr discard pile onto yr Bench. (You cant play "
        "Moss Kit if yr Bench is full.)",
        "needs(not bench_full(me)); play { a <- choose(discards(me)[basic]); bench(a) }",
    ),
    (
        "Play with yr Prize cds face up for the rest of the game.",
        "play { open_prizes(me) }",
    ),
)

SUPPORTERS = (
    (
        "You can play only one Supporter cd each turn. When yr turn ends, discard "
        "this cd.\nSearch yr discard pile for a Trainer cd, show it to yr "
        "opponent, and put it into yr hand.",
        "play { a <- choose(discards(me)[plain_trainer]); reveal(a); move(a, hand) }",
    ),
    (
        "Draw 3 cds. If you have any Pkm SP in play, draw 2 more cds.",
        'play { draw(me, 3); if any_of(all(me)[tag("sp")]) { draw(me, 2) } }',
    ),
    (
        "Search yr deck for up to 2 different types of basic En cds, show them to "
        "yr opponent, and put them into yr hand. Shuffle yr deck afterward.",
        "play { a <- search_different(deck(me)[basic_energy], types, 2); reveal(a); move(a, "
        "hand); shuffle(me) }",
    ),
    (
        "Search yr deck for 2 basic En cds. Show them to yr opponent and put them "
        "into yr hand. Shuffle yr deck afterward. Or, draw 2 cds.",
        "play { either { a <- search(deck(me)[basic_energy], 2); reveal(a); move(a, hand); "
        "shuffle(me) } { draw(me, 2) } }",
    ),
)

TOOLS = (
    (
        "The Pkm this cd is attached to gets +30 HP.",
        "static { mod(max_hp, host, value=30) }",
    ),
    (
        "Attach Moss Kit to 1 of yr Grass Pkm that doesn't already have a Pkm Tool "
        "attached to it. As long as Moss Kit is attached to a Pkm, that Pkm has no "
        "Weakness.",
        "onto(all(me)[typed(G)]); static { mod(weakness_applies, host, forbid) }",
    ),
    (
        "If this cd is attached to a Basic Pkm (excluding Pkm-EX), each of the "
        "attacks of that Pkm does 30 more damage to the Active Pkm-EX (before "
        "applying Weakness and Resistance).",
        'static(while=is(host, basic and not tag("EX"))) { mod(damage_dealt, '
        'host, value=30, stage=before, from=active(foe)[tag("EX")]) }',
    ),
    (
        "When the Pkm this cd is attached to is KO by damage from an opponent's "
        "attack, draw 3 cds.",
        "on(knocked_out(host), event_cause(attack) and not event_from(all(me))) { draw(me, 3) }",
    ),
    (
        "At the end of yr turn, if the Pkm this cd is attached to is yr Active "
        "Pkm, heal 20 damage from it.",
        "on(turn_ended(me), is(host, is_active)) { heal(host, 20) }",
    ),
    (
        "If the Pkm Moss Kit is attached to would be KO by an opponent's attack, "
        "flip a coin. If heads, that Pkm is not KO and its remaining HP becomes 10 "
        "instead. Then, discard Moss Kit.",
        "instead(would_be_knocked_out(host), event_by_attack and not "
        "event_from(all(me))) { a <- flip; if heads(a) > 0 { nullify; "
        "leave_hp(host, 10) }; discard(this_card) }",
    ),
    (
        "Yr turn does not end if the Pkm this cd is attached to becomes M Mossling-EX.",
        'static { mod(mega_ends_turn, host[named("M Mossling-EX")], forbid) }',
    ),
)

STADIUMS = (
    (
        "Each Pkm (both yours and yr opponent's) cant be Poisoned. If another cd "
        "with the same name is in play, you cant play this cd.",
        'static { immune(all(both), poisoned) }; rule("unique_stadium")',
    ),
    (
        "Once during each player's turn, that player may discard a cd from hoh "
        "hand. If that player does, he or she draws a cd.",
        "power(once_player) { a <- choose(hand(me)); b <- discard(a); if did(b) { draw(me, 1) } }",
    ),
    (
        "Whenever any player plays a Basic Pkm from hoh hand onto hoh Bench, that "
        "player flips a coin. If tails, put 1 damage counter on that Pkm.",
        "on(benched(all(both)[basic]), event_by_hand) { a <- "
        "flip(by=event_player); if tails(a) > 0 { counters(event_mon, 1) } }",
    ),
    (
        "The attacks of each Metal Pkm in play (both yours and yr opponent's) do "
        "10 more damage to the Defending Pkm (before applying Weakness and "
        "Resistance).",
        "static { mod(damage_dealt, all(both)[typed(M)], value=10, stage=before, from=defender) }",
    ),
    (
        "Each player pays Colorless Colorless less to retreat hoh Grass and Fire Pkm.",
        "static { mod(retreat_cost, all(both)[typed(G) or typed(R)], value=-2) }",
    ),
)


FOSSILS = (
    (
        "Play Moss Kit as if it were a Basic Pkm. While in play, Moss Kit counts "
        "as a Colorless Pkm (as well as a Trainer cd). Moss Kit has no attacks of "
        "its own, cant retreat, and cant be affected by any Special Conditions. If "
        "Moss Kit is KO, it doesn't count as a KO Pkm.",
        'rule("prizes", 0); rule("no_retreat"); rule("immune"); rule("also_trainer")',
    ),
)


@pytest.mark.parametrize(("text", "written"), ITEMS)
def test_an_item_does_what_it_says(text: str, written: str) -> None:
    assert program(text, "item", LATE) == written


@pytest.mark.parametrize(("text", "written"), EARLY_ITEMS)
def test_early_cards_are_paid_for_and_played_in_their_own_words(text: str, written: str) -> None:
    assert program(text, "item", EARLY) == written


@pytest.mark.parametrize(("text", "written"), SUPPORTERS)
def test_a_supporter_of_the_split_years_means_plain_trainers(text: str, written: str) -> None:
    assert program(text, "supporter", SPLIT) == written


@pytest.mark.parametrize(("text", "written"), TOOLS)
def test_a_tool_speaks_of_the_pokemon_it_lies_with(text: str, written: str) -> None:
    assert program(text, "tool", LATE) == written


@pytest.mark.parametrize(("text", "written"), STADIUMS)
def test_a_stadium_holds_for_both_players(text: str, written: str) -> None:
    assert program(text, "stadium", LATE) == written


@pytest.mark.parametrize(("text", "written"), FOSSILS)
def test_a_fossil_is_played_by_rule_lines(text: str, written: str) -> None:
    assert program(text, "fossil", EARLY) == written


def test_a_card_that_speaks_of_itself_as_a_pokemon_is_refused() -> None:
    assert "Pokémon that the card is not" in stop("Heal 20 damage from this Pokémon.")


def test_words_nobody_knows_stop_the_reading() -> None:
    assert stop("Hum a tune, then draw 2 cards.").startswith("stopped")


def test_what_comes_then_goes_on_with_the_one_outcome_told_of_a_coin() -> None:
    text = "Flip a coin. If heads, discard your hand. Then, draw 5 cards."

    written = program(text, "item")

    assert written.endswith("a <- flip; if heads(a) > 0 { discard(hand(me)); draw(me, 5) } }")


def test_a_stadium_for_one_player_only_is_refused() -> None:
    assert "one player only" in stop("Your Grass Pokémon get +20 HP.", "stadium")
