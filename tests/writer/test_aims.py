"""The purpose of a program's questions: the verb, the object and the sentence."""

from __future__ import annotations

import re

import pytest

from playmat.cards.library import SAMPLES, SHIPPED, Library
from playmat.lang.node import Node, Program
from playmat.lang.parse import parse
from playmat.writer.aims import ASKING, Aim, aim, sentence
from playmat.writer.answer_uses import walk
from playmat.writer.answer_verbs import VERBS

OF_RULES = {"act", "attack", "flip", "pay", "shuffle", "start", "choose"}
"""Verbs of questions by the rules, and of choices without consequence."""

CASES = [
    ("discard", "a <- choose(hand(me), 2); discard(a)", "Discard 2 cards from your hand"),
    (
        "take",
        "a <- search(deck(me)[basic]); move(a, hand)",
        "Put a Basic Pokémon from your deck into your hand",
    ),
    (
        "put back",
        "a <- choose(hand(me)); move(a, deck_top)",
        "Put a card from your hand on top of your deck",
    ),
    (
        "shuffle in",
        "a <- choose(discards(me)); move(a, deck); shuffle(me)",
        "Shuffle a card from your discard pile into your deck",
    ),
    (
        "lose",
        "a <- choose(hand(foe)); move(a, lost)",
        "Put a card from their hand into the Lost Zone",
    ),
    (
        "put",
        "a <- choose(hand(me)); move(a, prizes)",
        "Put a card from your hand among your Prizes",
    ),
    ("set aside", "a <- choose(hand(me)); set_aside(a)", "Set a card from your hand aside"),
    (
        "bench",
        "a <- search(deck(me)[basic], 3); bench(a)",
        "Put up to 3 Basic Pokémon from your deck onto the Bench",
    ),
    (
        "attach",
        "a <- choose(hand(me)[energy]); attach(a, self)",
        "Attach an Energy from your hand to this Pokémon",
    ),
    (
        "attach to",
        "a <- choose(hand(me)[energy]); c <- choose(all(me)); attach(a, c)",
        "Choose one of your Pokémon to attach the Energy to",
    ),
    (
        "move",
        "a <- choose(energy_on(all(me) - self)); attach(a, self)",
        "Move an Energy card from your other Pokémon to this Pokémon",
    ),
    (
        "switch in",
        "a <- choose(bench_of(foe)); switch(foe, a)",
        "Choose one of their Benched Pokémon to become Active",
    ),
    (
        "switch out",
        "a <- choose(active(foe)); switch(foe, nobody, a)",
        "Choose one of their Active Pokémon to go to the Bench",
    ),
    (
        "pick up",
        "a <- choose(bench_of(me)); return_mon(a, hand)",
        "Choose one of your Benched Pokémon to return to your hand",
    ),
    (
        "damage",
        "a <- choose(bench_of(foe)); hit(a, 10)",
        "Choose one of their Benched Pokémon to do 10 damage to",
    ),
    (
        "put counters on",
        "a <- choose(all(foe)); counters(a, 3)",
        "Choose one of their Pokémon to put 3 damage counters on",
    ),
    (
        "move counters",
        "a <- choose(all(me)[damaged]); move_counters(a, self, 1)",
        "Choose one of your damaged Pokémon to move damage counters from",
    ),
    (
        "heal",
        "a <- choose(all(me)[damaged]); heal(a, 30)",
        "Choose one of your damaged Pokémon to heal",
    ),
    ("cure", "a <- choose(all(me)); cure(a)", "Choose one of your Pokémon to cure"),
    (
        "afflict",
        "a <- choose(active(foe)); inflict(a, asleep)",
        "Choose one of their Active Pokémon to make Asleep",
    ),
    ("knock out", "a <- choose(all(me)); knock_out(a)", "Choose one of your Pokémon to Knock Out"),
    (
        "evolve",
        "a <- search(deck(me)[evolution]); evolve(a, self)",
        "Choose an Evolution card from your deck to evolve this Pokémon into",
    ),
    (
        "devolve",
        "a <- choose(all(foe)[evolved]); devolve(a, hand)",
        "Choose one of their evolved Pokémon to devolve",
    ),
    (
        "level up",
        "a <- choose(all(me)); b <- search(deck(me)); level_up(b, a)",
        "Choose one of your Pokémon to level up",
    ),
    (
        "level down",
        "a <- choose(all(foe)); level_down(a, deck)",
        "Choose one of their Pokémon to level down",
    ),
    (
        "replace",
        "a <- search(deck(me)[basic]); replace_top(self, a)",
        "Choose a Basic Pokémon from your deck to take the place of this Pokémon",
    ),
    (
        "exchange",
        "a <- choose(hand(me)); b <- choose(prizes(me)); swap_cards(a, b)",
        "Choose one of your Prizes to exchange for",
    ),
    (
        "use",
        "a <- choose(attacks_of(defender)); use_attack(a)",
        "Choose an attack of the Defending Pokémon to use",
    ),
    (
        "forbid",
        "a <- choose(attacks_of(defender)); lasting(foe_next_turn, defender) { forbid_attacks(a) }",
        "Choose an attack of the Defending Pokémon to forbid",
    ),
    (
        "allow",
        "a <- choose(attacks_of(defender)); lasting(foe_next_turn, defender) { only_attacks(a) }",
        "Choose an attack of the Defending Pokémon that alone may be used",
    ),
    (
        "play",
        "a <- choose(discards(me)[stadium_card]); put_stadium(a)",
        "Put a Stadium from your discard pile into play",
    ),
    ("look at", "a <- number(1, 5); b <- top(me, a); look(b)", "Choose how many cards to look at"),
    ("show", "a <- choose(hand(me)); reveal(a)", "Show a card from your hand"),
    ("turn up", "a <- choose(prizes(me)); turn_up(a)", "Turn one of your Prizes face up"),
    (
        "keep",
        "a <- choose(hand(me)); move(hand(me) - a, deck)",
        "Choose a card from your hand to keep",
    ),
    ("mark", 'a <- choose(all(foe)); marker(a, "Char")', "Choose one of their Pokémon to mark"),
    (
        "affect",
        "a <- choose(all(foe)); lasting(end_of_turn, self) { take_types(self, a) }",
        "Choose one of their Pokémon to affect",
    ),
    ("count", "a <- number(0, 4); repeat(a) { draw(me, 1) }", "Choose how often to do it"),
    (
        "match",
        "a <- choose(energy_on(self)); hit(all(foe)[shares_type(a)], 20)",
        "Choose an Energy card from this Pokémon to match",
    ),
    ("draw", "a <- number(0, 3); draw(me, a)", "Choose how many cards to draw"),
    (
        "order",
        "a <- order(top(me, 3)); move(a, deck_top)",
        "Choose the card that comes next from the top down",
    ),
    (
        "name",
        'a <- pick_word(me, "Heads", "Tails"); if a == 1 { draw(me, 1) }',
        "Choose Heads or Tails",
    ),
    ("decide", "may { draw(me, 2) }", "Draw 2 cards?"),
]


SECOND = ("attach to", "exchange")
"""Verbs of the second question in their programs."""


def asking(program: Program, at: int = 0) -> tuple[Node, str]:
    """An asking word of a program, and the variable bound to its result."""
    node, above = [(n, up[-1]) for n, up in walk(program) if n.word in ASKING][at]
    return node, str(above.args[0]) if above.word == "bind" else ""


def aim_of(text: str, mine: bool = True) -> Aim:
    program = parse(text)
    return aim(program, *asking(program), mine)


def worded(node: Node, found: Aim) -> str:
    """An aim as a sentence with the numbers in its program."""
    numbers = {"choose": node.args[1:3], "search": (*node.args[2:3], *node.args[1:2])}
    least, most = (n if isinstance(n, int) else 2 for n in numbers.get(node.word, (1, 1)))
    return sentence(found, least, most)


@pytest.mark.parametrize(("verb", "effects", "said"), CASES)
def test_a_question_says_what_is_done_with_its_answer(verb: str, effects: str, said: str) -> None:
    program = parse(f"after {{ {effects} }}")
    node, name = asking(program, verb in SECOND)

    found = aim(program, node, name)

    assert (found.verb, worded(node, found)) == (verb, said)


@pytest.mark.parametrize(
    ("verb", "effects", "said"),
    [
        ("discard", "a <- choose(hand(me)); b <- spend(a)", "Discard a card from your hand"),
        (
            "take",
            "a <- choose(energy_on(self)); spend(a, hand)",
            "Put an Energy card from this Pokémon into your hand",
        ),
        (
            "lose",
            "a <- choose(hand(me), 2); spend(a, lost)",
            "Put 2 cards from your hand into the Lost Zone",
        ),
        (
            "shuffle in",
            "a <- choose(hand(me)); spend(a, deck)",
            "Shuffle a card from your hand into your deck",
        ),
        (
            "bench",
            "a <- choose(hand(me)); lay_down(a)",
            "Lay a card from your hand face down on the Bench",
        ),
        (
            "turn up",
            "a <- choose(bench_of(me)); turn_over(a)",
            "Choose one of your Benched Pokémon to turn face up",
        ),
    ],
)
def test_a_question_says_where_a_card_goes(verb: str, effects: str, said: str) -> None:
    program = parse(f"after {{ {effects} }}")
    node, name = asking(program)

    found = aim(program, node, name)

    assert (found.verb, worded(node, found)) == (verb, said)


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        ("a <- choose(bench_of(me)); attach(energy_on(self)[provides(L)], a)", "attach Energy to"),
        (
            "a <- choose(bench_of(me), 2); "
            "each b in a { c <- search(deck(me)[tool]); attach(c, b) }",
            "attach a Tool to",
        ),
        (
            "b <- mill(me, 3); a <- choose(all(me)); attach(b[energy and provides(L)], a)",
            "attach Energy to",
        ),
    ],
)
def test_what_is_attached_has_a_noun(effects: str, said: str) -> None:
    assert aim_of(f"after {{ {effects} }}").said == f"choose # to {said}"


def test_who_comes_up_for_an_active_that_leaves_is_asked_for_as_such() -> None:
    program = parse("after { switch(foe, nobody) }")
    leaving = asking(program)[0]
    coming = Node("switch", (*leaving.args[:2], Node("bench_of", ("foe",))))

    assert aim(program, leaving).verb == "switch out"
    assert aim(program, coming).verb == "switch in"


def test_the_cases_have_every_verb_that_a_text_may_need() -> None:
    assert {verb for verb, _, _ in CASES} == set(VERBS) - OF_RULES


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("pay { a <- choose(hand(me)); discard(a) }; play { draw(me, 2) }", True),
        ("pay { a <- choose(all(me)) }; play { heal(a, 30) }", False),
        ("play { a <- choose(hand(me)); discard(a) }", False),
    ],
)
def test_a_price_is_what_is_paid_and_not_what_is_paid_for(text: str, price: bool) -> None:
    assert aim_of(text).price == price


def test_the_other_player_is_asked_in_the_own_words() -> None:
    text = "after { a <- choose(bench_of(foe), by=foe); switch(foe, a) }"

    assert aim_of(text, mine=True).one == "of their Benched Pokémon"
    assert aim_of(text, mine=False).one == "of your Benched Pokémon"


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        (
            "may { a <- flip }; if heads(a) > 0 { add_damage(70) }; if tails(a) > 0 { cancel }",
            "flip a coin and, if heads, this attack does 70 more damage; if tails, this attack"
            " does nothing?",
        ),
        (
            "may { a <- flip }; if heads(a) > 0 { b <- choose(energy_on(self)[provides(R)]); "
            "discard(b); inflict(defender, burned) }",
            "flip a coin and, if heads, discard a Fire Energy card from this Pokémon, "
            "then make the Defending Pokémon Burned?",
        ),
        ("may { inflict(active(foe), asleep) }", "make each of their Active Pokémon Asleep?"),
        (
            "may { a <- choose(hand(me)); b <- spend(a) }; if did(b) { add_damage(30) }",
            "discard a card from your hand for 30 more damage?",
        ),
        (
            "may { a <- choose(bench_of(me)) }; if any_of(a) and is(self, has_energy) "
            "{ add_damage(20) }; attach(energy_on(self), a)",
            "attach all Energy on this Pokémon to one of your Benched Pokémon?",
        ),
        (
            "may { a <- choose(hand(me)[basic_energy and provides(W)], 0, 2); "
            "each b in a { c <- choose(bench_of(me)); attach(b, c) } }",
            "attach up to 2 basic Water Energy from your hand to your Benched Pokémon as you like?",
        ),
        (
            "may { a <- name_any_type(me, C); lasting(while_active, self) "
            "{ mod_type(resistance, self, set, a) } }",
            "change the Resistance of this Pokémon to a type of your choice?",
        ),
    ],
)
def test_what_may_be_done_is_told_with_what_it_leads_to(effects: str, said: str) -> None:
    assert aim_of(f"after {{ {effects} }}").said == said


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        (
            "a <- top(me, 7); look(a); may { b <- choose(a[pokemon]); reveal(b); move(b, hand) }",
            "show a Pokémon from among the top 7 cards of your deck to your opponent and put it"
            " into your hand?",
        ),
        (
            "each a in all(me) { may { draw(me, 1); heal(a, 10) } }",
            "draw a card, then heal 10 damage from that Pokémon?",
        ),
        (
            "a <- top(me, 1); look(a); may { move(a, hand) }",
            "put the top card of your deck into your hand?",
        ),
        (
            "a <- number(1, 3); b <- flip(a); may { if heads(b) > 1 { draw(me, 1) } }",
            "use {face}?",
        ),
    ],
)
def test_what_may_be_done_with_something_found_before(effects: str, said: str) -> None:
    program = parse(f"play {{ {effects} }}")
    node = next(node for node, _ in walk(program) if node.word == "may")

    assert aim(program, node).said == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "on(knocked_out(active(me) - host), event_cause(attack), me) "
            "{ a <- choose(energy_on(event_mon)[basic_energy]); attach(a, host) }",
            "move a basic Energy card from the Knocked Out Pokémon to the Pokémon with this card?",
        ),
        (
            "instead(power_used(all(foe)), event_power(power), me) "
            "{ a <- choose(hand(me), 2); discard(a); nullify }",
            "discard 2 cards from your hand, then prevent that power?",
        ),
    ],
)
def test_what_a_title_speaks_of_has_a_noun(text: str, said: str) -> None:
    program = parse(text)

    assert aim(program, program[0]).said == said


def test_a_word_linked_in_place_of_another_asks_for_the_same() -> None:
    program = parse("after { a <- number(0, 3); draw(me, a) }")

    found = aim(program, Node("number", (0, 2, "me")), "a")

    assert found.said == "choose how many cards to draw"


def test_words_to_choose_from_stand_in_the_middle_of_a_sentence() -> None:
    text = 'after { a <- pick_word(me, "Your deck", "Your hand"); if a == 1 { draw(me, 1) } }'

    assert aim_of(text).said == "choose your deck or your hand"


def test_amounts_that_differ_are_left_out() -> None:
    text = "after { a <- choose(all(foe)); if is(a, basic) { hit(a, 50) } else { hit(a, 30) } }"

    assert aim_of(text).said == "choose # to damage"


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (1, 1, "Discard a card from your hand"),
        (0, 1, "Discard a card from your hand"),
        (2, 2, "Discard 2 cards from your hand"),
        (0, 2, "Discard up to 2 cards from your hand"),
        (1, 2, "Discard 1 or 2 cards from your hand"),
        (1, 4, "Discard 1 to 4 cards from your hand"),
        (0, 60, "Discard any number of cards from your hand"),
    ],
)
def test_a_sentence_tells_how_many(least: int, most: int, said: str) -> None:
    found = aim_of("after { a <- choose(hand(me)); discard(a) }")

    assert sentence(found, least, most) == said


def programs() -> set[str]:
    """All distinct programs of the library."""
    cards = Library([SAMPLES, SHIPPED]).cards(samples=True)
    faces = [
        [*(a.program for a in c.attacks), *(p.program for p in c.powers), c.text] for c in cards
    ]
    return {text for each in faces for text in each if text}


INTERNAL = re.compile(r"[_#]|[{}]|\?\w|(?<![\w“\[.-])[A-Z](?![\w”\]-])|\b(None|Node|ref)\b")
"""Field names, holes, letters of variables."""


def test_every_question_of_the_library_has_a_purpose_in_a_players_words() -> None:
    wrong = []
    for text in programs():
        program = parse(text)
        for node, above in walk(program):
            if node.word in ASKING:
                name = str(above[-1].args[0]) if above and above[-1].word == "bind" else ""
                found = aim(program, node, name)
                said = worded(node, found).replace("{face}", "")
                if found.verb not in VERBS or not found.one or INTERNAL.search(said):
                    wrong.append((said, found.verb, text))

    assert wrong == []
